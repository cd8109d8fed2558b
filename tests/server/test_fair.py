"""Fair deals at a running server: promised before anybody adds to them, kept through a power cut, told at the end."""

from __future__ import annotations

import hashlib
import json
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from tests.cli.running import kartentisch
from tests.server.serving import Client, Server, play, running
from tests.server.store.databases import Database, every_kind

TWO = {"game": "siegel", "players": 3, "pace": "fast", "options": {"rounds": 2}}
MIX, OTHER = "0b" * 32, "0c" * 32


def _secret(database: Database) -> str:
    """What the seeds of the only table come from."""
    (entry,) = database.rows("SELECT entry FROM moves WHERE n = 0")[0]
    found: str = json.loads(str(entry))["secret"]
    return found


def _posted(server: Server, path: str, body: str) -> tuple[int, dict[str, Any]]:
    with closing(HTTPConnection(server.host, timeout=20)) as connection:
        connection.request("POST", path, body.encode())
        answer = connection.getresponse()
        return answer.status, json.loads(answer.read())


@every_kind
def test_a_promise_is_kept_through_a_power_cut_and_told_at_the_end(database: Database, tmp_path: Path) -> None:
    server = Server(database)
    try:
        ada, ben, onlooker = (Client(server, name=name) for name in ("Ada", "Ben", "Olga"))
        table = ada.create(TWO)
        promised = ada.news["fair"]["commitment"]
        assert ada.news["fair"]["mixed"] == []
        for client in (ben, onlooker):
            client.watch(table)
        assert ben.news["fair"] == ada.news["fair"] == onlooker.news["fair"]
        ben.do("sit")
        assert onlooker.do("mix", mix=MIX)["reason"] == "refused-not-a-member"
        for wrong in ("", "0b", "0B" * 32, "0b" * 33, 7):
            assert ada.do("mix", mix=wrong)["reason"] == "refused-malformed"
        assert ada.do("mix", mix=MIX)["type"] == "done"
        ben.do("mix", mix=OTHER)
        ada.until(lambda: ada.news["fair"]["mixed"] == [0, 1])
        assert not any(MIX in json.dumps(frame) for client in (ben, onlooker) for frame in client.frames)
        ada.do("fill", level="apprentice")
        ada.do("start")
        assert ada.do("mix", mix=OTHER)["reason"] == "refused-not-gathering"
        play([ada, ben], 10)
    finally:
        server.kill()
    everything = [json.dumps(frame) for client in (ada, ben, onlooker) for frame in client.frames]
    secret = _secret(database)
    with running(database) as again:
        people = [Client(again, secret=client.secret, name=None) for client in (ada, ben)]
        for client in people:
            client.watch(table)
            assert client.news["fair"] == {"commitment": promised, "mixed": [0, 1]}
        play(people)
        everything += [json.dumps(frame) for client in people for frame in client.frames]
        record = people[0].ask("get-record")["record"]
        fair = json.loads(record)["meta"]["fair"]
        assert (fair["commitment"], fair["mixes"]) == (promised, [MIX, OTHER, None])
        assert hashlib.sha256(bytes.fromhex(fair["seed"])).hexdigest() == promised
        assert people[0].news["fair"]["commitment"] != promised  # that of the next game
        game = people[0].ask("get-games")["games"][0]["id"]
        assert json.loads(again.get(f"/api/game/{game}/fair").body) == {"rounds": 2}
        assert _posted(again, "/api/record/fair", record) == (200, {"rounds": 2})
        status, why = _posted(again, "/api/record/fair", record.replace(MIX, "0d" * 32))
        assert (status, why["reason"], why["round"]) == (400, "illegal-fair-deal", 1)
        # Neither the seed nor what it comes from was told before, nor does any log have it.
        told = [*everything, again.log.read_text("utf-8"), again.get("/metrics").body.decode()]
        assert not [text for text in told if secret in text or fair["seed"] in text]
        assert secret not in record
    file = tmp_path / "record.jsonl"
    file.write_text(record, "utf-8")
    assert kartentisch("check", "--fair", str(file)).stdout == b"1 records, all good\n"
