"""Finished games, as people find them again: a summary of each is stored when it ends."""

from __future__ import annotations

import secrets

import msgspec

from kartentisch.record import Record
from kartentisch.server import limits, tallies, wire
from kartentisch.server.store import Finished, FinishedRow
from kartentisch.table.model import Table, is_program


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


def finished(table: Table) -> Finished:
    """The game that has just ended at a table, under a new id."""
    assert table.match is not None
    seats = tuple((chair.person, seat) for seat, chair in enumerate(table.chairs) if chair.person is not None)
    record, told = table.match.record, summary(table)
    mine = tallied(record, read_summary(told))
    people = tuple((person, mine[seat]) for person, seat in seats if not is_program(person))
    return Finished(secrets.token_urlsafe(16), told, record.text(), seats, people, limits.GAMES_COUNTED)


def summary(table: Table) -> str:
    """The summary of the game that has just ended at a table."""
    match = table.match
    assert match is not None
    rounds = [list(played.scores) for played in match.record.rounds if played.scores is not None]
    names = [chair.name for chair in table.chairs]
    bots = [chair.bot if chair.person is None else None for chair in table.chairs]
    found = Summary(table.settings.game, names, bots, rounds, table.ended_early, table.counts)
    return _encoder.encode(found).decode()


def tallied(record: Record, summary: Summary) -> list[str]:
    """What the statistics of each seat keep of a game; empty where it does not count."""
    return tallies.texts(record, summary.bots, summary.counts and not summary.early)


def read_summary(text: str) -> Summary:
    """A stored summary."""
    return _decoder.decode(text)


def told(row: FinishedRow, now: float) -> wire.FinishedGame:
    """A stored game as it is sent."""
    game = read_summary(row.summary)
    return wire.FinishedGame(
        id=row.game if row.whole else None,
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
