"""What a move made happen, for animation and log, with its audience (S23)."""

from __future__ import annotations

from collections.abc import Iterator

from kartentisch.game import Event, Move
from kartentisch.games.siegel import rules
from kartentisch.games.siegel.cards import COLOURS, TEXT_OF, WHITE
from kartentisch.games.siegel.moves import Deal, Done, Play, Predict, Sabotage, Take
from kartentisch.games.siegel.state import State


def events(before: State, move: Move, after: State) -> tuple[Event, ...]:
    """The events of a legal move, in the order in which they happened."""
    return tuple(_events(before, move, after))


def _events(before: State, move: Move, after: State) -> Iterator[Event]:
    seat = before.turn
    if isinstance(move, Deal):
        yield Event("dealt", {"seat": move.dealer, "round": len(after.results) + 1})
        for owner, hand in enumerate(move.hands):
            yield Event("hand", {"seat": owner, "cards": [TEXT_OF[c] for c in sorted(hand)]}, frozenset({owner}))
        return
    if isinstance(move, Play):
        yield Event("played", {"seat": seat, "card": TEXT_OF[move.card]})
        if len(after.tricks) > len(before.tricks):
            won = after.tricks[-1]
            yield Event("won", {"seat": won.winner, "led": COLOURS[won.led], "by": COLOURS[won.by]})
    elif isinstance(move, Sabotage):
        yield Event("saboteur", {"seat": seat})
    elif isinstance(move, Take):
        yield from _taken(before, (move,))
    elif isinstance(move, (Predict, Done)):
        whole = rules.written(before, move)
        assert isinstance(whole, Predict)
        if isinstance(move, Predict):
            yield from _taken(before, move.takes)
        counts = [sum(t.colour == colour for t in whole.takes) for colour in range(len(COLOURS))]
        yield Event("predicted", {"seat": seat, "seals": counts})
    yield from _settled(before, after)
    if len(after.results) > len(before.results):
        yield Event("round-over", {"scores": list(after.results[-1].scores), "round": len(after.results)})
    if rules.is_over(after):
        yield Event("game-over", {"winners": list(rules.winners(after))})


def _taken(before: State, takes: tuple[Take, ...]) -> Iterator[Event]:
    """S7: every seal taken; of those from other seats also who lost it and whether a white one made up for it."""
    whites = before.middle[WHITE]
    for taken in takes:
        if taken.source is None:
            yield Event("took", {"seat": before.turn, "colour": COLOURS[taken.colour]})
        else:
            args = {"seat": before.turn, "colour": COLOURS[taken.colour], "victim": taken.source, "white": whites > 0}
            yield Event("robbed", args)
            whites = max(0, whites - 1)


def _settled(before: State, after: State) -> Iterator[Event]:
    """S12–S16: what the trick did to its winner's seals, once that is decided."""
    if after.tricks is before.tricks or not after.tricks:
        return  # as after most cards
    won = after.tricks[-1]
    if won.seal is not None:
        if won.seal and won.seal in "rygbvw":
            yield Event("handed-back", {"seat": won.winner, "kind": won.seal})
        else:
            lucky = "spared" if won.winner != after.saboteur else "unmoved"
            names = {"k": "black", "-": "forgot", "": lucky}
            yield Event(names[won.seal or ""], {"seat": won.winner})
