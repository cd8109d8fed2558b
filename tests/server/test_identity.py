"""Names as everybody may see them, and who somebody is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartentisch.server import limits, wire
from kartentisch.server.bans import Bans
from kartentisch.server.identity import Identity, Known, tidy
from kartentisch.server.limits import LONGEST_NAME
from kartentisch.server.refusals import Refusal, ServerReason
from kartentisch.server.store import Store
from kartentisch.table.model import is_program
from tests.server.store.databases import Database, everything, stored


def known(database: Database, work: Callable[[Identity], Awaitable[None]]) -> None:
    async def whole(store: Store) -> None:
        await work(Identity(store))

    stored(database, whole)


def hello(**fields: object) -> wire.Hello:
    return wire.Hello(1, 1, **fields)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("written", "seen"),
    [
        ("Ada", "Ada"),
        ("  Ada \t Lovelace\n", "Ada Lovelace"),
        ("Jo\u0308rg", "Jörg"),
        ("a\u202eb\u0000c", "a b c"),
        ("日本", "日本"),
        ("Ada\u3164", "Ada"),
        ("\u2800A\ufe0fda", "Ada"),
        ("\u2764\ufe0f", "\u2764"),
        ("e\u034f\u0301", "é"),
        ("x" + 20 * "\u0316", "x" + 4 * "\u0316"),
    ],
)
def test_names_are_tidied(written: str, seen: str) -> None:
    assert tidy(written) == seen


@pytest.mark.parametrize(
    "written",
    [
        *("", " \n", "\u200b\u202e", "x" * 25),
        *("\u3164", "\u2800", "\u115f\u1160", "\uffa0", "\u0301", " \u0308\u20dd ", "\U0001d159", "\ufe0f\ufe0f"),
    ],
)
def test_what_is_no_name_is_refused(written: str) -> None:
    with pytest.raises(Refusal) as refusal:
        tidy(written)
    assert refusal.value.reason == ServerReason.NAME


@given(st.text(max_size=40))
def test_a_tidy_name_stays_as_it_is(written: str) -> None:
    try:
        name = tidy(written)
    except Refusal:
        return
    assert tidy(name) == name
    assert name.isprintable()
    assert 0 < len(name) <= LONGEST_NAME


def test_a_secret_is_kept_by_its_owner_only(database: Database) -> None:
    async def work(identity: Identity) -> None:
        ada = await identity.greet(hello(name="Ada"))
        assert ada.secret is not None
        assert await identity.greet(hello(secret=ada.secret)) == Known(ada.person, None)
        other = await identity.greet(hello(name="Ada", secret="somebody chose this"))
        assert other.person.id != ada.person.id
        assert other.secret not in (None, "somebody chose this")
        data = everything(database)
        assert "Ada" in data
        assert ada.secret not in data

    known(database, work)


def test_bots_are_known_as_bots_and_people_cannot_become_some(database: Database) -> None:
    async def work(identity: Identity) -> None:
        robot = await identity.greet(hello(name="Robot", bot=True))
        assert robot.person.bot
        assert is_program(robot.person.id)
        assert (await identity.greet(hello(secret=robot.secret))).person.bot
        ada = await identity.greet(hello(name="Ada"))
        assert not is_program(ada.person.id)
        with pytest.raises(Refusal) as refusal:
            await identity.greet(hello(secret=ada.secret, bot=True))
        assert refusal.value.reason == ServerReason.NOT_A_BOT

    known(database, work)


def test_a_code_makes_another_device_the_same_person_once(database: Database) -> None:
    async def work(identity: Identity) -> None:
        ada = await identity.greet(hello(name="Ada"))
        code = await identity.code(ada.person)
        again = await identity.greet(hello(code=code))
        assert again.person == ada.person
        assert again.secret not in (None, ada.secret)
        assert (await identity.greet(hello(secret=again.secret))).person == ada.person
        for spent in (code, "never there"):
            with pytest.raises(Refusal) as refusal:
                await identity.greet(hello(code=spent))
            assert refusal.value.reason == ServerReason.CODE

    known(database, work)


def test_whoever_is_banned_changes_nothing_by_saying_hello(database: Database) -> None:
    """Neither the name, which every table of theirs would be told, nor the devices that know them."""

    async def work(identity: Identity) -> None:
        ada = await identity.greet(hello(name="Ada"))
        bans, code = Bans([ada.person.id]), await identity.code(ada.person)
        before = database.rows("SELECT id, name FROM people"), database.rows("SELECT digest FROM secrets")
        for wish in (hello(secret=ada.secret, name="Eve"), hello(code=code, name="Eve"), hello(secret=ada.secret)):
            with pytest.raises(Refusal) as refusal:
                await identity.greet(wish, None, bans)
            assert refusal.value.reason == ServerReason.BANNED
        assert (database.rows("SELECT id, name FROM people"), database.rows("SELECT digest FROM secrets")) == before
        assert (await identity.greet(hello(secret=ada.secret), None, Bans(["p-other"]))).person == ada.person

    known(database, work)


def test_so_many_devices_know_a_person_the_newest_ones(database: Database) -> None:
    async def work(identity: Identity) -> None:
        ada = await identity.greet(hello(name="Ada"))
        for number in range(limits.DEVICES_OF_A_PERSON + 5):
            database.change(f"UPDATE secrets SET since = '{2001 + number}-01-01 00:00:00' WHERE since > '2025-01-01'")
            device = await identity.greet(hello(code=await identity.code(ada.person)))
            assert (await identity.greet(hello(secret=device.secret))).person == ada.person
            first = await identity.greet(hello(secret=ada.secret, name="Ada"))
            assert (first.person == ada.person) == (number < limits.DEVICES_OF_A_PERSON - 1)
        rows = database.rows(f"SELECT digest FROM secrets WHERE person = '{ada.person.id}'")
        assert len(rows) == limits.DEVICES_OF_A_PERSON

    known(database, work)
