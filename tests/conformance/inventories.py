"""All the material there is in a state, game by game: whatever is moved, none of it is lost and nothing is added."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from kartentisch.games.saboteur import state as saboteur
from kartentisch.games.saboteur.cards import CARD_OF
from kartentisch.games.siegel import state as siegel
from kartentisch.games.siegel.cards import KINDS, TEXT_OF, cards_in

Inventory = Counter[str]


def siegel_inventory(state: siegel.State) -> Inventory:
    """S2, S3: every seal and every card. Won tricks lie there until the next deal."""
    found: Inventory = Counter()
    for counts in (*state.seals, state.middle):
        found.update({f"seal {KINDS[kind]}": number for kind, number in enumerate(counts)})
    for hand in state.hands:
        found.update(TEXT_OF[card] for card in cards_in(hand))
    for cards in (state.trick, *(trick.cards for trick in state.tricks)):
        found.update(TEXT_OF[card] for card in cards)
    return found


def saboteur_inventory(state: saboteur.State) -> Inventory:
    """T1–T5: cards, dwarves and goals of the round (after it until the next deal), and the gold of the game."""
    picks = [pick for past in state.past for pick in past.picks]
    if state.phase is saboteur.Phase.PICK:
        picks += state.picks
    paid = [value for past in state.past for cards in past.paid for value in cards]
    found: Inventory = Counter(f"gold {value}" for value in (*state.stack, *state.offer, *paid))
    found.update(f"gold {pick.value}" for pick in picks)
    found.update(f"dwarf {role}" for role in (*state.roles, state.spare))
    found.update(f"goal {goal}" for goal in state.goals)
    for cards in (state.deck, *state.hands):
        found.update(cards)
    spent = Counter(turn.move.card for turn in state.history if turn.move.card)
    visible = Counter(f"break:{tool}" for tools in state.broken for tool in tools)
    visible.update(CARD_OF[state.board.tiles[cell]] for cell in state.board.laid)
    # Every card that can be seen was spent by somebody. The union is larger than `spent` where that is not so.
    return found + (spent | visible)


INVENTORIES: Mapping[str, Callable[[Any], Inventory]] = {"siegel": siegel_inventory, "saboteur": saboteur_inventory}
