"""How fast the rules are, side by side with a peer: random play, one core.

    python benchmarks/rules.py [--json FILE] [--seconds S]

Die sieben Siegel with 4 players and Saboteur with 5 are played through their public rules (`shuffle`, `steps`,
`apply`), deals included, no views built, predictions step by step. The peer is OpenSpiel's `hearts`, which is written
in C++ and stepped from Python in the same way. A decision is one applied move or step; deals take their time but are
not counted. The contestants take turns in short slices, so that whatever else the machine does hits all alike, and the
median slice counts. Time is that of the processor.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

from kartentisch import games

Play = Callable[[Random], int]
"""Plays one whole game and tells how many decisions were made."""

SLICES = 20


def ours(name: str, players: int) -> Play:
    """A game of the registry."""
    game = games.load(name)
    rules, config = game.rules, game.configure(players)

    def play(rng: Random) -> int:
        steps, apply, rnd = rules.steps, rules.apply, rng.random
        decisions = 0
        state = rules.new(config)
        while not rules.is_over(state):
            state = apply(state, rules.shuffle(state, rng))
            while moves := steps(state):
                state = apply(state, moves[int(rnd() * len(moves))])
                decisions += 1
        return decisions

    return play


def openspiel(name: str) -> Play:
    """A game of OpenSpiel whose chance is uniform, as it is in `hearts`."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play(rng: Random) -> int:
        rnd = rng.random
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            moves = state.legal_actions()
            decisions += not state.is_chance_node()
            state.apply_action(moves[int(rnd() * len(moves))])
        return decisions

    return play


def measure(contestants: Sequence[Play], seconds: float) -> list[float]:
    """Decisions a second of each contestant, all of them together taking about that long."""
    rng = Random(1)
    share = seconds / (SLICES + 1) / len(contestants)
    slices = [[_slice(play, rng, share) for play in contestants] for _ in range(SLICES + 1)]
    # The first slice fills caches and is not counted.
    return [median(rates) for rates in zip(*slices[1:], strict=True)]


def _slice(play: Play, rng: Random, seconds: float) -> float:
    decisions = 0
    start = now = process_time()
    while now - start < seconds or not decisions:
        decisions += play(rng)
        now = process_time()
    return decisions / (now - start)


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints a table, and writes the figures where it is told to."""
    parser = argparse.ArgumentParser(description="How fast the rules are, side by side with OpenSpiel.")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures to FILE")
    parser.add_argument("--seconds", type=float, default=20.0, help="about how long to measure (default: %(default)g)")
    chosen = parser.parse_args(arguments)
    try:
        peer = openspiel("hearts")
    except ImportError:
        print("rules.py: the benchmark needs OpenSpiel: python -m pip install open_spiel", file=sys.stderr)
        return 2
    siegel, saboteur, hearts = measure((ours("siegel", 4), ours("saboteur", 5), peer), chosen.seconds)
    ratio = siegel / hearts
    print(f"Die sieben Siegel, 4 players   {siegel:9,.0f} decisions/s   {ratio:.2f} of OpenSpiel")
    print(f"OpenSpiel hearts, 4 players    {hearts:9,.0f} decisions/s")
    print(f"Saboteur, 5 players            {saboteur:9,.0f} turns/s")
    if chosen.json:
        figures = {
            "siegel_decisions_per_s": round(siegel),
            "saboteur_turns_per_s": round(saboteur),
            "openspiel_decisions_per_s": round(hearts),
            "ratio": round(ratio, 4),
        }
        chosen.json.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
