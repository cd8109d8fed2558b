"""Makes puzzles: plays rounds between bots, and keeps the positions at which one answer is clearly the best.

Everything follows from the seed: round number n gives the same puzzle, or none, on every machine. So the work can be
stopped and taken up again: the number is part of a puzzle's id.
"""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Iterator
from pathlib import Path
from random import Random

from kartentisch import bots, games, match
from kartentisch.bots.play import BUDGET
from kartentisch.game import Illegal
from kartentisch.puzzles import KINDS, Puzzle, read

LEVEL = "journeyman"
"""Who plays. Likely deals and beliefs are reckoned by how this level plays."""
NAMES = ("Frank", "Sabine", "Katrin", "Peter", "Jonas", "Mareike", "Anouk", "Bas", "Femke", "Daan", "Lena", "Ruth")
"""Who sits there, as far as the solver is told."""


def collect(kind: str, seed: str, count: int, name: str) -> Iterator[int]:
    """Fills a file with so many puzzles, after those that it has; tells how many there are after each one found.

    The file is replaced as a whole, so that it is whole whenever the work is stopped. Its name may end in ``.gz``.
    """
    file = Path(name)
    found = _held(file, kind)
    _write(file, found)  # what cannot be written is refused before anything is played
    number = 1 + max(map(number_of, found), default=-1)
    yield len(found)
    while len(found) < count:
        one = puzzle(kind, seed, number)
        number += 1
        if one is not None:
            found.append(one)
            _write(file, found)
            yield len(found)


def _held(file: Path, kind: str) -> list[Puzzle]:
    """The puzzles of a file; `Illegal` where it holds anything else, which is not to be overwritten."""
    try:
        held = file.read_bytes()
        found = list(map(read, (gzip.decompress(held) if file.suffix == ".gz" else held).decode().splitlines()))
    except FileNotFoundError:
        return []
    except (ValueError, LookupError, TypeError, EOFError, gzip.BadGzipFile, zlib.error):
        found = None
    if found is None or any(one.kind != kind for one in found):
        raise Illegal("file-no-puzzles", file=str(file), kind=kind)
    return found


def _write(file: Path, puzzles: list[Puzzle]) -> None:
    held = "".join(f"{puzzle.line()}\n" for puzzle in puzzles).encode()
    new = file.with_name(file.name + ".new")
    new.write_bytes(gzip.compress(held, mtime=0) if file.suffix == ".gz" else held)
    new.replace(file)


def puzzle(kind: str, seed: str, number: int) -> Puzzle | None:
    """The first good question in one round between bots."""
    game = games.load(KINDS[kind])
    maker = game.puzzles[kind]()
    rng = Random(f"{seed}/{kind}/{number}")
    players = maker.players[number % len(maker.players)]
    bot = bots.bot(game, LEVEL)
    playing = match.start(game, rng.sample(NAMES, players), {"rounds": 1}).deal(rng)
    while not game.rules.is_over(playing.state):
        turn = game.rules.to_act(playing.state)
        assert turn is not None
        view = game.view(playing.state, turn)
        if maker.wants(view, rng):
            question = maker.ask(view, rng)
            if question is not None and maker.true(playing.state, question):
                record = json.loads(playing.record.text())
                return Puzzle(f"{kind}-{number}", kind, record, turn, question)
        playing = playing.play(bot.choose(view, rng, BUDGET))
    return None


def number_of(puzzle: Puzzle) -> int:
    """The number of the round in which a puzzle was found."""
    return int(puzzle.id.rpartition("-")[2])
