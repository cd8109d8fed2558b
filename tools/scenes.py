"""Plays Saboteur between bots and keeps some positions, as the page receives them, for the page's gallery.

``python -m tools.scenes`` writes them anew. A seed decides everything, so they change with the rules and the wire only.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from msgspec.json import encode

from kartentisch.game import Budget
from kartentisch.games.saboteur.players.apprentice import Apprentice
from kartentisch.server.event_log import EventLog
from kartentisch.server.news import Picture
from kartentisch.table import commands as do
from kartentisch.table.table import Outcome, Table, arrive, bot_moved, create, handle

FILE = Path(__file__).resolve().parent.parent / "web" / "gallery" / "saboteur.gen.json"
NAMES = ("Katrin", "Peter", "Frank", "Sabine", "Jonas", "Mareike", "Bas", "Femke", "Tom", "Aylin")
YOU = 0
_ADVISER = Apprentice(bluffs=False)
"""Where saboteurs do harm at once, there is more to see."""

Scene = dict[str, Any]


class _Show:
    """A table with people on the even chairs and bots on the odd ones, all of whom the same bot advises."""

    def __init__(self, players: int, seed: int) -> None:
        self._rng = Random(seed)
        self._log = EventLog()
        self._people = {seat: f"p-{seat}" for seat in range(0, players, 2)}
        settings = do.TableSettings("saboteur", players, {})
        self.table: Table = create("gallery", settings, self._people[YOU], NAMES[YOU], 0.0).table
        for seat, person in self._people.items():
            self.table = arrive(self.table, person, 0.0)
            if seat:
                self._do(seat, do.Sit(seat))
        self._do(YOU, do.Fill("apprentice"))
        self._do(YOU, do.Start())

    def step(self) -> None:
        table = self.table
        if table.stage == "between":
            for seat in self._people:
                self._do(seat, do.Nod())
            return
        assert table.match is not None
        assert table.turn is not None
        game = table.match.game
        advised = _ADVISER.choose(game.view(table.match.state, table.turn), self._rng, Budget(1))
        if table.turn in self._people:
            self._do(table.turn, do.Move(table.version, str(advised)))
        else:
            self._take(bot_moved(table, table.turn, table.version, str(advised), 0.0))

    def seen(self, seat: int | None) -> Scene:
        picture = Picture(self.table, self._log, ["Jule", ""], 0.0)
        frame: Scene = json.loads(picture.frame(seat, seat == YOU))
        frame["log"] = json.loads(encode(picture.log(seat)))  # the page draws a table with its whole log
        for number, chair in enumerate(frame["seats"]):
            chair["name"] = NAMES[number]
        return frame

    def _do(self, seat: int, command: do.AnyCommand) -> None:
        self._take(handle(self.table, self._people[seat], NAMES[seat], command, 0.0, self._rng))

    def _take(self, outcome: Outcome) -> None:
        self.table = outcome.table
        self._log = self._log.after(outcome.entries, outcome.events, outcome.table.moves)


def _moments(players: int, seed: int) -> Iterator[tuple[Scene, Scene]]:
    """A whole game, moment by moment: as we see it, and as an onlooker does."""
    show = _Show(players, seed)
    yield show.seen(YOU), show.seen(None)
    while show.table.stage != "over":
        show.step()
        yield show.seen(YOU), show.seen(None)


def _found(players: int, wanted: Callable[[Scene], object]) -> tuple[Scene, Scene]:
    """The first moment of that kind, in whichever game it comes."""
    games = (moment for seed in range(100) for moment in _moments(players, seed))
    return next(moment for moment in games if wanted(moment[0]))


def _far(news: Scene) -> bool:
    """Our turn in a mine that has grown, with somebody's tool broken and something to choose from."""
    view = news["view"]
    chosen = bool(view["lays"] and (view["breaks"] or view["fixes"]))
    return bool(news["turn"] == YOU and len(view["tiles"]) > 12 and any(view["broken"]) and chosen)


def _ended(reached: bool) -> Callable[[Scene], bool]:
    return lambda news: news["stage"] == "between" and news["view"]["reached"] is reached


def scenes() -> dict[str, Scene]:
    """Every scene by its name."""
    far = {players: _found(players, _far) for players in (3, 5, 10)}
    found = {f"saboteur-{players}": ours for players, (ours, _) in far.items()}
    found["saboteur-onlooker"] = far[5][1]
    found["saboteur-broken"], _ = _found(5, lambda n: n["turn"] == YOU and n["view"]["broken"][YOU])
    found["saboteur-known"], _ = _found(5, lambda n: n["turn"] == YOU and any(n["view"]["known"]))
    found["saboteur-pick"], _ = _found(5, lambda n: len(n["view"]["offer"]) > 2)
    found["saboteur-pick-others"], found["saboteur-pick-onlooker"] = _found(
        10, lambda n: n["view"]["phase"] == "pick" and n["turn"] != YOU
    )
    found["saboteur-reached"], _ = _found(5, _ended(True))
    found["saboteur-missed"], _ = _found(10, _ended(False))
    for players in (3, 10):
        found[f"saboteur-over-{players}"], _ = _found(players, lambda n: n["stage"] == "over")
    return found


def written() -> list[str]:
    """The names of those that the gallery has."""
    return list(json.loads(FILE.read_text("utf-8")))


def text() -> str:
    return json.dumps(scenes(), ensure_ascii=False, separators=(",", ":")) + "\n"


def main() -> None:
    FILE.write_text(text(), "utf-8")


if __name__ == "__main__":
    main()
