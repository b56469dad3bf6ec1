"""Tangent and adjoint equations of a model, compiled: how a motion changes.

With yd = f(t, y, u(t, y, p), p), the slopes S of the states by some variables s,
parameters or start values, obey the tangent equations

    dS/dt = A S + C,    A = ∂f/∂y + ∂f/∂u ∂u/∂y,    C = ∂f/∂s + ∂f/∂u ∂u/∂s

and the slopes λ of the integral of a cost c by states, μ by s, the adjoint equations,
which are integrated back from the end:

    dλ/dt = -Aᵀ λ - ∂c/∂y,    dμ/dt = -Cᵀ λ - ∂c/∂s

References:
    Hairer, Nørsett, Wanner (1993), Solving Ordinary Differential Equations I, I.14.
    Cao, Li, Petzold, Serban (2003), Adjoint sensitivity analysis for DAE systems.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments
from symbody.equations import Equations
from symbody.errors import DerivationError
from symbody.expr.arithmetic import neg
from symbody.expr.differentiate import directional, jacobian
from symbody.expr.evaluate import substitute
from symbody.expr.gradient import gradient
from symbody.expr.node import ONE, ZERO, Array, Const, Node, Symbol, next_serial
from symbody.expr.traverse import as_vector
from symbody.formalisms.constraints.state_coordinates import minimal, put_in
from symbody.formalisms.derivatives.of_formulas import Held, held
from symbody.formalisms.dynamics.matrices import added, product
from symbody.formalisms.quantities.dynamics import arguments_of
from symbody.formalisms.quantities.solved import solved_kinematics
from symbody.pipeline.compiled_system import CompiledSystem
from symbody.pipeline.mode_forces import event_parts, mode_forces
from symbody.pipeline.quantities import functions_of, quantities_of
from symbody.program.content import ProgramRequest
from symbody.runtime.functions import CompiledFunction, Entry
from symbody.spatial.vectors import inner, plus, times, total
from symbody.system.system import System

Formulas: TypeAlias = Mapping[Symbol, Node]
# A variable and what follows it, each with its slope, a formula of parameters.
Direction: TypeAlias = tuple[tuple[Symbol, Node], ...]


def cost_formulas(
    shared: CompiledSystem, formulas: Sequence[Node], who: str
) -> list[Node]:
    """Return formulas of the user's in the coordinates of the state."""

    def derived() -> list[Node]:
        of = shared.derivations
        measured = solved_kinematics(of.spanning_tree)
        array = as_vector(measured.resolve(list(formulas), who))
        arguments = arguments_of(of.system.spanning_tree)
        equations = Equations(of.system.name, "cost", arguments, {"cost": array})
        nodes: list[Node] = minimal(of, equations).results["cost"].tolist()
        return nodes

    return list(shared.once(("cost formulas", tuple(formulas)), derived))


def quantity(
    shared: CompiledSystem, arguments: Arguments, name: str, what: str = "of"
) -> tuple[tuple[str, ...], list[Node]]:
    """Return the labels and formulas of a quantity that `jacobian` knows."""

    def derived() -> tuple[tuple[str, ...], list[Node]]:
        quantities = quantities_of(arguments, name, shared, what)
        functions = functions_of(arguments, quantities)
        # On a tree these may hold the symbols of accelerations.
        of = held(shared.derivations, list(functions.entries))
        return functions.labels, with_accelerations(of)

    return shared.once(("quantity", name), derived)


def cost_slopes(
    shared: CompiledSystem,
    formulas: Sequence[Node],
    wrt: Sequence[Direction],
    own: Formulas,
    parameters: NDArray[np.float64],
) -> CompiledFunction:
    """Return values of formulas, then slopes by states and by `wrt`, row by row.

    `own` are formulas of the user's inputs; behind the parameters stand the numbers of
    a mode, where there are contacts.
    """
    key = ("cost slopes", tuple(formulas), tuple(wrt), tuple(own.items()))

    def compiled() -> Entry:
        system, stages = shared.system, stages_of(shared, own)
        of = held(shared.derivations, list(formulas))
        slopes = slopes_of(of, system.coordinates.y, wrt, stages)
        arguments = arguments_of(system)
        results = {"values": as_vector(formulas), "slopes": slopes}
        return compiled_function(shared, "cost_slopes", arguments, results, ("x",))

    return CompiledFunction.of(_made(shared, key, compiled), parameters)


def with_accelerations(of: Held) -> list[Node]:
    """Return the formulas with the accelerations put in."""
    known = dict(zip(of.system.vd, of.vd, strict=bool(of.vd)))
    return substitute(of.formulas, known) if of.vd else list(of.formulas)


def slopes_of(
    of: Held, y: Sequence[Symbol], wrt: Sequence[Direction], stages: Sequence[Formulas]
) -> Array:
    """Return ∂f/∂y and ∂f/∂s, through the formulas of the inputs as well."""
    symbols = all_symbols(y, wrt)
    every = list(dict.fromkeys([*symbols, *(u for stage in stages for u in stage)]))
    own = of.jacobian(every)
    at = {s: j for j, s in enumerate(every)}
    for stage in stages:
        of_inputs = jacobian(list(stage.values()), every)
        for i, j in np.ndindex(len(own), len(every)):
            for u, entry in zip(stage, of_inputs[:, j], strict=True):
                factor = own[i, at[u]]
                if factor is not ZERO and entry is not ZERO:
                    before: Any = own[i, j]
                    own[i, j] = plus(before, times(factor, entry))
    place = {s: j for j, s in enumerate(symbols)}
    result = np.full((len(own), len(y) + len(wrt)), ZERO, dtype=object)
    result[:, : len(y)] = own[:, : len(y)]
    for k, direction in enumerate(wrt, start=len(y)):
        for i in range(len(own)):
            parts = [times(own[i, place[s]], slope) for s, slope in direction]
            result[i, k] = total(*parts)
    return result


def all_symbols(y: Sequence[Symbol], wrt: Sequence[Direction]) -> list[Symbol]:
    """Return states, then all symbols that directions move, each once."""
    return list(dict.fromkeys([*y, *(s for one in wrt for s, _ in one)]))


def stages_of(shared: CompiledSystem, own: Formulas) -> list[dict[Symbol, Node]]:
    """Return what inputs follow: forces of contacts, in a mode, the others and states.

    Those of one stage may depend on those of the next one.
    """
    forces = mode_forces(shared).forces if shared.system.contacts else {}
    return [stage for stage in (forces, fed_inputs(own)) if stage]


def fed_inputs(inputs: Formulas) -> dict[Symbol, Node]:
    """Return the formulas of inputs that depend on anything."""
    return {u: f for u, f in inputs.items() if not isinstance(f, Const)}


def _made(
    shared: CompiledSystem, key: tuple[object, ...], make: Callable[[], Entry]
) -> Entry:
    """Return slopes that are made once, with the time of their derivation noted."""

    def timed() -> Entry:
        with shared.timed("derive slopes"):
            return make()

    return shared.once(key, timed)


def compiled_function(
    shared: CompiledSystem,
    name: str,
    arguments: Mapping[str, tuple[Symbol, ...]],
    results: Mapping[str, Array],
    last: tuple[str, ...],
) -> Entry:
    """Return a function of time, states and the groups `last` behind q and v.

    Forces of contacts are those of a mode, whose numbers stand behind the parameters.
    """
    system: System = shared.system
    if system.contacts:
        mode = mode_forces(shared)
        arguments = {**arguments, "p": (*arguments["p"], *mode.numbers)}
        parts = put_in(results.values(), mode.forces)
        results = dict(zip(results, parts, strict=True))
    equations = Equations(
        system.name, name, dict(arguments), dict(results), {},
        ((next_serial(), name),),
    )  # fmt: skip
    groups = {"t": ("t",), "y": ("q", "v", *last), "u": ("u",), "p": ("p",)}
    title = f"{system.name}_{name}"
    request = ProgramRequest(equations, title, groups, {"results": tuple(results)})
    return shared.compiled(name, request)


@final
@dataclass(frozen=True)
class Tangent:
    """The functions of a model whose states carry slopes or adjoints behind them.

    The Jacobian leaves out how slopes change with the states: one Newton step more.
    """

    rates: CompiledFunction
    jacobian: CompiledFunction | None = None


def tangent(
    shared: CompiledSystem,
    wrt: Sequence[Direction],
    starts: int,
    inputs: Formulas,
    cost: Node | None,
    parameters: NDArray[np.float64],
    *,
    stiff: bool = False,
) -> Tangent:
    """Return rates of states, of a running cost, and of their slopes.

    Slopes stand behind the states, column by column: by `wrt`, parameters and constants
    added to inputs, then by `starts` start values. The cost, as of `cost_formulas`, is
    the state behind the model's own; inputs are formulas in the coordinates of the
    state.
    """
    of = _Variation(shared, tuple(wrt), starts, inputs, cost)
    key = of.key("tangent")
    rates = CompiledFunction.of(_made(shared, key, of.tangent), parameters)
    if not stiff:
        return Tangent(rates)
    # It is one for all variables, of which it needs the number.
    key = ("Jacobian", len(of.wrt) + starts, *of.key("Jacobian")[3:])
    entry = _made(shared, key, of.jacobian)
    return Tangent(rates, CompiledFunction.of(entry, parameters))


def adjoint(
    shared: CompiledSystem,
    wrt: Sequence[Direction],
    inputs: Formulas,
    cost: Node | None,
    parameters: NDArray[np.float64],
) -> Tangent:
    """Return rates of states, adjoints and the gradient by `wrt`; cost is no state."""
    of = _Variation(shared, tuple(wrt), 0, inputs, cost)
    entry = _made(shared, of.key("adjoint"), of.adjoint)
    return Tangent(CompiledFunction.of(entry, parameters))


def event_function(
    shared: CompiledSystem,
    wrt: Sequence[Direction],
    inputs: Formulas,
    cost: Node | None,
    parameters: NDArray[np.float64],
) -> CompiledFunction:
    """Return `event_parts` in a mode, and their change in a direction.

    The direction stands behind the states: of the time, the states, and `wrt`.
    """
    of = _Variation(shared, tuple(wrt), 0, inputs, cost)
    return CompiledFunction.of(shared.once(of.key("event"), of.event), parameters)


@final
@dataclass(frozen=True)
class _Variation:
    """A change of motions by variables and starts, as of `tangent`."""

    shared: CompiledSystem
    wrt: tuple[Direction, ...]
    starts: int
    own: Formulas  # of the user's inputs
    cost: Node | None

    def key(self, kind: str) -> tuple[object, ...]:
        return kind, self.wrt, self.starts, tuple(self.own.items()), self.cost

    @cached_property
    def stages(self) -> list[dict[Symbol, Node]]:
        return stages_of(self.shared, self.own)

    @property
    def y(self) -> tuple[Symbol, ...]:
        return self.shared.system.coordinates.y

    def rates(self) -> Held:
        """Return the rates of the state, and of the cost."""
        arguments = Arguments("tangent", DerivationError)
        more = [] if self.cost is None else [self.cost]
        if self.y:  # none where everything is driven
            quantities = quantities_of(arguments, "derivatives", self.shared)
            more = [*functions_of(arguments, quantities).entries, *more]
        return held(self.shared.derivations, more)

    def tangent(self) -> Entry:
        of = self.rates()
        slopes = slopes_of(of, self.y, self.wrt, self.stages)
        n, rows = len(self.y), len(of.formulas)
        columns = len(self.wrt) + self.starts
        S = np.empty((columns, rows), dtype=object)
        for place in np.ndindex(S.shape):
            S[place] = Symbol(f"S_{place[0]}_{place[1]}")
        changes = product(slopes[:, :n], S[:, :n].T)
        m = len(self.wrt)
        changes[:, :m] = added(slopes[:, n:], changes[:, :m])
        # Nothing depends on the cost, which stands behind the states.
        carried = ([] if self.cost is None else [Symbol("cost")]) + S.ravel().tolist()
        rates = [*with_accelerations(of), *changes.T.ravel().tolist()]
        return self._compiled("tangent", carried, {"yd": as_vector(rates)})

    def jacobian(self) -> Entry:
        """Return the Jacobian of states, and of each column of slopes by itself."""
        of, n = self.rates(), len(self.y)
        rows, columns = len(of.formulas), len(self.wrt) + self.starts
        own = np.full((rows, rows), ZERO, dtype=object)
        own[:, :n] = slopes_of(of, self.y, (), self.stages)
        size = rows * (1 + columns)
        J = np.full((size, size), ZERO, dtype=object)
        for at in range(0, size, max(rows, 1)):
            J[at : at + rows, at : at + rows] = own
        carried = [Symbol(f"carried_{k}") for k in range(size - n)]
        return self._compiled("tangent_jacobian", carried, {"J": J})

    def event(self) -> Entry:
        symbols = [self.shared.system.t, *self.y]
        ways = [Symbol(f"direction_{i}") for i in range(len(symbols) + len(self.wrt))]
        along: dict[Symbol, Node] = dict(zip(symbols, ways, strict=False))
        for one, way in zip(self.wrt, ways[len(symbols) :], strict=True):
            for symbol, slope in one:
                along[symbol] = plus(along.get(symbol, ZERO), times(slope, way))
        fed = fed_inputs(self.own)
        for symbol, change in zip(
            fed, directional(list(fed.values()), along), strict=True
        ):
            along[symbol] = plus(along.get(symbol, ZERO), change)
        parts = event_parts(self.shared, with_accelerations(self.rates()))
        changing = [n for a in [*parts.values()][:-1] for n in a.ravel().tolist()]
        parts["changes"] = as_vector(directional(changing, along))
        return self._compiled("event", ways, parts)

    def adjoint(self) -> Entry:
        of, y = self.rates(), self.y
        adjoints = [Symbol(f"adjoint_{i}") for i in range(len(y))]
        weights: list[Node] = [*adjoints, *([] if self.cost is None else [ONE])]
        fed = [u for stage in self.stages for u in stage]
        every = list(dict.fromkeys([*all_symbols(y, self.wrt), *fed]))
        by = dict(zip(every, of.reverse(every, weights), strict=True))
        for stage in self.stages:
            stand_ins = [Symbol(f"by_input_{k}") for k in range(len(stage))]
            work = inner(stand_ins, stage.values())
            known = {a: by[u] for a, u in zip(stand_ins, stage, strict=True)}
            through = substitute(gradient(work, every), known)
            for symbol, more in zip(every, through, strict=True):
                by[symbol] = plus(by[symbol], more)
        gradients = [Symbol(f"gradient_{k}") for k in range(len(self.wrt))]
        changes = [neg(by[s]) for s in y]
        changes += [
            neg(total(*(times(by[s], slope) for s, slope in one))) for one in self.wrt
        ]
        if self.cost is not None:
            of = Held(of.of, of.formulas[:-1], of.vd)
        rates = {"yd": as_vector([*with_accelerations(of), *changes])}
        return self._compiled("adjoint", [*adjoints, *gradients], rates)

    def _compiled(
        self, name: str, carried: Sequence[Symbol], results: Mapping[str, Array]
    ) -> Entry:
        arguments = {**arguments_of(self.shared.system), "carried": tuple(carried)}
        last = ("x", "carried")
        return compiled_function(self.shared, name, arguments, results, last)
