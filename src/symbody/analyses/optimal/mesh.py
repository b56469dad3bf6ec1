"""Optimal motions on meshes that are made finer where the error is large.

The error of an interval is the integral of what the polynomials of the states miss of
the equations of motion, with controls that stay within their bounds: where a control
switches, its polynomial passes them between the points. What passes bounds of states
and conditions there is an error, too.

References:
    Betts (2010), Practical Methods for Optimal Control, section 4.7.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import final

import numpy as np

from symbody.analyses.optimal.course import Course, PiecewiseCourse, TabulatedCourse
from symbody.analyses.optimal.dynamics import NOTHING, Formulation
from symbody.analyses.optimal.ipopt import (
    ROUNDED,
    SOLVED,
    STOPPED,
    Solution,
    SolverOptions,
    solved,
)
from symbody.analyses.optimal.linked_phases import Attempt, LinkedPhases, PhaseMeshes
from symbody.analyses.optimal.methods import Collocation, Shooting, scheme_of
from symbody.analyses.optimal.plans import plan_of
from symbody.analyses.optimal.point_functions import Floats, PointFunctions
from symbody.arguments import Arguments
from symbody.errors import AnalysisError, from_extra
from symbody.expr.node import Symbol
from symbody.formalisms.derivations import building_graph
from symbody.results.plan import Plan, PlanStatus

# An interval with a jump becomes shorter by so much at least, by so much at most.
_PARTS, _MOST_PARTS, _MOST_INTERVALS = 3, 6, 4000
# Searches at random begin within this part of the size of each unknown.
_SPREAD = 0.5
# Tolerances of IPOPT are of a cost of one: a smaller one counts anew by its size,
# unless it is so small a part of what plans have cost.
_SMALL, _NO_COST = 1e-2, 1e-12


@final
@dataclass(frozen=True)
class Search:
    """A problem, from where searches begin, and how they go."""

    of: LinkedPhases
    method: Collocation | Shooting
    begin: Sequence[TabulatedCourse]
    options: SolverOptions

    @property
    def first_nodes(self) -> list[Floats]:
        """The nodes of the first meshes, by phase."""
        return [_first_nodes(one, self.method.intervals) for one in self.of.phases]

    @property
    def first_meshes(self) -> PhaseMeshes:
        """The meshes that a search begins on."""
        return PhaseMeshes(self.of, self.method, self.first_nodes)

    def start(self, k: int) -> Solution:
        """Return where the search that begins at one of many places ends."""
        courses, random = self.begin, np.random.default_rng([self.options.seed, k])
        if k:
            pairs = zip(self.of.phases, self.begin, strict=True)
            courses = [_elsewhere(one, own, random) for one, own in pairs]
        return _solution(self.first_meshes, courses, self.options)


def best_plans(
    arguments: Arguments, again: Callable[[], Search], starts: int, workers: int
) -> list[Plan]:
    """Return the best plans of several searches, on meshes that are fine enough.

    Workers are processes, which make the search again. All plans of a search that
    Ctrl-C ended have the status INTERRUPTED.
    """
    starts = arguments.whole("starts", starts, least=1)
    workers = arguments.whole("workers", workers, least=1)
    search = again()
    of, method = search.of, search.method
    estimates = [ErrorEstimate(one) for one in of.phases]
    nodes, near = search.first_nodes, replace(search.options, near=True)
    if min(workers, starts) > 1:
        solutions = _by_workers(again, starts, min(workers, starts))
        stopped = len(solutions) < starts
    else:
        solutions = []
        for k in range(starts):
            solutions.append(search.start(k))
            if stopped := solutions[-1].status == STOPPED:
                break
    first = search.first_meshes
    attempts = [_attempt(first, solution, estimates) for solution in solutions]
    attempts.sort(key=lambda one: one.rank)
    best = attempts[0]
    costs = [a.solution.cost if a.solution.solved else np.inf for a in attempts]
    every, stop = [a.solution for a in attempts], ""
    for _ in range(method.refinements):
        fine = not best.error > method.tolerance
        if stopped or fine or not best.solution.solved:
            break
        if isinstance(method, Shooting):
            method = replace(method, steps=2 * method.steps)
        else:
            pairs_ = zip(nodes, best.errors, strict=True)
            nodes = [_divided(own, errors, method) for own, errors in pairs_]
        if max(map(len, nodes)) > _MOST_INTERVALS:
            break
        meshes = PhaseMeshes(of, method, nodes)
        every.append(_solution(meshes, best.courses, near))
        if not every[-1].solved:
            stop = every[-1].status
            break
        best = _attempt(meshes, every[-1], estimates)
    phases = range(len(of.phases))
    plans = [plan_of(method, best, k, costs, every, stop) for k in phases]
    if stopped or stop == STOPPED:
        plans = [replace(plan, status=PlanStatus.INTERRUPTED) for plan in plans]
    return plans


_OF_WORKER: list[Search] = []


def _prepare(again: Callable[[], Search]) -> None:
    _OF_WORKER[:] = [again()]


def _far(k: int) -> Solution:
    return _OF_WORKER[0].start(k)


def _by_workers(
    again: Callable[[], Search], starts: int, workers: int
) -> list[Solution]:
    """Return the ends of searches by processes; on Ctrl-C of those that are done."""
    who = "OptimalControl.solve with workers"
    loky = from_extra(who, "loky", "studies", AnalysisError)
    pool = loky.ProcessPoolExecutor(workers, initializer=_prepare, initargs=(again,))
    futures = [pool.submit(_far, k) for k in range(starts)]
    try:
        return [future.result() for future in futures]
    except KeyboardInterrupt:
        done = [one for one in futures if one.done() and not one.exception()]
        if not done:
            raise
        return [one.result() for one in done]
    finally:
        pool.shutdown(kill_workers=True)


def _first_nodes(of: Formulation, intervals: int) -> Floats:
    """Return nodes at equal distances, and those where conditions are."""
    nodes = np.linspace(0.0, 1.0, intervals + 1)
    parts = {part for part, _ in (*of.at_times, *of.costs_at)}
    for part in sorted(parts.difference(nodes.tolist())):
        near = int(np.argmin(np.abs(nodes - part)))
        loose = 0 < near < len(nodes) - 1 and nodes[near] not in parts
        if loose and abs(nodes[near] - part) < 0.25 / intervals:
            nodes[near] = part
        else:
            nodes = np.sort(np.append(nodes, part))
    return nodes


def _solution(
    meshes: PhaseMeshes, courses: Sequence[Course], options: SolverOptions
) -> Solution:
    """Return where a search ends, which goes on by the size of a cost that is small."""
    who, unknowns = "OptimalControl.solve", meshes.unknowns(courses)
    result = solved(who, meshes.problem, unknowns, options)
    while result.solved:
        most = max((abs(cost) for cost, _ in result.history), default=0.0)
        size = max(abs(result.cost), _NO_COST * most)
        if not 0 < size < _SMALL * options.size:
            break
        options = replace(options, near=True, size=size)
        unknowns = replace(unknowns, start=result.w)
        last = solved(who, meshes.problem, unknowns, options)
        # It began at an optimum: nothing but rounding is left then.
        status = SOLVED[1] if last.status == ROUNDED else last.status
        result = replace(
            last, status=status, iterations=result.iterations + last.iterations,
            seconds=result.seconds + last.seconds,
            own_seconds=result.own_seconds + last.own_seconds,
            history=result.history + last.history,
        )  # fmt: skip
    return result


def _attempt(
    meshes: PhaseMeshes, solution: Solution, estimates: Sequence[ErrorEstimate]
) -> Attempt:
    w = solution.w
    errors = tuple(
        estimate.of(mesh.course(w)) if mesh.shots is None else mesh.shooting_errors(w)
        for mesh, estimate in zip(meshes.phases, estimates, strict=True)
    )
    return Attempt(meshes, solution, errors)


def _divided(nodes: Floats, errors: Floats, method: Collocation) -> Floats:
    """Return a mesh whose intervals with large errors are divided."""
    order = method.points + 1
    ratio = np.maximum(errors / method.tolerance, 1e-16)
    parts = np.ceil(1.1 * ratio ** (1 / order)).astype(int)
    parts = np.where(errors > method.tolerance, np.clip(parts, _PARTS, _MOST_PARTS), 1)
    pieces = [
        np.linspace(a, b, n + 1)[:-1]
        for a, b, n in zip(nodes[:-1], nodes[1:], parts, strict=True)
    ]
    return np.concatenate([*pieces, [1.0]])


def _elsewhere(
    of: Formulation, begin: TabulatedCourse, random: np.random.Generator
) -> TabulatedCourse:
    """Return a course at random around another, with the same start."""
    grid = np.linspace(0.0, 1.0, 5)
    states, others = begin.at(grid)

    def moved(values: Floats, symbols: tuple[Symbol, ...]) -> Floats:
        result = values.copy()
        for k, symbol in enumerate(symbols):
            low, high = of.bounds[symbol]
            if np.isfinite(high - low):
                result[1:, k] = random.uniform(low, high, len(grid) - 1)
            else:
                size = 1.0 + np.abs(values[:, k]).max()
                result[1:, k] += random.normal(0.0, _SPREAD * size, len(grid) - 1)
        return result

    low, high = np.clip(of.duration, 0.25 * begin.duration, 4 * begin.duration)
    duration = float(random.uniform(low, high)) if low < high else begin.duration
    n = len(of.dynamics.others)
    free = begin.free * random.uniform(0.5, 1.5, len(begin.free))
    controls = moved(others[:, n:], of.controls)
    return replace(
        begin, duration=duration, free=free, parts=grid,
        states=moved(states, of.states),
        others=np.hstack([others[:, :n], controls]),
    )  # fmt: skip


# More places of an interval than it has points, up to so many.
_MORE, _MOST = 2, 8


@final
class ErrorEstimate:
    """The errors in each interval of a course, relative to the size of each state."""

    def __init__(self, of: Formulation) -> None:
        self._of = of
        with building_graph():
            formulas = of.checking()
        self._functions = PointFunctions(of.model, formulas, of.parameters)
        self._clock = of.timed
        bounds = [of.bounds[s] for s in (*of.states, *of.locals)]
        limits = [(one.low, one.high) for one in of.throughout]
        self._low, self._high = np.array(bounds).reshape(-1, 2).T
        self._least, self._most = np.array(limits).reshape(-1, 2).T

    def of(self, course: PiecewiseCourse) -> Floats:
        """Return the largest error, shape (intervals,)."""
        n = len(self._of.states)
        count = min(len(course.scheme.c) + _MORE, _MOST)
        gauss = scheme_of("gauss", count)
        places = np.array(gauss.c)
        states, slopes, others = course.within(places)
        shape = states.shape[:2]
        lengths = np.diff(course.nodes)
        head = [np.ones((*shape, 1))]
        if self._clock:
            parts = course.nodes[:-1, None] + lengths[:, None] * places
            head.append((course.duration * parts)[..., None])
        free = np.broadcast_to(course.free, (*shape, len(course.free)))
        own = np.concatenate([states, others], axis=2)
        inside = np.clip(own, self._low, self._high)
        z = np.concatenate([*head, states, inside[..., n:], free], axis=2)
        values = self._values(z.reshape(-1, z.shape[2]))
        rates = values[:, :n].reshape(*shape, n)
        missed = np.einsum("ikn,k->in", np.abs(slopes - rates), gauss.b)
        size = self._of.sizes(self._of.states, course.states)
        errors = [course.duration * lengths[:, None] * missed / size]
        errors.append((np.abs(own - inside)[..., :n] / size).max(axis=1))
        errors.append(self._passed(values).reshape(*shape, -1).max(axis=1))
        every = np.hstack(errors)
        every = np.where(np.isfinite(every), every, np.inf)
        return np.asarray(every.max(axis=1, initial=0.0))

    def _passed(self, values: Floats) -> Floats:
        """Return by how much conditions are missed, relative to limits and values.

        What shall be zero has no size but one.
        """
        own = values[:, values.shape[1] - len(self._least) :]
        ends = np.array([self._least, self._most])
        limits = np.where(np.isfinite(ends), np.abs(ends), 0.0).max(axis=0)
        size = np.minimum(np.abs(own).max(axis=0, initial=0.0), 1.0) + limits
        zero = (self._least == self._most) & (limits == 0)
        size[zero | ~(size > NOTHING)] = 1.0
        over = np.maximum(self._least - own, own - self._most)
        return np.asarray(np.maximum(over, 0.0) / size)

    def _values(self, z: Floats) -> Floats:
        """Return rates and conditions, with what the equations determine there."""
        n, m = len(self._of.states), len(self._of.dynamics.check)
        if m:
            first = 1 + self._clock + n
            residuals = self._functions.values(z)[:, n : n + m]
            entries = self._functions.slopes(z)
            rows, columns = self._functions.jacobian_places
            J = np.zeros((len(z), m, m))
            own = (rows >= n) & (rows < n + m)
            own &= (columns >= first) & (columns < first + m)
            J[:, rows[own] - n, columns[own] - first] = entries[:, own]
            z = z.copy()
            try:
                steps = np.linalg.solve(J, residuals[..., None])[..., 0]
            except np.linalg.LinAlgError:
                # Multipliers that loops do not determine leave the error unknown.
                steps = np.full(residuals.shape, np.nan)
            z[:, first : first + m] -= steps
            # Those that stabilize are no forces.
            z[:, first + m : first + len(self._of.dynamics.others)] = 0.0
        return self._functions.values(z)
