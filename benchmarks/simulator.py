"""How fast the simulator is, side by side with a peer: random play, one core.

    python benchmarks/simulator.py [--json FILE] [--seconds S]

Die sieben Siegel is played by `legal` and `apply` of the simulator with which the bots search: from dealt positions
with 3, 4 and 5 players in turn to the end of the round, each legal choice as likely as the others. The peer is
OpenSpiel with `spades` and `hearts`, whichever is faster: whole games stepped from Python, and its rollouts in C++
without Python in the loop, which are those of its search and start from dealt positions, too. A decision is a choice of
a player. Saboteur is played by its own simulator in whole games with 3 to 10 players in turn, deals, gold and all
rounds included; it has no peer.

The contestants take turns in short slices, so that whatever else the machine does hits all alike, and the best slice
counts. Time is that of the processor. The first call is timed in a fresh process with nothing compiled before but the
bytecode of the packages, which an installation brings.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from itertools import cycle
from pathlib import Path
from random import Random
from time import process_time

import numpy as np

from kartentisch.compiled import compiled
from kartentisch.games.saboteur import bridge as saboteur_bridge
from kartentisch.games.saboteur import simulator as saboteur
from kartentisch.games.saboteur.cards import DWARVES
from kartentisch.games.saboteur.simulator import Position
from kartentisch.games.saboteur.state import Config as SaboteurConfig
from kartentisch.games.siegel import bridge
from kartentisch.games.siegel.round import OVER, Round, Rounds, new_rounds
from kartentisch.games.siegel.simulator import Rng, apply, deal, random_action
from kartentisch.games.siegel.state import Config

Play = Callable[[], int]
"""Plays for some milliseconds at most and tells how many decisions were made."""

SLICES = 20
ROUNDS, GAMES, ROLLOUTS = 1_000, 50, 100
PEERS = ("spades", "hearts")

WARM_UP = """
from numba import njit
from kartentisch.games.siegel import bridge, simulator
njit(lambda: 0)()
"""
FIRST_CALL = """
from time import process_time
start = process_time()
from kartentisch.games.siegel import bridge, simulator
from kartentisch.games.siegel.state import Config
imported = process_time()
here, chance = bridge.table(Config(4)), bridge.rng_of(1)
simulator.deal(here, chance, 0)
simulator.apply(here, simulator.random_action(here, chance))
print(process_time() - imported, imported - start)
"""


@compiled
def rollouts(start: Round, worlds: Rounds, rng: Rng, number: int) -> int:
    """Plays the round to its end at random so many times, and tells how many decisions were made."""
    decisions = 0
    for _ in range(number):
        worlds[0] = start
        this = worlds[0]
        while this.phase != OVER:
            apply(this, random_action(this, rng))
            decisions += 1
    return decisions


def ours() -> Play:
    """Rounds with 3, 4 and 5 players, as many of each; what is dealt stays the same."""
    rng, worlds = bridge.rng_of(1), new_rounds(1)
    dealt = [bridge.table(Config(players)) for players in (3, 4, 5)]
    for start in dealt:
        deal(start, rng, 0)
    starts = cycle(dealt)
    return lambda: rollouts(next(starts), worlds, rng, ROUNDS)


def stepped(name: str) -> Play:
    """The peer stepped from Python, with nothing in the loop that need not be; all its chance is in the deal."""
    import pyspiel

    game, rnd = pyspiel.load_game(name), Random(1).random

    def play() -> int:
        state = game.new_initial_state()
        while state.is_chance_node():
            moves = state.legal_actions()
            state.apply_action(moves[int(rnd() * len(moves))])
        decisions = 0
        while moves := state.legal_actions():
            state.apply_action(moves[int(rnd() * len(moves))])
            decisions += 1
        return decisions

    return play


def rolled_out(name: str) -> Play:
    """The peer in C++: a search that simulates once, which is to play so many games from the position given.

    It cannot begin before the deal. In both games all that begin from one position are equally long.
    """
    import pyspiel

    game, rng = pyspiel.load_game(name), Random(1)
    start = game.new_initial_state()
    while start.is_chance_node():
        start.apply_action(rng.choice(start.legal_actions()))
    state, decisions = start.clone(), 0
    while moves := state.legal_actions():
        state.apply_action(rng.choice(moves))
        decisions += 1
    search = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1), 1.0, 1, 10, False, 1, False)

    def play() -> int:
        search.mcts_search(start)
        return decisions * ROLLOUTS

    return play


@compiled
def saboteur_games(game: Position, rng: saboteur.Rng, actions: saboteur.Actions, number: int) -> int:
    """Plays so many whole games of Saboteur at random and tells how many decisions were made."""
    decisions = 0
    for _ in range(number):
        saboteur.begin(game)
        while game.phase != saboteur.OVER:
            if game.phase == saboteur.DEAL:
                saboteur.deal(game, rng)
            else:
                saboteur.apply(game, saboteur.random_action(game, rng, actions))
                decisions += 1
    return decisions


def ours_of_saboteur() -> Play:
    """Games with 3 to 10 players in turn."""
    rng, actions = saboteur_bridge.rng_of(1), np.empty(saboteur.MOST, dtype=np.int64)
    games = cycle([saboteur_bridge.new(SaboteurConfig(players)) for players in DWARVES])
    return lambda: saboteur_games(next(games), rng, actions, GAMES)


def measure(contestants: Sequence[Play], seconds: float) -> list[float]:
    """Decisions a second of each contestant in its best slice, all of them together taking about that long."""
    share = seconds / SLICES / len(contestants)
    slices = [[_slice(play, share) for play in contestants] for _ in range(SLICES)]
    return [max(rates) for rates in zip(*slices, strict=True)]


def _slice(play: Play, seconds: float) -> float:
    decisions = 0
    start = now = process_time()
    while now - start < seconds or not decisions:
        decisions += play()
        now = process_time()
    return decisions / (now - start)


def first_call() -> tuple[float, float]:
    """Seconds of the first call in a fresh process, and of the imports before it."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "PYTHONPYCACHEPREFIX": f"{folder}/bytecode"}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        environment["NUMBA_CACHE_DIR"] = f"{folder}/compiled"
        for script in (WARM_UP, FIRST_CALL):  # the first writes the bytecode
            command = [sys.executable, "-c", script]
            answer = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    call, imports = map(float, answer.stdout.split())
    return call, imports


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints a table, and writes the figures where it is told to."""
    parser = argparse.ArgumentParser(description="How fast the simulator is, side by side with OpenSpiel.")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures to FILE")
    parser.add_argument("--seconds", type=float, default=20.0, help="about how long to measure (default: %(default)g)")
    chosen = parser.parse_args(arguments)
    try:
        peers = [make(name) for make in (rolled_out, stepped) for name in PEERS]
    except ImportError:
        print("simulator.py: the benchmark needs OpenSpiel: python -m pip install open_spiel", file=sys.stderr)
        return 2
    own = (ours(), ours_of_saboteur())
    for play in own:
        play()  # compiles it
    plays, games, *rates = measure((*own, *peers), chosen.seconds)
    cpp, python = max(rates[:2]), max(rates[2:])
    call, imports = first_call()
    figures = {
        "plays_per_s": round(plays),
        "openspiel_cpp_decisions_per_s": round(cpp),
        "openspiel_python_decisions_per_s": round(python),
        "first_call_s": round(call, 2),
        "saboteur_decisions_per_s": round(games),
    }
    print(f"Die sieben Siegel, simulator   {figures['plays_per_s']:11,} decisions/s")
    print(f"Saboteur, simulator            {figures['saboteur_decisions_per_s']:11,} decisions/s")
    for label, peer, best in (("C++", rates[:2], cpp), ("Python", rates[2:], python)):
        for name, rate in zip(PEERS, peer, strict=True):
            note = f"   the simulator is {plays / rate:.1f} times as fast" if rate == best else ""
            print(f"OpenSpiel {name}, {label:<13}{rate:12,.0f} decisions/s{note}")
    print(f"First call of a fresh install  {figures['first_call_s']:11.2f} s, after {imports:.2f} s of imports")
    if chosen.json:
        chosen.json.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
