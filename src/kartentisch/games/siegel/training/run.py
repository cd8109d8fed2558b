"""A training from beginning to end: its course, its checkpoints, its progress, and the weights that come out."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from math import cos, pi
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from kartentisch.games.siegel.observation import pieces
from kartentisch.games.siegel.training import ppo
from kartentisch.games.siegel.training.net import Net, inputs
from kartentisch.games.siegel.training.plan import GAME, JOURNEYMAN, POINTS, Plan
from kartentisch.games.siegel.training.ppo import Learner, Rates

LEARNING = (4e-4, 2e-5)
"""How fast it learns, at the beginning and in the end."""
ENTROPY = (0.015, 0.001)
"""How much trying things is worth."""
GIVEN = 0.5
"""The share of both at the beginning for a net that goes on from another one, which knows much already."""
WATCHING = 40
"""For so many turns such a net does not learn, while its critic gets to know it."""
NEW_SELF = 40
"""A past self is kept every so many turns."""
REPORT = 25
"""Figures are fetched and told every so many turns: fetching them makes the device wait."""
SAVE_SECONDS = 120.0
GRANDMASTER = "grandmaster"
GOALS = (GAME, POINTS)
PLAYERS = Path(__file__).parent.parent / "players"
"""The folder of the nets of the package."""
_MANY, _NARROW = 4096, 512

Told = Callable[[float, Mapping[str, float]], None]
"""Called with the share that is done and the latest figures."""


def train(
    plan: Plan,
    minutes: float,
    folder: Path,
    told: Told,
    clock: Callable[[], float] = time.monotonic,
    *,
    now: float | None = None,
) -> Path:
    """Trains for so many minutes in all, goes on where an earlier call stopped, and gives the file of the weights.

    It stops earlier after `now` minutes, to be gone on with by another call.
    The folder holds ``checkpoint.npz`` (all that changes), ``curve.jsonl`` (the figures) and, for each call, the
    weights of the policy so far, ``siegel-PLAYERS.npz``.
    """
    folder.mkdir(parents=True, exist_ok=True)
    learner, seconds, decisions = resumed(plan, folder)
    start = saved = clock()
    before, number = seconds, int(learner.turn)
    last = min(minutes * 60, before + (minutes if now is None else now) * 60)
    while seconds < last:
        learner, figures = ppo.turn(learner, rates(seconds / (minutes * 60), number, plan), plan)
        number += 1
        decisions += plan.tables * plan.steps
        if number % REPORT == 0 or number == 1:
            fetched = _fetched(figures, plan)
        seconds = before + clock() - start
        if number % REPORT == 0 or number == 1:
            line = {"turn": number, "seconds": round(seconds, 1), **fetched, "decisions": decisions}
            with (folder / "curve.jsonl").open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
            told(min(seconds / (minutes * 60), 1.0), line)
        if clock() - saved > SAVE_SECONDS:
            save(learner, plan, seconds, decisions, folder)
            saved = clock()
    save(learner, plan, seconds, decisions, folder)
    return write_weights(learner.nets["policy"], plan, decisions, folder)


def _fetched(figures: ppo.Figures, plan: Plan) -> dict[str, float]:
    """The figures by name, with one for each group of others."""
    plain = {name: float(value) for name, value in figures._asdict().items() if not value.ndim}
    names = [Path(group.name).stem for group in plan.groups]
    return plain | {f"ahead-{name}": float(gained) for name, gained in zip(names, figures.ahead, strict=True)}


def planned(
    players: int,
    width: int,
    tables: int,
    against: str = "",
    among: tuple[str, ...] = (),
    goal: str = GAME,
    start: str = "",
) -> Plan:
    """A training of that size: smaller turns and batches where there are few tables."""
    steps, batches = (128, 32) if tables >= _MANY else (16, 4)
    whole = 8 * batches  # so that every batch has its share of mixed tables
    depth = 3 if width > _NARROW else 2
    tables = tables // whole * whole
    sizes = (width, depth, max(width // 2, 1), depth - 1, tables, steps, batches)
    return Plan(players, *sizes, against=against, among=among, goal=goal, start=start)


def rates(share: float, number: int, plan: Plan) -> Rates:
    """How to learn when this share of the training is done."""
    first = GIVEN if plan.start else 1.0
    learning, entropy = (
        end + (first * begin - end) * (1 + cos(pi * min(share, 1.0))) / 2 for begin, end in (LEARNING, ENTROPY)
    )
    learning *= min(1.0, (number + 1) / 20)
    renew = number // NEW_SELF % plan.selves if number % NEW_SELF == 0 else -1
    policy = 0.0 if plan.start and number < WATCHING else 1.0
    return Rates(jnp.float32(learning), jnp.float32(policy), jnp.float32(entropy), jnp.int32(renew))


def save(learner: Learner, plan: Plan, seconds: float, decisions: int, folder: Path) -> None:
    """Writes all that changes; the old checkpoint stands until the new one is whole."""
    leaves = [np.asarray(_plain(leaf)) for leaf in jax.tree.leaves(learner)]
    about = json.dumps({"plan": plan._asdict(), "seconds": seconds, "decisions": decisions})
    new = folder / "checkpoint.new.npz"
    kept: dict[str, Any] = {f"leaf{place}": leaf for place, leaf in enumerate(leaves)}
    np.savez(new, about=np.array(about), **kept)
    new.replace(folder / "checkpoint.npz")


class OtherPlan(Exception):
    """A checkpoint of another training lies in the folder."""


class NoPolicy(Exception):
    """There is no net of that name for so many players."""


def read(name: str, plan: Plan) -> Net:
    """A policy: `GRANDMASTER`'s, or that of a file that a training has written; or `NoPolicy`.

    It may have been trained without some of the pieces of an observation that nets read now.
    """
    file = PLAYERS / f"grandmaster-{plan.players}.npz" if name == GRANDMASTER else Path(name)
    try:
        with np.load(file) as kept:
            about = json.loads(str(kept["about"]))
            if about["players"] != plan.players:
                raise NoPolicy(name)
            net = {part: jnp.asarray(kept[part], jnp.float32) for part in kept.files if part != "about"}
    except (OSError, ValueError, KeyError) as error:
        raise NoPolicy(name) from error
    rows, start = {}, 0
    for piece in about["pieces"]:
        rows[piece] = net["weights0"][start : start + _size(piece, plan)]
        start += _size(piece, plan)
    width = net["weights0"].shape[1]
    missing = {piece: jnp.zeros((_size(piece, plan), width)) for piece in inputs(plan.config)}
    return net | {"weights0": jnp.concatenate([rows.get(piece, none) for piece, none in missing.items()])}


def _size(piece: str, plan: Plan) -> int:
    where = pieces(plan.config)[piece].slice
    return int(where.stop - where.start)


def new(plan: Plan) -> Learner:
    """A learner with all whom the plan names; or `NoPolicy`."""
    rivals: tuple[Net, ...] = tuple({} if name == JOURNEYMAN else read(name, plan) for name in plan.rivals)
    start = read(plan.start, plan) if plan.start else None
    if start and (len(start) != 2 * (plan.depth + 1) or start["weights0"].shape[1] != plan.width):
        raise NoPolicy(plan.start)
    learner: Learner = ppo.new(plan, rivals, start)
    return learner


def resumed(plan: Plan, folder: Path) -> tuple[Learner, float, int]:
    """The learner of the checkpoint, or a new one, with the seconds and decisions that it took."""
    file = folder / "checkpoint.npz"
    if not file.exists():
        return new(plan), 0.0, 0
    with np.load(file) as kept:
        about: dict[str, Any] = json.loads(str(kept["about"]))
        if Plan(**{**about["plan"], "among": tuple(about["plan"].get("among", ()))}) != plan:
            raise OtherPlan(file)
        leaves, shape = jax.tree.flatten(jax.eval_shape(lambda: new(plan)))
        loaded = [jnp.asarray(kept[f"leaf{place}"]).astype(leaf.dtype) for place, leaf in enumerate(leaves)]
    return jax.tree.unflatten(shape, loaded), about["seconds"], about["decisions"]


def _plain(leaf: jax.Array) -> jax.Array:
    """NumPy has no bfloat16; float32 holds every such number."""
    return leaf.astype(jnp.float32) if leaf.dtype == jnp.bfloat16 else leaf


def write_weights(policy: Net, plan: Plan, decisions: int, folder: Path) -> Path:
    """The policy alone, with the pieces that it reads: float16, but no finer than the bfloat16 that it learnt with.

    Rounded so, it takes a third less when it is compressed.
    """
    file = folder / f"siegel-{plan.players}.npz"
    weights: dict[str, Any] = {
        name: np.asarray(_plain(value.astype(jnp.bfloat16))).astype(np.float16) for name, value in policy.items()
    }
    about = {"players": plan.players, "pieces": inputs(plan.config), "decisions": decisions}
    np.savez_compressed(file, about=np.array(json.dumps(about)), **weights)
    return file
