"""Optimal motions on meshes that are made finer where the error is large.

References:
    Betts (2010), Practical Methods for Optimal Control, section 4.7.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import final

import numpy as np

from symbody.analyses.optimal.course import Course, PiecewiseCourse, TabulatedCourse
from symbody.analyses.optimal.formulation import Formulation
from symbody.analyses.optimal.ipopt import (
    STOPPED,
    Solution,
    SolverOptions,
    solved,
)
from symbody.analyses.optimal.mesh_errors import ErrorEstimate
from symbody.analyses.optimal.methods import Collocation, Shooting
from symbody.analyses.optimal.plans import plan_of
from symbody.analyses.optimal.point_functions import Floats
from symbody.analyses.optimal.transcription import Transcription
from symbody.results.plan import Plan

# An interval with a jump becomes shorter by so much at least, by so much at most.
_PARTS, _MOST_PARTS, _MOST_INTERVALS = 3, 6, 4000
# Searches at random begin within this part of the size of each unknown.
_SPREAD = 0.5


@final
@dataclass(frozen=True)
class Attempt:
    """A search on one mesh, where it ended and the errors of its intervals."""

    mesh: Transcription
    solution: Solution
    errors: Floats

    @property
    def course(self) -> PiecewiseCourse:
        """The course that it ended with."""
        return self.mesh.course(self.solution.w)

    @property
    def rank(self) -> tuple[bool, float]:
        """The order of attempts, the best first."""
        return not self.solution.solved, self.solution.cost


def best_plan(
    of: Formulation,
    method: Collocation | Shooting,
    begin: TabulatedCourse,
    options: SolverOptions,
    starts: int,
    seed: int,
) -> Plan:
    """Return the best plan of several searches, on a mesh that is fine enough."""
    estimate = ErrorEstimate(of)
    nodes, near = _first_nodes(of, method.intervals), replace(options, near=True)
    random = np.random.default_rng(seed)
    attempts: list[Attempt] = []
    for k in range(starts):
        course = begin if k == 0 else _elsewhere(of, begin, random)
        attempts.append(_attempt(of, method, nodes, course, options, estimate))
        if attempts[-1].solution.status == STOPPED:
            break
    attempts.sort(key=lambda one: one.rank)
    best = attempts[0]
    costs = [a.solution.cost if a.solution.solved else np.inf for a in attempts]
    every, stop = [a.solution for a in attempts], ""
    for _ in range(method.refinements):
        fine = not best.errors.max(initial=0.0) > method.tolerance
        if fine or not best.solution.solved:
            break
        if isinstance(method, Shooting):
            method = replace(method, steps=2 * method.steps)
        else:
            nodes = _divided(nodes, best.errors, method)
        if len(nodes) > _MOST_INTERVALS:
            break
        again = _attempt(of, method, nodes, best.course, near, estimate)
        every.append(again.solution)
        if not again.solution.solved:
            stop = again.solution.status
            break
        best = again
    return plan_of(
        of, method, best.mesh, best.solution, best.errors, costs, every, stop
    )


def first_mesh(of: Formulation, method: Collocation | Shooting) -> Transcription:
    """Return a problem on the mesh that a search begins with."""
    steps = method.steps if isinstance(method, Shooting) else 0
    return Transcription(of, method.table(), _first_nodes(of, method.intervals), steps)


def _first_nodes(of: Formulation, intervals: int) -> Floats:
    """Return nodes at equal distances, and those where conditions are."""
    nodes = np.linspace(0.0, 1.0, intervals + 1)
    for part in {part for part, _ in (*of.at_times, *of.costs_at)}:
        near = int(np.argmin(np.abs(nodes - part)))
        inside = 0 < near < len(nodes) - 1
        if inside and abs(nodes[near] - part) < 0.25 / intervals:
            nodes[near] = part
        else:
            nodes = np.sort(np.append(nodes, part))
    return nodes


def _attempt(
    of: Formulation,
    method: Collocation | Shooting,
    nodes: Floats,
    course: Course,
    options: SolverOptions,
    estimate: ErrorEstimate,
) -> Attempt:
    steps = method.steps if isinstance(method, Shooting) else 0
    mesh = Transcription(of, method.table(), nodes, steps)
    unknowns = mesh.unknowns(mesh.gathered(course))
    solution = solved("OptimalControl.solve", mesh.problem, unknowns, options)
    w = solution.w
    errors = mesh.shooting_errors(w) if steps else estimate.of(mesh.course(w))
    return Attempt(mesh, solution, errors)


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

    def moved(values: Floats, symbols: tuple[object, ...]) -> Floats:
        result = values.copy()
        for k, symbol in enumerate(symbols):
            low, high = of.bounds.get(symbol, (-np.inf, np.inf))  # type: ignore[call-overload]
            if np.isfinite(high - low):
                result[1:, k] = random.uniform(low, high, len(grid) - 1)
            else:
                size = 1.0 + np.abs(values[:, k]).max()
                result[1:, k] += random.normal(0.0, _SPREAD * size, len(grid) - 1)
        return result

    low, high = of.duration
    high = min(high, 4 * begin.duration)
    low = max(low, 0.25 * begin.duration)
    duration = float(random.uniform(low, high)) if low < high else begin.duration
    n = len(of.dynamics.others)
    free = begin.free * random.uniform(0.5, 1.5, len(begin.free))
    controls = moved(others[:, n:], of.controls)
    return replace(
        begin, duration=duration, free=free, parts=grid,
        states=moved(states, of.states),
        others=np.hstack([others[:, :n], controls]),
    )  # fmt: skip
