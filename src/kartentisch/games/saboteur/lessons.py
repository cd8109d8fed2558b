"""The introduction to Saboteur: a mine that is dug, blocked and freed again, and once from the other side."""

from __future__ import annotations

from kartentisch.game import Seat
from kartentisch.games.saboteur.cards import DECK, GOLD, Role
from kartentisch.lesson import Beat, Lessons, Part

_PLAYERS = ("", "Peter", "Frank", "Sabine")
_B = "8,0"
"""The goal in the middle, where the gold lies."""


def _deal(saboteur: Seat, *hands: str) -> dict[str, object]:
    """Who is the saboteur, chosen hands, and the rest of the pile in the order of the list of cards."""
    rest = list(DECK)
    for hand in hands:
        for card in hand.split(","):
            rest.remove(card)
    return {
        "first": 0,
        "roles": [str(Role.SABOTEUR if seat == saboteur else Role.DIGGER) for seat in range(len(hands))],
        "spare": str(Role.DIGGER),
        "goals": ["NE", "gold", "NW"],
        "hands": [hand.replace(",", " ") for hand in hands],
        "deck": " ".join(rest),
        "gold": " ".join(map(str, GOLD)),
    }


_MINE = _deal(
    3,
    "EW,NEW,map,break:lamp,rockfall,fix:pick",
    "EW,EW,NESW,NESW,NS,NE",
    "map,NESW,NE,NW,NS,NES",
    "map,EW!,break:pick,N!,E!,NS!",
)
_LAID = ("EW@1,0",)
_TURNED = (*_LAID, "EW@2,0", "map 8,2", f"map {_B}", "NEW@3,0")
_MAPPED = (*_TURNED, "EW@4,0", "NESW@5,0", "discard NS!", f"map {_B}")
_BROKEN = (*_MAPPED, "discard NE", "discard NE", "EW!@6,0", "break:lamp 3")
_MENDED = (*_BROKEN, "discard NS", "discard NW", "break:pick 0", "fix:pick pick 0")

_LAY = Part(
    "lay",
    _MINE,
    (),
    (
        Beat(points=("goals",), rule="T6"),
        Beat(
            accepts=_LAID,
            kindly=(("discard .*", "discard"), (r"break:.*", "later"), (r"map .*", "later"), (r".*@.*", "other")),
            points=("card:EW", "cell:1,0"),
            rule="T9",
        ),
    ),
)

_TURN = Part(
    "turn",
    _MINE,
    _LAID,
    (
        Beat(
            played=_TURNED[1:-1],
            accepts=("NEW@3,0",),
            kindly=(("ESW@3,0", "turn"),),
            points=("card:NEW", "cell:3,0"),
            rule="T1",
        ),
        Beat(rule="T9"),
    ),
)

_MAP = Part(
    "map",
    _MINE,
    _TURNED,
    (
        Beat(
            played=_MAPPED[len(_TURNED) : -1],
            accepts=(f"map {_B}",),
            kindly=((r"map .*", "other"),),
            points=("card:map", f"cell:{_B}"),
            rule="T14",
        ),
        Beat(points=("goals",), rule="T22"),
    ),
)

_PEOPLE = Part(
    "people",
    _MINE,
    _MAPPED,
    (
        Beat(played=_BROKEN[len(_MAPPED) : -1], points=("seat:3",), rule="T16"),
        Beat(
            accepts=("break:lamp 3",),
            kindly=((r"break:lamp 0", "self"), (r"break:.*", "other")),
            points=("card:break:lamp", "seat:3"),
            rule="T12",
        ),
        Beat(points=("seat:3",), rule="T11"),
    ),
)

_MEND = Part(
    "mend",
    _MINE,
    _BROKEN,
    (
        Beat(played=_MENDED[len(_BROKEN) : -1], points=("seat:0",), rule="T11"),
        Beat(accepts=("fix:pick pick 0",), points=("card:fix:pick", "seat:0"), rule="T13"),
    ),
)

_FALL = Part(
    "fall",
    _MINE,
    (*_MENDED, "discard NESW", "discard NS", "discard N!"),
    (
        Beat(
            accepts=("rockfall 6,0",),
            kindly=((r"rockfall .*", "other"),),
            points=("card:rockfall", "cell:6,0"),
            rule="T14",
        ),
        Beat(played=("NESW@6,0",), points=("goals",), rule="T18"),
    ),
)

_SABOTAGE = Part(
    "sabotage",
    _deal(
        0,
        "EW!,N!,break:cart,break:pick,map,NS",
        "EW,NESW,NESW,NS,NE,fix:pick",
        "EW,NESW,NE,NW,NS,NES",
        "EW,NESW,NS,NE,NW,map",
    ),
    ("discard NS", "EW@1,0", "EW@2,0", "NESW@3,0", f"map {_B}", "NESW@4,0", "NESW@5,0", "EW@6,0"),
    (
        Beat(rule="T19"),
        Beat(
            accepts=("EW!@7,0",),
            kindly=((r"break:.*", "break"), (r"discard .*", "discard"), (r".*@.*", "helps")),
            points=("card:EW!", "cell:7,0"),
            rule="T16",
        ),
        Beat(rule="T17"),
    ),
)

LESSONS = Lessons(_PLAYERS, (_LAY, _TURN, _MAP, _PEOPLE, _MEND, _FALL, _SABOTAGE))
