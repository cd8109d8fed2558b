"""Two worlds that one pair of eyes cannot tell apart: the same moves after two deals, each at a server of its own."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from kartentisch import games
from kartentisch.game import Move, Seat
from kartentisch.match import Match, start
from kartentisch.server.store import Facts, Person
from kartentisch.server.store.opening import open_store
from kartentisch.table import commands as do
from kartentisch.table import entries as was
from tests.conformance.hidden import SECRETS
from tests.server.serving import Server, running
from tests.server.store.databases import located

TABLE = "a-table-of-two-worlds"
CHOICE = 60
"""How many of the legal moves are looked at, which may be very many."""


class Twins(NamedTuple):
    """Two deals, and moves that are legal after both and leave the eyes (None: an onlooker's) with the same view."""

    game: str
    eyes: Seat | None
    deals: tuple[Move, Move]
    moves: tuple[tuple[Seat, str], ...]


def twins(game: str, players: int, eyes: Seat | None, rng: Random, tries: int = 40) -> Twins:
    """The pair with most moves among some."""
    found = [_pair(game, players, eyes, rng) for _ in range(tries)]
    return max((pair for pair in found if pair), key=lambda pair: len(pair.moves))


def _pair(name: str, players: int, eyes: Seat | None, rng: Random) -> Twins | None:
    game = games.load(name)
    one = start(game, [f"P{seat}" for seat in range(players)]).deal(rng)
    state = one.state
    for field in SECRETS[name].fields:
        state = field.permute(state, eyes, rng)
    deals = one.record.rounds[0].deal, SECRETS[name].deal(state)
    other = start(game, one.record.players).play(deals[1])
    if str(deals[0]) == str(deals[1]):
        return None
    moves: list[tuple[Seat, str]] = []
    while len(moves) < 40 and (step := _step(one, other, eyes, rng)):
        seat = game.rules.to_act(one.state)
        assert seat is not None
        moves.append((seat, str(step[0])))
        one, other = step[1], step[2]
    return Twins(name, eyes, deals, tuple(moves))


def _step(
    one: Match[Any, Any], other: Match[Any, Any], eyes: Seat | None, rng: Random
) -> tuple[Move, Match[Any, Any], Match[Any, Any]] | None:
    """A move that is legal in both and after which the eyes still see the same."""
    if one.round_over:
        return None
    rules = one.game.rules
    legal = [set(islice(map(str, rules.legal(match.state)), CHOICE)) for match in (one, other)]
    both = sorted(legal[0] & legal[1])
    rng.shuffle(both)
    for text in both:
        move = one.game.parse(text)
        after = one.play(move), other.play(move)
        if one.game.view(after[0].state, eyes) == one.game.view(after[1].state, eyes) and not after[0].round_over:
            return move, *after
    return None


def secret(seat: int | None) -> str:
    """Of the person on that chair, or of whoever looks on."""
    return f"the secret of {'whoever looks on' if seat is None else f'chair {seat}'}"


@contextmanager
def served(pair: Twins, folder: Path) -> Iterator[tuple[Server, Server]]:
    """A server for each world; everything but the deal is the same in both."""
    with ExitStack() as stack:
        files = [folder / f"world-{number}" / "tables.sqlite" for number in range(2)]
        for file, deal in zip(files, pair.deals, strict=True):
            file.parent.mkdir(parents=True, exist_ok=True)
            asyncio.run(_write(located(file), pair, deal))
        one, other = [stack.enter_context(running(file)) for file in files]
        yield one, other


def entries(pair: Twins, deal: Move) -> list[was.Entry]:
    """What has happened at the table of one world until its deal."""
    fields = games.load(pair.game).deal_text.write(deal)
    players = len(fields["hands"])  # type: ignore[arg-type]  # both games have them
    return [
        was.Created(TABLE, do.TableSettings(pair.game, players, public=True, free_text=True), "p-0", "P0", "5a" * 32),
        *(was.Sat(seat, f"p-{seat}", f"P{seat}") for seat in range(1, players)),
        was.Started(),
        was.Dealt(fields),
    ]


async def _write(url: str, pair: Twins, deal: Move) -> None:
    happened = entries(pair, deal)
    people = [
        Person(f"p-{seat}", f"P{seat}", False) for seat in range(1 + sum(isinstance(e, was.Sat) for e in happened))
    ]
    store = await open_store(url)
    try:
        for seat, person in [*enumerate(people), (None, Person("p-x", "Olga", False))]:
            await store.add_person(person, hashlib.sha256(secret(seat).encode()).digest())
        chairs = frozenset(person.id for person in people)
        await store.append(TABLE, 0, [was.encode(entry) for entry in happened], Facts(chairs, False))
    finally:
        await store.close()
