"""``kartentisch arena GAME``: bots on the same deals, and how much better one is."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kartentisch.cli.arguments import Arguments, Given, flag, needed, number, positive, value
from kartentisch.cli.choices import (
    chosen_bots,
    chosen_game,
    chosen_options,
    chosen_players,
    listed_bots,
    listed_games,
    listed_options,
)
from kartentisch.cli.files import shown, writing
from kartentisch.cli.progress import Progress
from kartentisch.game import Illegal

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from kartentisch.game import Say
    from kartentisch.research.pairs import Outcome
    from kartentisch.research.plan import Plan
    from kartentisch.research.workers import Crew

DEALS = 1_200
FEWEST_BOTS = 2
OPTIONS = ("players", "bots", "deals", "until", "games", "budget", "seed", "limit", "workers", "ray", "json", "plot")


def run(arguments: Sequence[str], language: str, say: Say) -> int:  # noqa: ARG001 - every command is called alike
    """The command."""
    parser = Arguments()
    parser.place("game")
    for name in OPTIONS:
        parser.option(f"--{name}")
    parser.option("--option", many=True)
    parser.switch("--league")
    parser.switch("--restart")
    given = parser.read(arguments)
    if flag(given, "help"):
        print(say("cli-help-arena", games=listed_games(), options=listed_options(), bots=listed_bots()))
        return 0
    plan = _plan(given)
    deals = number(given, "deals", least=1) or DEALS
    until, games = positive(given, "until"), number(given, "games", least=0)
    for name in ("until", "games"):
        if flag(given, "league") and value(given, name) is not None:
            raise Illegal("arena-no-league", option=f"--{name}")
    crew = _crew(given)
    keep, anew = _journal(given, say), flag(given, "restart")
    # Imported here: arrays take longer than all other commands.
    from kartentisch.research import arena, told

    def done(report: dict[str, Any]) -> None:
        _write(given, report, say)

    with Progress() as progress:
        ticking = _Ticking(progress)
        try:
            if flag(given, "league"):
                report = arena.league(plan, deals, crew=crew, keep=keep, anew=anew, told=ticking, done=done)
            else:
                report = arena.contest(
                    plan, deals, until=until, games=games, crew=crew, keep=keep, anew=anew, told=ticking, done=done
                )
        except KeyboardInterrupt:
            progress.clear()
            if sys.stderr:
                print(say("arena-kept", file=shown(str(keep))) if keep else say("arena-lost"), file=sys.stderr)
            raise
    print(told.told(report, say))
    return 0


def _plan(given: Given) -> Plan:
    from kartentisch.research.plan import BUDGET, Plan

    game = chosen_game(needed(given, "game"))
    players = chosen_players(game, given)
    bots = tuple(chosen_bots(game, given))
    if len(bots) < FEWEST_BOTS:
        raise Illegal("arena-bots", number=len(bots))
    return Plan(
        game.name,
        players,
        bots,
        value(given, "seed") or "1",
        number(given, "budget", least=1) or BUDGET,
        chosen_options(game, given["option"] or ()),
        positive(given, "limit"),
    )


def _crew(given: Given) -> Crew:
    from kartentisch.research import workers

    address = value(given, "ray")
    if address is not None:
        from kartentisch.research.cluster import Cluster

        return Cluster(address)
    return workers.crew(number(given, "workers", least=1) or os.cpu_count() or 1)


def _journal(given: Given, say: Say) -> Path | None:
    """The journal's file. Checks beforehand that the result can be written, so that it does not fail at the end."""
    for name in ("json", "plot"):
        file = value(given, name)
        if file is not None and not Path(file).absolute().parent.is_dir():
            raise Illegal("file-nowhere", file=shown(file))
        if file is not None and Path(file).is_dir():
            raise Illegal("file-directory", file=shown(file))
        if file is not None and not os.access(file if Path(file).exists() else Path(file).absolute().parent, os.W_OK):
            raise Illegal("file-forbidden", file=shown(file))
    file = value(given, "json")
    if file is None:
        return None
    keep = Path(f"{file}.part")
    if not flag(given, "restart") and keep.exists() and sys.stderr and sys.stderr.isatty():
        with keep.open("rb") as lines:
            print(say("arena-resumed", file=shown(str(keep)), tables=str(sum(1 for _ in lines) - 1)), file=sys.stderr)
    return keep


def _write(given: Given, report: dict[str, Any], say: Say) -> None:
    from kartentisch.research.plot import drawn
    from kartentisch.research.results import text as written

    for name, text in (("json", written(report)), ("plot", drawn(report, say))):
        file = value(given, name)
        if file is not None:
            with writing(file) as out:
                out.write(text.encode())


class _Ticking:
    """Updates the progress bar, with the result so far."""

    def __init__(self, progress: Progress) -> None:
        self._progress = progress

    def __call__(self, share: float, so_far: Callable[[], Outcome]) -> None:
        self._progress.reached(share, lambda: _so_far(so_far()))


def _so_far(outcome: Outcome) -> str:
    from kartentisch.research.pairs import glance

    return glance(outcome)
