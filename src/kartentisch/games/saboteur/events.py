"""What a move made happen, for animation and log, with its audience (T22)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal, TypeAlias, TypedDict, get_args

from kartentisch.game import Event, Move, Seat
from kartentisch.games.saboteur import rules
from kartentisch.games.saboteur.board import GOAL_CELLS
from kartentisch.games.saboteur.cards import TEXT_OF, Role
from kartentisch.games.saboteur.moves import Break, Deal, Discard, Fix, Lay, Map, Rockfall
from kartentisch.games.saboteur.state import Phase, State

REVEALING = frozenset({"saw", "turned", "drawn", "digging-over", "gold", "offered"})
"""Those that show somebody what was hidden."""

RoleName: TypeAlias = Literal["digger", "saboteur"]
ToolName: TypeAlias = Literal["pick", "lamp", "cart"]
GoalName: TypeAlias = Literal["gold", "NE", "NW"]
"""What lies at a goal: the treasure, or stone as its two sides lie."""


class BySeat(TypedDict):
    """Something that a seat does, with nothing more to tell."""

    seat: int


class Dealt(TypedDict):
    """A round begins; `seat` plays first."""

    seat: int
    round: int


class Hand(TypedDict):
    """What a seat is, and the cards dealt to it."""

    seat: int
    role: RoleName
    cards: list[str]


class Laid(TypedDict):
    """A path card laid, as it lies."""

    seat: int
    card: str
    cell: tuple[int, int]


class Broke(TypedDict):
    """A tool of `target` broken."""

    seat: int
    tool: ToolName
    target: int


class Fixed(TypedDict):
    """A tool of `target` repaired with that card."""

    seat: int
    card: str
    tool: ToolName
    target: int


class Fell(TypedDict):
    """A path card taken away by a rockfall, and the cells that are no longer joined to the start."""

    seat: int
    card: str
    cell: tuple[int, int]
    darkens: list[tuple[int, int]]


class Looked(TypedDict):
    """A look at a goal."""

    seat: int
    cell: tuple[int, int]


class Saw(TypedDict):
    """What was seen there, for the seat that looked."""

    seat: int
    cell: tuple[int, int]
    what: GoalName


class OneCard(TypedDict):
    """A card put away or drawn, for the seat that did."""

    seat: int
    card: str


class Turned(TypedDict):
    """A goal turned over; `card` is how it lies."""

    cell: tuple[int, int]
    what: GoalName
    card: str


class DiggingOver(TypedDict):
    """Dwarves and goals are shown."""

    reached: bool
    roles: list[RoleName]
    spare: RoleName
    goals: list[GoalName]


class Gold(TypedDict):
    """The gold card that a seat has picked."""

    seat: int
    value: int


class Offer(TypedDict):
    """To whom the gold cards are passed, and how many they are."""

    seat: int
    number: int


class GoldCards(TypedDict):
    """Gold cards on offer to a seat, or paid to it as a saboteur."""

    seat: int
    cards: list[int]


class RoundOver(TypedDict):
    """The end of a round."""

    round: int


class GameOver(TypedDict):
    """The end of the game, with everybody's gold."""

    winners: list[int]
    totals: list[int]


EVENTS: Mapping[str, type] = {
    "dealt": Dealt,
    "hand": Hand,
    "laid": Laid,
    "broke": Broke,
    "fixed": Fixed,
    "fell": Fell,
    "looked": Looked,
    "saw": Saw,
    "passed": BySeat,
    "discarded": OneCard,
    "turned": Turned,
    "drew": BySeat,
    "drawn": OneCard,
    "digging-over": DiggingOver,
    "picked": BySeat,
    "gold": Gold,
    "offer": Offer,
    "offered": GoldCards,
    "paid": GoldCards,
    "round-over": RoundOver,
    "game-over": GameOver,
}
"""Every event with the type of its arguments."""

ROLES: Mapping[Role, RoleName] = {Role.DIGGER: "digger", Role.SABOTEUR: "saboteur"}
TOOLS: Mapping[str, ToolName] = {tool: tool for tool in get_args(ToolName)}
GOALS: Mapping[str, GoalName] = {what: what for what in get_args(GoalName)}
"""Roles, tools and goals of the rules as events name them."""


def events(before: State, move: Move, after: State) -> tuple[Event, ...]:
    """The events of a legal move, in the order in which they happened."""
    if isinstance(move, Deal):
        return tuple(_dealt(move, after))
    later = (_turned, _drawn, _dug, _picked, _ended)
    return (*_played(before, move), *(event for tell in later for event in tell(before, after)))


def _only(seat: Seat) -> frozenset[Seat]:
    return frozenset({seat})


def _dealt(deal: Deal, after: State) -> Iterator[Event]:
    yield Event("dealt", Dealt(seat=deal.first, round=len(after.past) + 1))
    for seat, (role, hand) in enumerate(zip(deal.roles, deal.hands, strict=True)):
        yield Event("hand", Hand(seat=seat, role=ROLES[role], cards=list(hand)), _only(seat))


def _played(before: State, move: Move) -> Iterator[Event]:
    seat = before.turn
    if isinstance(move, Lay):
        yield Event("laid", Laid(seat=seat, card=TEXT_OF[move.tile], cell=move.cell))
    elif isinstance(move, Break):
        yield Event("broke", Broke(seat=seat, tool=TOOLS[move.tool], target=move.seat))
    elif isinstance(move, Fix):
        yield Event("fixed", Fixed(seat=seat, card=move.card, tool=TOOLS[move.tool], target=move.seat))
    elif isinstance(move, Rockfall):
        fallen = TEXT_OF[before.board.tiles[move.cell]]
        dark = before.board.lit - before.board.fall(move.cell).lit - {move.cell}
        yield Event("fell", Fell(seat=seat, card=fallen, cell=move.cell, darkens=sorted(dark)))
    elif isinstance(move, Map):
        yield Event("looked", Looked(seat=seat, cell=move.cell))
        what = before.goals[GOAL_CELLS.index(move.cell)]
        yield Event("saw", Saw(seat=seat, cell=move.cell, what=GOALS[what]), _only(seat))
    elif isinstance(move, Discard):
        assert move.card is not None  # it is hidden in the views of other seats only
        yield Event("passed", BySeat(seat=seat))
        yield Event("discarded", OneCard(seat=seat, card=move.card), _only(seat))


def _turned(before: State, after: State) -> Iterator[Event]:
    """T16: the goals that were turned over, as they lie now."""
    board = after.board
    for cell, what in zip(GOAL_CELLS, before.goals, strict=True):
        if cell in before.board.down and cell not in board.down:
            yield Event("turned", Turned(cell=cell, what=GOALS[what], card=TEXT_OF[board.tiles[cell]]))


def _drawn(before: State, after: State) -> Iterator[Event]:
    """T8: the top card of the pile, unless the round is over; no round ends with a card drawn."""
    if len(after.deck) < len(before.deck):
        yield Event("drew", BySeat(seat=before.turn))
        yield Event("drawn", OneCard(seat=before.turn, card=before.deck[0]), _only(before.turn))


def _dug(before: State, after: State) -> Iterator[Event]:
    """T17: dwarves and goals are shown."""
    if before.phase is Phase.TURN and after.phase is not Phase.TURN:
        assert before.spare is not None  # there is one as soon as the cards are dealt
        args = DiggingOver(
            reached=bool(rules.reached(after)),
            roles=[ROLES[role] for role in before.roles],
            spare=ROLES[before.spare],
            goals=[GOALS[what] for what in before.goals],
        )
        yield Event("digging-over", args)


def _picked(before: State, after: State) -> Iterator[Event]:
    """T18: the pick, the last card, which goes without a question, and to whom the others are passed."""
    for pick in after.picks[len(before.picks) :]:
        yield Event("picked", BySeat(seat=pick.seat))
        yield Event("gold", Gold(seat=pick.seat, value=pick.value), _only(pick.seat))
    if after.phase is Phase.PICK:
        yield Event("offer", Offer(seat=after.turn, number=len(after.offer)))
        yield Event("offered", GoldCards(seat=after.turn, cards=list(after.offer)), _only(after.turn))


def _ended(before: State, after: State) -> Iterator[Event]:
    """T19–T21: saboteurs are paid, a round is over, perhaps the game."""
    if len(after.past) == len(before.past):
        return
    for seat, cards in enumerate(after.past[-1].paid):
        if cards:
            yield Event("paid", GoldCards(seat=seat, cards=list(cards)))
    yield Event("round-over", RoundOver(round=len(after.past)))
    if after.phase is Phase.OVER:
        totals = [sum(points) for points in zip(*rules.scores(after), strict=True)]
        yield Event("game-over", GameOver(winners=list(rules.winners(after)), totals=totals))
