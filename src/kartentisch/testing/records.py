"""Checks of records: written, read back and cut short."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from kartentisch import match, replay
from kartentisch.record import Record
from kartentisch.testing.walking import MOST_DECISIONS, AnyGame, Failed, require, walk


def check_records(
    game: AnyGame, players: int, options: Mapping[str, object], rng: Random, most_cuts: int = MOST_DECISIONS
) -> None:
    """A game is read back from its record, and a record cut short (at `most_cuts` places) is the game at that point."""
    played = match.start(game, [f"P{seat}" for seat in range(players)], options)
    states = [played.state]
    for step in walk(game, players, options, rng):
        played = played.play(step.move)
        if game.rules.written(step.before, step.move) is not None:
            states.append(played.state)
    record = played.record
    text = record.text()
    require(_read(text) == record, "a record reads back as another")
    require(_read(text).text() == text, "a record is written differently a second time")
    positions = list(match.positions(record))
    require([position.match.state for position in positions] == states, "a replay is another game")
    for place in sorted(rng.sample(range(len(positions)), min(len(positions), most_cuts))):
        cut = record.truncated(positions[place].round, positions[place].move)
        require(_read(cut.text()) == cut, "a record cut short reads back as another", place)
        require(match.resume(cut).state == states[place], "a record cut short is another game", place)


def _read(text: str) -> Record:
    try:
        return replay.read(text)
    except replay.BadRecord as refusal:
        raise Failed(f"a record is refused: {refusal}") from refusal
