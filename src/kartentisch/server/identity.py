"""Who somebody is, without registration: a name, and a secret that the browser keeps.

The store has digests only. Every device has a secret of its own; a one-time code makes another device the same person.
"""

from __future__ import annotations

import hashlib
import secrets
import time
import unicodedata
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from kartentisch.server import limits
from kartentisch.server.limits import Bucket
from kartentisch.server.refusals import Refusal, ServerReason
from kartentisch.server.store import Person
from kartentisch.table.model import PROGRAM
from kartentisch.table.names import few_marks, is_visible, without_blanks

if TYPE_CHECKING:
    from kartentisch.server import wire
    from kartentisch.server.addresses import Address
    from kartentisch.server.store import Store

_PERSON = "p-"
_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Unicode categories of characters that are invisible or change the direction of writing."""


class Known(NamedTuple):
    """Somebody who has said hello; `secret` if this device does not have it yet."""

    person: Person
    secret: str | None
    renamed: bool = False


def tidy(name: str) -> str:
    """A name as everybody may see it, or `Refusal`."""
    seen = (c if unicodedata.category(c) not in _UNSEEN else " " for c in few_marks(without_blanks(name)))
    found = " ".join("".join(seen).split())
    if len(found) > limits.LONGEST_NAME or not is_visible(found):
        raise Refusal(ServerReason.NAME, most=limits.LONGEST_NAME)
    return found


@lru_cache(maxsize=10_000)
def alias(table: str, person: str) -> str:
    """The id of a person at one table: always the same there, and unrelated to the one at any other table.

    Remembered, because every message to a table has the ids of all its people.
    """
    return _digest(f"{table} {person}").hex()[:12]


class Identity:
    """Recognises people by the digests of their secrets. Secrets are long and random, so one plain hash is enough."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._renames: dict[str, Bucket] = {}
        """How often people may change their names, of those who did so last."""

    async def greet(self, hello: wire.Hello, come_from: Address | None = None) -> Known:
        """The person who says hello, a new one if unknown.

        `Refusal` if the one-time code is not valid any more, or too many new people have come from that address.
        """
        name = None if hello.name is None else tidy(hello.name)
        known = await self._recognised(hello)
        if known is None:
            if come_from is not None and not come_from.admits_person(time.monotonic()):
                raise Refusal(ServerReason.PERSONS_OF_ADDRESS)
            return await self._new(name or "", hello.bot)
        if hello.bot and not known.person.bot:
            raise Refusal(ServerReason.NOT_A_BOT)
        if name is not None and name != known.person.name:
            known = Known(await self.rename(known.person, name), known.secret, renamed=True)
        return known

    async def rename(self, person: Person, name: str) -> Person:
        """The person under a new name; `Refusal` if they change it too often, because every table that they are at
        writes it down."""
        name, now = tidy(name), time.monotonic()
        bucket = self._renames.pop(person.id, None) or Bucket(1 / limits.RENAME_SECONDS, limits.RENAMES_AT_ONCE, now)
        self._renames[person.id] = bucket  # again the newest
        if len(self._renames) > limits.RENAMERS_KEPT:
            self._renames.pop(next(iter(self._renames)))
        if not bucket.take(now):
            raise Refusal(ServerReason.TOO_FAST)
        await self._store.rename(person.id, name)
        return person._replace(name=name)

    async def code(self, person: Person) -> str:
        """A one-time code for another device."""
        code, now = secrets.token_urlsafe(16), time.time()
        await self._store.add_code(person.id, _digest(code), now, now + limits.CODE_SECONDS)
        return code

    async def _recognised(self, hello: wire.Hello) -> Known | None:
        if hello.code is not None:
            person = await self._store.redeem(_digest(hello.code), time.time())
            if person is None:
                raise Refusal(ServerReason.CODE)
            secret = secrets.token_urlsafe(32)
            await self._store.add_secret(person.id, _digest(secret), limits.DEVICES_OF_A_PERSON)
            return Known(person, secret)
        if hello.secret is not None:
            person = await self._store.person_of(_digest(hello.secret))
            return None if person is None else Known(person, None)
        return None

    async def _new(self, name: str, bot: bool) -> Known:
        """A new person with a new secret. An unknown secret is never adopted: somebody else might have chosen it."""
        person = Person((PROGRAM if bot else _PERSON) + secrets.token_hex(8), name, bot)
        secret = secrets.token_urlsafe(32)
        await self._store.add_person(person, _digest(secret))
        return Known(person, secret)


def _digest(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()
