"""The view of Saboteur as it travels: plain texts, nothing that needs the rules to be drawn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from kartentisch.game import Seat
from kartentisch.games.saboteur.board import GOAL_CELLS, START, Board, Cell
from kartentisch.games.saboteur.cards import DWARVES, GOLD, PAY, POSITIONS, TEXT_OF, Card, Role, Tool
from kartentisch.games.saboteur.events import GOALS, ROLES, TOOLS, GoalName, RoleName, ToolName
from kartentisch.games.saboteur.gold import pickers
from kartentisch.games.saboteur.moves import Break, Fix, Lay, Map, Rockfall
from kartentisch.games.saboteur.state import Phase
from kartentisch.games.saboteur.view import SeenPast, View

MATERIAL = {
    **{f"gold_{value}": GOLD.count(value) for value in sorted(set(GOLD))},
    **{f"pay_{saboteurs}": pay for saboteurs, pay in PAY.items()},
    **{f"saboteurs_{players}": dwarves.count(Role.SABOTEUR) for players, dwarves in DWARVES.items()},
    **{f"diggers_{players}": dwarves.count(Role.DIGGER) for players, dwarves in DWARVES.items()},
}
"""T4, T5, T19: numbers that the score pad needs: gold cards by value, what each of so many saboteurs gets, and the
dwarves of so many players."""
TileKind: TypeAlias = Literal["start", "path", "goal"]
SaboteurPhase: TypeAlias = Literal["deal", "turn", "pick", "over"]
_PHASES: Mapping[Phase, SaboteurPhase] = {
    Phase.DEAL: "deal",
    Phase.TURN: "turn",
    Phase.PICK: "pick",
    Phase.OVER: "over",
}


class TileNews(Struct, frozen=True):
    """A card that lies open in the mine, as it lies: its open sides, and ``!`` for a dead end."""

    x: int
    y: int
    card: str
    lit: bool
    """Whether it is joined to the start."""
    kind: TileKind


class GoalNews(Struct, frozen=True):
    """A goal; `what` lies there, once everybody may know it. `down`: it still lies face down in the mine."""

    x: int
    y: int
    down: bool
    what: GoalName | None


class DwarvesNews(Struct, frozen=True):
    """How many saboteurs and diggers can be among the players: one dwarf is left over, and nobody knows which."""

    saboteurs: list[int]
    """The least and the most."""
    diggers: list[int]


class RoundNews(Struct, frozen=True):
    """A finished round."""

    reached: bool
    roles: list[RoleName]
    spare: RoleName
    picked: list[int]
    """How many gold cards each seat has picked."""
    paid: list[list[int]]
    """The gold cards that each seat was given as a saboteur."""
    gold: list[list[int]] | None
    """All the gold cards that each seat got, once the game is over."""


class PotNews(Struct, frozen=True):
    """How much gold a round brings, and why so much; to whom is told by `finder`, `picks` and `pickers`."""

    cards: int
    """How many gold cards are drawn for the diggers; 0 where the treasure was not reached."""
    by: Literal["diggers", "players", "stack", ""]
    """What decides that: diggers or players, one card each, or the stack, where it holds fewer."""
    due: int
    """What each saboteur is due where it was not reached, which depends on how many there are; else 0."""


class SaboteurShared(Struct, frozen=True):
    """What everybody sees alike, onlookers too."""

    phase: SaboteurPhase
    """After a round it is deal (or over), and all the rest shows the round."""
    round: int
    rounds: int
    first: int
    turn: int | None
    tiles: list[TileNews]
    goals: list[GoalNews]
    counts: list[int]
    """How many cards each seat holds."""
    pile: int
    discards: int
    broken: list[list[ToolName]]
    dwarves: DwarvesNews
    roles: list[RoleName] | None
    """What everybody is, once the dwarves have been turned over."""
    spare: RoleName | None
    reached: bool | None
    """Whether the treasure was reached; None while it is dug for."""
    finder: int | None
    """Who reached it."""
    stack: int
    """How many gold cards are left."""
    offered: int
    """From how many gold cards is being picked."""
    pickers: list[int]
    """To whom they go, in order, the seat on turn first."""
    picks: list[int]
    """Who has picked a gold card after this round, in order."""
    pot: PotNews | None
    """Why there is that much gold after this round; None while the treasure is dug for."""
    gold_counts: list[int]
    gold: list[list[int]] | None
    """Everybody's gold, once the game is over."""
    past: list[RoundNews]
    winners: list[int]


class LayNews(Struct, frozen=True):
    """Where a hand card may be laid in one of its positions; `card` is the hand card, `tile` how it would lie."""

    card: str
    tile: str
    cells: list[tuple[int, int]]


class TargetNews(Struct, frozen=True):
    """Before whom an action card may be played, and for which tool."""

    card: str
    tool: ToolName
    seats: list[int]


class FallNews(Struct, frozen=True):
    """A card that may be made to fall, and those that would no longer be joined to the start."""

    x: int
    y: int
    darkens: list[tuple[int, int]]


class SaboteurOwn(Struct, frozen=True):
    """What only one seat sees; for an onlooker all of it is empty."""

    role: RoleName | None
    hand: list[str]
    known: list[GoalName | None]
    """What this seat knows to lie at A, B and C."""
    nuggets: list[int]
    """The gold cards it owns."""
    gains: list[list[int]]
    """Those it got in each finished round."""
    offer: list[int]
    """The gold cards from which it picks now."""
    lays: list[LayNews]
    breaks: list[TargetNews]
    fixes: list[TargetNews]
    falls: list[FallNews]
    maps: list[tuple[int, int]]
    may_pass: bool
    """Whether any hand card may be discarded now."""


def shared(view: View) -> SaboteurShared:
    """The part of a view that is equal for all, in the words of the wire, field by field.

    It is made from an onlooker's view, so nothing that only one seat may know can go into it.
    """
    over = view.phase is Phase.OVER
    dug = view.reached is not None  # then dwarves and goals are shown (T17)
    return SaboteurShared(
        phase=_PHASES[view.phase],
        round=view.round,
        rounds=view.config.rounds,
        first=view.first,
        turn=view.turn,
        tiles=list(_tiles(view.board)),
        goals=list(_goals(view, dug)),
        counts=list(view.counts),
        pile=view.pile,
        discards=view.discards,
        broken=[[TOOLS[tool] for tool in tools] for tools in view.broken],
        dwarves=_dwarves(view.config.players),
        roles=[ROLES[role] for role in view.roles if role is not None] if dug else None,
        spare=ROLES[view.spare] if dug and view.spare is not None else None,
        reached=view.reached,
        finder=view.history[-1].seat if view.reached else None,
        stack=view.stack,
        offered=view.offered,
        pickers=_pickers(view) if view.offered else [],
        picks=[pick.seat for pick in view.picks],
        pot=_pot(view) if dug else None,
        gold_counts=list(view.gold_counts),
        gold=[list(cards or ()) for cards in view.gold] if over else None,
        past=[_round(past, over) for past in view.past],
        winners=list(view.winners),
    )


def own(view: View) -> SaboteurOwn:
    """The part of a view that belongs to its seat."""
    seat = view.seat
    if seat is None:
        return SaboteurOwn(None, [], [None] * len(GOAL_CELLS), [], [], [], [], [], [], [], [], False)
    role = view.roles[seat] if view.roles else None
    return SaboteurOwn(
        role=None if role is None else ROLES[role],
        hand=list(view.hand),
        known=_known(view),
        nuggets=list(view.gold[seat] or ()),
        gains=[_gained(past, seat) for past in view.past],
        offer=list(view.offer),
        lays=_lays(view),
        breaks=_targets((move.card, move.tool, move.seat) for move in view.moves if isinstance(move, Break)),
        fixes=_targets((move.card, move.tool, move.seat) for move in view.moves if isinstance(move, Fix)),
        falls=[_fall(view.board, move.cell) for move in view.moves if isinstance(move, Rockfall)],
        maps=[move.cell for move in view.moves if isinstance(move, Map)],
        may_pass=view.phase is Phase.TURN and bool(view.moves),
    )


def looked_up(view: View) -> Mapping[str, int]:  # noqa: ARG001 (every game is asked alike)
    """T22: whatever a seat has seen it may look up."""
    return {}


def _known(view: View) -> list[GoalName | None]:
    """What the seat knows of A, B and C; before the first deal nothing lies there."""
    return [None if what is None else GOALS[what] for what in view.goals] or [None] * len(GOAL_CELLS)


def _goals(view: View, shown: bool) -> Iterator[GoalNews]:
    for (x, y), what in zip(GOAL_CELLS, _known(view), strict=True):
        down = (x, y) in view.board.down
        yield GoalNews(x, y, down, what if shown or not down else None)


def _tiles(board: Board) -> Iterator[TileNews]:
    for (x, y), tile in board.tiles.items():
        kind: TileKind = "start" if (x, y) == START else "goal" if (x, y) in GOAL_CELLS else "path"
        yield TileNews(x, y, TEXT_OF[tile], (x, y) in board.lit, kind)


def _dwarves(players: int) -> DwarvesNews:
    numbers = {role: DWARVES[players].count(role) for role in Role}
    least_and_most = {role: [number - 1, min(number, players)] for role, number in numbers.items()}
    return DwarvesNews(least_and_most[Role.SABOTEUR], least_and_most[Role.DIGGER])


def _round(past: SeenPast, over: bool) -> RoundNews:
    seats = range(len(past.roles))
    return RoundNews(
        reached=past.reached,
        roles=[ROLES[role] for role in past.roles],
        spare=ROLES[past.spare],
        picked=[sum(pick.seat == seat for pick in past.picks) for seat in seats],
        paid=[list(cards) for cards in past.paid],
        gold=[_gained(past, seat) for seat in seats] if over else None,
    )


def _gained(past: SeenPast, seat: Seat) -> list[int]:
    """The gold cards that a seat got in a round, as far as the view tells."""
    return [pick.value for pick in past.picks if pick.seat == seat and pick.value is not None] + list(past.paid[seat])


def _pickers(view: View) -> list[Seat]:
    """T18: one seat for each card that is still on offer."""
    roles = tuple(role for role in view.roles if role is not None)
    order = pickers(roles, view.history[-1].seat)
    return [order[(len(view.picks) + i) % len(order)] for i in range(view.offered)]


def _pot(view: View) -> PotNews:
    """T18, T19: what everybody may know of it."""
    if not view.reached:
        return PotNews(0, "", PAY.get(view.roles.count(Role.SABOTEUR), 0))
    cards, by = len(view.picks) + view.offered, view.config.gold_cards
    wanted = len(view.roles) if by == "players" else view.roles.count(Role.DIGGER)
    return PotNews(cards, by if cards == wanted else "stack", 0)


def _lays(view: View) -> list[LayNews]:
    cells: dict[int, list[Cell]] = {}
    for move in view.moves:
        if isinstance(move, Lay):
            cells.setdefault(move.tile, []).append(move.cell)
    cards = [card for card in dict.fromkeys(view.hand) if card in POSITIONS]
    return [LayNews(card, TEXT_OF[tile], cells[tile]) for card in cards for tile in POSITIONS[card] if tile in cells]


def _targets(moves: Iterator[tuple[Card, Tool, int]]) -> list[TargetNews]:
    seats: dict[tuple[Card, Tool], list[int]] = {}
    for card, tool, seat in moves:
        seats.setdefault((card, tool), []).append(seat)
    return [TargetNews(card, TOOLS[tool], found) for (card, tool), found in seats.items()]


def _fall(board: Board, cell: Cell) -> FallNews:
    dark: Sequence[Cell] = sorted(board.lit - board.fall(cell).lit - {cell})
    return FallNews(*cell, list(dark))
