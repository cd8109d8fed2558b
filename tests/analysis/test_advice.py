"""Advice on a decision: the best moves with a reason, from the view alone; and what a decision has cost."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kartentisch import games, testing
from kartentisch.analysis.advice import SHOWN, Advice, advise, review
from kartentisch.analysis.decisions import comparer
from kartentisch.game import Budget, Game
from kartentisch.texts import LANGUAGES, speaker

LITTLE = Budget(simulations=20)


def decisions(game: Game[Any, Any], players: int, seed: int, share: float) -> list[tuple[Any, Any]]:
    """Some states of a game between simple bots, each with the view of the seat on turn."""
    rng = Random(seed)
    found = []
    for step in testing.walk(game, players, {"rounds": 1}, rng, [game.bots["apprentice"]()]):
        seat = game.rules.to_act(step.after)
        if seat is not None and (step.number < 2 or rng.random() < share):
            found.append((step.after, game.view(step.after, seat)))
    return found


def told(advice: Advice) -> list[object]:
    return [(str(move), rating, why) for move, rating, why in advice.moves]


@pytest.mark.parametrize("name", games.GAMES)
def test_advice_is_a_few_legal_moves_each_with_a_sentence_in_every_language(name: str) -> None:
    game = games.load(name)
    keys = set()
    for state, view in decisions(game, 4, 5, 0.25)[:16]:
        advice = advise(game, view, Random(1), LITTLE, 48)
        assert 1 <= len(advice.moves) <= SHOWN
        assert len({str(move) for move, _, _ in advice.moves}) == len(advice.moves)
        for move, rating, why in advice.moves:
            game.rules.apply(state, move)
            assert (rating is None) == (advice.worlds == 0 and len(view.moves) == 1)
            assert why is not None
            keys.add(why.key)
            for language in LANGUAGES:
                args = {**why.args, "player": "Ben"} if "player" in why.args else why.args
                sentence = speaker(language)(why.key, **args)
                assert sentence.endswith("."), sentence
                assert "{" not in sentence
    assert len(keys) >= 4, keys


@pytest.mark.parametrize("name", games.GAMES)
def test_advice_is_the_same_in_all_worlds_that_look_the_same(name: str) -> None:
    """A hint knows nothing hidden: given the same seed, neither its moves nor its numbers nor its reasons differ."""
    game, rng = games.load(name), Random(9)
    for _, view in decisions(game, min(game.players), 8, 0.12)[:6]:
        twin = game.view(game.sample(view, rng), view.seat)
        assert told(advise(game, view, Random(1), LITTLE, 48)) == told(advise(game, twin, Random(1), LITTLE, 48))
        played = view.moves[-1] if name == "saboteur" else advise(game, view, Random(2), LITTLE, 48).moves[-1].move
        assert review(game, view, played, Random(3), 48) == review(game, twin, played, Random(3), 48)


@pytest.mark.parametrize("name", games.GAMES)
def test_a_blunder_is_told_of_with_what_would_have_been_better(name: str) -> None:
    game = games.load(name)
    found = 0
    for state, view in decisions(game, 4, 3, 0.9):
        compared = comparer(game).compare(view, view.moves[0], Random(1), Budget(simulations=48))
        if not compared.ratings:
            continue
        first, last = compared.ratings[0], compared.ratings[-1]
        gap = abs(first.value - last.value)
        if gap < 4 * game.matters or gap < 5 * (first.error + last.error):
            continue
        verdict = review(game, view, last.move, Random(2), 240)
        assert verdict.matters
        assert verdict.best != last.move
        assert verdict.why is not None
        game.rules.apply(state, verdict.best)
        assert not review(game, view, verdict.best, Random(4), 240).matters
        found += 1
        if found == 2:
            return
    assert found
