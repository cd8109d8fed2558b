"""A view of Saboteur that came over the network (`wire.py`), made a view again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from kartentisch.game import Move, Seat
from kartentisch.games.saboteur.board import Board, board_of
from kartentisch.games.saboteur.cards import TILE_OF, Role
from kartentisch.games.saboteur.moves import Break, Discard, Fix, Gold, Lay, Map, Rockfall
from kartentisch.games.saboteur.state import Config, Phase
from kartentisch.games.saboteur.view import SeenPast, SeenPick, View


def view(config: Config, seat: Seat | None, told: Mapping[str, Any]) -> View:
    """The view that was told. What was done in the round does not travel with it, nor do others' hands at the end."""
    own, seats = told["role"], range(config.players)
    hand = tuple(told["hand"])
    return View(
        config=config,
        seat=seat,
        phase=Phase[told["phase"].upper()],
        turn=told["turn"],
        first=told["first"],
        round=told["round"],
        board=_board(told),
        goals=tuple(known or goal["what"] for known, goal in zip(told["known"], told["goals"], strict=True)),
        roles=tuple(map(Role, told["roles"] or ()))
        or tuple(Role(own) if own is not None and s == seat else None for s in seats),
        spare=None if told["spare"] is None else Role(told["spare"]),
        hand=hand,
        hands=tuple(hand if s == seat else None for s in seats),
        counts=tuple(told["counts"]),
        pile=told["pile"],
        discards=told["discards"],
        broken=tuple(map(tuple, told["broken"])),
        history=(),
        reached=told["reached"],
        stack=told["stack"],
        offer=tuple(told["offer"]),
        offered=told["offered"],
        picks=tuple(SeenPick(picker, None, None) for picker in told["picks"]),
        gold=tuple(map(tuple, told["gold"] or ()))
        or tuple(tuple(told["nuggets"]) if s == seat else None for s in seats),
        gold_counts=tuple(told["gold_counts"]),
        past=tuple(_past(one, number, seat, told) for number, one in enumerate(told["past"])),
        winners=tuple(told["winners"]),
        moves=tuple(_moves(told)),
    )


def after(view: View, move: Move) -> View | Move:  # noqa: ARG001 (every game is asked alike)
    """The move: each is whole."""
    return move


def _board(told: Mapping[str, Any]) -> Board:
    tiles = sorted(((tile["x"], tile["y"]), TILE_OF[tile["card"]]) for tile in told["tiles"])
    return board_of(tuple(tiles), tuple((goal["x"], goal["y"]) for goal in told["goals"] if goal["down"]))


def _past(one: Mapping[str, Any], number: int, seat: Seat | None, told: Mapping[str, Any]) -> SeenPast:
    def values(picker: Seat) -> list[int | None]:
        """The gold that somebody picked, as far as it is known: nobody both picks gold and is given some."""
        picked: int = one["picked"][picker]
        known = one["gold"][picker] if one["gold"] else told["gains"][number] if picker == seat else [None] * picked
        return known[:picked]

    picks = (SeenPick(picker, None, value) for picker in range(len(one["roles"])) for value in values(picker))
    paid = tuple(map(tuple, one["paid"]))
    return SeenPast(tuple(map(Role, one["roles"])), Role(one["spare"]), one["reached"], tuple(picks), paid)


def _moves(told: Mapping[str, Any]) -> Iterator[Move]:
    for lay in told["lays"]:
        for x, y in lay["cells"]:
            yield Lay(TILE_OF[lay["tile"]], (x, y))
    for target in told["breaks"]:
        for seat in target["seats"]:
            yield Break(target["tool"], seat)
    for target in told["fixes"]:
        for seat in target["seats"]:
            yield Fix(target["card"], target["tool"], seat)
    for fall in told["falls"]:
        yield Rockfall((fall["x"], fall["y"]))
    for x, y in told["maps"]:
        yield Map((x, y))
    if told["may_pass"]:
        yield from map(Discard, dict.fromkeys(told["hand"]))
    yield from map(Gold, dict.fromkeys(told["offer"]))
