"""``kartentisch admin …``: what whoever runs a server does with it, whether it runs or not."""

from __future__ import annotations

import asyncio
import os
from typing import TYPE_CHECKING

from kartentisch.cli.arguments import Arguments, flag, value
from kartentisch.game import Illegal, quoted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kartentisch.game import Say
    from kartentisch.server.administration import Order, Told


def run(arguments: Sequence[str], language: str, say: Say) -> int:  # noqa: ARG001 - every command is called alike
    """The command."""
    parser = Arguments()
    parser.place("action")
    parser.place("about")
    parser.option("--database")
    given = parser.read(arguments)
    if flag(given, "help"):
        print(say("cli-help-admin"))
        return 0
    # Imported here: the server's libraries take longer than everything else together.
    from kartentisch.server.administration import ACTIONS, NEEDS_OBJECT, Order
    from kartentisch.server.settings import usual_database

    wanted, about = value(given, "action"), value(given, "about")
    action = next((known for known in ACTIONS if known == wanted), None)
    if action is None:
        raise Illegal("usage-action", text=quoted(wanted or ""), known=", ".join(ACTIONS))
    if action in NEEDS_OBJECT and about is None:
        raise Illegal("usage-missing-object", action=action)
    database = value(given, "database") or os.environ.get("KARTENTISCH_DATABASE") or usual_database()
    told = _carried_out(database, Order(action, about or ""))
    for line in told.lines:
        print(line)
    if told.key:
        print(say(told.key, **told.args))
    return 0


def _carried_out(database: str, order: Order) -> Told:
    """By ourselves, or by the server that has the database."""
    from kartentisch.server.administration import WITHOUT_SERVER
    from kartentisch.server.control import ordered
    from kartentisch.server.database import in_words, own
    from kartentisch.server.store.opening import beside, missing, shown

    with in_words():
        near = beside(database)
        if missing(database) and not (near and near.exists()):  # misspelt: it would be made, and be empty
            raise Illegal("file-missing", file=shown(database))
    try:
        with own(database):
            return asyncio.run(_alone(database, order))
    except Illegal as cause:
        place = near if cause.reason == "serve-database-in-use" else None
        if place is None or order.action in WITHOUT_SERVER:
            raise
        told = ordered(place, order)
        if told is None:
            raise
        return told


async def _alone(database: str, order: Order) -> Told:
    from kartentisch.server.administration import WITHOUT_SERVER, Administration
    from kartentisch.server.store.opening import open_store

    store = await open_store(database)
    try:
        if store.sharing is not None and order.action in WITHOUT_SERVER:
            await store.sharing.claim_all()
        return await Administration(store, None).do(order)
    finally:
        await store.close()
