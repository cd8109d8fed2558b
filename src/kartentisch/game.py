"""What a game is: the types shared by rules, views, worlds, records, bots and tables.

A game lives in one folder, ``games/<name>/``, and shows itself to the rest of the program as one `Game`.
Everything here is independent of any particular game and needs the standard library only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from math import prod
from types import MappingProxyType
from typing import (
    TYPE_CHECKING,
    Any,
    Generic,
    Literal,
    NamedTuple,
    NoReturn,
    Protocol,
    TypeAlias,
    TypeVar,
    runtime_checkable,
)

if TYPE_CHECKING:
    from random import Random

    import numpy as np
    from numpy.typing import NDArray

    from kartentisch.question import Maker, Reason

Seat: TypeAlias = int
"""The number of a seat, from 0, clockwise; the left neighbour of seat i is seat i + 1."""


class Illegal(Exception):
    """A refusal: a named reason, the number of the rule behind it, and arguments for its sentence.

    `reason` is a key of the closed set that the game's catalogue translates; nothing in `args` may
    be a secret, because refusals are shown to whoever caused them.
    """

    def __init__(self, reason: str, rule: str = "", **args: str | int) -> None:
        super().__init__(reason, rule, args)
        self.reason = reason
        self.rule = rule
        self.details = args

    def __reduce__(self) -> tuple[Any, ...]:
        """Keeps the names of the arguments when a refusal is pickled, to travel between processes."""
        return _refused, (self.reason, self.rule, self.details)

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self.details.items())
        return " ".join(filter(None, (self.reason, f"({self.rule})" if self.rule else "", told)))


def _refused(reason: str, rule: str, details: Mapping[str, str | int]) -> Illegal:
    return Illegal(reason, rule, **details)


class Move:
    """A decision of a seat, or chance's deal. ``str(move)`` is its text in a record, which parses back."""

    __slots__ = ()


class Constant:
    """What an enum is built on whose members stand in states: ``class Phase(Constant, IntEnum)``.

    All games of a process share these members, and Python lets anybody set their attributes.
    """

    __slots__ = ()

    def __setattr__(self, name: str, value: object) -> None:
        if "_sort_order_" in vars(self):  # the last attribute that Python gives to a new member
            raise AttributeError(f"immutable: {name}")
        super().__setattr__(name, value)

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"immutable: {name}")


class Shuffler(Protocol):
    """The only randomness that rules ever see; `random.Random` is one."""

    def shuffle(self, x: list[Any]) -> None: ...
    def randrange(self, start: int) -> int: ...


@dataclass(frozen=True, slots=True)
class Option:
    """A named choice of the host: on or off, one of exactly two words, or a number of a range."""

    name: str
    default: bool | int | str | None
    values: tuple[bool, ...] | tuple[str, ...] | tuple[int, ...]
    """All values. Of two words or of off and on, the second is the one that a form switches on."""
    rule: str
    usual: Callable[[Any], int] | None = None
    """The value that a default of None stands for in a configuration."""

    def admits(self, value: object) -> bool:
        """Whether `value` is one of the values, of the very same type (``1`` is not ``true``)."""
        return any(type(value) is type(known) and value == known for known in self.values)


class Config(Protocol):
    """How one game is played: its number of players and its options."""

    @property
    def players(self) -> int: ...


class Part(NamedTuple):
    """One reason for points: ``Part("yellow", 1, 2)`` is "2 for one yellow seal"."""

    name: str
    number: int
    points: int


class Account(NamedTuple):
    """Why a seat got its points in a round; the parts add up to the points."""

    points: int
    parts: tuple[Part, ...]


class Event(NamedTuple):
    """Something that happened, for animation and log. `audience` None: everybody may know."""

    name: str
    args: Mapping[str, Any] = {}
    audience: frozenset[Seat] | None = None


def heard(events: Iterable[Event], seat: Seat | None) -> tuple[Event, ...]:
    """The events that a seat (None: an onlooker) may know of."""
    return tuple(e for e in events if e.audience is None or (seat is not None and seat in e.audience))


class Phrase(NamedTuple):
    """A sentence about the game that players say beside it, and read in their own language: ``<game>-say-<name>``.

    It has no effect on the rules. It may have one blank: a seat, or one of some words that the game's players know.
    """

    name: str
    seat: Literal["", "any", "others"] = ""
    """Whether a seat fills its blank: any, or any but that of whoever says it."""
    words: tuple[str, ...] = ()
    """The words of which one fills its blank."""


class Line(NamedTuple):
    """A phrase of a game with its blank filled, as somebody says it."""

    phrase: str
    blank: Seat | str | None = None


class Budget(NamedTuple):
    """How much a bot may think: by count where a seed must decide everything, else by the clock."""

    simulations: int | None = None
    seconds: float | None = None


class View(Protocol):
    """What one seat, or an onlooker (`seat` None), may know: all that it has seen in this round."""

    @property
    def seat(self) -> Seat | None: ...
    @property
    def turn(self) -> Seat | None: ...
    @property
    def moves(self) -> tuple[Move, ...]:
        """What this seat may do now, big moves step by step; empty when it is not on turn."""


S = TypeVar("S")
V = TypeVar("V", bound=View)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)


class Bot(Protocol[V_contra]):
    """A player: gets a view, a generator and a budget, and names a move (or a step of one)."""

    def choose(self, view: V_contra, rng: Random, budget: Budget) -> Move: ...


@runtime_checkable
class Talker(Protocol[V_contra]):
    """A bot that now and then says something beside the game, in the game's phrases. It is a `Bot`, too.

    Like its moves, what it says follows from its view and the generator alone; it need not be true.
    """

    def say(self, view: V_contra, rng: Random) -> Line | None: ...


class Rating(NamedTuple):
    """What a bot expects of a move: points of the round, in the game's own unit."""

    move: Move
    value: float
    error: float
    """The standard error of the value; 0 where the value is certain."""
    wins: float | None = None
    """The chance to win the whole game, a shared win counting as its share; None where it cannot be told."""


@runtime_checkable
class Rater(Protocol[V_contra]):
    """A bot that tells what it expects of every move, for hints and analysis. It is a `Bot`, too.

    There is a rating for each of ``view.moves``. Where these are the first steps of a big move, whole moves are rated,
    as records write them, at least one for each step. The first rating is what `choose` plays, given the same generator
    and budget: the best in the bot's judgement, which may be careful with a small lead that chance could explain. The
    others follow by value, the best first.
    """

    def choose(self, view: V_contra, rng: Random, budget: Budget) -> Move: ...
    def rate(self, view: V_contra, rng: Random, budget: Budget) -> tuple[Rating, ...]: ...


class Comparison(NamedTuple):
    """What a decision was worth, beside everything else that could have been done, as far as the seat could know."""

    ratings: tuple[Rating, ...]
    """The moves that were compared, what was done always among them: the best first, the others by value."""
    best: Move
    """The best move; what was done, where nothing is measurably better."""
    regret: float
    """How much worse than the best what was done is expected to end, in the game's own unit; never below 0."""
    error: float
    """The standard error of the regret, from the same worlds for both moves; 0 where it is certain."""
    worlds: int
    """In how many worlds the two were compared; 0 where there was nothing to compare."""


@runtime_checkable
class Comparer(Protocol[V_contra]):
    """A bot that tells afterwards what a decision has cost. ``budget.simulations`` counts worlds.

    All moves are tried in the same worlds, which agree with the view. The best one is chosen in some of them and
    compared with what was done in others, so that the best of many estimates does not look better than it is.
    """

    def choose(self, view: V_contra, rng: Random, budget: Budget) -> Move: ...
    def compare(self, view: V_contra, played: Move, rng: Random, budget: Budget) -> Comparison: ...


class Rules(Protocol[S]):
    """The rules of a game: pure, deterministic functions. Implemented by the module ``games/<name>/rules.py``.

    States are frozen; `apply` returns a new one or raises `Illegal` and changes nothing.
    A round begins with a deal, which is a move like any other (`shuffle` makes a random one).
    """

    def new(self, config: Any) -> S: ...
    def shuffle(self, state: S, rng: Shuffler) -> Move: ...
    def awaits_deal(self, state: S) -> bool: ...
    def is_over(self, state: S) -> bool: ...
    def to_act(self, state: S) -> Seat | None:
        """The seat on turn; None while a deal is awaited and when the game is over."""

    def legal(self, state: S) -> Iterable[Move]:
        """Every whole legal move of the seat on turn, lazily: there may be very many."""

    def steps(self, state: S) -> Sequence[Move]:
        """The same choice in small steps: a few moves, each of which `apply` accepts."""

    def apply(self, state: S, move: Move) -> S: ...
    def written(self, state: S, move: Move) -> Move | None:
        """The move that a record gets for a legal move: itself; None for a step; the whole move for its last step."""

    def scores(self, state: S) -> tuple[tuple[int, ...], ...]:
        """Points of every seat, for every finished round."""

    def accounts(self, state: S) -> tuple[Account, ...]:
        """Why each seat got its points in the round that has just ended; a game may forget it with the next deal."""

    def winners(self, state: S) -> tuple[Seat, ...]:
        """Who has won the game (several in a tie); empty until it is over."""


class Unnumbered(ValueError):
    """A move without an action number: a deal, a whole prediction, a cell outside of an encoder's window."""

    def __init__(self, move: Move) -> None:
        super().__init__(str(move))
        self.move = move


class Piece(NamedTuple):
    """A named part of an observation: where it begins in the array, and the shape that its numbers have."""

    start: int
    shape: tuple[int, ...]

    @property
    def slice(self) -> slice:
        """The part of the array: ``out[piece.slice].reshape(piece.shape)``."""
        return slice(self.start, self.start + prod(self.shape))


def layout(shapes: Mapping[str, tuple[int, ...]]) -> Mapping[str, Piece]:
    """Pieces of these shapes, one behind the other."""
    starts = accumulate((prod(shape) for shape in shapes.values()), initial=0)
    return MappingProxyType({name: Piece(start, shapes[name]) for name, start in zip(shapes, starts, strict=False)})


class Encoder(Protocol[V_contra]):
    """A game in numbers, for algorithms that learn or search: the module ``games/<name>/encode.py``.

    Everything is made from views, so nothing hidden can get into it. Seats are counted from the seat that looks: 0 is
    the seat itself, 1 its left neighbour, and so on, in observations as in actions that name a seat. What a net learns
    in one seat then holds in all of them. So the number of an action depends on who acts, and on the number of players,
    but never on the options: one net can play with all of them.
    """

    def actions(self, config: Any) -> int:
        """How many action numbers there are: 0, 1, 2 … without holes."""

    def number(self, config: Any, seat: Seat, move: Move) -> int:
        """The number of a move, or of a step of one, for the seat that makes it; `Unnumbered` if it has none."""

    def move(self, config: Any, seat: Seat, number: int) -> Move:
        """The move with that number, legal now or not."""

    def mask(self, view: V_contra, out: NDArray[np.bool_] | NDArray[np.uint8]) -> None:
        """Writes which actions the seat may take now: none if it is not on turn, nor any without a number."""

    def pieces(self, config: Any) -> Mapping[str, Piece]:
        """What stands where in an observation."""

    def shape(self, config: Any) -> tuple[int, ...]:
        """The shape of an observation."""

    def fill(self, view: V_contra, out: NDArray[np.float32]) -> None:
        """Writes what the seat sees into an array of that shape; an onlooker's view is refused with `ValueError`."""

    def key(self, view: V_contra) -> str:
        """What the seat knows as text: the same for two positions exactly if they look the same to it."""


class Sight(NamedTuple):
    """Arrays for what the seats on turn at many tables see and may do; the first axis of each is the tables."""

    observations: NDArray[np.float32]
    masks: NDArray[np.bool_]
    seats: NDArray[np.int8]
    """Who is on turn."""
    kept: bool
    """True: the arrays still hold what was last written to arrays that are kept. False: they may hold anything."""


class Tables(Protocol):
    """Many tables of a game at once, compiled, in the numbers of its `Encoder`: made by ``games/<name>/vector``.

    Each table plays whole games, one after the other, with a random number generator of its own, which is one number.
    """

    def begin(self, rngs: NDArray[np.uint64], out: Sight) -> None:
        """Begins a new game at every table, and writes what is to be seen."""

    def refused(self, actions: NDArray[np.int64]) -> int:
        """The first table whose action the seat on turn may not take; -1 if there is none."""

    def step(
        self,
        rngs: NDArray[np.uint64],
        actions: NDArray[np.int64],
        scores: NDArray[np.int64],
        ends: NDArray[np.int8],
        out: Sight,
    ) -> None:
        """Takes a legal action at every table, and writes what is to be seen then.

        `ends` tells what has ended: 0 nothing, 1 a round, 2 the game, too. Then the `scores` of the round are written,
        and the next one is dealt.
        """

    def sample(self, rngs: NDArray[np.uint64], actions: NDArray[np.int64]) -> None:
        """Writes an action for every table, all that have a number and may be taken equally likely."""


class Spot(NamedTuple):
    """A place in a picture made of characters: its upper left corner from that of the picture, and its size."""

    x: int
    y: int
    width: int
    height: int


class Words(Protocol[V_contra]):
    """How a game is told in plain text (the module ``games/<name>/text.py``)."""

    def position(self, view: V_contra, names: Sequence[str], say: Say) -> str:
        """The whole position as lines of text."""

    def brief(self, view: V_contra, names: Sequence[str], say: Say) -> tuple[str, ...]:
        """The few lines of it that must be in sight where not all of it has room; none: its end will do."""

    def label(self, move: Move, view: V_contra, names: Sequence[str], say: Say) -> str:
        """A move as a person would name it in a list of choices."""

    def spot(self, move: Move, view: V_contra) -> Spot | None:
        """Where a move is made in the picture of the position, if it has one."""

    def sentence(self, event: Event, names: Sequence[str], say: Say) -> str:
        """An event in words; empty for what only moves pieces."""


class Received(Protocol[V]):
    """How a view is read that came over the network (the module ``games/<name>/received.py``)."""

    def view(self, config: Any, seat: Seat | None, told: Mapping[str, Any]) -> V:
        """The view that was told, as far as `Words` needs it; what does not travel is empty."""

    def after(self, view: V, move: Move) -> V | Move:
        """What comes of one of the view's moves: the next view where it is a step, else the move that is to be sent."""


class Say(Protocol):
    """Formats the sentence of a key in one language (see `kartentisch.texts`)."""

    def __call__(self, key: str, /, **args: str | int) -> str: ...


class DealText(Protocol):
    """How a round's deal stands in a record, beside ``moves`` and the scores."""

    @property
    def keys(self) -> tuple[str, ...]: ...
    def read(self, fields: Mapping[str, object]) -> Move:
        """The deal in `fields` (all `keys` are there), or `Illegal` if it is none at all."""

    def write(self, deal: Any) -> dict[str, object]: ...


class SeatTally(NamedTuple):
    """What a finished round tells about one seat beside its points, for its own statistics."""

    order: int
    """How many seats acted before it in the round."""
    role: str
    """What it was in the round, by the game's own names."""
    counts: Mapping[str, int]
    """Numbers that are added up over rounds; what is 0 is left out."""


def _nothing(_: object) -> tuple[Any, ...]:
    return ()


@dataclass(frozen=True)
class Game(Generic[S, V]):
    """One game, whole: what the registry lists and everything else is handed."""

    name: str
    players: range
    options: tuple[Option, ...]
    config: Callable[..., Config]
    scores_key: str
    rules: Rules[S]
    parse: Callable[[str], Move]
    deal_text: DealText
    view: Callable[[S, Seat | None], V]
    """Builds a view field by field: all that a seat (None: an onlooker) has seen in this round."""
    events: Callable[[S, Move, S], tuple[Event, ...]]
    event_args: Mapping[str, type]
    """Every event that there is, with the type of its arguments (a TypedDict)."""
    sample: Callable[[V, Random], S]
    bots: Mapping[str, Callable[[], Bot[V]]]
    words: Words[V]
    unit: str
    """What points are: sentences that tell it choose by this word, as `$unit`."""
    reveals: frozenset[str] = frozenset()
    """Events that show somebody what was hidden before: a move that made one happen cannot be taken back."""
    fewest_win: bool = False
    """Whether points are penalties."""
    matters: float = 0.3
    """The least difference between two moves, in points, that analysis calls a mistake."""
    phrases: tuple[Phrase, ...] = ()
    """What its players can say of it in ready phrases; the pages offer them in this order."""
    why: Callable[[V, Sequence[Move], Random], tuple[Reason, ...]] | None = None
    """For hints: why each of some moves of a view is as good as it is, in a sentence; nothing but what was measured."""
    measures: Callable[[S], tuple[Mapping[str, float], ...]] = _nothing
    """For research: numbers beside the points, for each seat, of the round that has just ended.

    A number that makes no sense for a seat is left out; averages are taken over those who have it.
    """

    tally: Callable[[S], tuple[SeatTally, ...]] = _nothing
    """For people's statistics: the round that has just ended, seat by seat; a game without this has no statistics."""

    puzzles: Mapping[str, Callable[[], Maker[V]]] = field(default_factory=dict)
    """The kinds of puzzles about this game, each with what makes them; made when it is first needed."""

    def configure(self, players: int, options: Mapping[str, object] | None = None) -> Config:
        """A configuration, or `Illegal` where the number of players, an option or its value does not exist."""
        if players not in self.players:
            raise Illegal("players", players=players, game=self.name)
        known = {option.name: option for option in self.options}
        chosen = dict(options or {})
        for name, value in chosen.items():
            if name not in known:
                raise Illegal("unknown-option", name=quoted(name), game=self.name)
            if not known[name].admits(value):
                raise Illegal("option-value", known[name].rule, name=name, value=quoted(value))
        return self.config(players=players, **chosen)


def quoted(value: object) -> str:
    """A foreign value as it may be printed: escaped, on one line, never long."""
    text = ascii(value)
    return text if len(text) <= 60 else text[:57] + "..."
