"""OpenSpiel: every game, registered as ``kartentisch_<game>`` when this module is imported.

Deals are chance nodes, one drawn card each, so algorithms that need every probability can have it. Information states
are the keys and observations of ``games/<game>/encode.py``; `State.resample_from_infostate` draws a world from what a
seat sees, never from the true state.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from kartentisch import games
from kartentisch.research.environments.episode import Episode, Game

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from kartentisch.game import Seat

USUAL = -1
"""The value of a parameter that leaves an option with a variable default (such as the number of rounds) as it is."""
MOST_ACTIONS = 4_000
"""More actions than any game of either kind has: 20 rounds of 75 cards with predictions and hand-backs."""
MOST_POINTS = 2_000.0
"""More points than a seat can gain or lose in a game."""
MOST_OUTCOMES = 100
"""More than any pile has cards."""
SEED = 2**62


class _Undrawn(Exception):
    """The next random number has not been drawn yet; it is one of `number`."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class _Drawn:
    """A `Shuffler` whose random numbers were drawn before, one by one."""

    def __init__(self, drawn: Sequence[int]) -> None:
        self._left = list(reversed(drawn))

    def randrange(self, start: int) -> int:
        if start == 1:
            return 0
        if not self._left:
            raise _Undrawn(start)
        return self._left.pop()

    def shuffle(self, x: list[Any]) -> None:
        """Fisher and Yates's shuffle: each order is equally likely if each number is."""
        for last in range(len(x) - 1, 0, -1):
            other = self.randrange(last + 1)
            x[last], x[other] = x[other], x[last]


class SpielGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    """A game of ours as OpenSpiel knows it; its class for each of our games has `kind` and `name`."""

    kind: pyspiel.GameType
    name: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(self.kind.parameter_specification) | dict(params or {})
        options = {name: value for name, value in given.items() if name not in ("players", "reward")}
        variable = {option.name for option in games.load(self.name).options if option.default is None}
        chosen = {name: value for name, value in options.items() if not (name in variable and value == USUAL)}
        self.played = Game(self.name, given["players"], chosen, given["reward"])
        sums_to_0 = self.played.reward == "margin"
        info = pyspiel.GameInfo(
            num_distinct_actions=self.played.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.played.players,
            min_utility=-MOST_POINTS,
            max_utility=MOST_POINTS,
            utility_sum=0.0 if sums_to_0 else None,
            max_game_length=MOST_ACTIONS,
        )
        super().__init__(_kind(self.name, sums_to_0), info, dict(params or {}))

    def new_initial_state(self) -> SpielState:
        """Before the first deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        """What a seat sees in this round; with or without perfect recall it is the same."""
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=True), params)


class SpielState(pyspiel.State):  # type: ignore[misc] # OpenSpiel has no types
    """A position, or a deal that is being drawn."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.episode = Episode(game.played)
        self._drawn: list[int] = []
        self._returns = np.zeros(game.played.players)
        self._rewards = np.zeros(game.played.players)

    def current_player(self) -> int:
        """The seat on turn, chance before a deal, or the end."""
        seat = self.episode.turn
        if seat is not None:
            return seat
        return int(pyspiel.PlayerId.TERMINAL if self.episode.over else pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        found: list[int] = np.flatnonzero(self.episode.mask(player)).tolist()
        return found

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next number of the shuffle, all equally likely."""
        number = self._undrawn()
        assert number is not None
        return [(outcome, 1 / number) for outcome in range(number)]

    def _undrawn(self) -> int | None:
        """How many values the next number of the deal may have; None once all are drawn, and the deal is made."""
        try:
            self.episode.deal(_Drawn(self._drawn))
        except _Undrawn as undrawn:
            return undrawn.number
        return None

    def _apply_action(self, action: int) -> None:
        if self.episode.awaits_deal:  # rewards stay: they are counted at the next decision
            self._drawn.append(action)
            if self._undrawn() is None:
                self._drawn = []
            return
        earned = self.episode.act(action)
        self._rewards[:] = 0 if earned is None else earned
        self._returns += self._rewards

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        played = self.episode.game
        return str(played.encoder.move(played.config, player, action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.episode.over

    def rewards(self) -> list[float]:
        """What each seat has earned by the last decision."""
        return self._rewards.tolist()

    def returns(self) -> list[float]:
        """What the game has earned each seat so far."""
        return self._returns.tolist()

    def __str__(self) -> str:
        drawn = f"{len(self._drawn)} drawn" if self.episode.awaits_deal else ""
        return "\n".join(filter(None, (self.episode.text(None), drawn)))

    def resample_from_infostate(self, player: Seat, sampler: Callable[[], float]) -> SpielState:
        """A state that looks the same to a seat, its hidden part drawn from what the seat sees."""
        copy: SpielState = self.clone()
        copy.episode.state = self.episode.game.game.sample(self.episode.view(player), Random(int(sampler() * SEED)))
        return copy


class Observer:
    """What a seat sees, as OpenSpiel's observers tell it."""

    def __init__(self, game: SpielGame, kind: Any, params: Mapping[str, Any] | None) -> None:
        """Public and private information come together, as they do in a view; nothing else can be asked for."""
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody sees what all players see")
        played = game.played
        self.tensor = np.zeros(played.shape, np.float32)
        pieces = played.encoder.pieces(played.config)
        self.dict = {name: self.tensor[piece.slice].reshape(piece.shape) for name, piece in pieces.items()}

    def set_from(self, state: SpielState, player: Seat) -> None:
        """Writes what a seat sees into the tensor."""
        state.episode.game.encoder.fill(state.episode.view(player), self.tensor)

    def string_from(self, state: SpielState, player: Seat) -> str:
        """What a seat knows as text, equal for two states exactly if they look the same to it."""
        return state.episode.game.encoder.key(state.episode.view(player))


def _kind(name: str, sums_to_0: bool = True) -> pyspiel.GameType:
    game = games.load(name)
    options = {option.name: USUAL if option.default is None else option.default for option in game.options}
    return pyspiel.GameType(
        short_name=f"kartentisch_{name}",
        long_name=f"Kartentisch: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if sums_to_0 else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.REWARDS,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.players[0], "reward": "margin", **options},
    )


for _name in games.GAMES:
    _registered = _kind(_name)
    pyspiel.register_game(_registered, type(f"{_name}_game", (SpielGame,), {"kind": _registered, "name": _name}))
