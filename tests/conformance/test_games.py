"""Every registered game passes the suite that is shipped for new ones, with any number of players and any options."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartentisch import games, testing
from kartentisch.game import Illegal
from tests.conformance.hidden import SECRETS
from tests.conformance.inventories import INVENTORIES
from tests.conformance.positions import PLAYER_COUNTS, bots_of, positions, short_options


def test_no_game_is_left_out() -> None:
    assert set(games.GAMES) == set(INVENTORIES) == set(SECRETS)


@pytest.mark.parametrize(("name", "players"), PLAYER_COUNTS)
def test_the_inventories_hold_what_the_rules_pages_list(name: str, players: int) -> None:
    """S2, S3; T1–T5. Whatever a game conserves, it is this."""
    dealt = next(testing.walk(games.load(name), players, {}, Random(1))).after
    found = INVENTORIES[name](dealt)
    kinds = Counter(re.sub("^(gold|dwarf|goal|seal) .*", r"\1", item) for item in found.elements())
    if name == "siegel":
        assert [found[f"seal {kind}"] for kind in "rygbvwk"] == [5, 3, 3, 3, 3, 4, 6]
        assert {item: number for item, number in kinds.items() if item != "seal"} == {
            f"{colour}{value}": 1 for colour in "rygbv" for value in range(1, 3 * players + 1)
        }
    elif name == "saboteur":
        assert (kinds["dwarf"], kinds["goal"], kinds["gold"]) == (players + 1, 3, 28)
        assert kinds.total() - kinds["dwarf"] - kinds["goal"] - kinds["gold"] == 67
        assert [found[f"gold {value}"] for value in (1, 2, 3)] == [16, 8, 4]
    else:
        pytest.fail(f"what the rules page of {name} lists is to be written here")


@pytest.mark.parametrize(("name", "players"), PLAYER_COUNTS)
def test_a_game(name: str, players: int) -> None:
    game, rng = games.load(name), Random(players)
    testing.check_game(game, players, short_options(game, rng), rng, INVENTORIES[name], [None, *bots_of(game)])


@pytest.mark.parametrize(("name", "players"), PLAYER_COUNTS)
def test_records(name: str, players: int) -> None:
    game, rng = games.load(name), Random(200 + players)
    testing.check_records(game, players, short_options(game, rng), rng, most_cuts=12)


@pytest.mark.parametrize("name", games.GAMES)
def test_a_record_cut_short_at_every_move(name: str) -> None:
    game, rng = games.load(name), Random(7)
    testing.check_records(game, min(game.players), {"rounds": 1}, rng)


@pytest.mark.long
@pytest.mark.parametrize(("name", "players"), PLAYER_COUNTS)
def test_many_games(name: str, players: int, scaled: Callable[[int], int]) -> None:
    game, rng = games.load(name), Random(300 + players)
    for _ in range(scaled(8)):
        options = testing.some_options(game, rng)
        bots = rng.choice(((None,), bots_of(game), [None, *bots_of(game)]))
        testing.check_game(game, players, options, rng, INVENTORIES[name], bots)
        testing.check_records(game, players, options, rng, most_cuts=20)


@pytest.mark.parametrize("name", games.GAMES)
def test_what_cannot_be_configured_is_refused(name: str) -> None:
    game = games.load(name)
    for option in game.options:
        for value in option.values:
            assert getattr(game.configure(min(game.players), {option.name: value}), option.name) == value
        for wrong in ("no such thing", None, 10**9, -1, 1.0, [], *(() if True in option.values else (True,))):
            with pytest.raises(Illegal) as refusal:
                game.configure(min(game.players), {option.name: wrong})
            assert (refusal.value.reason, refusal.value.rule) == ("option-value", option.rule)
    for players in (-1, 0, min(game.players) - 1, max(game.players) + 1):
        with pytest.raises(Illegal, match="players"):
            game.configure(players)
    with pytest.raises(Illegal, match="unknown-option"):
        game.configure(min(game.players), {"colour": True})


def texts_like(name: str) -> st.SearchStrategy[str]:
    """Texts of moves, and such texts taken apart and put together anew."""
    game = games.load(name)
    met = {str(p.step.move) for p in positions(name, 150, 4) if not game.rules.awaits_deal(p.step.before)}
    signs = "".join(sorted({sign for text in met for sign in text} | set(" -@,!:+09")))
    tokens = sorted({token for text in met for token in text.split(" ")})
    words = st.lists(st.sampled_from(tokens) | st.text(signs, max_size=5), max_size=5).map(" ".join)
    return st.sampled_from(sorted(met)) | words | st.text(signs, max_size=12)


@pytest.mark.parametrize("name", games.GAMES)
def test_every_text_is_a_move_in_one_spelling_or_none(name: str) -> None:
    game = games.load(name)

    @given(texts_like(name))
    def parses_back(text: str) -> None:
        try:
            move = game.parse(text)
        except Illegal:
            return
        assert str(move) == text
        assert game.parse(str(move)) == move

    parses_back()


@pytest.mark.parametrize("name", games.GAMES)
def test_the_same_seed_is_the_same_game_in_every_process(name: str) -> None:
    """Sets come in another order in every process; nothing that is played may depend on it."""
    code = (
        "from random import Random; from kartentisch import games, testing;"
        f"game = games.load({name!r}); bots = [bot() for bot in game.bots.values()];"
        "print(*(s.move for s in testing.walk(game, max(game.players), {'rounds': 1}, Random(1), bots)), sep='; ')"
    )
    played = {
        subprocess.check_output([sys.executable, "-c", code], env={**os.environ, "PYTHONHASHSEED": seed})
        for seed in ("1", "2", "3")
    }
    assert len(played) == 1
