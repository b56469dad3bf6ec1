"""Solutions of the algebraic loops of a system, and how many there are at a state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import product

import numpy as np
from numpy.typing import NDArray

from symbody.equations import Equations
from symbody.expr.differentiate import jacobian
from symbody.expr.evaluate import evaluate_all, evaluate_each
from symbody.expr.node import Symbol
from symbody.formalisms.constraints.state_coordinates import in_state_coordinates
from symbody.formalisms.derivations import Derivable, Derivations, derivations_of
from symbody.formalisms.quantities.algebraic_loops import loop_unknowns, solved_loops
from symbody.formalisms.quantities.dynamics import arguments_of
from symbody.formalisms.quantities.outputs import solved_kinematics
from symbody.formalisms.tree.node_limits import LimitedLoads
from symbody.model.sensors.energy import Energy, Jacobian
from symbody.model.sensors.loads import LoadValue
from symbody.model.sensors.sensor import Dual
from symbody.spatial.vectors import array, total
from symbody.system.parts import NO_LOOPS
from symbody.system.system import System, with_loops

# Newton's method begins at each combination of these for few unknowns, in units of
# what the sensors show; for many, all begin alike.
_BEGINNINGS = (0.0, 1.0, -1.0, 10.0, -10.0, 1e3, -1e3)
_MOST = 2
_SAME = 1e-6
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
    nodes = results["solutions"].tolist()
    begin = evaluate_all(results["begins"].tolist(), dict(values))
    solutions: list[NDArray[np.float64]] = []
    for start in [begin, *_beginnings(len(loops.starts))]:
        known = {**values, **dict(zip(loops.starts, start, strict=True))}
        solution = np.array(evaluate_all(nodes, known))
        if np.isfinite(solution).all() and not any(
            _same(solution, o) for o in solutions
        ):
            solutions.append(solution)
    return solutions


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
        loads = of.system.node_motions[name].loads
        if loads not in reasons:
            reasons[loads] = _too_much(of, name, values)
        by_node[name] = reasons[loads]
    return by_node


def _too_much(of: Derivations, name: str, values: Mapping[Symbol, float]) -> str:
    """Return which loads on a node ask for more than others give; "" if none does."""
    loads = of.system.node_motions[name].loads
    if loads is None:
        return ""
    results = loads_on(of, name).results
    parts = tuple(
        (load, tuple(results[f"part {i}"].tolist()))
        for i, (load, _) in enumerate(loads.parts)
    )
    guesses = tuple(results["guesses"].tolist())
    there = replace(loads, guesses=guesses, parts=parts)
    return LimitedLoads(there, values).reason()


@in_state_coordinates
def loads_on(of: Derivations, name: str) -> Equations:
    """Return what each load does to a node, by coordinates that are symbols."""
    loads = of.system.node_motions[name].loads
    assert loads is not None
    arguments = {
        **arguments_of(of.system),
        "coordinates": loads.coordinates,
        "rates": loads.rates,
    }
    results = {
        f"part {i}": array(list(rows)) for i, (_, rows) in enumerate(loads.parts)
    }
    results["guesses"] = array(list(loads.guesses))
    return Equations(of.system.name, f"loads on {name}", arguments, results)


@in_state_coordinates
def places(of: Derivations) -> Equations:
    """Return the places of all nodes in the world."""
    system = of.system
    places = {
        node.name: array(list(system.placements[node.name].p)) for node in system.nodes
    }
    return Equations(system.name, "nodes", arguments_of(system), places)


@in_state_coordinates
def velocities(of: Derivations) -> Equations:
    """Return the velocities of the nodes whose places are states."""
    system = of.system
    speeds = {
        node.name: array(list(system.node_motions[node.name].velocity))
        for node in system.nodes
        if node.name in system.states
    }
    return Equations(system.name, "speeds", arguments_of(system), speeds)


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
        loads = of.system.node_motions[name].loads
        determined = bool(np.isfinite(velocity).all())
        if determined and loads not in hardly:
            hardly[loads] = _hardly_damped(of, name, values)
        if not determined or hardly[loads]:
            nodes.append(name)
    return nodes


def _hardly_damped(of: Derivations, name: str, values: Mapping[Symbol, float]) -> bool:
    """Return whether dampers act in fewer directions than there are states."""
    system, results = of.system, _damping(of, name).results
    loads = system.node_motions[name].loads
    assert loads is not None
    group = [n.name for n in system.nodes if system.node_motions[n.name].loads == loads]
    states = sum(system.states[n].start.size for n in group if n in system.states)
    known = dict(values)
    for symbols, formulas in (("coordinates", "places"), ("rates", "flow")):
        numbers = evaluate_all(results[formulas].tolist(), known)
        known |= dict(zip(getattr(loads, symbols), numbers, strict=True))
    D = np.array(evaluate_all(results["damping"].ravel().tolist(), known))
    if not np.isfinite(D).all():
        return False
    sizes = np.linalg.svd(D.reshape(results["damping"].shape), compute_uv=False)
    return int((sizes > _DAMPED * sizes.max(initial=0.0)).sum()) < states


@in_state_coordinates
def _damping(of: Derivations, name: str) -> Equations:
    """Return the slopes of the loads on nodes by rates, and what is in these."""
    loads = of.system.node_motions[name].loads
    assert loads is not None
    rows = [total(*rows) for rows in zip(*(own for _, own in loads.parts), strict=True)]
    results = {
        "places": array(list(loads.places)),
        "flow": array(list(loads.flow)),
        "damping": jacobian(rows, list(loads.rates)),
    }
    arguments = {
        **arguments_of(of.system),
        "coordinates": loads.coordinates,
        "rates": loads.rates,
    }
    return Equations(of.system.name, f"damping of {name}", arguments, results)


def _beginnings(count: int) -> list[Sequence[float]]:
    if count <= _MOST:
        return list(product(_BEGINNINGS, repeat=count))
    return [[value] * count for value in _BEGINNINGS]


def _same(a: NDArray[np.float64], b: NDArray[np.float64]) -> bool:
    return bool(np.abs(a - b).max() <= _SAME * (1 + np.abs(a).max()))


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
