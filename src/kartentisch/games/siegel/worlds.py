"""Full states that agree with everything a seat knows, drawn from its view alone.

`sample` is uniform over all ways to deal the unseen cards to the other hands such that everybody has as many cards as
are shown and nobody holds a colour that could not be followed. The ways are counted exactly, card by card, so it
neither searches nor fails. What predictions and plays make likely is left to the bots.
"""

from __future__ import annotations

from bisect import bisect
from itertools import accumulate
from math import prod
from random import Random

from kartentisch.game import Seat
from kartentisch.games.siegel.cards import COLOUR_OF, COLOURS, Card, Hand, deck, hand_of
from kartentisch.games.siegel.state import State
from kartentisch.games.siegel.view import View


def sample(view: View, rng: Random) -> State:
    """One such state; `Worlds` draws many from the same view faster."""
    return Worlds(view).draw(rng)


class Worlds:
    """All states that agree with a view; the counting is done once."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._cards = _unseen(view)
        voids = _voids(view)
        others = [s for s in range(view.config.players) if s != view.seat]
        # Seats that lack the same colours form a group, which gets its cards together and shares them afterwards.
        alike: dict[frozenset[int], list[Seat]] = {}
        for s in others:
            alike.setdefault(frozenset(voids[s]), []).append(s)
        rooms = {lacks: sum(view.counts[s] for s in seats) for lacks, seats in alike.items()}
        by_room = sorted(
            rooms, key=lambda lacks: -rooms[lacks]
        )  # the largest first: the first group needs no dimension
        self._groups = [alike[lacks] for lacks in by_room]
        takers = [tuple(g for g, lacks in enumerate(by_room) if c not in lacks) for c in range(len(COLOURS))]
        self._ways = _Ways([rooms[lacks] for lacks in by_room], [takers[COLOUR_OF[c]] for c in self._cards])

    def draw(self, rng: Random) -> State:
        """A state, uniformly."""
        hands = self._deal(rng)
        view = self._view
        if view.seat is not None:
            hands[view.seat] = hand_of(view.hand)
        return State(
            config=view.config,
            phase=view.phase,
            turn=view.leader if view.turn is None else view.turn,
            hands=tuple(hands[s] for s in range(view.config.players)),
            trick=view.trick,
            leader=view.leader,
            dealer=view.dealer,
            seals=view.seals,
            middle=view.middle,
            saboteur=view.saboteur,
            predictions=view.predictions,
            taking=view.taking,
            tricks=view.tricks,
            results=view.results,
        )

    def _deal(self, rng: Random) -> dict[Seat, Hand]:
        held: list[list[Card]] = [[] for _ in self._groups]
        for card, group in zip(reversed(self._cards), self._ways.draw(rng), strict=True):
            held[group].append(card)
        hands: dict[Seat, Hand] = {}
        for seats, cards in zip(self._groups, held, strict=True):
            rng.shuffle(cards)
            for s in seats:
                hands[s] = hand_of(tuple(cards.pop() for _ in range(self._view.counts[s])))
        return hands


class _Ways:
    """In how many ways cards can be given to groups that each have so much room and may take some of the cards only.

    For each number of cards given, a table says in how many ways every group can have got so and so many of them. The
    first group gets what is left and needs no dimension. A whole table is one large number with its entries side by
    side: to give a group one more card is to shift it, and the sum of some shifts is the next table.
    """

    def __init__(self, rooms: list[int], takers: list[tuple[int, ...]]) -> None:
        self._rooms, self._takers = rooms, takers
        self._bytes = (len(takers) * len(rooms).bit_length()) // 8 + 1  # no entry is larger
        self._steps = [0, *(prod(room + 1 for room in rooms[1:g]) for g in range(1, len(rooms)))]
        size = prod(room + 1 for room in rooms[1:]) * self._bytes
        not_full = [self._not_full(g, size) for g in range(len(rooms))]
        table = 1
        self._tables = [table.to_bytes(size, "little")]
        for groups in takers:
            table = sum((table & not_full[g]) << 8 * self._bytes * self._steps[g] for g in groups)
            self._tables.append(table.to_bytes(size, "little"))

    def _not_full(self, group: int, size: int) -> int:
        """All bits of the entries in which a group has room for another card."""
        if not group:
            return (1 << 8 * size) - 1
        step = self._steps[group] * self._bytes
        pattern = b"\xff" * (step * self._rooms[group]) + bytes(step)
        return int.from_bytes(pattern * (size // len(pattern)), "little")

    def draw(self, rng: Random) -> list[int]:
        """Which group gets each card, from the last card to the first; every way is as likely as the others."""
        room = self._rooms[:]
        entry = sum(step * room[g] for g, step in enumerate(self._steps))
        given = []
        for number in range(len(self._takers) - 1, -1, -1):
            groups = self._takers[number]
            chosen = groups[0]
            if len(groups) > 1:
                ways = (self._entry(number, entry - self._steps[g]) if room[g] else 0 for g in groups)
                sums = list(accumulate(ways))
                chosen = groups[bisect(sums, rng.randrange(sums[-1]))]
            room[chosen] -= 1
            entry -= self._steps[chosen]
            given.append(chosen)
        return given

    def _entry(self, number: int, entry: int) -> int:
        return int.from_bytes(self._tables[number][entry * self._bytes : (entry + 1) * self._bytes], "little")


def _unseen(view: View) -> list[Card]:
    """The cards that the others must hold."""
    if not any(view.counts):
        return []  # before the first deal and after a round nothing is hidden
    seen = {*view.hand, *view.trick, *(c for t in view.tricks for c in t.cards)}
    return [c for c in deck(view.config.players) if c not in seen]


def _voids(view: View) -> list[set[int]]:
    """S10: who did not follow has none of that colour, from then on."""
    voids: list[set[int]] = [set() for _ in range(view.config.players)]
    for leader, cards in [*((t.leader, t.cards) for t in view.tricks), (view.leader, view.trick)]:
        for i, c in enumerate(cards):
            if COLOUR_OF[c] != COLOUR_OF[cards[0]]:
                voids[(leader + i) % view.config.players].add(COLOUR_OF[cards[0]])
    return voids
