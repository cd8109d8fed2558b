"""Random play at full speed is the true game: the rules replay it, and its choices are as even as they should be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random

import numpy as np
import pytest

from kartentisch.game import Move
from kartentisch.games.siegel import bridge, rules
from kartentisch.games.siegel import simulator as sim
from kartentisch.games.siegel.actions import MOVES
from kartentisch.games.siegel.cards import COLOUR_OF, POWER
from kartentisch.games.siegel.moves import Deal
from kartentisch.games.siegel.random_play import random_rounds
from kartentisch.games.siegel.state import Config, Phase, State

OPTIONS = [
    {"whites_exhausted": exhausted, "white_before_black": white, "by_hand": by_hand, "saboteur_base": base}
    for exhausted, white, by_hand, base in product(("forbid", "uncompensated"), ("must", "may"), (False, True), (4, 5))
]


def dealt(players: int, dealer: int, cards: list[int]) -> Deal:
    """Who held what, told by who played what: all cards are played in the end."""
    hands: list[list[int]] = [[] for _ in range(players)]
    seat = (dealer + 1) % players
    while cards:
        trick, cards = cards[:players], cards[players:]
        for place, card in enumerate(trick):
            hands[(seat + place) % players].append(card)
        power = POWER[COLOUR_OF[trick[0]]]
        seat = (seat + trick.index(max(trick, key=power.__getitem__))) % players
    return Deal(dealer, tuple(map(tuple, hands)))


def replayed(config: Config, dealer: int, actions: list[int]) -> Iterator[tuple[State, Move]]:
    """The states of a round and the moves made in them; the last comes with no move of its own."""
    deal = dealt(config.players, dealer, [action for action in actions if action < sim.TAKE])
    state = rules.apply(rules.new(config), deal)
    for action in actions:
        yield state, MOVES[action]
        state = rules.apply(state, MOVES[action])
    yield state, deal


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_rules_replay_it(players: int) -> None:
    chance = bridge.rng_of(players)
    for number in range(160):
        config = Config(players, rounds=1, **OPTIONS[number % len(OPTIONS)])  # type: ignore[arg-type]
        this = bridge.table(config)
        this[sim.DEALER] = dealer = number % players
        before = this.copy()
        played = random_rounds(this, chance, 1)
        assert (this == before).all()
        *_, (state, _) = replayed(config, dealer, played.actions.tolist())
        assert state.phase is Phase.OVER
        assert state.results[0].scores == tuple(played.scores)
        assert played.decisions == len(played.actions)


def test_many_rounds_are_rounds_one_after_another() -> None:
    """The deal goes round, and points and decisions add up."""
    this = bridge.table(Config(4))
    for number in range(9):
        before, after = (random_rounds(this, bridge.rng_of(1), rounds) for rounds in (number, number + 1))
        *_, (state, _) = replayed(Config(4), number % 4, after.actions.tolist())
        assert tuple(after.scores - before.scores) == state.results[0].scores
        assert after.decisions - before.decisions == len(after.actions)


def test_prices_are_those_of_the_table() -> None:
    """S22: a saboteur who costs more in later rounds."""
    this = bridge.table(Config(3))
    this[sim.PRICES : sim.PREDICTED] = 60, 61, 62, 0, 0
    for seed in range(40):
        played = random_rounds(this, bridge.rng_of(seed), 1)
        *_, (state, _) = replayed(Config(3), 0, played.actions.tolist())
        blacks = sum(seals[sim.BLACK] for seals in state.seals)
        if state.saboteur is not None:
            assert played.scores[state.saboteur] == 60 + state.saboteur - blacks


@pytest.mark.parametrize("options", [OPTIONS[0], OPTIONS[-1]])
@pytest.mark.parametrize("players", [3, 5])
def test_every_choice_is_even(players: int, options: dict[str, object]) -> None:
    """Of each number of choices in each phase, every one is taken as often as chance would have it (chi-square)."""
    config, chance = Config(players, rounds=1, **options), bridge.rng_of(77)  # type: ignore[arg-type]
    taken: dict[tuple[Phase, bool, int], Counter[int]] = {}
    for _ in range(400):
        actions = random_rounds(bridge.table(config), chance, 1).actions.tolist()
        for state, move in replayed(config, 0, actions):
            if moves := rules.steps(state):
                key = state.phase, bool(state.trick), len(moves)
                taken.setdefault(key, Counter())[list(moves).index(move)] += 1
    tried = 0
    for (_, _, choices), counts in taken.items():
        expected = counts.total() / choices
        if choices > 1 and expected >= 20:
            square = sum((counts[choice] - expected) ** 2 for choice in range(choices)) / expected
            # Its mean is the degrees of freedom, its variance twice that; five deviations are allowed, and its tail.
            assert square < choices - 1 + 5 * (2 * (choices - 1)) ** 0.5 + 6, (choices, counts)
            tried += 1
    assert tried >= 25


@pytest.mark.parametrize("players", [3, 4, 5])
def test_its_deals_are_fair(players: int) -> None:
    """Each seat gets each card equally often, and with it any other one."""
    this, chance, rounds = bridge.table(Config(players)), bridge.rng_of(5), 1_500
    owners = np.zeros((players, 75))
    together = np.zeros(2)
    for _ in range(rounds):
        actions = random_rounds(this, chance, 1).actions.tolist()
        hands = dealt(players, 0, [action for action in actions if action < sim.TAKE]).hands
        for seat, hand in enumerate(hands):
            owners[seat, list(hand)] += 1
            together += {0, 1} <= set(hand), {0, 60} <= set(hand)
    share = owners[:, owners.sum(axis=0) > 0] / rounds
    assert (abs(share - 1 / players) < 5 * (1 / players / rounds) ** 0.5).all()
    both = 14 / (15 * players - 1)
    assert (abs(together / rounds - both) < 5 * (both / rounds) ** 0.5).all()


def test_it_is_as_good_as_the_slow_way() -> None:
    """The points of random play, by `legal` and `apply` on other deals."""
    this, chance = bridge.table(Config(4)), bridge.rng_of(3)
    actions, rounds = np.empty(sim.ACTIONS, dtype=np.int64), 4_000
    slow = []
    for number in range(rounds):
        sim.deal(this, chance, number % 4)
        while this[sim.PHASE] != sim.OVER:
            sim.apply(this, sim.random_action(this, chance, actions))
        slow.append(sum(sim.points(this, seat) for seat in range(4)))
    fast = random_rounds(this, chance, 50 * rounds).scores.sum() / (50 * rounds)
    assert abs(np.mean(slow) - fast) < 5 * np.std(slow) / rounds**0.5


def test_a_seed_decides_everything() -> None:
    def play(seed: int) -> list[int]:
        return list(random_rounds(bridge.table(Config(5)), bridge.rng_of(seed), 3).actions)

    seed = Random(2).randrange(1 << 60)
    assert play(seed) == play(seed) != play(seed + 1)
