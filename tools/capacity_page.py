"""docs/capacity.md and its plot, from the numbers in docs/capacity/: ``python -m tools.capacity_page``.

``curve.json`` is what ``benchmarks/capacity.py`` has measured, ``soak.json`` what ``benchmarks/soak.py`` has.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from math import log10
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

from kartentisch.research.curves import COLOURS
from kartentisch.research.plot import STYLE
from kartentisch.server.limits import SOCKETS

DOCS = Path(__file__).parent.parent / "docs"
FOLDER = DOCS / "capacity"
KINDS = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}
SEATS = 4
QUICK_MS = 200.0
"""What 99 of 100 waits are to stay below."""
MADE = 0.97
"""And so much of the moves that were wanted is to be made."""
MILLION = 1_000_000
SECONDS_A_MOVE = 5.0
"""An assumption: at a table of four people somebody moves every five seconds."""
CORES_OF_A_DATABASE = 16
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 800, 420, 70, 190, 50, 50

Figures = Mapping[str, Any]


def pages(curve: Figures | None, soak: Figures | None) -> Iterator[tuple[Path, str]]:
    """Every file that follows from the numbers; what has not been measured is left out."""
    if curve is None and soak is None:
        return
    parts = [*_title(curve, soak)]
    if curve is not None:
        yield FOLDER / "p99.svg", plot(curve)
        parts += [*_setting(curve), *_curves(curve), *_carried(curve), *_bots(curve), *_million(curve)]
    if soak is not None:
        parts += _soak(soak)
    yield DOCS / "capacity.md", "\n".join(parts)


def _name(one: Figures) -> str:
    many = int(one["servers"])
    return f"{KINDS[one['database']]}, {many} server{'s' if many > 1 else ''}"


def held(one: Figures) -> Figures:
    """The most tables at which nobody had to wait."""
    steps: Sequence[Figures] = one["steps"]
    well = [step for step in steps if step["p99_ms"] <= QUICK_MS and step["moves_per_s"] >= MADE * step["wanted_per_s"]]
    return max(well or steps[:1], key=lambda step: float(step["tables"]))


def _title(curve: Figures | None, soak: Figures | None) -> Iterator[str]:
    yield "# Capacity"
    yield ""
    sources = {"`capacity/curve.json` (`make capacity`)": curve, "`capacity/soak.json` (`make soak`)": soak}
    measured = " and ".join(name for name, figures in sources.items() if figures is not None)
    yield f"How many tables a machine carries. Made by `python -m tools.capacity_page` from {measured}."
    yield ""


def _setting(curve: Figures) -> Iterator[str]:
    of = curve["machine"]
    yield (
        f"Measured on a quiet machine with {of['cores']} cores of an {of['processor']}, Python {of['python']},"
        f" PostgreSQL {of['postgresql']}; servers, database and clients share these cores. At each table four people"
        f" play Die sieben Siegel, {curve['rate']:g} moves a second: some ten times as fast as people do. With several"
        " servers each of the four is connected to another one, as behind a balancer, so that most of them are linked"
        " to the server that holds their table. Each move is checked, on disk, and shown to all four. *p50* and *p99*:"
        " from the move until a seat was shown it. Memory is that of all processes, what they share counted once"
        " (PSS). *Cores*: used by the servers, by the database, by the clients that make the load."
    )
    yield ""


def _curves(curve: Figures) -> Iterator[str]:
    yield "## More and more tables"
    yield ""
    yield "![Waits by number of tables](capacity/p99.svg)"
    yield ""
    for one in curve["curves"]:
        yield f"**{_name(one)}** (empty: {one['empty_server_mb']:.0f} MB, database {one['empty_database_mb']:.0f} MB)"
        yield ""
        yield "| tables | sockets | moves a second | of | p50 | p99 | servers | database | cores |"
        yield "|---|---|---|---|---|---|---|---|---|"
        for step in one["steps"]:
            cores = " + ".join(f"{step[f'{side}_cores']:.2f}" for side in ("server", "database", "client"))
            yield (
                f"| {step['tables']:,} | {step['sockets']:,} | {step['moves_per_s']:,.0f} | {step['wanted_per_s']:,.0f}"
                f" | {step['p50_ms']:.1f} ms | {step['p99_ms']:.0f} ms | {step['server_mb']:.0f} MB"
                f" | {step['database_mb']:.0f} MB | {cores} |"
            )
        yield ""


def _carried(curve: Figures) -> Iterator[str]:
    yield "## What a machine carries"
    yield ""
    yield (
        f"The last row of each table above with 99 of 100 waits below {QUICK_MS:.0f} ms and {MADE:.0%} of the moves"
        " made; and what a move and a table cost there. A table of people needs far fewer moves: the last column is"
        f" the same number of moves a second at one move in {SECONDS_A_MOVE:g} seconds at a table, which is an"
        " assumption about people and no measurement."
    )
    yield ""
    yield "| | tables | moves a second | a move: servers | database | a table | at the pace of people |"
    yield "|---|---|---|---|---|---|---|"
    for one in curve["curves"]:
        at = held(one)
        yield (
            f"| {_name(one)} | {at['tables']:,} | {at['moves_per_s']:,.0f} | {_cost(at, 'server'):.2f} ms"
            f" | {_cost(at, 'database'):.2f} ms | {_table_kb(one):.0f} kB"
            f" | {at['moves_per_s'] * SECONDS_A_MOVE:,.0f} tables |"
        )
    yield ""
    yield (
        f"One server takes {SOCKETS:,} sockets at most (`SOCKETS` in [limits.md](limits.md)), so {SOCKETS // SEATS:,}"
        " tables of four with everybody there; more of them need more servers, also where there is time for more moves."
    )
    yield ""


def _cost(step: Figures, side: str) -> float:
    """Milliseconds of a core that a move takes."""
    return 1_000 * float(step[f"{side}_cores"]) / float(step["moves_per_s"])


def _table_kb(one: Figures) -> float:
    """Kilobytes that a table with its sockets takes in the servers."""
    at = held(one)
    return 1_024 * (float(at["server_mb"]) - float(one["empty_server_mb"])) / float(at["tables"])


def _bots(curve: Figures) -> Iterator[str]:
    of = curve["beside_bots"]
    yield "## People beside bots"
    yield ""
    yield (
        f"Two servers on PostgreSQL, {of['tables']:,} tables of people at the same speed; then the same while at"
        f" {of['tables_of_bots']} other tables four masters each play with somebody who never stops to think. Bots"
        " think in processes of their own and of lower priority, one at a time on such a machine at each server."
    )
    yield ""
    yield "| | p50 | p99 | moves of bots a second |"
    yield "|---|---|---|---|"
    yield f"| people alone | {of['alone_p50_ms']:.1f} ms | {of['alone_p99_ms']:.0f} ms | |"
    yield (
        f"| beside bots | {of['beside_p50_ms']:.1f} ms | {of['beside_p99_ms']:.0f} ms"
        f" | {of['moves_of_bots_per_s']:.0f} |"
    )
    yield ""


def _million(curve: Figures) -> Iterator[str]:
    one = max((one for one in curve["curves"] if one["database"] == "postgresql"), key=lambda one: int(one["servers"]))
    at = held(one)
    moves = MILLION / SECONDS_A_MOVE
    servers, stored = _cost(at, "server"), _cost(at, "database")
    server_cores, database_cores = moves * servers / 1_000, moves * stored / 1_000
    processes = max(server_cores, MILLION * SEATS / SOCKETS)
    memory = MILLION * _table_kb(one) / 1_024 / 1_024
    many = -(-database_cores // CORES_OF_A_DATABASE)
    yield "## To a million tables"
    yield ""
    yield (
        f"Arithmetic with the figures of {_name(one)}, not a measurement: nobody has run so many. A million tables of"
        f" four people at a move in {SECONDS_A_MOVE:g} seconds are {moves:,.0f} moves a second and"
        f" {MILLION * SEATS:,} sockets."
    )
    yield ""
    yield "| | | |"
    yield "|---|---|---|"
    yield f"| servers, by moves | {moves:,.0f} × {servers:.2f} ms | {server_cores:,.0f} cores |"
    yield f"| servers, by sockets | {MILLION * SEATS:,} / {SOCKETS:,} | {MILLION * SEATS / SOCKETS:,.0f} processes |"
    yield f"| their memory | {MILLION:,} × {_table_kb(one):.0f} kB | {memory:,.0f} GB |"
    yield f"| databases, by moves | {moves:,.0f} × {stored:.2f} ms | {database_cores:,.0f} cores |"
    yield ""
    yield (
        f"So some {processes:,.0f} server processes, one a core. A server uses one core, whatever the machine has, so"
        " several of them run on one machine. One PostgreSQL does not do that: its log is written by one machine. At"
        f" {CORES_OF_A_DATABASE} cores each, {many:,.0f} databases would; tables never need each other, so each"
        " database with its servers is a house of its own, under a host name of its own, with its own people and"
        " lobby. There is nothing yet that joins several of them. Two things have not been measured: how"
        f" PostgreSQL does with hundreds of servers (each has up to six connections, so"
        f" {processes / many:,.0f} servers need {6 * processes / many:,.0f} at each database, and a pooler in front of"
        " it does not work with its notices), and disks other than this one."
    )
    yield ""


def _soak(soak: Figures) -> Iterator[str]:
    yield "## An hour"
    yield ""
    done = soak["done"]
    together = sum(int(one.get("games together", 0)) for one in done.values())
    alone = sum(int(one.get("games alone", 0)) for one in done.values())
    yield (
        f"For {soak['seconds'] / 60:.0f} minutes people came to one server on SQLite and two on PostgreSQL, played"
        f" {together:,} games together, each at a new table, and {alone:,} as new people against bots, with hints,"
        " analyses and games seen again, looked on, asked for everything, hung up and did not read. What a server held"
        " at least in each ten minutes (others used the machine as well, which changes nothing here), and when"
        " everybody had gone and their tables were forgotten:"
    )
    yield ""
    parts = len(next(iter(soak["servers"].values()))["parts"])
    yield f"| | before | {' | '.join(f'{10 * (part + 1)} min' for part in range(parts))} | after |"
    yield f"|---|---|{'---|' * parts}---|"
    for name, found in soak["servers"].items():
        kind, number = name.split()
        title = KINDS[kind] + (f" {number}" if kind != "sqlite" else "")
        for figure, told in (("kilobytes", "memory, MB"), ("sockets", "sockets"), ("tasks", "tasks")):
            row = [
                f"{one[figure] / 1_024:.1f}" if figure == "kilobytes" else str(one[figure])
                for one in (found["before"], *found["parts"], found["after"])
            ]
            yield f"| {title}: {told} | {' | '.join(row)} |"
    yield ""
    yield (
        "Sockets are open files of that kind: after a while up to five more connections to PostgreSQL and those to the"
        f" bots' processes stay. Errors in the logs: {soak['errors']}."
    )
    yield ""


def plot(curve: Figures) -> str:
    """p50 and p99 by tables, both axes by powers of ten."""
    rows: list[tuple[str, str, list[tuple[float, float]]]] = []
    for one in curve["curves"]:
        for share in ("p99", "p50"):
            points = [(float(step["tables"]), float(step[f"{share}_ms"])) for step in one["steps"]]
            rows.append((_name(one), share, points))
    tables = [x for _, _, points in rows for x, _ in points]
    waits = [y for _, _, points in rows for _, y in points]
    first, last = log10(min(tables)), log10(max(tables))
    low, high = int(log10(min(waits))) - 1, int(log10(max(waits))) + 1

    def x(value: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * (log10(value) - first) / max(last - first, 1e-9), 1)

    def y(value: float) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (log10(value) - low) / (high - low), 1)

    def small(across: float, down: float, text: str, anchor: str = "middle") -> str:
        return f'<text class="soft small" x="{across}" y="{down}" text-anchor="{anchor}">{escape(text)}</text>'

    title = "From a move until a seat is shown it, in milliseconds: p99 (lines), p50 (dashes)"
    parts = [
        f'<rect class="paper" width="{WIDTH}" height="{HEIGHT}" rx="8"/>',
        f'<text class="ink" x="20" y="28">{escape(title)}</text>',
        small((LEFT + WIDTH - RIGHT) // 2, HEIGHT - 12, "tables"),
    ]
    for power in range(low, high + 1):
        at = y(10.0**power)
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{at}" y2="{at}"/>')
        parts.append(small(LEFT - 8, at + 4, f"{10.0**power:g}", "end"))
    shown = [tick for tick in sorted({*tables}) if len({*tables}) <= 6 or str(int(tick))[0] in "125"]
    parts += [small(x(tick), HEIGHT - BOTTOM + 18, f"{tick:g}") for tick in shown]
    for place, (label, share, points) in enumerate(rows):
        colour, dash = COLOURS[place // 2], "" if share == "p99" else "6 5"
        path = " ".join(f"{x(a)},{y(b)}" for a, b in points)
        look = f'stroke="{colour}" stroke-width="2.5" stroke-dasharray="{dash}"'
        parts.append(f'<polyline fill="none" {look} points="{path}"/>')
        if share == "p99":
            row = TOP + 12 + 22 * (place // 2)
            at = WIDTH - RIGHT + 14
            parts.append(f'<line {look} x1="{at}" x2="{at + 24}" y1="{row}" y2="{row}"/>')
            parts.append(f'<text class="ink small" x="{at + 32}" y="{row + 4}">{escape(label)}</text>')
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{escape(title)}">'
    return "\n".join((head, f"<style>{STYLE}</style>", *parts, "</svg>\n"))


def read() -> tuple[Figures | None, Figures | None]:
    """The numbers; None where nothing has been measured."""
    files = [FOLDER / f"{name}.json" for name in ("curve", "soak")]
    curve, soak = (json.loads(file.read_text("utf-8")) if file.exists() else None for file in files)
    return curve, soak


if __name__ == "__main__":
    for made, written in pages(*read()):
        made.write_text(written, "utf-8")
        print(made.relative_to(DOCS.parent))
