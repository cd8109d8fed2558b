"""Who may not come in: people by their ids, and networks. Whoever runs the server decides."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_network

_Network = IPv4Network | IPv6Network


class Bans:
    """All bans; they are looked at whenever somebody says hello."""

    def __init__(self, listed: Iterable[str] = ()) -> None:
        self._people: set[str] = set()
        self._networks: set[_Network] = set()
        for who in listed:
            self.set(who, banned=True)

    def set(self, who: str, banned: bool) -> None:
        """Bans a person or a network, or does so no longer."""
        network = network_of(who)
        if network is not None:
            (self._networks.add if banned else self._networks.discard)(network)
        else:
            (self._people.add if banned else self._people.discard)(who)

    def hold(self, person: str | None, place: str | None) -> bool:
        """Whether that person may not come in, or nobody who comes from there (an address as it is counted)."""
        if person in self._people:
            return True
        here = network_of(place or "") if self._networks else None
        return here is not None and any(_within(here, network) for network in self._networks)


def network_of(text: str) -> _Network | None:
    """The address or network that a text names; None: it names something else."""
    try:
        return ip_network(text, strict=False)
    except ValueError:
        return None


def _within(here: _Network, network: _Network) -> bool:
    """Of IPv6 whoever has one address has a whole /64, so that a ban of one holds for all of it."""
    return here.version == network.version and here.overlaps(network)
