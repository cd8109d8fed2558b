"""Writes the introductions as the page plays them: a file a game, each step of it as a live table would send it.

``make page`` runs it before the page is built. What may happen in an introduction is known beforehand, so the rules
decide everything here: what follows an answer, and why a move is refused.
"""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from kartentisch import games, match, replay, strict_json
from kartentisch.game import Illegal
from kartentisch.games import GAMES
from kartentisch.lesson import LEARNER, Beat, Lessons, Part
from kartentisch.record import VERSION
from kartentisch.server import replays
from kartentisch.server.refusals import key
from kartentisch.table.reasons import Refused, TableReason

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "lesson" / "packs"
OTHERS = "improver"
"""The level of those who play along, as far as the page tells it."""
NEVER_ASKED = ("not-held", "expected")
"""The page offers nobody a card that is not in the hand, nor a move of another kind than the one that is due."""

Frame = dict[str, Any]


def record(game: str, lessons: Lessons, part: Part, moves: tuple[str, ...]) -> str:
    """The record of a part, played as far as these moves."""
    played = {**part.deal, "moves": list(moves)}
    return strict_json.dumps(
        {"kartentisch": VERSION, "game": game, "players": list(lessons.players), "rounds": [played]}
    )


def position(game: str, lessons: Lessons, part: Part, moves: tuple[str, ...]) -> match.Match[Any, Any]:
    """The match after these moves; `BadRecord` where the rules do not allow them."""
    return match.latest(replay.follow(record(game, lessons, part, moves))).match


def frames(game: str, lessons: Lessons, part: Part, moves: tuple[str, ...]) -> list[Frame]:
    """What the learner is sent after the deal and after each of these moves."""
    bots = [None if seat == LEARNER else OTHERS for seat in range(len(lessons.players))]
    seen = replays.Seen(f"lesson-{part.name}", record(game, lessons, part, moves), bots)
    return [step["news"] for step in json.loads(replays.replayed(seen, LEARNER, open_hands=False))["steps"]]


def refused(at: match.Match[Any, Any]) -> dict[str, Any]:
    """Every move that the learner could try and may not make: the number of its reason, and these reasons."""
    game, rules = at.game, at.game.rules
    encoder = games.encoder(game.name)
    config = game.configure(len(at.record.players), at.record.options)
    reasons: list[list[Any]] = []
    moves: dict[str, int] = {}
    for number in range(encoder.actions(config)):
        move = encoder.move(config, LEARNER, number)
        try:
            rules.apply(at.state, move)
        except Illegal as cause:
            if cause.reason.endswith(NEVER_ASKED):
                continue
            why = [key(Refused(TableReason.ILLEGAL, cause, game.name)), cause.details, cause.rule]
            if why not in reasons:
                reasons.append(why)
            moves[str(move)] = reasons.index(why)
    return {"reasons": reasons, "moves": moves}


def packed_beat(game: str, lessons: Lessons, part: Part, before: tuple[str, ...], beat: Beat) -> Frame:
    """A beat with all that can come of it."""
    moves = before + beat.played
    played = frames(game, lessons, part, moves)[len(before) + 1 :]
    found: Frame = {"played": played, "points": beat.points, "rule": beat.rule, "kindly": beat.kindly, "accepts": {}}
    if beat.accepts:
        at = position(game, lessons, part, moves)
        assert at.game.rules.to_act(at.state) == LEARNER, (part.name, moves)
        found["accepts"] = {move: frames(game, lessons, part, (*moves, move))[-1] for move in beat.accepts}
        found["refused"] = refused(at)
    return found


def packed_part(game: str, lessons: Lessons, part: Part) -> Frame:
    """A part: where it begins, with the log of the round so far, and its beats."""
    shown = frames(game, lessons, part, part.moves)
    told = {event["number"]: event for frame in shown for event in frame["events"]}
    start = {**shown[-1], "log": [told[number] for number in shown[-1]["log"]]}
    beats = []
    moves = part.moves
    for beat in part.beats:
        beats.append(packed_beat(game, lessons, part, moves, beat))
        moves += beat.played + beat.accepts[:1]
    return {"name": part.name, "start": start, "beats": beats}


def taught(game: str) -> bool:
    """Whether there is an introduction to a game."""
    return find_spec(f"{GAMES[game]}.lessons") is not None


def pack(game: str) -> Frame:
    """The introduction to a game."""
    lessons = games.lessons(game)
    return {
        "players": lessons.players,
        "parts": [packed_part(game, lessons, part) for part in lessons.parts],
    }


def main() -> None:
    """Writes every file anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in filter(taught, GAMES):
        (FOLDER / f"{game}.json").write_text(json.dumps(pack(game), ensure_ascii=False, separators=(",", ":")), "utf-8")


if __name__ == "__main__":
    main()
