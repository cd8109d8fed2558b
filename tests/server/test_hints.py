"""Hints and reviews over the wire: real workers, told to whoever asks, withdrawn when nobody can use them any more."""

from __future__ import annotations

import asyncio
import pickle
import time
from contextlib import ExitStack
from random import Random
from typing import Any

import pytest

from kartentisch import games
from kartentisch.match import start
from kartentisch.server import limits
from kartentisch.server.fair_queue import Asker
from kartentisch.server.thinker import Question, Verdict
from kartentisch.server.thinkers import Thinkers
from tests.server.serving import SIEGEL, Client, Frame, Server

THREE = {**SIEGEL, "players": 3}
SLOW = {**THREE, "pace": "slow"}


def turn(client: Client) -> None:
    client.until(lambda: client.on_turn)


def of_kind(client: Client, kind: str) -> list[Frame]:
    return [frame for frame in client.frames if frame["type"] == kind]


def hinted(client: Client) -> Frame:
    """Asks for a hint and waits for it."""
    before = len(of_kind(client, "hint"))
    assert client.do("hint", version=client.news["version"])["type"] == "done"
    client.until(lambda: len(of_kind(client, "hint")) > before)
    return of_kind(client, "hint")[-1]


@pytest.mark.parametrize("game", games.GAMES)
def test_a_hint_names_moves_that_can_be_made(server: Server, game: str) -> None:
    with Client(server) as client:
        client.create({"game": game, "players": 4, "pace": "fast"}, bots="apprentice", start=True)
        turn(client)
        assert client.news["hints"]
        assert client.news["counts"]
        hint = hinted(client)
        assert hint["table"] == client.news["table"]
        assert hint["version"] == client.news["version"]
        assert 1 <= len(hint["moves"]) <= 3
        for move in hint["moves"]:
            assert move["value"] >= 0
            assert move["error"] > 0
            assert move["why"]["key"].startswith(f"{game}-hint-")
            assert client.ask("probe", move=move["move"])["legal"]
        client.until(lambda: client.news["seats"][0]["hints"] == 1)
        assert not client.news["counts"]
        assert hinted(client) == hint, "asked again, it is the same one"
        assert client.news["seats"][0]["hints"] == 1
        best = hint["moves"][0]["move"]
        assert client.do("move", version=client.news["version"], move=best)["type"] == "done"
        refusal = client.do("hint", version=client.news["version"])
        assert refusal["reason"] in ("refused-not-your-turn", "refused-stale")


def test_only_whoever_asks_hears_the_hint_and_everybody_sees_that_it_was_asked_for(server: Server) -> None:
    with ExitStack() as ends:
        host, guest, onlooker = (ends.enter_context(Client(server, name=name)) for name in ("Ann", "Ben", "Cem"))
        table = host.create(SLOW)
        guest.watch(table)
        guest.do("sit")
        host.do("fill", level="apprentice")
        host.do("start")
        onlooker.watch(table)
        people = [host, guest]
        for client in people:
            client.until(lambda client=client: client.news["stage"] == "playing")  # type: ignore[misc]
        version = host.news["version"]
        assert not host.news["hints"]
        assert guest.do("allow-hints", on=True)["reason"] == "refused-not-host"
        assert host.do("hint", version=version)["reason"] == "refused-no-hints"
        assert host.do("allow-hints", on=True)["type"] == "done"
        for client in (*people, onlooker):
            client.until(lambda client=client: client.news["hints"])  # type: ignore[misc]
        host.until(lambda: host.on_turn or guest.news["turn"] == guest.news["you"])
        while not (host.on_turn or guest.on_turn):
            host.settle(0.1)
            guest.settle(0.1)
        asker, other = (host, guest) if host.on_turn else (guest, host)
        other.reach(asker.news["version"])
        assert other.do("hint", version=other.news["version"])["reason"] == "refused-not-your-turn"
        hinted(asker)
        for client in (other, onlooker):
            client.until(lambda client=client: sum(seat["hints"] for seat in client.news["seats"]) == 1)  # type: ignore[misc]
            client.settle()
            assert not of_kind(client, "hint")
            assert not client.news["counts"]


def test_a_hint_whose_decision_was_made_is_withdrawn(server: Server) -> None:
    with Client(server) as client:
        client.create(SLOW, bots="apprentice", start=True)
        turn(client)
        version = client.news["version"]
        assert client.do("hint", version=version)["type"] == "done"
        assert client.do("move", version=version, move="none")["type"] == "done"
        client.settle(2.0)
        assert not of_kind(client, "hint")


@pytest.mark.parametrize("withdrawn", [("pause", True), ("allow-hints", False)])
def test_whoever_waits_for_a_hint_that_is_withdrawn_is_told_so_and_can_ask_again(
    server: Server, withdrawn: tuple[str, bool]
) -> None:
    with Client(server) as client:
        client.create(SLOW, bots="apprentice", start=True)
        turn(client)
        command, on = withdrawn
        assert client.do("hint", version=client.news["version"])["type"] == "done"
        assert client.do(command, on=on)["type"] == "done"
        client.until(lambda: of_kind(client, "hint"), 5)
        (told,) = of_kind(client, "hint")
        assert (told["version"], told["moves"]) == (client.news["version"], [])
        assert client.do(command, on=not on)["type"] == "done"
        assert hinted(client)["moves"]


def test_hints_are_refused_in_a_pause_and_too_often(server: Server) -> None:
    with Client(server) as client:
        client.create(SLOW, bots="apprentice", start=True)
        turn(client)
        client.do("pause", on=True)
        assert client.do("hint", version=client.news["version"])["reason"] == "refused-paused"
        client.do("pause", on=False)
        for _ in range(limits.HINTS_AT_ONCE - 1):
            assert client.do("hint", version=client.news["version"])["type"] == "done"
        answers = {client.do("hint", version=client.news["version"]).get("reason") for _ in range(3)}
        assert "refused-too-fast" in answers


def test_after_a_move_against_bots_alone_one_is_told_what_it_has_cost(server: Server) -> None:
    """Nobody should predict all seals of a colour that they cannot win: that is found and told."""
    with Client(server) as client:
        client.create(THREE, bots="apprentice", start=True)
        turn(client)
        assert client.ask("review")["reason"] == "refused-no-review"
        hint = hinted(client)
        offers = client.news["view"]["prediction"]["offers"]
        blunder = " ".join(offer["kind"] for offer in offers for _ in range(offer["middle"]))
        assert client.do("move", version=client.news["version"], move=blunder)["type"] == "done"
        assert client.ask("review")["type"] == "done"
        client.until(lambda: of_kind(client, "review"))
        told = of_kind(client, "review")[-1]
        assert told["matters"]
        assert told["cost"] > 1
        assert told["cost"] > 3 * told["error"]
        assert told["played"] == blunder
        assert told["best"] != blunder
        assert told["why"]["key"].startswith("siegel-hint-")
        assert hint["moves"][0]["value"] < 10


@pytest.mark.parametrize("name", games.GAMES)
def test_what_a_worker_is_asked_for_a_hint_is_the_same_in_all_worlds_that_look_the_same(name: str) -> None:
    """Byte for byte: so neither the answer nor the time that it takes can depend on what is hidden."""
    game = games.load(name)
    state = start(game, [""] * 4).deal(Random(3)).state
    seat = game.rules.to_act(state)
    view = game.view(state, seat)
    sent = pickle.dumps(tuple(Question(name, "master", view, 1, 0.6, "hint")))
    for seed in range(20):
        twin = game.view(game.sample(view, Random(seed)), seat)
        assert pickle.dumps(tuple(Question(name, "master", twin, 1, 0.6, "hint"))) == sent


def test_a_bot_never_waits_for_reviews_that_others_have_asked_for() -> None:
    """What can wait takes a worker only while no bot waits: with one worker, a bot waits for one of them at most."""
    game = games.load("siegel")
    state = start(game, [""] * 4).deal(Random(3)).state
    view = game.view(state, game.rules.to_act(state))
    question = Question("siegel", "journeyman", view, 1, 0.2, played="none")

    async def busy(thinkers: Thinkers, place: int, done: list[Verdict]) -> None:
        while True:
            done.append(await thinkers.review(question._replace(seed=place), Asker(str(place), "mallory")))

    async def work() -> None:
        thinkers = Thinkers(1)
        done: list[Any] = []
        try:
            alone = await timed(thinkers)
            crowd = [asyncio.create_task(busy(thinkers, place, done)) for place in range(20)]
            while not done:
                await asyncio.sleep(0.05)
            began, before = time.monotonic(), len(done)
            for _ in range(5):
                await timed(thinkers)
            finished = len(done) - before
            each = (time.monotonic() - began) / 5
            assert finished <= 6, "one for each question of the bot, and the one that was under way"
            assert each < alone + 1.5
            for task in crowd:
                task.cancel()
        finally:
            await thinkers.close()

    async def timed(thinkers: Thinkers) -> float:
        began = time.monotonic()
        await thinkers.play(question, Asker("home", "ann"))
        return time.monotonic() - began

    asyncio.run(work())
