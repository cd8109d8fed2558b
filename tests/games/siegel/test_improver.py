"""The improver: like a journeyman or, when it does not pay attention, like an apprentice; between both in strength."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest

from kartentisch.game import Bot, Budget
from kartentisch.games.siegel import GAME, rules
from kartentisch.games.siegel.players.improver import LAPSE, Improver
from kartentisch.games.siegel.state import Config, Phase
from kartentisch.games.siegel.view import View, view
from tests.games.siegel.positions import random_game


class Given(Random):
    """Chance that always says the same."""

    def __init__(self, number: float) -> None:
        super().__init__(0)
        self.number = number

    def random(self) -> float:
        return self.number


def test_it_decides_like_a_journeyman_or_like_an_apprentice() -> None:
    """A prediction that has been begun is gone on with as a journeyman would."""
    improver, journeyman, apprentice = Improver(), GAME.bots["journeyman"](), GAME.bots["apprentice"]()
    differ = begun = 0
    for state, _, _ in random_game(Config(players=4, rounds=2), Random(3)):
        seat = rules.to_act(state)
        if seat is None:
            continue
        seen = view(state, seat)
        skilled = journeyman.choose(seen, Random(0), Budget())
        usual = apprentice.choose(seen, Random(0), Budget())
        assert improver.choose(seen, Given(LAPSE), Budget()) == skilled
        absent = improver.choose(seen, Given(LAPSE - 0.01), Budget())
        assert absent == (skilled if seen.taking else usual)
        differ += skilled != usual and not seen.taking
        begun += state.phase is Phase.PREDICT and bool(seen.taking)
    assert differ > 20
    assert begun


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("other", ["apprentice", "journeyman"])
def test_it_stands_between_them(players: int, other: str) -> None:
    """Duplicate deals: among apprentices it does better than they do, among journeymen worse."""
    gains = []
    for number in range(60):
        seat = number % players
        start = rules.new(Config(players=players, rounds=1))
        start = rules.apply(start, rules.shuffle(start, Random(number)))
        table: list[Bot[View]] = [GAME.bots[other]() for _ in range(players)]
        points = []
        for _ in range(2):
            state, chance = start, Random(number)
            while (turn := rules.to_act(state)) is not None:
                state = rules.apply(state, table[turn].choose(view(state, turn), chance, Budget()))
            points.append(state.results[0].scores[seat])
            table[seat] = Improver()
        gains.append(points[0] - points[1])
    assert mean(gains) > 0.5 if other == "apprentice" else mean(gains) < -0.2
