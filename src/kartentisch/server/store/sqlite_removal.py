"""How the SQLite store removes what is past its time: in small pieces, each of them a job of its own."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from kartentisch.server.store import Rewritten
from kartentisch.server.store.sqlite_queries import SQL

PIECE = 500
"""How many entries are removed at once: others wait as long as that takes, a few thousandths of a second."""


def touch(tables: Sequence[str], connection: sqlite3.Connection) -> None:
    """Notes that these tables are in use now."""
    connection.executemany(SQL["touch-table"], [(table,) for table in tables])


def past(used_before: float, empty_before: float, most: int, connection: sqlite3.Connection) -> list[str]:
    """Tables to remove: those whose removal has begun, those that nobody has used, those without anybody."""
    found: dict[str, None] = {}
    asked = (("tables-that-go", ()), ("tables-unused", (used_before,)), ("tables-abandoned", (empty_before,)))
    for query, times in asked:
        found.update((table, None) for (table,) in connection.execute(SQL[query], (*times, most)))
    return list(found)[:most]


def remove_piece(table: str, connection: sqlite3.Connection) -> bool:
    """Removes some entries of a table that nobody can find any more from now on; True: nothing is left of it."""
    connection.execute(SQL["table-goes"], (table,))
    connection.execute(SQL["clear-chairs"], (table,))
    connection.execute(SQL["remove-finished"], (table,))
    connection.execute(SQL["remove-games"], (table,))
    if connection.execute(SQL["remove-entries"], (table, PIECE)).rowcount:
        return False
    connection.execute(SQL["remove-table"], (table,))
    return True


def remove_people(seen_before: float, most: int, connection: sqlite3.Connection) -> int:
    """Removes some people without a chair who have not been seen; how many there were."""
    people = connection.execute(SQL["people-unused"], (seen_before, most)).fetchall()
    for query in ("remove-secrets", "remove-codes", "remove-finished-of", "remove-tallies-of", "remove-person"):
        connection.executemany(SQL[query], people)
    return len(people)


def forget_tallies(person: str, connection: sqlite3.Connection) -> None:
    """Empties the statistics of a person. Of games that can still be found it is noted that they do not count."""
    connection.execute(SQL["remove-tallies-of"], (person,))
    connection.execute(SQL["no-tallies-of"], (person,))


def rewrite(table: str, anew: Rewritten, connection: sqlite3.Connection) -> None:
    """Writes entries of a table anew, each by its number, and finished games; an analysis may hold names, and goes."""
    connection.executemany(SQL["rewrite-game"], [(game.summary, game.record, game.id) for game in anew.games])
    connection.execute(SQL["rewriting"], (True, table))
    connection.executemany(SQL["rewrite"], [(entry.decode(), table, n) for n, entry in anew.entries])
    connection.execute(SQL["rewriting"], (False, table))


def delete_person(person: str, connection: sqlite3.Connection) -> None:
    """Removes everything that is stored about a person beside their tables."""
    for query in (
        "remove-secrets",
        "remove-codes",
        "remove-chairs-of",
        "remove-finished-of",
        "remove-tallies-of",
        "forget-creator",
        "remove-reports-of",
        "unban",
        "remove-person",
    ):
        connection.execute(SQL[query], (person,))
