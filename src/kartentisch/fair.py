"""Fair deals (``docs/fair.md``): whoever deals commits to a secret seed before anybody adds to the shuffle.

The seed is told after the game. Then everybody can repeat each deal from it and from what the players have added, and
see that nobody could choose the cards. What is computed here is written down there for other programs; a change of it
needs another `SCHEME`.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from kartentisch.game import Illegal, quoted
from kartentisch.match import Match, resume
from kartentisch.replay import BadRecord

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kartentisch.record import Record

SCHEME = 1
_WORDS = 1 << 32
_NUMBER = re.compile("[0-9a-f]{64}")


def commitment(seed: str) -> str:
    """What is published before the deal: the SHA-256 of the seed's 32 bytes, both as 64 hexadecimal digits."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def seed_of(secret: str, game: int) -> str:
    """The seed of a table's game, counted from 1. Whoever knows one of them knows nothing of the others."""
    return hmac.digest(bytes.fromhex(secret), b"game %d" % game, "sha256").hex()


@lru_cache(maxsize=10_000)
def promised(secret: str, game: int) -> str:
    """The commitment to the seed of a table's game. Remembered, because every message to the table has it."""
    return commitment(seed_of(secret, game))


class Pledge(NamedTuple):
    """What decides all deals of a game: the seed, and what each seat has added to it (None: nothing)."""

    seed: str
    mixes: tuple[str | None, ...]

    def told(self) -> dict[str, object]:
        """As it stands in the record of the finished game, below ``meta``."""
        return {
            "fair": {
                "scheme": SCHEME,
                "commitment": commitment(self.seed),
                "mixes": list(self.mixes),
                "seed": self.seed,
            }
        }

    def deal(self, match: Match[Any, Any]) -> Any:
        """The deal that follows for the next round of a match."""
        round_number = len(match.record.rounds) + 1
        lines = [f"kartentisch {SCHEME}", match.game.name, *(mix or "-" for mix in self.mixes), f"round {round_number}"]
        key = hmac.digest(bytes.fromhex(self.seed), "\n".join(lines).encode(), "sha256")
        return match.game.rules.shuffle(match.state, Stream(key))


class Stream:
    """A `Shuffler` that a key decides: HMAC-SHA256 in counter mode, 32 bits at a time."""

    def __init__(self, key: bytes) -> None:
        self._words = _words(key)

    def randrange(self, start: int) -> int:
        """A number below `start`, all equally likely: words that would favour some are left out."""
        whole = _WORDS - _WORDS % start
        return next(word for word in self._words if word < whole) % start

    def shuffle(self, x: list[Any]) -> None:
        """Sorts a pile, so that it does not matter how it lay before, and shuffles it (Fisher and Yates)."""
        x.sort()
        for last in range(len(x) - 1, 0, -1):
            other = self.randrange(last + 1)
            x[last], x[other] = x[other], x[last]


def _words(key: bytes) -> Iterator[int]:
    block = 0
    while True:
        drawn = hmac.digest(key, b"%d" % block, "sha256")
        for place in range(0, len(drawn), 4):
            yield int.from_bytes(drawn[place : place + 4], "big")
        block += 1


def check(record: Record) -> None:
    """`BadRecord` unless the seed is told, fits the commitment, and gives every deal, and some player has added to it.

    The record is known to be one that the rules allow.
    """
    pledge = pledged(record)
    match = resume(record.truncated(0, 0))
    for number, played in enumerate(record.rounds, 1):
        dealt = match.play(played.deal)
        if match.play(pledge.deal(match)).state != dealt.state:
            raise BadRecord(number, 0, Illegal("fair-deal"))
        match = dealt
        for move in played.moves:
            match = match.play(move)


def pledged(record: Record) -> Pledge:
    """What a record tells of its deals' fairness; `BadRecord` if that is nothing, or no guarantee."""
    try:
        return _pledged((record.meta or {}).get("fair"), len(record.players))
    except Illegal as cause:
        raise BadRecord(0, 0, cause) from None


def _pledged(told: object, players: int) -> Pledge:
    if told is None:
        raise Illegal("fair-nothing")
    if not isinstance(told, dict) or type(told.get("scheme")) is not int or told["scheme"] != SCHEME:
        raise Illegal("fair-scheme", scheme=SCHEME)
    promised, seed = (_number(key, told.get(key)) for key in ("commitment", "seed"))
    added = told.get("mixes")
    if not isinstance(added, list) or len(added) != players:
        raise Illegal("fair-mixes", players=players)
    mixes = tuple(None if mix is None else _number("mixes", mix) for mix in added)
    if commitment(seed) != promised:
        raise Illegal("fair-commitment")
    if not any(mixes):
        raise Illegal("fair-nobody")
    return Pledge(seed, mixes)


def _number(key: str, found: object) -> str:
    if not isinstance(found, str) or not _NUMBER.fullmatch(found):
        raise Illegal("fair-number", key=key, found=quoted(found))
    return found
