"""Saboteur in plain text: the mine, a position, the choices of a seat, what happened.

The mine is drawn with five by three characters a cell. Tunnels joined to the start are heavy, cut-off ones thin; a dead
end has a cross in its middle, and a dot marks where it can be dug on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kartentisch.game import Event, Move, Say, Seat, Spot
from kartentisch.games.saboteur.board import GOAL_CELLS, START, Board, Cell, cell_name
from kartentisch.games.saboteur.cards import (
    BREAKS,
    DEAD,
    FIXES,
    OPEN,
    POSITIONS,
    TILE_OF,
    TREASURE,
    Card,
    E,
    N,
    Role,
    S,
    Tile,
    Tool,
    W,
)
from kartentisch.games.saboteur.moves import Break, Discard, Fix, Gold, Lay, Map, Rockfall
from kartentisch.games.saboteur.state import Phase
from kartentisch.games.saboteur.view import View

HEAVY = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
THIN = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
LIT_ROCK, DARK_ROCK = "░", "▒"
CROSS, LADDER, GOLD_SIGN, STONE_SIGN, DOT = "╳", "╬", "◆", "○", "·"
LETTERS = "ABC"
WIDTH, HEIGHT = 5, 3


def position(view: View, names: Sequence[str], say: Say) -> str:
    """The table as this seat sees it."""
    if not view.round:
        return say("saboteur-before")
    if view.turn is None:
        return "\n".join(_ended(view, names, say))
    lines = [_heading(view, say), "", *mine(view.board, view.goals), ""]
    lines += [_seat(view, seat, names, say) for seat in range(len(names))]
    if view.seat is not None:
        lines += ["", *_own(view, say)]
    if view.phase is Phase.PICK:
        lines += ["", _digging_over(True, view.roles, view.spare, names, say)]
        lines.append(say("saboteur-picking", player=names[view.turn], number=view.offered))
    if view.offer:
        lines.append(say("saboteur-offer", cards=_values(view.offer)))
    return "\n".join(lines)


def brief(view: View, names: Sequence[str], say: Say) -> tuple[str, ...]:
    """Role and hand of the seat, what it has seen, and whose tools are broken; nothing once a round is over."""
    if not view.round or view.turn is None or view.seat is None:
        return ()
    broken = [
        say("saboteur-broken-of", player=names[seat], tools=_tools(tools, say))
        for seat, tools in enumerate(view.broken)
        if tools
    ]
    return *_own(view, say), *([say("saboteur-brief-broken", list="; ".join(broken))] if broken else ())


def label(move: Move, view: View, names: Sequence[str], say: Say) -> str:  # noqa: ARG001 (the interface asks for the view)
    """A move in a list of choices; moves with the same card begin alike up to the colon."""
    match move:
        case Lay(tile, cell):
            told = {"card": _card(move.card, say), "sign": _sign(tile), "cell": cell_name(cell)}
            return say("saboteur-choose-lay", **told)
        case Break(tool, seat):
            return say("saboteur-choose-break", tool=tool, player=names[seat])
        case Fix(card, tool, seat) if len(FIXES[card]) > 1:
            return say("saboteur-choose-fix-with", tool=tool, card=_card(card, say), player=names[seat])
        case Fix(_, tool, seat):
            return say("saboteur-choose-fix", tool=tool, player=names[seat])
        case Rockfall(cell):
            return say("saboteur-choose-rockfall", cell=cell_name(cell))
        case Map(cell):
            return say("saboteur-choose-map", goal=_letter(cell))
        case Discard(card) if card:
            return say("saboteur-choose-pass", card=_card(card, say))
        case Gold(value):
            return say("saboteur-choose-gold", value=value)
    return str(move)


def spot(move: Move, view: View) -> Spot | None:
    """The cell that a card is laid on, taken from or looked at."""
    if not isinstance(move, Lay | Rockfall | Map):
        return None
    columns, rows, margin = _extent(view.board)
    column, row = move.cell
    return Spot(margin + columns.index(column) * WIDTH, 1 + rows.index(row) * HEIGHT, WIDTH, HEIGHT)


def sentence(event: Event, names: Sequence[str], say: Say) -> str:
    """An event in words; empty where a card is drawn that one does not see."""
    key = f"saboteur-event-{event.name}"
    args = event.args
    player = names[args["seat"]] if "seat" in args else ""
    match event.name:
        case "drew":
            return ""
        case "dealt":
            return say(key, player=player, round=args["round"])
        case "hand":
            cards = ", ".join(_card(card, say) for card in args["cards"])
            return say(key, player=player, role=args["role"], cards=cards)
        case "laid" | "fell":
            return say(key, player=player, card=_as_laid(args["card"], say), cell=cell_name(tuple(args["cell"])))
        case "broke" | "fixed":
            return say(key, player=player, tool=args["tool"], target=names[args["target"]])
        case "looked":
            return say(key, player=player, goal=_letter(args["cell"]))
        case "saw":
            return say(key, player=player, goal=_letter(args["cell"]), what=_what(args["what"], say))
        case "turned":
            return say(key, goal=_letter(args["cell"]), what=_what(args["what"], say))
        case "discarded" | "drawn":
            return say(key, player=player, card=_card(args["card"], say))
        case "digging-over":
            return _digging_over(args["reached"], args["roles"], args["spare"], names, say)
        case "offer":
            return say(key, player=player, number=args["number"])
        case "offered" | "paid":
            return say(key, player=player, cards=_values(args["cards"]))
        case "gold":
            return say(key, player=player, value=args["value"])
        case "round-over":
            return say(key, round=args["round"])
        case "game-over":
            gold = ", ".join(f"{name} {points}" for name, points in zip(names, args["totals"], strict=True))
            return say(key, number=len(args["winners"]), winners=_names(args["winners"], names), gold=gold)
    return say(key, player=player)


# The mine


def mine(board: Board, goals: Sequence[str | None] = ()) -> list[str]:
    """The mine as lines of text, with depths above and rows at the left; `goals` are what is known of A, B and C."""
    columns, rows, margin = _extent(board)
    lines = [" " * margin + "".join(f"{x:^{WIDTH}}" for x in columns)]
    for y in rows:
        blocks = [_block(board, (x, y), goals) for x in columns]
        for i in range(HEIGHT):
            name = _row_name(y) if i == HEIGHT // 2 else ""
            lines.append(f"{name:<{margin}}" + "".join(block[i] for block in blocks))
    return [line.rstrip() for line in lines]


def _extent(board: Board) -> tuple[range, range, int]:
    """The columns and rows that are drawn, and the room for the names of rows."""
    cells = [*board.tiles, *board.down, *board.frontier]
    columns = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
    rows = range(max(y for _, y in cells), min(y for _, y in cells) - 1, -1)
    return columns, rows, max(len(_row_name(y)) for y in rows) + 1


def _row_name(y: int) -> str:
    return cell_name((0, y))[1:]


def _block(board: Board, cell: Cell, goals: Sequence[str | None]) -> tuple[str, str, str]:
    if cell in board.down:
        known = dict(zip(GOAL_CELLS, goals, strict=False)).get(cell)
        sign = " " if known is None else GOLD_SIGN if known == TREASURE else STONE_SIGN
        return "┌───┐", f"│{_letter(cell)} {sign}│", "└───┘"
    if cell not in board.tiles:
        return "     ", f"  {DOT if cell in board.frontier else ' '}  ", "     "
    tile = board.tiles[cell]
    lit = cell in board.lit
    rock, lines = (LIT_ROCK, HEAVY) if lit else (DARK_ROCK, THIN)
    corner = _letter(cell) if cell in GOAL_CELLS else rock
    upright, level = lines[N | S], lines[E | W] * 2
    middle = _middle(tile, cell, lines)
    above, below = (upright if tile & side else rock for side in (N, S))
    left, right = (level if tile & side else rock * 2 for side in (W, E))
    return f"{corner}{rock}{above}{rock * 2}", f"{left}{middle}{right}", f"{rock * 2}{below}{rock * 2}"


def _middle(tile: Tile, cell: Cell, lines: str) -> str:
    if cell == START:
        return LADDER
    if tile & DEAD:
        return CROSS
    # Of the goals only the treasure is a crossing.
    return GOLD_SIGN if cell in GOAL_CELLS and tile == OPEN else lines[tile & OPEN]


# Pieces


def _letter(cell: Sequence[int]) -> str:
    x, y = cell
    return LETTERS[GOAL_CELLS.index((x, y))]


def _sign(tile: Tile) -> str:
    return HEAVY[tile & OPEN]


def _card(card: Card, say: Say) -> str:
    """A card by its name; a path card with a sign for each of its positions."""
    if card in POSITIONS:
        tiles = POSITIONS[card]
        key = "saboteur-card-dead-end" if tiles[0] & DEAD else "saboteur-card-path"
        return say(key, sign="".join(map(_sign, tiles)))
    if card in BREAKS:
        return say("saboteur-card-break", tool=BREAKS[card])
    if card in FIXES:
        return say("saboteur-card-fix", tools="/".join(say("saboteur-tool", tool=tool) for tool in FIXES[card]))
    return say(f"saboteur-card-{card}")


def _as_laid(text: str, say: Say) -> str:
    tile = TILE_OF[text]
    return say("saboteur-card-dead-end" if tile & DEAD else "saboteur-card-path", sign=_sign(tile))


def _what(goal: str, say: Say) -> str:
    return say("saboteur-goal-treasure" if goal == TREASURE else "saboteur-goal-stone")


def _values(cards: Iterable[int]) -> str:
    return ", ".join(map(str, cards))


def _names(seats: Iterable[Seat], names: Sequence[str]) -> str:
    return ", ".join(names[seat] for seat in seats)


def _tools(tools: Iterable[Tool], say: Say) -> str:
    return ", ".join(say("saboteur-tool", tool=tool) for tool in tools)


# A position


def _heading(view: View, say: Say) -> str:
    return say(
        "saboteur-round",
        round=view.round,
        rounds=view.config.rounds,
        pile=view.pile,
        discards=view.discards,
        gold=view.stack,
    )


def _seat(view: View, seat: Seat, names: Sequence[str], say: Say) -> str:
    mark = "▸" if seat == view.turn else " "
    told = [say("saboteur-cards", number=view.counts[seat]), say("saboteur-gold-cards", number=view.gold_counts[seat])]
    role = view.roles[seat]
    if role and seat != view.seat:
        told.append(say("saboteur-role", role=role))
    if view.broken[seat]:
        told.append(say("saboteur-broken", tools=_tools(view.broken[seat], say)))
    return f"{mark} {names[seat]:<{max(map(len, names))}}  " + " · ".join(told)


def _own(view: View, say: Say) -> list[str]:
    """What only this seat knows."""
    assert view.seat is not None
    role = view.roles[view.seat]
    assert role
    lines = [say("saboteur-your-role", role=role)]
    for cell, what in zip(GOAL_CELLS, view.goals, strict=True):
        if what and cell in view.board.down and view.phase is Phase.TURN:
            lines.append(say("saboteur-you-saw", goal=_letter(cell), what=_what(what, say)))
    if cards := view.gold[view.seat]:
        lines.append(say("saboteur-your-gold", nuggets=sum(cards), cards=_values(cards)))
    if view.hand:
        lines.append(say("saboteur-your-hand", cards=", ".join(_card(card, say) for card in view.hand)))
    return lines


def _digging_over(reached: bool, roles: Sequence[str | None], spare: str | None, names: Sequence[str], say: Say) -> str:
    """T17: whether the treasure was reached, and who was what."""
    saboteurs = _names((seat for seat, role in enumerate(roles) if role == Role.SABOTEUR), names)
    return say(
        "saboteur-event-digging-over",
        reached="yes" if reached else "no",
        saboteurs=saboteurs or say("saboteur-nobody"),
        role=spare or "",
    )


def _ended(view: View, names: Sequence[str], say: Say) -> list[str]:
    """After a round: the mine with all goals, who was what, and what is known of the gold."""
    ended = say("saboteur-round-ended", round=view.round, rounds=view.config.rounds)
    lines = [ended, "", *mine(view.board, view.goals)]
    lines += ["", _digging_over(bool(view.reached), view.roles, view.spare, names, say), ""]
    lines += [_gains(view, seat, names, say) for seat in range(len(names))]
    if view.winners:
        totals = [sum(cards or ()) for cards in view.gold]
        args = {"winners": view.winners, "totals": totals}
        lines += ["", sentence(Event("game-over", args), names, say)]
    return lines


def _gains(view: View, seat: Seat, names: Sequence[str], say: Say) -> str:
    """What a seat was, what it got in the round just ended and what it owns, as far as that is no secret (T20)."""
    past = view.past[-1]
    picked = [pick.value for pick in past.picks if pick.seat == seat]
    known = (("picked", [value for value in picked if value is not None]), ("paid", past.paid[seat]))
    told = [say("saboteur-role", role=past.roles[seat])]
    if None in picked:
        told.append(say("saboteur-gained-cards", number=len(picked)))
    for part, cards in known:
        if cards:
            told.append(say(f"saboteur-part-{part}", number=len(cards), points=sum(cards)))
    owned = view.gold[seat]
    if owned is None:
        told.append(say("saboteur-owns-cards", number=view.gold_counts[seat]))
    else:
        told.append(say("saboteur-owns", nuggets=sum(owned)))
    return f"  {names[seat]:<{max(map(len, names))}}  " + " · ".join(told)
