"""A new game needs its folder, its line in each registry, its texts, its rules page and its tests, and nothing else.

So the names of the games are known in few places, and each of them is listed here with the reason.
"""

from __future__ import annotations

import re
import subprocess
from fnmatch import fnmatch
from pathlib import Path

from kartentisch.games import GAMES, load

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
    "tools/exploiter_page.py",
    "tools/fitted_file.py",
    "tools/insights/__main__.py",
    "tools/insights/measures.py",
    "tools/insights/page.py",
    "tools/insights/rounds.py",
    "tools/saboteur_company.py",
    "tools/saboteur_exploiter.py",
    "tools/saboteur_fit.py",
    "tools/saboteur_par.py",
    "tools/siegel_depth.py",
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


PAGE = ROOT / "web" / "src"
SELECTOR = re.compile(
    r"(?:querySelector(?:All)?(?:<[^>]*>)?|closest|matches)\(\s*(['`\"])(?P<asked>.*?)\1"
    r"|:global\((?P<styled>(?:[^()]|\([^()]*\))*)\)",
    re.DOTALL,
)
"""What a part of the page looks for beyond its own markup: in scripts, and in styles."""
MARKUP = re.compile(r"class[:=][^\n]*|^\s*[\w'-]+: .*$|['\"`][^\n]*['\"`]|data-[\w-]+", re.MULTILINE)
"""Lines of a part of the page that can give something a class or an attribute."""


def owner(file: Path) -> str:
    """The game to whose folder a part of the page belongs; empty if it belongs to all."""
    room = file.relative_to(PAGE).parts
    return room[1] if room[0] == "games" and len(room) > 2 else ""


def looked_for() -> dict[str, set[str]]:
    """The classes and attributes that the shared parts look for and only one game has, each with those parts."""
    files = [
        f for f in PAGE.rglob("*") if f.suffix in {".svelte", ".ts"} and not f.name.endswith((".test.ts", "gen.ts"))
    ]
    found: dict[str, set[str]] = {}
    owners: dict[str, set[str]] = {}
    for file in files:
        text = file.read_text("utf-8")
        if not owner(file):
            for selector in SELECTOR.finditer(text):
                for name in re.findall(r"\.([a-z][\w-]*)|\[(data-[\w-]+)", selector["asked"] or selector["styled"]):
                    found.setdefault("".join(name), set()).add(file.name)
        markup = SELECTOR.sub("", re.sub(r"<style.*?</style>", "", text, flags=re.DOTALL))
        for word in re.findall(r"[\w-]+", " ".join(MARKUP.findall(markup))):
            owners.setdefault(word, set()).add(owner(file))
    return {
        name: files for name, files in found.items() if len(alone := owners.get(name, set())) == 1 and alone != {""}
    }


def test_what_the_shared_parts_look_for_in_one_game_only_is_in_the_recipe() -> None:
    found = looked_for()
    assert {"dock", "data-board"} <= found.keys()
    told = recipe()
    assert {name: files for name, files in found.items() if f"`.{name}`" not in told and f"`{name}`" not in told} == {}


def test_the_page_of_puzzles_knows_no_kind_of_puzzle() -> None:
    kinds = {kind for game in GAMES for kind in load(game).puzzles}
    assert "card" in kinds
    named = re.compile(f"['\"`]({'|'.join(kinds)})['\"`]")
    files = [f for room in ("puzzle", "screens/puzzle") for f in (PAGE / room).iterdir() if ".test." not in f.name]
    assert len(files) > 5
    assert [file.name for file in files if named.search(file.read_text("utf-8"))] == []


def test_no_test_of_all_games_lists_them_by_hand() -> None:
    """A new one would be left out of it without anybody noticing."""
    names = r",\s*".join(f'"{game}"' for game in GAMES)
    listed = re.compile(rf"[\[({{]{names}[\])}}]")
    assert listed.search('for game in ("' + '", "'.join(GAMES) + '"):')
    found = [file.name for file in (ROOT / "tests").rglob("*.py") if listed.search(file.read_text("utf-8"))]
    assert found == []
