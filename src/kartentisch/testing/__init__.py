"""Checks that every game must pass, shipped for whoever adds one. They need the standard library only,
those of an encoder NumPy.

    for players in game.players:
        options = testing.some_options(game, rng)
        testing.check_game(game, players, options, rng)
        testing.check_records(game, players, options, rng)
        testing.check_encoder(game, games.encoder(game.name), players, options, rng)

Each check raises `Failed` and says what is wrong. Two things only the game's author can tell: what the material is
(`material` of `check_game`) and what a seat may not know (`check_secrecy`, with twins of a state that differ in that).
"""

from __future__ import annotations

from kartentisch.testing.encoders import check_distinct, check_encoder, check_mask, check_numbers
from kartentisch.testing.raters import check_rater
from kartentisch.testing.records import check_records
from kartentisch.testing.rules import check_game, check_moves, check_refusals, check_state, check_step
from kartentisch.testing.seen import check_events, check_hearing, check_secrecy, check_view, check_world, fits
from kartentisch.testing.walking import (
    BUDGET,
    MOST_DECISIONS,
    MOST_MOVES,
    AnyGame,
    Bots,
    Failed,
    Pair,
    Step,
    check_frozen,
    refusal_of,
    require,
    some_options,
    walk,
)

__all__ = [
    "BUDGET",
    "MOST_DECISIONS",
    "MOST_MOVES",
    "AnyGame",
    "Bots",
    "Failed",
    "Pair",
    "Step",
    "check_distinct",
    "check_encoder",
    "check_events",
    "check_frozen",
    "check_game",
    "check_hearing",
    "check_mask",
    "check_moves",
    "check_numbers",
    "check_rater",
    "check_records",
    "check_refusals",
    "check_secrecy",
    "check_state",
    "check_step",
    "check_view",
    "check_world",
    "fits",
    "refusal_of",
    "require",
    "some_options",
    "walk",
]
