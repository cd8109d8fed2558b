"""What a round of Saboteur tells for statistics, counted by hand in the transcript of a golden game."""

from __future__ import annotations

from kartentisch.games.saboteur import gold
from kartentisch.games.saboteur.cards import Role
from kartentisch.games.saboteur.tally import tally
from kartentisch.match import positions
from kartentisch.replay import read
from tests.golden.games import record_file

DIGGER, SABOTEUR = "digger", "saboteur"


def test_roles_sides_and_broken_tools_are_those_of_the_transcript() -> None:
    """T12, T19: ``tests/golden/saboteur-3.txt``. That Carla breaks her own cart is nobody's suspicion."""
    record = read(record_file("saboteur", 3).read_text("utf-8"))
    first, second = (tally(p.match.state) for p in positions(record) if p.round and p.match.round_over)
    assert first == ((2, DIGGER, {}), (0, DIGGER, {}), (1, SABOTEUR, {"won": 1}))
    assert second == (
        (1, SABOTEUR, {"suspected": 4, "won": 1}),
        (2, DIGGER, {"suspected": 1}),
        (0, DIGGER, {"suspected": 3}),
    )


def test_whoever_wins_gold_is_of_the_side_that_won() -> None:
    """T18, T19: in every golden game."""
    reached = 0
    for players in range(3, 11):
        record = read(record_file("saboteur", players).read_text("utf-8"))
        for position in positions(record):
            if position.round and position.match.round_over:
                past = position.match.state.past[-1]
                reached += past.reached
                for seat, told in enumerate(tally(position.match.state)):
                    assert told.counts.get("won", 0) == (past.reached == (past.roles[seat] is Role.DIGGER))
                    if gold.accounts(past)[seat].points:
                        assert told.counts["won"]
    assert reached
