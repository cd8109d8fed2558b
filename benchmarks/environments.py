"""How many decisions a second the environment of many tables makes, on one core.

    python benchmarks/environments.py [--json FILE] [--seconds S] [--tables N]

A decision is all that `Tables.step` does for one table: the action is checked and taken, a round that has ended is
scored and the next one dealt, and the observation and the mask of the next seat on turn are written. The actions are
drawn at random before, which is not counted. All numbers of players take turns in short slices of time, so that
whatever else the machine does hits all alike, and the best slice of each counts. Time is that of the processor.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from time import process_time

from kartentisch import games
from kartentisch.research.environments.vector import Tables

SLICES = 10


def slice_of(tables: Tables, seconds: float) -> float:
    """Decisions a second in about so many seconds."""
    steps, spent = 0, 0.0
    while spent < seconds or not steps:
        actions = tables.sample()
        start = process_time()
        tables.step(actions)
        spent += process_time() - start
        steps += 1
    return steps * tables.number / spent


def measure(name: str, number: int, seconds: float) -> dict[int, float]:
    """Decisions a second by number of players, all of them together taking about that long."""
    every = [Tables(name, number, players) for players in games.load(name).players]
    for seed, tables in enumerate(every):
        tables.reset(seed)
        for _ in range(20 * seed):  # not all of them at the same point of a round
            tables.step(tables.sample())
    share = seconds / SLICES / len(every)
    slices = [[slice_of(tables, share) for tables in every] for _ in range(SLICES)]
    return {tables.game.players: max(rates) for tables, rates in zip(every, zip(*slices, strict=True), strict=True)}


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints a table, and writes the figures where it is told to."""
    parser = argparse.ArgumentParser(description="How fast the environment of many tables is.")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures to FILE")
    parser.add_argument("--seconds", type=float, default=20.0, help="about how long to measure (default: %(default)g)")
    parser.add_argument("--tables", type=int, default=2048, help="how many tables (default: %(default)d)")
    chosen = parser.parse_args(arguments)
    figures: dict[str, dict[str, int]] = {}
    for name in games.GAMES:
        rates = measure(name, chosen.tables, chosen.seconds / len(games.GAMES))
        figures[name] = {str(players): round(rate) for players, rate in rates.items()}
        for players, rate in figures[name].items():
            print(f"{name:9} {players:>2} players {rate:11,} decisions/s")
    if chosen.json:
        chosen.json.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
