"""One seat against bots, as Gymnasium knows it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from gymnasium.utils.env_checker import data_equivalence

from kartentisch import games
from kartentisch.game import Illegal
from kartentisch.research.environments.gymnasium import SeatEnv


def finished(table: SeatEnv, seed: int) -> tuple[list[Any], float, dict[str, Any]]:
    """A game of random actions: what was seen, what was earned, and the last info."""
    rng = Random(seed)
    seen, info = table.reset(seed=seed)
    story, total, over = [seen], 0.0, False
    while not over:
        assert table.observation_space.contains(seen)
        assert (table.action_masks() == seen["action_mask"]).all()
        assert table.action_masks().any()
        seen, reward, over, cut, info = table.step(int(rng.choice(table.action_masks().nonzero()[0])))
        assert not cut
        story.append(seen)
        total += reward
    return story, total, info


@pytest.mark.parametrize("name", games.GAMES)
def test_a_whole_game_against_bots(name: str) -> None:
    table = SeatEnv(name, ["apprentice", "random"], options={"rounds": 2}, reward="points")
    story, total, info = finished(table, 1)
    rules, state = table._game.game.rules, table._episode.state
    sign = -1 if table._game.game.fewest_win else 1
    assert total == sign * sum(one[info["seat"]] for one in rules.scores(state))
    again, *_ = finished(SeatEnv(name, ["apprentice", "random"], options={"rounds": 2}, reward="points"), 1)
    assert data_equivalence(again, story)


def test_the_seat_is_chosen_or_drawn_by_lot() -> None:
    assert {SeatEnv("siegel", ["random"] * 3, seat=2).reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}
    assert len({SeatEnv("siegel", ["random"] * 3).reset(seed=seed)[1]["seat"] for seed in range(20)}) == 4


def test_wrong_wishes_are_refused_at_once() -> None:
    with pytest.raises(Illegal):
        SeatEnv("siegel", ["apprentice", "nobody"])
    with pytest.raises(ValueError, match="no such seat"):
        SeatEnv("siegel", ["apprentice", "random"], seat=3)
    with pytest.raises(Illegal):
        SeatEnv("siegel", ["apprentice"])
