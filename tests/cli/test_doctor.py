"""``kartentisch doctor`` tells what is missing or misconfigured, and how to mend it."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

from tests.cli.running import environment, kartentisch
from tests.server.serving import running
from tests.server.store.databases import Database, every_shared_kind
from tests.server.store.sqlite_database import of


def told(*arguments: str, extra: dict[str, str] | None = None) -> tuple[int, list[str]]:
    done = kartentisch("doctor", *arguments, extra=extra)
    assert done.stderr == b""
    return done.returncode, done.stdout.decode().splitlines()


def line(lines: list[str], word: str) -> str:
    [found] = [each for each in lines if word in each]
    return found


def test_all_is_well_and_nothing_is_made(tmp_path: Path) -> None:
    database = tmp_path / "new" / "tables.sqlite"
    status, lines = told("--database", str(database), "--port", "0")
    assert status == 0
    assert line(lines, "Database").startswith("✓")
    assert str(database) in line(lines, "Database")
    assert line(lines, "Page").startswith("✓")
    assert not any(each.startswith("✗") for each in lines)
    assert not database.parent.exists()


def test_a_database_that_a_server_has_is_noticed(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        status, lines = told("--database", str(tmp_path / "tables.sqlite"), "--port", str(server.port))
    assert line(lines, "tables.sqlite").startswith("!")
    assert line(lines, str(server.port)).startswith("✗")
    assert status == 1


def test_what_cannot_be_used_is_bad(tmp_path: Path) -> None:
    notice = tmp_path / "imprint.txt"
    status, lines = told("--database", "mystery://x", "--imprint", str(notice), "--port", "0")
    assert status == 1
    assert line(lines, "mystery").startswith("✗")
    assert line(lines, str(notice)).startswith("✗")
    assert lines[-1] == "What is marked with ✗ has to be mended first."


@every_shared_kind
def test_where_other_servers_reach_it_is_looked_at(database: Database) -> None:
    shared = ("--database", database.url, "--port", "0")
    status, lines = told(*shared)
    assert (status, line(lines, "Link")[0]) == (0, "!")
    status, lines = told(*shared, "--link", "127.0.0.2:0")
    assert (status, line(lines, "127.0.0.2")[0]) == (0, "✓")
    nowhere = ("--link", "192.0.2.1:8766")
    status, lines = told(*shared, *nowhere)
    assert (status, line(lines, "192.0.2.1")[0]) == (1, "✗")
    refused = kartentisch("serve", *shared, *nowhere)
    assert (refused.returncode, refused.stdout) == (2, b"")
    assert refused.stderr.startswith(b"kartentisch: cannot listen at 192.0.2.1, port 8766: ")
    assert refused.stderr.count(b"\n") == 1


def test_a_file_that_is_no_database_or_of_a_newer_version_is_bad(tmp_path: Path) -> None:
    text, newer, empty = tmp_path / "text", tmp_path / "newer", tmp_path / "empty"
    text.write_text("no database, however long it may be " * 30, "utf-8")
    empty.touch()
    with running(newer):
        pass
    assert told("--database", str(newer), "--port", "0")[0] == 0
    of(newer).change("INSERT INTO migrations (number) VALUES (999)")
    before = newer.read_bytes()
    for file, why in ((text, "not a database"), (newer, "newer version")):
        status, lines = told("--database", str(file), "--port", "0")
        assert (status, line(lines, str(file))[0]) == (1, "✗")
        assert why in line(lines, str(file))
    assert newer.read_bytes() == before
    assert told("--database", str(empty), "--port", "0")[0] == 0
    assert empty.read_bytes() == b""


def test_what_could_be_better_is_told_and_is_no_fault(tmp_path: Path) -> None:
    ours = "cards.example"
    database = ("--database", str(tmp_path / "tables.sqlite"), "--port", "0")
    status, lines = told(*database, "--public-url", f"http://{ours}/")
    assert (status, line(lines, "not encrypted")[0], line(lines, "imprint")[0]) == (0, "!", "!")
    status, lines = told(*database, "--public-url", f"https://{ours}/")
    assert not any("not encrypted" in each for each in lines)


def test_a_password_that_everybody_on_the_machine_can_read(tmp_path: Path) -> None:
    file = tmp_path / "password"
    file.write_text("long and secret\n", "utf-8")
    usual = ("--database", str(tmp_path / "t.sqlite"), "--port", "0", "--password-file", str(file))
    file.chmod(0o644)
    status, lines = told(*usual)
    assert (status, line(lines, str(file))[0]) == (0, "!")
    file.chmod(0o640)
    assert not any(str(file) in each for each in told(*usual)[1])


def test_too_few_descriptors(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "kartentisch", "doctor", "--database", str(tmp_path / "t.sqlite"), "--port", "0"]
    done = subprocess.run(
        ["/bin/sh", "-c", 'ulimit -n 512 && exec "$@"', "sh", *command],
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert "! Connections: this user may open 512 files" in done.stdout


def test_a_cache_that_keeps_nothing(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("")
    in_the_way.chmod(0o400)
    folder = in_the_way / "cache"
    status, lines = told(
        "--database", str(tmp_path / "t.sqlite"), "--port", "0", extra={"NUMBA_CACHE_DIR": str(folder)}
    )
    assert (status, line(lines, str(folder))[0]) == (0, "!")


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        status, lines = told("--host", "127.0.0.1", "--port", str(port), "--database", str(tmp_path / "t.sqlite"))
    assert (status, line(lines, str(port))[0]) == (1, "✗")
