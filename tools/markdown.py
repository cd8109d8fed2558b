"""Tables in Markdown, for the pages that tools write."""

from __future__ import annotations

from collections.abc import Sequence


def table(head: Sequence[str], rows: Sequence[Sequence[str]], left: int = 1) -> str:
    """A table whose first `left` columns stand to the left, all others, which hold numbers, to the right."""
    rule = "|".join("---" if place < left else "---:" for place in range(len(head)))
    return "\n".join((f"| {' | '.join(head)} |", f"|{rule}|", *(f"| {' | '.join(row)} |" for row in rows)))
