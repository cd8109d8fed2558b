"""Messages however they are cut and put together, and frames that break the rules."""

from __future__ import annotations

import json
import socket
import time
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tests.server.serving import PATIENCE, SIEGEL, Client, Server, running


def test_commands_are_answered_in_order_however_they_are_cut(server: Server) -> None:
    """Whole, in pieces, several at once; pings and other requests come in between."""
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


def test_a_text_that_is_no_text_ends_it(tmp_path: Path) -> None:
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
                assert ada.socket.close_code == (1006 if behind.opcode is Opcode.CLOSE else 1007)
        assert '"level":"error"' not in server.log.read_text("utf-8")
        assert "Traceback" not in server.log.read_text("utf-8")
