"""What a move made happen, for animation and log, with its audience (S23)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal, TypeAlias, TypedDict, get_args

from kartentisch.game import Event, Move
from kartentisch.games.siegel import rules
from kartentisch.games.siegel.cards import TEXT_OF, WHITE
from kartentisch.games.siegel.moves import Deal, Done, Play, Predict, Sabotage, Take
from kartentisch.games.siegel.state import State

Colour: TypeAlias = Literal["r", "y", "g", "b", "v"]
"""A colour of the cards: red, yellow, green, blue, violet."""
Kind: TypeAlias = Literal["r", "y", "g", "b", "v", "w", "k"]
"""A kind of seal: one of the colours, white or black."""

COLOURS: tuple[Colour, ...] = get_args(Colour)


class BySeat(TypedDict):
    """Something that a seat does, or that happens to it, with nothing more to tell."""

    seat: int


class Dealt(TypedDict):
    """A round begins; `seat` is its dealer."""

    seat: int
    round: int


class Hand(TypedDict):
    """The cards dealt to a seat, sorted."""

    seat: int
    cards: list[str]


class Played(TypedDict):
    """A card laid into the trick."""

    seat: int
    card: str


class Won(TypedDict):
    """The end of a trick: its winner, the colour led and the colour that won."""

    seat: int
    led: Colour
    by: Colour


class Took(TypedDict):
    """A seal taken from the middle for a prediction."""

    seat: int
    colour: Colour


class Robbed(TypedDict):
    """A seal taken from another seat; `white`: the victim got a white one for it."""

    seat: int
    colour: Colour
    victim: int
    white: bool


class Predicted(TypedDict):
    """A whole prediction: how many seals of each colour, in the order of `Colour`."""

    seat: int
    seals: list[int]


class HandedBack(TypedDict):
    """The winner of a trick hands a seal back to the middle."""

    seat: int
    kind: Kind


class RoundOver(TypedDict):
    """The penalties of a finished round."""

    scores: list[int]
    round: int


class GameOver(TypedDict):
    """The end of the game."""

    winners: list[int]


EVENTS: Mapping[str, type] = {
    "dealt": Dealt,
    "hand": Hand,
    "saboteur": BySeat,
    "took": Took,
    "robbed": Robbed,
    "predicted": Predicted,
    "played": Played,
    "won": Won,
    "handed-back": HandedBack,
    "black": BySeat,
    "forgot": BySeat,
    "spared": BySeat,
    "unmoved": BySeat,
    "round-over": RoundOver,
    "game-over": GameOver,
}
"""Every event with the type of its arguments."""

GIVEN: Mapping[str, Kind] = {kind: kind for kind in get_args(Kind) if kind != "k"}
"""The kinds of seals that can be handed back."""


def events(before: State, move: Move, after: State) -> tuple[Event, ...]:
    """The events of a legal move, in the order in which they happened."""
    return tuple(_events(before, move, after))


def _events(before: State, move: Move, after: State) -> Iterator[Event]:
    seat = before.turn
    if isinstance(move, Deal):
        yield Event("dealt", Dealt(seat=move.dealer, round=len(after.results) + 1))
        for owner, hand in enumerate(move.hands):
            yield Event("hand", Hand(seat=owner, cards=[TEXT_OF[c] for c in sorted(hand)]), frozenset({owner}))
        return
    if isinstance(move, Play):
        yield Event("played", Played(seat=seat, card=TEXT_OF[move.card]))
        if len(after.tricks) > len(before.tricks):
            won = after.tricks[-1]
            yield Event("won", Won(seat=won.winner, led=COLOURS[won.led], by=COLOURS[won.by]))
    elif isinstance(move, Sabotage):
        yield Event("saboteur", BySeat(seat=seat))
    elif isinstance(move, Take):
        yield from _taken(before, (move,))
    elif isinstance(move, (Predict, Done)):
        whole = rules.written(before, move)
        assert isinstance(whole, Predict)
        if isinstance(move, Predict):
            yield from _taken(before, move.takes)
        counts = [sum(t.colour == colour for t in whole.takes) for colour in range(len(COLOURS))]
        yield Event("predicted", Predicted(seat=seat, seals=counts))
    yield from _settled(before, after)
    if len(after.results) > len(before.results):
        yield Event("round-over", RoundOver(scores=list(after.results[-1].scores), round=len(after.results)))
    if rules.is_over(after):
        yield Event("game-over", GameOver(winners=list(rules.winners(after))))


def _taken(before: State, takes: tuple[Take, ...]) -> Iterator[Event]:
    """S7: every seal taken; of those from other seats also who lost it and whether a white one made up for it."""
    whites = before.middle[WHITE]
    for taken in takes:
        colour = COLOURS[taken.colour]
        if taken.source is None:
            yield Event("took", Took(seat=before.turn, colour=colour))
        else:
            args = Robbed(seat=before.turn, colour=colour, victim=taken.source, white=whites > 0)
            yield Event("robbed", args)
            whites = max(0, whites - 1)


def _settled(before: State, after: State) -> Iterator[Event]:
    """S12–S16: what the trick did to its winner's seals, once that is decided."""
    if after.tricks is before.tricks or not after.tricks:
        return  # as after most cards
    won = after.tricks[-1]
    if won.seal is not None:
        if won.seal in GIVEN:
            yield Event("handed-back", HandedBack(seat=won.winner, kind=GIVEN[won.seal]))
        else:
            lucky = "spared" if won.winner != after.saboteur else "unmoved"
            names = {"k": "black", "-": "forgot", "": lucky}
            yield Event(names[won.seal], BySeat(seat=won.winner))
