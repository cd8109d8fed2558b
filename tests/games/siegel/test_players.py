"""The apprentice, who is the yardstick of all levels: this exact player, told here a second time."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from kartentisch.game import Budget, Move
from kartentisch.games.siegel import GAME, rules
from kartentisch.games.siegel.moves import Predict, Take
from kartentisch.games.siegel.players.apprentice import Apprentice
from kartentisch.games.siegel.state import Config, Phase, State
from kartentisch.games.siegel.view import View, view
from tests.games.siegel.positions import after, all_configs, lopsided, placed, predicting, random_game, texts

TOP = {3: 9, 4: 12, 5: 15}
ORDER = "rygbv"


def choice(state: State) -> str:
    """What the apprentice does whose turn it is."""
    return str(decided(view(state, state.turn)))


def decided(seen: View) -> Move:
    return Apprentice().choose(seen, Random(), Budget())


# The same player once more, in the words of the specification and with texts instead of numbers.


def value(card: str) -> int:
    return int(card[1:])


def lowest(cards: list[str]) -> str:
    """The lowest value; of equal ones the first colour."""
    return min(cards, key=lambda card: (value(card), ORDER.index(card[0])))


def highest(cards: list[str]) -> str:
    """The highest value; of equal ones the first colour."""
    return min(cards, key=lambda card: (-value(card), ORDER.index(card[0])))


def seals_of(seen: View, seat: int) -> Counter[str]:
    return Counter(dict(zip("rygbvwk", seen.seals[seat], strict=True)))


def predicted(seen: View, me: int, hand: list[str]) -> str:
    """One seal for each card of the two (red: four) highest values, red first, at most five; or the next seat's."""
    players = seen.config.players
    middle = Counter(dict(zip("rygbvwk", seen.middle, strict=True)))
    held = [seals_of(seen, seat) for seat in range(players)]
    tokens: list[str] = []
    for colour in ORDER:
        high = [card for card in hand if card[0] == colour and value(card) > TOP[players] - (4 if colour == "r" else 2)]
        for _ in high:
            if len(tokens) == 5:
                break
            if middle[colour]:
                middle[colour] -= 1
                tokens.append(colour)
                continue
            holders = [seat for d in range(1, players) if held[seat := (me + d) % players][colour]]
            if holders and (middle["w"] or seen.config.whites_exhausted == "uncompensated"):
                held[holders[0]][colour] -= 1
                middle["w"] = max(0, middle["w"] - 1)
                tokens.append(f"{colour}@{holders[0]}")
    return " ".join(tokens) or "none"


def led(seen: View, me: int, hand: list[str]) -> str:
    """A card that no unseen card of its colour beats, if that colour is needed; else the lowest value."""
    needs = seals_of(seen, me)
    gone = {card for trick in seen.tricks for card in texts(trick.cards).split()}
    unseen = {f"{c}{v}" for c in ORDER for v in range(1, TOP[seen.config.players] + 1)} - gone - set(hand)
    good = [
        card
        for card in hand
        if (needs[card[0]] or needs["w"]) and not any(u[0] == card[0] and value(u) > value(card) for u in unseen)
    ]
    return min(good, key=lambda card: (ORDER.index(card[0]), -value(card))) if good else lowest(hand)


def followed(seen: View, me: int, hand: list[str], table: list[str]) -> str:
    """Wanted: the highest winner (the last to play: the lowest), else the lowest card; not wanted: the reverse."""
    colour = table[0][0]
    needs = seals_of(seen, me)
    following = [card for card in hand if card[0] == colour]
    cards = following or hand
    # Who follows can only win with the led colour; who cannot, only with red, and then two colours would fit.
    fits = {colour} if following else {colour, "r"}
    best = max((card[0] == "r", card[0] == colour, value(card)) for card in table if card[0] in ("r", colour))
    winners = [
        card for card in cards if card[0] in ("r", colour) and (card[0] == "r", card[0] == colour, value(card)) > best
    ]
    if needs["w"] or any(needs[kind] for kind in fits):
        if not winners:
            return lowest(cards)
        return lowest(winners) if len(table) == seen.config.players - 1 else highest(winners)
    losers = [card for card in cards if card not in winners]
    return highest(losers) if losers else lowest(cards)


def given_back(seen: View, me: int) -> str:
    """The led colour before red before white."""
    won, held = seen.tricks[-1], seals_of(seen, me)
    kinds = [ORDER[won.led], *(["r"] if won.by == 0 else []), "w"]
    return "-" + next(kind for kind in kinds if held[kind])


def second_apprentice(seen: View) -> str:
    assert seen.seat is not None
    hand = texts(seen.hand).split()
    if seen.phase == Phase.PREDICT:
        return "done" if seen.taking else predicted(seen, seen.seat, hand)
    if seen.phase == Phase.HAND_BACK:
        return given_back(seen, seen.seat)
    table = texts(seen.trick).split()
    return followed(seen, seen.seat, hand, table) if table else led(seen, seen.seat, hand)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_both_apprentices_agree_on_every_decision(players: int) -> None:
    """In games in which many moves are random, so that they see all kinds of positions, with all options."""
    rng = Random(players)
    compared: Counter[Phase] = Counter()
    for config in [config for config in all_configs(rounds=1) if config.players == players]:
        for game in range(10):
            state = rules.new(config)
            state = rules.apply(state, lopsided(state, rng) if game % 3 == 0 else rules.shuffle(state, rng))
            while not rules.is_over(state):
                seen = view(state, state.turn)
                move = decided(seen)
                assert str(move) == second_apprentice(seen)
                compared[state.phase] += 1
                own = rng.random() < (0.2 if state.phase == Phase.PREDICT else 0.5)
                state = rules.apply(state, move if own else rng.choice(rules.steps(state)))
    assert compared[Phase.PREDICT] > 300
    assert compared[Phase.PLAY] == 80 * 15 * players
    assert compared[Phase.HAND_BACK] > 50


# By hand


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("r12 r11 r10 r9 r8 y1", "r r r r"),
        ("r8 y10 g10 b10 v10", "none"),
        ("y12 y11 y10", "y y"),
        ("y11 g12 b11 v12", "y g b v"),
        ("v12 v11 r9", "r v v"),
        ("r12 r9 y12 g12 g11 b12 v12", "r r y g g"),
        ("r12 r11 r10 r9 y12 y11 v12", "r r r r y"),
    ],
)
def test_it_predicts_its_high_cards(hand: str, expected: str) -> None:
    """Four players, so values up to 12 (S3)."""
    assert choice(predicting(Config(players=4), {}, hands=(hand, "", "", ""))) == expected


@pytest.mark.parametrize(
    ("players", "hand", "expected"),
    [
        (3, "r5 r6 y7 y8", "r y"),
        (3, "y9 v9 v7", "y v"),
        (5, "r11 r12 y13 y14", "r y"),
        (5, "r15 b15 b12", "r b"),
    ],
)
def test_high_is_high_among_the_values_in_play(players: int, hand: str, expected: str) -> None:
    assert choice(predicting(Config(players=players), {}, hands=(hand, *[""] * (players - 1)))) == expected


@pytest.mark.parametrize(
    ("held", "expected"),
    [
        ({1: "y y y"}, "y@1 y@1 v"),
        ({3: "y y y"}, "y@3 y@3 v"),
        ({1: "y", 2: "y", 3: "y"}, "y@1 y@2 v"),
        ({2: "y y", 3: "y"}, "y@2 y@2 v"),
        ({2: "y y"}, "y y@2 v"),
        ({1: "y y w w w", 2: "y"}, "y@1 v"),  # the last white seal is gone after the first
        ({1: "y y w w w w", 2: "y"}, "v"),
    ],
)
def test_it_takes_from_the_next_seat_that_has_one(held: dict[int, str], expected: str) -> None:
    """S7, S8."""
    hand = "y12 y11 v12"
    assert choice(predicting(Config(players=4), held, hands=(hand, "", "", ""))) == expected


def test_it_takes_without_a_white_seal_where_that_is_allowed() -> None:
    """S8, `uncompensated`."""
    config = Config(players=4, whites_exhausted="uncompensated")
    state = predicting(config, {1: "y y w w w w", 2: "y"}, hands=("y12 y11 v12", "", "", ""))
    assert choice(state) == "y@1 y@1 v"


def test_it_is_never_the_saboteur() -> None:
    for seed in range(40):
        state = rules.new(Config(players=3))
        state = rules.apply(state, rules.shuffle(state, Random(seed)))
        assert isinstance(decided(view(state, state.turn)), Predict)


def test_it_ends_a_prediction_that_was_begun_in_steps() -> None:
    state = rules.apply(predicting(Config(players=3), {}, hands=("r9 r8", "", "")), Take(0))
    assert choice(state) == "done"


@pytest.mark.parametrize(
    ("held", "hand", "expected"),
    [
        ("y", "r2 y9 y1", "y9"),  # nothing beats it
        ("y", "r2 y8 y1", "y1"),  # y9 does
        ("", "r2 y9 y3", "r2"),  # not needed: the lowest
        ("g", "r2 y9 y3", "r2"),
        ("w", "r2 y9 y3", "y9"),  # a white seal needs every colour
        ("y v", "v9 y9 g1", "y9"),  # the first colour
        ("w", "v9 r9 g1", "r9"),
        ("y", "y9 y8 g1", "y9"),
        ("", "y3 g3 r3", "r3"),
        ("k", "y9 g3", "g3"),
    ],
)
def test_what_it_leads(held: str, hand: str, expected: str) -> None:
    assert choice(placed(Config(players=3), {0: held}, hands=(hand, "", ""))) == expected


def test_what_was_played_beats_nothing_any_more() -> None:
    state = placed(Config(players=3), {0: "y"}, turn=1, hands=("y7 y8 g1", "y9 g2 g3", "y1 g4 g5"))
    assert choice(state._replace(turn=0, leader=0)) == "g1"
    state = after(state, "y9", "y1", "y7")
    assert choice(state._replace(turn=0, leader=0)) == "y8"


@pytest.mark.parametrize(
    ("held", "hand", "table", "expected"),
    [
        # It follows and wants the trick.
        ("y", "y2 y6 y8", "y5", "y8"),
        ("y", "y2 y6 y8", "y5 y4", "y6"),  # last to play: the lowest that wins
        ("w", "y2 y6 y8", "y5", "y8"),
        ("y", "y2 y6 y8", "y9", "y2"),
        ("y", "y6 y8", "y5 r1", "y6"),  # nothing wins against red
        ("r", "r2 r8", "r5 y1", "r8"),
        # It follows and does not want it: red does not fit where yellow wins.
        ("r g", "y2 y6 y8", "y5", "y2"),
        ("", "y2 y4 y8", "y5", "y4"),
        ("", "y6 y8", "y5", "y6"),
        ("", "y6 y8", "y5 r1", "y8"),
        # It cannot follow, wants the trick and ruffs.
        ("y", "r2 r8 g1", "y5", "r8"),
        ("r", "r2 r8 g1", "y5 y6", "r2"),
        ("r", "r2 r8 g1", "y5 r3", "r8"),
        ("r", "r2 g1 g9", "y5 r3", "g1"),
        ("y", "g3 g9 b3", "y5", "g3"),
        # It cannot follow and does not want it.
        ("g", "r2 g1 g9 b9", "y5", "g9"),
        ("g", "r2 r8", "y5", "r2"),
        ("", "r2 r8", "y5 r5", "r2"),
        ("", "r2 r8 g7", "y5 r9", "r8"),
    ],
)
def test_what_it_plays_to_a_trick(held: str, hand: str, table: str, expected: str) -> None:
    turn = len(table.split())
    hands = ["", "", ""]
    hands[turn] = hand
    state = placed(Config(players=3), {turn: held}, turn=turn, hands=hands, trick=table)
    assert choice(state) == expected


@pytest.mark.parametrize(
    ("held", "expected"), [("r y w", "-y"), ("r w", "-r"), ("y w", "-y"), ("r y", "-y"), ("w", "-w"), ("r r r", "-r")]
)
def test_it_hands_back_the_led_colour_before_red_before_white(held: str, expected: str) -> None:
    """S12–S17: it neither forgets nor keeps a white seal."""
    for by_hand, keep in [(True, False), (True, True), (False, True)]:
        config = Config(players=3, by_hand=by_hand, white_before_black="may" if keep else "must")
        state = placed(config, {0: held}, turn=1, hands=("r1 b1", "y9 b2", "y8 b3"))
        state = after(state, "y9", "y8", "r1")
        if state.phase == Phase.HAND_BACK:
            assert choice(state) == expected
        else:
            assert not by_hand


def test_neither_chance_nor_budget_changes_its_mind() -> None:
    player = GAME.bots["apprentice"]()
    assert isinstance(player, Apprentice)
    for state, _, _ in random_game(Config(players=4, rounds=1), Random(9)):
        if rules.to_act(state) is not None:
            seen = view(state, state.turn)
            moves = {player.choose(seen, Random(i), Budget(i, i / 10)) for i in range(3)}
            assert len(moves) == 1
            assert rules.apply(state, moves.pop())
