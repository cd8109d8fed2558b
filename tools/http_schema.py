"""The description of what the server answers by HTTP, as OpenAPI: made from the types that are sent.

`tools.wire_types` writes it; `tests/fuzz/test_http.py` holds the server to it.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec

from kartentisch.server import wire
from kartentisch.server.limits import MAX_RECORD
from kartentisch.texts import FALLBACK, LANGUAGES

_REFERENCE = "#/components/schemas/{name}"
_REFUSED = wire.NotShown
_TEXT = {"text/plain": {"schema": {"type": "string"}}}
_STATUSES = {
    400: "Not understood, or a record that is wrong.",
    404: "There is no such game, or nothing like that of it.",
    413: f"The record is longer than {MAX_RECORD} bytes.",
    429: "Too much from this address.",
    503: "Too many wait for the same, or the database cannot be used.",
}
_ID = {"name": "id", "in": "path", "required": True, "schema": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$"}}
_EYES = [
    {
        "name": "eyes",
        "in": "query",
        "description": "Through the eyes of which seat.",
        "schema": {"type": "integer", "minimum": 0, "maximum": 99, "default": 0},
    },
    {
        "name": "open",
        "in": "query",
        "description": "1: with all hands.",
        "schema": {"type": "string", "enum": ["0", "1"]},
    },
]
_LANGUAGE = [
    {"name": "language", "in": "query", "schema": {"type": "string", "enum": [*LANGUAGES], "default": FALLBACK}},
]


def http_schema(note: str, version: int) -> str:
    """The whole description, of that version of the protocol."""
    types = (wire.Replay, wire.Analysis, wire.FairDeals, _REFUSED)
    shapes, parts = msgspec.json.schema_components(types, ref_template=_REFERENCE)
    replay, analysis, fair, refused = ({"application/json": {"schema": shape}} for shape in shapes)
    record = {"application/json": {"schema": {"type": "object"}}}

    def operation(what: str, good: Any, statuses: tuple[int, ...], *parameters: Any, **more: Any) -> dict[str, Any]:
        answers = {str(status): {"description": _STATUSES[status], "content": refused} for status in statuses}
        return {
            "summary": what,
            **({"parameters": [*parameters]} if parameters else {}),
            **more,
            "responses": {"200": {"description": "What was asked for.", "content": good}, **answers},
        }

    def sent(what: str, good: Any, *parameters: Any) -> dict[str, Any]:
        body = {"required": True, "content": record, "description": "A record from elsewhere; it is stored nowhere."}
        return {"post": operation(what, good, (400, 413, 429, 503), *parameters, requestBody=body)}

    def kept(what: str, good: Any, *parameters: Any) -> dict[str, Any]:
        return {"get": operation(what, good, (400, 404, 429, 503), _ID, *parameters)}

    health = operation("Whether the server and its database can be used.", _TEXT, ())
    health["responses"]["503"] = {"description": "They cannot.", "content": _TEXT}
    paths = {
        "/healthz": {"get": health},
        "/metrics": {"get": operation("Figures for Prometheus.", _TEXT, ())},
        "/api/game/{id}/replay": kept("A finished game, step by step.", replay, *_EYES),
        "/api/game/{id}/record": kept("Its record.", record),
        "/api/game/{id}/text": kept("The whole game in words.", _TEXT, *_LANGUAGE),
        "/api/game/{id}/analysis": kept("What was found by analysing it.", analysis, *_EYES),
        "/api/game/{id}/fair": kept("Whether its deals follow from what was promised.", fair),
        "/api/record/replay": sent("A record from elsewhere, step by step.", replay, *_EYES),
        "/api/record/text": sent("The same in words.", _TEXT, *_LANGUAGE),
        "/api/record/fair": sent("Whether its deals follow from what was promised.", fair),
    }
    whole = {
        "openapi": "3.1.0",
        "info": {"title": "Kartentisch", "version": str(version), "description": note},
        "paths": paths,
        "components": {"schemas": parts},
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"
