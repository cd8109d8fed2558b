"""Ratings after Plackett and Luce: how likely each bot is to finish ahead of the others at a table."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kartentisch import games
from kartentisch.research.journal import Results
from kartentisch.research.plan import Plan, mixed
from kartentisch.research.resampling import Floats, interval, sums

SCALE = 400 / np.log(10)
"""The scale of Elo ratings: 400 more is ten to one."""
RESAMPLES = 400
STEPS = 1_000
PRECISE = 1e-7


class Finish(NamedTuple):
    """The bots of a table from the first to the last; a bot that sat there twice is listed twice."""

    order: tuple[int, ...]


def finishes(plan: Plan, results: Results, index: int) -> list[Finish]:
    """The final orders of the tables of a deal. Ties are broken at random, by the seed."""
    fewest = games.load(plan.game).fewest_win
    found = []
    for table in mixed(plan, index):
        rng = Random(f"{plan.seed}/ties/{index}/{table.bots}")
        points = [seen.points if fewest else -seen.points for seen in results[table]]
        lots = [rng.random() for _ in points]
        order = sorted(table.watched, key=lambda seat: (points[seat], lots[seat]))
        found.append(Finish(tuple(table.bots[seat] for seat in order)))
    return found


def strengths(orders: NDArray[np.int_], weights: Floats, bots: int) -> Floats:
    """The most likely strengths, by minorization and maximization (Hunter 2004), for many weightings at once.

    `orders` has a row of bots for each way a table ended, `weights` a row for each weighting of those rows; the
    answer has a row of strengths for each weighting. A draw with a bot of strength 1 keeps everything finite.
    """
    seats = orders.shape[1]
    member = np.stack([orders == bot for bot in range(bots)], axis=2).astype(float)
    still = np.cumsum(member[:, ::-1], axis=1)[:, ::-1][:, : seats - 1]
    """``still[row, stage, bot]``: how often a bot is among those not yet placed."""
    ahead = weights @ member[:, : seats - 1].sum(axis=1) + 0.5
    found = np.ones((len(weights), bots))
    for _ in range(STEPS):
        shares = np.einsum("rsb,wb->wrs", still, found)
        met = np.einsum("wr,wrs,rsb->wb", weights, 1 / shares, still, optimize=True)
        better = ahead / (met + 1 / (found + 1))
        moved = np.abs(np.log(better / found)).max()
        found = better
        if moved < PRECISE:
            break
    return found


def ratings(plan: Plan, results: Results, deals: int) -> list[dict[str, Any]]:
    """The bots from the best to the worst, with intervals bootstrapped over deals."""
    ended = [finishes(plan, results, index) for index in range(deals)]
    kinds = {finish: place for place, finish in enumerate(sorted({f for deal in ended for f in deal}))}
    counts = np.zeros((deals, len(kinds)))
    for index, deal in enumerate(ended):
        for finish in deal:
            counts[index, kinds[finish]] += 1
    orders = np.array([finish.order for finish in kinds])
    weights = np.concatenate([counts.sum(axis=0)[None], sums(counts, f"{plan.seed}/league", RESAMPLES)])
    found = SCALE * np.log(strengths(orders, weights, len(plan.bots)))
    found -= found.mean(axis=1, keepdims=True)
    told = []
    for bot, name in enumerate(plan.bots):
        points = _points(plan, results, deals, bot)
        low, high = interval(found[1:, bot])
        told.append(
            {
                "bot": name,
                "rating": round(float(found[0, bot]), 3),
                "low": round(low, 3),
                "high": round(high, 3),
                "points": round(float(np.mean(points)), 6) if points else None,
                "rounds": len(points),
            }
        )
    return sorted(told, key=lambda bot: -bot["rating"])


def _points(plan: Plan, results: Results, deals: int, bot: int) -> Sequence[float]:
    return [
        seen.points
        for index in range(deals)
        for table in mixed(plan, index)
        for seen in results[table]
        if table.bots[seen.seat] == bot
    ]
