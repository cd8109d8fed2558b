"""Why an answer is the best, in at most three sentences: only what was counted in rounds that were played out."""

from __future__ import annotations

from collections.abc import Sequence

from kartentisch.games.siegel.actions import SABOTAGE
from kartentisch.games.siegel.cards import COLOUR_OF, COLOURS, HIGHEST, RED, VALUE_OF, Card, card
from kartentisch.games.siegel.players.outcomes import Outcomes
from kartentisch.games.siegel.players.search import Choice
from kartentisch.games.siegel.puzzles.compared import Compared
from kartentisch.games.siegel.seals import fitting
from kartentisch.games.siegel.view import View
from kartentisch.question import Reason

LETTERS = "ABCD"
_OFTEN, _SELDOM, _NEVER, _APART = 65, 35, 5, 10
"""Percentages: what happens often, seldom, hardly ever; and how far apart two must be to be worth a comparison."""


def _reason(key: str, **args: str | int) -> Reason:
    return Reason(f"siegel-why-{key}", args)


def _next_best(found: Compared) -> int:
    return sorted(range(len(found.values)), key=found.values.__getitem__)[1]


def why_seals(view: View, options: Sequence[Choice], found: Compared, facts: Sequence[Outcomes]) -> tuple[Reason, ...]:
    """The reasons for a prediction."""
    best, other = found.best, _next_best(found)
    mine, theirs = facts[best], facts[other]
    if options[best] == (SABOTAGE,):
        blacks = _usual_blacks(mine)
        return (
            _reason("saboteur", blacks=blacks, percent=mine.others_black[blacks - 1]),
            _reason("hard-hand", letter=LETTERS[other], percent=theirs.clean),
        )
    told = [*_hand(view, mine), _reason("clean", letter=LETTERS[best], percent=mine.clean)]
    if options[other] == (SABOTAGE,):
        blacks = _usual_blacks(theirs) + 1
        told.append(
            _reason("no-saboteur", letter=LETTERS[other], blacks=blacks, percent=theirs.others_black[blacks - 1])
        )
    elif theirs.left - mine.left >= max(_APART, theirs.black - mine.black):
        told.append(_reason("left", letter=LETTERS[other], percent=theirs.left, best=mine.left))
    elif theirs.black - mine.black >= _APART:
        told.append(_reason("black", letter=LETTERS[other], percent=theirs.black, best=mine.black))
    else:
        told.append(_reason("less-clean", letter=LETTERS[other], percent=theirs.clean))
    return tuple(told)


def _usual_blacks(facts: Outcomes) -> int:
    """The number of black seals that the others take in every other round at least; 1 if they seldom take any."""
    return max([number for number, percent in enumerate(facts.others_black[:-1], 1) if percent >= 50], default=1)


def _hand(view: View, mine: Outcomes) -> list[Reason]:
    """What it is about the hand: ruffs with a short colour, cards that nobody can beat, or nothing but low ones."""
    lengths = [sum(COLOUR_OF[held] == colour for held in view.hand) for colour in range(len(COLOURS))]
    short = min(range(RED + 1, len(COLOURS)), key=lengths.__getitem__)
    if mine.ruffs >= 0.75 and lengths[short] <= 2:
        times = round(mine.ruffs)
        key = "ruff-void" if lengths[short] == 0 else "ruff"
        return [_reason(key, colour=COLOURS[short], cards=lengths[short], times=times)]
    highest = HIGHEST[view.config.players]
    sure = 0
    while sure < highest and card(RED, highest - sure) in view.hand:
        sure += 1
    if sure:
        return [_reason("top", cards=sure, tricks=mine.tricks)]
    return [_reason("tricks", tricks=mine.tricks)]


def why_card(view: View, cards: Sequence[Card], found: Compared, facts: Sequence[Outcomes]) -> tuple[Reason, ...]:
    """The reasons for a card."""
    assert view.seat is not None
    best, other = found.best, _next_best(found)
    mine, theirs = facts[best], facts[other]
    told = [_trick(view, cards[best], mine, [other.this_trick for other in facts])]
    if abs(mine.this_trick - theirs.this_trick) >= 2 * _APART:
        told.append(_reason("other-trick", letter=LETTERS[other], percent=theirs.this_trick))
    if view.seat == view.saboteur:
        more = [a - b for a, b in zip(mine.others_black, theirs.others_black, strict=True)]
        blacks = more.index(max(more))
        if more[blacks] >= _APART // 2:
            percent, less = mine.others_black[blacks], theirs.others_black[blacks]
            told.append(_reason("card-saboteur", blacks=blacks + 1, percent=percent, letter=LETTERS[other], other=less))
    elif theirs.black - mine.black >= max(_APART, theirs.left - mine.left):
        told.append(_reason("card-black", letter=LETTERS[other], percent=theirs.black, best=mine.black))
    elif theirs.left - mine.left >= _APART:
        told.append(_reason("card-left", letter=LETTERS[other], percent=theirs.left, best=mine.left))
    elif mine.clean - theirs.clean >= _APART // 2:
        told.append(_reason("card-clean", percent=mine.clean, letter=LETTERS[other], other=theirs.clean))
    return tuple(told)


def _trick(view: View, best: Card, mine: Outcomes, chances: Sequence[int]) -> Reason:
    """What becomes of the trick that is played now, and whether the seat wants it."""
    assert view.seat is not None
    led = COLOUR_OF[view.trick[0]] if view.trick else COLOUR_OF[best]
    by = led if COLOUR_OF[best] == led else RED
    wanted = bool(fitting(view.seals[view.seat], led, by))
    if max(chances) <= _NEVER:
        key = "throw"
    elif min(chances) >= 100 - _NEVER:
        key = "any-wins"
    elif view.seat == view.saboteur:
        key = "trick"
    elif mine.this_trick >= _OFTEN:
        key = "win-wanted" if wanted else "win-unwanted"
    elif mine.this_trick <= _SELDOM:
        key = "duck" if wanted else "duck-unwanted"
    else:
        key = "trick"
    return _reason(key, colour=COLOURS[COLOUR_OF[best]], value=VALUE_OF[best], percent=mine.this_trick)
