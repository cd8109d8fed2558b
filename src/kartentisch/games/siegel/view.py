"""What one seat of Die sieben Siegel, or an onlooker, may know (S23). Built field by field, never by deleting."""

from __future__ import annotations

from typing import Any, NamedTuple

from kartentisch.game import Account, Move, Seat
from kartentisch.games.siegel import rules
from kartentisch.games.siegel.cards import Card, Hand, cards_in
from kartentisch.games.siegel.moves import Take
from kartentisch.games.siegel.scoring import saboteur_price
from kartentisch.games.siegel.state import Config, Phase, Result, State, Trick


class SeenTrick(NamedTuple):
    """A complete trick as it is known: its cards are None once they lie face down."""

    leader: Seat
    cards: tuple[Card, ...] | None
    winner: Seat
    led: int
    by: int
    seal: str | None


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
    tricks: tuple[SeenTrick, ...]
    results: tuple[Result, ...]
    accounts: tuple[Account, ...]
    winners: tuple[Seat, ...]
    price: int | None
    """What the saboteur would cost this seat (S19, S22)."""
    moves: tuple[Move, ...]


def view(state: State, seat: Seat | None, memory: bool = False) -> View:
    """The view of a seat (None: an onlooker).

    Won tricks lie face down but for the last one. `memory` also gives the older ones of this round, which everybody saw
    when they were played: what a player with a good memory knows, and so what bots and `worlds.sample` are given.
    """
    public, before_hand, after_hand = _public(state, memory)
    if seat is None:
        return public
    hand = _sorted(state.hands[seat])
    price = saboteur_price(state.config, state.results, seat)
    moves = tuple(rules.steps(state)) if seat == public.turn else ()
    # Not `_replace`, which takes as long as all the rest: every move is shown to every seat.
    return _view(View, (state.config, seat, *before_hand, hand, *after_hand, price, moves))


_view = tuple.__new__
_ENDED = (Phase.DEAL, Phase.OVER)
_HAND, _PRICE = View._fields.index("hand"), View._fields.index("price")
_Public = tuple[View, tuple[Any, ...], tuple[Any, ...]]
_latest: tuple[State, bool, _Public] | None = None


def _public(state: State, memory: bool) -> _Public:
    """What everybody sees, and its parts before and after the hand.

    A table asks for all its seats in a row, so the last answer is kept.
    """
    global _latest
    latest = _latest
    if latest is None or latest[0] is not state or latest[1] is not memory:
        seen = _onlookers(state, memory)
        _latest = latest = state, memory, (seen, seen[2:_HAND], seen[_HAND + 1 : _PRICE])
    return latest[2]


_MOST_KEPT = 5_000
_hands: dict[Hand, tuple[Card, ...]] = {}
"""Most hands are asked for again and again before a card leaves them. (Not `lru_cache`, which keeps them in order.)"""


def _sorted(hand: Hand) -> tuple[Card, ...]:
    known = _hands.get(hand)
    if known is None:
        if len(_hands) >= _MOST_KEPT:
            _hands.clear()
        known = _hands[hand] = cards_in(hand)
    return known


def _face_down(trick: Trick) -> SeenTrick:
    return SeenTrick(trick.leader, None, trick.winner, trick.led, trick.by, trick.seal)


_kept: dict[tuple[int, int], tuple[tuple[Trick, ...], tuple[SeenTrick, ...]]] = {}
"""Tricks stay the same from one card to the next. By identity, as their values take longer to compare than to make;
what is kept is alive, so that nothing else can have that identity."""


def _seen(tricks: tuple[Trick, ...], open_from: int) -> tuple[SeenTrick, ...]:
    key = id(tricks), open_from
    known = _kept.get(key)
    if known is None:
        if len(_kept) >= _MOST_KEPT:
            _kept.clear()
        seen = (*map(_face_down, tricks[:open_from]), *map(SeenTrick._make, tricks[open_from:]))
        known = _kept[key] = tricks, seen
    return known[1]


def _onlookers(state: State, memory: bool) -> View:
    config, phase, _, hands, trick, leader, dealer, seals, middle, saboteur, predictions, taking, tricks, results = (
        state
    )
    ended = phase in _ENDED
    open_from = 0 if memory or ended or config.open_tricks else max(len(tricks) - 1, 0)
    return _view(
        View,  # its fields in their order: with their names it takes twice as long
        (
            config,
            None,
            phase,
            rules.to_act(state),
            dealer,
            len(results) + (not ended),
            (),
            tuple([hand.bit_count() for hand in hands]),
            seals,
            middle,
            saboteur,
            predictions,
            taking,
            trick,
            leader,
            _seen(tricks, open_from),
            results,
            rules.accounts(state) if ended else (),
            rules.winners(state) if ended else (),
            None,
            (),
        ),
    )
