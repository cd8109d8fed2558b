"""The populations: whole legal games, what each is known for, and that the same seed is the same game."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from kartentisch.bots import player
from kartentisch.game import Budget
from kartentisch.games.saboteur import GAME, rules
from kartentisch.games.saboteur.cards import DEAD, Role
from kartentisch.games.saboteur.moves import Break, Discard, Lay, Turn
from kartentisch.games.saboteur.players import populations
from kartentisch.games.saboteur.players.populations import POPULATIONS, Person, Use
from kartentisch.games.saboteur.state import Config, Phase, State

FACTORIES = {name: "openly" if name == "open" else name for name in POPULATIONS}


def played(name: str, players: int, rounds: int, seed: int = 1) -> list[State]:
    """The ends of first rounds among people of one population, with all that was done."""
    rng, person, ends = Random(seed), Person(name), []
    for _ in range(rounds):
        here = rules.new(Config(players))
        here = rules.apply(here, rules.shuffle(here, rng))
        while here.phase is Phase.TURN:
            before, here = here, rules.apply(here, person.choose(GAME.view(here, here.turn), rng, Budget()))
        ends.append(before)
    return ends


def deeds(name: str, role: Role, rounds: int = 12) -> Counter[str]:
    """How often, of a hundred turns, such people broke, discarded, and laid dead ends and real paths."""
    found: Counter[str] = Counter()
    for end in played(name, 5, rounds):
        mine = [turn for turn in end.history if end.roles[turn.seat] is role]
        found["turns"] += len(mine)
        found.update(_kind(turn) for turn in mine)
    return Counter({kind: 100 * number // found["turns"] for kind, number in found.items()})


def _kind(turn: Turn) -> str:
    if isinstance(turn.move, Lay):
        return "dead" if turn.move.tile & DEAD else "path"
    return "break" if isinstance(turn.move, Break) else "discard" if isinstance(turn.move, Discard) else "other"


@pytest.mark.parametrize("name", POPULATIONS)
def test_each_plays_whole_games_and_is_found_by_its_import_path(name: str) -> None:
    person = player(GAME, f"{populations.__name__}:{FACTORIES[name]}")
    rng, here = Random(3), rules.new(Config(4))
    while not rules.is_over(here):
        seat = rules.to_act(here)
        move = rules.shuffle(here, rng) if seat is None else person.choose(GAME.view(here, seat), rng, Budget())
        here = rules.apply(here, move)
    assert len(here.past) == 3


@pytest.mark.parametrize("players", [3, 5, 8])
def test_the_same_seed_is_the_same_round(players: int) -> None:
    assert played("beginner", players, 1, seed=5) == played("beginner", players, 1, seed=5)
    assert played("beginner", players, 1, seed=5) != played("beginner", players, 1, seed=6)


def test_each_is_described_and_at_least_two_are_only_tested_on() -> None:
    told = {getattr(populations, factory).__doc__ for factory in FACTORIES.values()}
    assert len(told) == len(POPULATIONS)
    assert all(about.endswith(".") for about in told)
    assert sum(population.use is Use.TEST for population in POPULATIONS.values()) >= 2


def test_each_is_what_it_is_called() -> None:
    digs = {name: deeds(name, Role.DIGGER) for name in ("modest", "beginner", "hothead", "tidy_up", "discarder")}
    assert digs["hothead"]["break"] > digs["modest"]["break"]
    assert digs["discarder"]["discard"] > 1.5 * digs["modest"]["discard"]
    assert digs["beginner"]["dead"] >= 3
    assert digs["tidy_up"]["dead"] >= 3
    assert digs["modest"]["dead"] <= 1
    assert deeds("peacemaker", Role.DIGGER)["break"] == deeds("peacemaker", Role.SABOTEUR)["break"] == 0
    spoils = {name: deeds(name, Role.SABOTEUR, rounds=30) for name in ("sleeper", "turncoat", "framer", "open")}
    for name in ("sleeper", "turncoat", "framer"):
        assert spoils[name]["path"] > spoils["open"]["path"] + 5
