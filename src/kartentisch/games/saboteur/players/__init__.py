"""The hand-written players, a level a module; one is fetched when it first sits down: the better ones are large."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from kartentisch.game import Bot
from kartentisch.games.saboteur.view import View


def _apprentice() -> Bot[View]:
    from kartentisch.games.saboteur.players.apprentice import Apprentice

    return Apprentice()


def _journeyman() -> Bot[View]:
    from kartentisch.games.saboteur.players.journeyman import Journeyman

    return Journeyman()


def _master() -> Bot[View]:
    from kartentisch.games.saboteur.players.master import Master

    return Master()


BOTS: Mapping[str, Callable[[], Bot[View]]] = {
    "apprentice": _apprentice,
    "journeyman": _journeyman,
    "master": _master,
}
"""From the weakest to the strongest."""
