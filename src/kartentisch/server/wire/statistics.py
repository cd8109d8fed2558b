"""What somebody is told of their finished games."""

from __future__ import annotations

from msgspec import Struct


class Spread(Struct, frozen=True):
    """Whole numbers added up: their mean and its standard error follow, also those of several spreads together."""

    number: int
    total: int
    squares: int


class RoundSums(Struct, frozen=True):
    """Rounds of one person."""

    points: Spread
    margin: Spread
    """Of each round the own points times the number of the others, minus the points of all others: divided by that
    number it is how far one was from their mean."""


class RoleSums(Struct, frozen=True):
    """The rounds in which one had that role."""

    role: str
    rounds: RoundSums
    results: list[list[int]]
    """How often one got so many points: pairs of both, by points."""
    counts: dict[str, int]
    """What else the game counts, by its own names."""


class LevelSums(Struct, frozen=True):
    """The games with at least one bot of that level among the others."""

    level: str
    games: int
    won: int


class GroupSums(Struct, frozen=True):
    """All games with so many players."""

    players: int
    games: int
    won: int
    """Alone or shared."""
    places: list[int]
    """How often one had each place, the first one first."""
    rounds: RoundSums
    by_order: list[RoundSums]
    """By how many others had acted before in the round."""
    roles: list[RoleSums]
    levels: list[LevelSums]


class PlacedGame(Struct, frozen=True):
    """A game that counts, in short."""

    players: int
    place: int
    points: int
    ago: int
    """Seconds since it ended."""


class GameStatistics(Struct, frozen=True):
    """What somebody has done at a game."""

    game: str
    groups: list[GroupSums]
    """By number of players, the fewest first."""
    latest: list[PlacedGame]
    """The latest first."""


class Statistics(Struct, frozen=True):
    """What somebody has done: the games that count, up to a limit the latest."""

    games: list[GameStatistics]
    more: bool
    """Some games are not counted yet: ask again."""


class CountedRound(Struct, frozen=True):
    """A round of a game that counts; `others`: the points of all others together."""

    points: int
    others: int
    order: int
    role: str
    counts: dict[str, int]


class CountedGame(Struct, frozen=True):
    """A game as statistics count it. `seat` is one's own, `bots` the levels of the others that were bots."""

    ended: int
    game: str
    players: int
    seat: int
    points: int
    place: int
    bots: list[str]
    rounds: list[CountedRound]
