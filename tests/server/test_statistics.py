"""People's statistics: added up from stored games in whole numbers, and asked for, taken along and deleted over the
network."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from kartentisch.replay import read
from kartentisch.server import limits, tallies, wire
from kartentisch.server.finished import Summary
from kartentisch.server.statistics import Statistics, added
from kartentisch.server.store import Facts, Finished, Store, Tallied
from tests.golden.games import record_file
from tests.server.serving import SIEGEL, Client, Server, play
from tests.server.store.databases import Database, every_kind, stored

GAME = {**SIEGEL, "players": 3}


def patient(client: Client, kind: str, **fields: Any) -> Any:
    """The answer to a request; after a quick game one waits until the server admits another one."""
    while (answer := client.ask(kind, **fields)).get("reason") == "refused-too-fast":
        client.settle(0.5)
    assert answer["type"] == "done", answer
    return answer


def kept(name: str, players: int, seat: int, bots: list[str | None], ended: int) -> Tallied:
    record = read(record_file(name, players).read_text("utf-8"))
    return Tallied(f"{name} {ended}", ended, tallies.texts(record, bots, counts=True)[seat])


def plain(found: object) -> Any:
    return json.loads(msgspec.json.encode(found))


def test_golden_games_are_added_up_as_counted_by_hand() -> None:
    """Anna (14 and 14 points; the others 4 and 8 together) and Bernd (0 and 6; 18 and 16) of ``siegel-3.txt``."""
    anna = kept("siegel", 3, 0, [None, "master", "apprentice"], 50)
    bernd = kept("siegel", 3, 1, ["apprentice", None, "apprentice"], 40)
    (found,) = plain(added([anna, bernd], 60.0))
    assert found["game"] == "siegel"
    assert found["latest"] == [
        {"players": 3, "place": 3, "points": 28, "ago": 10},
        {"players": 3, "place": 1, "points": 6, "ago": 20},
    ]
    (group,) = found["groups"]
    assert (group["players"], group["games"], group["won"], group["places"]) == (3, 2, 1, [1, 0, 1])
    # Points 14, 14, 0, 6. Twice the distance to the mean of the others: 28 - 4, 28 - 8, 0 - 18, 12 - 16.
    assert group["rounds"] == {
        "points": {"number": 4, "total": 34, "squares": 14**2 + 14**2 + 6**2},
        "margin": {"number": 4, "total": 24 + 20 - 18 - 4, "squares": 24**2 + 20**2 + 18**2 + 4**2},
    }
    # Bernd began the first round; Anna was the last of it and in the middle of the second, of which he was the last.
    assert [order["points"]["total"] for order in group["by_order"]] == [0, 14, 14 + 6]
    assert group["levels"] == [
        {"level": "apprentice", "games": 2, "won": 1},
        {"level": "master", "games": 1, "won": 0},
    ]
    (role,) = group["roles"]
    assert (role["role"], role["results"]) == ("predictor", [[0, 1], [6, 1], [14, 2]])
    assert role["counts"]["met-y"] == 1 + 2 + 1
    assert role["counts"]["black-y"] == 2 + 3
    assert role["counts"]["left-g"] == 1
    assert role["counts"]["exact"] == 1


def test_games_and_numbers_of_players_are_kept_apart() -> None:
    games = [
        kept("siegel", 4, 1, [None] * 4, 4),
        kept("saboteur", 3, 2, [None] * 3, 3),
        kept("siegel", 3, 2, [None] * 3, 2),
    ]
    mine, theirs = plain(added(games, 9.0))
    assert (mine["game"], [group["players"] for group in mine["groups"]]) == ("saboteur", [3])
    assert (theirs["game"], [group["players"] for group in theirs["groups"]]) == ("siegel", [3, 4])
    roles = {role["role"]: role for role in mine["groups"][0]["roles"]}
    assert roles["saboteur"]["results"] == [[4, 1]]
    assert roles["saboteur"]["counts"] == {"won": 1}
    assert (roles["digger"]["results"], roles["digger"]["counts"]) == ([[0, 1]], {"suspected": 3})


def test_the_longest_statistics_fit_into_a_message() -> None:
    """Every game that there is with every number of players, as often as they are counted."""
    names = [("siegel", players) for players in range(3, 6)] + [("saboteur", players) for players in range(3, 11)]
    games = [
        kept(*names[i % len(names)], 0, [None, "master", *["journeyman"] * 8][: names[i % len(names)][1]], i)
        for i in range(110)
    ]
    assert len(msgspec.json.encode(added(games, 9e9))) < limits.ANSWER_BYTES_WAITING / 8
    piece = [msgspec.json.encode(wire.CountedGame(2**31, **plain(tallies.read(game.tally)))) for game in games]
    assert max(map(len, piece)) * limits.GAMES_EXPORTED_AT_ONCE * 5 < limits.ANSWER_BYTES_WAITING * 2, "twenty rounds"


@every_kind
def test_games_of_earlier_versions_are_counted_when_somebody_asks(database: Database) -> None:
    text = record_file("siegel", 3).read_text("utf-8").strip()
    summary = msgspec.json.encode(Summary("siegel", ["A", "B", "C"], [None] * 3, [], early=False, counts=True)).decode()
    undone = msgspec.json.encode(Summary("siegel", ["A", "B", "C"], [None] * 3, [], early=False, counts=False)).decode()

    async def work(store: Store) -> None:
        games = [(f"g{i}", summary, text) for i in range(limits.GAMES_TALLIED_AT_ONCE)]
        for n, (game, told, record) in enumerate([*games, ("u", undone, text), ("bad", summary, text[:-9])]):
            over = Finished(game, told, record, (("p-1", 1),))
            await store.append("t", n, [b"x"], Facts(frozenset({"p-1"}), over=True, finished=over))
        asked = Statistics(store)
        first, second, third = [await asked.of("p-1") for _ in range(3)]
        assert first.more
        assert not second.more
        assert second.games == third.games
        (found,) = second.games
        assert found.groups[0].games == limits.GAMES_TALLIED_AT_ONCE
        assert await store.untallied("p-1", 9, limits.GAMES_COUNTED) == []
        assert (await asked.of("p-2")).games == []

    stored(database, work)


def test_statistics_over_the_network(server: Server) -> None:
    """What counts is what was played; nobody has another's; what is deleted does not come back."""
    with Client(server) as ada, Client(server, name="Ben") as ben, Client(server, name="Cleo", bot=True) as cleo:
        table = ada.create(GAME)
        for other in (ben, cleo):
            other.watch(table)
            assert other.do("sit")["type"] == "done"
        assert patient(ada, "get-statistics")["statistics"] == {"games": [], "more": False}
        assert ada.do("start")["type"] == "done"
        play([ada, ben, cleo])
        record = read(patient(ada, "get-record")["record"])
        assert record.totals is not None
        for client in (ada, ben):
            seat = client.news["you"]
            (found,) = patient(client, "get-statistics")["statistics"]["games"]
            (group,) = found["groups"]
            assert (found["game"], group["players"], group["games"], group["levels"]) == ("siegel", 3, 1, [])
            assert group["rounds"]["points"]["total"] == record.totals[seat]
            assert found["latest"][0]["place"] == 1 + sum(points < record.totals[seat] for points in record.totals)
            (counted,) = patient(client, "export-statistics")["counted"]
            assert (counted["seat"], counted["points"], len(counted["rounds"])) == (seat, record.totals[seat], 1)
            assert patient(client, "export-statistics", skip=1)["counted"] == []
            assert "Ben" not in json.dumps(counted)
        assert patient(cleo, "get-statistics")["statistics"]["games"] == [], "a program"
        patient(ada, "forget-statistics")
        assert patient(ada, "get-statistics")["statistics"]["games"] == []
        assert len(patient(ada, "get-games")["games"]) == 1, "the game itself can still be seen"
        assert len(patient(ben, "get-statistics")["statistics"]["games"]) == 1


def test_games_that_were_ended_early_or_undone_do_not_count(server: Server) -> None:
    with Client(server) as ada:
        ada.create(GAME, bots="random", start=True)
        ada.until(lambda: ada.on_turn)
        ada.do("end", agree=True)
        ada.until(lambda: ada.news["stage"] == "over")
        ada.create(GAME, bots="random", start=True)
        ada.until(lambda: ada.on_turn)
        assert ada.move()["type"] == "done"
        ada.until(lambda: ada.on_turn and ada.news["can_undo"])
        assert ada.do("undo", version=ada.news["version"])["type"] == "done"
        ada.until(lambda: not ada.news["counts"])
        play([ada])
        assert [(game["early"], game["counts"]) for game in patient(ada, "get-games")["games"]] == [
            (False, False),
            (True, True),
        ]
        assert patient(ada, "get-statistics")["statistics"] == {"games": [], "more": False}
