"""What comes from one network address: how many connections and sockets, how many new people and tables.

Behind a trusted proxy the address is the one that the proxy forwards. A trusted proxy itself, which without other
orders this machine is, is not counted: too many people come through it to be taken for one.
"""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from kartentisch.server import limits
from kartentisch.server.limits import Bucket


class Address:
    """One address: what is open from there now, and what has come from there lately."""

    __slots__ = (
        "_commands",
        "_connections",
        "_games",
        "_pages",
        "_pages_refused",
        "_passwords",
        "_persons",
        "_replays",
        "_reports",
        "_requests",
        "_tables",
        "connections",
        "key",
        "sockets",
    )

    def __init__(self, key: str, now: float) -> None:
        self.key = key
        self.connections = self.sockets = 0
        self._connections = Bucket(
            limits.CONNECTIONS_OF_AN_ADDRESS_A_SECOND, limits.CONNECTIONS_OF_AN_ADDRESS_AT_ONCE, now
        )
        self._persons = Bucket(limits.PERSONS_OF_AN_ADDRESS_A_MINUTE / 60, limits.PERSONS_OF_AN_ADDRESS_AT_ONCE, now)
        self._tables = Bucket(limits.TABLES_OF_AN_ADDRESS_A_MINUTE / 60, limits.TABLES_OF_AN_ADDRESS_AT_ONCE, now)
        self._games = Bucket(limits.GAMES_OF_AN_ADDRESS_A_MINUTE / 60, limits.GAMES_OF_AN_ADDRESS_AT_ONCE, now)
        self._passwords = Bucket(
            limits.PASSWORDS_OF_AN_ADDRESS_A_MINUTE / 60, limits.PASSWORDS_OF_AN_ADDRESS_AT_ONCE, now
        )
        self._replays = Bucket(limits.REPLAYS_OF_AN_ADDRESS_A_MINUTE / 60, limits.REPLAYS_OF_AN_ADDRESS_AT_ONCE, now)
        self._reports = Bucket(limits.REPORTS_OF_AN_ADDRESS_A_DAY / 86_400, limits.REPORTS_OF_AN_ADDRESS_AT_ONCE, now)
        self._pages = Bucket(limits.PAGES_OF_AN_ADDRESS_A_SECOND, limits.PAGES_OF_AN_ADDRESS_AT_ONCE, now)
        self._pages_refused = Bucket(limits.PAGES_REFUSED_A_SECOND, limits.PAGES_REFUSED_A_SECOND, now)
        self._requests = Bucket(limits.REQUESTS_OF_AN_ADDRESS_A_SECOND, limits.REQUESTS_OF_AN_ADDRESS_AT_ONCE, now)
        self._commands = Bucket(limits.COMMANDS_OF_AN_ADDRESS_A_SECOND, limits.COMMANDS_OF_AN_ADDRESS_AT_ONCE, now)

    def admits_connection(self, now: float) -> bool:
        """Whether one more connection may be opened from there; if so, it is counted."""
        return self.connections < limits.CONNECTIONS_OF_AN_ADDRESS and self._connections.take(now)

    def admits_page(self, now: float) -> bool:
        """Whether one more file may be asked for from there; if so, it is counted."""
        return self._pages.take(now)

    def page_refused(self, now: float) -> float:
        """Seconds after which a file is to be refused; it is counted."""
        return self._pages_refused.spend(now, 1)

    def admits_password(self, now: float) -> bool:
        """Whether one more password may be tried from there; if so, it is counted."""
        return self._passwords.take(now)

    def admits_replay(self, now: float) -> bool:
        """Whether one more game may be shown again there; if so, it is counted."""
        return self._replays.take(now)

    def admits_report(self, now: float) -> bool:
        """Whether one more report may come from there; if so, it is counted."""
        return self._reports.take(now)

    def admits_person(self, now: float) -> bool:
        """Whether one more new person may come from there; if so, they are counted."""
        return self._persons.take(now)

    def admits_table(self, now: float) -> bool:
        """Whether one more table may be opened from there; if so, it is counted."""
        return self._tables.take(now)

    def admits_game(self, now: float) -> bool:
        """Whether one more game may be begun from there where one has ended; if so, it is counted."""
        return self._games.take(now)

    def waits(self, now: float, tokens: float, command: bool = False) -> float:
        """Seconds that a request of so many tokens has to wait for others from there; it is counted."""
        wait = self._requests.spend(now, tokens)
        return max(wait, self._commands.spend(now, 1)) if command else wait

    def idle(self, now: float) -> bool:
        """Whether nothing is known about it that a new one would not say as well."""
        buckets = (
            *(self._connections, self._persons, self._tables, self._passwords, self._replays, self._reports),
            *(self._pages, self._pages_refused, self._requests, self._commands, self._games),
        )
        spent = not all(bucket.full(now) for bucket in buckets)
        return not (self.connections or self.sockets or spent)


class Addresses:
    """All addresses that somebody has come from lately."""

    def __init__(self, trusted_proxies: str = "") -> None:
        """`trusted_proxies`: addresses and networks, separated by commas; "*": whoever connects."""
        self._any_proxy = trusted_proxies.strip() == "*"
        listed = (part.strip() for part in trusted_proxies.split(","))
        self._trusted = [network for network in map(_network, listed) if network is not None]
        self._known: dict[str, Address] = {}
        self._most = limits.ADDRESSES_KEPT

    @property
    def forwarders(self) -> list[str]:
        """The same trust for uvicorn: the networks that may say whom they forward.

        Who connects by IPv4 to a socket of IPv6 has an address of IPv6 there, which uvicorn takes for another one.
        """
        if self._any_proxy:
            return ["*"]
        mapped = (f"::ffff:{n.network_address}/{96 + n.prefixlen}" for n in self._trusted if n.version == 4)
        return [*map(str, self._trusted), *mapped]

    def of(self, host: str | None, now: float) -> Address | None:
        """The address of a host; None if it is not counted."""
        place = None if host is None else _place(host)
        if place is None or self._is_trusted(place):
            return None
        key = _key(place)
        if key not in self._known:
            if len(self._known) >= self._most:
                self._forget_idle(now)
            self._known[key] = Address(key, now)
        return self._known[key]

    def of_connection(self, host: str | None, now: float) -> Address | None:
        """The address of whoever has connected, which may be a proxy; None if it is not counted."""
        return None if self._any_proxy else self.of(host, now)

    def _is_trusted(self, place: IPv4Address | IPv6Address | str) -> bool:
        return not isinstance(place, str) and any(place in network for network in self._trusted)

    def _forget_idle(self, now: float) -> None:
        self._known = {key: address for key, address in self._known.items() if not address.idle(now)}
        self._most = max(limits.ADDRESSES_KEPT, 2 * len(self._known))  # not each time, if hardly any are idle


def _network(text: str) -> IPv4Network | IPv6Network | None:
    try:
        network = ip_network(text, strict=False)
    except ValueError:
        return None
    inner = getattr(network.network_address, "ipv4_mapped", None)
    return network if inner is None or network.prefixlen < 96 else ip_network((inner, network.prefixlen - 96))


@lru_cache(maxsize=1_000)
def _place(host: str) -> IPv4Address | IPv6Address | str:
    try:
        place = ip_address(host)
    except ValueError:  # whatever a proxy has forwarded
        return host[:100]
    return getattr(place, "ipv4_mapped", None) or place


def _key(place: IPv4Address | IPv6Address | str) -> str:
    """One subscriber has a whole network of 2⁶⁴ addresses of IPv6."""
    if isinstance(place, IPv6Address):
        return str(ip_network((place, 64), strict=False))
    return str(place)
