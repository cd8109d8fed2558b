"""What a seat of Saboteur sees, as one array of features for neural networks.

An observation contains everything in a view, also of a mine beyond the window (``cells`` of the deeds), with two
exceptions: the seat's own number, and the hands of the others, which are shown once the game is over.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from kartentisch.game import Piece, Seat, layout
from kartentisch.games.saboteur import actions
from kartentisch.games.saboteur.board import GOAL_CELLS, Cell
from kartentisch.games.saboteur.cards import DEAD, DECK, GOALS, GOLD, HAND_SIZE, POSITIONS, TOOLS, E, N, Role, S, W
from kartentisch.games.saboteur.moves import Break, CardMove, Discard, Fix, Lay, Map, Rockfall, Turn
from kartentisch.games.saboteur.state import OPTIONS, Config, Phase
from kartentisch.games.saboteur.view import SeenPast, SeenPick, View

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

PLANES = ("north", "east", "south", "west", "dead end", "card", "lit", "edge", "face down")
"""Of the mine: the open sides of the card at a cell; whether it is a dead end, whether there is one, whether light
reaches it; whether a card could be laid there; whether a goal lies there face down."""
DEEDS: tuple[type[CardMove], ...] = (Lay, Break, Fix, Rockfall, Map, Discard)
"""What a card can be spent on."""
_CARDS = {card: number for number, card in enumerate(actions.CARDS)}
_SIDES = (N, E, S, W)
_GOALS, _ROLES, VALUES = tuple(GOALS), tuple(Role), tuple(sorted(set(GOLD)))
MOST_ROUNDS = max(int(value) for option in OPTIONS if option.name == "rounds" for value in option.values)
CHOICES = tuple(option for option in OPTIONS if option.name != "rounds")
FAR = 32
"""The unit of coordinates: they are divided by it."""


def pieces(config: Config) -> Mapping[str, Piece]:
    """What stands where in an observation; seats count from the one that looks, kinds of cards as in `actions.CARDS`.

    - ``phase``, ``turn``, ``first``: one place is 1, none where there is nobody; ``roles`` by seat and ``spare``
      (digger, saboteur), ``goals`` (treasure, bent to the right, to the left) as far as known; ``shown``: face up;
    - ``mine``: `PLANES` by row from the south and column from the west, in the window of `actions`;
    - ``hand``: the cards in the order in which they are held; ``held``: how many of each kind;
    - ``counts`` of cards by seat, as shares of a full hand; ``pile`` as a share of all cards; ``broken`` by seat, tool;
    - ``gold``: the known gold cards by seat and value; ``gold_counts``, ``stack``, ``offered``: how many there are;
      ``offer``: those from which the seat picks now, by value. All tenths;
    - ``pickers``, ``picked`` and ``choices``: by pick of this round who picked, what, and of which (tenths);
    - ``deeds`` of this round in turn (`DEEDS`), with ``doers``, the ``spent`` card, ``turned`` (laid upside down),
      ``tools``, ``targets`` (seats) and ``cells`` (x and y, 32nds);
    - ``rounds``: which one is played, how many will be, thirds; ``options`` but for the rounds, in the order of
      `OPTIONS`, each the place of its value (own tools may be broken; a gold card for every player);
    - ``past_…``: of the finished rounds in turn whether the treasure was reached, roles, pay, picks.
    """
    return _pieces(config.players)


@cache
def _pieces(players: int) -> Mapping[str, Piece]:
    deeds, cards, values = len(DECK), len(actions.CARDS), len(VALUES)
    return layout(
        {
            "phase": (len(Phase),),
            "turn": (players,),
            "first": (players,),
            "roles": (players, len(_ROLES)),
            "spare": (len(_ROLES),),
            "goals": (len(GOAL_CELLS), len(_GOALS)),
            "shown": (len(GOAL_CELLS),),
            "mine": (len(PLANES), len(actions.ROWS), len(actions.COLUMNS)),
            "hand": (HAND_SIZE[players], cards),
            "held": (cards,),
            "counts": (players,),
            "pile": (1,),
            "broken": (players, len(TOOLS)),
            "gold": (players, values),
            "gold_counts": (players,),
            "stack": (1,),
            "offered": (1,),
            "offer": (values,),
            "pickers": (players, players),
            "picked": (players, values),
            "choices": (players, values),
            "deeds": (deeds, len(DEEDS)),
            "doers": (deeds, players),
            "spent": (deeds, cards),
            "turned": (deeds,),
            "tools": (deeds, len(TOOLS)),
            "targets": (deeds, players),
            "cells": (deeds, 2),
            "rounds": (2,),
            "options": (len(CHOICES),),
            "past_reached": (MOST_ROUNDS,),
            "past_roles": (MOST_ROUNDS, players, len(_ROLES)),
            "past_spare": (MOST_ROUNDS, len(_ROLES)),
            "past_paid": (MOST_ROUNDS, players, values),
            "past_pickers": (MOST_ROUNDS, players, players),
            "past_picked": (MOST_ROUNDS, players, values),
            "past_choices": (MOST_ROUNDS, players, values),
        }
    )


def shape(config: Config) -> tuple[int, ...]:
    """The shape of an observation."""
    return (_pieces(config.players)["past_choices"].slice.stop,)


def fill(view: View, out: NDArray[np.float32]) -> None:
    """Writes what the seat sees."""
    if view.seat is None:
        raise ValueError("an onlooker has no observation")
    _Filling(view, view.seat, out).all()


class _Filling:
    """One observation being written."""

    def __init__(self, view: View, seat: Seat, out: NDArray[np.float32]) -> None:
        players = view.config.players
        self._view = view
        out[:] = 0
        self._at = {name: out[piece.slice].reshape(piece.shape) for name, piece in _pieces(players).items()}
        self._from = [(other - seat) % players for other in range(players)]

    def all(self) -> None:
        self._now()
        self._mine()
        self._cards()
        self._gold()
        for number, turn in enumerate(self._view.history):
            self._deed(number, turn)
        for number, past in enumerate(self._view.past):
            self._past(number, past)

    def _now(self) -> None:
        view, at, config = self._view, self._at, self._view.config
        at["phase"][view.phase] = 1
        at["first"][self._from[view.first]] = 1
        if view.turn is not None:
            at["turn"][self._from[view.turn]] = 1
        for seat, role in enumerate(view.roles):
            if role is not None:
                at["roles"][self._from[seat], _ROLES.index(role)] = 1
        if view.spare is not None:
            at["spare"][_ROLES.index(view.spare)] = 1
        at["rounds"][:] = view.round / MOST_ROUNDS, config.rounds / MOST_ROUNDS
        at["options"][:] = [option.values.index(getattr(config, option.name)) for option in CHOICES]

    def _mine(self) -> None:
        board, at = self._view.board, self._at
        for goal, cell in enumerate(GOAL_CELLS):
            at["shown"][goal] = cell not in board.down
        for goal, what in enumerate(self._view.goals):
            if what is not None:
                at["goals"][goal, _GOALS.index(what)] = 1
        for cell, tile in board.tiles.items():
            sides = [bool(tile & side) for side in _SIDES]
            self._plan(cell, (*sides, bool(tile & DEAD), True, cell in board.lit, False, False))
        for cell in board.frontier:
            self._plan(cell, (*(False,) * 7, True, False))
        for cell in board.down:
            self._plan(cell, (*(False,) * 8, True))

    def _plan(self, cell: Cell, planes: tuple[bool, ...]) -> None:
        x, y = cell
        if x in actions.COLUMNS and y in actions.ROWS:
            self._at["mine"][:, y - actions.ROWS.start, x - actions.COLUMNS.start] = planes

    def _cards(self) -> None:
        view, at = self._view, self._at
        for place, card in enumerate(view.hand):
            at["hand"][place, _CARDS[card]] = 1
            at["held"][_CARDS[card]] += 1
        at["pile"][0] = view.pile / len(DECK)
        for seat, place in enumerate(self._from):
            at["counts"][place] = view.counts[seat] / HAND_SIZE[view.config.players]
            for tool in view.broken[seat]:
                at["broken"][place, TOOLS.index(tool)] = 1

    def _gold(self) -> None:
        view, at = self._view, self._at
        for seat, place in enumerate(self._from):
            at["gold"][place] = _tenths(view.gold[seat] or ())
            at["gold_counts"][place] = view.gold_counts[seat] / 10
        at["stack"][0], at["offered"][0] = view.stack / 10, view.offered / 10
        at["offer"][:] = _tenths(view.offer)
        self._picks(view.picks, at["pickers"], at["picked"], at["choices"])

    def _picks(
        self,
        picks: tuple[SeenPick, ...],
        pickers: NDArray[np.float32],
        picked: NDArray[np.float32],
        choices: NDArray[np.float32],
    ) -> None:
        for number, pick in enumerate(picks):
            pickers[number, self._from[pick.seat]] = 1
            if pick.value is not None:
                picked[number, VALUES.index(pick.value)] = 1
            choices[number] = _tenths(pick.offer or ())

    def _deed(self, number: int, turn: Turn) -> None:
        seat, deed = turn
        at = self._at
        at["deeds"][number, DEEDS.index(type(deed))] = 1
        at["doers"][number, self._from[seat]] = 1
        if deed.card is not None:
            at["spent"][number, _CARDS[deed.card]] = 1
        if isinstance(deed, Lay):
            at["turned"][number] = deed.tile != POSITIONS[deed.card][0]
        if isinstance(deed, Lay | Rockfall | Map):
            at["cells"][number] = deed.cell[0] / FAR, deed.cell[1] / FAR
        if isinstance(deed, Break | Fix):
            at["tools"][number, TOOLS.index(deed.tool)] = 1
            at["targets"][number, self._from[deed.seat]] = 1

    def _past(self, number: int, past: SeenPast) -> None:
        at = self._at
        at["past_reached"][number] = past.reached
        at["past_spare"][number, _ROLES.index(past.spare)] = 1
        for seat, place in enumerate(self._from):
            at["past_roles"][number, place, _ROLES.index(past.roles[seat])] = 1
            at["past_paid"][number, place] = _tenths(past.paid[seat])
        self._picks(past.picks, at["past_pickers"][number], at["past_picked"][number], at["past_choices"][number])


def _tenths(cards: tuple[int, ...]) -> list[float]:
    """How many gold cards there are of each value."""
    return [cards.count(value) / 10 for value in VALUES]
