"""Adding quantities: parameters, inputs, states, expressions, curves."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import overload

import numpy as np

from symbody.arguments import Arguments, real
from symbody.errors import ModelError
from symbody.expr.external import Curve
from symbody.expr.node import Array, Symbol
from symbody.model.description import Description
from symbody.model.formulas import (
    ArrayLike,
    FormulaLike,
    MatrixLike,
    NumbersLike,
    VectorLike,
)
from symbody.model.loads.load import Range
from symbody.model.quantities import (
    Expression,
    Extrapolation,
    Input,
    Parameter,
    State,
    checked_limits,
    checked_shape,
    element_of,
    new_curve,
    symbols_of_shape,
)
from symbody.model.units import checked_unit
from symbody.with_units import in_unit, with_its_unit


@overload
def add_parameter(
    self: Description,
    name: str,
    default: FormulaLike,
    *,
    positive: bool = ...,
    negative: bool = ...,
    unit: str = ...,
) -> Symbol: ...
@overload
def add_parameter(
    self: Description,
    name: str,
    default: ArrayLike,
    *,
    positive: bool = ...,
    negative: bool = ...,
    unit: str = ...,
) -> Array: ...
def add_parameter(
    self: Description,
    name: str,
    default: object,
    *,
    positive: bool = False,
    negative: bool = False,
    unit: str = "",
) -> object:
    """Add a quantity that is constant during a run.

    Args:
        name: Unique in the model.
        default: Number, formula of other parameters, or a vector or matrix (nested
            lists or array) of these; also a quantity of pint.
        positive: Promise that every entry is positive; simplification uses it.
        negative: Promise that every entry is negative.
        unit: Of SI without prefix, such as "kg" or "N s/m", for checks of formulas,
            tables and plots; of a quantity its own by default.

    Returns:
        The symbol to write formulas with; an object array for vectors, matrices.

    Raises:
        ModelError: The name is taken, the default is no constant formula, both
            signs are promised, or the unit is not one of SI.
    """
    who = f"parameter {name!r}"
    self._names.check("parameter", name)
    arguments = Arguments(who, ModelError)
    sign = arguments.flag("positive", positive) - arguments.flag("negative", negative)
    if positive and negative:
        raise ModelError(
            f"{who}: it cannot be positive and negative at once. Promise one of "
            f"the two, or nothing."
        )
    unit = checked_unit(who, arguments.text("unit", unit))
    default, unit = with_its_unit(who, default, unit)
    checked_unit(who, unit)
    formula = self._formula(who, default, None, allowed=("parameter",))
    checked_shape("parameter", name, formula.shape)
    symbols = symbols_of_shape(name, formula.shape, sign)
    parameter = Parameter(name, symbols, formula, unit)
    self._defaults.update(parameter.defaults)
    return self._add("parameter", self.parameters, parameter)


@overload
def add_input(  # type: ignore[overload-overlap]
    self: Description,
    name: str,
    *,
    shape: tuple[()] = ...,
    limits: tuple[float, float] | None = ...,
    unit: str = ...,
) -> Symbol: ...
@overload
def add_input(
    self: Description,
    name: str,
    *,
    shape: int | Sequence[int],
    limits: tuple[float, float] | None = ...,
    unit: str = ...,
) -> Array: ...
def add_input(
    self: Description,
    name: str,
    *,
    shape: object = (),
    limits: tuple[float, float] | None = None,
    unit: str = "",
) -> object:
    """Add a quantity that is given from outside during a run, zero by default.

    Args:
        name: Unique in the model.
        shape: () for a scalar, (n,) or (n, m).
        limits: Least and greatest value; simulation keeps the input between.
        unit: Of SI without prefix, such as "N", for checks of formulas, tables and
            plots.

    Returns:
        The symbol to write formulas with; an object array for vectors, matrices.

    Raises:
        ModelError: The name is taken, or shape, limits or unit are not valid.
    """
    self._names.check("input", name)
    symbols = symbols_of_shape(name, checked_shape("input", name, shape))
    who = f"input {name!r}"
    unit = checked_unit(who, Arguments(who, ModelError).text("unit", unit))
    limits = in_unit(f"{who}: limits", limits, unit)
    entry = Input(name, symbols, checked_limits(who, limits), unit)
    return self._add("input", self.inputs, entry)


@overload
def add_state(
    self: Description,
    name: str,
    start: float = ...,
    rate: FormulaLike | None = ...,
    *,
    unit: str = ...,
) -> Symbol: ...
@overload
def add_state(
    self: Description,
    name: str,
    start: NumbersLike,
    rate: ArrayLike | None = ...,
    *,
    unit: str = ...,
) -> Array: ...
def add_state(
    self: Description,
    name: str,
    start: object = 0.0,
    rate: object = None,
    *,
    unit: str = "",
) -> object:
    """Add a quantity with a differential equation of its own.

    It is integrated together with the motion: the current of a motor, the integral
    of a controller, the pressure in a cylinder.

    Args:
        name: Unique in the model.
        start: Value at the start, or an array of them, which gives the shape.
        rate: Its time derivative: any formula, of the same shape; None if
            `set_rate` gives it later, so that states can refer to each other.
        unit: Of SI without prefix, such as "A", for checks of formulas, tables and
            plots.

    Returns:
        The symbol to write formulas with; an object array for vectors, matrices.

    Raises:
        ModelError: The name is taken, the start is not of finite numbers, the
            rate has another shape or foreign symbols, or the unit is not one of SI.
    """
    self._names.check("state", name)
    arguments = Arguments(f"state {name!r}", ModelError)
    remedy = "Give numbers here, and other ones to simulate(start=…)."
    unit = checked_unit(arguments.who, arguments.text("unit", unit))
    values = arguments.numbers("start", start, None, remedy, unit)
    symbols = symbols_of_shape(name, checked_shape("state", name, values.shape))
    if rate is not None:
        rate = self._formula(f"rate of state {name!r}", rate, values.shape)
    return self._add("state", self.states, State(name, symbols, values, rate, unit))


def set_rate(
    self: Description,
    state: Symbol | Array | str,
    rate: FormulaLike | VectorLike | MatrixLike,
) -> None:
    """Give a state its differential equation, in place of what it had.

    Args:
        state: What add_state returned, or its name.
        rate: Its time derivative: any formula, of the state's shape.

    Raises:
        ModelError: This is no state of the model, or the rate has another shape or
            foreign symbols.
    """
    element = element_of("set_rate", "state", self.states, state)
    who = f"rate of state {element.name!r}"
    formula = self._formula(who, rate, element.symbols.shape)
    self.states[element.name] = replace(element, rate=formula)


def add_range(
    self: Description,
    of: str,
    quantity: FormulaLike | Array,
    *,
    what: str = "the value",
    least: float = -math.inf,
    greatest: float = math.inf,
) -> None:
    """Give the range of a quantity in which the model holds; motions warn outside.

    A contact that a constraint keeps may push, a cable that is a rod may pull: their
    force, a sensor `Multiplier`, must not be less than zero, or not greater.

    Args:
        of: Name of the element that has the quantity, for the warning.
        quantity: A number over time: a coordinate, velocity, state, input, sensor,
            an entry of one, or an expression with sensor=True.
        what: The quantity in words, for the warning.
        least: Its least value.
        greatest: Its greatest value.

    Raises:
        ModelError: Motions do not have the quantity, or the range is none.
    """
    arguments = Arguments("add_range", ModelError)
    arguments.text("of", of, "Give the name of an element.")
    arguments.text("what", what, "Give words such as 'the force'.")
    formula = self._formula("add_range: the quantity", quantity, ()).item()
    hidden = [e for e in self.expressions.values() if not e.is_sensor]
    if not isinstance(formula, Symbol) or any(formula in e.symbols for e in hidden):
        rule = "a coordinate, velocity, state, input, or number that is a sensor"
        remedy = "Make it an expression with sensor=True."
        raise arguments.refused("quantity", quantity, rule, remedy)
    low, high = (real(x) for x in (least, greatest))
    if low is None or high is None or not low < high:
        rule, remedy = "less than the greatest value", "Give one of them, or both."
        raise arguments.refused("least", least, rule, remedy)
    self._ranges.append((of, Range(what, formula, low, high)))


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
