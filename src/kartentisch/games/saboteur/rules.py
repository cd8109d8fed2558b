"""The rules of Saboteur (by Frederic Moyersoen), as numbered in ``docs/rules/saboteur.md``.

Rulings where the source is silent: T7 who begins is drawn by lot; T10 a face-down goal matches anything, a stone once
shown is a card like any other; T12 one's own tool may be broken (`break_own_tool`); T14 a map looks at a goal still
face down; T16 two goals reached at once are both turned; T18 a saboteur at the treasure hands the gold to the next
digger (`gold_cards`); T19 change is made largest card first; T20 after that the stack is shuffled again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from kartentisch.game import Account, Illegal, Move, Seat, Shuffler
from kartentisch.games.saboteur import gold
from kartentisch.games.saboteur.board import EMPTY, GOAL_CELLS, START, cell_name
from kartentisch.games.saboteur.cards import (
    BREAKS,
    DECK,
    DWARVES,
    FIXES,
    GOALS,
    GOLD,
    HAND_SIZE,
    MAP,
    POSITIONS,
    TOOLS,
    TREASURE,
    Card,
    Role,
)
from kartentisch.games.saboteur.moves import Break, CardMove, Deal, Discard, Fix, Gold, Lay, Map, Rockfall, Turn
from kartentisch.games.saboteur.reasons import SaboteurReason
from kartentisch.games.saboteur.state import Config, Past, Phase, Pick, State


def new(config: Config) -> State:
    """A game before its first deal."""
    nothing: tuple[tuple[str, ...], ...] = ((),) * config.players
    return State(
        config=config,
        phase=Phase.DEAL,
        turn=0,
        first=0,
        board=EMPTY,
        goals=(),
        roles=(),
        spare=None,
        hands=nothing,
        deck=(),
        broken=nothing,
        history=(),
        stack=(),
        offer=(),
        picks=(),
        past=(),
    )


def awaits_deal(state: State) -> bool:
    """Whether the next move is a deal."""
    return state.phase is Phase.DEAL


def is_over(state: State) -> bool:
    """Whether the last round has been played."""
    return state.phase is Phase.OVER


def to_act(state: State) -> Seat | None:
    """The seat on turn, if any."""
    return state.turn if state.phase in (Phase.TURN, Phase.PICK) else None


def legal(state: State) -> Sequence[Move]:
    """Every legal move of the seat on turn; it follows from that seat's hand and from what everybody sees."""
    if state.phase is Phase.TURN:
        return _legal_turns(state)
    if state.phase is Phase.PICK:
        return _legal_picks(state)
    return ()


steps = legal


def apply(state: State, move: Move) -> State:
    """The state after a move; `Illegal` if it may not be made."""
    if state.phase is Phase.TURN:
        return _apply_turn(state, move)
    if state.phase is Phase.PICK:
        return _apply_pick(state, move)
    return _apply_deal(state, move)


def written(state: State, move: Move) -> Move:  # noqa: ARG001 (the interface asks for the state)
    """Every move is written as it is."""
    return move


def reached(state: State) -> bool | None:
    """T16, T17: whether the treasure was reached in the round that is over; None while it is dug for."""
    if state.phase is Phase.PICK:
        return True
    return state.past[-1].reached if state.past and state.phase is not Phase.TURN else None


def scores(state: State) -> tuple[tuple[int, ...], ...]:
    """Nuggets gained in every finished round."""
    return tuple(tuple(account.points for account in gold.accounts(past)) for past in state.past)


def accounts(state: State) -> tuple[Account, ...]:
    """Where the gold of the last finished round came from."""
    return gold.accounts(state.past[-1]) if state.past else ()


def winners(state: State) -> tuple[Seat, ...]:
    """T21: the most gold; a tie is a shared win."""
    if state.phase is not Phase.OVER:
        return ()
    totals = [sum(points) for points in zip(*scores(state), strict=True)]
    return tuple(seat for seat, points in enumerate(totals) if points == max(totals))


# The deal


def shuffle(state: State, rng: Shuffler) -> Deal:
    """A random deal; who begins is drawn by lot before the first round (T7)."""
    players = state.config.players
    roles, goals, cards = list(DWARVES[players]), list(GOALS), list(DECK)
    for pile in (roles, goals, cards):
        rng.shuffle(pile)
    stack = list(state.stack if state.past else GOLD)
    if not state.past or _was_paid(state):
        rng.shuffle(stack)
    size = HAND_SIZE[players]
    return Deal(
        first=_next_first(state) if state.past else rng.randrange(players),
        roles=tuple(roles[1:]),
        spare=roles[0],
        goals=tuple(goals),
        hands=tuple(tuple(cards[i * size : (i + 1) * size]) for i in range(players)),
        deck=tuple(cards[players * size :]),
        gold=tuple(stack),
    )


def _next_first(state: State) -> Seat:
    """T20: the left neighbour of whoever played the last card."""
    return (state.history[-1].seat + 1) % state.config.players


def _was_paid(state: State) -> bool:
    """T20: only after giving change to saboteurs is the gold shuffled again."""
    return any(state.past[-1].paid)


def _apply_deal(state: State, move: Move) -> State:
    if state.phase is Phase.OVER:
        raise Illegal(SaboteurReason.GAME_OVER, "T21", rounds=state.config.rounds)
    if not isinstance(move, Deal):
        raise Illegal(SaboteurReason.DEAL_EXPECTED)
    _check_cards(state.config.players, move)
    _check_first_and_gold(state, move)
    return new(state.config)._replace(
        phase=Phase.TURN,
        turn=move.first,
        first=move.first,
        goals=move.goals,
        roles=move.roles,
        spare=move.spare,
        hands=move.hands,
        deck=move.deck,
        stack=move.gold,
        past=state.past,
    )


def _check_cards(players: int, deal: Deal) -> None:
    if len(deal.roles) != players:
        raise Illegal(SaboteurReason.ROLES, "T5", roles=len(deal.roles), players=players)
    dwarves = DWARVES[players]
    if sorted((*deal.roles, deal.spare)) != sorted(dwarves):
        saboteurs, diggers = dwarves.count(Role.SABOTEUR), dwarves.count(Role.DIGGER)
        raise Illegal(SaboteurReason.DWARVES, "T5", saboteurs=saboteurs, diggers=diggers)
    if sorted(deal.goals) != sorted(GOALS):
        raise Illegal(SaboteurReason.GOALS, "T2")
    if len(deal.hands) != players:
        raise Illegal(SaboteurReason.HANDS, "T6", hands=len(deal.hands), players=players)
    for seat, hand in enumerate(deal.hands):
        if len(hand) != HAND_SIZE[players]:
            raise Illegal(SaboteurReason.HAND_SIZE, "T6", seat=seat, cards=len(hand), size=HAND_SIZE[players])
    if sorted([*deal.deck, *(card for hand in deal.hands for card in hand)]) != sorted(DECK):
        raise Illegal(SaboteurReason.DECK, "T1, T3", cards=len(DECK))


def _check_first_and_gold(state: State, deal: Deal) -> None:
    if deal.first not in range(state.config.players):
        raise Illegal(SaboteurReason.NO_FIRST, "T7", seat=deal.first)
    if state.past and deal.first != _next_first(state):
        raise Illegal(SaboteurReason.WRONG_FIRST, "T20", seat=deal.first, due=_next_first(state))
    stack = state.stack if state.past else GOLD
    if sorted(deal.gold) != sorted(stack):
        raise Illegal(SaboteurReason.GOLD_STACK, "T20" if state.past else "T4")
    if state.past and not _was_paid(state) and deal.gold != stack:
        raise Illegal(SaboteurReason.GOLD_ORDER, "T20")


# A turn

# Moves are values, so equal ones are made once: as many as there are cells within reach, seats and cards.
_lay, _break, _fix, _rockfall, _map, _discard = map(cache, (Lay, Break, Fix, Rockfall, Map, Discard))


def _legal_turns(state: State) -> list[Move]:
    """T8: everything that can be done with the hand; passing with any card comes last."""
    seat = state.turn
    hand = dict.fromkeys(state.hands[seat])
    moves: list[Move] = []
    for card in hand:
        if card in POSITIONS:
            if not state.broken[seat]:
                moves += [_lay(tile, cell) for tile in POSITIONS[card] for cell in state.board.places(tile)]
        elif card in BREAKS:
            moves += _legal_breaks(state, card)
        elif card in FIXES:
            for target, tools in enumerate(state.broken):
                moves += [_fix(card, tool, target) for tool in FIXES[card] if tool in tools]
        elif card == MAP:
            moves += [_map(cell) for cell in state.board.down]
        else:
            moves += [_rockfall(cell) for cell in state.board.laid]
    moves += [_discard(card) for card in hand]
    return moves


def _legal_breaks(state: State, card: Card) -> list[Move]:
    tool = BREAKS[card]
    return [
        _break(tool, target)
        for target, tools in enumerate(state.broken)
        if tool not in tools and (target != state.turn or state.config.break_own_tool)
    ]


def _apply_turn(state: State, move: Move) -> State:
    if not isinstance(move, CardMove):
        raise Illegal(SaboteurReason.TURN_EXPECTED, "T8")
    card = move.card
    if card is None or card not in state.hands[state.turn]:
        raise Illegal(SaboteurReason.NOT_HELD, "T8", card=card or "?")
    return _turn_done(_EFFECTS[type(move)](state, move), move, card)


def _apply_lay(state: State, move: Lay) -> State:
    if state.broken[state.turn]:
        raise Illegal(SaboteurReason.TOOL_BROKEN, "T11")
    state.board.check(move.tile, move.cell)
    board = state.board.lay(move.tile, move.cell)
    for goal in board.reached(move.cell):
        board = board.show(goal, GOALS[state.goals[GOAL_CELLS.index(goal)]], move.cell)
    return state._replace(board=board)


def _apply_break(state: State, move: Break) -> State:
    tools = _tools_of(state, move.seat)
    if move.seat == state.turn and not state.config.break_own_tool:
        raise Illegal(SaboteurReason.OWN_TOOL, "T12")
    if move.tool in tools:
        raise Illegal(SaboteurReason.BROKEN_ALREADY, "T12", seat=move.seat, tool=move.tool)
    return _with_tools(state, move.seat, tuple(tool for tool in TOOLS if tool in tools or tool == move.tool))


def _apply_fix(state: State, move: Fix) -> State:
    tools = _tools_of(state, move.seat)
    if move.tool not in FIXES.get(move.card, ()):
        raise Illegal(SaboteurReason.REPAIRS_OTHER, "T13", card=move.card, tool=move.tool)
    if move.tool not in tools:
        raise Illegal(SaboteurReason.NOT_BROKEN, "T13", seat=move.seat, tool=move.tool)
    return _with_tools(state, move.seat, tuple(tool for tool in tools if tool != move.tool))


def _tools_of(state: State, seat: Seat) -> tuple[str, ...]:
    if seat not in range(state.config.players):
        raise Illegal(SaboteurReason.NO_SEAT, seat=seat)
    return state.broken[seat]


def _with_tools(state: State, seat: Seat, tools: tuple[str, ...]) -> State:
    return state._replace(broken=(*state.broken[:seat], tools, *state.broken[seat + 1 :]))


def _apply_rockfall(state: State, move: Rockfall) -> State:
    if move.cell == START or move.cell in GOAL_CELLS:
        raise Illegal(SaboteurReason.NEVER_FALLS, "T14")
    if move.cell not in state.board.tiles:
        raise Illegal(SaboteurReason.NOTHING_TO_FALL, "T14", cell=cell_name(move.cell))
    return state._replace(board=state.board.fall(move.cell))


def _apply_map(state: State, move: Map) -> State:
    if move.cell not in GOAL_CELLS:
        raise Illegal(SaboteurReason.NO_GOAL, "T14", cell=cell_name(move.cell))
    if move.cell not in state.board.down:
        raise Illegal(SaboteurReason.GOAL_SHOWN, "T14", cell=cell_name(move.cell))
    return state


def _apply_discard(state: State, move: Discard) -> State:  # noqa: ARG001 (its card is spent like any other)
    return state


_EFFECTS: Mapping[type, Callable[[State, Any], State]] = {
    Lay: _apply_lay,
    Break: _apply_break,
    Fix: _apply_fix,
    Rockfall: _apply_rockfall,
    Map: _apply_map,
    Discard: _apply_discard,
}


def _turn_done(state: State, move: CardMove, card: Card) -> State:
    """The card is gone, the next one drawn (T8), unless that was the end of the round (T16, T17)."""
    seat, hands, deck = state.turn, state.hands, state.deck
    hand = list(hands[seat])
    hand.remove(card)
    reached = GOAL_CELLS[state.goals.index(TREASURE)] not in state.board.down
    if deck and not reached:
        hand.append(deck[0])
        deck = deck[1:]
    hands = (*hands[:seat], tuple(hand), *hands[seat + 1 :])
    turn = _next_with_cards(hands, seat)
    state = state._replace(hands=hands, deck=deck, turn=turn, history=(*state.history, Turn(seat, move)))
    if reached:
        return _offered(state)
    return state if hands[turn] else _unreached(state)


def _next_with_cards(hands: tuple[tuple[Card, ...], ...], seat: Seat) -> Seat:
    """T15: the next seat that still has cards; the same seat if nobody has."""
    players = len(hands)
    for i in range(1, players):
        if hands[(seat + i) % players]:
            return (seat + i) % players
    return seat


# The end of a round


def _offered(state: State) -> State:
    """T18: the diggers have won."""
    number = gold.number_offered(state.config, state.roles, state.stack)
    offer = tuple(sorted(state.stack[:number]))
    return _next_pick(state._replace(phase=Phase.PICK, offer=offer, stack=state.stack[number:]))


def _legal_picks(state: State) -> list[Move]:
    return [Gold(value) for value in dict.fromkeys(state.offer)]


def _apply_pick(state: State, move: Move) -> State:
    if not isinstance(move, Gold):
        raise Illegal(SaboteurReason.PICK_EXPECTED, "T18")
    if move.value not in state.offer:
        raise Illegal(SaboteurReason.NOT_ON_OFFER, "T18", value=move.value)
    return _next_pick(_picked(state, move.value))


def _picked(state: State, value: int) -> State:
    rest = list(state.offer)
    rest.remove(value)
    return state._replace(offer=tuple(rest), picks=(*state.picks, Pick(state.turn, state.offer, value)))


def _next_pick(state: State) -> State:
    """Whose pick it is; the last card goes to its picker without a question."""
    order = gold.pickers(state.roles, state.history[-1].seat)
    state = state._replace(turn=order[len(state.picks) % len(order)])
    if len(state.offer) > 1:
        return state
    return _ended(_picked(state, state.offer[0]), True, ((),) * state.config.players)


def _unreached(state: State) -> State:
    """T19: the saboteurs have won."""
    paid, stack = gold.pay(state.roles, state.stack)
    return _ended(state._replace(stack=stack), False, paid)


def _ended(state: State, reached: bool, paid: tuple[tuple[int, ...], ...]) -> State:
    assert state.spare is not None
    rounds = (*state.past, Past(state.roles, state.spare, reached, state.picks, paid))
    return state._replace(phase=Phase.OVER if len(rounds) == state.config.rounds else Phase.DEAL, past=rounds)
