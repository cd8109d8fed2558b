"""What a round of Die sieben Siegel tells about its players, beside the points."""

from __future__ import annotations

from collections.abc import Mapping

from kartentisch.games.siegel.state import State


def measures(state: State) -> tuple[Mapping[str, float], ...]:
    """For each seat of the round just ended: whether it was the saboteur and at what price, or predicted exactly."""
    result = state.results[-1]
    return tuple(
        {"saboteur-rate": 1.0, "saboteur-points": float(points)}
        if seat == result.saboteur
        else {"saboteur-rate": 0.0, "exact-rate": float(points == 0)}
        for seat, points in enumerate(result.scores)
    )
