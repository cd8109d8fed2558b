"""People's statistics: what is kept of their finished games, added up in whole numbers.

Every game is counted once, when it ends. Those that ended under an earlier version are counted from their records when
somebody asks, a few at a time.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from kartentisch.replay import BadRecord, read
from kartentisch.server import limits, tallies, wire
from kartentisch.server.finished import read_summary, tallied
from kartentisch.server.store import Tallied
from kartentisch.table.model import is_program

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from kartentisch.server.store import Store, Untallied
    from kartentisch.tally import GameTally, RoundTally


class Statistics:
    """Answers what people ask of their own statistics, one after the other and in a thread: tables hardly notice."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._one = asyncio.Lock()

    async def of(self, person: str) -> wire.Statistics:
        """The latest games of a person that count, added up."""
        async with self._one:
            most = 0 if is_program(person) else limits.GAMES_TALLIED_AT_ONCE
            late = await self._store.untallied(person, most, limits.GAMES_COUNTED)
            if late:
                counted = await asyncio.to_thread(_counted_late, late)
                await self._store.keep_tallies(person, counted, limits.GAMES_COUNTED)
            kept = await self._store.tallies_of(person, limits.GAMES_COUNTED, 0)
            found = await asyncio.to_thread(added, kept, time.time())
        return wire.Statistics(found, more=len(late) == most > 0)

    async def counted(self, person: str, skipped: int) -> list[wire.CountedGame]:
        """Some of the games that a person's statistics are made from."""
        kept = await self._store.tallies_of(person, limits.GAMES_EXPORTED_AT_ONCE, skipped)
        return [_told(ended, tallies.read(text)) for _, ended, text in kept]


def _counted_late(games: Sequence[Untallied]) -> list[Tallied]:
    return [Tallied(game.game, game.ended, _late(game)) for game in games]


def _late(game: Untallied) -> str:
    try:
        return tallied(read(game.record), read_summary(game.summary))[game.seat]
    except BadRecord:  # damaged: it does not count
        return ""


def _told(ended: int, tally: GameTally) -> wire.CountedGame:
    return wire.CountedGame(
        ended=ended,
        game=tally.game,
        players=tally.players,
        seat=tally.seat,
        points=tally.points,
        place=tally.place,
        bots=list(tally.bots),
        rounds=[
            wire.CountedRound(one.points, one.others, one.order, one.role, dict(one.counts)) for one in tally.rounds
        ],
    )


def added(kept: Iterable[Tallied], now: float) -> list[wire.GameStatistics]:
    """The sums of stored games, the latest first; one entry a game, by name."""
    groups: defaultdict[str, dict[int, _Group]] = defaultdict(dict)
    latest: defaultdict[str, list[wire.PlacedGame]] = defaultdict(list)
    for one in kept:
        tally = tallies.read(one.tally)
        groups[tally.game].setdefault(tally.players, _Group(tally.players)).add(tally)
        if len(latest[tally.game]) < limits.PLACES_SHOWN:
            ago = max(0, round(now - one.ended))
            latest[tally.game].append(wire.PlacedGame(tally.players, tally.place, tally.points, ago))
    return [
        wire.GameStatistics(game, [groups[game][players].sums() for players in sorted(groups[game])], latest[game])
        for game in sorted(groups)
    ]


@dataclass
class _Spread:
    number: int = 0
    total: int = 0
    squares: int = 0

    def add(self, value: int) -> None:
        self.number += 1
        self.total += value
        self.squares += value * value

    def sums(self) -> wire.Spread:
        return wire.Spread(self.number, self.total, self.squares)


@dataclass
class _Rounds:
    points: _Spread = field(default_factory=_Spread)
    margin: _Spread = field(default_factory=_Spread)

    def add(self, one: RoundTally, others: int) -> None:
        self.points.add(one.points)
        self.margin.add(one.points * others - one.others)

    def sums(self) -> wire.RoundSums:
        return wire.RoundSums(self.points.sums(), self.margin.sums())


@dataclass
class _Role:
    rounds: _Rounds = field(default_factory=_Rounds)
    results: Counter[int] = field(default_factory=Counter)
    counts: Counter[str] = field(default_factory=Counter)

    def add(self, one: RoundTally, others: int) -> None:
        self.rounds.add(one, others)
        self.results[one.points] += 1
        self.counts.update(one.counts)

    def sums(self, role: str) -> wire.RoleSums:
        results = [[points, times] for points, times in sorted(self.results.items())]
        return wire.RoleSums(role, self.rounds.sums(), results, dict(sorted(self.counts.items())))


class _Group:
    """The games with so many players."""

    def __init__(self, players: int) -> None:
        self._players, self._games = players, 0
        self._places = [0] * players
        self._rounds = _Rounds()
        self._by_order = [_Rounds() for _ in range(players)]
        self._roles: defaultdict[str, _Role] = defaultdict(_Role)
        self._levels: defaultdict[str, list[int]] = defaultdict(lambda: [0, 0])

    def add(self, tally: GameTally) -> None:
        self._games += 1
        self._places[tally.place - 1] += 1
        others = self._players - 1
        for one in tally.rounds:
            self._rounds.add(one, others)
            self._by_order[one.order].add(one, others)
            self._roles[one.role].add(one, others)
        for level in set(tally.bots):
            games = self._levels[level]
            games[0] += 1
            games[1] += tally.place == 1

    def sums(self) -> wire.GroupSums:
        return wire.GroupSums(
            players=self._players,
            games=self._games,
            won=self._places[0],
            places=self._places,
            rounds=self._rounds.sums(),
            by_order=[rounds.sums() for rounds in self._by_order],
            roles=[role.sums(name) for name, role in sorted(self._roles.items())],
            levels=[wire.LevelSums(level, *games) for level, games in sorted(self._levels.items())],
        )
