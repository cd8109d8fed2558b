"""The command line as others call it: a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

_OURS = ("KARTENTISCH_LANGUAGE", "LANG", "LC_ALL", "LC_MESSAGES", "PYTHONHASHSEED")


def environment(**more: str) -> dict[str, str]:
    """This one without wishes of whoever runs the tests."""
    return {name: value for name, value in os.environ.items() if name not in _OURS} | {"PYTHONUTF8": "1"} | more


def kartentisch(
    *arguments: str, stdin: bytes = b"", extra: Mapping[str, str] | None = None, cwd: Path | None = None
) -> subprocess.CompletedProcess[bytes]:
    """The finished process."""
    return subprocess.run(
        [sys.executable, "-m", "kartentisch", *arguments],
        input=stdin,
        capture_output=True,
        env=environment(**(extra or {})),
        check=False,
        timeout=120,
        cwd=cwd,
    )
