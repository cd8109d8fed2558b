"""The rules of Die sieben Siegel (by Stefan Dorra), as numbered in ``docs/rules/siegel.md``.

Rulings where the sources are silent: S6 no upper limit to a prediction; S8 no white seal left, no taking from others
(`whites_exhausted`); S14 a white seal goes before a black one (`white_before_black`); S21 a tie is a shared win, the
first dealer is drawn by lot; S23 the last trick may be looked at (`open_tricks`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from kartentisch.game import Account, Illegal, Move, Seat, Shuffler, quoted
from kartentisch.games.siegel import scoring
from kartentisch.games.siegel.cards import (
    BIT_OF,
    BLACK,
    COLOUR_OF,
    COLOURS,
    HAND_SIZE,
    POWER,
    SEALS,
    SUIT,
    TEXT_OF,
    Card,
    Hand,
    cards_in,
    deck,
    hand_of,
)
from kartentisch.games.siegel.moves import (
    DONE,
    HAND_BACKS,
    PLAYS,
    SABOTAGE,
    Deal,
    Done,
    HandBack,
    Play,
    Predict,
    Sabotage,
    Take,
)
from kartentisch.games.siegel.prediction import Seals, in_order, predictions, take, takes
from kartentisch.games.siegel.reasons import SiegelReason
from kartentisch.games.siegel.seals import choices, fitting, settle
from kartentisch.games.siegel.state import Config, Phase, Result, State, Trick

_NO_SEALS = (0,) * len(SEALS)
# Python 3.11 looks up a member of an enum slowly, and these are asked for at every step.
_DEAL, _PREDICT, _PLAY, _HAND_BACK, _OVER = Phase
_R, _Y, _G, _B, _V = SUIT
_state = tuple.__new__
_deck = cache(deck)


def new(config: Config) -> State:
    """A game before its first deal."""
    seats = config.players
    return State(
        config=config,
        phase=_DEAL,
        turn=0,
        hands=(0,) * seats,
        trick=(),
        leader=0,
        dealer=0,
        seals=(_NO_SEALS,) * seats,
        middle=SEALS,
        saboteur=None,
        predictions=(None,) * seats,
        taking=(),
        tricks=(),
        results=(),
    )


def awaits_deal(state: State) -> bool:
    """Whether the next move is a deal."""
    return state.phase is _DEAL


def is_over(state: State) -> bool:
    """Whether the last round has been played."""
    return state.phase is _OVER


def to_act(state: State) -> Seat | None:
    """The seat on turn, if any."""
    return None if state.phase is _DEAL or state.phase is _OVER else state.turn


def legal(state: State) -> Iterable[Move]:
    """Every whole legal move; thousands of predictions, so lazily."""
    if state.phase is _PREDICT and not state.taking:
        return _legal_predictions(state)
    return steps(state)


def steps(state: State) -> Sequence[Move]:
    """The legal moves, a prediction one seal at a time."""
    if state.phase is _PLAY:
        return legal_plays(state.hands[state.turn], state.trick)
    if state.phase is _PREDICT:
        return _prediction_steps(state)
    if state.phase is _HAND_BACK:
        return hand_backs(state)
    return ()


def apply(state: State, move: Move) -> State:
    """The state after a move; `Illegal` if it may not be made."""
    if state.phase is _PLAY:
        return _apply_play(state, move)
    if state.phase is _PREDICT:
        return _apply_prediction(state, move)
    if state.phase is _HAND_BACK:
        return _apply_hand_back(state, move)
    return _apply_deal(state, move)


def written(state: State, move: Move) -> Move | None:
    """Steps of a prediction are not written; the last one stands for the whole."""
    if isinstance(move, Take):
        return None
    return Predict(state.taking) if isinstance(move, Done) else move


def scores(state: State) -> tuple[tuple[int, ...], ...]:
    """Penalty points of every finished round."""
    return tuple(result.scores for result in state.results)


def accounts(state: State) -> tuple[Account, ...]:
    """Why the last finished round cost what it did; empty while a round is being played."""
    if state.phase in (_DEAL, _OVER) and state.results:
        return _accounts(state, state.results[:-1])
    return ()


def winners(state: State) -> tuple[Seat, ...]:
    """S21: the fewest points; a tie is a shared win."""
    if state.phase is not _OVER:
        return ()
    totals = [sum(points) for points in zip(*scores(state), strict=True)]
    return tuple(seat for seat, points in enumerate(totals) if points == min(totals))


# The deal


def shuffle(state: State, rng: Shuffler) -> Deal:
    """A random deal. S21: the first dealer is drawn by lot; S20: then the deal passes to the left."""
    seats = state.config.players
    dealer = (state.dealer + 1) % seats if state.results else rng.randrange(seats)
    cards = list(_deck(seats))
    rng.shuffle(cards)
    return Deal(dealer, tuple(tuple(cards[i * HAND_SIZE : (i + 1) * HAND_SIZE]) for i in range(seats)))


def _apply_deal(state: State, move: Move) -> State:
    if state.phase is _OVER:
        raise Illegal(SiegelReason.GAME_OVER, "S20", rounds=len(state.results))
    if not isinstance(move, Deal):
        raise Illegal(SiegelReason.DEAL_EXPECTED, "S3", text=quoted(str(move)))
    _check_deal(state, move)
    seats = state.config.players
    first = (move.dealer + 1) % seats
    return new(state.config)._replace(
        phase=_PREDICT,
        turn=first,
        leader=first,
        dealer=move.dealer,
        hands=tuple(hand_of(hand) for hand in move.hands),
        results=state.results,
    )


def _check_deal(state: State, deal: Deal) -> None:
    seats = state.config.players
    if deal.dealer not in range(seats):
        raise Illegal(SiegelReason.NO_DEALER, "S4", seat=deal.dealer)
    if state.results and deal.dealer != (state.dealer + 1) % seats:
        raise Illegal(SiegelReason.WRONG_DEALER, "S20", seat=deal.dealer, before=state.dealer)
    if len(deal.hands) != seats:
        raise Illegal(SiegelReason.HANDS, "S3", hands=len(deal.hands), players=seats)
    missing = set(_deck(seats))
    for seat, hand in enumerate(deal.hands):
        if len(hand) != HAND_SIZE:
            raise Illegal(SiegelReason.HAND_SIZE, "S3", seat=seat, cards=len(hand))
        for c in hand:
            if c not in missing:
                reason = SiegelReason.DEALT_TWICE if c in _deck(seats) else SiegelReason.NOT_IN_DECK
                raise Illegal(reason, "S3", card=TEXT_OF[c])
            missing.remove(c)


# The prediction


def _seals(state: State) -> Seals:
    return Seals(state.turn, state.seals, state.middle, state.config.whites_exhausted == "forbid")


def _legal_predictions(state: State) -> Iterable[Move]:
    if state.saboteur is None:
        yield SABOTAGE
    for prediction in predictions(_seals(state)):
        yield Predict(prediction)


def _prediction_steps(state: State) -> Sequence[Move]:
    if state.taking:
        return (DONE, *takes(_seals(state), state.taking[-1].colour))
    if state.saboteur is None:
        return (DONE, SABOTAGE, *takes(_seals(state)))
    return (DONE, *takes(_seals(state)))


def _apply_prediction(state: State, move: Move) -> State:
    if isinstance(move, Take):
        in_order(state.taking, move)
        _, held, middle, _ = take(_seals(state), move)
        return state._replace(seals=held, middle=middle, taking=(*state.taking, move))
    if isinstance(move, Done):
        return _predicted(state, state.taking)
    if not isinstance(move, Predict | Sabotage):
        raise Illegal(SiegelReason.PREDICTION_EXPECTED, "S4", text=quoted(str(move)))
    if state.taking:
        raise Illegal(SiegelReason.SEALS_TAKEN, "S4")
    if isinstance(move, Sabotage):
        if state.saboteur is not None:
            raise Illegal(SiegelReason.SABOTEUR_TAKEN, "S5", seat=state.saboteur)
        return _predicted(state._replace(saboteur=state.turn), None)
    seals = _seals(state)
    for i, wanted in enumerate(move.takes):
        in_order(move.takes[:i], wanted)
        seals = take(seals, wanted)
    return _predicted(state._replace(seals=seals.held, middle=seals.middle), move.takes)


def _predicted(state: State, prediction: tuple[Take, ...] | None) -> State:
    seat = state.turn
    return state._replace(
        predictions=(*state.predictions[:seat], prediction, *state.predictions[seat + 1 :]),
        taking=(),
        turn=(seat + 1) % state.config.players,
        phase=_PLAY if seat == state.dealer else _PREDICT,
    )


# The tricks


@cache
def _plays_of_colour(cards: Hand) -> tuple[Play, ...]:
    """At most 5 × 2¹⁵ different arguments, so the cache is bounded."""
    return tuple(PLAYS[c] for c in cards_in(cards))


def legal_plays(hand: Hand, trick: tuple[Card, ...]) -> Sequence[Play]:
    """S10: the cards that follow; all of them when leading or unable to follow."""
    if trick:
        following = hand & SUIT[COLOUR_OF[trick[0]]]
        if following:
            return _plays_of_colour(following)
    of = _plays_of_colour
    return of(hand & _R) + of(hand & _Y) + of(hand & _G) + of(hand & _B) + of(hand & _V)


def _apply_play(state: State, move: Move) -> State:
    if type(move) is not Play:
        raise Illegal(SiegelReason.CARD_EXPECTED, "S10", text=quoted(str(move)))
    turn, hands, trick = state.turn, state.hands, state.trick
    card = move.card
    hand = hands[turn]
    bit = BIT_OF[card]
    if not hand & bit:
        raise Illegal(SiegelReason.NOT_HELD, "S10", card=str(move))
    if trick:
        led = COLOUR_OF[trick[0]]
        if COLOUR_OF[card] != led and hand & SUIT[led]:
            raise Illegal(SiegelReason.MUST_FOLLOW, "S10", card=str(move), kind=COLOURS[led])
    left = list(hands)
    left[turn] = hand ^ bit
    hands = tuple(left)
    trick = (*trick, card)
    if len(trick) == len(hands):
        return _trick_won(state, hands, trick)
    turn = turn + 1 if turn + 1 < len(hands) else 0
    # The one place that is run through by the million: the constructor goes without names.
    return _state(State, (state.config, _PLAY, turn, hands, trick, *state[5:]))


def _trick_won(state: State, hands: tuple[Hand, ...], cards: tuple[Card, ...]) -> State:
    """S11: the highest red, else the highest card of the led colour. S16: no seal for the saboteur."""
    led = COLOUR_OF[cards[0]]
    best = max(cards, key=POWER[led].__getitem__)
    winner = (state.leader + cards.index(best)) % len(hands)
    held, middle = state.seals, state.middle
    phase, seal = _PLAY, ""
    if winner != state.saboteur:
        asked = choices(state.config, fitting(held[winner], led, COLOUR_OF[best]))
        if len(asked) > 1:
            phase = _HAND_BACK
        else:
            seals, middle, seal = settle(asked[0] if asked else HAND_BACKS[BLACK], held[winner], middle)
            held = (*held[:winner], seals, *held[winner + 1 :])
    won = Trick(state.leader, cards, winner, led, COLOUR_OF[best], seal if phase is _PLAY else None)
    state = State(
        state.config,
        phase,
        winner,
        hands,
        (),
        winner,
        state.dealer,
        held,
        middle,
        state.saboteur,
        state.predictions,
        (),
        (*state.tricks, won),
        state.results,
    )
    return state if phase is not _PLAY or any(hands) else _round_ended(state)


def hand_backs(state: State) -> tuple[HandBack, ...]:
    """S12–S17: what the winner of the last trick may choose from."""
    won = state.tricks[-1]
    return choices(state.config, fitting(state.seals[won.winner], won.led, won.by))


def _apply_hand_back(state: State, move: Move) -> State:
    if not isinstance(move, HandBack):
        raise Illegal(SiegelReason.SEAL_EXPECTED, "S12", text=quoted(str(move)))
    if move not in hand_backs(state):
        raise Illegal(SiegelReason.SEAL_UNFIT, "S12", text=str(move), choices=" ".join(map(str, hand_backs(state))))
    seat = state.turn
    held, middle, seal = settle(move, state.seals[seat], state.middle)
    state = state._replace(
        phase=_PLAY,
        seals=(*state.seals[:seat], held, *state.seals[seat + 1 :]),
        middle=middle,
        tricks=(*state.tricks[:-1], state.tricks[-1]._replace(seal=seal)),
    )
    return state if any(state.hands) else _round_ended(state)


def _accounts(state: State, earlier: tuple[Result, ...]) -> tuple[Account, ...]:
    saboteur = state.saboteur
    price = 0 if saboteur is None else scoring.saboteur_price(state.config, earlier, saboteur)
    return scoring.accounts(state.seals, saboteur, price)


def _round_ended(state: State) -> State:
    points = tuple(account.points for account in _accounts(state, state.results))
    seats = range(state.config.players)
    won = tuple(tuple(trick.seal or "" for trick in state.tricks if trick.winner == seat) for seat in seats)
    result = Result(state.dealer, state.saboteur, points, state.predictions, won, state.seals)
    results = (*state.results, result)
    over = len(results) == state.config.rounds_to_play
    return state._replace(phase=_OVER if over else _DEAL, results=results)
