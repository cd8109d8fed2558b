"""Fair deals (docs/fair.md): the shuffle is the one that is written down; a record that was changed is found out."""

from __future__ import annotations

import hashlib
import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from kartentisch import fair, games, replay
from kartentisch.fair import Pledge, Stream
from kartentisch.match import start
from kartentisch.record import Record
from kartentisch.replay import BadRecord

SEED, MIX = "07" * 32, "09" * 32


def played(name: str, players: int, pledge: Pledge, options: dict[str, object] | None = None) -> Record:
    """A whole game by chance, with the deals of a pledge."""
    game, rng = games.load(name), random.Random(players)
    match = start(game, [""] * players, options, pledge.told())
    while not game.rules.is_over(match.state):
        if game.rules.awaits_deal(match.state):
            match = match.play(pledge.deal(match))
        else:
            match = match.play(rng.choice(list(game.rules.steps(match.state))))
    return match.record


def refused(record: Record | str) -> tuple[int, int, str]:
    with pytest.raises(BadRecord) as bad:
        fair.check(replay.read(record if isinstance(record, str) else record.text()))
    return bad.value.round, bad.value.move, bad.value.cause.reason


@pytest.mark.parametrize(("name", "players"), [(name, n) for name in games.GAMES for n in games.load(name).players])
def test_every_deal_of_a_game_can_be_repeated(name: str, players: int) -> None:
    pledge = Pledge(SEED, (MIX, *[None] * (players - 1)))
    record = played(name, players, pledge)
    assert len(record.rounds) > 1
    fair.check(replay.read(record.text()))
    assert len({str(one.deal) for one in record.rounds}) == len(record.rounds)


def test_seed_mixes_game_and_round_all_decide() -> None:
    pledges = (
        Pledge(SEED, (MIX, None, None)),
        Pledge(SEED, (None, MIX, None)),
        Pledge(SEED, (MIX, MIX, None)),
        Pledge(SEED, (SEED, None, None)),
        Pledge(MIX, (MIX, None, None)),
    )
    new = [start(games.load(name), ["", "", ""]) for name in games.GAMES]
    deals = [str(pledge.deal(match)) for match in new for pledge in pledges]
    assert len(set(deals)) == len(deals)


def test_how_a_pile_lay_before_does_not_matter() -> None:
    piles = [list(range(40)), list(reversed(range(40)))]
    for pile in piles:
        Stream(b"key").shuffle(pile)
    assert piles[0] == piles[1] != sorted(piles[0])


def test_all_orders_are_equally_likely() -> None:
    """Chi-squared with 23 degrees of freedom: above 58 once in 50,000 seeds; these are fixed."""
    found: Counter[tuple[int, ...]] = Counter()
    for key in range(4_800):
        pile = [0, 1, 2, 3]
        Stream(b"%d" % key).shuffle(pile)
        found[tuple(pile)] += 1
    assert len(found) == 24
    assert sum((number - 200) ** 2 / 200 for number in found.values()) < 58


def test_numbers_that_would_favour_some_are_left_out() -> None:
    """Of the 32-bit numbers nearly half is left out for 2³¹ + 1: by their remainders small ones would be likelier."""
    most = 2**31 + 1
    one, words = Stream(b"key"), Stream(b"key")
    plain = [words.randrange(2**32) for _ in range(400)]
    kept = [number for number in plain if number < most]
    assert 100 < len(kept) < 300
    assert [one.randrange(most) for _ in kept] == kept


def test_the_seeds_of_a_table_have_nothing_to_do_with_each_other() -> None:
    seeds = [fair.seed_of("01" * 32, game) for game in range(1, 4)]
    assert len(set(seeds)) == 3
    assert fair.seed_of("02" * 32, 1) not in seeds
    assert fair.commitment(seeds[0]) == hashlib.sha256(bytes.fromhex(seeds[0])).hexdigest()


def _with(change: Callable[[dict[str, Any]], object]) -> str:
    record = json.loads(played("siegel", 3, Pledge(SEED, (None, MIX, None)), {"rounds": 1}).text())
    change(record)
    return json.dumps(record)


def _exchange_hands(record: dict[str, Any]) -> None:
    """Another deal that the rules allow: the moves have to go, as they would not fit."""
    one = record["rounds"][0]
    one["hands"][0], one["hands"][1] = one["hands"][1], one["hands"][0]
    one["moves"] = []
    del one["scores"], record["totals"]


@pytest.mark.parametrize(
    ("change", "place", "reason"),
    [
        (lambda record: record.pop("meta"), (0, 0), "fair-nothing"),
        (lambda record: record["meta"].pop("fair"), (0, 0), "fair-nothing"),
        (lambda record: record["meta"].update(fair=[]), (0, 0), "fair-scheme"),
        (lambda record: record["meta"]["fair"].update(scheme=2), (0, 0), "fair-scheme"),
        (lambda record: record["meta"]["fair"].update(scheme=True), (0, 0), "fair-scheme"),
        (lambda record: record["meta"]["fair"].pop("seed"), (0, 0), "fair-number"),
        (lambda record: record["meta"]["fair"].update(seed=SEED.upper() + "A"), (0, 0), "fair-number"),
        (lambda record: record["meta"]["fair"].update(commitment=7), (0, 0), "fair-number"),
        (lambda record: record["meta"]["fair"].update(mixes=[MIX]), (0, 0), "fair-mixes"),
        (lambda record: record["meta"]["fair"].update(mixes=[MIX, "", None]), (0, 0), "fair-number"),
        (lambda record: record["meta"]["fair"].update(mixes=[None] * 3), (0, 0), "fair-nobody"),
        (lambda record: record["meta"]["fair"].update(seed=MIX), (0, 0), "fair-commitment"),
        (lambda record: record["meta"]["fair"].update(mixes=[None, SEED, None]), (1, 0), "fair-deal"),
        (lambda record: record["meta"]["fair"].update(mixes=[MIX, None, None]), (1, 0), "fair-deal"),
        (_exchange_hands, (1, 0), "fair-deal"),
    ],
)
def test_what_proves_nothing_is_found_out(
    change: Callable[[dict[str, Any]], object], place: tuple[int, int], reason: str
) -> None:
    assert refused(_with(change)) == (*place, reason)


def test_hands_may_be_written_in_any_order() -> None:
    def sorted_hands(record: dict[str, Any]) -> None:
        one = record["rounds"][0]
        one["hands"] = [" ".join(sorted(hand.split())) for hand in one["hands"]]

    fair.check(replay.read(_with(sorted_hands)))
