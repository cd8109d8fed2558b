"""Checks of what a seat sees and hears, and of what it must not know."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from itertools import islice
from random import Random
from typing import Any, Literal, get_args, get_origin, get_type_hints, is_typeddict

from kartentisch.game import Event, Illegal, Move, Seat, heard
from kartentisch.testing.walking import AnyGame, Pair, Step, check_frozen, copied, refusal_of, require


def check_view(game: AnyGame, state: Any, seat: Seat | None) -> None:
    """A view tells whose turn it is and offers moves to that seat alone."""
    on_turn = game.rules.to_act(state)
    offered = tuple(game.rules.steps(state)) if seat is not None and seat == on_turn else ()
    view = game.view(state, seat)
    require(view.seat == seat, "a view is somebody else's", view.seat)
    require(view.turn == on_turn, "a view has another seat on turn", view.turn)
    require(view.moves == offered, "a view offers other moves than its seat has", seat, view.moves)
    require(copied(view) == view, "a view is not plain data")
    check_frozen(view, "view")


def check_world(
    game: AnyGame, state: Any, seat: Seat | None, rng: Random, material: Callable[[Any], object] | None = None
) -> None:
    """A world drawn from a seat's view (None: an onlooker's) looks the same to it, and no card is lost or new in it."""
    view = game.view(state, seat)
    world = game.sample(view, rng)
    require(game.view(world, seat) == view, "a sampled world looks different", f"seat {seat}")
    if material:
        require(material(world) == material(state), "a sampled world holds other material", f"seat {seat}")


def check_events(game: AnyGame, step: Step, players: int) -> None:
    """Events are plain data for seats that exist, and nobody else hears of a private one."""
    _, before, move, after = step
    events = game.events(before, move, after)
    require(game.events(before, move, after) == events, "a move has two stories", move)
    public = [_told(event) for event in events if event.audience is None]
    for event in events:
        require(event.name in game.event_args, "an event has no type", event)
        require(fits(event.args, game.event_args[event.name]), "an event has other arguments than its type", event)
        if event.audience is not None:
            require(bool(event.audience & set(range(players))), "an event has no audience", event)
            require(_told(event) not in public, "a private event is told to everybody, too", event)


def fits(value: object, kind: Any) -> bool:
    """Whether a value is exactly of a type that events may have: plain data, without any conversion."""
    inside = get_args(kind)
    if is_typeddict(kind):
        fields = get_type_hints(kind)
        return type(value) is dict and value.keys() == fields.keys() and all(fits(value[n], fields[n]) for n in fields)
    if get_origin(kind) is Literal:
        return any(type(value) is type(known) and value == known for known in inside)
    if get_origin(kind) is list:
        return type(value) is list and all(fits(each, inside[0]) for each in value)
    if get_origin(kind) is tuple:
        return type(value) is tuple and len(value) == len(inside) and all(map(fits, value, inside))
    return type(value) is kind


def check_secrecy(
    game: AnyGame, state: Any, twin: Any, seat: Seat | None, rng: Random, tried: Iterable[Move] = ()
) -> None:
    """A seat (None: an onlooker) cannot tell a state from its twin, which differs only in what the seat cannot know.

    That is: not by its view, its moves, the refusals of the moves `tried`, nor by what it hears of the next move,
    its own or somebody else's.
    """
    rules = game.rules
    require(game.view(state, seat) == game.view(twin, seat), "a view betrays what is hidden", f"seat {seat}")
    mover = rules.to_act(state)
    require(rules.to_act(twin) == mover, "whose turn it is betrays what is hidden")
    if mover is None:
        return
    steps = list(rules.steps(state))
    if mover == seat:
        require(list(rules.steps(twin)) == steps, "legal moves betray what is hidden", f"seat {seat}")
        listed = [list(islice(rules.legal(each), 50)) for each in (state, twin)]
        require(listed[0] == listed[1], "legal moves betray what is hidden", f"seat {seat}")
        for move in tried:
            reasons = [_worded(refusal_of(game, each, move)) for each in (state, twin)]
            require(reasons[0] == reasons[1], "a refusal betrays what is hidden", move, *reasons)
    for move in rng.sample(steps, min(len(steps), 3)):
        # Somebody else may do another thing that looks the same from here, say discard another card face down.
        others = [other for other in rules.steps(twin) if type(other) is type(move)]
        for other in {move} & {*others} | {*rng.sample(others, min(len(others), 0 if mover == seat else 2))}:
            check_hearing(game, (state, move), (twin, other), seat)


def check_hearing(game: AnyGame, one: Pair, other: Pair, seat: Seat | None) -> None:
    """Where two moves look the same to a seat, before and after, it hears the same of them."""
    stories, views = [], []
    for state, move in (one, other):
        after = game.rules.apply(state, move)
        views.append(game.view(after, seat))
        stories.append(heard(game.events(state, move, after), seat))
    if views[0] == views[1]:
        require(stories[0] == stories[1], "an event betrays what is hidden", f"seat {seat}", one[1], other[1])


def _told(event: Event) -> str:
    return json.dumps([event.name, event.args], sort_keys=True)


def _worded(refusal: Illegal | None) -> str:
    return "taken" if refusal is None else str(refusal)
