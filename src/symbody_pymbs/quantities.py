"""Parameters, inputs, expressions, controllers and bodies of a world."""

from __future__ import annotations

from collections.abc import Iterable
from types import SimpleNamespace

import numpy as np

from symbody.errors import ModelError
from symbody.expr.node import Array, Node, Scalar
from symbody_pymbs.description import Description, checked_string, is_result
from symbody_pymbs.functions import symmetric_matrix
from symbody_pymbs.matrix import Matrix, Value, array_of, wrapped, zeros
from symbody_pymbs.places import Body

_THREE = ("x", "y", "z")
_SIX = ("xx", "xy", "yy", "xz", "yz", "zz")


def add_parameter(it: Description, call: SimpleNamespace) -> Value:
    """Add a parameter; lists of three and six become scalars with suffixes.

    Returns:
        A symbol; for three values a vector, for six a symmetric matrix of symbols.

    Raises:
        ModelError: The value has another length, or contradicts its sign.
    """
    symbol = checked_string("addParam", call.symbol_str)
    who = f"addParam({symbol!r})"
    if isinstance(call.positive, str):
        call.positive = False
    default = array_of(call.defaultValue)
    if default.size == 1:
        parameter: Node = _scalar_parameter(it, who, symbol, default.item(), call)
        return parameter
    if default.shape in ((3,), (3, 1)):
        return Matrix(_parts(it, who, symbol, _THREE, default, call))
    if default.shape == (6,):
        return symmetric_matrix(Matrix(_parts(it, who, symbol, _SIX, default, call)))
    if default.ndim == 2:
        names = [
            f"{i}_{j}" for i in range(len(default)) for j in range(len(default[0]))
        ]
        if default.shape == (3, 3):
            names = [a + b for a in _THREE for b in _THREE]
        entries = np.array(_parts(it, who, symbol, names, default, call), dtype=object)
        return Matrix(entries.reshape(default.shape))
    raise ModelError(
        f"{who}: the value has {default.size} entries. A parameter is a number, a "
        f"vector of 3, or 6 entries (xx, xy, yy, xz, yz, zz) of a symmetric matrix."
    )


def _parts(
    it: Description,
    who: str,
    symbol: str,
    suffixes: Iterable[str],
    default: Array,
    call: SimpleNamespace,
) -> list[object]:
    return [
        _scalar_parameter(it, who, f"{symbol}_{suffix}", value, call)
        for suffix, value in zip(suffixes, default.reshape(-1), strict=True)
    ]


def _scalar_parameter(
    it: Description, who: str, symbol: str, value: Scalar, call: SimpleNamespace
) -> Node:
    number = it.number(who, value)
    if (call.positive and number < 0) or (call.negative and number > 0):
        promised = "positive" if call.positive else "negative"
        raise ModelError(
            f"{who}: it is said to be {promised}, but its value is {number:g}."
        )
    name = it.names.symbol("parameter", symbol)
    it.parameters[symbol] = number
    # The promise helps to simplify, and must not exclude zero.
    return it.model.add_parameter(
        name,
        value,
        positive=bool(call.positive) and number > 0,
        negative=bool(call.negative) and number < 0,
    )


def shape_meant(who: str, value: object) -> tuple[int, ...]:
    """Return the shape of an input or controller; (1,), (1, 1) and None are scalars.

    Raises:
        ModelError: It is no tuple of whole numbers.
    """
    shape = () if value is None else value
    if not isinstance(shape, tuple | list) or not all(type(n) is int for n in shape):
        raise ModelError(f"{who}: shape={value!r} must be a tuple such as (3,).")
    shape = tuple(shape)
    return () if int(np.prod(shape)) == 1 else shape


def add_input(it: Description, call: SimpleNamespace) -> Value:
    """Add an input; its limits are those of a slider and do not bind it.

    Raises:
        ModelError: Shape or limits are none.
    """
    symbol = checked_string("addInput", call.symbol_str)
    who = f"addInput({symbol!r})"
    limits = call.limits
    if limits is not None and (
        not isinstance(limits, list | tuple) or len(limits) != 2
    ):
        raise ModelError(f"{who}: limits={limits!r} must be two numbers, as [-1, 1].")
    shape = shape_meant(who, call.shape)
    name = it.names.symbol("input", symbol)
    return wrapped(it.model.add_input(name, shape=shape))


def add_controller(it: Description, call: SimpleNamespace) -> Value:
    """Add an input that a Python function of (t, y, sensors) gives.

    Raises:
        ModelError: It is no function, or the shape is none.
    """
    symbol = checked_string("addController", call.symbol_str)
    who = f"addController({symbol!r})"
    if not callable(call.controlfunc):
        raise ModelError(
            f"{who}: {call.controlfunc!r} is no function of (t, y, sensors)."
        )
    shape = shape_meant(who, call.shape)
    name = it.names.symbol("input", symbol)
    it.controllers[name] = call.controlfunc
    it.controller_shapes[symbol] = (*shape, 1) if len(shape) == 1 else shape
    return wrapped(it.model.add_input(name, shape=shape))


def add_expression(it: Description, call: SimpleNamespace) -> Value:
    """Add a named formula; a sensor if its category says so."""
    symbol = checked_string("addExpression", call.symbol_str)
    name = it.names.symbol("expression", symbol)
    formula = array_of(call.exp)
    it.expressions[symbol] = call.exp
    value = it.model.add_expression(name, formula, sensor=is_result(call.category))
    return wrapped(value)


def add_body(it: Description, call: SimpleNamespace) -> Body:
    """Add a rigid body.

    Raises:
        ModelError: The name is taken, or mass, centre or inertia are none.
    """
    name = it.new_name("addBody", "body", call.name, it.bodies)
    name = checked_string("addBody", name)
    who = f"addBody({name!r})"
    cg = zeros((3,)) if call.cg is None else Matrix(array_of(call.cg).reshape(-1))
    inertia = zeros((3, 3)) if call.inertia is None else _inertia(who, call.inertia)
    place = it.model.add_body(
        it.names.fresh("body", name),
        mass=array_of(call.mass).item(),
        com=cg.array,
        inertia=inertia.array,
    )
    body = Body(it, name, place, mass=call.mass, cg=cg, inertia=inertia)
    it.bodies[name] = body
    return body


def _inertia(who: str, entries: object) -> Matrix:
    array = array_of(entries)
    if array.shape == (3, 3):
        return Matrix(array)
    if array.size == 6:
        return symmetric_matrix(Matrix(array))
    raise ModelError(
        f"{who}: the inertia has the shape {array.shape}. Give a symmetric 3x3 matrix, "
        f"as diag([Ixx, Iyy, Izz]), or six entries (xx, xy, yy, xz, yz, zz)."
    )
