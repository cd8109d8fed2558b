"""A fair semaphore: those who wait are served round-robin, however many requests one of them has."""

from __future__ import annotations

import asyncio
from collections import deque


class FairQueue:
    """A number of places. Those who wait are served round-robin, one request each; the requests of one are FIFO.

    With a plain queue one person with fifty tables would make everybody else wait for all of them.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """The waiting requests by who made them; the first key is served next."""

    async def take(self, who: str) -> None:
        """Waits for a place (see `give_back`); a request that is cancelled meanwhile is withdrawn."""
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(turn)
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
        """A place that was taken is free again."""
        self._free += 1
        self._next()

    def _withdraw(self, who: str, turn: asyncio.Future[None]) -> None:
        requests = self._waiting.get(who, deque())
        if turn in requests:
            requests.remove(turn)
            if not requests:
                del self._waiting[who]

    def _next(self) -> None:
        """Gives free places to those whose turn it is."""
        while self._free and self._waiting:
            who = next(iter(self._waiting))
            requests = self._waiting[who]
            turn = requests.popleft()
            if turn.cancelled():  # it costs nobody their turn
                if not requests:
                    del self._waiting[who]
                continue
            del self._waiting[who]
            if requests:
                self._waiting[who] = requests  # at the end of the line
            self._free -= 1
            turn.set_result(None)
