"""Coordinates to differentiate by: small motions, and a force along each velocity.

Along a velocity v the coordinates change by qd = N v; so ∂f/∂q N are the derivatives
by small motions, turns about the axes of the child where q is a quaternion.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.expr.differentiate import jacobian
from symbody.expr.node import ONE, ZERO, Array, Node, Symbol
from symbody.model.loads.joint_loads import JointForce
from symbody.model.loads.load import NamedLoad
from symbody.spatial.vectors import plus, times
from symbody.system.system import System, coordinate_rates


@final
@dataclass(frozen=True, eq=False)
class Chart:
    """Symbols, each once, and their derivatives by a number of variables.

    `entries` are by numbers of symbol and variable, zeros left out.
    """

    symbols: tuple[Symbol, ...]
    count: int
    entries: dict[tuple[int, int], Node]

    @classmethod
    def of(
        cls, system: System, variables: Sequence[Symbol], moved: Sequence[Symbol]
    ) -> Chart:
        """Return the chart for variables, some of which may be small motions."""
        motions = {s: i for i, s in enumerate(moved)}
        turned = not motions.keys().isdisjoint(variables)
        own = [s for s in variables if s not in motions]
        symbols = tuple(dict.fromkeys([*own, *(system.q if turned else ())]))
        place = {s: i for i, s in enumerate(symbols)}
        entries: dict[tuple[int, int], Node] = {}
        N = jacobian(list(coordinate_rates(system)), list(system.v)) if turned else None
        for j, s in enumerate(variables):
            if s not in motions:
                entries[place[s], j] = ONE
                continue
            assert N is not None
            for q, slope in zip(system.q, N[:, motions[s]], strict=True):
                if slope is not ZERO:
                    entries[place[q], j] = slope
        return cls(symbols, len(variables), entries)

    def columns(self, J: Array) -> Array:
        """Return the derivatives by the variables from those by the symbols."""
        result: Array = np.full((len(J), self.count), ZERO, dtype=object)
        for (i, j), slope in self.entries.items():
            for row, own in zip(result, J[:, i], strict=True):
                row[j] = plus(row[j], times(own, slope))
        return result

    def changes(self, velocities: Sequence[Node]) -> list[Node]:
        """Return the changes of the symbols from those of the variables."""
        result: list[Node] = [ZERO] * len(self.symbols)
        for (i, j), slope in self.entries.items():
            result[i] = plus(result[i], times(slope, velocities[j]))
        return result

    def slopes(self, by_symbols: Sequence[Node]) -> list[Node]:
        """Return the slopes by the variables from those by the symbols."""
        result: list[Node] = [ZERO] * self.count
        for (i, j), slope in self.entries.items():
            result[j] = plus(result[j], times(slope, by_symbols[i]))
        return result

    def reached(self, by_symbols: NDArray[np.bool_]) -> NDArray[np.bool_]:
        """Return what depends on the variables from what depends on the symbols."""
        result = np.zeros((len(by_symbols), self.count), dtype=bool)
        for i, j in self.entries:
            result[:, j] |= by_symbols[:, i]
        return result


def small_motions(system: System) -> tuple[Symbol, ...]:
    """Return a symbol for a small motion along each velocity, as d_v_hip."""
    return tuple(Symbol(f"d_{v.name}") for v in system.v)


def with_joint_forces(system: System) -> tuple[System, tuple[Symbol, ...]]:
    """Return a system with a load in each joint, and one symbol of these a velocity."""
    forces = {v: Symbol(f"tau_{v.name}") for v in system.v}
    more = tuple(
        NamedLoad(
            f"tau_{joint.name}",
            JointForce(joint, tuple(forces.get(v, ZERO) for v in joint.v)),
        )
        for joint in system.joints
        if not forces.keys().isdisjoint(joint.v)
    )
    tree = system.tree
    if tree is not None:
        tree = replace(tree, loads=(*tree.loads, *more))
    loaded = replace(system, loads=(*system.loads, *more), tree=tree)
    return loaded, tuple(forces.values())
