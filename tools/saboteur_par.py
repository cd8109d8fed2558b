"""How often each role's side wins a round of Saboteur among journeymen, which ratings compare with.

    python -m tools.saboteur_par [--rounds 3000]

Writes ``web/src/games/saboteur/par.gen.ts``. A test notices when the bots have changed.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from kartentisch.games.saboteur.cards import DWARVES
from kartentisch.games.saboteur.players import fitted, watched

OUT = Path(__file__).parent.parent / "web" / "src" / "games" / "saboteur" / "par.gen.ts"
HEAD = """\
// Made by tools/saboteur_par.py.

/** By number of players: how often the side of a digger and that of a saboteur win a round among journeymen. */
"""


class Par(NamedTuple):
    """The share of the rounds of somebody in that role which their side has won."""

    digger: float
    saboteur: float


def measured(players: int, rounds: int, seed: int = 1) -> Par:
    """Among journeymen in so many rounds: every seat counts, as it does in somebody's statistics."""
    bot, style = fitted.bot(players), fitted.fitted(players)
    had, won = Counter[bool](), Counter[bool]()
    for this, _, _ in watched.rounds(players, lambda _: watched.seated([bot] * players), style, rounds, seed):
        reached = this.reacher >= 0
        for seat in range(players):
            saboteur = bool(this.roles[seat])
            had[saboteur] += 1
            won[saboteur] += saboteur != reached
    return Par(*(won[saboteur] / had[saboteur] for saboteur in (False, True)))


def written(found: dict[int, Par]) -> str:
    """The file for the page."""
    lines = [f"  {players}: {json.dumps([round(share, 3) for share in par])}," for players, par in found.items()]
    return "\n".join(
        (f"{HEAD}export const PAR: Record<number, readonly [digger: number, saboteur: number]> = {{", *lines, "};\n")
    )


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=3_000)
    chosen = parser.parse_args(arguments)
    OUT.write_text(written({players: measured(players, chosen.rounds) for players in DWARVES}), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
