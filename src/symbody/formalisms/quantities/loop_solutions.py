"""Solutions of the algebraic loops of a system, and how many there are at a state."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from symbody.equations import Equations
from symbody.expr.evaluate import Evaluation, evaluate_all, evaluate_each
from symbody.expr.node import Symbol
from symbody.formalisms.constraints.state_coordinates import (
    dependents,
    in_state_coordinates,
)
from symbody.formalisms.derivations import (
    Derivable,
    Derivations,
    derivation,
    derivations_of,
)
from symbody.formalisms.quantities.algebraic_loops import loop_unknowns, solved_loops
from symbody.formalisms.quantities.dynamics import Results, arguments_of, quantity
from symbody.formalisms.quantities.outputs import solved_kinematics
from symbody.formalisms.tree.node_limits import LimitedLoads
from symbody.formalisms.tree.unknowns import Rows, beginnings, distinct
from symbody.model.sensors.energy import Energy, Jacobian
from symbody.model.sensors.loads import LoadValue
from symbody.model.sensors.sensor import Dual
from symbody.spatial.vectors import array
from symbody.system.parts import NO_LOOPS, LoadsOnNodes
from symbody.system.system import System, with_loops

# Newton's method begins at these, in units of what the sensors show.
_BEGINNINGS = (0.0, 1.0, -1.0, 10.0, -10.0, 1e3, -1e3)
# Dampers that act along a direction by less than this part of what they do otherwise
# determine no velocity along it.
_DAMPED = 1e-10
# The value of a load follows from accelerations only if a sensor that it holds does.
_OF_THE_STATE = (Dual, Energy, Jacobian, LoadValue)


def loop_solutions(
    of: Derivable, values: Mapping[Symbol, float]
) -> list[NDArray[np.float64]] | None:
    """Return the solutions found; None if all loops are linear systems.

    Args:
        of: The system.
        values: Of its time, states, inputs and parameters.
    """
    of = derivations_of(of)
    loops = of.system.algebraic
    if not loops.starts:
        return None
    results = _from_starts(of).results
    find = Evaluation(results["solutions"].tolist())
    begin = evaluate_all(results["begins"].tolist(), dict(values))
    starts = [begin, *beginnings(len(loops.starts), _BEGINNINGS)]
    return distinct(
        find({**values, **dict(zip(loops.starts, start, strict=True))})
        for start in starts
    )


def nodes_without_place(
    of: Derivable, values: Mapping[Symbol, float]
) -> dict[str, str]:
    """Return the nodes that have no finite place, and which loads ask for too much.

    Args:
        of: The system.
        values: As of `loop_solutions`.
    """
    of = derivations_of(of)
    reasons: dict[object, str] = {}  # by loads, which several nodes have in common
    by_node = {}
    for name, place in evaluate_each(places(of).results, values).items():
        if np.isfinite(place).all():
            continue
        loads = loads_on(of, name)
        if loads not in reasons:
            reasons[loads] = LimitedLoads(loads, values).reason() if loads else ""
        by_node[name] = reasons[loads]
    return by_node


@derivation
def loads_on(of: Derivations, name: str) -> LoadsOnNodes | None:
    """Return what each load does to a node, in the coordinates of the state."""
    loads = of.system.node_motions[name].loads
    return loads and loads.known(dependents(of))


@quantity("nodes")
def places(of: Derivations) -> Results:
    """Return the places of all nodes in the world."""
    at = of.system.placements
    return {node.name: array(at[node.name].p) for node in of.system.nodes}


@quantity("speeds")
def velocities(of: Derivations) -> Results:
    """Return the velocities of the nodes whose places are states."""
    system = of.system
    return {
        node.name: array(list(system.node_motions[node.name].velocity))
        for node in system.nodes
        if node.name in system.states
    }


def nodes_without_velocity(of: Derivable, values: Mapping[Symbol, float]) -> list[str]:
    """Return the nodes that have a place, but no velocity that is determined.

    It is not finite, or dampers say next to nothing of it along a direction.

    Args:
        of: The system.
        values: As of `loop_solutions`.
    """
    of = derivations_of(of)
    at = evaluate_each(places(of).results, values)
    hardly: dict[object, bool] = {}  # by loads, which several nodes have in common
    nodes = []
    for name, velocity in evaluate_each(velocities(of).results, values).items():
        if not np.isfinite(at[name]).all():
            continue
        loads = loads_on(of, name)
        determined = bool(np.isfinite(velocity).all())
        if determined and loads not in hardly:
            hardly[loads] = loads is not None and _hardly_damped(of, loads, values)
        if not determined or hardly[loads]:
            nodes.append(name)
    return nodes


def _hardly_damped(
    of: Derivations, loads: LoadsOnNodes, values: Mapping[Symbol, float]
) -> bool:
    """Return whether dampers act in fewer directions than there are states."""
    system = of.system
    known = dict(values)
    for symbols, formulas in (
        (loads.coordinates, loads.places),
        (loads.rates, loads.flow),
    ):
        known |= zip(symbols, evaluate_all(list(formulas), known), strict=True)
    _, D = Rows(loads.rows, loads.rates).at(known)
    if not np.isfinite(D).all():
        return False
    group = [
        n.name for n in system.nodes if set(n.coordinates) <= set(loads.coordinates)
    ]
    states = sum(system.states[n].start.size for n in group if n in system.states)
    sizes = np.linalg.svd(D, compute_uv=False)
    return int((sizes > _DAMPED * sizes.max(initial=0.0)).sum()) < states


@in_state_coordinates
def _from_starts(of: Derivations) -> Equations:
    """Return what Newton's method finds from symbols of start values."""
    system = of.system
    loops = system.algebraic
    arguments = {**arguments_of(system), "starts": loops.starts}
    results = {
        "solutions": array(list(loops.solutions)),
        "begins": array(list(loops.begins)),
    }
    return Equations(system.name, "algebraic loops", arguments, results)


def with_algebraic_loops(of: Derivations) -> Derivations:
    """Return the derivation cache of a system whose algebraic loops are solved.

    It is the same derivation cache if no load follows from the accelerations.

    Args:
        of: The derivation cache of a partitioned system, as its partition solves it.
    """
    system = of.system
    if not _may_loop(system):
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


def _may_loop(system: System) -> bool:
    """Return whether there is a sensor that may follow from the accelerations."""
    return any(
        not isinstance(named.sensor, _OF_THE_STATE) for named in system.sensors.values()
    )
