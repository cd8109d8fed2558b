"""``kartentisch loadtest``: real clients at a real server, and no other server than one's own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kartentisch.cli.loadtest import address
from kartentisch.game import Illegal
from tests.cli.running import kartentisch
from tests.server.serving import running


def at(scheme: str, host: str) -> str:
    return f"{scheme}://{host}"


def test_tables_are_played_and_what_was_seen_is_told(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        done = kartentisch("loadtest", server.host, "--tables", "3", "--players", "3", "--seconds", "3", "--rate", "5")
        stored = server.metric("moves_total")
    told = done.stdout.decode()
    assert done.returncode == 0, told + done.stderr.decode()
    assert "sockets           9" in told
    moves = int(re.findall(r"^moves +(\d+)$", told, re.MULTILINE)[0])
    assert 10 <= moves <= stored
    p50, p99 = (float(re.findall(rf"^{name} +([\d.]+) ms$", told, re.MULTILINE)[0]) for name in ("p50", "p99"))
    assert 0 < p50 <= p99
    assert "connections lost  0" in told


def test_only_this_machine_is_put_under_load_unless_it_is_ones_own() -> None:
    for here in ("localhost:8765", at("http", "127.0.0.1:8765/"), at("ws", "[::1]:8765/ws"), "127.3.2.1"):
        assert address(here, own=False).startswith("ws://")
    for elsewhere in (
        at("http", "example.org"),
        "10.0.0.7:8765",
        "localhost.example.org",
        at("http", "127.0.0.1.example.org"),
    ):
        with pytest.raises(Illegal, match="load-not-here"):
            address(elsewhere, own=False)
        assert address(elsewhere, own=True).endswith("/ws")
    assert address(at("https", "cards.example.org"), own=True) == at("wss", "cards.example.org/ws")
    for wrong in ("", at("ftp", "localhost"), at("http", "user@localhost"), at("http", "localhost:x")):
        with pytest.raises(Illegal, match="usage-url"):
            address(wrong, own=True)
    refused = kartentisch("loadtest", at("http", "example.org"))
    assert refused.returncode == 2
    assert b"example.org" in refused.stderr


def test_a_server_that_is_not_there_is_said_to_be_missing() -> None:
    done = kartentisch("loadtest", "127.0.0.1:9", "--tables", "1", "--seconds", "1")
    assert done.returncode == 2
    assert b"127.0.0.1:9" in done.stderr
