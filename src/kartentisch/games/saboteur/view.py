"""What one seat of Saboteur, or an onlooker, may know (T22). Built field by field, never by deleting."""

from __future__ import annotations

from typing import NamedTuple

from kartentisch.game import Move, Seat
from kartentisch.games.saboteur import gold, rules
from kartentisch.games.saboteur.board import GOAL_CELLS, Board
from kartentisch.games.saboteur.cards import Card, Role, Tool
from kartentisch.games.saboteur.moves import Discard, Map, Turn
from kartentisch.games.saboteur.state import Config, Past, Phase, Pick, State


class SeenPick(NamedTuple):
    """That somebody picked a gold card; from which and what only he knows, and everybody once the game is over."""

    seat: Seat
    offer: tuple[int, ...] | None
    value: int | None


class SeenPast(NamedTuple):
    """What is known of a finished round: dwarves and pay-outs, and of the gold picked what this seat saw."""

    roles: tuple[Role, ...]
    spare: Role
    reached: bool
    picks: tuple[SeenPick, ...]
    paid: tuple[tuple[int, ...], ...]


class View(NamedTuple):
    """Everything that a seat may see, and what it may do. After a round it stands until the next deal.

    Dwarves and goals are shown then; hands and discards stay hidden until the game is over.
    """

    config: Config
    seat: Seat | None
    phase: Phase
    turn: Seat | None
    first: Seat
    round: int
    """The round being played, from 1; between rounds the one just ended, 0 before the first deal."""
    board: Board
    goals: tuple[str | None, ...]
    """What lies at A, B and C as far as this seat knows."""
    roles: tuple[Role | None, ...]
    spare: Role | None
    hand: tuple[Card, ...]
    """The seat's own."""
    hands: tuple[tuple[Card, ...] | None, ...]
    """Everybody's hand; None for those that are secret."""
    counts: tuple[int, ...]
    """How many cards each seat holds."""
    pile: int
    discards: int
    broken: tuple[tuple[Tool, ...], ...]
    history: tuple[Turn, ...]
    """What everybody did in this round; the cards that others discarded are None until the game is over."""
    reached: bool | None
    """Whether the treasure was reached; None while it is dug for."""
    stack: int
    """How many gold cards are left."""
    offer: tuple[int, ...]
    """The gold cards from which this seat picks now."""
    offered: int
    """How many gold cards are on offer, to whomever."""
    picks: tuple[SeenPick, ...]
    """The gold cards picked after this round."""
    gold: tuple[tuple[int, ...] | None, ...]
    """Everybody's gold cards; None for those that are secret."""
    gold_counts: tuple[int, ...]
    past: tuple[SeenPast, ...]
    """The finished rounds, the one that still stands included."""
    winners: tuple[Seat, ...]
    moves: tuple[Move, ...]


def view(state: State, seat: Seat | None) -> View:
    """The view of a seat (None: an onlooker): all that it has seen."""
    turn = rules.to_act(state)
    over = state.phase is Phase.OVER
    shown = state.phase is not Phase.TURN
    picking = state.phase is Phase.PICK
    seats = range(state.config.players)
    own = [s for s in seats if s == seat]
    owned = [gold.owned(state.past, state.picks if picking else (), s) for s in seats]
    on_turn = seat is not None and seat == turn
    return View(
        config=state.config,
        seat=seat,
        phase=state.phase,
        turn=turn,
        first=state.first,
        round=len(state.past) + (turn is not None),
        board=state.board,
        goals=tuple(what if shown or _seen(state, seat, i) else None for i, what in enumerate(state.goals)),
        roles=tuple(role if shown or s == seat else None for s, role in enumerate(state.roles)),
        spare=state.spare if shown else None,
        hand=tuple(card for s in own for card in state.hands[s]),
        hands=tuple(hand if over or s == seat else None for s, hand in enumerate(state.hands)),
        counts=tuple(map(len, state.hands)),
        pile=len(state.deck),
        discards=_discards(state),
        broken=state.broken,
        history=_history(state.history, seat, over),
        reached=rules.reached(state),
        stack=len(state.stack),
        offer=state.offer if on_turn else (),
        offered=len(state.offer),
        picks=_picks(state.picks, seat, over),
        gold=tuple(cards if over or s == seat else None for s, cards in enumerate(owned)),
        gold_counts=tuple(map(len, owned)),
        past=tuple(_past(past, seat, over) for past in state.past),
        winners=rules.winners(state),
        moves=tuple(rules.steps(state)) if on_turn else (),
    )


def _seen(state: State, seat: Seat | None, goal: int) -> bool:
    """Whether a goal has been turned over or looked at by this seat."""
    cell = GOAL_CELLS[goal]
    return cell not in state.board.down or (seat is not None and Turn(seat, Map(cell)) in state.history)


def _discards(state: State) -> int:
    """All the cards that were played and lie neither in the mine nor before somebody."""
    return len(state.history) - len(state.board.laid) - sum(map(len, state.broken))


def _history(history: tuple[Turn, ...], seat: Seat | None, over: bool) -> tuple[Turn, ...]:
    return tuple(
        Turn(turn.seat, Discard(None)) if isinstance(turn.move, Discard) and turn.seat != seat and not over else turn
        for turn in history
    )


def _picks(picks: tuple[Pick, ...], seat: Seat | None, over: bool) -> tuple[SeenPick, ...]:
    return tuple(SeenPick(*pick) if over or pick.seat == seat else SeenPick(pick.seat, None, None) for pick in picks)


def _past(past: Past, seat: Seat | None, over: bool) -> SeenPast:
    return SeenPast(past.roles, past.spare, past.reached, _picks(past.picks, seat, over), past.paid)
