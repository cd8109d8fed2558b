"""The socket's manners: hello, secrets, codes, and what becomes of those who misbehave."""

from __future__ import annotations

import json
import socket
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from kartentisch import bots, games, protocol
from kartentisch.server import limits
from kartentisch.server.limits import BYTES_A_SECOND, BYTES_AT_ONCE, CLOSE_SECONDS, PING_SECONDS, RECEIVE_BYTES
from tests.server.serving import PATIENCE, SIEGEL, Client, Server, dialled, raw, running


def refusal(answer: dict[str, Any]) -> str:
    assert answer["type"] == "refused", answer
    reason: str = answer["reason"]
    return reason


def closed(client: Client) -> int:
    """The code with which the server closes the socket."""
    with pytest.raises(ConnectionClosed):
        client.until(lambda: False)
    code: int = client.socket.close_code
    return code


def test_answers_come_in_the_order_of_the_requests(server: Server) -> None:
    """Whether something is stored before its answer, refused at once, or no matter of the table at all."""
    with Client(server) as ada:
        ada.ask("create", settings=SIEGEL)
        sent = []
        for _ in range(6):
            sent.append(ada.send("at", command={"do": "shuffle"}))
            sent.append(ada.send("at", command={"do": "nod"}))
            sent.append(ada.send("lobby", on=False))
            sent.append(ada.send("at", command={"do": "nod"}))
        last = ada.answer(sent[-1])
        assert refusal(last) == "refused-not-between"
        assert [frame["id"] for frame in ada.frames if frame.get("id") in sent] == sent


# Hello


def test_hello_makes_a_person_and_the_secret_brings_them_back(server: Server) -> None:
    with Client(server, name=" Ada  L. ") as ada, Client(server, secret=ada.secret, name=None) as again:
        assert ada.welcome["name"] == again.welcome["name"] == "Ada L."
        assert ada.welcome["person"] == again.welcome["person"]
        assert (ada.welcome["protocol"], ada.welcome["bot"]) == (protocol.PROTOCOL, False)
        assert ada.welcome["build"]
        assert len(ada.welcome["secret"]) >= 40
        assert again.welcome["secret"] is None


def test_a_name_can_be_changed_but_not_to_nothing(server: Server) -> None:
    with Client(server) as ada:
        assert ada.ask("rename", name="Grace")["type"] == "done"
        assert refusal(ada.ask("rename", name="\u200b ")) == "refused-name"
        with Client(server, secret=ada.secret, name=None) as again:
            assert again.welcome["name"] == "Grace"


def test_whoever_does_not_say_hello_gets_nothing(server: Server) -> None:
    with Client(server, quiet=True) as client:
        assert refusal(client.ask("watch", table="t")) == "refused-hello-first"
        assert client.ask("hello", protocol=protocol.PROTOCOL)["type"] == "welcome"
        assert refusal(client.ask("hello", protocol=protocol.PROTOCOL)) == "refused-hello-twice"


def test_another_protocol_is_refused_and_closed(server: Server) -> None:
    with Client(server, quiet=True) as client:
        answer = client.ask("hello", protocol=99)
        assert refusal(answer) == "refused-protocol"
        assert answer["args"] == {"ours": protocol.PROTOCOL, "theirs": 99}
        assert closed(client) == protocol.CLOSE_PROTOCOL


def test_a_code_works_once_on_another_device(server: Server) -> None:
    with Client(server) as ada:
        code = ada.ask("new-code")["code"]
        with Client(server, name=None, code=code) as phone:
            assert phone.welcome["person"] == ada.welcome["person"]
            assert phone.secret != ada.secret
            with Client(server, name=None, secret=phone.secret) as later:
                assert later.welcome["person"] == ada.welcome["person"]
        with Client(server, quiet=True) as third:
            assert refusal(third.ask("hello", protocol=2, code=code)) == "refused-code"
            assert third.ask("hello", protocol=2)["type"] == "welcome"


def test_programs_are_labelled_and_need_a_secret_of_their_own(server: Server) -> None:
    with Client(server, bot=True, name="Robot") as robot, Client(server) as ada:
        assert robot.welcome["bot"]
        with Client(server, quiet=True) as impostor:
            answer = impostor.ask("hello", protocol=2, secret=ada.secret, bot=True)
            assert refusal(answer) == "refused-not-a-bot"
        robot.watch(ada.create())
        assert robot.do("sit")["type"] == "done"
        ada.until(lambda: ada.news["seats"][1]["program"])
        assert [seat["program"] for seat in ada.news["seats"]] == [False, True, False, False]


# Requests that go nowhere


def test_requests_that_make_no_sense_here(server: Server) -> None:
    with Client(server) as ada:
        assert refusal(ada.do("nod")) == "refused-not-watching"
        assert refusal(ada.ask("probe", move="r1")) == "refused-not-watching"
        assert refusal(ada.ask("get-record")) == "refused-not-watching"
        assert refusal(ada.ask("watch", table="no-such-table")) == "refused-unknown-table"
        assert refusal(ada.ask("watch", table="no\0table")) == "refused-unknown-table"
        assert refusal(ada.ask("create", settings={**SIEGEL, "game": "chess"})) == "refused-not-offered"
        assert refusal(ada.ask("create", settings={**SIEGEL, "players": 9})) == "illegal-players"
        answer = ada.ask("create", settings={**SIEGEL, "options": {"rounds": 99}})
        assert (refusal(answer), answer["rule"]) == ("illegal-option-value", "S20")
    with Client(server) as ada:
        answer = ada.ask("create", settings=SIEGEL, bots="nobody")
        assert refusal(answer) == "refused-unknown-level"
        assert answer["args"] == {"levels": ", ".join(ada.welcome["levels"]["siegel"])}
        assert ada.welcome["levels"] == {name: list(bots.names(games.load(name))) for name in games.GAMES}
        assert refusal(ada.ask("create", settings=SIEGEL, start=True)) == "refused-seats-free"
        with Client(server, secret=ada.secret) as again:
            assert again.welcome["tables"] == [], "what was refused has left nothing behind"


def test_nobody_opens_any_number_of_tables(server: Server) -> None:
    with Client(server) as ada:
        answers = [ada.ask("create", settings=SIEGEL) for _ in range(12)]
        assert {answer.get("reason") for answer in answers} == {None, "refused-too-fast"}
        for _ in range(12):
            with Client(server, secret=ada.secret) as again:
                answers += [again.ask("create", settings=SIEGEL) for _ in range(5)]
        assert sum(answer["type"] == "done" for answer in answers) == limits.TABLES_OF_A_PERSON
        assert answers[-1]["reason"] == "refused-too-many-tables"


# Misbehaviour

MALFORMED = [
    "",
    "nonsense",
    "[]",
    "1",
    "null",
    "{}",
    '{"type":"hello"}',
    '{"type":"at","id":7,"command":{"do":"dance"}}',
    '{"type":"at","id":7,"command":{"do":"move","version":-1,"move":"r1"}}',
    '{"type":"at","id":7,"command":{"do":"sit","seat":99}}',
    '{"type":"at","id":7,"command":{"do":"sit"},"extra":1}',
    '{"type":"rename","id":7,"name":"' + "x" * 25 + '"}',
    '{"type":"watch","id":"7","table":"t"}',
    '{"type":"watch","id":8,"table":"\\ud800"}',
    "[" * 3000,
    '{"type":"rename","x":' + "[" * 1900 + "]" * 1900 + ',"id":8}',
]


@pytest.mark.parametrize("text", MALFORMED)
def test_malformed_requests_are_refused_and_counted(server: Server, text: str) -> None:
    before = server.metric("refused_total")
    with Client(server) as ada:
        ada.socket.send(text)
        ada.until(lambda: ada.frames[-1]["type"] == "refused")
        assert ada.frames[-1]["reason"] == "refused-malformed"
        assert ada.frames[-1]["id"] == (7 if '"id":7' in text else None)
        assert ada.ask("lobby", on=False)["type"] == "done", "the socket stays usable"
    assert server.metric("refused_total") > before


def test_binary_frames_are_malformed(server: Server) -> None:
    with Client(server) as ada:
        ada.socket.send(b'{"type":"new-code","id":1}')
        ada.until(lambda: ada.frames[-1]["type"] == "refused")
        assert ada.frames[-1]["reason"] == "refused-malformed"


def test_long_requests_are_refused_and_very_long_ones_closed(server: Server) -> None:
    with Client(server) as ada:
        assert refusal(ada.ask("probe", move="x" * limits.MAX_REQUEST)) == "refused-too-long"
        assert ada.ask("lobby", on=False)["type"] == "done"
        ada.socket.send("x" * (limits.MAX_FRAME + 1))
        assert closed(ada) == 1009


def test_whoever_goes_on_sending_nonsense_is_closed(server: Server) -> None:
    before = server.metric("closed_total")
    with Client(server) as ada:
        with suppress(ConnectionClosed):
            for _ in range(200):
                ada.socket.send("nonsense")
        assert closed(ada) == protocol.CLOSE_MISBEHAVED
    assert server.metric("closed_total") > before


def test_a_flood_is_refused_then_closed_and_the_game_goes_on(server: Server) -> None:
    with Client(server) as ada, Client(server, name="Bob") as bob:
        table = ada.create({**SIEGEL, "players": 3})
        bob.watch(table)
        bob.do("sit")
        ada.do("fill", level="apprentice")
        ada.do("start")
        ada.until(lambda: ada.news["stage"] == "playing")
        version = ada.news["version"]
        move = {"do": "move", "version": 999_999, "move": "r1"}
        while bob.ask("at", command=move)["reason"] != "refused-too-fast":
            pass
        with suppress(ConnectionClosed):
            for _ in range(5_000):
                bob.send("at", command=move)
        assert closed(bob) == protocol.CLOSE_MISBEHAVED
        ada.until(lambda: not ada.news["seats"][1]["present"])
        assert ada.news["stage"] == "playing"
        assert ada.news["version"] >= version
        assert ada.do("pause", on=True)["type"] == "done"


def test_whoever_sends_too_many_bytes_is_told_so(server: Server) -> None:
    """Closing at once would let what is still on its way reset the connection, and the reason would be lost."""
    message = Frame(Opcode.TEXT, b"x" * (limits.MAX_REQUEST - 1)).serialize(mask=True)
    close = Frame(Opcode.CLOSE, protocol.CLOSE_MISBEHAVED.to_bytes(2)).serialize(mask=False)
    with raw(server) as flooder:
        flooder.setblocking(False)
        got, rest, deadline = b"", message, time.monotonic() + PATIENCE
        while not got.endswith(close):
            assert time.monotonic() < deadline
            with suppress(BlockingIOError):
                rest = rest[flooder.send(rest) :] or message
            with suppress(BlockingIOError):
                got += flooder.recv(1 << 16)
            time.sleep(0.001)


FLOODS = {
    "pings": Frame(Opcode.PING, b"").serialize(mask=True) * 2_000,
    "long pings": Frame(Opcode.PING, bytes(125)).serialize(mask=True) * 100,
    "empty pieces": Frame(Opcode.CONT, b"", fin=False).serialize(mask=True) * 2_000,
}
"""What never becomes a request, so that nothing counts it but its bytes."""


@pytest.mark.parametrize("reads", [True, False])
@pytest.mark.parametrize("flood", FLOODS)
def test_a_flood_without_requests_is_slowed_down_and_delays_nobody(server: Server, flood: str, reads: bool) -> None:
    with Client(server) as ada, raw(server) as flooder:
        if flood == "empty pieces":
            flooder.sendall(Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True))
        flooder.setblocking(False)
        took, rest, slowest, deadline = 0, b"", 0.0, time.monotonic() + 4
        while time.monotonic() < deadline:
            with suppress(BlockingIOError):
                for _ in range(10):
                    rest = rest or FLOODS[flood]
                    sent = flooder.send(rest)
                    took, rest = took + sent, rest[sent:]
            with suppress(BlockingIOError):
                assert not reads or flooder.recv(1 << 20), "the server has hung up"
            began = time.monotonic()
            assert ada.ask("lobby", on=False)["type"] == "done"
            slowest = max(slowest, time.monotonic() - began)
            time.sleep(0.06)  # as often as one may ask
        assert slowest < 1.0
        unread = flooder.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF) + 2 * RECEIVE_BYTES
        assert BYTES_AT_ONCE < took < BYTES_AT_ONCE + 6 * BYTES_A_SECOND + unread


def test_whoever_sends_pings_and_reads_no_answers_is_let_go_and_little_piles_up(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server, raw(server) as flooder:
        before = server.memory()
        flooder.settimeout(0.2)
        rest = FLOODS["long pings"]
        deadline = time.monotonic() + 2 * PING_SECONDS + 10
        with suppress(ConnectionError):
            while time.monotonic() < deadline:
                with suppress(TimeoutError):
                    rest = rest[flooder.send(rest) :] or FLOODS["long pings"]
        assert time.monotonic() < deadline
        assert server.memory() - before < 20_000  # kilobytes


def test_a_page_of_another_site_gets_no_socket(server: Server) -> None:
    web, before = "http:" + "//", server.metric("wrong_origin_total")
    for origin in (f"{web}evil.example", "null", f"{web}{server.host}.evil.example", f"{web}[evil"):
        with pytest.raises(InvalidStatus) as denied, dialled(server, origin=origin):
            pass
        assert denied.value.response.status_code == 403
    assert server.metric("wrong_origin_total") == before + 4
    assert '"level":"error"' not in server.log.read_text("utf-8")
    with dialled(server, origin=f"http://{server.host}") as ours:
        ours.ping()


def test_a_stalled_client_delays_nobody_and_is_let_go(server: Server) -> None:
    """It never reads. What it misses piles up nowhere, everybody else sees every change at once."""
    with ExitStack() as stack:
        ada = stack.enter_context(Client(server))
        table = ada.create()
        ada.do("fill", level="apprentice")
        snail = socket.socket()
        snail.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        snail.connect(("127.0.0.1", server.port))
        stalled = stack.enter_context(dialled(server, sock=snail, max_queue=1, ping_interval=None))
        for text in (
            {"type": "hello", "id": 1, "protocol": 2, "name": "Snail"},
            {"type": "watch", "id": 2, "table": table},
        ):
            stalled.send(json.dumps(text))
        ada.until(lambda: ada.news["onlookers"] == 1)
        ada.do("start")
        devices = [stack.enter_context(Client(server, secret=ada.secret)) for _ in range(4)]
        for device in devices:
            device.watch(table)
        before, slowest, number = server.metric("closed_total"), 0.0, 0
        deadline = time.monotonic() + 25
        while ada.news["onlookers"] == 1:
            assert time.monotonic() < deadline
            number += 1
            began = time.monotonic()
            device = devices[number % len(devices)]
            assert device.do("pause", on=bool(number % 2))["type"] == "done"
            ada.until(lambda: ada.news["paused"] == bool(number % 2))  # noqa: B023 - called at once
            slowest = max(slowest, time.monotonic() - began)
            time.sleep(0.015)
        assert slowest < 2.0
        assert server.metric("closed_total") == before + 1
        deadline = time.monotonic() + 3 * CLOSE_SECONDS
        while snail.getsockname()[1] in server.peers():
            assert time.monotonic() < deadline, "what it has not read still keeps its connection"
            time.sleep(0.1)
