"""What a seat of each game may not know: one `Hidden` a field, which reads it and changes it behind the seat's back.

A changed state need not be one that play could have led to (somebody may hold a colour that he did not follow): the
seat's view is the same all the same, and that is all that is asked of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, TypeVar

from kartentisch.game import Move, Seat
from kartentisch.games.saboteur.board import GOAL_CELLS
from kartentisch.games.saboteur.moves import Deal as SaboteurDeal
from kartentisch.games.saboteur.moves import Discard, Map, Turn
from kartentisch.games.saboteur.state import Phase as SaboteurPhase
from kartentisch.games.saboteur.state import Pick
from kartentisch.games.saboteur.state import State as SaboteurState
from kartentisch.games.siegel.cards import cards_in, hand_of
from kartentisch.games.siegel.moves import Deal as SiegelDeal
from kartentisch.games.siegel.state import State as SiegelState

T = TypeVar("T")

HEARD_BY_ONE = {
    "siegel": {"hand"},
    "saboteur": {"hand", "saw", "discarded", "drawn", "gold", "offered"},
}
"""The events that only one seat may hear of."""


@dataclass(frozen=True)
class Hidden:
    """A field of the state. `permute` returns the state unchanged where the seat (None: an onlooker) knows it all."""

    name: str
    read: Callable[[Any], object]
    permute: Callable[[Any, Seat | None, Random], Any]
    covered_only: bool = False
    """Whether everybody saw it, so that views tell it, but nobody may look it up: people are not shown it."""


@dataclass(frozen=True)
class Secrets:
    """The hidden fields of a game, and the deal from which a state has just come."""

    fields: tuple[Hidden, ...]
    deal: Callable[[Any], Move]


def shuffled(cards: Iterable[T], rng: Random) -> list[T]:
    mixed = list(cards)
    rng.shuffle(mixed)
    return mixed


def exchanged(piles: Iterable[tuple[T, ...]], known: Callable[[int], bool], rng: Random) -> tuple[tuple[T, ...], ...]:
    """All the piles that are not known, shuffled together and of the same sizes as before."""
    piles = tuple(piles)
    mixed = shuffled((card for i, pile in enumerate(piles) if not known(i) for card in pile), rng)
    return tuple(pile if known(i) else tuple(mixed.pop() for _ in pile) for i, pile in enumerate(piles))


# Die sieben Siegel: S23


def _siegel_hands(state: SiegelState, seat: Seat | None, rng: Random) -> SiegelState:
    hands = exchanged(map(cards_in, state.hands), lambda i: i == seat, rng)
    return state._replace(hands=tuple(map(hand_of, hands)))


def _older_tricks(state: SiegelState, seat: Seat | None, rng: Random) -> SiegelState:  # noqa: ARG001 (hidden from all)
    """Leader, winner and colours of a won trick are public, its cards lie face down but for the last trick's."""
    if state.config.open_tricks or not any(state.hands):
        return state
    cards = exchanged((trick.cards for trick in state.tricks[:-1]), lambda _: False, rng)
    older = tuple(trick._replace(cards=mixed) for trick, mixed in zip(state.tricks, cards, strict=False))
    return state._replace(tricks=(*older, *state.tricks[len(older) :]))


def _siegel_deal(state: SiegelState) -> SiegelDeal:
    return SiegelDeal(state.dealer, tuple(map(cards_in, state.hands)))


SIEGEL = Secrets(
    (
        Hidden("hands", lambda state: state.hands, _siegel_hands),
        Hidden("older tricks", lambda state: [t.cards for t in state.tricks], _older_tricks, covered_only=True),
    ),
    _siegel_deal,
)


# Saboteur: T22


def _roles(state: SaboteurState, seat: Seat | None, rng: Random) -> SaboteurState:
    if state.phase is not SaboteurPhase.TURN:
        return state
    assert state.spare is not None
    singles = [(role,) for role in (*state.roles, state.spare)]
    *roles, (spare,) = exchanged(singles, lambda i: i == seat, rng)
    return state._replace(roles=tuple(role for (role,) in roles), spare=spare)


def _goals(state: SaboteurState, seat: Seat | None, rng: Random) -> SaboteurState:
    if state.phase is not SaboteurPhase.TURN:
        return state

    def known(goal: int) -> bool:
        cell = GOAL_CELLS[goal]
        return cell not in state.board.down or any(turn == (seat, Map(cell)) for turn in state.history)

    return state._replace(goals=tuple(goal for (goal,) in exchanged([(g,) for g in state.goals], known, rng)))


def _hands(state: SaboteurState, seat: Seat | None, rng: Random) -> SaboteurState:
    """Among the other hands and the pile, so that even a single other hand changes."""
    if state.phase is SaboteurPhase.OVER:
        return state
    *hands, deck = exchanged((*state.hands, state.deck), lambda i: i == seat, rng)
    return state._replace(hands=tuple(hands), deck=deck)


def _pile(state: SaboteurState, seat: Seat | None, rng: Random) -> SaboteurState:  # noqa: ARG001 (hidden from all)
    return state._replace(deck=tuple(shuffled(state.deck, rng)))


def _discards(state: SaboteurState, seat: Seat | None, rng: Random) -> SaboteurState:
    """Others' face-down cards exchanged with each other and with the pile."""
    if state.phase is SaboteurPhase.OVER:
        return state
    told = list(state.history)
    down = [i for i, turn in enumerate(told) if isinstance(turn.move, Discard) and turn.seat != seat]
    cards = [(card,) for i in down if (card := told[i].move.card)]
    *mixed, deck = exchanged((*cards, state.deck), lambda _: False, rng)
    for i, (card,) in zip(down, mixed, strict=True):
        told[i] = Turn(told[i].seat, Discard(card))
    return state._replace(history=tuple(told), deck=deck)


def _stack(state: SaboteurState, seat: Seat | None, rng: Random) -> SaboteurState:  # noqa: ARG001 (hidden from all)
    return state._replace(stack=tuple(shuffled(state.stack, rng)))


def _gold(state: SaboteurState, seat: Seat | None, rng: Random) -> SaboteurState:
    """Swaps gold cards picked or on offer with others and with the stack, whatever leaves alone what the seat saw."""
    if state.phase is SaboteurPhase.OVER:
        return state
    going_on = state.picks if state.phase is SaboteurPhase.PICK else ()
    rounds = [[pick.value for pick in past.picks] for past in state.past]
    rounds.append([*(pick.value for pick in going_on), *state.offer])
    pickers = [[pick.seat for pick in picks] for picks in (*(past.picks for past in state.past), going_on)]
    if state.offer:
        pickers[-1].append(state.turn)  # who sees what is on offer now
    piles = [*rounds, list(state.stack)]
    places = [(pile, i) for pile, cards in enumerate(piles) for i in range(len(cards))]
    for _ in range(20):
        (a, i), (b, j) = rng.choice(places), rng.choice(places)
        seen = _sights(rounds, pickers, seat)
        piles[a][i], piles[b][j] = piles[b][j], piles[a][i]
        if _sights(rounds, pickers, seat) != seen:
            piles[a][i], piles[b][j] = piles[b][j], piles[a][i]
    past = tuple(
        past._replace(picks=_picks(past.picks, values)) for past, values in zip(state.past, rounds, strict=False)
    )
    offer = tuple(sorted(rounds[-1][len(going_on) :]))
    stands = state.phase is SaboteurPhase.DEAL and past
    picks = past[-1].picks if stands else _picks(going_on, rounds[-1])
    return state._replace(past=past, picks=picks, offer=offer, stack=tuple(piles[-1]))


def _sights(rounds: list[list[int]], pickers: list[list[Seat]], seat: Seat | None) -> list[tuple[int, list[int]]]:
    """All the offers that a seat had before it, and what it picked of them."""
    return [
        (values[i], sorted(values[i:]))
        for values, seats in zip(rounds, pickers, strict=True)
        for i, picker in enumerate(seats)
        if picker == seat
    ]


def _picks(picks: tuple[Pick, ...], values: list[int]) -> tuple[Pick, ...]:
    return tuple(Pick(pick.seat, tuple(sorted(values[i:])), values[i]) for i, pick in enumerate(picks))


def _all_picks(state: SaboteurState) -> list[Pick]:
    return [*(pick for past in state.past for pick in past.picks), *state.picks]


def _face_down(history: tuple[Turn, ...]) -> list[str | None]:
    return [turn.move.card for turn in history if isinstance(turn.move, Discard)]


def _saboteur_deal(state: SaboteurState) -> SaboteurDeal:
    assert state.spare is not None
    return SaboteurDeal(state.first, state.roles, state.spare, state.goals, state.hands, state.deck, state.stack)


SABOTEUR = Secrets(
    (
        Hidden("roles", lambda state: state.roles, _roles),
        Hidden("spare dwarf", lambda state: state.spare, _roles),
        Hidden("goals", lambda state: state.goals, _goals),
        Hidden("hands", lambda state: state.hands, _hands),
        Hidden("pile", lambda state: state.deck, _pile),
        Hidden("discards", lambda state: _face_down(state.history), _discards),
        Hidden("gold stack", lambda state: state.stack, _stack),
        Hidden("gold picked", lambda state: [pick.value for pick in _all_picks(state)], _gold),
        Hidden("offers", lambda state: [*(pick.offer for pick in _all_picks(state)), state.offer], _gold),
    ),
    _saboteur_deal,
)

SECRETS: Mapping[str, Secrets] = {"siegel": SIEGEL, "saboteur": SABOTEUR}
