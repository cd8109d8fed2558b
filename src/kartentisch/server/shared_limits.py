"""How often something may come from one address, whichever of the servers that share a database it comes to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from kartentisch.server import limits

if TYPE_CHECKING:
    from kartentisch.server.addresses import Address
    from kartentisch.server.store import Store

Kind = Literal["password", "person", "report", "table"]
_BUCKETS: dict[Kind, tuple[float, float]] = {
    "password": (limits.PASSWORDS_OF_AN_ADDRESS_A_MINUTE / 60, limits.PASSWORDS_OF_AN_ADDRESS_AT_ONCE),
    "person": (limits.PERSONS_OF_AN_ADDRESS_A_MINUTE / 60, limits.PERSONS_OF_AN_ADDRESS_AT_ONCE),
    "report": (limits.REPORTS_OF_AN_ADDRESS_A_DAY / 86_400, limits.REPORTS_OF_AN_ADDRESS_AT_ONCE),
    "table": (limits.TABLES_OF_AN_ADDRESS_A_MINUTE / 60, limits.TABLES_OF_AN_ADDRESS_AT_ONCE),
}
"""What leaves something behind in the database, or tries to guess; all else is each server's own affair."""


async def admitted(store: Store, kind: Kind, come_from: Address | None) -> bool:
    """Whether all servers together admit one more of that kind from there; if so, it is counted."""
    if come_from is None or store.sharing is None:
        return True
    return await store.sharing.take(f"{kind} {come_from.key}", *_BUCKETS[kind])
