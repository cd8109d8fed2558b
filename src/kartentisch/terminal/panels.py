"""The panel at the bottom of the table: the choices of the person on turn, or why there are none, and the keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from kartentisch.terminal.grouping import MANY, grouped
from kartentisch.terminal.keys import Key

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from kartentisch.game import Move, Say, Spot
    from kartentisch.terminal.session import Session
    from kartentisch.terminal.sitting import Sitting


class Item(NamedTuple):
    """A choice and what it does; `back`: also by Escape and Backspace."""

    label: str
    act: Callable[[], None]
    back: bool = False
    spot: Spot | None = None
    """Where in the picture of the position it is done."""


class Panel(NamedTuple):
    """What is asked for at the bottom."""

    title: str
    items: tuple[Item, ...] = ()
    hint: str = ""
    calm: bool = False
    """Whether there is nothing to do."""
    in_picture: bool = False
    """Whether the choices are places of the picture, which arrows lead to."""


def waiting_panel(session: Session, say: Say) -> Panel:
    """The panel while the bots play."""
    turn = session.turn
    title = say("terminal-dealing") if turn is None else say("terminal-turn", player=session.names[turn])
    if turn is not None and session.preparing:
        return Panel(title, hint=say("terminal-preparing", player=session.names[turn]), calm=True)
    return Panel(title, hint=say("terminal-hint-hurry"), calm=True)


def resting_panel(session: Session, say: Say, go_on: Callable[[], None]) -> Panel:
    """The panel after a trick or round, which leaves time to look at it."""
    title = say("terminal-round-over") if session.round_over else say("terminal-rest")
    return Panel(title, (Item(say("terminal-continue"), go_on),))


def end_panel(
    session: Session,
    say: Say,
    again: Callable[[], None],
    save: Callable[[], None],
    look: Callable[[], None],
    other: Callable[[], None],
    leave: Callable[[], None],
) -> Panel:
    """The panel at the end: who has won, and what to do next."""
    title = say("terminal-over", number=len(session.winners), winners=", ".join(session.winners))
    items = (
        Item(say("terminal-again"), again),
        Item(say("terminal-save"), save),
        Item(say("replay-again"), look),
        Item(say("terminal-other"), other),
        Item(say("terminal-quit"), leave),
    )
    return Panel(title, items)


def moves_panel(
    session: Sitting,
    say: Say,
    play: Callable[[Move], None],
    open_group: Callable[[Move], None],
    take_back: Callable[[], None],
) -> Panel:
    """Every move or, where there are many, groups of them; a group is named by its first move."""
    moves = session.moves
    labels = _labels(session, moves, say)
    items = []
    if len(moves) > MANY or any(_spot(session, move) for move in moves):
        for group in grouped(labels):
            first, number = moves[group.members[0]], len(group.members)
            if number == 1:
                items.append(_item(group.head, play, first))
            else:
                items.append(_item(say("terminal-group", head=group.head, number=number), open_group, first))
    else:
        items += [_item(label, play, move) for label, move in zip(labels, moves, strict=True)]
    if session.in_steps:
        items.append(Item(say("terminal-take-back"), take_back, back=True))
    return Panel(say("terminal-your-turn"), tuple(items))


def group_panel(
    session: Sitting, say: Say, first: Move, play: Callable[[Move], None], close: Callable[[], None]
) -> Panel:
    """The second stage: the moves of the group in which `first` is, told in whatever language is spoken now."""
    moves = session.moves
    group = next(g for g in grouped(_labels(session, moves, say)) if moves.index(first) in g.members)
    items = [
        _item(tail, play, moves[i])._replace(spot=_spot(session, moves[i]))
        for tail, i in zip(group.tails, group.members, strict=True)
    ]
    in_picture = all(item.spot for item in items)
    items.append(Item(say("terminal-back"), close, back=True))
    return Panel(say("terminal-your-turn-with", head=group.head), tuple(items), in_picture=in_picture)


def keys_of(panel: Panel, say: Say, over: bool, scrolls: bool) -> list[Key]:
    """The keys that are of use beside a panel; `scrolls`: the position does not fit."""
    keys = [Key("Enter", say("terminal-key-choose"), "screen.choose")]
    if panel.in_picture:
        keys = [Key("↑↓←→", say("terminal-key-where"), "screen.choose"), *keys]
    spots = [item.spot for item in panel.items if item.spot]
    if len(set(spots)) < len(spots):
        keys.append(Key("Tab", say("terminal-key-turn"), "screen.turn"))
    if panel.calm:
        keys = [Key(say("terminal-space"), say("terminal-key-hurry"), "screen.hurry")]
    elif any(item.back for item in panel.items):
        keys.append(Key("Esc", say("terminal-key-back"), "screen.back"))
    if over:
        keys.append(Key("s", say("terminal-key-save"), "screen.save"))
    if scrolls:
        keys.append(Key(say("terminal-page"), say("terminal-key-scroll"), "screen.scroll_table(1)"))
    if not panel.in_picture:  # there the line is full
        keys.append(Key("l", say("terminal-key-language"), "app.language"))
        keys.append(Key("t", say("terminal-key-theme"), "app.theme"))
    keys.append(Key("q", say("terminal-key-quit"), "app.leave"))
    return keys


def _item(label: str, act: Callable[[Move], None], move: Move) -> Item:
    return Item(label, lambda: act(move))


def _spot(session: Sitting, move: Move) -> Spot | None:
    return session.game.words.spot(move, session.view)


def _labels(session: Sitting, moves: Sequence[Move], say: Say) -> list[str]:
    view = session.view
    return [session.game.words.label(move, view, session.names, say) for move in moves]
