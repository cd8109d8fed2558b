"""What the grandmaster's nets tell about Die sieben Siegel: plays, and writes docs/insights.md with its plots.

``python -m tools.insights`` plays, which takes some ten minutes; ``--page`` only writes the page again.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence

from kartentisch.games.siegel.cards import HIGHEST
from kartentisch.research import results
from tools.insights import measures, page


def main(arguments: Sequence[str]) -> int:
    if arguments not in ([], ["--page"]):
        print(__doc__, file=sys.stderr)
        return 2
    if not arguments:
        found = {str(players): _told(players) for players in HIGHEST}
        data = {"seed": measures.SEED, "rounds": measures.ROUNDS, "made": results.made(), "players": found}
        page.DATA.parent.mkdir(exist_ok=True)
        page.DATA.write_text(results.text(data), "utf-8")
    for file, text in page.pages(json.loads(page.DATA.read_text("utf-8"))):
        file.write_text(text, "utf-8")
    return 0


def _told(players: int) -> dict[str, object]:
    print(f"{players} players", file=sys.stderr, flush=True)
    return measures.all_of(players)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
