"""A bot for Die sieben Siegel that logs in over the network and plays anything that is allowed.

    python bot.py ws://<host>:8765/ws TABLE    (TABLE: the last part of the table's link)

It needs the package websockets only, which the project's `.venv` has. All it relies on stands in docs/protocol.md.
"""

from __future__ import annotations

import itertools
import json
import random
import sys
from typing import Any

from websockets.sync.client import ClientConnection, connect

numbers = itertools.count(1)


def ask(socket: ClientConnection, kind: str, **fields: Any) -> int:
    """Sends a request; its answer will carry the same number."""
    number = next(numbers)
    socket.send(json.dumps({"type": kind, "id": number, **fields}))
    return number


def prediction(offer: dict[str, Any]) -> str:
    """Up to three seals of the middle, in the order in which the rules take them; or the saboteur."""
    if offer["saboteur"] and random.random() < 0.1:
        return "saboteur"
    there = [part["kind"] for part in offer["offers"] for _ in range(part["middle"])]
    wanted = sorted(random.sample(range(len(there)), random.randint(0, min(3, len(there)))))
    return " ".join(there[place] for place in wanted) or "none"


def choice(view: dict[str, Any]) -> str:
    """Any move that the view offers."""
    if view["prediction"]:
        return prediction(view["prediction"])
    return str(random.choice(view["cards"] or view["hand_backs"]))


def play(address: str, table: str) -> None:
    with connect(address, compression=None, proxy=None) as socket:
        ask(socket, "hello", protocol=2, name="Example bot", bot=True)
        ask(socket, "watch", table=table)
        ask(socket, "at", command={"do": "sit"})
        seen = None
        for frame in map(json.loads, socket):
            if frame["type"] == "refused":
                print("refused:", frame["reason"], frame["args"])
                if frame["reason"] in ("refused-unknown-table", "refused-table-full", "refused-not-gathering"):
                    return
            if frame["type"] != "table" or frame["you"] is None:
                continue
            if frame["seats"][frame["you"]]["bot"]:  # away for too long: somebody else plays for us
                ask(socket, "at", command={"do": "take-back"})
            now = (frame["stage"], frame["version"])
            if now == seen or frame["paused"]:
                continue
            if frame["stage"] == "playing" and frame["turn"] == frame["you"]:
                move = choice(frame["view"])
                ask(socket, "at", command={"do": "move", "version": frame["version"], "move": move})
            elif frame["stage"] == "between":
                ask(socket, "at", command={"do": "nod"})
            elif frame["stage"] == "over":
                print("winners:", *(frame["seats"][seat]["name"] for seat in frame["view"]["winners"]))
                return
            seen = now


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: python bot.py ws://<host>:8765/ws TABLE")
    play(*sys.argv[1:])
