"""What is installed: the wheel has all that serving needs, extras bring what they say, the rest stays out."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tarfile
import time
import tomllib
import urllib.request
import zipfile
from pathlib import Path

import pytest

from kartentisch.cli import EXTRAS, serve
from tools.set_up import find_uv, pip_settings, uv_settings

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "kartentisch"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
NETS = [f"games/siegel/players/grandmaster-{players}.npz" for players in (3, 4, 5)]
NOT_THE_SOURCE = shutil.ignore_patterns(
    ".git", ".venv", "node_modules", "build", "dist", "page", "__pycache__", ".*_cache"
)


def build(root: Path, kind: str, out: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(out)]
    return subprocess.run(command, cwd=root, check=False, capture_output=True, text=True)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("wheel")
    done = build(ROOT, "wheel", out)
    assert done.returncode == 0, done.stderr
    (found,) = out.glob("*.whl")
    return found


def test_the_wheel_holds_the_catalogues_the_page_the_types_and_the_weights(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        scripts = archive.read(next(name for name in names if name.endswith("entry_points.txt"))).decode()
    assert "kartentisch = kartentisch.cli:main" in scripts
    shipped = {f"kartentisch/{file.relative_to(SOURCE)}" for file in SOURCE.rglob("*.ftl")}
    page = {f"kartentisch/{f.relative_to(SOURCE)}" for f in (SOURCE / "server" / "page").rglob("*") if f.is_file()}
    assert "kartentisch/server/page/index.html" in page
    weights = {f"kartentisch/{file.relative_to(SOURCE)}" for file in SOURCE.rglob("*.np[yz]")}
    assert f"kartentisch/{NETS[0]}" in weights
    assert {"kartentisch/py.typed"} | shipped | page | weights <= set(names)
    assert all(name.startswith("kartentisch") for name in names)


def test_containers_are_started_with_what_the_program_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    """There was no container engine to try it with: at least the orders are known, and no `$` is taken for a name."""
    composed = (ROOT / "docs" / "examples" / "compose.yaml").read_text("utf-8")
    assert not re.search(r"(?<!\$)\$(?!\$)", composed)
    (database,) = re.findall(r"KARTENTISCH_DATABASE: (.*)", composed)
    orders = [json.loads(order) for order in re.findall(r"command: (\[.*\])", composed)]
    assert [order[0] for order in orders] == ["serve", "serve"]
    container = (ROOT / "Containerfile").read_text("utf-8")
    assert f'ENTRYPOINT ["{PROJECT["name"]}"]' in container
    (extras,) = re.findall(r"kartentisch\[(.*)\] @", container)
    assert set(extras.split(",")) <= PROJECT["optional-dependencies"].keys()
    monkeypatch.setenv("KARTENTISCH_DATABASE", database)
    links = [serve.settings_of(serve.read(order[1:]), "en").link for order in orders]
    assert links == ["one:8766", "two:8766"]


def test_nets_are_small() -> None:
    """A net of the package is a few megabytes."""
    for name in NETS:
        assert (SOURCE / name).stat().st_size < 7_000_000


def test_a_wheel_without_the_page_is_not_built(tmp_path: Path) -> None:
    shutil.copytree(ROOT, tmp_path / "copy", ignore=NOT_THE_SOURCE)
    done = build(tmp_path / "copy", "wheel", tmp_path / "out")
    assert done.returncode
    assert "run `make wheel`" in done.stderr
    assert not list((tmp_path / "out").glob("*.whl"))


def test_the_source_archive_can_build_the_page(tmp_path: Path) -> None:
    """It holds every tracked file that `make wheel` reads; building is the same as in a checkout."""
    done = build(ROOT, "sdist", tmp_path)
    assert done.returncode == 0, done.stderr
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    needed = {name for name in listed.splitlines() if name.startswith(("src/", "web/", "tools/", "requirements/"))}
    assert len(needed) > 200
    assert needed | {"Makefile", "pyproject.toml", "README.md", "LICENSE"} <= names
    assert not any("node_modules" in name for name in names)


def test_every_package_is_told_with_the_extra_that_brings_it() -> None:
    """What the command line says about a missing package is what `pyproject.toml` says."""
    found = {}
    # What two extras bring is told with the later one: NumPy with the bots, the WebSocket client with the server.
    for extra in ("train", "bots", "postgres", "terminal", "server"):
        for requirement in PROJECT["optional-dependencies"][extra]:
            found[re.split(r"[>=;\[ ]", requirement)[0].replace("-", "_")] = extra
    del found["uvloop"]  # done without where it is missing
    del found["kartentisch"]  # one extra that needs another
    assert found == EXTRAS


def environment() -> dict[str, str]:
    """As on somebody's machine: no node on the path, nothing of this checkout."""
    path = os.pathsep.join(p for p in os.environ["PATH"].split(os.pathsep) if not (Path(p) / "node").exists())
    settings = uv_settings(pip_settings(), os.environ)
    return {**os.environ, **settings, "PATH": path, "PYTHONPATH": "", "KARTENTISCH_LANGUAGE": "en"}


def installed(wheel: Path, extras: str, folder: Path) -> Path:
    """The programs of a new environment with the wheel, from the locked versions, and nothing else."""
    uv = find_uv()
    assert uv
    env = environment()
    lock = ROOT / "requirements" / "dev.txt"
    subprocess.run([uv, "venv", "-q", "--python", sys.executable, str(folder / "env")], env=env, check=True)
    install = [uv, "pip", "install", "-q", "--python", str(folder / "env/bin/python"), "--constraint", str(lock)]
    subprocess.run([*install, f"kartentisch{extras} @ {wheel.as_uri()}"], env=env, check=True)
    return folder / "env" / "bin"


def test_alone_it_plays_and_checks_and_says_what_is_missing(wheel: Path, tmp_path: Path) -> None:
    programs = installed(wheel, "", tmp_path)

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        command = [str(programs / "kartentisch"), *words]
        return subprocess.run(command, env=environment(), cwd=tmp_path, capture_output=True, text=True, check=False)

    assert run("simulate", "siegel", "--games", "2", "--out", "g.jsonl").returncode == 0
    assert run("check", "g.jsonl").stdout == "2 records, all good\n"
    for words, extra in (
        (("serve",), "server"),
        (("simulate", "siegel", "--bots", "journeyman"), "bots"),
        (("arena", "siegel", "--bots", "random,apprentice"), "bots"),
    ):
        done = run(*words)
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done.stderr
        assert f'pip install "kartentisch[{extra}]"' in done.stderr
    done = run("doctor", "--language", "en")
    assert (done.returncode, done.stderr) == (1, "")
    assert any(
        line.startswith("✗") and 'pip install "kartentisch[server]"' in line for line in done.stdout.splitlines()
    )


def test_installed_it_serves_the_page_and_its_bots_play(wheel: Path, tmp_path: Path) -> None:
    """Without node and without a checkout: the page comes, and a journeyman answers at a table."""
    programs = installed(wheel, "[bots,server]", tmp_path)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    host = f"127.0.0.1:{port}"
    options = ("--host", "127.0.0.1", "--port", str(port), "--database", str(tmp_path / "table.db"))
    env = environment() | {"NUMBA_CACHE_DIR": str(tmp_path / "numba")}
    with subprocess.Popen([programs / "kartentisch", "serve", *options], cwd=tmp_path, env=env) as server:
        try:
            assert "<script" in _page(f"http://{host}/")
            client = [str(programs / "python"), "-c", CLIENT, f"ws://{host}/ws"]
            told = subprocess.run(client, env=env, capture_output=True, text=True, timeout=120, check=False)
            assert told.returncode == 0, told.stderr
        finally:
            server.terminate()


def _page(address: str) -> str:
    for _ in range(300):
        try:
            with urllib.request.urlopen(address) as answer:
                return str(answer.read().decode())
        except OSError:
            time.sleep(0.1)
    raise AssertionError("the server does not answer")


CLIENT = """
import json, sys
from websockets.sync.client import connect
from kartentisch.protocol import PROTOCOL

with connect(sys.argv[1]) as socket:
    def ask(**fields):
        socket.send(json.dumps(fields))
    ask(type="hello", id=1, protocol=PROTOCOL, name="Ada")
    ask(type="create", id=2, settings={"game": "siegel", "players": 3, "pace": "fast"}, bots="journeyman", start=True)
    moved = False
    while True:
        news = json.loads(socket.recv(timeout=100))
        assert news["type"] != "refused", news
        if news["type"] != "table" or news["stage"] != "playing":
            continue
        assert [seat["bot"] for seat in news["seats"][1:]] == ["journeyman"] * 2
        if any(taken is not None for taken in news["view"]["predictions"][1:]):
            break
        if news["turn"] == news["you"] and not moved:
            moved = True
            ask(type="at", id=3, command={"do": "move", "version": news["version"], "move": "none"})
"""
