"""Who gets which gold at the end of a round (T18–T20)."""

from __future__ import annotations

from typing import Protocol

from kartentisch.game import Account, Part, Seat
from kartentisch.games.saboteur.cards import GOLD, PAY, Role
from kartentisch.games.saboteur.state import Config, Past, Pick


class Paid(Protocol):
    """A finished round as far as everybody knows it."""

    @property
    def roles(self) -> tuple[Role, ...]: ...
    @property
    def reached(self) -> bool: ...
    @property
    def paid(self) -> tuple[tuple[int, ...], ...]: ...


def number_offered(config: Config, roles: tuple[Role, ...], stack: tuple[int, ...]) -> int:
    """T18: how many gold cards are drawn once the treasure is reached."""
    wanted = config.players if config.gold_cards == "players" else roles.count(Role.DIGGER)
    return min(wanted, len(stack))


def pickers(roles: tuple[Role, ...], reacher: Seat) -> tuple[Seat, ...]:
    """T18: the diggers counter-clockwise from whoever reached the treasure; they pick in turn, again and again."""
    seats = [(reacher - i) % len(roles) for i in range(len(roles))]
    return tuple(seat for seat in seats if roles[seat] == Role.DIGGER)


def pay(roles: tuple[Role, ...], stack: tuple[int, ...]) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """T19: the gold cards given to each seat, and what is left of the stack."""
    left = list(stack)
    paid = []
    for role in roles:
        due = PAY[roles.count(Role.SABOTEUR)] if role == Role.SABOTEUR else 0
        cards = []
        for value in sorted(stack, reverse=True):
            if value <= due and value in left:
                left.remove(value)
                cards.append(value)
                due -= value
        paid.append(tuple(cards))
    return tuple(paid), tuple(left)


def shown_gone(past: Paid) -> frozenset[int]:
    """T19: the gold values that a pay-out shows to be in the stack no longer: a larger card would have been given."""
    saboteurs = past.roles.count(Role.SABOTEUR)
    if past.reached or not saboteurs:
        return frozenset()
    gone: set[int] = set()
    for role, cards in zip(past.roles, past.paid, strict=True):
        due = PAY[saboteurs] if role == Role.SABOTEUR else 0
        for card in (*cards, 0):
            gone.update(value for value in set(GOLD) if card < value <= due)
            due -= card
    return frozenset(gone)


def accounts(past: Past) -> tuple[Account, ...]:
    """What each seat gained in a finished round, and by what."""
    return tuple(_account(past, seat) for seat in range(len(past.roles)))


def _account(past: Past, seat: Seat) -> Account:
    named = (("picked", _picked(past.picks, seat)), ("paid", past.paid[seat]))
    parts = tuple(Part(name, len(cards), sum(cards)) for name, cards in named if cards)
    return Account(sum(part.points for part in parts), parts)


def owned(past: tuple[Past, ...], picks: tuple[Pick, ...], seat: Seat) -> tuple[int, ...]:
    """The gold cards of a seat: from the finished rounds and from the picking that goes on."""
    before = [card for one in past for card in (*_picked(one.picks, seat), *one.paid[seat])]
    return (*before, *_picked(picks, seat))


def _picked(picks: tuple[Pick, ...], seat: Seat) -> tuple[int, ...]:
    return tuple(pick.value for pick in picks if pick.seat == seat)
