"""The tool that tells what the grandmaster gains by looking deeper."""

from __future__ import annotations

import re
from random import Random

import pytest

from kartentisch.game import Budget
from kartentisch.games.siegel import rules
from kartentisch.games.siegel.players.grandmaster import Grandmaster, Intuition
from kartentisch.games.siegel.state import Config, Phase, State
from kartentisch.games.siegel.view import view
from tools.siegel_depth import Shallow, main


def test_it_tells_both_margins_and_their_difference(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for _ in range(2):
        main(["3", "--deals", "2", "--budget", "20"])
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    deep, shallow, difference = (float(number) for number in re.findall(r": ([+-]\S+) ±", told[0]))
    assert difference == pytest.approx(deep - shallow, abs=0.02)


def test_the_shallow_one_predicts_as_the_net_does_and_looks_at_cards_less() -> None:
    state = rules.new(Config(3))
    state = rules.apply(state, rules.shuffle(state, Random(2)))
    as_net = predicted(state, Intuition())
    assert predicted(state, Shallow()) == as_net
    while state.phase == Phase.PREDICT:
        state = predicted(state, Intuition())
    seen = view(state, state.turn)
    few = Shallow().choose(seen, Random(1), Budget(simulations=20))
    assert few == Grandmaster().choose(seen, Random(1), Budget(simulations=1))


def predicted(state: State, bot: Shallow | Intuition) -> State:
    """After the prediction of the seat on turn."""
    seat = state.turn
    while state.turn == seat and state.phase == Phase.PREDICT:
        state = rules.apply(state, bot.choose(view(state, seat), Random(1), Budget(simulations=20)))
    return state
