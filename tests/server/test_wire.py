"""The protocol is described once: what is made from it is up to date, and what is sent fits it."""

from __future__ import annotations

import json
import re
import typing
from pathlib import Path

import msgspec
import pytest

from kartentisch.games import GAMES, load
from kartentisch.games.siegel.wire import SiegelOwn, SiegelShared
from kartentisch.server import wire
from kartentisch.server.refusals import ServerReason
from kartentisch.table import commands
from kartentisch.table.reasons import TableReason
from tests.server.serving import Client, Server, play
from tools import wire_types

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_page_and_the_schema_are_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert wire_types.main(["--check"]) == 0
    assert "up to date" in capsys.readouterr().out


def test_a_change_of_the_protocol_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire_types, "ROOT", tmp_path)
    for name in ("SCHEMA", "TYPESCRIPT", "FACTS"):
        monkeypatch.setattr(wire_types, name, tmp_path / "deep" / name)
    assert wire_types.main(["--check"]) == 1
    assert wire_types.main([]) == 0
    assert wire_types.main(["--check"]) == 0
    (tmp_path / "deep" / "SCHEMA").write_text("other", "utf-8")
    assert wire_types.main(["--check"]) == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_schema_gives_each_game_its_own_view(game: str) -> None:
    told = json.loads(wire_types.schema())
    shown = [each["$ref"].rpartition("/")[2] for each in told["views"][game]["allOf"]]
    assert shown == [part.__name__ for part in wire_types.views()[game]]
    fields = {name for part in shown for name in told["$defs"][part]["properties"]}
    assert fields == {field.name for part in wire_types.views()[game] for field in msgspec.structs.fields(part)}
    fetched = [each["$ref"].rpartition("/")[2] for each in told["fetched"]["anyOf"]]
    assert fetched == ["Replay", "Analysis", "FairDeals", "NotShown"]


def test_the_page_of_the_protocol_names_every_message_and_field() -> None:
    told = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    for kind in (wire.AnyRequest, wire.AnyAnswer):
        for struct in typing.get_args(kind):
            assert f"`{struct.__struct_config__.tag}`" in told
            for field in msgspec.structs.fields(struct):
                assert f"`{field.name}`" in told, (struct, field.name)
    for struct in typing.get_args(commands.AnyCommand):
        assert f"`{struct.__struct_config__.tag}`" in told
    views: list[type[msgspec.Struct]] = [part for parts in wire_types.views().values() for part in parts]
    assert SiegelOwn in views
    views += [wire.SeatNews, commands.TableSettings]
    for struct in views:
        for field in msgspec.structs.fields(struct):
            assert f"`{field.name}`" in told, (struct, field.name)


def test_the_page_of_the_protocol_tells_every_field_where_it_tells_of_its_message() -> None:
    told = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    for kind, section, base in (
        (wire.AnyRequest, "What a client sends", {"id"}),
        (commands.AnyCommand, "What a client sends", set()),
        (wire.AnyAnswer, "What the server sends", set()),
    ):
        rows = re.findall(r"^\| `([a-z-]+)` \|(.*)$", told.partition(f"\n## {section}\n")[2], re.MULTILINE)
        for struct in typing.get_args(kind):
            tag = struct.__struct_config__.tag
            about = [row for name, row in rows if name == tag]
            fields = {field.name for field in msgspec.structs.fields(struct)} - base
            assert tag == "table" or any(all(f"`{field}`" in row for field in fields) for row in about), (tag, fields)


def test_the_page_of_the_protocol_names_every_refusal() -> None:
    told = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    by_the_rules = {TableReason.ILLEGAL, TableReason.SETTINGS}  # told as the reason of the rules
    reasons = {*TableReason, *ServerReason} - by_the_rules
    assert {reason for reason in reasons if f"`refused-{reason}`" not in told} == set()


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_the_protocol_lists_every_event_with_its_arguments(game: str) -> None:
    told = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    (section,) = (part for part in told.split("\n### The view of ") if game in part.partition("\n")[0].lower())
    rows = section.partition("| event |")[2].partition("\n\n")[0].splitlines()[2:]
    told_of = {name: row for row in rows for name in re.findall("`([a-z-]+)`", row.split("|")[1])}
    events = load(game).event_args
    assert told_of.keys() == events.keys()
    for name, row in told_of.items():
        for field in typing.get_type_hints(events[name]):
            assert field == "seat" or f"`{field}`" in row, (name, field)


def test_everything_that_the_server_sends_fits_its_description(server: Server) -> None:
    strict = msgspec.json.Decoder(wire.AnyAnswer, strict=True)
    views = (msgspec.json.Decoder(SiegelShared), msgspec.json.Decoder(SiegelOwn))
    with Client(server) as ada:
        ada.ask("lobby")
        ada.ask("probe", move="r1")
        ada.create(bots="apprentice", start=True)
        ada.ask("probe", move="r1")
        play([ada])
        ada.ask("get-record")
        ada.ask("new-code")
    told = {frame["type"] for frame in ada.frames} - {"preparation"}  # comes where bots are not compiled yet
    assert told == {"welcome", "lobby", "refused", "table", "done", "probed"}
    for frame in ada.frames:
        strict.decode(json.dumps(frame))
        if frame["type"] == "table":
            for view in views:
                view.decode(json.dumps(frame["view"]))
            parts = [{f.name for f in msgspec.structs.fields(part)} for part in (SiegelShared, SiegelOwn)]
            assert not parts[0] & parts[1]
            assert frame["view"].keys() == parts[0] | parts[1]


def test_no_message_holds_what_is_encoded_already() -> None:
    """Each is built from named fields, whose types mypy looks at, and encoded as a whole."""
    server = Path(wire.__file__).parents[1]
    files = {file.name: file.read_text("utf-8") for file in server.rglob("*.py")}
    assert {"news.py", "replays.py", "socket.py", "frame.py"} <= files.keys()
    assert [name for name, text in files.items() if re.search(r"\bRaw\b", text)] == []


def test_every_game_that_travels_has_all_of_a_wire() -> None:
    assert set(wire_types.views()) <= set(GAMES)
