"""What bots say: phrases of the game, from their view alone; diggers what they think, saboteurs what suits them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from kartentisch.game import Budget, Line, Talker
from kartentisch.games.saboteur import GAME, rules
from kartentisch.games.saboteur.cards import Role
from kartentisch.games.saboteur.phrases import PHRASES
from kartentisch.games.saboteur.players.journeyman import Journeyman
from kartentisch.games.saboteur.players.talking import line
from kartentisch.games.saboteur.state import Config, Phase, State
from kartentisch.games.saboteur.view import view
from kartentisch.games.saboteur.worlds import sample
from tests.games.saboteur.positions import D, S, laid, state, turns

KNOWN = {phrase.name: phrase for phrase in PHRASES}
BLOCKED = ("1 EW!@1,0", "2 NS@0,1", "3 NESW@0,2", "4 EW@1,2", "1 NS!@0,-1")
MINE = ("EW!@1,0", "NS@0,1", "NESW@0,2", "EW@1,2", "NS!@0,-1")


def states(seed: int, players: int = 5) -> Iterator[State]:
    """Every turn of a round among journeymen."""
    rng, bot = Random(seed), Journeyman()
    here = rules.new(Config(players))
    here = rules.apply(here, rules.shuffle(here, rng))
    while here.phase is Phase.TURN:
        yield here
        here = rules.apply(here, bot.choose(view(here, here.turn), rng, Budget()))


def said(here: State, seat: int, times: int = 60) -> Counter[Line]:
    """What a seat says there, often enough that everything comes that can come."""
    lines = (line(view(here, seat), Random(seed), 1.0) for seed in range(times))
    return Counter(one for one in lines if one is not None)


@pytest.mark.parametrize("level", ["improver", "journeyman", "master"])
def test_every_level_that_talks_says_phrases_of_the_game(level: str) -> None:
    bot, found = GAME.bots[level](), Counter[str]()
    assert isinstance(bot, Talker)
    for number, here in enumerate(states(3)):
        one = bot.say(view(here, here.turn), Random(number))
        if one is None:
            continue
        found[one.phrase] += 1
        phrase = KNOWN[one.phrase]
        if phrase.seat:
            assert one.blank in range(5)
            assert phrase.seat == "any" or one.blank != here.turn
        else:
            assert one.blank in phrase.words if phrase.words else one.blank is None
    assert len(found) >= 2


def test_apprentices_are_silent_and_so_is_everybody_between_rounds() -> None:
    assert not isinstance(GAME.bots["apprentice"](), Talker)
    assert line(view(rules.new(Config(5)), 0), Random(1), 1.0) is None


def test_what_nobody_can_know_changes_no_word() -> None:
    rng, compared = Random(8), 0
    for number, here in enumerate(states(5)):
        if number % 4:
            continue
        twin = sample(view(here, here.turn), rng)
        assert said(here, here.turn, 12) == said(twin, here.turn, 12)
        compared += here != twin
    assert compared > 5


def test_a_digger_accuses_who_blocks_and_asks_for_repairs() -> None:
    broken = (("pick",), (), (), (), ())
    here = state(*["map"] * 5, board=laid(*MINE), history=turns(*BLOCKED), broken=broken, roles=(D, S, D, D, D))
    told = said(here, 0)
    assert told[Line("suspect", 1)] > 5
    assert told[Line("repair", 0)] > 5
    assert told[Line("why", 1)] > 0
    assert not any(one.phrase == "suspect" and one.blank != 1 for one in told)


def test_a_saboteur_speaks_like_a_digger() -> None:
    """He defends himself, and accuses whom the others suspect already: here his fellow, who is lost anyway."""
    here = state(*["map"] * 5, board=laid(*MINE), history=turns(*BLOCKED), roles=(S, S, D, D, D))
    assert said(here, 0)[Line("suspect", 1)] > 5
    assert said(here, 1)[Line("digger")] > 5


def test_a_digger_tells_what_he_saw_and_a_saboteur_may_lie() -> None:
    looked = turns("0 map 8,2", "1 discard EW", "2 discard EW")
    for role, lies in ((Role.DIGGER, False), (Role.SABOTEUR, True)):
        here = state("map", "map", "map", history=looked, roles=(role, D, D), goals=("gold", "NE", "NW"))
        assert (said(here, 0)[Line("not-at", "A")] > 0) is lies
        assert said(here, 0)[Line("looked", "A")] > 0
        empty = state("map", "map", "map", history=looked, roles=(role, D, D), goals=("NE", "gold", "NW"))
        assert said(empty, 0)[Line("not-at", "A")] > 0
        assert said(empty, 0)[Line("looked", "A")] == 0
