"""The words: three catalogues that say the same, and a program that holds keys only."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from enum import StrEnum
from fnmatch import fnmatch
from importlib import import_module
from pathlib import Path

import pytest
from babel import Locale

from kartentisch import bots, games
from kartentisch.games import GAMES
from kartentisch.games.siegel import wire as siegel
from kartentisch.server.refusals import ServerReason
from kartentisch.table.reasons import TableReason
from kartentisch.table.talk import FOR_ALL
from kartentisch.texts import LANGUAGES, language_of, speaker
from tests import catalogues
from tests.catalogues import ALL

ROOT = Path(__file__).parent.parent


def reasons_of(game: str) -> type[StrEnum]:
    """Why the rules of a game refuse something: the one enumeration of its module `reasons`."""
    module = import_module(f"{GAMES[game]}.reasons")
    (found,) = (
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, StrEnum) and kind.__module__ == module.__name__
    )
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogues_are_well_formed(language: str) -> None:
    assert catalogues.files(language).keys() == catalogues.files("en").keys()
    seen: set[str] = set()
    for file in catalogues.files(language).values():
        found, faults = catalogues.parse(file.read_text("utf-8"))
        assert not faults, file.name
        assert not seen & found.keys(), file.name
        seen |= found.keys()


@pytest.mark.parametrize("fault", ["a = { $x", "a = one\na = two", "a = { b }"])
def test_a_malformed_catalogue_is_noticed(fault: str) -> None:
    assert catalogues.parse(fault)[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogues_have_the_same_keys_variables_and_choices(language: str) -> None:
    ours, english = ALL[language], ALL["en"]
    assert ours.keys() == english.keys()
    assert {key: m.variables for key, m in ours.items()} == {key: m.variables for key, m in english.items()}
    assert {key: m.choices for key, m in ours.items()} == {key: m.choices for key, m in english.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_has_all_plural_forms_of_its_language(language: str) -> None:
    """Polish has `few` and `many` beside `one`: a catalogue made from another one lacks them without being wrong."""
    needed = Locale(language).plural_form.tags - {"other"}
    for key, message in ALL[language].items():
        for words in message.plurals:
            in_figures = words == {"other"} and needed == {"one"}  # `[1]` and all others
            assert in_figures or needed <= words, f"{key} in {language} needs {sorted(needed)}"


ONE = {
    "de": r"1|ein(e[mnrs]?)?|einmal|allein",
    "nl": r"1|een|[eé]én|eenmaal|alleen",
    "en": r"1(st)?|one|once|alone",
}
"""How a language says the number 1 in figures and words."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_says_one_is_said_of_exactly_one(language: str) -> None:
    """`[one]` is whatever takes the singular, in French 0 as well: who writes the number out there writes `[1]`."""
    one = re.compile(rf"\b({ONE[language]})\b", re.IGNORECASE)
    assert [(key, said) for key, m in ALL[language].items() for said in m.singulars if one.search(said)] == []


def test_a_number_that_is_written_out_for_every_singular_is_noticed() -> None:
    text = "a = { $n ->\n    [one] one { $x }\n   *[other] { $n }\n }\n"
    assert catalogues.parse(text)[0]["a"].singulars == ["one "]
    assert not catalogues.parse(text.replace("[one]", "[1]"))[0]["a"].singulars
    assert not catalogues.parse(text.replace("$x", "$n"))[0]["a"].singulars


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    say = speaker(language)
    for key, message in ALL[language].items():
        for arguments in message.arguments():
            text = say(key, **arguments)
            assert text.strip() == text != "", key
            assert "{" not in text, key


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_of_a_game_has_a_sentence_and_the_other_way_round(game: str) -> None:
    prefix = f"{game}-illegal-"
    assert {prefix + reason for reason in reasons_of(game)} == {key for key in ALL["en"] if key.startswith(prefix)}


def test_every_refusal_of_a_table_and_of_the_server_has_a_sentence_and_the_other_way_round() -> None:
    reasons: set[str] = {*TableReason, *ServerReason}
    assert {f"refused-{reason}" for reason in reasons} == {key for key in ALL["en"] if key.startswith("refused-")}


def test_every_refusal_gives_its_sentence_all_it_needs() -> None:
    kinds = {reasons_of(game).__name__: game for game in GAMES}
    found = dict.fromkeys(("", *GAMES), 0)
    for call in catalogues.calls("Illegal"):
        match call.first:
            case ast.Constant(str(reason)):
                game, key = "", f"illegal-{reason}"
            case ast.Attribute(ast.Name(kind), name) if kind in kinds:
                game = kinds[kind]
                key = f"{game}-illegal-{reasons_of(game)[name]}"
            case _:
                continue
        found[game] += 1
        assert key in ALL["en"], call.place
        assert not call.whole or ALL["en"][key].variables <= call.names, call.place
    assert all(found.values()), found


@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_a_game_has_a_title_and_a_hint_and_the_other_way_round(game: str) -> None:
    prefix = f"{game}-page-option-"
    titles = {prefix + option.name.replace("_", "-") for option in games.load(game).options}
    assert titles
    assert titles | {f"{title}-hint" for title in titles} == {key for key in ALL["en"] if key.startswith(prefix)}


def test_what_is_asked_for_by_the_name_of_a_game_is_there() -> None:
    """Keys that are put together from the name of a game, wherever a program does so: "<game>-page-title"."""
    asked = re.compile(r"""say\(f?[`"']\$?\{[\w.]*(?:game|name)[\w.]*\}-([a-z-]+[a-z])[`"']""")
    files = [*(ROOT / "src").rglob("*.py"), *(ROOT / "web/src").rglob("*.svelte"), *(ROOT / "web/src").rglob("*.ts")]
    keys = {key for file in files for key in asked.findall(file.read_text("utf-8"))}
    assert {"about", "title", "page-title", "page-pitch"} <= keys
    assert {f"{game}-{key}" for game in GAMES for key in keys} <= ALL["en"].keys()


@pytest.mark.parametrize("game", GAMES)
def test_every_phrase_of_a_game_has_a_label_and_a_sentence_and_the_other_way_round(game: str) -> None:
    phrases = games.load(game).phrases
    names = {phrase.name for phrase in phrases}
    assert not names & FOR_ALL
    assert {f"{game}-say-{name}" for name in names} == {key for key in ALL["en"] if key.startswith(f"{game}-say-")}
    labels = names | ({"which"} if any(phrase.words for phrase in phrases) else set())
    assert {f"{game}-phrase-{name}" for name in labels} == {
        key for key in ALL["en"] if key.startswith(f"{game}-phrase-")
    }
    for phrase in phrases:
        filled = {"player"} if phrase.seat else {"word"} if phrase.words else set()
        assert ALL["en"][f"{game}-say-{phrase.name}"].variables - {"who"} == filled, phrase


@pytest.mark.parametrize("key", ["page-level", "page-level-hint"])
def test_every_level_has_a_word_and_a_hint_and_the_other_way_round(key: str) -> None:
    levels = {level for game in GAMES for level in bots.names(games.load(game))}
    assert ALL["en"][key].choices == {"level": levels | {"other"}}


def test_what_tells_points_knows_the_unit_of_every_game() -> None:
    """A game that counts something else adds its word to all of these, or it would be told in that of another."""
    units = {games.load(game).unit for game in GAMES}
    known = {key: message.choices["unit"] for key, message in ALL["en"].items() if "unit" in message.choices}
    assert {"analyse-unit", "arena-unit", "hint-foot", "study-master"} <= known.keys()
    assert known == dict.fromkeys(known, units)


def test_functions_of_the_catalogues_are_there_in_python_and_on_the_page() -> None:
    text = "".join(file.read_text("utf-8") for language in LANGUAGES for file in catalogues.files(language).values())
    called = set(re.findall(r"\{ *([A-Z]+)\(", text))
    assert "GENITIVE" in called
    for source in ("src/kartentisch/texts.py", "web/src/texts.svelte.ts"):
        there = set(re.findall(r"""\b([A-Z]+)"?: """, (ROOT / source).read_text("utf-8")))
        assert called <= there, source


def test_every_catalogue_that_the_page_asks_for_is_there() -> None:
    """One that is not is passed over, and its keys are seen instead of its sentences."""
    page = catalogues.page_source()
    named = re.findall(r"\b(?:withWords|learn)\(\s*'([a-z-]+)'", page)
    of_screens = [name for some in re.findall(r"\btexts: \[([^\]]*)\]", page) for name in re.findall("'([^']*)'", some)]
    assert {"hint", "talk"} <= set(named)
    assert {"replay", "pad"} <= set(of_screens)
    assert {f"{name}.ftl" for name in (*named, *of_screens)} <= catalogues.files("en").keys()


def test_every_key_that_is_said_exists_and_gets_all_it_needs() -> None:
    for call in catalogues.calls("say"):
        if isinstance(call.first, ast.Constant):
            key = str(call.first.value)
            assert key in ALL["en"], call.place
            assert not call.whole or ALL["en"][key].variables <= call.names, call.place


def test_every_key_is_used() -> None:
    """Named in the source or the page, alone or as the part of a refusal that is not its prefix, or made by a formatted
    string. One that begins with anything (``${title}-hint``) makes keys of games and of the page's forms only."""
    named = {text for _, text in catalogues.literals()} | catalogues.page_literals()
    made = [*catalogues.patterns(), *catalogues.page_patterns()]
    contained = {part for message in ALL["en"].values() for part in message.parts}
    for key in ALL["en"]:
        if key.startswith("illegal-"):
            assert key.removeprefix("illegal-") in named, key
        else:
            found = filter(None, (pattern.fullmatch(key) for pattern in made))
            firsts = [match.groupdict().get("first") for match in found]
            whole = any(first is None or first.partition("-")[0] in (*GAMES, "page") for first in firsts)
            assert key in named | contained or whole, key


def test_what_the_page_says_is_in_a_catalogue_that_it_fetches() -> None:
    fetched: set[str] = set()
    for name, file in catalogues.files("en").items():
        if not name.removesuffix(".ftl").endswith(("-text", "cli", "terminal", "record")):
            fetched |= catalogues.parse(file.read_text("utf-8"))[0].keys()
    said = set(re.findall(r"""\bsay\(\s*'([a-z0-9-]+)'""", catalogues.page_source()))
    assert len(said) > 300
    assert said <= fetched


def test_the_program_holds_no_sentences() -> None:
    """Three words in a row are a sentence."""
    sentence = re.compile(r"[^\W\d_]{2,} [^\W\d_]{2,} [^\W\d_]{2,}")
    assert [where for where in catalogues.literals() if sentence.search(where[1])] == []


def test_speaking() -> None:
    assert speaker("en")("illegal-players", game="siegel", players=1) == "siegel cannot be played by one player"
    seven = speaker("de")("illegal-players", game="siegel", players=7)
    assert seven == "siegel lässt sich nicht mit 7 Personen spielen"
    assert speaker("nl")("illegal-unknown-game", game="'x'") == "er is geen spel 'x'"
    assert speaker("nl") is speaker("nl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_every_language(language: str) -> None:
    text = "".join(file.read_text("utf-8") for file in catalogues.files(language).values())
    told = re.findall("--language CODE (.*)", text)
    assert len(told) > 5
    for line in told:
        assert set(LANGUAGES) <= set(re.findall(r"\w+", line)), line


def test_a_missing_key_argument_or_language_is_never_passed_over() -> None:
    with pytest.raises(KeyError, match="no-such-key"):
        speaker("en")("no-such-key")
    with pytest.raises(KeyError, match="players"):
        speaker("en")("illegal-players", game="siegel")
    with pytest.raises(KeyError, match="xx"):
        speaker("xx")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "nl"}, "nl"),
        ({"LANG": "xx_XX.UTF-8"}, "en"),
        ({"LANG": "de_AT", "LC_MESSAGES": "nl_BE"}, "nl"),
        ({"LANG": "de_AT", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_AT", "LC_ALL": ""}, "de"),
        ({"LC_ALL": "C", "KARTENTISCH_LANGUAGE": "de"}, "de"),
        ({"LANG": "de@euro", "KARTENTISCH_LANGUAGE": "NL-be"}, "nl"),
    ],
)
def test_the_language_is_the_one_that_the_environment_asks_for(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_a_speaker_loads_nothing_before_it_speaks() -> None:
    code = "import sys; from kartentisch import texts; texts.speaker('de'); print('fluent.runtime' in sys.modules)"
    assert subprocess.check_output([sys.executable, "-c", code], text=True) == "False\n"


def test_german_genitives_suit_the_name() -> None:
    say = speaker("de")
    said = [say("saboteur-event-broke", player="Dario", target=name, tool="lamp") for name in ("Clara", "Klaus", "Max")]
    assert said == [
        "Dario zerbricht Claras Laterne.",
        "Dario zerbricht Klaus’ Laterne.",
        "Dario zerbricht Max’ Laterne.",
    ]


NOT_SAID = {
    "de": r"Durchgang|zerstör|Stollen|heil mach|nähmst|[Tt]ippe auf|[Aa]ngespielt|voraussagen|bestohlen",
    "nl": r"spelronde|ronden\b|[Gg]ouddelver|stukmaken|kapotmaken|herstelt|hele pikhouweel|een witte zegel\b|GENITIVE"
    r"|[Ss]tatistiek\b|\[yes\] Je speelt \{ \$card \} uit|[Ss]peel een kaart uit|\} %",
    "en": r"[Gg]old digger|per cent speak|with \{ \$percent \}|\bTap the\b|\btap B\b|GENITIVE|throw .*away|\} %",
}
"""Other words than those that a language has for the same thing everywhere else, and what only German has."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_thing_has_one_word(language: str) -> None:
    """Whoever has learned a word at the table meets the same one in help, lessons, hints, puzzles and statistics."""
    other = re.compile(NOT_SAID[language])
    for name, file in catalogues.files(language).items():
        assert other.findall(file.read_text("utf-8")) == [], name


def test_the_page_fetches_every_catalogue_in_one_way_only() -> None:
    """What it says everywhere comes at once, in every language the same; the rest later, or never."""
    web = Path(__file__).parents[1] / "web" / "src"
    said = {language: (web / "locale" / f"{language}.ts").read_text("utf-8") for language in LANGUAGES}
    told = {text.replace(f"/{language}/", "/*/").partition("\n")[2] for language, text in said.items()}
    assert len(told) == 1, "a language is fetched like the others"
    at_once, left_out, never = re.findall(r"/locale/\*/\{(.*)\}\.ftl'", told.pop())
    assert at_once == left_out
    for pattern in (*at_once.split(","), *never.split(",")):
        assert any(fnmatch(name, f"{pattern}.ftl") for name in catalogues.files("en")), pattern


@pytest.mark.parametrize("game", GAMES)
def test_the_help_of_a_game_is_given_all_it_tells(game: str) -> None:
    """The page hands it every option and the numbers that the game's `wire` names."""
    material = getattr(import_module(f"{GAMES[game]}.wire"), "MATERIAL", {})
    options = {option.name for option in games.load(game).options}
    assert ALL["en"][f"{game}-help"].variables <= options | set(material)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_siegel_tells_what_is_played(language: str) -> None:
    usual = {"by_hand": "false", "white_before_black": "must", "saboteur_base": "4"}
    usual |= {
        name: str(option.default) for option in games.load("siegel").options if (name := option.name) not in usual
    }
    told = {
        speaker(language)("siegel-help", **usual | siegel.MATERIAL | changed)
        for changed in ({}, {"by_hand": "true"}, {"white_before_black": "may"}, {"saboteur_base": "5"})
    }
    assert len(told) == 4
    assert len({text.count("\n") for text in told}) == 1, "a line each"
    assert not any("  " in text or " \n" in text for text in told)
