"""A report of an arena as text: sentences and columns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from kartentisch import games
from kartentisch.game import Say

NOTHING = "–"


def told(report: dict[str, Any], say: Say) -> str:
    """The report as lines of text."""
    arena = report["arena"]
    head = say(
        "arena-head", **{name: str(arena[name]) for name in ("game", "players", "deals", "games", "seed", "budget")}
    )
    if "league" in report:
        return "\n".join((head, "", *_league(report["league"], say)))
    return "\n".join((head, "", *_overview(report, say), *_details(report, say)))


def _overview(report: dict[str, Any], say: Say) -> list[str]:
    """One line a pair: games won, margin, own points, each with its interval."""
    unit = games.load(report["arena"]["game"]).unit
    measured = (say("arena-won"), say("arena-margin"), say("arena-unit", unit=unit))
    titles = (title for each in measured for title in (each, say("arena-interval")))
    head = (say("arena-candidate"), say("arena-others"), *titles, say("arena-time"))
    rows = [
        (
            pair["candidate"],
            pair["others"],
            *_won(pair["wins"]),
            signed(pair["margin"]["value"]),
            between(pair["margin"]["low"], pair["margin"]["high"]),
            signed(pair["difference"]),
            between(pair["low"], pair["high"]),
            _plain(pair["ms_per_decision"], 3),
        )
        for pair in report["pairs"]
    ]
    return columns([head, *rows], left=2)


def _details(report: dict[str, Any], say: Say) -> Iterable[str]:
    game = report["arena"]["game"]
    for pair in report["pairs"]:
        yield from ("", say("arena-pair", candidate=pair["candidate"], others=pair["others"]))
        yield from columns(_pair(pair, game, say), left=9, indent="  ")
    for table in report["tables"]:
        yield from ("", say("arena-alike", bot=table["bot"]))
        yield from columns(_table(table, game, say), left=9, indent="  ")


def _pair(pair: dict[str, Any], game: str, say: Say) -> list[tuple[str, ...]]:
    def beside(value: str) -> str:
        return say("arena-in-seats", others=pair["others"], value=value)

    rows = []
    for name in ("wins", "halves"):
        if found := pair[name]:
            share, interval = _won(found)
            rows.append(
                (say(f"arena-{name}"), f"{share} ({interval})", say("arena-fair", value=_percent(found["fair"])))
            )
    if found := pair["halves"]:
        margin, points = found["margin"], found["points"]
        rows += [
            (say("arena-halves-margin"), signed(margin["value"]), between(margin["low"], margin["high"])),
            (say("arena-halves-points"), *_estimate(points, False)),
        ]
    points = pair["points"]
    rows.append((say("arena-points"), _plain(points["candidate"]), beside(_plain(points["others"]))))
    for key, measure in pair["measures"].items():
        shown = _percent if key.endswith("-rate") else _plain
        rows.append((say(f"{game}-measure-{key}"), shown(measure["candidate"]), beside(shown(measure["others"]))))
    rows.append((say("arena-by-seat"), "  ".join(signed(seat["difference"]) for seat in pair["seats"]), ""))
    return [*rows, *_belief(pair["belief"], say), _times(pair, say)]


def _won(wins: dict[str, Any] | None) -> tuple[str, str]:
    """A share of wins and its interval."""
    if wins is None:
        return NOTHING, NOTHING
    return _percent(wins["value"]), between(wins["low"], wins["high"], percent=True)


def _table(table: dict[str, Any], game: str, say: Say) -> list[tuple[str, ...]]:
    rows = [(say("arena-points"), *_estimate(table["points"], False))]
    for key, measure in table["measures"].items():
        rows.append((say(f"{game}-measure-{key}"), *_estimate(measure, key.endswith("-rate"))))
    return [*rows, *_belief(table["belief"], say), _times(table, say)]


def _estimate(estimate: dict[str, float | None], percent: bool) -> tuple[str, str]:
    shown = _percent if percent else _plain
    return shown(estimate["value"]), between(estimate["low"], estimate["high"], percent=percent, sign=False)


def _belief(belief: dict[str, Any] | None, say: Say) -> list[tuple[str, ...]]:
    if belief is None:
        return []
    better = f"{_percent(belief['better'])} ({between(belief['low'], belief['high'], percent=True)})"
    return [
        (
            say("arena-belief"),
            _plain(belief["brier"], 3),
            say("arena-prior", value=_plain(belief["prior"], 3), better=better),
        )
    ]


def _times(found: dict[str, Any], say: Say) -> tuple[str, ...]:
    return say("arena-times"), f"{_plain(found['ms_longest'], 1)}, {_plain(found['ms_per_answer'], 3)}", ""


def _league(league: Sequence[dict[str, Any]], say: Say) -> list[str]:
    head = (say("arena-bot"), say("arena-rating"), say("arena-interval"), say("arena-points"), say("arena-rounds"))
    rows = [
        (
            bot["bot"],
            signed(bot["rating"], 0),
            between(bot["low"], bot["high"], digits=0),
            _plain(bot["points"]),
            str(bot["rounds"]),
        )
        for bot in league
    ]
    return [say("arena-league"), "", *columns([head, *rows], left=1)]


def columns(rows: Sequence[Sequence[str]], left: int, indent: str = "") -> list[str]:
    """Lines of equal columns; all but the first few stand to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        (
            indent
            + "   ".join(
                cell.ljust(width) if place < left else cell.rjust(width)
                for place, (cell, width) in enumerate(zip(row, widths, strict=True))
            )
        ).rstrip()
        for row in rows
    ]


def signed(number: float | None, digits: int = 2) -> str:
    """A difference, with its sign."""
    if number is None:
        return NOTHING
    return f"{round(number, digits) + 0.0:+.{digits}f}".replace("-", "−")


def between(low: float | None, high: float | None, digits: int = 2, percent: bool = False, sign: bool = True) -> str:
    """An interval."""
    if percent:
        return f"{_percent(low)} … {_percent(high)}"
    if sign:
        return f"{signed(low, digits)} … {signed(high, digits)}"
    return f"{_plain(low, digits)} … {_plain(high, digits)}"


def _plain(number: float | None, digits: int = 2) -> str:
    return NOTHING if number is None else f"{number:.{digits}f}".replace("-", "−")


def _percent(share: float | None) -> str:
    return NOTHING if share is None else f"{100 * share:.1f} %".replace("-", "−")
