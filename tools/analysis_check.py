"""Checks analysis over many games: stronger players regret less, and planted blunders are found.

    python -m tools.analysis_check GAME FILE --games 100 --workers 2

Every game is played by one master, one journeyman and one apprentice, and by journeymen in the other seats; who sits
where changes from game to game. Every decision is then analysed without knowing who made it. In a second game from the
same deal one decision is replaced by the worst move there is, and that game is analysed, too. FILE gets a line for each
game; the same command goes on where it was interrupted, and prints the table of `docs/analysis.md` at the end.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from kartentisch import bots, games
from kartentisch.analysis.decisions import Decision, comparer, decide, questions
from kartentisch.analysis.whole import WORLDS
from kartentisch.bots.play import BUDGET, Chance, play
from kartentisch.game import Budget
from kartentisch.match import Match, resume, start

LEVELS = ("master", "journeyman", "apprentice")
PLAYERS = 4
BLUNDER = 4.0
"""A planted blunder costs at least so many times what matters."""
SEED = "analysis-check"


def game(name: str, number: int) -> dict[str, Any]:
    """One game, analysed: the regrets of each level, and what became of the planted blunder."""
    kind = games.load(name)
    seats = [
        LEVELS[(seat + number) % PLAYERS] if (seat + number) % PLAYERS < len(LEVELS) else "" for seat in range(PLAYERS)
    ]
    levels = [level or "journeyman" for level in seats]
    players = [bots.bot(kind, level) for level in levels]
    chance = Chance(SEED, number, PLAYERS)
    match = play(start(kind, [f"seat {seat}" for seat in range(PLAYERS)]), players, chance, BUDGET)
    found = [decide(question, WORLDS, SEED) for question in questions(match.record)]
    regrets: dict[str, list[float]] = {level: [] for level in LEVELS}
    marks = dict.fromkeys(LEVELS, 0)
    for decision in found:
        if decision.compared.ratings and seats[decision.seat]:
            regrets[seats[decision.seat]].append(round(decision.compared.regret, 3))
            marks[seats[decision.seat]] += decision.matters
    return {
        "number": number,
        "decisions": {level: len(told) for level, told in regrets.items()},
        "regret": {level: round(sum(told), 3) for level, told in regrets.items()},
        "marks": marks,
        "rounds": len(match.record.rounds),
        "blunder": _blunder(name, match, found, players, Random(f"{SEED}/blunder/{number}")),
    }


def _blunder(
    name: str, match: Match[Any, Any], found: Sequence[Decision], players: Sequence[Any], rng: Random
) -> dict[str, Any] | None:
    """A game from the same deals, in which one decision is replaced by the worst move; None: there is no bad one."""
    kind = games.load(name)
    sign = 1 if kind.fewest_win else -1
    order = list(found)
    rng.shuffle(order)
    for decision in order:
        if not decision.compared.worlds:
            continue
        best, worst = decision.compared.ratings[0], max(decision.compared.ratings, key=lambda r: sign * r.value)
        if sign * (worst.value - best.value) < BLUNDER * kind.matters:
            continue
        before = resume(match.record.truncated(decision.round, decision.move - 1))
        question = next(q for q in questions(match.record) if (q.round, q.move) == (decision.round, decision.move))
        after = before.play(worst.move)
        chance = Chance(f"{SEED}/after", 0, PLAYERS)
        whole = play(after, players, chance, Budget(simulations=20)) if not after.round_over else after
        asked = next(q for q in questions(whole.record) if (q.round, q.move) == (decision.round, decision.move))
        assert asked.view == question.view
        seen = decide(asked, WORLDS, f"{SEED}/again")
        return {
            "round": decision.round,
            "move": decision.move,
            "played": str(worst.move),
            "regret": round(seen.compared.regret, 3),
            "error": round(seen.compared.error, 3),
            "found": seen.matters,
        }
    return None


def table(lines: Iterable[dict[str, Any]]) -> str:
    """The results as the documentation shows them: means with 95 % intervals, by resampling games (bootstrap)."""
    games_ = list(lines)
    rows = [
        "| player | decisions | mean regret of a decision | 95 % interval | marks a round |",
        "|---|---|---|---|---|",
    ]
    draws = np.random.default_rng(1).integers(len(games_), size=(2000, len(games_)))
    for level in LEVELS:
        regret = np.array([line["regret"][level] for line in games_])
        count = np.array([line["decisions"][level] for line in games_])
        means = regret[draws].sum(axis=1) / count[draws].sum(axis=1)
        low, high = np.percentile(means, (2.5, 97.5))
        marks = sum(line["marks"][level] for line in games_) / sum(line["rounds"] for line in games_)
        rows.append(
            f"| {level} | {count.sum()} | {regret.sum() / count.sum():.3f} | {low:.3f} to {high:.3f} | {marks:.2f} |"
        )
    planted = [line["blunder"] for line in games_ if line["blunder"]]
    found = sum(blunder["found"] for blunder in planted)
    return "\n".join([*rows, "", f"{len(games_)} games; {found} of {len(planted)} planted blunders found."])


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    done = [json.loads(line) for line in given.file.read_text("utf-8").splitlines()] if given.file.exists() else []
    left = sorted(set(range(given.games)) - {line["number"] for line in done})
    comparer(games.load(given.game))
    with (
        given.file.open("a", encoding="utf-8") as file,
        ProcessPoolExecutor(given.workers, get_context("spawn")) as pool,
    ):
        for future in as_completed([pool.submit(game, given.game, number) for number in left]):
            done.append(future.result())
            file.write(json.dumps(done[-1]) + "\n")
            file.flush()
            print(f"{len(done)} of {given.games}", flush=True)
    print(table(done))


if __name__ == "__main__":
    main()
