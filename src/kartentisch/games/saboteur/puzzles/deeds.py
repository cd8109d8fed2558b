"""What somebody did in a round of Saboteur, and what it told: deeds as facts, and those that betrayed as reasons."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from kartentisch.game import Seat
from kartentisch.games.saboteur import rules
from kartentisch.games.saboteur.board import GOAL_CELLS, cell_name
from kartentisch.games.saboteur.cards import DEAD
from kartentisch.games.saboteur.moves import Break, Discard, Fix, Lay, Map, Rockfall, Turn
from kartentisch.games.saboteur.puzzles.pasts import Verdict, believed, deal_of
from kartentisch.games.saboteur.state import State
from kartentisch.games.saboteur.view import View, view
from kartentisch.games.saboteur.worlds import sample
from kartentisch.question import Reason

_FACTS, _REASONS = 4, 2
_TELLING = 0.05
"""How much a deed must raise a suspicion to be given as a reason."""


class Deed(NamedTuple):
    """A turn, where it led, and everybody's suspicion before and after it."""

    turn: Turn
    before: State
    after: State
    old: tuple[float, ...]
    new: tuple[float, ...]

    @property
    def told(self) -> float:
        """The largest change of anybody's suspicion."""
        return max(abs(new - old) for old, new in zip(self.old, self.new, strict=True))

    def rise(self, seat: Seat) -> float:
        """By how much it raised the suspicion against a seat."""
        return self.new[seat] - self.old[seat]


def deeds(seen: View, rng: Random) -> list[Deed]:
    """All turns of the others. They are replayed in some world: what is public is the same in all of them."""
    world = sample(seen, rng)
    state = rules.apply(rules.new(seen.config), deal_of(world, rng))
    found = []
    old = believed(view(state, seen.seat))
    for turn in world.history:
        before, state = state, rules.apply(state, turn.move)
        new = believed(view(state, seen.seat))
        if turn.seat != seen.seat:
            found.append(Deed(turn, before, state, old, new))
        old = new
    return found


def facts(found: list[Deed], best: Seat) -> list[Deed]:
    """The few that told most, what speaks against the suspect first among them, in the order in which they happened."""
    suspects = [deed for deed in found if deed.turn.seat == best]
    chosen = sorted(suspects, key=lambda deed: -deed.rise(best))[:_REASONS]
    rest = sorted((deed for deed in found if deed not in chosen), key=lambda deed: -deed.told)
    chosen += rest[: _FACTS - len(chosen)]
    return [deed for deed in found if deed in chosen]


def fact(deed: Deed, seen: View) -> Reason:
    """A deed in neutral words."""
    seat, move = deed.turn
    if isinstance(move, Break | Fix):
        kind = "broke" if isinstance(move, Break) else "fixed"
        key = f"{kind}-you" if move.seat == seen.seat else f"{kind}-own" if move.seat == seat else kind
        args: dict[str, str | int] = {"player": seat, "tool": move.tool, "target": move.seat}
        return Reason(f"saboteur-deed-{key}", args)
    if isinstance(move, Lay):
        kind = "dead-end" if move.tile & DEAD else "laid"
        return Reason(f"saboteur-deed-{kind}", {"player": seat, "cell": cell_name(move.cell)})
    if isinstance(move, Rockfall):
        return Reason("saboteur-deed-fell", {"player": seat, "cell": cell_name(move.cell)})
    if isinstance(move, Map):
        return Reason("saboteur-deed-looked", {"player": seat, "goal": "ABC"[GOAL_CELLS.index(move.cell)]})
    return Reason("saboteur-deed-passed", {"player": seat})


def reasons(shown: list[Deed], seen: View, found: Verdict) -> tuple[Reason, ...]:
    """Why it is the suspect: the deeds that raised the suspicion most, by their number, and what clears the next."""
    told: list[Reason] = []
    best, second = found.best, found.second
    if best == seen.config.players:
        most = max(chance for seat, chance in enumerate(found.chances[:best]) if seat != seen.seat)
        told.append(Reason("saboteur-why-nobody", {"percent": round(100 * most)}))
        honest = max(shown, key=lambda deed: -deed.rise(deed.turn.seat))
        told.append(Reason("saboteur-why-cleared", {"pin": shown.index(honest) + 1, "player": honest.turn.seat}))
        return tuple(told)
    telling = [deed for deed in shown if deed.turn.seat == best and deed.rise(best) >= _TELLING]
    for deed in sorted(telling, key=lambda deed: -deed.rise(best))[:_REASONS]:
        old, new = round(100 * deed.old[best]), round(100 * deed.new[best])
        risen: dict[str, str | int] = {"pin": shown.index(deed) + 1, "player": best, "old": old, "new": new}
        told += [Reason(f"saboteur-why-{_why(deed, seen)}", risen)]
    clearing = [deed for deed in shown if deed.turn.seat == second and deed.rise(second) <= -_TELLING]
    if clearing:
        deed = min(clearing, key=lambda deed: deed.rise(second))
        args: dict[str, str | int] = {"pin": shown.index(deed) + 1, "player": second}
        told.append(Reason("saboteur-why-cleared", args))
    return tuple(told)


def _why(deed: Deed, seen: View) -> str:
    """What is suspicious about a deed."""
    move = deed.turn.move
    if isinstance(move, Break):
        trusted = move.seat == seen.seat or deed.old[move.seat] <= deed.old[deed.turn.seat]
        return "broke-trusted" if trusted else "broke"
    if isinstance(move, Fix):
        return "fixed-suspect" if deed.old[move.seat] >= 0.4 else "deed"
    if isinstance(move, Rockfall):
        return "fell-dark" if len(deed.after.board.lit) < len(deed.before.board.lit) - 1 else "fell"
    if isinstance(move, Lay):
        if move.tile & DEAD:
            return "dead-end"
        front = max(x for x, _ in deed.before.board.lit)
        return "laid-aside" if move.cell[0] <= front else "deed"
    return "passed" if isinstance(move, Discard) and not deed.before.broken[deed.turn.seat] else "deed"
