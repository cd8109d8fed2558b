"""Makes .venv and fills it from a lock file: ``python tools/set_up.py play`` (or ``dev``).

Runs before anything is installed, so it needs Python alone; `make` calls it when a lock has changed.
uv does the work where it is found or can be installed, pip where not: the same locks serve both.
"""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
LOCKS = ROOT / "requirements"

# uv does not read pip's settings, so what pip is told on this machine is handed on, and written down nowhere.
HANDED_ON = {
    "index-url": "UV_DEFAULT_INDEX",
    "extra-index-url": "UV_INDEX",
    "find-links": "UV_FIND_LINKS",
    "cert": "SSL_CERT_FILE",
}


WORDS = {"play": "what the table needs", "dev": "what the checks and tests need"}
"""What each lock is for."""


class SetUpError(Exception):
    """What stands in the way, in one line."""


def uv_settings(told: str, environment: Mapping[str, str]) -> dict[str, str]:
    """Variables for uv that say what ``pip config list`` says; those that are set already win."""
    found: dict[str, str] = {}
    for section in ("global", "install", ":env:"):
        for line in told.splitlines():
            name, _, value = line.partition("=")
            variable = HANDED_ON.get(name.removeprefix(section + "."))
            if variable:
                found[variable] = " ".join(str(ast.literal_eval(value)).split())
    if "UV_FIND_LINKS" in found:
        found["UV_FIND_LINKS"] = found["UV_FIND_LINKS"].replace(" ", ",")
    # Several places may offer a package; hashes decide which file is the right one, as they do with pip.
    found["UV_INDEX_STRATEGY"] = "unsafe-best-match"
    return {name: value for name, value in found.items() if name not in environment}


def run(*command: str | Path, env: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    try:
        return subprocess.run(list(map(str, command)), cwd=ROOT, env=env, text=True, capture_output=True, check=False)
    except OSError as error:
        return subprocess.CompletedProcess(command, 127, "", str(error))


def works(*command: str | Path, env: Mapping[str, str] | None = None) -> bool:
    return run(*command, env=env).returncode == 0


def pip_settings() -> str:
    """What pip is told on this machine, by whichever pip there is."""
    for pip in ([PYTHON, "-m", "pip"], [sys.executable, "-m", "pip"], ["pip"]):
        answer = run(*pip, "config", "list")
        if answer.returncode == 0:
            return answer.stdout
    return ""


def make_venv() -> None:
    """Makes .venv unless a usable one is there already."""
    uv = shutil.which("uv")
    if works(PYTHON, "-c", "import sys; sys.exit(sys.version_info < (3, 11))") and (uv or pip()):
        return
    if uv and works(uv, "venv", "--clear", "--python", sys.executable, VENV):
        return
    # Unpacking a pip of its own takes longer than all the rest, and this Python's pip can fill it as well.
    if works(sys.executable, "-m", "venv", "--clear", "--without-pip", VENV) and pip():
        return
    if works(sys.executable, "-m", "venv", "--clear", VENV):
        return
    raise SetUpError(
        f"{sys.executable} cannot make a virtual environment: install its venv module "
        "(Debian and Ubuntu: the package python3-venv) or uv, or name another Python with PYTHON=…"
    )


def pip() -> list[str | Path]:
    """How pip is called for .venv: its own one, or that of the Python that runs this; empty where there is none."""
    own: list[str | Path] = [PYTHON, "-m", "pip"]
    other: list[str | Path] = [sys.executable, "-m", "pip", "--python", PYTHON]
    return next((command for command in (own, other) if works(*command, "--version")), [])


def find_uv() -> str | None:
    """uv from the path, or from .venv, put there if possible."""
    if found := shutil.which("uv"):
        return found
    own = VENV / "bin" / "uv"
    if not works(own, "--version") and (command := pip()):
        run(*command, "install", "--require-hashes", "--only-binary", ":all:", "-r", LOCKS / "uv.txt")
    return str(own) if works(own, "--version") else None


def install(*arguments: str | Path) -> None:
    """Installs with uv, and with pip where uv is not to be had or fails.

    Nothing is compiled to bytecode, which would take longer than the rest: Python does so when it is first imported.
    """
    if uv := find_uv():
        environment = {**os.environ, **uv_settings(pip_settings(), os.environ)}
        if works(uv, "pip", "install", "--python", PYTHON, *arguments, env=environment):
            return
    answer = run(*(pip() or [PYTHON, "-m", "pip"]), "install", "--no-compile", *arguments)
    if answer.returncode:
        sys.stderr.write(answer.stdout + answer.stderr)
        raise SetUpError("the packages could not be installed; what pip says stands above")


def main(arguments: Sequence[str]) -> int:
    (purpose,) = arguments
    print(f"Installing {WORDS[purpose]} …", flush=True)
    try:
        make_venv()
        install("--require-hashes", "-r", LOCKS / f"{purpose}.txt")
        install("--no-deps", "--no-build-isolation", "--editable", ROOT)
    except SetUpError as problem:
        print(f"kartentisch: {problem}", file=sys.stderr)
        return 1
    (VENV / f".ready-{purpose}").touch()
    if purpose == "dev":  # has all that playing needs, too
        (VENV / ".ready-play").touch()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
