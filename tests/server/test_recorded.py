"""A recording client in every seat, on every second device and looking on: everything that any of them receives in a
game with all features on is searched for cards and roles that it must not know at that moment.

This knows nothing of views: what may be known is reckoned from one's own hands and from the moves that were made.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from contextlib import ExitStack
from random import Random
from typing import Any

import pytest

from kartentisch.games import GAMES
from kartentisch.games.saboteur import cards as saboteur
from kartentisch.games.siegel.cards import CARD_OF
from kartentisch.server.thinkers import FIRST_PATIENCE
from tests.server.serving import Client, Frame, Server
from tests.server.test_saboteur import a_move

NAMES = {"game", "table", "person", "secret", "code", "who", "commitment", "name", "names", "build"}
"""Keys of what is no card, whatever it looks like."""
ROLES = {"digger", "saboteur"}
CARDS: dict[str, dict[str, str]] = {
    "siegel": {text: text for text in CARD_OF},
    "saboteur": {
        **{text: saboteur.CARD_OF[tile] for text, tile in saboteur.TILE_OF.items()},
        **{text: text for text in saboteur.ACTIONS},
    },
}
"""The cards by their texts; a path card has one for each way in which it can lie."""
PLAYERS = {"siegel": 3, "saboteur": 4}


def words(told: object, key: str = "") -> Iterator[str]:
    """Every word of every text in a frame."""
    if isinstance(told, dict):
        for name, inner in told.items():
            if name not in NAMES:
                yield from words(inner, name)
    elif isinstance(told, list):
        for inner in told:
            yield from words(inner, key)
    elif isinstance(told, str):
        yield from re.split(r"[\s@]", told)


class Knowledge:
    """What is no secret any more in this round: for everybody, and for each seat beside that."""

    def __init__(self, game: str, players: int) -> None:
        self.cards = CARDS[game]
        self.public: set[str] = {"NESW"} if game == "saboteur" else set()  # the start lies open
        self.own: list[set[str]] = [set() for _ in range(players)]
        self.roles: list[str | None] = [None] * players
        self.digging = game == "saboteur"

    def moved(self, move: str) -> None:
        """Somebody has laid or played a card; what is discarded nobody sees."""
        if not move.startswith(("discard ", "gold ")):
            self.public |= {self.cards[word] for word in re.split(r"[\s@]", move)[:1] if word in self.cards}

    def holds(self, seat: int, view: Frame) -> None:
        """What a seat has in its hand, and what it has seen below the goals."""
        self.own[seat] |= {self.cards[card] for card in view["hand"]}
        if self.digging:
            self.own[seat] |= {self.cards[known] for known in view["known"] if known in self.cards}
            self.public |= {self.cards[tile["card"]] for tile in view["tiles"] if tile["kind"] == "goal"}
            self.roles[seat] = view["role"]

    def secrets(self, seat: int | None, frame: Frame) -> set[str]:
        """The cards and roles in a frame that the seat must not know; None: somebody who looks on."""
        found = {*words(frame)}
        known = self.public | (self.own[seat] if seat is not None else set())
        cards = {word for word in found if word in self.cards and self.cards[word] not in known}
        roles = (found & ROLES) - {seat is not None and self.roles[seat]}
        return cards | (roles if self.digging else set())


class Recorders:
    """Everybody at one table and around it."""

    def __init__(self, server: Server, game: str, players: int, stack: ExitStack) -> None:
        options = {"rounds": 1}
        settings = {"game": game, "players": players, "pace": "fast", "options": options, "public": True}
        settings |= {"free_text": True, "hints": True}
        self.seats = [stack.enter_context(Client(server, name=f"Seat {seat}")) for seat in range(players)]
        table = self.seats[0].create(settings)
        for client in self.seats[1:]:
            client.watch(table)
            assert client.do("sit")["type"] == "done"
        self.devices = [stack.enter_context(Client(server, secret=client.secret, name=None)) for client in self.seats]
        self.onlooker = stack.enter_context(Client(server, name="Olga"))
        self.everybody = [*self.seats, *self.devices, self.onlooker]
        for client in (*self.devices, self.onlooker):
            client.watch(table)
        for client in self.everybody:
            assert client.ask("lobby", on=True)["type"] == "done"
        self.table, self.server = table, server
        self.knowledge = Knowledge(game, players)
        self._searched = [0] * len(self.everybody)
        self.searched = 0

    def seat_of(self, client: Client) -> int | None:
        at = self.everybody.index(client)
        return None if client is self.onlooker else at % len(self.seats)

    def search(self) -> None:
        """Looks through whatever has come since the last time."""
        for seat, client in enumerate(self.seats):
            if client.news["view"] is not None:
                self.knowledge.holds(seat, client.news["view"])
        for place, client in enumerate(self.everybody):
            for frame in client.frames[self._searched[place] :]:
                found = self.knowledge.secrets(self.seat_of(client), frame)
                assert not found, (self.seat_of(client), found, frame)
            self.searched += len(client.frames) - self._searched[place]
            self._searched[place] = len(client.frames)

    def reach(self, version: int) -> None:
        for client in self.everybody:
            client.reach(version)

    def ask_for_everything(self, mover: Client, number: int) -> None:
        """All that can be asked for beside a move."""
        for client in (mover, self.devices[number % len(self.seats)], self.onlooker):
            for kind in ("get-log", "get-record", "get-games", "get-statistics"):
                client.ask(kind)
            client.ask("probe", move="none")  # not about a card, which the answer would repeat
            client.ask("analyse", game=self.table)
            client.do("nudge", version=client.news["version"])
            client.do("move", version=client.news["version"], move="nonsense")
            client.do("phrase", phrase="hello")
        mover.do("talk", text=f"something {number}")
        self.onlooker.ask("rename", name=f"Olga {number}")
        self.onlooker.ask("report", about=0, text="something")
        _done(mover, "pause", on=True)
        _done(mover, "pause", on=False)
        hints = len(_hints(mover))
        _done(mover, "hint", version=mover.news["version"])
        mover.until(lambda: len(_hints(mover)) > hints, FIRST_PATIENCE)

    def take_back(self, who: Client, version: int) -> bool:
        """Whether the last move was taken back: whoever made it asks, all others agree."""
        if who.do("undo", version=version)["type"] != "done":
            return False
        for other in self.seats:
            if other is not who:
                other.until(lambda o=other: o.news["undo"] is not None)  # type: ignore[misc]
                _done(other, "answer-undo", version=version, agree=True)
        self.reach(version + 1)
        return True


def _done(client: Client, what: str, **fields: Any) -> None:
    """A command that is carried out, however much somebody has asked for just before."""
    while (told := client.do(what, **fields)).get("reason") == "refused-too-fast":
        time.sleep(0.1)
    assert told["type"] == "done", told


def _hints(client: Client) -> list[Frame]:
    return [frame for frame in client.frames if frame["type"] == "hint"]


def a_choice(view: Frame, rng: Random) -> str:
    if "prediction" not in view:
        return a_move(view, rng)
    return "none" if view["prediction"] else str(rng.choice(view["cards"] or view["hand_backs"]))


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_anybody_receives_holds_what_they_must_not_know(server: Server, game: str) -> None:
    rng = Random(f"recorded {game}")
    players = PLAYERS[game]
    with ExitStack() as stack:
        around = Recorders(server, game, players, stack)
        assert around.seats[0].do("start")["type"] == "done"
        around.reach(1)
        number = taken_back = 0
        while around.seats[0].news["stage"] == "playing" and _secret_still(around.seats[0].news["view"]):
            around.search()
            mover = next(client for client in around.seats if client.on_turn)
            version, move = mover.news["version"], a_choice(mover.news["view"], rng)
            if number % 9 == 4:
                around.ask_for_everything(mover, number)
                around.search()
            _done(mover, "move", version=version, move=move)
            around.knowledge.moved(move)
            around.reach(version + 1)
            if number % 11 == 5 and _secret_still(mover.news["view"]):
                around.search()
                taken_back += around.take_back(mover, version + 1)
            number += 1
        assert number > 20
        assert taken_back
        assert any(hint["moves"] for client in around.seats for hint in _hints(client))
        assert around.searched > 20 * len(around.everybody)
        for said in (server.log.read_text("utf-8"), server.get("/metrics").body.decode()):
            assert around.table not in said
            assert not [card for card in around.knowledge.cards if re.search(rf'[" ]{re.escape(card)}[" @]', said)]


def _secret_still(view: Frame) -> bool:
    """While a round of Saboteur is being dug, or cards of Die sieben Siegel are in hands."""
    return view["phase"] == "turn" if "tiles" in view else any(view["counts"])


@pytest.mark.parametrize(("game", "secret"), [("siegel", "v7"), ("saboteur", "map")])
def test_the_search_finds_what_is_planted(game: str, secret: str) -> None:
    knowledge = Knowledge(game, 3)
    hand = {"hand": [secret], "known": [], "tiles": [], "role": "digger"}
    knowledge.holds(1, hand)
    planted: list[Any] = [{"type": "table", "events": [{"args": {"card": secret}}]}, {"reason": f"{secret} 1,0"}]
    for frame in planted:
        assert knowledge.secrets(0, frame) == knowledge.secrets(None, frame) == {secret}
        assert knowledge.secrets(1, frame) == set()
    if game == "saboteur":
        assert knowledge.secrets(0, {"roles": ["saboteur"]}) == {"saboteur"}
        assert knowledge.secrets(1, json.loads('{"role": "digger"}')) == set()
    knowledge.moved(secret)
    assert knowledge.secrets(0, planted[0]) == set()
