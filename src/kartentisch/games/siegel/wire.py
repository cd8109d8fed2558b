"""The view of Die sieben Siegel as it travels: plain texts, nothing that needs the rules to be drawn."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from operator import itemgetter
from typing import Literal, TypeAlias, TypeVar, cast

from msgspec import Raw, Struct
from msgspec.json import Encoder
from msgspec.structs import replace

from kartentisch.games.siegel.cards import COLOUR_OF, HIGHEST, KINDS, POWER, TEXT_OF, WHITE
from kartentisch.games.siegel.events import COLOURS, Colour
from kartentisch.games.siegel.moves import SABOTAGE, HandBack, Play
from kartentisch.games.siegel.state import Phase
from kartentisch.games.siegel.view import SeenTrick, View

T = TypeVar("T")

_encode = Encoder().encode

SiegelPhase: TypeAlias = Literal["deal", "predict", "play", "hand_back", "over"]
_PHASES: Mapping[Phase, SiegelPhase] = {
    Phase.DEAL: "deal",
    Phase.PREDICT: "predict",
    Phase.PLAY: "play",
    Phase.HAND_BACK: "hand_back",
    Phase.OVER: "over",
}
_PREDICT = Phase.PREDICT
_ENDED = (Phase.DEAL, Phase.OVER)


class TrickNews(Struct, frozen=True):
    """A won trick; `cards` from the leader on, None once face down. `seal`: what became of the winner's seals."""

    leader: int
    cards: list[str] | None
    winner: int
    led: Colour
    by: Colour
    seal: str | None


class PartNews(Struct, frozen=True):
    name: str
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
    seals: list[dict[str, int]]
    middle: dict[str, int]
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


class SiegelOwn(Struct, frozen=True):
    """What only one seat sees; for an onlooker all of it is empty."""

    hand: list[str]
    cards: list[str]
    """The hand cards that may be played now."""
    hand_backs: list[str]
    """The moves to choose from when a seal is to be handed back."""
    prediction: PredictionNews | None


def shared(view: View, before: tuple[View, SiegelShared] | None = None) -> SiegelShared:
    """The part of a view that is equal for all, in the words of the wire, field by field.

    `before`: an earlier view of the table, and this part of it, of which most can be used again within a trick.
    """
    return replace(
        before[1] if before is not None and _lasting(view) == _lasting(before[0]) else _settled(view),
        phase=_PHASES[view.phase],
        turn=view.turn,
        counts=list(view.counts),
        leader=view.leader,
        trick=[TEXT_OF[c] for c in view.trick],
        winning=_winning(view),
    )


def own(view: View) -> SiegelOwn:
    """The part of a view that belongs to its seat."""
    hand = [TEXT_OF[c] for c in view.hand]
    if not view.moves:
        return SiegelOwn(hand, [], [], None)
    return SiegelOwn(
        hand=hand,
        cards=[TEXT_OF[move.card] for move in view.moves if isinstance(move, Play)],
        hand_backs=[str(move) for move in view.moves if isinstance(move, HandBack)],
        prediction=_prediction(view) if view.phase is _PREDICT else None,
    )


def looked_up(view: View) -> Mapping[str, int]:
    """Events of which only so many, the newest, may still be looked up (S23); of all others every one.

    While the round lasts, cards older than the last trick are in nobody's log; one's first hand would tell them too.
    """
    if view.config.open_tricks or view.phase in _ENDED:
        return {}
    return {"played": view.config.players + len(view.trick), "hand": 0}


# Everything below is made again and again in the same few forms, so it is kept.


_LASTING = ("round", "dealer", "seals", "middle", "saboteur", "predictions", "tricks", "results", "accounts", "winners")
_lasting = itemgetter(*map(View._fields.index, _LASTING))


def _settled(view: View) -> SiegelShared:
    """What does not change from one card of a trick to the next, and is long; the rest is empty."""
    return SiegelShared(
        phase="deal",
        round=view.round,
        rounds=view.config.rounds_to_play,
        dealer=view.dealer,
        turn=None,
        highest=HIGHEST[view.config.players],
        counts=[],
        seals=_written([_seals(counts) for counts in view.seals]),
        middle=_seals(view.middle),
        saboteur=view.saboteur,
        predictions=_written(
            [
                None if takes is None else [_TAKES[take.colour][take.source] for take in takes]
                for takes in view.predictions
            ]
        ),
        leader=0,
        trick=[],
        winning=None,
        tricks=_written([_trick(trick) for trick in view.tricks]),
        scores=_written([list(result.scores) for result in view.results]),
        saboteurs=_written([result.saboteur for result in view.results]),
        accounts=_written([AccountNews(a.points, [PartNews(*part) for part in a.parts]) for a in view.accounts]),
        winners=list(view.winners),
    )


def _written(news: T) -> T:
    """The same as a text, which need not be written again with every view."""
    return cast("T", Raw(_encode(news)))


@cache
def _seals(counts: tuple[int, ...]) -> dict[str, int]:
    return {kind: number for kind, number in zip(KINDS, counts, strict=True) if number}


_TAKES = [{source: TakeNews(colour, source) for source in (None, *range(max(HIGHEST)))} for colour in COLOURS]


def _trick(trick: SeenTrick) -> TrickNews:
    return _face_down(*trick) if trick.cards is None else _face_up(trick)


@cache
def _face_down(leader: int, _: None, winner: int, led: int, by: int, seal: str | None) -> TrickNews:
    """A few thousand at most."""
    return _written(TrickNews(leader, None, winner, COLOURS[led], COLOURS[by], seal))


def _face_up(trick: SeenTrick) -> TrickNews:
    cards = [TEXT_OF[c] for c in trick.cards or ()]
    return TrickNews(trick.leader, cards, trick.winner, COLOURS[trick.led], COLOURS[trick.by], trick.seal)


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
