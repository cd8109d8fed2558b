"""What every kind of database does behind `Store`: all is kept when a call returns, and a table has one history."""

from __future__ import annotations

import asyncio
import re
import time

import pytest

from kartentisch.server.deletion import delete_person
from kartentisch.server.store import Conflict, Facts, Finished, NewerDatabase, Person, Report, Rewritten, Store, Tallied
from kartentisch.server.store.opening import open_store
from tests.server.store.databases import Database, Refused, every_kind, everything, number_of, stored

pytestmark = every_kind

ADA, BOT = Person("p-1", "Ada", False), Person("b-2", "Robot", True)
ALONE, BOTH, NOBODY = (Facts(frozenset(people), over=False) for people in ({"p-1"}, {"p-1", "p-2"}, ()))


async def nothing(_: Store) -> None: ...


# Entries


def test_entries_are_kept_in_order_and_found_again(database: Database) -> None:
    written = [b'{"a":1}', '{"b":"ä"}'.encode(), b'{"c":"\\u0000\\n \'"}']

    async def write(store: Store) -> None:
        await store.append("t", 0, written[:2], ALONE)
        await store.append("t", 2, written[2:], None)
        assert await store.entries("other", 0, 999) == []

    async def read(store: Store) -> None:
        assert await store.entries("t", 0, 999) == written
        assert await store.entries("t", 1, 1) == written[1:2]
        assert await store.entries("t", 3, 1) == []

    stored(database, write)
    stored(database, read)


def test_what_was_answered_is_kept_even_if_nobody_closes_the_store(database: Database) -> None:
    async def work(store: Store) -> None:
        await store.append("t", 0, [b"1"], ALONE)
        assert database.rows("SELECT table_id, n, entry FROM moves") == [("t", 0, "1")]

    stored(database, work)


def test_a_table_has_one_history_and_a_failure_hurts_nobody_else(database: Database) -> None:
    async def work(store: Store) -> None:
        await store.append("t", 0, [b"1", b"2"], None)
        results = await asyncio.gather(
            store.append("u", 0, [b"a"], None),
            store.append("t", 1, [b"other"], ALONE),
            store.append("t", 2, [b"3"], None),
            store.append("v", 0, [b"a", b"b"], None),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), Conflict, type(None), type(None)]
        assert await store.entries("t", 0, 999) == [b"1", b"2", b"3"]
        assert await store.entries("v", 0, 999) == [b"a", b"b"]
        assert await store.tables_of("p-1", 9) == [], "nor did its facts"
        with pytest.raises(Conflict):
            await store.append("v", 1, [b"z", b"z"], None)
        assert await store.entries("v", 0, 999) == [b"a", b"b"]

    stored(database, work)


def test_many_writers_share_a_commit(database: Database) -> None:
    sizes: list[int] = []

    async def whole() -> None:
        store = await open_store(database.url, sizes.append)
        await asyncio.gather(*(store.append(f"t{i % 40}", i // 40, [b"x"], None) for i in range(800)))
        assert sum(sizes) == 800
        assert len(await store.entries("t7", 0, 999)) == 20
        await store.close()

    asyncio.run(whole())
    assert len(sizes) < 100


def test_whoever_goes_away_before_the_answer_takes_nothing_along(database: Database) -> None:
    async def work(store: Store) -> None:
        gone = store.append("t", 0, [b"1"], None)
        gone.cancel()
        await store.append("t", 1, [b"2"], None)
        assert await store.entries("t", 0, 9) == [b"1", b"2"]

    stored(database, work)


def test_what_was_begun_is_finished_when_the_store_is_closed(database: Database) -> None:
    async def begin(store: Store) -> None:
        for n in range(9):
            store.append("t", n, [b"x"], None)

    stored(database, begin)
    assert number_of(database, "moves") == 9


def test_moves_can_neither_be_changed_nor_removed(database: Database) -> None:
    async def work(store: Store) -> None:
        await store.append("t", 0, [b"1", b"2"], ALONE)

    stored(database, work)
    before = everything(database)
    for change in ("UPDATE moves SET entry = '3'", "DELETE FROM moves", "DELETE FROM moves WHERE n = 1"):
        with pytest.raises(Refused, match="appended"):
            database.change(change)
    assert everything(database) == before


def test_a_table_is_rewritten_and_goes_on_or_nothing_of_it_happens(database: Database) -> None:
    async def work(store: Store) -> None:
        finished = Finished("game", "Ada", "Ada's record", (("p-1", 0),))
        await store.append("A", 0, [b"Ada", b"b"], ALONE._replace(over=True, finished=finished))
        await store.keep_analysis("game", "Ada's analysis")
        (game,) = await store.games_at("A")
        assert (game.summary, game.record, game.analysis) == ("Ada", "Ada's record", "Ada's analysis")
        anew = Rewritten([(0, b"-")], [game._replace(summary="nobody", record="nobody's record")])
        with pytest.raises(Conflict):
            await store.rewrite("A", anew, 1, [b"c"], NOBODY)
        assert await store.entries("A", 0, 9) == [b"Ada", b"b"]
        assert await store.games_at("A") == [game]
        await store.rewrite("A", anew, 2, [b"c"], NOBODY)
        assert await store.entries("A", 0, 9) == [b"-", b"b", b"c"]
        nobodys = game._replace(summary="nobody", record="nobody's record", analysis=None)
        assert await store.games_at("A") == [nobodys], "an analysis may hold names"
        assert await store.tables_of("p-1", 9) == []

    stored(database, work)
    with pytest.raises(Refused, match="appended"):
        database.change("UPDATE moves SET entry = '3'")


# Tables


def test_tables_of_a_person(database: Database) -> None:
    async def work(store: Store) -> None:
        for table in "abc":
            await store.append(table, 0, [b"1"], BOTH)
        assert [each.table for each in await store.tables_of("p-1", 9)] == ["c", "b", "a"]
        assert [each.table for each in await store.tables_of("p-1", 2)] == ["c", "b"]
        await store.append("c", 1, [b"2"], BOTH._replace(over=True))
        await store.append("b", 1, [b"2"], Facts(frozenset({"p-2"}), over=False))
        assert [each.table for each in await store.tables_of("p-1", 9)] == ["a"]
        assert [each.table for each in await store.tables_of("p-2", 9)] == ["b", "a"]
        await store.append("c", 2, [b"3"], BOTH)
        assert [each.table for each in await store.tables_of("p-1", 9)] == ["c", "a"]

    stored(database, work)


def test_tables_are_counted_for_whoever_sits_there_or_has_opened_them(database: Database) -> None:
    async def work(store: Store) -> None:
        await store.append("mine", 0, [b"1"], ALONE._replace(creator="p-1"))
        await store.append("left", 0, [b"1"], NOBODY._replace(creator="p-1"))
        await store.append("left", 1, [b"2"], NOBODY._replace(creator="p-2"))
        await store.append("other", 0, [b"1"], BOTH._replace(creator="p-2"))
        assert [await store.tables_open(person) for person in ("p-1", "p-2", "p-3")] == [3, 1, 0]
        assert [await store.tables_opened(person, 24) for person in ("p-1", "p-2", "p-3")] == [2, 1, 0]
        await store.append("mine", 1, [b"2"], ALONE._replace(over=True))
        await store.remove_piece("left")
        assert await store.tables_open("p-1") == 1
        database.change("UPDATE tables SET since = '2001-01-01 00:00:00'")
        assert await store.tables_opened("p-1", 24) == 0

    stored(database, work)


def test_finished_games_and_how_long_a_table_has_waited(database: Database) -> None:
    async def work(store: Store) -> None:
        await store.append("a", 0, [b"1"], BOTH)
        (before,) = await store.tables_of("p-1", 9)
        assert abs(before.visited - time.time()) < 60
        database.change("UPDATE tables SET since = '2001-01-01 00:00:00'")
        assert (await store.tables_of("p-1", 9))[0].visited == 978_307_200, "never left: since it was opened"
        await store.visited("a")
        assert (await store.tables_of("p-1", 9))[0].visited >= before.visited
        for number, summary in enumerate(("first", "second"), 1):
            game = Finished(f"id of {summary}", summary, f"record of {summary}", (("p-1", 0), ("p-2", 2)))
            await store.append("a", number, [b"2"], BOTH._replace(over=True, finished=game))
        mine = await store.finished_of("p-2", 9)
        assert [row[:3] + row[4:] for row in mine] == [
            (2, "id of second", "a", "second", True),
            (2, "id of first", "a", "first", True),
        ]
        assert all(row.ended >= before.visited for row in mine)
        first = await store.game("id of first")
        assert first == ("id of first", "a", mine[1].ended, "first", "record of first", None)
        await store.keep_analysis("id of first", "deep")
        await store.keep_analysis("unknown", "deep")
        assert [game.analysis for game in await store.games_at("a")] == ["deep", None]
        assert await store.game("unknown") is None
        assert len(await store.finished_of("p-1", 1)) == 1
        assert await store.finished_of("p-3", 9) == []
        while not await store.remove_piece("a"):
            pass
        assert await store.finished_of("p-1", 9) == [], "they go with their table"
        assert await store.game("id of first") is None

    stored(database, work)


# What is past its time


def test_tables_past_their_time_those_that_go_already_first(database: Database) -> None:
    async def work(store: Store) -> None:
        for table, facts in (("used", ALONE), ("old", ALONE), ("older", ALONE), ("empty", NOBODY), ("going", ALONE)):
            await store.append(table, 0, [b"1"] * 600, facts)
        now = int(time.time())
        database.change(
            "UPDATE tables SET used = 2000 WHERE id = 'old'",
            "UPDATE tables SET used = 1000 WHERE id = 'older'",
            f"UPDATE tables SET used = {now - 1_000} WHERE id = 'empty'",
        )
        assert not await store.remove_piece("going")
        assert await store.past_tables(3000, now - 500, 9) == ["going", "older", "old", "empty"]
        assert await store.past_tables(3000, now - 500, 2) == ["going", "older"]
        await store.touch(["old", "unknown"])
        assert await store.past_tables(3000, 0, 9) == ["going", "older"]
        assert await store.remove_piece("going") is False
        assert await store.remove_piece("going") is True
        assert await store.past_tables(3000, 0, 9) == ["older"]
        assert await store.entries("older", 599, 9) == [b"1"]

    stored(database, work)
    assert number_of(database, "moves") == 4 * 600


def test_a_game_that_has_ended_is_kept_though_everybody_has_left_its_table(database: Database) -> None:
    async def work(store: Store) -> None:
        for table, finished in (("played", Finished("g", "s", "r", ((ADA.id, 0),))), ("empty", None)):
            await store.append(table, 0, [b"1"], ALONE._replace(over=True, finished=finished))
            await store.append(table, 1, [b"2"], NOBODY._replace(over=True))
        database.change("UPDATE tables SET used = 1000")
        assert await store.past_tables(0, 2000, 9) == ["empty"]
        assert await store.past_tables(2000, 2000, 9) == ["played", "empty"], "as long as other tables"

    stored(database, work)


def test_statistics_outlive_tables_and_go_with_their_person_or_at_their_wish(database: Database) -> None:
    async def work(store: Store) -> None:
        seats = (("p-1", 0), ("p-2", 2))
        games = [
            Finished("one", "s", "r", seats, (("p-1", "1st"), ("p-2", ""))),
            Finished("two", "s", "r", seats, (("p-1", "2nd"), ("p-2", "other"))),
            Finished("old", "its summary", "its record", seats),
            Finished("older", "s", "", seats),
        ]
        for n, game in enumerate(games):
            await store.append("t", n, [b"x"], BOTH._replace(over=True, finished=game))
            database.change(f"UPDATE games SET ended = {100 + n} WHERE id = '{game.id}'")
            database.change(f"UPDATE tallies SET ended = {100 + n} WHERE game = '{game.id}'")
        assert await store.tallies_of("p-1", 9, 0) == [("two", 101, "2nd"), ("one", 100, "1st")]
        assert await store.tallies_of("p-1", 9, 1) == await store.tallies_of("p-1", 2, 1) == [("one", 100, "1st")]
        assert [game for game, *_ in await store.tallies_of("p-2", 9, 0)] == ["two"], "one does not count"
        assert await store.untallied("p-2", 9, 9) == [(2, "old", 102, "its summary", "its record")]
        assert await store.untallied("p-2", 0, 9) == []
        await store.keep_tallies("p-2", [Tallied("old", 102, "late"), Tallied("two", 999, "twice")], 9)
        assert await store.tallies_of("p-2", 9, 0) == [("old", 102, "late"), ("two", 101, "other")]
        assert await store.untallied("p-2", 9, 9) == []

        await store.forget_tallies("p-2")
        await store.keep_tallies("p-2", [Tallied("old", 102, "late")], 9)
        assert await store.tallies_of("p-2", 9, 0) == [], "not even what was being counted meanwhile"
        assert await store.untallied("p-2", 9, 9) == []
        while not await store.remove_piece("t"):
            pass
        assert len(await store.tallies_of("p-1", 9, 0)) == 2
        await store.add_person(ADA, b"secret")
        database.change("UPDATE people SET seen = 1")
        assert await store.remove_people(1000, 9) == 1
        assert await store.tallies_of("p-1", 9, 0) == []

    stored(database, work)


def test_people_without_a_chair_go_the_longest_unseen_first(database: Database) -> None:
    async def work(store: Store) -> None:
        for number in range(4):
            await store.add_person(Person(f"p-{number}", f"Name {number}", False), b"%d" % number)
            database.change(f"UPDATE people SET seen = {1000 - number} WHERE id = 'p-{number}'")
        await store.add_code("p-3", b"code", 0, 1e12)
        await store.append("t", 0, [b"1"], ALONE._replace(over=True, finished=Finished("g", "x", "y", (("p-3", 0),))))
        await store.person_of(b"0")
        assert await store.remove_people(2000, 1) == 1
        assert await store.person_of(b"3") is None
        assert await store.finished_of("p-3", 9) == []
        assert await store.remove_people(2000, 9) == 1
        assert await store.remove_people(2000, 9) == 0
        left = [await store.person_of(b"%d" % number) for number in range(4)]
        assert [person and person.id for person in left] == ["p-0", "p-1", None, None], "seen, or with a chair"

    stored(database, work)


# People


def test_people_and_their_secrets(database: Database) -> None:
    async def work(store: Store) -> None:
        await store.add_person(ADA, b"one")
        await store.add_person(BOT, b"two\xff\x00")
        await store.add_secret(ADA.id, b"three", 9)
        await store.rename(ADA.id, "Ada L.")
        assert await store.person_of(b"one") == await store.person_of(b"three") == ADA._replace(name="Ada L.")
        assert await store.person_of(b"two\xff\x00") == BOT
        assert await store.person_of(b"four") is None

    stored(database, work)


def test_of_many_secrets_the_newest_are_kept(database: Database) -> None:
    async def work(store: Store) -> None:
        await store.add_person(ADA, b"0")
        for number in range(1, 5):
            database.change(f"UPDATE secrets SET since = '200{number}-01-01 00:00:00' WHERE since > '2010-01-01'")
            await store.add_secret(ADA.id, b"%d" % number, 3)
        known = [await store.person_of(b"%d" % number) for number in range(5)]
        assert known == [None, None, ADA, ADA, ADA]

    stored(database, work)


def test_codes_work_once_and_not_for_long(database: Database) -> None:
    async def work(store: Store) -> None:
        await store.add_person(ADA, b"one")
        await store.add_code(ADA.id, b"first", now=100, until=200)
        await store.add_code(ADA.id, b"second", now=110, until=210)
        assert await store.redeem(b"first", 120) is None, "a newer code makes the older one void"
        assert await store.redeem(b"second", 120) == ADA
        assert await store.redeem(b"second", 120) is None
        await store.add_code(ADA.id, b"late", now=100, until=200)
        assert await store.redeem(b"late", 201) is None

    stored(database, work)


def test_people_are_found_by_a_part_of_their_name_or_their_id(database: Database) -> None:
    async def work(store: Store) -> None:
        for number, name in enumerate(("Wilhelmine", "Ben", "100 %")):
            await store.add_person(Person(f"p-{number}", name, False), b"%d" % number)
            database.change(
                f"UPDATE people SET seen = {number}, since = '2001-02-03 04:05:06' WHERE id = 'p-{number}'",
            )
        for table in "tu":
            await store.append(table, 0, [b"1"], Facts(frozenset({"p-0"}), over=True))
        (found,) = await store.people("HELM")
        assert found == (Person("p-0", "Wilhelmine", False), "2001-02-03 04:05:06", "1970-01-01 00:00:00", 2)
        assert [visitor.person.id for visitor in await store.people("")] == ["p-2", "p-1", "p-0"], "seen last, first"
        assert [visitor.person.name for visitor in await store.people("p-1")] == ["Ben"]
        assert [visitor.person.name for visitor in await store.people("%")] == ["100 %"]

    stored(database, work)


def test_nothing_of_a_deleted_person_is_left_beside_their_tables(database: Database) -> None:
    async def work(store: Store) -> None:
        await store.add_person(ADA, b"one")
        await store.add_code(ADA.id, b"code", 0, 1e12)
        game = Finished("g", "x", "y", ((ADA.id, 0),), ((ADA.id, "counted"),))
        facts = Facts(frozenset({ADA.id}), over=True, creator=ADA.id, finished=game)
        await store.append("t", 0, [b'{"who":"p-1"}'], facts)
        await store.append("u", 0, [b'{"who":"p-11"}', b"_p-1_"], BOTH)
        assert await store.tables_naming(ADA.id) == ["t"]
        await store.delete_person(ADA.id)
        assert await store.people("") == []

    stored(database, work)
    assert database.rows("SELECT id, creator FROM tables ORDER BY number") == [("t", ""), ("u", "")]
    for table in ("people", "secrets", "codes", "finished", "tallies"):
        assert number_of(database, table) == 0
    assert database.rows("SELECT person FROM chairs") == [("p-2",)]


def test_a_person_is_deleted_from_a_table_whose_removal_has_begun(database: Database) -> None:
    async def work(store: Store) -> None:
        await store.add_person(ADA, b"secret")
        await store.append("T", 0, [b'"p-1"', *(b"x" for _ in range(600))], ALONE)
        assert not await store.remove_piece("T")
        assert await store.entries("T", 0, 9) == [], "a table that is being removed is not half a table"
        assert (await delete_person(store, "p-1")).removed == 1

    stored(database, work)
    assert number_of(database, "moves") == 0


def test_of_a_persons_statistics_so_many_games_are_kept_the_latest(database: Database) -> None:
    async def work(store: Store) -> None:
        seats = (("p-1", 0), ("p-2", 2))
        for n in range(6):
            counted = (("p-1", f"tally {n}" if n != 4 else ""), *([("p-2", f"other {n}")] if n == 5 else []))
            game = Finished(f"g{n}", "s", "r", seats, counted, 3)
            await store.append("t", n, [b"x"], BOTH._replace(over=True, finished=game))
            database.change(f"UPDATE games SET ended = {100 + n} WHERE id = 'g{n}'")
            database.change(f"UPDATE tallies SET ended = {100 + n} WHERE game = 'g{n}'")
        assert database.rows("SELECT game FROM tallies WHERE person = 'p-1' ORDER BY game") == [
            ("g3",),
            ("g4",),
            ("g5",),
        ]
        assert [game for game, *_ in await store.tallies_of("p-1", 9, 0)] == ["g5", "g3"], "one does not count"
        assert await store.untallied("p-1", 9, 3) == [], "what was forgotten is not counted again"

        late = await store.untallied("p-2", 9, 3)
        assert [each.game for each in late] == ["g4", "g3", "g2", "g1", "g0"]
        await store.keep_tallies("p-2", [Tallied(each.game, each.ended, "late") for each in late], 3)
        assert [game for game, *_ in await store.tallies_of("p-2", 9, 0)] == ["g5", "g4", "g3"]
        assert await store.untallied("p-2", 9, 3) == []

    stored(database, work)


# Whoever runs the server


def test_nobodys_only_report_gives_way_to_many_of_others(database: Database) -> None:
    async def work(store: Store) -> None:
        for person, number in [
            ("p-1", 1),
            *(("p-7", n) for n in range(4)),
            ("p-2", 2),
            *(("p-8", n) for n in range(3)),
        ]:
            await store.add_report(Report("t", person, "", "", "", f"{person} {number}"), 4)
        assert [each.report.text for each in await store.reports()] == ["p-1 1", "p-7 3", "p-2 2", "p-8 2"]
        await store.add_report(Report("t", "p-3", "", "", "", "one each"), 4)
        assert [each.report.text for each in await store.reports()] == ["p-7 3", "p-2 2", "p-8 2", "one each"]

    stored(database, work)


def test_reports_are_kept_in_order_and_of_too_many_the_oldest_go(database: Database) -> None:
    def report(number: int, person: str = ADA.id) -> Report:
        return Report("t", person, "Ada", "p-9", "Eve", f"text {number}")

    async def work(store: Store) -> None:
        for number in range(4):
            await store.add_report(report(number), 3)
        filed = await store.reports()
        assert [each.report for each in filed] == [report(1), report(2), report(3)]
        assert all(re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d", each.at) for each in filed)
        assert [await store.reports_by(person, 24) for person in (ADA.id, "p-9")] == [3, 0]
        database.change("UPDATE reports SET at = at - 90000 WHERE text = 'text 3'")
        assert await store.reports_by(ADA.id, 24) == 2
        assert await store.remove_report(filed[1].number)
        assert not await store.remove_report(filed[1].number)
        assert [each.report.text for each in await store.reports()] == ["text 1", "text 3"]
        await store.delete_person("p-9")
        assert await store.reports() == [], "nor what others said about somebody who is deleted"

    stored(database, work)


def test_bans_are_kept_until_they_are_lifted(database: Database) -> None:
    async def work(store: Store) -> None:
        assert await store.ban("192.0.2.0/24", True)
        assert await store.ban("p-1", True)
        assert not await store.ban("p-1", True)
        database.change("UPDATE bans SET since = '2001-02-03 04:05:06' WHERE who = 'p-1'")
        (first, second) = await store.bans()
        assert (first, second[0]) == (("p-1", "2001-02-03 04:05:06"), "192.0.2.0/24")
        assert await store.ban("p-1", False)
        assert not await store.ban("p-1", False)
        assert [who for who, _ in await store.bans()] == ["192.0.2.0/24"]

    stored(database, work)


def test_tables_are_found_by_who_sits_there_or_their_id(database: Database) -> None:
    async def work(store: Store) -> None:
        await store.add_person(ADA, b"1")
        await store.add_person(Person("p-2", "Wilhelmine", False), b"2")
        await store.append("ta", 0, [b"1", b"2"], ALONE)
        await store.append("tb", 0, [b"1"], BOTH._replace(over=True))
        await store.append("tc", 0, [b"1"], NOBODY)
        database.change("UPDATE tables SET used = number, since = '2001-02-03 04:05:06'")
        assert [each.table for each in await store.tables("")] == ["tc", "tb", "ta"], "the last used first"
        assert await store.tables("ta") == [("ta", "2001-02-03 04:05:06", "1970-01-01 00:00:01", False, 2, "Ada")]
        (found,) = await store.tables("HELM")
        assert (found.table, found.over, sorted(found.names.split(", "))) == ("tb", True, ["Ada", "Wilhelmine"])
        assert [each.table for each in await store.tables("p-1")] == ["tb", "ta"]
        await store.remove_piece("ta")
        assert await store.tables("ta") == [], "not what is being removed"

    stored(database, work)


# Versions


def test_migrations_are_numbered_without_gaps_and_run_once(database: Database) -> None:
    stored(database, nothing)
    first = database.rows("SELECT number, since FROM migrations ORDER BY number")
    assert [number for number, _ in first] == list(range(1, len(first) + 1))
    stored(database, nothing)
    assert database.rows("SELECT number, since FROM migrations ORDER BY number") == first


def test_a_database_of_a_newer_version_is_left_alone(database: Database) -> None:
    stored(database, nothing)
    database.change("INSERT INTO migrations (number) VALUES (999)")
    with pytest.raises(NewerDatabase) as newer:
        stored(database, nothing)
    assert newer.value.why == "999"


def test_what_a_newer_version_only_adds_keeps_no_older_one_out(database: Database) -> None:
    """Roll-back: whatever was played with the newer version is there."""

    async def play(store: Store) -> None:
        number = len(await store.entries("t", 0, 9))
        await store.append("t", number, [b"%d" % number], Facts(frozenset({"p"}), over=False))
        assert await store.entries("t", 0, 9) == [b"%d" % each for each in range(number + 1)]

    stored(database, play)
    database.change(
        "ALTER TABLE tables ADD COLUMN later TEXT NOT NULL DEFAULT ''",
        "CREATE TABLE later (number INTEGER)",
        "INSERT INTO migrations (number, additive) VALUES (998, TRUE), (999, TRUE)",
    )
    stored(database, play)
    assert database.rows("SELECT max(number) FROM migrations") == [(999,)]
    database.change("INSERT INTO migrations (number) VALUES (1000)")
    with pytest.raises(NewerDatabase):
        stored(database, nothing)
