"""The part of docs/strength.md about company: beliefs by population, how soon saboteurs are known, how bots look."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from kartentisch.games.saboteur.players.populations import POPULATIONS, Use
from kartentisch.research.curves import Curve, curves
from tools import markdown
from tools.company_counts import BINS, LATEST, POINTS

MARKS = {Use.FIT: "", Use.CHOOSE: "\\*", Use.TEST: "\\*\\*"}

HEAD = """
## Saboteur: what company the bots are

Made by `python -m tools.saboteur_company --rounds 2000 --levels 200 --simulations 30`, which writes
`strength/company/saboteur.json`. Everybody at a table of a population plays like that (`players/populations.py` tells
how); *alone* is one of them among bots.

Beliefs are fitted to one set of deals, ways to fit them are chosen on a second (`--deals choose`), and what stands here
was played on a third, which was not looked at before. Populations are kept apart likewise: beliefs were never fitted to
those marked \\* or \\*\\*. Those marked \\* were looked at when something was chosen, so they are not quite strangers;
those marked \\*\\* were not looked at before everything was settled. Some numbers of the model were set by hand by
earlier figures on other deals: the temper of the bots, that useless and neutral deeds speak for nobody, what the search
counts as regret, and that with eight players signs are trusted 0.85 times as much as the search said.

*Belief*: the Brier score of what all seats believe of all others, divided by that of the prior: below 1 it is better
than knowing the rules only. *Sure*: of what is said with 90 % or more, how much is true. *Calibration*: how far what is
said is from what is true, on average over ten bins. *Condemned*: innocents of whom some digger believed 90 % or more at
the end of some orbit. *Hurt*: innocents whose tool was broken by another digger. In brackets 95 % intervals,
bootstrapped over rounds.

With five players those *alone* among bots were played when saboteurs still kept quiet a little longer than today's; in
all other rows the bots are those of today.

No belief knows which population sits at the table. So it is calibrated over all of them together; among those whose
saboteurs hide little it says less than it could. Nor can a belief that moves at all be as good as the prior where there
is nothing to see: a saboteur among sleepers digs like everybody else at first.
"""

POOLED = """
What is said with 50 % or more is true more often than it is said: beliefs rather say too little than too much.
"""

FOUND = """
How soon bots' saboteurs are found out: the share of whom the diggers believe it with 90 % or more, on average, by their
own turns (*by n*), then by the first digger who does. *All known*: turns in which whoever is on turn is that sure of
every role. *Bare* saboteurs were fitted to win and to nothing else, and sit among the same diggers; the difference in
rounds won in the same deals is the *cost* of suspense. At most three points of it are wanted; with
five players there are more rounds (`--players 5 --rounds 6000 --only bots bare`), so that it is known better.
"""

LEVELS = """
*Levels* play by their views, `master` with {simulations} simulations a decision. `apprentice` goes by rules of thumb:
while the treasure is not near, its saboteurs do no harm in their first two turns and in half of the later ones, and
play three of ten of those as a digger would.
"""

LOOKS = """
How they look. *Wasted*: of diggers' discards, those while a card could be laid that saves more than 0.6 cards. *First
maps*: which goal the first map of a round is spent on. *Real paths*: of saboteurs' turns; then how often they broke and
mended whom.
"""


def part(file: Path, folder: Path) -> Iterator[tuple[Path, str] | str]:
    """The texts of this part, and its pictures as files; nothing where nothing was measured."""
    if not file.exists():
        return
    report = json.loads(file.read_text("utf-8"))
    sizes = sorted(report, key=int)
    yield HEAD
    yield _beliefs(report, sizes)
    yield worse(report, sizes)
    yield folder / "saboteur-calibration.svg", _calibration(report, sizes)
    yield "\n![Calibration](strength/saboteur-calibration.svg)\n\nAll populations and bots together:\n"
    yield _pooled(report, sizes)
    yield POOLED
    yield FOUND
    if simulations := _simulations(report):
        yield LEVELS.format(simulations=simulations)
    yield folder / "saboteur-found.svg", _found_picture(report, sizes)
    yield "![How soon saboteurs are found out](strength/saboteur-found.svg)\n"
    yield _found(report, sizes)
    yield LOOKS
    yield _looks(report, sizes)


def _simulations(report: dict[str, Any]) -> int:
    levels = [one for size in report.values() for one in size.get("level", {}).values()]
    return max((int(one["simulations"]) for one in levels), default=0)


def _ratio(told: list[float] | None) -> str:
    return "–" if told is None else f"{told[0]:.2f} ({told[1]:.2f} … {told[2]:.2f})"


def _share(told: list[float] | None) -> str:
    return "–" if told is None else f"{100 * told[0]:.1f} % ({100 * told[1]:.1f} … {100 * told[2]:.1f})"


def _beliefs(report: dict[str, Any], sizes: Sequence[str]) -> str:
    head = ("players", "population", "rounds", *POINTS, "sure", "calibration", "condemned", "hurt", "with him wrong")
    rows = []
    for size in sizes:
        for kind in ("table", "one", "bots"):
            for name, one in report[size].get(kind, {}).items():
                mark = MARKS[POPULATIONS[name].use] if name in POPULATIONS else ""
                rows.append(
                    (
                        size,
                        f"{name}{mark}{' alone' if kind == 'one' else ''}",
                        str(one["rounds"]),
                        *(_ratio(one["belief"][point]) for point in POINTS),
                        _share(one["sure"]),
                        f"{one['calibration'][0]:.3f}",
                        _share(one["condemned"]),
                        _share(one["hurt"]),
                        _share(one["wrong as saboteur"]),
                    )
                )
    return markdown.table(head, rows, left=2) + (
        "\n\n*With him wrong*: of the rounds in which the one alone is a saboteur, those in which some digger was sure"
        " of an innocent."
    )


def worse(report: dict[str, Any], sizes: Sequence[str]) -> str:
    """Where a belief is worse than the prior by its whole interval."""
    found = [
        f"{name}{' alone' if kind == 'one' else ''} with {size}, {point} ({_ratio(one['belief'][point])})"
        for size in sizes
        for kind in ("table", "one", "bots", "level")
        for name, one in report[size].get(kind, {}).items()
        for point in POINTS
        if one["belief"][point] and one["belief"][point][1] > 1
    ]
    return f"\nWorse than the prior, by the whole interval: {'; '.join(found) or 'nowhere'}.\n"


def _bins(report: dict[str, Any], size: str) -> list[tuple[float, float, float]]:
    every = [one["bins"] for kind in ("table", "one", "bots") for one in report[size].get(kind, {}).values()]
    return [tuple(sum(bins[i][what] for bins in every) for what in range(3)) for i in range(BINS)]


def _calibration(report: dict[str, Any], sizes: Sequence[str]) -> str:
    lines = [
        Curve(f"{size} players", [(said / n, true / n) for n, said, true in _bins(report, size) if n > 0])
        for size in sizes
    ]
    even = Curve("as said", [(0.0, 0.0), (1.0, 1.0)])
    return curves([*lines, even], "Calibration: what is said, and how often it is true", "said", "true", (0.0, 1.0))


def _pooled(report: dict[str, Any], sizes: Sequence[str]) -> str:
    rows = []
    for size in sizes:
        bins = _bins(report, size)
        number = sum(n for n, _, _ in bins)
        error = sum(abs(said - true) for _, said, true in bins) / number
        sure = bins[-1][2] / bins[-1][0]
        likely, said, true = (sum(one[what] for one in bins[BINS // 2 :]) for what in range(3))
        each = {name: one["calibration"][0] for name, one in report[size].get("table", {}).items()}
        most = max(each, key=lambda name: each[name], default="–")
        rows.append(
            (
                size,
                f"{error:.3f}",
                f"{100 * said / likely:.1f} %",
                f"{100 * true / likely:.1f} %",
                f"{100 * sure:.1f} %",
                f"{most} ({each.get(most, 0):.3f})",
            )
        )
    head = (
        "players",
        "calibration error",
        "said with 50 % or more",
        "true",
        "sure is true",
        "largest error of a population",
    )
    return markdown.table(head, rows, left=1)


def _found_picture(report: dict[str, Any], sizes: Sequence[str]) -> str:
    lines = [
        Curve(f"{kind}, {size} players", [(float(n), one["found by all"][n - 1][0]) for n in range(1, LATEST + 1)])
        for size in sizes
        for kind in ("bots", "bare")
        for one in report[size].get(kind, {}).values()
    ]
    title = "Saboteurs found out by the diggers, by their own turns"
    return curves(lines, title, "own turns", "found out", (1.0, float(LATEST)))


def _median(told: Sequence[list[float]]) -> str:
    """The own turn by which half are found out."""
    return next((str(n) for n, share in enumerate(told, 1) if share[0] >= 0.5), f"> {LATEST}")


def _closely(report: dict[str, Any], sizes: Sequence[str]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for size in sizes:
        for kind in ("bots", "bare", "level"):
            for name, one in report[size].get(kind, {}).items():
                yield size, name, one


def _found(report: dict[str, Any], sizes: Sequence[str]) -> str:
    head = (
        "players",
        "who",
        "rounds",
        "saboteurs win",
        "by 1",
        "by 2",
        "by 3",
        "by 4",
        "median",
        "first: by 2",
        "all known",
        "cost",
    )
    rows = [
        (
            size,
            name,
            str(one["rounds"]),
            _share(one["spoiled"]),
            *(
                f"{100 * one['found by all'][n][0]:.0f} %" if n != 1 else _share(one["found by all"][n])
                for n in range(4)
            ),
            _median(one["found by all"]),
            _share(one["found by one"][1]),
            _share(one["all known"]),
            _share(one.get("cost")),
        )
        for size, name, one in _closely(report, sizes)
    ]
    return markdown.table(head, rows, left=2)


def _looks(report: dict[str, Any], sizes: Sequence[str]) -> str:
    deeds = ("breaks a digger", "breaks a fellow", "mends a digger", "mends a fellow")
    head = ("players", "who", "wasted", "first maps A / B / C", "real paths", *deeds)
    rows = [
        (
            size,
            name,
            _share(one["wasted"]),
            " / ".join("–" if told is None else f"{100 * told[0]:.0f} %" for told in one["first maps"]),
            _share(one["real paths"]),
            *(str(one["deeds"][deed]) for deed in deeds),
        )
        for size, name, one in _closely(report, sizes)
    ]
    return markdown.table(head, rows, left=2)
