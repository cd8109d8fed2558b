"""A view that came over the network is told in the same words as the view that it was made from, by every game."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import asdict

from kartentisch import bots, games, testing, texts
from kartentisch.game import Move, View
from kartentisch.server.news import game_wire
from kartentisch.testing import AnyGame
from tests.conformance.positions import PLAYER_COUNTS, short_options

SAY = texts.speaker("en")


def travelled(game: AnyGame, config: Any, view: Any, onlookers: Any) -> View:
    """The view as a client has it."""
    wire = game_wire(game.name)
    assert wire is not None
    told = {**asdict(wire.shared(onlookers)), **asdict(wire.own(view))}
    seen: View = games.received(game.name).view(config, view.seat, json.loads(msgspec.json.encode(told)))
    return seen


def told(game: AnyGame, view: Any, names: list[str]) -> tuple[object, ...]:
    """All that is told and offered."""
    words = game.words
    moves = sorted((words.label(move, view, names, SAY), words.spot(move, view) or ()) for move in view.moves)
    return words.position(view, names, SAY), words.brief(view, names, SAY), moves


@pytest.mark.parametrize(("name", "players"), PLAYER_COUNTS)
def test_a_view_is_told_alike_after_its_journey(name: str, players: int) -> None:
    game, rng = games.load(name), Random(players)
    names = [f"Name {seat}" for seat in range(players)]
    config = game.configure(players, options := short_options(game, rng))
    for step in testing.walk(game, players, options, rng, [None, bots.bot(game, bots.SIMPLE)]):
        if getattr(step.after, "taking", ()):
            continue  # the steps of a decision never reach the server
        onlookers = game.view(step.after, None)
        for seat in (None, *range(players)):
            view = game.view(step.after, seat)
            assert told(game, travelled(game, config, view, onlookers), names) == told(game, view, names)


@pytest.mark.parametrize("name", games.GAMES)
def test_decisions_are_made_in_the_same_steps(name: str) -> None:
    """From a view that has travelled one comes to the very moves that the rules accept."""
    game, rng, whole = games.load(name), Random(7), 0
    received = games.received(name)
    config = game.configure(4, {"rounds": 1})
    state = game.rules.new(config)
    while not game.rules.is_over(state):
        seat = game.rules.to_act(state)
        if seat is None:
            state = game.rules.apply(state, game.rules.shuffle(state, rng))
            continue
        seen: Any = travelled(game, config, game.view(state, seat), game.view(state, None))
        while not isinstance(seen, Move):
            seen = received.after(seen, rng.choice(seen.moves))
        assert game.parse(str(seen)) == seen
        state, whole = game.rules.apply(state, seen), whole + 1
    assert whole > 20
