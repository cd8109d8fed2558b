"""The fitted functions at work: a layer of hidden numbers as one vector of the machine, in a fixed order of sums.

They are most of what a policy, and so a search, costs. The compiler does not find the vectors by itself; told of them
it is eight times as quick, and the sums stay the same to the last bit on every machine.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic

from kartentisch.compiled import compiled
from kartentisch.games.siegel.players.fitted import HIDDEN, INPUTS
from kartentisch.games.siegel.players.strength import Numbers
from kartentisch.games.siegel.players.weighing import POSITION

_FLOAT, _WORD, _PLACE = ir.FloatType(), ir.IntType(64), ir.IntType(32)
_VECTOR = ir.VectorType(_FLOAT, HIDDEN)
_NOUGHT = ir.Constant(_VECTOR, None)
_BIAS, _LAST, _ROWS = INPUTS, INPUTS + 1, INPUTS + 2
_ALIGNED = 4


@compiled
def begun(weights: Numbers, net: int, numbers: Numbers, hidden: Numbers) -> None:
    """The counts of the position, which are the same for all choices, on their way through a fitted function."""
    _begun(weights, net, numbers, hidden)  # type: ignore[call-arg]  # the first is given by the compiler


@compiled
def worth(weights: Numbers, net: int, numbers: Numbers, shared: Numbers) -> float:
    """A fitted function of all counts: what `begun` found, and the rest of them."""
    return float(_worth(weights, net, numbers, shared))  # type: ignore[call-arg]


@intrinsic
def _begun(_context: Any, weights: Any, net: Any, numbers: Any, hidden: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        rows, counts, out = _pointers(context, builder, signature, values)
        total = _row(builder, rows, _BIAS)
        builder.store(_summed(builder, rows, counts, range(POSITION), total), out, align=_ALIGNED)
        return context.get_dummy_value()

    return types.void(*_plain(weights, net, numbers, hidden)), code


@intrinsic
def _worth(_context: Any, weights: Any, net: Any, numbers: Any, shared: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        rows, counts, before = _pointers(context, builder, signature, values)
        found = builder.load(before, align=_ALIGNED)
        found = _summed(builder, rows, counts, range(POSITION, INPUTS), found)
        found = builder.select(builder.fcmp_ordered(">", found, _NOUGHT), found, _NOUGHT)
        found = builder.fmul(found, _row(builder, rows, _LAST))
        total = ir.Constant(_FLOAT, 0.0)
        for place in range(HIDDEN):
            total = builder.fadd(total, builder.extract_element(found, _PLACE(place)))
        return total

    return types.float32(*_plain(weights, net, numbers, shared)), code


def _plain(weights: Any, net: Any, *rows: Any) -> tuple[Any, ...]:
    """The types as they are, where they are those that the code below can read."""
    for array in (weights, *rows):
        if not (isinstance(array, types.Array) and array.layout == "C" and array.dtype == types.float32):
            raise TypeError(f"rows of float32 without gaps, not {array}")
    return weights, types.int64 if isinstance(net, types.Integer) else net, *rows


def _pointers(context: Any, builder: Any, signature: Any, values: Any) -> tuple[Any, Any, Any]:
    """Where the rows of the function begin, its counts, and the vector that goes in or out."""
    weights, counts, vector = (
        context.make_array(signature.args[i])(context, builder, values[i]).data for i in (0, 2, 3)
    )
    rows = builder.bitcast(weights, _VECTOR.as_pointer())
    first = builder.gep(rows, [builder.mul(values[1], _WORD(_ROWS))])
    return first, counts, builder.bitcast(vector, _VECTOR.as_pointer())


def _row(builder: Any, rows: Any, number: int) -> Any:
    return builder.load(builder.gep(rows, [_WORD(number)]), align=_ALIGNED)


def _summed(builder: Any, rows: Any, counts: Any, numbers: range, total: Any) -> Any:
    """The total and, one after the other, each count times its row."""
    places = ir.Constant(ir.VectorType(_PLACE, HIDDEN), None)
    for number in numbers:
        count = builder.load(builder.gep(counts, [_WORD(number)]), align=_ALIGNED)
        spread = builder.insert_element(ir.Constant(_VECTOR, ir.Undefined), count, _PLACE(0))
        spread = builder.shuffle_vector(spread, spread, places)
        total = builder.fadd(total, builder.fmul(spread, _row(builder, rows, number)))
    return total
