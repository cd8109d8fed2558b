"""The apprentice of Saboteur: the baseline for every other level."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from kartentisch.game import Budget, Move, Seat
from kartentisch.games.saboteur.board import GOAL_CELLS, SIDES, Board, Cell
from kartentisch.games.saboteur.cards import BREAKS, DEAD, MAP, POSITIONS, ROCKFALL, TREASURE, Card, Role, Tile
from kartentisch.games.saboteur.moves import Break, Discard, Fix, Gold, Lay, Map, Rockfall
from kartentisch.games.saboteur.state import Phase
from kartentisch.games.saboteur.view import View

SUSPECT = 1.5
"""With this much suspicion or more a seat counts as an enemy."""
NEAR = 4
"""While the tunnel needs more cards than this, a saboteur would rather not lay a dead end."""
SURE = 6
FAR = 15
"""The number of cards assumed for a goal that cannot be reached."""
SHY = 2
"""In so many of its first turns a saboteur always hides."""
HIDING = 0.5
"""How often it does so later."""
STRIKING = 3
"""When the tunnel needs this many cards or fewer, it never hides."""
PRETENDING = 0.3
"""How often, when it hides, it does what it would do as a digger; else it does no harm."""

_ROW = 16
_BITS: dict[Cell, int] = {(x, y): 1 << (y + 4) * _ROW + x + 3 for x in range(-2, 12) for y in range(-4, 5)}
"""The cells in which tunnels are searched, as bits; the bits at the ends of the rows stay 0."""
_ROOM = sum(_BITS.values()) & ~sum(_BITS[cell] for cell in GOAL_CELLS)


class Apprentice:
    """Plays by its role, by how many cards the tunnel still needs, and by plain suspicion.

    Every move gets a value and the best one is made; ties are broken at random. As a digger it digs towards where the
    treasure may lie, repairs, and breaks the tools of those who harmed the tunnel. As a saboteur it breaks the tools of
    those who helped it, blocks the tunnel once the goals come near, and throws good cards away. Before that it
    mostly hides: it looks at goals, repairs its own tools and discards, or plays a turn as if it were a digger.
    One that is told not to bluff does harm from its first turn on.
    """

    def __init__(self, *, bluffs: bool = True) -> None:
        self._bluffs = bluffs

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 (it needs no budget)
        """Its move."""
        if view.phase is Phase.PICK:
            return max(view.moves, key=lambda move: move.value if isinstance(move, Gold) else 0)
        assert view.seat is not None
        digs = view.roles[view.seat] == Role.DIGGER
        judge, moves = _Judge(view, digs), view.moves
        if not digs and self._bluffs and judge.hides(rng):
            if rng.random() < PRETENDING:
                judge = _Judge(view, digs=True)
            else:
                moves = tuple(move for move in moves if isinstance(move, Map | Fix | Discard))
        worths = [judge.worth(move) for move in moves]
        best = max(worths)
        return rng.choice([move for move, worth in zip(moves, worths, strict=True) if worth == best])


def chances(view: View) -> tuple[int, ...]:
    """The probabilities that the treasure lies at A, B and C, as far as the view tells, times six."""
    if TREASURE in view.goals:
        return tuple(SURE * (goal == TREASURE) for goal in view.goals)
    return tuple(SURE // view.goals.count(None) * (goal is None) for goal in view.goals)


def suspicion(view: View) -> list[float]:
    """A score of suspicion for each seat, from what it did: above 0 it seems to be a saboteur, below 0 a digger."""
    guilt = [0.0] * view.config.players
    tiles: dict[Cell, Tile] = {}
    for seat, move in view.history:
        if isinstance(move, Lay):
            tiles[move.cell] = move.tile
            guilt[seat] += 2 if move.tile & DEAD else -1 if leads_on(move.tile, move.cell) else 0.5
        elif isinstance(move, Rockfall):
            guilt[seat] += -1 if tiles[move.cell] & DEAD else 2
        elif isinstance(move, Break):
            guilt[seat] += 1 if guilt[move.seat] <= 0 or move.seat == view.seat else -0.5
        elif isinstance(move, Fix) and move.seat != seat:
            guilt[seat] += -0.5 if guilt[move.seat] <= 0 or move.seat == view.seat else 0.5
    return guilt


def leads_on(tile: Tile, cell: Cell) -> bool:
    """Whether a tile has an opening to a cell that is nearer to some goal than the tile itself."""
    x, y = cell
    ends = [(x + dx, y + dy) for side, dx, dy, _ in SIDES if tile & side]
    return any(_apart(end, goal) < _apart(cell, goal) for end in ends for goal in GOAL_CELLS)


def _apart(cell: Cell, goal: Cell) -> int:
    return abs(goal[0] - cell[0]) + abs(goal[1] - cell[1])


def cards_to(board: Board, goals: list[Cell], reached: Iterable[Cell] = ()) -> list[int]:
    """The least number of cards that a tunnel needs from where light reaches to each of some face-down goals.

    Goals that were just `reached` may be stones, which may lead on in any direction.
    """
    room, wanted = _ROOM, 0
    for cell in board.tiles:
        room &= ~_BITS.get(cell, 0)
    for cell in board.frontier:
        wanted |= _BITS.get(cell, 0)
    for x, y in reached:
        for _, dx, dy, _ in SIDES:
            wanted |= _BITS[x + dx, y + dy]
    dark = _dark_tunnels(board)
    return [_cards_to(_BITS[goal], room, wanted, dark) for goal in goals]


def _cards_to(found: int, room: int, wanted: int, dark: list[int]) -> int:
    for cards in range(1, FAR):
        # A tunnel that meets one mouth of a dark tunnel can go on from any other mouth.
        through = [mouths for mouths in dark if mouths & found]
        found = found << 1 | found >> 1 | found << _ROW | found >> _ROW
        for mouths in through:
            found |= mouths
        found &= room
        if found & wanted:
            return cards
        room &= ~found
    return FAR


def _dark_tunnels(board: Board) -> list[int]:
    """For each tunnel that is cut off from the light, the cells to which it opens (its mouths)."""
    tunnels = []
    todo = [cell for cell, tile in board.tiles.items() if cell not in board.lit and not tile & DEAD]
    while todo:
        mouths = 0
        tunnel = [todo.pop()]
        for x, y in tunnel:
            for side, dx, dy, back in SIDES:
                if board.tiles[x, y] & side:
                    end = (x + dx, y + dy)
                    mouths |= _BITS.get(end, 0)
                    if end in todo and board.tiles[end] & back:
                        todo.remove(end)
                        tunnel.append(end)
        tunnels.append(mouths)
    return tunnels


class _Judge:
    """Values of moves for the seat of a view, if it digs or not."""

    def __init__(self, view: View, digs: bool) -> None:
        assert view.seat is not None
        self._view = view
        self._seat: Seat = view.seat
        self._digs = digs
        self._chances = {cell: chance for cell, chance in zip(GOAL_CELLS, chances(view), strict=True) if chance}
        self._guilt = suspicion(view)
        self._need = self._needed(view.board)

    def hides(self, rng: Random) -> bool:
        """Whether a saboteur does not show in this turn what it is."""
        turns = sum(turn.seat == self._seat for turn in self._view.history)
        return self._need > STRIKING and (turns < SHY or rng.random() < HIDING)

    def worth(self, move: Move) -> float:
        """The value of a move, the higher the better; discarding a useless card has the value 0."""
        if isinstance(move, Lay):
            return self._lay(move)
        if isinstance(move, Break):
            return self._break(move)
        if isinstance(move, Fix):
            return self._fix(move)
        if isinstance(move, Rockfall):
            return self._rockfall(move)
        if isinstance(move, Map):
            return self._map(move)
        assert isinstance(move, Discard)
        assert move.card is not None
        return -self._keep(move.card)

    def _needed(self, board: Board, laid: Cell | None = None) -> float:
        """The expected number of cards to the treasure, on average over where it may lie."""
        reached = board.reached(laid) if laid else []
        goals = [goal for goal in self._chances if goal not in reached]
        needs = cards_to(board, goals, reached)
        # In integers: versions of Python round sums of floats differently, and a seed must give the same game.
        return sum(self._chances[goal] * need for goal, need in zip(goals, needs, strict=True)) / SURE

    def _lay(self, move: Lay) -> float:
        board = self._view.board.lay(move.tile, move.cell)
        gain = self._need - self._needed(board, move.cell)
        opened = len(board.frontier) - len(self._view.board.frontier)
        if self._digs:
            return 4 * gain + 0.1 * opened if gain > 0 else -2 + gain
        hides = self._need > NEAR and move.tile & DEAD
        return -3 * gain - 0.4 * opened - (2 if hides else 0)

    def _break(self, move: Break) -> float:
        if move.seat == self._seat:
            return -9
        idle = 2 if self._view.broken[move.seat] else 0
        if self._digs:
            return 1 + self._guilt[move.seat] - idle if self._guilt[move.seat] >= SUSPECT else -3
        return 2 - 0.5 * self._guilt[move.seat] - idle

    def _fix(self, move: Fix) -> float:
        last = len(self._view.broken[move.seat]) == 1
        if move.seat == self._seat:
            return (4 if self._digs else 1) - (not last)
        if self._digs:
            return 2 + last - self._guilt[move.seat] if self._guilt[move.seat] < SUSPECT else -3
        return -3

    def _rockfall(self, move: Rockfall) -> float:
        gain = self._need - self._needed(self._view.board.fall(move.cell))
        return 2 * gain - 1 if self._digs else -2 * gain - 1

    def _map(self, move: Map) -> float:
        if len(self._chances) == 1 or self._view.goals[GOAL_CELLS.index(move.cell)]:
            return -3
        return 3 if self._digs else 1

    def _keep(self, card: Card) -> float:
        """The value of keeping a card in the hand for later."""
        if card in POSITIONS:
            through = not POSITIONS[card][0] & DEAD
            openings = POSITIONS[card][0].bit_count()
            if self._digs:
                return 0.3 * openings if through else 0
            return 0.1 if through and openings == 2 else 0 if through else 2
        if card == MAP:
            return 1 if len(self._chances) > 1 else 0
        if self._digs:
            return 0.6 if card in BREAKS else 1
        return 2 if card in BREAKS or card == ROCKFALL else 0.2
