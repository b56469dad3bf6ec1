"""Loads that follow what they cause: accelerations, reactions, multipliers.

The sensors that such loads follow are unknowns z. With these the equations of motion
give accelerations and multipliers as ever, and from them what the sensors measure:

    z = s(t, q, v, x, u, z)

That is solved by a linear system where s is affine in z, else by Newton's method from
s(0), as a block of the generated code; then the sensors are formulas of the state, and
the loads are like any others: for formalisms, for derivatives, for energies.

Where accelerations are prescribed, what the sensors measure is a formula of the state
and of the symbols of accelerations, so that no equations of motion are solved.

References:
    Sol (1983), section 7.4.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import final

from symbody.expr.evaluate import substitute
from symbody.expr.node import ZERO, Array, Node, Symbol, sub
from symbody.expr.traverse import symbols_of
from symbody.formalisms.derivations import Derivations
from symbody.formalisms.quantities.solved import solved_kinematics, solver
from symbody.formalisms.tree.loads_on_tree import applied_loads, tree_kinematics
from symbody.formalisms.tree.tree import build_tree
from symbody.formalisms.tree.tree_kinematics import TreeKinematics
from symbody.formalisms.tree.unknowns import by_newton, linear
from symbody.model.sensors.energy import Energy, Jacobian
from symbody.model.sensors.loads import LoadValue
from symbody.model.sensors.sensor import Dual
from symbody.system.parts import NO_LOOPS, AlgebraicLoops
from symbody.system.system import System, with_loops

# The value of a load follows from accelerations only if a sensor that it holds does.
_OF_THE_STATE = (Dual, Energy, Jacobian, LoadValue)


def loop_unknowns(system: System) -> dict[str, Array]:
    """Return a symbol for each number of the sensors that are part of a loop."""
    unknowns: dict[str, Array] = dict(system.nodes_of_loops.unknowns)
    tree = build_tree(system, merge=False)
    applied_loads(system, tree, TreeKinematics(system, tree, unknowns=unknowns))
    return unknowns


def solved_loops(
    system: System,
    unknowns: Mapping[str, Array],
    kinematics_of: Callable[[System], TreeKinematics],
) -> AlgebraicLoops:
    """Return the values of sensors as formulas of the state.

    `kinematics_of` returns those of a system in which `unknowns` stand for sensors.
    """
    places: dict[Symbol, Symbol] = {}
    for name, symbols in unknowns.items():
        own = system.sensors[name].symbols.ravel().tolist()
        places |= dict(zip(own, symbols.ravel().tolist(), strict=True))
    looped = with_loops(system, AlgebraicLoops(dict(places)))
    kinematics = kinematics_of(looped)
    values: list[Node] = []
    for name in unknowns:
        entries = system.sensors[name].sensor.measure(kinematics).ravel().tolist()
        values += kinematics.resolve(entries, f"sensor {name!r}")
    begins, solution = _fixed_point(list(places.values()), values)
    from_begins = substitute(solution, begins)
    known = dict(zip(places, from_begins, strict=True))
    return AlgebraicLoops(
        known,
        tuple(unknowns),
        tuple(begins),
        tuple(begins.values()),
        tuple(solution) if begins else (),
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
    residuals = [sub(symbol, value) for symbol, value in loop.items()]
    begins: dict[Symbol, Node] = {}
    solution = linear(residuals, z)
    if solution is None:
        starts = [Symbol(f"start_{symbol.name}") for symbol in z]
        still: dict[Symbol, Node] = dict.fromkeys(z, ZERO)
        begins = dict(zip(starts, substitute(s, still), strict=True))
        begin = dict(zip(z, starts, strict=True))
        solution = by_newton(residuals, begin, "algebraic_loop")
    return begins, substitute(list(values), dict(zip(z, solution, strict=True)))


@final
class _FromMultipliersError(Exception):
    """A sensor that loads follow measures what multipliers of constraints do."""


def loops_of_prescribed_motion(system: System) -> AlgebraicLoops | None:
    """Return what sensors measure by given accelerations, or None with multipliers."""
    still = with_loops(system, NO_LOOPS)

    def kinematics_of(looped: System) -> TreeKinematics:
        marked = tree_kinematics(Derivations(looped), merge=False)
        solve = solver(looped, marked.tree, lambda: looped.vd, _no_multipliers)
        return marked.kinematics.solved_by(solve)

    try:
        return solved_loops(still, loop_unknowns(still), kinematics_of)
    except _FromMultipliersError:
        return None


def with_prescribed_accelerations(of: Derivations) -> Derivations:
    """Return the cache in which loads follow the symbols of accelerations.

    It is the same if no load follows accelerations, or one follows multipliers.
    """
    system = of.system
    if not system.algebraic.sensors:
        return of
    loops = loops_of_prescribed_motion(system.spanning_tree)
    if loops is None:
        return of
    return Derivations(with_loops(system, loops))


def _no_multipliers() -> Mapping[str, Node]:
    raise _FromMultipliersError


def with_algebraic_loops(of: Derivations) -> Derivations:
    """Return the derivation cache of a system whose algebraic loops are solved."""
    system = of.system
    if all(isinstance(one.sensor, _OF_THE_STATE) for one in system.sensors.values()):
        return of
    system = with_loops(system, NO_LOOPS)
    tree = system.spanning_tree
    unknowns = loop_unknowns(tree)
    if not unknowns:
        return of
    solution = solved_loops(
        tree, unknowns, lambda looped: solved_kinematics(Derivations(looped))
    )
    return Derivations(with_loops(system, solution))
