"""Start values that the user gave, and those that are fixed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from symbody.expr.node import Symbol
from symbody.system.system import System

Values: TypeAlias = Sequence[float] | NDArray[np.float64]
# Numbers with fewer digits than this are taken to be exact to so many.
_DIGITS = 2
# What closing a loop leaves, relative to the value.
_LEFT = 1e-9


def given_start(system: System) -> dict[str, float]:
    """Return the start values that the model gives, driven coordinates left out."""
    return {
        symbol.name: value
        for symbol, value, known in _start(system)
        if symbol.name in known
    }


def assumed_start(system: System) -> dict[str, float]:
    """Return the start coordinates that nobody gave, and that constraints may move."""
    if not system.constraints:
        return {}
    state = {s.name for s in system.q}
    return {
        symbol.name: value
        for symbol, value, known in _start(system)
        if symbol.name in state and symbol.name not in known
    }


def fixed_start(system: System) -> dict[str, float]:
    """Return the start values that nothing may change."""
    fixed = {name for joint in system.joints for name in joint.fixed}
    return {s.name: value for s, value, _ in _start(system) if s.name in fixed}


def started(system: System, q: Values, v: Values, x: Values) -> System:
    """Return a system with other start values, extra states included."""
    states, at = {}, 0
    for name, state in system.states.items():
        size = state.start.size
        own = np.array(x[at : at + size], dtype=float).reshape(state.start.shape)
        states[name] = replace(state, start=own)
        at += size
    tree = system.tree
    if tree is not None:
        tree = replace(tree, states=states)
    return replace(system, q_start=tuple(q), v_start=tuple(v), states=states, tree=tree)


def _start(system: System) -> Iterator[tuple[Symbol, float, set[str]]]:
    """Yield free coordinates and velocities, start values, and names of given ones."""
    tree = system.spanning_tree
    free = {s.name for s in (*tree.q, *tree.v)}
    for joint in system.joints:
        known = joint.given | joint.fixed
        for symbols, values in ((joint.q, joint.q_start), (joint.v, joint.v_start)):
            for symbol, value in zip(symbols, values, strict=True):
                if symbol.name in free:
                    yield symbol, value, known


def is_rounding(given: float, taken: float, size: float = 1.0) -> bool:
    """Return whether two values differ by less than the digits of the first one.

    Args:
        given: As the user wrote it.
        taken: What it became.
        size: What counts as large; values of less digits are exact in relation to it.
    """
    scale = max(size, abs(given))
    digits, _, power = repr(given).partition("e")
    exponent = int(power or 0) - len(digits.partition(".")[2])
    last_digit = min(10.0**exponent, scale * 10.0**-_DIGITS)
    return abs(taken - given) <= max(0.5 * last_digit, _LEFT * scale)


def values_at_start(system: System, parameters: Sequence[float]) -> dict[Symbol, float]:
    """Return the values of all symbols at the start, inputs zero.

    Args:
        system: The system.
        parameters: Values of its parameters.
    """
    values: dict[Symbol, float] = {system.t: 0.0, **dict.fromkeys(system.u, 0.0)}
    for symbols, numbers in (
        (system.q, system.q_start),
        (system.v, system.v_start),
        (system.x, system.x_start),
        (system.p, parameters),
    ):
        values.update(zip(symbols, numbers, strict=True))
    return values
