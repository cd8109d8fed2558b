"""How much one socket may ask: a token bucket for its requests and another for its misbehaviour."""

from __future__ import annotations

from kartentisch.server import wire

REQUESTS_A_SECOND = 20.0
REQUESTS_AT_ONCE = 60.0
STRIKES_A_SECOND = 0.5
STRIKES_AT_ONCE = 30.0

ONLOOKERS = 100
"""The most sockets without a chair that watch one table."""
SOCKETS_OF_A_PERSON_AT_A_TABLE = 16
"""The most sockets of one person that watch one table."""
ONLOOKERS_SHOWN_SECONDS = 0.1
"""Onlookers are shown a table no more often than this; what happens meanwhile is shown together."""
COMING_AND_GOING_SECONDS = 0.3
"""Who comes and goes is shown so much later, all of them together."""

_COSTS: dict[type, float] = {
    wire.Hello: 5,
    wire.Rename: 5,
    wire.NewCode: 10,
    wire.Create: 10,
    wire.Watch: 2,
    wire.Probe: 3,
    wire.GetLog: 2,
}
"""The requests that cost more than one token."""


class Bucket:
    """Holds `most` tokens and gains `rate` a second."""

    __slots__ = ("_filled", "_most", "_rate", "_tokens")

    def __init__(self, rate: float, most: float, now: float) -> None:
        self._rate, self._most, self._tokens, self._filled = rate, most, most, now

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Whether there were that many tokens to take."""
        self._fill(now)
        enough = self._tokens >= cost
        if enough:
            self._tokens -= cost
        return enough

    def spend(self, now: float, cost: float) -> float:
        """Takes that many tokens, on credit where there are too few. Returns the seconds until the credit is paid."""
        self._fill(now)
        self._tokens -= cost
        return max(0.0, -self._tokens / self._rate)

    def _fill(self, now: float) -> None:
        self._tokens = min(self._most, self._tokens + (now - self._filled) * self._rate)
        self._filled = now


class Limits:
    """The limits of one socket."""

    __slots__ = ("_requests", "_strikes")

    def __init__(self, now: float) -> None:
        self._requests = Bucket(REQUESTS_A_SECOND, REQUESTS_AT_ONCE, now)
        self._strikes = Bucket(STRIKES_A_SECOND, STRIKES_AT_ONCE, now)

    def admits(self, request: wire.AnyRequest, now: float) -> bool:
        """Whether the request comes slowly enough."""
        return self._requests.take(now, _COSTS.get(type(request), 1.0))

    def forgives(self, now: float) -> bool:
        """Whether one more malformed or too fast request is tolerated; if not, the socket is to be closed."""
        return self._strikes.take(now)
