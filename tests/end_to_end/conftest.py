"""A server and a browser for the tests of a file, and people who use both."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.end_to_end.people import DESK, Person
from tests.end_to_end.wires import Wire
from tests.server.serving import Server, running
from tools import browser as tool

Invite = Callable[..., Person]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A real Chromium. For this folder and not longer: while it is there, no other test could run an event loop."""
    executable = tool.found()
    if executable is None:
        pytest.fail(tool.MISSING, pytrace=False)
    headed = bool(os.environ.get("KARTENTISCH_HEADED"))
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=executable, args=tool.ARGUMENTS, headless=not headed, slow_mo=200 if headed else 0
        )
        with closing(chromium):
            yield chromium


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server") / "tables.sqlite") as started:
        yield started


@pytest.fixture
def invite(browser: Browser, server: Server) -> Iterator[Invite]:
    """Makes people; at the end none of their pages may have had a problem."""
    with ExitStack() as stack:

        def made(
            name: str,
            language: str = "en",
            size: tuple[int, int] = DESK,
            *,
            wired: bool = False,
            motion: bool = False,
            offline: bool = False,
            at: Server = server,
        ) -> Person:
            wire = stack.enter_context(closing(Wire(at.port))) if wired else None
            return stack.enter_context(closing(Person(browser, at.host, name, language, size, wire, motion, offline)))

        yield made
