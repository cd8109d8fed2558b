"""``kartentisch admin`` while the server runs: tables, reports, bans; and the same orders without a server."""

from __future__ import annotations

import json
import socket
import stat
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from kartentisch.server import limits
from kartentisch.server.bans import Bans
from tests.cli.running import kartentisch
from tests.server.serving import SIEGEL, Client, Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("admin") / "t.sqlite") as started:
        yield started


def admin(server: Server, *arguments: str, refused: bool = False) -> list[str]:
    done = kartentisch("admin", *arguments, "--database", server.database)
    assert done.returncode == (2 if refused else 0), done.stderr
    return (done.stderr if refused else done.stdout).decode().splitlines()


def until_closed(client: Client) -> None:
    with suppress(ConnectionClosed):
        client.until(lambda: False)


def test_tables_are_listed_exported_and_closed(server: Server, tmp_path: Path) -> None:
    with Client(server, name="Ada") as ada, Client(server, name="Eve") as onlooker, Client(server) as lobby:
        lobby.ask("lobby")
        table = ada.create({**SIEGEL, "public": True}, bots="apprentice", start=True)
        assert onlooker.watch(table)["type"] == "done"
        lobby.until(lambda: any(shown["table"] == table for shown in lobby.lobby))
        (line,) = [line.split("\t") for line in admin(server, "tables", ada.welcome["person"])]
        assert (line[0], line[3], line[5]) == (table, "open", "Ada")
        assert {f"{ada.welcome['person']}\t-\tAda", f"{onlooker.welcome['person']}\t-\tEve"} <= {*admin(server, "here")}
        record = "\n".join(admin(server, "export", table))
        assert json.loads(record)["game"] == "siegel"
        (tmp_path / "record.jsonl").write_text(record + "\n", "utf-8")
        assert kartentisch("check", str(tmp_path / "record.jsonl")).returncode == 0
        assert table in admin(server, "close", table)[0]
        for client in (ada, onlooker):
            client.until(lambda c=client: any(f.get("reason") == "refused-closed" for f in c.frames))  # type: ignore[misc]
            assert client.watch(table)["reason"] == "refused-unknown-table"
        lobby.until(lambda: all(shown["table"] != table for shown in lobby.lobby))
        assert ada.do("nod")["reason"] == "refused-not-watching"
        assert ada.create()
    assert "there is no table" in admin(server, "close", table, refused=True)[0]
    assert "there is no table" in admin(server, "export", table, refused=True)[0]


def test_a_report_reaches_whoever_runs_the_server_and_nobody_else(server: Server) -> None:
    with Client(server, name="Ada") as ada, Client(server, name="Mallory") as mallory:
        table = ada.create({**SIEGEL, "players": 3})
        mallory.watch(table)
        mallory.do("sit")
        ada.until(lambda: ada.news["seats"][1]["person"])
        mallory.settle()
        mallory.frames.clear()
        words = "calls me names\x1b[2J\n\u202eagain"
        assert ada.ask("report", about=1, text=words)["type"] == "done"
        assert ada.ask("report", about=1, text="x" * (limits.LONGEST_REPORT + 1))["reason"] == "refused-malformed"
        assert ada.ask("report", about=9, text="nobody there")["type"] == "refused"
        assert ada.ask("report", about=None, text=" \n\u200b")["reason"] == "refused-empty-report"
        mallory.settle()
        assert not mallory.frames
        (line,) = [line.split("\t") for line in admin(server, "reports")]
        who = [ada.welcome["person"], "Ada", mallory.welcome["person"], "Mallory"]
        assert line[2:] == [table, *who, "calls me names [2J again"]
        assert admin(server, "done", line[0]) == [f"Report {line[0]} is deleted."]
        assert admin(server, "reports") == []
        assert "there is no report" in admin(server, "done", line[0], refused=True)[0]
        assert "calls me names" not in server.log.read_text("utf-8")


def test_so_many_reports_of_a_person_and_of_an_address(server: Server) -> None:
    place = {"X-Forwarded-For": "192.0.2.9"}
    answers = []
    for _ in range(3):
        with Client(server, headers=place) as person:
            person.create()
            told = [person.ask("report", about=None, text=f"{n}") for n in range(limits.REPORTS_OF_A_PERSON_A_DAY + 1)]
            answers += [answer.get("reason", "done") for answer in told]
    assert answers.count("done") == limits.REPORTS_OF_AN_ADDRESS_AT_ONCE
    assert answers[limits.REPORTS_OF_A_PERSON_A_DAY] == "refused-too-many-reports"
    assert answers[-2] == "refused-too-fast"


def test_whoever_is_banned_goes_and_stays_out(server: Server) -> None:
    with Client(server, name="Mallory") as mallory:
        person = mallory.welcome["person"]
        assert person in admin(server, "ban", person)[0]
        until_closed(mallory)
        assert mallory.frames[-1]["reason"] == "refused-banned"
        assert mallory.socket.close_code == 4003
    with Client(server, quiet=True) as again:
        assert again.ask("hello", protocol=2, secret=mallory.secret)["reason"] == "refused-banned"
        renamed = again.ask("hello", protocol=2, secret=mallory.secret, name="Alice")
        assert renamed["reason"] == "refused-banned"
    assert "Mallory" in admin(server, "people", person)[0], "not even by another name"
    assert admin(server, "bans")[0].split("\t")[0] == person
    admin(server, "unban", person)
    with Client(server, secret=mallory.secret) as back:
        assert back.welcome["person"] == person
    assert "there is no ban" in admin(server, "unban", person, refused=True)[0]
    assert "nobody with the id" in admin(server, "ban", "Mallory", refused=True)[0]


def test_a_network_is_banned_also_after_a_restart(tmp_path: Path) -> None:
    inside, outside = {"X-Forwarded-For": "198.51.100.7"}, {"X-Forwarded-For": "198.51.101.7"}
    with running(tmp_path / "t.sqlite") as server, ExitStack() as stack:
        one = stack.enter_context(Client(server, headers=inside))
        other = stack.enter_context(Client(server, headers=outside))
        admin(server, "ban", "198.51.100.0/24")
        until_closed(one)
        assert other.ask("lobby")["type"] == "done"
    with running(tmp_path / "t.sqlite") as server:
        with Client(server, headers=inside, quiet=True) as again:
            assert again.ask("hello", protocol=2)["reason"] == "refused-banned"
        with Client(server, headers=outside) as other:
            assert other.welcome
    assert "no server is running" in admin(server, "here", refused=True)[0]
    assert admin(server, "bans")[0].startswith("198.51.100.0/24\t")


@pytest.mark.parametrize(
    ("banned", "place", "held"),
    [
        ("2001:db8::1", "2001:db8::/64", True),
        ("2001:db8:1::/48", "2001:db8::/64", False),
        ("10.0.0.0/8", "10.9.9.9", True),
        ("10.0.0.0/8", "2001:db8::/64", False),
        ("p-1", "10.0.0.1", False),
    ],
)
def test_networks_hold_those_within(banned: str, place: str, held: bool) -> None:
    assert Bans([banned]).hold(None, place) == held
    assert Bans([banned]).hold("p-1", None) == (banned == "p-1")


def test_the_socket_is_its_owners_alone_and_bears_nonsense(server: Server) -> None:
    place = Path(f"{server.database}.admin")
    assert stat.S_IMODE(place.stat().st_mode) == 0o600
    for sent in (b"\n", b"{}\n", b"\xff\n", b'{"action":"delete-person","about":"p-1"}\n', b"x" * 10_000 + b"\n"):
        with socket.socket(socket.AF_UNIX) as opened:
            opened.settimeout(10)
            opened.connect(str(place))
            opened.sendall(sent)
            with suppress(ConnectionError):
                assert b"done" not in opened.recv(1_000)
    assert server.get("/healthz").status == 200
    assert "trace" not in server.log.read_text("utf-8")


def test_wrong_usage_is_told(server: Server) -> None:
    assert "there is no action" in admin(server, "fly", refused=True)[0]
    for action in ("export", "close", "done", "ban", "unban", "delete-person"):
        assert action in admin(server, action, refused=True)[0]
    assert "stop it first" in admin(server, "delete-person", "p-1", refused=True)[0]
