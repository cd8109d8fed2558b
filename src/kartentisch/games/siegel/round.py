"""A round of Die sieben Siegel in a few machine words, for compiled code: its fields, and functions to read them.

Three packings are used, all of them in signed numbers that never become negative:

- A set of actions (numbered as in `actions`), and so a hand of cards, is two words: the actions 0–59, which are the
  cards of the first four colours, and those from 60 on. The cards of a colour are 15 bits in a row: `suit`.
- The seals of a seat or of the middle are counted in one word, five bits a kind: `count`.
- Which seats are known to lack which colours is one word, five bits a seat: `lacks`.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias, get_type_hints

import numpy as np
from llvmlite import binding, ir
from numba.core import config, types
from numba.extending import intrinsic
from numpy.typing import NDArray

from kartentisch.compiled import inlined
from kartentisch.games.siegel import cards as material
from kartentisch.games.siegel.cards import BLACK, HIGHEST, SEATS, VALUES

Words: TypeAlias = NDArray[np.int64]
Rounds: TypeAlias = NDArray[Any]
"""Several rounds in a row, of dtype `ROUND`."""
_Word: TypeAlias = Annotated[int, np.int64]
_Small: TypeAlias = Annotated[int, np.int8]

COLOURS, KINDS = len(material.COLOURS), len(material.KINDS)
PREDICT, PLAY, HAND_BACK, OVER = range(4)
"""The phases of a round."""
NOBODY = -1
"""The value of `saboteur` while there is none."""
NONE = -1
"""The value of `last` before a seal is taken."""
NO_COLOUR = COLOURS
"""The value of `led` while no card is led."""
HALF = 4 * VALUES
"""The first action in the second word of a set."""
SEAL_BITS = SEATS
"""The bits for the count of a kind of seal: equal to the distance between the actions of two takes from one seat."""


class Round(np.record):  # type: ignore[misc]  # numpy itself makes classes of it
    """A round; its parts have names in Python and in compiled code alike. `ROUND` is its dtype."""

    hands: Annotated[Words, np.int64, (SEATS, 2)]
    """``hands[seat]``: the cards of a seat as a set of actions."""
    played: Annotated[Words, np.int64, (2,)]
    """The cards that were played in this round, as a set of actions."""
    seals: Annotated[Words, np.int64, (SEATS,)]
    """``seals[seat]``: the seals before a seat."""
    middle: _Word
    """The seals in the middle."""
    voids: _Word
    """The colours that seats did not follow."""
    prices: Annotated[NDArray[np.int8], np.int8, (SEATS,)]
    """What being the saboteur costs each seat before black seals are counted (S19, S22)."""
    phase: _Small
    turn: _Small
    """The seat whose decision it is."""
    leader: _Small
    """The seat that led this trick, or will lead the next one."""
    dealer: _Small
    saboteur: _Small
    """A seat, or `NOBODY`."""
    last: _Small
    """The last colour that the predicting seat took, or `NONE`."""
    laid: _Small
    """The number of cards on the table."""
    led: _Small
    """The led colour until the trick is settled, then `NO_COLOUR`."""
    winning: Annotated[int, np.int16]
    """The best card so far: eight times its `cards.POWER`, plus the seat; 0 when the trick is settled."""
    tricks: _Small
    """The number of tricks that are over."""
    players: _Small
    uncompensated: _Small
    """1 where a seal may be taken from others without a white one to give (S8), else 0."""
    may_keep: _Small
    """1 where a white seal may be kept and a black one taken (S14), else 0."""
    by_hand: _Small
    """1 where handing back can be forgotten (S17), else 0."""


_FIELDS = [(name, *hint.__metadata__) for name, hint in get_type_hints(Round, include_extras=True).items()]
ROUND = np.dtype((Round, np.dtype(_FIELDS, align=True)))


def new_rounds(number: int) -> Rounds:
    """So many rounds, all empty."""
    return np.zeros(number, dtype=ROUND)


def packed(counts: tuple[int, ...]) -> int:
    """A word that counts so many seals of each kind."""
    return sum(number << SEAL_BITS * kind for kind, number in enumerate(counts))


ALL_SEALS = packed(material.SEALS)
"""All seals of the game (S2)."""
EACH = packed((1,) * KINDS)
"""One seal of each kind."""
_BELOW_BLACK = (1 << SEAL_BITS * BLACK) - 1
_MOST = (1 << SEAL_BITS - 1) - 1
_SUIT = (1 << VALUES) - 1
assert max(material.SEALS) <= _MOST
DECK = np.array([(1 << HIGHEST.get(players, 0)) - 1 for players in range(SEATS + 1)], dtype=np.int64)
"""The cards of a colour as a set of bits, by the number of players (S3)."""


@intrinsic
def _ctpop(_context: Any, number: Any) -> Any:  # noqa: ARG001 (numba tells the type of the argument)
    def code(_context: Any, builder: Any, _signature: Any, values: Any) -> Any:
        return builder.ctpop(values[0])

    return types.int64(types.int64), code


@intrinsic
def _cttz(_context: Any, number: Any) -> Any:  # noqa: ARG001 (numba tells the type of the argument)
    def code(_context: Any, builder: Any, _signature: Any, values: Any) -> Any:
        return builder.cttz(values[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), code


@inlined
def size(cards: int) -> int:
    """How many bits are set."""
    return int(_ctpop(cards))  # type: ignore[call-arg]  # the first is given by the compiler


@inlined
def lowest(cards: int) -> int:
    """The place of the lowest bit that is set."""
    return int(_cttz(cards))  # type: ignore[call-arg]


@intrinsic
def _pdep(_context: Any, number: Any, mask: Any) -> Any:  # noqa: ARG001 (numba tells the types of the arguments)
    def code(_context: Any, builder: Any, _signature: Any, values: Any) -> Any:
        word = ir.IntType(64)
        kind = ir.FunctionType(word, (word, word))
        return builder.call(builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", fnty=kind), values)

    return types.int64(types.int64, types.int64), code


_SLOW = {"bdver4", "znver1", "znver2"}
"""Processors on which PDEP takes longer than what it replaces."""


def deposits() -> bool:
    """Whether code is compiled for this very processor, and it has PDEP, which finds the n-th bit of a set at once."""
    if config.CPU_NAME or config.CPU_FEATURES is not None:  # type: ignore[attr-defined] # set by the environment
        return False
    return binding.get_host_cpu_features().get("bmi2", False) and binding.get_host_cpu_name() not in _SLOW


_BYTES = 0x0101010101010101
_PLACES = [[place for place in range(8) if byte >> place & 1] for byte in range(256)]
_IN_BYTE = np.array([places + [0] * (8 - len(places)) for places in _PLACES], dtype=np.uint8)
"""``_IN_BYTE[byte, n]``: the place of the n-th bit of a byte."""


@inlined
def nth_counted(cards: int, n: int) -> int:
    """As `nth`, on any processor; without branches, which random input would make slow."""
    pairs = cards - (cards >> 1 & 0x5555555555555555)
    fours = (pairs & 0x3333333333333333) + (pairs >> 2 & 0x3333333333333333)
    upto = (fours + (fours >> 4) & 0x0F0F0F0F0F0F0F0F) * _BYTES  # in each byte: how many there are up to its end
    byte = size((n * _BYTES | 0x80808080808080) - upto & 0x80808080808080) << 3
    return int(byte + _IN_BYTE[cards >> byte & 255, n - (upto << 8 >> byte) & 7])


@inlined
def nth_deposited(cards: int, n: int) -> int:
    """As `nth`, by PDEP."""
    return int(_cttz(_pdep(1 << n, cards)))  # type: ignore[call-arg]


nth = nth_deposited if deposits() else nth_counted
"""The place of the n-th bit of a set, from 0."""


@inlined
def put(cards: Words, card: int) -> None:
    """Puts a card into a set that lacks it, or takes it out of one that has it."""
    if card < HALF:
        cards[0] ^= 1 << card
    else:
        cards[1] ^= 1 << card - HALF


@inlined
def suit(cards: Words, colour: int) -> int:
    """The cards of one colour in a set, 15 bits."""
    if colour < COLOURS - 1:
        return int(cards[0] >> VALUES * colour & _SUIT)
    return int(cards[1] & _SUIT)


@inlined
def count(seals: int, kind: int) -> int:
    """How many seals of a kind a word counts."""
    return seals >> SEAL_BITS * kind & (1 << SEAL_BITS) - 1


@inlined
def held(this: Round, seat: int, kind: int) -> int:
    """How many seals of a kind lie before a seat."""
    return count(int(this.seals[seat]), kind)


@inlined
def there(seals: int) -> int:
    """One seal of each kind of which there is at least one."""
    return seals + _MOST * EACH >> SEAL_BITS - 1 & EACH


@inlined
def unsettled(seals: int) -> int:
    """How many seals there are, without black ones."""
    return count((seals & _BELOW_BLACK) * (EACH & _BELOW_BLACK), BLACK - 1)


@inlined
def lacks(this: Round, seat: int, colour: int) -> int:
    """1 if a seat did not follow that colour, else 0."""
    return this.voids >> COLOURS * seat + colour & 1


@inlined
def power_to_beat(this: Round) -> int:
    """The power of the best card on the table; 0 when there is none."""
    return this.winning >> 3


@inlined
def seat_to_beat(this: Round) -> int:
    """The seat that played the best card on the table."""
    return this.winning & 7
