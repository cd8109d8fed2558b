"""Who was suspected when, and by what: a bot's belief about a secret of the round, through one seat's eyes."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar, cast, runtime_checkable

from kartentisch import bots, games
from kartentisch.analysis.decisions import LEVEL
from kartentisch.game import Seat, View
from kartentisch.match import positions

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from kartentisch.game import Move
    from kartentisch.record import Record

TELLING = 0.08
"""The least change of a probability that is told of."""


V_contra = TypeVar("V_contra", bound=View, contravariant=True)


@runtime_checkable
class Believer(Protocol[V_contra]):
    """A bot that can tell the probability that it gives to each seat of having a secret of the round."""

    def belief(self, view: V_contra) -> Sequence[float]: ...


class Secret(Protocol):
    """A secret of some seats, about which the others can have a belief: the functions of a game's ``measures.py``."""

    def due(self, state: Any) -> bool:
        """Whether enough of the round has been played to ask for a belief."""

    def prior(self, view: Any) -> tuple[float, ...]:
        """The probabilities by the deal alone, as the seat of this view knows it, without what was done since."""

    def hidden(self, view: Any) -> bool:
        """Whether it is a secret still: a belief about what everybody can see is none."""

    def truth(self, state: Any) -> tuple[bool, ...]:
        """For each seat, whether it has the secret."""


@cache
def secret(game: str) -> Secret | None:
    """The secret of a game; None where it has none."""
    measures = import_module(f"{games.GAMES[game]}.measures")
    parts = (name for name in vars(Secret) if not name.startswith("_"))
    return cast("Secret", measures) if all(hasattr(measures, part) for part in parts) else None


class Eyes(NamedTuple):
    """A seat of a finished game (None: an onlooker), as which it is seen again."""

    record: Record
    seat: Seat | None

    @property
    def game(self) -> str:
        """The game's name."""
        return self.record.game


class Pin(NamedTuple):
    """A move that changed how much somebody is suspected; of several, the one whom it changed most."""

    move: int
    by: Seat
    played: Move
    seat: Seat
    change: float


class Suspicion(NamedTuple):
    """A round: the probability of each seat to have the secret, before the first move and after each one."""

    round: int
    beliefs: tuple[tuple[float, ...], ...]
    pins: tuple[Pin, ...]
    truth: tuple[bool, ...]


def suspicions(record: Record, eyes: Seat | None) -> tuple[Suspicion, ...]:
    """For each round how a seat (None: an onlooker) could suspect the others, up to where the secret is shown.

    What the others did is seen through this seat's view alone. The truth is told of rounds that were played to the end.
    """
    game = games.load(record.game)
    known, bot = secret(game.name), bots.bot(game, LEVEL)
    if known is None or not isinstance(bot, Believer):
        return ()
    rounds: dict[int, list[tuple[float, ...]]] = {}
    truths: dict[int, tuple[bool, ...]] = {}
    moves: dict[int, list[tuple[Seat, Move]]] = {}
    before = None
    for position in positions(record):
        state, number = position.match.state, position.round
        if position.move and before is not None:
            seat = game.rules.to_act(before.state)
            assert seat is not None
            moves[number].append((seat, position.match.record.rounds[-1].moves[-1]))
        if position.move == 0:
            rounds[number], moves[number] = [], []
        view = game.view(state, eyes)
        if number and known.hidden(view):
            rounds[number].append(tuple(map(float, bot.belief(view))))
        elif number:
            truths.setdefault(number, known.truth(state))
        before = position.match
    return tuple(
        Suspicion(number, tuple(told), tuple(_pins(told, moves[number])), truths[number])
        for number, told in rounds.items()
        if number in truths
    )


def _pins(told: list[tuple[float, ...]], moves: list[tuple[Seat, Move]]) -> Iterator[Pin]:
    """For each move that tells much the seat whose suspicion it changed most."""
    for number, (before, after) in enumerate(pairwise(told)):
        changes = [now - then for then, now in zip(before, after, strict=True)]
        seat = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
        if abs(changes[seat]) >= TELLING:
            yield Pin(number + 1, *moves[number], seat, changes[seat])
