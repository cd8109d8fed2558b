"""Nobody learns what he may not know (S23, T22), and worlds are drawn from what he does know (law 3)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from random import Random
from typing import Any

import pytest

from kartentisch import games, testing
from kartentisch.game import Seat
from kartentisch.testing import AnyGame
from tests.conformance.altered import CHANNELS, leaky
from tests.conformance.hidden import SECRETS, Hidden
from tests.conformance.inventories import INVENTORIES
from tests.conformance.positions import Position, bots_of, positions
from tests.conformance.shown import guarded

FIELDS = [(name, field.name) for name, secrets in SECRETS.items() for field in secrets.fields]
DEALT = {
    "siegel": {"hands"},
    "saboteur": {"roles", "spare dwarf", "goals", "hands", "pile", "gold stack"},
}
"""What the first deal puts there; the rest comes about later."""
LEAKS = [
    (name, field.name, channel)
    for name, secrets in SECRETS.items()
    for field in secrets.fields
    for channel in CHANNELS
    if channel != "deals" or field.name in DEALT[name]
]


@cache
def some_positions(name: str) -> tuple[Position, ...]:
    return tuple(positions(name, 400, 1))


def field_of(name: str, hidden: str) -> Hidden:
    return next(field for field in SECRETS[name].fields if field.name == hidden)


def anybody(game: AnyGame, position: Position, rng: Random) -> Seat | None:
    """Whoever is on turn more often than the others, as his moves and refusals could betray something, too."""
    seats: list[Seat | None] = [None, game.rules.to_act(position.step.before), *range(position.players)]
    return rng.choice(seats)


def check(game: AnyGame, field: Hidden, position: Position, rng: Random, tried: Iterable[Position]) -> bool:
    """Hides something else in that field from one seat. False if there was nothing to hide."""
    seat = anybody(game, position, rng)
    _, before, move, after = position.step
    dealt = game.rules.awaits_deal(before)
    state = after if dealt else before
    twin = field.permute(state, seat, rng)
    if field.read(state) == field.read(twin):
        return False
    if dealt and not game.rules.scores(before):  # later deals go on from what was hidden before them
        deal = SECRETS[game.name].deal(twin)
        assert game.rules.apply(before, deal) == twin
        testing.check_hearing(game, (before, move), (before, deal), seat)
    testing.check_secrecy(game, state, twin, seat, rng, [p.step.move for p in tried])
    return True


def check_field(game: AnyGame, field: Hidden, found: Iterable[Position], rng: Random) -> int:
    """How often there was really something else in it."""
    return sum(check(game, field, position, rng, rng.sample(some_positions(game.name), 8)) for position in found)


@pytest.mark.parametrize(("name", "hidden"), FIELDS)
def test_nobody_can_tell_what_is_hidden(name: str, hidden: str) -> None:
    field = field_of(name, hidden)
    assert check_field(guarded(games.load(name), field), field, some_positions(name), Random(1)) >= 5


def test_what_is_covered_again_is_not_forgotten() -> None:
    """S23: the cards of older tricks are in every view, so that bots and worlds know them."""
    field = field_of("siegel", "older tricks")
    with pytest.raises(testing.Failed, match="a view betrays"):
        check_field(games.load("siegel"), field, some_positions("siegel"), Random(1))


@pytest.mark.parametrize(("name", "hidden", "channel"), LEAKS)
def test_a_planted_leak_is_found(name: str, hidden: str, channel: str) -> None:
    field = field_of(name, hidden)
    game, rng = leaky(guarded(games.load(name), field), field, channel), Random(2)
    with pytest.raises(testing.Failed, match="betray"):
        check_field(game, field, some_positions(name), rng)


HIDDEN_AFTER_A_ROUND = {
    "siegel": set[str](),
    "saboteur": {"hands", "pile", "discards", "gold stack", "gold picked", "offers"},
}
"""What stays hidden while a finished round stands; when the game is over, only piles do."""


@cache
def finished_rounds(name: str) -> tuple[tuple[int, Any], ...]:
    """The states in which rounds end, with the number of players, played by bots: they get to the treasure."""
    game, rng = games.load(name), Random(7)
    return tuple(
        (players, step.after)
        for players in game.players[:4]
        for step in testing.walk(game, players, {"rounds": 3}, rng, [None, *bots_of(game)[:1]])
        if game.rules.to_act(step.after) is None
    )


def check_finished(game: AnyGame, field: Hidden, rng: Random) -> int:
    """How often something else could be hidden from a seat after a round."""
    changed = 0
    for players, state in finished_rounds(game.name):
        for seat in (None, *range(players)):
            twin = field.permute(state, seat, rng)
            changed += field.read(twin) != field.read(state)
            testing.check_secrecy(game, state, twin, seat, rng)
    return changed


@pytest.mark.parametrize(("name", "hidden"), FIELDS)
def test_a_finished_round_keeps_its_secrets_while_it_stands(name: str, hidden: str) -> None:
    field = field_of(name, hidden)
    found = check_finished(guarded(games.load(name), field), field, Random(8))
    assert (found > 0) == (hidden in HIDDEN_AFTER_A_ROUND[name])


@pytest.mark.parametrize(("name", "hidden"), [field for field in FIELDS if field[1] in HIDDEN_AFTER_A_ROUND[field[0]]])
def test_a_leak_after_a_round_is_found(name: str, hidden: str) -> None:
    field = field_of(name, hidden)
    with pytest.raises(testing.Failed, match="betray"):
        check_finished(leaky(games.load(name), field, "view"), field, Random(8))


def check_worlds(name: str, found: Iterable[Position], rng: Random) -> None:
    game = games.load(name)
    for position in found:
        for seat in rng.sample((None, *range(position.players)), 2):
            testing.check_world(game, position.step.after, seat, rng, INVENTORIES[name])


@pytest.mark.parametrize("name", games.GAMES)
def test_a_sampled_world_looks_the_same(name: str) -> None:
    check_worlds(name, some_positions(name), Random(3))


@pytest.mark.parametrize("name", games.GAMES)
def test_nobody_can_tell_a_sampled_world_from_the_true_state(name: str) -> None:
    """Everything hidden at once: moves, refusals and events follow from what the seat knows."""
    game, rng = games.load(name), Random(4)
    for position in some_positions(name):
        seat = anybody(game, position, rng)
        state = position.step.before
        world = game.sample(game.view(state, seat), rng)
        tried = [p.step.move for p in rng.sample(some_positions(name), 8)]
        testing.check_secrecy(game, state, world, seat, rng, tried)


@pytest.mark.long
@pytest.mark.parametrize(("name", "hidden"), FIELDS)
def test_many_positions_keep_their_secrets(name: str, hidden: str, scaled: Callable[[int], int]) -> None:
    field = field_of(name, hidden)
    check_field(guarded(games.load(name), field), field, positions(name, scaled(1_500), 5), Random(5))


@pytest.mark.long
@pytest.mark.parametrize("name", games.GAMES)
def test_many_worlds_look_the_same(name: str, scaled: Callable[[int], int]) -> None:
    check_worlds(name, positions(name, scaled(10_000), 6), Random(6))
