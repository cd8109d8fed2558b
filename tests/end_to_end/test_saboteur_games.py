"""Whole games of Saboteur with people and bots, to the final reveal, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.end_to_end.conftest import Invite
from tests.end_to_end.gold_records import agrees, picked, told
from tests.end_to_end.miners import Miner, gather, to_the_end
from tests.end_to_end.people import DESK, PHONE
from tests.end_to_end.prepared import dealt, prepare
from tests.end_to_end.records import check
from tests.server.serving import Server

TABLET = (1024, 768)

# Five players whose first round the diggers win for sure: Anna and Ben hold what is missing to the treasure.
NEAR = ["EW@1,0", "NESW@2,0", "EW@3,0", "NESW@4,0", "EW@5,0"]
DEAL = dealt(["EW NESW", "NESW NESW", "EW", "NESW", "EW"], saboteurs=[2])


@pytest.mark.parametrize(
    ("players", "languages", "sizes"),
    [
        pytest.param(3, ("de", "en"), (DESK, PHONE), id="three", marks=pytest.mark.long),
        pytest.param(5, ("nl", "de"), (TABLET, DESK), id="five"),
        pytest.param(10, ("en", "nl"), (DESK, PHONE), id="ten"),
    ],
)
def test_two_people_and_bots_play_three_rounds(
    invite: Invite,
    server: Server,
    tmp_path: Path,
    players: int,
    languages: tuple[str, str],
    sizes: tuple[tuple[int, int], ...],
) -> None:
    """Of five the first round is begun already, so that gold is picked in any case."""
    anna, ben = (
        invite(name, language, size) for name, language, size in zip(("Anna", "Ben"), languages, sizes, strict=True)
    )
    if players == 5:
        for person, path in zip((anna, ben), prepare(server, ["Anna", "Ben"], DEAL, NEAR), strict=True):
            person.open(path)
    else:
        gather(anna, [ben], players)
    miners = [Miner(anna), Miner(ben)]
    to_the_end(miners)
    record = anna.record()
    assert record == ben.record()
    assert (len(record["players"]), len(record["rounds"])) == (players, 3)
    check(record, tmp_path)
    for miner in miners:
        agrees(miner, record)
        seat = record["players"].index(miner.name)
        assert miner.done.count("pick") == picked(record, seat) >= (players == 5)
        assert not told(miner.person.received, record, seat)
        # The test of the test: with other eyes these frames do hold secrets.
        assert told(miner.person.received, record, (seat + 1) % players) >= {"hands"}
        assert told(miner.person.received, record, None) >= {"hands", "role"}
