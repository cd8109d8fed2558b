"""Bots by name, and what they are given."""

from __future__ import annotations

from random import Random, SystemRandom
from typing import Any

import pytest

from kartentisch import bots, games
from kartentisch.bots.play import BUDGET, Chance, Simulation, answered, play
from kartentisch.game import Budget, Illegal, Move
from kartentisch.games.siegel.moves import Play, Predict
from kartentisch.match import start


@pytest.mark.parametrize("game", games.GAMES)
def test_every_game_has_random_and_apprentice(game: str) -> None:
    loaded = games.load(game)
    assert {bots.RANDOM, bots.SIMPLE, bots.USUAL} <= set(bots.names(loaded))
    for name in bots.names(loaded):
        assert hasattr(bots.bot(loaded, name), "choose")


@pytest.mark.parametrize("name", ["", "Random", "grandmother", "os.system"])
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(Illegal) as refusal:
        bots.bot(games.load("siegel"), name)
    assert refusal.value.reason == "unknown-bot"


def test_random_takes_every_move_equally_often() -> None:
    siegel = games.load("siegel")
    table = start(siegel, ["", "", ""]).deal(Random(1))
    view = siegel.view(table.state, siegel.rules.to_act(table.state))
    rng, uniform = Random(1), bots.bot(siegel, "random")
    chosen = [uniform.choose(view, rng, BUDGET) for _ in range(7000)]
    counts = [chosen.count(move) for move in view.moves]
    assert sum(counts) == 7000
    expected = 7000 / len(view.moves)
    assert all(abs(count - expected) < 5 * expected**0.5 for count in counts)


class Watching:
    """Notes what it is given and plays like random."""

    def __init__(self) -> None:
        self.given: list[tuple[Any, Random, Budget]] = []

    def choose(self, view: Any, rng: Random, budget: Budget) -> Move:
        self.given.append((view, rng, budget))
        move: Move = rng.choice(view.moves)
        return move


@pytest.mark.parametrize("game", games.GAMES)
def test_a_bot_gets_its_own_view_its_own_chance_and_a_counted_budget(game: str) -> None:
    loaded = games.load(game)
    watching = [Watching() for _ in range(4)]
    chance = Chance("seed", 0, 4)
    play(start(loaded, [""] * 4, {"rounds": 1}), watching, chance)
    for seat, bot in enumerate(watching):
        assert bot.given
        for view, rng, budget in bot.given:
            assert view.seat == view.turn == seat
            assert view.moves
            assert rng is chance.seats[seat]
            assert budget.seconds is None
            assert budget.simulations


def test_without_a_seed_the_operating_system_shuffles() -> None:
    chance = Chance(None, 0, 3)
    assert isinstance(chance.deals, SystemRandom)
    assert len({rng.random() for rng in chance.seats}) == 3


def test_chance_is_the_same_on_every_machine() -> None:
    """The first numbers of a seed, written down: whoever changes them changes every simulation ever published."""
    chance = Chance("7", 0, 2)
    assert [chance.deals.randrange(1000) for _ in range(4)] == [441, 245, 991, 334]
    assert [rng.randrange(1000) for rng in chance.seats] == [236, 177]


@pytest.mark.parametrize("game", games.GAMES)
def test_a_game_can_be_played_again(game: str) -> None:
    for index in range(2):
        first, second = (Simulation(game, ("random",) * 5, {"rounds": 1}, "seed").match(index) for _ in range(2))
        assert first == second


class Liar(int):
    """A number that equals every other."""

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 0


def test_a_move_made_of_lying_numbers_is_refused() -> None:
    game = games.load("siegel")
    match = start(game, ["", "", ""]).deal(Random(1))
    for _ in range(3):
        match = match.play(Predict(()))
    card = match.state.hands[game.rules.to_act(match.state)].bit_length() - 1
    assert answered(match.play, Play(card), Wrong(None), 0)
    with pytest.raises(Illegal, match="bot-move"):
        answered(match.play, Play(Liar(card)), Wrong(None), 0)


class Wrong:
    """Answers with whatever it was given."""

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, view: object, rng: Random, budget: Budget) -> Any:  # noqa: ARG002 (the interface asks for them)
        return self.answer


@pytest.mark.parametrize(("answer", "reason"), [(None, "bot-move"), ("none", "bot-text"), (Play(0), "bot-move")])
def test_a_bot_that_answers_wrongly_is_named(answer: object, reason: str) -> None:
    game = games.load("siegel")
    table: list[Any] = [Wrong(answer)] * 3
    with pytest.raises(Illegal) as caught:
        play(start(game, ["", "", ""]), table, Chance("1", 0, 3))
    assert caught.value.reason == reason
    assert caught.value.details["bot"] == "Wrong"
