"""Checks analysis over many games: stronger players regret less, and planted blunders are found.

    python -m tools.analysis_check GAME --workers 2

Every game is played by one master, one journeyman and one apprentice, and by a journeyman in the fourth seat; who sits
where changes from game to game. Every decision is then analysed as on a server, without knowing who made it. In a
second game from the same deal one decision is replaced by the worst move there is, and that game is analysed, too.
`docs/analysis/` gets a line for each game; the same command goes on where it was interrupted, and writes the tables of
`docs/analysis.md` at the end.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache, partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np

from kartentisch import bots, games
from kartentisch.analysis.decisions import Decision, comparer, decide, questions
from kartentisch.bots.play import BUDGET, Chance, play
from kartentisch.game import Budget
from kartentisch.match import Match, resume, start
from kartentisch.server.analyses import HOW

GAMES = 100
"""How many games of each kind are played, decided before the first one."""
RESULTS = Path(__file__).parents[1] / "docs" / "analysis"
PAGE = RESULTS.with_suffix(".md")
MADE = "<!-- python -m tools.analysis_check -->\n"
"""Everything below this line of the page is made from the results."""
LEVELS = ("master", "journeyman", "apprentice")
PLAYERS = 4
BLUNDER = 4.0
"""A planted blunder costs at least so many times what matters."""
SURE = 10
"""Its cost is measured in so many times more worlds: of many moves, the one that looks worst looks worse than it is."""
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
    asked = [cache(partial(decide, question, HOW.worlds, SEED)) for question in questions(match.record)]
    regrets: dict[str, list[float]] = {level: [] for level in LEVELS}
    marks = dict.fromkeys(LEVELS, 0)
    for question, found in zip(questions(match.record), asked, strict=True):
        if not seats[question.seat]:
            continue  # of the further one nothing is told
        decision = found()
        if decision.compared.ratings:
            regrets[seats[decision.seat]].append(round(decision.compared.regret, 3))
            marks[seats[decision.seat]] += decision.matters
    return {
        "number": number,
        "worlds": HOW.worlds,
        "decisions": {level: len(told) for level, told in regrets.items()},
        "regret": {level: round(sum(told), 3) for level, told in regrets.items()},
        "marks": marks,
        "rounds": len(match.record.rounds),
        "blunder": _blunder(name, match, asked, players, Random(f"{SEED}/blunder/{number}")),
    }


def _blunder(
    name: str, match: Match[Any, Any], found: Sequence[Callable[[], Decision]], players: Sequence[Any], rng: Random
) -> dict[str, Any] | None:
    """A game from the same deals, in which one decision is replaced by the worst move; None: there is no bad one."""
    kind = games.load(name)
    sign = 1 if kind.fewest_win else -1
    order = list(found)
    rng.shuffle(order)
    for decision in (each() for each in order):
        if not decision.compared.worlds:
            continue
        best, worst = decision.compared.ratings[0], max(decision.compared.ratings, key=lambda r: sign * r.value)
        if sign * (worst.value - best.value) < BLUNDER * kind.matters:
            continue
        question = next(q for q in questions(match.record) if (q.round, q.move) == (decision.round, decision.move))
        cost = decide(question._replace(played=worst.move), SURE * HOW.worlds, f"{SEED}/sure").compared.regret
        if cost < BLUNDER * kind.matters:
            continue
        before = resume(match.record.truncated(decision.round, decision.move - 1))
        after = before.play(worst.move)
        chance = Chance(f"{SEED}/after", 0, PLAYERS)
        whole = play(after, players, chance, Budget(simulations=20)) if not after.round_over else after
        asked = next(q for q in questions(whole.record) if (q.round, q.move) == (decision.round, decision.move))
        assert asked.view == question.view
        seen = decide(asked, HOW.worlds, f"{SEED}/again")
        return {
            "round": decision.round,
            "move": decision.move,
            "played": str(worst.move),
            "regret": round(seen.compared.regret, 3),
            "error": round(seen.compared.error, 3),
            "found": seen.matters,
        }
    return None


class Level(NamedTuple):
    """How a level has decided in all games: the mean regret of a decision with its 95 % interval."""

    decisions: int
    regret: float
    low: float
    high: float
    marks: float
    """How many of its decisions of a round were called mistakes."""


def measured(lines: Sequence[dict[str, Any]]) -> dict[str, Level]:
    """Every level, with intervals by resampling games (bootstrap)."""
    draws = np.random.default_rng(1).integers(len(lines), size=(2000, len(lines)))
    rounds = sum(line["rounds"] for line in lines)
    found = {}
    for level in LEVELS:
        regret = np.array([line["regret"][level] for line in lines])
        count = np.array([line["decisions"][level] for line in lines])
        low, high = np.percentile(regret[draws].sum(axis=1) / count[draws].sum(axis=1), (2.5, 97.5))
        marks = sum(line["marks"][level] for line in lines) / rounds
        found[level] = Level(int(count.sum()), float(regret.sum() / count.sum()), float(low), float(high), marks)
    return found


def table(lines: Sequence[dict[str, Any]]) -> str:
    """The results as the documentation shows them."""
    rows = [
        "| player | decisions with a choice | mean regret | 95 % interval | mistakes a round |",
        "|---|---|---|---|---|",
    ]
    for name, level in measured(lines).items():
        interval = f"{level.low:.3f} to {level.high:.3f}"
        rows.append(f"| {name} | {level.decisions} | {level.regret:.3f} | {interval} | {level.marks:.2f} |")
    planted = [line["blunder"] for line in lines if line["blunder"]]
    found = sum(blunder["found"] for blunder in planted)
    return "\n".join([*rows, "", f"{len(lines)} games; {found} of {len(planted)} planted blunders found."])


def results(name: str) -> list[dict[str, Any]]:
    """What was found in the games that have been played, in their order."""
    file = RESULTS / f"{name}.jsonl"
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    return sorted(map(json.loads, lines), key=lambda line: int(line["number"]))


def page() -> str:
    """The documentation with the tables of all games that have been played to the last one."""
    kept = PAGE.read_text("utf-8").partition(MADE)[0]
    whole = {name: lines for name in games.GAMES if len(lines := results(name)) == GAMES}
    return kept + MADE + "".join(f"\n`{name}`:\n\n{table(lines)}\n" for name, lines in whole.items())


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=games.GAMES)
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    done = results(given.game)
    left = sorted(set(range(GAMES)) - {line["number"] for line in done})
    comparer(games.load(given.game))
    RESULTS.mkdir(exist_ok=True)
    with (
        (RESULTS / f"{given.game}.jsonl").open("a", encoding="utf-8") as file,
        ProcessPoolExecutor(given.workers, get_context("spawn")) as pool,
    ):
        for future in as_completed([pool.submit(game, given.game, number) for number in left]):
            done.append(future.result())
            file.write(json.dumps(done[-1]) + "\n")
            file.flush()
            print(f"{len(done)} of {GAMES}", flush=True)
    PAGE.write_text(page(), "utf-8")
    print(table(results(given.game)))


if __name__ == "__main__":
    main()
