"""Writes the puzzles as the page draws them: a file for each grade of each kind.

``make page`` runs it before the page is built, so that the page keeps them for when there is no network. A puzzle's
position is a frame as the server would send it to the seat that is asked, so the page draws it as it draws any table;
answers are in the file too, so that nobody has to be asked.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import asdict

from kartentisch.puzzles import GRADES, KINDS, Puzzle, graded
from kartentisch.server import wire
from kartentisch.server.news import game_wire
from kartentisch.table.commands import TableSettings

FOLDER = Path(__file__).resolve().parent.parent / "web" / "public" / "puzzles"


def frame(puzzle: Puzzle) -> wire.TableFrame:
    """The position as the seat that is asked sees it."""
    match = puzzle.position()
    told = game_wire(match.game.name)
    assert told is not None
    view = match.game.view(match.state, puzzle.seat)
    everybody = match.game.view(match.state, None)
    options: dict[str, Any] = dict(match.record.options or {})
    return wire.TableFrame(
        table=puzzle.id,
        version=0,
        settings=TableSettings(match.game.name, len(match.record.players), options),
        stage="playing",
        paused=False,
        paused_by=None,
        ended_early=False,
        seats=[wire.SeatNews(name, True, None, True, False, False, False) for name in match.record.players],
        you=puzzle.seat,
        host=False,
        onlookers=0,
        onlooker_names=[],
        turn=match.game.rules.to_act(match.state),
        clock=None,
        next_round_in=None,
        view={**asdict(told.shared(everybody)), **asdict(told.own(view))},
        log=[],
        events=[],
        free_text=False,
        talk=[],
        can_undo=False,
        no_undo=None,
        counts=False,
        undo=None,
        nudges=[],
    )


def packed(puzzle: Puzzle) -> dict[str, Any]:
    """All that the page needs of a puzzle."""
    found = puzzle.question
    return {
        "id": puzzle.id,
        "options": [answer.text for answer in found.answers],
        "values": [answer.value for answer in found.answers],
        "errors": [answer.error for answer in found.answers],
        "best": found.best,
        "worlds": found.worlds,
        "reasons": found.reasons,
        "facts": found.facts,
        "news": frame(puzzle),
    }


def main() -> None:
    """Writes every file anew, and the list of them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    encode = msgspec.json.Encoder().encode
    sizes = {}
    for kind, game in KINDS.items():
        grades = graded(kind)
        sizes[kind] = {"game": game, "sizes": [len(grade) for grade in grades]}
        for number in range(GRADES):
            pack = [packed(puzzle) for puzzle in grades[number]]
            (FOLDER / f"{kind}-{number + 1}.json").write_bytes(encode(pack))
    (FOLDER / "index.json").write_bytes(encode(sizes))


if __name__ == "__main__":
    main()
