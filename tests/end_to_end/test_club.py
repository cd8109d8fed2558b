"""The page of a club: its password, its name, its notices; and a page that is older than the server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.end_to_end.conftest import Invite
from tests.server.serving import Server, running

if TYPE_CHECKING:
    from playwright.sync_api import WebSocketRoute

PASSWORD = "acht Kerzen"


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("club")
    (folder / "password").write_text(PASSWORD, "utf-8")
    (folder / "imprint.txt").write_text("# Impressum\n\nAda Muster\nmailto:ada@club.example\n", "utf-8")
    options = ("--club", "Spieleclub Köln", "--imprint", str(folder / "imprint.txt"))
    with running(folder / "t.sqlite", *options, "--password-file", str(folder / "password")) as started:
        yield started


def test_whoever_knows_the_password_comes_in_and_stays(club: Server, invite: Invite) -> None:
    ada = invite("Ada", "de", at=club)
    say, page = ada.screen.say, ada.page
    page.goto("/")
    field = page.get_by_label(say("home-password-hint"))
    expect(field).to_be_focused()
    field.fill("falsch")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert").filter(has_text=say("refused-password"))).to_be_visible()
    page.get_by_label(say("home-password-hint")).fill(PASSWORD)
    page.get_by_role("button", name=say("home-password-go")).click()
    expect(page.get_by_text("Spieleclub Köln")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Spieleclub Köln")).to_be_visible()
    welcome = next(frame for frame in reversed(ada.received) if frame["type"] == "welcome")
    version, build = welcome["build"].split("+")
    expect(page.get_by_text(say("home-version", version=version, build=build))).to_be_visible()
    page.get_by_role("link", name=say("home-notice", notice="imprint")).click()
    expect(page.get_by_role("heading", name="Impressum")).to_be_visible()
    page.get_by_role("link", name="Spieleclub Köln").click()
    expect(page.get_by_text("Spieleclub Köln")).to_be_visible()


def test_an_invitation_has_the_password_and_leaves_no_trace_of_it(club: Server, invite: Invite) -> None:
    bob = invite("Bob", at=club)
    bob.page.goto(f"/#password={PASSWORD}")
    expect(bob.page.get_by_text("Spieleclub Köln")).to_be_visible()
    assert bob.page.url == f"http://{club.host}/"
    kept = bob.page.evaluate("JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])")
    assert PASSWORD not in kept
    assert all("password" not in request.url for request in bob.requests)


def test_a_page_of_another_protocol_says_so_and_loses_nothing(invite: Invite) -> None:
    """A server that was updated while the page was open: reloaded, the page is who it was, where it was."""
    cleo = invite("Cleo", "nl")
    old = False

    def between(route: WebSocketRoute) -> None:
        there = route.connect_to_server()

        def sent(message: str | bytes) -> None:
            frame = json.loads(message)
            there.send(json.dumps({**frame, "protocol": 1} if old and frame["type"] == "hello" else frame))

        route.on_message(sent)
        there.on_message(route.send)

    cleo.page.route_web_socket("**/ws", between)
    cleo.page.goto("/")
    say = cleo.screen.say
    cleo.page.get_by_role("button", name=say("page-play-now")).first.click()
    cleo.page.wait_for_url("**/t/*")
    table = cleo.page.url
    secret = cleo.page.evaluate("localStorage.getItem('kartentisch.secret')")
    old = True
    cleo.page.evaluate("dispatchEvent(new Event('offline'))")
    expect(cleo.page.get_by_text(say("page-new-version"))).to_be_visible()
    old = False
    cleo.page.get_by_role("button", name=say("page-reload")).click()
    expect(cleo.page.get_by_text(say("page-new-version"))).to_be_hidden()
    cleo.wait(lambda: cleo.page.locator(".mat").count())
    assert cleo.page.url == table
    assert cleo.page.evaluate("localStorage.getItem('kartentisch.secret')") == secret


def test_a_page_of_another_build_is_reloaded_by_whoever_reads_it(invite: Invite) -> None:
    """A server that was updated while somebody is in the midst of something: the page says so, and waits for them."""
    dora = invite("Dora", "de")
    build: str | None = None

    def between(route: WebSocketRoute) -> None:
        there = route.connect_to_server()

        def received(message: str | bytes) -> None:
            frame = json.loads(message)
            route.send(json.dumps({**frame, "build": build} if build and frame["type"] == "welcome" else frame))

        route.on_message(there.send)
        there.on_message(received)

    dora.page.route_web_socket("**/ws", between)
    dora.page.goto("/")
    say, told = dora.screen.say, dora.page.get_by_text(dora.screen.say("page-new-version"))
    dora.page.get_by_role("button", name=say("page-play-now")).first.click()
    dora.page.wait_for_url("**/t/*")
    table = dora.page.url
    dora.page.evaluate("window.here = true")
    build = "0.9+another"
    dora.page.evaluate("dispatchEvent(new Event('offline'))")
    expect(told).to_be_visible()
    assert dora.page.evaluate("window.here")
    build = None  # rolled back
    dora.page.evaluate("dispatchEvent(new Event('offline'))")
    expect(told).to_be_hidden()
    build = "0.9+another"
    dora.page.evaluate("dispatchEvent(new Event('offline'))")
    dora.page.get_by_role("button", name=say("page-reload")).click()
    dora.wait(lambda: dora.page.locator(".mat").count())
    expect(told).to_be_hidden()
    assert dora.page.url == table
    assert not dora.page.evaluate("window.here")
