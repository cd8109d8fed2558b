"""The analysis of a whole game: its parts, one by one, and what they add up to."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Generator, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from math import hypot
from multiprocessing import get_context
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from kartentisch import games
from kartentisch.analysis.decisions import Decision, Question, decide, questions
from kartentisch.analysis.replays import Again, Replayed, agains, levels_of, replay, sign, standard
from kartentisch.bots.play import leave_interrupts_to_the_parent
from kartentisch.game import Illegal, Seat

if TYPE_CHECKING:
    from kartentisch.record import Record

WORLDS, REPLAYS, THINKING = 480, 8, 100
"""Worlds for each decision, replays of each round for each seat, and simulations for each decision of a replay."""
AT_ONCE = 4
"""How many parts a process is handed at once."""

Part: TypeAlias = Question | Again
Finding: TypeAlias = Decision | Replayed


class How(NamedTuple):
    """How thorough an analysis is."""

    worlds: int = WORLDS
    replays: int = REPLAYS
    seed: str = "0"


class Share(NamedTuple):
    """A round of a seat: what it got, what a master gets with these cards, and where the difference comes from."""

    round: int
    seat: Seat
    points: int
    mean: float
    error: float
    own: float
    """What its own decisions cost, all together."""
    own_error: float
    luck: float
    """The rest, in points: what neither its cards nor its decisions explain."""


class Analysis(NamedTuple):
    """A game, analysed."""

    decisions: tuple[Decision, ...]
    shares: tuple[Share, ...]


def parts(record: Record, how: How, levels: Sequence[str] | None = None) -> tuple[Part, ...]:
    """The work to be done; `levels` are those of the others in replays, if the record does not tell."""
    return (*questions(record), *agains(record, how.replays, levels or levels_of(record)))


def work(part: Part, how: How) -> Finding:
    """Does one part. It depends on nothing else, so it does not matter where and in which order that is."""
    if isinstance(part, Question):
        return decide(part, how.worlds, how.seed)
    return replay(part, THINKING, how.seed)


def worked(todo: Sequence[Part], how: How, workers: int = 1) -> Generator[Finding, None, None]:
    """Does the parts in their order, in so many processes; closing the generator stops them."""
    if workers == 1:
        yield from (work(part, how) for part in todo)
        return
    with ProcessPoolExecutor(workers, get_context("spawn"), leave_interrupts_to_the_parent) as pool:
        try:
            yield from pool.map(partial(work, how=how), todo, chunksize=AT_ONCE)
        except BrokenProcessPool:
            raise Illegal("worker-died") from None
        finally:
            pool.shutdown(cancel_futures=True)


def gathered(record: Record, findings: Iterable[Finding]) -> Analysis:
    """The analysis out of the findings of all parts, in whatever order they came."""
    decisions: list[Decision] = []
    replays: dict[tuple[int, Seat], list[int]] = defaultdict(list)
    for finding in findings:
        if isinstance(finding, Decision):
            decisions.append(finding)
        else:
            replays[finding.round, finding.seat].append(finding.points)
    decisions.sort(key=lambda decision: (decision.round, decision.move))
    return Analysis(
        tuple(decisions), tuple(_share(record, decisions, place, replays[place]) for place in sorted(replays))
    )


def _share(record: Record, decisions: Sequence[Decision], place: tuple[int, Seat], points: Sequence[int]) -> Share:
    number, seat = place
    own = [found.compared for found in decisions if (found.round, found.seat) == place]
    cost, doubt = sum(found.regret for found in own), hypot(*(found.error for found in own if found.regret))
    got = scores(record)[number - 1][seat]
    mean, error = standard(points)
    return Share(number, seat, got, mean, error, cost, doubt, got - mean - sign(games.load(record.game)) * cost)


def scores(record: Record) -> tuple[tuple[int, ...], ...]:
    """The points of all finished rounds; a record need not write them."""
    from kartentisch.match import resume

    match = resume(record)
    return match.game.rules.scores(match.state)
