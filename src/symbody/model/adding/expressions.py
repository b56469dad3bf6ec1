"""Adding expressions and curves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import overload

import numpy as np

from symbody.arguments import Arguments
from symbody.errors import ModelError
from symbody.expr.external import Curve
from symbody.expr.node import Array, Symbol
from symbody.model.curve import Extrapolation, new_curve
from symbody.model.description import Description
from symbody.model.formulas import (
    ArrayLike,
    FormulaLike,
    MatrixLike,
    NumbersLike,
    VectorLike,
)
from symbody.model.quantities import (
    Expression,
    checked_shape,
    element_of,
    symbols_of_shape,
)


@overload
def add_expression(
    self: Description,
    name: str,
    formula: FormulaLike | None = ...,
    *,
    shape: tuple[()] = ...,
    sensor: bool = ...,
    unit: str = ...,
) -> Symbol: ...
@overload
def add_expression(
    self: Description,
    name: str,
    formula: ArrayLike | None = ...,
    *,
    shape: int | Sequence[int] = ...,
    sensor: bool = ...,
    unit: str = ...,
) -> Array: ...
def add_expression(
    self: Description,
    name: str,
    formula: object = None,
    *,
    shape: object = (),
    sensor: bool = False,
    unit: str = "",
) -> object:
    """Add a named formula of any quantities: inputs, sensors, coordinates, time.

    Args:
        name: Unique in the model.
        formula: Number, formula, or nested lists or an array of them; None if
            `define` gives it later, so that others can use it before.
        shape: Of an expression without formula: (), (n,) or (n, m).
        sensor: Whether simulations shall return its value.
        unit: For tables and plots.

    Returns:
        The symbol that stands for the formula; an array for vectors, matrices.

    Raises:
        ModelError: The name is taken, or the formula holds foreign symbols.
    """
    self._names.check("expression", name)
    if formula is None:
        value: Array = np.empty(checked_shape("expression", name, shape), object)
    else:
        value = self._formula(f"expression {name!r}", formula, None)
    symbols = symbols_of_shape(name, value.shape)
    arguments = Arguments(f"expression {name!r}", ModelError)
    sensor, unit = arguments.flag("sensor", sensor), arguments.text("unit", unit)
    expression = Expression(name, symbols, value, sensor, unit)
    table = self.undefined if formula is None else self.expressions
    return self._add("expression", table, expression)


def define(
    self: Description,
    expression: Symbol | Array | str,
    formula: FormulaLike | VectorLike | MatrixLike,
) -> None:
    """Give the formula of an expression that was added without one.

    Args:
        expression: What add_expression returned, or its name.
        formula: Of anything known, in the shape of the expression.

    Raises:
        ModelError: This is no expression that waits for a formula, or the formula
            has another shape or foreign symbols.
    """
    kind = "expression without formula"
    waiting = element_of("define", kind, self.undefined, expression)
    who = f"expression {waiting.name!r}"
    value = self._formula(who, formula, waiting.symbols.shape)
    self.expressions[waiting.name] = replace(waiting, formula=value)
    del self.undefined[waiting.name]


def add_curve(
    self: Description,
    name: str,
    x: NumbersLike,
    y: NumbersLike,
    *,
    extrapolation: Extrapolation | Sequence[Extrapolation] = "linear",
) -> Curve:
    """Add a function given by a table of points: a cam, a characteristic.

    Between the points it is a cubic spline with continuous second derivatives.

    Args:
        name: Unique in the model.
        x: Abscissae, increasing; a pair (x1, x2) for a table of two arguments.
        y: Ordinates, shape (n,); or a table of shape (n, m) for two arguments.
        extrapolation: What follows beyond the table: "linear", "constant",
            "periodic" (the last point repeats the first), or "error": no value,
            so that a simulation stops there. One for each argument if they differ.

    Returns:
        A function for formulas: ``cam(angle)``. Its derivatives are exact.

    Raises:
        ModelError: The name is taken, or the table is none.
    """
    self._names.check("curve", name)
    curve, table = new_curve(name, x, y, extrapolation)
    self._names.take("curve", name)
    self.curves[name], self.tables[name] = curve, table
    return curve
