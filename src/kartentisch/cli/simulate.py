"""``kartentisch simulate GAME``: bots play whole games, and their records are written."""

from __future__ import annotations

from itertools import cycle, islice
from typing import TYPE_CHECKING

from kartentisch.bots.play import simulate
from kartentisch.cli.arguments import Arguments, flag, needed, number, value
from kartentisch.cli.choices import (
    chosen_bots,
    chosen_game,
    chosen_options,
    chosen_players,
    listed_bots,
    listed_options,
)
from kartentisch.cli.files import STANDARD, writing
from kartentisch.cli.progress import Progress

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kartentisch.game import Say


def run(arguments: Sequence[str], language: str, say: Say) -> int:  # noqa: ARG001 - every command is called alike
    """The command."""
    parser = Arguments()
    parser.place("game")
    for name in ("--players", "--games", "--bots", "--seed", "--out"):
        parser.option(name)
    parser.option("--option", many=True)
    given = parser.read(arguments)
    if flag(given, "help"):
        print(say("cli-help-simulate", options=listed_options(), bots=listed_bots()))
        return 0
    game = chosen_game(needed(given, "game"))
    players = chosen_players(game, given)
    options = chosen_options(game, given["option"] or ())
    seats = tuple(islice(cycle(chosen_bots(game, given)), players))
    count = number(given, "games", least=0)
    if count is None:
        count = 1
    seed = value(given, "seed")
    with writing(value(given, "out") or STANDARD) as file, Progress() as progress:
        for index in range(count):
            record = simulate(game, seats, options, seed, index).record
            file.write(record.text().encode() + b"\n")
            file.flush()
            progress.reached((index + 1) / count)
    return 0
