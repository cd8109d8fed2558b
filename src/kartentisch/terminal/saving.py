"""Keeping the record of a game."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kartentisch.game import Say


def proposal(game: str) -> str:
    """A name that no other game has had."""
    return f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}.jsonl"


def save(name: str, record: str, say: Say) -> tuple[bool, str]:
    """Writes a record to a new file; whether it worked, and the sentence that says so. Nothing is ever overwritten."""
    try:
        with Path(name).expanduser().open("x", encoding="utf-8") as file:
            file.write(record + "\n")
    except FileExistsError:
        return False, say("terminal-save-exists", file=name)
    except (OSError, ValueError, RuntimeError) as error:
        # A name with a null byte, or the home folder of somebody who has none, is no `OSError`.
        return False, say("terminal-save-failed", file=name, why=getattr(error, "strerror", None) or str(error))
    return True, say("terminal-saved", file=name)
