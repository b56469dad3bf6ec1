"""Functions and equations that may be compiled for a model: arguments and results."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Mapping
from typing import Literal, NamedTuple, TypeAlias, cast, final

from symbody.dataclass import dataclass
from symbody.equations import Equations
from symbody.formalisms.constraints.state_coordinates import (
    derive_dependent_accelerations,
    derive_dependents,
)
from symbody.formalisms.derivations import Derivations
from symbody.formalisms.keeping.closure import (
    closed,
    derive_closure,
    derive_constraints,
    derive_correction,
    derive_dae,
    derive_range,
    partitioned_constraints,
    state_rows,
    with_work,
)
from symbody.formalisms.quantities.choose import Formalism
from symbody.formalisms.quantities.dynamics import (
    derive_actuation,
    derive_dynamics,
    derive_equilibrium_slopes,
    derive_input_forces,
    derive_inverse,
)
from symbody.formalisms.quantities.element_forces import (
    derive_element_forces,
    derive_energy_flow,
)
from symbody.formalisms.quantities.outputs import (
    derive_balance,
    derive_driven,
    derive_drives,
    derive_energy,
    derive_reactions,
    derive_sensors,
    sensing_expressions,
)
from symbody.formalisms.quantities.scene import (
    arrows_of,
    derive_arrows,
    derive_scene,
    drawn,
)
from symbody.formalisms.quantities.switching import (
    derive_coincident_ends,
    derive_switches,
)
from symbody.formalisms.quantities.undefined_loads import places
from symbody.system.system import System

# Groups of symbols by argument, or results of the equations by result.
Groups: TypeAlias = Mapping[str, tuple[str, ...]]


@final
@dataclass(frozen=True)
class Output:
    """The result of a function.

    Its `parts` are results of the equations, one after another; none for all. The
    length of each axis of its `shape` is a sum of products of numbers and names of
    `COUNTS`, such as "nq + 2 nv".
    """

    name: str
    parts: tuple[str, ...]
    shape: tuple[str, ...]


@final
@dataclass(frozen=True)
class Need:
    """A property that a model must have for a function.

    `missing` says what it is, such as "constraints", `remedy` how to add it, as a
    sentence begins.
    """

    is_met: Callable[[System], bool]
    missing: str
    remedy: str


@final
@dataclass(frozen=True)
class FunctionSpec:
    """One function that may be compiled for a model, from equations of `EQUATIONS`.

    `arguments` are groups of symbols by argument, of which x is there only where a
    model has extra states. What is called `seldom`, as after a run at the asked times,
    is compiled fast rather than to run fast; what is `rolled` can be a loop over links.
    """

    name: str
    equations: str
    arguments: Groups
    output: Output
    needs: Need | None = None
    seldom: bool = False
    rolled: bool = False

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
    rows = partitioned_constraints(of).partition.rows
    holonomic = len(state_rows(of).phi)
    return of.system.coordinates.size + sum(row < holonomic for row in rows) + len(rows)


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


class Formulation(NamedTuple):
    """The formalism of equations of motion, and whether parallel axes share a frame."""

    formalism: Formalism
    merge: bool | None


Derive: TypeAlias = Callable[[Derivations, Formulation], Equations]


def _dynamics(of: Derivations, method: Formulation) -> Equations:
    return derive_dynamics(of, method.formalism, merge=method.merge)


def _matrices(of: Derivations, method: Formulation) -> Equations:
    """Derive by a formalism that gives M and c, whatever was asked for."""
    without = method.formalism in ("auto", "articulated")
    formalism: Formalism = "composite" if without else method.formalism
    return derive_dynamics(of, formalism, merge=method.merge)


def _balance(of: Derivations, method: Formulation) -> Equations:
    return derive_balance(of, method.formalism, merge=method.merge)


def _jacobian(of: Derivations, _: Formulation) -> Equations:
    # A dozen modules that nonstiff methods do without.
    from symbody.formalisms.derivatives.of_formulas import derive_jacobian

    return derive_jacobian(of)


def _balance_jacobian(of: Derivations, _: Formulation) -> Equations:
    # As above.
    from symbody.formalisms.derivatives.of_formulas import derive_balance_jacobian

    return derive_balance_jacobian(of)


def _regressor(of: Derivations, _: Formulation) -> Equations:
    # As above.
    from symbody.formalisms.derivatives.residual import derive_regressor

    return derive_regressor(of)


EQUATIONS: Mapping[str, Derive] = {
    "dynamics": _dynamics,
    "matrices": _matrices,
    "inverse": lambda of, by: derive_inverse(of, merge=by.merge),
    "actuation": lambda of, _: derive_actuation(of),
    "input forces": lambda of, _: derive_input_forces(of),
    "sensors": lambda of, _: derive_sensors(of),
    "energy": lambda of, _: derive_energy(of),
    "energy flow": lambda of, _: derive_energy_flow(of),
    "reactions": lambda of, _: derive_reactions(of),
    "element forces": lambda of, _: derive_element_forces(of),
    "arrows": lambda of, _: derive_arrows(of),
    "balance": _balance,
    "drives": lambda of, _: derive_drives(of),
    "jacobian": _jacobian,
    "balance jacobian": _balance_jacobian,
    "regressor": _regressor,
    "dependents": lambda of, _: derive_dependents(of),
    "dependent accelerations": lambda of, _: derive_dependent_accelerations(of),
    "driven": lambda of, _: derive_driven(of),
    "coincidences": lambda of, _: derive_coincident_ends(of),
    "nodes": lambda of, _: places(of),
    "holding": lambda of, _: derive_equilibrium_slopes(of),
    "range": lambda of, _: derive_range(of),
    "range with work": lambda of, _: with_work(derive_range(of)),
    "constraints": lambda of, _: derive_constraints(of),
    "correction": lambda of, _: derive_correction(of),
    "closure": lambda of, _: derive_closure(of),
    "correction with work": lambda of, _: with_work(derive_correction(of)),
    "closure with work": lambda of, _: with_work(derive_closure(of)),
    "dae": lambda of, _: derive_dae(of),
    "closed": lambda of, by: closed(of, _dynamics(of, by)),
    "closed balance": lambda of, by: closed(of, _balance(of, by)),
    "scene": lambda of, _: derive_scene(of),
    "switches": lambda of, _: derive_switches(of),
}


Kind: TypeAlias = Literal["jacobian", "jvp", "vjp", "hessian"]
_FORM = re.compile(r"\s*(jacobian|jvp|vjp|hessian)\s*\(([^;()]+);([^;()]+)\)\s*")
FORM = '"jacobian(vd; q, v)", likewise "jvp", "vjp" and "hessian"'


def derivative_in(name: object) -> tuple[Kind, list[str], list[str]] | None:
    """Return kind, quantities and variables in the name of a derivative; else None."""
    result = _FORM.fullmatch(name) if isinstance(name, str) else None
    if result is None:
        return None
    kind, of, wrt = result.groups()
    return cast("Kind", kind), _listed(of), _listed(wrt)


def derivatives_in(names: object) -> list[str]:
    """Return which of some names are those of derivatives."""
    if isinstance(names, str) or not isinstance(names, Iterable):
        return []
    return [name for name in names if derivative_in(name)]


def _listed(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]
