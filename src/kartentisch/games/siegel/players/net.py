"""Evaluation of the fitted networks: the hidden layer is one SIMD vector, summed in a fixed order.

This takes most of the time of the policy, and so of a search. The compiler does not vectorise it by itself; with
explicit vectors it is eight times as fast, and the sums are the same to the last bit on every machine.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic

from kartentisch.compiled import compiled
from kartentisch.games.siegel.players.features import POSITION
from kartentisch.games.siegel.players.fitted import HIDDEN, INPUTS
from kartentisch.games.siegel.players.strength import Floats

_FLOAT, _WORD, _PLACE = ir.FloatType(), ir.IntType(64), ir.IntType(32)
_VECTOR = ir.VectorType(_FLOAT, HIDDEN)
_ZERO = ir.Constant(_VECTOR, None)
_BIAS, _LAST, _ROWS = INPUTS, INPUTS + 1, INPUTS + 2
_ALIGNED = 4


@compiled
def shared_sums(weights: Floats, net: int, features: Floats, hidden: Floats) -> None:
    """The sums of the hidden layer over the biases and the features of the position, which all choices share."""
    _shared_sums(weights, net, features, hidden)  # type: ignore[call-arg]  # the first is given by the compiler


@compiled
def worth(weights: Floats, net: int, features: Floats, shared: Floats) -> float:
    """The output of a network: adds the features of a choice to `shared_sums`, then ReLU and the output layer."""
    return float(_worth(weights, net, features, shared))  # type: ignore[call-arg]


@intrinsic
def _shared_sums(_context: Any, weights: Any, net: Any, features: Any, hidden: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        rows, features, out = _pointers(context, builder, signature, values)
        total = _row(builder, rows, _BIAS)
        builder.store(_summed(builder, rows, features, range(POSITION), total), out, align=_ALIGNED)
        return context.get_dummy_value()

    return types.void(*_plain(weights, net, features, hidden)), code


@intrinsic
def _worth(_context: Any, weights: Any, net: Any, features: Any, shared: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        rows, features, before = _pointers(context, builder, signature, values)
        found = builder.load(before, align=_ALIGNED)
        found = _summed(builder, rows, features, range(POSITION, INPUTS), found)
        found = builder.select(builder.fcmp_ordered(">", found, _ZERO), found, _ZERO)  # ReLU
        found = builder.fmul(found, _row(builder, rows, _LAST))
        total = ir.Constant(_FLOAT, 0.0)
        for place in range(HIDDEN):
            total = builder.fadd(total, builder.extract_element(found, _PLACE(place)))
        return total

    return types.float32(*_plain(weights, net, features, shared)), code


def _plain(weights: Any, net: Any, *rows: Any) -> tuple[Any, ...]:
    """The types of the arguments, if the code below can read them; else `TypeError`."""
    for array in (weights, *rows):
        if not (isinstance(array, types.Array) and array.layout == "C" and array.dtype == types.float32):
            raise TypeError(f"rows of float32 without gaps, not {array}")
    return weights, types.int64 if isinstance(net, types.Integer) else net, *rows


def _pointers(context: Any, builder: Any, signature: Any, values: Any) -> tuple[Any, Any, Any]:
    """Pointers to the rows of the network, to the features, and to the vector that goes in or out."""
    weights, features, vector = (
        context.make_array(signature.args[i])(context, builder, values[i]).data for i in (0, 2, 3)
    )
    rows = builder.bitcast(weights, _VECTOR.as_pointer())
    first = builder.gep(rows, [builder.mul(values[1], _WORD(_ROWS))])
    return first, features, builder.bitcast(vector, _VECTOR.as_pointer())


def _row(builder: Any, rows: Any, number: int) -> Any:
    return builder.load(builder.gep(rows, [_WORD(number)]), align=_ALIGNED)


def _summed(builder: Any, rows: Any, features: Any, numbers: range, total: Any) -> Any:
    """The total plus, one after the other, each feature times its row."""
    places = ir.Constant(ir.VectorType(_PLACE, HIDDEN), None)
    for number in numbers:
        feature = builder.load(builder.gep(features, [_WORD(number)]), align=_ALIGNED)
        spread = builder.insert_element(ir.Constant(_VECTOR, ir.Undefined), feature, _PLACE(0))
        spread = builder.shuffle_vector(spread, spread, places)
        total = builder.fadd(total, builder.fmul(spread, _row(builder, rows, number)))
    return total
