"""Time integration of all equations of a constrained system together, by IDA."""

from __future__ import annotations

import time
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.inputs import Inputs, as_function
from symbody.analyses.problem import InitialValueProblem
from symbody.analyses.segments import Segment, segments
from symbody.analyses.trajectory import Trajectory
from symbody.errors import AnalysisError, ModelError
from symbody.events.schedule import rounding
from symbody.pipeline import CompiledModel
from symbody.results.status import Outcome, Statistics, Status

Array = NDArray[np.float64]
_ANY_ERROR = 1e6
_ALWAYS = np.array([-np.inf, np.inf])


def integrate_dae(
    model: CompiledModel,
    problem: InitialValueProblem,
    times: Array,
    *,
    rtol: float,
    atol: float,
    max_step: float,
    max_steps: int,
) -> Trajectory:
    """Return the states at the asked times, by SUNDIALS' IDA.

    The solver begins anew behind each time event.

    Args:
        model: A model with constraints.
        problem: Its start, which keeps the constraints, inputs and time events.
        times: When the state is asked for, in order, each once or twice [s].
        rtol: Error allowed in a step, relative to the state.
        atol: Error allowed beside it.
        max_step: Longest step [s].
        max_steps: How many steps are tried at most between two asked times.

    Raises:
        ModelError: scikit-sundae is not installed.
        AnalysisError: The solver failed; the result is the trajectory until then.
    """
    dae = _Equations(model, problem.inputs, len(problem.y0))
    tolerances = np.full(dae.size, atol)
    # The integrals of the multipliers have no effect, so their errors do not count.
    tolerances[dae.n :] = _ANY_ERROR
    solver = _ida()(
        dae.residual, jacfn=dae.jacobian, rtol=rtol, atol=tolerances,
        max_num_steps=max_steps, max_step=max_step if np.isfinite(max_step) else 0.0,
    )  # fmt: skip
    y, seen = np.array(problem.y0, dtype=float), times.copy()
    states = np.full((len(times), dae.n), np.nan)
    rows = evaluations = events = 0
    outcome: Outcome = "completed"
    message = ""
    begin = time.perf_counter()
    for segment in segments(times, problem.events(float(times[0]), float(times[-1]))):
        asked = times[segment.first : segment.last]
        seen[segment.first : segment.last] = segment.seen(asked)
        dae.window = segment.window
        found = np.tile(y, (len(asked), 1))
        if not segment.is_instant:
            events += segment.begin != times[0]
            grid, places = _grid(segment, asked)
            try:
                result = solver.solve(grid, *dae.start(segment.begin, y))
            except KeyboardInterrupt:
                # IDA tells nothing of the times before: only segments count.
                outcome = "interrupted"
                break
            evaluations += int(result.nfev)
            if not result.success:
                outcome, message = "failed", str(result.message)
            found = result.y[places[places < len(result.y)], : dae.n]
            y = dae.corrected(segment.end, result.y[-1, : dae.n])
        rows = segment.first + len(found)
        states[segment.first : rows] = found
        if outcome == "failed":
            break
    seconds = time.perf_counter() - begin
    statistics = Statistics(
        "IDA", len(dae.tried), None, evaluations, 0, seconds, events=events
    )
    # The start is known, whatever happens.
    rows, states[0] = max(rows, 1), problem.y0
    status = Status(outcome, _told(outcome, message, times[rows - 1], times[-1]))
    return _ended(dae, times[:rows], seen[:rows], states[:rows], status, statistics)


def _told(outcome: Outcome, message: str, t: float, end: float) -> str:
    if outcome == "completed":
        return f"reached t = {t:g} s."
    if outcome == "interrupted":
        return f"interrupted; t = {t:.6g} s of {end:g} s is the last time known."
    return (
        f"time integration with IDA: it stopped at t = {t:.6g} s: {message} Loosen the "
        f"tolerances, or keep the constraints by 'projection'."
    )


def _ended(
    dae: _Equations,
    times: Array,
    seen: Array,
    states: Array,
    status: Status,
    statistics: Statistics,
) -> Trajectory:
    """Return the trajectory, on its constraints; raise it if the solver failed."""
    dae.window = _ALWAYS
    for row, t in enumerate(seen):
        states[row] = dae.corrected(t, states[row])
    u = np.array([dae.inputs(t, y) for t, y in zip(seen, states, strict=True)])
    trajectory = Trajectory(times, states, u, status, statistics, seen)
    if status.outcome == "failed":
        raise AnalysisError(status.message, trajectory)
    return trajectory


def _grid(segment: Segment, asked: Array) -> tuple[Array, NDArray[np.int64]]:
    """Return times that IDA can be asked for, and where the asked ones are in them.

    They are three or more, for it answers two by all its steps, and each once; the
    second must not be nearer to the first than rounding.
    """
    begin, end = segment.begin, segment.end
    near = rounding(begin, end - begin)
    asked = np.where(np.abs(asked - begin) <= near, begin, asked)
    grid = np.unique([begin, 0.5 * (begin + end), *asked, end])
    if end < begin:
        return grid[::-1].copy(), np.searchsorted(-grid[::-1], -asked)
    return grid, np.searchsorted(grid, asked)


@final
class _Equations:
    """All equations of a constrained model together, as IDA calls them.

    Attributes:
        n: Number of states.
        size: Number of unknowns; beyond the states, integrals of multipliers.
        window: The earliest and the latest time that formulas get [s].
        tried: The times of all evaluations.
        inputs: From time and state to the inputs.
    """

    def __init__(self, model: CompiledModel, inputs: Inputs, n: int) -> None:
        self.n = n
        self.size = len(model.program("dae_residual").arguments[1].symbols)
        self.window = _ALWAYS
        self.tried: set[float] = set()
        self.inputs = as_function(inputs)
        self._model = model
        self._residual = model.function("dae_residual")
        self._matrices = model.function("dae_matrices")

    def residual(self, t: float, y: Array, yp: Array, res: Array) -> None:
        """Write the residual."""
        self.tried.add(t)
        t = self._seen(t)
        res[:] = self._residual(t, y, yp, self.inputs(t, y[: self.n]))

    def jacobian(
        self, t: float, y: Array, yp: Array, res: Array, cj: float, JJ: Array
    ) -> None:
        """Write ∂F/∂y + cj ∂F/∂yp."""
        t = self._seen(t)
        both = self._matrices(t, y, yp, self.inputs(t, y[: self.n]))
        on_y, on_yp = both.reshape(2, self.size, self.size)
        JJ[:, :] = on_y + cj * on_yp

    def start(self, t: float, y: Array) -> tuple[Array, Array]:
        """Return unknowns and their derivatives that fulfil all equations."""
        t, extra = self._seen(t), self.size - self.n
        rates = _start_rates(self._model, t, y, self.inputs(t, y), extra)
        return np.concatenate([y, np.zeros(extra)]), rates

    def corrected(self, t: float, y: Array) -> Array:
        """Return a state put back on the constraints, which IDA keeps roughly."""
        correction, t = self._model.function("correction"), self._seen(t)
        nothing = np.zeros(len(self._model.system.u))
        for _ in range(2):
            y = correction(t, np.ascontiguousarray(y), nothing)[:-1]
        return y

    def _seen(self, t: float) -> float:
        return float(min(max(t, self.window[0]), self.window[1]))


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


def _start_rates(
    model: CompiledModel, t: float, y0: Array, u: Array, extra: int
) -> Array:
    """Return derivatives at the start that fulfil all equations."""
    yd = model.function("derivatives")(t, y0, u)
    lam = model.function("multipliers")(t, y0, u)
    partition = model.system.partition
    assert partition is not None
    explicit = sum(len(c.closure.rows) for c in model.system.closures)
    kept = [i - explicit for i in partition.rows if i >= explicit]
    pushes = np.zeros(extra - len(kept))
    return np.concatenate([yd, pushes, lam[kept]])
