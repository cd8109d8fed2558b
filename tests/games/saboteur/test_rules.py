"""Turns and what they lead to (T7–T17)."""

from __future__ import annotations

from random import Random

import pytest

from kartentisch.games.saboteur import rules
from kartentisch.games.saboteur.board import EMPTY, START
from kartentisch.games.saboteur.cards import TILE_OF
from kartentisch.games.saboteur.moves import Break, Discard, Fix, Gold, Lay, Map, Rockfall, Turn
from kartentisch.games.saboteur.state import OPTIONS, Config, Past, Phase, State
from tests.games.saboteur.positions import A, B, C, D, S, deal, dug, laid, play, refusal, state, tile


def legal(hand: str, **fields: object) -> set[str]:
    """The moves of seat 0 but for passing, as texts; passing with each card is checked here (T8)."""
    here = state(hand, "map", "map", **fields)  # type: ignore[arg-type]
    texts = [str(move) for move in rules.legal(here)]
    passing = [f"discard {card}" for card in dict.fromkeys(hand.split())]
    assert texts[len(texts) - len(passing) :] == passing
    assert rules.steps(here) == rules.legal(here)
    for move in rules.legal(here):
        rules.apply(here, move)
    return set(texts[: len(texts) - len(passing)])


# T8: a turn


def test_t8_a_card_is_played_and_the_next_one_drawn() -> None:
    before = state("EW map", "NS", "NS", deck="NE NW")
    after = play(before, "EW@1,0")
    assert after.hands == (("map", "NE"), ("NS",), ("NS",))
    assert after.deck == ("NW",)
    assert after.turn == 1
    assert after.history == (Turn(0, Lay(tile("EW"), (1, 0))),)
    assert after.board == laid("EW@1,0")
    assert rules.to_act(after) == 1
    assert rules.written(before, Map(B)) == Map(B)


def test_t8_one_of_several_equal_cards_is_played() -> None:
    assert play(state("NE EW NE map", "map", "map", deck="NS"), "discard NE").hands[0] == ("EW", "NE", "map", "NS")


def test_t8_without_a_pile_nothing_is_drawn() -> None:
    assert play(state("EW map", "NS", "NS"), "EW@1,0").hands[0] == ("map",)


@pytest.mark.parametrize("card", ["NE", "N!", "break:pick", "fix:lamp+cart", "rockfall", "map"])
def test_t8_passing_with_any_card_is_always_allowed(card: str) -> None:
    after = play(state(card, "map", "map", broken=(("pick", "lamp", "cart"), (), ())), f"discard {card}")
    assert after.hands[0] == ()
    assert after.history == (Turn(0, Discard(card)),)
    assert (after.board, after.broken[0]) == (EMPTY, ("pick", "lamp", "cart"))


@pytest.mark.parametrize(
    "move",
    ["EW@1,0", "break:pick 1", "fix:pick pick 1", "rockfall 1,0", "map 8,0", "discard EW"],
)
def test_t8_nobody_plays_what_he_does_not_hold(move: str) -> None:
    here = state("NS", "EW break:pick fix:pick rockfall map", "NS", board=laid("EW@1,0"), broken=((), ("pick",), ()))
    assert refusal(here, move) == ("not-held", "T8")


def test_t8_strange_moves_are_refused() -> None:
    here = state("EW", "EW", "EW")
    for move in (Lay(0, (1, 0)), Lay(99, (1, 0)), Break("axe", 1), Fix("fix:axe", "axe", 1), Discard(None)):
        assert refusal(here, move) == ("not-held", "T8")
    assert refusal(here, Gold(1)) == ("turn-expected", "T8")
    assert refusal(here, deal()) == ("turn-expected", "T8")


# T9–T11: laying


def test_t9_legal_lays_are_all_cells_and_positions() -> None:
    assert legal("NE EW") == {"NE@-1,0", "NE@0,-1", "SW@0,1", "SW@1,0", "EW@-1,0", "EW@1,0"}
    assert legal("N! N! N!") == {"N!@0,-1", "S!@0,1"}


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("EW@0,0", "occupied"),
        ("EW@8,0", "occupied"),
        ("EW@4,4", "apart"),
        ("EW@0,1", "mismatch"),
        ("EW@1,-1", "not-joined"),
    ],
)
def test_t9_refusals(move: str, reason: str) -> None:
    here = state("EW", "map", "map", board=laid("EW@1,0"))
    assert refusal(here, move) == (reason, "T9")


def test_t11_a_broken_tool_stops_laying_and_nothing_else() -> None:
    broken = (("lamp",), (), ())
    assert legal("EW map rockfall fix:lamp", board=laid("NS@0,1"), broken=broken) == {
        "map 8,2",
        "map 8,0",
        "map 8,-2",
        "rockfall 0,1",
        "fix:lamp lamp 0",
    }
    assert refusal(state("EW", "map", "map", broken=broken), "EW@1,0") == ("tool-broken", "T11")
    play(state("EW", "map", "map", broken=((), ("lamp",), ("cart",))), "EW@1,0")


# T12, T13: tools


def test_t12_a_tool_is_broken_once_and_ones_own_too() -> None:
    broken = ((), ("lamp",), ("pick", "cart"))
    assert legal("break:pick", broken=broken) == {"break:pick 0", "break:pick 1"}
    here = state("break:pick", "map", "map", broken=broken)
    assert play(here, "break:pick 1").broken == ((), ("pick", "lamp"), ("pick", "cart"))
    assert play(here, "break:pick 0").broken[0] == ("pick",)
    assert refusal(here, "break:pick 2") == ("broken-already", "T12")
    assert refusal(here, "break:pick 3") == ("no-seat", "")


def test_t12_the_option_forbids_to_break_ones_own_tool() -> None:
    config = Config(3, break_own_tool=False)
    assert legal("break:cart", config=config) == {"break:cart 1", "break:cart 2"}
    assert refusal(state("break:cart", "map", "map", config=config), "break:cart 0") == ("own-tool", "T12")
    assert [option.name for option in OPTIONS if option.rule == "T12"] == ["break_own_tool"]
    assert Config(3).break_own_tool


def test_t13_a_repair_removes_one_matching_tool() -> None:
    broken = (("pick",), ("lamp", "cart"), ())
    assert legal("fix:pick fix:lamp+cart fix:pick+cart", broken=broken) == {
        "fix:pick pick 0",
        "fix:lamp+cart lamp 1",
        "fix:lamp+cart cart 1",
        "fix:pick+cart pick 0",
        "fix:pick+cart cart 1",
    }
    here = state("fix:lamp+cart", "map", "map", broken=broken)
    assert play(here, "fix:lamp+cart cart 1").broken == (("pick",), ("lamp",), ())
    assert play(here, "fix:lamp+cart lamp 1").broken == (("pick",), ("cart",), ())
    assert refusal(here, "fix:lamp+cart pick 0") == ("repairs-other", "T13")
    assert refusal(here, "fix:lamp+cart lamp 0") == ("not-broken", "T13")
    assert refusal(here, "fix:lamp+cart lamp 7") == ("no-seat", "")


def test_t13_no_repair_without_a_target() -> None:
    assert legal("fix:pick fix:lamp+cart") == set()


# T14: rockfall and map


def test_t14_rockfall_removes_one_laid_card() -> None:
    board = laid("EW@7,0", board=dug(START, (7, 0))).show(B, tile("NE"), (7, 0))
    assert legal("rockfall", board=board) == {f"rockfall {x},0" for x in range(1, 8)}
    here = state("rockfall", "map", "map", board=board)
    after = play(here, "rockfall 3,0")
    assert after.board == board.fall((3, 0))
    assert after.history == (Turn(0, Rockfall((3, 0))),)
    assert refusal(here, "rockfall 0,0") == ("never-falls", "T14")
    assert refusal(here, "rockfall 8,0") == ("never-falls", "T14")
    assert refusal(here, "rockfall 8,2") == ("never-falls", "T14")
    assert refusal(here, "rockfall 1,1") == ("nothing-to-fall", "T14")


def test_t14_a_map_looks_at_a_goal_still_face_down() -> None:
    board = laid("EW@7,0", board=dug(START, (7, 0))).show(B, tile("NE"), (7, 0))
    assert legal("map", board=board) == {"map 8,2", "map 8,-2"}
    here = state("map", "map", "map", board=board, goals=("gold", "NE", "NW"))
    assert play(here, "map 8,2").board == board
    assert refusal(here, "map 8,0") == ("goal-shown", "T14")
    assert refusal(here, "map 8,1") == ("no-goal", "T14")
    assert refusal(here, "map 0,0") == ("no-goal", "T14")


# T15: skipped players


def test_t15_a_player_without_cards_is_skipped() -> None:
    assert play(state("map map", "", "map"), "discard map").turn == 2
    assert play(state("map map", "", ""), "discard map").turn == 0
    assert play(state("map", "", "map", turn=2), "discard map").turn == 0


@pytest.mark.parametrize("players", [3, 5, 10])
def test_t15_hands_run_out_in_turn_order(players: int) -> None:
    here = rules.apply(rules.new(Config(players)), deal(players))
    seats = []
    while rules.to_act(here) is not None:
        seats.append(here.turn)
        here = rules.apply(here, Discard(here.hands[here.turn][0]))
    assert len(seats) == 67
    first = seats[0]
    assert seats == [(first + i) % players for i in range(67)]


# T16: goals


def at_the_door(cell: tuple[int, int], goals: tuple[str, str, str], hand: str = "NESW map") -> State:
    board = dug(START, (0, cell[1]), cell)
    return state(hand, "map", "map", board=board, goals=goals, deck="NE", roles=(D, D, S))


@pytest.mark.parametrize("stone", ["NE", "NW"])
def test_t16_a_stone_is_turned_to_join_and_the_round_goes_on(stone: str) -> None:
    other = "NW" if stone == "NE" else "NE"
    here = at_the_door((7, 0), ("gold", stone, other))
    after = play(here, "NESW@7,0")
    assert after.phase is Phase.TURN
    assert after.board.down == (A, C)
    assert after.board.tiles[B] == tile("SW" if stone == "NE" else "NW")
    assert after.hands[0] == ("map", "NE")
    assert after.turn == 1


def test_t16_the_treasure_ends_the_round_and_nothing_is_drawn() -> None:
    after = play(at_the_door((7, 0), ("NE", "gold", "NW")), "NESW@7,0")
    assert after.phase is Phase.PICK
    assert after.hands[0] == ("map",)
    assert after.deck == ("NE",)
    assert after.board.down == (A, C)
    assert after.board.tiles[B] == tile("NESW")


@pytest.mark.parametrize(
    ("goals", "phase"),
    [(("NE", "NW", "gold"), Phase.TURN), (("gold", "NE", "NW"), Phase.PICK), (("NW", "gold", "NE"), Phase.PICK)],
)
def test_t16_two_goals_at_once_are_both_turned(goals: tuple[str, str, str], phase: Phase) -> None:
    after = play(at_the_door((8, 1), goals), "NESW@8,1")
    assert after.phase is phase
    assert after.board.down == (C,)
    assert {A, B} <= after.board.lit
    if phase is Phase.TURN:
        assert (after.board.tiles[A], after.board.tiles[B]) == (tile("SW"), tile("NW"))


def test_t16_a_dead_end_at_the_treasure_is_none() -> None:
    after = play(at_the_door((7, 0), ("NE", "gold", "NW"), "NESW! map"), "NESW!@7,0")
    assert after.phase is Phase.TURN
    assert len(after.board.down) == 3


def test_t16_through_a_shown_stone_to_the_treasure() -> None:
    here = at_the_door((7, 0), ("gold", "NW", "NE"))
    here = play(here, "NESW@7,0", "discard map", "discard map")._replace(hands=(("NS",), ("map",), ("map",)))
    assert here.board.tiles[B] == tile("NW")
    assert play(here, "NS@8,1").phase is Phase.PICK


def test_t16_rockfall_and_filling_the_gap_again_behind_the_goals() -> None:
    board = dug(START, (0, 4), (10, 4), (10, 0), (9, 0))
    here = state("rockfall map", "EW map", "EW", board=board, goals=("NE", "gold", "NW"), roles=(D, D, S))
    cut = play(here, "rockfall 5,4")
    assert refusal(cut, "EW@9,0") == ("not-joined", "T9")
    again = play(cut, "EW@5,4")
    assert again.turn == 2
    assert play(again, "EW@9,0").phase is Phase.PICK


# T17: the end of a round


def test_t17_the_round_ends_when_nobody_has_a_card_left() -> None:
    here = state("", "", "map", turn=2, first=1, roles=(D, S, D))
    after = play(here, "discard map")
    assert after.phase is Phase.DEAL
    assert rules.awaits_deal(after)
    assert rules.to_act(after) is None
    assert rules.legal(after) == ()
    assert after.past == (Past((D, S, D), D, False, (), ((), (3, 1), ())),)
    # The round stands until the next deal.
    assert after.history == (Turn(2, Discard("map")),)
    assert after.hands == ((), (), ())
    assert after == here._replace(
        phase=Phase.DEAL, hands=after.hands, history=after.history, past=after.past, stack=after.stack
    )


def test_t17_t20_a_finished_round_stands_until_the_next_deal() -> None:
    broken = ((), ("pick",), ())
    here = state("map", "map NE", "EW", turn=2, board=dug(START, (7, 0)), roles=(D, S, D), deck="NS", broken=broken)
    assert rules.reached(here) is None
    picking = play(here, "EW@7,0")
    assert rules.reached(picking) is True
    after = play(picking, "gold 1")
    assert rules.reached(after) is True
    assert [pick.seat for pick in after.picks] == [2, 0]
    assert after.past == (Past((D, S, D), D, True, after.picks, ((), (), ())),)
    gold = {"offer": (), "picks": after.picks, "past": after.past}
    assert after == picking._replace(phase=Phase.DEAL, turn=after.turn, **gold)  # type: ignore[arg-type]
    assert (after.hands, after.deck, after.broken) == ((("map",), ("map", "NE"), ()), ("NS",), broken)
    dealt = rules.apply(after, rules.shuffle(after, Random(1)))
    assert (dealt.board, dealt.broken, dealt.history, dealt.picks) == (EMPTY, ((), (), ()), (), ())
    assert (dealt.past, dealt.first, rules.reached(dealt)) == (after.past, 0, None)
    assert rules.reached(rules.new(Config(3))) is None


def test_t17_with_the_last_card_the_treasure_can_still_be_reached() -> None:
    board = dug(START, (7, 0))
    here = state("", "", "EW", turn=2, board=board, roles=(D, S, D))
    assert play(here, "EW@7,0").phase is Phase.PICK


# The rules are total


def test_after_every_phase_other_moves_are_refused() -> None:
    fresh = rules.new(Config(3, rounds=1))
    assert refusal(fresh, "gold 1") == ("deal-expected", "")
    assert refusal(fresh, "map 8,0") == ("deal-expected", "")
    picking = play(at_the_door((7, 0), ("NE", "gold", "NW")), "NESW@7,0")
    assert refusal(picking, "discard map") == ("pick-expected", "T18")
    assert refusal(picking, deal()) == ("pick-expected", "T18")
    over = play(state("map", "", "", config=Config(3, rounds=1)), "discard map")
    assert rules.is_over(over)
    assert not rules.is_over(picking)
    assert refusal(over, "map 8,0") == ("game-over", "T21")
    assert refusal(over, deal()) == ("game-over", "T21")


def test_every_tile_is_offered_in_some_game() -> None:
    rng = Random(1)
    seen = set()
    for seed in range(30):
        here = rules.apply(rules.new(Config(5)), deal(5, seed))
        for _ in range(40):
            moves = rules.legal(here)
            seen |= {move.tile for move in moves if isinstance(move, Lay)}
            here = rules.apply(here, rng.choice(moves))
    assert seen == set(TILE_OF.values())
