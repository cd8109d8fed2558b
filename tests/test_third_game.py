"""A new game needs its folder, its line in each registry, its texts, its rules page and its tests, and nothing else.

So the names of the games are known in few places, and each of them is listed here with the reason.
"""

from __future__ import annotations

import re
import subprocess
from fnmatch import fnmatch
from pathlib import Path

from kartentisch.games import GAMES

ROOT = Path(__file__).parent.parent
SEARCHED = (":!tests", ":!CHANGELOG.md")
"""All but the tests, which are of one game each or go through the registry, and what is past."""
NAME = re.compile("|".join(GAMES), re.IGNORECASE)

OWN = (
    "src/kartentisch/games/{game}/*",
    "src/kartentisch/locale/*/{game}.ftl",
    "src/kartentisch/locale/*/{game}-*.ftl",
    "web/src/games/{game}/*",
    "docs/rules/{game}.md",
)
"""What a game brings along."""

REGISTRIES = {"src/kartentisch/games/__init__.py", "web/src/games/registry.ts"}
"""One line a game."""

MADE = (
    "web/src/facts.gen.ts",
    "web/src/wire.gen.ts",
    "docs/protocol.schema.json",
    "docs/gallery.md",
    "docs/strength.md",
    "docs/strength/*",
    "docs/insights.md",
    "docs/insights/*",
    "docs/analysis/*",
    "docs/capacity.md",
    "docs/pictures/*",
    "web/gallery/*.gen.json",
    "docs/grandmaster/*.jsonl",
)
"""Made from the games by a tool."""

TESTS = ("web/src/*.test.ts",)

EXAMPLES = ("src/kartentisch/locale/*/a*-text.ftl", "src/kartentisch/locale/*/cli.ftl")
"""The help texts of the command line, in every language."""

ALLOWED = {
    # What the project is called after, and examples of commands and calls.
    "CITATION.cff",
    "CONTRIBUTING.md",
    "README.md",
    "pyproject.toml",
    "src/kartentisch/__init__.py",
    "src/kartentisch/cli/loadtest.py",
    "docs/analysis.md",
    "docs/architecture.md",
    "docs/bots.md",
    "docs/fair.md",
    "docs/commands.md",
    "docs/environments.md",
    "docs/examples/bot.py",
    "docs/library.md",
    "docs/puzzles.md",
    "docs/ten-minutes.md",
    # Every game's part of the record and of the protocol.
    "docs/rules/records.md",
    "docs/protocol.md",
    # Drawings of one game each.
    "web/src/art/cards.ts",
    "web/src/art/dwarves.ts",
    "web/src/art/marks.ts",
    "web/src/art/pieces.ts",
    "web/src/art/roles.ts",
    # Which bots are measured against which, and which scenes are shown in the documentation.
    "tools/gallery_page.py",
    "tools/pictures.py",
    "tools/scenes.py",
    "tools/strength.py",
    # Nets of one game.
    "docs/grandmaster.md",
    "docs/training.md",
    "tools/net_games.py",
    # What one game's figures are, and with which game the server is measured and has bad days.
    "benchmarks/capacity.py",
    "benchmarks/crowd.py",
    "benchmarks/gpu.py",
    "benchmarks/rules.py",
    "benchmarks/server.py",
    "benchmarks/simulator.py",
    "benchmarks/soak.py",
    "benchmarks/start.py",
    "tools/capacity_page.py",
    "tools/chaos/clients.py",
    # Scenes of one game each, and which of its files come together.
    "web/gallery/pieces.ts",
    "web/gallery/scenes.ts",
    "web/gallery/siegel.ts",
    "web/gallery/statistics.ts",
    "web/vite.config.ts",
    # Fitting the numbers of one game's bots, and measuring what company they are and what their nets tell.
    "tools/bare_saboteurs.py",
    "tools/company_counts.py",
    "tools/company_page.py",
    "tools/fitted_file.py",
    "tools/insights/__main__.py",
    "tools/insights/measures.py",
    "tools/insights/page.py",
    "tools/insights/rounds.py",
    "tools/saboteur_company.py",
    "tools/saboteur_fit.py",
    "tools/saboteur_par.py",
    "tools/siegel_duel.py",
    "tools/siegel_fit.py",
    "tools/siegel_imitate.py",
}


def knowing() -> set[str]:
    """The files that name a game, in their text or by their path."""
    listed = subprocess.check_output(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", *SEARCHED], cwd=ROOT, text=True
    )
    found = set()
    for name in listed.splitlines():
        file = ROOT / name
        if file.is_file() and (NAME.search(name) or NAME.search(file.read_text("utf-8", errors="ignore"))):
            found.add(name)
    return found


def test_the_places_that_know_a_game_by_name_are_exactly_these() -> None:
    own = [pattern.format(game=game) for pattern in OWN for game in GAMES]
    others = {
        name for name in knowing() if not any(fnmatch(name, pattern) for pattern in (*own, *MADE, *TESTS, *EXAMPLES))
    }
    assert others == ALLOWED | REGISTRIES


def test_every_game_brings_along_what_it_needs() -> None:
    for game in GAMES:
        for pattern in OWN:
            assert any(ROOT.glob(pattern.format(game=game))), pattern


def recipe() -> str:
    return (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition("## How to add a game")[2].partition("\n## ")[0]


def test_what_all_games_have_is_in_the_recipe() -> None:
    """Files of the same name in every game, and their catalogues."""
    source = ROOT / "src" / "kartentisch"
    files = [{path.name + "/" * path.is_dir() for path in (source / "games" / game).glob("[a-z]*")} for game in GAMES]
    catalogues = [
        {path.name.replace(game, "<game>", 1) for path in (source / "locale" / "en").glob(f"{game}*.ftl")}
        for game in GAMES
    ]
    told = recipe()
    for name in set.intersection(*files) | set.intersection(*catalogues):
        assert f"`{name}`" in told or f"/{name}`" in told, name


def test_what_a_game_needs_is_what_contributing_lists() -> None:
    told = recipe()
    for place in (
        "docs/rules/<game>.md",
        "docs/rules/records.md",
        "docs/protocol.md",
        "src/kartentisch/games/<game>/",
        "src/kartentisch/games/__init__.py",
        "locale/{de,nl,en}/<game>.ftl",
        "web/src/games/<game>/",
        "web/src/games/registry.ts",
        "tests/games/<game>/",
        "tests/conformance/",
        "tests/golden/",
        "tests/samples/<game>.jsonl",
        "pyproject.toml",
    ):
        assert f"`{place}`" in told, place
