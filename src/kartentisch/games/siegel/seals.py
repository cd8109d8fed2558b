"""Handing back seals after a trick (S12–S17): what fits, whether there is a choice, and what it comes to."""

from __future__ import annotations

from functools import cache

from kartentisch.games.siegel.cards import BLACK, KINDS, RED, WHITE
from kartentisch.games.siegel.moves import FORGET, HAND_BACKS, HandBack
from kartentisch.games.siegel.prediction import moved
from kartentisch.games.siegel.state import Config


def fitting(held: tuple[int, ...], led: int, by: int) -> tuple[int, ...]:
    """S12, S13: the kinds that a winner could hand back, the led colour before red before white."""
    kinds: tuple[int, ...] = (led,) if held[led] else ()
    if by == RED and led != RED and held[RED]:
        kinds += (RED,)
    return (*kinds, WHITE) if held[WHITE] else kinds


def choices(config: Config, kinds: tuple[int, ...]) -> tuple[HandBack, ...]:
    """The winner's choices where these kinds fit; fewer than two: there is nothing to ask."""
    return _choices(kinds, config.white_before_black == "may", config.by_hand)


@cache
def _choices(kinds: tuple[int, ...], may_keep_white: bool, by_hand: bool) -> tuple[HandBack, ...]:
    moves = tuple(HAND_BACKS[kind] for kind in kinds)
    if kinds == (WHITE,) and may_keep_white:
        return (*moves, HAND_BACKS[BLACK])
    if kinds and by_hand:
        return (*moves, FORGET)
    return moves


def settle(
    move: HandBack, held: tuple[int, ...], middle: tuple[int, ...]
) -> tuple[tuple[int, ...], tuple[int, ...], str]:
    """The winner's seals and those of the middle afterwards, and what happened, as in `Trick.seal`."""
    kind = move.kind
    if kind is None:
        return held, middle, "-"
    if kind == BLACK:
        if not middle[BLACK]:  # S15: none left, lucky winner
            return held, middle, ""
        return moved(held, BLACK, 1), moved(middle, BLACK, -1), "k"
    return moved(held, kind, -1), moved(middle, kind, 1), KINDS[kind]
