"""What must be true after a bad day, looked up in the database itself."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from msgspec.json import encode
from msgspec.structs import asdict

from kartentisch import replay
from kartentisch.server.news import game_wire
from kartentisch.server.restoring import Restoring
from kartentisch.server.store.opening import open_store
from tools.chaos.clients import Game, digest


async def faults(database: str, games: Sequence[Game], folder: Path) -> list[str]:
    """Everything that is not as it must be; nothing: all is well."""
    found: list[str] = []
    records: list[str] = []
    store = await open_store(database)
    try:
        for game in games:
            if game.table is None:
                continue
            found += game.contradictions
            entries = [json.loads(entry) for entry in await store.entries(game.table, 0, 1_000_000)]
            history = ["deal" if e["was"] == "dealt" else e["move"] for e in entries if e["was"] in ("dealt", "played")]
            found += _missing(game, history)
            table = await Restoring(store.entries).table(game.table)
            if table is None or table.match is None or table.stage != "over":
                found.append(f"{game.table} has not ended")
            else:
                records.append(table.match.record.text())
                found += others_views(game, records[-1])
    finally:
        await store.close()
    file = folder / "games.jsonl"
    file.write_text("".join(f"{record}\n" for record in records), "utf-8")
    checked = subprocess.run(
        [sys.executable, "-m", "kartentisch", "check", str(file)], capture_output=True, text=True, check=False
    )
    if records and checked.stdout != f"{len(records)} records, all good\n":
        found.append(checked.stdout + checked.stderr)
    return found


def others_views(game: Game, record: str) -> list[str]:
    """What a seat was shown that is not its own view at that moment, by the record: another's cards, for example."""
    found = []
    for version, position in enumerate(replay.follow(record)):
        match, wire = position.match, game_wire(position.match.game.name)
        if wire is None or not version:
            continue
        shared = asdict(wire.shared(match.game.view(match.state, None)))
        for seat in range(len(match.record.players)):
            view = {**shared, **asdict(wire.own(match.game.view(match.state, seat)))}
            if game.shown.get((version, seat), right := digest(json.loads(encode(view)))) != right:
                found.append(f"{game.table}: seat {seat} was shown what is not its view at {version}")
    return found


def _missing(game: Game, history: Sequence[str]) -> list[str]:
    """Acknowledged moves that are not in the log where they belong, or that were acknowledged twice."""
    found = []
    for version, move in game.acknowledged:
        if version >= len(history) or history[version] != move:
            there = history[version] if version < len(history) else "nothing"
            found.append(f"{game.table}: move {version} was {move}, in the log is {there}")
    versions = [version for version, _ in game.acknowledged]
    if len(set(versions)) < len(versions):
        found.append(f"{game.table}: a move was acknowledged twice")
    return found
