"""Penalty points of a round and their reasons (S18, S19, S22)."""

from __future__ import annotations

from kartentisch.game import Account, Part, Seat
from kartentisch.games.siegel.cards import BLACK, PENALTY, WHITE
from kartentisch.games.siegel.state import Config, Result

KIND_NAMES = ("red", "yellow", "green", "blue", "violet", "white", "black")
_SHOWN = (0, 1, 2, 3, 4, WHITE, BLACK)


def saboteur_price(config: Config, earlier: tuple[Result, ...], seat: Seat) -> int:
    """S19, S22: what the saboteur costs this seat before black seals are counted."""
    again = sum(result.saboteur == seat for result in earlier) if config.designer_long else 0
    return config.saboteur_base + again


def accounts(seals: tuple[tuple[int, ...], ...], saboteur: Seat | None, price: int) -> tuple[Account, ...]:
    """Every seat's points of the round, with the seals that cost them; `price` is the saboteur's."""
    blacks = sum(counts[BLACK] for counts in seals)
    return tuple(
        _saboteurs(price, blacks) if seat == saboteur else _predictors(counts) for seat, counts in enumerate(seals)
    )


def _predictors(counts: tuple[int, ...]) -> Account:
    parts = tuple(Part(KIND_NAMES[k], counts[k], counts[k] * PENALTY[k]) for k in _SHOWN if counts[k])
    return Account(sum(part.points for part in parts), parts)


def _saboteurs(price: int, blacks: int) -> Account:
    off = min(price, blacks)
    parts = (Part("saboteur", 1, price), Part("blacks-of-others", blacks, -off))
    return Account(price - off, parts if blacks else parts[:1])
