"""What is not a socket: the page with its policy, health, metrics, and logs that keep secrets."""

from __future__ import annotations

import gzip
import json
import time
from pathlib import Path
from threading import Thread

import pytest
import uvicorn
from starlette.requests import Request

from kartentisch.server.app import application
from kartentisch.server.pages import Pages, digest
from kartentisch.server.settings import ServerSettings
from tests.server.serving import PATIENCE, Client, Server, fetched, play


@pytest.mark.parametrize("path", ["/", "/healthz", "/metrics", "/no/such/file.js", "/t/a-table"])
def test_every_answer_has_a_strict_policy(server: Server, path: str) -> None:
    headers = server.get(path).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["form-action"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_health(server: Server) -> None:
    page = server.get("/healthz")
    assert (page.status, page.body) == (200, b"ok\n")


def test_metrics(server: Server) -> None:
    with Client(server) as ada:
        before = server.metric("sockets")
        assert before >= 1
        moves = server.metric("moves_total")
        ada.create(bots="apprentice", start=True)
        play([ada], moves=1)
        assert server.metric("moves_total") > moves
        assert server.metric("commit_size_count") > 0
        assert server.metric("command_seconds_count") > 0
        page = server.get("/metrics").body.decode()
        assert ada.news["table"] not in page
        assert ada.secret not in page


def test_logs_hold_no_secrets(server: Server) -> None:
    with Client(server, name="Rumpelstilzchen") as ada:
        table = ada.create(bots="apprentice", start=True)
        code = ada.ask("new-code")["code"]
        play([ada], moves=2)
        hand = ada.news["view"]["hand"]
        ada.do("move", version=0, move="r15")
        ada.socket.send('{"type":"hello","secret":"' + ada.secret)
        ada.settle()
    lines = server.log.read_text("utf-8")
    for line in lines.splitlines():
        assert set(json.loads(line)) >= {"time", "level", "event"}
    for secret in (ada.secret, code, table, "Rumpelstilzchen", f'"{hand[0]}"'):
        assert secret not in lines


# The files of the page


def page(root: Path, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    import asyncio

    scope = {
        "type": "http",
        "method": "GET",
        "path": path,
        "query_string": b"",
        "server": ("host", 80),
        "headers": [(name.replace("_", "-").encode(), told.encode()) for name, told in headers.items()],
    }
    answer = asyncio.run(Pages(root).answer(Request(scope)))
    return answer.status_code, dict(answer.headers), bytes(answer.body)


@pytest.fixture
def built(tmp_path: Path) -> Path:
    files = {
        "index.html": b"<!doctype html>" + b" " * 500,
        "assets/index-CbjwjiXZ.js": b"let a = 1;" * 100,
        "assets/Table-DdSVLF3d.css": b"a{}" * 100,
        "assets/grenze-abcd1234.woff2": bytes(range(256)),
        "icon.svg": b"<svg/>",
    }
    for name, body in files.items():
        file = tmp_path / name
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(body)
    return tmp_path


def test_hashed_files_are_kept_for_ever_and_the_page_is_asked_for_again(built: Path) -> None:
    for path in ("/assets/index-CbjwjiXZ.js", "/assets/Table-DdSVLF3d.css", "/assets/grenze-abcd1234.woff2"):
        assert page(built, path)[1]["cache-control"] == "public, max-age=31536000, immutable"
    for path in ("/", "/index.html", "/icon.svg", "/t/some-table"):
        assert page(built, path)[1]["cache-control"] == "no-cache"


def test_types_and_packing(built: Path) -> None:
    status, headers, body = page(built, "/assets/index-CbjwjiXZ.js", accept_encoding="gzip, br")
    assert (status, headers["content-type"]) == (200, "text/javascript; charset=utf-8")
    assert headers["content-encoding"] == "gzip"
    assert gzip.decompress(body) == b"let a = 1;" * 100
    assert headers["content-length"] == str(len(body))
    assert page(built, "/assets/index-CbjwjiXZ.js")[2] == b"let a = 1;" * 100
    assert "content-encoding" not in page(built, "/assets/grenze-abcd1234.woff2", accept_encoding="gzip")[1]


def test_what_is_known_is_not_sent_again(built: Path) -> None:
    etag = page(built, "/")[1]["etag"]
    status, headers, body = page(built, "/", if_none_match=etag)
    assert (status, body, headers["etag"]) == (304, b"", etag)


def test_paths_lead_to_the_page_and_files_that_are_not_there_nowhere(built: Path) -> None:
    assert page(built, "/t/abc")[2].startswith(b"<!doctype")
    assert page(built, "/assets/gone-12345678.js")[0] == 404
    assert page(built, "/../secret.txt")[0] == 404
    assert page(built, "/.env")[0] == 404


def test_a_server_serves_the_folder(built: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    settings = ServerSettings(database=str(tmp_path_factory.mktemp("server") / "tables.sqlite"))
    server = uvicorn.Server(
        uvicorn.Config(application(settings, built, "1"), host="127.0.0.1", port=0, log_config=None, ws="none")
    )
    thread = Thread(target=server.run)
    thread.start()
    try:
        deadline = time.monotonic() + PATIENCE
        while not server.started:
            assert thread.is_alive()
            assert time.monotonic() < deadline
            time.sleep(0.01)
        host = f"127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
        for path in ("/", "/t/some-table"):
            answer = fetched(host, path)
            assert (answer.status, answer.body[:9]) == (200, b"<!doctype")
            assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert fetched(host, "/assets/index-CbjwjiXZ.js").status == 200
        assert fetched(host, "/assets/gone-12345678.js").status == 404
    finally:
        server.should_exit = True
        thread.join(PATIENCE)


def test_without_a_page_there_is_still_a_server() -> None:
    import asyncio

    scope = {"type": "http", "method": "GET", "path": "/", "query_string": b"", "headers": [], "server": ("h", 80)}
    assert asyncio.run(Pages(None).answer(Request(scope))).status_code == 404


def test_the_build_changes_with_the_page(built: Path) -> None:
    before = digest(built)
    (built / "index.html").write_bytes(b"other")
    assert digest(built) != before
