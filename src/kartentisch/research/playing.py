"""Plays one table: the points of the seats that are watched, and other measures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from time import perf_counter_ns
from typing import Any, NamedTuple

from kartentisch import games
from kartentisch.analysis.suspicion import secret as secret_of
from kartentisch.bots import player
from kartentisch.bots.play import Chance, answered, asked
from kartentisch.game import Bot, Budget, Game, Seat
from kartentisch.match import total
from kartentisch.research import beliefs
from kartentisch.research.plan import Plan, Seating


class Times(NamedTuple):
    """How long a seat thought, in nanoseconds: about real choices, of more than one move, and about everything."""

    choices: int
    choosing: int
    longest: int
    asked: int
    answering: int


class Seen(NamedTuple):
    """The results of one watched seat."""

    seat: Seat
    place: int
    """0 for the seat that begins the first round, 1 for its left neighbour and so on."""
    points: float
    """Its points; of a whole game, those of a round on average."""
    margin: float
    """Its points minus the mean of the others' at the same table."""
    won: float
    """The share of a win of a whole game: 1 for a single winner, less where several share it."""
    measures: Mapping[str, float]
    belief: tuple[float, float] | None
    """The Brier scores of the bot's beliefs about the others, and of the prior by the deal alone."""
    times: Times


def play(plan: Plan, table: Seating) -> list[Seen]:
    """The table played to the end of its round or game. Every table gets new bots, so the order does not matter."""
    game = games.load(plan.game)
    bots = [player(game, plan.bots[bot]) for bot in table.bots]
    chance = Chance(f"{plan.seed}/{table.kind}", table.number, plan.players)
    return _Playing(plan, game, bots).whole(table, chance)


class _Playing:
    """A game played without a record, which would take as long as the rules do."""

    def __init__(self, plan: Plan, game: Game[Any, Any], bots: Sequence[Bot[Any]]) -> None:
        self.game = game
        self.bots = bots
        self.budget = Budget(simulations=plan.budget)
        self.limit = plan.limit
        self.state = game.rules.new(game.configure(plan.players, plan.options))
        self.times = [[0] * len(Times._fields) for _ in bots]
        self.beliefs: list[tuple[float, float] | None] = [None] * len(bots)

    def whole(self, table: Seating, chance: Chance) -> list[Seen]:
        rules = self.game.rules
        first = self._round(chance, table.watched)
        while table.kind == "game" and not rules.is_over(self.state):
            self._round(chance, ())
        scores = rules.scores(self.state)
        points = [points / len(scores) for points in total(scores)]
        measures = self.game.measures(self.state) or ({},) * len(self.bots)
        winners = rules.winners(self.state)
        return [
            Seen(
                seat,
                (seat - first) % len(self.bots),
                points[seat],
                points[seat] - (sum(points) - points[seat]) / (len(points) - 1),
                (seat in winners) / len(winners) if table.kind == "game" else 0.0,
                measures[seat] if table.kind == "round" else {},
                self.beliefs[seat],
                Times(*self.times[seat]),
            )
            for seat in table.watched
        ]

    def _round(self, chance: Chance, watched: Sequence[Seat]) -> Seat:
        """Plays a round, and returns the seat that began it."""
        rules, look, bots, budget = self.game.rules, self.game.view, self.bots, self.budget
        secret = secret_of(self.game.name) if watched else None
        state = rules.apply(self.state, rules.shuffle(self.state, chance.deals))
        first = seat = rules.to_act(state)
        assert first is not None
        while seat is not None:
            if secret is not None and secret.due(state):
                for looking in watched:
                    self.beliefs[looking] = beliefs.errors(secret, bots[looking], look(state, looking), state, looking)
                secret = None
            view = look(state, seat)
            bot = bots[seat]
            before = perf_counter_ns()
            move = asked(bot, view, chance.seats[seat], budget, seat, self.limit)
            taken = perf_counter_ns() - before
            times = self.times[seat]
            if len(view.moves) > 1:
                times[0] += 1
                times[1] += taken
                times[2] = max(times[2], taken)
            times[3] += 1
            times[4] += taken
            state = answered(partial(rules.apply, state), move, bot, seat)
            seat = rules.to_act(state)
        self.state = state
        return first
