"""Values of parameters: defaults, of which some are formulas, and the user's own."""

from __future__ import annotations

import math
from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments, not_in_model, real_array, shown
from symbody.errors import ModelError
from symbody.expr.evaluate import evaluate
from symbody.expr.node import Symbol
from symbody.model.quantities import Parameter
from symbody.system.system import System
from symbody.with_units import in_unit


def parameter_values(
    system: System, overrides: Mapping[str, object] | None = None
) -> NDArray[np.float64]:
    """Return a value for every symbol of system.p.

    A default that is a formula is evaluated with the values given here, so that
    changing a mass changes the inertia that was defined by it.

    Args:
        system: The system.
        overrides: Values by name of the parameter, in its shape.

    Raises:
        ModelError: A name is unknown, or a value has another shape, is not finite, or
            has not the sign that was promised.
    """
    overrides = Arguments("parameters", ModelError).mapping("parameters", overrides)
    for name in overrides:
        if name not in system.parameters:
            raise ModelError(
                not_in_model("parameter", name, system.name, system.parameters)
            )
    defaults, parameters = system.defaults, system.parameters
    values = defaults.values.copy()
    for name, given in overrides.items():
        values[defaults.places[name]] = _checked(parameters[name], given).ravel()
    followed = [n for n in defaults.formulas if n not in overrides]
    if followed:
        of = dict(zip(system.p, values.tolist(), strict=True))
        for name in followed:
            for at, symbol, formula in defaults.formulas[name]:
                of[symbol] = values[at] = evaluate(formula, of)
    finite = np.isfinite(values).all()
    if not (finite and (values * defaults.signs > defaults.least).all()):
        for symbol, value in zip(system.p, values.tolist(), strict=True):
            _check_value(symbol, value)
    return values


def _check_value(symbol: Symbol, value: float) -> None:
    if not math.isfinite(value):
        raise ModelError(
            f"parameter {symbol.name!r}: its formula gives {value} with the parameters "
            f"it depends on, which is not finite. Change these or the formula."
        )
    if value * symbol.sign <= 0 and symbol.sign:
        promise = "positive" if symbol.sign > 0 else "negative"
        raise ModelError(
            f"parameter {symbol.name!r}: the value {value:g} breaks the promise of "
            f"add_parameter that it is {promise}, which simplification relied on. Give "
            f"a {promise} value, or add the parameter without promise."
        )


def _checked(parameter: Parameter, given: object) -> NDArray[np.float64]:
    given = in_unit(f"parameter {parameter.name!r}", given, parameter.unit)
    array = real_array(given)
    if array is None:
        raise ModelError(
            f"parameter {parameter.name!r}: the value {shown(given)} is not a real "
            f"number or array of these. Give one, or leave it out for the default."
        )
    if array.shape != parameter.symbols.shape:
        raise ModelError(
            f"parameter {parameter.name!r}: the value has the shape {array.shape}, but "
            f"the parameter has {parameter.symbols.shape}. Give as many entries."
        )
    if not np.isfinite(array).all():
        raise ModelError(
            f"parameter {parameter.name!r}: the value {shown(given)} is not finite. "
            f"Give a finite number."
        )
    return array
