"""The mine (T9, T10, T14, T16), at all its edges and against a second reading of the rules."""

from __future__ import annotations

import operator
import pickle
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import product
from random import Random
from typing import Any

import pytest

from kartentisch.game import Illegal
from kartentisch.games.saboteur.board import EMPTY, GOAL_CELLS, SIDES, START, Board, Cell, Gap, cell_name
from kartentisch.games.saboteur.cards import CROSSING, DEAD, TEXT_OF, TILE_OF, E, N, S, Tile, W, turned
from tests.games.saboteur.positions import A, B, C, dug, laid, side_to, tile

STONES = ("NE", "NW")


def refused(board: Board, text: str, cell: Cell) -> str:
    with pytest.raises(Illegal) as caught:
        board.check(tile(text), cell)
    assert caught.value.rule == "T9"
    assert caught.value.details["cell"] == cell_name(cell)
    assert cell not in board.places(tile(text))
    return caught.value.reason


def test_t2_the_empty_mine() -> None:
    assert dict(EMPTY.tiles) == {START: CROSSING}
    assert EMPTY.down == GOAL_CELLS == ((8, 2), (8, 0), (8, -2))
    assert EMPTY.lit == {START}
    assert dict(EMPTY.frontier) == {
        (-1, 0): Gap(E, 0, E),
        (0, -1): Gap(N, 0, N),
        (0, 1): Gap(S, 0, S),
        (1, 0): Gap(W, 0, W),
    }
    assert EMPTY.laid == []


@pytest.mark.parametrize(
    ("cell", "name"),
    [
        ((5, 0), "5"),
        ((5, 1), "5A1"),
        ((5, -2), "5C2"),
        ((0, 0), "0"),
        ((-1, 0), "-1"),
        ((-3, -10), "-3C10"),
        (A, "8A2"),
    ],
)
def test_cells_are_named_by_depth_and_rows(cell: Cell, name: str) -> None:
    assert cell_name(cell) == name


# T9: where a card may be laid


def test_t9_openings_meet_openings_and_walls_walls() -> None:
    board = laid("EW@1,0")
    assert refused(board, "NS", (2, 0)) == "mismatch"
    assert refused(board, "NS", (1, 1)) == "mismatch"
    assert board.places(tile("EW")) == [(-1, 0), (2, 0)]
    # A corner between the wall of one and the opening of another.
    board = laid("EW@1,0", "ES@0,1")
    assert board.frontier[1, 1] == Gap(W, S, W)
    assert refused(board, "NSW", (1, 1)) == "mismatch"
    assert refused(board, "NE", (1, 1)) == "mismatch"
    assert (1, 1) in board.places(tile("NW"))


def test_t9_a_gap_tells_every_side_that_brings_light() -> None:
    assert laid("NESW@1,0", "NESW@0,1").frontier[1, 1] == Gap(S | W, 0, S | W)


def test_t9_only_on_an_empty_cell_next_to_a_laid_card() -> None:
    board = laid("EW@1,0")
    assert refused(board, "EW", START) == "occupied"
    assert refused(board, "EW", (1, 0)) == "occupied"
    for goal in GOAL_CELLS:
        assert refused(board, "NESW", goal) == "occupied"
    assert refused(board, "NESW", (3, 0)) == "apart"
    assert refused(board, "NESW", (1, -1)) == "mismatch"
    # A face-down goal is no card to lay another next to.
    assert refused(board, "NESW", (7, 0)) == "apart"


def test_t9_nothing_leads_on_through_a_dead_end() -> None:
    board = laid("EW!@1,0")
    assert (1, 0) in board.lit
    assert (2, 0) not in board.frontier
    assert refused(board, "EW", (2, 0)) == "not-joined"
    # Lying beside a dead end its openings must be matched all the same.
    board = laid("EW!@1,0", "ES@0,1", "EW@1,1", "SW@2,1")
    assert board.frontier[2, 0] == Gap(N | W, 0, N)
    assert refused(board, "NS", (2, 0)) == "mismatch"
    assert {(2, 0)} <= {*board.places(tile("NW"))} & {*board.places(tile("NESW!"))}


def test_t9_walls_on_all_sides_do_not_join() -> None:
    board = laid("NS@0,1", "NS@0,2")
    assert board.frontier.keys() == {(-1, 0), (0, -1), (0, 3), (1, 0)}
    # Matched walls only: beside the tunnel, but with no way in.
    assert refused(board, "NE", (1, 2)) == "not-joined"
    assert refused(board, "EW", (1, 2)) == "mismatch"


def test_t9_a_card_joins_by_its_own_opening() -> None:
    board = laid("EW@1,0")
    assert refused(board, "NS", (2, 0)) == "mismatch"
    board.check(tile("W!"), (2, 0))
    board.check(tile("SW"), (2, 0))


def test_t9_the_area_is_not_bounded() -> None:
    board = dug(START, (-12, 0), (-12, 15), (12, 15), (12, -9))
    assert (12, -8) in board.lit
    assert (12, -9) in board.frontier
    behind = dug(START, (0, 4), (11, 4), (11, -4), (5, -4))
    assert (5, -4) in behind.frontier
    assert behind.down == GOAL_CELLS


# T10: goals as neighbours


@pytest.mark.parametrize("text", [text for text in TILE_OF if "W" in text])
def test_t10_a_face_down_goal_matches_anything(text: str) -> None:
    dug(START, (7, 0)).check(tile(text), (7, 0))


def test_t10_a_shown_stone_must_be_matched_and_leads_on() -> None:
    board = laid("EW@7,0", board=dug(START, (7, 0))).show(B, tile("NW"), (7, 0))
    assert board.tiles[B] == tile("NW")
    assert board.down == (A, C)
    assert board.frontier[8, 1] == Gap(S, 0, S)
    assert (9, 0) not in board.frontier
    assert refused(board, "EW", (8, 1)) == "mismatch"
    assert refused(board, "NS", (8, -1)) == "mismatch"
    assert refused(board, "EW", (8, -1)) == "not-joined"
    assert refused(board, "NS", (9, 0)) == "not-joined"
    onward = laid("NS@8,1", board=board)
    assert onward.reached((8, 1)) == [A]
    # A dead end through the stone is lit, and that is all.
    assert laid("NS!@8,1", board=board).reached((8, 1)) == []


def test_t10_a_stone_need_not_fit_its_other_neighbours_and_nothing_passes_there() -> None:
    """Here its opening upwards runs against the floor of a tunnel."""
    board = laid("EW@7,0", board=dug(START, (7, 0)))
    board = dug(START, (0, 1), (9, 1), board=board)
    stone = board.show(B, tile("NW"), (7, 0))
    assert stone.tiles[8, 1] == tile("EW")
    assert stone.tiles[B] & N
    # Once the upper tunnel has fallen in at its beginning, the stone does not light it.
    fallen = stone.fall((0, 1))
    assert B in fallen.lit
    assert (8, 1) not in fallen.lit
    assert agrees(fallen)
    # Nor does the tunnel light the stone.
    assert B not in stone.fall((7, 0)).lit


# T16: goals reached


def approaches(goal: Cell) -> Iterator[tuple[Board, Cell]]:
    """A mine for each side of a goal, with a tunnel up to the cell there, which is still empty."""
    x, y = goal
    roundabout = {
        (x - 1, y): [START, (0, y), (x - 1, y)] if y else [START, (x - 1, 0)],
        (x, y + 1): [START, (0, y + 1), (x, y + 1)],
        (x, y - 1): [START, (0, y - 1), (x, y - 1)],
        (x + 1, y): [START, (0, 5), (x + 1, 5), (x + 1, y)],
    }
    for cell, corners in roundabout.items():
        yield dug(*corners), cell


@pytest.mark.parametrize("goal", GOAL_CELLS)
def test_t16_every_card_from_every_side(goal: Cell) -> None:
    """Whatever lies open to a goal and leads on reaches it, and the stone turns to meet it."""
    tried = 0
    for (board, cell), text in product(approaches(goal), TILE_OF):
        if cell not in board.places(tile(text)):
            continue
        after = board.lay(tile(text), cell)
        opens = bool(tile(text) & side_to(cell, goal)) and not tile(text) & DEAD
        assert (goal in after.reached(cell)) == opens
        tried += 1
        for stone in STONES if opens else ():
            shown = after.show(goal, tile(stone), cell)
            assert shown.tiles[goal] in (tile(stone), turned(tile(stone)))
            assert shown.tiles[goal] & side_to(goal, cell)
            assert goal in shown.lit
            assert goal not in shown.down
            assert text != "NESW" or agrees(shown)
    assert tried > 40


@pytest.mark.parametrize(("above", "below"), [*product(STONES, repeat=2)])
@pytest.mark.parametrize("cell", [(8, 1), (8, -1)])
def test_t16_two_goals_at_once(cell: Cell, above: str, below: str) -> None:
    x, y = cell
    board = dug(START, (0, y), cell).lay(tile("NSW"), cell)
    assert board.reached(cell) == [(x, y + 1), (x, y - 1)]
    shown = board.show((x, y + 1), tile(above), cell).show((x, y - 1), tile(below), cell)
    assert shown.tiles[x, y + 1] & S
    assert shown.tiles[x, y - 1] & N
    assert len(shown.down) == 1
    assert agrees(shown)
    assert dug(START, (0, y), cell).lay(tile("NSW!"), cell).reached(cell) == []


def test_t16_a_dead_end_does_not_reach_a_goal() -> None:
    for text in ("EW!", "NESW!", "NEW!"):
        board = laid(f"{text}@7,0", board=dug(START, (7, 0)))
        assert board.reached((7, 0)) == []
        assert board.down == GOAL_CELLS


def test_t16_a_card_that_passes_by_reaches_nothing() -> None:
    board = dug(START, (0, 1), (12, 1))
    assert board.reached((8, 1)) == []
    assert board.down == GOAL_CELLS


def test_t16_a_turned_stone_lights_the_dead_end_behind_it() -> None:
    """Light is spread anew from the stone."""
    board = dug(START, (0, 4), (9, 4), (9, 0))
    board = laid("NW!@9,0", board=board)
    fallen = board.fall((9, 1))
    assert (9, 0) not in fallen.lit
    reached = laid("EW@7,0", board=dug(START, (7, 0), board=fallen))
    shown = reached.show(B, tile("NW"), (7, 0))
    assert not shown.tiles[B] & E
    assert (9, 0) not in shown.lit
    shown = laid("NW@8,-1", board=dug(START, (0, -1), (8, -1), board=fallen)).show(B, tile("NW"), (8, -1))
    assert shown.tiles[B] == tile("ES")
    assert (9, 0) in shown.lit
    assert agrees(shown)


def test_t16_the_treasure_is_a_crossing() -> None:
    board = laid("EW@7,0", board=dug(START, (7, 0))).show(B, CROSSING, (7, 0))
    assert board.tiles[B] == CROSSING
    assert board.frontier.keys() >= {(8, 1), (8, -1), (9, 0)}


# T14: rockfall


def test_t14_a_gap_may_be_filled_again_and_light_returns() -> None:
    board = dug(START, (6, 0))
    assert board.laid == [(1, 0), (2, 0), (3, 0), (4, 0), (5, 0)]
    fallen = board.fall((2, 0))
    assert fallen.lit == {START, (1, 0)}
    assert fallen.frontier[2, 0] == Gap(E | W, 0, W)
    assert (6, 0) not in fallen.frontier
    assert refused(fallen, "EW", (6, 0)) == "not-joined"
    assert refused(fallen, "SW", (2, 0)) == "mismatch"
    again = laid("EW@2,0", board=fallen)
    assert again == board
    blocked = laid("EW!@2,0", board=fallen)
    assert blocked.lit == {START, (1, 0), (2, 0)}
    assert refused(blocked, "EW", (6, 0)) == "not-joined"


def test_t14_the_last_card_of_a_branch_falls() -> None:
    board = dug(START, (3, 0))
    assert board.fall((2, 0)) == dug(START, (2, 0))
    assert board.fall((2, 0)).fall((1, 0)) == EMPTY


def test_t16_a_shown_stone_stays_shown_after_a_rockfall() -> None:
    board = laid("EW@7,0", board=dug(START, (7, 0))).show(B, tile("NE"), (7, 0))
    assert board.tiles[B] == tile("SW")
    fallen = board.fall((7, 0))
    assert fallen.tiles[B] == tile("SW")
    assert B not in fallen.lit
    assert fallen.down == (A, C)
    assert B not in fallen.laid
    assert (8, -1) not in fallen.frontier
    # It has to be matched where the gap is filled, and leads on once it is lit.
    assert fallen.frontier[7, 0] == Gap(E | W, 0, W)
    assert refused(fallen, "SW", (7, 0)) == "mismatch"
    again = laid("ESW@7,0", board=fallen)
    assert again.reached((7, 0)) == []
    assert (8, -1) in again.frontier


def test_t16_a_tunnel_lit_again_reaches_no_goal_twice() -> None:
    """Whatever lies open to a goal turned it when it was laid, so a filled gap behind cannot reach anything."""
    board = laid("EW@7,0", board=dug(START, (7, 0))).show(B, tile("NW"), (7, 0))
    fallen = board.fall((3, 0))
    again = laid("EW@3,0", board=fallen)
    assert again.reached((3, 0)) == []
    assert again == board


# Against a second reading of the rules


def light(tiles: dict[Cell, Tile]) -> set[Cell]:
    """All cards joined to the start, by asking again and again until nothing changes."""
    lit = {START}
    while True:
        more = {
            (x + dx, y + dy)
            for x, y in lit
            for side, dx, dy, back in SIDES
            if tiles[x, y] & side and not tiles[x, y] & DEAD and tiles.get((x + dx, y + dy), 0) & back
        }
        if more <= lit:
            return lit
        lit |= more


def may_lie(board: Board, lit: set[Cell], card: Tile, cell: Cell) -> bool:
    """T9 and T10 word by word."""
    if cell in board.tiles or cell in board.down:
        return False
    x, y = cell
    joined = False
    for side, dx, dy, back in SIDES:
        other = board.tiles.get((x + dx, y + dy))
        if other is not None:
            if bool(card & side) != bool(other & back):
                return False
            joined |= bool(card & side) and not other & DEAD and (x + dx, y + dy) in lit
    return joined


def agrees(board: Board) -> bool:
    """Whether light, frontier, `places` and `check` are what the rules say, for all tiles in and around the mine."""
    tiles = dict(board.tiles)
    lit = light(tiles)
    xs, ys = ([cell[i] for cell in (*tiles, *GOAL_CELLS)] for i in (0, 1))
    around = list(product(range(min(xs) - 2, max(xs) + 3), range(min(ys) - 2, max(ys) + 3)))
    assert board.lit == lit
    assert list(board.frontier) == sorted(board.frontier)
    for card in TILE_OF.values():
        legal = [cell for cell in around if may_lie(board, lit, card, cell)]
        assert board.places(card) == legal, TEXT_OF[card]
        for cell in around:
            try:
                board.check(card, cell)
            except Illegal:
                assert cell not in legal
            else:
                assert cell in legal
    return True


def grown(rng: Random, cards: int) -> Iterator[Board]:
    """A mine that grows at random from a tunnel near the goals, rather towards them, with rockfalls."""
    board = dug(START, (6, 0))
    for _ in range(cards):
        if board.laid and rng.random() < 0.1:
            board = board.fall(rng.choice(board.laid))
        else:
            card = rng.choice(list(TILE_OF.values()))
            places = board.places(card)
            if rng.random() < 0.7:
                places = sorted(places, key=lambda cell: abs(cell[0] - 8) + abs(cell[1]))[:2]
            if places:
                cell = rng.choice(places)
                board = board.lay(card, cell)
                for goal in board.reached(cell):
                    what = rng.choice((CROSSING, *map(tile, STONES)))
                    board = board.show(goal, what, cell)
        yield board


@pytest.mark.parametrize("seed", range(6))
def test_t9_t10_t16_random_mines_agree_with_a_second_reading(seed: int) -> None:
    for i, board in enumerate(grown(Random(seed), 60)):
        if i % 6 == 0:
            assert agrees(board)
        # T16: no card that light reaches lies open to a face-down goal, so all that was reached is turned.
        for goal in board.down:
            for _, dx, dy, back in SIDES:
                neighbour = (goal[0] + dx, goal[1] + dy)
                card = board.tiles.get(neighbour, 0)
                assert card & DEAD or neighbour not in board.lit or not card & back
    assert agrees(board)


def test_random_mines_do_reach_goals() -> None:
    """So that the test above tests something."""
    ends = [list(grown(Random(seed), 60))[-1] for seed in range(6)]
    assert sum(len(board.down) < 3 for board in ends) >= 2
    assert sum(len(board.down) < 2 for board in ends) >= 1
    assert any(card & DEAD for board in ends for card in board.tiles.values())
    assert any(cell not in board.lit for board in ends for cell in board.tiles)


# Nobody can change it


CHANGES: dict[str, Callable[[Any], object]] = {
    "clear": lambda cells: cells.clear(),
    "pop": lambda cells: cells.pop((1, 0)),
    "update": lambda cells: cells.update({(5, 5): 15}),
    "an item set": lambda cells: operator.setitem(cells, (5, 5), 15),
    "an item deleted": lambda cells: operator.delitem(cells, (0, 0)),
    "an attribute set": lambda cells: setattr(cells, "entries", ()),
    "an attribute added": lambda cells: setattr(cells, "more", ()),
    "an attribute deleted": lambda cells: delattr(cells, "entries"),
    "its dict": lambda cells: vars(cells),
    "read again": lambda cells: cells.__setstate__([()]),
}


@pytest.mark.parametrize("field", ["tiles", "frontier"])
@pytest.mark.parametrize("change", CHANGES)
def test_a_board_cannot_be_changed(change: str, field: str) -> None:
    board = laid("EW@1,0")
    entries, known = getattr(board, field).entries, hash(board)
    with pytest.raises((AttributeError, TypeError)):
        CHANGES[change](getattr(board, field))
    assert (getattr(board, field).entries, hash(board)) == (entries, known)
    with pytest.raises(AttributeError):
        setattr(board, field, ())


def test_to_make_a_board_again_does_not_change_it() -> None:
    board = laid("EW@1,0")
    kept = hash(board)
    with suppress(TypeError):
        board.tiles.__init__(())  # type: ignore[misc] # that is what a cheat would try
    assert hash(board) == kept == hash(laid("EW@1,0"))


def test_boards_are_equal_and_hashed_by_value_however_they_came_about() -> None:
    one, other = laid("EW@1,0", "NS@0,1"), laid("NS@0,1", "EW@1,0")
    assert (one, hash(one), repr(one.tiles)) == (other, hash(other), repr(other.tiles))
    assert len({one, other, laid("EW@1,0")}) == 2
    assert one.tiles != dict(one.tiles)
    assert pickle.loads(pickle.dumps(one)) == one
    assert list(one.tiles) == sorted(one.tiles) == [(0, 0), (0, 1), (1, 0)]
    assert one.tiles.get((7, 7)) is None
    assert (7, 7) not in one.tiles
