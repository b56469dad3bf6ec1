"""The same equations as Python functions, integrated by SciPy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from scipy.integrate import DOP853, RK45, OdeSolver, solve_ivp

from symbody.pipeline.compiled_model import CompiledModel

METHODS: dict[str, type[OdeSolver]] = {"RK45": RK45, "DOP853": DOP853}


def run_scipy(
    compiled: CompiledModel,
    times: np.ndarray,
    method: str,
    tolerance: float,
    inputs: Mapping[str, Any],
) -> np.ndarray:
    """Return the states at some times, shape (times, states).

    A system with constraints is projected on them after every step, as ours is.

    Args:
        compiled: The system, its functions in Python.
        times: The first is that of the start.
        method: "RK45", which takes the formulas that ours does, or "DOP853".
        tolerance: Relative and absolute.
        inputs: Numbers that stay as they are.
    """
    f = compiled.function("derivatives")
    u = np.array([x for value in inputs.values() for x in np.atleast_1d(value)])

    def rates(t: float, y: np.ndarray) -> np.ndarray:
        return f(t, y, u)

    start, tight = compiled.start_state(), {"rtol": tolerance, "atol": tolerance}
    if not compiled.system.constraints:
        span = (times[0], times[-1])
        return solve_ivp(rates, span, start, method, times, **tight).y.T
    correct = compiled.function("correction")
    solver = METHODS[method](rates, times[0], start, times[-1], **tight)
    rows = [start]
    while solver.status == "running":
        solver.step()
        reached = times[(times > solver.t_old) & (times <= solver.t)]
        if reached.size:
            between = solver.dense_output()
            rows += [correct(t, between(t), u)[: len(start)] for t in reached]
        solver.y = correct(solver.t, solver.y, u)[: len(start)]
        solver.f = rates(solver.t, solver.y)
    return np.array(rows)
