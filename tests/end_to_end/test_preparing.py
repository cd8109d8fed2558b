"""The first start: the page is there at once, and says what it waits for while bots are compiled behind it."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from kartentisch.texts import speaker
from tests.end_to_end.conftest import Invite
from tests.end_to_end.people import PHONE
from tests.server.serving import Client, running


def test_a_table_says_that_its_bot_is_being_prepared(invite: Invite, tmp_path: Path) -> None:
    with (
        running(tmp_path / "tables.sqlite", NUMBA_CACHE_DIR=str(tmp_path / "cache")) as server,
        Client(server) as ada,
    ):
        table = ada.create({"game": "siegel", "players": 3}, bots="master", start=True)
        ada.until(lambda: ada.news["turn"] is not None)
        if ada.on_turn:
            ada.move()
            ada.until(lambda: not ada.on_turn)
        name = ada.news["seats"][ada.news["turn"]]["name"]
        anna = invite("Anna", "de", PHONE, at=server)
        anna.open(f"/t/{table}")
        say = speaker("de")
        told = anna.page.get_by_role("status").get_by_text(say("page-preparing", name=name), exact=True)
        expect(told).to_be_visible()
        progress = anna.page.get_by_role("progressbar", name=say("page-preparing-progress"))
        anna.wait(lambda: float(progress.get_attribute("value") or 0) > 0)
        ada.do("pause", on=True)
        expect(told).to_be_hidden()
