"""``kartentisch simulate GAME``: bots play whole games, and their records are written."""

from __future__ import annotations

from itertools import cycle, islice
from typing import TYPE_CHECKING

from kartentisch.bots.play import BUDGET, Simulation
from kartentisch.cli.arguments import Arguments, flag, needed, number, value
from kartentisch.cli.choices import (
    chosen_bots,
    chosen_game,
    chosen_options,
    chosen_players,
    listed_bots,
    listed_games,
    listed_options,
)
from kartentisch.cli.files import STANDARD, writing
from kartentisch.cli.progress import Progress
from kartentisch.game import Budget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kartentisch.game import Say


def run(arguments: Sequence[str], language: str, say: Say) -> int:  # noqa: ARG001 - every command is called alike
    """The command."""
    parser = Arguments()
    parser.place("game")
    for name in ("--players", "--games", "--bots", "--seed", "--budget", "--workers", "--out"):
        parser.option(name)
    parser.option("--option", many=True)
    given = parser.read(arguments)
    if flag(given, "help"):
        print(say("cli-help-simulate", games=listed_games(), options=listed_options(), bots=listed_bots()))
        return 0
    game = chosen_game(needed(given, "game"))
    players = chosen_players(game, given)
    options = chosen_options(game, given["option"] or ())
    seats = tuple(islice(cycle(chosen_bots(game, given)), players))
    count = number(given, "games", least=0)
    if count is None:
        count = 1
    simulations = number(given, "budget", least=1)
    budget = BUDGET if simulations is None else Budget(simulations=simulations)
    simulation = Simulation(game.name, seats, options, value(given, "seed"), budget)
    workers = number(given, "workers", least=1) or 1
    with writing(value(given, "out") or STANDARD) as file, Progress() as progress:
        for done, text in enumerate(simulation.records(count, workers), 1):
            file.write(text.encode() + b"\n")
            file.flush()
            progress.reached(done / count)
    return 0
