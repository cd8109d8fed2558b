"""What one hostile client can do to the games of others: next to nothing. Real sockets against a real server."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from statistics import median

from tests.server.serving import Client, Server

HONEST = {"game": "siegel", "players": 3, "pace": "fast"}
SLOW = {"game": "siegel", "players": 3, "pace": "slow"}


@contextmanager
def attacking(attack: Callable[[threading.Event, threading.Event], None]) -> Iterator[None]:
    """Runs an attack beside what happens meanwhile. It is told when to stop, and says when it is under way."""
    over, under_way = threading.Event(), threading.Event()
    thread = threading.Thread(target=attack, args=(over, under_way))
    thread.start()
    try:
        assert under_way.wait(60)
        yield
    finally:
        over.set()
        thread.join()


def seconds_a_bot(server: Server, moves: int = 4) -> float:
    """How long an honest person waits for each bot of a table, in the middle of some moves."""
    waits: list[float] = []
    with Client(server) as honest:
        honest.create(HONEST, bots="journeyman", start=True)
        while len(waits) < moves:
            honest.until(lambda: honest.on_turn)
            version = honest.news["version"]
            assert honest.move()["type"] == "done"
            began = time.monotonic()
            honest.reach(version + 1)
            if not honest.on_turn:  # else the trick was won, and no bot is asked
                honest.reach(version + 2)
                waits.append(time.monotonic() - began)
    return median(waits)


def test_moves_that_are_taken_back_again_and_again_do_not_fill_the_bots_queue(server: Server) -> None:
    """Each of them asks a master; a question that is stale is withdrawn."""
    pairs = 0

    def attack(over: threading.Event, under_way: threading.Event) -> None:
        nonlocal pairs
        with Client(server, name="Mallory") as mallory:
            mallory.create(SLOW, bots="master", start=True)
            while not over.is_set():
                mallory.until(lambda: mallory.on_turn)  # the bots may come first
                version = mallory.news["version"]
                assert mallory.move()["type"] == "done"
                mallory.reach(version + 1)
                if mallory.do("undo", version=mallory.news["version"])["type"] == "done":
                    mallory.reach(version + 2)
                    pairs += 1
                if pairs == 10:
                    under_way.set()
                time.sleep(0.1)

    with attacking(attack):
        before = pairs
        assert seconds_a_bot(server) < 2
        assert pairs > before, "it went on meanwhile"


def test_many_tables_of_one_person_do_not_keep_others_waiting(server: Server) -> None:
    def attack(over: threading.Event, under_way: threading.Event) -> None:
        with Client(server, name="Mallory") as mallory:
            for _ in range(12):
                mallory.create({**SLOW, "players": 5}, bots="master", start=True)
                if mallory.on_turn:
                    mallory.move()
                time.sleep(0.5)  # `create` counts as ten requests
            under_way.set()
            over.wait()

    with attacking(attack):
        assert seconds_a_bot(server) < 2
