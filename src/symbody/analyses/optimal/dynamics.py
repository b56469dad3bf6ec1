"""The formulas of an optimal motion, before they are put on a mesh.

In the inverse form accelerations and multipliers are unknowns of their own,

    q' = N v + Gᵀ mu,   v' = a,   M a + c - tau - Jᵀ lam = 0,   phi = 0,   J v + p0 = 0

where mu, with G = ∂phi/∂q, keeps positions on the constraints at all points. In the
forward form the rates of the states are formulas.

References:
    Gear, Leimkuhler, Gupta (1985), Automatic integration of Euler-Lagrange equations
    with constraints.
    Betts (2010), Practical Methods for Optimal Control, chapter 4.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias, final

import numpy as np

from symbody.analyses.optimal.point_functions import Floats, PointFormulas
from symbody.arguments import Arguments
from symbody.errors import DerivationError
from symbody.events.switches import jumps_in
from symbody.expr.arithmetic import mul
from symbody.expr.differentiate import jacobian
from symbody.expr.evaluate import substitute
from symbody.expr.node import ZERO, Node, Symbol
from symbody.expr.traverse import symbols_of
from symbody.formalisms.derivations import Derivations, building_graph
from symbody.formalisms.derivatives.forward_dynamics import ImplicitForm, implicit_form
from symbody.formalisms.derivatives.of_formulas import Held, held
from symbody.formalisms.quantities.solved import (
    kinematics_solved_by,
    with_prescribed_accelerations,
)
from symbody.pipeline import CompiledModel
from symbody.pipeline.quantities import functions_of, quantities_of
from symbody.pipeline.tangent import cost_formulas, with_accelerations
from symbody.spatial.vectors import inner, plus
from symbody.system.system import coordinate_rates

Form: TypeAlias = Literal["inverse", "forward"]


@final
@dataclass(frozen=True)
class Limited:
    """A formula that stays within limits, and what it is called."""

    label: str
    formula: Node
    low: float
    high: float


def substituted(
    several: Sequence[Limited], values: Mapping[Symbol, Node]
) -> tuple[Limited, ...]:
    """Return what is limited, with formulas in place of some symbols."""
    with building_graph():
        formulas = substitute([one.formula for one in several], values)
    pairs = zip(several, formulas, strict=True)
    return tuple(replace(one, formula=formula) for one, formula in pairs)


def same_turn(p: Sequence[Node], q: Sequence[Node]) -> dict[str, Node]:
    """Return what is zero where two quaternions of length one are the same turn.

    It is the vector part of p⁻¹ q: a fourth equation would be that of the length, which
    rates keep but for the error of a mesh.
    """
    (p0, p1, p2, p3), name = p, str(q[0])[:-3]
    rows = ((-p1, p0, p3, -p2), (-p2, -p3, p0, p1), (-p3, p2, -p1, p0))
    return {
        f"the turn of {name} about {axis}": inner(row, q)
        for axis, row in zip("xyz", rows, strict=True)
    }


@final
@dataclass(frozen=True)
class Dynamics:
    """The equations of motion: rates of states, and what is zero at each point.

    `others` are unknowns without a rate, which `check` determines anywhere: the
    equations of forces, and those of accelerations along the constraints; it does not
    know those that stabilize. `closing` formulas of the states are zero on the
    constraints.
    """

    form: Form
    states: tuple[Symbol, ...]
    rates: tuple[Node, ...]
    others: tuple[Symbol, ...]
    check: tuple[Node, ...]
    algebraic: tuple[Limited, ...]
    closing: tuple[Limited, ...]
    of: Derivations
    accelerations: tuple[Node, ...] = ()  # of a tree in the forward form, see `Held`

    @property
    def multipliers(self) -> tuple[Symbol, ...]:
        """The multipliers of constraints, behind the accelerations in `others`."""
        return self.others[len(self.of.system.v) : len(self.check)]

    @property
    def stabilizing(self) -> tuple[Symbol, ...]:
        """The unknowns that keep positions on the constraints, the last of `others`."""
        return self.others[len(self.check) :]

    @property
    def quaternions(self) -> list[tuple[Symbol, ...]]:
        """The four states of each quaternion."""
        system = self.of.system
        return [system.q[start : start + 4] for start in system.quaternions]


def dynamics_of(
    model: CompiledModel, form: Form, values: Mapping[Symbol, Node]
) -> Dynamics:
    """Return the equations of a model, with formulas in place of some symbols."""
    with building_graph():
        dynamics = _inverse(model) if form == "inverse" else _forward(model)
        return _with_values(dynamics, values) if values else dynamics


def _with_values(dynamics: Dynamics, values: Mapping[Symbol, Node]) -> Dynamics:
    rates = list(dynamics.rates)
    if dynamics.accelerations:
        # What inputs follow is differentiated in the formulas of accelerations.
        vd = dict(zip(dynamics.of.system.vd, dynamics.accelerations, strict=True))
        rates = substitute(rates, vd)
    return replace(
        dynamics,
        rates=tuple(substitute(rates, values)),
        check=tuple(substitute(list(dynamics.check), values)),
        algebraic=substituted(dynamics.algebraic, values),
        closing=substituted(dynamics.closing, values),
        accelerations=(),
    )


def _forward(model: CompiledModel) -> Dynamics:
    arguments = Arguments("optimal control", DerivationError)
    rates = quantities_of(arguments, "derivatives", model.shared)
    of = held(model.derivations, functions_of(arguments, rates).entries)
    y = model.system.coordinates.y
    return Dynamics("forward", y, of.formulas, (), (), (), (), of.of, of.vd)


def _inverse(model: CompiledModel) -> Dynamics:
    before = model.derivations.unsettled
    of = before.once(
        "given accelerations", lambda: with_prescribed_accelerations(before)
    )
    form: ImplicitForm = implicit_form(of)
    system, rows = form.system, form.rows
    partition = model.system.coordinates.partition
    count = len(rows.rates)
    chosen = range(count) if partition is None else partition.rows
    holonomic = [i for i in chosen if i < len(rows.phi)]
    mu = tuple(Symbol(f"stabilizing_{rows.names[i]}") for i in holonomic)
    rates = list(coordinate_rates(system))
    if mu:
        G = jacobian([rows.phi[i] for i in holonomic], list(system.q))
        rates = [plus(r, inner(mu, G[:, k])) for k, r in enumerate(rates)]
    forces = form.residuals[: len(system.v)]
    lam = tuple(form.lam[i] for i in chosen)
    left = {form.lam[i]: 0.0 for i in range(count) if i not in set(chosen)}
    if left:
        forces = tuple(substitute(list(forces), left))
    algebraic = [
        Limited(f"the equation of {v.name}", f, 0.0, 0.0)
        for v, f in zip(system.v, forces, strict=True)
    ]
    closing = [
        Limited(f"the closing of {rows.names[i][4:]}", rows.phi[i], 0.0, 0.0)
        for i in holonomic
    ]
    closing += [
        Limited(f"the rate of closing {rows.names[i][4:]}", rows.rates[i], 0.0, 0.0)
        for i in chosen
    ]
    return Dynamics(
        "inverse", (*system.q, *system.v, *system.x),
        (*rates, *system.vd, *form.xd), (*system.vd, *lam, *mu),
        (*forces, *(form.accelerations[i] for i in chosen)),
        (*algebraic, *closing), tuple(closing), of,
    )  # fmt: skip


def resolved(
    model: CompiledModel, dynamics: Dynamics, formulas: Sequence[Node], who: str
) -> list[Node]:
    """Return formulas of anything known by states, others and inputs."""
    with building_graph():
        if dynamics.form == "forward":
            return cost_formulas(model.shared, formulas, who)
        form: ImplicitForm = implicit_form(dynamics.of)
        lam = dict(zip(form.rows.names, form.lam, strict=True))
        of, vd = dynamics.of, form.system.vd
        kinematics = kinematics_solved_by(of, lambda: vd, lambda: lam)
        return list(kinematics.resolve(list(formulas), who))


# The duration, by which rates and running costs are multiplied.
DURATION = Symbol("duration")
# Smaller states are nothing but what the solver leaves.
NOTHING = 1e-8


@final
@dataclass(frozen=True)
class Formulation:
    """An optimal motion: equations, cost, conditions and bounds, but no mesh.

    Formulas are of states, other unknowns, controls, free parameters and time; `start`
    has the values of states that are fixed at the start, `home` those of all where the
    search begins, `ends` those that the end asks for, `parameters` those of parameters
    that are not free. Constraints of labels that are `closed` hold at the start anyway.
    Tables of what is `tracked` have values until then [s].
    """

    model: CompiledModel
    dynamics: Dynamics
    controls: tuple[Symbol, ...]
    free: tuple[Symbol, ...]
    parameters: Mapping[Symbol, float]
    other_inputs: Mapping[str | tuple[str, ...], object]
    formulas_of_inputs: tuple[Node, ...]
    duration: tuple[float, float]
    start: Mapping[Symbol, float]
    home: Mapping[Symbol, float]
    periodic: tuple[Symbol, ...]
    ends: Mapping[Symbol, float]
    bounds: Mapping[Symbol, tuple[float, float]]
    running: Node | None = None
    final: Node | None = None
    throughout: tuple[Limited, ...] = ()
    at_start: tuple[Limited, ...] = ()
    at_end: tuple[Limited, ...] = ()
    at_times: tuple[tuple[float, Limited], ...] = ()
    costs_at: tuple[tuple[float, Node], ...] = ()
    closed: frozenset[str] = frozenset()
    tracked: float = np.inf

    @property
    def states(self) -> tuple[Symbol, ...]:
        """The states of the equations of motion."""
        return self.dynamics.states

    @property
    def locals(self) -> tuple[Symbol, ...]:
        """Unknowns of a point that have no rate."""
        return (*self.dynamics.others, *self.controls)

    def sizes(self, symbols: Sequence[Symbol], states: Floats) -> Floats:
        """Return by what errors of states, a column each, are divided.

        How large each becomes, and the largest of its unit or one, whichever is less:
        a state that stays zero has no size of its own.
        """
        units = np.array([self.model.system.units.get(s, "") for s in symbols])
        own = np.abs(states).max(axis=0, initial=0.0)
        beside = np.array([own[units == unit].max() for unit in units])
        beside[beside < NOTHING] = 1.0
        return np.asarray(own + np.minimum(beside, 1.0))

    def inputs(self) -> PointFormulas:
        """Return all inputs of the model."""
        return self._formulas("inputs", self.formulas_of_inputs, self.locals)

    def values_of(self, parameters: Mapping[str, object]) -> list[float]:
        """Return the values of free parameters from whole ones by name."""
        system, result = self.model.system, dict[Symbol, float]()
        for name, value in parameters.items():
            symbols = system.parameters[name].symbols.ravel().tolist()
            values = np.asarray(value, dtype=float).ravel().tolist()
            result |= dict(zip(symbols, values, strict=True))
        return [result[s] for s in self.free]

    @property
    def timed(self) -> bool:
        """Whether a formula at the points holds the time, a variable of all then."""
        nodes = [*self._at_points, *self.dynamics.accelerations]
        nodes += self.formulas_of_inputs
        return self.model.system.t in symbols_of(nodes)

    def jumps(self) -> list[Node]:
        """Return what passes zero where formulas jump, by unknowns of the plan."""
        clock = [self.model.system.t] if np.ptp(self.duration) else []
        nodes = [*self._at_points, *self.dynamics.accelerations]
        with building_graph():
            return jumps_in(nodes, {*self.states, *self.free, *clock})

    def at_first(self) -> list[Limited]:
        """Return what holds at the start, lengths of quaternions among it."""
        loose = {*self.states} - {*self.start}
        several = self.dynamics.closing if loose else ()
        several = substituted(several, {self.model.system.t: ZERO})
        result = [one for one in several if one.label not in self.closed]
        for turn in self.dynamics.quaternions:
            if not loose.isdisjoint(turn):
                with building_graph():
                    square = inner(turn, turn)
                name = f"the length of {turn[0].name[:-3]}"
                result.append(Limited(name, square, 1.0, 1.0))
        return [*result, *self.at_start]

    @property
    def _at_points(self) -> list[Node]:
        dynamics = self.dynamics
        formulas = [mul(DURATION, rate) for rate in dynamics.rates]
        formulas += [one.formula for one in (*dynamics.algebraic, *self.throughout)]
        if self.running is not None:
            formulas.append(mul(DURATION, self.running))
        return formulas

    @property
    def used(self) -> set[Symbol]:
        """The symbols in equations, conditions and cost."""
        nodes = [*self.at_points().formulas, *self.dynamics.accelerations]
        nodes += [one.formula for one in (*self.at_start, *self.at_end)]
        nodes += [one.formula for _, one in self.at_times]
        nodes += [cost for _, cost in self.costs_at]
        return {*symbols_of(nodes if self.final is None else [*nodes, self.final])}

    def at_points(self) -> PointFormulas:
        """Return rates, equations, conditions and running cost at all points."""
        return self._formulas("points", self._at_points, self.locals)

    def flow(self) -> PointFormulas:
        """Return rates, and the running cost, times the duration."""
        cost = [] if self.running is None else [self.running]
        formulas = [mul(DURATION, rate) for rate in (*self.dynamics.rates, *cost)]
        return self._formulas("flow", formulas, self.locals)

    def conditions(self) -> PointFormulas:
        """Return the conditions at all times."""
        formulas = [one.formula for one in self.throughout]
        return self._formulas("conditions", formulas, self.locals)

    def checking(self) -> PointFormulas:
        """Return rates, the equations that determine what has none, and conditions."""
        conditions = [one.formula for one in self.throughout]
        formulas = [*self.dynamics.rates, *self.dynamics.check, *conditions]
        return self._formulas("check", formulas, self.locals)

    def at_node(
        self, title: str, formulas: Sequence[Node], point: bool
    ) -> PointFormulas:
        """Return formulas at one node, which may be no point."""
        return self._formulas(title, formulas, self.locals if point else ())

    def _formulas(
        self, title: str, formulas: Sequence[Node], own: tuple[Symbol, ...]
    ) -> PointFormulas:
        dynamics = self.dynamics
        clock = (self.model.system.t,) if self.timed else ()
        variables = (DURATION, *clock, *self.states, *own, *self.free)
        vd, held = dynamics.accelerations, None
        if vd:
            held = Held(dynamics.of, tuple(formulas), vd)
            formulas = with_accelerations(held)
        return PointFormulas(title, tuple(formulas), variables, held)
