"""Every refusal of the rules of Saboteur; each is translated in ``locale/*/saboteur.ftl``."""

from __future__ import annotations

from enum import StrEnum


class SaboteurReason(StrEnum):
    """Why a move is refused."""

    NO_MOVE = "no-move"
    DEAL_EXPECTED = "deal-expected"
    TURN_EXPECTED = "turn-expected"
    PICK_EXPECTED = "pick-expected"
    GAME_OVER = "game-over"

    NO_DEAL = "no-deal"
    NO_CARD = "no-card"
    NO_ROLE = "no-role"
    NO_GOLD = "no-gold"
    NO_FIRST = "no-first"
    WRONG_FIRST = "wrong-first"
    ROLES = "roles"
    DWARVES = "dwarves"
    GOALS = "goals"
    HANDS = "hands"
    HAND_SIZE = "hand-size"
    DECK = "deck"
    GOLD_STACK = "gold-stack"
    GOLD_ORDER = "gold-order"

    NOT_HELD = "not-held"
    NO_SEAT = "no-seat"
    TOOL_BROKEN = "tool-broken"
    OCCUPIED = "occupied"
    APART = "apart"
    MISMATCH = "mismatch"
    NOT_JOINED = "not-joined"
    OWN_TOOL = "own-tool"
    BROKEN_ALREADY = "broken-already"
    REPAIRS_OTHER = "repairs-other"
    NOT_BROKEN = "not-broken"
    NOTHING_TO_FALL = "nothing-to-fall"
    NEVER_FALLS = "never-falls"
    NO_GOAL = "no-goal"
    GOAL_SHOWN = "goal-shown"
    NOT_ON_OFFER = "not-on-offer"
