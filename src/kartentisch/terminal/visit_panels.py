"""What is asked for at a server's table, in the words of the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kartentisch.bots import SIMPLE
from kartentisch.terminal.panels import Item, Panel

if TYPE_CHECKING:
    from collections.abc import Callable

    from kartentisch.game import Say
    from kartentisch.terminal.visit import Visit

    Act = Callable[..., None]
    """Asks the table for something: a command of the protocol and its fields."""


def chairs(visit: Visit, say: Say) -> str:
    """Who sits where, a line each, while people gather."""
    return "\n".join(f"{number}  {_chair(visit, number - 1, say)}" for number, _ in enumerate(visit.news["seats"], 1))


def _chair(visit: Visit, number: int, say: Say) -> str:
    seat = visit.news["seats"][number]
    if seat["bot"] is not None:
        told = say("page-bot", level=say("page-level", level=seat["bot"]))
        return f"{seat['name']} · {told}" if seat["name"] else told
    if not seat["person"]:
        return say("page-free")
    name = say("page-you-are", name=seat["name"]) if number == visit.you else seat["name"]
    return name if seat["present"] else f"{name} · {say('page-gone')}"


def gathering_panel(visit: Visit, say: Say, act: Act) -> Panel:
    """Before the game: a chair and, for the host, what begins it."""
    free = sum(not seat["person"] and seat["bot"] is None for seat in visit.news["seats"])
    items = []
    if visit.you is None and free:
        items.append(Item(say("page-sit"), lambda: act("sit")))
    if visit.news["host"]:
        if free:
            items.append(Item(say("page-fill"), lambda: act("fill", level=SIMPLE)))
        else:
            items.append(Item(say("page-start"), lambda: act("start")))
    title = say("page-free-left", number=free) if free else say("page-all-seated")
    return Panel(title, tuple(items), hint=_looks_on(visit, say), calm=not items)


def question_panel(visit: Visit, say: Say, act: Act) -> Panel | None:
    """What has to be settled before the game goes on; None: nothing."""
    news, you = visit.news, visit.you
    if news["paused"]:
        by = news["paused_by"]
        title = say("page-paused")
        if by is not None:
            title = say("page-paused-by", you="yes" if by == you else "no", name=visit.names[by])
        items = (Item(say("page-go-on"), lambda: act("pause", on=False)),) if you is not None else ()
        return Panel(title, items, calm=not items)
    if (undo := news["undo"]) is not None and you in undo["waits_for"]:
        version = news["version"]
        return Panel(
            say("undo-asked", name=visit.names[undo["seat"]]),
            (
                Item(say("undo-agree"), lambda: act("answer-undo", version=version, agree=True)),
                Item(say("undo-decline"), lambda: act("answer-undo", version=version, agree=False)),
            ),
        )
    if you is not None and news["seats"][you]["bot"] is not None:
        return Panel(say("page-replaced"), (Item(say("page-take-back"), lambda: act("take-back")),))
    return None


def between_panel(visit: Visit, say: Say, act: Act) -> Panel:
    """After a round: ready for the next one, or who is not yet."""
    you, seats = visit.you, visit.news["seats"]
    if you is not None and not seats[you]["nodded"]:
        return Panel(say("terminal-round-over"), (Item(say("terminal-continue"), lambda: act("nod")),))
    missing = [seat["name"] for seat in seats if seat["person"] and seat["bot"] is None and not seat["nodded"]]
    hint = say("page-nods-missing", number=len(missing), names=", ".join(missing)) if missing else ""
    return Panel(say("terminal-round-over"), hint=hint, calm=True)


def over_panel(
    visit: Visit, say: Say, act: Act, save: Callable[[], None], look: Callable[[], None], leave: Callable[[], None]
) -> Panel:
    """At the end: who has won, and what to do next."""
    early = visit.news["ended_early"]
    title = say("terminal-over", number=len(visit.winners), winners=", ".join(visit.winners))
    items = [Item(say("terminal-save"), save), Item(say("replay-again"), look), Item(say("terminal-quit"), leave)]
    you = visit.you
    if you is not None and not visit.news["seats"][you]["ends"]:
        items = [Item(say("page-rematch"), lambda: act("rematch")), *items]
    return Panel(say("page-ended-early") if early else title, tuple(items))


def others_panel(visit: Visit, say: Say) -> Panel:
    """Somebody else is on turn."""
    turn = visit.turn
    title = say("terminal-dealing") if turn is None else say("terminal-turn", player=visit.names[turn])
    return Panel(title, hint=_looks_on(visit, say), calm=True)


def _looks_on(visit: Visit, say: Say) -> str:
    return say("page-onlooking") if visit.you is None else ""
