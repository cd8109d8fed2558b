"""The view of Die sieben Siegel as it travels: plain texts, nothing that needs the rules to be drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from kartentisch.game import Account, Seat
from kartentisch.games.siegel.cards import (
    BLACK,
    COLOUR_OF,
    HAND_SIZE,
    HIGHEST,
    KINDS,
    PENALTY,
    POWER,
    SABOTEUR_PRICES,
    SEALS,
    TEXT_OF,
    WHITE,
)
from kartentisch.games.siegel.events import COLOURS, GIVEN, Colour, Kind
from kartentisch.games.siegel.moves import SABOTAGE, HandBack, Play
from kartentisch.games.siegel.scoring import accounts, saboteur_price
from kartentisch.games.siegel.state import Config, Phase, Result
from kartentisch.games.siegel.view import View

MATERIAL = {
    "hand": HAND_SIZE,
    "colour": PENALTY[0],
    "white": PENALTY[WHITE],
    "black": PENALTY[BLACK],
    "saboteur": SABOTEUR_PRICES[0],
    **{f"seals_{kind}": number for kind, number in zip(KINDS, SEALS, strict=True)},
}
"""S1, S2, S18, S19: numbers that the page tells: cards of a hand, what a seal that is left over and the saboteur cost,
and how many seals of each kind there are."""
Sealed: TypeAlias = Literal["r", "y", "g", "b", "v", "w", "k", "-", ""]
"""What a trick did to its winner's seals: a kind handed back, a black one taken, one forgotten, nothing."""
_SEALED: Mapping[str, Sealed] = {seal: seal for seal in get_args(Sealed)}
PartName: TypeAlias = Literal[
    "red", "yellow", "green", "blue", "violet", "white", "black", "saboteur", "blacks-of-others"
]
"""What points are for: seals of a kind that are left; being the saboteur, less the black seals of others."""
_PARTS: Mapping[str, PartName] = {name: name for name in get_args(PartName)}
SiegelPhase: TypeAlias = Literal["deal", "predict", "play", "hand_back", "over"]
_PHASES: Mapping[Phase, SiegelPhase] = {
    Phase.DEAL: "deal",
    Phase.PREDICT: "predict",
    Phase.PLAY: "play",
    Phase.HAND_BACK: "hand_back",
    Phase.OVER: "over",
}


class TrickNews(Struct, frozen=True):
    """A won trick; `cards` from the leader on, None once face down. `seal`: what became of the winner's seals."""

    leader: int
    cards: list[str] | None
    winner: int
    led: Colour
    by: Colour
    seal: Sealed | None


class PartNews(Struct, frozen=True):
    name: PartName
    number: int
    points: int


class AccountNews(Struct, frozen=True):
    points: int
    parts: list[PartNews]


class TakeNews(Struct, frozen=True):
    """A seal that was taken; `source` None: from the middle."""

    kind: Colour
    source: int | None


class OfferNews(Struct, frozen=True):
    """What of one colour can be had for a prediction: the middle's seals first, then from others while whites last."""

    kind: Colour
    middle: int
    others: list[int]
    """Per seat how many seals of this colour it holds; all zero where nothing may be taken from others."""


class PredictionNews(Struct, frozen=True):
    """What the seat on turn may take. Seals are taken in the order of `offers`."""

    offers: list[OfferNews]
    whites: int
    white_needed: bool
    saboteur: bool
    price: int


class SiegelShared(Struct, frozen=True):
    """What everybody sees alike, onlookers too."""

    phase: SiegelPhase
    """After a round it is deal (or over), and all the rest shows the round."""
    round: int
    rounds: int
    dealer: int
    turn: int | None
    highest: int
    counts: list[int]
    seals: list[Mapping[str, int]]
    middle: Mapping[str, int]
    saboteur: int | None
    predictions: list[list[TakeNews] | None]
    leader: int
    trick: list[str]
    winning: int | None
    """The seat whose card lies in front in the trick on the table."""
    tricks: list[TrickNews]
    scores: list[list[int]]
    saboteurs: list[int | None]
    accounts: list[AccountNews]
    winners: list[int]


class PastNews(Struct, frozen=True):
    """A finished round of one seat: what it predicted, how many tricks it won, what it handed back and what is due."""

    predicted: list[Colour]
    won: int
    back: list[Kind]
    account: AccountNews


class SiegelOwn(Struct, frozen=True):
    """What is drawn for one seat alone; for an onlooker all of it is empty."""

    hand: list[str]
    cards: list[str]
    """The hand cards that may be played now."""
    hand_backs: list[str]
    """The moves to choose from when a seal is to be handed back."""
    prediction: PredictionNews | None
    past: list[PastNews]
    """The seat's rounds, once the game is over: they would lengthen every message, and only the end tells of them."""


def shared(view: View) -> SiegelShared:
    """The part of a view that is equal for all, in the words of the wire, field by field."""
    return SiegelShared(
        phase=_PHASES[view.phase],
        round=view.round,
        rounds=view.config.rounds_to_play,
        dealer=view.dealer,
        turn=view.turn,
        highest=HIGHEST[view.config.players],
        counts=list(view.counts),
        seals=[_seals(counts) for counts in view.seals],
        middle=_seals(view.middle),
        saboteur=view.saboteur,
        predictions=[
            None if takes is None else [TakeNews(COLOURS[take.colour], take.source) for take in takes]
            for takes in view.predictions
        ],
        leader=view.leader,
        trick=[TEXT_OF[card] for card in view.trick],
        winning=_winning(view),
        tricks=_tricks(view),
        scores=[list(result.scores) for result in view.results],
        saboteurs=[result.saboteur for result in view.results],
        accounts=[_account(account) for account in view.accounts],
        winners=list(view.winners),
    )


def own(view: View) -> SiegelOwn:
    """The part of a view that belongs to its seat."""
    hand = [TEXT_OF[c] for c in view.hand]
    if not view.moves:
        return SiegelOwn(hand, [], [], None, _past(view))
    return SiegelOwn(
        hand=hand,
        cards=[TEXT_OF[move.card] for move in view.moves if isinstance(move, Play)],
        hand_backs=[str(move) for move in view.moves if isinstance(move, HandBack)],
        prediction=_prediction(view) if view.phase is Phase.PREDICT else None,
        past=_past(view),
    )


def _account(account: Account) -> AccountNews:
    return AccountNews(
        account.points, [PartNews(_PARTS[name], number, points) for name, number, points in account.parts]
    )


def _past(view: View) -> list[PastNews]:
    if view.seat is None or view.phase is not Phase.OVER:
        return []
    return [_round(view.config, view.results, number, view.seat) for number in range(len(view.results))]


def _round(config: Config, results: tuple[Result, ...], number: int, seat: Seat) -> PastNews:
    result = results[number]
    takes = result.predictions[seat] or ()
    price = 0 if result.saboteur is None else saboteur_price(config, results[:number], result.saboteur)
    account = accounts(result.seals, result.saboteur, price)[seat]
    won = result.won[seat]
    back = [GIVEN[seal] for seal in won if seal in GIVEN]
    return PastNews([COLOURS[take.colour] for take in takes], len(won), back, _account(account))


def looked_up(view: View) -> Mapping[str, int]:
    """Events of which only so many, the newest, may still be looked up (S23); of all others every one.

    While the round lasts, cards older than the last trick are in nobody's log; one's first hand would tell them too.
    """
    return {} if _all_open(view) else {"played": view.config.players + len(view.trick), "hand": 0}


def _all_open(view: View) -> bool:
    """S23: whether every card played in this round may be looked up, not only those of the last trick."""
    return view.config.open_tricks or view.phase in (Phase.DEAL, Phase.OVER)


def _tricks(view: View) -> list[TrickNews]:
    """S23: won tricks lie face down but for the last one."""
    first_open = 0 if _all_open(view) else len(view.tricks) - 1
    return [
        TrickNews(
            leader=trick.leader,
            cards=[TEXT_OF[card] for card in trick.cards] if number >= first_open else None,
            winner=trick.winner,
            led=COLOURS[trick.led],
            by=COLOURS[trick.by],
            seal=None if trick.seal is None else _SEALED[trick.seal],
        )
        for number, trick in enumerate(view.tricks)
    ]


def _seals(counts: tuple[int, ...]) -> Mapping[str, int]:
    return {kind: number for kind, number in zip(KINDS, counts, strict=True) if number}


def _winning(view: View) -> int | None:
    if not view.trick:
        return None
    power = POWER[COLOUR_OF[view.trick[0]]]
    best = max(view.trick, key=power.__getitem__)
    return (view.leader + view.trick.index(best)) % view.config.players


def _prediction(view: View) -> PredictionNews:
    assert view.seat is not None
    white_needed = view.config.whites_exhausted == "forbid"
    from_others = bool(view.middle[WHITE]) or not white_needed
    offers = [
        OfferNews(
            kind,
            view.middle[colour],
            [counts[colour] if from_others and seat != view.seat else 0 for seat, counts in enumerate(view.seals)],
        )
        for colour, kind in enumerate(COLOURS)
    ]
    return PredictionNews(offers, view.middle[WHITE], white_needed, SABOTAGE in view.moves, view.price or 0)
