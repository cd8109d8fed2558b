"""Proximal policy optimisation: one turn of self-play and learning from it, as one program on the device."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array, lax

from kartentisch.games.siegel.parallel import sight
from kartentisch.games.siegel.parallel.tables import NOBODY
from kartentisch.games.siegel.training import net as nets
from kartentisch.games.siegel.training.goals import margins
from kartentisch.games.siegel.training.net import Net
from kartentisch.games.siegel.training.plan import Plan
from kartentisch.games.siegel.training.selfplay import IMPOSSIBLE, Steps, Tables, new_tables, play


class Moments(NamedTuple):
    """What Adam remembers."""

    first: dict[str, Net]
    second: dict[str, Net]
    steps: Array


class Learner(NamedTuple):
    """All that changes."""

    nets: dict[str, Net]
    """``policy`` and ``critic``."""
    moments: Moments
    selves: Net
    """Past policies, one behind the other."""
    rivals: tuple[Net, ...]
    """Those of `Plan.rivals`, who stay as they are; without weights for the journeyman."""
    tables: Tables
    turn: Array
    """How many turns of self-play and learning there were."""


class Rates(NamedTuple):
    """What changes in the course of a training: how fast it learns, and how much it tries."""

    learning: Array
    policy: Array
    """The share of that for the policy: none while the critic gets to know one that was given."""
    entropy: Array
    renew: Array
    """The past self that the present one replaces before this turn; -1: none."""


class Figures(NamedTuple):
    """How it goes."""

    cost: Array
    """Points of a seat in a round, on average."""
    saboteurs: Array
    """The share of rounds in which somebody took the saboteur."""
    entropy: Array
    surprise: Array
    """The critic's mean squared error, in points."""
    change: Array
    """How far the policy moved in this turn (Kullback and Leibler)."""
    ahead: Array
    """Points a round by which it stands better than the others at the tables of each of `Plan.groups`."""
    decisions: Array


@partial(jax.jit, static_argnames="plan")  # compiled, every array is one of its own, which `turn` may write over
def new(plan: Plan, rivals: tuple[Net, ...] = (), start: Net | None = None) -> Learner:
    """A learner that knows nothing, or what `start` knows; `rivals` are those of the plan."""
    policy_key, critic_key = jax.random.split(jax.random.key(plan.seed))
    policy = nets.new(policy_key, plan.config, plan.width, plan.depth) if start is None else start
    critic = nets.new(critic_key, plan.config, plan.critic_width, plan.critic_depth, critic=True)
    both = {"policy": policy, "critic": critic}
    nothing = jax.tree.map(jnp.zeros_like, both)
    copies = 1 if plan.against else plan.selves
    selves = jax.tree.map(lambda weights: jnp.stack([weights.astype(jnp.bfloat16)] * copies), policy)
    mixed = sum(group.tables for group in plan.groups)
    tables = new_tables(plan.seed, plan.tables, plan.config, mixed, alone=bool(plan.against))
    moments = Moments(nothing, nothing, jnp.zeros((), jnp.int32))
    fixed: tuple[Net, ...] = jax.tree.map(lambda weights: weights.astype(jnp.bfloat16), rivals)
    return Learner(both, moments, selves, fixed, tables, jnp.zeros((), jnp.int32))


@partial(jax.jit, static_argnames="plan", donate_argnums=0)
def turn(learner: Learner, rates: Rates, plan: Plan) -> tuple[Learner, Figures]:
    """One turn of self-play at all tables, and learning from it."""
    policy = learner.nets["policy"]
    place = jnp.maximum(rates.renew, 0)

    def renewed(old: Array, now: Array) -> Array:
        return jnp.where(rates.renew >= 0, old.at[place].set(now.astype(old.dtype)), old)

    selves = learner.selves if plan.against else jax.tree.map(renewed, learner.selves, policy)
    one = jax.tree.map(lambda weights: weights[learner.turn % weights.shape[0]], selves)
    tables, steps = play(learner.tables, learner.nets, one, learner.rivals, plan)
    advantages, weights = advantage(steps, plan)
    both, moments, (entropy, surprise, change) = _learnt(learner, rates, steps, advantages, weights, plan)
    figures = _figures(steps, plan, entropy, surprise, change)
    return Learner(both, moments, selves, learner.rivals, tables, learner.turn + 1), figures


def advantage(steps: Steps, plan: Plan) -> tuple[Array, Array]:
    """How much better each decision did than expected, and its weight: 0 where the end of its round is not in sight.

    Backwards through time, for each seat: what it expected at its next decision, or got at the end of the round.
    """
    players, tables = plan.players, plan.tables
    seats = jnp.arange(players)[:, None]

    def back(
        carried: tuple[Array, Array, Array], step: tuple[Array, Array, Array, Array]
    ) -> tuple[tuple[Array, Array, Array], tuple[Array, Array]]:
        expected, later, known = carried
        value, turn, ended, worth = step
        expected = jnp.where(ended, worth / plan.scale, expected)
        later = jnp.where(ended, 0.0, later)
        known = known | ended
        mine = seats == turn
        surprise = jnp.where(mine, expected, 0.0).sum(0) - value
        found = surprise + plan.keep * jnp.where(mine, later, 0.0).sum(0)
        weight = (mine & known).any(0)
        expected = jnp.where(mine, value, expected)
        later = jnp.where(mine, jnp.where(known, found, 0.0), later)
        return (expected, later, known | mine), (found, weight)

    start = (jnp.zeros((players, tables)), jnp.zeros((players, tables)), jnp.zeros((players, tables), bool))
    order = (steps.value, steps.turn.astype(jnp.int32), steps.ended, steps.worth.astype(jnp.float32))
    _, (found, weight) = lax.scan(back, start, order, reverse=True)
    return found, (weight & steps.own).astype(jnp.float32)


class _Batch(NamedTuple):
    words: Array
    number: Array
    log_chance: Array
    advantage: Array
    target: Array
    weight: Array


def _learnt(
    learner: Learner, rates: Rates, steps: Steps, advantages: Array, weights: Array, plan: Plan
) -> tuple[dict[str, Net], Moments, tuple[Array, Array, Array]]:
    """The nets after all batches; a batch is all the steps of some of the tables."""
    mean = (advantages * weights).sum() / weights.sum()
    spread = jnp.sqrt((jnp.square(advantages - mean) * weights).sum() / weights.sum())
    normal = (advantages - mean) / (spread + 1e-6)
    whole = _Batch(
        jnp.swapaxes(steps.words, 0, 1), steps.number, steps.log_chance, normal, steps.value + advantages, weights
    )

    def learn(
        carried: tuple[dict[str, Net], Moments], number: Array
    ) -> tuple[tuple[dict[str, Net], Moments], tuple[Array, ...]]:
        both, moments = carried
        batch = _Batch(*(_share(part, number % plan.batches, plan) for part in whole))
        batch = _Batch(batch.words.reshape(batch.words.shape[0], -1), *(part.reshape(-1) for part in batch[1:]))
        slopes, told = jax.grad(loss, has_aux=True)(both, batch, rates, plan)
        both, moments = _adam(
            both, slopes, moments, {"policy": rates.learning * rates.policy, "critic": rates.learning}
        )
        return (both, moments), told

    start = (learner.nets, learner.moments)
    (both, moments), told = lax.scan(learn, start, jnp.arange(plan.batches * plan.epochs))
    entropy, surprise, change = (part.mean() for part in told)
    return both, moments, (entropy, surprise, change)


def _share(whole: Array, number: Array, plan: Plan) -> Array:
    """The tables of a batch: as large a share of every group, which come first, as of the others."""
    sizes = [group.tables for group in plan.groups]
    found, start = [], 0
    for many in (*sizes, plan.tables - sum(sizes)):
        each = many // plan.batches
        found.append(lax.dynamic_slice_in_dim(whole, start + number * each, each, -1))
        start += many
    return jnp.concatenate(found, -1)


def loss(both: dict[str, Net], batch: _Batch, rates: Rates, plan: Plan) -> tuple[Array, tuple[Array, Array, Array]]:
    """The clipped loss of the policy, the critic's squared error, and a reward for trying things."""
    total = batch.weight.sum() + 1e-6
    seen = nets.numbers(batch.words, plan.config)
    logits = jnp.where(sight.mask(batch.words, plan.config).T, nets.logits(both["policy"], seen), IMPOSSIBLE)
    logs = jax.nn.log_softmax(logits)
    chosen = jnp.take_along_axis(logs, batch.number[:, None].astype(jnp.int32), 1)[:, 0]
    ratio = jnp.exp(jnp.clip(chosen - batch.log_chance, -10, 10))
    clipped = jnp.clip(ratio, 1 - plan.clip, 1 + plan.clip)
    gain = jnp.minimum(ratio * batch.advantage, clipped * batch.advantage)
    entropy = (-(jnp.exp(logs) * jnp.where(logs > IMPOSSIBLE / 2, logs, 0)).sum(1) * batch.weight).sum() / total
    wrong = jnp.square(nets.worth(both["critic"], seen) - batch.target)
    wrong = (wrong * batch.weight).sum() / total
    change = ((batch.log_chance - chosen) * batch.weight).sum() / total
    whole = -(gain * batch.weight).sum() / total + 0.5 * wrong - rates.entropy * entropy
    return whole, (entropy, wrong * plan.scale**2, change)


_LONGEST = 0.5


def _adam(
    both: dict[str, Net], slopes: dict[str, Net], moments: Moments, rates: dict[str, Array]
) -> tuple[dict[str, Net], Moments]:
    """Adam, with the slopes of each net shortened to at most `_LONGEST`."""
    cut = {}
    for name, net in slopes.items():
        length = jnp.sqrt(sum(jnp.square(part).sum() for part in net.values()))
        cut[name] = {key: part * jnp.minimum(1.0, _LONGEST / (length + 1e-8)) for key, part in net.items()}
    steps = moments.steps + 1
    first = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, moments.first, cut)
    second = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * jnp.square(new), moments.second, cut)
    one, two = 1 - 0.9 ** steps.astype(jnp.float32), 1 - 0.999 ** steps.astype(jnp.float32)

    def moved(rate: Array, weights: Array, mean: Array, square: Array) -> Array:
        return weights - rate * (mean / one) / (jnp.sqrt(square / two) + 1e-6)

    after = {name: jax.tree.map(partial(moved, rates[name]), both[name], first[name], second[name]) for name in both}
    return after, Moments(first, second, steps)


def _figures(steps: Steps, plan: Plan, entropy: Array, surprise: Array, change: Array) -> Figures:
    ended = steps.ended.astype(jnp.float32)
    rounds = ended.sum() + 1e-6
    cost = (steps.costs.astype(jnp.float32).mean(1) * ended).sum() / rounds
    sabotaged = ((steps.saboteur != NOBODY) * ended).sum() / rounds
    own = (steps.past[:, None] >> jnp.arange(plan.players)[:, None] & 1 == 0) & steps.ended[:, None]
    gained, ahead, start = margins(steps.costs), [], 0
    for group in plan.groups:
        here = slice(start, start + group.tables)
        mine = own[..., here]
        ahead.append((gained[..., here] * mine).sum() / (mine.sum() + 1e-6))
        start += group.tables
    return Figures(cost, sabotaged, entropy, surprise, change, jnp.stack(ahead), jnp.asarray(plan.tables * plan.steps))
