"""A fair semaphore: those who wait are served round-robin, however many requests one of them has."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import NamedTuple


class Asker(NamedTuple):
    """Somebody, and the place that they come from (a network address, for example)."""

    place: str
    person: str


class FairQueue:
    """A number of free workers, say. Places are served round-robin, in each its people, and of each one request (FIFO).

    With a plain queue one person with fifty tables would make everybody else wait for all of them; and one who comes as
    fifty people from one place, if only people were served in turn.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: dict[str, dict[str, deque[asyncio.Future[None]]]] = {}
        """The waiting requests by place and person; the first keys are served next."""

    async def take(self, who: Asker) -> None:
        """Waits until it is one's turn (see `give_back`); a request that is cancelled meanwhile is withdrawn."""
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who.place, {}).setdefault(who.person, deque()).append(turn)
        self._next()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._withdraw(who, turn)
            else:  # its turn had just come
                self.give_back()
            raise

    def give_back(self) -> None:
        """What was taken is free again."""
        self._free += 1
        self._next()

    def _withdraw(self, who: Asker, turn: asyncio.Future[None]) -> None:
        people = self._waiting.get(who.place, {})
        requests = people.get(who.person, deque())
        if turn in requests:
            requests.remove(turn)
            if not requests:
                del people[who.person]
            if not people:
                del self._waiting[who.place]

    def _next(self) -> None:
        """Gives what is free to those whose turn it is."""
        while self._free and self._waiting:
            place, people = next(iter(self._waiting.items()))
            person, requests = next(iter(people.items()))
            turn = requests.popleft()
            served = not turn.cancelled()
            if served or not requests:  # a request that was withdrawn costs nobody their turn
                del people[person]
            if served and requests:
                people[person] = requests  # at the end of the line
            if served or not people:
                del self._waiting[place]
            if served and people:
                self._waiting[place] = people
            if served:
                self._free -= 1
                turn.set_result(None)
