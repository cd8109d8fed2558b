"""The introduction to Die sieben Siegel: the last six tricks of a round, two predictions, and the saboteur."""

from __future__ import annotations

from kartentisch.games.siegel.cards import COLOURS, HIGHEST
from kartentisch.lesson import Beat, Lessons, Part

_PLAYERS = ("", "Peter", "Frank", "Sabine")

_ROUND = {
    "dealer": 0,
    "hands": [
        "r1 y6 g4 b12 r11 y7 g7 b9 v3 g6 v12 v5 r4 r9 y3",
        "r12 y2 g2 b1 r3 y11 g5 b10 v10 g3 v2 v11 b7 r2 y8",
        "r6 y12 g1 b5 r8 y9 g9 b6 v4 g10 v7 v6 b11 b3 y5",
        "r7 y4 g11 b4 r10 y1 g8 b8 v9 g12 v8 v1 b2 r5 y10",
    ],
}
"""The learner wins every trick that was predicted, and no other; the last six are played by the learner."""

_BEFORE = (
    ("r y b v", "r y g", "y g g", "r r b b v"),
    ("r12", "r6", "r7", "r1"),
    ("y2", "y12", "y4", "y6"),
    ("g1", "g11", "g4", "g2"),
    ("b4", "b12", "b1", "b5"),
    ("r11", "r3", "r8", "r10"),
    ("y7", "y11", "y9", "y1"),
    ("g5", "g9", "g8", "g7"),
    ("b6", "b8", "b9", "b10"),
    ("v10", "v4", "v9", "v3"),
)
_FOLLOWED = ("g3", "g10", "g12", "g6")
_WON = ("v8", "v12", "v2", "v7", "v5", "v11", "v6", "v1")
_RUFFED = ("b7", "b11", "b2", "r4")


def _moves(*tricks: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(move for trick in tricks for move in trick)


def _deal(dealer: int, hand: str) -> dict[str, object]:
    """The learner's hand, and the other cards one by one to the others."""
    held = hand.split(" ")
    rest = [card for c in COLOURS for v in range(1, HIGHEST[len(_PLAYERS)] + 1) if (card := f"{c}{v}") not in held]
    others = len(_PLAYERS) - 1
    return {"dealer": dealer, "hands": [hand, *(" ".join(rest[seat::others]) for seat in range(others))]}


_FOLLOW = Part(
    "follow",
    _ROUND,
    _moves(*_BEFORE),
    (
        Beat(points=("seat:1",), rule="S10"),
        Beat(played=_FOLLOWED[:-1], accepts=("g6",), points=("card:g6",), rule="S10"),
        Beat(points=("seat:3",), rule="S11"),
    ),
)

_WIN = Part(
    "win",
    _ROUND,
    _moves(*_BEFORE, _FOLLOWED),
    (
        Beat(points=("seals",), rule="S6"),
        Beat(played=("v8",), accepts=("v12",), points=("card:v12",), rule="S11"),
        Beat(played=("v2", "v7"), points=("seals",), rule="S12"),
        Beat(accepts=("v5",), kindly=(("r.*", "red"),), points=("card:v5",), rule="S11"),
        Beat(played=("v11", "v6", "v1"), points=("seat:1",), rule="S14"),
    ),
)

_RUFF = Part(
    "ruff",
    _ROUND,
    _moves(*_BEFORE, _FOLLOWED, _WON),
    (
        Beat(
            played=("b7", "b11", "b2"),
            accepts=("r4",),
            kindly=(("r9", "higher"), ("y3", "discard")),
            points=("card:r4",),
            rule="S11",
        ),
    ),
)

_GIVE = Part(
    "give",
    _ROUND,
    _moves(*_BEFORE, _FOLLOWED, _WON, _RUFFED),
    (
        Beat(accepts=("-b",), points=("give:b",), rule="S12"),
        Beat(accepts=("r9",), points=("card:r9",), rule="S12"),
        Beat(played=("r2", "b3", "r5"), accepts=("y3",), points=("card:y3",), rule="S11"),
        Beat(played=("y8", "y5", "y10"), points=("result",), rule="S18"),
    ),
)

_PREDICT = Part(
    "predict",
    _deal(3, "r12 r7 r3 y5 y2 y1 g6 g4 g3 g1 v12 v11 v5 v4 v3"),
    (),
    (
        Beat(points=("colour:v",), rule="S6"),
        Beat(points=("colour:r",), rule="S12"),
        Beat(
            accepts=("r b b v v", "r r b v v"),
            kindly=(
                ("saboteur", "saboteur"),
                ("none", "none"),
                (r"r r r.*", "reds"),
                (r".*[yg].*", "low"),
                (r"[^v]*v?", "violets"),
                (r"[^b]*", "blue"),
            ),
            points=("tray",),
            rule="S12",
        ),
        Beat(points=("seals",), rule="S18"),
    ),
)

_TAKE = Part(
    "take",
    _deal(0, "r9 r3 y7 y2 y1 g8 g5 g2 b12 b11 b4 v8 v6 v4 v1"),
    ("r b b", "r r b", "y g"),
    (
        Beat(points=("well:b",), rule="S7"),
        Beat(
            accepts=("b@1 b@2", "b@1 b@1", "r b@1 b@2", "r b@1 b@1"),
            kindly=(("saboteur", "saboteur"), (r"[^b]*", "blue"), (r".*b.*b.*b.*", "many"), (r"[^b]*b@\d", "more")),
            points=("well:b",),
            rule="S7",
        ),
        Beat(points=("seat:1",), rule="S13"),
    ),
)

_SABOTEUR = Part(
    "saboteur",
    _deal(3, "r8 r7 r6 r4 r2 y1 g5 b9 b8 b7 b6 b5 v10 v9 v2"),
    (),
    (
        Beat(points=("become",), rule="S19"),
        Beat(points=("colour:y", "colour:g"), rule="S19"),
        Beat(accepts=("saboteur",), points=("become",), rule="S4"),
        Beat(points=("me",), rule="S16"),
    ),
)

LESSONS = Lessons(_PLAYERS, (_FOLLOW, _WIN, _RUFF, _GIVE, _PREDICT, _TAKE, _SABOTEUR))
