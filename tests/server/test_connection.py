"""The short cuts of a connection: what they read and write is what the library would, and nothing is overtaken."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import MutableMapping
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from kartentisch.server.connection import frame_head, missing_after, short_text
from kartentisch.server.hub import Hub
from kartentisch.server.identity import Identity
from kartentisch.server.lobby import Lobby
from kartentisch.server.metrics import Metrics
from kartentisch.server.outbox import Outbox
from kartentisch.server.socket import Socket
from kartentisch.server.store.sqlite import SqliteStore
from kartentisch.server.thinkers import Thinkers
from tests.server.serving import PATIENCE, SIEGEL, Client, Server, running

LENGTHS = st.integers(0, 300) | st.sampled_from([125, 126, 127, 65_535, 65_536])
OPCODES = st.sampled_from([Opcode.TEXT, Opcode.BINARY, Opcode.CONT])


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_frames_written_at_once_look_like_those_of_the_library(length: int) -> None:
    text = b"x" * length
    assert frame_head(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


@given(st.binary(min_size=1, max_size=125))
def test_a_short_text_is_read_as_the_library_writes_it(text: bytes) -> None:
    data = Frame(Opcode.TEXT, text).serialize(mask=True)
    assert short_text(data) == text
    for other in (data[:-1], data + b"x", data + data, b""):
        assert short_text(other) is None


def test_nothing_else_is_a_short_text() -> None:
    others = {
        "empty": Frame(Opcode.TEXT, b"").serialize(mask=True),
        "longer": Frame(Opcode.TEXT, b"x" * 126).serialize(mask=True),
        "not masked": Frame(Opcode.TEXT, b"text").serialize(mask=False),
        "a part": Frame(Opcode.TEXT, b"text", fin=False).serialize(mask=True),
        "compressed": b"\xc1" + Frame(Opcode.TEXT, b"text").serialize(mask=True)[1:],
        "no text": Frame(Opcode.BINARY, b"text").serialize(mask=True),
        "the rest": Frame(Opcode.CONT, b"text").serialize(mask=True),
        "a ping": Frame(Opcode.PING, b"text").serialize(mask=True),
    }
    assert [name for name, data in others.items() if short_text(data) is not None] == []


@given(st.lists(st.tuples(OPCODES, LENGTHS), max_size=6), st.data())
def test_it_is_known_where_a_frame_ends_unless_its_head_came_in_pieces(
    frames: list[tuple[Opcode, int]], data: st.DataObject
) -> None:
    whole = [Frame(opcode, b"x" * length).serialize(mask=True) for opcode, length in frames]
    sent = b"".join(whole)
    ends = [sum(map(len, whole[: i + 1])) for i in range(len(whole))]
    cuts = sorted(data.draw(st.lists(st.integers(0, len(sent)), max_size=5)))
    missing: int | None = 0
    for begin, end in zip([0, *cuts], [*cuts, len(sent)], strict=True):
        if missing is None:
            return
        missing = missing_after(missing, sent[begin:end])
        if missing is not None:
            assert missing == min(e for e in [0, *ends] if e >= end) - end
        else:
            start = max(e for e in [0, *ends] if e <= end)
            assert 0 < end - start < 10, "only a head can be in doubt"


def test_commands_are_answered_in_order_however_they_are_cut(server: Server) -> None:
    """Whole ones take the short cut, pieces and several at once do not; pings and other requests come in between."""
    rng = Random(1)
    with Client(server) as ada:
        ada.create({**SIEGEL, "onlookers": True})
        wire: socket.socket = ada.socket.socket
        wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        number, sent = 1000, []
        for _ in range(12):
            message = b""
            for _ in range(rng.randrange(1, 4)):
                number += 1
                sent.append(number)
                kind = rng.choice(["shuffle", "nod", "lobby", "parts"])
                request = {"type": "at", "id": number, "command": {"do": "nod" if kind == "parts" else kind}}
                text = json.dumps({"type": "lobby", "id": number, "on": False} if kind == "lobby" else request).encode()
                if kind == "parts":
                    half = len(text) // 2
                    message += Frame(Opcode.TEXT, text[:half], fin=False).serialize(mask=True)
                    message += Frame(Opcode.PING, b"between").serialize(mask=True)
                    message += Frame(Opcode.CONT, text[half:]).serialize(mask=True)
                else:
                    message += Frame(Opcode.TEXT, text).serialize(mask=True)
            cuts = sorted(rng.randrange(len(message)) for _ in range(rng.choice([0, 0, 1, 3])))
            for begin, end in zip([0, *cuts], [*cuts, len(message)], strict=True):
                wire.sendall(message[begin:end])
                time.sleep(0.01)
        ada.answer(sent[-1])
        assert [frame["id"] for frame in ada.frames if frame.get("id", 0) in sent] == sent


def test_what_looks_like_a_command_inside_a_longer_message_is_none(server: Server) -> None:
    with Client(server) as ada:
        ada.create()
        inner = Frame(Opcode.TEXT, b'{"type":"at","id":555,"command":{"do":"shuffle"}}').serialize(mask=True)
        outer = Frame(Opcode.BINARY, b"x" * (500 + len(inner))).serialize(mask=True)
        head = len(outer) - 500 - len(inner)
        for piece in (outer[: head + 250], inner, outer[head + 250 + len(inner) :]):
            ada.socket.socket.sendall(piece)
            time.sleep(0.1)
        answer = ada.read(PATIENCE)
        assert (answer["type"], answer["id"], answer["reason"]) == ("refused", None, "refused-malformed")
        assert ada.do("shuffle")["type"] == "done"
        assert 555 not in [frame.get("id") for frame in ada.frames]


def test_a_whole_message_inside_another_ends_it(server: Server) -> None:
    with Client(server) as ada:
        ada.create()
        ada.socket.socket.sendall(Frame(Opcode.TEXT, b'{"type":"at",', fin=False).serialize(mask=True))
        time.sleep(0.1)
        command = b'{"type":"at","id":555,"command":{"do":"shuffle"}}'
        ada.socket.socket.sendall(Frame(Opcode.TEXT, command).serialize(mask=True))
        with pytest.raises(ConnectionClosed):
            ada.until(lambda: False)
        assert ada.socket.close_code == 1002
        assert 555 not in [frame.get("id") for frame in ada.frames]


def test_a_short_text_that_is_no_text_ends_it_as_a_long_one_does(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        for padding in (b"", b" " * 200):
            with Client(server) as ada:
                broken = b'{"type":"at","id":7,"command":{"do":"move","version":1,"move":"\xff\xfe"}}' + padding
                ada.socket.socket.sendall(Frame(Opcode.TEXT, broken).serialize(mask=True))
                with pytest.raises(ConnectionClosed):
                    ada.until(lambda: False)
                assert ada.socket.close_code == 1007
        # Whatever comes right behind it, in the same packet, is not heard.
        for behind in (Frame(Opcode.PING, b""), Frame(Opcode.CLOSE, b"\x03\xe8"), Frame(Opcode.TEXT, b"\xff")):
            with Client(server) as ada:
                both = (Frame(Opcode.TEXT, b"\xff"), behind)
                ada.socket.socket.sendall(b"".join(frame.serialize(mask=True) for frame in both))
                with pytest.raises(ConnectionClosed):
                    ada.until(lambda: False)
                assert ada.socket.close_code in (1000, 1007)
        assert '"level":"error"' not in server.log.read_text("utf-8")
        assert "Traceback" not in server.log.read_text("utf-8")


def test_a_command_is_heard_only_when_nothing_else_is_to_be_done_first(tmp_path: Path) -> None:
    shuffle = b'{"type":"at","id":9,"command":{"do":"shuffle"}}'

    async def work() -> None:
        store, metrics = SqliteStore(str(tmp_path / "tables.sqlite")), Metrics()
        hub = Hub(store, Identity(store), Lobby(), Thinkers(), metrics)
        came: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

        async def send(message: MutableMapping[str, Any]) -> None:
            told.put_nowait(json.loads(message["text"]))

        async def answer(number: int) -> dict[str, Any]:
            while (frame := await told.get()).get("id") != number:
                pass
            return frame

        async def ask(kind: str, **fields: Any) -> dict[str, Any]:
            came.put_nowait({"type": "websocket.receive", "text": json.dumps({"type": kind, "id": 1, **fields})})
            return await answer(1)

        connection = Socket(hub, "build", None, came.get, Outbox(send))
        assert not connection.hear(shuffle), "nobody listens yet"
        listening = asyncio.create_task(connection.run())
        await ask("hello", protocol=2, name="Ada")
        await ask("create", settings=SIEGEL)
        await asyncio.sleep(0)
        assert not connection.hear(b'{"type":"lobby","id":8,"on":true}'), "no command"
        assert not connection.hear(b"nonsense")
        assert connection.hear(shuffle)
        assert not connection.hear(shuffle), "the other one is not answered yet"
        assert (await answer(9))["type"] == "done"
        came.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await listening
        assert not connection.hear(shuffle), "nobody listens any more"
        hub.close()
        await store.close()

    asyncio.run(work())
