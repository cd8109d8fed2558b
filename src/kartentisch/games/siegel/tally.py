"""What a round of Die sieben Siegel tells about its players, for their statistics."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from kartentisch.game import Seat, SeatTally
from kartentisch.games.siegel.cards import COLOURS
from kartentisch.games.siegel.state import State

SABOTEUR, PREDICTOR = "saboteur", "predictor"


def tally(state: State) -> tuple[SeatTally, ...]:
    """For each seat of the round just ended: when it predicted, whether it was the saboteur, and its predictions.

    For each colour: ``met-r``: seals handed back for a trick (S12); ``left-r``: seals left at the end (S18);
    ``black-r``: black ones taken for a trick won by that colour (S14). White seals belong to no colour.
    """
    seats = state.config.players
    return tuple(
        SeatTally(
            (seat - state.dealer - 1) % seats,
            SABOTEUR if seat == state.saboteur else PREDICTOR,
            dict(sorted(Counter(_counted(state, seat)).items())),
        )
        for seat in range(seats)
    )


def _counted(state: State, seat: Seat) -> Iterator[str]:
    result = state.results[-1]
    for trick in state.tricks:
        if trick.winner != seat:
            continue
        if trick.seal == "k":
            yield f"black-{COLOURS[trick.by]}"
        elif trick.seal and trick.seal in COLOURS:
            yield f"met-{trick.seal}"
    for colour, left in zip(COLOURS, state.seals[seat], strict=False):
        yield from (f"left-{colour}",) * left
    if seat != state.saboteur and result.scores[seat] == 0:
        yield "exact"
