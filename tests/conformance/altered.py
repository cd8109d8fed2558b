"""Games with something wrong, to show that the checks can fail."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import islice
from types import SimpleNamespace
from typing import Any, NamedTuple
from zlib import crc32

from kartentisch.game import Event, Illegal, Move, Rules, Seat
from kartentisch.testing import MOST_MOVES, AnyGame
from tests.conformance.hidden import Hidden

RULES = [name for name in vars(Rules) if not name.startswith("_")]


def with_rules(game: AnyGame, **other: Any) -> AnyGame:
    """The game with some functions of its rules replaced."""
    return replace(game, rules=SimpleNamespace(**{name: getattr(game.rules, name) for name in RULES} | other))


class Betraying(NamedTuple):
    """A view that tells too much."""

    seat: Seat | None
    turn: Seat | None
    moves: tuple[Move, ...]
    view: Any
    secret: object


CHANNELS = ("view", "steps", "legal", "refusals", "events", "deals")
"""All the ways in which a seat could learn something."""


def leaky(game: AnyGame, field: Hidden, channel: str) -> AnyGame:
    """The game as it would be if it told everybody what a hidden field holds."""
    rules = game.rules

    def view(state: Any, seat: Seat | None) -> Any:
        seen = game.view(state, seat)
        return Betraying(seat, seen.turn, seen.moves, seen, field.read(state))

    def turned(state: Any, moves: Sequence[Move]) -> list[Move]:
        """The order betrays it, so that every move is still a legal one."""
        first = crc32(repr(field.read(state)).encode()) % max(1, len(moves))
        return [*moves[first:], *moves[:first]]

    def steps(state: Any) -> Sequence[Move]:
        return turned(state, rules.steps(state))

    def legal(state: Any) -> Iterable[Move]:
        return turned(state, list(islice(rules.legal(state), MOST_MOVES)))

    def apply(state: Any, move: Move) -> Any:
        try:
            return rules.apply(state, move)
        except Illegal as refusal:
            raise Illegal(refusal.reason, refusal.rule, **refusal.details, secret=repr(field.read(state))) from None

    def events(before: Any, move: Move, after: Any) -> tuple[Event, ...]:
        told = game.events(before, move, after)
        if rules.awaits_deal(before) == (channel == "deals"):
            return (*told, Event("leak", {"secret": repr(field.read(after))}))
        return told

    match channel:
        case "view":
            return replace(game, view=view)
        case "steps":
            return with_rules(game, steps=steps)
        case "legal":
            return with_rules(game, legal=legal)
        case "refusals":
            return with_rules(game, apply=apply)
        case _:
            return replace(game, events=events)
