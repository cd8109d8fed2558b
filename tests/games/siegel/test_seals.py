"""Handing back seals: S9, S12–S17, in every combination of the options."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from typing import Any, Literal

import pytest

from kartentisch.games.siegel import rules
from kartentisch.games.siegel.cards import COLOURS, KINDS
from kartentisch.games.siegel.moves import FORGET, HandBack, parse
from kartentisch.games.siegel.reasons import SiegelReason
from kartentisch.games.siegel.seals import choices, fitting, settle
from kartentisch.games.siegel.state import Config, Phase, State
from tests.games.siegel import referee
from tests.games.siegel.positions import EXAMPLE_PREDICTIONS, after, all_configs, example, placed, refusal, seals, told

# How seat 0 can win a trick with three players: who leads, the hands, the cards that are played.
TRICKS = {
    "red led": (0, ("r9 b1", "r1 b2", "r2 b3"), ("r9", "r1", "r2")),
    "red led, seat 0 last": (1, ("r9 b1", "r1 b2", "r2 b3"), ("r1", "r2", "r9")),
    "yellow led, won with yellow": (2, ("y9 b1", "g8 b2", "y8 b3"), ("y8", "y9", "g8")),
    "yellow led, won with red": (1, ("r1 b1", "y9 b2", "y8 b3"), ("y9", "y8", "r1")),
    "yellow led, won with the higher red": (1, ("r2 b1", "y9 b2", "r1 b3"), ("y9", "r1", "r2")),
}
FITS = {
    "red led": "r",
    "red led, seat 0 last": "r",
    "yellow led, won with yellow": "y",
    "yellow led, won with red": "ry",
    "yellow led, won with the higher red": "ry",
}
HELD = [" ".join(kinds) for n in range(5) for kinds in combinations("rygw", n)]
BLACKS_GONE = "k k k k k k"


def won(
    trick: str, held: str, others: str = "", *, last: bool = False, saboteur: int | None = None, **options: Any
) -> State:
    """Seat 0 has just won that trick, with these seals in front of it."""
    turn, dealt, played = TRICKS[trick]
    hands = [hand.split()[0] if last else hand for hand in dealt]
    config = Config(players=3, **options)
    return after(placed(config, {0: held, 1: others}, turn=turn, hands=hands, saboteur=saboteur), *played)


def asked(state: State) -> set[str]:
    return {str(move) for move in rules.steps(state)} if state.phase == Phase.HAND_BACK else set()


@pytest.mark.parametrize("trick", TRICKS)
@pytest.mark.parametrize("others", ["", BLACKS_GONE])
@pytest.mark.parametrize("keep", ["must", "may"])
@pytest.mark.parametrize("by_hand", [False, True])
def test_s12_to_s17_every_combination(trick: str, others: str, keep: Literal["must", "may"], by_hand: bool) -> None:
    """All seals that may lie before a winner, after every kind of trick: what is asked, and what each answer does."""
    for held in HELD:
        state = won(trick, held, others, white_before_black=keep, by_hand=by_hand)
        fits = [kind for kind in held.split() if kind in FITS[trick] + "w"]
        if keep == "may" and fits == ["w"]:
            expected = {"-w", "-k"}
        elif by_hand and fits:
            expected = {"-" + kind for kind in fits} | {"-"}
        elif len(fits) > 1:
            expected = {"-" + kind for kind in fits}
        else:
            expected = set()
        assert asked(state) == expected
        assert rules.to_act(state) == 0
        if expected:
            assert state.tricks[-1].seal is None
            assert told(state.seals[0]) == held
            for answer in expected:
                check_settled(after(state, answer), held, answer, others)
            for other in {f"-{kind}" for kind in KINDS} | {"-"}:
                if other not in expected:
                    assert refusal(state, parse(other)).reason == SiegelReason.SEAL_UNFIT
        else:
            check_settled(state, held, "-" + fits[0] if fits else "-k", others)


def check_settled(state: State, held: str, answer: str, others: str) -> None:
    """`answer` has been done to the seals `held`, and the same seat leads on."""
    kind, left = answer[1:], held.split()
    if kind == "k":
        left += [] if others else ["k"]
    elif kind:
        left.remove(kind)
    assert told(state.seals[0]).split() == sorted(left, key=KINDS.index)
    assert told(state.seals[1]) == others
    everything = [sum(counts) for counts in zip(*state.seals, state.middle, strict=True)]
    assert everything == [5, 3, 3, 3, 3, 4, 6]
    assert state.tricks[-1].seal == {"k": "" if others else "k", "": "-"}.get(kind, kind)
    assert (state.phase, rules.to_act(state)) == (Phase.PLAY, 0)


def test_worked_example_2_tricks() -> None:
    """S10–S14, with Sabine robbed in example 1, as the published example has it."""
    state = after(example(), *EXAMPLE_PREDICTIONS, "v2", "v12", "v7", "g3")
    assert (state.tricks[-1].winner, state.turn) == (1, 1)
    assert asked(state) == {"-v", "-w"}  # she was robbed, so there is a choice
    state = after(state, "-v")
    assert told(state.seals[1]) == "r r r v w"
    state = after(state, "y4", "y2", "y9", "y10")
    assert (state.tricks[-1].winner, state.tricks[-1].seal, state.turn, state.phase) == (0, "k", 0, Phase.PLAY)
    assert told(state.seals[0]) == "r g b b k"
    state = after(state, "v8", "r3", "v1", "g8")
    assert (state.tricks[-1].winner, state.tricks[-1].led, state.tricks[-1].by) == (1, 4, 0)
    assert asked(state) == {"-r", "-v", "-w"}
    assert [told(after(state, text).seals[1]) for text in ("-r", "-v", "-w")] == ["r r v w", "r r r w", "r r r v"]
    assert after(state, "-v").turn == 1


def test_worked_example_2_if_sabine_was_not_robbed() -> None:
    """S12: the violet seal goes back by itself, and later she chooses between red and violet only."""
    state = after(example(), *EXAMPLE_PREDICTIONS[:3], "y y g", "v2", "v12", "v7", "g3")
    assert (state.phase, state.tricks[-1].seal, told(state.seals[1])) == (Phase.PLAY, "v", "r r r b v")
    state = after(state, "y4", "y2", "y9", "y10", "v8", "r3", "v1", "g8")
    assert told(state.seals[0]) == "r g b b k"
    assert asked(state) == {"-r", "-v"}


@pytest.mark.parametrize("trick", TRICKS)
def test_s12_a_seal_of_another_colour_never_fits(trick: str) -> None:
    state = won(trick, "g g g b v")
    assert told(state.seals[0]) == "g g g b v k"
    assert refusal(won("yellow led, won with red", "r y g"), parse("-g")).rule == "S12"


def test_s12_led_red_takes_red_only() -> None:
    assert told(won("red led", "r y").seals[0]) == "y"
    assert told(won("red led", "y").seals[0]) == "y k"


def test_s12_won_with_the_led_colour_takes_no_red_seal() -> None:
    assert told(won("yellow led, won with yellow", "r y").seals[0]) == "r"
    assert told(won("yellow led, won with yellow", "r").seals[0]) == "r k"


def test_s12_the_seal_returns_to_the_middle_at_once() -> None:
    before, state = placed(Config(players=3), {0: "r r"}), won("red led", "r r")
    assert (before.middle[0], state.middle[0]) == (3, 4)


def test_s13_a_white_seal_may_go_where_a_coloured_one_fits() -> None:
    state = won("red led", "r w")
    assert asked(state) == {"-r", "-w"}
    assert told(after(state, "-w").seals[0]) == "r"
    assert after(state, "-w").middle[5] == 4


def test_s14_no_fitting_seal_costs_a_black_one() -> None:
    state = won("red led", "")
    assert (told(state.seals[0]), state.middle[6], state.tricks[-1].seal) == ("k", 5, "k")


def test_s14_must_a_white_seal_is_used_before_a_black_one_is_taken() -> None:
    state = won("red led", "g w w")
    assert (told(state.seals[0]), state.phase) == ("g w", Phase.PLAY)


def test_s14_may_the_white_seal_can_be_kept() -> None:
    state = won("red led", "g w w", white_before_black="may")
    assert [told(after(state, text).seals[0]) for text in ("-w", "-k")] == ["g w", "g w w k"]
    # Not where a coloured one fits as well.
    assert asked(won("red led", "r w", white_before_black="may")) == {"-r", "-w"}


def test_s14_may_kept_for_nothing_if_no_black_one_is_left() -> None:
    state = won("red led", "w", BLACKS_GONE, white_before_black="may")
    kept = after(state, "-k")
    assert (told(kept.seals[0]), kept.middle[6], kept.tricks[-1].seal) == ("w", 0, "")


def test_s15_six_black_seals_then_nothing() -> None:
    """Seat 0 leads its reds one after the other and has predicted nothing."""
    reds = " ".join(f"r{value}" for value in range(9, 1, -1))
    state = placed(
        Config(players=3), {}, hands=(f"{reds} b9", "y1 y2 y3 y4 y5 y6 y7 y8 y9", "g1 g2 g3 g4 g5 g6 g7 g8 g9")
    )
    taken = []
    for i, red in enumerate(reds.split(), 1):
        state = after(state, red, f"y{i}", f"g{i}")
        taken.append((state.seals[0][6], state.middle[6], state.tricks[-1].seal))
    assert taken == [(i, 6 - i, "k") for i in range(1, 7)] + [(6, 0, "")] * 2


@pytest.mark.parametrize("trick", TRICKS)
@pytest.mark.parametrize("options", [{}, {"by_hand": True}, {"white_before_black": "may", "by_hand": True}])
def test_s9_s16_the_saboteur_wins_tricks_without_seals(trick: str, options: dict[str, Any]) -> None:
    state = won(trick, "", saboteur=0, **options)
    assert (state.tricks[-1].winner, state.tricks[-1].seal) == (0, "")
    assert (state.phase, state.turn) == (Phase.PLAY, 0)  # he leads the next trick
    assert (told(state.seals[0]), state.middle) == ("", (5, 3, 3, 3, 3, 4, 6))


def test_s17_two_seals_of_one_kind_are_no_choice() -> None:
    assert told(won("red led", "r r r").seals[0]) == "r r"
    assert told(won("red led", "w w").seals[0]) == "w"


@pytest.mark.parametrize(
    ("held", "option"), [("r y", {}), ("r", {"by_hand": True}), ("w", {"white_before_black": "may"})]
)
def test_s17_handing_back_comes_before_leading_on(held: str, option: dict[str, Any]) -> None:
    state = won("yellow led, won with red", held, **option)
    illegal = refusal(state, parse("b1"))
    assert (illegal.reason, illegal.rule, illegal.details) == (SiegelReason.SEAL_EXPECTED, "S12", {"text": "'b1'"})
    # And it cannot be made up for later.
    state = after(state, "-r" if "r" in held else "-w")
    assert (refusal(state, parse("-r")).reason, refusal(state, FORGET).reason) == (SiegelReason.CARD_EXPECTED,) * 2


def test_s17_by_hand_who_forgets_keeps_the_seal() -> None:
    for held in ("r", "r w", "r r y w", "w"):
        state = after(won("red led", held, by_hand=True), "-")
        assert (told(state.seals[0]), state.middle[6], state.tricks[-1].seal) == (held, 6, "-")


def test_s17_by_hand_a_black_seal_is_never_forgotten() -> None:
    state = won("red led", "y g", by_hand=True)
    assert (state.phase, told(state.seals[0])) == (Phase.PLAY, "y g k")
    state = won("red led", "w", by_hand=True, white_before_black="may")
    assert asked(state) == {"-w", "-k"}
    assert refusal(state, FORGET).reason == SiegelReason.SEAL_UNFIT
    assert told(after(state, "-k").seals[0]) == "w k"


def test_s17_the_refusal_names_what_is_possible() -> None:
    illegal = refusal(won("yellow led, won with red", "r y w", by_hand=True), parse("-k"))
    assert (illegal.reason, illegal.rule) == (SiegelReason.SEAL_UNFIT, "S12")
    assert illegal.details["text"] == "-k"
    assert set(str(illegal.details["choices"]).split()) == {"-r", "-y", "-w", "-"}


@pytest.mark.parametrize(
    ("options", "held", "answers"), [({"by_hand": True}, "r", ("-r", "-")), ({}, "r w", ("-r", "-w"))]
)
def test_s17_also_after_the_last_trick(options: dict[str, Any], held: str, answers: tuple[str, ...]) -> None:
    state = won("red led", held, last=True, **options)
    assert (state.phase, rules.to_act(state), rules.scores(state)) == (Phase.HAND_BACK, 0, ())
    for answer in answers:
        assert rules.awaits_deal(after(state, answer))
        assert len(rules.scores(after(state, answer))) == 1


# The module by itself, against the second reading of the rules


def test_s12_s13_what_fits() -> None:
    for led, by in [(colour, by) for colour in range(5) for by in {0, colour}]:
        for held in product((0, 2), repeat=7):
            counted = Counter(dict(zip(KINDS, held, strict=True)))
            fits = fitting(held, led, by)
            assert sorted(KINDS[kind] for kind in fits) == sorted(referee.fitting(counted, COLOURS[led], COLOURS[by]))
            # The led colour before red before white: bots and lists of choices go by that order.
            assert list(fits) == sorted(fits, key=lambda kind: (kind == 5, kind == 0 and led != 0))


def test_s14_s17_what_is_asked() -> None:
    for config in all_configs():
        for kinds in [(), (0,), (5,), (3,), (3, 0), (3, 5), (0, 5), (3, 0, 5)]:
            found = {str(move) for move in choices(config, kinds)}
            expected = referee.to_choose([KINDS[kind] for kind in kinds], config.white_before_black, config.by_hand)
            assert found == expected if expected or len(found) > 1 else len(found) == len(kinds)


def test_settling_moves_exactly_one_seal() -> None:
    held, middle = seals("r w"), seals("r r r r w w w k")
    assert settle(HandBack(0), held, middle) == (seals("w"), seals("r r r r r w w w k"), "r")
    assert settle(HandBack(5), held, middle) == (seals("r"), seals("r r r r w w w w k"), "w")
    assert settle(HandBack(6), held, middle) == (seals("r w k"), seals("r r r r w w w"), "k")
    assert settle(HandBack(6), held, seals("")) == (held, seals(""), "")
    assert settle(FORGET, held, middle) == (held, middle, "-")
