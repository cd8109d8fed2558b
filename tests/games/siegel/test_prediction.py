"""The prediction: S4–S9, whole and step by step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from itertools import islice
from random import Random
from typing import Any

import pytest

from kartentisch.game import Illegal, Move
from kartentisch.games.siegel import prediction, rules
from kartentisch.games.siegel.moves import DONE, SABOTAGE, Play, Predict, Take, parse
from kartentisch.games.siegel.prediction import Seals
from kartentisch.games.siegel.reasons import SiegelReason
from kartentisch.games.siegel.state import Config, Phase, State
from tests.games.siegel.positions import EXAMPLE_PREDICTIONS, after, example, predicting, refusal, seals, told
from tests.games.siegel.referee import Referee

FORBID = Config(players=3)
UNCOMPENSATED = Config(players=3, whites_exhausted="uncompensated")


def dealt(players: int, dealer: int, **options: Any) -> State:
    state = rules.new(Config(players=players, **options))
    fair = rules.shuffle(state, Random(players))
    return rules.apply(state, type(fair)(dealer, fair.hands))


def test_s6_seals_move_one_by_one_and_predictions_follow_the_colours() -> None:
    """First of all: with a mistake here, whatever lists all predictions would never end."""
    assert prediction.moved((1, 2, 3), 1, 4) == (1, 6, 3)
    full = Seals(0, (seals(""),) * 3, (5, 3, 3, 3, 3, 4, 6), True)
    assert prediction.take(full, Take(1)).middle == (5, 2, 3, 3, 3, 4, 6)
    assert prediction.takes(full, 3) == [Take(3), Take(4)]
    few = Seals(0, (seals(""),) * 3, seals("r y"), True)
    red, yellow = Take(0), Take(1)
    assert list(islice(prediction.predictions(few), 9)) == [(), (red,), (red, yellow), (yellow,)]


@pytest.mark.parametrize(("players", "dealer"), [(n, dealer) for n in (3, 4, 5) for dealer in range(n)])
def test_s4_one_turn_each_from_the_dealers_left(players: int, dealer: int) -> None:
    state, order = dealt(players, dealer), []
    while state.phase == Phase.PREDICT:
        order.append(rules.to_act(state))
        state = after(state, "none")
    assert order == [(dealer + 1 + i) % players for i in range(players)]
    assert (rules.to_act(state), state.predictions) == (order[0], ((),) * players)


@pytest.mark.parametrize(("players", "taker"), [(n, taker) for n in (3, 4, 5) for taker in range(n)])
def test_s5_only_one_player_takes_the_saboteur(players: int, taker: int) -> None:
    state = dealt(players, players - 1)  # so seat 0 begins
    for seat in range(players):
        assert (SABOTAGE in rules.steps(state)) == (SABOTAGE in set(rules.legal(state))) == (seat <= taker)
        if seat > taker:
            illegal = refusal(state, SABOTAGE)
            assert (illegal.reason, illegal.rule, illegal.details) == (
                SiegelReason.SABOTEUR_TAKEN,
                "S5",
                {"seat": taker},
            )
        state = after(state, "saboteur" if seat == taker else "none")
    assert state.saboteur == taker
    assert state.predictions == tuple(None if seat == taker else () for seat in range(players))


def test_s5_nobody_has_to_take_the_saboteur() -> None:
    state = after(dealt(4, 0), "none", "none", "none", "none")
    assert (state.saboteur, state.phase) == (None, Phase.PLAY)


def test_s6_a_prediction_takes_a_seal_for_each_trick() -> None:
    state = after(dealt(4, 3), "r r y b")
    assert told(state.seals[0]) == "r r y b"
    assert told(state.middle) == "r r r y y g g g b b v v v w w w w k k k k k k"
    assert state.predictions == ((Take(0), Take(0), Take(1), Take(3)), None, None, None)


def test_s6_zero_is_a_prediction() -> None:
    state = after(dealt(3, 2), "none")
    assert (state.seals[0], state.predictions[0], state.turn) == (seals(""), (), 1)


def test_s6_there_is_no_upper_limit_but_what_can_be_had() -> None:
    everything = "r r r r r y y y g g g b b b v v v"
    state = after(dealt(3, 2), everything)
    assert told(state.seals[0]) == everything
    assert told(state.middle) == "w w w w k k k k k k"
    # More than there are tricks, and four of them from others: until the white seals are gone.
    state = after(state, "r@0 r@0 y@0 v@0")
    assert [told(held) for held in state.seals] == ["r r r y y g g g b b b v v w w w w", "r r y v", ""]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_s6_the_first_player_has_every_number_of_every_colour(players: int) -> None:
    legal = list(rules.legal(dealt(players, 0)))
    assert len(legal) == len(set(legal)) == 1 + 6 * 4**4
    assert Predict(()) in legal


@pytest.mark.parametrize("text", ["y r", "v b", "r g y", "b@1 r"])
def test_s6_seals_are_taken_in_the_order_of_the_colours(text: str) -> None:
    state = predicting(FORBID, {1: "b b b"})
    assert (refusal(state, parse(text)).reason, refusal(state, parse(text)).rule) == (SiegelReason.SEAL_ORDER, "S6")


# S7, S8


def test_worked_example_1_taking() -> None:
    """S4–S7: blue is gone, so Peter takes it from Sabine or from Frank, who gets a white seal."""
    state = after(example(), *EXAMPLE_PREDICTIONS[:3])
    assert [told(held) for held in state.seals] == ["r g b b", "r r r b v v", "", ""]
    assert (state.saboteur, state.turn) == (2, 3)
    assert state.middle[3] == 0
    from_sabine = after(state, "y y g b@1")
    assert [told(held) for held in from_sabine.seals] == ["r g b b", "r r r v v w", "", "y y g b"]
    assert told(from_sabine.middle) == "r y g v w w w k k k k k k"
    from_frank = after(state, "y y g b@0")
    assert [told(held) for held in from_frank.seals] == ["r g b w", "r r r b v v", "", "y y g b"]
    assert (refusal(state, parse("y y g b")).reason, refusal(state, parse("y y g b")).rule) == ("middle-empty", "S7")
    assert (from_sabine.phase, from_sabine.turn) == (Phase.PLAY, 0)


def test_s7_never_while_the_middle_still_has_that_colour() -> None:
    state = predicting(FORBID, {1: "r r r", 2: "y"})
    assert refusal(state, parse("r@1")).reason == SiegelReason.MIDDLE_HAS
    assert refusal(state, parse("r r@1")).reason == SiegelReason.MIDDLE_HAS
    assert told(after(state, "r r r@1").seals[1]) == "r r w"
    assert Take(0, 1) not in rules.steps(state)
    assert Take(0, 1) in rules.steps(rules.apply(rules.apply(state, Take(0)), Take(0)))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_s7_any_other_player_who_holds_one(players: int) -> None:
    # Everybody but the last seat holds a red one (with three players one has more of them).
    held = {1: "r " * (5 - (players - 3)), **dict.fromkeys(range(2, players - 1), "r")}
    state = predicting(Config(players=players), held)
    assert {move for move in rules.steps(state) if isinstance(move, Take) and move.colour == 0} == {
        Take(0, seat) for seat in held
    } | ({Take(0)} if state.middle[0] else set())
    gone = predicting(Config(players=players), {**held, 1: held[1] + "r " * state.middle[0]})
    for seat in held:
        assert told(after(gone, f"r@{seat}").seals[seat]).split().count("w") == 1


def test_s7_white_seals_enter_play_in_this_way_only() -> None:
    """The victim is paid at once: a seal taken later in the same prediction finds one white seal fewer."""
    state = predicting(FORBID, {1: "r r r r r y y y", 2: "v v v"})
    texts = ("none", "r@1", "r@1 y@1", "r@1 y@1 v@2")
    assert [told(after(state, text).middle).count("w") for text in texts] == [4, 3, 2, 1]
    assert [told(held) for held in after(state, "r@1 y@1 g v@2").seals] == ["r y g v", "r r r r y y w w", "v v w"]


@pytest.mark.parametrize(
    ("text", "reason", "details"),
    [
        ("g", SiegelReason.MIDDLE_EMPTY, {"kind": "g"}),
        ("g@3", SiegelReason.NO_SEAT, {"seat": 3}),
        ("g@999", SiegelReason.NO_SEAT, {"seat": 999}),
        ("g@0", SiegelReason.OWN_SEAL, {}),
        ("r@0", SiegelReason.OWN_SEAL, {}),
        ("b@1", SiegelReason.MIDDLE_HAS, {"kind": "b"}),
        ("b@2", SiegelReason.MIDDLE_HAS, {"kind": "b"}),
        ("g@2", SiegelReason.SEAT_LACKS, {"seat": 2, "kind": "g"}),
        ("g@1 g@1 g@1 g@1", SiegelReason.SEAT_LACKS, {"seat": 1, "kind": "g"}),
    ],
)
def test_s7_what_cannot_be_had(text: str, reason: SiegelReason, details: Mapping[str, object]) -> None:
    state = predicting(FORBID, {1: "g g g b"}, saboteur=2)
    illegal = refusal(state, parse(text))
    assert (illegal.reason, illegal.rule, illegal.details) == (reason, "S7", details)
    # Step by step it is refused for the same reason.
    *before, last = text.split()
    for token in before:
        state = rules.apply(state, _take(token))
    illegal = refusal(state, _take(last))
    assert (illegal.reason, illegal.rule, illegal.details) == (reason, "S7", details)


def _take(token: str) -> Take:
    whole = parse(token)
    assert isinstance(whole, Predict)
    return whole.takes[0]


def test_s7_a_seat_before_the_first_is_no_seat() -> None:
    state = predicting(FORBID, {2: "g g g"})
    assert refusal(state, Predict((Take(2, -1),))).reason == SiegelReason.NO_SEAT


def test_s8_forbid_without_a_white_seal_nothing_is_taken_from_others() -> None:
    state = predicting(FORBID, {1: "r r r w w w", 2: "r r y"})
    assert (refusal(state, parse("r@1 r@2")).reason, refusal(state, parse("r@1 r@2")).rule) == (
        SiegelReason.NO_WHITE,
        "S8",
    )
    assert [told(held) for held in after(state, "r@1 y y").seals] == ["r y y", "r r w w w w", "r r y"]
    assert refusal(state, parse("r@1 y y y@2")).reason == SiegelReason.NO_WHITE
    robbed = rules.apply(state, Take(0, 2))
    assert set(rules.steps(robbed)) == {DONE, Take(1), Take(2), Take(3), Take(4)}
    assert refusal(robbed, Take(0, 1)).reason == SiegelReason.NO_WHITE


def test_s8_uncompensated_the_order_decides_who_gets_the_last_white_seal() -> None:
    state = predicting(UNCOMPENSATED, {1: "r r r w w w", 2: "r r y"})
    assert [told(held) for held in after(state, "r@1 r@2").seals] == ["r r", "r r w w w w", "r y"]
    assert [told(held) for held in after(state, "r@2 r@1").seals] == ["r r", "r r w w w", "r y w"]
    assert [told(held) for held in after(state, "r@1 r@2 y y y@2").seals] == ["r r y y y", "r r w w w w", "r"]
    assert after(state, "r@1 r@2") != after(state, "r@2 r@1")
    assert {parse("r@1 r@2"), parse("r@2 r@1")} < set(rules.legal(state))


def test_s8_uncompensated_pays_while_there_are_white_seals() -> None:
    state = after(predicting(UNCOMPENSATED, {1: "r r r r r y y y"}), "r@1 r@1 r@1 r@1 r@1 y@1")
    assert [told(held) for held in state.seals] == ["r r r r r y", "y y w w w w", ""]


def test_s9_the_saboteur_takes_no_seal_and_has_none_to_take() -> None:
    state = after(dealt(4, 3), "saboteur", "r r r r r")
    assert told(state.seals[0]) == ""
    assert refusal(state, parse("r@0")).reason == SiegelReason.SEAT_LACKS
    assert told(after(state, "r@1").seals[0]) == ""


# Step by step

# Fewer seals than there are, so that all predictions can be listed: options, seals of the others, the middle, saboteur.
FEW: list[tuple[Config, dict[int, str], str, int | None]] = [
    (FORBID, {1: "r r y", 2: "g b"}, "r y v v w w w w k", None),
    (FORBID, {1: "r r y", 2: "g b"}, "r y v v w w w w k", 1),
    (FORBID, {1: "r r r y", 2: "r y g g"}, "b w w", None),
    (FORBID, {1: "r y w w w", 2: "r y g g"}, "g v w", 2),
    (FORBID, {1: "r y w w", 2: "r y g g w w"}, "g v", None),
    (UNCOMPENSATED, {1: "r r y", 2: "r y g"}, "b w w w w", None),
    (UNCOMPENSATED, {1: "r r y w w w", 2: "r y g"}, "g b w", 1),
    (UNCOMPENSATED, {1: "r r y w w", 2: "r y g w w"}, "r v", 2),
    (Config(players=4), {1: "r r y", 2: "r y g", 3: "g v"}, "b w w w", None),
    (Config(players=4, whites_exhausted="uncompensated"), {1: "r y", 2: "r y w w", 3: "r y"}, "v w", 3),
    (Config(players=5), {1: "r y w", 2: "r w", 3: "r v", 4: "g b"}, "r w w", 3),
    (Config(players=5, whites_exhausted="uncompensated"), {1: "r", 2: "r", 3: "r", 4: "r b"}, "g w w", None),
]


def few(config: Config, held: dict[int, str], middle: str, saboteur: int | None) -> State:
    return predicting(config, held, saboteur=saboteur)._replace(middle=seals(middle))


def stepwise(state: State) -> Iterator[tuple[Move, State]]:
    """Every whole move that can be made in steps, with what it comes to."""
    for step in rules.steps(state):
        following = rules.apply(state, step)
        written = rules.written(state, step)
        if written is None:
            assert (following.turn, following.phase) == (state.turn, Phase.PREDICT)
            yield from stepwise(following)
        else:
            yield written, following


def allowed(referee: Referee, so_far: str = "none") -> Iterator[str]:
    """Every prediction that the plain reading of the rules allows: one of them without its last seal is one, too."""
    yield so_far
    for token in (f"{colour}{at}" for colour in "rygbv" for at in ("", "@0", "@1", "@2", "@3", "@4")):
        longer = token if so_far == "none" else f"{so_far} {token}"
        if referee.taken(longer) is not None:
            yield from allowed(referee, longer)


@pytest.mark.parametrize("position", FEW)
def test_the_steps_come_to_the_same_as_the_whole(position: tuple[Config, dict[int, str], str, int | None]) -> None:
    """S5–S8: the same predictions, with the same states afterwards."""
    state = few(*position)
    whole = list(rules.legal(state))
    assert len(whole) == len(set(whole))
    in_steps = list(stepwise(state))
    assert len(in_steps) == len(whole)
    assert dict(in_steps) == {move: rules.apply(state, move) for move in whole}


@pytest.mark.parametrize(("config", "held", "middle", "saboteur"), FEW)
def test_the_whole_is_what_the_rules_page_allows(
    config: Config, held: dict[int, str], middle: str, saboteur: int | None
) -> None:
    """S5–S8 once more, against a second reading of them."""
    referee = Referee(**asdict(config))
    referee.deal(0, [""] * config.players)
    for seat, text in held.items():
        referee.seals[seat].update(text.split())
    referee.middle = Counter(middle.split())
    referee.turn, referee.saboteur = 0, saboteur
    expected = [*allowed(referee), *(["saboteur"] if referee.allows("saboteur") else [])]
    assert sorted(map(str, rules.legal(few(config, held, middle, saboteur)))) == sorted(expected)


def test_predictions_come_lazily() -> None:
    """There may be very many: the first ones do not wait for the last."""
    state = predicting(
        Config(players=5, whites_exhausted="uncompensated"), {1: "r r y", 2: "r r y", 3: "r y g", 4: "v g"}
    )
    legal = iter(rules.legal(state))
    assert next(legal) == SABOTAGE
    assert next(legal) == Predict(())


def test_written_only_the_last_step_stands_for_the_whole() -> None:
    state = predicting(FORBID, {1: "b b b"})
    for step in (Take(0), Take(0), Take(3, 1)):
        assert rules.written(state, step) is None
        state = rules.apply(state, step)
    assert str(rules.written(state, DONE)) == "r r b@1"
    assert rules.apply(state, DONE) == after(predicting(FORBID, {1: "b b b"}), "r r b@1")
    whole = parse("r r b@1")
    assert rules.written(predicting(FORBID, {1: "b b b"}), whole) is whole
    assert rules.written(state, SABOTAGE) is SABOTAGE
    assert rules.written(predicting(FORBID, {}), DONE) == Predict(())


@pytest.mark.parametrize("move", [SABOTAGE, Predict(()), Predict((Take(0),)), Predict((Take(4),))])
def test_who_has_begun_in_steps_goes_on_in_steps(move: Move) -> None:
    """S4: either predict or take the saboteur; a whole move would be a second one."""
    state = rules.apply(predicting(FORBID, {}), Take(0))
    assert (refusal(state, move).reason, refusal(state, move).rule) == (SiegelReason.SEALS_TAKEN, "S4")
    assert move not in rules.steps(state)
    assert move not in rules.legal(state)


def test_steps_keep_the_order_of_the_colours() -> None:
    """S6: so that every prediction has one text."""
    state = rules.apply(predicting(FORBID, {}), Take(2))
    assert rules.steps(state) == rules.legal(state) == (DONE, Take(2), Take(3), Take(4))
    assert (refusal(state, Take(1)).reason, refusal(state, Take(1)).details) == (SiegelReason.SEAL_ORDER, {"kind": "y"})


@pytest.mark.parametrize("text", ["r1", "-r", "-"])
def test_s4_nothing_else_is_a_prediction(text: str) -> None:
    for state in (predicting(FORBID, {}), rules.apply(predicting(FORBID, {}), Take(0))):
        illegal = refusal(state, parse(text))
        assert (illegal.reason, illegal.rule, illegal.details) == (
            SiegelReason.PREDICTION_EXPECTED,
            "S4",
            {"text": f"'{text}'"},
        )
    assert refusal(predicting(FORBID, {}), Play(0)).reason == SiegelReason.PREDICTION_EXPECTED


# The module by itself


def test_taking_one_seal_leaves_the_old_seals_alone() -> None:
    before = Seals(0, (seals(""), seals("r")), seals("y w"), True)
    assert prediction.take(before, Take(0, 1)) == Seals(0, (seals("r"), seals("w")), seals("y"), True)
    assert prediction.take(before, Take(1)) == Seals(0, (seals("y"), seals("r")), seals("w"), True)
    assert before == Seals(0, (seals(""), seals("r")), seals("y w"), True)


def test_what_can_be_taken_from_a_colour_onwards() -> None:
    table = Seals(1, (seals("r g"), seals("r b"), seals("v")), seals("y"), white_needed=False)
    assert prediction.takes(table) == [Take(0, 0), Take(1), Take(2, 0), Take(4, 2)]
    assert prediction.takes(table, 2) == [Take(2, 0), Take(4, 2)]
    assert prediction.takes(table._replace(white_needed=True)) == [Take(1)]


def test_every_offer_can_be_taken_and_nothing_else() -> None:
    rng = Random(6)
    for _ in range(300):
        held = tuple(tuple(rng.choice((0, 0, 1, 2)) for _ in range(7)) for _ in range(4))
        table = Seals(rng.randrange(4), held, tuple(rng.choice((0, 0, 1)) for _ in range(7)), rng.random() < 0.5)
        offers = prediction.takes(table)
        for wanted in (Take(colour, source) for colour in range(5) for source in (None, -1, 0, 1, 2, 3, 4)):
            if wanted in offers:
                prediction.take(table, wanted)
            else:
                with pytest.raises(Illegal):
                    prediction.take(table, wanted)
