"""Finished games are analysed in the background by real workers, once, and can be stopped and gone on with."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Awaitable, Callable, MutableMapping
from pathlib import Path
from random import Random
from typing import Any

from kartentisch import replay
from kartentisch.analysis import told
from kartentisch.analysis.suspicion import Eyes
from kartentisch.analysis.whole import gathered, parts, work
from kartentisch.server import limits
from kartentisch.server.analysed import FORM
from kartentisch.server.analyses import HOW, Analyses, _plan
from kartentisch.server.fair_queue import Asker
from kartentisch.server.finished import summary
from kartentisch.server.outbox import Outbox
from kartentisch.server.refusals import Refusal, ServerReason
from kartentisch.server.store import KeptGame
from kartentisch.server.store.opening import open_store
from kartentisch.server.thinker import suspect
from kartentisch.server.thinkers import Thinkers
from tests.server.serving import Client, Frame, Server, play
from tests.table.tables import play_out, started

SMALL = {"game": "siegel", "players": 3, "pace": "fast", "options": {"rounds": 1}}


def ended(client: Client) -> str:
    """A game against bots that has just ended; its id."""
    client.create(SMALL, bots="apprentice", start=True)
    play([client])
    answer = client.ask("get-games")
    game: str = answer["games"][0]["id"]
    return game


def news(client: Client, game: str) -> list[Frame]:
    return [frame for frame in client.frames if frame["type"] == "analysis" and frame["game"] == game]


def analysis(server: Server, game: str) -> dict[str, Any]:
    page = server.get(f"/api/game/{game}/analysis?eyes=0&open=1")
    assert page.status == 200
    found: dict[str, Any] = json.loads(gzip.decompress(page.body))
    return found


def is_done(client: Client, game: str) -> bool:
    return any(0 < frame["done"] == frame["of"] for frame in news(client, game))


def test_a_finished_game_is_analysed_once_and_kept(server: Server) -> None:
    with Client(server) as client, Client(server, name="Ben") as other:
        game = ended(client)
        assert server.get(f"/api/game/{game}/analysis").status == 404
        assert client.ask("analyse", game="nobody-knows-it")["reason"] == "refused-unknown-game"
        assert client.ask("analyse", game=game)["type"] == "done"
        # Stopped in the midst, and gone on with from there.
        client.until(
            lambda: any(frame["done"] > 4 for frame in news(client, game))
        )  # who was suspected by whom is first
        begun, planned = news(client, game)[:2]
        assert (begun["done"], planned["done"]) == (0, 0)
        assert planned["of"] > 2, "how much there is to do is told before the first part is done"
        assert analysis(server, game)["decisions"], "what was found until now"
        assert client.ask("analyse", game=game, on=False)["type"] == "done"
        before = news(client, game)[-1]["done"]
        assert client.ask("analyse", game=game)["type"] == "done"
        client.until(lambda: is_done(client, game), 60)
        assert min(frame["done"] for frame in news(client, game)[-3:]) >= before
        found = analysis(server, game)
        assert found["form"] == FORM
        assert [entry["eyes"] for entry in found["suspicion"]] == [None, 0, 1, 2]

        # The same as the command line finds.
        record = replay.read(server.get(f"/api/game/{game}/record").body)
        levels = ["journeyman", "apprentice", "apprentice"]
        whole = gathered(record, [work(part, HOW) for part in parts(record, HOW, levels)])
        assert told.game(record, HOW, whole) == {key: found[key] for key in told.game(record, HOW, whole)}

        # Whoever asks later is told at once.
        assert other.ask("analyse", game=game)["type"] == "done"
        other.until(lambda: is_done(other, game), 5)
        assert len(news(other, game)) == 1


async def unread(message: MutableMapping[str, Any]) -> None:
    """Nobody listens at the other end."""


def some_game() -> KeptGame:
    table = play_out(started(1), Random(3))
    assert table.match is not None
    return KeptGame("g", table.id, 0, summary(table), table.match.record.text(), None)


def test_who_was_suspected_by_whom_is_found_seat_by_seat() -> None:
    """With ten players all at once would take a worker, for which bots wait, some four seconds."""
    game = some_game()
    record, todo = _plan(game)
    seats = [part.seat for part in todo if isinstance(part, Eyes)]
    assert seats == [None, *range(len(record.players))]
    assert suspect(Eyes(record, 1)).eyes == 1


def with_analyses(tmp_path: Path, work: Callable[[Analyses], Awaitable[None]]) -> None:
    """Analyses with a worker and a database of their own."""

    async def run() -> None:
        store, thinkers = await open_store(str(tmp_path / "tables.sqlite")), Thinkers(1)
        analyses = Analyses(store, thinkers)
        try:
            await work(analyses)
        finally:
            analyses.close()
            await thinkers.close()
            await store.close()

    asyncio.run(run())


def refused(analyses: Analyses, game: KeptGame, who: Asker) -> ServerReason | None:
    """Why somebody may not have a game analysed; None: it is under way."""
    try:
        analyses.begin(game, who, Outbox(unread))
    except Refusal as refusal:
        return refusal.reason
    return None


def test_one_address_does_not_keep_all_others_from_analyses(tmp_path: Path) -> None:
    game = some_game()

    async def work(analyses: Analyses) -> None:
        most = limits.ANALYSES_OF_AN_ADDRESS
        crowd = [refused(analyses, game._replace(id=f"g{n}"), Asker("crowd", f"p{n}")) for n in range(20)]
        assert crowd == [None] * most + [ServerReason.BUSY] * (20 - most)
        assert refused(analyses, game._replace(id="other"), Asker("home", "ann")) is None
        assert refused(analyses, game._replace(id="g0"), Asker("crowd", "ben")) is None, "it is under way already"

    with_analyses(tmp_path, work)


def test_so_many_are_under_way_for_all_people_together(tmp_path: Path) -> None:
    game = some_game()

    async def work(analyses: Analyses) -> None:
        askers = [Asker(f"place {n}", f"p{n}") for n in range(limits.ANALYSES_WAITING + 1)]
        *first, last = [refused(analyses, game._replace(id=who.person), who) for who in askers]
        assert not any(first)
        assert last is ServerReason.BUSY

    with_analyses(tmp_path, work)


def test_nobody_has_many_games_analysed_one_after_the_other(tmp_path: Path) -> None:
    game = some_game()

    async def work(analyses: Analyses) -> None:
        outbox, who = Outbox(unread), Asker("home", "ann")
        for number in range(limits.ANALYSES_AT_ONCE):
            analyses.begin(game._replace(id=f"g{number}"), who, outbox)
        assert refused(analyses, game._replace(id="beside"), who) is ServerReason.ONE_ANALYSIS
        analyses.leave(outbox)
        assert refused(analyses, game._replace(id="more"), who) is ServerReason.TOO_FAST

    with_analyses(tmp_path, work)
    rates = limits.Rates(limits.ANALYSIS_SECONDS, limits.ANALYSES_AT_ONCE, limits.ASKERS_KEPT)
    assert [rates.admits("ann", 0) for _ in range(limits.ANALYSES_AT_ONCE + 1)].count(True) == limits.ANALYSES_AT_ONCE
    later = [rates.admits("ann", limits.ANALYSIS_SECONDS * part) for part in (0.9, 1.1, 1.2)]
    assert later == [False, True, False]


def test_what_was_found_is_kept_of_so_many_the_newest_ones(tmp_path: Path) -> None:
    made = some_game()
    kept = [made._replace(id=f"g{number}") for number in range(limits.ANALYSES_KEPT + 2)]

    async def begun(analyses: Analyses, game: KeptGame) -> None:
        outbox = Outbox(unread)
        analyses.begin(game, Asker(game.id, game.id), outbox)
        while not await is_known(analyses, game):
            await asyncio.sleep(0.01)
        analyses.leave(outbox)

    async def is_known(analyses: Analyses, game: KeptGame) -> bool:
        try:
            return bool(analyses.so_far(game)())
        except Refusal:
            return False

    async def work(analyses: Analyses) -> None:
        for number, game in enumerate(kept, 1):
            await begun(analyses, game)
            known = [await is_known(analyses, before) for before in kept[:number]]
            gone = max(0, number - limits.ANALYSES_KEPT)
            assert known == [False] * gone + [True] * (number - gone)

    with_analyses(tmp_path, work)
