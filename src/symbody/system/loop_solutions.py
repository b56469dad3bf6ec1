"""The explicit solutions of all loops, in an order in which each can be evaluated."""

from __future__ import annotations

from collections.abc import Mapping

from symbody.errors import ModelError
from symbody.expr.node import Symbol
from symbody.model.loops.loop import NamedLoop
from symbody.model.loops.path import LoopPath
from symbody.system.closed_start import closed_start
from symbody.system.loop_paths import loop_paths
from symbody.system.loop_solution import NamedSolution
from symbody.system.parameters import parameter_values
from symbody.system.system import System


def loop_solutions(system: System) -> tuple[NamedSolution, ...]:
    """Return the solutions of the loops of a system.

    Each formula needs only independent coordinates and those that depend by loops
    before it.

    Raises:
        ModelError: The joints of a loop are not what its kind is made of, loops
            depend on each other in a ring or determine one coordinate twice, or a loop
            does not close at the start.
    """
    system = system.spanning_tree
    values: dict[Symbol, float] = dict(zip(system.q, system.q_start, strict=True))
    values |= dict(zip(system.p, map(float, parameter_values(system)), strict=True))
    values[system.t] = 0.0
    paths = loop_paths(system, values)
    needs = {
        named.name: tuple(named.loop.inputs(paths[named.name]))
        for named in system.loops
    }
    result = []
    for named in _in_order(system, paths, needs):
        solution = named.loop.solve(paths[named.name])
        who = f"loop {named.name!r}"
        start = closed_start(
            who,
            solution,
            needs[named.name],
            values,
            choosable=hasattr(named.loop, "independent"),
        )
        # The paths see the values, which later loops build on.
        values |= dict(zip(solution.dependent, start, strict=True))
        result.append(NamedSolution(named.name, solution, start))
    return tuple(result)


def _in_order(
    system: System,
    paths: Mapping[str, LoopPath],
    needs: Mapping[str, tuple[Symbol, ...]],
) -> list[NamedLoop]:
    """Return the loops, each after those whose coordinates it needs.

    Raises:
        ModelError: There is no such order, or two determine one coordinate.
    """
    owner: dict[Symbol, str] = {}
    for named in system.loops:
        for q in named.loop.dependent(paths[named.name]):
            if q in owner:
                raise ModelError(
                    f"loop {named.name!r}: the coordinate {q.name} would follow from "
                    f"it, but follows from loop {owner[q]!r} already. Each coordinate "
                    f"depends on one loop; choose another one as independent in one of "
                    f"the two."
                )
            owner[q] = named.name
    waiting = {named.name: named for named in system.loops}
    order: list[NamedLoop] = []
    while waiting:
        ready = [
            named
            for name, named in waiting.items()
            if not any(owner.get(q) in waiting for q in needs[name])
        ]
        if not ready:
            raise ModelError(_ring(list(waiting), needs, owner))
        # One at a time keeps the order of the model as far as it can be kept.
        order.append(waiting.pop(ready[0].name))
    return order


def _ring(
    waiting: list[str],
    needs: Mapping[str, tuple[Symbol, ...]],
    owner: Mapping[Symbol, str],
) -> str:
    ring = [waiting[0]]
    links = []
    while True:
        q = next(q for q in needs[ring[-1]] if owner.get(q) in waiting)
        links.append(f"{ring[-1]!r} needs {q.name} of {owner[q]!r}")
        if owner[q] in ring:
            links = links[ring.index(owner[q]) :]
            break
        ring.append(owner[q])
    return (
        f"loop {ring[-1]!r}: loops depend on each other in a ring: {', '.join(links)}. "
        f"Choose other independent coordinates, or close one of the loops by "
        f"add_constraint."
    )
