"""What a store asks, by name, from a file of SQL."""

from __future__ import annotations

import re
from pathlib import Path

_HERE = Path(__file__).parent


def named(file: str) -> dict[str, str]:
    """The queries of a file, each below a line ``-- its-name``."""
    text = (_HERE / file).read_text("utf-8")
    return {m[1]: m[2].strip() for m in re.finditer(r"^-- ([a-z-]+)\n(.*?;)$", text, re.MULTILINE | re.DOTALL)}


def migrations(folder: str) -> dict[int, Path]:
    """The numbered files that lead from an empty database to what this version needs."""
    return {int(file.stem): file for file in sorted((_HERE / folder).glob("*.sql"))}
