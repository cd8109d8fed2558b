"""Finished games seen again: each seat gets what it got then and nothing more; foreign records are read strictly."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
from contextlib import closing
from http.client import HTTPConnection
from typing import Any

import msgspec
import pytest
from starlette.requests import Request
from starlette.responses import Response

from kartentisch import games, replay
from kartentisch.record import Record
from kartentisch.server import limits, replays, wire
from kartentisch.server.addresses import Addresses
from kartentisch.server.event_log import EventLog
from kartentisch.server.finished import finished
from kartentisch.server.games_again import GamesAgain
from kartentisch.server.hub import Hub
from kartentisch.server.news import Picture
from kartentisch.server.refusals import Refusal, ServerReason
from kartentisch.server.store import KeptGame
from kartentisch.table import commands as do
from kartentisch.table import table as t
from kartentisch.table.model import Table
from kartentisch.texts import LANGUAGES
from tests.golden.games import record_file
from tests.server.serving import PATIENCE, Client, Page, Server, play
from tests.table.tables import gathered, run, some_move
from tools.http_schema import _STATUSES, http_schema

Step = dict[str, Any]
BESIDE = {"table", "host", "seats", "can_undo", "no_undo", "onlookers", "onlooker_names", "next_round_in"}
"""What the news of a live table tell beside the game: who is here, and what may be done about it."""


def golden(name: str, players: int) -> str:
    return record_file(name, players).read_text("utf-8").splitlines()[0]


def steps(seen: replays.Seen, eyes: int, open_hands: bool = False) -> list[Step]:
    text = replays.replayed(seen, eyes, open_hands)
    msgspec.json.decode(text, type=wire.Replay, strict=True)
    found: list[Step] = json.loads(text)["steps"]
    return found


class Live:
    """A table with people on all chairs, and all that each of them was sent at every version."""

    def __init__(self, game: str, players: int, seed: int, stop: int | None = None) -> None:
        self.sent: list[list[bytes]] = []
        rng = random.Random(seed)
        table, log = gathered(players, do.TableSettings(game, players, {"rounds": 2})), EventLog()
        wish: tuple[str, do.AnyCommand] = "p0", do.Start()
        while True:
            outcome = t.handle(table, wish[0], wish[0].upper(), wish[1], 0.0, rng)
            log = log.after(outcome.entries, outcome.events, outcome.table.moves)
            before, table = table, outcome.table
            if table.version > before.version:
                picture = Picture(table, log, (), 0.0)
                self.sent.append([picture.frame(seat, host=False) for seat in range(players)])
            if table.stage == "over":
                break
            if table.version == stop:
                table = self._ended(table)
                break
            wish = self._wish(table, rng)
        self.table = table
        ended = finished(table)
        self.kept = replays.kept(KeptGame(ended.id, table.id, 0, ended.summary, ended.record, None))

    def _ended(self, table: Table) -> Table:
        for seat in table.people:
            table = run(table, f"p{seat}", do.End(agree=True))
        assert table.ended_early
        return table

    def _wish(self, table: Table, rng: random.Random) -> tuple[str, do.AnyCommand]:
        if table.stage == "between":
            return next(f"p{seat}" for seat in table.people if seat not in table.nodded), do.Nod()
        return f"p{table.turn}", do.Move(table.version, str(some_move(table, rng)))


@pytest.mark.parametrize(("game", "players"), [("siegel", 3), ("siegel", 5), ("saboteur", 3), ("saboteur", 6)])
def test_each_seat_sees_again_what_it_was_sent_then_byte_by_byte(game: str, players: int) -> None:
    live = Live(game, players, seed=players)
    for seat in range(players):
        again = steps(live.kept, seat)
        assert len(again) == len(live.sent)
        for step, sent in zip(again, live.sent, strict=True):
            then = json.loads(sent[seat])
            for name, told in then.items():
                if name not in BESIDE:
                    assert msgspec.json.encode(step["news"][name]) == msgspec.json.encode(told), name
            assert step["news"]["table"] == live.kept.id, "nobody gets the key of the table"
            assert step["seats"] is None


@pytest.mark.parametrize("name", games.GAMES)
def test_nothing_of_what_comes_later_is_in_a_step(name: str) -> None:
    record = replay.read(golden(name, 4))
    whole = steps(replays.Seen("", record.text()), 1)
    for number in range(0, len(whole), 7):
        at = whole[number]["round"], whole[number]["move"]
        shorter = steps(replays.Seen("", record.truncated(*at).text()), 1)
        assert shorter == whole[: number + 1]


@pytest.mark.parametrize("name", games.GAMES)
def test_with_open_hands_each_seat_is_as_it_saw_itself(name: str) -> None:
    seen = replays.Seen("", golden(name, 4))
    opened = steps(seen, 0, open_hands=True)
    for seat in range(4):
        for ours, theirs in zip(opened, steps(seen, seat), strict=True):
            assert ours["seats"][seat] == {key: theirs["news"]["view"][key] for key in ours["seats"][seat]}


def test_a_game_that_was_ended_early_ends_with_that() -> None:
    live = Live("siegel", 3, seed=1, stop=9)
    again = steps(live.kept, 0)
    assert [step["news"]["stage"] for step in again] == ["playing"] * 9 + ["over"]
    assert (again[-1]["round"], again[-1]["move"]) == (1, 9)
    assert again[-1]["news"]["ended_early"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.GAMES)
def test_a_game_is_told_in_words(name: str, language: str) -> None:
    text = replays.told(replays.Seen("", golden(name, 4)), language)
    record = replay.read(golden(name, 4))
    assert all(player in text for player in record.players)
    assert text.count("\n") == 1 + sum(len(played.moves) + 2 for played in record.rounds)


def test_names_from_elsewhere_are_shortened_and_none_is_empty() -> None:
    record = replay.read(golden("siegel", 3))
    strange = record._replace(players=("x" * 9_000, "\u202e", ""))
    (first, *_) = steps(replays.Seen("", strange.text()), 0)
    assert [seat["name"] for seat in first["news"]["seats"]] == ["x" * limits.LONGEST_NAME, "2", "3"]


# By HTTP


def sent(server: Server, path: str, body: bytes) -> Page:
    with closing(HTTPConnection(server.host, timeout=PATIENCE)) as connection:
        connection.request("POST", path, body)
        answer = connection.getresponse()
        return Page(answer.status, dict(answer.getheaders()), answer.read())


def read(page: Page) -> dict[str, Any]:
    body = gzip.decompress(page.body) if page.headers.get("content-encoding") == "gzip" else page.body
    told: dict[str, Any] = json.loads(body)
    return told


def test_a_game_of_mine_leads_to_its_replay_its_record_and_its_text(server: Server) -> None:
    with Client(server) as ada, Client(server, name="Ben") as ben:
        table = ada.create({"game": "siegel", "players": 3, "pace": "fast", "options": {"rounds": 1}})
        ben.watch(table)
        ben.do("sit")
        ada.do("fill", level="apprentice")
        ada.do("start")
        play([ada, ben])
        record = ada.ask("get-record")["record"]
        (game,) = ben.ask("get-games")["games"]
        live = {frame["version"]: frame for frame in ben.frames if frame["type"] == "table" and frame["view"]}
    seat = game["you"]
    told = read(server.get(f"/api/game/{game['id']}/replay?eyes={seat}"))
    assert (told["id"], table in json.dumps(told)) == (game["id"], False)
    again = {step["news"]["version"]: step["news"] for step in told["steps"]}
    assert again.keys() >= live.keys()
    for version, frame in live.items():
        assert (again[version]["view"], again[version]["turn"]) == (frame["view"], frame["turn"])
        assert again[version]["events"] == frame["events"]
    assert all(read(server.get(f"/api/game/{game['id']}/replay?eyes=0&open=1"))["steps"][5]["seats"])
    assert server.get(f"/api/game/{game['id']}/record").body.decode() == f"{record}\n"
    assert "Ben" in server.get(f"/api/game/{game['id']}/text?language=nl").body.decode()
    assert read(sent(server, "/api/record/replay?eyes=2", record.encode()))["steps"][3]["news"]["you"] == 2
    assert "Ben" in sent(server, "/api/record/text", record.encode()).body.decode()


def test_what_cannot_be_shown_is_refused_by_name(server: Server) -> None:
    good = golden("siegel", 3)
    wrong = Record(**{**replay.read(good)._asdict(), "totals": (9, 9, 9)}).text()
    cases = [
        ("GET", "/api/game/nobody-knows-it/replay", b"", 404, "refused-unknown-game", (0, 0)),
        ("GET", "/api/game/nobody-knows-it/record", b"", 404, "refused-unknown-game", (0, 0)),
        ("POST", "/api/record/picture", good.encode(), 404, "refused-unknown-game", (0, 0)),
        ("POST", "/api/record/replay?eyes=x", good.encode(), 400, "refused-malformed", (0, 0)),
        ("POST", "/api/record/replay?eyes=3", good.encode(), 400, "illegal-record-no-seat", (0, 0)),
        ("POST", "/api/record/replay", b"no record", 400, "illegal-json", (0, 0)),
        ("POST", "/api/record/replay", b'{"kartentisch": 1}', 400, "illegal-record-missing", (0, 0)),
        ("POST", "/api/record/replay", wrong.encode(), 400, "illegal-record-scores", (2, 53)),
        ("POST", "/api/record/replay", b" " * (limits.MAX_RECORD + 1), 413, "refused-too-long", (0, 0)),
    ]
    for method, path, body, status, reason, place in cases:
        page = server.get(path) if method == "GET" else sent(server, path, body)
        told = msgspec.json.decode(page.body, type=wire.NotShown, strict=True)
        assert (page.status, told.reason) == (status, reason), path
        if reason != "illegal-record-scores":
            assert (told.round, told.move) == place
        else:
            assert told.round == place[0]
    empty = replay.read(good).truncated(0, 0).text()
    assert read(sent(server, "/api/record/replay", empty.encode()))["reason"] == "illegal-record-no-rounds"


def asked_at_once(*places: str | None) -> list[Response]:
    """What each of them gets, all asking before anything was made. None: a proxy that is trusted, which does not count.

    Afterwards everybody gets something again."""

    async def work() -> list[Response]:
        again = GamesAgain(lambda: pytest.fail("no game is asked for"), Addresses())
        (ask,) = [route.endpoint for route in again.routes if route.path == "/api/record/{form:str}"]

        async def body() -> dict[str, Any]:
            return {"type": "http.request", "body": golden("siegel", 3).encode()}

        def request(place: str | None) -> Request:
            client = None if place is None else (place, 1)
            where: dict[str, Any] = {
                "path_params": {"form": "fair"},
                "query_string": b"",
                "headers": [],
                "client": client,
            }
            return Request({"type": "http", "method": "POST", **where}, body)

        async with again._one:
            waiting = [asyncio.create_task(ask(request(place))) for place in places]
            await asyncio.sleep(0.05)
        found = await asyncio.gather(*waiting)
        for place in {*places}:
            assert (await ask(request(place))).status_code == 400, "made, and found not to be promised"
        return found

    return asyncio.run(work())


def test_every_path_is_described_and_nothing_else_is() -> None:
    again = GamesAgain(lambda: pytest.fail("no game is asked for"), Addresses())
    answered = {
        (route.path.replace("{form:str}", form), method.lower())
        for route in again.routes
        for form in (again.forms if "{form:str}" in route.path else ("",))
        for method in route.methods or ()
        if method != "HEAD"  # of whatever answers GET
    }
    paths = json.loads(http_schema("", 1))["paths"].items()
    assert answered == {(path, method) for path, how in paths if path.startswith("/api/") for method in how}


@pytest.mark.parametrize("reason", ServerReason)
def test_no_refusal_is_a_fault_of_the_server(reason: ServerReason) -> None:
    def refuse() -> Hub:
        raise Refusal(reason)

    (ask,) = [each.endpoint for each in GamesAgain(refuse, Addresses()).routes if each.path.endswith("/record")]
    where: dict[str, Any] = {"path_params": {"id": "t"}, "query_string": b"", "headers": [], "client": None}
    answer = asyncio.run(ask(Request({"type": "http", "method": "GET", **where})))
    assert answer.status_code in _STATUSES
    assert json.loads(answer.body)["reason"] == f"refused-{reason}"


def test_too_many_at_once_are_refused() -> None:
    *made, last = asked_at_once(*[None] * (limits.REPLAYS_WAITING + 1))
    assert [answer.status_code for answer in made] == [400] * limits.REPLAYS_WAITING
    assert (last.status_code, json.loads(bytes(last.body))["reason"]) == (503, "refused-busy")


def test_one_address_does_not_keep_others_from_seeing_games_again() -> None:
    share = limits.REPLAYS_WAITING_OF_AN_ADDRESS
    *mine, theirs = asked_at_once(*["192.0.2.1"] * (limits.REPLAYS_WAITING + 5), "192.0.2.2")
    assert [answer.status_code for answer in mine] == [400] * share + [503] * (len(mine) - share)
    assert json.loads(bytes(mine[-1].body))["reason"] == "refused-busy"
    assert theirs.status_code == 400
