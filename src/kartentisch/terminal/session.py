"""One game of a person against bots, without a screen: what the person may see, hear and do."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import cycle, islice
from typing import TYPE_CHECKING, Any

from kartentisch import bots, games
from kartentisch.bots import SIMPLE
from kartentisch.bots.play import BUDGET, Chance
from kartentisch.bots.prepared import Level, missing
from kartentisch.bots.warm import prepare_alone
from kartentisch.game import Event, Move, Seat, View, heard
from kartentisch.match import Match, start

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from kartentisch.game import Say
    from kartentisch.record import Record

PERSON: Seat = 0
LONGEST_NAME = 16


@dataclass(frozen=True, slots=True)
class GameChoice:
    """How a game is to be played; used again for the next game."""

    game: str
    players: int
    bots: Sequence[str] = (SIMPLE,)
    name: str = ""
    options: Mapping[str, object] = field(default_factory=dict)
    seed: str | None = None


def seat_names(name: str, players: int, say: Say) -> tuple[str, ...]:
    """The person's name and those of the bots, no two alike."""
    plain = "".join(c if c.isprintable() else " " for c in name)
    own = " ".join(plain.split())[:LONGEST_NAME].strip() or say("terminal-guest")
    others = (other for other in say("terminal-bot-names").split(", ") if other.casefold() != own.casefold())
    return (own, *islice(others, players - 1))


class Session:
    """The game being played. Its public methods tell only what the person may know; the true state is private."""

    def __init__(
        self, settings: GameChoice, names: Sequence[str], number: int = 0, record: Record | None = None
    ) -> None:
        """A new game or, with a record, one that goes on."""
        self.game = games.load(settings.game)
        self.names = tuple(names)
        self._match: Match[Any, Any] = start(self.game, self.names, settings.options or None)
        kinds = dict(enumerate(islice(cycle(settings.bots), settings.players - 1), PERSON + 1))
        self._bots = {seat: bots.player(self.game, kind) for seat, kind in kinds.items()}
        levels = {seat: Level(settings.game, kind) for seat, kind in kinds.items()}
        self._unprepared = {seat: level for seat, level in levels.items() if level in missing()}
        self._chance = Chance(settings.seed, number, settings.players)
        self._past: list[Event] = []
        self._round: list[Event] = []
        self._since = 0
        self._steps: list[tuple[Match[Any, Any], int]] = []
        if record is not None:
            self._replay(record)

    def _replay(self, record: Record) -> None:
        """Everything that was played before, as if it were played now."""
        for played in record.rounds:
            if self._round:
                self._next_log()
            for move in (played.deal, *played.moves):
                self.play(move)

    @property
    def kept(self) -> Record:
        """The record so far, to go on with later. Nobody else may read it: it tells everybody's cards."""
        return self._match.record

    @property
    def view(self) -> View:
        """What the person sees."""
        view: View = self.game.view(self._match.state, PERSON)
        return view

    @property
    def log(self) -> tuple[Event, ...]:
        """The events that the person may look up: of finished rounds all, of this one those since their last decision.

        Some games cover again what was open (S23: older tricks), but never what happened since a seat's last move.
        """
        return (*self._past, *self._round[0 if self.round_over else self._since :])

    @property
    def turn(self) -> Seat | None:
        """The seat on turn; None between rounds and after the end."""
        return self.game.rules.to_act(self._match.state)

    @property
    def round_over(self) -> bool:
        """Whether no round is being played."""
        return self._match.round_over

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.rules.is_over(self._match.state)

    @property
    def winners(self) -> tuple[str, ...]:
        """The names of those who have won."""
        return tuple(self.names[seat] for seat in self.game.rules.winners(self._match.state))

    @property
    def record(self) -> str:
        """The record of the finished game: before, it would tell everybody's cards."""
        assert self.over
        return self._match.record.text()

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves of the person: first the steps after which a decision goes on, then those that complete it."""
        written, state = self.game.rules.written, self._match.state
        return tuple(sorted(self.view.moves, key=lambda move: written(state, move) is not None))

    @property
    def in_steps(self) -> bool:
        """Whether the person has made steps of a decision that is not complete, which can be taken back."""
        return bool(self._steps)

    def take_back(self) -> None:
        """Undoes the person's last step. Nobody has moved since, and no record has it."""
        self._match, told = self._steps.pop()
        del self._round[told:]

    def deal(self) -> tuple[Event, ...]:
        """Deals the next round."""
        self._next_log()
        return self.play(self.game.rules.shuffle(self._match.state, self._chance.deals))

    def _next_log(self) -> None:
        self._past += self._round
        self._round.clear()
        self._since = 0

    @property
    def preparing(self) -> bool:
        """Whether the bot on turn has to be compiled before it can play, which takes a while the first time."""
        return self.turn in self._unprepared

    def think(self) -> Move:
        """The move of the bot on turn, chosen from its own view."""
        seat = self.turn
        assert seat is not None
        if level := self._unprepared.get(seat):
            prepare_alone(level)
            self._unprepared = {other: its for other, its in self._unprepared.items() if its != level}
        view = self.game.view(self._match.state, seat)
        return self._bots[seat].choose(view, self._chance.seats[seat], BUDGET)

    def play(self, move: Move) -> tuple[Event, ...]:
        """Plays a move of the seat on turn, and returns the events that the person may know of."""
        before = self._match
        if self.turn == PERSON and self.game.rules.written(before.state, move) is None:
            self._steps.append((before, len(self._round)))
        else:
            # The events of a decision's steps belong to it.
            if self.turn == PERSON:
                self._since = self._steps[0][1] if self._steps else len(self._round)
            self._steps.clear()
        self._match = before.play(move)
        happened = heard(self.game.events(before.state, move, self._match.state), PERSON)
        self._round += happened
        return happened
