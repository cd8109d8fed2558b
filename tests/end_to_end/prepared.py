"""Tables that are in a certain position when their people come: the deal is chosen, the first moves are made."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

from kartentisch.games.saboteur import rules
from kartentisch.games.saboteur.cards import DECK, DWARVES, HAND_SIZE, Role
from kartentisch.games.saboteur.moves import Deal, DealText, Discard, parse
from kartentisch.games.saboteur.state import Config
from kartentisch.server import wire
from kartentisch.server.identity import Identity
from kartentisch.server.store import Facts
from kartentisch.server.store.opening import open_store
from kartentisch.table import commands as do
from kartentisch.table import entries as was
from kartentisch.table.table import arrive, create, handle, restore
from tests.server.serving import Server

_numbers = count(1)


def dealt(
    hands: Sequence[str],
    deck: str = "",
    saboteurs: Sequence[int] = (),
    goals: Sequence[str] = ("NE", "gold", "NW"),
    gold: Sequence[int] = (),
    first: int = 0,
    bottom: str = "",
) -> Deal:
    """These cards in the hands, on top of the pile, under it, and on top of the gold; the rest by the same chance."""
    players, rng = len(hands), Random(5)
    left = list(DECK)
    chosen = [hand.split() for hand in hands]
    top, last = deck.split(), bottom.split()
    for card in (card for cards in (*chosen, top, last) for card in cards):
        left.remove(card)
    rng.shuffle(left)
    for hand in chosen:
        while len(hand) < HAND_SIZE[players]:
            hand.append(left.pop())
    fair = rules.shuffle(rules.new(Config(players)), rng)
    roles = [Role.SABOTEUR if seat in saboteurs else Role.DIGGER for seat in range(players)]
    spare = list(DWARVES[players])
    for role in roles:
        spare.remove(role)
    rest = list(fair.gold)
    for value in gold:
        rest.remove(value)
    return replace(
        fair,
        first=first,
        roles=tuple(roles),
        spare=spare[0],
        goals=tuple(goals),
        hands=tuple(map(tuple, chosen)),
        deck=(*top, *left, *last),
        gold=(*gold, *rest),
    )


def run_down(deal: Deal, moves: Sequence[str], kept: Sequence[str]) -> list[str]:
    """These moves, then discards until the pile is empty: each seat keeps what is named for it.

    It is left with that and with the card that it drew last. Who holds nothing else has to part with some of it.
    """
    made, state = [*moves], rules.apply(rules.new(Config(len(deal.hands))), deal)
    for move in moves:
        state = rules.apply(state, parse(move))
    while state.deck:
        seat = rules.to_act(state)
        assert seat is not None
        hand = Counter(state.hands[seat])
        discard = Discard(min(hand - Counter(kept[seat].split()) or hand))
        made.append(str(discard))
        state = rules.apply(state, discard)
    return made


def prepare(server: Server, names: Sequence[str], deal: Deal, moves: Sequence[str] = (), **options: Any) -> list[str]:
    """A table of Saboteur with these people on the first chairs and bots on the others; a path for each of them.

    Written as the server writes it. A path makes whoever opens it first that person, as another device does.
    """
    with ThreadPoolExecutor(1) as pool:  # this thread has a loop already: Playwright's
        return pool.submit(asyncio.run, _prepare(server, names, deal, moves, options)).result()


async def _prepare(
    server: Server, names: Sequence[str], deal: Deal, moves: Sequence[str], options: dict[str, Any]
) -> list[str]:
    store = await open_store(server.database)
    identity = Identity(store)
    people = [(await identity.greet(wire.Hello(id=1, protocol=2, name=name))).person for name in names]
    table_id = f"prepared-{next(_numbers)}"
    settings = do.TableSettings("saboteur", len(deal.hands), options, pace="fast")
    host = people[0]
    outcome = create(table_id, settings, host.id, host.name, 0.0)
    table, entries = arrive(outcome.table, host.id, 0.0), list(outcome.entries)
    commands: list[tuple[Any, do.AnyCommand]] = [(person, do.Sit()) for person in people[1:]]
    for person, command in (*commands, (host, do.Fill("apprentice")), (host, do.Start())):
        if len(people) == len(deal.hands) and isinstance(command, do.Fill):
            continue
        outcome = handle(arrive(table, person.id, 0.0), person.id, person.name, command, 0.0, Random(1))
        table = outcome.table
        entries += outcome.entries
    entries = [was.Dealt(DealText().write(deal)) if isinstance(entry, was.Dealt) else entry for entry in entries]
    for number, move in enumerate(moves):
        entries.append(was.Played((deal.first + number) % len(deal.hands), move))
    restore(entries, 0.0)  # is legal
    await store.append(
        table_id, 0, [was.encode(entry) for entry in entries], Facts(frozenset(p.id for p in people), False)
    )
    codes = [await identity.code(person) for person in people]
    await store.close()
    return [f"/t/{table_id}#code={code}" for code in codes]
