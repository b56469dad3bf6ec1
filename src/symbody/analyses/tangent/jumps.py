"""Jumps of the rates that a motion passes, where slopes of the motion jump, too.

The tangent equations do not know that a change of a parameter makes a motion arrive at
a jump at another time. A corner does no harm, nor does a jump at a fixed time.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.instant.inputs import as_function
from symbody.analyses.run.switching import Switching
from symbody.analyses.tangent.tangent_runs import Run, Variables
from symbody.errors import AnalysisError
from symbody.expr.node import Node, Symbol
from symbody.expr.text import text
from symbody.expr.traverse import symbols_of
from symbody.pipeline.graph_lock import building_graph
from symbody.pipeline.quantity_slopes import cost_slopes
from symbody.runtime.loops.answers import map_over

Array: TypeAlias = NDArray[np.float64]
_SAMPLES = 501
# How far before and behind a crossing the rates are compared, of the time between two
# looks; and how much nearer a jump is still one.
_AROUND, _NEARER = 1e-4, 1e-2
_LONGEST = 60


def check_jumps(run: Run, chosen: Variables, begin: float, end: float) -> None:
    """Raise if a motion passes a jump of its rates whose time may change.

    Args:
        run: The run.
        chosen: By what it is differentiated.
        begin: The first time [s].
        end: The last time [s].

    Raises:
        AnalysisError: It does, or velocities jump at a corner of a kinematic formula;
            the message tells when, and at which condition.
    """
    model, jump = run.model, run.ready.problem.jump
    corner = None if jump is None else jump.first_of(run.ready.plan(begin, end))
    if corner is not None and begin < corner < end:
        raise AnalysisError(
            f"{run.asked.who}: at t = {corner:.6g} s a kinematic formula of time has a "
            f"corner, where velocities jump, which the tangent equations do not know. "
            f"Round the corner, as by sqrt(x**2 + r**2) in place of absolute(x)."
        )
    switching = Switching(model, run.ready.driving)
    moving = {*model.system.coordinates.y, *_moved(chosen)}
    with building_graph():
        known = [
            (who, node)
            for who, node in switching.conditions()
            if not moving.isdisjoint(symbols_of(node))
        ]
    if not known:
        return
    grid = np.linspace(begin, end, _SAMPLES)
    result = run.integrated(run.ready.problem, grid)
    nodes = [node for _, node in known]
    values = _values(run, nodes, result.seen, result.y, result.u)
    rows, columns = np.nonzero(values[:-1] * values[1:] < 0)
    for i, j in zip(rows.tolist(), columns.tolist(), strict=True):
        if _jumps(run, nodes[j], result.times[i : i + 2], result.y[i : i + 2]):
            who, node = known[j]
            words = text(node)
            what = words if len(words) <= _LONGEST else "one of its conditions"
            raise AnalysisError(
                f"{run.asked.who}: the {who} jumps at t = {result.times[i]:.4g} s, "
                f"where {what} changes its sign. When that is changes with what is "
                f"differentiated by, which the tangent equations do not know. Make the "
                f"formula continuous, for example by tanh or a steep slope."
            )


def _moved(chosen: Variables) -> Iterable[Symbol]:
    return (symbol for direction in chosen.wrt for symbol, _ in direction)


def _values(run: Run, nodes: list[Node], t: Array, y: Array, u: Array) -> Array:
    function = cost_slopes(
        run.model.shared, tuple(nodes), (), run.formulas, run.model.parameters
    )
    count = len(nodes)
    size = count * (1 + y.shape[1])
    return map_over(function, t, y, u, size)[:, :count]


def _jumps(run: Run, node: Node, times: Array, states: Array) -> bool:
    """Return whether rates jump where a condition changes between two states."""
    step, y = float(times[1] - times[0]), states[0]
    inputs, rates = (
        as_function(run.ready.driving.inputs),
        run.model.function("derivatives"),
    )

    def f(t: float, state: Array) -> Array:
        jumps: Array = rates(t, state, inputs(t, state))
        return jumps

    slopes = f(float(times[0]), y), f(float(times[1]), states[1])

    def state_at(s: float) -> Array:
        """Return the state in between by a cubic."""
        a, b = s * s * (3 - 2 * s), s * (1 - s) ** 2 * step
        c = s * s * (s - 1) * step
        between: Array = y + a * (states[1] - y) + b * slopes[0] + c * slopes[1]
        return between

    def condition(s: float) -> float:
        t, state = float(times[0]) + s * step, state_at(s)
        u = np.atleast_2d(inputs(t, state))
        return float(_values(run, [node], np.array([t]), state[None], u)[0, 0])

    low, high = 0.0, 1.0
    first = condition(low)
    while high - low > 1e-12:
        middle = 0.5 * (low + high)
        if condition(middle) * first > 0:
            low = middle
        else:
            high = middle
    middle = 0.5 * (low + high)

    def change(by: float) -> float:
        sides = (middle - by, middle + by)
        before, after = (f(float(times[0]) + s * step, state_at(s)) for s in sides)
        return float(np.abs(after - before).max())

    wide = change(_AROUND)
    return change(_NEARER * _AROUND) > 0.5 * wide > 0
