"""The result of an experiment as a file: what made it, and a form that people can read."""

from __future__ import annotations

import json
import platform
import re
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np

import kartentisch

_NUMBERS = re.compile(r"\[\s+(-?\d[-\d.,\s]*?)\s+\]")


def made() -> dict[str, str | None]:
    """By what and when a result was made; `commit` is None where the program does not run from its repository."""
    return {
        "version": kartentisch.__version__,
        "commit": _commit(),
        "python": platform.python_version(),
        "numpy": np.__version__,
        "date": datetime.now(UTC).strftime("%Y-%m-%d"),
        "machine": f"{platform.system()} {platform.machine()}, {_processor()}",
    }


def text(result: dict[str, Any]) -> str:
    """A result as JSON, indented; lists of numbers stay on one line each."""
    return _NUMBERS.sub(_on_one_line, json.dumps(result, indent=1)) + "\n"


def _on_one_line(found: re.Match[str]) -> str:
    return f"[{', '.join(part.strip() for part in found[1].split(','))}]"


def _commit() -> str | None:
    """The commit of the working tree that holds this file, marked where something in it was changed since."""
    command = ["git", "-C", str(Path(__file__).parent), "describe", "--always", "--abbrev=40", "--dirty"]
    try:
        done = subprocess.run([*command, "--exclude=*"], capture_output=True, text=True, check=False, timeout=10)
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout.strip() or None


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        return platform.processor()
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(names, platform.processor())
