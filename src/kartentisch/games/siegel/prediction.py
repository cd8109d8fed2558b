"""Taking seals (S4–S9): one at a time, all the ways to do so, and what a whole prediction comes to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from kartentisch.game import Illegal, Seat
from kartentisch.games.siegel.cards import COLOURS, WHITE
from kartentisch.games.siegel.moves import TAKES, TAKES_FROM, Take
from kartentisch.games.siegel.reasons import SiegelReason


class Seals(NamedTuple):
    """Where the seals lie while `seat` predicts, and whether taking from others needs a white one (S8)."""

    seat: Seat
    held: tuple[tuple[int, ...], ...]
    middle: tuple[int, ...]
    white_needed: bool


def moved(counts: tuple[int, ...], kind: int, by: int) -> tuple[int, ...]:
    """Counts of seals with `by` more of one kind."""
    changed = list(counts)
    changed[kind] += by
    return tuple(changed)


def take(seals: Seals, wanted: Take) -> Seals:
    """S6, S7: the seals after one more was taken; `Illegal` if it cannot be had."""
    refusal = _refusal(seals, wanted)
    if refusal:
        raise refusal
    colour, source = wanted.colour, wanted.source
    seat, held, middle, white_needed = seals
    if source is None:
        middle = moved(middle, colour, -1)
    else:
        robbed = moved(held[source], colour, -1)
        if middle[WHITE]:
            robbed, middle = moved(robbed, WHITE, 1), moved(middle, WHITE, -1)
        held = (*held[:source], robbed, *held[source + 1 :])
    held = (*held[:seat], moved(held[seat], colour, 1), *held[seat + 1 :])
    return Seals(seat, held, middle, white_needed)


def _refusal(seals: Seals, wanted: Take) -> Illegal | None:
    colour, source = wanted.colour, wanted.source
    if source is None:
        return None if seals.middle[colour] else Illegal(SiegelReason.MIDDLE_EMPTY, "S7", kind=COLOURS[colour])
    if source not in range(len(seals.held)):
        return Illegal(SiegelReason.NO_SEAT, "S7", seat=source)
    if source == seals.seat:
        return Illegal(SiegelReason.OWN_SEAL, "S7")
    if seals.middle[colour]:
        return Illegal(SiegelReason.MIDDLE_HAS, "S7", kind=COLOURS[colour])
    if not seals.held[source][colour]:
        return Illegal(SiegelReason.SEAT_LACKS, "S7", seat=source, kind=COLOURS[colour])
    if seals.white_needed and not seals.middle[WHITE]:
        return Illegal(SiegelReason.NO_WHITE, "S8", kind=COLOURS[colour])
    return None


def in_order(before: tuple[Take, ...], wanted: Take) -> None:
    """Predictions are written, and taken, in the order of the colours (records.md), so each has one text."""
    if before and before[-1].colour > wanted.colour:
        raise Illegal(SiegelReason.SEAL_ORDER, "S6", kind=COLOURS[wanted.colour])


def takes(seals: Seals, first_colour: int = 0) -> list[Take]:
    """The seals that can be taken next, from a colour onwards."""
    seat, held, middle, white_needed = seals
    from_others = middle[WHITE] or not white_needed
    found: list[Take] = []
    for colour in range(first_colour, len(COLOURS)):
        if middle[colour]:
            found.append(TAKES[colour])
        elif from_others:
            offers = TAKES_FROM[colour]
            found += [offers[s] for s, counts in enumerate(held) if counts[colour] and s != seat]
    return found


def predictions(seals: Seals, so_far: tuple[Take, ...] = ()) -> Iterator[tuple[Take, ...]]:
    """Every possible prediction, lazily: from none at all to everything that can be had."""
    yield so_far
    for wanted in takes(seals, so_far[-1].colour if so_far else 0):
        yield from predictions(take(seals, wanted), (*so_far, wanted))
