"""Optimal motions on meshes that are made finer where the error is large.

References:
    Betts (2010), Practical Methods for Optimal Control, section 4.7.
"""

from __future__ import annotations

from collections.abc import Sequence
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
from symbody.analyses.optimal.linked_phases import LinkedPhases, PhaseMeshes
from symbody.analyses.optimal.mesh_errors import ErrorEstimate
from symbody.analyses.optimal.methods import Collocation, Shooting
from symbody.analyses.optimal.plans import plans_of
from symbody.analyses.optimal.point_functions import Floats
from symbody.results.plan import Plan

# An interval with a jump becomes shorter by so much at least, by so much at most.
_PARTS, _MOST_PARTS, _MOST_INTERVALS = 3, 6, 4000
# Searches at random begin within this part of the size of each unknown.
_SPREAD = 0.5


@final
@dataclass(frozen=True)
class Attempt:
    """A search on meshes, where it ended and the errors of the intervals by phase."""

    meshes: PhaseMeshes
    solution: Solution
    errors: tuple[Floats, ...]

    @property
    def courses(self) -> list[PiecewiseCourse]:
        """The courses that it ended with."""
        return [mesh.course(self.solution.w) for mesh in self.meshes.phases]

    @property
    def error(self) -> float:
        """The largest error."""
        return max(float(own.max(initial=0.0)) for own in self.errors)

    @property
    def rank(self) -> tuple[bool, float]:
        """The order of attempts, the best first."""
        return not self.solution.solved, self.solution.cost


def best_plans(
    of: LinkedPhases,
    method: Collocation | Shooting,
    begin: Sequence[TabulatedCourse],
    options: SolverOptions,
    starts: int,
    seed: int,
) -> list[Plan]:
    """Return the best plans of several searches, on meshes that are fine enough."""
    estimates = [ErrorEstimate(one) for one in of.phases]
    nodes, near = first_nodes(of, method), replace(options, near=True)
    random = np.random.default_rng(seed)
    attempts: list[Attempt] = []
    for k in range(starts):
        courses = begin
        if k:
            pairs = zip(of.phases, begin, strict=True)
            courses = [_elsewhere(one, own, random) for one, own in pairs]
        attempts.append(_attempt(of, method, nodes, courses, options, estimates))
        if attempts[-1].solution.status == STOPPED:
            break
    attempts.sort(key=lambda one: one.rank)
    best = attempts[0]
    costs = [a.solution.cost if a.solution.solved else np.inf for a in attempts]
    every, stop = [a.solution for a in attempts], ""
    for _ in range(method.refinements):
        fine = not best.error > method.tolerance
        if fine or not best.solution.solved:
            break
        if isinstance(method, Shooting):
            method = replace(method, steps=2 * method.steps)
        else:
            pairs_ = zip(nodes, best.errors, strict=True)
            nodes = [_divided(own, errors, method) for own, errors in pairs_]
        if max(map(len, nodes)) > _MOST_INTERVALS:
            break
        again = _attempt(of, method, nodes, best.courses, near, estimates)
        every.append(again.solution)
        if not again.solution.solved:
            stop = again.solution.status
            break
        best = again
    return plans_of(method, best.meshes, best.solution, best.errors, costs, every, stop)


def first_nodes(of: LinkedPhases, method: Collocation | Shooting) -> list[Floats]:
    """Return the nodes that a search begins with, by phase."""
    return [_first_nodes(one, method.intervals) for one in of.phases]


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
    of: LinkedPhases,
    method: Collocation | Shooting,
    nodes: Sequence[Floats],
    courses: Sequence[Course],
    options: SolverOptions,
    estimates: Sequence[ErrorEstimate],
) -> Attempt:
    meshes = PhaseMeshes(of, method, nodes)
    unknowns = meshes.unknowns(courses)
    solution = solved("OptimalControl.solve", meshes.problem, unknowns, options)
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
