"""Refusals: a closed set, all of it in three languages, with all that a sentence needs."""

from __future__ import annotations

import ast

import pytest

from kartentisch.game import Illegal
from kartentisch.server.refusals import Refusal, ServerReason, answer
from kartentisch.table.reasons import Refused, TableReason
from kartentisch.texts import LANGUAGES, speaker
from tests import catalogues
from tests.catalogues import ALL


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_translated_and_nothing_else_is(language: str) -> None:
    reasons = {f"refused-{reason}" for reason in (*ServerReason, *TableReason)}
    assert reasons == {key for key in ALL[language] if key.startswith("refused-")}
    # Talk has limits of its own, which are refused by the same names.
    assert {*map(str, ServerReason)} & {*map(str, TableReason)} == {"too-fast", "too-long"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", ServerReason)
def test_every_refusal_gets_what_its_sentence_needs(language: str, reason: ServerReason) -> None:
    found = []
    for call in catalogues.calls("Refusal"):
        match call.first:
            case ast.Attribute(ast.Name("ServerReason"), name) if ServerReason[name] == reason:
                found.append(call)
                needed = ALL[language][f"refused-{reason}"].variables
                assert needed == call.names, call.place
    assert found, f"{reason} is never a reason"


def test_how_a_refusal_is_sent() -> None:
    told = answer(3, Refusal(ServerReason.TOO_LONG, most=5))
    assert (told.id, told.reason, told.args, told.rule) == (3, "refused-too-long", {"most": 5}, "")
    told = answer(None, Refused(TableReason.STALE))
    assert (told.id, told.reason) == (None, "refused-stale")
    cause = Illegal("must-follow", "S10", colour="red")
    told = answer(1, Refused(TableReason.ILLEGAL, cause, "siegel"))
    assert (told.reason, told.rule, told.args) == ("siegel-illegal-must-follow", "S10", {"colour": "red"})
    told = answer(1, Refused(TableReason.SETTINGS, Illegal("players", players=9, game="siegel")))
    assert speaker("en")(told.reason, **told.args) == "siegel cannot be played by 9 players"
