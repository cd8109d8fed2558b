"""How strong the bots are: plays the arenas listed here and writes docs/strength.md with its plots.

``python -m tools.strength`` plays what has no result yet; ``python -m tools.strength NAME …`` plays those anew;
``--list`` tells their names, ``--page`` only writes the page again. Interrupted, the same command goes on.
Results are kept in ``docs/strength/``, so that the page can be made again without playing.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from kartentisch import bots, games
from kartentisch.cli.progress import Progress
from kartentisch.research import results
from kartentisch.research.arena import contest
from kartentisch.research.pairs import glance
from kartentisch.research.plan import Plan
from kartentisch.research.plot import picture, won
from kartentisch.research.told import between, signed
from kartentisch.research.workers import crew
from tools import company_page, exploiter_page, markdown

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
RESULTS = DOCS / "strength"
KEPT = ROOT / "build" / "strength"

SEED = "strength-3"
"""Another one than those with which parameters of the bots were chosen."""
BUDGETS = {"siegel": 200, "saboteur": 30}
"""Simulations a decision of `master`: fewer than at a live table, so that whole games can be played."""
SEARCHING = {"master"}
"""The bots that use a budget."""


class Arena(NamedTuple):
    """One comparison, of a level with the one below it."""

    game: str
    players: int
    candidate: str
    others: str
    deals: int
    games: int

    @property
    def name(self) -> str:
        return f"{self.game}-{self.players}-{self.candidate}-{self.others}"

    @property
    def plan(self) -> Plan:
        return Plan(self.game, self.players, (self.candidate, self.others), SEED, BUDGETS[self.game])


PLAYED: Mapping[str, Mapping[int, tuple[int, int]]] = {
    "siegel": {3: (400, 200), 4: (400, 200), 5: (400, 200)},
    "saboteur": {3: (100, 100), 5: (100, 60), 8: (100, 60)},
}
"""By the number of players: deals, and whole games. All numbers were chosen beforehand by how long a game takes."""
SEARCHED: Mapping[str, Mapping[int, tuple[int, int]]] = {
    "siegel": {3: (60, 60), 4: (40, 40), 5: (16, 16)},
    "saboteur": {3: (60, 60), 5: (20, 20), 8: (12, 12)},
}
"""The same where somebody searches, which takes some twenty times as long."""

ARENAS = tuple(
    Arena(game, players, better, worse, *(SEARCHED if {better, worse} & SEARCHING else PLAYED)[game][players])
    for game in ("siegel", "saboteur")
    for worse, better in pairwise(bots.names(games.load(game)))
    for players in PLAYED[game]
)


def main(arguments: Sequence[str]) -> int:
    known = {arena.name: arena for arena in ARENAS}
    if "--list" in arguments:
        print(*known, sep="\n")
        return 0
    unknown = [name for name in arguments if name not in known and name != "--page"]
    if unknown:
        print(f"kartentisch: there is no arena {unknown[0]}; see --list", file=sys.stderr)
        return 2
    named = [known[name] for name in arguments if name in known]
    if "--page" not in arguments:
        for arena in named or [arena for arena in ARENAS if not is_played(arena)]:
            play(arena)
    write()
    return 0


def is_played(arena: Arena) -> bool:
    """Whether there is a result with these settings."""
    file = RESULTS / f"{arena.name}.json"
    if not file.exists():
        return False
    found = json.loads(file.read_text("utf-8"))["arena"]
    wanted = {**arena.plan.settings(), "deals": arena.deals, "games": arena.games}
    if not {arena.candidate, arena.others} & SEARCHING:
        del wanted["budget"]
    return all(found[name] == setting for name, setting in wanted.items())


def play(arena: Arena) -> None:
    """Plays an arena and keeps its result."""
    print(arena.name, file=sys.stderr)
    RESULTS.mkdir(exist_ok=True)
    KEPT.mkdir(parents=True, exist_ok=True)
    with Progress() as progress:
        contest(
            arena.plan,
            arena.deals,
            games=arena.games,
            crew=crew(int(os.environ.get("WORKERS", os.cpu_count() or 1))),
            keep=KEPT / f"{arena.name}.part",
            told=lambda share, so_far: progress.reached(share, lambda: glance(so_far())),
            done=partial(_save, RESULTS / f"{arena.name}.json"),
        )


def _save(file: Path, report: dict[str, Any]) -> None:
    file.write_text(results.text(report), "utf-8")


def write() -> None:
    """Writes the page and its plots from the results."""
    for file, text in pages():
        file.write_text(text, "utf-8")


def pages() -> Iterator[tuple[Path, str]]:
    """Every file that follows from the results."""
    found = [
        (arena, json.loads(file.read_text("utf-8")))
        for arena in ARENAS
        if (file := RESULTS / f"{arena.name}.json").exists()
    ]
    parts = [HEAD] if found else [HEAD, NOTHING_YET]
    for game, title in (("siegel", "Die sieben Siegel"), ("saboteur", "Saboteur")):
        reports = [(arena, report) for arena, report in found if arena.game == game]
        if not reports:
            continue
        plot = RESULTS / f"{game}.svg"
        yield plot, _plot(title, reports)
        parts += [f"\n## {title}\n", f"![{title}: games won, with intervals](strength/{plot.name})\n", NOTES[game]]
        parts += [_pairs(game, reports), _halved(reports), _alike(game, reports)]
    for text in company_page.part(RESULTS / "company" / "saboteur.json", RESULTS):
        if isinstance(text, str):
            parts.append(text)
        else:
            yield text
    parts += exploiter_page.part(RESULTS / "company" / "exploiters.json")
    yield DOCS / "strength.md", "\n".join(part for part in parts if part) + "\n" + TAIL


HEAD = """\
# How strong the bots are

This page is made by `python -m tools.strength` (`make strength`) from the results in `docs/strength/`, each of
which is what `kartentisch arena` writes; do not edit it by hand.

Every level is set against the one below it, each of them once as candidate among the other. What counts comes first:

1. **Games won**: the share of whole games, in brackets that of equals. Every game is played once with the candidate in
   each seat, always with the same deals. *Half of the seats*: the candidate has two of four or five seats, four of
   eight, and all of them together win so many; with three players there is no such half.
2. **Margin**: the candidate's points a round minus the mean of the others at its table, in rounds of their own; with
   half of the seats, in the whole games.
3. **Own points**: the difference to the other bot in the same seat of the same deal. It does not tell who wins, for a
   table where nobody hurts anybody has good points, too.

The 95 % intervals are bootstrapped over deals. How many deals and games are played was decided beforehand, by how long
they take. `master` has 200 simulations a decision at Die sieben Siegel and 30 at Saboteur, less than at a live table.
Times are by the clock, of decisions with more than one move, on a busy machine: no more than the order of size."""

NOTHING_YET = "\nNone of the arenas has been played yet."

NOTES = {
    "siegel": """\
Penalty points a round: less is better. *Exact* is the share of predictions that came out exactly.

Every level wins clearly more games than is fair among the one below it, and that one clearly fewer among it, with every
number of players. With five, 16 games do not show it with half of the seats, nor by the margin, for `master`.
""",
    "saboteur": """\
Gold a round: more is better.

The levels are hardly apart by games won. `apprentice` beats `random`, except that one alone among players at random
wins no more than is fair with five and eight players. Clearly better both ways round are `improver` than `apprentice`
and `journeyman` than `improver` with three players, the latter also with eight in half of the seats; otherwise that is
not shown. For `master`, with as few simulations as here, nothing is shown, and with five players it wins fewer games
alone than is fair.

These games are older than the bots: they were played before beliefs were fitted for each size of table and before the
saboteurs of `apprentice` learned to hide, and tell what the levels were then. What company the bots are now is told
below.

There is no grandmaster of Saboteur: no net has been trained for it, and nothing is claimed of one. What a saboteur
gains who hides nothing is told below as the cost of suspense; of exploiters it is told at the end.
""",
}

TAIL = """
## How to do it again

```sh
make strength                                   # what has no result yet
make strength ARENA=siegel-4-apprentice-random  # one of them anew; python -m tools.strength --list tells the names
```

Both can be interrupted and go on where they were. The same seed gives the same numbers again, times aside; the
intervals with the same NumPy only. What company Saboteur's bots are is measured by `python -m tools.saboteur_company
--rounds 2000 --levels 200 --simulations 30`, what an exploiter gains by `python -m tools.saboteur_exploiter`; their
parameters are fitted by `python -m tools.saboteur_fit`.
"""


def _pairs(game: str, reports: Sequence[tuple[Arena, dict[str, Any]]]) -> str:
    measured = {
        "siegel": ("exact-rate", "saboteur-rate"),
        "saboteur": ("digger-gold", "saboteur-gold", "treasure-rate"),
    }
    titles = {
        "siegel": ("exact (other)", "took the saboteur (other)"),
        "saboteur": ("as digger (other)", "as saboteur (other)", "treasure (other)"),
    }
    head = (
        "players",
        "candidate",
        "among",
        "games won (fair)",
        "95 %",
        "margin",
        "95 %",
        "own points",
        "95 %",
        "games",
        "deals",
        *titles[game],
        "ms a decision",
    )
    rows = [
        (
            str(pair["players"]),
            f"`{pair['candidate']}`",
            f"`{pair['others']}`",
            *_wins(pair["wins"]),
            *_margin(pair["margin"]),
            signed(pair["difference"]),
            between(pair["low"], pair["high"]),
            str(pair["wins"]["games"]),
            str(pair["deals"]),
            *(_both(pair["measures"].get(key), key) for key in measured[game]),
            f"{pair['ms_per_decision']:.2f}",
        )
        for _, report in reports
        for pair in report["pairs"]
    ]
    return markdown.table(head, rows, left=3)


def _halved(reports: Sequence[tuple[Arena, dict[str, Any]]]) -> str:
    """The same with the candidate in half of the seats."""
    rows = [
        (
            str(pair["players"]),
            f"`{pair['candidate']}`",
            f"`{pair['others']}`",
            *_wins(half),
            *_margin(half["margin"]),
            f"{half['points']['value']:.2f}",
            between(half["points"]["low"], half["points"]["high"], sign=False),
        )
        for _, report in reports
        for pair in report["pairs"]
        if (half := pair["halves"])
    ]
    titles = ("games won (fair)", "95 %", "margin", "95 %", "own points a round", "95 %")
    return "\nHalf of the seats:\n\n" + markdown.table(("players", "candidate", "and", *titles), rows, left=3)


def _alike(game: str, reports: Sequence[tuple[Arena, dict[str, Any]]]) -> str:
    """Each bot among its like, once for every number of players."""
    tables = {(arena.players, table["bot"]): table for arena, report in reports for table in report["tables"]}
    measured = {"siegel": ("exact-rate", "saboteur-rate", "saboteur-points"), "saboteur": ("treasure-rate",)}[game]
    titles = {
        "siegel": ("points a round", "exact", "took the saboteur", "points as saboteur"),
        "saboteur": ("gold a round", "treasure reached", "95 %", "Brier score", "of the prior", "better by", "95 %"),
    }[game]
    order = list(bots.names(games.load(game)))
    rows = []
    for (players, bot), table in sorted(tables.items(), key=lambda item: (_rank(order, item[0][1]), item[0][0])):
        told = [f"{table['points']['value']:.2f}"]
        for key in measured:
            measure = table["measures"].get(key, {"value": None, "low": None, "high": None})
            told.append(_one(measure["value"], key))
            if game == "saboteur":
                told.append(between(measure["low"], measure["high"], percent=True))
        if game == "saboteur":
            told += _belief(table["belief"])
        rows.append((str(players), f"`{bot}`", *told))
    return "\nAmong their like:\n\n" + markdown.table(("players", "bot", *titles), rows, left=2)


def _rank(order: Sequence[str], bot: str) -> int:
    return order.index(bot) if bot in order else len(order)


def _belief(belief: dict[str, Any] | None) -> list[str]:
    if belief is None:
        return ["–"] * 4
    better = between(belief["low"], belief["high"], percent=True)
    return [f"{belief['brier']:.3f}", f"{belief['prior']:.3f}", f"{100 * belief['better']:.1f} %", better]


def _one(value: float | None, key: str) -> str:
    if value is None:
        return "–"
    return f"{100 * value:.1f} %" if key.endswith("-rate") else f"{value:.2f}"


def _both(measure: dict[str, float | None] | None, key: str) -> str:
    if measure is None:
        return "–"
    return f"{_one(measure['candidate'], key)} ({_one(measure['others'], key)})"


def _wins(wins: dict[str, float]) -> tuple[str, str]:
    interval = between(wins["low"], wins["high"], percent=True)
    return f"**{100 * wins['value']:.0f} %** ({100 * wins['fair']:.0f} %)", interval


def _margin(margin: dict[str, float]) -> tuple[str, str]:
    return signed(margin["value"]), between(margin["low"], margin["high"])


def _plot(title: str, reports: Sequence[tuple[Arena, dict[str, Any]]]) -> str:
    rows = [
        won(f"{pair['players']}: {pair['candidate']} among {pair['others']}", pair["wins"])
        for _, report in reports
        for pair in report["pairs"]
    ]
    where = "players: candidate among the other bot; lines: 95 % intervals"
    return picture(rows, f"{title}: games won, in percentage points above equals; right is better", where, digits=0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
