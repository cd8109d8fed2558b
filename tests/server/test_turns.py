"""A few places for many: everybody in turn, nobody lost, nothing left behind."""

from __future__ import annotations

import asyncio

from kartentisch.server.turns import Turns


async def order(turns: Turns, requests: list[str]) -> list[str]:
    """In which order requests are served that all came while the only place was taken."""
    served: list[str] = []

    async def one(who: str) -> None:
        await turns.take(who)
        served.append(who)
        await asyncio.sleep(0)
        turns.give_back()

    await turns.take("before")
    tasks = [asyncio.create_task(one(who)) for who in requests]
    await asyncio.sleep(0)
    turns.give_back()
    await asyncio.gather(*tasks)
    return served


def test_whoever_asks_once_does_not_wait_for_all_of_anothers_requests() -> None:
    served = asyncio.run(order(Turns(1), ["crowd"] * 50 + ["ann", "ben", "ann"]))
    assert served[:5] == ["crowd", "ann", "ben", "crowd", "ann"]
    assert served[5:] == ["crowd"] * 48


def test_as_many_are_served_at_once_as_there_are_places() -> None:
    async def work() -> None:
        turns = Turns(2)
        await turns.take("a")
        await turns.take("a")
        third = asyncio.create_task(turns.take("b"))
        await asyncio.sleep(0)
        assert not third.done()
        turns.give_back()
        await asyncio.wait_for(third, 1)

    asyncio.run(work())


def test_a_withdrawn_request_takes_no_place() -> None:
    async def work() -> None:
        turns = Turns(1)
        await turns.take("a")
        waiting, after = (asyncio.create_task(turns.take(who)) for who in ("b", "b"))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.sleep(0)
        turns.give_back()
        await asyncio.wait_for(after, 1)
        # Withdrawn in the very moment in which its turn has come: the place goes to the next one.
        late, last = (asyncio.create_task(turns.take(who)) for who in ("c", "d"))
        await asyncio.sleep(0)
        turns.give_back()
        late.cancel()
        await asyncio.wait_for(last, 1)
        turns.give_back()
        assert not turns._waiting
        assert turns._free == 1

    asyncio.run(work())
