"""Journeyman and master: legal, discreet, quick, and better than who comes before them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from statistics import mean, median
from time import perf_counter

import pytest

from kartentisch import bots
from kartentisch.analysis.suspicion import Believer
from kartentisch.game import Bot, Budget, Move
from kartentisch.games.saboteur import GAME, bridge, rules
from kartentisch.games.saboteur.board import START
from kartentisch.games.saboteur.cards import DWARVES, Role
from kartentisch.games.saboteur.moves import Fix, Gold, Lay
from kartentisch.games.saboteur.players.belief import believe, evidence
from kartentisch.games.saboteur.players.foresight import gold
from kartentisch.games.saboteur.players.improver import LAPSE, is_careful
from kartentisch.games.saboteur.players.journeyman import Journeyman
from kartentisch.games.saboteur.players.master import Master
from kartentisch.games.saboteur.state import Config, Phase, State
from kartentisch.games.saboteur.view import View, view
from kartentisch.games.saboteur.worlds import sample
from tests.games.saboteur.positions import D, S, dug, laid, play, state, tile, turns

LITTLE = Budget(simulations=12)
LEVELS: dict[str, Callable[[], Journeyman | Master]] = {"journeyman": Journeyman, "master": Master}
SIMPLER = {"random", "apprentice", "improver"}
"""Levels with tests of their own."""
level = pytest.mark.parametrize("level", LEVELS)
MOVES = {
    ("journeyman", 3): (
        "map 8,2, NES@2,1, discard fix:lamp, discard N!, break:cart 0, discard EW, "
        "discard NES!, discard NS!, break:cart 2, discard NS, rockfall 3,0, rockfall 1,0"
    ),
    ("journeyman", 5): (
        "fix:lamp+cart cart 3, discard NESW!, discard NS, NSW!@3,0, fix:pick+cart pick 2, NE@1,-1, "
        "rockfall 3,0, map 8,-2, discard NEW, discard NS, discard E!, break:lamp 1"
    ),
    ("journeyman", 8): (
        "discard break:pick, NEW@4,0, break:lamp 3, break:cart 4, discard E!, discard EW!, "
        "discard NESW!, map 8,-2, fix:lamp+cart cart 4, NESW@5,0, break:pick 4, rockfall 1,0"
    ),
    ("master", 3): (
        "map 8,2, NE@1,-1, SW!@2,-1, discard NES!, NES@1,1, discard EW, discard NS, break:lamp 0, break:cart "
        "2, discard NE, rockfall 2,0, discard NS"
    ),
    ("master", 5): (
        "fix:lamp+cart cart 3, map 8,-2, discard NS, NSW!@3,0, fix:pick+lamp pick 2, NE@1,-1, break:lamp 1, "
        "SW@2,-1, fix:lamp lamp 1, discard NS, NES@2,-2, break:lamp 1"
    ),
    ("master", 8): (
        "discard break:pick, ESW@4,0, break:pick 3, break:cart 4, discard E!, discard EW!, discard NESW!, map "
        "8,-2, fix:lamp+cart cart 4, NSW@4,-1, break:lamp 5, rockfall 4,0"
    ),
}


def states(bot: Bot[View], config: Config, seed: str, budget: Budget = LITTLE) -> Iterator[State]:
    """Every state of a game, all seats being that bot."""
    here, deals, rng = rules.new(config), Random(f"{seed}/deals"), Random(seed)
    while not rules.is_over(here):
        if rules.awaits_deal(here):
            here = rules.apply(here, rules.shuffle(here, deals))
        else:
            here = rules.apply(here, bot.choose(view(here, here.turn), rng, budget))
        yield here


def test_they_are_the_games_players() -> None:
    assert list(GAME.bots) == ["apprentice", "improver", "journeyman", "master"]
    names = [type(make()).__name__ for make in GAME.bots.values()]
    assert names == ["Apprentice", "Improver", "Journeyman", "Master"]


class Given(Random):
    """Chance whose `random` always says the same."""

    def __init__(self, number: float) -> None:
        super().__init__(7)
        self.number = number

    def random(self) -> float:
        return self.number


def test_the_improver_decides_like_a_journeyman_or_like_an_apprentice() -> None:
    bots = {name: GAME.bots[name]() for name in ("improver", "journeyman", "apprentice")}
    differ = 0
    for here in states(bots["apprentice"], Config(players=5, rounds=1), "improver"):
        if rules.awaits_deal(here) or rules.is_over(here):
            continue
        seen = view(here, here.turn)

        def chosen(name: str, number: float, seen: View = seen) -> Move:
            return bots[name].choose(seen, Given(number), Budget())

        assert chosen("improver", LAPSE) == chosen("journeyman", LAPSE)
        lapsed = "journeyman" if is_careful(seen) else "apprentice"
        assert chosen("improver", LAPSE - 0.01) == chosen(lapsed, LAPSE - 0.01)
        differ += chosen("journeyman", LAPSE) != chosen("apprentice", LAPSE)
    assert differ > 5


def test_every_level_is_tested_here_or_simple() -> None:
    assert {*bots.names(GAME)} == LEVELS.keys() | SIMPLER


@level
@pytest.mark.parametrize("players", range(3, 11))
def test_every_number_of_players(level: str, players: int) -> None:
    *_, last = states(LEVELS[level](), Config(players, rounds=1), "any")
    assert len(last.past) == 1


@level
def test_every_option(level: str) -> None:
    for own, cards in product((True, False), ("diggers", "players")):
        config = GAME.configure(4, {"break_own_tool": own, "gold_cards": cards, "rounds": 2})
        assert isinstance(config, Config)
        *_, last = states(LEVELS[level](), config, "options")
        assert len(last.past) == 2


@level
def test_what_nobody_can_know_changes_neither_move_nor_belief(level: str) -> None:
    bot, rng = LEVELS[level](), Random(5)
    compared = 0
    for number, here in enumerate(states(Journeyman(), Config(5, rounds=2), "secret")):
        if rules.to_act(here) is None or number % 6:
            continue
        seat = here.turn
        twin = sample(view(here, seat), rng)
        moves = [bot.choose(view(one, seat), Random(1), LITTLE) for one in (here, twin)]
        assert moves[0] == moves[1]
        assert bot.belief(view(here, seat)) == bot.belief(view(twin, seat))
        compared += here != twin
    assert compared > 10


@level
def test_a_seed_decides_everything(level: str) -> None:
    first, second = (list(states(LEVELS[level](), Config(3, rounds=1), "seed")) for _ in range(2))
    assert first == second


@level
@pytest.mark.parametrize("players", [3, 5, 8])
def test_a_seed_gives_the_moves_that_it_always_gave(level: str, players: int) -> None:
    """Whoever changes how they play on purpose writes down here what they do from then on."""
    *_, last = states(LEVELS[level](), Config(players, rounds=1), "always")
    moves = [str(turn.move) for turn in last.history]
    assert ", ".join(moves[8:20]) == MOVES[level, players]


# What they believe


@level
def test_before_anything_happens_the_dwarves_decide(level: str) -> None:
    bot: Believer[View] = LEVELS[level]()
    here = rules.apply(rules.new(Config(5)), rules.shuffle(rules.new(Config(5)), Random(1)))
    for seat, role in enumerate(here.roles):
        own = role == Role.SABOTEUR
        others = [chance for other, chance in enumerate(bot.belief(view(here, seat))) if other != seat]
        assert bot.belief(view(here, seat))[seat] == own
        assert others == pytest.approx([(DWARVES[5].count(Role.SABOTEUR) - own) / 5] * 4)
    assert bot.belief(view(here, None)) == pytest.approx((2 / 6,) * 5)
    assert bot.belief(view(rules.new(Config(3)), 0)) == (1 / 4,) * 3


def test_whoever_spoils_the_way_is_suspected() -> None:
    history = turns("1 EW!@1,0", "2 NS@0,1", "0 discard map", "1 NS!@0,-1")
    board = laid("EW!@1,0", "NS@0,1", "NS!@0,-1")
    seen = view(state("map", "map", "map", board=board, history=history, roles=(D, S, D)), 0)
    chances = Journeyman().belief(seen)
    assert chances[0] == 0
    assert chances[1] > 0.8 > 0.2 > chances[2]


def test_who_digs_away_from_the_treasure_that_he_saw_is_suspected() -> None:
    """The seat saw the treasure at A; 1 looked there too. Then he digs towards C, or towards A."""
    ways = ("EW@1,0", "EW@2,0", "EW@3,0", "NESW@4,0")
    told = ["0 map 8,2", "1 map 8,2", *(f"0 {way}" for way in ways)]
    guilt = []
    for down, on in ((-1, -2), (1, 2)):
        tunnel = (f"NS@4,{down}", f"NES@4,{on}")
        history = turns(*told, *(f"1 {tile}" for tile in tunnel))
        board = laid(*ways, *tunnel)
        here = state("map", "map", "map", board=board, history=history, roles=(D, D, S), goals=("gold", "NE", "NW"))
        guilt.append(Journeyman().belief(view(here, 0))[1])
    assert guilt[0] > guilt[1]


def test_the_diggers_show_where_the_treasure_lies() -> None:
    ways = ("EW@1,0", "EW@2,0", "EW@3,0", "NESW@4,0")
    history = turns("1 map 8,2", *(f"2 {way}" for way in ways), "1 NS@4,1", "1 NES@4,2")
    board = laid(*ways, "NS@4,1", "NES@4,2")
    seen = view(state("map", "map", "map", board=board, history=history, roles=(D, D, S)), 0)
    a, b, c = believe(seen, evidence(seen)).goals
    assert a > b > 0
    assert b == pytest.approx(c, abs=0.1)
    assert a + b + c == pytest.approx(1)


def brier(bot: Believer[View], here: State) -> tuple[float, float]:
    """The error of the beliefs of all seats, and of somebody who knows his own role and the rules only."""
    players, guilty = here.config.players, [role == Role.SABOTEUR for role in here.roles]
    saboteurs = DWARVES[players].count(Role.SABOTEUR)
    ours, prior = [], []
    for seat in range(players):
        chances = bot.belief(view(here, seat))
        others = [other for other in range(players) if other != seat]
        ours += [(chances[other] - guilty[other]) ** 2 for other in others]
        prior += [((saboteurs - guilty[seat]) / players - guilty[other]) ** 2 for other in others]
    return mean(ours), mean(prior)


def test_after_half_the_cards_the_belief_is_a_fifth_better_than_none() -> None:
    bot, errors = Journeyman(), []
    for number in range(30):
        played = states(bot, Config((3, 5, 8)[number % 3], rounds=1), f"half {number}")
        errors += [brier(bot, here) for here in played if here.phase is Phase.TURN and len(here.history) == 34]
    assert len(errors) > 10
    assert mean(ours for ours, _ in errors) < 0.8 * mean(prior for _, prior in errors)


# What they do


@level
def test_a_digger_digs_to_the_treasure_and_mends_himself(level: str) -> None:
    bot, budget = LEVELS[level](), Budget(simulations=300)
    here = state("EW NS", "map", "map", board=dug(START, (7, 0)), roles=(D, S, D), goals=("NE", "gold", "NW"))
    seen = play(state("map EW", "map", "map", board=here.board, roles=(D, S, D), goals=here.goals), "map 8,0")
    assert bot.choose(view(seen._replace(turn=0), 0), Random(0), budget) == Lay(tile("EW"), (7, 0))
    broken = state("fix:pick N! NESW", "map", "map", broken=(("pick",), (), ()), roles=(D, S, D))
    assert bot.choose(view(broken, 0), Random(0), budget) == Fix("fix:pick", "pick", 0)


@level
@pytest.mark.parametrize("players", [5, 8])
def test_saboteurs_mend_each_other_and_diggers_do_not_mend_them(level: str, players: int) -> None:
    """1 spoiled the way twice and was broken for it."""
    history = turns("1 EW!@1,0", "2 NS@0,1", "3 NESW@0,2", "4 EW@1,2", "1 NS!@0,-1", "2 break:pick 1")
    board = laid("EW!@1,0", "NS@0,1", "NESW@0,2", "EW@1,2", "NS!@0,-1")
    broken = tuple(("pick",) if seat == 1 else () for seat in range(players))
    mend = Fix("fix:pick", "pick", 1)
    for own, mends in ((S, True), (D, False)):
        roles = (own, S, *[D] * (players - 2))
        hands = ["fix:pick EW", *["map"] * (players - 1)]
        here = state(*hands, board=board, history=history, broken=broken, roles=roles)
        assert (LEVELS[level]().choose(view(here, 0), Random(0), LITTLE) == mend) is mends


@level
def test_they_take_the_largest_gold_card(level: str) -> None:
    here = state("EW", "map", "map", board=dug(START, (7, 0)), roles=(D, S, D), stack=(1, 3, 2))
    assert LEVELS[level]().choose(view(play(here, "EW@7,0"), 0), Random(0), LITTLE) == Gold(3)


def test_the_gold_of_a_round_is_shared_by_rank() -> None:
    this = bridge.load(state("map", "map", "map", roles=(D, S, D)))
    assert [gold(this, seat, 0) for seat in range(3)] == [0, 4, 0]
    this.reacher = 0
    first, none, last = (gold(this, seat, 0) for seat in range(3))
    assert first > last > none == 0
    assert first + last == pytest.approx(2 * 44 / 28)
    assert sum(gold(this, seat, 3) for seat in range(3)) == pytest.approx(3 * 44 / 28)


# How quick and how good they are


@level
def test_they_decide_in_time_at_a_live_table(level: str) -> None:
    bot = LEVELS[level]()
    some = [here for here in states(bot, Config(8, rounds=1), "time") if here.phase is Phase.TURN][::8]
    taken = []
    for here in some:
        start = perf_counter()
        bot.choose(view(here, here.turn), Random(1), Budget(seconds=1.0))
        taken.append(perf_counter() - start)
    # The middle one: the machine may be busy with other things.
    assert median(taken) < (0.4 if level == "master" else 0.01)


def earned(bots: list[Bot[View]], seed: int, seat: int) -> int:
    here = rules.new(Config(len(bots), rounds=1))
    here = rules.apply(here, rules.shuffle(here, Random(f"{seed}/deals")))
    chance = [Random(f"{seed}/{other}") for other in range(len(bots))]
    while not rules.is_over(here):
        here = rules.apply(
            here, bots[here.turn].choose(view(here, here.turn), chance[here.turn], Budget(simulations=100))
        )
    return rules.scores(here)[0][seat]


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 5, 8])
@pytest.mark.parametrize(
    ("better", "worse", "deals"), [("journeyman", "apprentice", 150), ("master", "journeyman", 40)]
)
def test_each_level_earns_more_than_the_one_below(
    players: int, better: str, worse: str, deals: int, scaled: Callable[[int], int]
) -> None:
    """The same deals and chance, the rest of the table being the lower level."""
    differences = []
    for seed in range(scaled(deals)):
        for seat in range(players):
            table: list[Bot[View]] = [GAME.bots[worse]() for _ in range(players)]
            below = earned(table, seed, seat)
            table[seat] = GAME.bots[better]()
            differences.append(earned(table, seed, seat) - below)
    assert mean(differences) > 0
