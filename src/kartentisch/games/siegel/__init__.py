"""Die sieben Siegel, by Stefan Dorra: predict which coloured tricks you will win, or sabotage everybody."""

from __future__ import annotations

from kartentisch.game import Game
from kartentisch.games.siegel import rules, text
from kartentisch.games.siegel.cards import HIGHEST
from kartentisch.games.siegel.events import EVENTS, events
from kartentisch.games.siegel.measures import measures
from kartentisch.games.siegel.moves import DealText, parse
from kartentisch.games.siegel.players import BOTS, why
from kartentisch.games.siegel.puzzles import MAKERS
from kartentisch.games.siegel.state import OPTIONS, Config, State
from kartentisch.games.siegel.tally import tally
from kartentisch.games.siegel.view import View, view
from kartentisch.games.siegel.worlds import sample

GAME = Game[State, View](
    name="siegel",
    players=range(min(HIGHEST), max(HIGHEST) + 1),
    options=OPTIONS,
    config=Config,
    scores_key="scores",
    rules=rules,
    parse=parse,
    deal_text=DealText(),
    view=view,
    events=events,
    event_args=EVENTS,
    sample=sample,
    bots=BOTS,
    words=text,
    unit="penalty",
    why=why,
    fewest_win=True,
    measures=measures,
    tally=tally,
    puzzles=MAKERS,
)
