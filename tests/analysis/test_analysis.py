"""Analysis: what a decision was worth depends on what its seat knew, and on the seed, and on nothing else."""

from __future__ import annotations

from importlib import import_module
from math import hypot
from random import Random
from typing import Any

import pytest

from kartentisch import games, replay
from kartentisch.analysis.decisions import Question, comparer, decide, is_mistake, questions
from kartentisch.analysis.replays import Again, levels_of
from kartentisch.analysis.suspicion import TELLING, Secret, secret, suspicions
from kartentisch.analysis.whole import How, gathered, parts, scores, work, worked
from kartentisch.bots.play import Simulation
from kartentisch.game import Budget, Illegal
from kartentisch.games.siegel.moves import Play, Predict
from kartentisch.record import Record

LITTLE = How(worlds=96, replays=2, seed="7")


@pytest.fixture(scope="module", params=games.GAMES)
def record(request: pytest.FixtureRequest) -> Record:
    simulation = Simulation(
        request.param, ("apprentice", "improver", "apprentice", "random"), {"rounds": 1}, "analysis"
    )
    return replay.read(simulation.record(0))


def some(record: Record) -> list[Question]:
    return [question for question in questions(record) if len(question.view.moves) > 1][::7]


def test_every_decision_is_asked_about_with_what_its_seat_knew(record: Record) -> None:
    asked = list(questions(record))
    assert [str(question.played) for question in asked] == [str(move) for move in record.rounds[0].moves]
    assert all(question.view.seat == question.seat == question.view.turn for question in asked)
    assert [question.move for question in asked] == list(range(1, len(asked) + 1))


def test_a_decision_depends_on_view_and_seed_alone(record: Record) -> None:
    """A world drawn from the view has other hidden cards, and gives the same view, so the same verdict."""
    game, rng = games.load(record.game), Random(5)
    for question in some(record)[:3]:
        world = game.sample(question.view, rng)
        other = question._replace(view=game.view(world, question.seat))
        assert decide(other, 96, "1") == decide(question, 96, "1")
        assert decide(question, 96, "1") == decide(question, 96, "1")


def test_what_is_told_of_a_decision_fits_together(record: Record) -> None:
    for question in some(record):
        found = decide(question, 96, "2").compared
        moves = [rating.move for rating in found.ratings]
        assert found.ratings[0].move == found.best
        assert question.played in moves
        assert len(moves) == len(set(moves))
        assert found.regret >= 0
        assert found.error >= 0
        assert found.regret == 0 or found.best != question.played
        if not isinstance(question.played, Predict):
            assert set(moves) == set(question.view.moves)


def test_without_a_choice_nothing_can_be_regretted(record: Record) -> None:
    forced = [question for question in questions(record) if question.view.moves == (question.played,)]
    for question in forced:
        found = decide(question, 96, "3")
        assert (found.compared.best, found.compared.regret, found.compared.error) == (question.played, 0, 0)
        assert not found.matters


def test_a_planted_blunder_is_found(record: Record) -> None:
    """The move that is rated worst is a mistake when it is played; the best one is none."""
    game, found = games.load(record.game), 0
    sign = 1 if game.fewest_win else -1
    for question in [question for question in questions(record) if len(question.view.moves) > 1][::3]:
        ratings = decide(question, 192, "4").compared.ratings
        worst = max(ratings, key=lambda rating: sign * rating.value)
        clear = max(3 * game.matters, 5 * hypot(worst.error, ratings[0].error))
        if sign * (worst.value - ratings[0].value) > clear:
            found += 1
            assert decide(question._replace(played=worst.move), 192, "5").matters
            assert not decide(question._replace(played=ratings[0].move), 192, "5").matters
        if found:
            return
    assert found


def test_small_or_uncertain_differences_are_no_mistakes() -> None:
    game = games.load("siegel")
    assert is_mistake(game, 0.3, 0.09)
    assert not is_mistake(game, 0.29, 0.01)
    assert not is_mistake(game, 2.0, 0.7)
    assert games.load("saboteur").matters < game.matters


def test_the_parts_of_an_analysis_may_be_done_in_any_order(record: Record) -> None:
    todo = parts(record, LITTLE)[-12:]
    findings = [work(part, LITTLE) for part in todo]
    assert findings == list(worked(todo, LITTLE))
    assert gathered(record, findings) == gathered(record, reversed(findings))


def test_luck_and_decisions_add_up_to_the_points(record: Record) -> None:
    sign = 1 if games.load(record.game).fewest_win else -1
    todo = [part for part in parts(record, LITTLE) if isinstance(part, Again) or part.move % 6 == 0]
    analysis = gathered(record, worked(todo, LITTLE))
    assert [share.seat for share in analysis.shares] == [0, 1, 2, 3]
    for share in analysis.shares:
        assert share.points == scores(record)[0][share.seat]
        assert share.mean + sign * share.own + share.luck == pytest.approx(share.points)
        assert share.error > 0


def test_others_play_as_the_bots_that_a_record_names() -> None:
    record = Record("siegel", ("Ada", "master", "apprentice", "mybot:make"))
    assert levels_of(record) == ("journeyman", "master", "apprentice", "journeyman")


@pytest.mark.parametrize("game", games.GAMES)
def test_a_game_tells_all_of_its_secret_or_nothing(game: str) -> None:
    """By its names: a misspelt one would silently take away all suspicion."""
    measures = import_module(f"{games.GAMES[game]}.measures")
    named = {name for name, part in vars(measures).items() if getattr(part, "__module__", "") == measures.__name__}
    parts = {name for name in vars(Secret) if not name.startswith("_")}
    public = {name for name in named if not name.startswith("_")}
    assert public == {"measures"} | (parts if secret(game) else set())


def test_suspicion_is_told_through_one_seats_eyes(record: Record) -> None:
    for eyes in (None, 0, 3):
        told = suspicions(record, eyes)
        if record.game == "siegel":  # nothing of the kind is hidden there
            assert told == ()
            continue
        (found,) = told
        deal: Any = record.rounds[0].deal
        assert found.truth == tuple(role == "saboteur" for role in deal.roles)
        if eyes is not None:
            assert {moment[eyes] for moment in found.beliefs} == {float(found.truth[eyes])}
        for pin in found.pins:
            change = found.beliefs[pin.move][pin.seat] - found.beliefs[pin.move - 1][pin.seat]
            assert pin.change == pytest.approx(change)
            assert abs(change) >= TELLING
            assert pin.played == record.rounds[0].moves[pin.move - 1]


def test_a_game_without_a_comparing_bot_is_refused() -> None:
    from dataclasses import replace

    game = games.load("siegel")
    plain = replace(game, bots={"journeyman": game.bots["apprentice"]})
    with pytest.raises(Illegal, match="analysis-none"):
        comparer(plain)


def test_a_certain_loss_is_certain() -> None:
    """With the last two cards the rest is solved: whatever deal there is, the error is small."""
    simulation = Simulation("siegel", ("apprentice",) * 3, {"rounds": 1}, "certain")
    record = replay.read(simulation.record(0))
    last = [
        q for q in questions(record) if isinstance(q.played, Play) and len(q.view.hand) == 2 and len(q.view.moves) == 2
    ]
    for question in last:
        found = comparer(games.load("siegel")).compare(question.view, question.played, Random(1), Budget(96))
        assert found.error < 1.0
    assert last
