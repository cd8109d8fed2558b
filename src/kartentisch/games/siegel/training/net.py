"""The nets: from what a seat sees to the worth of each action (the policy), and from all hands to that of the position.

Both are plain: a layer that reads the observation, then layers whose output is added to their input. Sums are made in
bfloat16, as graphics cards are built for; the weights themselves are kept in float32.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TypeAlias

import jax
import jax.numpy as jnp
from jax import Array

from kartentisch.games.siegel import encode
from kartentisch.games.siegel.observation import pieces
from kartentisch.games.siegel.parallel.sight import lookup, spread
from kartentisch.games.siegel.state import Config

Net: TypeAlias = dict[str, Array]

LEFT_OUT = ("turn", "options", "scores", "saboteurs")
"""The pieces of an observation that are always the same, or of which the totals tell what matters."""


def inputs(config: Config) -> tuple[str, ...]:
    """The pieces of an observation that the policy reads."""
    return tuple(name for name in pieces(config) if name not in LEFT_OUT)


def number_of_inputs(config: Config, *, critic: bool = False) -> int:
    """How many numbers a net reads."""
    return len(lookup(config, (*inputs(config), "others") if critic else inputs(config)).word)


def new(key: Array, config: Config, width: int, depth: int, *, critic: bool = False) -> Net:
    """A net with random weights; its last layer is almost 0, so that a new policy prefers nothing."""
    sizes = [number_of_inputs(config, critic=critic), *[width] * depth, 1 if critic else encode.actions(config)]
    net: Net = {}
    for layer, (rows, columns) in enumerate(pairwise(sizes)):
        key, now = jax.random.split(key)
        # Few of the inputs are not 0 at once.
        scale = 0.05 if layer == 0 else 0.01 if layer == depth else (2 / rows) ** 0.5
        net[f"weights{layer}"] = scale * jax.random.normal(now, (rows, columns))
        net[f"biases{layer}"] = jnp.zeros(columns)
    return net


def numbers(words: Array, config: Config) -> Array:
    """What the nets read, from the words of `sight.looked`: a column a table, last what only the critic may see."""
    return spread(words, lookup(config, (*inputs(config), "others"))).astype(jnp.bfloat16)


def logits(policy: Net, seen: Array) -> Array:
    """How good the policy thinks each action is, a row a table, legal or not; `seen` are the `numbers`."""
    return _outputs(policy, seen[: policy["weights0"].shape[0]])


def worth(critic: Net, seen: Array) -> Array:
    """What the critic expects for the seat on turn."""
    return _outputs(critic, seen)[:, 0]


def _outputs(net: Net, seen: Array) -> Array:
    first = net["weights0"].astype(jnp.bfloat16)
    hidden = jax.nn.relu(jax.lax.dot_general(seen, first, (((0,), (0,)), ((), ()))) + _biases(net, 0))
    last = len(net) // 2 - 1
    for layer in range(1, last):
        more = jax.nn.relu(hidden @ net[f"weights{layer}"].astype(jnp.bfloat16) + _biases(net, layer))
        hidden = hidden + more
    ends = jnp.dot(hidden, net[f"weights{last}"].astype(jnp.bfloat16), preferred_element_type=jnp.float32)
    return ends + net[f"biases{last}"]


def _biases(net: Net, layer: int) -> Array:
    return net[f"biases{layer}"].astype(jnp.bfloat16)
