"""The apprentice: what it does in plain cases, and that diggers get to the treasure often enough."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from random import Random

import pytest

from kartentisch.game import Budget, Move
from kartentisch.games.saboteur import rules
from kartentisch.games.saboteur.board import EMPTY, START
from kartentisch.games.saboteur.moves import Break, Discard, Fix, Gold, Lay, Map, Rockfall
from kartentisch.games.saboteur.players.apprentice import FAR, SHY, Apprentice, cards_to, chances, suspicion
from kartentisch.games.saboteur.state import Config, State
from kartentisch.games.saboteur.view import view
from tests.games.saboteur.positions import A, B, C, D, S, dug, laid, play, state, tile, turns


def choice(here: State) -> Move:
    return Apprentice().choose(view(here, here.turn), Random(0), Budget())


# What it knows


def test_how_many_cards_are_missing() -> None:
    assert cards_to(EMPTY, [A, B, C]) == [9, 7, 9]
    assert cards_to(dug(START, (5, 0)), [A, B, C]) == [5, 3, 5]
    # Around a dead end, back to the start's other sides.
    assert cards_to(laid("EW!@1,0"), [B]) == [9]
    # Through a tunnel that was cut off: the gap, and what was missing before.
    assert cards_to(dug(START, (5, 0)).fall((2, 0)), [B]) == [4]
    assert cards_to(dug(START, (5, 0)).fall((1, 0)).fall((2, 0)), [B]) == [5]
    walls = laid("EW!@1,0", "EW!@-1,0", "NS!@0,1", "NS!@0,-1")
    assert cards_to(walls, [B]) == [FAR]
    # A goal about to be turned leads on in some direction.
    assert cards_to(laid("EW@7,0", board=dug(START, (7, 0))), [A, C], [B]) == [1, 1]


def test_where_the_treasure_may_lie() -> None:
    here = state("map map", "map", "map", goals=("NE", "gold", "NW"))
    assert chances(view(here, 0)) == (2, 2, 2)
    assert chances(view(play(here, "map 8,2"), 0)) == (0, 3, 3)
    assert chances(view(play(here, "map 8,2"), 1)) == (2, 2, 2)
    assert chances(view(play(here, "map 8,0"), 0)) == (0, 6, 0)


def test_whom_it_suspects() -> None:
    history = turns(
        "0 EW@1,0",
        "1 EW!@2,0",
        "2 rockfall 2,0",
        "0 fix:pick pick 2",
        "1 break:cart 0",
        "2 rockfall 1,0",
        "0 NS@0,1",
        "1 map 8,0",
        "0 fix:pick pick 1",
        "2 break:cart 1",
    )
    guilt = suspicion(view(state("map", "map", "map", history=history), 2))
    assert guilt[1] > guilt[0]
    assert suspicion(view(state("map", "map", "map"), 0)) == [0, 0, 0]


# As a digger


def test_a_digger_digs_to_the_treasure() -> None:
    board = dug(START, (7, 0))
    assert choice(state("EW NS", "map", "map", board=board, roles=(D, S, D))) == Lay(tile("EW"), (7, 0))


def test_a_digger_comes_nearer() -> None:
    move = choice(state("NE NESW NS", "map", "map", roles=(D, S, D)))
    assert move == Lay(tile("NESW"), (1, 0))


def test_a_digger_repairs_himself_first_and_then_others() -> None:
    broken = (("pick",), ("lamp",), ())
    assert choice(state("fix:pick fix:lamp NE", "map", "map", broken=broken, roles=(D, D, S))) == Fix(
        "fix:pick", "pick", 0
    )
    assert choice(state("fix:lamp N!", "map", "map", broken=broken, roles=(D, D, S))) == Fix("fix:lamp", "lamp", 1)


def test_a_digger_looks_where_he_has_not_looked() -> None:
    here = state("map map NS", "NS", "NS", goals=("NE", "gold", "NW"), roles=(D, S, D))
    seen = play(here, "map 8,2", "discard NS", "discard NS")._replace(turn=0)
    move = choice(seen)
    assert isinstance(move, Map)
    assert move.cell in (B, C)
    # With the treasure found a map is worth nothing.
    known = play(here, "map 8,0")._replace(turn=0, hands=(("map", "NESW"), (), ()))
    assert choice(known) == Lay(tile("NESW"), (1, 0))


def test_a_digger_breaks_the_tool_of_whoever_spoils_the_way() -> None:
    history = turns("1 EW!@1,0", "1 NS!@0,1")
    here = state("break:pick N!", "map", "map", board=laid("EW!@1,0", "NS!@0,1"), history=history, roles=(D, S, D))
    assert choice(here) == Break("pick", 1)
    # Nobody to suspect, so a dead end is thrown away instead.
    assert choice(state("break:pick N!", "map", "map", roles=(D, S, D))) == Discard("N!")


def test_a_digger_clears_a_dead_end_out_of_the_way() -> None:
    board = laid("EW!@3,0", board=dug(START, (3, 0)))
    assert choice(state("rockfall N!", "map", "map", board=board, roles=(D, S, D))) == Rockfall((3, 0))


def test_a_digger_passes_with_what_he_needs_least() -> None:
    assert choice(state("N! NESW", "map", "map", broken=(("pick",), (), ()), roles=(D, S, D))) == Discard("N!")


# As a saboteur

LATER = ["0 discard map"] * SHY
"""It has had the turns in which it always hides."""


def choices(here: State, number: int = 60) -> set[Move]:
    return {Apprentice().choose(view(here, here.turn), Random(seed), Budget()) for seed in range(number)}


def test_a_saboteur_hides_in_his_first_turns_and_often_later() -> None:
    """He does no harm, or plays the digger; with the goals near he does what he is there for."""
    hand, roles = "break:pick EW! NESW map rockfall", (S, D, D)
    here = state(hand, "map", "map", board=laid("EW@1,0"), history=turns("1 EW@1,0"), roles=roles)
    first = choices(here)
    assert {type(move) for move in first} == {Map, Lay}
    assert {move.tile for move in first if isinstance(move, Lay)} == {tile("NESW")}
    later = here._replace(history=(*here.history, *turns(*LATER)))
    assert choices(later) == {*first, Lay(tile("EW!"), (2, 0))}
    near = here._replace(board=dug(START, (7, 0)))
    assert Lay(tile("EW!"), (7, 0)) in choices(near)
    assert not any(isinstance(move, Map | Discard) for move in choices(near))


def test_a_saboteur_who_plays_the_digger_may_mend_one() -> None:
    broken = ((), ("pick",), ())
    mends = [Fix("fix:pick", "pick", 1)]
    here = state("fix:pick N!", "map", "map", broken=broken, roles=(S, D, D))
    assert {move for move in choices(here) if isinstance(move, Fix)} == {*mends}
    near = here._replace(board=dug(START, (7, 0)))
    assert not {move for move in choices(near) if isinstance(move, Fix)}


def test_a_saboteur_breaks_the_tools_of_those_who_dig() -> None:
    history = turns("1 EW@1,0", "2 discard map", *LATER)
    here = state("break:pick NESW", "map", "map", board=laid("EW@1,0"), history=history, roles=(S, D, D))
    assert Break("pick", 1) in choices(here)
    assert Break("pick", 2) not in choices(here)
    assert choice(here._replace(board=dug(START, (6, 0)))) == Break("pick", 1)


def test_a_saboteur_spoils_the_way_at_the_door() -> None:
    board = dug(START, (7, 0))
    here = state("EW! NESW", "map", "map", board=board, roles=(S, D, D))
    assert choice(here) == Lay(tile("EW!"), (7, 0))
    here = state("NESW rockfall", "map", "map", board=board, roles=(S, D, D))
    assert isinstance(choice(here), Rockfall | Discard)


def test_a_saboteur_throws_good_cards_away_and_repairs_nobody_else() -> None:
    here = state("NESW fix:pick E!", "map", "map", broken=(("cart",), ("pick",), ()), roles=(S, D, D))
    assert choice(here) == Discard("NESW")
    here = state("fix:cart NESW", "map", "map", broken=(("cart",), (), ()), roles=(S, D, D))
    assert choice(here) == Fix("fix:cart", "cart", 0)


def test_it_takes_the_largest_gold_card() -> None:
    here = state("EW", "map", "map", board=dug(START, (7, 0)), roles=(D, S, D), stack=(1, 3, 2))
    assert choice(play(here, "EW@7,0")) == Gold(3)


# Whole games


def reached(players: int, games: int, seed: int = 1) -> float:
    """In how many of the rounds diggers got to the treasure, all seats being apprentices."""
    rng = Random(seed)
    rounds = []
    for _ in range(games):
        here = rules.new(Config(players))
        while not rules.is_over(here):
            here = rules.apply(here, rules.shuffle(here, rng) if rules.awaits_deal(here) else _move(here, rng))
        rounds += [past.reached for past in here.past]
    return sum(rounds) / len(rounds)


def _move(here: State, rng: Random) -> Move:
    return Apprentice().choose(view(here, here.turn), rng, Budget())


@pytest.mark.parametrize("players", [3, 4, 5])
def test_diggers_reach_the_treasure_in_a_quarter_of_the_rounds(players: int) -> None:
    assert reached(players, games=6) >= 0.25


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 4, 5])
def test_diggers_reach_the_treasure_often_but_not_always(players: int, scaled: Callable[[int], int]) -> None:
    assert 0.25 <= reached(players, games=scaled(150), seed=7) <= 0.95


@pytest.mark.parametrize("players", range(3, 11))
def test_it_plays_every_number_of_players(players: int) -> None:
    assert 0 <= reached(players, games=1) <= 1


def test_the_same_seed_is_the_same_game_whatever_the_hashes() -> None:
    code = """
from random import Random
from kartentisch.game import Budget
from kartentisch.games.saboteur import GAME, rules
rng, here, bot = Random(4), rules.new(GAME.configure(5)), GAME.bots["apprentice"]()
while not rules.is_over(here):
    seen = GAME.view(here, rules.to_act(here))
    move = rules.shuffle(here, rng) if seen.turn is None else bot.choose(seen, rng, Budget())
    print(move)
    here = rules.apply(here, move)
"""
    played = {
        subprocess.check_output([sys.executable, "-c", code], env={**os.environ, "PYTHONHASHSEED": seed})
        for seed in ("1", "2", "3")
    }
    assert len(played) == 1
