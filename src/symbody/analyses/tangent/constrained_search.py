"""The least cost of a motion under conditions, at its end or all the time.

References:
    Kraft (1988), A software package for sequential quadratic programming.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias, final

import numpy as np

from symbody.analyses.instant.inputs import Array
from symbody.analyses.run.problem import Trajectory
from symbody.analyses.tangent.cost_gradient import Cost, cost_along, cost_of
from symbody.analyses.tangent.sensitivities import Outputs, outputs_of
from symbody.analyses.tangent.tangent_runs import Run, Variables, with_slopes
from symbody.analyses.tangent.trials import Trials
from symbody.arguments import Arguments, real, shown
from symbody.errors import AnalysisError
from symbody.results.free_variables import Optimum, OptimumStatus

# A number, or the least and the greatest value, None for no bound.
Range: TypeAlias = float | tuple[float | None, float | None]
ConditionsLike: TypeAlias = Mapping[object, Range]
_KEPT = 1e-6  # of the size of what a condition is about
_AT_LIMIT = 1e-5
_CHECKED = 2001
# Times the tolerance: slopes that are left, where rounding stops the line search.
_FLAT = 100.0
_USED_UP = 9  # of SLSQP: all iterations


@final
class ConstrainedSearch:
    """A search by variables and conditions that are scaled to the order of one."""

    def __init__(
        self,
        tried: Trials,
        final: object,
        running: object,
        duration: float,
        conditions: Sequence[Condition],
    ) -> None:
        self._tried, self._duration = tried, duration
        self._final, self._running, self._conditions = final, running, conditions
        self._scale = tried.scale
        self._last: tuple[bytes, Costs] | None = None
        begun = self._costs(tried.first / self._scale)
        steepest = float(np.abs(begun.gradient * self._scale).max())
        # Where nothing costs anything yet, its size is not known.
        self._size = max(abs(begun.cost), steepest) or 1.0
        self._sizes = [
            _size_of(c, v) for c, v in zip(conditions, begun.values, strict=True)
        ]

    def _costs(self, scaled: Array) -> Costs:
        key = scaled.tobytes()
        if self._last is None or self._last[0] != key:
            self._last = key, self._computed(scaled)
        return self._last[1]

    def _computed(self, scaled: Array, **times: int) -> Costs:
        tried = self._tried
        values = tried.within(scaled)
        run = tried.at(values)
        try:
            return costs_of(
                run, cost_of(run, self._final, self._running), tried.chosen,
                self._duration, self._conditions, **times,
            )  # fmt: skip
        except AnalysisError as error:
            raise tried.failed(values, error) from error

    def _cost(self, scaled: Array) -> tuple[float, Array]:
        result = self._costs(scaled)
        return result.cost / self._size, result.gradient * self._scale / self._size

    def _residuals(self, result: Costs, equal: bool) -> tuple[Array, Array]:
        """Return what must be zero, or not negative, and its slopes."""
        values, slopes = [np.zeros(0)], [np.zeros((0, self._scale.size))]
        parts = zip(
            self._conditions, self._sizes, result.values, result.slopes, strict=True
        )
        for c, size, value, slope in parts:
            if (c.low == c.high) != equal:
                continue
            scaled = slope * self._scale / size
            if np.isfinite(c.low):
                values.append((value - c.low) / size)
                slopes.append(scaled)
            if np.isfinite(c.high) and not equal:
                values.append((c.high - value) / size)
                slopes.append(-scaled)
        return np.concatenate(values), np.vstack(slopes)

    def optimum(self, tolerance: float, most: int, notes: Sequence[str]) -> Optimum:
        """Return what costs least and keeps the conditions."""
        # SciPy takes half a second to import, which simulations do not need.
        from scipy.optimize import minimize

        tried = self._tried
        first = tried.first / self._scale
        costs = [self._costs(first).cost]
        ends = list(zip(*tried.ends, strict=True))
        rules: Any = [
            {
                "type": word,
                "fun": lambda x, equal=equal: self._residuals(self._costs(x), equal)[0],
                "jac": lambda x, equal=equal: self._residuals(self._costs(x), equal)[1],
            }
            for word, equal in (("eq", True), ("ineq", False))
            if self._residuals(self._costs(first), equal)[0].size
        ]
        result = minimize(
            self._cost, first, jac=True, method="SLSQP", bounds=ends,
            constraints=rules, callback=lambda x: costs.append(self._costs(x).cost),
            options={"maxiter": most, "ftol": max(tolerance**2, 1e-15)},
        )  # fmt: skip
        values = tried.within(result.x)
        last = self._computed(values / self._scale, times=_CHECKED)
        reached = tuple(map(_within, self._conditions, last.values))
        optimum = tried.optimum(
            self._status(result, tolerance), (*notes, *self._notes(reached)), values,
            last.cost, last.gradient, costs,
        )  # fmt: skip
        conditions = tuple(c.what for c in self._conditions)
        return replace(optimum, conditions=conditions, reached=reached)

    def _status(self, result: Any, tolerance: float) -> OptimumStatus:
        # Between the times that were checked a condition may be missed by a little.
        end = self._costs(result.x)
        missed = [
            _within(c, values) < -_KEPT * size
            for c, values, size in zip(
                self._conditions, end.values, self._sizes, strict=True
            )
        ]
        if result.status == _USED_UP:
            return OptimumStatus.LIMIT
        if any(missed):
            return OptimumStatus.VIOLATED
        flat = result.success or self._slope_left(result.x) <= _FLAT * tolerance
        return OptimumStatus.CONVERGED if flat else OptimumStatus.STUCK

    def _slope_left(self, scaled: Array) -> float:
        """Return the slope of the cost that no limit holds (Karush, Kuhn, Tucker)."""
        # Slow, as above.
        from scipy.optimize import nnls

        tried, end = self._tried, self._costs(scaled)
        _, gradient = self._cost(scaled)
        inside, normals = self._residuals(end, False)
        _, equal = self._residuals(end, True)
        unit, values = np.eye(scaled.size), scaled * self._scale
        near = _AT_LIMIT * self._scale
        held = [
            normals[inside <= _AT_LIMIT], equal, -equal,
            unit[values <= tried.low + near], -unit[values >= tried.high - near],
        ]  # fmt: skip
        A = np.vstack(held)
        if not A.size:
            return float(np.abs(gradient).max())
        return float(nnls(A.T, gradient)[1])

    def _notes(self, reached: Sequence[float]) -> list[str]:
        notes = []
        for c, left, size in zip(self._conditions, reached, self._sizes, strict=True):
            if left < -_KEPT * size:
                notes.append(f"{c.what} is beyond its limit by {-left:.3g}.")
            elif left < _AT_LIMIT * size and c.low != c.high:
                notes.append(f"At its limit: {c.what}.")
        return notes


def _within(condition: Condition, values: Array) -> float:
    return float(min((values - condition.low).min(), (condition.high - values).min()))


def _size_of(condition: Condition, values: Array) -> float:
    """Return what a large change of a condition's value is."""
    ends = [condition.low, condition.high]
    finite = [abs(end) for end in ends if np.isfinite(end)]
    if len(finite) == 2 and condition.low < condition.high:
        return condition.high - condition.low
    size = max([*finite, float(np.abs(values).max(initial=0.0))])
    return size if size > 0 else 1.0


# Times of the run at which what shall hold throughout is checked.
_TIMES = 101


@final
@dataclass(frozen=True)
class Condition:
    """Limits of one result of a motion, at the end or throughout."""

    of: object
    what: str
    low: float
    high: float
    throughout: bool


def conditions_of(
    arguments: Arguments, run: Run, at_end: object, throughout: object
) -> tuple[Condition, ...]:
    """Return the conditions that a user gave."""
    entries = []
    for what, values in (("at_end", at_end), ("throughout", throughout)):
        if values is None:
            continue
        if not isinstance(values, Mapping):
            rule = "a dictionary from names or formulas to ranges"
            remedy = "Give for example {'q_hip': (None, 0.5)}."
            raise arguments.refused(what, values, rule, remedy)
        for key, limits in values.items():
            outputs = outputs_of(run, key, what)
            if len(outputs.formulas) != 1:
                rule = f"one number each, and {shown(key)} has {len(outputs.formulas)}"
                raise arguments.refused(what, values, rule, "Name its entries.")
            low, high = _range(arguments, what, key, limits)
            when = "at the end" if what == "at_end" else "throughout"
            text = f"{outputs.labels[0]} {when}"
            entries.append(Condition(key, text, low, high, what == "throughout"))
    return tuple(entries)


def _range(
    arguments: Arguments, what: str, key: object, limits: object
) -> tuple[float, float]:
    number = real(limits)
    if number is not None and what == "at_end" and np.isfinite(number):
        return number, number
    several = list(limits) if isinstance(limits, (tuple, list)) else []
    ends = [end if end is None else real(end) for end in several]
    entries = [end for end in several if end is not None]
    if len(ends) != 2 or not entries or any(real(end) is None for end in entries):
        rule = "a pair of least and greatest value, None for no bound"
        rule += ", or a number" if what == "at_end" else ""
        remedy = "Give for example (None, 0.5)."
        raise arguments.refused(f"{what}[{shown(key)}]", limits, rule, remedy)
    low = -np.inf if ends[0] is None else ends[0]
    high = np.inf if ends[1] is None else ends[1]
    if not low < high:
        rule = f"a range, and not from {low:g} to {high:g}"
        raise arguments.refused(
            f"{what}[{shown(key)}]", limits, rule, "Least value first."
        )
    return low, high


@final
@dataclass(frozen=True)
class Costs:
    """Cost and conditions of a run, with slopes by the variables."""

    cost: float
    gradient: Array
    values: tuple[Array, ...]
    slopes: tuple[Array, ...]


def costs_of(
    run: Run,
    cost: Cost,
    chosen: Variables,
    duration: float,
    conditions: Sequence[Condition],
    times: int = _TIMES,
) -> Costs:
    """Return the cost of a run, and the values of conditions at some times."""
    several = any(c.throughout for c in conditions)
    grid = np.linspace(0.0, duration, times if several else 2)
    result, S = with_slopes(run, grid, chosen, cost.running)
    value, gradient = cost_along(run, cost, chosen, result, S)
    values, slopes = [], []
    for condition in conditions:
        outputs = outputs_of(run, condition.of)
        rows = slice(None) if condition.throughout else slice(-1, None)
        at, slope = _along(run, outputs, result, S, chosen, rows)
        values.append(at)
        slopes.append(slope)
    return Costs(value, gradient, tuple(values), tuple(slopes))


def _along(
    run: Run,
    outputs: Outputs,
    trajectory: Trajectory,
    S: Array,
    chosen: Variables,
    rows: slice,
) -> tuple[Array, Array]:
    """Return one result at some times, and its slopes by the variables."""
    n = run.y0.size
    times, y, u = (
        trajectory.formula_times[rows],
        trajectory.y[rows, :n],
        trajectory.u[rows],
    )
    values, by_y, by_p = outputs.along(run, times, y, u, chosen.wrt)
    through_states = np.einsum("ti,tik->tk", by_y[:, 0], S[rows, :n])
    return values[:, 0], chosen.total(through_states, by_p[:, 0])
