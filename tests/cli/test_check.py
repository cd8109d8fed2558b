"""``kartentisch check``, whose output other programs read."""

from __future__ import annotations

import gzip
import json
import os
import pty
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from kartentisch import games
from kartentisch.cli import files, main
from tests import sample_games
from tests.cli.running import environment, kartentisch

GOOD = sample_games.legal("siegel")[0]
BAD = next(sample for sample in sample_games.illegal() if sample.why.endswith("(S20)"))


@pytest.mark.parametrize("game", games.GAMES)
def test_sample_games_are_good(game: str) -> None:
    done = kartentisch("check", str(sample_games.FOLDER / f"{game}.jsonl"))
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout == f"{len(sample_games.legal(game))} records, all good\n".encode()


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_sample_faults_are_told_line_by_line(language: str) -> None:
    """The frame is the same in all languages."""
    file = sample_games.FOLDER / "illegal.jsonl"
    done = kartentisch("check", str(file), "--language", language)
    assert (done.returncode, done.stderr) == (1, b"")
    told = done.stdout.decode().splitlines()
    for line, sample in zip(told, sample_games.illegal(), strict=True):
        assert re.fullmatch(
            rf"{re.escape(str(file))}:{sample.line}: round {sample.round}, move {sample.move}: \S.*", line
        )


def test_the_rule_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """S20: the deal passes to the left."""
    file = tmp_path / "games.jsonl"
    file.write_text(f"{GOOD}\n{BAD.text}\n", "utf-8")
    assert main(["check", str(file)]) == 1
    told = capsys.readouterr().out
    assert told.startswith(f"{file}:2: round {BAD.round}, move {BAD.move}: ")
    assert told.endswith("(S20)\n")


@pytest.mark.parametrize(
    ("content", "count"),
    [
        (b"", 0),
        (b"\n \t\r\n\n", 0),
        (b"\xef\xbb\xbf", 0),
        (b"\xef\xbb\xbf" + GOOD.encode(), 1),
        (GOOD.encode(), 1),
        (b"\n\n" + GOOD.encode() + b"\r\n\n" + GOOD.encode() + b"\n\n", 2),
    ],
)
def test_blank_lines_and_a_byte_order_mark_are_no_records(content: bytes, count: int, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(content)
    for done in (kartentisch("check", str(file)), kartentisch("check", "-", stdin=content)):
        assert (done.returncode, done.stdout) == (0, f"{count} records, all good\n".encode())


def test_lines_count_blank_ones_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(f"\n{GOOD}\n\n{{\n{GOOD}\n\ufeff{GOOD}\n", "utf-8")
    assert main(["check", str(file)]) == 1
    assert re.findall(r":(\d+): round 0, move 0: ", capsys.readouterr().out) == ["4", "6"]


def test_a_record_may_be_laid_out_as_the_format_prints_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """As in docs/rules/records.md, and as json.dumps indents; a fault is told at the line where its record begins."""
    header, rounds = GOOD.split('"rounds"')
    printed = f'{header}\n "rounds"{rounds}'
    indented = json.dumps(json.loads(GOOD), indent=1, ensure_ascii=False)
    bad = BAD.text.replace('"rounds"', '\n\t"rounds"')
    file = tmp_path / "games.jsonl"
    file.write_text(f"{printed}\n{indented}\n\n{GOOD}\n{indented}", "utf-8")
    assert main(["check", str(file)]) == 0
    assert capsys.readouterr().out == "4 records, all good\n"
    file.write_text(f"{printed}\n{bad}\n{GOOD}\n", "utf-8")
    assert main(["check", str(file)]) == 1
    assert capsys.readouterr().out.startswith(f"{file}:3: round {BAD.round}, move {BAD.move}: ")


def test_an_incomplete_record_does_not_take_the_next_one_along(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(f"{GOOD[:-40]}\n{GOOD}\n  {GOOD}\n", "utf-8")
    assert main(["check", str(file)]) == 1
    assert re.findall(r":(\d+): round", capsys.readouterr().out) == ["1"]


def test_a_record_of_many_lines_needs_little_memory(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "LONGEST", 20_000)
    file = tmp_path / "games.jsonl"
    file.write_text("{\n" + ' "a": [],\n' * 10_000 + f"}}\n{GOOD}\n", "utf-8")
    assert main(["check", str(file)]) == 1
    told = capsys.readouterr().out
    assert re.findall(r":(\d+): round 0, move 0: ", told) == ["1"]
    assert "longer than" in told


def test_compressed_files_are_read(tmp_path: Path) -> None:
    content = f"{GOOD}\n{BAD.text}\n".encode()
    file = tmp_path / "games.jsonl.gz"
    file.write_bytes(gzip.compress(content))
    for done in (kartentisch("check", str(file)), kartentisch("check", "-", stdin=file.read_bytes())):
        assert done.returncode == 1
        assert f":2: round {BAD.round}, move {BAD.move}: ".encode() in done.stdout


@pytest.mark.parametrize("broken", [gzip.compress(GOOD.encode())[:-20], b"\x1f\x8b" + b"x" * 50], ids=["cut", "wrong"])
def test_a_broken_compressed_file_is_refused(broken: bytes, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl.gz"
    file.write_bytes(broken)
    done = kartentisch("check", str(file))
    assert (done.returncode, done.stdout, done.stderr.count(b"\n")) == (2, b"", 1)


@pytest.mark.parametrize("line", [b"\xff\xfe", b"\x00", b"{}\x00", GOOD.encode("utf-16"), GOOD[:-5].encode(), b"nul"])
def test_what_is_no_json_is_one_line(line: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(line.replace(b"\n", b" ") + b"\n" + GOOD.encode())
    assert main(["check", str(file)]) == 1
    assert re.fullmatch(r".*:1: round 0, move 0: .*\n", capsys.readouterr().out)


def test_a_text_that_does_not_end_is_looked_at_once() -> None:
    """Brackets in it do not count; from each of its quotation marks on it would be looked at again."""
    assert files._opened(b'{"' + b'\\"{' * 20_000) == 1
    assert files._opened(b'{"a\\"[": [') == 2


def test_an_endless_line_needs_little_memory(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "LONGEST", 20_000)
    file = tmp_path / "games.jsonl"
    file.write_text(f"{'[' * 70_000}\n{GOOD}\n{' ' * 50_000}\n", "utf-8")
    assert main(["check", str(file)]) == 1
    assert re.findall(r":(\d+): round 0, move 0: ", capsys.readouterr().out) == ["1"]


def test_a_reader_that_goes_away_ends_it_quietly() -> None:
    file = sample_games.FOLDER / "illegal.jsonl"
    command = f"{sys.executable} -m kartentisch check {file} | true; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", command], capture_output=True, env=environment(), check=False)
    assert done.stderr == b""
    assert done.returncode in (1, 141)  # 1 if it was faster than its reader


def test_a_bar_is_drawn_on_a_terminal_only(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(f"{GOOD}\n" * 150, "utf-8")
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "kartentisch", "check", str(file)],
        stdout=subprocess.PIPE,
        stderr=theirs,
        env=environment(),
    ) as process:
        os.close(theirs)
        drawn = b""
        try:
            while part := os.read(ours, 4096):
                drawn += part
        except OSError:  # how Linux says that the other side has gone
            pass
        assert process.stdout
        assert process.stdout.read() == b"150 records, all good\n"
    os.close(ours)
    assert b"%" in drawn
    assert drawn.endswith(b"\r\x1b[K")
    assert kartentisch("check", str(file)).stderr == b""


def test_interrupted_it_ends_quietly(tmp_path: Path) -> None:
    waiting = tmp_path / "pipe"
    os.mkfifo(waiting)
    with (
        subprocess.Popen(
            [sys.executable, "-m", "kartentisch", "check", str(waiting)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment(),
        ) as process,
        open(waiting, "wb"),
    ):  # from here on it reads
        time.sleep(0.2)
        process.send_signal(2)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err) == (130, b"", b"")
