"""Who somebody is, without registration: a name, and a secret that the browser keeps.

The store has digests only. Every device has a secret of its own; a one-time code makes another device the same person.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
import unicodedata
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from kartentisch.server import limits
from kartentisch.server.limits import Rates
from kartentisch.server.refusals import Refusal, ServerReason
from kartentisch.server.shared_limits import admitted
from kartentisch.server.store import Person
from kartentisch.table.model import PROGRAM
from kartentisch.table.names import few_marks, is_visible, without_blanks

if TYPE_CHECKING:
    from kartentisch.server import wire
    from kartentisch.server.addresses import Address
    from kartentisch.server.bans import Bans
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

    def __init__(self, store: Store, password: str = "") -> None:
        """`password`: what new people must know; empty: nothing."""
        self._store, self._password = store, password
        self._renames = Rates(limits.RENAME_SECONDS, limits.RENAMES_AT_ONCE, limits.RENAMERS_KEPT)

    async def greet(self, hello: wire.Hello, come_from: Address | None = None, bans: Bans | None = None) -> Known:
        """The person who says hello, a new one if unknown.

        `Refusal` if the person is banned, the one-time code is not valid any more, the password is wrong, or too many
        new people have come from that address.
        """
        name = None if hello.name is None else tidy(hello.name)
        known = await self._recognised(hello, bans)
        if known is None:
            await self._check_password(hello.password, come_from)
            if come_from is not None and not come_from.admits_person(time.monotonic()):
                raise Refusal(ServerReason.PERSONS_OF_ADDRESS)
            if not await admitted(self._store, "person", come_from):
                raise Refusal(ServerReason.PERSONS_OF_ADDRESS)
            return await self._new(name or "", hello.bot)
        if hello.bot and not known.person.bot:
            raise Refusal(ServerReason.NOT_A_BOT)
        if name is not None and name != known.person.name:
            known = Known(await self.rename(known.person, name), known.secret, renamed=True)
        return known

    async def _check_password(self, given: str | None, come_from: Address | None) -> None:
        if not self._password:
            return
        if given and come_from is not None and not come_from.admits_password(time.monotonic()):
            raise Refusal(ServerReason.TOO_FAST)
        if given and not await admitted(self._store, "password", come_from):
            raise Refusal(ServerReason.TOO_FAST)
        # Compared by digests: how long that takes tells nothing about the password.
        if not hmac.compare_digest(_digest(given or ""), _digest(self._password)):
            raise Refusal(ServerReason.PASSWORD)

    async def rename(self, person: Person, name: str) -> Person:
        """The person under a new name; `Refusal` if they change it too often, because every table that they are at
        writes it down."""
        name, now = tidy(name), time.monotonic()
        if not self._renames.admits(person.id, now):
            raise Refusal(ServerReason.TOO_FAST)
        await self._store.rename(person.id, name)
        return person._replace(name=name)

    async def code(self, person: Person) -> str:
        """A one-time code for another device."""
        code, now = secrets.token_urlsafe(16), time.time()
        await self._store.add_code(person.id, _digest(code), now, now + limits.CODE_SECONDS)
        return code

    async def _recognised(self, hello: wire.Hello, bans: Bans | None) -> Known | None:
        """Who it is, if known. Whoever is banned is refused before anything is changed for them."""
        if hello.code is not None:
            person = await self._store.redeem(_digest(hello.code), time.time())
            if person is None:
                raise Refusal(ServerReason.CODE)
            _check(person, bans)
            secret = secrets.token_urlsafe(32)
            await self._store.add_secret(person.id, _digest(secret), limits.DEVICES_OF_A_PERSON)
            return Known(person, secret)
        if hello.secret is not None:
            person = await self._store.person_of(_digest(hello.secret))
            if person is not None:
                _check(person, bans)
                return Known(person, None)
        return None

    async def _new(self, name: str, bot: bool) -> Known:
        """A new person with a new secret. An unknown secret is never adopted: somebody else might have chosen it."""
        person = Person((PROGRAM if bot else _PERSON) + secrets.token_hex(8), name, bot)
        secret = secrets.token_urlsafe(32)
        await self._store.add_person(person, _digest(secret))
        return Known(person, secret)


def _check(person: Person, bans: Bans | None) -> None:
    if bans is not None and bans.hold(person.id, None):
        raise Refusal(ServerReason.BANNED)


def _digest(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()
