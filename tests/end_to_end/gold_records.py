"""What the pages of Saboteur showed and the sockets carried, held against the record of the game."""

from __future__ import annotations

import json
from typing import Any

from kartentisch import replay
from kartentisch.games.saboteur import rules
from kartentisch.games.saboteur.board import GOAL_CELLS
from kartentisch.games.saboteur.moves import Map
from tests.conformance.hidden import HEARD_BY_ONE
from tests.end_to_end.miners import Miner
from tests.end_to_end.people import Frame, Row

PUBLIC = {
    *("phase", "round", "rounds", "first", "turn", "tiles", "goals", "dwarves", "counts", "pile", "discards", "broken"),
    *("roles", "spare", "reached", "finder", "offered", "pickers", "picks", "stack", "gold_counts", "gold", "past"),
    *("winners", "pot"),
}
PRIVATE = {
    *("role", "hand", "known", "nuggets", "gains", "offer"),
    *("lays", "breaks", "fixes", "falls", "maps", "may_pass"),
}
"""Everything that a view holds; a new field has to be thought about here, too."""


def agrees(miner: Miner, record: Frame) -> None:
    """The gold that somebody sees in the end is that of the record."""
    expected = {}
    for seat, name in enumerate(record["players"]):
        shown = miner.person.screen.say("page-you-are", name=name) if name == miner.name else name
        expected[shown] = Row([played["nuggets"][seat] for played in record["rounds"]], record["totals"][seat])
    assert miner.sheet() == expected


def told(frames: list[Frame], record: Frame, seat: int | None) -> set[str]:
    """What frames hold of roles, hands, goals, pile and gold that the seat (none: an onlooker) may not know."""
    states = [position.match.state for position in replay.follow(json.dumps(record))]
    wrong: set[str] = set()
    for frame in frames:
        if frame["type"] == "table" and frame["view"] is not None:
            wrong |= _told(frame, states[frame["version"]], seat)
        elif frame["type"] == "done" and frame["log"] and _heard_by_others(frame["log"], seat):
            wrong.add("log")
    return wrong


def _heard_by_others(events: list[Frame], seat: int | None) -> bool:
    return any(event["name"] in HEARD_BY_ONE["saboteur"] and event["args"]["seat"] != seat for event in events)


def picked(record: Frame, seat: int) -> int:
    """How often a seat chose a gold card, which it does not where only one is left."""
    states = [position.match.state for position in replay.follow(json.dumps(record))]
    moves = [move for played in record["rounds"] for move in ("deal", *played["moves"])]
    return sum(
        move.startswith("gold ") and rules.to_act(state) == seat for state, move in zip(states, moves, strict=False)
    )


def _told(frame: Frame, state: Any, seat: int | None) -> set[str]:
    view = frame["view"]
    digging, over = view["phase"] == "turn", view["phase"] == "over"
    assert set(view) == PUBLIC | PRIVATE
    looked = {
        GOAL_CELLS.index(turn.move.cell) for turn in state.history if turn.seat == seat and isinstance(turn.move, Map)
    }
    down = {index for index, goal in enumerate(view["goals"]) if goal["down"]}
    mine = seat is not None
    wrong = {
        "hands": digging and sorted(view["hand"]) != sorted(state.hands[seat] if mine else ()),
        "role": digging and view["role"] != (str(state.roles[seat]) if mine else None),
        "roles": digging and any(view[name] is not None for name in ("roles", "spare", "pot")),
        "goals": digging and any(view["goals"][index]["what"] is not None for index in down),
        "maps": digging and any(view["known"][index] is not None for index in down - looked),
        "offer": bool(view["offer"]) and frame["turn"] != seat,
        "nuggets": len(view["nuggets"]) != (view["gold_counts"][seat] if mine else 0),
        "gold": not over and (view["gold"] is not None or any(past["gold"] is not None for past in view["past"])),
        "events": _heard_by_others(frame["events"], seat),
        "pile": view["pile"] != len(state.deck),
    }
    return {name for name, found in wrong.items() if found}
