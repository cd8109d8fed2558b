"""Refusals of the server itself, and how every refusal goes onto the wire."""

from __future__ import annotations

from enum import StrEnum

from kartentisch.server import wire
from kartentisch.table.reasons import Refused, TableReason


class ServerReason(StrEnum):
    """The closed set; each is translated as ``refused-<reason>`` in ``locale/*/server.ftl``."""

    BUSY = "busy"
    BANNED = "banned"
    CLOSED = "closed"
    CODE = "code"
    EMPTY_REPORT = "empty-report"
    FAILED = "failed"
    HELLO_FIRST = "hello-first"
    HELLO_TWICE = "hello-twice"
    MALFORMED = "malformed"
    NAME = "name"
    NO_ANALYSIS = "no-analysis"
    NO_ONLOOKERS = "no-onlookers"
    NOT_A_BOT = "not-a-bot"
    NOT_OFFERED = "not-offered"
    NOT_WATCHING = "not-watching"
    ONE_ANALYSIS = "one-analysis"
    PASSWORD = "password"
    PERSONS_OF_ADDRESS = "persons-of-address"
    PROTOCOL = "protocol"
    TABLES_OF_ADDRESS = "tables-of-address"
    TOO_FAST = "too-fast"
    TOO_LONG = "too-long"
    TOO_MANY_DEVICES = "too-many-devices"
    TOO_MANY_ONLOOKERS = "too-many-onlookers"
    TOO_MANY_REPORTS = "too-many-reports"
    TOO_MANY_TABLES = "too-many-tables"
    TOO_MANY_TODAY = "too-many-today"
    UNKNOWN_GAME = "unknown-game"
    UNKNOWN_TABLE = "unknown-table"


class Refusal(Exception):
    """A refusal of the server; nothing has changed."""

    def __init__(self, reason: ServerReason, **args: str | int) -> None:
        super().__init__(reason, args)
        self.reason = reason
        self.details = args


def answer(request: int | None, error: Refusal | Refused) -> wire.Refused:
    """The refusal of a request as it is sent."""
    if isinstance(error, Refusal):
        return wire.Refused(request, f"refused-{error.reason}", error.details)
    return wire.Refused(request, key(error), error.details, error.rule)


def key(error: Refused) -> str:
    """The key of the sentence for a table's refusal: the most specific reason that there is."""
    if error.reason == TableReason.ILLEGAL:
        return f"{error.game}-illegal-{error.why}"
    if error.reason == TableReason.SETTINGS:
        return f"illegal-{error.why}"
    return f"refused-{error.reason}"
