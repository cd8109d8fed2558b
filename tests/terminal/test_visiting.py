"""The terminal at a table of a real server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from textual.events import Key
from textual.pilot import Pilot
from textual.widgets import Input

from kartentisch import fair, replay
from kartentisch.client.link import read_link
from kartentisch.game import Event, Illegal
from kartentisch.games import GAMES, load
from kartentisch.match import start
from kartentisch.terminal.app import Kartentisch
from kartentisch.terminal.choices import KEYS
from kartentisch.terminal.fairness import Mixes
from kartentisch.terminal.known import Known
from kartentisch.terminal.stepping import Stepping
from kartentisch.terminal.visiting import VisitScreen
from kartentisch.texts import LANGUAGES, speaker
from tests.server.serving import PATIENCE, Client, Server, running
from tests.terminal.playing import SMALL, drawn, labels, press, settled, shown

SAY = speaker("en")
ONE_ROUND = {"pace": "fast", "options": {"rounds": 1}, "grace": 3600}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("visit") / "tables.sqlite") as started:
        yield started


def visit(
    server: Server,
    table: str,
    script: Callable[[Pilot[int]], Awaitable[None]],
    folder: Path | None = None,
    language: str = "en",
    name: str = "Grace",
) -> None:
    """Runs a script at that table from where something is asked for."""
    screen = VisitScreen(read_link(f"{server.host}/t/{table}"), name, Known(folder))
    app = Kartentisch(language, first=screen)

    async def run() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await settled(pilot)
            await script(pilot)

    asyncio.run(run())


def table(pilot: Pilot[int]) -> VisitScreen:
    assert isinstance(pilot.app.screen, VisitScreen)
    return pilot.app.screen


def opened(host: Client, game: str, players: int) -> str:
    """A table with one chair free."""
    made = host.create({"game": game, "players": players, **ONE_ROUND}, bots="apprentice")
    assert host.do("clear", seat=1)["type"] == "done"
    return made


def begin(host: Client) -> None:
    """Starts, and leaves the rest to a bot."""
    assert host.do("start")["type"] == "done"
    assert host.do("stand")["type"] == "done"


async def sit(pilot: Pilot[int]) -> None:
    """Takes the free chair; from then on one waits for the host."""
    pilot.app.post_message(Key("enter", None))
    await until(pilot, lambda: table(pilot).session.you == 1)


async def play_on(pilot: Pilot[int], until: Callable[[Any], bool]) -> None:
    """Takes what is under the cursor, and completes what was begun."""
    while not until(table(pilot).session):
        if table(pilot).session.in_steps:
            await press(pilot, KEYS[len(labels(pilot)) - 2])
        else:
            await press(pilot, "enter")


def fair_words(rounds: int, kept: str = "yes", mine: str = "yes") -> str:
    """What is told of deals that follow from all numbers."""
    deals = SAY("fair-deals", found="yes", rounds=rounds)
    return " ".join((SAY("fair-kept", found=kept), SAY("fair-mine", found=mine), deals))


def test_deals_that_are_not_those_that_were_promised_are_noticed() -> None:
    def news(stage: str, seed: str, *mixed: int) -> dict[str, Any]:
        return {"stage": stage, "you": 1, "fair": {"commitment": fair.commitment(seed), "mixed": list(mixed)}}

    def record(seed: str, mix: str | None) -> str:
        pledge = fair.Pledge(seed, (None, mix, "0b" * 32))
        match = start(load("siegel"), ["Ada", "Ben", "Cleo"], {"rounds": 1}, pledge.told())
        match = match.play(pledge.deal(match))
        return match.record.text()

    promised, other = "07" * 32, "08" * 32
    mixes = Mixes()
    assert mixes.told(record(promised, None), 1, SAY) == ""
    mix = mixes.wanted(news("gathering", promised))
    assert mix is not None
    assert mixes.wanted(news("gathering", promised)) is None, "it is on its way"
    mixes.lost(mix)
    mix = mixes.wanted(news("gathering", promised))
    assert mixes.wanted(news("playing", promised, 1)) is None
    assert mixes.wanted(news("over", other, 1)) is None, "another device of ours has added one"
    assert mixes.wanted({"stage": "gathering", "you": 1, "fair": None}) is None
    assert mixes.told(record(promised, mix), 1, SAY) == fair_words(1)
    assert mixes.told(record(promised, "0c" * 32), 1, SAY) == fair_words(1, mine="no")
    assert mixes.told(record(other, mix), 1, SAY) == fair_words(1, kept="no")
    chosen = record(other, mix).replace(fair.commitment(other), fair.commitment(promised)).replace(other, promised)
    assert mixes.told(chosen, 1, SAY) == SAY("fair-deals", found="no", rounds=0)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_its_link(server: Server, tmp_path: Path, game: str) -> None:
    """Sits down, plays to the end, and keeps a record that the rules accept."""
    file = tmp_path / "game.jsonl"
    with Client(server) as host:
        link = opened(host, game, 3)

        async def script(pilot: Pilot[int]) -> None:
            assert labels(pilot) == [SAY("page-sit")]
            assert "Ada" in shown(pilot)
            await sit(pilot)
            assert table(pilot).session.names[1] == "Grace"
            await until(pilot, lambda: table(pilot).session.news["fair"]["mixed"] == [1])
            begin(host)
            await until(pilot, lambda: table(pilot).session.shown)
            await settled(pilot)
            assert SAY("terminal-your-turn") in shown(pilot)
            await play_on(pilot, lambda session: session.over)
            await until(pilot, lambda: fair_words(1) in [one.message for one in pilot.app._notifications])
            text = "\n".join(drawn(pilot))
            assert all(name in text for name in table(pilot).session.winners)
            assert labels(pilot) == [
                SAY(key) for key in ("page-rematch", "terminal-save", "replay-again", "terminal-quit")
            ]
            await press(pilot, "s")
            pilot.app.screen.query_one(Input).value = str(file)
            await press(pilot, "enter")
            await until(pilot, file.exists)
            pilot.app.post_message(Key("3", "3"))
            await until(pilot, lambda: isinstance(pilot.app.screen, Stepping))
            await press(pilot, "right", "right")
            assert "Grace" in shown(pilot)
            await press(pilot, "escape")
            assert table(pilot).session.over

        visit(server, link, script, tmp_path)
    record = replay.read(file.read_text("utf-8"))
    assert (record.game, record.players[1]) == (game, "Grace")
    fair.check(record)


def test_a_lost_connection_comes_back(tmp_path: Path) -> None:
    """The server dies in the middle of a prediction and is there again: the same person has the same seat and cards."""
    database = tmp_path / "tables.sqlite"
    first = Server(database)
    try:
        with Client(first) as host:
            link = opened(host, "siegel", 3)

            async def script(pilot: Pilot[int]) -> None:
                await sit(pilot)
                begin(host)
                await until(pilot, lambda: table(pilot).session.shown)
                await settled(pilot)
                before = table(pilot).session.news["view"]["hand"]
                first.kill()
                await until(pilot, lambda: SAY("page-lost") in shown(pilot))
                assert not labels(pilot)
                with running(database, "--port", str(first.port)):
                    await settled(pilot)
                    assert table(pilot).session.you == 1
                    assert table(pilot).session.news["view"]["hand"] == before
                    assert SAY("terminal-your-turn") in shown(pilot)
                    turns = table(pilot).session.news["version"]
                    await play_on(pilot, lambda session: session.news["version"] > turns)

            visit(first, link, script, tmp_path / "data")
    finally:
        first.stop()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_named(server: Server, language: str) -> None:
    async def script(pilot: Pilot[int]) -> None:
        say = speaker(language)
        assert say("refused-unknown-table") in shown(pilot)
        assert labels(pilot) == [say("terminal-retry"), say("terminal-quit")]

    visit(server, "nowhere", script, language=language)


@pytest.mark.parametrize("game", GAMES)
def test_an_event_of_a_newer_server_is_passed_over(server: Server, game: str) -> None:
    with Client(server) as host:
        link = opened(host, game, 3)

        async def script(pilot: Pilot[int]) -> None:
            assert table(pilot)._sentence(Event("unheard-of", {"seat": 0})) == ""

        visit(server, link, script)


def test_a_refused_wish_is_named(server: Server) -> None:
    with Client(server) as host:
        link = opened(host, "siegel", 3)

        async def script(pilot: Pilot[int]) -> None:
            await sit(pilot)
            table(pilot)._act("start")
            await until(pilot, lambda: pilot.app._notifications)
            assert [one.message for one in pilot.app._notifications] == [SAY("refused-not-host")]

        visit(server, link, script)


def test_who_has_come_before_is_known(server: Server, tmp_path: Path) -> None:
    """The second time nobody is asked for a name, and the seat is one's own."""
    with Client(server) as host:
        link = opened(host, "siegel", 3)

        async def look(pilot: Pilot[int]) -> None:
            assert table(pilot).session.you == 1

        visit(server, link, sit, tmp_path)
        assert (tmp_path / "servers.json").stat().st_mode & 0o777 == 0o600
        begin(host)
        visit(server, link, look, tmp_path, name="")


@pytest.mark.parametrize("text", ["127.0.0.1/", "127.0.0.1/t/", "127.0.0.1:0/t/abc", "127.0.0.1/t/abc?d=e", "[/t/abc"])
def test_what_is_no_link_is_refused(text: str) -> None:
    with pytest.raises(Illegal, match="usage-link"):
        read_link(text)


async def until(pilot: Pilot[int], condition: Callable[[], object]) -> None:
    """Waits for something that the server tells."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await pilot.pause(0.01)
