"""Every refusal: its reason, the rule behind it, and what its sentence is told (T1–T21)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from kartentisch.game import Illegal, Move
from kartentisch.games.saboteur import rules
from kartentisch.games.saboteur.board import EMPTY, START
from kartentisch.games.saboteur.cards import GOLD
from kartentisch.games.saboteur.moves import Break, DealText, Discard, Fix, Gold, Lay, parse
from kartentisch.games.saboteur.reasons import SaboteurReason
from kartentisch.games.saboteur.state import Config, Phase, State
from kartentisch.texts import LANGUAGES, speaker
from tests.games.saboteur.positions import B, D, S, deal, dug, laid, play, state, tile

NEW = rules.new(Config(3))
FAIR = deal(3, seed=5)
TEN = rules.new(Config(10))
OVER = NEW._replace(phase=Phase.OVER, config=Config(3, rounds=2))
TWICE = (FAIR.hands[0], FAIR.hands[1][:-1] + FAIR.hands[0][:1], FAIR.hands[2])
UNPAID = play(state("", "", "map", turn=2, roles=(D, D, D)), "discard map")
"""After a round that seat 2 ended and that changed nothing in the stack of gold."""

HAND = "EW break:pick fix:lamp+cart rockfall map"
SHOWN = laid("EW@7,0", board=dug(START, (7, 0))).show(B, tile("NE"), (7, 0))
TURN = state(HAND, "map", "map", board=SHOWN, broken=((), ("pick", "lamp"), ()), goals=("gold", "NE", "NW"))
BROKEN = TURN._replace(broken=(("cart",), (), ()))
CAREFUL = TURN._replace(config=Config(3, break_own_tool=False))
PICK = play(state("EW", "map", "map", board=dug(START, (7, 0)), roles=(D, D, S)), "EW@7,0")


def dealt(**changes: Any) -> Move:
    return replace(FAIR, **changes)


REFUSALS: list[tuple[State, Move | str, SaboteurReason, str, dict[str, object]]] = [
    # The deal
    (NEW, "EW@1,0", SaboteurReason.DEAL_EXPECTED, "", {}),
    (UNPAID, Gold(1), SaboteurReason.DEAL_EXPECTED, "", {}),
    (OVER, FAIR, SaboteurReason.GAME_OVER, "T21", {"rounds": 2}),
    (OVER, "map 8,0", SaboteurReason.GAME_OVER, "T21", {"rounds": 2}),
    (NEW, dealt(roles=(D, S)), SaboteurReason.ROLES, "T5", {"roles": 2, "players": 3}),
    (NEW, deal(4), SaboteurReason.ROLES, "T5", {"roles": 4, "players": 3}),
    (NEW, dealt(roles=(S, S, D), spare=D), SaboteurReason.DWARVES, "T5", {"saboteurs": 1, "diggers": 3}),
    (TEN, deal(10, roles=(D,) * 10, spare=D), SaboteurReason.DWARVES, "T5", {"saboteurs": 4, "diggers": 7}),
    (NEW, dealt(goals=("gold", "NE", "NE")), SaboteurReason.GOALS, "T2", {}),
    (NEW, dealt(hands=FAIR.hands[:2]), SaboteurReason.HANDS, "T6", {"hands": 2, "players": 3}),
    (NEW, dealt(hands=(*FAIR.hands, ())), SaboteurReason.HANDS, "T6", {"hands": 4, "players": 3}),
    (
        NEW,
        dealt(hands=(FAIR.hands[0], FAIR.hands[1][:5], ())),
        SaboteurReason.HAND_SIZE,
        "T6",
        {"seat": 1, "cards": 5, "size": 6},
    ),
    (NEW, dealt(hands=TWICE), SaboteurReason.DECK, "T1, T3", {"cards": 67}),
    (NEW, dealt(first=3), SaboteurReason.NO_FIRST, "T7", {"seat": 3}),
    (NEW, dealt(first=-1), SaboteurReason.NO_FIRST, "T7", {"seat": -1}),
    (UNPAID, dealt(first=1), SaboteurReason.WRONG_FIRST, "T20", {"seat": 1, "due": 0}),
    (NEW, dealt(gold=GOLD[1:]), SaboteurReason.GOLD_STACK, "T4", {}),
    (UNPAID, dealt(first=0, gold=GOLD[1:]), SaboteurReason.GOLD_STACK, "T20", {}),
    (UNPAID, dealt(first=0, gold=GOLD[::-1]), SaboteurReason.GOLD_ORDER, "T20", {}),
    # A turn
    (TURN, FAIR, SaboteurReason.TURN_EXPECTED, "T8", {}),
    (TURN, Gold(1), SaboteurReason.TURN_EXPECTED, "T8", {}),
    (TURN, "SW@1,1", SaboteurReason.NOT_HELD, "T8", {"card": "NE"}),
    (TURN, Lay(99, (1, 1)), SaboteurReason.NOT_HELD, "T8", {"card": "99"}),
    (TURN, "break:lamp 1", SaboteurReason.NOT_HELD, "T8", {"card": "break:lamp"}),
    (TURN, "fix:cart cart 1", SaboteurReason.NOT_HELD, "T8", {"card": "fix:cart"}),
    (TURN, "discard N!", SaboteurReason.NOT_HELD, "T8", {"card": "N!"}),
    (TURN, Discard(None), SaboteurReason.NOT_HELD, "T8", {"card": "?"}),
    (TURN._replace(turn=1), "rockfall 1,0", SaboteurReason.NOT_HELD, "T8", {"card": "rockfall"}),
    (BROKEN, "EW@-1,0", SaboteurReason.TOOL_BROKEN, "T11", {}),
    (TURN, "EW@1,0", SaboteurReason.OCCUPIED, "T9", {"cell": "1"}),
    (TURN, "EW@8,2", SaboteurReason.OCCUPIED, "T9", {"cell": "8A2"}),
    (TURN, "EW@4,-4", SaboteurReason.APART, "T9", {"cell": "4C4"}),
    (TURN, "EW@0,1", SaboteurReason.MISMATCH, "T9", {"card": "EW", "cell": "0A1"}),
    (TURN, "EW@1,-1", SaboteurReason.NOT_JOINED, "T9", {"cell": "1C1"}),
    (CAREFUL, "break:pick 0", SaboteurReason.OWN_TOOL, "T12", {}),
    (TURN, "break:pick 1", SaboteurReason.BROKEN_ALREADY, "T12", {"seat": 1, "tool": "pick"}),
    (TURN, "break:pick 3", SaboteurReason.NO_SEAT, "", {"seat": 3}),
    (TURN, Break("pick", -1), SaboteurReason.NO_SEAT, "", {"seat": -1}),
    (TURN, "fix:lamp+cart lamp 7", SaboteurReason.NO_SEAT, "", {"seat": 7}),
    (TURN, "fix:lamp+cart pick 1", SaboteurReason.REPAIRS_OTHER, "T13", {"card": "fix:lamp+cart", "tool": "pick"}),
    (TURN, "fix:lamp+cart cart 1", SaboteurReason.NOT_BROKEN, "T13", {"seat": 1, "tool": "cart"}),
    (TURN, Fix("fix:lamp+cart", "lamp", 2), SaboteurReason.NOT_BROKEN, "T13", {"seat": 2, "tool": "lamp"}),
    (TURN, "rockfall 0,0", SaboteurReason.NEVER_FALLS, "T14", {}),
    (TURN, "rockfall 8,0", SaboteurReason.NEVER_FALLS, "T14", {}),
    (TURN, "rockfall 1,1", SaboteurReason.NOTHING_TO_FALL, "T14", {"cell": "1A1"}),
    (TURN, "map 8,1", SaboteurReason.NO_GOAL, "T14", {"cell": "8A1"}),
    (TURN, "map 8,0", SaboteurReason.GOAL_SHOWN, "T14", {"cell": "8"}),
    # The gold
    (PICK, "discard map", SaboteurReason.PICK_EXPECTED, "T18", {}),
    (PICK, FAIR, SaboteurReason.PICK_EXPECTED, "T18", {}),
    (PICK, "gold 3", SaboteurReason.NOT_ON_OFFER, "T18", {"value": 3}),
]

NOT_READ: list[tuple[str, object, SaboteurReason, str, dict[str, object]]] = [
    ("first", "0", SaboteurReason.NO_DEAL, "", {"key": "first"}),
    ("roles", "digger", SaboteurReason.NO_DEAL, "", {"key": "roles"}),
    ("roles", ["digger", 1], SaboteurReason.NO_DEAL, "", {"key": "roles"}),
    ("spare", 1, SaboteurReason.NO_DEAL, "", {"key": "spare"}),
    ("goals", None, SaboteurReason.NO_DEAL, "", {"key": "goals"}),
    ("hands", ["NE", None], SaboteurReason.NO_DEAL, "", {"key": "hands"}),
    ("deck", ["NE"], SaboteurReason.NO_DEAL, "", {"key": "deck"}),
    ("gold", 1, SaboteurReason.NO_DEAL, "", {"key": "gold"}),
    ("roles", ["digger", "dwarf"], SaboteurReason.NO_ROLE, "T4", {"role": "'dwarf'"}),
    ("spare", "", SaboteurReason.NO_ROLE, "T4", {"role": "''"}),
    ("hands", ["NE map", "NE\n"], SaboteurReason.NO_CARD, "T1", {"card": r"'NE\n'"}),
    ("deck", "NE  NE", SaboteurReason.NO_CARD, "T1", {"card": "''"}),
    ("gold", "1 4", SaboteurReason.NO_GOLD, "T4", {"card": "'4'"}),
]


def check(illegal: Illegal, reason: SaboteurReason, rule: str, details: dict[str, object]) -> None:
    assert (illegal.reason, illegal.rule, illegal.details) == (reason, rule, details)
    for language in LANGUAGES:
        assert speaker(language)(f"saboteur-illegal-{illegal.reason}", **illegal.details)


@pytest.mark.parametrize(("here", "move", "reason", "rule", "details"), REFUSALS)
def test_every_refusal_and_what_it_tells(
    here: State, move: Move | str, reason: SaboteurReason, rule: str, details: dict[str, object]
) -> None:
    move = parse(move) if isinstance(move, str) else move
    with pytest.raises(Illegal) as caught:
        rules.apply(here, move)
    check(caught.value, reason, rule, details)
    assert move not in rules.legal(here)


@pytest.mark.parametrize(("key", "value", "reason", "rule", "details"), NOT_READ)
def test_every_refusal_to_read_a_deal(
    key: str, value: object, reason: SaboteurReason, rule: str, details: dict[str, object]
) -> None:
    with pytest.raises(Illegal) as caught:
        DealText().read({**DealText().write(FAIR), key: value})
    check(caught.value, reason, rule, details)


def test_what_is_no_move_at_all() -> None:
    with pytest.raises(Illegal) as caught:
        parse("EW@1,0\n")
    check(caught.value, SaboteurReason.NO_MOVE, "", {"text": r"'EW@1,0\n'"})


def test_no_reason_is_left_untested() -> None:
    tested = {reason for *_, reason, _, _ in REFUSALS} | {reason for *_, reason, _, _ in NOT_READ}
    assert tested | {SaboteurReason.NO_MOVE} == set(SaboteurReason)


def test_a_game_before_its_first_deal() -> None:
    empty: tuple[tuple[str, ...], ...] = ((), (), ())
    assert State(
        config=Config(3),
        phase=Phase.DEAL,
        turn=0,
        first=0,
        board=EMPTY,
        goals=(),
        roles=(),
        spare=None,
        hands=empty,
        deck=(),
        broken=empty,
        history=(),
        stack=(),
        offer=(),
        picks=(),
        past=(),
    ) == rules.new(Config(3))


def test_t8_every_card_of_the_hand_has_its_moves() -> None:
    """Whatever comes later in the hand takes nothing away from what came before."""
    cards = HAND.split()
    for i in range(len(cards)):
        hand = (*cards[i:], *cards[:i])
        here = TURN._replace(hands=(hand, *TURN.hands[1:]))
        alone = [rules.legal(here._replace(hands=((card,), *TURN.hands[1:]))) for card in hand]
        assert rules.legal(here) == [
            *(move for moves in alone for move in moves[:-1]),
            *(Discard(card) for card in hand),
        ]
        assert all(len(moves) > 1 for moves in alone)


def test_t17_who_won_is_told_of_every_round() -> None:
    assert play(state("map", "", ""), "discard map").past[-1].reached is False
    assert play(PICK, "gold 1").past[-1].reached is True
