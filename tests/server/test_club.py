"""What a club wants of its server: a password, its name, its notices, and logs that its people can read."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from kartentisch.server import limits, logs
from kartentisch.server.addresses import Address
from kartentisch.server.notices import document
from tests.cli.running import kartentisch
from tests.server.serving import Client, Server, running

PASSWORD = "acht Kerzen am Tisch"
WEB = "https:" + "//"


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("club")
    (folder / "password").write_text(f"{PASSWORD}\nanything else\n", "utf-8")
    (folder / "imprint.txt").write_text(f"# Imprint\n\nAda <b>& Ben\n{WEB}cards.example/x.\n\n- one\n- two\n", "utf-8")
    options = ("--club", "Spieleclub  Köln", "--imprint", str(folder / "imprint.txt"))
    with running(folder / "t.sqlite", *options, "--password-file", str(folder / "password")) as started:
        yield started


def test_new_people_need_the_password_and_known_ones_do_not(club: Server) -> None:
    with Client(club, quiet=True) as stranger:
        for wrong in ({}, {"password": ""}, {"password": PASSWORD.upper()}, {"secret": "x" * 43}, {"bot": True}):
            answer = stranger.ask("hello", protocol=2, name="Eve", **wrong)
            assert (answer["type"], answer["reason"]) == ("refused", "refused-password")
        assert stranger.ask("lobby")["reason"] == "refused-hello-first"
        welcome = stranger.ask("hello", protocol=2, name="Ada", password=PASSWORD)
        assert (welcome["type"], welcome["club"], welcome["notices"]) == ("welcome", "Spieleclub Köln", ["imprint"])
        code = stranger.ask("new-code")["code"]
    with Client(club, secret=welcome["secret"]) as known, Client(club, code=code) as other_device:
        assert known.welcome["person"] == other_device.welcome["person"] == welcome["person"]
    assert PASSWORD not in club.log.read_text("utf-8")


def test_nobody_guesses_it(club: Server) -> None:
    """So many tries from an address, by however many sockets; whoever is known comes in all the same."""
    place = {"X-Forwarded-For": "192.0.2.77"}
    with Client(club, password=PASSWORD) as known:
        secret = known.secret
    answers = []
    for _ in range(3):
        with Client(club, quiet=True, headers=place) as guesser:
            answers += [guesser.ask("hello", protocol=2, password=f"guess {n}")["reason"] for n in range(9)]
    assert answers.count("refused-password") <= limits.PASSWORDS_OF_AN_ADDRESS_AT_ONCE + 1
    assert answers[-1] == "refused-too-fast"
    with Client(club, secret=secret, headers=place) as back:
        assert back.welcome["type"] == "welcome"


def test_tries_are_gained_back() -> None:
    now = time.monotonic()
    address = Address("192.0.2.1", now)
    assert sum(address.admits_password(now) for _ in range(100)) == limits.PASSWORDS_OF_AN_ADDRESS_AT_ONCE
    assert not address.idle(now)
    assert sum(address.admits_password(now + 60) for _ in range(100)) == limits.PASSWORDS_OF_AN_ADDRESS_A_MINUTE


def test_a_notice_is_a_page_without_script(club: Server) -> None:
    page = club.get("/imprint")
    assert (page.status, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert "default-src 'none'" in page.headers["content-security-policy"]
    text = page.body.decode()
    assert "<h1>Imprint</h1>" in text
    assert "<p>Ada &lt;b&gt;&amp; Ben<br>" in text
    assert f'<a href="{WEB}cards.example/x">{WEB}cards.example/x</a>.' in text
    assert "<ul><li>one</li><li>two</li></ul>" in text
    assert "script" not in text
    assert "Imprint" not in club.get("/privacy").body.decode(), "the page itself: there is no such notice"


@pytest.mark.parametrize("text", ["", "#", '# "><script>', "javascript:alert(1)", f'{WEB}a"onclick=x', "- \n\n\n- <"])
def test_nothing_in_a_notice_becomes_markup(text: str) -> None:
    shown = document(text, "<i>", 'x"')
    assert "<script>" not in shown
    assert "<i>" not in shown
    assert 'href="javascript' not in shown
    assert '"onclick' not in shown


@pytest.mark.parametrize("option", ["--imprint", "--privacy", "--password-file"])
def test_a_file_that_cannot_be_read_is_told(option: str, tmp_path: Path) -> None:
    database = str(tmp_path / "t.sqlite")
    for content in (None, b"", b"\xff\xfe\x00"):
        file = tmp_path / "file"
        if content is not None:
            file.write_bytes(content)
        if content == b"" and option != "--password-file":
            continue
        done = kartentisch("serve", "--port", "0", "--database", database, option, str(file))
        assert done.returncode == 2
        assert done.stderr.decode().startswith("kartentisch: the file ")
        assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("form", ["json", "text"])
def test_logs_are_for_programs_or_for_people(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    try:
        logs.set_up("info", form)
        logs.log.warning("descriptors-run-out", limit=7)
        try:
            raise ValueError("the secret")
        except ValueError as error:
            logs.log.error("table-failed", error, table="ab12")
        loop = asyncio.new_event_loop()  # a library that shows what it was working on
        loop.call_exception_handler({"message": "Exception in callback", "handle": "the secret"})
        loop.close()
        lines = capsys.readouterr().err.splitlines()
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
    assert len(lines) == 3
    assert "the secret" not in "".join(lines)
    if form == "json":
        events = ["descriptors-run-out", "table-failed", "Exception in callback"]
        assert [json.loads(line)["event"] for line in lines] == events
    else:
        assert lines[0].split()[1:] == ["warning", "descriptors-run-out", "limit=7"]
        assert lines[1].split()[1:4] == ["error", "table-failed", "table=ab12"]
