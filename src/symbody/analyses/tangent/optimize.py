"""Optimization of a motion: the parameters at which it costs least."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Unpack

import numpy as np

from symbody.analyses.instant.inputs import Array
from symbody.analyses.tangent.constrained_search import (
    ConditionsLike,
    ConstrainedSearch,
    conditions_of,
)
from symbody.analyses.tangent.cost_gradient import (
    adjoint_gradient,
    cost_of,
    forward_gradient,
)
from symbody.analyses.tangent.sensitivities import check_jumps, notes_of_start
from symbody.analyses.tangent.tangent_runs import SlopeOptions, problem_of
from symbody.analyses.tangent.trials import Bounds, Trials, trials
from symbody.arguments import Arguments
from symbody.errors import AnalysisError, ModelError
from symbody.model.model import Model
from symbody.pipeline import CompiledModel
from symbody.results.free_variables import Optimum, OptimumStatus

_FEW = 4
# Of the gradient by scaled variables, relative to the cost at first.
_FLAT = 1e-6
_NEAR_BOUND = 1e-9


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
    cost_of(first, final, running)
    check_jumps(first, tried.chosen, 0.0, duration)
    notes = notes_of_start(first)
    if conditions:
        search = ConstrainedSearch(tried, final, running, duration, conditions)
        return search.optimum(tolerance, most, notes)
    return _Search(tried, final, running, duration).optimum(tolerance, most, notes)


class _Search:
    """A search for the least cost, by variables scaled to the order of one."""

    def __init__(
        self, tried: Trials, final: object, running: object, duration: float
    ) -> None:
        self._tried, self._duration = tried, duration
        self._final, self._running = final, running
        self._scale = tried.scale

    def _cost(self, scaled: Array) -> tuple[float, Array]:
        tried = self._tried
        values = tried.within(scaled)
        run = tried.at(values)
        cost = cost_of(run, self._final, self._running)
        few = values.size <= _FEW or tried.problem.method.is_implicit
        solve = forward_gradient if few else adjoint_gradient
        try:
            value, gradient = solve(run, cost, tried.chosen, self._duration)
        except AnalysisError as error:
            raise tried.failed(values, error) from error
        return value, gradient * self._scale

    def optimum(self, tolerance: float, most: int, notes: Sequence[str]) -> Optimum:
        # SciPy takes half a second to import, which simulations do not need.
        from scipy.optimize import minimize

        tried = self._tried
        first = tried.first / self._scale
        value, gradient = self._cost(first)
        size = max(abs(value), float(np.abs(gradient).max()) * tolerance, 1e-300)
        costs = [value]
        ends = list(zip(*tried.ends, strict=True))
        result = minimize(
            self._scaled(size), first, jac=True, method="L-BFGS-B", bounds=ends,
            callback=lambda intermediate_result: costs.append(
                float(intermediate_result.fun) * size
            ),
            options={"maxiter": most, "gtol": tolerance, "ftol": 1e-15},
        )  # fmt: skip
        values = tried.within(result.x)
        value, gradient = self._cost(values / self._scale)
        status = self._status(values, gradient / size, tolerance, result, most)
        notes = (*notes, *self._at_bounds(values))
        gradient = gradient / self._scale
        return tried.optimum(status, notes, values, value, gradient, costs)

    def _scaled(self, size: float) -> Any:
        def cost(scaled: Array) -> tuple[float, Array]:
            value, gradient = self._cost(scaled)
            return value / size, gradient / size

        return cost

    def _status(
        self, values: Array, slope: Array, tolerance: float, result: Any, most: int
    ) -> OptimumStatus:
        tried = self._tried
        near = _NEAR_BOUND * self._scale
        held = (values <= tried.low + near) & (slope > 0)
        held |= (values >= tried.high - near) & (slope < 0)
        if np.abs(slope[~held]).max(initial=0.0) <= 10 * tolerance:
            return OptimumStatus.CONVERGED
        return OptimumStatus.LIMIT if result.nit >= most else OptimumStatus.STUCK

    def _at_bounds(self, values: Array) -> tuple[str, ...]:
        tried = self._tried
        near = _NEAR_BOUND * self._scale
        names = [
            name
            for name, low, high in zip(
                tried.chosen.labels, values <= tried.low + near,
                values >= tried.high - near, strict=True,
            )
            if low or high
        ]  # fmt: skip
        return (f"At its bound: {', '.join(names)}.",) if names else ()
