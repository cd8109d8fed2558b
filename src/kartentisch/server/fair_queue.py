"""A fair semaphore: those who wait are served round-robin, however many requests one of them has."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Literal, NamedTuple, TypeAlias

Turn: TypeAlias = Literal["now", "soon", "later"]
"""When a request is served: in turn; when nobody waits for that, or after `SOON` others; when nobody waits at all."""
SOON = 8
"""After so many others, one of those that are to be served soon is: they never wait for ever."""


class Asker(NamedTuple):
    """Somebody, and the place that they come from (a network address, for example)."""

    place: str
    person: str


class FairQueue:
    """A number of free workers, say. Places are served round-robin, in each its people, and of each one request (FIFO).

    With a plain queue one person with fifty tables would make everybody else wait for all of them; and one who comes as
    fifty people from one place, if only people were served in turn.

    What takes longer (`soon`) comes after others, but does not wait for ever. What can wait (`later`) is served when
    nobody else waits, and one worker is kept free of it where there are several.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._spare = 1 if places > 1 else 0
        """So many free places are kept for what cannot wait."""
        self._waiting, self._soon, self._later = _Line(), _Line(), _Line()
        self._passed = 0
        """How many have been served before those that wait to be served soon."""

    @property
    def waiting(self) -> int:
        """From how many places somebody waits for what cannot wait."""
        return len(self._waiting.places)

    async def take(self, who: Asker, when: Turn = "now") -> None:
        """Waits until it is one's turn (see `give_back`); a request that is cancelled meanwhile is withdrawn."""
        turn = asyncio.get_running_loop().create_future()
        line = {"now": self._waiting, "soon": self._soon, "later": self._later}[when]
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
        while self._free and self._serve():
            self._free -= 1
        while self._free > self._spare and not (self._waiting.places or self._soon.places) and self._later.serve():
            self._free -= 1

    def _serve(self) -> bool:
        """Serves one that cannot wait; False: there is none."""
        first, second = self._waiting, self._soon
        if self._passed >= SOON:
            first, second = second, first
        if first.places and first.serve():
            self._passed = 0 if first is self._soon else self._passed + bool(self._soon.places)
            return True
        self._passed = 0
        return second.serve()


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
