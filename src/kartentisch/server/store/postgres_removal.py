"""How the PostgreSQL store removes what is past its time: in small pieces, each of them a job of its own."""

from __future__ import annotations

from kartentisch.server.store import Rewritten
from kartentisch.server.store.postgres_connection import SQL, Connection

PIECE = 500
"""How many entries are removed at once: others wait as long as that takes."""


def number_in(status: str) -> int:
    """How many rows a command has changed, as PostgreSQL tells it."""
    return int(status.rpartition(" ")[2])


async def past(used_before: float, empty_before: float, most: int, connection: Connection) -> list[str]:
    """Tables to remove: those whose removal has begun, those that nobody has used, those without anybody."""
    found: dict[str, None] = {}
    await connection.execute(SQL["sharing-forget-buckets"])
    asked = (("tables-that-go", ()), ("tables-unused", (used_before,)), ("tables-abandoned", (empty_before,)))
    for query, times in asked:
        found.update((table, None) for (table,) in await connection.fetch(SQL[query], *times, most))
    return list(found)[:most]


async def remove_piece(table: str, connection: Connection) -> bool:
    """Removes some entries of a table that nobody can find any more from now on; True: nothing is left of it."""
    for query in ("table-goes", "clear-chairs", "remove-finished", "remove-games"):
        await connection.execute(SQL[query], table)
    if number_in(await connection.execute(SQL["remove-entries"], table, PIECE)):
        return False
    await connection.execute(SQL["remove-table"], table)
    return True


async def remove_people(seen_before: float, most: int, connection: Connection) -> int:
    """Removes some people without a chair who have not been seen; how many there were."""
    people = [(person,) for (person,) in await connection.fetch(SQL["people-unused"], seen_before, most)]
    for query in ("remove-secrets", "remove-codes", "remove-finished-of", "remove-tallies-of", "remove-person"):
        await connection.executemany(SQL[query], people)
    return len(people)


async def rewrite(table: str, anew: Rewritten, connection: Connection) -> None:
    """Writes entries of a table anew, each by its number, and finished games; an analysis may hold names, and goes."""
    games = [(game.summary, game.record, game.id) for game in anew.games]
    await connection.executemany(SQL["rewrite-game"], games)
    await connection.execute(SQL["rewriting"], True, table)
    await connection.executemany(SQL["rewrite"], [(entry.decode(), table, n) for n, entry in anew.entries])
    await connection.execute(SQL["rewriting"], False, table)


async def delete_person(person: str, connection: Connection) -> None:
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
        await connection.execute(SQL[query], person)
