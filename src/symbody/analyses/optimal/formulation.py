"""An optimal motion as formulas, before it is put on a mesh."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import final

import numpy as np

from symbody.analyses.optimal.dynamics import Dynamics, Limited
from symbody.analyses.optimal.point_functions import PointFormulas
from symbody.expr.arithmetic import mul
from symbody.expr.node import Node, Symbol
from symbody.expr.traverse import symbols_of
from symbody.formalisms.derivatives.of_formulas import Held
from symbody.pipeline import CompiledModel
from symbody.pipeline.tangent import with_accelerations

# The duration, by which rates and running costs are multiplied.
DURATION = Symbol("duration")


@final
@dataclass(frozen=True)
class Formulation:
    """An optimal motion: equations, cost, conditions and bounds, but no mesh.

    Formulas are of states, other unknowns, controls, free parameters and time; `start`
    has the values of states that are fixed at the start, `home` those of all where the
    search begins, `ends` those that the end asks for, `parameters` those of parameters
    that are not free. Constraints of labels that are `closed` hold at the start anyway.
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
    ends: Mapping[Symbol, float]
    periodic: tuple[Symbol, ...]
    bounds: Mapping[Symbol, tuple[float, float]]
    running: Node | None = None
    final: Node | None = None
    throughout: tuple[Limited, ...] = ()
    at_start: tuple[Limited, ...] = ()
    at_end: tuple[Limited, ...] = ()
    at_times: tuple[tuple[float, Limited], ...] = ()
    costs_at: tuple[tuple[float, Node], ...] = ()
    closed: frozenset[str] = frozenset()

    @property
    def states(self) -> tuple[Symbol, ...]:
        """The states of the equations of motion."""
        return self.dynamics.states

    @property
    def locals(self) -> tuple[Symbol, ...]:
        """Unknowns of a point that have no rate."""
        return (*self.dynamics.others, *self.controls)

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

    def timed_by(self, formulas: PointFormulas) -> bool:
        """Return whether the variables of formulas have the time."""
        return self.model.system.t in formulas.variables

    @property
    def timed(self) -> bool:
        """Whether a formula at the points holds the time."""
        nodes = [*self._at_points, *self.dynamics.accelerations]
        nodes += self.formulas_of_inputs
        return self.model.system.t in symbols_of(nodes)

    @property
    def _at_points(self) -> list[Node]:
        dynamics = self.dynamics
        formulas = [mul(DURATION, rate) for rate in dynamics.rates]
        formulas += [one.formula for one in (*dynamics.algebraic, *self.throughout)]
        if self.running is not None:
            formulas.append(mul(DURATION, self.running))
        return formulas

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
