"""Functions of a model: one list for runtime, exports and documents.

A function has equations from which it is lowered, arguments and a result. Several may
be lowered, compiled and evaluated as one: what they have in common, such as the
kinematics, is computed once. What runs in a time loop stays a function of its own: it
carries nothing that the loop does not need.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Literal, TypeAlias, cast, final

from symbody.arguments import Arguments
from symbody.dataclass import dataclass
from symbody.equations import Equations
from symbody.errors import DerivationError, ModelError
from symbody.expr.node import Array, Symbol
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
from symbody.program.content import ProgramRequest
from symbody.program.program import indexed
from symbody.runtime.functions import CompiledFunction
from symbody.runtime.load import Backend
from symbody.system.system import System

# Groups of symbols by argument, or results of the equations by result.
Groups: TypeAlias = Mapping[str, tuple[str, ...]]


@final
@dataclass(frozen=True)
class Output:
    """The result of a function: `parts` of the equations' results, none for all.

    An axis of its `shape` is such as "nq + 2 nv", of names of `COUNTS`.
    """

    name: str
    parts: tuple[str, ...]
    shape: tuple[str, ...]


@final
@dataclass(frozen=True)
class FunctionSpec:
    """One function that may be compiled for a model, from equations of `EQUATIONS`.

    `arguments` has x only for models with extra states. What is called `seldom` is
    compiled fast rather than to run fast; what is `rolled` can be a loop over links.
    """

    name: str
    equations: str
    arguments: Groups
    output: Output
    seldom: bool
    rolled: bool
    constrained: bool

    def arguments_for(self, system: System) -> dict[str, tuple[str, ...]]:
        """Return the groups of symbols by argument that a system has."""
        groups = self.arguments.items()
        return {name: group for name, group in groups if name != "x" or system.x}

    def unavailable(self, system: System) -> str:
        """Return why a system does not have this function; "" if it has."""
        if system.constraints or not self.constrained:
            return ""
        return (
            f"function {self.name!r}: model {system.name!r} has no constraints. Add "
            f"them with add_constraint, or take another function."
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


@final
@dataclass(frozen=True, kw_only=True)
class Compile:
    """Options of compiling, for a model that is not compiled; see `compile_model`.

    Attributes:
        backend: "llvm" needs no compiler; "c" takes the system's; "python" is slow and
            always works.
        formalism: "kane", "recursive", "composite", "articulated", "tmt", or "auto"
            for the one with the fewest operations.
        merge: Whether links with parallel axes share a frame; None for what is shorter.
        rolled: Whether accelerations are computed by a loop over the links; None for
            trees of many links.
    """

    backend: Backend = "llvm"
    formalism: Formalism = "auto"
    merge: bool | None = None
    rolled: bool | None = None

    def __post_init__(self) -> None:
        arguments = Arguments("Compile", ModelError)
        arguments.word("backend", self.backend, Backend)
        arguments.word("formalism", self.formalism, Formalism)
        for word in ("merge", "rolled"):
            if getattr(self, word) is not None:
                arguments.flag(word, getattr(self, word))


Derive: TypeAlias = Callable[[Derivations, Compile], Equations]


def _dynamics(of: Derivations, by: Compile) -> Equations:
    return derive_dynamics(of, by.formalism, merge=by.merge)


def _matrices(of: Derivations, by: Compile) -> Equations:
    """Derive by a formalism that gives M and c, whatever was asked for."""
    without = by.formalism in ("auto", "articulated")
    formalism: Formalism = "composite" if without else by.formalism
    return derive_dynamics(of, formalism, merge=by.merge)


def _balance(of: Derivations, by: Compile) -> Equations:
    return derive_balance(of, by.formalism, merge=by.merge)


def _jacobian(of: Derivations, *, balance: bool) -> Equations:
    # A dozen modules that nonstiff methods do without.
    from symbody.formalisms.derivatives import of_formulas

    if balance:
        return of_formulas.derive_balance_jacobian(of)
    return of_formulas.derive_jacobian(of)


def _regressor(of: Derivations, _: Compile) -> Equations:
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
    "jacobian": lambda of, _: _jacobian(of, balance=False),
    "balance jacobian": lambda of, _: _jacobian(of, balance=True),
    "regressor": _regressor,
    "dependents": lambda of, _: derive_dependents(of),
    "dependent accelerations": lambda of, _: derive_dependent_accelerations(of),
    "driven": lambda of, _: derive_driven(of),
    "coincident_ends": lambda of, _: derive_coincident_ends(of),
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


def _arguments(**groups: str) -> Groups:
    """Return the groups of symbols by argument: the time, these, inputs, parameters."""
    every = {"t": "t", **groups, "u": "u", "p": "p"}
    return {name: tuple(words.split()) for name, words in every.items()}


_STATE, _POSITION = _arguments(y="q v x"), _arguments(q="q")
_MOTION = _arguments(q="q", v="v", x="x")
_FORCES = _arguments(q="q", v="v", vd="vd", x="x")
# The accelerations of the state beside it.
_STATE_AND_RATE = _arguments(y="q v x vd")
_DAE = _arguments(y="y", yd="yd")

_Y = "nq + nv + nx"
_MORE = f"{_Y} + 1"
_RATES = Output("yd", ("qd", "vd", "xd"), (_Y,))
_RATES_AND_POWER = Output("yd", ("qd", "vd", "xd"), (_MORE,))
_CORRECTED = Output("state", ("q", "v", "x", "growth"), (_MORE,))
_CORRECTED_WITH_WORK = Output("state", ("q", "v", "x", "growth"), (f"{_Y} + 2",))
_RESIDUALS = Output("residuals", ("phi", "rates"), ("nh + nc",))
_PENCIL = Output("matrices", ("A", "B"), ("2 unknowns unknowns",))
_DEPENDENT = Output("vd", ("accelerations",), ("ev",))
_ENERGIES = ("kinetic", "potential", "power")


def _array(name: str, *shape: str) -> Output:
    """Return a result that is called as in the equations."""
    return Output(name, (name,), shape)


def _all(name: str, shape: str) -> Output:
    """Return all results of the equations, one after another."""
    return Output(name, (), (shape,))


# Name, equations, arguments and result.
_ROWS: tuple[tuple[str, str, Groups, Output], ...] = (
    ("derivatives", "dynamics", _STATE, _RATES),
    ("forward_dynamics", "dynamics", _MOTION, _array("vd", "nv")),
    ("mass_matrix", "matrices", _POSITION, _array("M", "nv", "nv")),
    ("bias", "matrices", _MOTION, _array("c", "nv")),
    ("joint_forces", "dynamics", _MOTION, _array("tau", "nv")),
    ("inverse_dynamics", "inverse", _FORCES, _array("tau", "nv")),
    ("regressor", "regressor", _FORCES, _array("Y", "nv", "10 bodies")),
    ("reduced_inverse_dynamics", "actuation", _STATE_AND_RATE, _array("needed", "ni")),
    ("velocity_map", "actuation", _STATE, _array("B", "tv", "ni")),
    ("input_forces", "input forces", _STATE_AND_RATE, _array("forces", "ni", "nu")),
    ("sensors", "sensors", _STATE, _all("sensors", "sensors")),
    ("energy", "energy", _STATE, Output("energy", _ENERGIES, ("3",))),
    ("energy_flow", "energy flow", _STATE, _all("energy_flow", "flows")),
    ("reactions", "reactions", _STATE, _all("reactions", "6 bodies")),
    ("element_forces", "element forces", _STATE, _all("element_forces", "forces")),
    ("arrows", "arrows", _STATE, _array("arrows", "arrows", "6")),
    ("balance", "balance", _STATE, _RATES_AND_POWER),
    ("drives", "drives", _STATE, _array("drives", "dv")),
    ("scene", "scene", _STATE, _array("scene", "visuals", "15")),
    ("jacobian", "jacobian", _STATE, _array("J", _Y, _Y)),
    ("balance_jacobian", "balance jacobian", _STATE, _array("J", _MORE, _MORE)),
    ("dependents", "dependents", _STATE, _array("dependents", "eq + ev")),
    ("dependent_accelerations", "dependent accelerations", _STATE_AND_RATE, _DEPENDENT),
    ("driven", "driven", _STATE, _array("driven", "3 dq")),
    ("coincident_ends", "coincident_ends", _STATE, _all("coincident_ends", "4 loads")),
    ("nodes", "nodes", _STATE, _all("places", "3 nodes")),
    ("holding", "holding", _STATE, _all("holding", "slopes")),
    ("range", "range", _STATE, _CORRECTED),
    ("range_with_work", "range with work", _STATE, _CORRECTED_WITH_WORK),
    ("multipliers", "dynamics", _STATE, _array("lam", "nc")),
    ("constraints", "constraints", _STATE, _RESIDUALS),
    ("constraint_jacobian", "constraints", _STATE, _array("J", "nc", "nv")),
    ("constraint_gamma", "constraints", _STATE, _array("gamma", "nc")),
    ("correction", "correction", _STATE, _CORRECTED),
    ("closure", "closure", _STATE, _CORRECTED),
    ("correction_with_work", "correction with work", _STATE, _CORRECTED_WITH_WORK),
    ("closure_with_work", "closure with work", _STATE, _CORRECTED_WITH_WORK),
    ("closed_derivatives", "closed", _STATE, _RATES),
    ("closed_balance", "closed balance", _STATE, _RATES_AND_POWER),
    ("dae_residual", "dae", _DAE, _array("residual", "unknowns")),
    ("dae_matrices", "dae", _DAE, _PENCIL),
    ("reduced_mass_matrix", "matrices", _STATE, _array("M_r", "nf", "nf")),
    ("reduced_forces", "matrices", _STATE, _array("F_r", "nf")),
)
_SELDOM = {
    "regressor", "energy", "energy_flow", "reactions", "element_forces", "arrows",
    "drives", "scene", "dependents", "multipliers", "constraints",
}  # fmt: skip
_ROLLED = {
    "derivatives", "forward_dynamics", "inverse_dynamics", "energy", "multipliers",
    "correction",
}  # fmt: skip
_CONSTRAINED = {
    "multipliers", "constraints", "constraint_jacobian", "constraint_gamma",
    "correction", "closure", "correction_with_work", "closure_with_work",
    "closed_derivatives", "closed_balance", "dae_residual", "dae_matrices",
    "reduced_mass_matrix", "reduced_forces",
}  # fmt: skip
FUNCTIONS: Mapping[str, FunctionSpec] = {
    name: FunctionSpec(
        name, equations, arguments, output, name in _SELDOM, name in _ROLLED,
        name in _CONSTRAINED,
    )
    for name, equations, arguments, output in _ROWS
}  # fmt: skip


@final
@dataclass(frozen=True)
class Outputs:
    """A function with the results of several in one array, and the `places` by name."""

    function: CompiledFunction
    places: Mapping[str, slice]


def in_order(names: Iterable[str]) -> tuple[str, ...]:
    """Return names of functions once each, in the order of the table."""
    wanted = set(names)
    return tuple(name for name in FUNCTIONS if name in wanted)


def joint_function(
    system: System, specs: Sequence[FunctionSpec], equations: Sequence[Equations]
) -> ProgramRequest:
    """Return the request for several functions as one, whose arguments must agree."""
    results: dict[str, Array] = {}
    labels: dict[str, tuple[str, ...]] = {}
    symbols: dict[str, tuple[Symbol, ...]] = {}
    marks: set[tuple[int, str]] = set()
    for spec, own in zip(specs, equations, strict=True):
        for part in spec.output.parts or own.results:
            name, array = f"{spec.name}: {part}", own.results[part]
            results[name] = array
            labels[name] = own.labels.get(part) or indexed(part, array.shape)
        symbols |= own.arguments
        marks.update(own.marks)
    joint = Equations(
        system.name, "outputs", symbols, results, labels, tuple(sorted(marks))
    )
    arguments = _joint_arguments(system, specs)
    name = f"{system.name}_outputs"
    return ProgramRequest(joint, name, arguments, {"outputs": tuple(results)})


def _joint_arguments(
    system: System, specs: Sequence[FunctionSpec]
) -> dict[str, tuple[str, ...]]:
    result: dict[str, tuple[str, ...]] = {}
    for spec in specs:
        own = spec.arguments_for(system)
        longest = {
            name: max(own.get(name, ()), group, key=len)
            for name, group in (result or own).items()
        }
        fits = [longest[n][: len(g)] == g for n, g in own.items() if n in longest]
        if own.keys() != longest.keys() or not all(fits):
            names = ", ".join(spec.name for spec in specs)
            raise DerivationError(
                f"outputs {names}: {spec.name!r} has the arguments "
                f"{', '.join(own)}, the ones before have {', '.join(longest)}. "
                f"Functions of the same arguments can be had together; ask for the "
                f"others one by one."
            )
        result = longest
    return result
