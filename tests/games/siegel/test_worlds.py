"""Worlds drawn from a view: they agree with it, ignore no void (S10), and all are equally likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from math import sqrt
from random import Random

import pytest

from kartentisch.game import Seat
from kartentisch.games.siegel import GAME, rules
from kartentisch.games.siegel.cards import TEXT_OF, cards_in, deck, hand_of
from kartentisch.games.siegel.state import Config, Phase, State, Trick
from kartentisch.games.siegel.view import view
from kartentisch.games.siegel.worlds import Worlds, sample
from tests.games.siegel.positions import (
    after,
    all_configs,
    cards,
    deal,
    placed,
    played_again,
    played_cards,
    random_game,
)

Hands = tuple[int, ...]


def lacking(state: State) -> list[set[str]]:
    """S10: the colours that each seat has shown to have none of, read off the tricks."""
    players = state.config.players
    shown: list[set[str]] = [set() for _ in range(players)]
    for leader, played in [*((t.leader, t.cards) for t in state.tricks), (state.leader, state.trick)]:
        colours = [TEXT_OF[c][0] for c in played]
        for i, colour in enumerate(colours):
            if colour != colours[0]:
                shown[(leader + i) % players].add(colours[0])
    return shown


def check_sample(state: State, seat: Seat | None, rng: Random) -> State:
    """Draws a world for that seat and checks it against everything that the seat knows."""
    world = sample(view(state, seat), rng)
    check_world(state, seat, world)
    return world


def check_world(state: State, seat: Seat | None, world: State) -> None:
    assert view(world, seat) == view(state, seat)
    assert view(world, seat) == view(state, seat)
    dealt, held = ([c for hand in s.hands for c in cards_in(hand)] for s in (world, state))
    assert sorted(dealt) == sorted(held)
    for hand, lacks in zip(world.hands, lacking(state), strict=True):
        assert not lacks & {TEXT_OF[c][0] for c in cards_in(hand)}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_world_looks_like_the_view_it_was_drawn_from(players: int) -> None:
    """S23, in all phases, for seats and onlookers, with plain and with lopsided deals."""
    rng = Random(players)
    checked: Counter[Phase] = Counter()
    for i, config in enumerate(c for c in all_configs(rounds=1) if c.players == players):
        for _, _, state in random_game(config, rng, skewed=i % 2 == 1):
            if rng.random() < 0.25 or state.phase in (Phase.HAND_BACK, Phase.OVER):
                check_sample(state, rng.choice([None, *range(players)]), rng)
                checked[state.phase] += 1
    assert all(checked[phase] > 3 for phase in (Phase.PREDICT, Phase.PLAY, Phase.HAND_BACK, Phase.OVER))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_world_can_be_played_on(players: int) -> None:
    """Whatever the seat on turn may do, it may do in the world, too; and the world goes on to its end."""
    rng = Random(players)
    for _, _, state in random_game(Config(players=players, rounds=1), rng):
        seat = rules.to_act(state)
        if seat is None or rng.random() < 0.85:
            continue
        world = check_sample(state, seat, rng)
        assert list(rules.steps(world)) == list(rules.steps(state))
        while not rules.is_over(world):
            world = rules.apply(world, rng.choice(rules.steps(world)))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_world_could_have_been_played(players: int) -> None:
    """With every option: what everybody has done is what the rules allowed them with the cards that they get."""
    rng, checked = Random(players), 0
    for config in all_configs(rounds=1):
        if config.players == players:
            for moves, state in played_cards(config, rng):
                world = check_sample(state, rng.choice([None, *range(players)]), rng)
                assert played_again(world, moves) == world
                checked += 1
    assert checked > 100


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_between_rounds_there_is_nothing_to_find_out(seat: Seat | None) -> None:
    config = Config(players=3, rounds=2)
    fresh = rules.new(config)
    assert check_sample(fresh, seat, Random(1)) == fresh
    for _, _, state in random_game(config, Random(1)):
        if rules.awaits_deal(state) or rules.is_over(state):
            world = check_sample(state, seat, Random(1))
            assert world == state._replace(turn=world.turn)  # nobody is on turn
            assert rules.accounts(world) == rules.accounts(state)


def test_the_same_seed_gives_the_same_world() -> None:
    for _, _, state in random_game(Config(players=4, rounds=1), Random(3)):
        seen = view(state, 2)
        assert sample(seen, Random(5)) == sample(seen, Random(5)) == GAME.sample(seen, Random(5))


def test_only_one_world_is_left_when_everything_is_known() -> None:
    """The last card of the others: two seats, one of them without red, and a red card that only the other can have."""
    for state, seat in small_endings(3, Random(12), lambda number: number == 1, 20):
        assert check_sample(state, seat, Random(1)).hands == state.hands


def test_every_seat_without_some_colour() -> None:
    """S10: each seat lacks another colour and has shown it soon; nobody is given what he lacks."""
    state = many_voids()
    assert lacking(state) == [{"y"}, {"g"}, {"b"}, {"v"}]
    for seat in (None, 0, 1, 2, 3):
        worlds = Worlds(view(state, seat))
        drawn = [worlds.draw(Random(seed)) for seed in range(20)]
        assert len({world.hands for world in drawn}) == 20
        for world in drawn:
            check_world(state, seat, world)


def many_voids() -> State:
    """Four players without yellow, green, blue and violet, in this order; four tricks show it."""
    hands = (
        "r1 r2 r3 g1 g2 g3 g4 b1 b2 b3 b4 v1 v2 v3 v4",
        "r4 r5 r6 y1 y2 y3 y4 b5 b6 b7 b8 v5 v6 v7 v8",
        "r7 r8 r9 y5 y6 y7 y8 g5 g6 g7 g8 v9 v10 v11 v12",
        "r10 r11 r12 y9 y10 y11 y12 g9 g10 g11 g12 b9 b10 b11 b12",
    )
    state = after(rules.apply(rules.new(Config(players=4)), deal(3, hands)), *["none"] * 4)
    state = after(state, "v1", "v5", "v9", "b9")  # no violet: seat 3
    state = after(state, "g5", "g9", "g1", "y1")  # no green: seat 1
    state = after(state, "y9", "b1", "y2", "y5")  # no yellow: seat 0
    return after(state, "b10", "b2", "b5", "v10")  # no blue: seat 2


# Uniformity


def worlds_of(state: State, seat: Seat | None) -> Iterator[Hands]:
    """Every way to deal what the seat does not see, found by trying: each card to each seat that may have it."""
    seen = {*state.trick, *(c for trick in state.tricks for c in trick.cards)}
    hands = [state.hands[s] if s == seat else 0 for s in range(state.config.players)]
    unseen = [c for c in deck(state.config.players) if c not in seen and not hand_of((c,)) & sum(hands)]
    room = [0 if s == seat else hand.bit_count() for s, hand in enumerate(state.hands)]
    lacks = lacking(state)

    def give(i: int) -> Iterator[Hands]:
        if i == len(unseen):
            yield tuple(hands)
            return
        for s in range(len(hands)):
            if room[s] and TEXT_OF[unseen[i]][0] not in lacks[s]:
                room[s] -= 1
                hands[s] += 1 << unseen[i]
                yield from give(i + 1)
                hands[s] -= 1 << unseen[i]
                room[s] += 1

    return give(0)


def small_endings(
    players: int, rng: Random, wanted: Callable[[int], bool], number: int
) -> list[tuple[State, Seat | None]]:
    """Positions late in random rounds in which somebody lacks a colour, with so many worlds as `wanted`."""
    found: list[tuple[State, Seat | None]] = []
    while len(found) < number:
        for _, _, state in random_game(Config(players=players, rounds=1), rng, skewed=True):
            late = max(hand.bit_count() for hand in state.hands) <= 4 and state.phase == Phase.PLAY
            if late and any(lacking(state)) and rng.random() < 0.3:
                seat = rng.choice([None, *range(players)])
                if sum(hand.bit_count() for s, hand in enumerate(state.hands) if s != seat) > 11:
                    continue
                if wanted(sum(1 for _ in worlds_of(state, seat))):
                    found.append((state, seat))
    return found[:number]


def chi_square(counts: Counter[Hands], worlds: list[Hands]) -> float:
    expected = sum(counts.values()) / len(worlds)
    return sum((counts[world] - expected) ** 2 for world in worlds) / expected


def critical(freedom: int) -> float:
    """What chi-square exceeds once in ten thousand times, by Wilson's and Hilferty's approximation."""
    spread = 2 / (9 * freedom)
    return freedom * float(1 - spread + 3.719 * sqrt(spread)) ** 3


@pytest.mark.parametrize(("freedom", "known"), [(5, 25.74), (10, 35.56), (30, 67.63), (100, 161.32)])
def test_the_critical_values_are_those_of_the_tables(freedom: int, known: float) -> None:
    assert critical(freedom) == pytest.approx(known, rel=0.025)


def is_uniform(draw: Callable[[Random], Hands], worlds: list[Hands], rng: Random, each: int = 40) -> bool:
    counts = Counter(draw(rng) for _ in range(each * len(worlds)))
    assert set(counts) <= set(worlds)
    return chi_square(counts, worlds) < critical(len(worlds) - 1)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_worlds_are_equally_likely(players: int) -> None:
    """On endings small enough to list all their worlds, the frequencies pass a chi-square test."""
    rng = Random(100 + players)
    for state, seat in small_endings(players, rng, lambda number: 6 <= number <= 150, 8):
        worlds = Worlds(view(state, seat))
        assert is_uniform(lambda r, w=worlds: w.draw(r).hands, list(worlds_of(state, seat)), rng)  # type: ignore[misc]


def ending(hands: tuple[str, ...], lacks: Mapping[Seat, str]) -> State:
    """These cards are left, all others were played, and these seats did not follow these colours."""
    players = len(hands)
    gone = [c for c in deck(players) if TEXT_OF[c] not in " ".join(hands).split()]
    played = [tuple(c for c in gone if TEXT_OF[c][0] == colour) for colour in "rygbv"]
    tricks = [Trick(0, of_colour, 0, 0, 0, "") for of_colour in played]
    for seat, colours in lacks.items():
        for colour in colours:
            led, other = played["rygbv".index(colour)][0], played["rygbv".index(colour) - 1][0]
            tricks.append(Trick((seat - 1) % players, (led, other), 0, 0, 0, ""))
    return placed(Config(players=players), {}, hands=hands, tricks=tuple(tricks))


@pytest.mark.parametrize(
    ("hands", "lacks", "seat", "number"),
    [
        (("g1 g2", "r1 y1", "r2 y2", "y3 b1"), {}, 0, 90),
        (("g1 g2", "r1 y1", "r2 y2", "y3 b1"), {3: "r"}, 0, 36),
        (("g1 g2", "r1 y1", "r2 y2", "y3 b1"), {0: "ry", 3: "r"}, 0, 36),
        (("g1 g2", "r1 y1", "r2 y2", "y3 b1"), {3: "r", 2: "b"}, 0, 27),
        (("g1", "r1 y1", "r2", "y3", "b1 b2"), {4: "r", 3: "r"}, 0, 36),
        (("g1", "r1", "r2 y2", "y3", "b1"), {4: "r", 3: "b"}, None, 204),
        (("g1 r3", "r1", "r2", "y3", "b1"), {4: "r", 3: "b", 0: "bv"}, None, 108),
        (("r9 g2", "r1 y1", "b2 y2"), {2: "r", 1: "b"}, 0, 2),
    ],
)
def test_seats_with_and_without_voids_together(
    hands: tuple[str, ...], lacks: Mapping[Seat, str], seat: Seat | None, number: int
) -> None:
    """S10: some lack a colour, others are free, some lack the same; every world is as likely as the others."""
    state = ending(hands, lacks)
    worlds = list(worlds_of(state, seat))
    assert len(worlds) == len(set(worlds)) == number
    drawing = Worlds(view(state, seat))
    assert is_uniform(lambda rng: drawing.draw(rng).hands, worlds, Random(number), each=60)


def test_sample_is_as_fair_as_drawing_many() -> None:
    ((state, seat),) = small_endings(4, Random(7), lambda number: 10 <= number <= 40, 1)
    seen = view(state, seat)
    assert is_uniform(lambda rng: sample(seen, rng).hands, list(worlds_of(state, seat)), Random(7))


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_worlds_are_equally_likely_in_many_endings(players: int, scaled: Callable[[int], int]) -> None:
    rng = Random(200 + players)
    for state, seat in small_endings(players, rng, lambda number: 20 <= number <= 2000, scaled(40)):
        worlds = Worlds(view(state, seat))
        assert is_uniform(lambda r, w=worlds: w.draw(r).hands, list(worlds_of(state, seat)), rng, 30)  # type: ignore[misc]


def test_a_sampler_that_is_not_fair_is_found_out() -> None:
    """Giving each card to any seat that may have it, and starting again in a dead end: consistent, but not uniform.

    Seats 1 and 2 have two cards each, one red and three yellow ones in all, and seat 2 has no red.
    """
    worlds: list[Hands] = [tuple(hand_of(cards(h)) for h in hands) for hands in FEW_WORLDS]

    def careless(rng: Random) -> Hands:
        while True:
            hands = [0, 0]
            for card in cards("y1 y2 y3 r1"):
                room = [hand.bit_count() < 2 for hand in hands]
                allowed = [i for i in (0, 1) if room[i] and (i == 0 or TEXT_OF[card] != "r1")]
                if not allowed:
                    break
                hands[rng.choice(allowed)] |= hand_of((card,))
            else:
                return tuple(hands)

    assert not is_uniform(careless, worlds, Random(1), each=400)
    assert is_uniform(lambda rng: rng.choice(worlds), worlds, Random(1), each=400)


FEW_WORLDS = [("r1 y1", "y2 y3"), ("r1 y2", "y1 y3"), ("r1 y3", "y1 y2")]


# Long


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 4, 5])
def test_ten_thousand_positions(players: int, scaled: Callable[[int], int]) -> None:
    """A third of 10,000 random positions with each number of players."""
    rng, left = Random(f"worlds {players}"), scaled(3_334)
    configs = [config for config in all_configs(rounds=1) if config.players == players]
    while left > 0:
        for _, _, state in random_game(rng.choice(configs), rng, skewed=rng.random() < 0.3):
            if rng.random() < 0.3 and left > 0:
                check_sample(state, rng.choice([None, *range(players)]), rng)
                left -= 1
