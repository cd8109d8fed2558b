"""What `docs/security.md` promises beside what other tests attack: secrets stay where they belong, limits hold."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kartentisch.server import limits
from kartentisch.server.addresses import Address, Addresses
from kartentisch.server.hub import Hub
from kartentisch.server.identity import Identity
from kartentisch.server.lobby import Lobby
from kartentisch.server.metrics import Metrics
from kartentisch.server.outbox import Outbox
from kartentisch.server.socket import About, Socket
from kartentisch.server.store.opening import open_store
from kartentisch.server.thinkers import Thinkers
from tests.server.serving import Client, running

ROOT = Path(__file__).parents[2]
SIEGEL = {"game": "siegel", "players": 3, "pace": "fast"}


def test_secrets_are_in_no_log_nor_frame_of_others_nor_path(tmp_path: Path) -> None:
    password = tmp_path / "password"
    password.write_text("open sesame, please", "utf-8")
    with running(tmp_path / "tables.sqlite", "--password-file", str(password)) as server:
        with (
            Client(server, password="open sesame, please") as ada,
            Client(server, password="open sesame, please") as eve,
        ):
            eve.ask("lobby", on=True)
            private = ada.create(SIEGEL, bots="random", start=True)
            code = ada.ask("new-code")["code"]
            ada.do("talk", text="only for this table")
            ada.do("mix", mix="0b" * 32)
            ada.ask("probe", move="v1")
            ada.settle()
            eve.ask("watch", table="a" * 22)
            eve.settle()
            server.get(f"/t/{private}")
            server.get("/api/game/nothing/record")
            secrets = {ada.secret, eve.secret, code, private, "open sesame", "only for this table", "0b" * 32}
            log, measured = server.log.read_text("utf-8"), server.get("/metrics").body.decode()
            heard = json.dumps(eve.frames)
            page = server.get(f"/t/{private}").body.decode()
        assert not [secret for secret in secrets if secret in log or secret in measured or secret in page]
        assert not [secret for secret in secrets - {eve.secret} if secret in heard]


def test_no_secret_is_ever_put_into_a_path_that_is_asked_for() -> None:
    """Codes and passwords stand behind #, which goes to no server; secrets go through the socket."""
    asked = [
        line
        for file in (ROOT / "web" / "src").rglob("*")
        if file.suffix in (".ts", ".svelte") and ".test." not in file.name and ".gen." not in file.name
        for line in file.read_text("utf-8").splitlines()
        if re.search(r"\bfetch\(|new WebSocket\(", line)
    ]
    assert asked
    assert not [line for line in asked if re.search(r"secret|code\b|password", line, re.IGNORECASE)]


def test_the_page_has_no_script_of_its_own_in_its_markup() -> None:
    markup = (ROOT / "web" / "index.html").read_text("utf-8")
    assert re.findall(r"<script[^>]*>", markup)
    assert not re.findall(r"<script(?![^>]*\bsrc=)[^>]*>|\son\w+=|javascript:|<style|\sstyle=", markup)


def test_whoever_does_not_say_hello_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "HELLO_SECONDS", 0.05)

    async def work() -> list[dict[str, Any]]:
        sent: list[dict[str, Any]] = []
        closed = asyncio.Event()

        async def send(message: Any) -> None:
            sent.append(message)
            if message["type"] == "websocket.close":
                closed.set()

        async def receive() -> dict[str, Any]:
            await closed.wait()
            return {"type": "websocket.disconnect"}

        store = await open_store(str(tmp_path / "tables.sqlite"))
        hub = Hub(store, Identity(store), Lobby(), Thinkers(1), Metrics(), Random(1))
        await asyncio.wait_for(Socket(hub, About("", None), None, receive, Outbox(send)).run(), 5)
        hub.close()
        await store.close()
        return sent

    assert asyncio.run(work()) == [{"type": "websocket.close", "code": 4001}]


GAINED: dict[str, tuple[Callable[[Address, float], bool], float, float]] = {
    "persons": (Address.admits_person, limits.PERSONS_OF_AN_ADDRESS_AT_ONCE, limits.PERSONS_OF_AN_ADDRESS_A_MINUTE),
    "tables": (Address.admits_table, limits.TABLES_OF_AN_ADDRESS_AT_ONCE, limits.TABLES_OF_AN_ADDRESS_A_MINUTE),
    "games": (Address.admits_game, limits.GAMES_OF_AN_ADDRESS_AT_ONCE, limits.GAMES_OF_AN_ADDRESS_A_MINUTE),
    "replays": (Address.admits_replay, limits.REPLAYS_OF_AN_ADDRESS_AT_ONCE, limits.REPLAYS_OF_AN_ADDRESS_A_MINUTE),
    "connections": (
        Address.admits_connection,
        limits.CONNECTIONS_OF_AN_ADDRESS_AT_ONCE,
        60 * limits.CONNECTIONS_OF_AN_ADDRESS_A_SECOND,
    ),
    "pages": (Address.admits_page, limits.PAGES_OF_AN_ADDRESS_AT_ONCE, 60 * limits.PAGES_OF_AN_ADDRESS_A_SECOND),
}


@pytest.mark.parametrize("kind", GAINED)
def test_an_address_gains_back_so_many_in_a_minute(kind: str) -> None:
    admits, at_once, a_minute = GAINED[kind]
    address = Addresses().of("192.0.2.1", 0.0)
    assert address is not None
    assert sum(admits(address, 0.0) for _ in range(5_000)) == at_once
    assert sum(admits(address, 60.0) for _ in range(5_000)) == min(a_minute, at_once)


def test_reports_of_an_address_push_nobodys_out_for_weeks() -> None:
    """As many as it can, every minute of a day, and every day: whoever runs the server has time to read the others."""
    address = Addresses().of("192.0.2.1", 0.0)
    assert address is not None
    days = [sum(address.admits_report(86_400.0 * day + 60 * m) for m in range(1_440)) for day in range(14)]
    assert days[0] >= limits.REPORTS_OF_AN_ADDRESS_AT_ONCE
    assert days[0] <= limits.REPORTS_OF_AN_ADDRESS_AT_ONCE + limits.REPORTS_OF_AN_ADDRESS_A_DAY
    assert days[1] == pytest.approx(limits.REPORTS_OF_AN_ADDRESS_A_DAY, abs=1)
    assert sum(days) < limits.REPORTS_KEPT / 2


def test_an_address_sees_so_many_games_again(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        one = [
            server.get("/api/game/nothing/record", x_forwarded_for="192.0.2.1").status
            for _ in range(limits.REPLAYS_OF_AN_ADDRESS_AT_ONCE + 20)
        ]
        other = server.get("/api/game/nothing/record", x_forwarded_for="192.0.2.2").status
    assert one[: limits.REPLAYS_OF_AN_ADDRESS_AT_ONCE] == [404] * limits.REPLAYS_OF_AN_ADDRESS_AT_ONCE
    assert 429 in one
    assert set(one) == {404, 429}
    assert other == 404
