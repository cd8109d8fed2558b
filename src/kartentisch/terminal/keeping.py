"""Games that were not finished: kept in the user's data folder, one for each game, and gone on with later."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from kartentisch import replay, strict_json
from kartentisch.game import Illegal
from kartentisch.terminal.session import GameChoice

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kartentisch.record import Record


class Unfinished(NamedTuple):
    """A game as it was left: how it was chosen, and its record so far."""

    settings: GameChoice
    record: Record


def write_privately(file: Path, told: Any) -> None:
    """Writes a file that only its owner may read, at once or not at all. Where the disk refuses, nothing is written."""
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        beside = file.with_suffix(".new")
        with open(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as new:
            new.write(strict_json.dumps(told) + "\n")
        beside.replace(file)


class Keeper:
    """Keeps games in a folder. A file holds everybody's cards, so only its owner may read it.

    Without a folder, and where the disk refuses, nothing is kept, and playing goes on.
    """

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder

    def keep(self, unfinished: Unfinished) -> None:
        """Writes a game down in place of the one before, at once or not at all."""
        if self._folder is None:
            return
        settings, record = unfinished
        told = {"bots": list(settings.bots), "name": settings.name, "record": record.text()}
        file = self._file(settings.game)
        write_privately(file, told)

    def find(self, game: str) -> Unfinished | None:
        """The unfinished game of that kind, if there is one that can be read."""
        if self._folder is None:
            return None
        try:
            told: Any = strict_json.loads(self._file(game).read_text("utf-8"))
            record = replay.read(told["record"])
            settings = GameChoice(game, len(record.players), tuple(told["bots"]), told["name"], record.options or {})
        except (OSError, ValueError, KeyError, TypeError, Illegal, replay.BadRecord):
            return None
        return Unfinished(settings, record) if record.game == game else None

    def latest(self, games: Iterable[str]) -> str | None:
        """Which of these games was left last and can go on."""
        found = [game for game in games if self.find(game) is not None]
        return max(found, key=lambda game: self._file(game).stat().st_mtime_ns, default=None)

    def forget(self, game: str) -> None:
        """The game is over, or is not wanted any more."""
        if self._folder is not None:
            with suppress(OSError):
                self._file(game).unlink(missing_ok=True)

    def _file(self, game: str) -> Path:
        assert self._folder is not None
        return self._folder / f"unfinished-{game}.json"
