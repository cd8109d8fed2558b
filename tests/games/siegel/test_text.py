"""The game in words: positions, choices and events, in all languages."""

from __future__ import annotations

from random import Random

import pytest

from kartentisch.game import Event
from kartentisch.games.siegel import GAME, rules, text
from kartentisch.games.siegel.events import events
from kartentisch.games.siegel.moves import DONE, FORGET, HAND_BACKS, SABOTAGE, Take, parse
from kartentisch.games.siegel.state import Config, Phase, State
from kartentisch.games.siegel.view import view
from kartentisch.texts import LANGUAGES, speaker
from tests.games.siegel.positions import (
    EXAMPLE_PREDICTIONS,
    NAMES,
    after,
    example,
    placed,
    predicting,
    random_game,
)

say = speaker("en")


def shown(state: State, seat: int | None, language: str = "en") -> str:
    return text.position(view(state, seat), NAMES[: state.config.players], speaker(language))


def test_before_the_first_round() -> None:
    assert shown(rules.new(Config(players=4)), 0) == "Before the first round."


def test_a_position_during_a_trick() -> None:
    state = after(example(), *EXAMPLE_PREDICTIONS, "v2", "v12", "v7", "g3", "-v", "y4", "y2")
    assert shown(state, 3).splitlines() == [
        "Round 1 of 4 · dealer: Peter · red is trump",
        "",
        "  Frank   0 penalty points  seals: 1× red, 1× green, 2× blue",
        "  Sabine  0 penalty points  seals: 3× red, 1× violet, 1× white",
        "  Katrin  0 penalty points  saboteur",
        "▸ Peter   0 penalty points  seals: 2× yellow, 1× green, 1× blue",
        "",
        "In the middle: 1× red, 1× yellow, 1× green, 2× violet, 3× white, 6× black",
        "On the table: Sabine yellow 4, Katrin yellow 2",
        "Last trick: Frank violet 2, Sabine violet 12, Katrin violet 7, Peter green 3 → Sabine",
        "",
        "Your hand:",
        "  red     10 11 12",
        "  yellow  8 9 11 12",
        "  green   8 10 11 12",
        "  blue    10 11 12",
    ]
    # S23: an onlooker sees the same, but no hand.
    assert shown(state, None).splitlines() == shown(state, 3).splitlines()[:10]


def test_a_position_during_the_prediction() -> None:
    state = rules.apply(after(example(), "none"), Take(0))
    assert shown(state, 1).splitlines()[2:6] == [
        "  Frank   0 penalty points  seals: none",
        "▸ Sabine  0 penalty points  seals: 1× red",
        "  Katrin  0 penalty points  no prediction yet",
        "  Peter   0 penalty points  no prediction yet",
    ]
    assert "On the table" not in shown(state, 1)
    assert "On the table: nothing yet" in shown(after(example(), *EXAMPLE_PREDICTIONS), 1)


def test_s18_s19_why_everybody_got_his_points() -> None:
    hands = ("g1", "g2", "g3", "r1")
    for rounds, last in [(1, ["Katrin wins the game."]), (4, [])]:
        state = placed(Config(players=4, rounds=rounds), {0: "k", 1: "w", 3: "r y k"}, saboteur=2, hands=hands)
        state = after(state, *hands)
        lines = shown(state, 0).splitlines()
        assert lines[lines.index("") + 1 :][-len(last) - 4 :] == [
            "Frank: 3 points (3 for black)",
            "Sabine: 4 points (4 for white)",
            "Katrin: 2 points (4 as saboteur, -2 for the others’ 2 black seals)",
            "Peter: 5 points (2 for yellow, 3 for black)",
            *last,
        ]


def test_s21_a_shared_win() -> None:
    state = placed(Config(players=3, rounds=1), {2: "r"}, hands=("g1", "g2", "r1"))
    lines = shown(after(state, "g1", "g2", "r1"), None).splitlines()
    assert lines[-4:] == [
        "Frank: 0 points (no seal left)",
        "Sabine: 0 points (no seal left)",
        "Katrin: 0 points (no seal left)",
        "Shared win: Frank, Sabine, Katrin.",
    ]


def test_s22_the_price_of_the_saboteur_is_told() -> None:
    state = predicting(Config(players=3, saboteur_base=5), {})
    assert text.label(SABOTAGE, view(state, 0), NAMES, say).startswith("Take the saboteur (costs 5 penalty points")


def test_what_the_choices_are_called() -> None:
    state = predicting(Config(players=3), {1: "b b b"})
    seen = view(state, 0)
    assert [
        text.label(move, seen, NAMES, say) for move in (Take(1), Take(3, 1), DONE, parse("v9"), parse("r b@1"))
    ] == [
        "Take a seal: yellow",
        "Take a seal from Sabine: blue",
        "Predict no trick",
        "violet 9",
        "Predict: 1× red, blue from Sabine",
    ]
    begun = view(rules.apply(state, Take(0)), 0)
    assert text.label(DONE, begun, NAMES, say) == "Predict with 1 seal"
    assert [text.label(move, seen, NAMES, say) for move in (HAND_BACKS[4], HAND_BACKS[5], HAND_BACKS[6], FORGET)] == [
        "Hand back a seal: violet",
        "Hand back a seal: white",
        "Keep the white seal and take a black one",
        "Hand back nothing (the seal stays)",
    ]


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (Event("dealt", {"seat": 3, "round": 2}), "Round 2: Peter deals."),
        (Event("hand", {"seat": 3, "cards": ["r1"]}, frozenset({3})), ""),
        (Event("took", {"seat": 3, "colour": "r"}), ""),
        (Event("unmoved", {"seat": 3}), ""),
        (Event("predicted", {"seat": 0, "seals": [1, 0, 1, 2, 0]}), "Frank predicts: 1× red, 1× green, 2× blue."),
        (Event("predicted", {"seat": 0, "seals": [0] * 5}), "Frank predicts: none."),
        (
            Event("robbed", {"seat": 3, "colour": "b", "victim": 1, "white": True}),
            "Peter takes a seal from Sabine (blue); Sabine gets a white one.",
        ),
        (
            Event("robbed", {"seat": 3, "colour": "b", "victim": 1, "white": False}),
            "Peter takes a seal from Sabine (blue); there is no white one left to make up for it.",
        ),
        (Event("saboteur", {"seat": 2}), "Katrin takes the saboteur."),
        (Event("played", {"seat": 1, "card": "v12"}), "Sabine: violet 12"),
        (Event("won", {"seat": 1, "led": "v", "by": "v"}), "Sabine wins the trick (violet)."),
        (Event("won", {"seat": 1, "led": "r", "by": "r"}), "Sabine wins the trick (red)."),
        (Event("won", {"seat": 1, "led": "v", "by": "r"}), "Sabine ruffs with red and wins the trick (violet)."),
        (Event("handed-back", {"seat": 1, "kind": "w"}), "Sabine hands back a seal: white."),
        (Event("forgot", {"seat": 0}), "Frank hands nothing back: bad luck."),
        (Event("spared", {"seat": 0}), "Frank would take a black seal, but none is left."),
        (
            Event("round-over", {"scores": [3, 4, 2, 5], "round": 1}),
            "Round 1 is over. Penalty points: Frank 3, Sabine 4, Katrin 2, Peter 5.",
        ),
        (Event("game-over", {"winners": [2]}), "Katrin wins the game."),
        (Event("game-over", {"winners": [0, 2]}), "Shared win: Frank, Katrin."),
    ],
)
def test_events_in_words(event: Event, expected: str) -> None:
    assert text.sentence(event, NAMES, say) == expected


def test_a_black_seal_in_words() -> None:
    told = text.sentence(Event("black", {"seat": 0}), NAMES, say)
    assert told.startswith("Frank ")
    assert "black" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_told_in_every_language(language: str) -> None:
    """Positions, choices and events of whole games; a word that is missing would raise."""
    told, rng = speaker(language), Random(11)
    phases, sentences = set(), set()
    for config in TOLD:
        names = ("Ann", "Bo", "Cy", "Di", "Eve")[: config.players]
        for before, move, state in random_game(config, rng):
            if before.phase != Phase.PLAY or rng.random() < 0.05:
                seen = view(before, rules.to_act(before))
                assert GAME.words.position(seen, names, told)
                assert len({text.label(m, seen, names, told) for m in seen.moves}) == len(seen.moves)
                phases.add(before.phase)
            for event in events(before, move, state):
                silent = event.name in ("hand", "took", "unmoved")
                assert bool(text.sentence(event, names, told)) != silent
                sentences.add(event.name)
        assert GAME.words.position(view(state, None), names, told)
    assert len(phases) == 4
    assert sentences >= {"dealt", "predicted", "robbed", "saboteur", "won", "handed-back", "black", "forgot", "spared"}


TOLD = [
    Config(players=3, rounds=2, by_hand=True, white_before_black="may"),
    Config(players=4, rounds=1, whites_exhausted="uncompensated"),
    Config(players=5, rounds=1, by_hand=True),
]


def test_the_words_of_the_rules_page() -> None:
    """The colours as the page names them."""
    words = {
        "de": "rot gelb grün blau violett weiß schwarz",
        "nl": "rood geel groen blauw paars wit zwart",
        "en": "red yellow green blue violet white black",
    }
    for language, expected in words.items():
        told = " ".join(speaker(language)("siegel-kind", kind=kind) for kind in "rygbvwk")
        assert told.lower() == expected
