"""The grandmaster: legal everywhere, blind to what it cannot know, quick, and out to win the game."""

from __future__ import annotations

from random import Random
from statistics import median
from time import perf_counter, process_time

import numpy as np
import pytest

from kartentisch.game import Bot, Budget, Move
from kartentisch.games.siegel import rules
from kartentisch.games.siegel.players.apprentice import Apprentice
from kartentisch.games.siegel.players.fitted import WEIGHTS
from kartentisch.games.siegel.players.grandmaster import Grandmaster, Intuition
from kartentisch.games.siegel.players.imitated import IMITATED
from kartentisch.games.siegel.players.master import Master
from kartentisch.games.siegel.players.winning import to_win
from kartentisch.games.siegel.state import Config, Phase, Result, State
from kartentisch.games.siegel.view import View, view
from kartentisch.games.siegel.worlds import Worlds
from tests.games.siegel.test_master import TINY, some_states


def chosen(state: State, bot: Bot[View], seed: int = 1, budget: Budget = TINY) -> Move:
    return bot.choose(view(state, state.turn), Random(seed), budget)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_answers_anywhere_and_what_it_cannot_know_does_not_matter(players: int) -> None:
    """With all options, in the middle of a prediction, too; in worlds that look the same it answers the same."""
    rng, seen = Random(players), set()
    for state in some_states(players, rng, 0.02):
        other = Worlds(view(state, state.turn)).draw(rng)
        for bot in (Grandmaster(), Intuition()):
            answer = bot.choose(view(state, state.turn), Random(9), TINY)
            rules.apply(state, answer)
            assert chosen(other, bot, 9) == answer
        seen.add((state.phase, bool(state.taking)))
    assert {(Phase.PREDICT, False), (Phase.PREDICT, True), (Phase.PLAY, False), (Phase.HAND_BACK, False)} <= seen


@pytest.mark.parametrize("players", [3, 4, 5])
def test_without_search_it_takes_less_than_5_ms(players: int) -> None:
    states, bot, times = some_states(players, Random(1), 0.03), Intuition(), []
    chosen(states[0], bot)  # reads the weights
    for state in states:
        start = process_time()  # of all threads; the machine may be busy with other things
        chosen(state, bot)
        times.append(process_time() - start)
    assert median(times) < 0.005


def test_it_tries_much_more_than_its_budget_counts() -> None:
    """So it is surer than the master of what its choice costs."""
    errors: dict[str, list[float]] = {"grandmaster": [], "master": []}
    for state in some_states(4, Random(4), 0.02):
        for name, bot in (("grandmaster", Grandmaster()), ("master", Master())):
            errors[name].append(bot.rate(view(state, state.turn), Random(1), TINY)[0].error)
    assert sum(errors["grandmaster"]) < sum(errors["master"]) * 0.6


def test_predictions_are_searched_for_too() -> None:
    """The net's own stands unless another one wins more; a seed decides."""
    others = 0
    for number in range(10):
        state = rules.new(Config(5))
        state = rules.apply(state, rules.shuffle(state, Random(number)))
        found, again, net = (predicted(state, bot) for bot in (Grandmaster(), Grandmaster(), Intuition()))
        assert found == again
        others += found != net
    assert 0 < others < 10


def predicted(state: State, bot: Bot[View]) -> State:
    """After the prediction of the seat on turn, however many steps it takes."""
    seat = state.turn
    while state.turn == seat:
        state = rules.apply(state, chosen(state, bot))
    return state


def test_it_keeps_the_clock() -> None:
    states = some_states(5, Random(5), 0.003)
    chosen(states[0], Grandmaster())
    for state in states:
        start = perf_counter()
        chosen(state, Grandmaster(), budget=Budget(seconds=0.4))
        assert perf_counter() - start < 0.4


def test_the_nets_have_learned_something() -> None:
    """The net alone among apprentices; how it does among masters is the arena's to tell (docs/grandmaster.md)."""
    bots: dict[bool, Bot[View]] = {True: Intuition(), False: Apprentice()}
    for players in (3, 4, 5):
        ahead = []
        for number in range(12):
            state, rng = rules.new(Config(players, rounds=1)), Random(number)
            state, mine = rules.apply(state, rules.shuffle(state, rng)), number % players
            while (seat := rules.to_act(state)) is not None:
                state = rules.apply(state, bots[seat == mine].choose(view(state, seat), rng, TINY))
            scores = state.results[0].scores
            ahead.append((sum(scores) - scores[mine]) / (players - 1) - scores[mine])
        assert np.mean(ahead) > 1, players


def test_what_counts_is_the_chance_to_win_the_game() -> None:
    state = rules.new(Config(3))
    state = rules.apply(state, rules.shuffle(state, Random(1)))

    def costs(played: int, *points: tuple[int, int, int]) -> list[float]:
        """Of such ends of the round for seat 0, which was two points ahead of both others after so many rounds."""
        results = tuple(Result(0, None, (0, 2, 2) if number == 0 else (0, 0, 0)) for number in range(played))
        ends = np.array([(*row, 0, 0) for row in points])
        return [float(cost) for cost in to_win(view(state._replace(results=results), 0))(ends)]

    # In the last round two points more than the best other are enough to share, three are too many by a game.
    won, shared, lost, worse = costs(5, (1, 0, 0), (2, 0, 9), (3, 0, 9), (5, 0, 9))
    assert won < shared < lost < worse
    assert lost - shared > 5 * (worse - lost)
    # Early in the game every point counts, one's own and those of the others.
    few, more, theirs = costs(1, (1, 2, 2), (2, 2, 2), (1, 3, 3))
    assert theirs < few < more
    assert more - few > 0.5


def test_rounds_are_played_out_by_other_weights_than_the_journeymans() -> None:
    for weights in IMITATED.values():
        assert weights.shape == WEIGHTS.shape
        assert weights.dtype == np.float32
        assert weights.flags.c_contiguous
        assert np.abs(weights - WEIGHTS).mean() > 0.01
