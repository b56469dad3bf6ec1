"""The same equations integrated by SciPy."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numpy as np
from bound_call import Function
from scipy.integrate import DOP853, RK45, OdeSolver, solve_ivp

from symbody.pipeline.compiled_model import CompiledModel

METHODS: dict[str, type[OdeSolver]] = {"RK45": RK45, "DOP853": DOP853}


class Functions(NamedTuple):
    """What SciPy integrates.

    Attributes:
        start: The state at the start.
        rates: From t, y to ẏ.
        correct: From t, y to a state on the constraints; None without constraints.
    """

    start: np.ndarray
    rates: Function
    correct: Function | None


def functions_of(
    compiled: CompiledModel,
    made: Callable[[CompiledModel, str, np.ndarray], Function],
    inputs: Mapping[str, Any],
) -> Functions:
    """Return the functions of a system.

    Args:
        compiled: The system.
        made: Makes one of them.
        inputs: Numbers that stay as they are.
    """
    u = np.array([x for value in inputs.values() for x in np.atleast_1d(value)])
    correct = None
    if compiled.system.constraints:
        correct = made(compiled, "correction", u)
    return Functions(compiled.start_state(), made(compiled, "derivatives", u), correct)


def run_scipy(
    functions: Functions, times: np.ndarray, method: str, tolerance: float
) -> np.ndarray:
    """Return the states at some times, shape (times, states).

    A system with constraints is projected on them after every step, as ours is.

    Args:
        functions: The system.
        times: The first is that of the start.
        method: "RK45", which takes the formulas that ours does, or "DOP853".
        tolerance: Relative and absolute.
    """
    start, rates, correct = functions
    tight = {"rtol": tolerance, "atol": tolerance}
    if correct is None:
        span = (times[0], times[-1])
        return solve_ivp(rates, span, start, method, times, **tight).y.T
    solver = METHODS[method](rates, times[0], start, times[-1], **tight)
    rows = [start]
    while solver.status == "running":
        solver.step()
        reached = times[(times > solver.t_old) & (times <= solver.t)]
        if reached.size:
            between = solver.dense_output()
            rows += [correct(t, between(t))[: len(start)] for t in reached]
        solver.y = correct(solver.t, solver.y)[: len(start)]
        solver.f = rates(solver.t, solver.y)
    return np.array(rows)
