"""Training at a few tables on a processor: it learns, goes on where it stopped, and knows no hand but its own."""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path
from random import Random

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from benchmarks import gpu
from kartentisch.games.siegel import encode, rules
from kartentisch.games.siegel.parallel import seen, sight, words
from kartentisch.games.siegel.parallel.play import deal, legal
from kartentisch.games.siegel.state import Config
from kartentisch.games.siegel.training import net, ppo, run, selfplay

jax.config.update("jax_disable_most_optimizations", True)

PLAN = ppo.Plan(3, width=32, depth=2, critic_width=16, critic_depth=1, tables=64, steps=16, batches=4)


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
    """The net to beat has another size than the one that learns; a turn moves this one alone."""
    small = PLAN._replace(width=16, depth=1)
    file = run.write_weights(ppo.new(small).nets["policy"], small, 0, tmp_path)
    plan = PLAN._replace(against=str(file))
    learner = ppo.new(plan, run.opponent(plan))
    before = [np.asarray(leaf, np.float32) for leaf in jax.tree.leaves((learner.selves, learner.nets))]
    seats = np.array([int(past).bit_count() for past in learner.tables.past])
    assert (seats == 2).all(), "of three seats"
    assert len({int(past) for past in learner.tables.past}) == 3, "every seat is its own somewhere"
    later, figures = ppo.turn(learner, run.rates(0.1, 0, plan), plan)
    after = [np.asarray(leaf, np.float32) for leaf in jax.tree.leaves((later.selves, later.nets))]
    fixed = len(jax.tree.leaves(later.selves))
    for old, new in zip(before[:fixed], after[:fixed], strict=True):
        np.testing.assert_array_equal(old, new)
    assert any((old != new).any() for old, new in zip(before[fixed:], after[fixed:], strict=True))
    assert np.isfinite([float(value) for value in figures]).all()
    run.save(later, plan, 1.0, 7, tmp_path)
    assert run.resumed(plan, tmp_path)[1:] == (1.0, 7)
    with pytest.raises(run.OtherPlan):
        run.resumed(PLAN, tmp_path)


def test_whom_to_beat_must_have_a_net_for_as_many_players(tmp_path: Path) -> None:
    net = run.opponent(PLAN._replace(against="grandmaster"))
    assert net is not None
    assert net["weights1"].shape == (1024, 1024)
    file = run.write_weights(net, PLAN, 0, tmp_path)
    for against, players in (("apprentice", 3), (str(file), 4)):
        with pytest.raises(run.NoPolicy):
            run.opponent(PLAN._replace(against=against, players=players))


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


def test_standing_is_the_mean_of_the_others_less_ones_own() -> None:
    standing = np.asarray(selfplay.utilities(jnp.array([[2], [4], [9]])))
    np.testing.assert_allclose(standing[:, 0], [4.5, 1.5, -6.0])


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
        costs=jnp.array([[[0], [0], [0]]] * 2 + [[[2], [4], [9]]] + [[[0], [0], [0]]]),
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
