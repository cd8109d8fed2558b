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

    What can wait (`later`) is served when nobody else waits, and one worker is kept free of it where there are several.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._spare = 1 if places > 1 else 0
        """So many free places are kept for what cannot wait."""
        self._waiting, self._later = _Line(), _Line()

    @property
    def waiting(self) -> int:
        """From how many places somebody waits for what cannot wait."""
        return len(self._waiting.places)

    async def take(self, who: Asker, later: bool = False) -> None:
        """Waits until it is one's turn (see `give_back`); a request that is cancelled meanwhile is withdrawn."""
        turn = asyncio.get_running_loop().create_future()
        line = self._later if later else self._waiting
        line.add(who, turn)
        self._next()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                line.withdraw(who, turn)
            else:  # its turn had just come
                self.give_back()
            raise

    def give_back(self) -> None:
        """What was taken is free again."""
        self._free += 1
        self._next()

    def _next(self) -> None:
        """Gives what is free to those whose turn it is."""
        while self._free and self._waiting.serve():
            self._free -= 1
        while self._free > self._spare and not self._waiting.places and self._later.serve():
            self._free -= 1


class _Line:
    """Those who wait in one line."""

    def __init__(self) -> None:
        self.places: dict[str, dict[str, deque[asyncio.Future[None]]]] = {}
        """The waiting requests by place and person; the first keys are served next."""

    def add(self, who: Asker, turn: asyncio.Future[None]) -> None:
        """One more request."""
        self.places.setdefault(who.place, {}).setdefault(who.person, deque()).append(turn)

    def withdraw(self, who: Asker, turn: asyncio.Future[None]) -> None:
        """A request that nobody waits for any more."""
        people = self.places.get(who.place, {})
        requests = people.get(who.person, deque())
        if turn in requests:
            requests.remove(turn)
            if not requests:
                del people[who.person]
            if not people:
                del self.places[who.place]

    def serve(self) -> bool:
        """Serves the request whose turn it is; False: nobody waits."""
        while self.places:
            place, people = next(iter(self.places.items()))
            person, requests = next(iter(people.items()))
            turn = requests.popleft()
            served = not turn.cancelled()
            if served or not requests:  # a request that was withdrawn costs nobody their turn
                del people[person]
            if served and requests:
                people[person] = requests  # at the end of the line
            if served or not people:
                del self.places[place]
            if served and people:
                self.places[place] = people
            if served:
                turn.set_result(None)
                return True
        return False
