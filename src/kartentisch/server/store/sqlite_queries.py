"""What the SQLite store asks, by name, from ``sqlite_queries.sql``."""

from __future__ import annotations

import re
from pathlib import Path


def _named(text: str) -> dict[str, str]:
    return {m[1]: m[2].strip() for m in re.finditer(r"^-- ([a-z-]+)\n(.*?;)$", text, re.MULTILINE | re.DOTALL)}


SQL = _named(Path(__file__).with_suffix(".sql").read_text("utf-8"))
