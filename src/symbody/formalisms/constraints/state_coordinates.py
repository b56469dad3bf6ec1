"""Equations in the coordinates of the state, those of explicit loops put in.

Formalisms know the coordinates of the spanning tree. Those that an explicit loop makes
dependent are replaced at the end, positions by the loop's formula and velocities by
their elimination, so that every formalism, sensor and load works with loops.

A block of a partition has a few equations for as many coordinates. An explicit loop is
a block whose coordinates have a closed form; where there is none, Newton's method finds
them as the code runs. What follows is the same for both: formulas of earlier blocks are
put into those of later ones, and velocities follow by the elimination.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import wraps
from itertools import islice
from types import MappingProxyType
from typing import ParamSpec

import numpy as np

from symbody.equations import Equations
from symbody.expr.evaluate import Evaluation, substitute
from symbody.expr.node import ZERO, Array, Node, Symbol
from symbody.expr.origins import begin_stage
from symbody.expr.traverse import as_vector
from symbody.formalisms.constraints.rows import (
    Elimination,
    Row,
    constraint_rows,
    eliminate,
    reduce_dynamics,
)
from symbody.formalisms.derivations import (
    Derivations,
    Derive,
    Derived,
    derivation,
    of_state,
    of_tree,
)
from symbody.spatial.vectors import inner, plus, times
from symbody.system.coordinates import NamedSolution
from symbody.system.system import System

# The coordinates of one block, and their values by what comes before it.
Solved = tuple[Sequence[Symbol], Sequence[Node]]
P = ParamSpec("P")


def closed_forms(loops: Iterable[NamedSolution]) -> list[Solved]:
    """Return the coordinates that explicit loops determine, loop by loop."""
    return [(named.solution.dependent, named.solution.formulas) for named in loops]


def in_order(blocks: Iterable[Solved]) -> dict[Symbol, Node]:
    """Return all coordinates of some blocks by those that none of them determines."""
    formulas: dict[Symbol, Node] = {}
    for coordinates, values in blocks:
        formulas.update(zip(coordinates, substitute(values, formulas), strict=True))
    return formulas


def closed_values(
    of: Derivations, known: Mapping[Symbol, float]
) -> dict[Symbol, float]:
    """Return time, parameters, coordinates, and those that explicit loops determine."""
    values = dict(known)
    for coordinates, formulas in _closed_forms(of):
        values |= dict(zip(coordinates, formulas(values), strict=True))
    return values


@of_state
def _closed_forms(of: Derivations) -> list[tuple[Sequence[Symbol], Evaluation]]:
    forms = closed_forms(of.system.loop_solutions)
    return [(symbols, Evaluation(list(nodes))) for symbols, nodes in forms]


def with_velocities(
    formulas: dict[Symbol, Node], elimination: Elimination, v: Sequence[Symbol]
) -> dict[Symbol, Node]:
    """Return dependent coordinates, and the velocities that belong to them."""
    dependent = elimination.partition.dependent
    rate = elimination.affine_velocity
    by_number = dict(enumerate(v))
    speeds = {v[j]: elimination.by_independent(j, rate, by_number) for j in dependent}
    closed = substitute(list(speeds.values()), formulas)
    return formulas | dict(zip(speeds, closed, strict=True))


def in_state_coordinates(derive: Derive[P, Equations]) -> Derived[P, Equations]:
    """Return a derivation in coordinates of the state, by one in all of the tree."""

    @derivation
    @wraps(derive)
    def derived(of: Derivations, /, *args: P.args, **kwargs: P.kwargs) -> Equations:
        return minimal(of, derive(of.spanning_tree, *args, **kwargs))

    return derived


def minimal(of: Derivations, equations: Equations) -> Equations:
    """Return equations without the dependent coordinates of explicit loops.

    Rates lose entries; M becomes Bᵀ M B, c Bᵀ (c + M b), tau Bᵀ tau, a regressor Bᵀ Y.
    """
    system, tree = of.system, of.system.tree
    if tree is None:
        return equations
    begin_stage("loops")
    elimination = explicit_loop_elimination(of)
    formulas = dict(dependents(of))
    results = dict(equations.results)
    labels = dict(equations.labels)
    q, v = system.coordinates.q_in_tree, system.coordinates.v_in_tree
    for name, places in {"qd": q, "vd": v, "c": v, "tau": v}.items():
        if name in results:
            results[name] = _projected(name, results, elimination, places)
            labels[name] = tuple(labels[name][i] for i in places)
    if "Y" in results:
        columns = [along(column, elimination.B, v) for column in results["Y"].T]
        results["Y"] = np.array(columns, dtype=object).T
    if "M" in results:
        zeros = [ZERO] * len(tree.v)
        M = reduce_dynamics(results["M"], zeros, zeros, elimination, solved=False).M
        results["M"] = M
    if "vd" in equations.arguments:
        formulas |= _accelerations(tree, elimination, formulas)
    groups = {"q": system.q, "v": system.v, "vd": system.vd}
    return replace(
        equations,
        arguments={
            name: groups.get(name, symbols)
            for name, symbols in equations.arguments.items()
        },
        results=dict(zip(results, put_in(results.values(), formulas), strict=True)),
        labels=labels,
    )


@of_tree
def explicit_loop_elimination(of: Derivations) -> Elimination:
    """Return the elimination of the velocities that explicit loops make dependent."""
    return eliminate(constraint_rows(of), of.system.coordinates.by_loops)


def _projected(
    name: str,
    results: dict[str, Array],
    elimination: Elimination,
    places: Sequence[int],
) -> Array:
    values = list(results[name])
    if name == "c":
        M = results["M"]
        values = [
            plus(c, inner(M[j], elimination.affine_acceleration))
            for j, c in enumerate(values)
        ]
    if name in ("c", "tau"):
        return along(values, elimination.B, places)
    return as_vector(values[i] for i in places)


def along(forces: Iterable[Node], B: Iterable[Row], places: Sequence[int]) -> Array:
    """Return what forces do along some velocities, which the others follow by B."""
    total: dict[int, Node] = {}
    for row, value in zip(B, forces, strict=True):
        for u, factor in row.items():
            total[u] = plus(total.get(u, ZERO), times(factor, value))
    return as_vector(total.get(u, ZERO) for u in places)


def put_in(arrays: Collection[Array], formulas: Mapping[Symbol, Node]) -> list[Array]:
    """Return arrays with formulas in place of symbols."""
    flat = [node for array in arrays for node in array.ravel().tolist()]
    entries = iter(substitute(flat, formulas))
    return [as_vector(islice(entries, a.size)).reshape(a.shape) for a in arrays]


@of_tree
def dependents(of: Derivations) -> Mapping[Symbol, Node]:
    """Return dependent coordinates and velocities of explicit loops by the state's."""
    tree = of.system
    if not tree.loop_solutions:
        return {}
    positions = in_order(closed_forms(tree.loop_solutions))
    return with_velocities(positions, explicit_loop_elimination(of), tree.v)


def _accelerations(
    tree: System, elimination: Elimination, formulas: Mapping[Symbol, Node]
) -> dict[Symbol, Node]:
    result: dict[Symbol, Node] = {}
    by_number, rest = dict(enumerate(tree.vd)), elimination.affine_acceleration
    for j in elimination.partition.dependent:
        value = elimination.by_independent(j, rest, by_number)
        result[tree.vd[j]] = substitute(value, formulas)
    return result


@derivation
def derive_dependent_accelerations(of: Derivations) -> Equations:
    """Derive "accelerations" that follow from explicit loops, by "vd" of the state."""
    begin_stage("loops")
    elimination = explicit_loop_elimination(of)
    formulas = _accelerations(of.system.spanning_tree, elimination, dependents(of))
    title = "dependent accelerations"
    return of_symbols(of.system, title, "accelerations", formulas, {"vd": of.system.vd})


@derivation
def derive_dependents(of: Derivations) -> Equations:
    """Derive "dependents", coordinates and velocities by explicit loops."""
    return of_symbols(of.system, "dependents", "dependents", dependents(of))


def of_symbols(
    system: System,
    title: str,
    result: str,
    formulas: Mapping[Symbol, Node],
    more: Mapping[str, tuple[Symbol, ...]] = MappingProxyType({}),
) -> Equations:
    """Return equations for what symbols stand for."""
    return Equations(
        system.name,
        title,
        {
            "t": (system.t,), "q": system.q, "v": system.v, "x": system.x, **more,
            "u": system.u, "p": system.p,
        },
        {result: as_vector(formulas.values())},
        {result: tuple(s.name for s in formulas)},
    )  # fmt: skip
