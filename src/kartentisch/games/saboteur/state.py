"""The state of a game of Saboteur: frozen, a new one for every move."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Literal, NamedTuple

from kartentisch.game import Constant, Option, Seat
from kartentisch.games.saboteur.board import Board
from kartentisch.games.saboteur.cards import Card, Role, Tool
from kartentisch.games.saboteur.moves import Turn

OPTIONS = (
    Option("break_own_tool", True, (False, True), "T12"),
    Option("gold_cards", "diggers", ("diggers", "players"), "T18"),
    Option("rounds", 3, (1, 2, 3), "T21"),
)


@dataclass(frozen=True, slots=True)
class Config:
    """How the game is played; `OPTIONS` says which values there are."""

    players: int
    break_own_tool: bool = True
    gold_cards: Literal["diggers", "players"] = "diggers"
    rounds: int = 3


class Phase(Constant, IntEnum):
    """What the game waits for."""

    DEAL = 0
    TURN = 1
    PICK = 2
    OVER = 3


class Pick(NamedTuple):
    """A gold card picked, and all those on offer, from which it was picked."""

    seat: Seat
    offer: tuple[int, ...]
    value: int


class Past(NamedTuple):
    """What is kept of a finished round: who was what, and who got which gold."""

    roles: tuple[Role, ...]
    spare: Role
    reached: bool
    """Whether the diggers got to the treasure."""
    picks: tuple[Pick, ...]
    paid: tuple[tuple[int, ...], ...]
    """The gold cards that each seat was given as a saboteur."""


class State(NamedTuple):
    """Everything there is to know. After a round it stands until the next deal, so that it can be looked at."""

    config: Config
    phase: Phase
    turn: Seat
    """Meaningless while a deal is awaited and after the end: ask `rules.to_act`."""
    first: Seat
    """Who began the round."""
    board: Board
    goals: tuple[str, ...]
    """What lies at A, B and C, face down or not."""
    roles: tuple[Role, ...]
    spare: Role | None
    hands: tuple[tuple[Card, ...], ...]
    deck: tuple[Card, ...]
    """The draw pile, the next card first."""
    broken: tuple[tuple[Tool, ...], ...]
    history: tuple[Turn, ...]
    """What every seat did with its cards in this round."""
    stack: tuple[int, ...]
    """The gold not yet drawn, the next card first."""
    offer: tuple[int, ...]
    """The gold cards from which the seat on turn picks one, the smallest first."""
    picks: tuple[Pick, ...]
    """The gold cards picked after this round."""
    past: tuple[Past, ...]
    """The finished rounds, the one that still stands included."""
