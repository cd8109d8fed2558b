"""Fair deals (`docs/fair.md`) at a server's table: what one adds to the shuffle, and whether the promise was kept."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from kartentisch import fair, replay

if TYPE_CHECKING:
    from kartentisch.client.connection import Frame
    from kartentisch.game import Say, Seat


class Mixes:
    """The numbers that we have added, by the promises that were made before."""

    def __init__(self) -> None:
        self._sent: dict[str, str] = {}
        self._promised = ""
        """What the game that is being played, or was last, began with."""

    def wanted(self, news: Frame) -> str | None:
        """A number by chance for the game to come; None where we have added one, or cannot."""
        told, seat = news["fair"], news["you"]
        if told is None:
            return None
        promised: str = told["commitment"]
        if news["stage"] in ("playing", "between"):
            self._promised = promised
            return None
        if seat is None or seat in told["mixed"] or promised in self._sent:
            return None
        self._sent[promised] = secrets.token_hex(32)
        return self._sent[promised]

    def lost(self, mix: str) -> None:
        """It has not arrived: another one will be wanted."""
        self._sent = {promised: sent for promised, sent in self._sent.items() if sent != mix}

    def told(self, record: str, seat: Seat, say: Say) -> str:
        """Whether the deals of the last game were fair, in words; empty where we have added nothing to it."""
        mix = self._sent.get(self._promised)
        if mix is None:
            return ""
        try:
            found = replay.read(record)
            pledge = fair.pledged(found)
            kept = fair.commitment(pledge.seed) == self._promised
            fair.check(found)
        except replay.BadRecord:
            return say("fair-deals", found="no", rounds=0)
        mine = pledge.mixes[seat] == mix
        sentences = [
            say("fair-kept", found="yes" if kept else "no"),
            say("fair-mine", found="yes" if mine else "no"),
            say("fair-deals", found="yes", rounds=len(found.rounds)),
        ]
        return " ".join(sentences)
