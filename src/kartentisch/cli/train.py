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
_SIZES = ("--players", "--minutes", "--now", "--width", "--tables")


def run(arguments: Sequence[str], language: str, say: Say) -> int:  # noqa: ARG001 - every command is called alike
    """The command."""
    parser = Arguments()
    parser.place("game")
    for name in (*_SIZES, "--against", "--among", "--from", "--goal", "--out"):
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
    against, start = value(given, "against") or "", value(given, "from") or ""
    among = tuple(filter(None, (value(given, "among") or "").split(",")))
    name = f"kartentisch.games.{game.name}.training"
    if find_spec(name) is None:
        raise Illegal("train-no-game", game=game.name)
    training = import_module(f"{name}.run")
    goal = value(given, "goal") or training.GOALS[0]
    if goal not in training.GOALS:
        raise Illegal("train-goal", goal=shown(goal), goals=", ".join(training.GOALS))
    with Progress() as progress:

        def told(share: float, figures: Mapping[str, float]) -> None:
            progress.reached(share, lambda: " ".join(f"{name} {value:.4g}" for name, value in figures.items()))

        try:
            plan = training.planned(players, *sizes, against, among, goal, start)
            file = training.train(plan, minutes, folder, told, now=positive(given, "now"))
        except training.NoPolicy as error:
            raise Illegal("train-against", name=shown(str(error)), players=players) from None
        except training.OtherPlan:
            raise Illegal("train-other", folder=shown(str(folder))) from None
    print(shown(str(file)))
    return 0
