"""Every event has exactly the arguments that its type says; the page's types are made from those."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from itertools import product
from random import Random
from typing import get_args, get_type_hints

import pytest

from kartentisch import games, testing
from kartentisch.bots import bot
from kartentisch.games.saboteur import cards as mine
from kartentisch.games.saboteur.events import GoalName, RoleName, ToolName
from kartentisch.games.siegel import cards as seals
from kartentisch.games.siegel.events import Colour, Kind
from kartentisch.table import events as table_events
from kartentisch.texts import speaker
from tests.conformance.hidden import HEARD_BY_ONE
from tests.conformance.positions import short_options
from tools import wire_types
from tools.wire_facts import usual

POSITIONS = 5000
NAMES = tuple("ABCDEFGHIJ")


@pytest.mark.parametrize("name", games.GAMES)
def test_every_event_of_thousands_of_positions_fits_its_type(name: str) -> None:
    game, rng, say = games.load(name), Random(61), speaker("en")
    # Chance alone seldom reaches the treasure; the simple bots do.
    bots = [None, bot(game, "apprentice"), bot(game, "apprentice")]
    told: Counter[str] = Counter()
    seen = 0
    while seen < POSITIONS:
        players = rng.choice(game.players)
        for step in testing.walk(game, players, short_options(game, rng), rng, bots):
            seen += 1
            for event in game.events(step.before, step.move, step.after):
                assert testing.fits(event.args, game.event_args[event.name]), event
                assert (event.audience is not None) == (event.name in HEARD_BY_ONE[name]), event
                game.words.sentence(event, NAMES[:players], say)
                told[event.name] += 1
    assert told.keys() == game.event_args.keys(), "an event that nobody has seen is not tested"
    assert not told.keys() & table_events.EVENTS.keys()


def test_the_words_of_events_are_those_of_the_rules() -> None:
    assert "".join(get_args(Colour)) == seals.COLOURS
    assert "".join(get_args(Kind)) == seals.KINDS
    assert get_args(ToolName) == mine.TOOLS
    assert get_args(RoleName) == tuple(mine.Role)
    assert set(get_args(GoalName)) == {mine.TREASURE, "NE", "NW"}


@pytest.mark.parametrize("name", wire_types.views())
def test_the_phases_on_the_wire_are_those_of_the_rules(name: str) -> None:
    shared, _ = wire_types.views()[name]
    phases = import_module(f"{games.GAMES[name]}.state").Phase
    assert get_args(get_type_hints(shared)["phase"]) == tuple(phase.name.lower() for phase in phases)


@pytest.mark.parametrize("name", games.GAMES)
def test_the_usual_values_told_to_the_page_are_those_that_are_played(name: str) -> None:
    """For every number of players and every choice of the other options."""
    game = games.load(name)
    for option in game.options:
        assert (option.default is None) == (option.usual is not None)
        if option.usual is None:
            continue
        rows = list(usual(game, option))
        others = [other for other in game.options if other is not option]
        for players, values in product(game.players, product(*(other.values for other in others))):
            chosen = {other.name: value for other, value in zip(others, values, strict=True)}
            (*_, row) = (row for row in rows if row["options"].items() <= chosen.items())
            assert row["players"][players] == option.usual(game.configure(players, chosen))
