"""What must be true after a bad day, looked up in the database itself."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec.json import encode
from msgspec.structs import asdict

from kartentisch import replay
from kartentisch.server.event_log import heard_by, retold
from kartentisch.server.news import game_wire
from kartentisch.server.restoring import Restoring
from kartentisch.server.store.opening import open_store
from tools.chaos.clients import Game, Move, digest

ONCE = {"created": 1, "started": 1}
"""What must be in every log so often; whatever else is done once by each player is counted for each."""


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
            found += in_the_log(game, entries)
            table = await Restoring(store.entries).table(game.table)
            if table is None or table.match is None or table.stage != "over":
                found.append(f"{game.table} has not ended")
                continue
            record = table.match.record.text()
            records.append(record)
            found += others_views(game, record)
            found += fairness(game, record, table.commitment)
            if [kept.record for kept in await store.games_at(game.table)] != [record]:
                found.append(f"{game.table}: the finished game is not kept once, as it stands in the log")
    finally:
        await store.close()
    file = folder / "games.jsonl"
    file.write_text("".join(f"{record}\n" for record in records), "utf-8")
    checked = subprocess.run(
        [sys.executable, "-m", "kartentisch", "check", "--fair", str(file)], capture_output=True, text=True, check=False
    )
    if checked.stdout != f"{len(records)} records, all good\n":
        found.append(checked.stdout + checked.stderr)
    if not records:
        found.append("no game was played to its end")
    return found


def in_the_log(game: Game, entries: Sequence[dict[str, Any]]) -> list[str]:
    """Acknowledged moves that are not where they belong, or twice; and entries that nobody has asked for, or twice."""
    found = []
    history: list[Move | None] = []
    for entry in entries:
        if entry["was"] in ("dealt", "played"):
            is_move = entry["was"] == "played"
            history.append(Move(len(history), entry["seat"], entry["move"]) if is_move else None)
    for move in game.acknowledged:
        there = history[move.version] if move.version < len(history) else None
        if there != move:
            found.append(f"{game.table}: acknowledged was {move}, in the log is {there}")
    versions = [move.version for move in game.acknowledged]
    if len(set(versions)) < len(versions):
        found.append(f"{game.table}: a move was acknowledged twice")
    found += [
        f"{game.table}: nobody has made {move}" for move in history if move is not None and move not in game.asked
    ]
    done = Counter(entry["was"] for entry in entries)
    found += [f"{game.table}: {name} {done[name]} times" for name, times in ONCE.items() if done[name] != times]
    for name in ("sat", "mixed"):
        people = [entry["person"] for entry in entries if entry["was"] == name]
        if len(set(people)) < len(people):
            found.append(f"{game.table}: somebody has {name} twice")
    return found


def others_views(game: Game, record: str) -> list[str]:
    """What a seat was shown that is not its own view at that moment, by the record: another's cards, for example.

    And moments that were shown and are not in the record: of a history that was given up.
    """
    found = []
    version = 0
    for version, (position, log) in enumerate(retold(replay.follow(record))):
        match, wire = position.match, game_wire(position.match.game.name)
        if wire is None or not version:
            continue
        shared = asdict(wire.shared(match.game.view(match.state, None)))
        for seat in (None, *range(len(match.record.players))):
            view = {**shared, **asdict(wire.own(match.game.view(match.state, seat)))}
            if game.shown.get((version, seat), right := digest(json.loads(encode(view)))) != right:
                found.append(f"{game.table}: seat {seat} was shown what is not its view at {version}")
            heard = [[event.name, dict(event.args)] for _, event in heard_by(log.latest, seat)]
            if game.told.get((version, seat), right := digest(json.loads(encode(heard)))) != right:
                found.append(f"{game.table}: seat {seat} was told what has not happened for it at {version}")
    found += [
        f"{game.table}: {shown} was shown, the record ends at {version}" for shown in game.seen if shown > version
    ]
    return found


def fairness(game: Game, record: str, next_commitment: str | None) -> list[str]:
    """Long numbers that were shown and are no commitment (seeds, for example), and mixes that were not used."""
    told = json.loads(record)["meta"]["fair"]
    found = []
    if not game.numbers <= {told["commitment"], next_commitment}:
        found.append(f"{game.table}: a seed, a mix or another commitment was shown")
    if told["mixes"] != [game.mixes[name] for name in sorted(game.seats, key=game.seats.__getitem__)]:
        found.append(f"{game.table}: the cards were not shuffled with what the players have added")
    return found
