"""The score pad of the page counts without a server: it is held to what the rules make of the same rounds.

``python -m tests.games.siegel.test_pad`` writes the rounds anew; `web/src/games/siegel/pad.test.ts` reads them.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from kartentisch.games.siegel.cards import HIGHEST, KINDS, SABOTEUR_PRICES, SEALS
from kartentisch.games.siegel.scoring import accounts, saboteur_price
from kartentisch.games.siegel.state import Config, Result

FILE = Path(__file__).parents[2] / "golden" / "siegel-pad.json"
SHEETS, ROUNDS = 24, 4


def left(players: int, saboteur: int | None, rng: Random) -> tuple[tuple[int, ...], ...]:
    """Some of the seals that there are, before some of the seats."""
    counts = [[0] * len(KINDS) for _ in range(players)]
    for kind, number in enumerate(SEALS):
        for _ in range(rng.randrange(number + 1)):
            seat = rng.randrange(players)
            counts[seat][kind] += seat != saboteur
    return tuple(map(tuple, counts))


def sheet(number: int) -> dict[str, Any]:
    """A game: its options, what was left in each round, and the points."""
    rng = Random(number)
    players = rng.choice(list(HIGHEST))
    config = Config(players, saboteur_base=rng.choice(SABOTEUR_PRICES), designer_long=rng.random() < 0.5)
    results: list[Result] = []
    points = []
    for _ in range(ROUNDS):
        saboteur = rng.choice([None, 0, rng.randrange(players)])
        seals = left(players, saboteur, rng)
        price = 0 if saboteur is None else saboteur_price(config, tuple(results), saboteur)
        points.append([account.points for account in accounts(seals, saboteur, price)])
        results.append(Result(0, saboteur, tuple(points[-1]), seals=seals))
    return {
        "options": {"saboteur_base": config.saboteur_base, "designer_long": config.designer_long},
        "rounds": [{"seals": result.seals, "saboteur": result.saboteur} for result in results],
        "points": points,
    }


def written() -> str:
    """All of it as the file has it."""
    return "[\n" + ",\n".join(json.dumps(sheet(number)) for number in range(SHEETS)) + "\n]\n"


def test_s18_s19_s22_the_pad_is_held_to_the_rules_of_today() -> None:
    assert FILE.read_text("utf-8") == written()
    assert {seat for number in range(SHEETS) for seat in [r["saboteur"] for r in sheet(number)["rounds"]]} >= {None, 0}


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
