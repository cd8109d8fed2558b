"""Episodes: rewards, numbers and refusals."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from kartentisch import games
from kartentisch.game import Illegal
from kartentisch.research.environments.episode import Episode, Game


def played(game: Game, seed: int) -> tuple[Episode, list[tuple[float, ...]]]:
    """An episode of random actions, and the rewards of its rounds."""
    rng = Random(seed)
    episode, earned = Episode(game), []
    while not episode.over:
        if episode.awaits_deal:
            episode.deal(rng)
            continue
        assert episode.turn is not None
        rewards = episode.act(int(rng.choice(np.flatnonzero(episode.mask(episode.turn)))))
        if rewards is not None:
            earned.append(rewards)
    return episode, earned


@pytest.mark.parametrize("name", games.GAMES)
def test_rewards_are_the_scores_with_more_being_better(name: str) -> None:
    margin, points = (Game(name, 4, {"rounds": 2}, reward) for reward in ("margin", "points"))
    episode, earned = played(points, 1)
    scores = episode.game.game.rules.scores(episode.state)
    sign = -1 if points.game.fewest_win else 1
    assert earned == [tuple(sign * own for own in one) for one in scores]
    _, margins = played(margin, 1)
    assert len(margins) == len(earned) == 2
    for one, other in zip(margins, earned, strict=True):
        assert sum(one) == pytest.approx(0)
        assert one == pytest.approx([own - (sum(other) - own) / 3 for own in other])


@pytest.mark.parametrize("name", games.GAMES)
def test_only_the_seat_on_turn_may_act(name: str) -> None:
    episode = Episode(Game(name, 3))
    episode.deal(Random(1))
    for seat in range(3):
        assert episode.mask(seat).any() == (seat == episode.turn)


@pytest.mark.parametrize("name", games.GAMES)
def test_what_is_wrong_is_refused_and_changes_nothing(name: str) -> None:
    with pytest.raises(ValueError, match="no such reward"):
        Game(name, 3, reward="fame")
    with pytest.raises(Illegal):
        Game(name, 2)
    episode = Episode(Game(name, 3))
    with pytest.raises(ValueError, match="nobody is on turn"):
        episode.act(0)
    episode.deal(Random(1))
    before = episode.state
    assert episode.turn is not None
    for action in (-1, episode.game.actions):
        with pytest.raises(ValueError, match="no such action"):
            episode.act(action)
    with pytest.raises(Illegal):
        episode.act(int(np.flatnonzero(episode.mask(episode.turn) == 0)[0]))
    assert episode.state is before
