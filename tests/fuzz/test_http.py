"""What the server answers by HTTP is what `docs/http.openapi.json` says, whatever is asked: schemathesis asks it.

Statuses, kinds of content and the form of every answer are compared; nothing may fail the server.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.fuzz.test_server import SHARED, check_calm
from tests.server.serving import Client, Server, running

DESCRIBED = schemathesis.openapi.from_path(Path(__file__).parents[2] / "docs" / "http.openapi.json")
_found: list[Any] = list(DESCRIBED.get_all_operations())
OPERATIONS = [found.ok() for found in _found]
RECORDS = [json.loads(file.read_text("utf-8").splitlines()[0]) for file in sorted(SHARED.glob("s*.jsonl"))]


class Known(NamedTuple):
    """A server, and a game that has ended there."""

    server: Server
    game: str


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Known]:
    with running(tmp_path_factory.mktemp("http") / "tables.sqlite") as server:
        with Client(server) as ada:
            ada.create({"game": "siegel", "players": 3, "pace": "fast"}, bots="random", start=True)
            assert ada.do("end", agree=True)["type"] == "done"
            ada.until(lambda: ada.news["stage"] == "over")
            (game,) = ada.ask("get-games")["games"]
        yield Known(server, game["id"])
        check_calm(server)


@pytest.mark.parametrize("operation", OPERATIONS, ids=[operation.label for operation in OPERATIONS])
def test_it_answers_as_it_is_described(operation: Any, known: Known) -> None:
    @settings(deadline=None, max_examples=30, suppress_health_check=list(HealthCheck))
    @given(operation.as_strategy(), st.booleans(), st.sampled_from([None, *RECORDS]))
    def ask(case: Any, known_game: bool, record: Any) -> None:
        if known_game and "id" in case.path_parameters:
            case.path_parameters["id"] = known.game
        if record is not None and case.method == "POST":
            case.body = record
        # Whether a seat or a record is one, only the rules can tell: no description of its form does.
        case.call_and_validate(f"http://{known.server.host}", excluded_checks=[positive_data_acceptance])

    ask()
