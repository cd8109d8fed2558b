"""The game as a whole: options, deals, tricks (S3, S10, S11), and the rules against a second reading."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from random import Random

import pytest

from kartentisch.game import Illegal, Move, Option
from kartentisch.games.siegel import GAME, rules
from kartentisch.games.siegel.cards import CARDS, KINDS, SEALS, cards_in
from kartentisch.games.siegel.moves import (
    DONE,
    FORGET,
    HAND_BACKS,
    PLAYS,
    SABOTAGE,
    Deal,
    Predict,
    Take,
    parse,
)
from kartentisch.games.siegel.reasons import SiegelReason
from kartentisch.games.siegel.state import OPTIONS, Config, Phase, State
from tests.games.siegel.positions import (
    after,
    all_configs,
    cards,
    named,
    placed,
    random_game,
    refusal,
    texts,
    told,
)
from tests.games.siegel.referee import Referee

# Players and options


def test_the_options_are_those_of_the_rules_page() -> None:
    assert {o.name: (o.default, o.values, o.rule) for o in OPTIONS} == {
        "whites_exhausted": ("forbid", ("forbid", "uncompensated"), "S8"),
        "white_before_black": ("must", ("may", "must"), "S14"),
        "by_hand": (False, (False, True), "S17"),
        "saboteur_base": (4, (4, 5), "S19"),
        "rounds": (None, tuple(range(1, 21)), "S20"),
        "designer_long": (False, (False, True), "S22"),
        "open_tricks": (False, (False, True), "S23"),
    }
    for players in (3, 4, 5):
        plain = GAME.configure(players)
        assert plain == Config(players=players)
        assert asdict(Config(players=players)) == {"players": players, **{o.name: o.default for o in OPTIONS}}


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_value_of_every_option_can_be_chosen_and_no_other(option: Option) -> None:
    for value in option.values:
        assert getattr(GAME.configure(4, {option.name: value}), option.name) == value
    others: list[object] = ["", "yes", "True", 0, 21, 99, -1, 1.0, 4.0, None, [], {}]
    for other in [*others, *(() if option.default is False else (True, False))]:
        with pytest.raises(Illegal) as caught:
            GAME.configure(4, {option.name: other})
        assert (caught.value.reason, caught.value.rule) == ("option-value", option.rule)


@pytest.mark.parametrize("players", [-1, 0, 1, 2, 6, 75])
def test_s3_three_to_five_play(players: int) -> None:
    with pytest.raises(Illegal) as caught:
        GAME.configure(players)
    assert caught.value.reason == "players"


# The deal


@pytest.mark.parametrize("players", [3, 4, 5])
def test_s3_everybody_gets_fifteen_cards_of_the_whole_deck(players: int) -> None:
    state = rules.new(Config(players=players))
    assert (rules.to_act(state), rules.awaits_deal(state), rules.is_over(state)) == (None, True, False)
    assert (list(rules.legal(state)), list(rules.steps(state))) == ([], [])
    fair = rules.shuffle(state, Random(3))
    state = rules.apply(state, fair)
    assert not rules.awaits_deal(state)
    assert [hand.bit_count() for hand in state.hands] == [15] * players
    assert [set(cards_in(hand)) for hand in state.hands] == [set(hand) for hand in fair.hands]
    highest = {3: 9, 4: 12, 5: 15}[players]
    dealt = sorted(c for hand in state.hands for c in cards_in(hand))
    assert dealt == sorted(cards(" ".join(f"{x}{value}" for x in "rygbv" for value in range(1, highest + 1))))


def test_a_shuffle_is_the_generators_own() -> None:
    state = rules.new(Config(players=4))
    assert rules.shuffle(state, Random(1)) == rules.shuffle(state, Random(1)) != rules.shuffle(state, Random(2))


# The tricks


def test_s10_the_dealers_left_neighbour_leads_any_card() -> None:
    for players in (3, 4, 5):
        for dealer in range(players):
            state = rules.new(Config(players=players))
            fair = rules.shuffle(state, Random(7))
            state = after(rules.apply(state, Deal(dealer, fair.hands)), *["none"] * players)
            assert rules.to_act(state) == (dealer + 1) % players
            assert {str(move) for move in rules.steps(state)} == set(texts(fair.hands[state.turn]).split())


@pytest.mark.parametrize(
    ("hand", "allowed"),
    [
        ("r1 y3 y9 g2", "y3 y9"),
        ("y1", "y1"),
        ("r1 r2 g2 b3 v4", "r1 r2 g2 b3 v4"),
        ("g2 b3", "g2 b3"),
        ("r7 y4", "y4"),
    ],
)
def test_s10_the_led_colour_must_be_followed_if_possible(hand: str, allowed: str) -> None:
    state = placed(Config(players=4), {}, turn=2, hands=("b1", "b2", hand, "b4 y7"), trick="y5 r9")
    assert " ".join(str(move) for move in rules.steps(state)) == allowed
    assert rules.legal(state) == rules.steps(state)
    for text in hand.split():
        if text in allowed.split():
            following = after(state, text)
            assert (texts(following.trick), following.turn) == (f"y5 r9 {text}", 3)
            assert texts(cards_in(following.hands[2])) == " ".join(t for t in hand.split() if t != text)
        else:
            illegal = refusal(state, parse(text))
            assert (illegal.reason, illegal.rule) == (SiegelReason.MUST_FOLLOW, "S10")
            assert illegal.details == {"card": text, "kind": "y"}


def test_s10_only_cards_of_ones_own() -> None:
    state = placed(Config(players=3), {}, hands=("r1 y3", "r2 y4", "r3 y5"))
    for text in ("r2", "y5", "v9", "r15"):
        illegal = refusal(state, parse(text))
        assert (illegal.reason, illegal.rule, illegal.details) == (SiegelReason.NOT_HELD, "S10", {"card": text})


def test_s10_led_red_must_be_followed_with_red() -> None:
    state = placed(Config(players=3), {}, turn=1, hands=("b1", "r1 y3", "b2"), trick="r9")
    assert [str(move) for move in rules.steps(state)] == ["r1"]


@pytest.mark.parametrize(
    ("played", "winner", "by"),
    [
        ("y5 y9 y8 y7", 1, "y"),
        ("y5 y4 y3 y2", 0, "y"),
        ("y5 g12 b12 v12", 0, "y"),
        ("y5 r1 y12 y11", 1, "r"),
        ("y12 r1 r9 r3", 2, "r"),
        ("y1 g9 y2 b9", 2, "y"),
        ("r5 y12 g12 r6", 3, "r"),
        ("r2 r1 b12 v12", 0, "r"),
        ("v1 b2 g3 r1", 3, "r"),
    ],
)
@pytest.mark.parametrize("leader", range(4))
def test_s11_red_is_trump_else_the_highest_of_the_led_colour(played: str, winner: int, by: str, leader: int) -> None:
    rest = ("b1", "b3", "b4", "b5")
    hands = [""] * 4
    for i, card in enumerate(played.split()):
        hands[(leader + i) % 4] = f"{card} {rest[i]}"
    state = after(placed(Config(players=4), {}, turn=leader, hands=hands), *played.split())
    won = state.tricks[-1]
    assert (won.leader, won.winner, texts(won.cards)) == (leader, (leader + winner) % 4, played)
    assert (KINDS[won.led], KINDS[won.by]) == (played[0], by)
    # The winner leads the next trick.
    assert rules.to_act(state) == state.leader == won.winner
    assert state.trick == ()


@pytest.mark.parametrize("players", [3, 4, 5])
def test_s11_fifteen_tricks_a_round(players: int) -> None:
    for _, _, state in random_game(Config(players=players, rounds=1), Random(players)):
        assert len(state.tricks) == 15 - max(hand.bit_count() for hand in state.hands) or state.trick
    assert (len(state.tricks), rules.is_over(state)) == (15, True)


# Against the second reading of the rules


def some_predictions(state: State, rng: Random) -> list[Predict]:
    """Predictions that come near to what is possible, in and out of order."""
    sources = (None, None, *range(-1, state.config.players + 1))
    found = []
    for _ in range(12):
        takes = [Take(rng.randrange(5), rng.choice(sources)) for _ in range(rng.randrange(5))]
        takes += [Take(rng.randrange(5)) for _ in range(rng.randrange(4))]
        if rng.random() < 0.9:
            takes.sort(key=lambda take: (take.colour, take.source is not None))
        found.append(Predict(tuple(takes)))
    return found


def every_small_move(players: int) -> list[Move]:
    taking: list[Move] = [Take(colour, source) for colour in range(5) for source in (None, *range(-1, players + 1))]
    return [*taking, DONE, SABOTAGE, FORGET, *HAND_BACKS, *PLAYS]


def check_moves(state: State, referee: Referee, rng: Random) -> None:
    """Legal moves apply, all others are refused, and the referee agrees about which are which."""
    steps = set(rules.steps(state))
    if state.phase == Phase.PREDICT:
        for prediction in some_predictions(state, rng):
            if not state.taking and referee.allows(str(prediction)):
                rules.apply(state, prediction)
            else:
                refusal(state, prediction)
        assert (SABOTAGE in steps) == (not state.taking and referee.allows("saboteur"))
    else:
        assert {str(move) for move in steps} == referee.choices()
        assert list(rules.legal(state)) == list(rules.steps(state))
    for move in every_small_move(state.config.players):
        if move in steps:
            rules.apply(state, move)
        else:
            refusal(state, move)
    if state.phase not in (Phase.DEAL, Phase.OVER):
        refusal(state, rules.shuffle(rules.new(state.config), rng))


def check_state(state: State, referee: Referee) -> None:
    assert rules.to_act(state) == (referee.turn if referee.phase in ("predict", "play", "back") else None)
    assert state.phase == {"deal": 0, "predict": 1, "play": 2, "back": 3, "over": 4}[referee.phase]
    assert [set(texts(cards_in(hand)).split()) for hand in state.hands] == referee.hands
    assert [list(counts) for counts in state.seals] == [[held[kind] for kind in KINDS] for held in referee.seals]
    assert list(state.middle) == [referee.middle[kind] for kind in KINDS]
    everything = [sum(counts) for counts in zip(*state.seals, state.middle, strict=True)]
    assert everything == list(SEALS)  # S2: neither lost nor made
    assert texts(state.trick).split() == [card for _, card in referee.table]
    assert (state.saboteur, state.dealer) == (referee.saboteur, referee.dealer)
    assert [list(points) for points in rules.scores(state)] == referee.scores
    assert list(rules.winners(state)) == referee.winners()


def in_lockstep(config: Config, rng: Random, probing: float) -> None:
    """One game, move by move, by both; at some positions every other move is tried as well."""
    referee = Referee(**asdict(config))
    for before, move, state in random_game(config, rng, skewed=rng.random() < 0.5):
        if isinstance(move, Deal):
            referee.deal(move.dealer, [texts(hand) for hand in move.hands])
        else:
            if rng.random() < probing:
                check_moves(before, referee, rng)
            written = rules.written(before, move)
            if written is None:
                continue
            assert referee.allows(str(written))
            referee.move(str(written))
        check_state(state, referee)
    check_moves(state, referee, rng)


@pytest.mark.parametrize("config", all_configs(rounds=2), ids=named)
def test_the_rules_in_lockstep_with_the_referee(config: Config) -> None:
    """S3–S21 in whole games, with every combination of the options that change a round."""
    in_lockstep(config, Random(str(config)), probing=0.06)


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("long", [False, True])
@pytest.mark.parametrize("base", [4, 5])
def test_whole_evenings_in_lockstep_with_the_referee(players: int, long: bool, base: int) -> None:
    """S19–S22: all rounds, with what the saboteur costs."""
    in_lockstep(Config(players=players, designer_long=long, saboteur_base=base), Random(players), probing=0)


@pytest.mark.long
@pytest.mark.parametrize("config", all_configs(), ids=named)
def test_many_games_in_lockstep_with_the_referee(config: Config, scaled: Callable[[int], int]) -> None:
    rng = Random(f"long {config}")
    for _ in range(scaled(40)):
        in_lockstep(config, rng, probing=0.1)


def test_the_cards_are_where_they_were_dealt_or_played() -> None:
    """S3: at every step each card of the deck is in one hand, on the table or in a won trick."""
    for _, _, state in random_game(Config(players=5, rounds=2), Random(2)):
        hands = [c for hand in state.hands for c in cards_in(hand)]
        assert sorted([*hands, *state.trick, *(c for trick in state.tricks for c in trick.cards)]) == list(CARDS)


def test_states_are_told_apart_by_what_they_hold() -> None:
    state, again = (placed(Config(players=3), {}, hands=("r1 y3", "r2 y4", "r3 y5")) for _ in range(2))
    assert state == again
    assert len({state, again, after(state, "r1"), after(state, "y3")}) == 3
    assert told(state.middle).count("k") == 6
