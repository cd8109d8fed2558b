"""Finished games, as people find them again: a summary of each is stored when it ends."""

from __future__ import annotations

import msgspec

from kartentisch.server import wire
from kartentisch.server.store import FinishedRow
from kartentisch.table.model import Table


class Summary(msgspec.Struct, frozen=True):
    """What is stored of a finished game. New fields need a default: old summaries do not have them."""

    game: str
    names: list[str]
    bots: list[str | None]
    """The level of each seat that a bot had; None for people."""
    scores: list[list[int]]
    """Of each round that was played to its end, seat by seat."""
    early: bool
    counts: bool


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Summary)


def summary(table: Table) -> str:
    """The summary of the game that has just ended at a table."""
    match = table.match
    assert match is not None
    rounds = [list(played.scores) for played in match.record.rounds if played.scores is not None]
    names = [chair.name for chair in table.chairs]
    bots = [chair.bot if chair.person is None else None for chair in table.chairs]
    found = Summary(table.settings.game, names, bots, rounds, table.ended_early, table.counts)
    return _encoder.encode(found).decode()


def told(row: FinishedRow, now: float) -> wire.FinishedGame:
    """A stored game as it is sent."""
    game = _decoder.decode(row.summary)
    return wire.FinishedGame(
        table=row.table,
        game=game.game,
        names=game.names,
        bots=game.bots,
        you=row.seat,
        scores=game.scores,
        early=game.early,
        counts=game.counts,
        ago=max(0, round(now - row.ended)),
    )
