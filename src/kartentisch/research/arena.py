"""The arena: bots compared on duplicate deals, a given number or until the confidence interval is narrow enough."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from kartentisch.research.journal import Journal, journal
from kartentisch.research.pairs import Outcome, report, widest
from kartentisch.research.plan import Plan, Seating, among, duplicates, halves, mixed
from kartentisch.research.ratings import ratings
from kartentisch.research.results import made
from kartentisch.research.workers import Crew, in_this_process

BLOCK = 100
"""The interval is checked after each block of so many deals: fixed, so that results do not depend on the workers."""
DEALS_A_GAME = 10

Told = Callable[[float, Callable[[], Outcome]], None]
"""A callback for progress: the share that is done, and a function that gives the results so far."""


def contest(
    plan: Plan,
    deals: int,
    *,
    until: float | None = None,
    games: int | None = None,
    crew: Crew = in_this_process,
    keep: Path | None = None,
    anew: bool = False,
    told: Told | None = None,
    done: Callable[[dict[str, Any]], None] | None = None,
) -> dict[str, Any]:
    """Plays every pair of the plan's bots, each as candidate among the other, and reports.

    It plays at most `deals` rounds, fewer if all intervals are within ± `until` before, and `games` whole games
    (usually a tenth of the deals). `keep` is the journal to continue, or to replace with `anew`; it is removed once
    `done` has the report.
    """
    with journal(plan, keep, "pairs", anew) as kept:
        run = _Run(plan, kept, crew, told)
        played = run.deals(deals, until)
        outcome = Outcome(plan, kept.results, played, played // DEALS_A_GAME if games is None else games)
        run.games(outcome.games)
        found = report(outcome)
        if done:
            done(found)
        return found


def league(
    plan: Plan,
    deals: int,
    *,
    crew: Crew = in_this_process,
    keep: Path | None = None,
    anew: bool = False,
    told: Told | None = None,
    done: Callable[[dict[str, Any]], None] | None = None,
) -> dict[str, Any]:
    """Plays mixed tables of all the plan's bots, and rates them."""
    with journal(plan, keep, "league", anew) as kept:
        tables = [table for index in range(deals) for table in mixed(plan, index)]
        _Run(plan, kept, crew, told).all(tables)
        found = {
            "arena": {**plan.settings(), "deals": deals, "games": 0},
            "made": made(),
            "pairs": [],
            "league": ratings(plan, kept.results, deals),
        }
        if done:
            done(found)
        return found


class _Run:
    def __init__(self, plan: Plan, kept: Journal, crew: Crew, told: Told | None) -> None:
        self.plan = plan
        self.kept = kept
        self.crew = crew
        self.told = told

    def deals(self, most: int, until: float | None) -> int:
        """Plays deals, and returns how many count in the end."""
        complete = checked = 0
        missing = {index: self._missing(duplicates(self.plan, "round", index)) for index in range(most)}
        tables = (table for index in range(most) for table in tuple(missing[index]))
        with closing(self._play(tables)) as played:
            while True:
                while complete < most and not missing[complete]:
                    complete += 1
                block = complete // BLOCK * BLOCK
                if until is not None and checked < block:
                    for count in range(checked + BLOCK, block + 1, BLOCK):
                        if widest(Outcome(self.plan, self.kept.results, count, 0)) <= until:
                            return count
                    checked = block
                if complete == most:
                    return most
                table = next(played)
                missing[table.number].pop(table, None)
                self._tell(complete / most, complete)

    def games(self, count: int) -> None:
        """Plays whole games, each candidate in every seat and in half of them. One bot among its like needs none."""
        self.all(table for index in range(count) for pair in self.plan.pairs() for table in self._games(index, *pair))

    def _games(self, index: int, candidate: int, others: int) -> Iterator[Seating]:
        for seat in range(self.plan.players):
            yield among(self.plan, "game", index, candidate, others, seat)
        yield from halves(self.plan, "game", index, candidate, others)

    def all(self, tables: Iterable[Seating]) -> None:
        """Plays what has not been played."""
        waiting = self._missing(tables)
        if waiting:
            for number, _ in enumerate(self._play(waiting), 1):
                self._tell(number / len(waiting), 0)

    def _missing(self, tables: Iterable[Seating]) -> dict[Seating, None]:
        return dict.fromkeys(table for table in tables if table not in self.kept.results)

    def _play(self, tables: Iterable[Seating]) -> Generator[Seating, None, None]:
        with closing(self.crew(self.plan, tables)) as played:
            for table, seen in played:
                self.kept.add(table, seen)
                yield table

    def _tell(self, share: float, complete: int) -> None:
        if self.told:
            self.told(share, lambda: Outcome(self.plan, self.kept.results, complete, 0))
