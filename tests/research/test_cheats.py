"""Bots that try to change what they are shown: they are named, gain nothing, and spoil no other game (law 8)."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from kartentisch.bots.uniform import Uniform
from kartentisch.game import Budget, Illegal, Move
from kartentisch.research.arena import contest
from kartentisch.research.plan import Plan
from kartentisch.research.workers import crew
from tests.research.test_arena import untimed

HERE = "tests.research.test_cheats"

CHEATS: dict[str, tuple[Callable[[Any], object], str]] = {
    "clears_the_frontier": (lambda view: view.board.frontier.clear(), "AttributeError: .*'clear'"),
    "blocks_a_cell": (lambda view: view.board.frontier.pop((1, 0)), "AttributeError: .*'pop'"),
    "lays_for_nothing": (lambda view: operator.setitem(view.board.tiles, (7, 0), 15), "TypeError: .*item assignment"),
    "sets_the_tiles": (lambda view: setattr(view.board.tiles, "entries", ()), "AttributeError: .*entries"),
    "sets_the_board": (lambda view: setattr(view, "board", None), "AttributeError: .*"),
    "lights_up": (lambda view: view.board.lit.add((7, 0)), "AttributeError: .*'add'"),
    "takes_cards": (lambda view: view.hand.append("map"), "AttributeError: .*'append'"),
    "changes_the_rules": (lambda view: setattr(view.config, "rounds", 1), "FrozenInstanceError: .*'rounds'"),
    "turns_into_another": (
        lambda view: setattr(view.roles[view.seat], "_value_", "digger"),
        "AttributeError: .*_value_",
    ),
    "tells_the_others": (lambda view: setattr(view.phase, "hand", view.hand), "AttributeError: .*hand"),
    "changes_a_move": (lambda view: setattr(view.moves[0], "cell", (7, 0)), "FrozenInstanceError: .*'cell'"),
}


class Cheat(Uniform):
    """Plays like random once it has tried its trick."""

    def __init__(self, trick: str) -> None:
        self.trick = trick

    def choose(self, view: Any, rng: Random, budget: Budget) -> Move:
        CHEATS[self.trick][0](view)
        return super().choose(view, rng, budget)


class Stubborn(Uniform):
    """Tries every trick and lets no failure stop it."""

    def choose(self, view: Any, rng: Random, budget: Budget) -> Move:
        for trick, _ in CHEATS.values():
            with suppress(Exception):
                trick(view)
        return super().choose(view, rng, budget)


def __getattr__(name: str) -> Callable[[], Cheat]:
    """A function for each trick, as the arena asks for one."""
    if name in CHEATS:
        return lambda: Cheat(name)
    raise AttributeError(name)


@pytest.mark.parametrize("trick", CHEATS)
def test_a_cheat_is_named_with_what_it_did(trick: str, capsys: pytest.CaptureFixture[str]) -> None:
    plan = Plan("saboteur", 3, (f"{HERE}:{trick}", "random"))
    with pytest.raises(Illegal) as refusal:
        contest(plan, 2, games=0)
    assert re.match(CHEATS[trick][1], str(refusal.value.details["why"]))
    assert (refusal.value.reason, refusal.value.details["bot"]) == ("bot-failed", "Cheat")
    assert HERE.rpartition(".")[2] in capsys.readouterr().err


def test_a_cheat_is_named_by_other_processes_too() -> None:
    plan = Plan("saboteur", 3, (f"{HERE}:clears_the_frontier", "random"))
    refusals = []
    for workers in (1, 2):
        with pytest.raises(Illegal) as refusal:
            contest(plan, 2, games=0, crew=crew(workers))
        refusals.append((refusal.value.reason, refusal.value.details["bot"], refusal.value.details["why"]))
    assert refusals[0] == refusals[1]


def test_a_cheat_that_lets_no_failure_stop_it_gains_nothing() -> None:
    plan = Plan("saboteur", 4, (f"{HERE}:Stubborn", "random"))
    alone, together = contest(plan, 6, games=2), contest(plan, 6, games=2, crew=crew(2))
    assert untimed(alone) == untimed(together)
    for pair in alone["pairs"]:
        assert (pair["difference"], pair["low"], pair["high"]) == (0, 0, 0)
    honest = contest(Plan("saboteur", 4, ("random", "random")), 6, games=2)
    assert [pair["difference"] for pair in honest["pairs"]] == [0] * len(honest["pairs"])
    assert honest["tables"][0]["points"] == alone["tables"][0]["points"]
