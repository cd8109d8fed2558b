"""Whole games of Die sieben Siegel between two nets without search, thousands at once, with intervals.

``python -m tools.net_games 4 grandmaster old.npz journeyman`` sets the first against each of the others, both ways
round and with half of the seats: a net of a file that ``kartentisch train`` has written, ``grandmaster``, or
``journeyman``. It needs the extra ``train``, and takes seconds on a graphics card.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from kartentisch.games.siegel.cards import SABOTEUR_PRICES
from kartentisch.games.siegel.training.contest import contest
from kartentisch.games.siegel.training.net import Net
from kartentisch.games.siegel.training.plan import JOURNEYMAN, Plan
from kartentisch.games.siegel.training.run import read


def results(players: int, names: Sequence[str], games: int, seed: int, *, greedy: bool) -> Iterator[dict[str, Any]]:
    """For each opponent: the candidate alone among it, it alone among candidates, and half of the seats each."""
    plan = Plan(players)
    minds: list[Net] = [{} if name == JOURNEYMAN else read(name, plan) for name in names]
    for name, other in zip(names[1:], minds[1:], strict=True):
        for many in sorted({1, players // 2, players - 1}):
            found = contest(minds[0], other, seed, plan.config, games, many, SABOTEUR_PRICES[0], greedy=greedy)
            won, margin = np.asarray(found.won), np.asarray(found.theirs - found.own)
            yield {
                "players": players,
                "candidate": names[0],
                "others": name,
                "seats": many,
                "fair": many / players,
                "won": float(won.mean()),
                "won_error": float(1.96 * won.std() / games**0.5),
                "margin": float(margin.mean()),
                "margin_error": float(1.96 * margin.std() / games**0.5),
                "points": float(np.asarray(found.own).mean()),
                "games": games,
            }


def told(row: dict[str, Any]) -> str:
    """A result in words."""
    return (
        f"{row['players']} players, {row['seats']} × {row['candidate']} among {row['others']}: won {row['won']:.1%} "
        f"± {row['won_error']:.1%} (fair {row['fair']:.1%}), margin {row['margin']:+.2f} ± {row['margin_error']:.2f}, "
        f"points {row['points']:.2f}"
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Plays, and tells."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("players", type=int)
    parser.add_argument("nets", nargs="+")
    parser.add_argument("--games", type=int, default=16384)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--by-chance", action="store_true", help="play by the nets' probabilities, as in training")
    parser.add_argument("--json", type=Path)
    given = parser.parse_args(arguments)
    rows = []
    for row in results(given.players, given.nets, given.games, given.seed, greedy=not given.by_chance):
        rows.append(row)
        print(told(row), flush=True)
    if given.json:
        given.json.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
