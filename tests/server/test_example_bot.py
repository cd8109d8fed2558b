"""The example bot of the documentation: short, and it really plays."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.cli.running import environment
from tests.server.serving import SIEGEL, Client, Server, play

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) < 80


def test_the_example_bots_play_a_whole_game(server: Server) -> None:
    with Client(server) as ada:
        table = ada.create({**SIEGEL, "players": 4, "options": {"rounds": 2}})
        bots = [
            subprocess.Popen(
                [sys.executable, str(EXAMPLE), f"ws://{server.host}/ws", table],
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                env=environment(),
                text=True,
            )
            for _ in range(3)
        ]
        ada.until(lambda: sum(seat["program"] for seat in ada.news["seats"]) == 3)
        assert {seat["name"] for seat in ada.news["seats"][1:]} == {"Example bot", "Example bot 2", "Example bot 3"}
        ada.do("start")
        ada.until(lambda: ada.news["stage"] == "playing")
        play([ada])
        assert len(ada.news["view"]["scores"]) == 2
        names = [ada.news["seats"][seat]["name"] for seat in ada.news["view"]["winners"]]
        for bot in bots:
            told, _ = bot.communicate(timeout=20)
            assert told == f"winners: {' '.join(names)}\n"
            assert bot.returncode == 0
