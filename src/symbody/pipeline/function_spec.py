"""One function that may be compiled for a model: what it takes, and what it gives."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import TypeAlias, final

from symbody.dataclass import dataclass
from symbody.equations import Equations
from symbody.formalisms.derivations import Derivations
from symbody.formalisms.keeping.constrained_state import (
    partitioned_constraints,
    state_rows,
)
from symbody.formalisms.quantities.actuation import derive_equilibrium_slopes
from symbody.formalisms.quantities.element_forces import (
    derive_element_forces,
    derive_energy_flow,
)
from symbody.formalisms.quantities.outputs import sensing_expressions
from symbody.formalisms.quantities.scene import arrows_of, drawn
from symbody.formalisms.quantities.switching import derive_coincident_ends
from symbody.system.system import System

# Groups of symbols by argument, or results of the equations by result.
Groups: TypeAlias = Mapping[str, tuple[str, ...]]


@final
@dataclass(frozen=True)
class Output:
    """The result of a function.

    Attributes:
        name: Of the result, such as "yd".
        parts: Results of the equations that it consists of, one after another; none for
            all of them.
        shape: Length of each axis, as a sum of products of numbers and names of
            `COUNTS`, such as "nq + 2 nv".
    """

    name: str
    parts: tuple[str, ...]
    shape: tuple[str, ...]


@final
@dataclass(frozen=True)
class Need:
    """A property that a model must have for a function.

    Attributes:
        is_met: Whether a system has it.
        missing: What it is, such as "constraints".
        remedy: How to add it, as a sentence begins.
    """

    is_met: Callable[[System], bool]
    missing: str
    remedy: str


@final
@dataclass(frozen=True)
class FunctionSpec:
    """One function that may be compiled for a model.

    Attributes:
        name: By which it is asked for.
        equations: From which it is lowered, a name of `EQUATIONS`.
        arguments: Groups of symbols by argument. The argument x is there only where a
            model has extra states.
        output: Its result.
        needs: What a model must have; None if every model has this function.
        quick: Whether it is called so seldom, as after a run at the asked times, that
            compiling it fast matters more than how fast it runs.
    """

    name: str
    equations: str
    arguments: Groups
    output: Output
    needs: Need | None = None
    quick: bool = False

    def arguments_for(self, system: System) -> dict[str, tuple[str, ...]]:
        """Return the groups of symbols by argument that a system has."""
        groups = self.arguments.items()
        return {name: group for name, group in groups if name != "x" or system.x}

    def unavailable(self, system: System) -> str:
        """Return why a system does not have this function; "" if it has."""
        if self.needs is None or self.needs.is_met(system):
            return ""
        return (
            f"function {self.name!r}: model {system.name!r} has no "
            f"{self.needs.missing}. {self.needs.remedy}, or take another function."
        )

    def shape(self, of: Derivations) -> tuple[int, ...]:
        """Return the shape of its result for a system."""
        return tuple(_counted(axis, of) for axis in self.output.shape)


def _counted(axis: str, of: Derivations) -> int:
    total = 0
    for term in axis.split(" + "):
        factors = [COUNTS[w](of) if w in COUNTS else int(w) for w in term.split()]
        total += math.prod(factors)
    return total


def _dae_unknowns(of: Derivations) -> int:
    """Return the number of q, v, x and the multipliers of both kinds."""
    stored = partitioned_constraints(of).partition.rows
    holonomic = len(state_rows(of).phi)
    return (
        of.system.coordinates.size
        + sum(row < holonomic for row in stored)
        + len(stored)
    )


def _sensor_entries(of: Derivations) -> int:
    sensors = [sensor.symbols for sensor in of.system.measuring.values()]
    expressions = sensing_expressions(of.system).values()
    return sum(s.size for s in [*sensors, *(e.symbols for e in expressions)])


def _entries(equations: Equations) -> int:
    return sum(result.size for result in equations.results.values())


# What shapes are made of, by letter.
COUNTS: Mapping[str, Callable[[Derivations], int]] = {
    "nq": lambda of: len(of.system.q),
    "nv": lambda of: len(of.system.v),
    "nx": lambda of: len(of.system.x),
    # All equations of constraints, those of positions, and independent velocities.
    "nc": lambda of: len(state_rows(of).rates),
    "nh": lambda of: len(state_rows(of).phi),
    "nf": lambda of: len(of.system.coordinates.chosen.independent),
    # Velocities of the spanning tree, and those among them that are independent.
    "tv": lambda of: len(of.system.spanning_tree.v),
    "ni": lambda of: len(of.system.coordinates.independent_in_tree),
    "nu": lambda of: len(of.system.u),
    # Coordinates and velocities that follow from explicit loops.
    "eq": lambda of: len(of.system.coordinates.loop_dependent),
    "ev": lambda of: len(of.system.coordinates.by_loops.dependent),
    "dq": lambda of: len(of.system.coordinates.driven_q),
    "dv": lambda of: len(of.system.coordinates.driven_v),
    "sensors": _sensor_entries,
    "flows": lambda of: len(derive_energy_flow(of).results),
    "forces": lambda of: _entries(derive_element_forces(of)),
    "arrows": lambda of: len(arrows_of(of)),
    "bodies": lambda of: len(of.system.bodies),
    "loads": lambda of: len(derive_coincident_ends(of).results),
    "nodes": lambda of: len(of.system.nodes),
    "slopes": lambda of: _entries(derive_equilibrium_slopes(of)),
    "visuals": lambda of: len(drawn(of.system)),
    "unknowns": _dae_unknowns,
}
