"""Optimization of a motion: the parameters at which it costs least, under conditions.

References:
    Kraft (1988), A software package for sequential quadratic programming.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import compress
from typing import Any, TypeAlias, Unpack, final

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.instant.inputs import Array
from symbody.analyses.tangent.cost_gradient import (
    Cost,
    cost_along,
    cost_of,
    gradient_of,
)
from symbody.analyses.tangent.sensitivities import (
    check_jumps,
    notes_of_run,
    outputs_of,
    without_jumps,
)
from symbody.analyses.tangent.tangent_runs import (
    Run,
    SlopeOptions,
    problem_of,
    with_slopes,
)
from symbody.analyses.tangent.trials import Bounds, Trials, trials
from symbody.arguments import Arguments, shown
from symbody.errors import AnalysisError, ModelError
from symbody.model.model import Model
from symbody.notes import Note
from symbody.pipeline import CompiledModel
from symbody.results.free_variables import Optimum, OptimumStatus
from symbody.results.result import unless_interrupted
from symbody.slow_packages import scipy

# Of the gradient by scaled variables, relative to the cost at first; and so many times
# it, where rounding stops the line search of SLSQP.
_FLAT, _NEARLY_FLAT = 1e-6, 100.0
_NEAR_BOUND = 1e-9
_KEPT, _AT_LIMIT = 1e-6, 1e-5  # of the size of what a condition is about
# Times of the run at which what shall hold throughout is checked, and at the end.
_TIMES, _CHECKED = 101, 2001
_USED_UP = 9  # of SLSQP: all iterations
# A number, or the least and the greatest value, None for no bound.
Range: TypeAlias = float | tuple[float | None, float | None]
ConditionsLike: TypeAlias = Mapping[object, Range]


def optimize(
    model: Model | CompiledModel,
    free: object,
    duration: float,
    *,
    final: object = None,
    running: object = None,
    bounds: Bounds | None = None,
    at_end: ConditionsLike | None = None,
    throughout: ConditionsLike | None = None,
    tolerance: float = _FLAT,
    max_iterations: int = 200,
    **options: Unpack[SlopeOptions],
) -> Optimum:
    """Return the values of free variables at a local minimum of the cost of a motion.

    SciPy's L-BFGS-B with exact gradients: by slopes of the states for few variables, by
    adjoints for many; with conditions SLSQP, by slopes. It finds a minimum near where
    it begins; others may be lower.

    Args:
        model: The mechanism; a compiled one saves deriving and compiling again.
        free: Names of parameters, and of states for their start values; or a dictionary
            from these to values to begin at, None for those of the model.
        duration: How long the motion is, from t = 0 [s].
        final: A formula of any quantities, or the name of a sensor or state, at the
            end.
        running: Such a formula or name, integrated over time. Give one or both.
        bounds: Least and greatest values by name, None for no bound; a sign that was
            promised of a parameter is kept.
        at_end: Conditions at the end: by name of a result, or formula, its value, or
            its least and greatest values, None for no bound, such as {"q_hip": 0.5,
            force**2 - 4: (None, 0)}. Formulas of parameters alone are such, too.
        throughout: Conditions for all times, in the same form; they are checked at 101
            times.
        tolerance: The search ends where the slope of the cost by relative changes of
            the variables is so small, relative to the first cost.
        max_iterations: After so many the best values so far are returned.
        **options: Inputs, parameters, start and method of the run; see `SlopeOptions`.

    Raises:
        ModelError: A name is unknown, or something cannot be differentiated.
        AnalysisError: A simulation failed.
        Interrupted: The user pressed Ctrl-C; its `result` is the best until then.

    Example:
        >>> import symbody as sb
        >>> model = sb.library.crane_crab()
        >>> slide = model.joints["trans_crab"]
        >>> k = model.add_parameter("k", 1.0, positive=True)
        >>> push = {"F": -k * slide.q[0] - 2 * slide.v[0]}
        >>> found = sb.optimize(model, "k", 4.0, running=slide.q[0] ** 2, inputs=push)
        >>> bool(found.cost < found.costs[0])
        True
    """
    arguments = Arguments("optimize", ModelError)
    problem = problem_of(arguments, model, options)
    duration = arguments.number("duration", duration, above=0, unit="s")
    tolerance = arguments.number("tolerance", tolerance, above=0)
    most = arguments.whole("max_iterations", max_iterations, least=1)
    tried = trials(problem, free, bounds, duration)
    first = tried.at(tried.first)
    conditions = conditions_of(arguments, first, at_end, throughout)
    cost = cost_of(first, final, running)
    check_jumps(first, tried.chosen, cost.running)
    search = _Search(tried, final, running, conditions, tolerance)
    return unless_interrupted(search.optimum(most))


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
            which, single = f"{what}[{shown(key)}]", what == "at_end"
            unit = outputs.labels.units[0]
            low, high = arguments.limits(which, limits, unit, single=single)
            when = "at the end" if what == "at_end" else "throughout"
            text = f"{outputs.labels.names[0]} {when}"
            entries.append(Condition(key, text, low, high, what == "throughout"))
    return tuple(entries)


@final
@dataclass(frozen=True)
class Costs:
    """Cost and conditions of a run, with slopes by the variables."""

    run: Run
    cost: float
    gradient: Array
    values: tuple[Array, ...] = ()
    slopes: tuple[Array, ...] = ()


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


class _Search:
    """A search by variables, cost and conditions that are of the order of one.

    Without conditions by L-BFGS-B, with them by SLSQP.
    """

    def __init__(
        self, tried: Trials, final: object, running: object,
        conditions: Sequence[Condition], tolerance: float,
    ) -> None:  # fmt: skip
        self._tried, self._conditions = tried, conditions
        self._final, self._running = final, running
        self._scale, self._tolerance = tried.scale, tolerance
        self._last: tuple[bytes, Costs] | None = None
        begun = self._costs(tried.first / self._scale)
        steepest = float(np.abs(begun.gradient * self._scale).max())
        # Where nothing costs anything yet, its size is not known.
        steep = steepest if conditions else steepest * tolerance
        self._size = max(abs(begun.cost), steep) or 1.0
        self._sizes = [
            _size_of(c, v) for c, v in zip(conditions, begun.values, strict=True)
        ]

    def _costs(self, scaled: Array) -> Costs:
        key = scaled.tobytes()
        if self._last is None or self._last[0] != key:
            self._last = key, self._computed(scaled)
        return self._last[1]

    def _computed(self, scaled: Array, times: int = _TIMES) -> Costs:
        tried = self._tried
        values = tried.within(scaled)
        run = tried.at(values)
        cost = cost_of(run, self._final, self._running)
        try:
            if self._conditions:
                return self._with_conditions(run, cost, times)
            return Costs(run, *gradient_of(run, cost, tried.chosen)[:2])
        except AnalysisError as error:
            raise tried.failed(values, error) from error

    def _with_conditions(self, run: Run, cost: Cost, times: int) -> Costs:
        """Return the cost of a run, and the values of conditions at some times."""
        chosen, conditions = self._tried.chosen, self._conditions
        several = any(c.throughout for c in conditions)
        grid = np.linspace(run.begin, run.end, times if several else 2)
        trajectory, S = with_slopes(run, grid, chosen, cost.running)
        value, gradient = cost_along(run, cost, chosen, trajectory, S)
        values, slopes = [], []
        for condition in conditions:
            outputs = outputs_of(run, condition.of)
            rows = slice(None) if condition.throughout else slice(-1, None)
            at, slope = outputs.with_slopes(run, trajectory, S, chosen, rows)
            values.append(at[:, 0])
            slopes.append(slope[:, 0])
        return Costs(run, value, gradient, tuple(values), tuple(slopes))

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

    def optimum(self, most: int) -> Optimum:
        tried, tolerance = self._tried, self._tolerance
        first = tried.first / self._scale
        known = [(first, self._costs(first).cost)]
        how: dict[str, Any] = {"method": "L-BFGS-B"}
        options: Any = {"maxiter": most, "gtol": tolerance, "ftol": 1e-15}
        if self._conditions:
            how = {"method": "SLSQP", "constraints": self._rules()}
            options = {"maxiter": most, "ftol": max(tolerance**2, 1e-15)}
        result: Any = None
        try:
            result = scipy.optimize.minimize(
                self._cost, first, jac=True, bounds=list(zip(*tried.ends, strict=True)),
                callback=lambda x: known.append((x.copy(), self._costs(x).cost)),
                options=options, **how,
            )  # fmt: skip
        except KeyboardInterrupt:
            status = OptimumStatus.INTERRUPTED
        values = tried.within(known[-1][0] if result is None else result.x)
        at = values / self._scale
        last = self._computed(at, _CHECKED) if self._conditions else self._costs(at)
        if result is not None and self._conditions:
            status = self._status(result)
        elif result is not None:
            status = self._status_at(values, result, most)
        reached = tuple(map(_within, self._conditions, last.values))
        low, high = self._near_bounds(values)
        names = [*compress(tried.chosen.labels.names, low | high)]
        own = [Note(f"At its bound: {', '.join(names)}.", "limits")] if names else []
        own += self._notes(reached)
        of_run = notes_of_run(last.run)
        optimum = Optimum(
            model=tried.model.system.name,
            status=status,
            notes=(*of_run, *own, *tried.note_of_impossible(values)),
            variables=tried.chosen.labels,
            values=values,
            first=tried.first,
            gradient=last.gradient,
            cost=last.cost,
            costs=np.array([cost for _, cost in known]),
            parameters=tried.parameters(values),
            start=tried.starts(values),
            conditions=tuple(c.what for c in self._conditions),
            reached=reached,
        )
        if result is None:
            return optimum
        running = cost_of(last.run, self._final, self._running).running
        return without_jumps(optimum, [last.run], tried.chosen, running)

    def _rules(self) -> list[dict[str, Any]]:
        """Return the conditions as SciPy takes them."""
        first = self._costs(self._tried.first / self._scale)
        return [
            {
                "type": word,
                "fun": lambda x, equal=equal: self._residuals(self._costs(x), equal)[0],
                "jac": lambda x, equal=equal: self._residuals(self._costs(x), equal)[1],
            }
            for word, equal in (("eq", True), ("ineq", False))
            if self._residuals(first, equal)[0].size
        ]

    def _status_at(self, values: Array, result: Any, most: int) -> OptimumStatus:
        """Return how a search without conditions has ended."""
        slope = self._cost(values / self._scale)[1]
        at_low, at_high = self._near_bounds(values)
        held = (at_low & (slope > 0)) | (at_high & (slope < 0))
        if np.abs(slope[~held]).max(initial=0.0) <= 10 * self._tolerance:
            return OptimumStatus.CONVERGED
        return OptimumStatus.LIMIT if result.nit >= most else OptimumStatus.STUCK

    def _near_bounds(self, values: Array) -> tuple[NDArray[np.bool_], ...]:
        tried, near = self._tried, _NEAR_BOUND * self._scale
        return values <= tried.low + near, values >= tried.high - near

    def _status(self, result: Any) -> OptimumStatus:
        """Return how a search with conditions has ended."""
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
        flat = (
            result.success
            or self._slope_left(result.x) <= _NEARLY_FLAT * self._tolerance
        )
        return OptimumStatus.CONVERGED if flat else OptimumStatus.STUCK

    def _slope_left(self, scaled: Array) -> float:
        """Return the slope of the cost that no limit holds (Karush, Kuhn, Tucker)."""
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
        return float(scipy.optimize.nnls(A.T, gradient)[1])

    def _notes(self, reached: Sequence[float]) -> list[Note]:
        notes = []
        for c, left, size in zip(self._conditions, reached, self._sizes, strict=True):
            if left < -_KEPT * size:
                text = f"{c.what} is beyond its limit by {-left:.3g}."
                notes.append(Note(text, "limits"))
            elif left < _AT_LIMIT * size and c.low != c.high:
                notes.append(Note(f"At its limit: {c.what}.", "limits"))
        return notes
