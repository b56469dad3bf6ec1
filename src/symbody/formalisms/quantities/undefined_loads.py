"""Loads, laws, loops and nodes without a finite value at a state, or with several.

They and the curves that were left explain rates without a value. The place of a node
on springs follows from the state alone, by a search that knows no place before. Where
there are several equilibria, it may come to another one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.dataclass import dataclass
from symbody.expr.definition import NonlinearSystem
from symbody.expr.evaluate import Evaluation, evaluate_all, evaluate_each, substitute
from symbody.expr.node import ZERO, Apply, Node, Symbol, apply
from symbody.expr.traverse import as_vector, reachable, symbols_of
from symbody.formalisms.constraints.state_coordinates import dependents
from symbody.formalisms.derivations import Derivations, derivation
from symbody.formalisms.quantities.dynamics import Results, quantity
from symbody.formalisms.quantities.solved import LOOP, state_rates
from symbody.formalisms.tree.loads_on_tree import in_member, tree_kinematics
from symbody.formalisms.tree.node_balance import LimitedLoads
from symbody.formalisms.tree.node_directions import alike
from symbody.formalisms.tree.unknowns import (
    Array,
    Rows,
    Values,
    beginnings,
    distinct,
    finite,
    rank,
)
from symbody.spatial.vectors import array
from symbody.system.formulas_in_fields import (
    is_equation,
    left_curves,
    named_points_beyond,
)
from symbody.system.links import substituted
from symbody.system.parts import LoadsOnNodes

Numbers: TypeAlias = tuple[float, ...]
# Where else Newton's method begins, beside its own start.
_BEGINNINGS = (1.0, -1.0, 100.0, -100.0, 1e4, -1e4)


def undefined_loads(of: Derivations, values: Values) -> list[str]:
    """Return the names of the loads that are not finite."""
    numbers = evaluate_each(wrenches_of_loads(of).results, values).items()
    return [name for name, wrenches in numbers if not finite(wrenches)]


def curves_left(of: Derivations, values: Values) -> str:
    """Return which curves loads and rates of states leave, as a sentence or ""."""
    results = (wrenches_of_loads(of).results, _rates_of_states(of).results)
    formulas = [
        node for result in results for nodes in result.values() for node in nodes
    ]
    known: dict[str | Symbol, float] = dict(values.items())
    unknown = symbols_of(*formulas) - values.keys()
    return named_points_beyond(
        left_curves(formulas, known | dict.fromkeys(unknown, np.nan))
    )


@quantity("loads")
def wrenches_of_loads(of: Derivations) -> Results:
    """Return what each load does: forces and torques on bodies, forces in joints."""
    tree, kinematics = of.system, tree_kinematics(of, merge=False).kinematics
    results = {}
    for named in tree.loads:
        own, who = named.load.joint_loads(kinematics), f"load {named.name!r}"
        nodes = kinematics.resolve([load.force for load in own], who)
        for wrench in named.load.wrenches(kinematics):
            torque, force = in_member(kinematics, wrench, who)
            nodes += [*force, *torque]
        results[named.name] = np.array(nodes, dtype=object)
    return results


@quantity("rates")
def _rates_of_states(of: Derivations) -> Results:
    """Return the rates of the extra states, by accelerations that are unknown."""
    system = of.system
    multipliers = {n: Symbol(n) for one in system.constraints for n in one.multipliers}
    return {"rates": as_vector(state_rates(of, system.vd, multipliers, merge=False))}


def laws_without_value(of: Derivations, values: Values) -> dict[str, list[Numbers]]:
    """Return loads that the start does not solve, with solutions from elsewhere."""
    return {
        name: _solutions(block, arguments)
        for name, block, arguments in _laws(of, values)
        if finite(arguments) and not finite(_definition(block).value(*arguments))
    }


def laws_with_several(of: Derivations, values: Values) -> dict[str, list[Numbers]]:
    """Return solutions of loads with several, unless the user tells the start."""
    result = {}
    for name, block, arguments in _laws(of, values):
        count = len(_definition(block).unknowns)
        if any(arg is not ZERO for arg in block.args[:count]):
            continue
        solutions = _solutions(block, arguments)
        if len(solutions) > 1:
            result[name] = solutions
    return result


def _solutions(block: Apply, arguments: Sequence[float]) -> list[Numbers]:
    definition = _definition(block)
    count = len(definition.unknowns)
    starts = ((0.0,) * count, *beginnings(count, _BEGINNINGS))
    solutions = distinct(definition.value(*one, *arguments[count:]) for one in starts)
    return sorted(tuple(solution.tolist()) for solution in solutions)


def _laws(
    of: Derivations, values: Values
) -> Iterator[tuple[str, Apply, Sequence[float]]]:
    """Yield the blocks of laws that are equations, with values of what they take."""
    known: dict[str | Symbol, float] = dict(values.items())
    for name, nodes in wrenches_of_loads(of).results.items():
        for node in reachable(nodes.ravel().tolist()):
            if isinstance(node, Apply) and is_equation(node):
                yield name, node, evaluate_all(node.args, known)


def _definition(block: Apply) -> NonlinearSystem:
    definition = block.op.definition
    assert isinstance(definition, NonlinearSystem)
    return definition


# Newton's method begins at these, in units of what the sensors show.
_SENSED = (0.0, 1.0, -1.0, 10.0, -10.0, 1e3, -1e3)
# Dampers that act along a direction by less than this part of what they do otherwise
# determine no velocity along it.
_DAMPED = 1e-10


def loop_solutions(of: Derivations, values: Values) -> list[NDArray[np.float64]] | None:
    """Return solutions from several starts; None if all loops are linear systems."""
    search = _loop_search(of)
    if search is None:
        return None
    find, begins = search
    begin = evaluate_all(list(begins.values()), dict(values))
    starts = [begin, *beginnings(len(begins), _SENSED)]
    return distinct(
        find({**values, **dict(zip(begins, start, strict=True))}) for start in starts
    )


@derivation
def _loop_search(of: Derivations) -> tuple[Evaluation, dict[Symbol, Node]] | None:
    """Return what sensors show by symbols of start values, and those of the loop."""
    formulas = _values_of_loops(of).results["values"].tolist()
    for block in reachable(formulas):
        if isinstance(block, Apply) and block.op.name == LOOP:
            starts = [Symbol(f"start_{s.name}") for s in _definition(block).unknowns]
            begins, known = block.args[: len(starts)], block.args[len(starts) :]
            searched = {block: apply(block.op, *starts, *known)}
            find = Evaluation(substitute(formulas, searched))
            return find, dict(zip(starts, begins, strict=True))
    return None


@quantity("algebraic loops")
def _values_of_loops(of: Derivations) -> Results:
    return {"values": as_vector(of.system.algebraic.values.values())}


def nodes_without_place(of: Derivations, values: Values) -> dict[str, str]:
    """Return the nodes that have no finite place, and which loads ask for too much."""
    reasons: dict[object, str] = {}  # by loads, which several nodes have in common
    by_node = {}
    for name, place in evaluate_each(places(of).results, values).items():
        if finite(place):
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
    return loads and substituted(loads, dependents(of))


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


def nodes_without_velocity(of: Derivations, values: Values) -> list[str]:
    """Return nodes with a place whose velocity is not finite, or hardly determined."""
    speeds = velocities(of).results
    if not speeds:
        return []
    at = evaluate_each(places(of).results, values)
    hardly: dict[object, bool] = {}  # by loads, which several nodes have in common
    nodes = []
    for name, velocity in evaluate_each(speeds, values).items():
        if not finite(at[name]):
            continue
        loads = loads_on(of, name)
        determined = finite(velocity)
        if determined and loads not in hardly:
            hardly[loads] = loads is not None and _hardly_damped(of, loads, values)
        if not determined or hardly[loads]:
            nodes.append(name)
    return nodes


def _hardly_damped(of: Derivations, loads: LoadsOnNodes, values: Values) -> bool:
    """Return whether dampers act in fewer directions than there are states."""
    system = of.system
    known = dict(values)
    for symbols, formulas in (
        (loads.coordinates, loads.places),
        (loads.rates, loads.flow),
    ):
        known |= zip(symbols, evaluate_all(formulas, known), strict=True)
    _, D = Rows(loads.rows, loads.rates).at(known)
    if not finite(D):
        return False
    group = [n for n in system.nodes if set(n.coordinates) <= set(loads.coordinates)]
    names = [node.name for node in group if node.name in system.states]
    states = sum(system.states[name].start.size for name in names)
    return rank(alike(D, loads.coordinates, group), _DAMPED) < states


_HALVINGS = 44
# States that differ by less, relative to one and their size, differ by rounding.
_ROUNDED = 1e-9
# A slope of the loads that is so small in relation to the largest one vanishes.
_FLAT = 1e-3
# The way between two states is gone in so many steps, with so many of Newton's in each.
_STEPS = 32
_ROUNDS = 12
_ARRIVED = 1e-10
# Places that differ by more of their size, and of what a node moves, are two.
_APART = 1e-6


@final
@dataclass(frozen=True)
class NodeEnd:
    """The end of the equilibrium of a node."""

    node: str
    share: float  # part of the way between the states
    place: Array  # in the world's axes [m]
    forces: Mapping[str, float]  # the largest ones of loads by name [N]
    fold: bool  # loads do not change along a direction, in which it would move
    turned: float  # of dampers since the start [rad], or NaN


def node_ends(of: Derivations, before: Values, after: Values) -> list[NodeEnd]:
    """Return the ends of equilibria on the straight way between two states."""

    @cache
    def places_at(share: float) -> dict[str, Array]:
        return evaluate_each(places(of).results, _between(before, after, share))

    def is_there(name: str, share: float) -> bool:
        return bool(np.isfinite(places_at(share)[name]).all())

    def end_at(name: str, share: float) -> NodeEnd:
        values = _between(before, after, share)
        return _end_at(of, name, share, places_at(share), values)

    # How far past `after`, by the way to it, rounding may put the end.
    change = max(abs(after[s] - x) / (1 + abs(x)) for s, x in before.items())
    far, node_ends_here = _ROUNDED / change if change > 0 else 0.0, []
    # Nodes with the same loads are found together, and lost.
    groups: dict[object, str] = {}
    for node in of.system.nodes:
        groups.setdefault(of.system.node_motions[node.name].loads or node, node.name)
    for name in groups.values():
        most = 1.0 if far <= 1 or not is_there(name, 1.0) else far
        if not is_there(name, 0.0) or is_there(name, most):
            continue
        least = 0.0
        for _ in range(_HALVINGS):
            middle = (least + most) / 2
            least, most = (middle, most) if is_there(name, middle) else (least, middle)
        node_ends_here.append(end_at(name, least))
    if node_ends_here:
        return node_ends_here
    # Compiled formulas may lose nodes that next to nothing holds, as slack cables.
    ends = [end_at(name, 1.0) for name in groups.values() if is_there(name, 1.0)]
    return [end for end in ends if end.fold]


def _end_at(
    of: Derivations,
    name: str,
    share: float,
    at_places: Mapping[str, Array],
    values: Values,
) -> NodeEnd:
    there, loads = at_places[name], loads_on(of, name)
    at = None if loads is None else _coordinates(of, loads, at_places)
    if loads is None or at is None:
        return NodeEnd(name, share, there, {}, False, np.nan)
    values = {**values, **at, **dict.fromkeys(loads.rates, 0.0)}
    forces = {
        load: float(np.linalg.norm(evaluate_all(rows, values)))
        for load, rows in loads.parts
    }
    if loads.along:
        _, D = Rows(loads.rows, loads.rates).at(values)
        # The largest angle between what rows span and directions of the start.
        _, _, V = np.linalg.svd(D)
        spanned = V[: len(loads.along)] @ np.array(loads.along).T
        least = np.linalg.svd(spanned, compute_uv=False)[-1]
        turned = float(np.arccos(np.clip(least, 0, 1)))
        return NodeEnd(name, share, there, forces, False, turned)
    begin = np.array(evaluate_all(loads.guesses, values))
    rows = Rows(loads.rows, loads.coordinates)
    slopes = [rows.at(values)[1], rows.at(values, begin)[1]]
    # Where forces have no slopes, their matrix has no singular values either.
    finite = [slope for slope in slopes if np.isfinite(slope).all()]
    most = max((np.linalg.norm(slope, 2) for slope in finite), default=0.0)
    known = np.isfinite(slopes[0]).all()
    fold = bool(known and np.linalg.norm(slopes[0], -2) <= _FLAT * most)
    return NodeEnd(name, share, there, forces, fold, np.nan)


def _coordinates(
    of: Derivations, loads: LoadsOnNodes, at_places: Mapping[str, Array]
) -> dict[Symbol, float] | None:
    """Return the coordinates of nodes by their places; None if one turns."""
    coordinates: dict[Symbol, float] = {}
    for node in of.system.nodes:
        if set(node.coordinates) <= set(loads.coordinates):
            if node.turns:
                return None
            moved = [float(at_places[node.name][axis]) for axis in node.moves]
            coordinates.update(zip(node.coordinates, moved, strict=True))
    return coordinates


def _between(before: Values, after: Values, share: float) -> dict[Symbol, float]:
    return {s: (1 - share) * x + share * after[s] for s, x in before.items()}


def jumped(
    of: Derivations, names: Sequence[str], before: Values, places: Array, after: Values
) -> bool:
    """Return whether nodes that depend on each other have left their equilibrium.

    It is followed on the straight way between the states; if it ends there, that is a
    jump. `places` are before and after, shape (2, nodes, 3) [m].
    """
    loads = loads_on(of, names[0])
    assert loads is not None
    moves = {node.name: list(node.moves) for node in of.system.nodes}
    z, end = (
        np.concatenate([p[moves[n]] for p, n in zip(place, names, strict=True)])
        for place in places
    )
    rows = Rows(loads.rows, loads.coordinates)
    for step in range(1, _STEPS + 1):
        settled = _newton(rows, z, _between(before, after, step / _STEPS))
        if settled is None:
            return True
        z[:] = settled
    size = 1e-3 + np.linalg.norm(end) + np.linalg.norm(places[1] - places[0])
    return bool(np.linalg.norm(z - end) > _APART * size)


def _newton(rows: Rows, z: Array, values: Values) -> Array | None:
    """Return where rows vanish near some values of their unknowns."""
    for _ in range(_ROUNDS):
        step = rows.step(values, z)
        if step is None:
            return None
        z = z - step
        if np.linalg.norm(step) <= _ARRIVED * (1 + np.linalg.norm(z)):
            return z
    return None
