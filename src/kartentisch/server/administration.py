"""What whoever runs a server does with it: lists, closes and exports tables, bans, reads reports.

The orders are the same whether the server runs (they come through `control.py`) or not (then the command line has the
database for itself).
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal, assert_never, get_args

from msgspec import Struct

from kartentisch.game import Illegal, quoted
from kartentisch.server import limits
from kartentisch.server.bans import network_of
from kartentisch.server.deletion import delete_person
from kartentisch.server.restoring import Restoring
from kartentisch.server.store import Person

if TYPE_CHECKING:
    from kartentisch.server.hub import Hub
    from kartentisch.server.store import Sharing, Store

Action = Literal[
    "people", "here", "tables", "export", "close", "reports", "done", "bans", "ban", "unban", "delete-person"
]
ACTIONS: tuple[Action, ...] = get_args(Action)
WITHOUT_SERVER: tuple[Action, ...] = ("delete-person",)
"""What is done only while no server runs."""
NEEDS_OBJECT: tuple[Action, ...] = ("export", "close", "done", "ban", "unban", "delete-person")


class Order(Struct, frozen=True):
    """What is to be done, with whom or what."""

    action: Action
    about: str = ""


class Told(Struct, frozen=True):
    """What came of an order: lines for other programs, or a sentence by its key."""

    lines: list[str] = []
    key: str = ""
    args: dict[str, str | int] = {}


class Administration:
    """Carries out orders; `Illegal` where that cannot be done."""

    def __init__(self, store: Store, hub: Hub | None) -> None:
        """`hub`: the tables of the server, where it runs."""
        self._store, self._hub = store, hub

    async def do(self, order: Order) -> Told:
        """Carries out an order."""
        about = order.about
        match order.action:
            case "people":
                people = await self._store.people(about)
                return _lines((p.id, since, seen, tables, p.name) for p, since, seen, tables in people)
            case "here":
                return await self._here()
            case "tables":
                found = await self._store.tables(about)
                return _lines((*t[:3], "over" if t.over else "open", *t[4:]) for t in found)
            case "export":
                return Told([await self._record(about)])
            case "close":
                return await self._close(about)
            case "reports":
                filed = await self._store.reports()
                return _lines((number, at, *report) for number, at, report in filed)
            case "done":
                if not (about.isdecimal() and len(about) < 10 and await self._store.remove_report(int(about))):
                    raise Illegal("admin-no-report", text=quoted(about))
                return Told(key="admin-report-done", args={"number": int(about)})
            case "bans":
                return _lines(await self._store.bans())
            case "ban" | "unban":
                return await self._ban(about, order.action == "ban")
            case "delete-person":
                person = await self._person(about)
                deleted = await delete_person(self._store, person.id)
                args: dict[str, str | int] = {
                    "name": person.name,
                    "removed": deleted.removed,
                    "changed": deleted.changed,
                }
                return Told(key="admin-deleted", args=args)
            case _:
                assert_never(order.action)

    async def do_beside(self, order: Order) -> Told:
        """Carries out an order while the server runs."""
        if order.action in WITHOUT_SERVER:
            raise Illegal("admin-stop-first")
        return await self.do(order)

    async def _here(self) -> Told:
        """Those who are connected now, and where from."""
        if self._hub is None and self._store.sharing is not None:
            return await self._anywhere(self._store.sharing)
        if self._hub is None:
            raise Illegal("admin-no-server")
        people = [(socket.person, socket.place) for socket in self._hub.sockets]
        found = {(person.id, place or "-", person.name) for person, place in people if person is not None}
        return _lines(sorted(found))

    async def _anywhere(self, sharing: Sharing) -> Told:
        """Those who are connected to any server that shares the database."""
        from kartentisch.server.links import Unreachable, ordered  # they carry orders too

        found: set[str] = set()
        for peer in await sharing.peers():
            with contextlib.suppress(Unreachable):
                found.update((await ordered(peer, "", Order("here"))).lines)
        return Told(sorted(found))

    async def _person(self, wanted: str) -> Person:
        for visitor in await self._store.people(wanted):
            if visitor.person.id == wanted:
                return visitor.person
        raise Illegal("admin-no-person", text=quoted(wanted))

    async def _record(self, table: str) -> str:
        """The record of the last game of a table, as far as it has been played."""
        found = await Restoring(self._store.entries).table(table)
        if found is None:
            raise Illegal("admin-no-table", text=quoted(table))
        if found.match is None:
            raise Illegal("admin-no-game", text=quoted(table))
        return found.match.record.text()

    async def _close(self, table: str) -> Told:
        if not await self._store.entries(table, 0, 1):
            raise Illegal("admin-no-table", text=quoted(table))
        if self._store.sharing is not None:
            await self._store.remove_piece(table)  # nobody can find it any more
            await self._until_released(self._store.sharing, table)
        elif self._hub is not None:
            await self._hub.close_table(table)
        while not await self._store.remove_piece(table):
            pass
        return Told(key="admin-closed", args={"table": table})

    async def _until_released(self, sharing: Sharing, table: str) -> None:
        """Tells whoever holds a table to let it go, until no server that lives does: a hint may get lost."""
        await sharing.hint(f"close {table}")
        while await sharing.held(table):
            await asyncio.sleep(limits.RETRY_SECONDS)
            await sharing.hint(f"close {table}")

    async def _ban(self, who: str, banned: bool) -> Told:
        network = network_of(who)
        name = str(network) if network is not None else who
        if banned and network is None:
            await self._person(who)
        changed = await self._store.ban(name, banned)
        if not banned and not changed:
            raise Illegal("admin-no-ban", text=quoted(who))
        if self._store.sharing is not None:
            await self._store.sharing.hint("bans")
        if self._hub is not None:
            self._hub.ban(name, banned)
        return Told(key="admin-banned" if banned else "admin-unbanned", args={"who": name})


def _lines(rows: Iterable[Iterable[object]]) -> Told:
    return Told(["\t".join(map(str, row)) for row in rows])
