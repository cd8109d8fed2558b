"""A few places for many: everybody in turn, nobody lost, nothing left behind."""

from __future__ import annotations

import asyncio

from kartentisch.server.fair_queue import SOON, Asker, FairQueue, Turn


def asker(who: str) -> Asker:
    """Somebody who comes from a place of their own or, as in "ann@home", from that one."""
    return Asker(who.partition("@")[2] or who, who)


async def order(queue: FairQueue, requests: list[str]) -> list[str]:
    """In which order requests are served that all came while the only place was taken."""
    served: list[str] = []

    async def one(who: str) -> None:
        await queue.take(asker(who))
        served.append(who)
        await asyncio.sleep(0)
        queue.give_back()

    await queue.take(asker("before"))
    tasks = [asyncio.create_task(one(who)) for who in requests]
    await asyncio.sleep(0)
    queue.give_back()
    await asyncio.gather(*tasks)
    return served


def test_whoever_asks_once_does_not_wait_for_all_of_anothers_requests() -> None:
    served = asyncio.run(order(FairQueue(1), ["crowd"] * 50 + ["ann", "ben", "ann"]))
    assert served[:5] == ["crowd", "ann", "ben", "crowd", "ann"]
    assert served[5:] == ["crowd"] * 48


def test_many_people_of_one_place_get_one_turn_among_the_places() -> None:
    crowd = [f"{number}@hall" for number in range(50)]
    served = asyncio.run(order(FairQueue(1), [*crowd, "ann@home", "ben@home", "ann@home"]))
    assert served[:6] == ["0@hall", "ann@home", "1@hall", "ben@home", "2@hall", "ann@home"]
    assert served[6:] == crowd[3:]


def test_as_many_are_served_at_once_as_there_are_places() -> None:
    async def work() -> None:
        queue = FairQueue(2)
        await queue.take(asker("a"))
        await queue.take(asker("a"))
        third = asyncio.create_task(queue.take(asker("b")))
        await asyncio.sleep(0)
        assert not third.done()
        queue.give_back()
        await asyncio.wait_for(third, 1)

    asyncio.run(work())


def test_a_withdrawn_request_takes_no_place() -> None:
    async def work() -> None:
        queue = FairQueue(1)
        await queue.take(asker("a"))
        waiting, after = (asyncio.create_task(queue.take(asker(who))) for who in ("b", "b"))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.sleep(0)
        queue.give_back()
        await asyncio.wait_for(after, 1)
        # Withdrawn in the very moment in which its turn has come: the place goes to the next one.
        late, last = (asyncio.create_task(queue.take(asker(who))) for who in ("c", "d"))
        await asyncio.sleep(0)
        queue.give_back()
        late.cancel()
        await asyncio.wait_for(last, 1)
        queue.give_back()
        assert not queue.waiting
        assert queue._free == 1

    asyncio.run(work())


def test_a_request_that_was_just_withdrawn_does_not_cost_its_asker_the_turn() -> None:
    async def work() -> None:
        queue = FairQueue(1)
        await queue.take(asker("before"))
        withdrawn, ann, ben = (asyncio.create_task(queue.take(asker(who))) for who in ("ann", "ann", "ben"))
        await asyncio.sleep(0)
        withdrawn.cancel()
        queue.give_back()
        await asyncio.wait([ann, ben], return_when=asyncio.FIRST_COMPLETED)
        assert (ann.done(), ben.done()) == (True, False)
        queue.give_back()
        await asyncio.wait_for(ben, 1)

    asyncio.run(work())


def test_what_can_wait_is_served_when_nobody_else_waits() -> None:
    async def work() -> None:
        queue, served = FairQueue(1), []

        async def one(who: str, when: Turn) -> None:
            await queue.take(asker(who), when)
            served.append(who)
            await asyncio.sleep(0)
            queue.give_back()

        await queue.take(asker("before"))
        order: tuple[Turn, ...] = ("later", "later", "soon", "soon", "now", "now")
        tasks = [asyncio.create_task(one(f"{when}{number}", when)) for number, when in enumerate(order)]
        await asyncio.sleep(0)
        assert queue.waiting == 2, "what can wait hurries nobody"
        queue.give_back()
        await asyncio.gather(*tasks)
        assert served == ["now4", "now5", "soon2", "soon3", "later0", "later1"]

    asyncio.run(work())


def test_what_is_to_be_served_soon_does_not_wait_for_ever() -> None:
    async def work() -> None:
        queue, served = FairQueue(1), []

        async def one(who: str, when: Turn) -> None:
            await queue.take(asker(who), when)
            served.append(who)
            await asyncio.sleep(0)
            queue.give_back()

        await queue.take(asker("before"))
        soon = [asyncio.create_task(one(f"soon{number}", "soon")) for number in range(2)]
        crowd = [asyncio.create_task(one(str(number), "now")) for number in range(3 * SOON)]
        await asyncio.sleep(0)
        queue.give_back()
        await asyncio.gather(*soon, *crowd)
        assert [served.index("soon0"), served.index("soon1")] == [SOON, 2 * SOON + 1]

    asyncio.run(work())


def test_of_several_places_one_is_kept_free_of_what_can_wait() -> None:
    async def work() -> None:
        queue = FairQueue(2)
        await queue.take(asker("a"), "later")
        second = asyncio.create_task(queue.take(asker("a"), "later"))
        await asyncio.sleep(0)
        assert not second.done()
        await asyncio.wait_for(queue.take(asker("ann")), 1)
        queue.give_back()
        assert not second.done()
        queue.give_back()
        await asyncio.wait_for(second, 1)

    asyncio.run(work())
