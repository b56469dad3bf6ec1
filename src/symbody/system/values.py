"""Values of parameters and starts: defaults, and those of the user."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments, not_in_model
from symbody.errors import ModelError
from symbody.expr.evaluate import evaluate_all
from symbody.expr.node import Symbol
from symbody.model.quantities import Parameter
from symbody.system.system import System, with_fields
from symbody.with_units import in_unit

Values: TypeAlias = Sequence[float] | NDArray[np.float64]
_PARAMETERS = Arguments("parameters", ModelError)
# Numbers with fewer digits than this are taken to be exact to so many.
_DIGITS = 2
# What closing a loop leaves, relative to the value.
_LEFT = 1e-9


def parameter_values(
    system: System, overrides: Mapping[str, object] | None = None
) -> NDArray[np.float64]:
    """Return a value for every symbol of system.p, overridden by parameters' names.

    A default that is a formula follows these values, as an inertia follows a mass.
    """
    if overrides is None or overrides.__class__ is not dict:
        overrides = _PARAMETERS.mapping("parameters", overrides)
    defaults, parameters = system.defaults, system.parameters
    values, fit = defaults.values.copy(), defaults.fit
    for name, override in overrides.items():
        if name not in parameters:
            _PARAMETERS.mapping("parameters", overrides)
            raise ModelError(not_in_model("parameter", name, system.name, parameters))
        place, sign = defaults.alone.get(name, (-1, 0.0))
        if override.__class__ is float and place >= 0 and math.isfinite(override):
            values[place] = override
            fit = fit and (sign == 0 or sign * override > 0)
        else:
            fit, value = False, _checked(parameters[name], override)
            values[defaults.places[name]] = value.ravel()
    followers = [n for n in defaults.followers(overrides) if n not in overrides]
    if not ((defaults.follow(values, followers) and fit) or defaults.are_fit(values)):
        for symbol, value in zip(system.p, values.tolist(), strict=True):
            if not math.isfinite(value):
                raise ModelError(
                    f"parameter {symbol.name!r}: its formula gives {value} with the "
                    f"parameters it depends on, which is not finite. Change these or "
                    f"the formula."
                )
            if value * symbol.sign <= 0 and symbol.sign:
                promise = "positive" if symbol.sign > 0 else "negative"
                raise ModelError(
                    f"parameter {symbol.name!r}: the value {value:g} breaks the "
                    f"promise of add_parameter that it is {promise}, which "
                    f"simplification relied on. Give a {promise} value, or add the "
                    f"parameter without promise."
                )
    return values


def _checked(parameter: Parameter, value: object) -> NDArray[np.float64]:
    who = f"parameter {parameter.name!r}"
    value = in_unit(who, value, parameter.unit)
    remedy = "Give as many finite numbers, or leave it out for the default."
    shape = parameter.symbols.shape
    return Arguments(who, ModelError).numbers("value", value, shape, remedy)


def user_start(system: System) -> dict[str, float]:
    """Return the start values that the model gives, driven coordinates left out."""
    return {
        symbol.name: value
        for symbol, value, known in system.joint_starts
        if symbol.name in known
    }


def assumed_start(system: System) -> dict[str, float]:
    """Return the start coordinates that constraints may move, as no one gave them."""
    if not system.constraints:
        return {}
    state = {s.name for s in system.q}
    return {
        symbol.name: value
        for symbol, value, known in system.joint_starts
        if symbol.name in state and symbol.name not in known
    }


def fixed_start(system: System) -> dict[str, float]:
    """Return the start values that nothing may change."""
    fixed = {name for joint in system.joints for name in joint.fixed}
    return {s.name: value for s, value, _ in system.joint_starts if s.name in fixed}


def started(system: System, q: Values, v: Values, x: Values) -> System:
    """Return a system with other start values, extra states included."""
    states, at = {}, 0
    for name, state in system.states.items():
        size = state.start.size
        own = np.array(x[at : at + size], dtype=float).reshape(state.start.shape)
        states[name] = replace(state, start=own)
        at += size
    system = with_fields(system, states=states)
    return replace(system, q_start=tuple(q), v_start=tuple(v))


def is_rounding(requested: float, taken: float, size: float = 1.0) -> bool:
    """Return whether values differ by less than the user's digits, as of `size`."""
    scale, off = max(size, abs(requested)), abs(taken - requested)
    if off <= _LEFT * scale or off > 10.0**-_DIGITS * scale:
        return off <= _LEFT * scale  # whatever the digits
    digits, _, power = repr(requested).partition("e")
    exponent = int(power or 0) - len(digits.partition(".")[2])
    last_digit = min(10.0**exponent, scale * 10.0**-_DIGITS)
    return off <= max(0.5 * last_digit, _LEFT * scale)


def starts_of_discrete(system: System, parameters: Values) -> NDArray[np.float64]:
    """Return the values of all discrete variables at the start."""
    nodes = [n for d in system.discretes.values() for n in d.start.ravel().tolist()]
    at = dict(zip(system.p, map(float, parameters), strict=True))
    return np.array(evaluate_all(nodes, at), dtype=float)


def values_at_start(system: System, parameters: Values) -> dict[Symbol, float]:
    """Return the values of all symbols at the start, inputs zero."""
    values: dict[Symbol, float] = {system.t: 0.0, **dict.fromkeys(system.u, 0.0)}
    for symbols, numbers in (
        (system.q, system.q_start),
        (system.v, system.v_start),
        (system.x, system.x_start),
        (system.p, map(float, parameters)),
        (system.discrete, starts_of_discrete(system, parameters).tolist()),
    ):
        values.update(zip(symbols, numbers, strict=True))
    return values
