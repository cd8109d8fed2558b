"""Game records (``docs/rules/records.md``): the deals and decisions of a game, from which everything else follows.

A `Record` is one line of a file. `kartentisch.match` writes it while a game is played, `kartentisch.replay` reads it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from kartentisch import games, strict_json

if TYPE_CHECKING:
    from collections.abc import Mapping

    from kartentisch.game import Move

VERSION = 1


class Round(NamedTuple):
    """A deal and the decisions after it; `scores` once it is complete (a foreign record may leave them out)."""

    deal: Move
    moves: tuple[Move, ...] = ()
    scores: tuple[int, ...] | None = None


class Record(NamedTuple):
    """One game, finished or not. `options` and `meta` are kept as written; None: not written at all."""

    game: str
    players: tuple[str, ...]
    options: Mapping[str, object] | None = None
    meta: Mapping[str, object] | None = None
    rounds: tuple[Round, ...] = ()
    totals: tuple[int, ...] | None = None

    def truncated(self, round_number: int, move_number: int) -> Record:
        """The game as it stood after that move (0: the deal; round 0: before the first deal), which is undo.

        `IndexError` if the record does not go that far.
        """
        if (round_number, move_number) == (0, 0):
            return self._replace(rounds=(), totals=None)
        if round_number < 1 or move_number < 0:
            raise IndexError((round_number, move_number))
        last = self.rounds[round_number - 1]
        if move_number > len(last.moves):
            raise IndexError((round_number, move_number))
        if move_number < len(last.moves):
            last = Round(last.deal, last.moves[:move_number])
        elif round_number == len(self.rounds):
            return self
        return self._replace(rounds=(*self.rounds[: round_number - 1], last), totals=None)

    def text(self) -> str:
        """The record as one line of JSON, without a line's end."""
        game = games.load(self.game)
        header: dict[str, object] = {"kartentisch": VERSION, "game": self.game, "players": list(self.players)}
        if self.options is not None:
            header["options"] = dict(self.options)
        if self.meta is not None:
            header["meta"] = dict(self.meta)
        header["rounds"] = [
            {
                **game.deal_text.write(played.deal),
                "moves": [str(move) for move in played.moves],
                **({} if played.scores is None else {game.scores_key: list(played.scores)}),
            }
            for played in self.rounds
        ]
        if self.totals is not None:
            header["totals"] = list(self.totals)
        return strict_json.dumps(header)
