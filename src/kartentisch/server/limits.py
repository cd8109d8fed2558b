"""Every limit of the server, in one place, and the token buckets that hold the rates.

`docs/limits.md` lists them for people; a test compares it with this module.
"""

from __future__ import annotations

from kartentisch.server import wire
from kartentisch.table.names import LONGEST_NAME as LONGEST_NAME

# Connections, of whatever kind

SOCKETS = 10_000
"""The most WebSockets of all together."""
CONNECTIONS_WAITING = 256
"""The most connections that have not made their first request; of more, the oldest is closed of the
address that has most of them."""
FIRST_REQUEST_SECONDS = 10.0
"""Seconds until a connection must have made its first request and been answered."""
SILENT_SECONDS = 60.0
"""Seconds after which a connection is closed to which nothing more could be sent."""
SPARE_DESCRIPTORS = 32
"""So many descriptors stay free of connections, for the database and the bots."""
DESCRIPTORS_CHECK_SECONDS = 2.0
"""How often the server looks whether descriptors are left."""
WARNING_SECONDS = 10.0
"""The same warning about connections is logged no more often than this."""
BYTES_A_SECOND = 32_768.0
BYTES_AT_ONCE = 32_768.0
"""How many bytes of one client are read at once. What a client sends beyond that is read later; nothing is lost."""
RECEIVE_BYTES = 8_192
"""The receive buffer of a connection: small, so that one client that sends much does not delay the others."""
UNSENT_BYTES = 16_384
"""How many unsent bytes are buffered for a slow client before the server stops sending more."""
CLOSE_SECONDS = 5.0
"""Seconds that a closing connection may take to send the rest."""
PING_SECONDS = 15.0
"""How often a socket is pinged, and how long it may take to answer."""
SEND_SECONDS = 5.0
"""Seconds that a client may take to read one frame."""
ANSWERS_WAITING = 256
"""The most answers that wait to be sent to one socket; one more closes it."""
ANSWER_BYTES_WAITING = 524_288
"""The most bytes of answers that wait to be sent to one socket; more close it."""

# One address

CONNECTIONS_OF_AN_ADDRESS = 400
SOCKETS_OF_AN_ADDRESS = 200
PERSONS_OF_AN_ADDRESS_AT_ONCE = 100
PERSONS_OF_AN_ADDRESS_A_MINUTE = 10
TABLES_OF_AN_ADDRESS_AT_ONCE = 100
TABLES_OF_AN_ADDRESS_A_MINUTE = 10
PAGES_OF_AN_ADDRESS_AT_ONCE = 1_000
PAGES_OF_AN_ADDRESS_A_SECOND = 50
"""How many files are asked for from one address; opening the page takes some forty."""
ADDRESSES_KEPT = 10_000
"""How many addresses are remembered before those of which there is nothing to remember are forgotten."""

# One socket

HELLO_SECONDS = 15.0
"""Seconds until a socket must have said hello."""
MAX_REQUEST = 4_096
"""The most characters of a request; a longer one is refused."""
MAX_FRAME = 16_384
"""The most bytes of a frame; a longer one closes the socket at once."""
REQUESTS_A_SECOND = 20.0
REQUESTS_AT_ONCE = 60.0
STRIKES_A_SECOND = 0.5
STRIKES_AT_ONCE = 30.0
"""How often a socket is forgiven what is malformed or too fast; then it is closed."""

# One person

RENAME_SECONDS = 20.0
RENAMES_AT_ONCE = 10
"""A person takes another name so often at once, and then once in so many seconds."""
RENAMERS_KEPT = 10_000
"""Of so many people it is remembered how often they have taken another name."""
CODE_SECONDS = 300.0
"""Seconds for which a one-time code is good."""
DEVICES_OF_A_PERSON = 20
"""So many devices know a person by their secrets; one more, and the oldest does not."""
TABLES_OF_A_PERSON = 50
"""Whoever has a chair at this many unfinished tables, or has opened them, may not open another one."""
TABLES_OF_A_PERSON_A_DAY = 500
"""The most tables that a person may open within 24 hours, finished or not."""
TABLES_SHOWN = 12
"""The most unfinished tables that a person is told of."""
GAMES_SHOWN = 20
"""The most finished games that a person is told of."""

# One table

ONLOOKERS = 100
"""The most sockets without a chair that watch one table."""
ONLOOKERS_OF_AN_ADDRESS = 40
"""The most of them that come from one address: nobody shuts everybody else out."""
SOCKETS_OF_A_PERSON_AT_A_TABLE = 16
"""The most sockets of one person that watch one table."""
ONLOOKERS_SHOWN_SECONDS = 0.1
"""Onlookers are shown a table no more often than this; what happens meanwhile is shown together."""
COMING_AND_GOING_SECONDS = 0.3
"""Who comes and goes is shown so much later, all of them together."""
ONLOOKERS_NAMED = 30
"""The most names of onlookers that are sent: each one makes the message to every viewer longer."""
FORGET_SECONDS = 300.0
"""A table that nobody has watched for so long is held in the store only."""

# The lobby

LOBBY_TABLES = 50
LOBBY_TABLES_OF_A_HOST = 3
"""The most tables of one host that are shown, so that nobody fills the list alone."""
LOBBY_SECONDS = 0.2
"""Changes within this time are sent together, as one message."""

# Bots

INTERRUPT_SECONDS = 20.0
"""A level of bots that nobody waits for is interrupted no sooner than so long after the last interruption."""

_COSTS: dict[type, float] = {
    wire.Hello: 5,
    wire.Rename: 5,
    wire.NewCode: 10,
    wire.Create: 10,
    wire.Watch: 2,
    wire.Probe: 3,
    wire.GetGames: 5,
    wire.GetLog: 2,
    wire.GetRecord: 2,
    wire.Lobby: 1,
    wire.At: 1,
}
"""What each request costs, in tokens."""


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

    def full(self, now: float) -> bool:
        """Whether nothing has been taken for long enough."""
        self._fill(now)
        return self._tokens >= self._most

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
        return self._requests.take(now, _COSTS[type(request)])

    def forgives(self, now: float) -> bool:
        """Whether one more malformed or too fast request is tolerated; if not, the socket is to be closed."""
        return self._strikes.take(now)
