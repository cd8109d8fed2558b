"""``kartentisch train GAME``: a net that teaches itself to play."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from kartentisch.cli.arguments import Arguments, flag, needed, number, positive, value
from kartentisch.cli.choices import chosen_game, chosen_players
from kartentisch.cli.files import shown
from kartentisch.cli.progress import Progress
from kartentisch.game import Illegal

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from kartentisch.game import Say

MINUTES = 10.0
WIDTH, TABLES = 1024, 16384
FEWEST_TABLES = 64


def run(arguments: Sequence[str], language: str, say: Say) -> int:  # noqa: ARG001 - every command is called alike
    """The command."""
    parser = Arguments()
    parser.place("game")
    for name in ("--players", "--minutes", "--width", "--tables", "--against", "--out"):
        parser.option(name)
    given = parser.read(arguments)
    if flag(given, "help"):
        print(say("cli-help-train"))
        return 0
    game = chosen_game(needed(given, "game"))
    players = chosen_players(game, given)
    folder = Path(value(given, "out") or f"{game.name}-{players}")
    minutes = positive(given, "minutes") or MINUTES
    sizes = number(given, "width", least=1) or WIDTH, number(given, "tables", least=FEWEST_TABLES) or TABLES
    against = value(given, "against") or ""
    name = f"kartentisch.games.{game.name}.training"
    if find_spec(name) is None:
        raise Illegal("train-no-game", game=game.name)
    training = import_module(f"{name}.run")
    with Progress() as progress:

        def told(share: float, figures: Mapping[str, float]) -> None:
            progress.reached(share, lambda: " ".join(f"{name} {value:.4g}" for name, value in figures.items()))

        try:
            file = training.train(training.planned(players, *sizes, against), minutes, folder, told)
        except training.NoPolicy:
            raise Illegal("train-against", name=shown(against), players=players) from None
        except training.OtherPlan:
            raise Illegal("train-other", folder=shown(str(folder))) from None
    print(shown(str(file)))
    return 0
