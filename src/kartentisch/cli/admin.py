"""``kartentisch admin …``: what whoever runs a server does with its database while it does not run."""

from __future__ import annotations

import asyncio
import os
from typing import TYPE_CHECKING

from kartentisch.cli.arguments import Arguments, flag, value
from kartentisch.game import Illegal, quoted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kartentisch.game import Say

ACTIONS = ("people", "delete-person")


def run(arguments: Sequence[str], language: str, say: Say) -> int:  # noqa: ARG001 - every command is called alike
    """The command."""
    parser = Arguments()
    parser.place("action")
    parser.place("person")
    parser.option("--database")
    given = parser.read(arguments)
    if flag(given, "help"):
        print(say("cli-help-admin"))
        return 0
    action, person = value(given, "action"), value(given, "person")
    if action not in ACTIONS:
        raise Illegal("usage-action", text=quoted(action or ""), known=", ".join(ACTIONS))
    if action == "delete-person" and person is None:
        raise Illegal("usage-missing-person")
    # Imported here: the server's libraries take longer than everything else together.
    from kartentisch.server.database import own
    from kartentisch.server.settings import usual_database

    database = value(given, "database") or os.environ.get("KARTENTISCH_DATABASE") or usual_database()
    with own(database):
        asyncio.run(_listed(database, person or "") if action == "people" else _deleted(database, person or "", say))
    return 0


async def _listed(database: str, wanted: str) -> None:
    """Prints a line for each person, for other programs: id, first and last visit (UTC), tables, name."""
    from kartentisch.server.store.opening import open_store

    store = await open_store(database)
    try:
        for person, since, seen, tables in await store.people(wanted):
            print(person.id, since, seen, tables, person.name, sep="\t")
    finally:
        await store.close()


async def _deleted(database: str, wanted: str, say: Say) -> None:
    from kartentisch.server.deletion import delete_person
    from kartentisch.server.store.opening import open_store

    store = await open_store(database)
    try:
        found = [visitor.person for visitor in await store.people(wanted) if visitor.person.id == wanted]
        if not found:
            raise Illegal("admin-no-person", text=quoted(wanted))
        deleted = await delete_person(store, wanted)
    finally:
        await store.close()
    print(say("admin-deleted", name=found[0].name, removed=deleted.removed, changed=deleted.changed))
