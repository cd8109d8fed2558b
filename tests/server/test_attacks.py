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
def attacking(attack: Callable[[threading.Event], None]) -> Iterator[None]:
    """Runs an attack beside what happens meanwhile."""
    over = threading.Event()
    thread = threading.Thread(target=attack, args=(over,))
    thread.start()
    try:
        time.sleep(2.0)
        yield
    finally:
        over.set()
        thread.join()


def seconds_a_bot(server: Server, moves: int = 4) -> float:
    """How long an honest person waits for each bot of a table, in the middle of some moves."""
    waits = []
    with Client(server) as honest:
        honest.create(HONEST, bots="journeyman", start=True)
        for _ in range(moves):
            honest.until(lambda: honest.on_turn)
            version = honest.news["version"]
            assert honest.move()["type"] == "done"
            began = time.monotonic()
            honest.reach(version + 2)
            waits.append(time.monotonic() - began)
    return median(waits)


def test_moves_that_are_taken_back_again_and_again_do_not_fill_the_bots_queue(server: Server) -> None:
    """Each of them asks a master; a question that is stale is withdrawn."""
    pairs = 0

    def attack(over: threading.Event) -> None:
        nonlocal pairs
        with Client(server, name="Mallory") as mallory:
            mallory.create(SLOW, bots="master", start=True)
            mallory.until(lambda: mallory.on_turn)
            while not over.is_set():
                assert mallory.do("move", version=mallory.news["version"], move="none")["type"] == "done"
                mallory.until(lambda: not mallory.on_turn)
                if mallory.do("undo", version=mallory.news["version"])["type"] != "done":
                    mallory.until(lambda: mallory.on_turn)
                    break
                mallory.until(lambda: mallory.on_turn)
                pairs += 1
                time.sleep(0.1)

    with attacking(attack):
        assert seconds_a_bot(server) < 2
    assert pairs >= 10


def test_many_tables_of_one_person_do_not_keep_others_waiting(server: Server) -> None:
    def attack(over: threading.Event) -> None:
        with Client(server, name="Mallory") as mallory:
            for _ in range(12):
                mallory.create({**SLOW, "players": 5}, bots="master", start=True)
                if mallory.on_turn:
                    mallory.move()
                time.sleep(0.5)  # `create` counts as ten requests
            over.wait()

    with attacking(attack):
        time.sleep(3.0)
        assert seconds_a_bot(server) < 2
