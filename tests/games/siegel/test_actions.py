"""The numbers of the steps: each has one move and back, and the rules offer no other."""

from __future__ import annotations

from random import Random

import pytest

from kartentisch.games.siegel import actions, rules
from kartentisch.games.siegel.moves import Done, HandBack, Play, Sabotage, Take
from kartentisch.games.siegel.state import Config, Phase
from tests.games.siegel.positions import all_configs, named, random_game

RANGES = {
    Phase.PLAY: (0, actions.TAKE),
    Phase.PREDICT: (actions.TAKE, actions.GIVE),
    Phase.HAND_BACK: (actions.GIVE, actions.ACTIONS),
}


def test_every_number_is_one_step() -> None:
    assert len(actions.MOVES) == len(actions.ACTION_OF) == actions.ACTIONS == 115
    for action, move in enumerate(actions.MOVES):
        assert actions.ACTION_OF[move] == action
        match move:
            case Play(card):
                assert action == card < actions.TAKE == 75
            case Take(colour, None):
                assert action == actions.TAKE + colour < actions.TAKE_FROM == 80
            case Take(colour, seat):
                assert action == actions.TAKE_FROM + colour * 5 + (seat or 0) < actions.DONE
            case Done():
                assert action == actions.DONE == 105
            case Sabotage():
                assert action == actions.SABOTAGE == 106
            case HandBack(None):
                assert action == actions.FORGET == 114
            case HandBack(kind):
                assert action == actions.GIVE + (kind or 0) < actions.FORGET
            case _:
                pytest.fail(f"no step: {move}")


@pytest.mark.parametrize("config", all_configs(rounds=1), ids=named)
def test_every_step_of_the_rules_has_a_number(config: Config) -> None:
    for state, _, _ in random_game(config, Random(1), skewed=True):
        numbers = [actions.ACTION_OF[move] for move in rules.steps(state)]
        assert len(set(numbers)) == len(numbers)
        if numbers:
            low, high = RANGES[state.phase]
            assert low <= min(numbers) <= max(numbers) < high
