"""What one seat of Die sieben Siegel, or an onlooker, may know (S23). Built field by field, never by deleting."""

from __future__ import annotations

from typing import NamedTuple

from kartentisch.game import Account, Move, Seat
from kartentisch.games.siegel import rules
from kartentisch.games.siegel.cards import Card, cards_in
from kartentisch.games.siegel.moves import Take
from kartentisch.games.siegel.scoring import saboteur_price
from kartentisch.games.siegel.state import Config, Phase, Result, State, Trick


class View(NamedTuple):
    """Everything that a seat may see, and what it may do."""

    config: Config
    seat: Seat | None
    phase: Phase
    turn: Seat | None
    dealer: Seat
    round: int
    """The round being played or just ended, from 1; 0 before the first deal."""
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    seals: tuple[tuple[int, ...], ...]
    middle: tuple[int, ...]
    saboteur: Seat | None
    predictions: tuple[tuple[Take, ...] | None, ...]
    taking: tuple[Take, ...]
    trick: tuple[Card, ...]
    leader: Seat
    tricks: tuple[Trick, ...]
    """All that were won in this round. Everybody saw their cards; which of them may still be looked up says `wire`."""
    results: tuple[Result, ...]
    accounts: tuple[Account, ...]
    winners: tuple[Seat, ...]
    price: int | None
    """What the saboteur would cost this seat (S19, S22)."""
    moves: tuple[Move, ...]


def view(state: State, seat: Seat | None) -> View:
    """The view of a seat (None: an onlooker): all that it has seen in this round."""
    turn = rules.to_act(state)
    ended = state.phase in (Phase.DEAL, Phase.OVER)
    return View(
        config=state.config,
        seat=seat,
        phase=state.phase,
        turn=turn,
        dealer=state.dealer,
        round=len(state.results) + (not ended),
        hand=() if seat is None else cards_in(state.hands[seat]),
        counts=tuple([hand.bit_count() for hand in state.hands]),
        seals=state.seals,
        middle=state.middle,
        saboteur=state.saboteur,
        predictions=state.predictions,
        taking=state.taking,
        trick=state.trick,
        leader=state.leader,
        tricks=state.tricks,
        results=state.results,
        accounts=rules.accounts(state) if ended else (),
        winners=rules.winners(state) if ended else (),
        price=None if seat is None else saboteur_price(state.config, state.results, seat),
        moves=tuple(rules.steps(state)) if seat is not None and seat == turn else (),
    )
