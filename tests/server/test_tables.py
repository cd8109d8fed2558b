"""Playing over the network: real sockets, real bots, whole games."""

from __future__ import annotations

import json
import os
import signal
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import kartentisch
from tests.server.serving import SIEGEL, Client, Server, play
from tests.server.test_news import texts

THREE = {**SIEGEL, "players": 3}


def gathered(server: Server, stack: ExitStack, people: int, settings: dict[str, Any] | None = None) -> list[Client]:
    """People at one table, the first one its host, and the game has begun."""
    clients = [stack.enter_context(Client(server, name=f"Name {number}")) for number in range(people)]
    table = clients[0].create(settings or {**SIEGEL, "players": people})
    for client in clients[1:]:
        client.watch(table)
        assert client.do("sit")["type"] == "done"
    clients[0].do("fill", level="apprentice")
    assert clients[0].do("start")["type"] == "done"
    for client in clients:
        client.until(lambda c=client: c.news["stage"] == "playing")  # type: ignore[misc]
    return clients


def refused(answer: dict[str, Any], reason: str) -> None:
    assert (answer["type"], answer.get("reason")) == ("refused", reason), answer


# Whole games


def test_one_click_and_a_game_against_bots_begins(server: Server, tmp_path: Path) -> None:
    with Client(server) as ada:
        ada.create(bots="apprentice", start=True)
        assert ada.news["stage"] == "playing"
        refused(ada.ask("get-record"), "refused-not-over")
        assert play([ada]) >= 16
        assert ada.news["stage"] == "over"
        record = ada.ask("get-record")["record"]
    (tmp_path / "game.jsonl").write_text(record + "\n", "utf-8")
    assert kartentisch("check", str(tmp_path / "game.jsonl")).stdout == b"1 records, all good\n"
    written = json.loads(record)
    assert written["players"][0] == "Ada"
    assert written["totals"] == [sum(points) for points in zip(*ada.news["view"]["scores"], strict=True)]


@pytest.mark.parametrize("people", [3, 5])
def test_people_play_a_game_to_its_end_and_again(server: Server, people: int) -> None:
    with ExitStack() as stack:
        clients = gathered(server, stack, people, {**SIEGEL, "players": people, "options": {"rounds": 2}})
        play(clients)
        sheets = [client.news["view"]["scores"] for client in clients]
        assert len(sheets[0]) == 2
        assert all(sheet == sheets[0] for sheet in sheets)
        version = clients[0].news["version"]
        for client in clients:
            assert client.do("rematch")["type"] == "done"
        clients[0].until(lambda: clients[0].news["stage"] == "playing")
        assert clients[0].news["version"] == version + 1  # nothing meant for the last game fits into this one
        assert clients[0].news["view"]["scores"] == []


def test_random_bots_play_too(server: Server) -> None:
    with Client(server) as ada:
        ada.create(THREE, bots="random", start=True)
        play([ada])
        assert ada.news["stage"] == "over"


# One history


def test_a_seat_on_two_devices(server: Server) -> None:
    with Client(server) as desk, Client(server, secret=desk.secret) as phone:
        table = desk.create(THREE, bots="apprentice", start=True)
        phone.watch(table)
        assert desk.news["you"] == phone.news["you"] == 0
        for _ in range(3):
            for mover, other in ((desk, phone), (phone, desk)):
                play([mover], moves=1)
                other.reach(mover.news["version"])
                assert other.news["view"]["hand"] == mover.news["view"]["hand"] or other.news["version"] > 0
        desk.socket.close()
        phone.settle()
        assert phone.news["seats"][0]["present"], "one of both devices is still there"


def test_only_one_of_two_moves_at_the_same_version_counts(server: Server) -> None:
    with ExitStack() as stack:
        clients = gathered(server, stack, 3)
        for _ in range(5):
            version = max(client.news["version"] for client in clients)
            for client in clients:
                client.reach(version)
            mover = next(client for client in clients if client.on_turn)
            move = {"do": "move", "version": mover.news["version"], "move": mover.any_move()}
            first, second = (mover.send("at", command=move) for _ in range(2))
            assert mover.answer(first)["type"] == "done"
            refused(mover.answer(second), "refused-stale")
            mover.reach(version + 1)
            assert mover.news["version"] == version + 1


def test_stale_foreign_and_illegal_moves_change_nothing(server: Server) -> None:
    with ExitStack() as stack:
        clients = gathered(server, stack, 3)
        onlooker = stack.enter_context(Client(server, name="Eve"))
        onlooker.watch(clients[0].news["table"])
        on_turn = next(client for client in clients if client.on_turn)
        waiting = next(client for client in clients if not client.on_turn)
        version = on_turn.news["version"]
        refused(waiting.do("move", version=version, move="none"), "refused-not-your-turn")
        refused(onlooker.do("move", version=version, move="none"), "refused-not-a-member")
        refused(on_turn.do("move", version=version - 1, move="none"), "refused-stale")
        refused(on_turn.do("move", version=version + 1, move="none"), "refused-stale")
        refused(on_turn.do("move", version=version, move="nonsense"), "siegel-illegal-no-move")
        answer = on_turn.do("move", version=version, move="r r r r r r")
        refused(answer, "siegel-illegal-middle-empty")
        assert answer["rule"] == "S7"
        refused(onlooker.do("pause", on=True), "refused-not-a-member")
        refused(waiting.do("start"), "refused-not-gathering")
        assert on_turn.news["version"] == version
        assert on_turn.do("move", version=version, move="none")["type"] == "done"


def test_a_full_table_has_no_chair_for_one_more(server: Server) -> None:
    with ExitStack() as stack:
        ada, bob = (stack.enter_context(Client(server, name=name)) for name in ("Ada", "Bob"))
        bob.watch(ada.create(bots="apprentice"))
        refused(bob.do("sit"), "refused-table-full")
        refused(bob.do("sit", seat=1), "refused-seat-taken")
        refused(bob.do("start"), "refused-not-host")
        assert bob.news["you"] is None


def test_probing_tells_why_not_and_changes_nothing(server: Server) -> None:
    with ExitStack() as stack:
        clients = gathered(server, stack, 3)
        on_turn = next(client for client in clients if client.on_turn)
        waiting = next(client for client in clients if not client.on_turn)
        assert on_turn.ask("probe", move="r y") == {
            "type": "probed", "id": on_turn._id, "legal": True, "reason": "", "rule": "", "args": {}
        }  # fmt: skip
        no = on_turn.ask("probe", move="r r r r r r")
        assert (no["legal"], no["reason"], no["rule"]) == (False, "siegel-illegal-middle-empty", "S7")
        no = on_turn.ask("probe", move="r1")
        assert (no["legal"], no["reason"]) == (False, "siegel-illegal-prediction-expected")
        no = waiting.ask("probe", move="none")
        assert (no["legal"], no["reason"]) == (False, "refused-not-your-turn")
        assert on_turn.news["view"]["predictions"] == [None] * 3
        with Client(server) as stranger:
            stranger.watch(on_turn.news["table"])
            refused(stranger.ask("probe", move="none"), "refused-not-a-member")


# Onlookers


def test_no_frame_of_an_onlooker_holds_a_hand(server: Server) -> None:
    with ExitStack() as stack:
        clients = gathered(server, stack, 3)
        eve = stack.enter_context(Client(server, name="Eve"))
        eve.watch(clients[0].news["table"])
        assert eve.news["you"] is None
        held: dict[str, int] = {}
        """When each card was last in somebody's hand."""
        while clients[0].news["stage"] == "playing":
            for client in clients:
                for card in client.news["view"]["hand"]:
                    held[card] = client.news["version"]
            play(clients, moves=1)
        eve.until(lambda: eve.news["stage"] == "over")
        for client in (eve, *clients):
            for frame in client.frames:
                if frame["type"] == "table" and frame["stage"] == "playing":
                    own = set(frame["view"]["hand"]) | {c for e in frame["events"] for c in e["args"].get("cards", ())}
                    foreign = {card for card, version in held.items() if version >= frame["version"]} - own
                    assert not foreign & texts(frame)
        assert all(not frame["view"]["hand"] for frame in eve.frames if frame["type"] == "table")


def test_the_host_may_forbid_onlookers(server: Server) -> None:
    with Client(server) as ada, Client(server, name="Bob") as bob, Client(server, name="Eve") as eve:
        table = ada.create({**THREE, "onlookers": False})
        for guest in (bob, eve):
            assert guest.watch(table)["type"] == "done", "before the game whoever has the link may come in"
        bob.do("sit")
        ada.do("fill", level="apprentice")
        ada.do("start")
        eve.until(lambda: eve.frames[-1]["type"] == "refused")
        assert eve.frames[-1] == {
            "type": "refused", "id": None, "reason": "refused-no-onlookers", "args": {}, "rule": ""
        }  # fmt: skip
        refused(eve.watch(table), "refused-no-onlookers")
        refused(eve.do("nod"), "refused-not-watching")
        assert not any(frame["type"] == "table" and frame["stage"] == "playing" for frame in eve.frames)
        bob.until(lambda: bob.news["stage"] == "playing")
        bob.ask("watch", table=None)
        assert bob.watch(table)["type"] == "done", "whoever has a seat may always come back"


# Coming and going


def test_the_lobby_tells_of_public_tables_live(server: Server) -> None:
    with Client(server) as eve, Client(server) as ada, Client(server, name="Bob") as bob:
        assert eve.ask("lobby")["type"] == "done"
        secret = ada.create(THREE)
        table = ada.create({**THREE, "public": True})

        def shown() -> dict[str, Any]:
            return next((entry for entry in eve.lobby if entry["table"] == table), {})

        eve.until(lambda: shown().get("free") == 2)
        assert shown()["names"] == ["Ada"]
        bob.watch(table)
        bob.do("sit")
        eve.until(lambda: shown().get("free") == 1)
        ada.do("fill", level="apprentice")
        ada.do("start")
        eve.until(lambda: shown().get("stage") == "playing")
        for client in (ada, bob):
            client.ask("watch", table=None)
        eve.until(lambda: not shown())
        assert all(entry["table"] != secret for frame in eve.frames for entry in frame.get("tables", ()))
        assert eve.ask("lobby", on=False)["type"] == "done"
        ada.watch(table)
        eve.settle()
        assert not shown()


def test_a_table_is_found_again_among_ones_own(server: Server) -> None:
    with Client(server) as ada:
        table = ada.create(THREE, bots="apprentice", start=True)
        ada.until(lambda: ada.on_turn)
        with Client(server, secret=ada.secret) as again:
            (mine,) = again.welcome["tables"]
            assert (mine["table"], mine["my_turn"], mine["stage"]) == (table, True, "playing")
            assert (len(mine["names"]), "Ada" in mine["names"], mine["bots"]) == (2, False, 2)
            assert (mine["round"], mine["settings"]["players"], mine["idle"]) == (1, 3, 0)
            assert again.ask("get-games")["games"] == []
        play([ada])
        with Client(server, secret=ada.secret) as again:
            assert again.welcome["tables"] == []
            (game,) = again.ask("get-games")["games"]
            seats = [seat["name"] for seat in ada.news["seats"]]
            assert (game["table"], game["game"], game["names"], game["you"]) == (table, "siegel", seats, 0)
            assert (game["bots"], game["early"], game["counts"]) == ([None, "apprentice", "apprentice"], False, True)
            assert game["scores"] == ada.news["view"]["scores"]
            assert 0 <= game["ago"] < 60


def test_every_game_at_a_table_is_found_again_and_nobody_elses(server: Server) -> None:
    with Client(server) as ada, Client(server, name="Eve") as eve:
        table = ada.create(THREE, bots="apprentice", start=True)
        for _ in range(2):
            ada.until(lambda: ada.news["stage"] == "playing")
            ada.do("end", agree=True)
            ada.until(lambda: ada.news["stage"] == "over")
            eve.watch(table)
            ada.do("rematch")
        games = ada.ask("get-games")["games"]
        assert [(game["table"], game["early"], game["scores"]) for game in games] == [(table, True, [])] * 2
        assert eve.ask("get-games")["games"] == []


def test_a_bot_takes_over_for_somebody_who_is_gone_and_gives_the_seat_back(server: Server) -> None:
    with ExitStack() as stack:
        ada, bob = gathered(server, stack, 2, {**THREE, "grace": 5})
        secret, table = bob.secret, bob.news["table"]
        bob.socket.close()
        ada.until(lambda: not ada.news["seats"][1]["present"])
        assert 3 < ada.news["seats"][1]["takeover_in"] <= 5
        ada.until(lambda: ada.news["seats"][1]["bot"] == "apprentice")
        play([ada], moves=2)
        with Client(server, secret=secret, name=None) as back:
            back.watch(table)
            refused(back.do("move", version=back.news["version"], move="none"), "refused-replaced")
            assert back.do("take-back")["type"] == "done"
            back.until(lambda: back.news["seats"][1]["bot"] is None)


def test_an_empty_table_waits(server: Server) -> None:
    """Bots do not play on while nobody is there."""
    with Client(server) as ada:
        table = ada.create(THREE, bots="apprentice", start=True)
        play([ada], moves=1)
        ada.ask("watch", table=None)
        time.sleep(0.4)
        ada.watch(table)
        version = ada.news["version"]
        ada.ask("watch", table=None)
        time.sleep(0.8)
        ada.watch(table)
        assert ada.news["version"] <= version + 1


def test_the_pace_of_bots_is_the_tables(server: Server) -> None:
    with Client(server) as ada:
        ada.create({**THREE, "pace": "normal"}, bots="apprentice", start=True)
        ada.until(lambda: ada.on_turn)
        version = ada.news["version"]
        assert ada.move()["type"] == "done"
        began = time.monotonic()
        ada.reach(version + 3)
        assert 2.3 < time.monotonic() - began < 8, "two bots, 1.2 seconds each"


def test_a_bot_that_dies_is_replaced_by_a_simpler_one(server: Server) -> None:
    with Client(server) as ada:
        ada.create(THREE, bots="apprentice", start=True)
        ada.until(lambda: ada.on_turn)
        while not server.children():  # until a bot was the first to predict somewhere, there is no worker
            ada.create(THREE, bots="apprentice", start=True)
            ada.until(lambda: ada.on_turn)
        before = server.metric("bots_replaced_total")
        workers = server.children()
        for worker in workers:
            os.kill(worker, signal.SIGSTOP)
        version = ada.news["version"]
        assert ada.move()["type"] == "done"
        time.sleep(0.5)  # the next bot has been asked and cannot answer
        for worker in workers:
            os.kill(worker, signal.SIGKILL)
        ada.reach(version + 3)
    assert server.metric("bots_replaced_total") > before
    (line,) = (line for line in server.log.read_text("utf-8").splitlines() if '"bot-replaced"' in line)
    told = json.loads(line)
    assert (told["level"], told["bot"], told["by"], told["why"]) == ("warning", "apprentice", "random", "died")
