"""The bots of this game, one module per level; imported when it is first needed, as the better ones are large."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from kartentisch.game import Bot, Move
from kartentisch.games.saboteur.view import View
from kartentisch.question import Reason


def _apprentice() -> Bot[View]:
    from kartentisch.games.saboteur.players.apprentice import Apprentice

    return Apprentice()


def _improver() -> Bot[View]:
    from kartentisch.games.saboteur.players.improver import Improver

    return Improver()


def _journeyman() -> Bot[View]:
    from kartentisch.games.saboteur.players.journeyman import Journeyman

    return Journeyman()


def _master() -> Bot[View]:
    from kartentisch.games.saboteur.players.master import Master

    return Master()


BOTS: Mapping[str, Callable[[], Bot[View]]] = {
    "apprentice": _apprentice,
    "improver": _improver,
    "journeyman": _journeyman,
    "master": _master,
}
"""The levels, from the weakest to the strongest."""


def why(view: View, moves: Sequence[Move], rng: Random) -> tuple[Reason, ...]:
    """Why some moves of a view are as good as they are, a sentence for each."""
    from kartentisch.games.saboteur.players.why import why

    return why(view, moves, rng)
