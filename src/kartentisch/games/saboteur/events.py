"""What a move made happen, for animation and log, with its audience (T22)."""

from __future__ import annotations

from collections.abc import Iterator

from kartentisch.game import Event, Move, Seat
from kartentisch.games.saboteur import rules
from kartentisch.games.saboteur.board import GOAL_CELLS
from kartentisch.games.saboteur.cards import TEXT_OF
from kartentisch.games.saboteur.moves import Break, Deal, Discard, Fix, Lay, Map, Rockfall
from kartentisch.games.saboteur.state import Phase, State

REVEALING = frozenset({"saw", "turned", "drawn", "gold", "offered"})
"""Those that show somebody what was hidden."""


def events(before: State, move: Move, after: State) -> tuple[Event, ...]:
    """The events of a legal move, in the order in which they happened."""
    if isinstance(move, Deal):
        return tuple(_dealt(move, after))
    later = (_turned, _drawn, _dug, _picked, _ended)
    return (*_played(before, move), *(event for tell in later for event in tell(before, after)))


def _only(seat: Seat) -> frozenset[Seat]:
    return frozenset({seat})


def _dealt(deal: Deal, after: State) -> Iterator[Event]:
    yield Event("dealt", {"seat": deal.first, "round": len(after.past) + 1})
    for seat, (role, hand) in enumerate(zip(deal.roles, deal.hands, strict=True)):
        yield Event("hand", {"seat": seat, "role": str(role), "cards": list(hand)}, _only(seat))


def _played(before: State, move: Move) -> Iterator[Event]:
    seat = before.turn
    if isinstance(move, Lay):
        yield Event("laid", {"seat": seat, "card": TEXT_OF[move.tile], "cell": list(move.cell)})
    elif isinstance(move, Break):
        yield Event("broke", {"seat": seat, "tool": move.tool, "target": move.seat})
    elif isinstance(move, Fix):
        yield Event("fixed", {"seat": seat, "card": move.card, "tool": move.tool, "target": move.seat})
    elif isinstance(move, Rockfall):
        fallen = TEXT_OF[before.board.tiles[move.cell]]
        yield Event("fell", {"seat": seat, "card": fallen, "cell": list(move.cell)})
    elif isinstance(move, Map):
        yield Event("looked", {"seat": seat, "cell": list(move.cell)})
        what = before.goals[GOAL_CELLS.index(move.cell)]
        yield Event("saw", {"seat": seat, "cell": list(move.cell), "what": what}, _only(seat))
    elif isinstance(move, Discard):
        yield Event("passed", {"seat": seat})
        yield Event("discarded", {"seat": seat, "card": move.card}, _only(seat))


def _turned(before: State, after: State) -> Iterator[Event]:
    """T16: the goals that were turned over, as they lie now."""
    board = after.board
    for cell, what in zip(GOAL_CELLS, before.goals, strict=True):
        if cell in before.board.down and cell not in board.down:
            yield Event("turned", {"cell": list(cell), "what": what, "card": TEXT_OF[board.tiles[cell]]})


def _drawn(before: State, after: State) -> Iterator[Event]:
    """T8: the top card of the pile, unless the round is over; no round ends with a card drawn."""
    if len(after.deck) < len(before.deck):
        yield Event("drew", {"seat": before.turn})
        yield Event("drawn", {"seat": before.turn, "card": before.deck[0]}, _only(before.turn))


def _dug(before: State, after: State) -> Iterator[Event]:
    """T17: dwarves and goals are shown."""
    if before.phase is Phase.TURN and after.phase is not Phase.TURN:
        args = {
            "reached": bool(rules.reached(after)),
            "roles": list(map(str, before.roles)),
            "spare": str(before.spare),
            "goals": list(before.goals),
        }
        yield Event("digging-over", args)


def _picked(before: State, after: State) -> Iterator[Event]:
    """T18: the pick, the last card, which goes without a question, and to whom the others are passed."""
    for pick in after.picks[len(before.picks) :]:
        yield Event("picked", {"seat": pick.seat})
        yield Event("gold", {"seat": pick.seat, "value": pick.value}, _only(pick.seat))
    if after.phase is Phase.PICK:
        yield Event("offer", {"seat": after.turn, "number": len(after.offer)})
        yield Event("offered", {"seat": after.turn, "cards": list(after.offer)}, _only(after.turn))


def _ended(before: State, after: State) -> Iterator[Event]:
    """T19–T21: saboteurs are paid, a round is over, perhaps the game."""
    if len(after.past) == len(before.past):
        return
    for seat, cards in enumerate(after.past[-1].paid):
        if cards:
            yield Event("paid", {"seat": seat, "cards": list(cards)})
    yield Event("round-over", {"round": len(after.past)})
    if after.phase is Phase.OVER:
        totals = [sum(points) for points in zip(*rules.scores(after), strict=True)]
        yield Event("game-over", {"winners": list(rules.winners(after)), "totals": totals})
