"""``kartentisch serve``: arguments, environment, and clear words where something cannot be had."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from kartentisch.server.hosts import Hosts, encoded
from kartentisch.server.run import addresses
from kartentisch.server.settings import ServerSettings, usual_database
from kartentisch.texts import LANGUAGES
from tests.cli.running import kartentisch
from tests.server.serving import Client, dialled, running

# Put together, as no address of anybody stands in the project's files.
WEB = "http:" + "//"
PUBLIC = "https:" + "//cards.example"


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_every_option(language: str) -> None:
    told = kartentisch("serve", "--help", "--language", language).stdout.decode()
    for name in (
        "host",
        "port",
        "database",
        "public-url",
        "origin",
        "trusted-proxies",
        "log-level",
        "workers",
        "keep",
        "open",
    ):
        assert f"--{name} " in told


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--port", "70000"], "70000 is not a port; the highest is 65535"),
        (["--port", "x"], "--port needs a whole number, at least 0, not 'x' (see kartentisch serve --help)"),
        (["--public-url", "cards"], "--public-url needs an address that begins with http or https, not 'cards'"),
        (
            ["--trusted-proxies", "127.0.0.1, proxy"],
            "'proxy' is neither an address nor a network, such as 10.0.0.1 or 10.0.0.0/8; names will not do here",
        ),
        (["--log-level", "loud"], "there is no log level 'loud'; there are: debug, info, warning, error"),
        (["--workers", "0"], "--workers needs a whole number, at least 1, not '0' (see kartentisch serve --help)"),
    ],
)
def test_wrong_usage(arguments: list[str], told: str) -> None:
    done = kartentisch("serve", *arguments)
    assert (done.returncode, done.stderr.decode()) == (2, f"kartentisch: {told}\n")


def test_an_address_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = kartentisch("serve", "--host", "127.0.0.1", "--port", port, "--database", str(tmp_path / "t.sqlite"))
    assert done.returncode == 2
    assert done.stderr.decode().splitlines()[-1].startswith(f"kartentisch: cannot listen at 127.0.0.1, port {port}: ")


def test_a_database_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "text.sqlite").write_text("this is no database, however long it may be " * 30, "utf-8")
    for file in (tmp_path / "text.sqlite", tmp_path):
        done = kartentisch("serve", "--host", "127.0.0.1", "--port", "0", "--database", str(file))
        assert done.returncode == 2
        assert f"the database {file} cannot be used" in done.stderr.decode()
    done = kartentisch("serve", "--database", "mysql://ada:password@host/tables")
    assert done.returncode == 2
    assert "cannot use databases with mysql://" in done.stderr.decode()
    assert "password" not in done.stderr.decode()


def test_the_environment_decides_what_the_command_line_leaves_open(tmp_path: Path) -> None:
    variables = {"KARTENTISCH_PUBLIC_URL": PUBLIC, "KARTENTISCH_ORIGIN": f"{WEB}one.example {WEB}two.example"}
    with running(tmp_path / "t.sqlite", **variables, expected=PUBLIC) as server:
        assert server.get("/").headers["strict-transport-security"]
        for origin in (PUBLIC, *variables["KARTENTISCH_ORIGIN"].split()):
            with dialled(server, origin=origin) as socket_:
                socket_.ping()


def test_behind_a_proxy_pages_of_the_public_address_may_connect(tmp_path: Path) -> None:
    with running(tmp_path / "t.sqlite", "--public-url", PUBLIC, expected=PUBLIC) as server:
        forwarded = {"X-Forwarded-For": "192.0.2.7", "X-Forwarded-Proto": "https"}
        with dialled(server, origin=PUBLIC, additional_headers=forwarded) as ours:
            ours.ping()
        with Client(server) as ada:
            assert ada.welcome["address"] == PUBLIC
        foreign = {**forwarded, "X-Forwarded-Host": "evil.example"}
        origin = f"{WEB}evil.example"
        with pytest.raises(InvalidStatus) as denied, dialled(server, origin=origin, additional_headers=foreign):
            pass
        assert denied.value.response.status_code == 403


def test_only_the_hosts_that_we_are_are_answered_where_the_public_address_is_known(tmp_path: Path) -> None:
    with running(tmp_path / "t.sqlite", "--public-url", PUBLIC, expected=PUBLIC) as server:
        for host in (
            "cards.example",
            "cards.example:443",
            "CARDS.example",
            f"localhost:{server.port}",
            "[::1]",
            server.host,
        ):
            assert server.get("/metrics", Host=host).status == 200, host
        for host in ("evil.example", "cards.example:8765", "cards.example.evil.example", "", "x:y", "[", "192.0.2.7"):
            assert server.get("/metrics", Host=host).status in (400, 421), host
            assert server.get("/", Host=host).status in (400, 421), host
        assert server.get("/healthz", Host="192.0.2.7").status == 200, (
            "whoever looks after servers asks their addresses"
        )
        there = socket.create_connection(("127.0.0.1", server.port))
        with pytest.raises(InvalidStatus) as denied, connect("ws:" + "//evil.example/ws", sock=there, proxy=None):
            pass
        assert denied.value.response.status_code == 421
    assert "trace" not in server.log.read_text("utf-8")
    with running(tmp_path / "u.sqlite") as server:  # where it is not known, nobody can tell
        assert server.get("/metrics", Host="evil.example").status == 200


@pytest.mark.parametrize("name", ["käse.example", "KA\u0308SE.example", "xn--kse-qla.example"])
def test_a_public_name_is_known_as_browsers_write_it(name: str) -> None:
    hosts = Hosts(ServerSettings(public_url=f"https://{name}/"))
    assert hosts.admit("xn--kse-qla.example", "/")
    assert not hosts.admit("kase.example", "/")
    assert encoded("straße:8765") == "xn--strae-oqa:8765", "not another letter"


def test_where_the_table_can_be_found() -> None:
    assert addresses(ServerSettings(host="127.0.0.1", port=5)) == (f"{WEB}127.0.0.1:5/", None)
    assert addresses(ServerSettings(host="::1", port=5)) == (f"{WEB}[::1]:5/", None)
    assert addresses(ServerSettings(public_url=PUBLIC, port=5)) == (PUBLIC, PUBLIC)
    here, others = addresses(ServerSettings(port=5))
    assert here == f"{WEB}localhost:5/"
    assert others is None or others.startswith(WEB)


def test_the_usual_database_lies_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert usual_database() == str(tmp_path / "kartentisch" / "tables.sqlite")
