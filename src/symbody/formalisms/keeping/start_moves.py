"""Moves of start values from what was given, beside the size of a mechanism."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from symbody.errors import AnalysisError
from symbody.expr.evaluate import evaluate
from symbody.expr.node import Symbol
from symbody.formalisms.constraints.state_coordinates import closed_values, dependents
from symbody.formalisms.derivations import Derivations, of_state
from symbody.system.parts import MovedStart
from symbody.system.system import scales_of
from symbody.system.values import fixed_start, is_rounding

# From here on a start value has moved far: of a size, and of an angle [rad].
_FAR = 0.1
# What closing a loop leaves of a value that stays.
_LEFT = 1e-9


def moved_start(
    of: Derivations,
    start: Mapping[str, float],
    parameters: Sequence[float] | NDArray[np.float64],
    assumed: Mapping[str, float] | None = None,
    dependents: Mapping[str, float] | None = None,
    state: Sequence[float] | None = None,
    t: float = 0.0,
) -> tuple[MovedStart, ...]:
    """Return the start values that differ from the requested ones, beyond rounding.

    `assumed` are others, from which loops closed; `dependents` are of explicit loops;
    the `state` is that of the system by default.
    """
    start = {**(assumed or {}), **start}
    system, taken = of.system, _taken(of, start, parameters, dependents, state, t)
    units = of.unsettled.system.units
    pairs = {s: (start[s.name], x) for s, x in taken.items() if s.name in start}
    slides = [abs(x) for s, x in taken.items() if units[s] == "m"]
    length = scales_of(system, np.array(parameters, dtype=float)[None])[0]
    size = max(float(np.max(length)), *slides, 0.0)
    moved = {
        s: pair
        for s, pair in pairs.items()
        if not is_rounding(*pair, size if units[s] == "m" else 1.0)
    }
    massless = (*system.massless.coordinates, *system.massless.velocities)

    def is_far(symbol: Symbol, before: float, after: float) -> bool:
        if symbol.name in massless:
            # There the search for the balance of loads begins.
            return False
        unit, change = units[symbol], abs(after - before)
        if unit in ("m/s", "rad/s"):
            largest = max(abs(v) for s, v in taken.items() if units[s] == unit)
            return change > _FAR * max(largest, abs(before))
        if unit == "m":
            return change > _FAR * size
        # The entries of a quaternion change by half of an angle.
        return change > (0.5 * _FAR if unit == "1" else _FAR)

    return tuple(
        MovedStart(
            symbol.name,
            *values,
            units[symbol],
            symbol.name in (assumed or {}),
            is_far(symbol, *values),
            system.constrained,
        )
        for symbol, values in sorted(moved.items(), key=lambda item: item[0].name)
    )


@of_state
def near_limits(of: Derivations) -> Mapping[str, tuple[float, float]]:
    """Return up to which change each start value has surely not moved far, by its name.

    It is a number, and a part of the value. Of the size of a mechanism it is known that
    a slide is no longer, which after a change is nearly as long as before.
    """
    by_unit = {"m": (0.0, 0.9 * _FAR), "m/s": (0.0, _FAR), "rad/s": (0.0, _FAR)}
    by_unit["1"] = 0.5 * _FAR, 0.0
    units, tree = of.unsettled.system.units, of.system.spanning_tree
    symbols = (*of.system.coordinates.y, *tree.q, *tree.v)
    return {s.name: by_unit.get(units.get(s, ""), (_FAR, 0.0)) for s in symbols}


def check_fixed(
    of: Derivations,
    parameters: Sequence[float] | NDArray[np.float64],
    released: Collection[str] = (),
    dependents: Mapping[str, float] | None = None,
    state: Sequence[float] | None = None,
    t: float = 0.0,
) -> None:
    """Raise AnalysisError unless fixed start values, but those released, are kept."""
    system = of.system
    fixed = {n: x for n, x in fixed_start(system).items() if n not in released}
    taken = _taken(of, fixed, parameters, dependents, state, t) if fixed else {}
    for symbol, value in taken.items():
        value_now = fixed.get(symbol.name, value)
        if abs(value - value_now) > _LEFT * max(1.0, abs(value_now)):
            raise AnalysisError(
                f"model {system.name!r}: the start value {symbol.name} = "
                f"{value_now:.6g} is fixed, but it follows from others, by which it is "
                f"{value:.6g}. Fix these in place of it, make it independent in its "
                f"loop, or release it."
            )


def _taken(
    of: Derivations,
    start_names: Iterable[str],
    parameters: Sequence[float] | NDArray[np.float64],
    known_values: Mapping[str, float] | None,
    state: Sequence[float] | None,
    t: float,
) -> dict[Symbol, float]:
    """Return the start values of all coordinates, and of the velocities asked for."""
    system = of.system
    state = state or (*system.q_start, *system.v_start)
    values: dict[Symbol, float] = dict(zip((*system.q, *system.v), state, strict=False))
    if not system.loop_solutions:
        return values
    names = set(start_names)
    tree = system.spanning_tree
    if known_values is not None:
        wanted = (*tree.q, *(v for v in tree.v if v.name in names))
        return values | {s: known_values[s.name] for s in wanted if s not in values}
    known = values | dict(zip(system.p, parameters, strict=True)) | {system.t: t}
    known = closed_values(of, known)
    values |= {q: known[q] for q in tree.q}
    speeds = [v for v in tree.v if v not in values and v.name in names]
    if speeds:
        values |= {v: evaluate(dependents(of)[v], known) for v in speeds}
    return values
