"""The moves of Die sieben Siegel and their texts, as ``docs/rules/records.md`` writes them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from kartentisch.game import Illegal, Move, Seat, quoted
from kartentisch.games.siegel.cards import CARD_OF, CARDS, COLOURS, KINDS, SEATS, TEXT_OF, Card
from kartentisch.games.siegel.reasons import SiegelReason


def _sound(number: int, below: int) -> None:
    """A card, colour or kind that does not exist is a mistake of the program, not a move to be refused."""
    if number not in range(below):
        raise ValueError(number)


@dataclass(frozen=True, slots=True)
class Deal(Move):
    """Chance's move: who deals, and everybody's cards in the order in which they were dealt."""

    dealer: Seat
    hands: tuple[tuple[Card, ...], ...]

    def __post_init__(self) -> None:
        for hand in self.hands:
            for card in hand:
                _sound(card, len(CARDS))

    def __str__(self) -> str:
        return f"deal {self.dealer}: " + " | ".join(" ".join(TEXT_OF[c] for c in hand) for hand in self.hands)


@dataclass(frozen=True, slots=True)
class Take(Move):
    """One seal of a prediction, from the middle or from another seat; as a move, one step of predicting."""

    colour: int
    source: Seat | None = None

    def __post_init__(self) -> None:
        _sound(self.colour, len(COLOURS))

    def __str__(self) -> str:
        return COLOURS[self.colour] if self.source is None else f"{COLOURS[self.colour]}@{self.source}"


@dataclass(frozen=True, slots=True)
class Done(Move):
    """The last step of a step-wise prediction."""

    def __str__(self) -> str:
        return "done"


@dataclass(frozen=True, slots=True)
class Predict(Move):
    """A whole prediction; the seals are taken from left to right."""

    takes: tuple[Take, ...]

    def __str__(self) -> str:
        return " ".join(map(str, self.takes)) or "none"


@dataclass(frozen=True, slots=True)
class Sabotage(Move):
    """Taking the saboteur instead of predicting."""

    def __str__(self) -> str:
        return "saboteur"


@dataclass(frozen=True, slots=True)
class Play(Move):
    """Playing a card to the trick."""

    card: Card

    def __post_init__(self) -> None:
        _sound(self.card, len(CARDS))

    def __str__(self) -> str:
        return TEXT_OF[self.card]


@dataclass(frozen=True, slots=True)
class HandBack(Move):
    """Handing back a seal of a kind for the trick just won. Black: the white one is kept; None: forgotten."""

    kind: int | None

    def __post_init__(self) -> None:
        _sound(self.kind or 0, len(KINDS))

    def __str__(self) -> str:
        return "-" if self.kind is None else f"-{KINDS[self.kind]}"


DONE = Done()
SABOTAGE = Sabotage()
FORGET = HandBack(None)
PLAYS = tuple(Play(c) for c in CARDS)
TAKES = tuple(Take(colour) for colour in range(len(COLOURS)))
TAKES_FROM = tuple(tuple(Take(colour, seat) for seat in range(SEATS)) for colour in range(len(COLOURS)))
HAND_BACKS = tuple(HandBack(kind) for kind in range(len(KINDS)))

_FIXED: Mapping[str, Move] = {str(move): move for move in (SABOTAGE, FORGET, Predict(()), *PLAYS, *HAND_BACKS)}
_TAKE = re.compile(r"([rygbv])(?:@(0|[1-9][0-9]{0,2}))?")


def parse(text: str) -> Move:
    """The move of that text. Only the canonical text is one, so every text that parses is written the same way."""
    if text in _FIXED:
        return _FIXED[text]
    takes = [_TAKE.fullmatch(token) for token in text.split(" ")]
    if not all(takes):
        raise Illegal(SiegelReason.NO_MOVE, text=quoted(text))
    return Predict(tuple(Take(COLOURS.index(t[1]), None if t[2] is None else int(t[2])) for t in takes if t))


class DealText:
    """A deal in a record: ``dealer`` and ``hands``."""

    keys = ("dealer", "hands")

    def read(self, fields: Mapping[str, object]) -> Deal:
        """The deal, of whatever size; whether it is a fair one the rules decide."""
        dealer, hands = fields["dealer"], fields["hands"]
        if type(dealer) is not int:
            raise Illegal(SiegelReason.NO_DEAL, key="dealer")
        if not isinstance(hands, list) or not all(isinstance(hand, str) for hand in hands):
            raise Illegal(SiegelReason.NO_DEAL, key="hands")
        return Deal(dealer, tuple(tuple(map(_card, hand.split(" "))) for hand in hands))

    def write(self, deal: Deal) -> dict[str, object]:
        """The fields of the deal."""
        return {"dealer": deal.dealer, "hands": [" ".join(TEXT_OF[c] for c in hand) for hand in deal.hands]}


def _card(text: str) -> Card:
    if text not in CARD_OF:
        raise Illegal(SiegelReason.NOT_IN_DECK, "S3", card=quoted(text))
    return CARD_OF[text]
