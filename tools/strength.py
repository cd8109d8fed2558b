"""How strong the bots are: plays the arenas listed here and writes docs/strength.md with its plots.

``python -m tools.strength`` plays what has no result yet; ``python -m tools.strength NAME …`` plays those anew;
``--list`` tells their names, ``--page`` only writes the page again. Interrupted, the same command goes on.
Results are kept in ``docs/strength/``, so that the page can be made again without playing.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from kartentisch import bots, games
from kartentisch.cli.progress import Progress
from kartentisch.research import results
from kartentisch.research.arena import contest
from kartentisch.research.pairs import glance
from kartentisch.research.plan import Plan
from kartentisch.research.plot import Line, picture
from kartentisch.research.told import between, signed
from kartentisch.research.workers import crew

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
RESULTS = DOCS / "strength"
KEPT = ROOT / "build" / "strength"

SEEDS = {"siegel": "strength", "saboteur": "strength-2"}
"""The seeds; Saboteur's is another one than that with which parameters of its bots were chosen."""
BUDGETS = {"siegel": 1_000, "saboteur": 120}
"""Simulations a decision of `master`: about 50 ms at Die sieben Siegel, less at Saboteur."""
SEARCHING = {"master"}
"""The bots that use a budget."""


class Arena(NamedTuple):
    """One comparison; `deals` at most, fewer where the interval is narrow enough before."""

    game: str
    players: int
    candidate: str
    others: str
    deals: int
    until: float | None = None
    games: int | None = None

    @property
    def name(self) -> str:
        return f"{self.game}-{self.players}-{self.candidate}-{self.others}"

    @property
    def plan(self) -> Plan:
        return Plan(self.game, self.players, (self.candidate, self.others), SEEDS[self.game], BUDGETS[self.game])


ARENAS = (
    *(Arena("siegel", players, "journeyman", "random", 1_200) for players in (3, 4, 5)),
    *(Arena("siegel", players, "journeyman", "apprentice", 1_200) for players in (3, 4, 5)),
    *(
        Arena("siegel", players, "master", "journeyman", deals, games=0)
        for players, deals in ((3, 180), (4, 90), (5, 90))
    ),
    *(
        Arena("saboteur", players, "apprentice", "random", deals, games=0)
        for players, deals in ((3, 150), (5, 200), (8, 400))
    ),
    *(
        Arena("saboteur", players, "journeyman", "apprentice", deals, games=0)
        for players, deals in ((3, 400), (5, 500), (8, 800))
    ),
    *(
        Arena("saboteur", players, "master", "journeyman", deals, games=0)
        for players, deals in ((3, 120), (5, 150), (8, 208))
    ),
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
    wanted = {**arena.plan.settings(), "deals": arena.deals}
    if arena.until is not None:
        del wanted["deals"]
    if not {arena.candidate, arena.others} & SEARCHING:
        del wanted["budget"]
    return all(found[name] == setting for name, setting in wanted.items())


def play(arena: Arena) -> None:
    """Plays an arena and keeps its result; one whose bots do not exist is left out."""
    missing = {arena.candidate, arena.others} - {*bots.names(games.load(arena.game))}
    if missing:
        print(f"{arena.name}: there is no {', '.join(sorted(missing))}", file=sys.stderr)
        return
    print(arena.name, file=sys.stderr)
    RESULTS.mkdir(exist_ok=True)
    KEPT.mkdir(parents=True, exist_ok=True)
    with Progress() as progress:
        contest(
            arena.plan,
            arena.deals,
            until=arena.until,
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
        yield plot, _plot(game, title, reports)
        parts += [f"\n## {title}\n", f"![{title}: differences with intervals](strength/{plot.name})\n", NOTES[game]]
        parts += [_pairs(game, reports), _alike(game, reports)]
    yield DOCS / "strength.md", "\n".join(part for part in parts if part) + "\n" + TAIL


HEAD = """\
# How strong the bots are

This page is made by `python -m tools.strength` (`make strength`) from the results in `docs/strength/`, each of
which is what `kartentisch arena` writes; do not edit it by hand.

A deal is one round. In every seat of every deal the candidate sits once among the other bot, with the same cards and
the same chance as the other bot had there. What counts is the share of whole games won, in brackets what a bot among
its like would win; the same with the candidate in half of the seats. The margin is the candidate's points a round minus
the mean of the others at its table. The difference is the candidate's points minus those of the other bot in the same
seat of the same deal; it does not tell who wins, for a table where nobody hurts anybody has good points, too. The 95 %
intervals are bootstrapped over deals. A dash: played before this was recorded. Times are by the clock, of
decisions with more than one move, on a machine that did other things as well and let the arenas stand still at times:
they say little more than the order of size.
How many deals masters played was decided by the time there was, while the results could be seen."""

NOTHING_YET = "\nNone of the arenas has been played yet."

NOTES = {
    "siegel": """\
Penalty points a round: less is better. *Exact* is the share of predictions that came out exactly.

The master was meant to be better than the journeyman by 0.8 points each way round. It is clearly better everywhere,
but not everywhere by that much. It lacks knowledge of the other hands rather than search: given all cards, the same
search gains several times as much. Tried in the same time a decision, without a difference beyond chance: a larger
function for its own cards in the rounds it plays out, and more steps between the deals that it draws, with fewer
rounds played out.
""",
    "saboteur": """\
Gold a round: more is better.

With three players the treasure is reached more often than with more: in a quarter of the rounds there is no saboteur at
all, and a single one among two who count is soon found out, as the Brier scores say. Hiding does not help it: saboteurs
who dig along until the end is near, or who mind more what their actions tell, lost more turns than they won trust, once
the others knew their habits.

These results were played before a fault was mended in how `journeyman` and `master` weigh cards after a rockfall;
today's bots play a little differently where they hold one.
""",
}

TAIL = """
## How to do it again

```sh
make strength                                   # what has no result yet
make strength ARENA=siegel-4-journeyman-random  # one of them anew; python -m tools.strength --list tells the names
```

Both can be interrupted and go on where they were. The same seed gives the same numbers again, times aside; the
intervals with the same NumPy only.
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
        "half of the seats (fair)",
        "margin",
        "95 %",
        "difference",
        "95 %",
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
            _wins(pair.get("halves"))[0],
            *_margin(pair.get("margin")),
            f"**{signed(pair['difference'])}**",
            between(pair["low"], pair["high"]),
            str(pair["deals"]),
            *(_both(pair["measures"].get(key), key) for key in measured[game]),
            f"{pair['ms_per_decision']:.2f}",
        )
        for _, report in reports
        for pair in report["pairs"]
    ]
    return _table(head, rows, left=3)


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
    return "\nAmong their like:\n\n" + _table(("players", "bot", *titles), rows, left=2)


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


def _wins(wins: dict[str, float] | None) -> tuple[str, str]:
    if wins is None:
        return "–", "–"
    interval = between(wins["low"], wins["high"], percent=True)
    return f"{100 * wins['value']:.0f} % ({100 * wins['fair']:.0f} %)", interval


def _margin(margin: dict[str, float] | None) -> tuple[str, str]:
    """The margin with its interval; results that were played before it was recorded have none."""
    return ("–", "–") if margin is None else (signed(margin["value"]), between(margin["low"], margin["high"]))


def _table(head: Sequence[str], rows: Sequence[Sequence[str]], left: int) -> str:
    rule = "|".join("---" if place < left else "---:" for place in range(len(head)))
    return "\n".join((f"| {' | '.join(head)} |", f"|{rule}|", *(f"| {' | '.join(row)} |" for row in rows)))


def _plot(game: str, title: str, reports: Sequence[tuple[Arena, dict[str, Any]]]) -> str:
    rows = [
        Line(
            f"{pair['players']}: {pair['candidate']} among {pair['others']}",
            pair["difference"],
            pair["low"],
            pair["high"],
        )
        for _, report in reports
        for pair in report["pairs"]
    ]
    better = "left" if games.load(game).fewest_win else "right"
    unit = "penalty points" if games.load(game).fewest_win else "gold"
    where = "players: candidate among the other bot; lines: 95 % intervals"
    return picture(rows, f"{title}: difference in {unit} a round; {better} is better", where)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
