"""The shipped checks can fail: each of these games has one thing wrong, and is found out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from kartentisch import games, testing
from kartentisch.game import Account, Budget, Event, Illegal, Move
from kartentisch.games.siegel.moves import DONE, TAKES, Deal, Play
from kartentisch.games.siegel.state import State
from kartentisch.testing import AnyGame
from tests.conformance.altered import with_rules
from tests.conformance.inventories import siegel_inventory

SIEGEL = games.load("siegel")
RULES = SIEGEL.rules


def apply_with(change: Callable[[State, Move, State], State]) -> AnyGame:
    """Something else comes of a move than should."""
    return with_rules(SIEGEL, apply=lambda state, move: change(state, move, RULES.apply(state, move)))


def refuse_with(change: Callable[[State], State]) -> AnyGame:
    """Something else comes of a move that should be refused."""

    def apply(state: State, move: Move) -> Any:
        try:
            return RULES.apply(state, move)
        except Illegal:
            return change(state)

    return with_rules(SIEGEL, apply=apply)


def viewed(**other: Any) -> AnyGame:
    return replace(SIEGEL, view=lambda state, seat: SIEGEL.view(state, seat)._replace(**other))


def told(*more: Event) -> AnyGame:
    return replace(SIEGEL, events=lambda before, move, after: (*SIEGEL.events(before, move, after), *more))


def refuses_aces(_: State, move: Move, after: State) -> State:
    if isinstance(move, Play) and str(move).endswith("1"):
        raise Illegal("bad-luck")
    return after


def without_reason(_: State) -> State:
    raise Illegal("")


_count = iter(range(10**9))


def spoils_the_state(state: State, move: Move, after: State) -> State:
    if not isinstance(move, Deal):
        object.__setattr__(state.config, "saboteur_base", next(_count))
    return after


def drops_a_card(_: State, __: Move, after: State) -> State:
    return after._replace(hands=(0, *after.hands[1:])) if len(after.tricks) == 3 else after


def is_fickle(state: State, _: Move, after: State) -> State:
    return after._replace(leader=next(_count) % 3) if state.trick == () and after.trick else after


def forgets_scores(state: State) -> tuple[tuple[int, ...], ...]:
    return RULES.scores(state) if len(state.results) < 2 else ((0, 0, 0), (0, 0, 0))


def done_is_half_done(state: State, move: Move, after: State) -> State:
    return after._replace(seals=state.seals[::-1]) if move == DONE and state.taking else after


def generous(state: State) -> tuple[Account, ...]:
    return tuple(account._replace(points=account.points + 1) for account in RULES.accounts(state))


def unexplained(state: State) -> tuple[Account, ...]:
    return tuple(account._replace(parts=()) for account in RULES.accounts(state))


def one_winner(state: State) -> tuple[int, ...]:
    totals = [sum(points) for points in zip(*RULES.scores(state), strict=True)]
    return (sorted(range(3), key=totals.__getitem__)[1],) if RULES.winners(state) else ()


def deals_backwards(fields: Any) -> Move:
    deal = SIEGEL.deal_text.read(fields)
    assert isinstance(deal, Deal)
    return replace(deal, hands=deal.hands[::-1])


class Backwards:
    keys = SIEGEL.deal_text.keys
    read = staticmethod(deals_backwards)
    write = staticmethod(SIEGEL.deal_text.write)


class Moody:
    """Does not leave its luck to the generator that it is given."""

    luck = Random(1)

    def choose(self, view: Any, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 (that is what is wrong with it)
        move: Move = self.luck.choice(view.moves)
        return move


class Unhashable(tuple[int, ...]):
    """Cannot be changed, and is none the less no value."""

    __slots__ = ()
    __hash__ = None  # type: ignore[assignment] # that is what is wrong with it


def keeps_a_dict(_: State, __: Move, after: State) -> State:
    return after._replace(middle=dict(enumerate(after.middle)))  # type: ignore[arg-type] # that is what is wrong with it


FAULTS: dict[str, tuple[AnyGame, str]] = {
    "refuses a legal move": (apply_with(refuses_aces), "a (legal|chosen) move is refused"),
    "takes an illegal move": (refuse_with(lambda state: state), "a move that is not legal is taken"),
    "gives no reason": (refuse_with(without_reason), "a refusal has no reason"),
    "spoils the state": (apply_with(spoils_the_state), "a move changed the state"),
    "has two outcomes": (apply_with(is_fickle), "a move has two outcomes"),
    "drops a card": (apply_with(drops_a_card), "the material is not conserved"),
    "counts steps differently": (apply_with(done_is_half_done), "the steps of a move come to something else"),
    "offers a move twice": (
        with_rules(SIEGEL, legal=lambda state: [*islice(RULES.legal(state), 50)] * 2),
        "a move is offered twice",
    ),
    "offers nothing": (with_rules(SIEGEL, steps=lambda _: ()), "there are moves exactly while"),
    "has nobody on turn": (with_rules(SIEGEL, to_act=lambda _: None), "somebody is on turn exactly while"),
    "deals after the end": (with_rules(SIEGEL, awaits_deal=lambda _: True, is_over=lambda _: True), "after the end"),
    "scores anew": (with_rules(SIEGEL, scores=forgets_scores), "the accounts are not the scores|scored anew"),
    "does not account": (with_rules(SIEGEL, accounts=lambda _: ()), "every finished round is accounted for"),
    "accounts for more": (with_rules(SIEGEL, accounts=generous), "the accounts are not the scores"),
    "does not add up": (with_rules(SIEGEL, accounts=unexplained), "the parts do not add up"),
    "has no winner": (with_rules(SIEGEL, winners=lambda _: ()), "somebody has won exactly when"),
    "lets anybody win": (with_rules(SIEGEL, winners=one_winner), "neither the highest nor the lowest|share the win"),
    "reads another move": (replace(SIEGEL, parse=lambda _: TAKES[0]), "a move does not parse back"),
    "reads another deal": (replace(SIEGEL, deal_text=Backwards()), "a deal does not read back"),
    "shows somebody else's view": (viewed(seat=2), "a view is somebody else's"),
    "shows another turn": (viewed(turn=99), "a view has another seat on turn"),
    "shows everybody moves": (
        replace(
            SIEGEL,
            view=lambda state, seat: SIEGEL.view(state, seat)._replace(moves=tuple(RULES.steps(state))),
        ),
        "a view offers other moves",
    ),
    "shows something alive": (viewed(price=Random(1)), "a view is not plain data"),
    "shows a list": (viewed(seals=[]), "something can be changed: view.seals: list"),
    "keeps a dict": (apply_with(keeps_a_dict), "can be changed: state.middle: dict"),
    "has no hash": (viewed(price=Unhashable()), "something can be changed: view.price: Unhashable has no hash"),
    "tells what has no type": (told(Event("x", {"seat": 1})), "an event has no type"),
    "tells too little": (told(Event("played", {"seat": 1})), "an event has other arguments"),
    "tells too much": (told(Event("spared", {"seat": 1, "card": "r1"})), "an event has other arguments"),
    "tells another type": (told(Event("played", {"seat": True, "card": "r1"})), "an event has other arguments"),
    "tells another list": (told(Event("game-over", {"winners": (1, 2)})), "an event has other arguments"),
    "tells another word": (told(Event("took", {"seat": 1, "colour": "w"})), "an event has other arguments"),
    "tells nobody": (told(Event("spared", {"seat": 1}, frozenset())), "an event has no audience"),
    "tells it aloud, too": (
        told(Event("spared", {"seat": 1}), Event("spared", {"seat": 1}, frozenset({0}))),
        "a private event is told to everybody",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found(fault: str) -> None:
    game, complaint = FAULTS[fault]
    with pytest.raises(testing.Failed, match=complaint):
        testing.check_game(game, 3, {"rounds": 2}, Random(2), siegel_inventory)


def test_a_game_without_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(testing.walking, "MOST_DECISIONS", 30)
    with pytest.raises(testing.Failed, match="no end is in sight"):
        testing.check_game(SIEGEL, 3, {}, Random(1))


def test_chance_of_its_own_is_found() -> None:
    with pytest.raises(testing.Failed, match="the same seed plays another game"):
        testing.check_game(SIEGEL, 3, {"rounds": 1}, Random(1), bots=[Moody()])


def test_a_bot_that_makes_illegal_moves_is_found() -> None:
    class Dreamer:
        def choose(self, view: Any, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 (it does not look)
            return DONE

    with pytest.raises(testing.Failed, match="a chosen move is refused: done"):
        testing.check_game(SIEGEL, 3, {"rounds": 1}, Random(1), bots=[Dreamer()])


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda world: world._replace(leader=9), "a sampled world looks different"),
        (lambda world: world._replace(hands=(*world.hands[:2], world.hands[1])), "holds other material"),
    ],
)
def test_a_wrong_world_is_found(change: Callable[[State], State], complaint: str) -> None:
    game = replace(SIEGEL, sample=lambda view, rng: change(SIEGEL.sample(view, rng)))
    dealt = next(testing.walk(SIEGEL, 3, {}, Random(1))).after
    with pytest.raises(testing.Failed, match=complaint):
        testing.check_world(game, dealt, 0, Random(1), siegel_inventory)


@pytest.mark.parametrize(
    ("game", "complaint"),
    [
        (with_rules(SIEGEL, written=lambda _, move: move), "a record is refused"),
        (with_rules(SIEGEL, scores=lambda state: RULES.scores(state)[::-1]), "a record is refused"),
        (apply_with(lambda _, __, after: after._replace(leader=9) if RULES.is_over(after) else after), "another game"),
    ],
)
def test_a_wrong_record_is_found(game: AnyGame, complaint: str) -> None:
    with pytest.raises(testing.Failed, match=complaint):
        testing.check_records(game, 3, {"rounds": 2}, Random(1))


def test_options_and_walks_reach_everything() -> None:
    """Random choice finds every value of every option, and plays both steps and whole moves."""
    rng = Random(1)
    found = Counter((name, value) for _ in range(400) for name, value in testing.some_options(SIEGEL, rng).items())
    assert set(found) == {(option.name, value) for option in SIEGEL.options for value in option.values}
    kinds: Iterable[str] = {type(step.move).__name__ for step in testing.walk(SIEGEL, 4, {"by_hand": True}, rng)}
    assert kinds == {"Deal", "Take", "Done", "Predict", "Sabotage", "Play", "HandBack"}
