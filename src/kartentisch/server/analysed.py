"""Analyses of finished games as they are stored, and as much of one as a seat may know that sees its game again."""

from __future__ import annotations

import msgspec

from kartentisch.game import Illegal, Seat
from kartentisch.replay import BadRecord
from kartentisch.server import wire

FORM = 1
"""Counts the forms in which analyses were ever stored; one in an earlier form is made anew."""


class _Head(msgspec.Struct):
    form: int = 0


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(wire.Analysis).decode
_head = msgspec.json.Decoder(_Head)


def is_current(analysis: str | None) -> bool:
    """Whether a stored analysis has today's form."""
    return analysis is not None and _head.decode(analysis).form == FORM


def check_seat(seat: Seat, players: int) -> None:
    """Whether somebody sat there; `BadRecord` if not."""
    if seat >= players:
        raise BadRecord(0, 0, Illegal("record-no-seat", seat=seat))


def through(analysis: bytes, eyes: Seat) -> bytes:
    """An analysis (`wire.Analysis`) as a seat may know it that sees its game again: built from what is its own.

    Its own decisions were judged by its own views. Those of others tell what they held, and what others got may be
    covered still. A move that moved its suspicion it has seen, but not always what was played by it.
    """
    whole = _decode(analysis)
    check_seat(eyes, len(whole.players))
    return _encode(
        wire.Analysis(
            form=whole.form,
            name=whole.name,
            players=whole.players,
            worlds=whole.worlds,
            replays=whole.replays,
            seed=whole.seed,
            decisions=[decision for decision in whole.decisions if decision.seat == eyes],
            rounds=[share for share in whole.rounds if share.seat == eyes],
            suspicion=[
                wire.Suspected(eyes, [_suspected(one, eyes) for one in suspected.rounds])
                for suspected in whole.suspicion
                if suspected.eyes == eyes
            ],
        )
    )


def _suspected(found: wire.SuspectedRound, eyes: Seat) -> wire.SuspectedRound:
    """What others laid face down stays so. Who was who everybody has seen at the end of the round."""
    pins = [
        wire.SuspicionPin(pin.move, pin.by, pin.played if pin.by == eyes else None, pin.seat, pin.change)
        for pin in found.pins
    ]
    return wire.SuspectedRound(found.round, found.beliefs, pins, found.truth)
