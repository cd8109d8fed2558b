"""Whether a move may be made, answered from the asker's own view, so that no answer tells a secret."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from kartentisch.game import Illegal, Seat
from kartentisch.server.refusals import key
from kartentisch.table.model import seat_of
from kartentisch.table.reasons import Refused, TableReason

if TYPE_CHECKING:
    from kartentisch.table.model import Table


class Probed(NamedTuple):
    """Whether a move may be made, and if not, the key of the reason."""

    legal: bool
    reason: str = ""
    rule: str = ""
    args: dict[str, str | int] = {}  # noqa: RUF012 - never changed


class Prober:
    """Tries moves in a world that fits the asker's view; the world is kept while it is the same seat's turn."""

    def __init__(self) -> None:
        self._world: tuple[int, Seat, Any] | None = None

    def probe(self, table: Table, person: str, text: str) -> Probed:
        """Whether a person could make this move now, as far as they know themselves."""
        seat = seat_of(table, person)
        if seat is None:
            raise Refused(TableReason.NOT_A_MEMBER)
        if seat != table.turn or table.match is None:
            return Probed(False, key(Refused(TableReason.NOT_YOUR_TURN)))
        game = table.match.game
        if self._world is None or self._world[:2] != (table.version, seat):
            view = game.view(table.match.state, seat)
            self._world = table.version, seat, game.sample(view, Random(table.version))
        try:
            game.rules.apply(self._world[2], game.parse(text))
        except Illegal as cause:
            return Probed(False, key(Refused(TableReason.ILLEGAL, cause, game.name)), cause.rule, cause.details)
        return Probed(True)
