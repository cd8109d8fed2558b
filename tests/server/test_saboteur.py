"""Saboteur over the network: whole games of people and bots, and frames that tell nobody what he may not know (T22)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.json import encode
from msgspec.structs import replace

from kartentisch import bots
from kartentisch.game import Budget
from kartentisch.server.event_log import EventLog
from kartentisch.server.news import Picture
from kartentisch.table import commands as do
from kartentisch.table.table import Table, arrive, create, handle
from tests.cli.running import kartentisch
from tests.conformance.hidden import HEARD_BY_ONE, SECRETS
from tests.server.serving import Client, Frame, Server


def settings(players: int, **options: Any) -> Frame:
    return {"game": "saboteur", "players": players, "pace": "fast", "options": options}


def checked(client: Client) -> None:
    """Whatever a seat or an onlooker has been told: nothing in it belongs to anybody else."""
    looked: set[tuple[int, int, int]] = set()
    for frame in client.frames:
        if frame["type"] != "table" or frame["view"] is None:
            continue
        you, view = frame["you"], frame["view"]
        digging, over = view["phase"] == "turn", view["phase"] == "over"
        for event in frame["events"]:
            if event["name"] in HEARD_BY_ONE["saboteur"]:
                assert event["args"]["seat"] == you
            if event["name"] == "looked" and event["args"]["seat"] == you:
                looked.add((view["round"], *event["args"]["cell"]))
            if event["name"] == "digging-over":
                assert not digging
        assert (view["roles"] is None) == digging
        assert (view["spare"] is None) == digging
        assert (view["gold"] is not None) == over
        assert all((past["gold"] is not None) == over for past in view["past"])
        for goal, known in zip(view["goals"], view["known"], strict=True):
            if digging and goal["down"]:
                assert goal["what"] is None
                assert known is None or (view["round"], goal["x"], goal["y"]) in looked
        assert not view["offer"] or frame["turn"] == you
        if you is None:
            assert not any((view["role"], view["hand"], view["nuggets"], view["gains"], view["offer"], *view["known"]))
        else:
            assert len(view["nuggets"]) == view["gold_counts"][you]
            if digging:
                assert len(view["hand"]) == view["counts"][you]


def a_move(view: Frame, rng: Random) -> str:
    """Some move that the view offers, made of nothing else."""
    if view["offer"]:
        return f"gold {max(view['offer'])}"
    moves = [f"{lay['tile']}@{x},{y}" for lay in view["lays"] for x, y in lay["cells"]]
    moves += [f"map {x},{y}" for x, y in view["maps"]]
    moves += [f"rockfall {fall['x']},{fall['y']}" for fall in view["falls"]]
    moves += [f"{aim['card']} {seat}" for aim in view["breaks"] for seat in aim["seats"]]
    moves += [f"{aim['card']} {aim['tool']} {seat}" for aim in view["fixes"] for seat in aim["seats"]]
    return rng.choice(moves or [f"discard {card}" for card in view["hand"]])


def played(clients: list[Client], rng: Random) -> None:
    """The people play and nod until the game is over; whoever looks on reads along."""
    while clients[0].news["stage"] != "over":
        version = max(client.news["version"] for client in clients)
        for client in clients:
            client.reach(version)
        if clients[0].news["stage"] == "between":
            for client in clients:
                if client.news["you"] is not None:
                    client.do("nod")
        for client in clients:
            if client.on_turn:
                answer = client.do("move", version=client.news["version"], move=a_move(client.news["view"], rng))
                assert answer["type"] == "done", answer
        clients[0].reach(version + 1)
    for client in clients:
        client.until(lambda c=client: c.news["stage"] == "over")  # type: ignore[misc]


@pytest.mark.parametrize("players", [3, 10])
def test_two_people_and_bots_play_three_rounds_to_the_final_reveal(
    server: Server, tmp_path: Path, players: int
) -> None:
    rng = Random(players)
    with ExitStack() as stack:
        ada, ben, eve = (stack.enter_context(Client(server, name=name)) for name in ("Ada", "Ben", "Eve"))
        table = ada.create(settings(players))
        for other in (ben, eve):
            other.watch(table)
        ben.do("sit")
        ada.do("fill", level="apprentice")
        assert ada.do("start")["type"] == "done"
        for client in (ada, ben, eve):
            client.until(lambda c=client: c.news["stage"] == "playing")  # type: ignore[misc]
        played([ada, ben, eve], rng)
        record = ada.ask("get-record")["record"]
        assert eve.news["you"] is None
        for client in (ada, ben, eve):
            checked(client)
    (tmp_path / "game.jsonl").write_text(record + "\n", "utf-8")
    assert kartentisch("check", str(tmp_path / "game.jsonl")).stdout == b"1 records, all good\n"
    written = json.loads(record)
    view = ada.news["view"]
    assert len(written["rounds"]) == 3
    assert written["totals"] == [sum(cards) for cards in view["gold"]]
    for told, past in zip(written["rounds"], view["past"], strict=True):
        assert (told["roles"], told["spare"]) == (past["roles"], past["spare"])
        assert told["nuggets"] == [sum(cards) for cards in past["gold"]]
    best = max(written["totals"])
    assert view["winners"] == [seat for seat, gold in enumerate(written["totals"]) if gold == best]
    assert ben.news["view"]["gold"] == eve.news["view"]["gold"] == view["gold"]


def test_a_map_shows_its_goal_to_one_seat_and_to_nobody_else(server: Server) -> None:
    """Its content is in no frame of anybody else, whoever looks on."""
    with ExitStack() as stack:
        people = [stack.enter_context(Client(server, name=f"Name {number}")) for number in range(4)]
        table = people[0].create(settings(3, rounds=1))
        for other in people[1:]:
            other.watch(table)
        for other in people[1:3]:
            other.do("sit")
        people[0].do("start")
        for client in people:
            client.until(lambda c=client: c.news["stage"] == "playing")  # type: ignore[misc]
        seen = False
        while not seen and people[0].news["view"]["phase"] == "turn":
            version = max(client.news["version"] for client in people)
            for client in people:
                client.reach(version)
            mover = next(client for client in people if client.on_turn)
            view = mover.news["view"]
            cell = view["maps"][0] if view["maps"] else None
            move = f"map {cell[0]},{cell[1]}" if cell else f"discard {view['hand'][0]}"
            assert mover.do("move", version=version, move=move)["type"] == "done"
            for client in people:
                client.reach(version + 1)
            if cell:
                seen = True
                saw = [event for event in mover.news["events"] if event["name"] == "saw"]
                what = saw[0]["args"]["what"]
                index = [(goal["x"], goal["y"]) for goal in mover.news["view"]["goals"]].index((cell[0], cell[1]))
                assert mover.news["view"]["known"][index] == what
                for client in people:
                    if client is not mover:
                        assert client.news["view"]["known"] == [None] * 3
                        assert [goal["what"] for goal in client.news["view"]["goals"]] == [None] * 3
                        assert {event["name"] for event in client.news["events"]} <= {"looked", "drew"}
        assert seen
        for client in people:
            checked(client)


# Without a network: every frame of whole games, with everything changed that its viewer cannot know


def steps(players: int, seed: int) -> Iterator[tuple[Table, EventLog]]:
    """The tables of a whole game, each with its log."""
    rng = Random(seed)
    people = [f"p-{number}" for number in range(players)]
    log = EventLog()
    made = create("t", do.TableSettings("saboteur", players, {}), people[0], "Name", 0.0)
    table: Table = made.table

    def act(person: str, command: do.AnyCommand) -> None:
        nonlocal table, log
        outcome = handle(table, person, person, command, 0.0, rng)
        table = outcome.table
        log = log.after(outcome.entries, outcome.events, outcome.table.moves)

    for number, person in enumerate(people):
        table = arrive(table, person, 0.0)
        if number:
            act(person, do.Sit())
    act(people[0], do.Start())
    while table.stage != "over":
        yield table, log
        if table.stage == "between":
            for person in people:
                act(person, do.Nod())
            continue
        assert table.match is not None
        assert table.turn is not None
        game = table.match.game
        view = game.view(table.match.state, table.turn)
        move = bots.bot(game, "apprentice").choose(view, rng, Budget(1))
        act(people[table.turn], do.Move(table.version, str(move)))
    yield table, log


@pytest.mark.parametrize("players", [3, 5, 10])
def test_a_frame_does_not_change_with_what_its_viewer_cannot_know(players: int) -> None:
    """Hands, roles, goals, pile, discards and gold are exchanged behind everybody's back, at every moment of a game."""
    rng = Random(players)
    changed = set()
    for number, (table, log) in enumerate(steps(players, players)):
        assert table.match is not None
        viewers: list[int | None] = [None, number % players]
        if table.turn is not None:
            viewers.append(table.turn)
        for seat in viewers:
            picture = Picture(table, log, [], 0.0)
            frame = picture.frame(seat, False)
            for hidden in SECRETS["saboteur"].fields:
                state = hidden.permute(table.match.state, seat, rng)
                if state != table.match.state:
                    changed.add(hidden.name)
                other = replace(table, match=table.match._replace(state=state))
                assert Picture(other, log, [], 0.0).frame(seat, False) == frame, hidden.name
            told = json.loads(encode(picture.log(seat)))
            assert [event["number"] for event in told] == json.loads(frame)["log"]
            for event in told:
                assert event["name"] not in HEARD_BY_ONE["saboteur"] or event["args"]["seat"] == seat
    assert changed >= {"roles", "goals", "hands", "pile", "discards", "gold stack", "gold picked"}


@pytest.mark.parametrize("talks", [True, False])
def test_bots_say_a_line_now_and_then_unless_that_is_off(server: Server, talks: bool) -> None:
    with Client(server) as ada:
        ada.create({"game": "saboteur", "players": 3, "pace": "fast", "bot_talk": talks})
        ada.do("fill", level="improver")
        ada.do("start")
        ada.until(lambda: ada.news["stage"] == "playing", 60)
        moves = 0
        lines: list[Frame] = []
        # Bots say something by chance: a round is played on until they have.
        while moves < (60 if talks and not lines else 12) and ada.news["view"]["phase"] == "turn":
            ada.until(lambda: ada.on_turn or ada.news["stage"] != "playing", 60)
            if not ada.on_turn or not ada.news["view"]["hand"]:
                break
            moves += 1
            ada.do("move", version=ada.news["version"], move=f"discard {ada.news['view']['hand'][0]}")
            lines = [line for line in ada.news["talk"] if line["phrase"] is not None]
        assert bool(lines) is talks
        assert len(lines) <= moves * 3 / 4 + 1  # never more than one line in a few turns
