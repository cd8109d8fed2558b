"""The installed page: it opens without a connection, says so, and calls whoever looks elsewhere."""

from __future__ import annotations

import json
import os
import signal
from datetime import date
from pathlib import Path

from playwright.sync_api import expect

from kartentisch.puzzles import KINDS, daily
from tests.end_to_end.conftest import Invite
from tests.end_to_end.people import PHONE, Person
from tests.server.serving import Server, running

_READY = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
_FILES = """async () => {
    const [page] = (await caches.keys()).filter((name) => name.startsWith('page-'));
    return page ? (await (await caches.open(page)).keys()).map(({ url }) => new URL(url).pathname) : [];
}"""


def installed(person: Person) -> None:
    """Opens the page until it is kept."""
    person.open()
    person.wait(lambda: person.page.evaluate(_READY))


def test_without_a_connection_the_page_opens_says_so_and_keeps_score(invite: Invite) -> None:
    anna = invite("Anna", "nl", PHONE, offline=True)
    installed(anna)
    anna.may_lose_connection = True
    anna.context.set_offline(True)
    anna.page.reload()
    expect(anna.page.get_by_role("alert").get_by_text(anna.screen.say("page-offline"))).to_be_visible()
    expect(anna.screen.page.get_by_text(anna.screen.say("page-no-tables"))).to_be_hidden()  # nobody knows
    expect(anna.screen.play_now).to_be_visible()
    anna.touch(anna.page.locator("a[href='/pad/siegel']"))
    expect(anna.page.get_by_role("textbox")).to_have_count(3)
    anna.page.goto("/rules/saboteur")
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
    assert anna.page.get_by_text(anna.screen.say("page-offline")).count() == 0, "the rules need nobody"
    anna.page.goto("/words")
    row = anna.page.get_by_role("row").filter(has_text="Stich")
    expect(row).to_contain_text("slag")
    expect(row).to_contain_text("trick")


def test_without_a_connection_there_are_puzzles(invite: Invite) -> None:
    """The one of the day by its date, and all others, whether or not any was seen before."""
    anna = invite("Anna", "de", PHONE, offline=True)
    installed(anna)
    anna.may_lose_connection = True
    anna.context.set_offline(True)
    anna.page.clock.set_fixed_time("2026-11-18T12:00:00Z")
    anna.page.goto("/puzzle")
    expect(anna.page.locator(f"[data-puzzle={daily(date(2026, 11, 18)).id}]")).to_be_visible()
    for kind in KINDS:
        anna.page.goto(f"/puzzle/{kind}")
        expect(anna.page.locator(f"[data-puzzle^={kind}-]")).to_be_visible()
        anna.page.keyboard.press("A")
        anna.page.keyboard.press("Enter")
        expect(anna.page.locator(".board.done")).to_be_visible()
    assert anna.page.get_by_text(anna.screen.say("page-offline")).count() == 0, "puzzles need nobody"


def test_a_server_that_does_not_answer_keeps_nobody_waiting(invite: Invite, tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as silent:
        anna = invite("Anna", "en", PHONE, offline=True, at=silent)
        installed(anna)
        anna.may_lose_connection = True
        os.kill(silent.pid, signal.SIGSTOP)
        try:
            anna.page.goto("/pad/siegel", wait_until="commit")
            expect(anna.page.get_by_role("textbox")).to_have_count(3)
            anna.page.goto("/puzzle", wait_until="commit")
            expect(anna.page.get_by_role("radio")).to_have_count(4)
        finally:
            os.kill(silent.pid, signal.SIGCONT)


def test_what_is_kept_is_what_the_server_has_in_one_language(invite: Invite, server: Server) -> None:
    anna = invite("Anna", "de", offline=True)
    installed(anna)
    kept = anna.page.evaluate(_FILES)
    assert "/" in kept
    assert len(kept) > 100
    for path in kept[:20]:
        assert server.get(path).status == 200, path
    told = server.get("/sw.js").body.decode()
    for other in ("nl", "en"):
        [names] = [json.loads(found) for found in [told.split(f'"{other}":', 1)[1].split("]", 1)[0] + "]"]]
        assert len(names) > 10
        assert not set(names) & set(kept), "of other languages nothing is fetched"


def test_the_page_can_be_installed(server: Server) -> None:
    manifest = json.loads(server.get("/kartentisch.webmanifest").body)
    assert manifest["display"] == "standalone"
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    for icon in manifest["icons"]:
        assert server.get(icon["src"]).status == 200
    assert 'href="/kartentisch.webmanifest"' in server.get("/").body.decode()


def test_whoever_looks_elsewhere_is_called_if_they_want(invite: Invite) -> None:
    anna = invite("Anna", "de", offline=True)
    anna.context.grant_permissions(["notifications"])
    installed(anna)
    anna.page.get_by_role("button", name=anna.screen.say("settings")).click()
    notices = anna.page.get_by_role("switch", name=anna.screen.say("settings-notices"))
    notices.click()
    expect(notices).to_be_checked()
    anna.page.keyboard.press("Escape")
    # As the browser tells a page that lies behind another one.
    anna.page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })")
    anna.touch(anna.screen.play_now)
    shown = "navigator.serviceWorker.ready.then(async (r) => (await r.getNotifications()).map(({ body }) => body))"
    anna.wait(lambda: anna.page.evaluate(shown) == [anna.screen.say("siegel-page-prediction")])
    anna.page.evaluate("Object.defineProperty(document, 'hidden', { get: () => false, configurable: true })")
    anna.wait(lambda: anna.asked and anna.screen.prediction.count())
    anna.predict("r")
    anna.wait(lambda: anna.page.evaluate(shown) == [])
