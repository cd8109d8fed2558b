"""Fits the weights of the policy of Die sieben Siegel by self-play.

In many rounds, at some of the decisions, every choice is tried: the round is played to its end with it, by the current
policy. A gradient step on the weights then makes better choices more probable. All choices of a decision are tried with
the same cards, which removes the luck of the deal; and as the policy sees no other hand, it learns what is good on
average over all hands that the others may have.

``python -m tools.siegel_fit --minutes 10`` goes on from the present weights, ``--fresh`` begins anew.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kartentisch.compiled import compiled
from kartentisch.games.siegel import bridge
from kartentisch.games.siegel.actions import DONE, SABOTAGE
from kartentisch.games.siegel.cards import HAND_SIZE, RED
from kartentisch.games.siegel.players import fitted
from kartentisch.games.siegel.players.features import card_features, giving_features, position, prediction_features
from kartentisch.games.siegel.players.fitted import (
    HANDING_BACK,
    HIDDEN,
    INPUTS,
    NETS,
    OTHER_SEAL,
    RED_SEAL,
    TO_SABOTAGE,
)
from kartentisch.games.siegel.players.net import shared_sums, worth
from kartentisch.games.siegel.players.policy import net_of, new_desk, prediction, source
from kartentisch.games.siegel.players.strength import SURVEY, Floats, survey
from kartentisch.games.siegel.round import (
    COLOURS,
    HALF,
    NOBODY,
    OVER,
    PREDICT,
    Round,
    Rounds,
    lowest,
    new_rounds,
)
from kartentisch.games.siegel.simulator import Rng, apply, below, deal, legal, points
from kartentisch.games.siegel.state import Config
from tools.siegel_duel import APPRENTICE, KNOWN, POLICY, apprentice, compare, play_out


@compiled
def uniform(rng: Rng) -> float:
    """A random number from 0 to 1."""
    return below(rng, 1 << 30) / (1 << 30)


@compiled
def _listed(this: Round, actions: NDArray[np.int64]) -> int:
    """Writes the legal actions of the seat on turn, and returns their number."""
    count = 0
    choices = legal(this)
    for half in range(2):
        rest = choices[half]
        while rest:
            actions[count] = half * HALF + lowest(rest)
            rest &= rest - 1
            count += 1
    return count


@compiled
def collect(
    rounds: Rounds,
    rng: Rng,
    rates: NDArray[np.float64],
    weights: Floats,
    wanted: int,
    mixed: float,
    rows: Floats,
    costs: Floats,
    nets: NDArray[np.int64],
    sizes: NDArray[np.int64],
) -> int:
    """Fills in decisions until there are so many; returns how many rows they take.

    The first of the rounds has the players and options; the second is work space. `rates` is the share of the decisions
    of each network that is tried, `mixed` the share of tables at which apprentices sit, too.

    Of a decision between two (a seal more or not) one row is kept: its cost is that of taking less that of not taking.
    """
    this, trial = rounds[0], rounds[1]
    actions = np.empty(HAND_SIZE, dtype=np.int64)
    scores = np.empty(HAND_SIZE, dtype=np.float32)
    known = np.empty(SURVEY, dtype=np.float32)
    shared = np.empty(HIDDEN, dtype=np.float32)
    desk = new_desk()
    row = decision = number = 0
    players = this.players
    kinds = 0
    asked = -1
    this.phase = OVER
    while decision < wanted:
        if this.phase == OVER:
            deal(this, rng, number % players)
            number += 1
            asked = -1
            kinds = 0
            if uniform(rng) < mixed:
                for seat in range(players):
                    kinds |= (APPRENTICE if below(rng, 2) else POLICY) << 2 * seat
        if kinds >> 2 * this.turn & 3:
            apply(this, apprentice(this))
            continue
        survey(this, known)
        binary = this.phase == PREDICT
        if binary:
            # One question after the other: the saboteur (-1), then every colour until the answer is no.
            asked = max(asked, this.last)
            if asked < 0 and this.saboteur != NOBODY:
                asked = 0
            count = 0
            while asked < COLOURS and count == 0:
                action = SABOTAGE if asked < 0 else source(this, asked)
                if action >= 0:
                    actions[0], count = action, 1
                else:
                    asked += 1
            if count == 0:
                apply(this, DONE)
                asked = -1
                continue
            net = TO_SABOTAGE if asked < 0 else RED_SEAL if asked == RED else OTHER_SEAL
        else:
            count = _listed(this, actions)
            if count == 1:
                apply(this, actions[0])
                continue
            net = net_of(this)
        for i in range(count):
            features = rows[row + i]
            features[:] = 0.0
            if binary:
                prediction_features(this, known, asked, features)
            else:
                position(this, known, features)
                if net == HANDING_BACK:
                    giving_features(this, known, actions[i], features)
                else:
                    card_features(this, known, actions[i], features)
            shared_sums(weights, net, features, shared)
            scores[i] = worth(weights, net, features, shared)
        if uniform(rng) < rates[net]:
            for i in range(count + binary):
                rounds[1] = this
                apply(trial, actions[i] if i < count else prediction(this, weights, asked + 1, desk))
                play_out(trial, weights, kinds, rng, desk)
                cost = points(trial, this.turn)
                if i < count:
                    costs[row + i] = cost
                else:
                    costs[row] -= cost
            nets[decision], sizes[decision] = net, count
            row, decision = row + count, decision + 1
        most = scores[0]
        for i in range(count):
            most = max(most, scores[i])
        if binary:
            if uniform(rng) < 1 / (1 + np.exp(-scores[0])):
                turn = this.turn
                apply(this, actions[0])
                if this.turn != turn:
                    asked = -1
            else:
                asked += 1
            continue
        total = 0.0
        for i in range(count):
            scores[i] = np.exp(scores[i] - most)
            total += scores[i]
        rest = uniform(rng) * total
        i = 0
        while i < count - 1 and rest >= scores[i]:
            rest -= scores[i]
            i += 1
        apply(this, actions[i])
    return row


EASE = 0.01
"""A small regularisation of the values: the gradient of a choice with probability 1 would vanish."""


def gradient(
    weights: Floats, rows: Floats, costs: Floats, nets: NDArray[np.int64], sizes: NDArray[np.int64]
) -> tuple[Floats, NDArray[np.float64]]:
    """The gradient of the mean cost by the weights; and for each network its regret and its number of decisions.

    The regret is relative to a player who sees all hands, so some of it cannot be avoided.
    """
    change = np.zeros_like(weights)
    regret = np.zeros((NETS, 2))
    owner = np.repeat(np.arange(len(sizes)), sizes)
    for net in range(NETS):
        mine = np.flatnonzero(nets[owner] == net)
        if not len(mine):
            continue
        w, x, cost = weights[net], rows[mine], costs[mine]
        hidden = x @ w[:INPUTS] + w[INPUTS]
        active = np.maximum(hidden, 0)
        value = active @ w[INPUTS + 1]
        number = np.unique(owner[mine], return_inverse=True)[1]
        decisions = number[-1] + 1
        if net in (RED_SEAL, OTHER_SEAL, TO_SABOTAGE):
            p = 1 / (1 + np.exp(-value))
            slope = p * (1 - p) * cost + EASE * value
            regret[net] = (cost * (value > 0) - np.minimum(cost, 0)).sum(), decisions
        else:
            most = np.full(decisions, -np.inf)
            np.maximum.at(most, number, value)
            p = np.exp(value - most[number])
            p /= np.bincount(number, p)[number]
            mean = np.bincount(number, p * cost)
            middle = np.bincount(number, value) / np.bincount(number)
            slope = p * (cost - mean[number]) + EASE * (value - middle[number])
            least = np.full(decisions, np.inf)
            np.minimum.at(least, number, cost)
            regret[net] = (mean - least).sum(), decisions
        slope = (slope / decisions).astype(np.float32)
        back = slope[:, None] * w[INPUTS + 1] * (hidden > 0)
        change[net, :INPUTS] = x.T @ back
        change[net, INPUTS] = back.sum(0)
        change[net, INPUTS + 1] = slope @ active
    return change, regret


def fresh(rng: np.random.Generator) -> Floats:
    """Initial weights of a simple player: it wins welcome tricks, predicts its high cards, and is never the saboteur.

    From random weights the players would learn together to predict nothing and to take black seals until none is left.
    """
    weights = np.zeros((NETS, INPUTS + 2, HIDDEN), dtype=np.float32)
    weights[:, :INPUTS] = rng.normal(0, 0.2, (NETS, INPUTS, HIDDEN))
    weights[:, INPUTS + 1] = rng.normal(0, 0.1, (NETS, HIDDEN))
    begin: dict[int, dict[int, float]] = {net: {25: -3, 27: 6, 28: 6} for net in range(3)}
    begin |= {RED_SEAL: {4: 6, 5: -4, INPUTS: -1}, OTHER_SEAL: {3: 6, 5: -4, INPUTS: -1}, TO_SABOTAGE: {INPUTS: -3}}
    for net, parts in begin.items():
        weights[net, :, :2] = 0
        for number, weight in parts.items():
            weights[net, number, :2] = weight, -weight
        weights[net, INPUTS + 1, :2] = 1, -1
    return weights


def tables(rng: np.random.Generator) -> Rounds:
    """A table of three to five; now and then one with options."""
    options: dict[str, Any] = {}
    if rng.random() < 0.15:
        options = {
            "whites_exhausted": rng.choice(["forbid", "uncompensated"]),
            "white_before_black": rng.choice(["must", "may"]),
            "by_hand": bool(rng.random() < 0.5),
        }
    rounds = new_rounds(2)
    rounds[0] = bridge.table(Config(int(rng.integers(3, 6)), **options))
    rounds[0].prices[:] = rng.choice([4, 4, 4, 5, 5, 6], 5)
    return rounds


def main() -> None:
    """Fits for some minutes, and shows now and then how far it is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--start", type=Path)
    parser.add_argument("--fresh", action="store_true")
    parser.add_argument("--firm", type=float, default=0, help="share of the time in which predictions stay as they are")
    parser.add_argument("--out", type=Path, default=Path(fitted.__file__).with_name("fitted.npy"))
    parser.add_argument("--rate", type=float, default=0.02)
    parser.add_argument("--last", type=float, default=0.002)
    parser.add_argument("--batch", type=int, default=600)
    parser.add_argument("--steps", type=int, default=3, help="of learning, after each batch")
    parser.add_argument("--mix", type=int, default=7, help="earlier batches in each step")
    parser.add_argument("--memory", type=int, default=100, help="batches kept")
    parser.add_argument("--show", type=float, default=60, help="seconds between comparisons")
    parser.add_argument("--mixed", type=float, default=0.2)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    rng = np.random.default_rng(args.seed)
    weights = fresh(rng) if args.fresh else np.load(args.start or args.out).astype(np.float32)
    rates = np.array([0.35, 0.3, 0.3, 0.4, 0.3, 0.3, 0.5, 0.2, 0.6, 0.6])
    chance = bridge.rng_of(args.seed)
    rows = np.zeros((args.batch * HAND_SIZE + HAND_SIZE, INPUTS), dtype=np.float32)
    costs = np.zeros(len(rows), dtype=np.float32)
    nets, sizes = np.zeros(args.batch, dtype=np.int64), np.zeros(args.batch, dtype=np.int64)
    first, second = np.zeros_like(weights), np.zeros_like(weights)
    total = np.zeros((NETS, 2))
    memory: list[tuple[Floats, Floats, NDArray[np.int64], NDArray[np.int64]]] = []
    began = shown = time.monotonic()
    step = collected = 0
    while (gone := (time.monotonic() - began) / 60 / args.minutes) < 1:
        end = collect(tables(rng), chance, rates, weights, args.batch, args.mixed, rows, costs, nets, sizes)
        collected += 1
        memory.append((rows[:end].copy(), costs[:end].copy(), nets.copy(), sizes.copy()))
        # Recent decisions are used again (replay buffer): trying costs far more than learning.
        memory = memory[-args.memory :]
        if len(memory) < 3 * args.mix:
            continue  # with so few it would overfit
        for again in range(args.steps):
            step += 1
            chosen = [memory[-1], *(memory[i] for i in rng.integers(0, len(memory), args.mix))]
            change, regret = gradient(weights, *(np.concatenate(parts) for parts in zip(*chosen, strict=True)))
            total += regret * (again == 0)
            if gone < args.firm:
                change[RED_SEAL:HANDING_BACK] = 0
            first = 0.9 * first + 0.1 * change
            second = 0.99 * second + 0.01 * change**2
            rate = args.rate * (args.last / args.rate) ** gone
            weights -= rate * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.99**step)) + 1e-4)
        if time.monotonic() - shown > args.show:
            shown = time.monotonic()
            print(collected, f"{gone:.2f}", np.round(total[:, 0] / np.maximum(total[:, 1], 1), 2), flush=True)
            total[:] = 0
            for players in (3, 4, 5):
                known = compare(players, 300, weights, POLICY, KNOWN)
                print("  ", players, compare(players, 300, weights, APPRENTICE, POLICY), known, flush=True)
            np.save(args.out, weights)
    np.save(args.out, weights)


if __name__ == "__main__":
    main()
