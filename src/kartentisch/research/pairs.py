"""The results of an arena: each candidate among each other bot, and each bot at tables of its own."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from kartentisch.research.journal import Results
from kartentisch.research.plan import Plan, alone, among, halves
from kartentisch.research.playing import Seen
from kartentisch.research.resampling import Floats, interval, sums
from kartentisch.research.results import made

DIGITS = 6
"""The decimals of every number in a report: the last bits depend on the machine."""
FEW = 10


class Outcome(NamedTuple):
    """What was played: `deals` rounds and `games` whole games are complete, from number 0 on."""

    plan: Plan
    results: Results
    deals: int
    games: int


class Watched(NamedTuple):
    """The results of a bot's seats, deal by deal."""

    deals: list[list[Seen]]

    def sums(self, key: str) -> tuple[Floats, Floats]:
        """The sum of a measure in each deal, and the number of seats that have it."""
        told = [[seen.measures[key] for seen in deal if key in seen.measures] for deal in self.deals]
        return np.array([sum(deal) for deal in told], float), np.array([len(deal) for deal in told], float)

    def points(self) -> Floats:
        """A row for each deal, a column for each seat."""
        return np.array([[seen.points for seen in deal] for deal in self.deals], float)

    def margins(self) -> Floats:
        """The mean margin of each deal."""
        return np.array([np.mean([seen.margin for seen in deal]) for deal in self.deals], float)

    def names(self) -> list[str]:
        return list(dict.fromkeys(key for deal in self.deals for seen in deal for key in seen.measures))


def candidate_seats(outcome: Outcome, candidate: int, others: int) -> Watched:
    """The results of the candidate in every seat."""
    plan, results, seats = outcome.plan, outcome.results, range(outcome.plan.players)
    return Watched(
        [
            [results[among(plan, "round", index, candidate, others, seat)][0] for seat in seats]
            for index in range(outcome.deals)
        ]
    )


def alike_seats(outcome: Outcome, bot: int) -> Watched:
    """The results of every seat of the tables where all seats have the same bot."""
    return Watched([outcome.results[alone(outcome.plan, "round", index, bot)] for index in range(outcome.deals)])


def differences(outcome: Outcome, candidate: int, others: int) -> Floats:
    """The candidate's points minus the other bot's in the same seat of the same deal."""
    return candidate_seats(outcome, candidate, others).points() - alike_seats(outcome, others).points()


def widest(outcome: Outcome) -> float:
    """Half the width of the widest interval of all differences."""
    found = [_between(outcome, *pair, differences(outcome, *pair).mean(axis=1)) for pair in outcome.plan.pairs()]
    return max((high - low) / 2 for low, high in found)


def _between(outcome: Outcome, candidate: int, others: int, difference: Floats) -> tuple[float, float]:
    """The interval of a difference, of which every deal has one value."""
    return interval(sums(difference[:, None], _seed(outcome, candidate, others))[:, 0] / outcome.deals)


def _seed(outcome: Outcome, candidate: int, others: int) -> str:
    return f"{outcome.plan.seed}/{outcome.plan.bots[candidate]}/{outcome.plan.bots[others]}"


def glance(outcome: Outcome) -> str:
    """The difference of the first pair so far, with about two standard errors: cheap to compute."""
    if outcome.deals < FEW:
        return ""
    found = differences(outcome, *outcome.plan.pairs()[0]).mean(axis=1)
    return f"{found.mean():+.2f} ± {1.96 * found.std(ddof=1) / len(found) ** 0.5:.2f}"


def report(outcome: Outcome) -> dict[str, Any]:
    """The whole report, as it is written to a file."""
    plan = outcome.plan
    return {
        "arena": {**plan.settings(), "deals": outcome.deals, "games": outcome.games},
        "made": made(),
        "pairs": [_pair(outcome, candidate, others) for candidate, others in plan.pairs()],
        "tables": [_alike(outcome, bot) for bot in range(len(plan.bots))],
    }


def _pair(outcome: Outcome, candidate: int, others: int) -> dict[str, Any]:
    plan = outcome.plan
    seed = _seed(outcome, candidate, others)
    ours, theirs = candidate_seats(outcome, candidate, others), alike_seats(outcome, others)
    points, usual = ours.points(), theirs.points()
    difference = (points - usual).mean(axis=1)
    low, high = _between(outcome, candidate, others, difference)
    return {
        "game": plan.game,
        "players": plan.players,
        "candidate": plan.bots[candidate],
        "others": plan.bots[others],
        "wins": _wins(outcome, candidate, others, seed) if outcome.games else None,
        "halves": _halves(outcome, candidate, others, seed) if outcome.games else None,
        "margin": _estimate(ours.margins(), np.ones(outcome.deals), f"{seed}/margin"),
        "difference": _round(difference.mean()),
        "low": _round(low),
        "high": _round(high),
        "deals": outcome.deals,
        **_times(ours),
        "points": {"candidate": _round(points.mean()), "others": _round(usual.mean())},
        "seats": _places(ours, points - usual, seed),
        "measures": {key: _compared(ours, theirs, key, seed) for key in _keys(ours, theirs)},
        "belief": _belief(ours, seed),
        "by_deal": _by_deal(points),
    }


def _alike(outcome: Outcome, bot: int) -> dict[str, Any]:
    """The results of a bot at tables of its own."""
    plan, theirs = outcome.plan, alike_seats(outcome, bot)
    seed = f"{plan.seed}/{plan.bots[bot]}"
    points = theirs.points().mean(axis=1)
    return {
        "bot": plan.bots[bot],
        "points": _estimate(points, np.ones(len(points)), seed),
        **_times(theirs),
        "measures": {key: _estimate(*theirs.sums(key), seed) for key in theirs.names()},
        "belief": _belief(theirs, seed),
        "by_deal": _by_deal(theirs.points()),
    }


def _by_deal(points: Floats) -> list[list[int]]:
    """The points of each seat in every deal, from deal 0 on, for whoever wants to compute something else."""
    found: list[list[int]] = points.astype(int).tolist()
    return found


def _keys(*watched: Watched) -> list[str]:
    return list(dict.fromkeys(key for seats in watched for key in seats.names()))


def _estimate(total: Floats, number: Floats, seed: str) -> dict[str, float | None]:
    """An average with its interval: of `total` over `number`, both deal by deal."""
    resampled = sums(np.stack([total, number], axis=1), seed)
    low, high = interval(_ratio(resampled[:, 0], resampled[:, 1]))
    return {"value": _round(_ratio(total.sum(), number.sum())), "low": _round(low), "high": _round(high)}


def _compared(ours: Watched, theirs: Watched, key: str, seed: str) -> dict[str, float | None]:
    """A measure of the candidate and of the other bot in the same seats."""
    columns = np.stack([*ours.sums(key), *theirs.sums(key)], axis=1)
    all_in_all, resampled = columns.sum(axis=0), sums(columns, seed)
    candidate, others = _ratio(*all_in_all[:2]), _ratio(*all_in_all[2:])
    low, high = interval(_ratio(resampled[:, 0], resampled[:, 1]) - _ratio(resampled[:, 2], resampled[:, 3]))
    return {
        "candidate": _round(candidate),
        "others": _round(others),
        "difference": _round(candidate - others),
        "low": _round(low),
        "high": _round(high),
    }


def _places(ours: Watched, by_seat: Floats, seed: str) -> list[dict[str, Any]]:
    """The differences by where the candidate sat, counted from whoever begins."""
    places = np.array([[seen.place for seen in deal] for deal in ours.deals])
    told = []
    for place in range(places.shape[1]):
        here = (by_seat * (places == place)).sum(axis=1)
        low, high = interval(sums(here[:, None], f"{seed}/{place}")[:, 0] / len(here))
        told.append({"seat": place, "difference": _round(here.mean()), "low": _round(low), "high": _round(high)})
    return told


def _belief(watched: Watched, seed: str) -> dict[str, Any] | None:
    """The Brier score of what a bot believed, that of the prior, and how much better it is."""
    told = [[seen.belief for seen in deal if seen.belief is not None] for deal in watched.deals]
    if not any(told):
        return None
    columns = np.array([[sum(b for b, _ in deal), sum(p for _, p in deal), len(deal)] for deal in told], float)
    total, resampled = columns.sum(axis=0), sums(columns, f"{seed}/belief")
    low, high = interval(1 - _ratio(resampled[:, 0], resampled[:, 1]))
    return {
        "beliefs": int(total[2]),
        "brier": _round(total[0] / total[2]),
        "prior": _round(total[1] / total[2]),
        "better": _round(1 - _ratio(total[0], total[1])),
        "low": _round(low),
        "high": _round(high),
    }


def _wins(outcome: Outcome, candidate: int, others: int, seed: str) -> dict[str, Any]:
    """The share of whole games that the candidate won; `fair` is the share of a bot that is as good as the others."""
    plan, seats = outcome.plan, range(outcome.plan.players)
    won = [
        [outcome.results[among(plan, "game", index, candidate, others, seat)][0].won for seat in seats]
        for index in range(outcome.games)
    ]
    return _share(np.array(won, float).mean(axis=1), 1 / plan.players, f"{seed}/games")


def _halves(outcome: Outcome, candidate: int, others: int, seed: str) -> dict[str, Any] | None:
    """What candidates in half of the seats did in whole games: the share won, by all of them together, then a seat's
    margin and points a round.
    """
    plan = outcome.plan
    tables = [list(halves(plan, "game", index, candidate, others)) for index in range(outcome.games)]
    if not tables[0]:
        return None
    won = [[sum(seen.won for seen in outcome.results[table]) for table in game] for game in tables]
    seats = Watched([[seen for table in game for seen in outcome.results[table]] for game in tables])
    once = np.ones(outcome.games)
    return {
        **_share(np.array(won, float).mean(axis=1), len(tables[0][0].watched) / plan.players, f"{seed}/halves"),
        "margin": _estimate(seats.margins(), once, f"{seed}/halves/margin"),
        "points": _estimate(seats.points().mean(axis=1), once, f"{seed}/halves/points"),
    }


def _share(won: Floats, fair: float, seed: str) -> dict[str, Any]:
    """A share of wins, of which every game has one value, beside the one that bots of equal strength would have."""
    return {"games": len(won), **_estimate(won, np.ones(len(won)), seed), "fair": _round(fair)}


def _times(watched: Watched) -> dict[str, float | None]:
    """Times in milliseconds: the mean of real choices, the longest of them, and the mean of all decisions."""
    times = np.array([seen.times for deal in watched.deals for seen in deal], float)
    choices, choosing, _, asked, answering = times.sum(axis=0)
    return {
        "ms_per_decision": _round(_ratio(choosing, choices) / 1e6),
        "ms_longest": _round(times[:, 2].max() / 1e6),
        "ms_per_answer": _round(_ratio(answering, asked) / 1e6),
    }


def _ratio(total: Any, number: Any) -> Any:
    with np.errstate(divide="ignore", invalid="ignore"):
        return np.asarray(total, float) / np.asarray(number, float)


def _round(number: Any) -> float | None:
    """The number rounded to `DIGITS`; None if it is not a number."""
    return round(float(number), DIGITS) + 0.0 if np.isfinite(number) else None
