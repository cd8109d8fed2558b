"""Moves and their dense numbers."""

from __future__ import annotations

from random import Random

import pytest

from kartentisch.games.saboteur import actions, rules
from kartentisch.games.saboteur.cards import TEXT_OF
from kartentisch.games.saboteur.moves import Deal, Discard, Lay, Rockfall, parse
from kartentisch.games.saboteur.state import Config


def test_every_number_is_one_move_and_the_other_way_round() -> None:
    assert [actions.ACTION_OF[move] for move in actions.MOVES] == list(range(actions.ACTIONS))
    assert tuple(parse(str(move)) for move in actions.MOVES) == actions.MOVES


def test_the_groups_follow_each_other() -> None:
    starts = [
        *(actions.LAY, actions.BREAK, actions.FIX, actions.FALL, actions.LOOK, actions.DISCARD, actions.GOLD),
        actions.ACTIONS,
    ]
    assert starts == [0, 26 * 234, 6114, 6204, 6438, 6441, 6468, 6471]
    firsts = ["NESW@-4,-6", "break:pick 0", "fix:pick pick 0", "rockfall -4,-6", "map 8,2", "discard NESW", "gold 1"]
    assert [str(actions.MOVES[start]) for start in starts[:-1]] == firsts
    lasts = ["W!@13,6", "break:cart 9", "fix:pick+cart cart 9", "rockfall 13,6", "map 8,-2", "discard map", "gold 3"]
    assert [str(actions.MOVES[start - 1]) for start in starts[1:]] == lasts
    assert len(actions.TILES) == len(TEXT_OF)


def test_what_has_no_number() -> None:
    tile = actions.TILES[0]
    for cell in ((-5, 0), (14, 0), (0, -7), (0, 7)):
        assert Lay(tile, cell) not in actions.ACTION_OF
        assert Rockfall(cell) not in actions.ACTION_OF
    assert Discard(None) not in actions.ACTION_OF
    state = rules.new(Config(3))
    deal = rules.shuffle(state, Random(1))
    assert isinstance(deal, Deal)
    assert deal not in actions.ACTION_OF


@pytest.mark.parametrize("players", range(3, 11))
def test_every_legal_move_within_the_window_has_its_number(players: int) -> None:
    rng, state = Random(players), rules.new(Config(players))
    numbered = 0
    while not rules.is_over(state):
        if rules.awaits_deal(state):
            state = rules.apply(state, rules.shuffle(state, rng))
            continue
        for move in rules.legal(state):
            if move in actions.ACTION_OF:
                numbered += 1
            else:
                assert isinstance(move, Lay | Rockfall)
                assert actions.cell_number(move.cell) is None
        state = rules.apply(state, rng.choice(list(rules.legal(state))))
    assert numbered > 1000
