"""Beside the game, over the network: names, talk, undo, nudges, who looks on."""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from tests.cli.running import kartentisch
from tests.server.serving import SIEGEL, Client, Server, play, running
from tests.server.test_tables import gathered, refused

THREE = {**SIEGEL, "players": 3}


def lines(client: Client) -> list[tuple[str, str | None, str]]:
    return [(line["name"], line["phrase"], line["text"]) for line in client.news["talk"]]


def mover(clients: list[Client]) -> Client:
    """Whoever is on turn, once everybody has seen the same."""
    version = max(client.news["version"] for client in clients)
    for client in clients:
        client.reach(version)
    return next(client for client in clients if client.on_turn)


def step(clients: list[Client], move: str | None = None) -> Client:
    """Whoever is on turn moves, and everybody has seen it."""
    who = mover(clients)
    version = who.news["version"]
    answer = who.do("move", version=version, move=move or who.any_move())
    assert answer["type"] == "done", answer
    for client in clients:
        client.reach(version + 1)
    return who


# Names and who is here


def test_a_new_name_is_seen_by_everybody_on_every_device_and_in_the_record(server: Server) -> None:
    with ExitStack() as stack:
        clients = gathered(server, stack, 3)
        table = clients[0].news["table"]
        phone = stack.enter_context(Client(server, secret=clients[1].secret, name=None))
        phone.watch(table)
        seat = clients[1].news["you"]
        assert clients[1].ask("rename", name="  Ben ")["type"] == "done"
        for client in (*clients, phone):
            client.until(lambda c=client: c.news["seats"][seat]["name"] == "Ben")  # type: ignore[misc]
        refused(clients[1].ask("rename", name="\u202e"), "refused-name")
        assert phone.do("phrase", phrase="hello")["type"] == "done"
        phone.until(lambda: phone.news["talk"])
        assert lines(phone) == [("Ben", "hello", "")]
        tidied = stack.enter_context(Client(server, secret=clients[2].secret, name="Clara"))
        assert tidied.welcome["name"] == "Clara"
        clients[0].until(lambda: clients[0].news["seats"][clients[2].news["you"]]["name"] == "Clara")
        play(clients)
        record = json.loads(clients[0].ask("get-record")["record"])
        assert sorted(record["players"]) == ["Ben", "Clara", "Name 0"]


def test_everybody_sees_who_looks_on(server: Server) -> None:
    with ExitStack() as stack:
        host = stack.enter_context(Client(server, name="Ada"))
        table = host.create(THREE)
        eve = stack.enter_context(Client(server, name="Eve"))
        stack.enter_context(Client(server, name=None)).watch(table)
        eve.watch(table)
        host.until(lambda: host.news["onlookers"] == 2)
        assert host.news["onlooker_names"] == ["Eve"]
        eve.ask("rename", name="Eva")
        host.until(lambda: host.news["onlooker_names"] == ["Eva"])
        refused(eve.do("phrase", phrase="hello"), "refused-not-a-member")
        refused(eve.do("talk", text="hello"), "refused-not-a-member")


# Talk


def test_talk_reaches_everybody_as_it_was_said(server: Server) -> None:
    with ExitStack() as stack:
        clients = gathered(server, stack, 3)
        onlooker = stack.enter_context(Client(server, name="Eve"))
        onlooker.watch(clients[0].news["table"])
        text = "<script>alert('ß')</script> & 👩‍👩‍👧"
        assert clients[0].do("talk", text=text)["type"] == "done"
        assert clients[1].do("phrase", phrase="well-played")["type"] == "done"
        for client in (*clients, onlooker):
            client.until(lambda c=client: len(c.news["talk"]) == 2)  # type: ignore[misc]
            assert lines(client) == [("Name 0", None, text), ("Name 1", "well-played", "")]
            for line, speaker in zip(client.news["talk"], clients, strict=False):
                assert line["who"] == client.news["seats"][speaker.news["you"]]["who"]
                assert speaker.welcome["person"] not in json.dumps(client.news)
        refused(clients[0].do("talk", text="two\nlines"), "refused-unreadable")
        long = clients[0].do("talk", text="x" * 201)
        refused(long, "refused-too-long")
        assert long["args"] == {"most": 200}
        refused(clients[0].do("phrase", phrase="anything"), "refused-unknown-phrase")
        for _ in range(4):
            assert clients[0].do("phrase", phrase="oops")["type"] == "done"
        refused(clients[0].do("phrase", phrase="oops"), "refused-too-fast")
        step(clients)  # the game is untouched


def test_a_phrase_of_the_game_travels_with_its_blank_and_every_seat_has_a_name_for_the_talk(server: Server) -> None:
    with Client(server, name="Ada") as ada:
        ada.create({"game": "saboteur", "players": 3}, bots="apprentice", start=True)
        assert ada.do("phrase", phrase="suspect", blank=1)["type"] == "done"
        ada.until(lambda: ada.news["talk"])
        (line,) = ada.news["talk"]
        assert (line["phrase"], line["text"], line["blank"]) == ("suspect", "", 1)
        assert line["who"] == ada.news["seats"][0]["who"]
        assert len({seat["who"] for seat in ada.news["seats"]} - {None}) == 3
        refused(ada.do("phrase", phrase="not-at", blank="A"), "refused-too-fast")
        refused(ada.do("phrase", phrase="not-at", blank="x" * 21), "refused-malformed")


def test_the_host_turns_free_text_off_and_public_tables_begin_without(server: Server) -> None:
    with ExitStack() as stack:
        clients = gathered(server, stack, 3)
        assert clients[0].news["free_text"]
        refused(clients[1].do("free-text", on=False), "refused-not-host")
        assert clients[0].do("free-text", on=False)["type"] == "done"
        clients[1].until(lambda: not clients[1].news["free_text"])
        refused(clients[1].do("talk", text="hello"), "refused-no-free-text")
        assert clients[1].do("phrase", phrase="hello")["type"] == "done"
        open_table = stack.enter_context(Client(server))
        open_table.create({**THREE, "public": True})
        assert not open_table.news["free_text"]
        open_table.create({**THREE, "public": True, "free_text": True})
        assert open_table.news["free_text"]
        open_table.create({**THREE, "free_text": False})
        assert not open_table.news["free_text"]


def test_programs_do_not_talk(server: Server) -> None:
    with Client(server, bot=True) as robot:
        robot.create(THREE)
        refused(robot.do("phrase", phrase="hello"), "refused-silent")


# Taking back


def take_back(clients: list[Client]) -> tuple[Client, dict[str, Any]]:
    """Somebody moves and takes it back; returns who, and the news before."""
    before = mover(clients).news
    who = step(clients)
    moved = before["version"] + 1
    assert who.news["can_undo"]
    assert who.do("undo", version=moved)["type"] == "done"
    for client in clients:
        client.until(lambda c=client: c.news["undo"])  # type: ignore[misc]
        assert client.news["undo"]["seat"] == who.news["you"]
    others = [client for client in clients if client is not who]
    for other in others:
        assert other.do("answer-undo", version=moved, agree=True)["type"] == "done"
    for client in clients:
        client.reach(moved + 1)
    return who, before


def test_a_move_is_taken_back_when_all_agree(server: Server, tmp_path: Path) -> None:
    with ExitStack() as stack:
        clients = gathered(server, stack, 3)
        for _ in range(4):
            step(clients)
        who, before = take_back(clients)
        assert who.news["view"] == before["view"]
        assert who.news["log"][:-1] == before["log"]
        assert [event["name"] for event in who.news["events"]] == ["taken-back"]
        assert [event["number"] for event in who.news["events"]] == who.news["log"][-1:]
        for client in clients:
            log = client.ask("get-log")["log"]
            assert [event["number"] for event in log] == client.news["log"]
            assert log[-1] == who.news["events"][0]
        for version in (before["version"], before["version"] + 1):
            refused(who.do("move", version=version, move=who.any_move()), "refused-stale")
        assert not who.news["can_undo"]
        assert step(clients) is who
        play(clients)
        record = clients[0].ask("get-record")["record"]
    (tmp_path / "game.jsonl").write_text(record + "\n", "utf-8")
    assert kartentisch("check", str(tmp_path / "game.jsonl")).stdout == b"1 records, all good\n"


def test_whoever_declines_or_acts_ends_the_request(server: Server) -> None:
    with ExitStack() as stack:
        clients = gathered(server, stack, 3)
        for declines in (True, False):
            who = step(clients)
            following = mover(clients)
            version = following.news["version"]
            assert who.do("undo", version=version)["type"] == "done"
            if declines:
                assert following.do("answer-undo", version=version, agree=False)["type"] == "done"
            assert step(clients) is following
            assert who.news["undo"] is None
            refused(who.do("undo", version=version + 1), "refused-no-undo")


def test_bots_wait_and_agree(server: Server) -> None:
    with Client(server) as ada:
        ada.create({**THREE, "pace": "slow"}, bots="apprentice", start=True)
        ada.until(lambda: ada.on_turn)
        version = ada.news["version"]
        assert ada.move()["type"] == "done"
        assert ada.do("undo", version=version + 1)["type"] == "done"
        ada.reach(version + 2)
        assert ada.on_turn
        ada.settle(3.5)
        assert ada.news["version"] == version + 2  # what a bot thought of meanwhile is void


# Nudging


def test_the_person_on_turn_is_nudged_and_everybody_sees_by_whom(server: Server) -> None:
    with ExitStack() as stack:
        clients = gathered(server, stack, 3)
        who = mover(clients)
        others = [client for client in clients if client is not who]
        version = who.news["version"]
        assert [client.news["nudges"] for client in clients] == [[], [], []]
        assert others[0].do("nudge", version=version)["type"] == "done"
        refused(others[0].do("nudge", version=version), "refused-no-nudge")
        refused(who.do("nudge", version=version), "refused-no-nudge")
        for client in clients:
            client.until(lambda c=client: c.news["nudges"] == [others[0].news["you"]])  # type: ignore[misc]
        step(clients)
        assert [client.news["nudges"] for client in clients] == [[], [], []]


# After a power cut


def test_talk_names_and_what_was_taken_back_survive_a_power_cut(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with ExitStack() as stack:
        server = Server(database)
        clients = gathered(server, stack, 3)
        table = clients[0].news["table"]
        who, before = take_back(clients)
        clients[1].ask("rename", name="Ben")
        for number in range(5):
            assert clients[0].do("talk", text=f"line {number}")["type"] == "done"
        assert clients[0].do("free-text", on=False)["type"] == "done"
        secrets, seat = [client.secret for client in clients], clients.index(who)
        clients[0].until(lambda: not clients[0].news["free_text"])
        seen = clients[0].news
        server.kill()
    with ExitStack() as stack:
        again = stack.enter_context(running(database))
        clients = [stack.enter_context(Client(again, secret=secret, name=None)) for secret in secrets]
        for client in clients:
            client.watch(table)
        news = clients[0].news
        assert news["talk"] == seen["talk"]
        assert not news["free_text"]
        assert [chair["name"] for chair in news["seats"]] == [chair["name"] for chair in seen["seats"]]
        assert [chair["who"] for chair in news["seats"]] == [chair["who"] for chair in seen["seats"]]
        assert news["version"] == before["version"] + 2
        assert clients[seat].news["view"] == before["view"]
        assert clients[0].do("phrase", phrase="here-again")["type"] == "done"
        play(clients)
        assert clients[0].news["stage"] == "over"
