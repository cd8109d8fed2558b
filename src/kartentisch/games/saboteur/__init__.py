"""Saboteur: digging for the treasure with traitors among the dwarves. `GAME` is all of it."""

from __future__ import annotations

from kartentisch.game import Game
from kartentisch.games.saboteur import rules, text
from kartentisch.games.saboteur.cards import DWARVES
from kartentisch.games.saboteur.events import EVENTS, REVEALING, events
from kartentisch.games.saboteur.measures import measures
from kartentisch.games.saboteur.moves import DealText, parse
from kartentisch.games.saboteur.phrases import PHRASES
from kartentisch.games.saboteur.players import BOTS, why
from kartentisch.games.saboteur.puzzles import MAKERS
from kartentisch.games.saboteur.state import OPTIONS, Config, State
from kartentisch.games.saboteur.tally import tally
from kartentisch.games.saboteur.view import View, view
from kartentisch.games.saboteur.worlds import sample

GAME: Game[State, View] = Game(
    name="saboteur",
    players=range(min(DWARVES), max(DWARVES) + 1),
    options=OPTIONS,
    config=Config,
    scores_key="nuggets",
    rules=rules,
    parse=parse,
    deal_text=DealText(),
    view=view,
    events=events,
    event_args=EVENTS,
    sample=sample,
    bots=BOTS,
    words=text,
    unit="gold",
    why=why,
    reveals=REVEALING,
    matters=0.2,
    phrases=PHRASES,
    measures=measures,
    tally=tally,
    puzzles=MAKERS,
)
