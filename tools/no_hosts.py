"""Finds what must not be in the project's files: hosts of package registries, other addresses, paths of one machine.

``python -m tools.no_hosts`` prints each find as ``FILE:LINE: what: text`` and exits 1 if there is any.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from tools.set_up import ROOT, pip_settings

ALLOWED_HOSTS = frozenset({"www.w3.org"})  # the names of XML's name spaces, which nobody visits

PATTERNS = {
    "registry": re.compile(r"\b(?:pypi\.(?:org|python\.org)|pythonhosted\.org|npmjs\.(?:org|com)|yarnpkg\.com)\b"),
    "registry setting": re.compile(r"--(?:extra-)?index-url[ =]|--find-links[ =]|^registry *=|\"resolved\": *\""),
    "path of one machine": re.compile(
        r"(?<![\w.)}*])/(?:root|home|work|farm|Users|opt|mnt|srv)/[\w.]|\b[A-Z]:\\Users\\"
    ),
}
ADDRESS = re.compile(r"\b(?:https?|wss?|git|ssh|ftp)://(?:[^/\s@\"']*@)?([\w.-]+)")


def files(root: Path) -> list[Path]:
    """What is or would be committed; all but what .gitignore names where there is no git."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )
    if listed.returncode == 0:
        found = [root / name for name in listed.stdout.split("\0") if name]
    else:
        ignored = [f"/{line.strip('/')}/" for line in (root / ".gitignore").read_text("utf-8").splitlines()]
        found = [
            file
            for file in root.rglob("*")
            if not any(name in f"/{file.relative_to(root).as_posix()}/" for name in ignored)
        ]
    return sorted(file for file in found if file.is_file())


def here(root: Path) -> Iterator[str]:
    """What would betray this very machine: where the project and its user live, and where pip gets its packages."""
    yield from (str(path) for path in (root, Path.home()) if len(path.parts) > 2)
    yield from (match[1] for match in ADDRESS.finditer(pip_settings()))


def finds(text: str, secrets: Iterable[str] = ()) -> Iterator[tuple[int, str, str]]:
    """Line, kind and wording of everything in a text that must not be there."""
    for number, line in enumerate(text.splitlines(), start=1):
        for kind, pattern in PATTERNS.items():
            if match := pattern.search(line):
                yield number, kind, match[0]
        for match in ADDRESS.finditer(line):
            if match[1] not in ALLOWED_HOSTS:
                yield number, "address", match[0]
        for secret in secrets:
            if secret in line:
                yield number, "this machine", secret


def search(root: Path) -> list[str]:
    secrets = tuple(here(root))
    report = []
    for file in files(root):
        data = file.read_bytes()
        if b"\0" not in data:
            name = file.relative_to(root)
            text = data.decode("utf-8", errors="replace")
            report += [f"{name}:{number}: {kind}: {wording}" for number, kind, wording in finds(text, secrets)]
    return report


if __name__ == "__main__":
    report = search(ROOT)
    print("\n".join(report) if report else "No host names or machine paths.")
    sys.exit(bool(report))
