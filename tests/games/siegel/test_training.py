"""Training at a few tables on a processor: it learns, goes on where it stopped, and knows no hand but its own."""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from benchmarks import gpu
from kartentisch.games.siegel import encode, rules
from kartentisch.games.siegel.actions import ACTIONS
from kartentisch.games.siegel.parallel import seen, sight, words
from kartentisch.games.siegel.parallel.play import deal, legal
from kartentisch.games.siegel.players.winning import MARGIN
from kartentisch.games.siegel.state import Config
from kartentisch.games.siegel.training import goals, net, ppo, run, selfplay
from kartentisch.games.siegel.training.plan import Plan

jax.config.update("jax_disable_most_optimizations", True)

PLAN = Plan(3, width=32, depth=2, critic_width=16, critic_depth=1, tables=64, steps=16, batches=4)


def seconds(each: float = 1.0) -> object:
    """A clock that goes on at every look."""
    times = count()
    return lambda: next(times) * each


def test_a_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """A second call counts on from the first, weights are small, and a checkpoint keeps everything.

    One test, as compiling a turn takes longer than all of it.
    """
    told: list[float] = []
    for minutes in (4, 8):
        file = run.train(PLAN, minutes / 60, tmp_path / "pieces", lambda share, _: told.append(share), seconds(0.5))  # type: ignore[arg-type]
    assert told[0] <= 1
    assert told[-1] > 0
    with np.load(tmp_path / "pieces" / "checkpoint.npz") as kept:
        about = json.loads(str(kept["about"]))
        assert about["decisions"] == about["plan"]["tables"] * about["plan"]["steps"] * int(kept[kept.files[-1]])
    with np.load(file) as weights:
        assert json.loads(str(weights["about"]))["players"] == 3
        assert {weights[name].dtype for name in weights.files if name != "about"} == {np.dtype(np.float16)}
    with pytest.raises(run.OtherPlan):
        run.train(PLAN._replace(width=16), 1, tmp_path / "pieces", lambda *_: None)

    # To the last bit: nets, moments, past selves, tables and chance.
    learner = ppo.new(PLAN)
    rates = run.rates(0.1, 0, PLAN)
    learner, _ = ppo.turn(learner, rates, PLAN)
    run.save(learner, PLAN, 12.5, 7, tmp_path)
    again, taken, decisions = run.resumed(PLAN, tmp_path)
    assert (taken, decisions) == (12.5, 7)
    for ours, theirs in zip(jax.tree.leaves(learner), jax.tree.leaves(again), strict=True):
        assert ours.dtype == theirs.dtype
        np.testing.assert_array_equal(np.asarray(ours, np.float64), np.asarray(theirs, np.float64))
    one, _ = ppo.turn(learner, rates, PLAN)
    other, _ = ppo.turn(again, rates, PLAN)
    for ours, theirs in zip(jax.tree.leaves(one), jax.tree.leaves(other), strict=True):
        np.testing.assert_array_equal(np.asarray(ours, np.float64), np.asarray(theirs, np.float64))


def test_an_exploiter_is_alone_among_players_who_stay_as_they_are(tmp_path: Path) -> None:
    """The net to beat has another size than the one that learns, which goes on from a third; a turn moves it alone."""
    small = PLAN._replace(width=16, depth=1)
    file = run.write_weights(ppo.new(small).nets["policy"], small, 0, tmp_path)
    given = PLAN._replace(seed=5)
    begun = ppo.new(given).nets["policy"]
    (tmp_path / "given").mkdir()
    plan = PLAN._replace(against=str(file), start=str(run.write_weights(begun, given, 0, tmp_path / "given")))
    learner = run.new(plan)
    for name, weights in learner.nets["policy"].items():
        np.testing.assert_allclose(weights, begun[name], rtol=0.01, atol=1e-6)
    before = [np.asarray(leaf, np.float32) for leaf in jax.tree.leaves((learner.rivals, learner.nets))]
    seats = np.array([int(past).bit_count() for past in learner.tables.past])
    assert (seats == 2).all(), "of three seats"
    assert len({int(past) for past in learner.tables.past}) == 3, "every seat is its own somewhere"
    assert float(run.rates(0.1, 0, plan).policy) == 0, "the critic learns first"
    later, figures = ppo.turn(learner, run.rates(0.1, 100, plan), plan)
    after = [np.asarray(leaf, np.float32) for leaf in jax.tree.leaves((later.rivals, later.nets))]
    fixed = len(jax.tree.leaves(later.rivals))
    for old, new in zip(before[:fixed], after[:fixed], strict=True):
        np.testing.assert_array_equal(old, new)
    assert any((old != new).any() for old, new in zip(before[fixed:], after[fixed:], strict=True))
    assert all(np.isfinite(np.asarray(value)).all() for value in figures)
    run.save(later, plan, 1.0, 7, tmp_path)
    assert run.resumed(plan, tmp_path)[1:] == (1.0, 7)
    with pytest.raises(run.OtherPlan):
        run.resumed(PLAN, tmp_path)


def test_whom_to_sit_with_must_have_a_net_for_as_many_players(tmp_path: Path) -> None:
    """A net that was trained when nets read less plays as before: what it does not know of counts nothing."""
    large = run.read("grandmaster", PLAN)
    assert large["weights0"].shape[0] == net.number_of_inputs(PLAN.config)
    assert large["weights1"].shape == (1024, 1024)
    file = run.write_weights(large, PLAN, 0, tmp_path)
    for name, players in (("apprentice", 3), (str(file), 4)):
        with pytest.raises(run.NoPolicy):
            run.read(name, PLAN._replace(players=players))
    with pytest.raises(run.NoPolicy):  # of another size
        run.new(PLAN._replace(start="grandmaster"))
    old: dict[str, Any] = {name: value for name, value in large.items() if name != "weights0"}
    about = {"players": 3, "pieces": ["hand", "phase"]}
    rows = jnp.arange(50.0)[:, None] * jnp.ones((1, 1024))
    np.savez(tmp_path / "old.npz", about=np.array(json.dumps(about)), weights0=rows, **old)
    read = np.asarray(run.read(str(tmp_path / "old.npz"), PLAN)["weights0"])
    assert sorted(row for row in read[:, 0] if row) == [*range(1, 50)]
    assert list(read[:5, 0]) == [*range(45, 50)], "the phase comes first today"


def test_others_sit_at_some_of_the_tables(tmp_path: Path) -> None:
    """Past selves, journeymen and a net, each at tables of its own; whole games, for one's own points."""
    small = PLAN._replace(width=16, depth=1)
    file = run.write_weights(ppo.new(small).nets["policy"], small, 0, tmp_path)
    plan = PLAN._replace(among=("journeyman", str(file)), goal="points")
    learner = run.new(plan)
    past = np.asarray(learner.tables.past)
    assert [group.tables for group in plan.groups] == [8, 8, 8]
    assert ((past[:24] > 0) & (past[:24] < 7)).all()
    assert (past[24:] == 0).all()
    rounds, ahead = [], []
    for _ in range(16):
        learner, figures = ppo.turn(learner, run.rates(0.1, 0, plan), plan)
        rounds.append(int(np.asarray(learner.tables.game.round).max()))
        ahead.append(np.asarray(figures.ahead))
    assert max(rounds) >= 2, "games go on after a round"
    _, journeymen, _ = np.sum(ahead, axis=0)
    assert journeymen < -2, "they are better than who knows nothing"


@pytest.mark.long
def test_it_learns() -> None:
    """After some turns it pays less than random players do, and is surer of its choices."""
    learner = ppo.new(PLAN)
    first = last = None
    for number in range(60):
        rates = run.rates(0.0, 100, PLAN)._replace(learning=jnp.float32(3e-3), renew=jnp.int32(-1))
        learner, figures = ppo.turn(learner, rates, PLAN)
        if number == 10:
            first = figures
        last = figures
    assert first is not None
    assert last is not None
    assert float(last.cost) < 7.0, "random players pay more"
    assert float(last.entropy) < 0.9 * float(first.entropy)


def test_the_policy_sees_its_own_hand_only_and_the_critic_all_of_them() -> None:
    number, config = 16, PLAN.config
    here, _ = deal(words.chance(1, number), jnp.zeros(number, jnp.uint32), 3)
    learner = ppo.new(PLAN)

    def told(here: object) -> tuple[np.ndarray, np.ndarray]:
        looked = sight.looked(here, seen.unseen(here), seen.new_game(config, number), legal(here, config), config)  # type: ignore[arg-type]
        numbers = net.numbers(looked, config)
        policy = {**learner.nets["policy"], "weights2": jnp.ones((32, encode.actions(config)))}
        critic = {**learner.nets["critic"], "weights1": jnp.ones((16, 1))}
        return np.asarray(net.logits(policy, numbers)), np.asarray(net.worth(critic, numbers))

    # The two others swap their hands.
    turn = np.asarray(here.turn)
    hands: np.ndarray = np.array(here.hands)
    swapped = hands.copy()
    for table in range(number):
        left, right = (turn[table] + 1) % 3, (turn[table] + 2) % 3
        swapped[left, :, table], swapped[right, :, table] = hands[right, :, table], hands[left, :, table]
    other = here._replace(hands=tuple(tuple(jnp.asarray(part) for part in hand) for hand in swapped))
    (logits, values), (same, different) = told(here), told(other)
    np.testing.assert_array_equal(logits, same)
    assert (values != different).all()


def test_margin_is_the_mean_of_the_others_less_ones_own() -> None:
    found = np.asarray(goals.margins(jnp.array([[2], [4], [9]])))
    np.testing.assert_allclose(found[:, 0], [4.5, 1.5, -6.0])


def test_a_round_is_worth_what_it_does_to_the_chance_to_win() -> None:
    """Three tables: the first round of six, the last one with all level, and the last one that changes nothing."""
    totals = jnp.array([[0, 5, 0], [0, 5, 20], [0, 5, 20]])
    costs, to_come = jnp.array([[0, 0, 4]] + [[4, 4, 0]] * 2), jnp.array([5, 0, 0])
    first, last, settled = np.asarray(goals.worth_of_game(totals, costs, to_come))[0]
    assert first > 1
    assert last > first
    assert settled == pytest.approx(MARGIN * -4), "the game is won anyhow"
    chances = np.asarray(goals.chances(totals, to_come))
    np.testing.assert_allclose(chances.sum(0), 1, rtol=1e-5)
    np.testing.assert_allclose(chances[:, 2], [1, 0, 0])
    np.testing.assert_array_equal(goals.worth_of_points(costs)[0], [0, 0, -4])


def test_a_surprise_reaches_the_decisions_before_it() -> None:
    """One table, λ = ½: two decisions of seat 0, one of seat 1, the end; what comes after that has no weight."""
    plan = PLAN._replace(tables=1, keep=0.5, scale=1.0)
    turns, ends = [0, 1, 0, 2], [False, False, True, False]
    steps = selfplay.Steps(
        *(jnp.zeros((4, 1)),) * 3,
        value=jnp.array([[1.0], [0.5], [2.0], [7.0]]),
        turn=jnp.array(turns)[:, None],
        own=jnp.ones((4, 1), bool),
        ended=jnp.array(ends)[:, None],
        worth=jnp.array([[[0.0], [0.0], [0.0]]] * 2 + [[[4.5], [1.5], [-6.0]]] + [[[0.0], [0.0], [0.0]]]),
        costs=jnp.zeros((4, 3, 1)),
        saboteur=jnp.zeros((4, 1)),
        past=jnp.zeros((4, 1)),
    )
    found, weight = ppo.advantage(steps, plan)
    np.testing.assert_allclose(found[:3, 0], [(2.0 - 1.0) + 0.5 * (4.5 - 2.0), 1.5 - 0.5, 4.5 - 2.0])
    np.testing.assert_array_equal(weight[:, 0], [1, 1, 1, 0])


def test_the_benchmark_times_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "gpu.json"
    sizes = ["--players", "3", "--tables", "32", "--stretches", "8", "--widths", ""]
    assert gpu.main([*sizes, "--json", str(file)]) == 0
    figures = json.loads(file.read_text("utf-8"))
    assert list(figures) == ["device", "jax", "ceilings", "random_play", "step"]
    assert str(figures["random_play"]["3"]["card_plays_per_s"]) in capsys.readouterr().out
    played = figures["random_play"]["3"]
    assert played["card_plays_per_s"] == pytest.approx(45 * played["rounds_per_s"], rel=1e-3)
    assert 45 + 3 < played["decisions_per_s"] / played["rounds_per_s"] < 150


@pytest.mark.long
def test_the_benchmark_times_training_and_its_parts() -> None:
    trained = gpu.training(PLAN, gpu.tables_alone(16, 8))
    assert trained["decisions_per_s"] == pytest.approx(1e9 / trained["ns"], rel=0.01)
    parts = trained["ns_tables"] + trained["ns_nets_in_self_play"] + trained["ns_learning"]
    assert parts == pytest.approx(trained["ns"], abs=0.1)


def test_random_players_prefer_no_action() -> None:
    """Every member of a set comes up, all equally often."""
    members = [0, 29, 30, 59, 74, 75, 89, 90, 105, 114]
    number = 20_000
    bits = [sum(1 << m % words.BITS for m in members if m // words.BITS == place) for place in range(words.SET)]
    choices = tuple(jnp.full(number, word, jnp.uint32) for word in bits)
    found, _ = jax.jit(gpu.random_action)(choices, words.chance(1, number))
    counts = np.bincount(found, minlength=ACTIONS)
    assert [action for action in range(ACTIONS) if counts[action]] == members
    fair = number / len(members)
    assert ((counts[members] - fair) ** 2 / fair).sum() < 40
    nothing, _ = gpu.random_action(tuple(jnp.zeros(1, jnp.uint32) for _ in bits), words.chance(1, 1))
    assert int(nothing[0]) >= ACTIONS, "does nothing"


def test_random_players_cost_what_they_cost_by_the_rules() -> None:
    """The mean points of random rounds, against games played by the rules."""
    config, rng = Config(3, rounds=1), Random(1)
    costs = []
    for _ in range(250):
        state = rules.new(config)
        while not rules.is_over(state):
            deals = rules.awaits_deal(state)
            state = rules.apply(state, rules.shuffle(state, rng) if deals else rng.choice(rules.steps(state)))
        costs.append(sum(state.results[-1].scores))
    playing = gpu.play_on(gpu.start(32, Config(3)), Config(3), 8)
    for _ in range(5):
        playing = gpu.play_on(playing, Config(3), 8)
    rounds = int(np.asarray(playing.rounds).sum())
    mean = float(np.asarray(playing.costs).sum()) / rounds
    spread = float(np.std(costs)) * (1 / len(costs) + 1 / rounds) ** 0.5
    assert abs(mean - float(np.mean(costs))) < 5 * spread
