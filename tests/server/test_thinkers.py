"""Bots in worker processes: real ones, stopped and killed for real."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from kartentisch import games
from kartentisch.match import Match, start
from kartentisch.server.fair_queue import Asker
from kartentisch.server.thinker import Question, decide
from kartentisch.server.thinkers import BotFailed, Thinkers
from tests.conformance.test_raters import RATERS

GAME = games.load("siegel")


def dealt() -> Match:  # type: ignore[type-arg]
    return start(GAME, ["", "", ""]).deal(Random(3))


def question(level: str = "apprentice", seed: int = 1) -> Question:
    state = dealt().state
    return Question("siegel", level, GAME.view(state, GAME.rules.to_act(state)), seed, 0.1)


def thought(work: Callable[[Thinkers], Awaitable[None]], patience: float = 20, workers: int = 1) -> None:
    async def whole() -> None:
        thinkers = Thinkers(workers, patience)
        try:
            await work(thinkers)
        finally:
            await thinkers.close()

    asyncio.run(whole())


def only_worker(thinkers: Thinkers) -> int:
    (worker,) = thinkers._all
    return worker.pid


def test_a_worker_gets_a_view_and_nothing_of_the_state() -> None:
    hands = dealt().state.hands
    asked = question()
    assert asked._fields == ("game", "level", "view", "seed", "seconds", "kind", "played", "talks")
    assert type(asked.view) is type(GAME.view(dealt().state, None))
    sent = pickle.dumps(tuple(asked))
    assert all(pickle.dumps(hand)[2:-1] not in sent for hand in hands)


def test_bots_answer_with_whole_moves_that_the_rules_allow() -> None:
    async def work(thinkers: Thinkers) -> None:
        for level in ("apprentice", "random"):
            for seed in range(5):
                text = (await thinkers.play(question(level, seed))).move
                assert dealt().play(GAME.parse(text)).record.rounds[-1].moves

    thought(work)


def test_steps_lead_to_a_whole_move() -> None:
    told = {decide(question("random", seed)) for seed in range(30)}
    assert len(told) > 5
    for text in told:
        assert dealt().play(GAME.parse(text)).record.rounds[-1].moves


def test_a_seed_decides() -> None:
    assert decide(question("random", 7)) == decide(question("random", 7))


def test_a_worker_is_kept_and_replaced_when_it_dies() -> None:
    async def work(thinkers: Thinkers) -> None:
        await thinkers.play(question())
        first = only_worker(thinkers)
        await thinkers.play(question())
        assert only_worker(thinkers) == first
        os.kill(first, signal.SIGKILL)
        with pytest.raises(BotFailed, match="died"):
            await thinkers.play(question())
        await thinkers.play(question())
        assert only_worker(thinkers) != first

    thought(work)


def test_workers_import_nothing_from_the_working_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("kartentisch", "msgspec", "random"):
        (tmp_path / f"{module}.py").write_text("raise SystemExit", "utf-8")
    (tmp_path / ".numba_config.yaml").write_text("disable_jit: 1", "utf-8")  # then compiled bots fail
    monkeypatch.chdir(tmp_path)

    async def work(thinkers: Thinkers) -> None:
        assert (await thinkers.play(question())).move
        assert (await thinkers.play(question("journeyman"))).move

    thought(work)


def test_bots_that_are_kept_busy_from_many_places_think_for_less() -> None:
    """An attack from many addresses: each of them gets its turn, but all turns together take about a second."""

    async def busy(thinkers: Thinkers, place: int) -> None:
        while True:
            await thinkers.play(question("master", place)._replace(seconds=0.7), Asker(str(place), "mallory"))

    async def work(thinkers: Thinkers) -> None:
        await thinkers.play(question("master"))
        crowd = [asyncio.create_task(busy(thinkers, place)) for place in range(20)]
        await asyncio.sleep(0.1)
        began = time.monotonic()
        await thinkers.play(question(), Asker("home", "ann"))
        assert time.monotonic() - began < 2.5
        for task in crowd:
            task.cancel()

    thought(work)


def test_hints_for_people_from_many_places_do_not_keep_bots_waiting() -> None:
    """A hint is compared in so many worlds at least, however many others wait: bots come before all but one of them."""

    async def work(thinkers: Thinkers) -> None:
        await thinkers.hint(question("master"))
        answered: list[str] = []

        async def hint(place: str) -> None:
            await thinkers.hint(question("master"), Asker(place, "mallory"))
            answered.append(place)

        async def bot() -> None:
            await thinkers.play(question(), Asker("home", "ann"))
            answered.append("bot")

        await asyncio.gather(*(hint(f"192.0.2.{number}") for number in range(10)), bot())
        assert answered.index("bot") <= 1
        assert len(answered) == 11, "and every hint is found"

    thought(work, patience=90)


def test_a_worker_that_overruns_is_ended() -> None:
    async def work(thinkers: Thinkers) -> None:
        await thinkers.play(question())
        first = only_worker(thinkers)
        os.kill(first, signal.SIGSTOP)
        with pytest.raises(BotFailed, match="overrun"):
            await thinkers.play(question())
        assert (await thinkers.play(question())).move

    thought(work, patience=3)


def test_a_bot_that_fails_says_so_and_the_worker_goes_on() -> None:
    async def work(thinkers: Thinkers) -> None:
        with pytest.raises(BotFailed, match="Illegal"):
            await thinkers.play(question("nobody"))
        assert (await thinkers.play(question())).move

    thought(work)


@pytest.mark.parametrize(("name", "level"), RATERS)
def test_a_worker_rates_moves(name: str, level: str) -> None:
    """In the words of a record, and from nothing but the view."""
    game = games.load(name)
    state = start(game, ["", "", ""]).deal(Random(3)).state
    view = game.view(state, game.rules.to_act(state))

    async def work(thinkers: Thinkers) -> None:
        rated = await thinkers.rate(Question(name, level, view, 1, 0.2))
        assert len(rated) >= len(view.moves)
        for rating in rated:
            game.rules.apply(state, game.parse(rating.move))
        assert all(rating.error >= 0 for rating in rated)
        choice = (await thinkers.play(Question(name, level, view, 1, 0.2))).move
        assert level == "master" or choice == rated[0].move  # the clock, not the seed, ends a search

    thought(work)


def test_a_bot_that_only_plays_rates_nothing() -> None:
    async def work(thinkers: Thinkers) -> None:
        with pytest.raises(BotFailed, match="RatesNothing"):
            await thinkers.rate(question("apprentice"))
        assert (await thinkers.play(question("apprentice"))).move

    thought(work)


def test_more_questions_than_workers_wait_in_line() -> None:
    async def work(thinkers: Thinkers) -> None:
        told = await asyncio.gather(*(thinkers.play(question("random", seed)) for seed in range(12)))
        assert [answer.move for answer in told] == [decide(question("random", seed)) for seed in range(12)]
        assert len(thinkers._all) == 2

    thought(work, workers=2)


def test_a_withdrawn_question_is_not_asked_and_ends_no_worker() -> None:
    """Neither one that waits nor one that a worker has begun with; whoever asks next is answered by the same worker."""

    async def work(thinkers: Thinkers) -> None:
        await thinkers.play(question())
        first = only_worker(thinkers)
        os.kill(first, signal.SIGSTOP)
        stale = [
            asyncio.create_task(thinkers.play(question("random", seed), Asker("crowd", "crowd"))) for seed in range(100)
        ]
        await asyncio.sleep(0.1)
        for task in stale:
            task.cancel()
        await asyncio.wait(stale)
        os.kill(first, signal.SIGCONT)
        answer = await thinkers.play(question("random", 7), Asker("home", "somebody"))
        assert answer.move == decide(question("random", 7))
        assert only_worker(thinkers) == first

    thought(work)


def test_one_with_many_questions_does_not_keep_others_waiting() -> None:
    async def work(thinkers: Thinkers) -> None:
        await thinkers.play(question())
        answered: list[str] = []

        async def ask(who: str) -> None:
            await thinkers.play(question(), Asker(who, who))
            answered.append(who)

        await asyncio.gather(*(ask(who) for who in ["crowd"] * 30 + ["honest"]))
        assert answered.index("honest") <= 2

    thought(work)


def test_workers_go_when_the_server_is_killed() -> None:
    code = (
        "import asyncio, os, signal, sys\n"
        "from tests.server.test_thinkers import Thinkers, only_worker, question\n"
        "async def main():\n"
        "    thinkers = Thinkers(1)\n"
        "    await thinkers.play(question())\n"
        "    print(only_worker(thinkers), flush=True)\n"
        "    os.kill(os.getpid(), signal.SIGKILL)\n"
        "asyncio.run(main())\n"
    )
    done = subprocess.run([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, check=False)
    worker = int(done.stdout)
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline:
        try:
            os.kill(worker, 0)
        except ProcessLookupError:
            return
        if ") Z " in Path(f"/proc/{worker}/stat").read_text("utf-8"):
            return  # ended, and nobody has asked for its status yet
        time.sleep(0.05)
    raise AssertionError(worker)


def test_a_bot_says_something_only_where_it_may() -> None:
    game = games.load("saboteur")
    match = start(game, ["", "", ""]).deal(Random(3))
    while game.rules.to_act(match.state) != 0 or not match.state.history:
        match = match.play(next(iter(game.view(match.state, game.rules.to_act(match.state)).moves)))
    view = game.view(match.state._replace(broken=(("pick",), (), ())), 0)

    async def work(thinkers: Thinkers) -> None:
        asked = Question("saboteur", "improver", view, 0, 0.1)
        silent = [await thinkers.play(asked._replace(seed=seed)) for seed in range(6)]
        talks = [await thinkers.play(asked._replace(seed=seed, talks=True)) for seed in range(6)]
        assert [one.move for one in silent] == [one.move for one in talks]  # talking changes no move
        assert all(one.said is None for one in silent)
        assert any(one.said is not None for one in talks)

    thought(work, patience=90)
