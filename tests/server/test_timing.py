"""How long an answer takes tells nothing of what is hidden: asked in turn of two worlds that a seat cannot tell apart,
everything that answers the seat takes as much of the processor in one as in the other.

The clock is that of this thread alone, and the quickest of many answers counts: a busy machine makes none quicker.
"""

from __future__ import annotations

import dataclasses
import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from random import Random
from time import thread_time
from typing import Any, NamedTuple
from zlib import crc32

import pytest
from msgspec.structs import replace

from kartentisch.game import Move, Seat
from kartentisch.games import GAMES
from kartentisch.server.event_log import EventLog
from kartentisch.server.news import Picture
from kartentisch.server.probe import Prober
from kartentisch.table import commands as do
from kartentisch.table import table as t
from kartentisch.table.model import Table
from kartentisch.table.reasons import Refused
from kartentisch.testing import AnyGame
from tests.conformance.altered import with_rules
from tests.conformance.hidden import SECRETS
from tests.server.worlds import CHOICE, Twins, entries, twins

EYES = [*((game, 1) for game in GAMES), ("saboteur", None)]
PAIRS = 4
TIMES = 20
"""How often each world is asked the same."""
AGAIN = 4
"""So often what seems to differ is measured anew: by chance it does not differ every time."""
MOMENTS = 4
"""Of a game so many moments at which the seat is on turn, and as many others."""
LOOSE_SECONDS, LOOSE = 0.00008, 0.15
"""Two answers that differ by less than so many seconds and that part of the quicker one count as equally quick."""


class Moment(NamedTuple):
    """A table with its log, and the next move where it is the seat's own."""

    table: Table
    log: EventLog
    mine: str | None


def moments(pair: Twins) -> list[tuple[Moment, Moment]]:
    """Both worlds at some moments of their game."""
    found = list(zip(*(_moments(pair, deal) for deal in pair.deals), strict=True))
    mine, others = [[both for both in found if (both[0].mine is None) is other] for other in (False, True)]
    return [*mine[:: max(1, len(mine) // MOMENTS)][:MOMENTS], *others[:: max(1, len(others) // MOMENTS)][:MOMENTS]]


def _moments(pair: Twins, deal: Move) -> Iterator[Moment]:
    table, log = t.restore(entries(pair, deal), 0.0), EventLog()
    for chair in table.chairs:
        table = t.arrive(table, chair.person or "", 0.0)
    for seat, move in pair.moves:
        yield Moment(table, log, move if seat == pair.eyes else None)
        outcome = t.handle(table, f"p-{seat}", f"P{seat}", do.Move(table.version, move), 0.0, Random(0))
        table, log = outcome.table, log.after(outcome.entries, outcome.events, outcome.table.moves)
    if table.turn is not None and table.turn == pair.eyes:  # what the seat does next tells the worlds apart
        assert table.match is not None
        yield Moment(table, log, str(next(iter(table.match.game.rules.legal(table.match.state)))))


Question = Callable[[Moment, Seat | None], object]


def _seen(at: Moment, eyes: Seat | None) -> object:
    return Picture(at.table, at.log, (), 0.0).frame(eyes, host=False)


def _looked_up(at: Moment, eyes: Seat | None) -> object:
    return Picture(at.table, at.log, (), 0.0).log(eyes)


def _refused(at: Moment, eyes: Seat | None) -> object:
    for text in ("nonsense", "NESW@1,0", "discard map", "none"):
        with suppress(Refused):
            t.handle(at.table, _person(eyes), "", do.Move(at.table.version, text), 0.0, Random(0))
    return None


def _moved(at: Moment, eyes: Seat | None) -> object:
    assert at.mine is not None
    outcome = t.handle(at.table, _person(eyes), "", do.Move(at.table.version, at.mine), 0.0, Random(0))
    log = at.log.after(outcome.entries, outcome.events, outcome.table.moves)
    return Picture(outcome.table, log, (), 0.0).frame(eyes, host=False)


def _legal(at: Moment, _: Seat | None) -> object:
    assert at.table.match is not None
    return list(islice(at.table.match.game.rules.legal(at.table.match.state), CHOICE))


def _probed(at: Moment, eyes: Seat | None) -> object:
    assert at.mine is not None
    return Prober().probe(at.table, _person(eyes), at.mine)


ALWAYS: dict[str, Question] = {"view": _seen, "log": _looked_up, "refusal": _refused}
ON_TURN: dict[str, Question] = {"move": _moved, "legal moves": _legal, "probe": _probed}


def _person(eyes: Seat | None) -> str:
    return "p-x" if eyes is None else f"p-{eyes}"


@contextmanager
def undisturbed() -> Iterator[None]:
    """Without the collector of rubbish, which comes when it likes."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def quickest(question: Question, both: tuple[Moment, Moment], eyes: Seat | None, turned: bool) -> list[float]:
    """Of each world the seconds of its quickest answer; they are asked in turn."""
    spent: list[list[float]] = [[], []]
    order = (1, 0) if turned else (0, 1)
    for _ in range(TIMES):
        for world in order:
            began = thread_time()
            question(both[world], eyes)
            spent[world].append(thread_time() - began)
    return [min(seconds) for seconds in spent]


def differs(question: Question, both: tuple[Moment, Moment], eyes: Seat | None) -> bool:
    """Whether one world is slower than the other however often that is measured, and always the same one."""
    slower = set()
    for time in range(1 + AGAIN):
        one, other = quickest(question, both, eyes, turned=bool(time % 2))
        if abs(one - other) <= LOOSE_SECONDS + LOOSE * min(one, other):
            return False
        slower.add(one > other)
    return len(slower) == 1


def told_apart(game: str, eyes: Seat | None) -> set[str]:
    """The questions whose answers betray by their time in which of two worlds they were asked."""
    rng = Random(f"timing {game} {eyes}")
    pairs = [twins(game, 3, eyes, rng, tries=4) for _ in range(PAIRS)]
    found, asked = set[str](), set[str]()
    with undisturbed():
        for both in (both for pair in pairs for both in moments(pair)):
            questions = ALWAYS | (ON_TURN if both[0].mine is not None else {})
            asked |= questions.keys()
            found |= {name for name, asks in questions.items() if name not in found and differs(asks, both, eyes)}
    assert asked == ALWAYS.keys() | (ON_TURN.keys() if eyes is not None else set())
    return found


@pytest.mark.parametrize(("game", "eyes"), EYES)
def test_no_answer_takes_longer_for_what_is_hidden(game: str, eyes: Seat | None) -> None:
    assert told_apart(game, eyes) == set()


# The test of the test: games that dawdle over what is hidden


def dawdle(game: AnyGame, state: Any) -> None:
    """Up to a thousandth of a second, by what the hidden fields hold."""
    secret = crc32(repr([field.read(state) for field in SECRETS[game.name].fields]).encode())
    until = thread_time() + secret % 5 * 0.00025
    while thread_time() < until:
        pass


def slow(game: AnyGame, part: str) -> AnyGame:
    """The game as it would be if its view, or one of its rules, took its time."""

    def view(state: Any, seat: Seat | None) -> Any:
        dawdle(game, state)
        return game.view(state, seat)

    def rule(state: Any, *move: Move) -> Any:
        dawdle(game, state)
        return getattr(game.rules, part)(state, *move)

    return dataclasses.replace(game, view=view) if part == "view" else with_rules(game, **{part: rule})


def slowed(at: Moment, part: str) -> Moment:
    match = at.table.match
    assert match is not None
    return at._replace(table=replace(at.table, match=match._replace(game=slow(match.game, part))))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("part", "betrayed"), [("view", "view"), ("apply", "move"), ("legal", "legal moves")])
def test_a_game_that_dawdles_over_what_is_hidden_is_noticed(game: str, part: str, betrayed: str) -> None:
    rng, question = Random(f"dawdling {game}"), (ALWAYS | ON_TURN)[betrayed]
    found = [both for _ in range(PAIRS) for both in moments(twins(game, 3, 1, rng, tries=4)) if both[0].mine]
    with undisturbed():
        assert any(differs(question, (slowed(one, part), slowed(other, part)), 1) for one, other in found)
