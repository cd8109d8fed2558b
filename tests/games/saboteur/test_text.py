"""Saboteur in plain text."""

from __future__ import annotations

from random import Random

import pytest

from kartentisch import texts
from kartentisch.game import Budget, Move
from kartentisch.games.saboteur import GAME, rules
from kartentisch.games.saboteur.board import EMPTY, START
from kartentisch.games.saboteur.state import Config
from kartentisch.games.saboteur.text import label, mine, position, sentence
from kartentisch.games.saboteur.view import view
from kartentisch.texts import LANGUAGES
from tests.games.saboteur.positions import B, D, S, deal, dug, laid, play, state, tile

SAY = texts.speaker("en")
NAMES = ("Anna", "Bernd", "Carla")


def drawn(text: str) -> list[str]:
    """A drawing in a test, without the lines before and after it."""
    return [line.rstrip() for line in text.strip("\n").split("\n")]


def test_the_empty_mine() -> None:
    assert mine(EMPTY) == drawn(
        """
    -1    0    1    2    3    4    5    6    7    8
                                                ┌───┐
A2                                              │A  │
                                                └───┘

A1        ·

        ░░┃░░                                   ┌───┐
     ·  ━━╬━━  ·                                │B  │
        ░░┃░░                                   └───┘

C1        ·

                                                ┌───┐
C2                                              │C  │
                                                └───┘
"""
    )


def test_lit_cut_off_and_dead_ends_and_goals_look_different() -> None:
    board = laid("EW@7,0", board=dug(START, (7, 0))).show(B, tile("NW"), (7, 0))
    board = laid("NES!@0,-1", "ES@0,1", board=board).fall((4, 0))
    assert mine(board, ("gold", "NW", None)) == drawn(
        """
    -1    0    1    2    3    4    5    6    7    8
                                                ┌───┐
A2                                              │A ◆│
                                                └───┘
        ░░░░░
A1      ░░┏━━  ·
        ░░┃░░
        ░░┃░░░░░░░░░░░░░░░░░     ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒B▒│▒▒
     ·  ━━╬━━━━━━━━━━━━━━━━━  ·  ─────────────────┘▒▒
        ░░┃░░░░░░░░░░░░░░░░░     ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
        ░░┃░░
C1      ░░╳━━
        ░░┃░░
                                                ┌───┐
C2                                              │C  │
                                                └───┘
"""
    )


def test_the_treasure_once_reached() -> None:
    board = laid("EW@7,0", board=dug(START, (7, 0))).show(B, tile("NESW"), (7, 0))
    lines = mine(board, ("NE", "gold", "NW"))
    assert lines[7].endswith("B░┃░░")
    assert lines[8].endswith("━━◆━━  ·")
    assert lines[2].endswith("│A ○│")


def test_a_position_as_a_seat_sees_it() -> None:
    here = state(
        "map NE NS! break:pick fix:pick+lamp rockfall EW",
        "map",
        "map",
        goals=("NE", "gold", "NW"),
        roles=(D, S, D),
        deck="EW NS",
        broken=((), ("pick", "cart"), ()),
    )
    text = position(view(play(here, "map 8,0")._replace(turn=0), 0), NAMES, SAY)
    assert "│B ◆│" in text
    assert text.splitlines()[-7:] == [
        "▸ Anna   7 cards · 0 gold cards",
        "  Bernd  1 card · 0 gold cards · broken: pick, cart",
        "  Carla  1 card · 0 gold cards",
        "",
        "Your role: digger",
        "You have seen it: goal B is the treasure.",
        "Your hand: path ┗┓, dead end ┃, broken pick, repair pick/lamp, rockfall, path ━, path ━",
    ]
    other = position(view(play(here, "map 8,0"), None), NAMES, SAY)
    assert "◆" not in other
    assert "role" not in other


def test_before_and_after_a_round() -> None:
    assert position(view(rules.new(Config(3)), None), NAMES, SAY) == "Before the first round."
    here = state(
        "EW", "map", "map", board=dug(START, (7, 0)), roles=(D, S, D), stack=(3, 1, 2), config=Config(3, rounds=2)
    )
    here = play(here, "EW@7,0")
    picking = position(view(here, 0), NAMES, SAY).splitlines()
    assert picking[-3:] == [
        "The treasure has been reached. Saboteurs: Bernd. Left over: digger.",
        "Anna picks one of 2 gold cards.",
        "On offer: 1, 3",
    ]
    assert "  Bernd  1 card · 0 gold cards · saboteur" in picking
    assert "On offer" not in position(view(here, 2), NAMES, SAY)
    ended = position(view(play(here, "gold 3"), 0), NAMES, SAY).splitlines()
    assert ended[0] == "Round 1 of 2 is over."
    assert ended[-5:] == [
        "The treasure has been reached. Saboteurs: Bernd. Left over: digger.",
        "",
        "  Anna   digger · 3 from 1 gold card picked · 3 gold in all",
        "  Bernd  saboteur · 0 gold cards in all",
        "  Carla  digger · 1 gold card in this round · 1 gold card in all",
    ]
    over = play(state("map", "", "", roles=(D, S, D), config=Config(3, rounds=1)), "discard map")
    assert position(view(over, None), NAMES, SAY).splitlines()[-6:] == [
        "",
        "  Anna   digger · 0 gold in all",
        "  Bernd  saboteur · 4 paid as saboteur · 4 gold in all",
        "  Carla  digger · 0 gold in all",
        "",
        "Bernd wins the game. Gold: Anna 0, Bernd 4, Carla 0.",
    ]
    nobody = play(state("map", "", "", roles=(D, D, D)), "discard map")
    assert "Saboteurs: nobody." in position(view(nobody, None), NAMES, SAY)


def test_choices() -> None:
    broken = ((), ("pick",), ())
    hand = "NE NE! break:lamp fix:pick fix:pick+cart rockfall map"
    here = state(hand, "map", "map", board=laid("NS@0,1"), broken=broken)
    labels = {str(move): label(move, view(here, 0), NAMES, SAY) for move in rules.legal(here)}
    assert labels["SW@1,0"] == "Lay path ┗┓: ┓ at 1"
    assert labels["SW!@0,2"] == "Lay dead end ┗┓: ┓ at 0A2"
    assert labels["break:lamp 2"] == "Break a lamp: Carla"
    assert labels["fix:pick pick 1"] == "Repair a pick: Bernd"
    assert labels["fix:pick+cart pick 1"] == "Repair a pick (card repair pick/cart): Bernd"
    assert labels["rockfall 0,1"] == "Rockfall: 0A1"
    assert labels["map 8,-2"] == "Map: goal C"
    assert labels["discard break:lamp"] == "Discard: broken lamp"
    assert len(set(labels.values())) == len(labels)
    assert label(deal(), view(here, 0), NAMES, SAY).startswith("deal ")
    picking = play(state("EW", "map", "map", board=dug(START, (7, 0)), roles=(D, D, S)), "EW@7,0")
    assert [label(move, view(picking, 0), NAMES, SAY) for move in rules.legal(picking)] == ["Take a gold card: 1"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [3, 10])
def test_whole_games_are_told_in_every_language(language: str, players: int) -> None:
    """Every position, choice and event has words, and no two choices the same ones."""
    say, rng, bot = texts.speaker(language), Random(players), GAME.bots["apprentice"]()
    names = [f"P{seat}" for seat in range(players)]
    here = rules.new(Config(players, rounds=1))
    told = set()
    while not rules.is_over(here):
        move: Move
        if rules.awaits_deal(here):
            move = rules.shuffle(here, rng)
        else:
            seen = view(here, here.turn)
            labels = [label(choice, seen, names, say) for choice in seen.moves]
            assert all(labels)
            assert len(set(labels)) == len(labels)
            move = bot.choose(seen, rng, Budget())
        after = rules.apply(here, move)
        for event in GAME.events(here, move, after):
            told.add(event.name)
            assert bool(sentence(event, names, say)) == (event.name != "drew")
        assert position(view(after, None), names, say)
        assert position(view(after, rng.randrange(players)), names, say)
        here = after
    assert told >= {"dealt", "hand", "laid", "broke", "looked", "saw", "passed", "discarded", "drew", "drawn"}
    assert told >= {"digging-over", "round-over", "game-over"}
