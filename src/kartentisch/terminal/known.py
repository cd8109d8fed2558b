"""Who one is at each server: a secret, kept in the user's data folder."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kartentisch import strict_json
from kartentisch.terminal.keeping import write_privately


class Known:
    """Secrets by server. Whoever reads one is that person, so only the file's owner may. No folder: none is kept."""

    def __init__(self, folder: Path | None) -> None:
        self._file = None if folder is None else folder / "servers.json"
        self._secrets = self._read()

    def secret(self, origin: str) -> str | None:
        """Who we are there; None: somebody new."""
        return self._secrets.get(origin)

    def keep(self, origin: str, secret: str) -> None:
        """The server knows us by this secret from now on."""
        self._secrets = {**self._read(), origin: secret}
        if self._file is not None:
            write_privately(self._file, self._secrets)

    def _read(self) -> dict[str, str]:
        try:
            told: Any = strict_json.loads(self._file.read_text("utf-8")) if self._file else {}
        except (OSError, ValueError):
            told = {}
        return {key: text for key, text in told.items() if isinstance(text, str)} if isinstance(told, dict) else {}
