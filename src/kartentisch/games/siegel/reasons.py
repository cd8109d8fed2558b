"""Every refusal of the rules of Die sieben Siegel; each is translated in ``locale/*/siegel.ftl``."""

from __future__ import annotations

from enum import StrEnum


class SiegelReason(StrEnum):
    """Why a move is refused."""

    NO_MOVE = "no-move"
    DEAL_EXPECTED = "deal-expected"
    PREDICTION_EXPECTED = "prediction-expected"
    CARD_EXPECTED = "card-expected"
    SEAL_EXPECTED = "seal-expected"
    GAME_OVER = "game-over"

    NO_DEAL = "no-deal"
    NO_DEALER = "no-dealer"
    WRONG_DEALER = "wrong-dealer"
    HANDS = "hands"
    HAND_SIZE = "hand-size"
    NOT_IN_DECK = "not-in-deck"
    DEALT_TWICE = "dealt-twice"

    SABOTEUR_TAKEN = "saboteur-taken"
    SEALS_TAKEN = "seals-taken"
    SEAL_ORDER = "seal-order"
    NO_SEAT = "no-seat"
    OWN_SEAL = "own-seal"
    MIDDLE_HAS = "middle-has"
    MIDDLE_EMPTY = "middle-empty"
    SEAT_LACKS = "seat-lacks"
    NO_WHITE = "no-white"

    NOT_HELD = "not-held"
    MUST_FOLLOW = "must-follow"
    SEAL_UNFIT = "seal-unfit"
