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

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments
from symbody.equations import Equations
from symbody.errors import DerivationError
from symbody.expr.differentiate import jacobian
from symbody.expr.gradient import gradient
from symbody.expr.node import ONE, ZERO, Array, Const, Node, Symbol, neg, next_serial
from symbody.expr.substitute import substitute
from symbody.expr.traverse import as_vector
from symbody.formalisms.constraints.state_coordinates import minimal
from symbody.formalisms.derivatives.of_formulas import Held, held
from symbody.formalisms.keeping.correction import derive_correction
from symbody.formalisms.quantities.dynamics import arguments_of
from symbody.formalisms.quantities.outputs import solved_kinematics
from symbody.pipeline.compiled_system import CompiledSystem
from symbody.pipeline.graph_lock import building_graph
from symbody.pipeline.quantities import functions_of, quantities_of
from symbody.program.content import Asked
from symbody.runtime.functions import CompiledFunction, Entry
from symbody.spatial.vectors import plus, times
from symbody.system.system import System

Formulas: TypeAlias = Mapping[Symbol, Node]
# A variable and what follows it, each with its slope, a formula of parameters.
Direction: TypeAlias = tuple[tuple[Symbol, Node], ...]


@final
@dataclass(frozen=True)
class Tangent:
    """The functions of a model whose states carry slopes or adjoints behind them.

    Attributes:
        rates: Of states, then of what they carry.
        correction: Of the same, for systems with constraints; None for others.
        jacobian: Of the rates, for stiff methods, without how slopes change with the
            states: Newton's method needs one step more then; None where not asked for.
    """

    rates: CompiledFunction
    correction: CompiledFunction | None
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

    The slopes stand behind the states, a column after the other: by `wrt`, then by so
    many start values. With a cost, it is the state behind the model's own.

    Args:
        shared: The model.
        wrt: Parameters with what follows them, and inputs to each of which a constant
            is added.
        starts: The number of columns by start values.
        inputs: Formulas of inputs, in the coordinates of the state.
        cost: What is integrated, as of `cost_formulas`; None without.
        parameters: Their values.
        stiff: Whether the Jacobian is wanted, too.
    """
    key = ("tangent", tuple(wrt), starts, tuple(inputs.items()), cost)
    with building_graph():
        if key not in shared.derivatives:
            shared.derivatives[key] = _tangent(shared, wrt, starts, inputs, cost)
        found = _with_values(shared.derivatives[key], parameters)
        if not stiff:
            return found
        of_it = ("Jacobian", key)
        if of_it not in shared.derivatives:
            shared.derivatives[of_it] = _jacobian(shared, wrt, starts, inputs, cost)
        entry: Entry = shared.derivatives[of_it]
    return replace(found, jacobian=CompiledFunction.of(entry, parameters))


def adjoint(
    shared: CompiledSystem,
    wrt: Sequence[Direction],
    inputs: Formulas,
    cost: Node | None,
    parameters: NDArray[np.float64],
) -> Tangent:
    """Return rates of states, of their adjoints, and of the gradient by `wrt`.

    Args:
        shared: The model.
        wrt: As of `tangent`.
        inputs: As of `tangent`.
        cost: As of `tangent`; it has no state here.
        parameters: Their values.
    """
    key = ("adjoint", tuple(wrt), tuple(inputs.items()), cost)
    with building_graph():
        if key not in shared.derivatives:
            shared.derivatives[key] = _adjoint(shared, wrt, inputs, cost)
    return _with_values(shared.derivatives[key], parameters)


def cost_formulas(
    shared: CompiledSystem, formulas: Sequence[Node], who: str
) -> list[Node]:
    """Return formulas of the user's in the coordinates of the state.

    Args:
        shared: The model.
        formulas: Of anything known: coordinates, sensors, loads, inputs, parameters.
        who: For messages.
    """
    key = ("cost formulas", tuple(formulas))
    with building_graph():
        if key in shared.derivatives:
            return list(shared.derivatives[key])
        of = shared.derivations
        measured = solved_kinematics(of.opened)
        array = np.empty(len(formulas), dtype=object)
        array[:] = measured.resolve(list(formulas), who)
        arguments = arguments_of(of.system.opened)
        given = Equations(of.system.name, "cost", arguments, {"cost": array})
        shared.derivatives[key] = minimal(of, given).results["cost"].tolist()
        return list(shared.derivatives[key])


def quantity(
    shared: CompiledSystem, asked: Arguments, name: str, what: str = "of"
) -> tuple[tuple[str, ...], list[Node]]:
    """Return the labels and formulas of a quantity that `jacobian` knows.

    Args:
        shared: The model.
        asked: Who asks.
        name: Of the quantity.
        what: The argument that holds the name, for messages.

    Raises:
        DerivationError: There is none of this name.
    """
    key = ("quantity", name)
    with building_graph():
        if key not in shared.derivatives:
            system = shared.system
            quantities = quantities_of(asked, name, system, shared.equations, what)
            found = functions_of(asked, quantities)
            # On a tree these may hold the symbols of accelerations.
            nodes = _plain(held(shared.derivations, list(found.entries)))
            shared.derivatives[key] = found.labels, nodes
    result: tuple[tuple[str, ...], list[Node]] = shared.derivatives[key]
    return result


def cost_slopes(
    shared: CompiledSystem,
    formulas: Sequence[Node],
    wrt: Sequence[Direction],
    inputs: Formulas,
    parameters: NDArray[np.float64],
) -> CompiledFunction:
    """Return values of formulas, then their slopes by states and by `wrt`, row by row.

    Args:
        shared: The model.
        formulas: As of `cost_formulas`.
        wrt: As of `tangent`.
        inputs: As of `tangent`.
        parameters: Their values.
    """
    key = ("cost slopes", tuple(formulas), tuple(wrt), tuple(inputs.items()))
    with building_graph():
        if key not in shared.derivatives:
            system = shared.system
            of = held(shared.derivations, list(formulas))
            slopes = _slopes(of, system.coordinates.y, wrt, inputs)
            arguments = arguments_of(system)
            results = {"values": as_vector(formulas), "slopes": slopes}
            shared.derivatives[key] = _compiled(
                shared, "cost_slopes", arguments, results, ("x",)
            )
    return CompiledFunction.of(shared.derivatives[key], parameters)


def _with_values(found: Any, parameters: NDArray[np.float64]) -> Tangent:
    rates, correction = found
    return Tangent(
        CompiledFunction.of(rates, parameters),
        None if correction is None else CompiledFunction.of(correction, parameters),
    )


def _rates(shared: CompiledSystem, cost: Node | None) -> Held:
    """Return the rates of the state, and of the cost."""
    asked, system = Arguments("tangent", DerivationError), shared.system
    quantities = quantities_of(asked, "derivatives", system, shared.equations)
    found = functions_of(asked, quantities)
    more = () if cost is None else (cost,)
    return held(shared.derivations, [*found.entries, *more])


def _plain(of: Held) -> list[Node]:
    """Return the formulas with the accelerations put in."""
    known = dict(zip(of.system.vd, of.vd, strict=bool(of.vd)))
    return substitute(list(of.formulas), known) if of.vd else list(of.formulas)


def _slopes(
    of: Held, y: Sequence[Symbol], wrt: Sequence[Direction], inputs: Formulas
) -> Array:
    """Return ∂f/∂y and ∂f/∂s, through the formulas of the inputs as well."""
    symbols = _all(y, wrt)
    own, fed = of.jacobian(symbols), _fed(inputs)
    if fed:
        by_inputs = of.jacobian(list(fed))
        of_inputs = jacobian(list(fed.values()), symbols)
        for i, j in np.ndindex(len(own), len(symbols)):
            for factor, entry in zip(by_inputs[i], of_inputs[:, j], strict=True):
                if factor is not ZERO and entry is not ZERO:
                    before: Any = own[i, j]
                    own[i, j] = plus(before, times(factor, entry))
    place = {s: j for j, s in enumerate(symbols)}
    result = np.full((len(own), len(y) + len(wrt)), ZERO, dtype=object)
    result[:, : len(y)] = own[:, : len(y)]
    for k, direction in enumerate(wrt, start=len(y)):
        for i in range(len(own)):
            parts = [(own[i, place[s]], slope) for s, slope in direction]
            result[i, k] = _total(parts)
    return result


def _all(y: Sequence[Symbol], wrt: Sequence[Direction]) -> list[Symbol]:
    """Return states, then all symbols that directions move, each once."""
    return list(dict.fromkeys([*y, *(s for one in wrt for s, _ in one)]))


def _total(parts: Sequence[tuple[Node, Node]]) -> Node:
    total: Node = ZERO
    for factor, entry in parts:
        total = plus(total, times(factor, entry))
    return total


def _fed(inputs: Formulas) -> dict[Symbol, Node]:
    """Return the formulas of inputs that depend on anything."""
    return {u: f for u, f in inputs.items() if not isinstance(f, Const)}


def _tangent(
    shared: CompiledSystem,
    wrt: Sequence[Direction],
    starts: int,
    inputs: Formulas,
    cost: Node | None,
) -> tuple[Entry, Entry | None]:
    system = shared.system
    of = _rates(shared, cost)
    y = system.coordinates.y
    slopes = _slopes(of, y, wrt, inputs)
    n, rows = len(y), len(of.formulas)
    columns = len(wrt) + starts
    S = np.empty((columns, rows), dtype=object)
    for place in np.ndindex(S.shape):
        S[place] = Symbol(f"S_{place[0]}_{place[1]}")
    changes = np.full((columns, rows), ZERO, dtype=object)
    for i in range(rows):
        entries = [(j, slopes[i, j]) for j in range(n) if slopes[i, j] is not ZERO]
        for k in range(columns):
            total = slopes[i, n + k] if k < len(wrt) else ZERO
            for j, entry in entries:
                total = plus(total, times(entry, S[k, j]))
            changes[k, i] = total
    # Nothing depends on the cost, which stands behind the states.
    carried = ([] if cost is None else [Symbol("cost")]) + S.ravel().tolist()
    return _augmented(shared, "tangent", of, carried, changes.ravel().tolist())


def _jacobian(
    shared: CompiledSystem,
    wrt: Sequence[Direction],
    starts: int,
    inputs: Formulas,
    cost: Node | None,
) -> Entry:
    """Return the Jacobian of states, and of each column of slopes by itself."""
    system = shared.system
    of = _rates(shared, cost)
    y = system.coordinates.y
    rows, columns = len(of.formulas), len(wrt) + starts
    own = np.full((rows, rows), ZERO, dtype=object)
    own[:, : len(y)] = _slopes(of, y, wrt, inputs)[:, : len(y)]
    size = rows * (1 + columns)
    J = np.full((size, size), ZERO, dtype=object)
    for at in range(0, size, rows):
        J[at : at + rows, at : at + rows] = own
    carried = [Symbol(f"carried_{k}") for k in range(size - len(y))]
    arguments = {**arguments_of(system), "carried": tuple(carried)}
    results = {"J": J}
    return _compiled(shared, "tangent_jacobian", arguments, results, ("x", "carried"))


def _adjoint(
    shared: CompiledSystem,
    wrt: Sequence[Direction],
    inputs: Formulas,
    cost: Node | None,
) -> tuple[Entry, Entry | None]:
    system = shared.system
    of = _rates(shared, cost)
    y = system.coordinates.y
    adjoints = [Symbol(f"adjoint_{i}") for i in range(len(y))]
    weights: list[Node] = [*adjoints, *([] if cost is None else [ONE])]
    fed, both = _fed(inputs), _all(y, wrt)
    symbols = list(dict.fromkeys([*both, *fed]))
    slopes = dict(zip(symbols, of.reverse(symbols, weights), strict=True))
    own, by_inputs = [slopes[s] for s in both], [slopes[u] for u in fed]
    if fed:
        stand_ins = [Symbol(f"by_input_{k}") for k in range(len(fed))]
        total = _total(list(zip(stand_ins, fed.values(), strict=True)))
        through = gradient(total, both)
        known = dict(zip(stand_ins, by_inputs, strict=True))
        through = substitute(through, known)
        own = [plus(a, b) for a, b in zip(own, through, strict=True)]
    by = dict(zip(both, own, strict=True))
    carried = [*adjoints, *(Symbol(f"gradient_{k}") for k in range(len(wrt)))]
    changes = [neg(by[s]) for s in y]
    changes += [neg(_total([(by[s], slope) for s, slope in one])) for one in wrt]
    if cost is not None:
        of = Held(of.of, of.formulas[:-1], of.vd)
    return _augmented(shared, "adjoint", of, carried, changes)


def _augmented(
    shared: CompiledSystem,
    name: str,
    of: Held,
    carried: Sequence[Symbol],
    changes: Sequence[Node],
) -> tuple[Entry, Entry | None]:
    """Return rates and correction of states with what they carry."""
    system = shared.system
    arguments = {**arguments_of(system), "carried": tuple(carried)}
    rates = {"yd": as_vector([*_plain(of), *changes])}
    entry = _compiled(shared, name, arguments, rates, ("x", "carried"))
    if not system.constraints:
        return entry, None
    kept = derive_correction(shared.derivations)
    results = {
        "state": as_vector(
            [
                *(node for part in ("q", "v", "x") for node in kept.results[part]),
                *carried,
                *kept.results["growth"],
            ]
        )
    }
    more = _compiled(shared, f"{name}_correction", arguments, results, ("x", "carried"))
    return entry, more


def _compiled(
    shared: CompiledSystem,
    name: str,
    arguments: Mapping[str, tuple[Symbol, ...]],
    results: Mapping[str, Array],
    last: tuple[str, ...],
) -> Entry:
    system: System = shared.system
    equations = Equations(
        system.name, name, dict(arguments), dict(results), {},
        ((next_serial(), name),),
    )  # fmt: skip
    groups = {"t": ("t",), "y": ("q", "v", *last), "u": ("u",), "p": ("p",)}
    title = f"{system.name}_{name}"
    asked = Asked(equations, title, groups, {"results": tuple(results)})
    return shared.compiled(name, asked)
