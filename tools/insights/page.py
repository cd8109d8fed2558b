"""docs/insights.md and its plots, from the numbers in docs/insights/siegel.json."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from kartentisch.research.curves import Curve, curves
from kartentisch.research.plot import Line, picture
from kartentisch.research.told import NOTHING, between, signed
from tools import markdown

DOCS = Path(__file__).parent.parent.parent / "docs"
FOLDER = DOCS / "insights"
DATA = FOLDER / "siegel.json"

Estimate = Mapping[str, float]
LINES = "lines: 95 % intervals"
COLOURS = {"red": "red", "other": "other colours"}
KINDS = {
    "all": "all",
    "red": "a red seal",
    "other": "a seal of another colour",
    "saboteur": "after a saboteur",
    "none": "before a saboteur",
}
PACT = {
    "without": "no pact",
    "kept": "everybody keeps it",
    "breaker": "the one who breaks it",
    "others": "the others beside him",
}


def pages(data: Mapping[str, Any]) -> Iterator[tuple[Path, str]]:
    """Every file that follows from the numbers."""
    found: Mapping[str, Any] = data["players"]
    for name, text in _plots(found):
        yield FOLDER / f"{name}.svg", text
    parts = (_head(data), _seats(found), _saboteur(found), _cards(found), _seals(found), _robbing(found), _pact(found))
    yield DOCS / "insights.md", "\n".join((*parts, TAIL))


def _plots(found: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    margin = "margin a round in penalty points; left is better"
    rows = [
        _line(f"{players} players: seat {place + 1}", seat["margin"])
        for players, all_of in found.items()
        for place, seat in enumerate(all_of["seats"])
    ]
    yield "seats", picture(rows, f"Worth of each seat: {margin}", f"seat 1 begins; {LINES}")
    rows = [
        _line(f"{players} players, he costs {base}", figures["margin"])
        for players, all_of in found.items()
        for base, figures in all_of["saboteur"].items()
    ]
    yield "saboteur", picture(rows, f"The saboteur's {margin}", LINES)
    for players, all_of in found.items():
        rows = [
            _line(f"{title}, {value}", worth)
            for colour, title in COLOURS.items()
            for value, worth in reversed([*enumerate(all_of["cards"][colour], 1)])
        ]
        yield f"cards-{players}", picture(rows, f"Seals that a card is worth, {players} players", LINES)
    lines = [
        Curve(f"{players} players", [(many, share["value"]) for many, share in enumerate(all_of["seals"]["shares"])])
        for players, all_of in found.items()
    ]
    reach = (0.0, len(lines[0].points) - 1.0)
    yield "seals", curves(lines, "Seals in a prediction", "seals (the last: or more)", "share of predictions", reach)
    rows = [
        _line(f"{players}: {KINDS[kind]}", figures["gain"])
        for players, all_of in found.items()
        for kind, figures in all_of["robbing"]["kinds"].items()
        if figures["cases"] >= FEW
    ]
    yield "robbing", picture(rows, "What taking another's seal gains, in margin; right is better", LINES)
    rows = [
        _line(f"{players}: {title}", all_of["pact"][name])
        for players, all_of in found.items()
        for name, title in PACT.items()
    ]
    yield "pact", picture(rows, "Penalty points a round, with and without a pact; left is better", LINES)


FEW = 30
"""Fewer cases than this are not told."""


def _line(label: str, estimate: Estimate) -> Line:
    return Line(label, estimate["value"], estimate["low"], estimate["high"])


def _head(data: Mapping[str, Any]) -> str:
    return f"""\
# What the nets tell about Die sieben Siegel

This page is made by `python -m tools.insights` from `docs/insights/siegel.json`, which the same command plays; do not
edit it by hand. Every seat is played by the [grandmaster](grandmaster.md)'s net without search; it does what it
prefers, so that only the deal is chance. {data["rounds"]:,} deals for each number of players, decided beforehand; each
is one round of a game that has just begun. In brackets: 95 % intervals over deals. Points are penalty points, fewer are
better; the *margin* is a seat's points minus the mean of the others. *a / b / c* are with 3, 4 and 5 players.

These are the habits of one net for each number of players, trained by self-play: good players, not perfect ones. Where
a net is kept from what it likes, it may play the rest worse than somebody who is used to it.
"""


def _seats(found: Mapping[str, Any]) -> str:
    rows = [
        (
            players,
            str(place + 1),
            told(seat["points"]),
            margin(seat["margin"]),
            percent(seat["saboteur"]),
        )
        for players, all_of in found.items()
        for place, seat in enumerate(all_of["seats"])
    ]
    return f"""\
## Worth of each seat

![Worth of each seat](insights/seats.svg)

Seat 1 is the dealer's left neighbour: he predicts first, has the first choice of the saboteur, and leads. With every
number of players he does best. His margin:
{_each(found, lambda all_of: signed(all_of["seats"][0]["margin"]["value"]))}.

{markdown.table(("players", "seat", "points", "margin", "takes the saboteur"), rows)}
"""


def _saboteur(found: Mapping[str, Any]) -> str:
    rows = [
        (players, base, *(shown(figures[name]) for name, shown in SABOTEUR.items()))
        for players, all_of in found.items()
        for base, figures in all_of["saboteur"].items()
    ]
    head = (
        "players",
        "he costs",
        "taken",
        "his points",
        "his margin",
        "gain in margin",
        "gain in points",
        "points of all",
    )
    return f"""\
## The saboteur at 4 and at 5

![The saboteur's margin](insights/saboteur.svg)

*Gain*: the same deals, in which whoever takes him may not; somebody else may then. Too strong would be a saboteur whom
everybody takes and who ends ahead of the others. His margin at 4: {_base(found, "4")}; at 5: {_base(found, "5")}.

With three players he is too strong at 4; at 5, which the rules advise for them, he ends level. With four players he
ends a little ahead at 4 and behind at 5, with five level at 4 and clearly behind at 5. With five players at 5 the net
takes him almost always, though no gain by it is to be seen.

{markdown.table(head, rows)}
"""


def _cards(found: Mapping[str, Any]) -> str:
    def row(players: str, colour: str) -> tuple[str, ...]:
        worths = found[players]["cards"][colour]
        return (players, COLOURS[colour], *(told(worths[at]) for at in (0, len(worths) // 2, -2, -1)))

    pictures = "\n".join(f"![Worth of cards, {players} players](insights/cards-{players}.svg)\n" for players in found)
    rows = [row(players, colour) for players in found for colour in COLOURS]
    return f"""\
## Worth of a card for a prediction

How many seals more a net takes for having this card, by least squares over the hands of all who predict. All worths of
a hand add up to its seals, so low cards have less than none: they take the place of better ones. The highest red card:
{_each(found, lambda all_of: f"{all_of['cards']['red'][-1]['value']:.1f}")} seals, more than the one trick that it wins
itself. The highest of another colour:
{_each(found, lambda all_of: f"{all_of['cards']['other'][-1]['value']:.1f}")}.

{pictures}
{markdown.table(("players", "colour", "lowest", "middle", "second highest", "highest"), rows, left=2)}
"""


def _seals(found: Mapping[str, Any]) -> str:
    rows = [
        (
            players,
            *(told(seals[name]) for name in ("mean", "red")),
            told(seals["unwarned"]) if seals["unwarned"]["high"] else NOTHING,
            *(told(seals[name]) for name in ("warned", "table")),
            percent(seals["exact"]),
        )
        for players, all_of in found.items()
        for seals in (all_of["seals"],)
    ]
    head = ("players", "seals", "of them red", "no saboteur yet", "a saboteur before", "all together", "no points")
    return f"""\
## How many seals good players take

![Seals in a prediction](insights/seals.svg)

There are 15 tricks, and the saboteur wins some of them. Seals of all predictions together:
{_each(found, lambda all_of: f"{all_of['seals']['table']['value']:.1f}")}. Whoever predicts after somebody took the
saboteur takes more than whoever predicts before. Predictions that cost no points at all:
{_each(found, lambda all_of: f"{100 * all_of['seals']['exact']['value']:.0f} %")}.

{markdown.table(head, rows)}
"""


def _robbing(found: Mapping[str, Any]) -> str:
    rows = [
        (
            players,
            KINDS[kind],
            str(figures["cases"]),
            margin(figures["gain"]),
            margin(figures["points"]),
            margin(figures["victim"]),
        )
        for players, all_of in found.items()
        for kind, figures in all_of["robbing"]["kinds"].items()
        if figures["cases"] >= FEW
    ]
    head = ("players", "when", "deals", "gain in margin", "gain in points", "points more for the robbed")
    return f"""\
## When taking another's seal pays

![What taking another's seal gains](insights/robbing.svg)

Rounds in which it happens: {_each(found, lambda all_of: f"{100 * all_of['robbing']['rounds']['value']:.0f} %")}. The
first who does it is set against himself in the same deals, in which he may take no seal from others. Where the nets do
it, it pays. What it gains in margin:
{_each(found, lambda all_of: signed(all_of["robbing"]["kinds"]["all"]["gain"]["value"]))}. That is shown for red seals
everywhere, for other colours with four players only, and before there is a saboteur with five only. The robbed one does
not pay for it: he gets a white seal, and with four and five players he ends with fewer points than otherwise. Cases of
fewer than {FEW} deals are left out.

{markdown.table(head, rows, left=2)}
"""


def _pact(found: Mapping[str, Any]) -> str:
    rows = [
        (
            players,
            *(told(all_of["pact"][name]) for name in PACT),
            margin(all_of["pact"]["gain"]),
            percent(all_of["pact"]["breaks"]),
        )
        for players, all_of in found.items()
    ]
    return f"""\
## What cooperation would bring, and why it does not last

![Points with and without a pact](insights/pact.svg)

A pact: nobody takes the saboteur, nobody another's seal; otherwise everybody plays as before. What it changes in the
points of all: {_each(found, _saved)}. So it helps with three and four players, and does harm with five. What whoever
alone breaks it gains in margin in the same deals:
{_each(found, lambda all_of: signed(all_of["pact"]["gain"]["value"]))}; those who keep it beside him pay more than they
would have paid without any pact. So nobody who wants to win the game keeps it.

Players who look at their own points alone might cooperate in the play of cards, too. Such nets are not in the package,
and were not measured.

{markdown.table(("players", *PACT.values(), "gain of the breaker in margin", "he takes the saboteur"), rows)}
"""


TAIL = """\
## How to do it again

`python -m tools.insights` plays everything (some minutes on two cores) and writes numbers, page and plots. The same
seed gives the same deals; other machines may add up the nets' sums in another order, and decide near ties differently.
"""


def _saved(all_of: Mapping[str, Any]) -> str:
    return signed(all_of["pact"]["kept"]["value"] - all_of["pact"]["without"]["value"])


def _base(found: Mapping[str, Any], base: str) -> str:
    return _each(found, lambda all_of: signed(all_of["saboteur"][base]["margin"]["value"]))


def _each(found: Mapping[str, Any], shown: Callable[[Mapping[str, Any]], str]) -> str:
    """Something of each number of players, in their order."""
    return " / ".join(shown(all_of) for all_of in found.values())


def told(estimate: Estimate) -> str:
    """A number with its interval."""
    return f"{estimate['value']:.2f} ({between(estimate['low'], estimate['high'], sign=False)})".replace("-", "−")


def margin(estimate: Estimate) -> str:
    """A difference with its interval."""
    return f"{signed(estimate['value'])} ({between(estimate['low'], estimate['high'])})"


def percent(estimate: Estimate) -> str:
    """A share with its interval."""
    return f"{100 * estimate['value']:.0f} % ({between(estimate['low'], estimate['high'], percent=True)})"


SABOTEUR = {"taken": percent, "points": told, "margin": margin, "gain": margin, "gain_points": margin, "all": told}
