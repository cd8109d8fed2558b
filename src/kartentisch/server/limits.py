"""Every limit of the server, in one place, and the token buckets that hold the rates.

`docs/limits.md` lists them for people; a test compares it with this module.
"""

from __future__ import annotations

from kartentisch.server import wire
from kartentisch.server.wire.requests import LONGEST_REPORT as LONGEST_REPORT
from kartentisch.table.names import LONGEST_NAME as LONGEST_NAME

# Connections, of whatever kind

SOCKETS = 10_000
"""The most WebSockets of all together."""
CONNECTIONS_WAITING = 256
"""The most connections that have not made their first request; of more, the oldest is closed of the
address that has most of them."""
FIRST_REQUEST_SECONDS = 10.0
"""Seconds until a connection must have made its first request and been answered."""
HEAD_BYTES = 16_384
"""How much of a request is kept before its first lines are whole, headers and all."""
SILENT_SECONDS = 60.0
"""Seconds after which a connection is closed to which nothing more could be sent."""
SPARE_DESCRIPTORS = 32
"""So many descriptors stay free of connections, for the database and the bots."""
DESCRIPTORS_CHECK_SECONDS = 2.0
"""How often the server looks whether descriptors are left."""
WARNING_SECONDS = 10.0
"""The same warning about connections is logged no more often than this."""
LOG_LINES = 50
"""So many lines of the same event are logged within that time; how many more there were is told with the next one."""
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
CONNECTIONS_OF_AN_ADDRESS_AT_ONCE = 1_000
CONNECTIONS_OF_AN_ADDRESS_A_SECOND = 50
"""How many connections are opened from one address. To let one in takes longer than to turn it away."""
SOCKETS_OF_AN_ADDRESS = 200
PERSONS_OF_AN_ADDRESS_AT_ONCE = 100
PERSONS_OF_AN_ADDRESS_A_MINUTE = 10
TABLES_OF_AN_ADDRESS_AT_ONCE = 100
TABLES_OF_AN_ADDRESS_A_MINUTE = 10
GAMES_OF_AN_ADDRESS_AT_ONCE = 100
GAMES_OF_AN_ADDRESS_A_MINUTE = 10
"""How many games are begun from one address at tables where one has ended: each that ends is kept as a whole."""
PASSWORDS_OF_AN_ADDRESS_AT_ONCE = 20
PASSWORDS_OF_AN_ADDRESS_A_MINUTE = 6
"""How many wrong passwords of the server may be tried from one address."""
REPORTS_OF_AN_ADDRESS_AT_ONCE = 20
REPORTS_OF_AN_ADDRESS_A_DAY = 20
"""So few that reports of one address push nobody's out before they could be read."""
PAGES_OF_AN_ADDRESS_AT_ONCE = 1_000
PAGES_OF_AN_ADDRESS_A_SECOND = 50
"""How many files are asked for from one address; opening the page takes some forty."""
PAGES_REFUSED_A_SECOND = 100
"""So many are refused to one address in a second, and the others later: its connections wait for that."""
REPLAYS_OF_AN_ADDRESS_AT_ONCE = 60
REPLAYS_OF_AN_ADDRESS_A_MINUTE = 60
"""How many games are shown again for one address, each pair of eyes counting as one."""
REQUESTS_OF_AN_ADDRESS_AT_ONCE = 600.0
REQUESTS_OF_AN_ADDRESS_A_SECOND = 300.0
"""How many requests of all sockets of one address are served, in tokens; what comes beyond that is served later."""
COMMANDS_OF_AN_ADDRESS_AT_ONCE = 400.0
COMMANDS_OF_AN_ADDRESS_A_SECOND = 40.0
"""How many of them may be commands at tables, each of which may be stored: a hundred people play no faster."""
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
GAMES_COUNTED = 1_000
"""Of so many games a person's statistics keep something, the latest; among them those that do not count."""
GAMES_TALLIED_AT_ONCE = 20
"""So many games that ended under an earlier version are counted when somebody asks for their statistics."""
GAMES_EXPORTED_AT_ONCE = 100
"""So many games of a person's statistics go into one message."""
PLACES_SHOWN = 30
"""The most games of each kind of which the place is told one by one."""

HINTS_AT_ONCE = 20
HINT_SECONDS = 4.0
"""A person may ask for so many hints at once, and then for one in so many seconds; the same holds for what decisions
have cost."""
ANALYSES_AT_ONCE = 10
ANALYSIS_SECONDS = 300.0
"""A person may have so many games analysed at once, one after the other, and then one in so many seconds. Games that
were analysed before do not count."""
ASKERS_KEPT = 10_000
"""Of so many people it is remembered how often they have asked for hints and analyses."""
REPORTS_OF_A_PERSON_A_DAY = 10
"""How often a person may report something to whoever runs the server."""
REPORTS_KEPT = 1_000
"""So many reports wait to be read; of more, the oldest go of whoever has made most."""

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
TABLES_UNWATCHED = 1_000
"""So many such tables are held in memory; of more, the one that was left first is not."""

# Games seen again

MAX_RECORD = 65_536
"""The most bytes of a record from elsewhere; the longest game that the rules allow has some 40,000."""
REPLAYS_WAITING = 20
"""Games are made ready to be seen again one after the other; so many requests may wait for that."""
REPLAYS_WAITING_OF_AN_ADDRESS = 6
"""So many of them may come from one address, so that nobody keeps all others from it."""

# Analyses of finished games

ANALYSES_WAITING = 20
"""So many games are analysed at once or wait for that, for all people together."""
ANALYSES_OF_AN_ADDRESS = 3
"""So many of them for people from one address, so that nobody keeps all others from it."""
ANALYSES_KEPT = 20
"""Of so many analyses that nobody waits for any more it is kept what was found, to go on from there."""
ANALYSIS_NEWS_SECONDS = 0.5
"""How far an analysis is, is told no more often than this."""

# The lobby

LOBBY_TABLES = 50
LOBBY_TABLES_OF_A_HOST = 3
"""The most tables of one host that are shown, so that nobody fills the list alone."""
LOBBY_TABLES_OF_AN_ADDRESS = 15
"""The most tables of hosts from one address, so that nobody does so as many people."""
LOBBY_SECONDS = 0.2
"""Changes within this time are sent together, as one message."""

# Servers that share a database

LEASE_SECONDS = 4.0
"""A server that has not said for so long that it is there may lose its tables to others."""
BEAT_SECONDS = 1.0
"""How often a server says that it is there."""
READY_SECONDS = 2.0
"""Seconds within which the database must answer, or `/healthz` says that it does not."""
LINK_SECONDS = 2.0
"""Seconds until a server must have answered another one that calls it."""
LINK_BEAT_SECONDS = 2.0
"""How often both sides of a link between servers say that they are there."""
LINK_SILENT_TURNS = 3
"""So many times we may say so without having heard anything; then the link counts as cut."""
MOVE_SECONDS = 8.0
"""For so long whoever wants to watch a table waits until a server holds it that can be reached."""
RETRY_SECONDS = 0.2
"""Between two looks at who holds it."""

# Bots

HINT_THINKING_SECONDS = 0.6
"""How long a bot thinks about a hint, before its moves are compared in a counted number of worlds."""
HURRY_SECONDS = 1.0
"""Seconds of thinking that all places share for which somebody waits: a turn of theirs comes round within about that,
from however many addresses bots are kept busy."""
LEAST_SECONDS = 0.02
"""What is left to a question at least."""
INTERRUPT_SECONDS = 20.0
"""A level of bots that nobody waits for is interrupted no sooner than so long after the last interruption."""

_COSTS: dict[type, float] = {
    wire.Hello: 5,
    wire.Rename: 5,
    wire.NewCode: 10,
    wire.Create: 10,
    wire.Watch: 2,
    wire.Probe: 3,
    wire.Review: 3,
    wire.Analyse: 5,
    wire.GetGames: 5,
    wire.GetStatistics: 10,
    wire.ExportStatistics: 5,
    wire.ForgetStatistics: 5,
    wire.GetLog: 2,
    wire.Report: 3,
    wire.GetRecord: 2,
    wire.Lobby: 1,
    wire.At: 1,
}
"""What each request costs, in tokens."""


def cost(request: wire.AnyRequest) -> float:
    """How many tokens a request takes."""
    return _COSTS[type(request)]


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


class Rates:
    """How often each person may do something: so often at once, then once in so many seconds."""

    def __init__(self, seconds: float, most: float, kept: int) -> None:
        self._seconds, self._most, self._kept = seconds, most, kept
        self._buckets: dict[str, Bucket] = {}
        """Of those who did so last."""

    def admits(self, person: str, now: float) -> bool:
        """Whether that person may do it once more."""
        bucket = self._buckets.pop(person, None) or Bucket(1 / self._seconds, self._most, now)
        self._buckets[person] = bucket  # again the newest
        if len(self._buckets) > self._kept:
            self._buckets.pop(next(iter(self._buckets)))
        return bucket.take(now)


class Limits:
    """The limits of one socket."""

    __slots__ = ("_requests", "_strikes")

    def __init__(self, now: float) -> None:
        self._requests = Bucket(REQUESTS_A_SECOND, REQUESTS_AT_ONCE, now)
        self._strikes = Bucket(STRIKES_A_SECOND, STRIKES_AT_ONCE, now)

    def admits(self, request: wire.AnyRequest, now: float) -> bool:
        """Whether the request comes slowly enough."""
        return self._requests.take(now, cost(request))

    def forgives(self, now: float) -> bool:
        """Whether one more malformed or too fast request is tolerated; if not, the socket is to be closed."""
        return self._strikes.take(now)
