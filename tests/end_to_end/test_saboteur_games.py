"""Whole games of Saboteur with people and bots, to the final reveal, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.end_to_end.conftest import Invite
from tests.end_to_end.gold_records import agrees, told
from tests.end_to_end.miners import Miner, gather, to_the_end
from tests.end_to_end.people import DESK, PHONE
from tests.end_to_end.records import check

TABLET = (1024, 768)


@pytest.mark.parametrize(
    ("players", "languages", "sizes"),
    [(3, ("de", "en"), (DESK, PHONE)), (5, ("nl", "de"), (TABLET, DESK)), (10, ("en", "nl"), (DESK, PHONE))],
    ids=["three", "five", "ten"],
)
def test_two_people_and_bots_play_three_rounds(
    invite: Invite, tmp_path: Path, players: int, languages: tuple[str, str], sizes: tuple[tuple[int, int], ...]
) -> None:
    anna, ben = (
        invite(name, language, size) for name, language, size in zip(("Anna", "Ben"), languages, sizes, strict=True)
    )
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
        assert not told(miner.person.received, record, seat)
        # The test of the test: with other eyes these frames do hold secrets.
        assert told(miner.person.received, record, (seat + 1) % players) >= {"hands"}
        assert told(miner.person.received, record, None) >= {"hands", "role"}
