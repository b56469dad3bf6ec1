"""Loads that follow what they cause: accelerations, reactions, multipliers.

The sensors that such loads follow are unknowns z. With these the equations of motion
give accelerations and multipliers as ever, and from them what the sensors measure:

    z = s(t, q, v, x, u, z)

That is solved by a linear system where s is affine in z, else by Newton's method from
s(0), as a block of the generated code; then the sensors are formulas of the state, and
the loads are like any others: for formalisms, for derivatives, for energies.

References:
    Sol (1983), section 7.4.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import numpy as np

from symbody.expr.blocks import linear_solve, newton_solve, newton_steps
from symbody.expr.differentiate import jacobian
from symbody.expr.node import ONE, ZERO, Array, Node, Symbol, neg, sub
from symbody.expr.substitute import hoisted, substitute
from symbody.expr.traverse import symbols_of
from symbody.formalisms.tree.loads_on_tree import applied_loads
from symbody.formalisms.tree.measured import Measured
from symbody.formalisms.tree.tree import build_tree
from symbody.system.algebraic import AlgebraicLoops
from symbody.system.system import System, with_loops


def loop_unknowns(system: System) -> dict[str, Array]:
    """Return a symbol for each number of the sensors that are part of a loop."""
    unknowns: dict[str, Array] = dict(system.nodes_of_loops.unknowns)
    tree = build_tree(system, merge=False)
    applied_loads(system, tree, Measured(system, tree, unknowns=unknowns))
    return unknowns


def solved_loops(
    system: System,
    unknowns: Mapping[str, Array],
    kinematics: Callable[[System], Measured],
) -> AlgebraicLoops:
    """Return the values of sensors as formulas of the state.

    Args:
        system: All coordinates of the spanning tree.
        unknowns: Symbols of each sensor that is part of a loop.
        kinematics: Of a system in which these are known, with its accelerations.
    """
    places: dict[Symbol, Symbol] = {}
    for name, symbols in unknowns.items():
        own = system.sensors[name].symbols.ravel().tolist()
        places |= dict(zip(own, symbols.ravel().tolist(), strict=True))
    looped = with_loops(system, AlgebraicLoops(dict(places)))
    measured = kinematics(looped)
    values: list[Node] = []
    for name in unknowns:
        entries = system.sensors[name].sensor.measure(measured).ravel().tolist()
        values += measured.resolve(entries, f"sensor {name!r}")
    begins, found = _fixed_point(list(places.values()), values)
    from_begins = substitute(found, begins)
    known = dict(zip(places, from_begins, strict=True))
    return AlgebraicLoops(
        known,
        tuple(unknowns),
        tuple(begins),
        tuple(begins.values()),
        tuple(found) if begins else (),
        {unknown: known[symbol] for symbol, unknown in places.items()},
    )


def _fixed_point(
    unknowns: Sequence[Symbol], values: Sequence[Node]
) -> tuple[dict[Symbol, Node], list[Node]]:
    """Return z of z = s(z), and s(0) by the symbols of start values in it.

    Those that no other depends on are formulas of the rest.
    """
    felt = set(symbols_of(*values))
    pairs = zip(unknowns, values, strict=True)
    loop = {symbol: value for symbol, value in pairs if symbol in felt}
    z, s = list(loop), list(loop.values())
    if not z:
        return {}, list(values)
    slopes = jacobian(s, z)
    begins: dict[Symbol, Node] = {}
    if set(z).isdisjoint(symbols_of(*slopes.ravel().tolist())):
        found = _affine(z, s, slopes)
    else:
        starts = [Symbol(f"start_{symbol.name}") for symbol in z]
        still: dict[Symbol, Node] = dict.fromkeys(z, ZERO)
        begins = dict(zip(starts, substitute(s, still), strict=True))
        residuals = [sub(symbol, value) for symbol, value in loop.items()]
        found = _by_newton(z, residuals, starts)
    return begins, substitute(list(values), dict(zip(z, found, strict=True)))


def _affine(z: Sequence[Symbol], s: Sequence[Node], slopes: Array) -> list[Node]:
    """Return z of (1 - ∂s/∂z) z = s(0)."""
    matrix: Array = np.empty((len(z), len(z)), dtype=object)
    for (i, j), slope in np.ndenumerate(slopes):
        matrix[i, j] = sub(ONE, slope) if i == j else neg(slope)
    still: dict[Symbol, Node] = dict.fromkeys(z, ZERO)
    right = np.array(substitute(list(s), still), dtype=object)
    if len(z) == 1:
        return [right[0] / matrix[0, 0]]
    found: list[Node] = linear_solve(matrix, right).tolist()
    return found


def _by_newton(
    z: Sequence[Symbol], residuals: Sequence[Node], starts: Sequence[Symbol]
) -> list[Node]:
    steps = newton_steps(residuals, z)
    formulas, outside = hoisted([*residuals, *steps], z)
    n, begin = len(z), dict(zip(z, starts, strict=True))
    found = newton_solve(formulas[:n], begin, formulas[n:], "algebraic_loop")
    return substitute(found, outside)
