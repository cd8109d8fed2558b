"""How long somebody waits: from `make play` on a bare clone to the first card in a browser, and again the second time.

``python benchmarks/start.py`` in a checkout after ``make browser``. The clone has what is committed; packages come from
the caches of pip and npm, so a first run may fetch what a second one has. What `make play` prints is shown with its
seconds. With ``--game saboteur`` that game is played instead of Die sieben Siegel.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Callable
from pathlib import Path
from subprocess import PIPE, STDOUT

from playwright.sync_api import Page, sync_playwright

from kartentisch.bots import USUAL
from kartentisch.texts import speaker

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools import browser as tool  # noqa: E402 - found beside this folder only

PATIENCE = 600.0
NOT_HANDED_ON = ("DISPLAY", "WAYLAND_DISPLAY", "NUMBA_CACHE_DIR", "MAKEFLAGS", "MAKELEVEL", "VIRTUAL_ENV")


class Start:
    """One `make play`, watched until the bots are ready."""

    def __init__(self, clone: Path, game: str, page: Page) -> None:
        self._clone, self._game, self._page = clone, game, page
        self._began = time.monotonic()
        self._left: set[str] = set()
        """The levels of bots that are not ready."""
        page.on("websocket", lambda socket: socket.on("framereceived", self._heard))

    def run(self, all_levels: bool) -> None:
        env = {name: value for name, value in os.environ.items() if name not in NOT_HANDED_ON}
        env |= {"KARTENTISCH_HOST": "127.0.0.1", "KARTENTISCH_PORT": "0", "KARTENTISCH_LANGUAGE": "en"}
        env |= {"KARTENTISCH_DATABASE": str(self._clone / "tables.sqlite"), "KARTENTISCH_LOG_LEVEL": "error"}
        make = subprocess.Popen(
            ["make", "play"], cwd=self._clone, env=env, stdout=PIPE, stderr=STDOUT, text=True, start_new_session=True
        )
        try:
            assert make.stdout is not None
            address = None
            while not address:
                line = make.stdout.readline()
                if not line:
                    raise SystemExit("make play has ended")
                self._tell(f"| {line.rstrip()}")
                address = re.search(r"http://\S+", line)
            self._visit(address[0], all_levels)
        finally:
            os.killpg(make.pid, signal.SIGINT)
            make.wait(30)

    def _visit(self, address: str, all_levels: bool) -> None:
        say, page = speaker("en"), self._page
        page.goto(address)
        name = f"{say('page-play-now')}: {say(f'{self._game}-page-title')}"
        play_now = page.get_by_role("button", name=name, exact=True)
        play_now.wait_for()
        self._tell("the page can be used")
        play_now.click()
        page.get_by_role("list", name=say(f"{self._game}-page-hand")).get_by_role("button").first.wait_for()
        self._tell("the first card")
        self._until(lambda: f"{self._game} {USUAL}" not in self._left)
        self._tell("the bots of this table are ready")
        if all_levels:
            self._until(lambda: not self._left)
            self._tell("all bots are ready")

    def _heard(self, data: str | bytes) -> None:
        frame = json.loads(data)
        if frame["type"] == "preparation":
            self._left = {f"{level['game']} {level['level']}" for level in frame["levels"]}

    def _until(self, condition: Callable[[], bool]) -> None:
        deadline = time.monotonic() + PATIENCE
        while not condition() and time.monotonic() < deadline:
            self._page.wait_for_timeout(100)

    def _tell(self, what: str) -> None:
        print(f"{time.monotonic() - self._began:7.1f} s  {what}", flush=True)


def main() -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="siegel")
    game = parser.parse_args().game
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        clone = Path(folder) / "kartentisch"
        subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
        # A person's browser runs already.
        browser = playwright.chromium.launch(executable_path=tool.found(), args=tool.ARGUMENTS)
        for number, start in enumerate(("first", "second")):
            print(f"The {start} start; {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}", flush=True)
            Start(clone, game, browser.new_page(locale="en")).run(all_levels=number == 0)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
