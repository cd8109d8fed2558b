"""The host asks somebody to go, over the network; the time itself is tested in tests/table/test_removal.py."""

from __future__ import annotations

from contextlib import ExitStack

from tests.server.serving import SIEGEL, Client, Server
from tests.server.test_tables import gathered, refused


def test_everybody_is_told_who_is_to_go_and_who_stays(server: Server) -> None:
    with ExitStack() as stack:
        clients = gathered(server, stack, 3, {**SIEGEL, "players": 3})
        host, other, third = clients
        seat = other.news["you"]
        refused(other.do("remove", seat=host.news["you"]), "refused-not-host")
        assert host.do("remove", seat=seat)["type"] == "done"
        for client in clients:
            client.until(lambda c=client: c.news["removal"])  # type: ignore[misc]
            told = client.news["removal"]
            assert (told["seat"], told["final"]) == (seat, False)
            assert 25 < told["goes_in"] <= 30
        refused(third.do("end-removal"), "refused-no-removal")
        assert other.do("end-removal")["type"] == "done"
        host.until(lambda: host.news["removal"] is None)
        refused(host.do("remove", seat=seat), "refused-objected")


def test_whoever_is_gone_for_good_cannot_sit_down_again(server: Server) -> None:
    """The host insists, while gathering; whoever gets up before the time is over is not removed."""
    with Client(server) as ada, Client(server, name="Ben") as ben:
        table = ada.create()
        ben.watch(table)
        assert ben.do("sit")["type"] == "done"
        assert ada.do("remove", seat=1)["type"] == "done"
        assert ben.do("end-removal")["type"] == "done"
        assert ada.do("remove", seat=1)["type"] == "done"
        refused(ben.do("end-removal"), "refused-no-objection")
        assert ben.do("stand")["type"] == "done"
        ada.until(lambda: ada.news["removal"] is None)
        assert ben.do("sit")["type"] == "done"
