"""What journeyman and master expect of moves. That ratings fit their choices: ``tests/conformance``."""

from __future__ import annotations

from random import Random

import pytest

from kartentisch.game import Budget, Move
from kartentisch.games.siegel import GAME, rules
from kartentisch.games.siegel.moves import DONE, Predict, Sabotage, Take
from kartentisch.games.siegel.players.journeyman import Journeyman
from kartentisch.games.siegel.players.master import Master
from kartentisch.games.siegel.state import Config, Phase, State
from kartentisch.games.siegel.view import view

SOME = Budget(simulations=300)
raters = pytest.mark.parametrize("bot", [Journeyman(), Master()], ids=["journeyman", "master"])


def dealt(config: Config, seed: int = 1) -> State:
    return rules.apply(rules.new(config), rules.shuffle(rules.new(config), Random(seed)))


def played(state: State, until: Phase, tricks: int = 0) -> State:
    """Played on by journeymen."""
    while state.phase is not until or len(state.tricks) < tricks:
        seat = rules.to_act(state)
        assert seat is not None
        state = rules.apply(state, Journeyman().choose(view(state, seat), Random(1), SOME))
    return state


def first_step(move: Move) -> Move:
    return (move.takes[0] if move.takes else DONE) if isinstance(move, Predict) else move


@raters
@pytest.mark.parametrize("players", [3, 4, 5])
def test_predictions_are_rated_as_wholes_and_with_every_first_step(bot: Journeyman | Master, players: int) -> None:
    state = dealt(Config(players))
    for _ in range(players):
        seat = rules.to_act(state)
        assert seat is not None
        seen = view(state, seat)
        rated = bot.rate(seen, Random(1), SOME)
        assert {first_step(rating.move) for rating in rated} == set(seen.moves)
        assert all(isinstance(rating.move, Predict | Sabotage) for rating in rated)
        chosen = bot.choose(seen, Random(1), SOME)
        assert chosen in (rated[0].move, first_step(rated[0].move))
        state = rules.apply(state, rated[0].move)
    assert state.phase is Phase.PLAY


@raters
def test_a_prediction_that_is_begun_is_rated_by_steps(bot: Journeyman | Master) -> None:
    state = rules.apply(dealt(Config(3)), Take(1))
    seen = view(state, rules.to_act(state))
    rated = bot.rate(seen, Random(1), SOME)
    assert sorted(str(rating.move) for rating in rated) == sorted(map(str, seen.moves))
    assert rated[0].move == bot.choose(seen, Random(1), SOME)


@raters
def test_values_are_the_points_of_the_round(bot: Journeyman | Master) -> None:
    """Before the last trick everything is known: the values are the points, and nothing else can happen."""
    state = played(dealt(Config(4)), Phase.PLAY, 14)
    while (seat := rules.to_act(state)) is not None:
        seen = view(state, seat)
        (rating, *others) = bot.rate(seen, Random(1), SOME)
        assert not others
        end = played(rules.apply(state, rating.move), Phase.DEAL)
        if len(state.trick) == 3:
            assert rating.value == end.results[-1].scores[seat]
        assert 0 < rating.error < 1
        state = rules.apply(state, rating.move)


@raters
def test_more_thought_makes_errors_smaller(bot: Journeyman | Master) -> None:
    seen = view(state := played(dealt(Config(4)), Phase.PLAY, 3), rules.to_act(state))
    little, much = (bot.rate(seen, Random(1), Budget(simulations=number)) for number in (200, 6_000))
    assert much[0].error < little[0].error / 2
    assert abs(much[0].value - little[0].value) < 4 * little[0].error


@raters
def test_the_chance_to_win_is_told_in_the_last_round(bot: Journeyman | Master) -> None:
    rounds = Config(3, rounds=2)
    first = dealt(rounds)
    assert all(rating.wins is None for rating in bot.rate(view(first, rules.to_act(first)), Random(1), SOME))
    ended = played(first, Phase.DEAL)
    for lead in (-60, 0, 60):
        state = played(rules.apply(ended, rules.shuffle(ended, Random(2))), Phase.PLAY)
        scores = tuple(lead if seat == rules.to_act(state) else 0 for seat in range(3))
        state = state._replace(results=(ended.results[0]._replace(scores=scores),))
        chances = [rating.wins for rating in bot.rate(view(state, rules.to_act(state)), Random(1), SOME)]
        if lead:
            assert set(chances) == {float(lead < 0)}
        else:
            assert all(chance is not None and 0 <= chance <= 1 for chance in chances)


def test_the_master_knows_what_a_blunder_costs() -> None:
    """To predict every seal there is costs far more than what it chooses."""
    state = dealt(Config(4))
    rated = Master().rate(view(state, rules.to_act(state)), Random(1), SOME)
    assert rated[-1].value > rated[0].value + 2 * rated[-1].error
    assert GAME.fewest_win
