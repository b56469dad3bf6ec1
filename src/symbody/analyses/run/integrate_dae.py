"""Integration of all equations of a constrained system together, by steps of IDA."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, final

import numpy as np

from symbody.analyses.instant.inputs import Array, as_function
from symbody.analyses.run.driver import Segment, event_between, segments
from symbody.analyses.run.integrate import note_of_jumps
from symbody.analyses.run.keeping import off_set_aside, singular_position
from symbody.analyses.run.methods import IntegrationMethod
from symbody.analyses.run.problem import InitialValueProblem, Trajectory
from symbody.errors import AnalysisError, ModelError
from symbody.events.switches import rounding
from symbody.pipeline import CompiledModel
from symbody.results.record import Outcome, Statistics, Status
from symbody.runtime.functions import CompiledFunction

# After so many steps in turn the pace is looked at.
_TURN = 500
# Where a step is looked at whether formulas have switched; how near to that steps end.
_LOOKED_AT, _BESIDE = (0.1, 0.22, 0.35, 0.49, 0.61, 0.73, 0.87, 1.0), 1e-11
# What is so small beside its greatest size, or at all, is zero, as in the loops.
_NOISE, _NOTHING = 1e-13, 1e-15
# A pace that needs so many times the steps that are allowed gets nowhere.
_HOPELESS = 10.0


@final
class _March:
    """Steps of IDA through rising or falling times, by a later solver if one fails."""

    def __init__(
        self,
        equations: _Equations,
        solvers: Sequence[Any],
        times: Array,
        y: Array,
        max_steps: int,
    ) -> None:
        self._equations, self._times, self._max_steps = equations, times, max_steps
        self.t, self.y, self.h = float(times[0]), y, 0.0
        self.steps = 0
        self.failure = ""  # why it ended too early
        self.interrupted = False
        self.solver, *self._others = solvers
        self._end, self._turn = float(times[-1]), self.t
        self._sign = 1.0 if self._end >= self.t else -1.0
        # Where steps end, before formulas switch, and how near to that [s].
        self._stop, self._near, self._sides = self._end, 0.0, np.zeros(0)
        self._begin()

    def through(self) -> list[Array]:
        """Return the unknowns at the times, as far as the steps come."""
        equations, rows = self._equations, [self.y]
        try:
            for request in map(float, self._times[1:]):
                self._to(request)
                if self.failure:
                    break
                row = equations.refined(request, *self._at(request), self.h)
                self.failure = equations.off(request, row)
                if self.failure:
                    break
                rows.append(row)
        except KeyboardInterrupt:
            self.interrupted = True
        return rows

    def _to(self, request: float) -> None:
        """Step until a time is reached or passed, or the steps fail."""
        while not self.failure and self._sign * (request - self.t) > 0:
            if self.steps and self.steps % _TURN == 0:
                pace, self._turn = abs(self.t - self._turn) / _TURN, self.t
                if abs(self._end - self.t) > _HOPELESS * self._max_steps * pace:
                    self._fail(f"its steps have become as short as {pace:.2g} s.")
                if self.failure:
                    return
            result = self.solver.step(request, method="onestep", tstop=self._stop)
            self.steps += 1
            if not result.success:
                self._fail(str(result.message))
                continue
            t, y = float(result.t), np.array(result.y, dtype=float)
            self.failure = self._equations.off(t, y)
            if self.failure:
                return
            rates = np.array(result.yp, dtype=float)
            if self._goes_back(t, y, rates):
                continue
            self.t, self.y, self.h, self._rates = t, y, t - self.t, rates
            if t == self._stop != self._end:
                # Behind the switch.
                self.t += 2 * self._near
                self.y = y + 2 * self._near * rates
                self._stop = self._end
                self._begin()
            if self.steps >= self._max_steps:
                self.failure = f"{self.steps} steps have led no further."

    def _goes_back(self, t: float, y: Array, rates: Array) -> bool:
        """Return whether formulas switch in a step, so that it is to end before."""
        sides, h = self._sides, t - self.t
        rise, values, x, before = y - self.y, self._equations.switches, 0.0, 0.0

        def crossed(x: float) -> Any:
            bend, last = h * self._rates - rise, rise - h * rates
            state = self.y + x * (rise + (1 - x) * (bend + x * (last - bend)))
            return values(self.t + x * h, state) * sides < 0

        for x in _LOOKED_AT if sides.size else ():
            if crossed(x).any():
                break
            before = x
        else:
            self._sides = values(t, y)
            return False
        near = max(abs(_BESIDE * h), 100 * rounding(t, 0.0)) * self._sign
        while (x - before) * abs(h) > abs(near):
            middle = (before + x) / 2
            before, x = (before, middle) if crossed(middle).any() else (middle, x)
        if abs(x * h) <= 2 * abs(near):
            self._sides = values(t, y)
            return False  # within rounding of the begin, or of the end
        self._near, self._stop = near, self.t + x * h - near
        self._begin()
        return True

    def _at(self, t: float) -> tuple[Array, Array]:
        """Return the unknowns and their derivatives at a time within the last step."""
        if abs(t - self.t) <= 2 * abs(self._near):
            return self.y, self._rates
        result = self.solver.step(t, method="normal")
        return np.array(result.y, dtype=float), np.array(result.yp, dtype=float)

    def _begin(self) -> None:
        self.y, self._rates = self._equations.start(self.t, self.y)
        self._sides = self._equations.switches(self.t, self.y)
        self.solver.init_step(self.t, self.y, self._rates)

    def _fail(self, failure: str) -> None:
        """Go on with another solver, or fail if there is none."""
        if not self._others:
            self.failure = failure
            return
        self.solver = self._others.pop(0)
        self._begin()


_ANY_ERROR = 1e6
# IDA ends Newton's method at a third of the tolerance, and these errors add up over
# thousands of steps; so it gets a sharper one, but none that rounding defeats. Where it
# fails with that, as near singular positions, it goes on with the tolerance itself.
_SHARPER, _SHARPEST = 0.01, 1e-12
# Steps of Newton's method at an asked time; how much faster than a step is stiff there.
_REFINEMENTS, _FASTER = 2, 5.0
_ALWAYS = np.array([-np.inf, np.inf])


def integrate_dae(
    model: CompiledModel,
    problem: InitialValueProblem,
    times: Array,
    method: IntegrationMethod,
) -> Trajectory:
    """Return states by SUNDIALS' IDA, begun anew at events; raise as `integrate`."""
    dae = _Equations(model, problem, len(problem.y0))
    own, rtol = method.tolerances(problem.labels), method.rtol
    ida, solvers = _ida(), []
    for part in (max(_SHARPER, min(1.0, _SHARPEST / rtol)), 1.0):
        # The integrals of the multipliers have no effect, so their errors do not count.
        tolerances = np.append(part * own, np.full(dae.size - dae.n, _ANY_ERROR))
        solver = ida(
            dae.residual, jacfn=dae.jacobian, rtol=part * rtol, atol=tolerances,
            max_num_steps=method.max_steps,
            max_step=method.longest if np.isfinite(method.longest) else 0.0,
        )  # fmt: skip
        solvers.append(solver)
    y, formula_times = np.array(problem.y0, dtype=float), times.copy()
    states: list[Array] = []
    reached = [float(times[0])]
    steps = events = 0
    outcome: Outcome = "completed"
    failure = ""
    started = time.perf_counter()
    jumps: list[float] = []
    last: Segment | None = None
    for segment in segments(times, problem.events(float(times[0]), float(times[-1]))):
        wanted = times[segment.first : segment.last]
        formula_times[segment.first : segment.last] = segment.formula_times(wanted)
        dae.window = segment.window
        if problem.jump and last is not None and segment.begin != times[0]:
            before = y
            try:
                y = problem.jump.after(*event_between(last, segment, times), y)
            except AnalysisError as error:
                outcome, failure, reached = "failed", str(error), [segment.begin]
                break
            jumps += [segment.begin] if y is not before else []
        last = segment
        if segment.is_instant:
            states += [y] * len(wanted)
            continue
        events += segment.begin != times[0]
        # Rising times, the second not too near for IDA.
        begin, end = segment.begin, segment.end
        near = np.abs(wanted - begin) <= rounding(begin, end - begin)
        wanted, sign = np.where(near, begin, wanted), 1.0 if begin <= end else -1.0
        grid = sign * np.unique([sign * begin, *(sign * wanted), sign * end])
        places = np.searchsorted(sign * grid, sign * wanted)
        # What is not finite IDA finds by itself.
        with np.errstate(over="ignore", invalid="ignore"):
            march = _March(dae, solvers, grid, y, method.max_steps - steps)
            rows = march.through()
        steps += march.steps
        states += [rows[k][: dae.n] for k in places.tolist() if k < len(rows)]
        y = rows[-1][: dae.n]
        if march.failure or march.interrupted:
            outcome = "interrupted" if march.interrupted else "failed"
            failure, reached = march.failure, [march.t]
            if march.t != grid[len(rows) - 1]:
                y = march.y[: dae.n]
            break
        y = dae.corrected(segment.end, y)
    seconds = time.perf_counter() - started
    statistics = Statistics(
        "IDA", steps, None, dae.evaluations, 0, seconds, events=events
    )
    count = len(states)
    t, formula_times = times[:count], formula_times[:count]
    if outcome != "completed" and (not count or t[-1] != reached[0]):
        states.append(y)
        t, formula_times = np.append(t, reached), np.append(formula_times, reached)
    status = Status(outcome, _message(dae, outcome, failure, t, times[-1], y))
    # IDA keeps states on the constraints roughly.
    dae.window = _ALWAYS
    Y = np.array([*map(dae.corrected, formula_times, states)])
    u = np.array([*map(dae.inputs, formula_times, Y)])
    notes = note_of_jumps(jumps)
    trajectory = Trajectory(t, Y, u, status, statistics, formula_times, notes)
    if outcome == "failed":
        raise AnalysisError(status.message, trajectory)
    return trajectory


def _message(
    dae: _Equations, outcome: Outcome, failure: str, t: Array, end: float, y: Array
) -> str:
    """Return how the run ended, with what is singular there if it failed."""
    if outcome == "completed":
        return f"reached t = {t[-1]:g} s."
    if outcome == "interrupted":
        return f"interrupted at t = {t[-1]:.6g} s of {end:g} s."
    text = f"time integration with IDA: it stopped at t = {t[-1]:.6g} s: {failure}"
    if dae.is_broken:
        return text
    remedy = "Loosen the tolerances, or keep the constraints by 'projection'."
    return f"{text} {singular_position(dae.model, float(t[-1]), y) or remedy}"


@final
class _Equations:
    """All equations of a constrained model together, as IDA calls them."""

    def __init__(
        self, model: CompiledModel, problem: InitialValueProblem, n: int
    ) -> None:
        self.n = n
        self.size = len(model.program("dae_residual").arguments[1].symbols)
        self.window = _ALWAYS
        self.evaluations = 0
        self.inputs = as_function(problem.inputs, problem.held)
        self._switches, self._greatest = problem.switches, _NOTHING / _NOISE
        self._no_inputs = np.zeros(len(model.system.u))
        self.model = model
        self.is_broken = False
        self._residual = model.function("dae_residual")
        self._matrices = model.function("dae_matrices")

    def residual(self, t: float, y: Array, yp: Array, res: Array) -> None:
        """Write the residual."""
        self.evaluations += 1
        t = self._formula_time(t)
        res[:] = self._residual(t, y, yp, self.inputs(t, y[: self.n]))

    def jacobian(
        self, t: float, y: Array, yp: Array, res: Array, cj: float, JJ: Array
    ) -> None:
        """Write ∂F/∂y + cj ∂F/∂yp."""
        t = self._formula_time(t)
        both = self._matrices(t, y, yp, self.inputs(t, y[: self.n]))
        on_y, on_yp = both.reshape(2, self.size, self.size)
        JJ[:, :] = on_y + cj * on_yp

    def switches(self, t: float, y: Array) -> Array:
        """Return what passes zero where formulas switch; 0 for what is rounding."""
        if not isinstance(self._switches, CompiledFunction):
            return np.zeros(0)
        t, y = self._formula_time(t), np.ascontiguousarray(y[: self.n])
        values = np.array(self._switches(t, y, self.inputs(t, y))).ravel()
        sizes = np.abs(values)
        self._greatest = np.fmax(self._greatest, sizes)
        return np.asarray(np.where(sizes < _NOISE * self._greatest, 0.0, values))

    def start(self, t: float, y: Array) -> tuple[Array, Array]:
        """Return unknowns and their derivatives that fulfil all equations."""
        t, extra, y = self._formula_time(t), self.size - self.n, y[: self.n]
        y, model = self.corrected(t, y), self.model
        u = self.inputs(t, y)
        yd = model.function("derivatives")(t, y, u)
        lam = model.function("multipliers")(t, y, u)
        rows = list(model.system.coordinates.by_constraints.rows)
        rates = np.concatenate([yd, np.zeros(extra - len(rows)), lam[rows]])
        return np.concatenate([y, np.zeros(extra)]), rates

    def refined(self, t: float, y: Array, yp: Array, h: float) -> Array:
        """Return unknowns on the slow motion, where Newton's method of IDA ends early.

        They fulfil F(t, y*, y' + c (y* - y)) = 0 with c of some steps.
        """
        res, JJ = np.empty(self.size), np.empty((self.size, self.size))
        first, c = y, _FASTER / h
        for _ in range(_REFINEMENTS):
            self.residual(t, y, yp, res)
            self.jacobian(t, y, yp, res, c, JJ)
            try:
                step = np.linalg.solve(JJ, res)
            except np.linalg.LinAlgError:
                return first  # At a singular position IDA's own answer is the best.
            y, yp = y - step, yp - c * step
        return y if np.isfinite(y).all() else first

    def off(self, t: float, y: Array) -> str:
        """Return which equation that was set aside as redundant is off, if one is."""
        if not self.model.system.coordinates.by_constraints.redundant:
            return ""
        correction, nothing = self.model.function("correction"), self._no_inputs
        result = correction(
            self._formula_time(t), np.ascontiguousarray(y[: self.n]), nothing
        )
        self.is_broken = bool(result[-1] < 0)
        row = round(-1 - result[-1])
        return off_set_aside(self.model, row) if self.is_broken else ""

    def corrected(self, t: float, y: Array) -> Array:
        """Return a state put back on the constraints, which IDA keeps roughly."""
        correction, t = self.model.function("correction"), self._formula_time(t)
        for _ in range(2):
            y = correction(t, np.ascontiguousarray(y), self._no_inputs)[:-1]
        return y

    def _formula_time(self, t: float) -> float:
        return float(min(max(t, self.window[0]), self.window[1]))


def _ida() -> Any:
    try:
        # An optional dependency, needed for this way only.
        from sksundae.ida import IDA
    except ImportError:
        raise ModelError(
            "constraints='dae' needs scikit-sundae, which is not installed. "
            "Install it with pip install 'symbody[sundials]', or keep the constraints "
            "by 'projection'."
        ) from None
    return IDA
