"""Time integration of all equations of a constrained system together, by IDA."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.ida_steps import Solved, solve
from symbody.analyses.inputs import CompiledInputs, ConstantInputs, Inputs
from symbody.analyses.keeping import singular_position
from symbody.analyses.trajectory import Trajectory
from symbody.errors import AnalysisError, ModelError
from symbody.pipeline import CompiledModel
from symbody.results.status import Statistics, Status
from symbody.system.dependents import kept_rows

Array = NDArray[np.float64]
# The integrals of the multipliers have no effect, so their errors do not count.
_ANY_ERROR = 1e6


def integrate_dae(
    model: CompiledModel,
    y0: Array,
    times: Sequence[float] | Array,
    inputs: Inputs,
    *,
    rtol: float,
    atol: float,
    max_steps: int,
) -> Trajectory:
    """Return the states at the asked times, by SUNDIALS' IDA.

    Args:
        model: A model with constraints.
        y0: A state that keeps them.
        times: When the state is asked for [s].
        inputs: What gives the inputs.
        rtol: Error allowed in a step, relative to the state.
        atol: Error allowed beside it.
        max_steps: After so many steps the run fails, and before, if it gets nowhere.

    Raises:
        ModelError: scikit-sundae is not installed.
        AnalysisError: The solver failed; the result is the trajectory until then.
    """
    solver_class = _ida()
    grid = np.asarray(times, dtype=float)
    residual, matrices = model.function("dae_residual"), model.function("dae_matrices")
    u_at = _inputs_at(model, inputs)
    n, size = len(y0), len(model.program("dae_residual").arguments[1].symbols)
    extra = size - n
    evaluations = 0

    def resfn(t: float, y: Array, yp: Array, res: Array) -> None:
        nonlocal evaluations
        evaluations += 1
        res[:] = residual(t, y, yp, u_at(t, y[:n]))

    def jacfn(t: float, y: Array, yp: Array, res: Array, cj: float, JJ: Array) -> None:
        both = matrices(t, y, yp, u_at(t, y[:n])).reshape(2, size, size)
        JJ[:, :] = both[0] + cj * both[1]

    tolerances = np.full(size, atol)
    tolerances[n:] = _ANY_ERROR
    solver = solver_class(
        resfn, jacfn=jacfn, rtol=rtol, atol=tolerances, max_num_steps=max_steps
    )
    start = np.concatenate([y0, np.zeros(extra)])
    rates = _start_rates(model, grid[0], y0, u_at(grid[0], y0), extra)
    begin = time.perf_counter()
    solved = solve(solver, grid, start, rates, max_steps)
    seconds = time.perf_counter() - begin
    reached = solved.times
    states = np.ascontiguousarray(solved.y[:, :n])
    status = Status("completed", f"reached t = {reached[-1]:g} s.")
    if solved.failure:
        status = Status("failed", _explained(model, reached[-1], states, solved))
    states = _corrected(model, reached, states)
    u = np.array([u_at(t, y) for t, y in zip(reached, states, strict=True)])
    statistics = Statistics("IDA", solved.steps, None, evaluations, 0, seconds, False)
    trajectory = Trajectory(reached, states, u, status, statistics)
    if solved.failure:
        raise AnalysisError(status.message, trajectory)
    return trajectory


def _explained(model: CompiledModel, t: float, states: Array, solved: Solved) -> str:
    """Return why the run ended, with what is singular there."""
    singular = singular_position(model, t, states[-1])
    remedy = "Loosen the tolerances, or keep the constraints by 'projection'."
    return (
        f"time integration with IDA: it stopped at t = {t:.6g} s: {solved.failure} "
        f"{singular or remedy}"
    )


def _ida() -> Any:
    try:
        # An optional dependency, needed for this way only.
        from sksundae.ida import IDA
    except ImportError:
        raise ModelError(
            "simulate: constraints='dae' needs scikit-sundae, which is not installed. "
            "Install it with pip install 'symbody[sundials]', or keep the constraints "
            "by 'projection'."
        ) from None
    return IDA


def _inputs_at(model: CompiledModel, inputs: Inputs) -> Callable[[float, Array], Array]:
    match inputs:
        case ConstantInputs(values):
            constant = np.array(values, dtype=float)
            return lambda t, y: constant
        case CompiledInputs(function):
            nothing = np.zeros(len(model.system.u))
            compiled: Any = function
            return lambda t, y: compiled(t, y, nothing)
    python: Any = inputs.function
    return lambda t, y: np.asarray(python(t, y), dtype=float)


def _start_rates(
    model: CompiledModel, t: float, y0: Array, u: Array, extra: int
) -> Array:
    """Return derivatives at the start that fulfil all equations."""
    yd = model.function("derivatives")(t, y0, u)
    lam = model.function("multipliers")(t, y0, u)
    kept = kept_rows(model.system)
    pushes = np.zeros(extra - len(kept))
    return np.concatenate([yd, pushes, lam[kept]])


def _corrected(model: CompiledModel, times: Array, states: Array) -> Array:
    """Return states put back on the constraints, which IDA keeps to its tolerance."""
    correction = model.function("correction")
    nothing = np.zeros(len(model.system.u))
    for row, t in enumerate(times):
        for _ in range(2):
            states[row] = correction(t, states[row], nothing)[:-1]
    return states
