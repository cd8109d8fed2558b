"""Golden games: one for each game and number of players, with a transcript that people can read and check.

``python -m tests.golden.games`` plays those that are missing and writes all transcripts anew. One that exists is kept:
it holds the rules to what they were, whatever becomes of the bots. Delete one to have another played.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from kartentisch import bots, games, replay, texts
from kartentisch.bots.play import Chance, play
from kartentisch.match import Position, positions, start
from kartentisch.record import Record

FOLDER = Path(__file__).parent
NAMES = ("Anna", "Bernd", "Carla", "Dirk", "Els", "Femke", "Georg", "Hanna", "Ilse", "Jan")
PLAYERS = ("apprentice", "apprentice", "random")
SAY = texts.speaker("en")


def wanted() -> Iterator[tuple[str, int]]:
    """A game's name and a number of players."""
    for name in games.GAMES:
        for players in games.load(name).players:
            yield name, players


def record_file(name: str, players: int) -> Path:
    return FOLDER / f"{name}-{players}.jsonl"


def transcript_file(name: str, players: int) -> Path:
    return FOLDER / f"{name}-{players}.txt"


def played(name: str, players: int) -> Record:
    """A new game, between bots that know something and one that does not, so that rare things happen."""
    game = games.load(name)
    seats = [bots.bot(game, PLAYERS[seat % len(PLAYERS)]) for seat in range(players)]
    match = start(game, NAMES[:players], {"rounds": 2})
    return play(match, seats, Chance(f"golden {name}", players, players)).record


def transcript(record: Record) -> str:
    """Every move with its number and what it made happen, hidden things included; after each round the table."""
    return "\n".join(line.rstrip() for line in _lines(record)) + "\n"


def _lines(record: Record) -> Iterator[str]:
    game = games.load(record.game)
    before: Position | None = None
    for position in positions(record):
        if before is None:
            yield f"{record.game}: {', '.join(record.players)} {dict(record.options or {})}"
        else:
            last = position.match.record.rounds[-1]
            if position.move == 0:
                yield ""
                yield f"ROUND {position.round}"
                for key, value in game.deal_text.write(last.deal).items():
                    for entry in value if isinstance(value, list) else [value]:
                        yield f"     {key} {entry}"
            move = last.moves[-1] if last.moves else last.deal
            told = (
                game.words.sentence(event, record.players, SAY)
                for event in game.events(before.match.state, move, position.match.state)
            )
            text = str(move) if position.move else "deal"
            yield f"{position.move:>4} {text:<22} {' · '.join(filter(None, told))}"
        if before and position.match.round_over:
            yield ""
            yield from ("     " + line for line in _table(position).splitlines())
        before = position


def _table(position: Position) -> str:
    match = position.match
    return match.game.words.position(match.game.view(match.state, None), match.record.players, SAY)


def main() -> None:
    """Completes the folder."""
    for name, players in wanted():
        file = record_file(name, players)
        if not file.exists():
            file.write_text(played(name, players).text() + "\n", "utf-8")
        transcript_file(name, players).write_text(transcript(replay.read(file.read_text("utf-8"))), "utf-8")


if __name__ == "__main__":
    main()
