"""Explicit solutions of loops, in order of evaluation, checked at the start."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Literal

import numpy as np

from symbody.arguments import listed
from symbody.errors import ModelError
from symbody.expr.differentiate import jacobian
from symbody.expr.evaluate import evaluate
from symbody.expr.node import Symbol
from symbody.expr.traverse import symbols_of
from symbody.model.body import Frame, place_name
from symbody.model.loops.path import (
    Branch,
    Limit,
    LoopPath,
    LoopSolution,
    NamedLoop,
    Step,
)
from symbody.spatial.rotation import quaternion_matrix
from symbody.spatial.vectors import ZERO_VEC, add3, matmul, matvec
from symbody.system.coordinates import NamedSolution
from symbody.system.links import Link
from symbody.system.spanning_tree import ring_of
from symbody.system.system import System, driven_motion
from symbody.system.values import parameter_values

# What a limit may fall below zero by rounding, of its scale.
_ROUNDING = 1e-12
# What is left of the relations by a solution that is none [m or 1].
_OPEN = 1e-6
# Relative change of relations along a direction that makes a position singular.
_DEAD = 1e-8

Values = Mapping[Symbol, float]


def closed_start(
    who: str,
    solution: LoopSolution,
    inputs: Sequence[Symbol],
    values: Values,
    *,
    choosable: bool = False,
) -> tuple[float, ...]:
    """Return the dependent coordinates at the start, or raise a ModelError."""
    at = ", ".join(f"{q.name} = {values[q]:.6g}" for q in inputs) or "these lengths"
    _check_limits(f"{who}: it does not close at the start: with {at}", solution, values)
    start = tuple(evaluate(formula, values) for formula in solution.formulas)
    if not all(map(math.isfinite, start)):
        coordinates = zip(solution.dependent, start, strict=True)
        raise ModelError(
            f"{who}: the formulas of its coordinates have no value at the start, with "
            f"{at}: {', '.join(f'{q.name} = {x}' for q, x in coordinates)}. Change "
            f"the start value, or the geometry."
        )
    closed = {**values, **dict(zip(solution.dependent, start, strict=True))}
    error = np.abs(evaluate(solution.rows, closed)).max()
    if not error < _OPEN:
        raise ModelError(
            f"{who}: no solution was found at the start, with {at}: an error of "
            f"{error:.2g} is left. Give start values nearer to a position in which the "
            f"loop closes, or change the geometry."
        )
    # There the dependent coordinates do not follow from others.
    J = evaluate(jacobian(solution.rows, solution.dependent), closed)
    sizes = np.linalg.svd(J, compute_uv=False)
    if not sizes[-1] > _DEAD * sizes[0]:
        raise ModelError(
            f"{who}: it starts at a singular (dead-centre) position, with {at}: there "
            f"{', '.join(q.name for q in solution.dependent)} do not follow from the "
            f"others, because links are in line or points coincide. "
            + _remedy(solution, inputs, closed, choosable=choosable)
            + "tart elsewhere, or close the loop by add_constraint."
        )
    return start


def _remedy(
    solution: LoopSolution, inputs: Sequence[Symbol], values: Values, *, choosable: bool
) -> str:
    better = better_independent(solution, inputs, values)
    if not better:
        return "No other coordinate of the loop would determine them: s"
    if not choosable:
        return "S"
    names = ", ".join(q.name for q in better)
    return f"Choose {names} as independent (independent=…), or prescribe it instead; s"


def _check_limits(who: str, solution: LoopSolution, values: Values) -> None:
    just_missed: list[Limit] = []
    for limit in solution.limits:
        value, scale = evaluate([limit.value, limit.scale], values)
        if value < 0:
            just_missed.append(limit)
        # Written so that NaN fails, which a limit just missed makes of those after it.
        if not value >= -_ROUNDING * scale:
            limit = just_missed[0] if just_missed else limit
            numbers = evaluate(limit.numbers, values)
            raise ModelError(
                f"{who} {limit.words.format(*numbers)}. Change the start value, or the "
                f"geometry."
            )


def better_independent(
    solution: LoopSolution, inputs: Sequence[Symbol], values: Values
) -> tuple[Symbol, ...]:
    """Return the coordinates from which the others follow best, by full pivoting."""
    left = [*inputs, *solution.dependent]
    work = np.array(evaluate(jacobian(solution.rows, left), values), dtype=float)
    largest = np.abs(work).max(initial=0.0)
    for _ in solution.rows:
        i, j = np.unravel_index(int(np.abs(work).argmax()), work.shape)
        if not abs(work[i, j]) > _DEAD * largest:
            return ()
        work -= np.outer(work[:, j] / work[i, j], work[i])
        work = np.delete(np.delete(work, i, axis=0), j, axis=1)
        del left[int(j)]
    return tuple(left)


def _branches(system: System, named: NamedLoop) -> tuple[Branch, Branch]:
    frames = named.loop.frames()
    if not frames:
        return Branch(()), Branch(())
    ways = [_path(system, frame) for frame in frames]
    common = len([x for x, y in zip(*ways, strict=False) if x is y])
    ends = []
    for frame, path in zip(frames, ways, strict=True):
        on, links = system.placements[frame.body.name], path[common:]
        # A joint whose freedoms share one frame moves it by the first of its links.
        steps = tuple(_step(system, link) for link in links if not link.ball)
        place = add3(on.p, matvec(on.R, frame.p))
        ends.append(Branch(steps, matmul(on.R, frame.R), place))
    a, b = ends
    if not a.steps and not b.steps:
        raise ModelError(
            f"loop {named.name!r}: no joint moves its frames {place_name(frames[0])} "
            f"and {place_name(frames[1])} relative to each other. A loop has joints on "
            f"the way from one frame to the other; give frames of other bodies."
        )
    return a, b


def _path(system: System, frame: Frame) -> list[Link]:
    """Return the links from the world to the body of a frame."""
    links: list[Link] = []
    i = system.placements[frame.body.name].link
    while i:
        links.append(system.links[i - 1])
        i = links[-1].parent
    return links[::-1]


def _step(system: System, link: Link) -> Step:
    joint = system.joints[link.joint]
    drives = system.drives[joint.name]
    free = tuple(q for q, drive in zip(joint.q, drives, strict=True) if drive is None)
    motion = link.general and (link.general.R, link.general.p)
    if link.quaternion is not None:
        motion = quaternion_matrix(*link.quaternion), ZERO_VEC
    if motion is not None:
        return Step(
            joint.name, "G", 0, joint.q[0], joint.q[0], link.E, link.p, free, motion
        )
    assert link.q is not None
    symbol = next(
        q
        for q, drive in zip(joint.q, drives, strict=True)
        if link.q is (q if drive is None else drive)
    )
    own = (symbol,) if symbol in free else ()
    kind: Literal["R", "T"] = "R" if link.kind == "R" else "T"
    return Step(joint.name, kind, link.axis, symbol, link.q, link.E, link.p, own)


def loop_solutions(system: System) -> tuple[NamedSolution, ...]:
    """Return the solutions of the loops of a system, in order of evaluation."""
    system = system.spanning_tree
    values: dict[Symbol, float] = dict(zip(system.q, system.q_start, strict=True))
    values |= dict(zip(system.p, map(float, parameter_values(system)), strict=True))
    values[system.t] = 0.0
    # Freedoms between the frames of each loop, at the start; driven coordinates and
    # expressions are formulas.
    coordinates, known = frozenset(system.q), driven_motion(system)
    for expression in system.expressions.values():
        known |= expression.formulas
    paths = {
        named.name: LoopPath(
            named.name, *_branches(system, named), values, coordinates, known
        )
        for named in system.loops
    }
    needs, owner = dict[str, tuple[Symbol, ...]](), dict[Symbol, str]()
    for named in system.loops:
        path = paths[named.name]
        follow = named.loop.dependent(path)
        needs[named.name] = tuple(named.loop.inputs(path))
        _check_free(system, named.name, follow, needs[named.name], owner)
        owner |= dict.fromkeys(follow, named.name)
    result = []
    for named in _in_order(system, needs, owner):
        solution = named.loop.solve(paths[named.name])
        start = closed_start(
            f"loop {named.name!r}",
            solution,
            needs[named.name],
            values,
            choosable=hasattr(named.loop, "independent"),
        )
        # The paths see the values, which later loops build on.
        values |= dict(zip(solution.dependent, start, strict=True))
        assumed = dict.fromkeys(paths[named.name].assumed)
        of_parameters = (n for n in assumed if {*symbols_of(n)} & {*system.p})
        solution = replace(solution, assumed=tuple(of_parameters))
        result.append(NamedSolution(named.name, solution, start))
    return tuple(result)


def _check_free(
    system: System,
    loop: str,
    follow: Sequence[Symbol],
    others: Sequence[Symbol],
    owner: Mapping[Symbol, str],
) -> None:
    """Raise if a coordinate that follows from others in a loop has another cause."""
    for q in follow:
        joint = next(joint for joint in system.joints if q in joint.q)
        if system.drives[joint.name][joint.q.index(q)] is not None:
            cause = listed((other.name for other in others), 4) if others else "it"
            raise ModelError(
                f"loop {loop!r}: joint {joint.name!r} is driven, but would follow from "
                f"{cause}. A motion has one cause: do not drive it, choose it as "
                f"independent if the loop has a choice, or close the loop by "
                f"add_constraint."
            )
        if q in owner:
            raise ModelError(
                f"loop {loop!r}: the coordinate {q.name} would follow from it, but "
                f"follows from loop {owner[q]!r} already. Each coordinate depends on "
                f"one loop; choose another one as independent in one of the two."
            )


def _in_order(
    system: System,
    needs: Mapping[str, tuple[Symbol, ...]],
    owner: Mapping[Symbol, str],
) -> list[NamedLoop]:
    """Return the loops, each after those whose coordinates it needs."""
    waiting = {named.name: named for named in system.loops}
    order: list[NamedLoop] = []
    while waiting:
        ready = [
            named
            for name, named in waiting.items()
            if not any(owner.get(q) in waiting for q in needs[name])
        ]
        if not ready:
            raise ModelError(_ring(list(waiting), needs, owner))
        # One at a time keeps the order of the model as far as it can be kept.
        order.append(waiting.pop(ready[0].name))
    return order


def _ring(
    waiting: list[str],
    needs: Mapping[str, tuple[Symbol, ...]],
    owner: Mapping[Symbol, str],
) -> str:
    uses = {n: [owner[q] for q in needs[n] if owner.get(q) in waiting] for n in waiting}
    ring = ring_of(uses)
    steps = [
        f"{name!r} needs {next(q.name for q in needs[name] if owner.get(q) == other)} "
        f"of {other!r}"
        for name, other in pairwise(ring)
    ]
    return (
        f"loop {ring[-2]!r}: loops depend on each other in a ring: {', '.join(steps)}. "
        f"Choose other independent coordinates, or close one of the loops by "
        f"add_constraint."
    )


def without_dependents(system: System, solutions: Sequence[NamedSolution]) -> System:
    """Return a system whose state holds independent coordinates only."""
    tree = replace(system, loop_solutions=tuple(solutions))
    coordinates = tree.coordinates
    tree = replace(tree, partition=coordinates.by_loops)
    dependent = set(coordinates.loop_dependent)
    independent = [i for i, q in enumerate(tree.q) if q not in dependent]
    independent_v = coordinates.by_loops.independent
    return replace(
        tree,
        tree=tree,
        q=tuple(system.q[i] for i in independent),
        q_start=tuple(system.q_start[i] for i in independent),
        v=tuple(system.v[j] for j in independent_v),
        vd=tuple(system.vd[j] for j in independent_v),
        v_start=tuple(system.v_start[j] for j in independent_v),
        quaternions=tuple(independent.index(start) for start in system.quaternions),
    )
