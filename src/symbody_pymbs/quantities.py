"""Parameters, inputs, expressions, controllers and bodies of a world."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from symbody.errors import ModelError
from symbody.expr.node import Node, Scalar
from symbody_pymbs.calls import name_last, pymbs_call, symbol_first
from symbody_pymbs.description import VarKind, checked_string, is_result
from symbody_pymbs.functions import symmetric_matrix
from symbody_pymbs.matrix import Matrix, Value, array_of, wrapped, zeros
from symbody_pymbs.places import Body

_SIX = ("xx", "xy", "yy", "xz", "yz", "zz")


class WithQuantities(Body):
    """What has parameters, inputs, expressions, controllers and bodies."""

    @pymbs_call(symbol_first)
    def addParam(
        self,
        symbol_str: object,
        defaultValue: object,
        positive: object = False,
        negative: object = False,
        name: object = None,
    ) -> Value:
        """Add a parameter; of three values a vector, of six a symmetric matrix."""
        symbol = checked_string("addParam", symbol_str)
        default = array_of(defaultValue)
        sign = bool(positive) and not isinstance(positive, str), bool(negative)

        def parts(suffixes: Iterable[str]) -> Matrix:
            pairs = zip(suffixes, default.reshape(-1), strict=True)
            entries = [
                self._scalar(f"{symbol}_{s}", value, *sign) for s, value in pairs
            ]
            return Matrix(np.array(entries, dtype=object))

        if default.size == 1:
            return self._scalar(symbol, default.item(), *sign)
        if default.shape in ((3,), (3, 1)):
            return parts("xyz")
        if default.shape == (6,):
            return symmetric_matrix(parts(_SIX))
        if default.ndim == 2:
            places = list(np.ndindex(default.shape))
            names = [f"{i}_{j}" for i, j in places]
            if default.shape == (3, 3):
                names = ["xyz"[i] + "xyz"[j] for i, j in places]
            return Matrix(parts(names).array.reshape(default.shape))
        raise ModelError(
            f"addParam({symbol!r}): the value has {default.size} entries. A parameter "
            f"is a number, a vector of 3, or 6 entries (xx, xy, yy, xz, yz, zz) of a "
            f"symmetric matrix."
        )

    def _scalar(
        self, symbol: str, value: Scalar, positive: bool, negative: bool
    ) -> Node:
        who = f"addParam({symbol!r})"
        number = self._it.number(who, value)
        if (positive and number < 0) or (negative and number > 0):
            promised = "positive" if positive else "negative"
            raise ModelError(
                f"{who}: it is said to be {promised}, but its value is {number:g}."
            )
        name = self._it.names.symbol("parameter", symbol)
        self._it.parameters[symbol] = number
        # The promise helps to simplify, and must not exclude zero.
        return self._it.model.add_parameter(
            name,
            value,
            positive=positive and number > 0,
            negative=negative and number < 0,
        )

    @pymbs_call(symbol_first)
    def addInput(
        self,
        symbol_str: object,
        shape: object = None,
        limits: object = None,
        name: object = None,
    ) -> Value:
        """Add an input, zero unless given; its limits are those of a slider."""
        who = f"addInput({symbol_str!r})"
        if limits is not None and (
            not isinstance(limits, list | tuple) or len(limits) != 2
        ):
            raise ModelError(
                f"{who}: limits={limits!r} must be two numbers, as [-1, 1]."
            )
        return self._input(who, symbol_str, shape)[1]

    @pymbs_call(symbol_first)
    def addController(
        self,
        symbol_str: object,
        controlfunc: Any,
        shape: object = None,
        name: object = None,
    ) -> Value:
        """Add an input that a Python function of (t, y, sensors) gives."""
        who = f"addController({symbol_str!r})"
        if not callable(controlfunc):
            raise ModelError(
                f"{who}: {controlfunc!r} is no function of (t, y, sensors)."
            )
        given, value = self._input(who, symbol_str, shape)
        self._it.controllers[self._it.names.of(str(symbol_str))] = controlfunc
        self._it.controller_shapes[str(symbol_str)] = (
            (*given, 1) if len(given) == 1 else given
        )
        return value

    def _input(
        self, who: str, symbol: object, shape: object
    ) -> tuple[tuple[int, ...], Value]:
        """Add an input; return its shape, () for (1,), (1, 1) and None, and symbols."""
        wanted = () if shape is None else shape
        if not isinstance(wanted, tuple | list) or not all(
            type(n) is int for n in wanted
        ):
            raise ModelError(f"{who}: shape={shape!r} must be a tuple such as (3,).")
        given = () if int(np.prod(wanted)) == 1 else tuple(wanted)
        own = self._it.names.symbol("input", checked_string(who, symbol))
        return given, wrapped(self._it.model.add_input(own, shape=given))

    @pymbs_call(symbol_first)
    def addExpression(
        self,
        symbol_str: object,
        exp: object,
        name: object = None,
        category: Any = VarKind.User_Exp,
        positive: object = False,
        negative: object = False,
        limits: object = None,
    ) -> Value:
        """Add a named formula; a sensor if its category says so."""
        symbol = checked_string("addExpression", symbol_str)
        own = self._it.names.symbol("expression", symbol)
        self._it.expressions[symbol] = exp
        is_sensor = is_result(category)
        formula = array_of(exp)
        return wrapped(self._it.model.add_expression(own, formula, sensor=is_sensor))

    @pymbs_call(name_last)
    def addBody(
        self,
        mass: object,
        cg: object = None,
        inertia: object = None,
        name: object = None,
    ) -> Body:
        """Add a rigid body."""
        it = self._it
        own = checked_string("addBody", it.new_name("addBody", "body", name, it.bodies))
        center = zeros((3,)) if cg is None else Matrix(array_of(cg).reshape(-1))
        about = zeros((3, 3))
        if inertia is not None:
            about = _inertia(f"addBody({own!r})", inertia)
        place = it.model.add_body(
            it.names.fresh("body", own),
            mass=array_of(mass).item(),
            com=center.array,
            inertia=about.array,
        )
        body = Body(it, own, place, mass=mass, cg=center, inertia=about)
        it.bodies[own] = body
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
