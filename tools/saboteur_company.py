"""How good company Saboteur's bots are: what they believe of people, how soon they are found out, how they look.

    python -m tools.saboteur_company [--rounds 1000] [--players 3 5 8] [--workers N] [--levels N] [--out FILE]
    python -m tools.saboteur_company --deals choose --out FILE

For each number of players: tables of every population, one of each among bots (with one sleeper he is the saboteur in
some rounds), tables of bots, and bare saboteurs, who hide nothing, against the same diggers. These rounds are compiled.
With ``--levels`` so many rounds each of the levels as people meet them are played by views as well; ``--simulations``
is the budget of the master. What is published is measured on deals of its own (``--deals test``). Whoever chooses
between ways to play or to believe measures them on others (``--deals choose``), at which nobody sits who is only to be
tested on; beliefs are fitted to still others (``tools/saboteur_fit.py``). Everything is written as JSON
(``docs/strength/company/saboteur.json``), from which ``python -m tools.strength --page`` makes its part of
``docs/strength.md``.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np

from kartentisch.cli.progress import Progress
from kartentisch.game import Budget
from kartentisch.games.saboteur import GAME, bridge, rules
from kartentisch.games.saboteur.actions import ACTION_OF
from kartentisch.games.saboteur.moves import Discard
from kartentisch.games.saboteur.players import company, fitted, watched
from kartentisch.games.saboteur.players.populations import POPULATIONS, Use, character
from kartentisch.games.saboteur.players.watched import Company
from kartentisch.games.saboteur.players.weights import Floats, Records
from kartentisch.games.saboteur.simulator.position import Position
from kartentisch.games.saboteur.state import Config, Phase
from kartentisch.research.resampling import interval, sums
from tools.bare_saboteurs import bare_weights
from tools.company_counts import BINS, LATEST, POINTS, Round, counted

OUT = Path(__file__).parent.parent / "docs" / "strength" / "company" / "saboteur.json"
PIECE = 100
"""How many rounds one worker plays before it asks for more."""
LEVELS = ("apprentice", "improver", "journeyman", "master")
BARE = {"quiet": 0.0, "masks": 0.0, "noise": 0.05}
"""The temper of saboteurs who care for winning alone."""

Character = tuple[Records, Records]


class Task(NamedTuple):
    """A piece of the work: some rounds of one kind."""

    kind: str
    """``table``, ``one``, ``bots``, ``bare`` or ``level``."""
    name: str
    players: int
    rounds: int
    piece: int
    simulations: int
    deals: Use

    @property
    def seed(self) -> int:
        """Where its deals come from: the same for all kinds, so that bots that hide and bare ones have the same."""
        return Random(f"{self.deals}/{self.players}/{self.piece}").getrandbits(40)

    @property
    def figure(self) -> tuple[int, str, str]:
        return self.players, self.kind, self.name


def bare(players: int) -> Character:
    """A saboteur who cares for winning alone: what suspense costs is measured beside him."""
    weights, temper = fitted.bot(players)
    weights, temper = weights.copy(), temper.copy()
    weights[1] = bare_weights()[sum(players >= size for size in fitted.SIZES) - 1]
    for label, value in BARE.items():
        temper[label] = value
    return weights, temper


def seating(task: Task, this: Position) -> Company:
    """Who sits at the table."""
    players, bot = task.players, fitted.bot(task.players)
    if task.kind == "table":
        return watched.seated([character(task.name)] * players)
    if task.kind == "one":
        return watched.seated([character(task.name), *[bot] * (players - 1)])
    if task.kind == "bare":
        return watched.seated([bare(players) if this.roles[seat] else bot for seat in range(players)])
    return watched.seated([bot] * players)


def played(task: Task) -> Iterator[Round]:
    """The rounds of a task."""
    style = fitted.fitted(task.players)
    if task.kind != "level":
        for this, seen, turns in watched.rounds(
            task.players, lambda this: seating(task, this), style, task.rounds, task.seed
        ):
            yield Round(this, seen, turns, style)
        return
    bench, seen, bot = company.bench(), watched.log(), GAME.bots[task.name]()
    rng, nobody = Random(f"{task.name}/{task.seed}"), seating(task, bridge.empty(Config(task.players)))
    for _ in range(task.rounds):
        here = rules.new(Config(task.players))
        here = rules.apply(here, rules.shuffle(here, rng))
        this, actions = bridge.load(here), []
        while here.phase is Phase.TURN:
            move = bot.choose(GAME.view(here, here.turn), rng, Budget(simulations=task.simulations))
            actions.append(ACTION_OF[move] if move in ACTION_OF else ACTION_OF[Discard(move.card)])  # type: ignore[attr-defined]
            here = rules.apply(here, move)
        given = np.array(actions, dtype=np.int64)
        yield Round(this, seen, watched.watch(this, nobody, given, style, bench, bridge.rng_of(1), seen), style)


def work(task: Task) -> list[dict[str, float]]:
    """The rows of a task."""
    closely = task.kind in ("bots", "bare", "level")
    return [counted(one, one=task.kind == "one", closely=closely) for one in played(task)]


def told(rows: Sequence[dict[str, float]], seed: str) -> dict[str, Any]:
    """The figures of some rounds, each with its interval."""
    names = sorted({name for row in rows for name in row})
    columns = np.array([[row.get(name, 0.0) for name in names] for row in rows])
    whole, drawn = columns.sum(axis=0)[None], sums(columns, seed, 1_000)
    place = {name: i for i, name in enumerate(names)}

    def ratio(part: str, of: str) -> list[float] | None:
        if part not in place or not whole[0, place[of]]:
            return None
        with np.errstate(all="ignore"):
            low, high = interval(drawn[:, place[part]] / drawn[:, place[of]])
        return [round(float(whole[0, place[part]] / whole[0, place[of]]), 4), round(low, 4), round(high, 4)]

    def calibration(of: Floats) -> Floats:
        number, said, true = (
            np.stack([of[:, place[f"bin {i}{what}"]] for i in range(BINS)]) for what in ("", " said", " true")
        )
        error: Floats = np.abs(said - true).sum(axis=0) / number.sum(axis=0)
        return error

    error = [float(calibration(whole)[0]), *interval(calibration(drawn))]
    figures: dict[str, Any] = {
        "rounds": len(rows),
        "spoiled": ratio("spoiled", "with saboteurs"),
        "belief": {point: ratio(f"brier {point}", f"prior {point}") for point in POINTS},
        "sure": ratio("sure true", "sure"),
        "calibration": [round(number, 4) for number in error],
        "bins": [
            [round(float(whole[0, place[f"bin {i}{what}"]]), 2) for what in ("", " said", " true")] for i in range(BINS)
        ],
        "condemned": ratio("condemned", "innocents"),
        "wrong": ratio("wrong", "rounds"),
        "wrong as saboteur": ratio("wrong as saboteur", "as saboteur"),
        "hurt": ratio("hurt", "innocents"),
        "wasted": ratio("wasted", "discards"),
        "wasted of chances": ratio("wasted", "could lay"),
        "first maps": [ratio(f"first map {goal}", "first map") for goal in "ABC"],
        "real paths": ratio("real paths", "saboteurs' turns"),
        "deeds": {
            name: int(whole[0, place[name]])
            for name in ("breaks a digger", "breaks a fellow", "mends a digger", "mends a fellow")
        },
    }
    if "saboteurs" in place:
        for by in ("all", "one"):
            figures[f"found by {by}"] = [ratio(f"found by {by} {n}", "saboteurs") for n in range(1, LATEST + 1)]
        figures["all known"] = ratio("all known", "turns")
    return figures


def cost(bare: Sequence[dict[str, float]], hiding: Sequence[dict[str, float]], seed: str) -> list[float]:
    """How many more rounds bare saboteurs win than those that hide, in the same deals, with its interval."""
    pairs = [
        (one["with saboteurs"], one["spoiled"] - other["spoiled"]) for one, other in zip(bare, hiding, strict=True)
    ]
    whole, drawn = np.array(pairs).sum(axis=0), sums(np.array(pairs), seed, 1_000)
    return [round(float(number), 4) for number in (whole[1] / whole[0], *interval(drawn[:, 1] / drawn[:, 0]))]


def tasks(
    players: Sequence[int], rounds: int, levels: int, simulations: int, only: Sequence[str], deals: Use
) -> list[Task]:
    """All the work, the longest first."""
    people = [name for name, one in POPULATIONS.items() if deals is Use.TEST or one.use is not Use.TEST]
    kinds = [("level", name, levels) for name in reversed(LEVELS)] if levels else []
    kinds += [(kind, kind, rounds) for kind in ("bots", "bare")]
    kinds += [(kind, name, rounds) for name in people for kind in ("table", "one")]
    return [
        Task(kind, name, number, min(PIECE if kind != "level" else 10, whole - start), start, simulations, deals)
        for number in sorted(players, reverse=True)
        for kind, name, whole in kinds
        if not only or name in only
        for start in range(0, whole, PIECE if kind != "level" else 10)
    ]


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=1_000)
    parser.add_argument("--players", type=int, nargs="+", default=[3, 5, 8])
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--levels", type=int, default=0, help="rounds of each level, played by views")
    parser.add_argument("--simulations", type=int, default=60, help="of a master's decision")
    parser.add_argument("--only", nargs="+", default=[], help="populations, bots, bare, or levels")
    parser.add_argument("--deals", type=Use, choices=[Use.TEST, Use.CHOOSE], default=Use.TEST)
    parser.add_argument("--out", type=Path, default=OUT, help="JSON; what is there of other figures is kept")
    chosen = parser.parse_args(arguments)
    todo = tasks(chosen.players, chosen.rounds, chosen.levels, chosen.simulations, chosen.only, chosen.deals)
    rows: dict[tuple[int, str, str], list[dict[str, float]]] = {}
    whole, done = sum(task.rounds for task in todo), 0
    with Progress() as progress, ProcessPoolExecutor(chosen.workers, get_context("spawn")) as pool:
        for task, found in zip(todo, pool.map(work, todo), strict=True):
            rows.setdefault(task.figure, []).extend(found)
            done += task.rounds
            progress.reached(done / whole, partial(" ".join, [str(part) for part in task.figure]))
    report = json.loads(chosen.out.read_text("utf-8")) if chosen.out.exists() else {}
    for (players, kind, name), found in sorted(rows.items()):
        figures = told(found, f"{players} {kind} {name}")
        if kind == "level":
            figures["simulations"] = chosen.simulations
        if kind == "bare" and len(rows.get((players, "bots", "bots"), ())) == len(found):
            figures["cost"] = cost(found, rows[players, "bots", "bots"], f"{players} cost")
        report.setdefault(str(players), {}).setdefault(kind, {})[name] = figures
    chosen.out.write_text(json.dumps(report, indent=1, sort_keys=True) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
