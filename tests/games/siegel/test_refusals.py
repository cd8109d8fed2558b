"""Every refusal: its reason, the rule behind it, and what its sentence is told (S3–S20)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kartentisch.game import Illegal, Move
from kartentisch.games.siegel import rules
from kartentisch.games.siegel.cards import SEALS
from kartentisch.games.siegel.moves import (
    DONE,
    FORGET,
    HAND_BACKS,
    PLAYS,
    SABOTAGE,
    Deal,
    DealText,
    HandBack,
    Play,
    Predict,
    Take,
    parse,
)
from kartentisch.games.siegel.reasons import SiegelReason
from kartentisch.games.siegel.state import Config, Phase, Result, State
from kartentisch.texts import LANGUAGES, speaker
from tests.games.siegel.positions import EXAMPLE, after, cards, deal, example, placed, predicting, refusal


def over() -> State:
    return placed(Config(players=3, rounds=1), {}, phase=Phase.OVER, results=(Result(0, None, (0, 0, 0)),))


def second_round() -> State:
    return after(placed(Config(players=4), {}, dealer=3, hands=("y1", "y2", "y3", "y4")), "y1", "y2", "y3", "y4")


def before_deal() -> State:
    return rules.new(Config(players=4))


def leading() -> State:
    return placed(Config(players=3), {}, hands=("r1 y3", "r2 y4", "r3 y5"))


def following() -> State:
    return placed(Config(players=3), {}, turn=1, hands=("b1", "r1 y3", "b2"), trick="y9")


def choosing() -> State:
    return after(placed(Config(players=3), {0: "r w"}, hands=("r9 b1", "r1 b2", "r2 b3")), "r9", "r1", "r2")


def robbing(**more: int) -> State:
    return predicting(Config(players=3), {1: "g g g b", 2: "v v v w w w w"}, **more)


def taking(*steps: Take) -> State:
    state = example()
    for step in steps:
        state = rules.apply(state, step)
    return state


SWAPPED = EXAMPLE[0].replace("v2", "v12"), *EXAMPLE[1:]
TOO_HIGH = EXAMPLE[0].replace("v2", "v13"), *EXAMPLE[1:]
TOO_FEW = EXAMPLE[0], EXAMPLE[1].removesuffix(" g2"), *EXAMPLE[2:]
TOO_MANY = f"{EXAMPLE[0]} v12", *EXAMPLE[1:]
WHOLE_DEAL = "'deal 3: v2 v8 v3 v4 v5 y10 r8 r9 b8 b9 y6 y7 g6 g7 g9 | ..."

REFUSALS: list[tuple[Callable[[], State], Move, SiegelReason, str, dict[str, object]]] = [
    (before_deal, SABOTAGE, SiegelReason.DEAL_EXPECTED, "S3", {"text": "'saboteur'"}),
    (before_deal, PLAYS[0], SiegelReason.DEAL_EXPECTED, "S3", {"text": "'r1'"}),
    (before_deal, DONE, SiegelReason.DEAL_EXPECTED, "S3", {"text": "'done'"}),
    (before_deal, FORGET, SiegelReason.DEAL_EXPECTED, "S3", {"text": "'-'"}),
    (second_round, Predict(()), SiegelReason.DEAL_EXPECTED, "S3", {"text": "'none'"}),
    (before_deal, deal(-1, EXAMPLE), SiegelReason.NO_DEALER, "S4", {"seat": -1}),
    (before_deal, deal(4, EXAMPLE), SiegelReason.NO_DEALER, "S4", {"seat": 4}),
    (second_round, deal(4, EXAMPLE), SiegelReason.NO_DEALER, "S4", {"seat": 4}),
    (second_round, deal(3, EXAMPLE), SiegelReason.WRONG_DEALER, "S20", {"seat": 3, "before": 3}),
    (second_round, deal(1, EXAMPLE), SiegelReason.WRONG_DEALER, "S20", {"seat": 1, "before": 3}),
    (before_deal, deal(0, EXAMPLE[:3]), SiegelReason.HANDS, "S3", {"hands": 3, "players": 4}),
    (before_deal, deal(0, (*EXAMPLE, EXAMPLE[0])), SiegelReason.HANDS, "S3", {"hands": 5, "players": 4}),
    (before_deal, deal(0, ()), SiegelReason.HANDS, "S3", {"hands": 0, "players": 4}),
    (before_deal, deal(0, TOO_FEW), SiegelReason.HAND_SIZE, "S3", {"seat": 1, "cards": 14}),
    (before_deal, deal(0, TOO_MANY), SiegelReason.HAND_SIZE, "S3", {"seat": 0, "cards": 16}),
    (before_deal, deal(0, SWAPPED), SiegelReason.DEALT_TWICE, "S3", {"card": "v12"}),
    (before_deal, deal(0, TOO_HIGH), SiegelReason.NOT_IN_DECK, "S3", {"card": "v13"}),
    (example, deal(3, EXAMPLE), SiegelReason.PREDICTION_EXPECTED, "S4", {"text": WHOLE_DEAL}),
    (example, PLAYS[0], SiegelReason.PREDICTION_EXPECTED, "S4", {"text": "'r1'"}),
    (example, HAND_BACKS[0], SiegelReason.PREDICTION_EXPECTED, "S4", {"text": "'-r'"}),
    (lambda: robbing(saboteur=2), SABOTAGE, SiegelReason.SABOTEUR_TAKEN, "S5", {"seat": 2}),
    (lambda: robbing(saboteur=0), SABOTAGE, SiegelReason.SABOTEUR_TAKEN, "S5", {"seat": 0}),
    (lambda: taking(Take(0)), SABOTAGE, SiegelReason.SEALS_TAKEN, "S4", {}),
    (lambda: taking(Take(0)), Predict(()), SiegelReason.SEALS_TAKEN, "S4", {}),
    (example, Predict((Take(1), Take(0))), SiegelReason.SEAL_ORDER, "S6", {"kind": "r"}),
    (lambda: taking(Take(1), Take(2)), Take(1), SiegelReason.SEAL_ORDER, "S6", {"kind": "y"}),
    (robbing, Predict((Take(2, 3),)), SiegelReason.NO_SEAT, "S7", {"seat": 3}),
    (robbing, Take(2, -1), SiegelReason.NO_SEAT, "S7", {"seat": -1}),
    (robbing, Take(2, 0), SiegelReason.OWN_SEAL, "S7", {}),
    (robbing, Take(3, 1), SiegelReason.MIDDLE_HAS, "S7", {"kind": "b"}),
    (robbing, Take(2), SiegelReason.MIDDLE_EMPTY, "S7", {"kind": "g"}),
    (robbing, Take(2, 2), SiegelReason.SEAT_LACKS, "S7", {"seat": 2, "kind": "g"}),
    (robbing, Predict((Take(2, 1),)), SiegelReason.NO_WHITE, "S8", {"kind": "g"}),
    (leading, Predict(()), SiegelReason.CARD_EXPECTED, "S10", {"text": "'none'"}),
    (leading, Take(0), SiegelReason.CARD_EXPECTED, "S10", {"text": "'r'"}),
    (leading, FORGET, SiegelReason.CARD_EXPECTED, "S10", {"text": "'-'"}),
    (leading, deal(3, EXAMPLE), SiegelReason.CARD_EXPECTED, "S10", {"text": WHOLE_DEAL}),
    (leading, Play(cards("r2")[0]), SiegelReason.NOT_HELD, "S10", {"card": "r2"}),
    (following, Play(cards("y4")[0]), SiegelReason.NOT_HELD, "S10", {"card": "y4"}),
    (following, Play(cards("r1")[0]), SiegelReason.MUST_FOLLOW, "S10", {"card": "r1", "kind": "y"}),
    (choosing, Play(cards("b1")[0]), SiegelReason.SEAL_EXPECTED, "S12", {"text": "'b1'"}),
    (choosing, SABOTAGE, SiegelReason.SEAL_EXPECTED, "S12", {"text": "'saboteur'"}),
    (choosing, HandBack(1), SiegelReason.SEAL_UNFIT, "S12", {"text": "-y", "choices": "-r -w"}),
    (choosing, HandBack(6), SiegelReason.SEAL_UNFIT, "S12", {"text": "-k", "choices": "-r -w"}),
    (choosing, FORGET, SiegelReason.SEAL_UNFIT, "S12", {"text": "-", "choices": "-r -w"}),
    (over, PLAYS[0], SiegelReason.GAME_OVER, "S20", {"rounds": 1}),
    (over, Deal(0, ()), SiegelReason.GAME_OVER, "S20", {"rounds": 1}),
]
NOT_READ: list[tuple[Callable[[], object], SiegelReason, str, dict[str, object]]] = [
    (lambda: parse("r 01"), SiegelReason.NO_MOVE, "", {"text": "'r 01'"}),
    (lambda: DealText().read({"dealer": "0", "hands": []}), SiegelReason.NO_DEAL, "", {"key": "dealer"}),
    (lambda: DealText().read({"dealer": 0, "hands": [1]}), SiegelReason.NO_DEAL, "", {"key": "hands"}),
    (lambda: DealText().read({"dealer": 0, "hands": ["r1 r16"]}), SiegelReason.NOT_IN_DECK, "S3", {"card": "'r16'"}),
]


def check(illegal: Illegal, reason: SiegelReason, rule: str, details: dict[str, object]) -> None:
    assert (illegal.reason, illegal.rule, illegal.details) == (reason, rule, details)
    for language in LANGUAGES:
        assert speaker(language)(f"siegel-illegal-{illegal.reason}", **illegal.details)


@pytest.mark.parametrize(("position", "move", "reason", "rule", "details"), REFUSALS)
def test_every_refusal_and_what_it_tells(
    position: Callable[[], State], move: Move, reason: SiegelReason, rule: str, details: dict[str, object]
) -> None:
    illegal = refusal(position(), move)
    check(illegal, reason, rule, details)
    assert all(move != allowed for allowed in rules.legal(position()))
    assert move not in rules.steps(position())
    assert str(illegal).startswith(f"{reason} ({rule})")


@pytest.mark.parametrize(("read", "reason", "rule", "details"), NOT_READ)
def test_what_is_no_move_at_all(
    read: Callable[[], object], reason: SiegelReason, rule: str, details: dict[str, object]
) -> None:
    with pytest.raises(Illegal) as caught:
        read()
    check(caught.value, reason, rule, details)


def test_no_reason_is_left_untested() -> None:
    tested = {reason for *_, reason, _, _ in REFUSALS} | {reason for *_, reason, _, _ in NOT_READ}
    assert tested == set(SiegelReason)


def test_a_foreign_move_is_refused_too() -> None:
    """Rules are total: whatever is called a move, they answer with `Illegal`."""
    for position in (before_deal, example, leading, choosing, over):
        assert isinstance(refusal(position(), Move()), Illegal)


def test_a_game_before_its_first_deal() -> None:
    none = (0, 0, 0, 0, 0, 0, 0)
    assert State(
        config=Config(3),
        phase=Phase.DEAL,
        turn=0,
        hands=(0, 0, 0),
        trick=(),
        leader=0,
        dealer=0,
        seals=(none, none, none),
        middle=SEALS,
        saboteur=None,
        predictions=(None, None, None),
        taking=(),
        tricks=(),
        results=(),
    ) == rules.new(Config(3))


def test_s18_accounts_are_told_between_rounds_only() -> None:
    state = second_round()
    assert rules.accounts(before_deal()) == ()
    assert len(rules.accounts(state)) == 4
    state = rules.apply(state, deal(0, EXAMPLE))
    assert rules.accounts(state) == ()
    state = after(state, "r", "none", "saboteur", "none")
    assert (rules.accounts(state), len(state.results)) == ((), 1)


def test_s11_a_trick_changes_nothing_but_cards_and_seals() -> None:
    predicted = after(example(), "r g b b", "r r r b v v", "saboteur", "none")
    state = after(predicted, "v2", "v12", "v7", "g3")
    assert state.predictions == predicted.predictions
    assert (state.taking, state.trick, state.results) == ((), (), ())
    assert (state.config, state.dealer, state.saboteur) == (predicted.config, 3, 2)
