"""Many tables at once against the rules: the same seats, observations, masks and rewards, step by step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from typing import Any

import numpy as np
import pytest

from kartentisch import bots, games
from kartentisch.game import Budget, Illegal, Move, Unnumbered
from kartentisch.games.saboteur import bridge as saboteur_bridge
from kartentisch.games.siegel.cards import cards_in
from kartentisch.games.siegel.moves import Deal
from kartentisch.games.siegel.round import HALF
from kartentisch.research.environments.episode import Episode
from kartentisch.research.environments.vector import Step, Tables

ROUNDS = 2


def siegel_deal(tables: Any, table: int) -> Move:
    this = tables.rounds[table]
    hands = (cards_in(int(low) | int(high) << HALF) for low, high in this.hands[: this.players])
    return Deal(int(this.dealer), tuple(hands))


def saboteur_deal(tables: Any, table: int) -> Move:
    return saboteur_bridge.deal_of(tables.positions[table])


DEALS: dict[str, Callable[[Any, int], Move]] = {"siegel": siegel_deal, "saboteur": saboteur_deal}
"""How the deal with which a table's round began is read from the compiled side."""


def choices(name: str) -> Iterator[tuple[int, dict[str, object]]]:
    """Every number of players, each with several of the ways to set the options; each value of them comes up."""
    game = games.load(name)
    options = [option for option in game.options if option.name != "rounds"]
    every = list(product(*(option.values for option in options)))
    for players in game.players:
        for values in Random(players).sample(every, min(4, len(every))):
            yield players, dict(zip((option.name for option in options), values, strict=True))


CHOICES = [(name, players, options) for name in games.GAMES for players, options in choices(name)]


def test_every_value_of_an_option_comes_up() -> None:
    for name in games.GAMES:
        for option in games.load(name).options:
            met = {options.get(option.name) for other, _, options in CHOICES if other == name}
            assert option.name == "rounds" or met == set(option.values)


class Followed:
    """A table that the rules play again."""

    def __init__(self, tables: Tables, number: int) -> None:
        self.tables, self.number = tables, number
        self.games = 0
        self._begin()

    def _begin(self) -> None:
        self.episode = Episode(self.tables.game)
        self._deal()

    def _deal(self) -> None:
        self.episode.play(DEALS[self.tables.game.game.name](self.tables._tables, self.number))

    def compare(self, told: Step) -> None:
        seat = self.episode.turn
        assert seat is not None
        assert told.seats[self.number] == seat
        wanted, seen = self.episode.observation(seat), told.observations[self.number]
        if not np.array_equal(wanted, seen):
            pieces = self.tables.game.encoder.pieces(self.tables.game.config)
            wrong = [name for name, p in pieces.items() if not np.array_equal(wanted[p.slice], seen[p.slice])]
            raise AssertionError(f"{wrong}:\n{self.episode.text(seat)}")
        assert np.array_equal(told.masks[self.number], self.episode.mask(seat).astype(np.bool_))

    def follow(self, action: int, told: Step) -> bool:
        """Whether a round has ended."""
        earned = self.episode.act(action)
        assert told.rewards[self.number] == pytest.approx(earned or (0.0,) * self.tables.game.players)
        assert told.ends[self.number] == self.episode.over
        if self.episode.over:
            self.games += 1
            self._begin()
        elif self.episode.awaits_deal:
            self._deal()
        return earned is not None

    def sensible(self, rng: Random) -> int | None:
        """What an apprentice would do, if it has a number."""
        game, seat = self.tables.game, self.episode.turn
        assert seat is not None
        view = self.episode.view(seat)
        move = bots.bot(game.game, "apprentice").choose(view, rng, Budget())
        steps = [move] if move in view.moves else view.moves[-1:]  # a whole prediction: as many seals as can be had
        try:
            return game.encoder.number(game.config, seat, steps[0])
        except Unnumbered:
            return None


@pytest.mark.parametrize(("name", "players", "options"), CHOICES)
def test_lockstep(name: str, players: int, options: dict[str, object]) -> None:
    """A table with players who choose at random, and one with sensible ones, with arrays of their own and given."""
    reward = "points" if players % 2 else "margin"
    tables = Tables(name, 2, players, options | {"rounds": ROUNDS}, reward)
    told, rng = tables.reset(players), Random(players)
    followed = [Followed(tables, number) for number in range(2)]
    given = tables.arrays()
    compared = 0
    while not all(table.games for table in followed):
        for table in followed:
            table.compare(told)
        compared += 2
        actions = tables.sample()
        wise = followed[1].sensible(rng)
        actions[1] = actions[1] if wise is None else wise
        if compared % 3:
            told = tables.step(actions)
        else:
            for array in given:
                array[:] = 1
            told = tables.step(actions, given)
        for table in followed:
            table.follow(int(actions[table.number]), told)
    for table in followed:
        table.compare(told)  # the first position of the next game
    assert compared > 2 * 20 * ROUNDS


@pytest.mark.parametrize("name", games.GAMES)
def test_a_seed_decides_about_everything(name: str) -> None:
    def played(seed: int | None, number: int) -> list[bytes]:
        tables = Tables(name, number, options={"rounds": 1})
        told = tables.reset(seed)
        seen = []
        for _ in range(150):
            told = tables.step(tables.sample())
            seen.append(told.observations[0].tobytes() + told.rewards[0].tobytes() + told.seats[0].tobytes())
        return seen

    assert played(1, 3) == played(1, 3)
    assert played(1, 3) == played(1, 1), "a table knows nothing of the others"
    assert played(1, 3) != played(2, 3)
    assert played(None, 1) != played(None, 1)


@pytest.mark.parametrize("name", games.GAMES)
def test_tables_differ(name: str) -> None:
    told = Tables(name, 50).reset(1)
    assert len({row.tobytes() for row in told.observations}) == 50


def parts(told: Step) -> list[bytes]:
    return [told.observations.tobytes(), told.masks.tobytes(), told.rewards.tobytes(), told.seats.tobytes()]


@pytest.mark.parametrize("name", games.GAMES)
def test_an_action_that_may_not_be_taken_is_refused_and_changes_nothing(name: str) -> None:
    tables = Tables(name, 3)
    with pytest.raises(ValueError, match="reset"):
        tables.step(np.zeros(3, dtype=np.int64))
    told = tables.reset(1)
    for _ in range(40):
        before = parts(told)
        good = tables.sample()
        for wrong in (-1, tables.game.actions, 1 << 40, -(1 << 40), int(np.flatnonzero(~told.masks[1])[-1])):
            bad = good.copy()
            bad[1] = wrong
            with pytest.raises(ValueError, match=f"table 1: action {wrong} "):
                tables.step(bad)
        assert parts(told) == before
        told = tables.step(good.astype(np.int16))
    for shape in ((2,), (4,), (3, 1)):
        with pytest.raises(ValueError, match="an action for each of 3 tables"):
            tables.step(np.zeros(shape, dtype=np.int64))


@pytest.mark.parametrize("name", games.GAMES)
def test_arrays_that_would_not_do_are_refused(name: str) -> None:
    tables = Tables(name, 3)
    good = tables.arrays()
    frozen = good.seats.copy()
    frozen.flags.writeable = False
    for part, wrong in (
        ("observations", good._replace(observations=good.observations[:2])),
        ("observations", good._replace(observations=good.observations.astype(np.float64))),
        ("masks", good._replace(masks=np.asfortranarray(good.masks))),
        ("rewards", good._replace(rewards=good.rewards[:, :2])),
        ("seats", good._replace(seats=frozen)),
    ):
        with pytest.raises(ValueError, match=part):
            tables.reset(1, wrong)
    assert tables.reset(1, good) is good


@pytest.mark.parametrize("name", games.GAMES)
def test_all_legal_actions_are_equally_likely(name: str) -> None:
    """Chi-square finds nothing odd in the first decisions of a table."""
    tables = Tables(name, 1)
    told = tables.reset(3)
    for _ in range(4):
        legal = set(np.flatnonzero(told.masks[0]).tolist())
        times = Counter(int(tables.sample()[0]) for _ in range(200 * len(legal)))
        assert times.keys() == legal
        assert (
            sum((number - 200) ** 2 / 200 for number in times.values()) < len(legal) - 1 + 6 * (2 * len(legal)) ** 0.5
        )
        told = tables.step(tables.sample())


def test_what_there_is_not_is_refused() -> None:
    with pytest.raises(Illegal):
        Tables("siegel", 2, 2)
    with pytest.raises(Illegal):
        Tables("chess", 2)
    with pytest.raises(ValueError, match="no tables"):
        Tables("siegel", 0)
