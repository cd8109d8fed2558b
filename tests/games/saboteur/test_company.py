"""What company the bots are: honest beliefs about people, saboteurs that hide, diggers that look sensible.

The long measurement is ``python -m tools.saboteur_company``; here is a short one, whose bounds allow for chance.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

from kartentisch.game import Budget
from kartentisch.games.saboteur import bridge, rules
from kartentisch.games.saboteur.actions import ACTION_OF
from kartentisch.games.saboteur.cards import GOALS, Role
from kartentisch.games.saboteur.moves import Break, Discard, Lay, Map, Rockfall
from kartentisch.games.saboteur.players import belief, company, conduct, fitted, watched
from kartentisch.games.saboteur.players.conduct import CLEAR_GAIN
from kartentisch.games.saboteur.players.journeyman import Journeyman
from kartentisch.games.saboteur.players.master import Master
from kartentisch.games.saboteur.players.populations import POPULATIONS, Use, character
from kartentisch.games.saboteur.players.trials import Weighed
from kartentisch.games.saboteur.simulator.position import SEATS
from kartentisch.games.saboteur.state import Config, Phase, State
from kartentisch.games.saboteur.view import view
from tools import company_page, saboteur_company
from tools.saboteur_company import Task

LITTLE = Budget(simulations=12)


def dealt(players: int, seed: int) -> State:
    """A round before its first turn."""
    here = rules.new(Config(players))
    return rules.apply(here, rules.shuffle(here, Random(seed)))


def figures(kind: str, name: str, players: int, rounds: int) -> dict[str, Any]:
    """What the command tells of some rounds."""
    rows = saboteur_company.work(Task(kind, name, players, rounds, 0, 12, Use.CHOOSE))
    return saboteur_company.told(rows, "test")


@pytest.mark.parametrize("players", [3, 5, 8])
def test_what_is_measured_is_what_the_bots_believe(players: int) -> None:
    """The compiled belief of every seat and of an onlooker is the one that their views give, in every orbit."""
    here, rng, bot, states, actions = dealt(players, 4), Random(1), Journeyman(), [], []
    this = bridge.load(here)
    while here.phase is Phase.TURN:
        states.append(here)
        move = bot.choose(view(here, here.turn), rng, LITTLE)
        actions.append(ACTION_OF[move])
        here = rules.apply(here, move)
    seen, style, out = watched.log(), fitted.fitted(players), np.zeros((SEATS + 1, SEATS))
    nobody = watched.seated([character("open")] * players)
    turns = watched.watch(this, nobody, np.array(actions), style, company.bench(), bridge.rng_of(1), seen)
    assert turns == len(states)
    for turn in range(0, turns, players):
        watched.beliefs(watched.cases(players), this, seen, turn, style, out)
        for seat in (*range(players), None):
            own = players if seat is None else seat
            looks = view(states[turn], seat)
            assert belief.seats(looks) == pytest.approx(out[own, :players].tolist(), abs=1e-9)


def test_those_that_beliefs_are_fitted_to_have_habits() -> None:
    assert set(fitted.CHARACTERS) == {name for name, one in POPULATIONS.items() if one.use is Use.FIT} | {"bot"}
    assert np.exp(fitted.HABITS).sum(axis=-1) == pytest.approx(np.ones(fitted.HABITS.shape[:-1]), abs=0.1)
    assert fitted.SHARES.sum(axis=-1) == pytest.approx(np.ones((3, 2)), abs=0.01)


@pytest.mark.parametrize("players", [3, 5, 8])
def test_what_is_of_no_use_speaks_for_nobody(players: int) -> None:
    told = fitted.fitted(players).told
    assert told[:, list(conduct.USELESS)].min() >= -1e-9
    assert np.abs(told[:, list(conduct.NEUTRAL)]).max() < 1e-9


@pytest.mark.parametrize("players", [3, 5, 8])
def test_beliefs_about_people_are_honest(players: int) -> None:
    beginners = figures("table", "beginner", players, 120)
    assert beginners["belief"]["half-time"][0] < 0.75
    assert beginners["condemned"][0] < 0.06
    for name in ("sleeper", "turncoat"):
        found = figures("table", name, players, 120)
        assert all(ratio[1] < 1 for ratio in found["belief"].values())  # not worse than the prior
        assert found["sure"] is None or found["sure"][2] > 0.9
    alone = figures("one", "sleeper", players, 120)
    assert alone["wrong as saboteur"][1] < 0.05


@pytest.mark.parametrize("players", [5, 8])
def test_saboteurs_are_not_known_at_once(players: int) -> None:
    found = figures("bots", "bots", players, 100)
    by_turn = [share[0] for share in found["found by all"]]
    assert by_turn[1] < 0.45
    assert by_turn[2] < 0.6
    assert by_turn == sorted(by_turn)
    assert found["all known"][0] < 0.55
    assert found["real paths"][0] > 0.01
    assert found["deeds"]["mends a fellow"] > 0


@pytest.mark.parametrize("players", [5, 8])
def test_apprentices_that_spoil_are_not_known_at_once_either(players: int) -> None:
    """They go by rules of thumb, and hide by one."""
    found = figures("level", "apprentice", players, 40)
    assert found["found by one"][1][0] < 0.35
    assert found["found by all"][2][0] < 0.55
    assert found["all known"][0] < 0.5
    assert found["real paths"][0] > 0.05


@pytest.mark.parametrize(("players", "until"), [(3, 5.5), (5, 7.5), (8, 5.5)])
def test_how_long_saboteurs_keep_quiet(players: int, until: float) -> None:
    """Never once so many cards or fewer are missing; with five players only until the tunnel leads ahead."""
    this = bridge.load(dealt(players, 1)._replace(roles=(Role.SABOTEUR,) * players))
    temper, chance = fitted.bot(players)[1][0], bridge.rng_of(3)
    before, after = (
        {company.mood(this, company.memory(), temper, need, chance) for _ in range(300)}
        for need in (until + 0.5, until - 0.5)
    )
    assert company.QUIET in before
    assert after == {company.OPEN}


def test_rows_and_figures_follow_from_each_other() -> None:
    found = figures("one", "beginner", 3, 30)
    low, high = found["spoiled"][1:]
    assert 0 <= low <= found["spoiled"][0] <= high <= 1
    assert sum(number for number, _, _ in found["bins"]) > 0
    assert found == figures("one", "beginner", 3, 30)


def test_the_page_tells_where_a_belief_is_worse_than_the_prior() -> None:
    found = figures("table", "sleeper", 3, 30)
    never = {point: [0.9, 0.8, 1.1] for point in found["belief"]}
    once = never | {"orbit 1": [1.05, 1.01, 1.1]}
    tables = {"sleeper": {**found, "belief": once}, "open": {**found, "belief": never}}
    told = company_page.worse({"3": {"table": tables}}, ["3"])
    assert "sleeper with 3, orbit 1 (1.05 (1.01 … 1.10))" in told
    assert "open" not in told
    assert "nowhere" in company_page.worse({"3": {"table": {"open": tables["open"]}}}, ["3"])
    assert "sleeper with 3, orbit 1" in company_page.worse({"3": {"level": tables}}, ["3"])


def test_the_command_writes_its_figures(tmp_path: Any) -> None:
    file = tmp_path / "figures.json"
    arguments = ["--rounds", "6", "--players", "3", "--workers", "1", "--out", str(file), "--levels", "1"]
    assert saboteur_company.main([*arguments, "--only", "bots", "journeyman"]) == 0
    assert saboteur_company.main([*arguments, "--only", "modest"]) == 0
    assert all(word in file.read_text("utf-8") for word in ("modest", "bots", "journeyman"))


# How they look


@pytest.mark.parametrize("level", [Journeyman, Master])
def test_a_saboteurs_first_turn_does_no_harm(level: Callable[[], Journeyman | Master]) -> None:
    """He looks at a goal, discards or repairs; only rarely he plays as a digger would."""
    moves: Counter[type] = Counter()
    bot = level()
    for seed in range(60):
        here = dealt(5, seed)
        if here.roles[here.turn] is Role.SABOTEUR:
            moves[type(bot.choose(view(here, here.turn), Random(seed), LITTLE))] += 1
    assert moves[Break] == moves[Rockfall] == 0
    assert moves[Lay] < 0.2 * moves.total()
    assert moves[Map] + moves[Discard] > 10


def test_maps_are_spread_over_the_goals_and_go_where_nobody_has_looked() -> None:
    looks: Counter[str] = Counter()
    again = 0
    for seed in range(400):
        here = dealt(5, seed)
        if here.roles[here.turn] is Role.DIGGER and "map" in here.hands[here.turn]:
            move = Master().choose(view(here, here.turn), Random(seed), Budget(simulations=1))
            if isinstance(move, Map):
                looks[str(move)] += 1
                later = rules.apply(here, move)._replace(turn=here.turn, roles=(Role.DIGGER,) * 5)
                other = next(seat for seat in range(5) if seat != here.turn)
                later = later._replace(turn=other, hands=tuple(("map", "EW!") for _ in range(5)))
                again += Journeyman().choose(view(later, other), Random(seed), LITTLE) == move
        if looks.total() >= 24:
            break
    assert len(looks) == len(GOALS)
    assert all(number > 0.1 * looks.total() for number in looks.values())
    assert again < 0.2 * looks.total()


def test_a_master_who_digs_discards_nothing_while_a_card_shortens_the_way() -> None:
    bot, compared = Master(), 0
    for seed in range(40):
        here, rng = dealt(5, seed), Random(seed)
        for _ in range(5):
            looks = view(here, here.turn)
            move = bot.choose(looks, rng, LITTLE)
            if here.roles[here.turn] is Role.DIGGER and Weighed(looks).gain > CLEAR_GAIN:
                compared += 1
                assert not isinstance(move, Discard)
            here = rules.apply(here, move)
    assert compared > 50
