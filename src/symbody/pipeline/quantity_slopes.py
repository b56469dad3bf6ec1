"""Slopes of quantities and costs of a model by its states and other variables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments
from symbody.equations import Equations
from symbody.expr.differentiate import jacobian
from symbody.expr.node import ZERO, Array, Const, Node, Symbol, next_serial
from symbody.expr.substitute import substitute
from symbody.expr.traverse import as_vector
from symbody.formalisms.constraints.state_coordinates import minimal
from symbody.formalisms.derivatives.of_formulas import Held, held
from symbody.formalisms.quantities.dynamics import arguments_of
from symbody.formalisms.quantities.solved import solved_kinematics
from symbody.pipeline.compiled_system import CompiledSystem
from symbody.pipeline.quantities import functions_of, quantities_of
from symbody.program.content import Asked
from symbody.runtime.functions import CompiledFunction, Entry
from symbody.spatial.vectors import plus, times
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
    inputs: Formulas,
    parameters: NDArray[np.float64],
) -> CompiledFunction:
    """Return values of formulas, then slopes by states and by `wrt`, row by row."""
    key = ("cost slopes", tuple(formulas), tuple(wrt), tuple(inputs.items()))

    def compiled() -> Entry:
        system = shared.system
        of = held(shared.derivations, list(formulas))
        slopes = slopes_of(of, system.coordinates.y, wrt, inputs)
        arguments = arguments_of(system)
        results = {"values": as_vector(formulas), "slopes": slopes}
        return compiled_function(shared, "cost_slopes", arguments, results, ("x",))

    return CompiledFunction.of(shared.once(key, compiled), parameters)


def with_accelerations(of: Held) -> list[Node]:
    """Return the formulas with the accelerations put in."""
    known = dict(zip(of.system.vd, of.vd, strict=bool(of.vd)))
    return substitute(list(of.formulas), known) if of.vd else list(of.formulas)


def slopes_of(
    of: Held, y: Sequence[Symbol], wrt: Sequence[Direction], inputs: Formulas
) -> Array:
    """Return ∂f/∂y and ∂f/∂s, through the formulas of the inputs as well."""
    symbols = all_symbols(y, wrt)
    own, fed = of.jacobian(symbols), fed_inputs(inputs)
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
            result[i, k] = total(parts)
    return result


def all_symbols(y: Sequence[Symbol], wrt: Sequence[Direction]) -> list[Symbol]:
    """Return states, then all symbols that directions move, each once."""
    return list(dict.fromkeys([*y, *(s for one in wrt for s, _ in one)]))


def total(parts: Sequence[tuple[Node, Node]]) -> Node:
    """Return the sum of the products of pairs."""
    result: Node = ZERO
    for factor, entry in parts:
        result = plus(result, times(factor, entry))
    return result


def fed_inputs(inputs: Formulas) -> dict[Symbol, Node]:
    """Return the formulas of inputs that depend on anything."""
    return {u: f for u, f in inputs.items() if not isinstance(f, Const)}


def compiled_function(
    shared: CompiledSystem,
    name: str,
    arguments: Mapping[str, tuple[Symbol, ...]],
    results: Mapping[str, Array],
    last: tuple[str, ...],
) -> Entry:
    """Return a compiled function of time, states and what stands behind these.

    `last` are the groups that stand behind coordinates and velocities.
    """
    system: System = shared.system
    equations = Equations(
        system.name, name, dict(arguments), dict(results), {},
        ((next_serial(), name),),
    )  # fmt: skip
    groups = {"t": ("t",), "y": ("q", "v", *last), "u": ("u",), "p": ("p",)}
    title = f"{system.name}_{name}"
    request = Asked(equations, title, groups, {"results": tuple(results)})
    return shared.compiled(name, request)
