"""Tables to begin with, and shorthands for what happens at them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kartentisch.table import commands as do
from kartentisch.table import table as t
from kartentisch.table.model import Table

SIEGEL = do.TableSettings("siegel", 3, {"rounds": 1})


def gathered(people: int = 1, options: do.TableSettings = SIEGEL) -> Table:
    """A table with so many people, p0 the host, everybody present."""
    table = t.arrive(t.create("T", options, "p0", "P0", 0.0).table, "p0", 0.0)
    for i in range(1, people):
        table = t.arrive(t.handle(table, f"p{i}", f"P{i}", do.Sit(), 0.0, random.Random(0)).table, f"p{i}", 0.0)
    return table


def run(table: Table, person: str, command: do.AnyCommand, now: float = 0.0) -> Table:
    return t.handle(table, person, person.upper(), command, now, random.Random(1)).table


def refused(table: Table, person: str, command: do.AnyCommand, now: float = 0.0) -> t.TableReason:
    with pytest.raises(t.Refused) as error:
        run(table, person, command, now)
    return error.value.reason


def started(people: int = 1, options: do.TableSettings = SIEGEL) -> Table:
    table = gathered(people, options)
    if people < options.players:
        table = run(table, "p0", do.Fill("apprentice"))
    return run(table, "p0", do.Start())


def play_out(table: Table, rng: random.Random, stop: str = "") -> Table:
    """Everybody, bots and people, makes random whole moves until the game is over or that stage is reached."""
    while table.stage != "over" and table.stage != stop:
        if table.stage == "between":
            for seat in table.people:
                if table.stage == "between":
                    table = t.handle(table, table.chairs[seat].person or "", "", do.Nod(), 0.0, rng).table
            continue
        assert table.match is not None
        assert table.turn is not None
        move = str(some_move(table, rng))
        chair = table.chairs[table.turn]
        if chair.bot:
            table = t.bot_moved(table, table.turn, table.version, move, 0.0).table
        else:
            table = t.handle(table, chair.person or "", "", do.Move(table.version, move), 0.0, rng).table
    return table


def some_move(table: Table, rng: random.Random) -> Any:
    """One of the first moves that the rules allow."""
    assert table.match is not None
    moves = []
    for move in table.match.game.rules.legal(table.match.state):
        moves.append(move)
        if len(moves) == 20:
            break
    return rng.choice(moves)
