"""Values of parameters: defaults, of which some are formulas, and the user's own."""

from __future__ import annotations

import math
from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments, near, real_array, shown
from symbody.errors import ModelError
from symbody.expr.evaluate import evaluate
from symbody.expr.node import Const, Symbol
from symbody.model.quantities import Parameter
from symbody.system.system import System


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
            known = ", ".join(system.parameters) or "none"
            raise ModelError(
                f"parameter {name!r}: not in model {system.name!r}. Known parameters: "
                f"{known}. {near(name, system.parameters)}"
            )
    values: dict[str | Symbol, float] = {}
    for parameter in system.parameters.values():
        given = None
        if parameter.name in overrides:
            given = _checked(parameter, overrides[parameter.name])
        symbols = parameter.symbols.ravel().tolist()
        if given is not None:
            values |= zip(symbols, given.ravel().tolist(), strict=True)
        else:
            for symbol, default in zip(
                symbols, parameter.default.ravel().tolist(), strict=True
            ):
                if isinstance(default, Const):
                    values[symbol] = default.value
                else:
                    values[symbol] = evaluate(default, values)
        for symbol in symbols:
            _check_value(symbol, values[symbol])
    return np.array([values[symbol] for symbol in system.p], dtype=float)


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
