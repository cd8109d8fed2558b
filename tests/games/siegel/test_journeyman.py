"""The journeyman: legal by the rules, blind to other hands, better than the apprentice, quick."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import mean
from time import process_time

import pytest

from kartentisch.game import Bot, Budget
from kartentisch.games.siegel import GAME, bridge, rules
from kartentisch.games.siegel import simulator as sim
from kartentisch.games.siegel.players.fitted import WEIGHTS
from kartentisch.games.siegel.players.journeyman import Journeyman
from kartentisch.games.siegel.players.policy import new_desk, policy, rollout
from kartentisch.games.siegel.state import Config, Phase, State
from kartentisch.games.siegel.view import View, view
from kartentisch.games.siegel.worlds import Worlds
from tests.games.siegel.positions import all_configs, named, placed, random_game


def played(state: State, bots: Sequence[Bot[View]]) -> State:
    """The round that begins with this deal, to its end."""
    while (seat := rules.to_act(state)) is not None:
        state = rules.apply(state, bots[seat].choose(view(state, seat), Random(0), Budget()))
    return state


@pytest.mark.parametrize("config", all_configs(rounds=2), ids=named)
def test_whole_games_by_the_rules(config: Config) -> None:
    """It does nothing but what it is offered, and in every seat the same in the simulator as at a table."""
    bot, rng = GAME.bots["journeyman"](), Random(1)
    state = rules.new(config)
    while not rules.is_over(state):
        state = rules.apply(state, rules.shuffle(state, rng))
        this = bridge.load(state)
        rollout(this, 0, WEIGHTS, WEIGHTS, new_desk())
        while (seat := rules.to_act(state)) is not None:
            seen = view(state, seat)
            move = bot.choose(seen, rng, Budget(simulations=1))
            assert move in seen.moves
            state = rules.apply(state, move)
        assert [sim.points(this, seat) for seat in range(config.players)] == list(state.results[-1].scores)


@pytest.mark.parametrize("config", all_configs(rounds=1), ids=named)
def test_it_knows_no_other_hand(config: Config) -> None:
    """Whatever the others may hold, its answer is the same, in positions that chance brought about."""
    rng = Random(2)
    for state, _, _ in random_game(config, rng, skewed=True):
        seat = rules.to_act(state)
        if seat is None or rng.random() < 0.5:
            continue
        seen = view(state, seat)
        answer = policy(bridge.look(seen))
        worlds = Worlds(seen)
        for _ in range(2):
            assert policy(bridge.load(worlds.draw(rng))) == answer


def test_a_view_is_a_state_without_the_other_hands() -> None:
    for state, _, _ in random_game(Config(players=4, designer_long=True, rounds=2), Random(3)):
        seat = rules.to_act(state)
        if seat is not None:
            known = bridge.load(state)
            for other in {0, 1, 2, 3} - {seat}:
                known.hands[other] = 0
            assert bridge.look(view(state, seat)) == known


def test_who_is_not_on_turn_is_not_asked() -> None:
    states = [state for state, _, _ in random_game(Config(players=3, rounds=1), Random(4)) if len(state.tricks) == 2]
    state = next(state for state in states if state.phase is Phase.PLAY)
    for seat in (None, (state.turn + 1) % 3):
        with pytest.raises(ValueError, match="on turn"):
            bridge.look(view(state, seat))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_better_than_the_apprentice(players: int) -> None:
    """Duplicate deals, each way round; the arena measures it closely."""
    journeyman, apprentice = Journeyman(), GAME.bots["apprentice"]()
    for one, rest in ((journeyman, apprentice), (apprentice, journeyman)):
        gains = []
        for number in range(50):
            start = rules.new(Config(players=players, rounds=1))
            start = rules.apply(start, rules.shuffle(start, Random(number)))
            usual = played(start, [rest] * players).results[0].scores
            seat = number % players
            bots = [rest] * players
            bots[seat] = one
            gains.append(usual[seat] - played(start, bots).results[0].scores[seat])
        assert mean(gains) > 0.8 if one is journeyman else mean(gains) < -0.8


def test_it_decides_within_10_ms() -> None:
    bot, took = Journeyman(), []
    for state, _, _ in random_game(Config(players=5, rounds=2), Random(5)):
        seat = rules.to_act(state)
        if seat is not None:
            seen = view(state, seat)
            before = process_time()
            bot.choose(seen, Random(), Budget())
            took.append(process_time() - before)
    assert max(took[1:]) < 0.01  # the first may have to be compiled


@pytest.mark.parametrize(
    ("held", "hand", "table", "expected"),
    [
        ("y", "r1 y1 y2 y6 g1 g2 g3 b1 b2 b3 b5 v1 v2 v3 v4", "y5 y4", "y6"),  # it wants the trick and is last
        ("", "r1 y1 y2 y6 g1 g2 g3 b1 b2 b3 b5 v1 v2 v3 v4", "y5 y4", "y2"),  # it does not
        ("", "r1 y1 y6 y8 g1 g2 g3 b1 b2 b3 b5 v1 v2 v3 v4", "y5 r3", "y8"),  # high cards go where they win nothing
    ],
)
def test_what_is_plain(held: str, hand: str, table: str, expected: str) -> None:
    state = placed(Config(players=3), {2: held}, turn=2, hands=("", "", hand), trick=table)
    assert str(Journeyman().choose(view(state, 2), Random(), Budget())) == expected
