"""A whole game in numbers: actions in, observations, masks and rewards out. All environments are made of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias, get_args

import numpy as np

from kartentisch import games, texts

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from kartentisch.game import Move, Seat, Shuffler

Reward: TypeAlias = Literal["margin", "points"]
"""What a seat is rewarded with at the end of a round.

``margin``: its points minus the mean of the others', so that all rewards sum to 0. ``points``: its points alone. Where
points are penalties both are negated, so more is always better.
"""


class Game:
    """A game with its number of players and options, and the shapes of its numbers."""

    def __init__(
        self, name: str, players: int | None = None, options: Mapping[str, object] | None = None, reward: str = "margin"
    ) -> None:
        """`players` None: the fewest. Raises `Illegal` where players or options do not suit the game."""
        if reward not in get_args(Reward):
            raise ValueError(f"no such reward: {reward!r}; there are {', '.join(get_args(Reward))}")
        self.game = games.load(name)
        self.encoder = games.encoder(name)
        self.players = self.game.players[0] if players is None else players
        self.config = self.game.configure(self.players, options)
        self.options, self.reward = dict(options or {}), reward
        self.actions = self.encoder.actions(self.config)
        self.shape = self.encoder.shape(self.config)

    def __reduce__(self) -> tuple[Any, ...]:
        """A game travels to another process by its name."""
        return Game, (self.game.name, self.players, self.options, self.reward)

    def rewards(self, scores: tuple[int, ...]) -> tuple[float, ...]:
        """The rewards of all seats for the scores of a round."""
        earned: list[float] = self.rewards_of_many(np.array([scores]))[0].tolist()
        return tuple(earned)

    def rewards_of_many(self, scores: NDArray[np.int64]) -> NDArray[np.float64]:
        """The rewards of all seats for many rounds: ``scores[round, seat]``."""
        points = scores.astype(np.float64) * (-1 if self.game.fewest_win else 1)
        if self.reward == "points":
            return points
        others: NDArray[np.float64] = (points.sum(axis=1, keepdims=True) - points) / (self.players - 1)
        return points - others


class Episode:
    """One game being played. Deals are made by whoever holds it: `deal` where `awaits_deal`."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.state: Any = game.game.rules.new(game.config)

    def __deepcopy__(self, memo: dict[int, Any]) -> Episode:
        """A copy that goes its own way; states are immutable, so they need none."""
        copy = Episode(self.game)
        copy.state = self.state
        return copy

    @property
    def awaits_deal(self) -> bool:
        """Whether the next round is to be dealt."""
        return self.game.game.rules.awaits_deal(self.state)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.game.game.rules.is_over(self.state)

    @property
    def turn(self) -> Seat | None:
        """The seat on turn; None before a deal and after the end."""
        return self.game.game.rules.to_act(self.state)

    def view(self, seat: Seat | None) -> Any:
        """What a seat (None: an onlooker) sees."""
        return self.game.game.view(self.state, seat)

    def deal(self, rng: Shuffler) -> None:
        """Shuffles and deals the next round."""
        self.play(self.game.game.rules.shuffle(self.state, rng))

    def play(self, move: Move) -> tuple[float, ...] | None:
        """Makes a move; the rewards of all seats if it has ended a round. Raises `Illegal` and changes nothing."""
        rules = self.game.game.rules
        rounds = len(rules.scores(self.state))
        self.state = rules.apply(self.state, move)
        scores = rules.scores(self.state)
        return self.game.rewards(scores[-1]) if len(scores) > rounds else None

    def act(self, action: int) -> tuple[float, ...] | None:
        """Makes the move with that number for the seat on turn; see `play`."""
        seat = self.turn
        if seat is None:
            raise ValueError("nobody is on turn")
        if not 0 <= action < self.game.actions:
            raise ValueError(f"no such action: {action}")
        return self.play(self.game.encoder.move(self.game.config, seat, int(action)))

    def observation(self, seat: Seat) -> NDArray[np.float32]:
        """What a seat sees as an array."""
        seen = np.zeros(self.game.shape, dtype=np.float32)
        self.game.encoder.fill(self.view(seat), seen)
        return seen

    def mask(self, seat: Seat) -> NDArray[np.int8]:
        """Which actions a seat may take now: all 0 where it is not on turn."""
        mask = np.zeros(self.game.actions, dtype=np.uint8)
        self.game.encoder.mask(self.view(seat), mask)
        return mask.view(np.int8)

    def text(self, seat: Seat | None, language: str = "en") -> str:
        """What a seat (None: an onlooker) sees in words."""
        names = [f"player {number}" for number in range(self.game.players)]
        return self.game.game.words.position(self.view(seat), names, texts.speaker(language))
