"""Slopes of the start of a run by parameters and start values.

Independent coordinates and velocities keep their values, or change as they are asked
to; dependent ones close the loops: with C the residuals of positions and velocities,
∂C/∂y δy + ∂C/∂p δp = 0.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from symbody.analyses.instant.inputs import Array
from symbody.arguments import Arguments, listed
from symbody.errors import ModelError
from symbody.expr.evaluate import evaluate
from symbody.expr.node import Node, Symbol
from symbody.expr.traverse import symbols_of
from symbody.pipeline import CompiledModel
from symbody.pipeline.tangent import Direction

_NEGLIGIBLE = 1e-9


def slopes_at_start(
    arguments: Arguments,
    model: CompiledModel,
    t: float,
    y: Array,
    wrt: Sequence[Direction],
    starts: Sequence[Symbol],
) -> Array:
    """Return ∂y/∂s at the closed start, by `wrt`, then by independent start values."""
    system = model.system
    place = {s: i for i, s in enumerate(system.coordinates.y)}
    m = len(wrt)
    slopes = np.zeros((y.size, m + len(starts)))
    for k, symbol in enumerate(starts, start=m):
        slopes[place[symbol], k] = 1.0
    for first in system.quaternions:
        # Start values are brought to length one.
        part = slice(first, first + 4)
        slopes[part] -= np.outer(y[part], y[part] @ slopes[part])
    if system.constraints:
        _check_independent(arguments, model, starts)
        forced = np.zeros((_rows(model), slopes.shape[1]))
        for k, direction in enumerate(wrt):
            for symbol, slope in direction:
                if symbol in system.p:
                    forced[:, k] += _value(model, slope) * _by(model, symbol, t, y)
        _close(model, t, y, slopes, forced)
    return slopes


def _rows(model: CompiledModel) -> int:
    labels = model.equations("constraints").labels
    return len(labels["phi"]) + len(labels["rates"])


def _value(model: CompiledModel, slope: Node) -> float:
    known = zip(model.system.p, model.parameters.tolist(), strict=True)
    return float(evaluate(slope, dict(known)))


def _by(model: CompiledModel, symbol: Symbol, t: float, y: Array) -> Array:
    """Return how the residuals change with one parameter, zero if they do not."""
    results = model.equations("constraints").results
    nodes = [*results["phi"].tolist(), *results["rates"].tolist()]
    if symbol not in symbols_of(nodes):
        return np.zeros(_rows(model))
    result = model.jacobian("constraints", [symbol])
    column: Array = result(t, y, np.zeros(len(model.system.u)))[:, 0]
    return column


def _close(
    model: CompiledModel, t: float, y: Array, slopes: Array, forced: Array
) -> None:
    """Put the changes of dependent coordinates and velocities into slopes."""
    coordinates = model.system.coordinates
    q_in_y, stop = coordinates.q_in_y, coordinates.v_in_y.stop
    u = np.zeros(len(model.system.u))
    C = model.jacobian("constraints", ["q", "v"])(t, y, u)
    turned = model.jacobian("qd", "v")(t, y, u)
    partition = coordinates.by_constraints
    held = len(model.equations("constraints").labels["phi"])
    moved = [j for s in partition.blocks if s.holonomic for j in s.dependent]
    directions = turned[:, moved]
    left = -(forced[:held] + C[:held, q_in_y] @ slopes[q_in_y])
    steps = np.linalg.lstsq(C[:held, q_in_y] @ directions, left, rcond=_NEGLIGIBLE)[0]
    slopes[q_in_y] += directions @ steps
    fast = [coordinates.v_in_y.start + j for j in partition.dependent]
    left = -(forced[held:] + C[held:] @ slopes[:stop])
    slopes[fast] += np.linalg.lstsq(C[held:, fast], left, rcond=_NEGLIGIBLE)[0]


def _check_independent(
    arguments: Arguments, model: CompiledModel, starts: Sequence[Symbol]
) -> None:
    coordinates = model.system.coordinates
    free = [model.system.v[j] for j in coordinates.by_constraints.independent]
    allowed = {*free, *model.system.x}
    allowed |= {q for q, v in coordinates.velocity_of.items() if v in free}
    wrong = [s.name for s in starts if s not in allowed]
    if wrong:
        raise ModelError(
            f"{arguments.who}: the start value of {wrong[0]!r} follows from the "
            f"others, as loops close. Name an independent one, of "
            f"{listed(sorted(s.name for s in allowed))}, or choose others by "
            f"choose_independent."
        )
