"""The state of a game of Die sieben Siegel: frozen, a new one for every move."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Literal, NamedTuple

from kartentisch.game import Constant, Option, Seat
from kartentisch.games.siegel.cards import SABOTEUR_PRICES, Card, Hand
from kartentisch.games.siegel.moves import Take

OPTIONS = (
    Option("by_hand", False, (False, True), "S17"),
    Option("white_before_black", "must", ("may", "must"), "S14"),
    Option("whites_exhausted", "forbid", ("forbid", "uncompensated"), "S8"),
    Option("saboteur_base", SABOTEUR_PRICES[0], SABOTEUR_PRICES, "S19"),
    Option("open_tricks", False, (False, True), "S23"),
    Option("designer_long", False, (False, True), "S22"),
    Option("rounds", None, tuple(range(1, 21)), "S20", lambda config: config.rounds_to_play),
)
"""In the order in which a form asks for them."""

_ROUNDS = {3: 6, 4: 4, 5: 5}
_DESIGNER_ROUNDS = {3: 9, 4: 8, 5: 10}


@dataclass(frozen=True, slots=True)
class Config:
    """Players and options; the fields are the `OPTIONS`."""

    players: int
    whites_exhausted: Literal["forbid", "uncompensated"] = "forbid"
    white_before_black: Literal["must", "may"] = "must"
    by_hand: bool = False
    saboteur_base: int = SABOTEUR_PRICES[0]
    rounds: int | None = None
    designer_long: bool = False
    open_tricks: bool = False

    @property
    def rounds_to_play(self) -> int:
        """S20, S22: a number that was asked for goes before those of the rules."""
        return self.rounds or (_DESIGNER_ROUNDS if self.designer_long else _ROUNDS)[self.players]


class Phase(Constant, IntEnum):
    """What is awaited."""

    DEAL = 0
    PREDICT = 1
    PLAY = 2
    HAND_BACK = 3
    OVER = 4


class Trick(NamedTuple):
    """A complete trick. `seal` tells what it did to its winner's seals:

    a kind of ``rygbvw`` handed back, ``k`` a black one taken, ``-`` forgotten, empty: nothing; None: not settled yet.
    """

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat
    led: int
    by: int
    seal: str | None


class Result(NamedTuple):
    """A finished round."""

    dealer: Seat
    saboteur: Seat | None
    scores: tuple[int, ...]
    predictions: tuple[tuple[Take, ...] | None, ...] = ()
    won: tuple[tuple[str, ...], ...] = ()
    """For each seat what every trick that it won did to its seals, as `Trick.seal` tells it."""
    seals: tuple[tuple[int, ...], ...] = ()
    """What each seat had left."""


class State(NamedTuple):
    """Everything there is to know. After a round it stands until the next deal, so that it can be looked at."""

    config: Config
    phase: Phase
    turn: Seat
    """Meaningless while a deal is awaited and after the end: ask `rules.to_act`."""
    hands: tuple[Hand, ...]
    trick: tuple[Card, ...]
    """The cards on the table, the leader's first; empty as soon as the trick is won."""
    leader: Seat
    dealer: Seat
    seals: tuple[tuple[int, ...], ...]
    """``seals[seat][kind]``."""
    middle: tuple[int, ...]
    saboteur: Seat | None
    predictions: tuple[tuple[Take, ...] | None, ...]
    taking: tuple[Take, ...]
    """The steps of the prediction in progress; their seals are taken already."""
    tricks: tuple[Trick, ...]
    results: tuple[Result, ...]
