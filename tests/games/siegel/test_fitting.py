"""What the fitting of the policy stands on: a copy of the apprentice, and comparisons of the same deals."""

from __future__ import annotations

from random import Random

import pytest

from kartentisch.game import Budget
from kartentisch.games.siegel import bridge, rules
from kartentisch.games.siegel.actions import DONE, MOVES
from kartentisch.games.siegel.moves import Predict
from kartentisch.games.siegel.players.apprentice import Apprentice
from kartentisch.games.siegel.simulator import apply
from kartentisch.games.siegel.state import Config, Phase
from kartentisch.games.siegel.view import view
from tests.games.siegel.positions import all_configs, named, random_game
from tools.siegel_duel import apprentice


@pytest.mark.parametrize("config", all_configs(rounds=1), ids=named)
def test_the_copy_does_what_the_apprentice_does(config: Config) -> None:
    for state, _, _ in random_game(config, Random(6), skewed=True):
        seat = rules.to_act(state)
        if seat is None or state.taking:
            continue
        move = Apprentice().choose(view(state, seat), Random(), Budget())
        this = bridge.load(state)
        if state.phase is Phase.PREDICT:
            takes = []
            while (action := apprentice(this)) != DONE:
                takes.append(MOVES[action])
                apply(this, action)
            assert Predict(tuple(takes)) == move  # type: ignore[arg-type]
        else:
            assert MOVES[apprentice(this)] == move
