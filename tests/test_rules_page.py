"""The rules and the words as the page tells them say what `docs/rules` says, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kartentisch import games
from kartentisch.games import GAMES
from kartentisch.texts import LANGUAGES, speaker
from tests.test_rule_citations import numbers

RULES = Path(__file__).parent.parent / "docs" / "rules"
_NUMBER = re.compile(r"\d+")


def told(game: str, language: str) -> dict[str, str]:
    """The rules of a game by number, each with its rulings; headings are left out."""
    found: dict[str, str] = {}
    for line in speaker(language)(f"{game}-rules").splitlines():
        sign, _, words = line.partition(" ")
        if sign == "!":
            found[list(found)[-1]] += f" {words}"
        elif sign != "=":
            assert sign not in found
            found[sign] = words
    return found


def words(game: str, language: str) -> dict[str, str]:
    lines = (re.fullmatch(r"(\S+) (.*?): (.*\.)", line) for line in speaker(language)(f"{game}-words").splitlines())
    return {line[1]: line[2] for line in lines if line}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_page_tells_every_rule_and_no_other(game: str, language: str) -> None:
    assert list(told(game, language)) == numbers(game)


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_has_the_same_numbers_in_every_language(game: str) -> None:
    rules = {language: told(game, language) for language in LANGUAGES}
    for rule in numbers(game):
        found = {language: sorted(_NUMBER.findall(rules[language][rule])) for language in LANGUAGES}
        assert all(each == found["en"] for each in found.values()), (rule, found)


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_has_rulings_where_the_rules_are_silent_and_names_its_options(game: str) -> None:
    """A headline per rule in `docs/rules`: what is marked there as a ruling is marked so on the page."""
    blocks = re.split(
        r"^- \*\*", (RULES / f"{game}.md").read_text("utf-8").partition("\n## Words")[0], flags=re.MULTILINE
    )[1:]
    decided = {block.partition(" ")[0].strip("*") for block in blocks if "Ruling**" in re.split(r"\n\n|\n##", block)[0]}
    lines = speaker("en")(f"{game}-rules").splitlines()
    shown = {
        next(line.partition(" ")[0] for line in reversed(lines[:n]) if line[0] not in "=!")
        for n, line in enumerate(lines)
        if line.startswith("! ")
    }
    assert decided
    assert decided <= shown
    assert {option.rule for option in games.load(game).options} <= set(told(game, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_the_help_tells_is_a_rule(game: str, language: str) -> None:
    text = (Path(games.__file__).parent.parent / "locale" / language / f"{game}-help.ftl").read_text("utf-8")
    cited = re.findall(r"§(\S+) ", text)
    assert len(cited) > 10
    assert set(cited) <= set(numbers(game))


@pytest.mark.parametrize("game", GAMES)
def test_the_words_are_those_of_the_rules_in_every_language(game: str) -> None:
    named = {language: words(game, language) for language in LANGUAGES}
    assert all(list(found) == list(named["en"]) for found in named.values())
    lines = speaker("en")(f"{game}-words").splitlines()
    assert len(named["en"]) == len(lines)
    ours = {" ".join(named[language][name] for language in LANGUAGES) for name in named["en"]}
    heading = f"## Words ({' / '.join(LANGUAGES)})\n"
    text = (RULES / f"{game}.md").read_text("utf-8").partition(heading)[2]
    listed = {re.sub(r" \(.*?\)", "", entry.replace("\n", " ").strip()) for entry in text.split("·")}
    assert len(listed) > 10
    assert listed <= ours
