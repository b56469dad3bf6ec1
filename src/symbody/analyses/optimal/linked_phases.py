"""Phases of an optimal motion, one after another, as one nonlinear program.

From one phase to the next positions stay. So do velocities, unless constraints close:
then impulses P act along them, and M (v⁺ - v⁻) = Jᵀ P, J v⁺ + p0 = 0, without rebound.

References:
    Betts (2010), Practical Methods for Optimal Control, section 4.5: multiple phases.
    Pfeiffer, Glocker (1996), Multibody Dynamics with Unilateral Contacts, section 6.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import final

import numpy as np

from symbody.analyses.optimal.course import Course, PiecewiseCourse
from symbody.analyses.optimal.dynamics import Formulation, same_turn
from symbody.analyses.optimal.ipopt import Solution, Unknowns
from symbody.analyses.optimal.methods import Collocation, Shooting
from symbody.analyses.optimal.point_functions import (
    Floats,
    PointFormulas,
    PointFunctions,
)
from symbody.analyses.optimal.sparse_problem import EquationRows
from symbody.analyses.optimal.transcription import Transcription
from symbody.expr.arithmetic import sub
from symbody.expr.differentiate import jacobian
from symbody.expr.evaluate import substitute
from symbody.expr.node import ZERO, Node, Symbol
from symbody.formalisms.derivations import building_graph
from symbody.spatial.vectors import inner


@final
@dataclass(frozen=True)
class Link:
    """The way from the end of a phase to the start of another.

    Pairs of `equal` symbols have one value; `jumps` are zero, formulas of states after,
    of those that `before` names, and of impulses.
    """

    phases: tuple[int, int]
    equal: tuple[tuple[Symbol, Symbol], ...]
    jumps: Mapping[str, Node]
    before: Mapping[Symbol, Symbol]
    impulses: tuple[Symbol, ...] = ()


@final
@dataclass(frozen=True)
class LinkedPhases:
    """Phases with what leads from one to the other."""

    phases: tuple[Formulation, ...]
    links: tuple[Link, ...] = ()


def linked(
    of: LinkedPhases, pair: tuple[int, int], names: Sequence[str],
    jumps: Mapping[str, Node],
) -> LinkedPhases:  # fmt: skip
    """Return phases with one more link, which lets some states go on.

    Formulas of `jumps` are of states before. Constraints that only the phase behind
    has close there.
    """
    first, second = (of.phases[k] for k in pair)
    known = {s.name: s for s in first.states}
    system, closing = second.dynamics.of.system, second.dynamics.closing
    lasting = {one.label for one in first.dynamics.closing}
    impact = any(one.label not in lasting for one in closing)
    going = {s.name: s for s in second.states if s.name in names}
    before, rows = _turned(first, second, going, [*jumps])
    impulses: tuple[Symbol, ...] = ()
    with building_graph():
        for name, node in jumps.items():
            state = going.pop(name)
            own = {s: Symbol(f"{s.name} before") for s in first.states}
            before |= {symbol: s for s, symbol in own.items()}
            rows[f"the jump of {name}"] = sub(state, substitute(node, own))
        if impact:
            moving = [v for v in system.v if v.name in going]
            earlier = {v: Symbol(f"{v.name} before") for v in moving}
            before |= {symbol: known[v.name] for v, symbol in earlier.items()}
            changes = [sub(v, earlier[v]) if v in earlier else ZERO for v in system.v]
            lam = second.dynamics.multipliers
            impulses = tuple(Symbol(f"impulse of {s.name}") for s in lam)
            rows |= {
                f"the impact of {v.name}": row
                for v, row in zip(
                    system.v, _impact(second, changes, impulses), strict=True
                )
                if v in earlier
            }
            going = {n: s for n, s in going.items() if s not in earlier}
    equal = [(known[name], s) for name, s in going.items()]
    # Velocities after an impact are those of all constraints.
    closed = {
        one.label for one in closing
        if one.label in lasting and not (impact and one.label.startswith("the rate"))
    }  # fmt: skip
    phases = list(of.phases)
    start = {s: x for s, x in second.start.items() if s.name not in names}
    phases[pair[1]] = replace(second, start=start, closed=frozenset(closed))
    link = Link(pair, tuple(equal), rows, before, impulses)
    return replace(of, phases=tuple(phases), links=(*of.links, link))


def _turned(
    first: Formulation, second: Formulation, going: dict[str, Symbol],
    jumping: Sequence[str] = (),
) -> tuple[dict[Symbol, Symbol], dict[str, Node]]:  # fmt: skip
    """Take whole quaternions out of states that go on; return `before` and `jumps`."""
    before, rows = dict[Symbol, Symbol](), dict[str, Node]()
    known = {s.name: s for s in first.states}
    for turn in second.dynamics.quaternions:
        names = [s.name for s in turn]
        if {*names} <= {*going} and {*names}.isdisjoint(jumping):
            earlier = [Symbol(f"{going.pop(name)} before") for name in names]
            before |= {b: known[n] for b, n in zip(earlier, names, strict=True)}
            with building_graph():
                rows |= same_turn(earlier, turn)
    return before, rows


def _repeated(of: Formulation, k: int) -> Link:
    """Return the way from the end of a phase to its own start."""
    going = {s.name: s for s in of.periodic}
    before, rows = _turned(of, of, going)
    return Link((k, k), tuple((s, s) for s in going.values()), rows, before)


def _impact(
    of: Formulation, changes: Sequence[Node], impulses: Sequence[Symbol]
) -> list[Node]:
    """Return M (v⁺ - v⁻) - Jᵀ P, by the slopes of the equations of forces."""
    d, system = of.dynamics, of.dynamics.of.system
    forces = [one.formula for one in d.algebraic[: len(system.v)]]
    J = jacobian(forces, [*system.vd, *d.multipliers])
    rows = [inner(row, [*changes, *impulses]) for row in J.tolist()]
    return substitute(rows, {of.model.system.t: ZERO})


@final
class PhaseMeshes:
    """Phases on their meshes: the nonlinear program, and what its unknowns mean."""

    def __init__(
        self, of: LinkedPhases, method: Collocation | Shooting, nodes: Sequence[Floats]
    ) -> None:
        self.rows = EquationRows()
        steps = method.steps if isinstance(method, Shooting) else 0
        meshes = []
        for k, (one, own) in enumerate(zip(of.phases, nodes, strict=True)):
            self.rows.phase = k
            meshes.append(Transcription(one, method.table(), own, steps, self.rows))
        self.phases = tuple(meshes)
        again = [_repeated(one, k) for k, one in enumerate(of.phases) if one.periodic]
        for link in (*again, *of.links):
            self._add(link)
        self.problem = self.rows.problem()

    def _add(self, link: Link) -> None:
        first, second = (self.phases[k] for k in link.phases)
        self.rows.phase = link.phases[1]
        start = np.zeros(1)
        before = dict(zip(first.of.states, first.places.states[-1], strict=True))
        after = dict(zip(second.of.states, second.places.states[0], strict=True))
        after |= dict(zip(second.of.free, second.places.free, strict=True))
        for a, b in link.equal:
            number = self.rows.add(f"the way of {b.name} into the phase", start)
            self.rows.put(number, after[b], 1.0)
            self.rows.put(number, before[a], -1.0)
        if not link.jumps:
            return
        impulses = self.rows.unknowns(len(link.impulses))
        variables = (*link.before, *link.impulses, *second.of.states, *second.of.free)
        places = [*(before[s] for s in link.before.values()), *impulses]
        places += [after[s] for s in (*second.of.states, *second.of.free)]
        formulas = PointFormulas("link", tuple(link.jumps.values()), variables)
        functions = PointFunctions(second.of.model, formulas, second.of.parameters)
        (values,) = self.rows.group(functions, np.array([places], dtype=np.int64))
        for label, value in zip(link.jumps, values, strict=True):
            self.rows.put_value(self.rows.add(label, start), value, 1.0)

    def unknowns(self, courses: Sequence[Course]) -> Unknowns:
        """Return the bounds of all unknowns, with values that follow courses."""
        size = self.rows.size
        low, high, w = np.full(size, -np.inf), np.full(size, np.inf), np.zeros(size)
        pairs = zip(self.phases, courses, strict=True)
        for mesh, course in reversed([*pairs]):  # free parameters are of the first
            mesh.put_bounds(low, high)
            mesh.put_course(course, w)
        return Unknowns(np.clip(w, low, high), low, high, *self.rows.limits)


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
