"""What is stored of finished games for people's statistics: a text for each seat, made from the record by the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from kartentisch.tally import GameTally, tallied

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kartentisch.record import Record

_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(GameTally)


def texts(record: Record, bots: Sequence[str | None], counts: bool) -> list[str]:
    """The text of each seat; empty where the game does not count: it was ended early, or marked at its table."""
    found = tallied(record, bots) if counts else ()
    return [_encode(seat).decode() for seat in found] or [""] * len(record.players)


def read(text: str) -> GameTally:
    """A stored tally. New fields need a default: old ones do not have them."""
    return _decoder.decode(text)
