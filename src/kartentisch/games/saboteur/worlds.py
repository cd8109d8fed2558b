"""Full states that agree with everything a seat knows, drawn from its view alone.

`sample` is uniform over all ways to put what the seat cannot see where it cannot see it, every single card and dwarf
counting as different from every other: so a state that can come about in more ways (two equal cards in two hands) is
drawn that much more often, as shuffling would. What others do with their cards rules out no place for the unseen ones,
so shuffling them is exact; only for gold some places are ruled out:

- cards of a round lie in the other hands, in the pile or, face down, among the others' discards; whatever somebody
  discarded he may have held from the start;
- the unknown dwarves are the others' and the spare one; the unknown goals lie at the cells not yet seen;
- gold cards that the seat never saw lie in the stack, with those who picked before it saw the offer, and with all who
  picked when it saw none. The cards it passed on are with those who picked after it, or still on offer. Saboteurs are
  paid with the largest cards that fit: a 3 in small change shows that from then on no 3 was in the stack.

How likely plays make a world is left to the bots.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate, pairwise
from random import Random
from typing import NamedTuple, TypeVar

from kartentisch.games.saboteur import gold, rules
from kartentisch.games.saboteur.cards import DECK, DWARVES, GOALS, GOLD, Card
from kartentisch.games.saboteur.moves import Discard, Turn
from kartentisch.games.saboteur.state import Past, Pick, State
from kartentisch.games.saboteur.view import SeenPast, SeenPick, View

T = TypeVar("T")


def sample(view: View, rng: Random) -> State:
    """A state whose view for the same seat is this view."""
    if not view.round:
        return rules.new(view.config)
    (*before, (picks, offer)), stack = _gold(view, rng)
    past = tuple(_past(past, picks) for past, (picks, _) in zip(view.past, before, strict=True))
    history, hands, deck = _cards(view.history, view.hands, view.counts, rng)
    *roles, spare = _filled((*view.roles, view.spare), DWARVES[view.config.players], rng)
    return State(
        config=view.config,
        phase=view.phase,
        turn=view.turn or 0,
        first=view.first,
        board=view.board,
        goals=tuple(_filled(view.goals, GOALS, rng)),
        roles=tuple(roles),
        spare=spare,
        hands=hands,
        deck=tuple(deck),
        broken=view.broken,
        history=history,
        stack=stack,
        offer=offer,
        picks=picks if view.turn is not None else past[-1].picks,
        past=past,
    )


def _past(past: SeenPast, picks: tuple[Pick, ...]) -> Past:
    return Past(past.roles, past.spare, past.reached, picks, past.paid)


def _without(all_of_them: Iterable[T], seen: Iterable[T]) -> list[T]:
    left = list(all_of_them)
    for one in seen:
        left.remove(one)
    return left


def _filled(known: Sequence[T | None], all_of_them: Iterable[T], rng: Random) -> list[T]:
    """The unknown ones are what is left of all, in any order."""
    left = _without(all_of_them, (one for one in known if one is not None))
    rng.shuffle(left)
    return [left.pop() if one is None else one for one in known]


def _cards(
    history: tuple[Turn, ...], hands: tuple[tuple[Card, ...] | None, ...], counts: tuple[int, ...], rng: Random
) -> tuple[tuple[Turn, ...], tuple[tuple[Card, ...], ...], list[Card]]:
    """The cards of one round: what was discarded, what everybody holds, and the pile."""
    played = [turn.move.card for turn in history if turn.move.card is not None]
    unseen = _without(DECK, (*played, *(card for hand in hands if hand is not None for card in hand)))
    rng.shuffle(unseen)
    told = tuple(turn if turn.move.card else Turn(turn.seat, Discard(unseen.pop())) for turn in history)
    held = tuple(
        tuple(unseen.pop() for _ in range(count)) if hand is None else hand
        for hand, count in zip(hands, counts, strict=True)
    )
    return told, held, unseen


class _Picking(NamedTuple):
    """What is known of the gold cards drawn in a round."""

    picks: tuple[SeenPick, ...]
    size: int
    """How many were drawn."""
    sights: list[tuple[int, tuple[int, ...]]]
    """All offers that the seat saw, each with the number of picks before."""


def _pickings(view: View) -> list[_Picking]:
    """Of all finished rounds and of the one being played."""
    found = [_Picking(past.picks, len(past.picks), _sights(past.picks)) for past in view.past]
    picks = view.picks if view.turn is not None else ()  # those of a finished round are found already
    here = [(len(picks), view.offer)] if view.offer else []
    return [*found, _Picking(picks, len(picks) + view.offered, _sights(picks) + here)]


def _sights(picks: tuple[SeenPick, ...]) -> list[tuple[int, tuple[int, ...]]]:
    return [(i, pick.offer) for i, pick in enumerate(picks) if pick.offer is not None]


def _gold(view: View, rng: Random) -> tuple[list[tuple[tuple[Pick, ...], tuple[int, ...]]], tuple[int, ...]]:
    """The picks of every round with what is then still on offer, and the stack."""
    pickings = _pickings(view)
    seen = [card for past in view.past for cards in past.paid for card in cards]
    for picking in pickings:
        for _, offer in picking.sights[:1]:  # later offers of a round are parts of the first
            seen += offer
    gone = list(accumulate(map(gold.shown_gone, view.past), frozenset.union, initial=frozenset[int]()))
    sizes = [picking.sights[0][0] if picking.sights else picking.size for picking in pickings]
    unseen = _without(GOLD, seen)
    in_box = len(unseen) - sum(sizes) - view.stack  # all of it before the first deal
    places = [*zip(sizes, gone, strict=True), (view.stack, gone[-1]), (in_box, frozenset[int]())]
    *before, stack, _ = _shared(unseen, places, rng)
    filled = []
    for picking, drawn in zip(pickings, before, strict=True):
        values = _picked(picking, drawn, rng)
        left = [tuple(sorted(values[i:])) for i in range(len(picking.picks) + 1)]
        picks = tuple(Pick(pick.seat, left[i], values[i]) for i, pick in enumerate(picking.picks))
        filled.append((picks, left[-1]))
    return filled, tuple(stack)


def _shared(cards: Sequence[int], places: Sequence[tuple[int, frozenset[int]]], rng: Random) -> list[list[int]]:
    """The cards put into places of a size, none of which takes the values that are gone; uniform over all ways.

    What is gone stays gone, so the room for one value lies within the room for another: whichever has the least is put
    first, and leaves the others the same number of ways wherever it goes.
    """
    slots = [gone for size, gone in places for _ in range(size)]
    filled = [0] * len(slots)
    for value in sorted(sorted(set(cards)), key=lambda value: sum(value not in gone for gone in slots)):
        free = [i for i, gone in enumerate(slots) if not filled[i] and value not in gone]
        for i in rng.sample(free, cards.count(value)):
            filled[i] = value
    ends = list(accumulate((size for size, _ in places), initial=0))
    return [filled[start:end] for start, end in pairwise(ends)]


def _picked(picking: _Picking, drawn: list[int], rng: Random) -> list[int]:
    """The cards of a round in the order in which they were picked, those still on offer last; `drawn`: those unseen."""
    values = drawn
    known: list[int] = []
    for at, offer in picking.sights:
        # The cards missing from this offer were picked since the last one, by the seats between, in any order.
        values = values + _shuffled(_without(known, offer), rng) if known else values
        own = [pick.value for pick in picking.picks[at : at + 1] if pick.value is not None]
        values = values + own
        known = _without(offer, own)
    return values + _shuffled(known, rng)


def _shuffled(cards: list[int], rng: Random) -> list[int]:
    rng.shuffle(cards)
    return cards
