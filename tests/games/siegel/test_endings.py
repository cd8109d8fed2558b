"""The exact end of a round against a plain search with the rules."""

from __future__ import annotations

from random import Random

import pytest

from kartentisch.games.siegel import bridge, rules
from kartentisch.games.siegel.actions import ACTION_OF
from kartentisch.games.siegel.players.endings import DEEPEST, room_to_solve, solve
from kartentisch.games.siegel.players.fitted import WEIGHTS
from kartentisch.games.siegel.state import State
from tests.games.siegel.positions import all_configs


def plainly(state: State) -> tuple[int, ...]:
    """Every way, nothing left out: the first, by number, of those that cost the seat on turn least."""
    seat = rules.to_act(state)
    if seat is None:
        return state.results[-1].scores
    moves = sorted(rules.steps(state), key=ACTION_OF.__getitem__)
    return min((plainly(rules.apply(state, move)) for move in moves), key=lambda scores: scores[seat])


def solved(state: State, positions: int) -> tuple[tuple[int, ...], int]:
    room = room_to_solve()
    room.rounds[0] = bridge.load(state)
    looked = solve(room, positions, 0, WEIGHTS, WEIGHTS)
    return tuple(int(score) for score in room.ends[0, : state.config.players]), looked


def ending(rng: Random, config: object, cards: int) -> State:
    state = rules.new(config)  # type: ignore[arg-type]
    state = rules.apply(state, rules.shuffle(state, rng))
    while len(state.tricks) < 15 - cards or rng.random() < 0.5:
        moves = rules.steps(state)
        # Not too many seals, so that some are handed back
        state = rules.apply(state, moves[0] if len(moves) > 5 and rng.random() < 0.3 else rng.choice(moves))
        if len(state.tricks) == 15 or rules.to_act(state) is None:
            return ending(rng, config, cards)
    return state


@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_ways_are_seen(players: int) -> None:
    """S10–S19 with all options; cards that are alike are tried once, which changes nothing for their player."""
    rng = Random(players)
    configs = [config for config in all_configs(rounds=1) if config.players == players]
    costs = 0
    for _ in range(60):
        state = ending(rng, rng.choice(configs), 2)
        found, _ = solved(state, 1_000_000)
        assert found == plainly(state)
        costs += sum(found)
    assert costs > 100


def test_who_is_on_turn_gets_the_same_from_deeper_endings() -> None:
    rng = Random(7)
    configs = [config for config in all_configs(rounds=1) if config.players == 3]
    for _ in range(12):
        state = ending(rng, rng.choice(configs), 3)
        assert solved(state, 1_000_000)[0] == plainly(state)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_looks_at_no_more_positions_than_it_may(players: int) -> None:
    """Where it runs out of them the round is played to its end all the same."""
    rng = Random(players)
    for config in [config for config in all_configs(rounds=1) if config.players == players][:8]:
        for positions in (0, 1, 50):
            state = ending(rng, config, DEEPEST)
            _, looked = solved(state, positions)
            # And once more for each choice that is still open on the way back
            assert looked <= positions + DEEPEST * DEEPEST * (players + 1)
