"""What people are shown of a view: the cards of older tricks may not be looked up (S23)."""

from __future__ import annotations

from random import Random
from typing import get_args

import pytest

from kartentisch.games.siegel import rules
from kartentisch.games.siegel.cards import COLOURS, TEXT_OF
from kartentisch.games.siegel.scoring import KIND_NAMES
from kartentisch.games.siegel.state import Config, Phase, State
from kartentisch.games.siegel.view import view
from kartentisch.games.siegel.wire import PartName, TrickNews, looked_up, own, shared
from tests.games.siegel.positions import after, placed, random_game


def states(config: Config, seed: int) -> list[State]:
    return [rules.new(config), *(state for _, _, state in random_game(config, Random(seed)))]


def tricks(state: State, seat: int | None) -> list[TrickNews]:
    return shared(view(state, seat)).tricks


def open_tricks(state: State, seat: int | None) -> list[bool]:
    return [trick.cards is not None for trick in tricks(state, seat)]


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_s23_won_tricks_lie_face_down_but_for_the_last(seat: int | None) -> None:
    """The last one may be looked at until the next is complete; all are open again when the round has ended."""
    for state in states(Config(players=3, rounds=2, by_hand=True), 4):
        number = len(state.tricks)
        during = state.phase not in (Phase.DEAL, Phase.OVER)
        assert open_tricks(state, seat) == (
            [False] * (number - 1) + [True] * (number > 0) if during else [True] * number
        )
        for shown, trick in zip(tricks(state, seat), state.tricks, strict=True):
            # Who won each trick, with which colour, and what it did to his seals stays public.
            assert shown.cards in (None, [TEXT_OF[card] for card in trick.cards])
            assert (shown.leader, shown.winner, shown.seal) == (trick.leader, trick.winner, trick.seal)
            assert (shown.led, shown.by) == (COLOURS[trick.led], COLOURS[trick.by])


@pytest.mark.parametrize("seat", [None, 0])
def test_s23_with_open_tricks_all_may_be_looked_up(seat: int | None) -> None:
    for state in states(Config(players=3, rounds=1, open_tricks=True), 4):
        assert open_tricks(state, seat) == [True] * len(state.tricks)
        assert looked_up(view(state, seat)) == {}


def test_s23_a_played_card_stays_in_sight_until_the_next_trick_is_complete() -> None:
    state = placed(Config(players=3), {}, hands=("r9 r8 r7", "y1 y2 y3", "g1 g2 g3"))
    state = after(state, "r9", "y1", "g1")
    for number, move in enumerate(("r8", "y2", "g2")):
        assert tricks(state, 1)[0].cards == ["r9", "y1", "g1"]
        assert looked_up(view(state, 1)) == {"played": 3 + number, "hand": 0}
        state = after(state, move)
    assert [trick.cards for trick in tricks(state, 1)] == [None, ["r8", "y2", "g2"]]
    assert looked_up(view(state, 1)) == {"played": 3, "hand": 0}


def test_s23_a_seal_still_to_be_handed_back_does_not_open_older_tricks() -> None:
    state = placed(Config(players=3, by_hand=True), {0: "r"}, hands=("r9 r8", "y1 y2", "g1 g2"))
    state = after(state, "r9", "y1", "g1", "-", "r8", "y2", "g2")
    assert (state.phase, view(state, 2).counts) == (Phase.HAND_BACK, (0, 0, 0))
    assert open_tricks(state, 2) == [False, True]
    assert open_tricks(after(state, "-r"), 2) == [True, True]


def test_at_the_end_every_seat_is_told_what_its_rounds_were_like() -> None:
    """Predicted, won, handed back and due, as it stood when each round had ended; the saboteur of a round included."""
    config = Config(players=4, rounds=4, designer_long=True)
    ended: list[State] = []
    for state in states(config, 1):
        if len(state.results) > len(ended):
            ended.append(state)
        assert own(view(state, None)).past == []
        assert (own(view(state, 0)).past != []) == (state.phase is Phase.OVER), "told with every message"
    assert any(state.saboteur is not None for state in ended)
    for seat in range(config.players):
        past = own(view(ended[-1], seat)).past
        assert len(past) == 4
        for then, state in zip(past, ended, strict=True):
            now = shared(view(state, seat))
            assert then.predicted == [take.kind for take in now.predictions[seat] or []]
            assert then.won == sum(trick.winner == seat for trick in now.tricks)
            assert then.back == [t.seal for t in now.tricks if t.winner == seat and t.seal in list("rygbvw")]
            assert then.account == now.accounts[seat]


def test_whatever_points_are_for_has_a_name_on_the_wire() -> None:
    """The page has a word for each of them; what is not among them is not sent."""
    named = set()
    for _, _, state in (step for seed in range(4) for step in random_game(Config(players=4), Random(seed))):
        if state.phase in (Phase.DEAL, Phase.OVER):
            for seat in range(4):
                named |= {part.name for part in shared(view(state, seat)).accounts[seat].parts}
    assert named == {*get_args(PartName)} == {*KIND_NAMES, "saboteur", "blacks-of-others"}
