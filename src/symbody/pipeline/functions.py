"""Functions of a model: one list for runtime, exports and documents.

A function has equations from which it is lowered, arguments and a result. Several may
be lowered, compiled and evaluated as one: what they have in common, such as the
kinematics, is computed once. What runs in a time loop stays a function of its own: it
carries nothing that the loop does not need.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any, Literal, TypeAlias, cast, final

from symbody.arguments import Arguments
from symbody.dataclass import dataclass
from symbody.equations import Equations, Formalism
from symbody.errors import DerivationError, ModelError
from symbody.expr.node import Array, Node, Symbol
from symbody.expr.traverse import as_vector, indexed
from symbody.formalisms.derivations import Derivations
from symbody.program.content import ProgramRequest
from symbody.runtime.functions import CompiledFunction
from symbody.runtime.load import Backend, maker
from symbody.system.system import System

# Groups of symbols by argument.
Groups: TypeAlias = Mapping[str, tuple[str, ...]]


@final
@dataclass(frozen=True)
class FunctionSpec:
    """One function that may be compiled for a model, from equations of `EQUATIONS`.

    `arguments` has x only for models with extra states. Its `result` is made of `parts`
    of the equations' results, of all if there are none. What is called `seldom` is
    compiled fast rather than to run fast; what is `rolled` can be a loop over links.
    """

    name: str
    equations: str
    arguments: Groups
    result: str
    parts: tuple[str, ...]
    seldom: bool
    rolled: bool

    def arguments_for(self, system: System) -> dict[str, tuple[str, ...]]:
        """Return the groups of symbols by argument that a system has."""
        groups = self.arguments.items()
        return {name: group for name, group in groups if name != "x" or system.x}

    def unavailable(self, system: System) -> str:
        """Return why a system does not have this function; "" if it has."""
        for names, there, what, remedy in (
            (_OF_CONTACTS, system.contacts, "contacts", "add_contact"),
            (OF_WHENS, system.whens, "when clauses", "when"),
            (OF_CONSTRAINTS, system.constraints, "constraints", "add_constraint"),
        ):
            if self.name in names and not there:
                return (
                    f"function {self.name!r}: model {system.name!r} has no {what}. Add "
                    f"them with {remedy}, or take another function."
                )
        return ""


@final
@dataclass(frozen=True, kw_only=True)
class Compile:
    """Options of compiling, for a model that is not compiled; see `compile_model`.

    Attributes:
        backend: "llvm" needs no compiler; "c" takes the system's; "python" is slow and
            always works. Without llvmlite "llvm" is one of the others.
        formalism: "kane", "recursive", "composite", "articulated", "tmt", or "auto"
            for the fastest by their counts.
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

    @property
    def maker(self) -> Backend:
        """The backend that makes the functions, also where LLVM is not installed."""
        return maker(self.backend)

    @property
    def by_parts(self) -> bool:
        """Whether functions may be made by parts that are alike."""
        return (self.maker, self.formalism) == ("llvm", "auto") and not self.rolled


# The derivation of each kind of equations, below `symbody.formalisms`. It is imported
# when it is asked for, as a motion needs few of them.
EQUATIONS: Mapping[str, str] = {
    "dynamics": "quantities.dynamics.derive_dynamics",
    "matrices": "quantities.dynamics.derive_dynamics",
    "mass matrix": "derivatives.inverse_dynamics.derive_mass_matrix",
    "inverse": "quantities.dynamics.derive_inverse",
    "actuation": "quantities.dynamics.derive_actuation",
    "input forces": "quantities.dynamics.derive_input_forces",
    "sensors": "quantities.outputs.derive_sensors",
    "energy": "quantities.outputs.derive_energy",
    "energy flow": "quantities.scene.derive_energy_flow",
    "reactions": "quantities.outputs.derive_reactions",
    "element forces": "quantities.scene.derive_element_forces",
    "arrows": "quantities.scene.derive_arrows",
    "balance": "quantities.outputs.derive_balance",
    "drives": "quantities.outputs.derive_drives",
    "jacobian": "derivatives.of_formulas.derive_jacobian",
    "balance jacobian": "derivatives.of_formulas.derive_balance_jacobian",
    "regressor": "derivatives.residual.derive_regressor",
    "dependents": "constraints.state_coordinates.derive_dependents",
    "dependent accelerations": (
        "constraints.state_coordinates.derive_dependent_accelerations"
    ),
    "driven": "quantities.outputs.derive_driven",
    "coincident_ends": "quantities.switching.derive_coincident_ends",
    "sides": "quantities.switching.derive_sides",
    "nodes": "quantities.undefined_loads.places",
    "holding": "quantities.dynamics.derive_equilibrium_slopes",
    "range": "keeping.closure.derive_range",
    "constraints": "keeping.closure.derive_constraints",
    "correction": "keeping.closure.derive_correction",
    "closure": "keeping.closure.derive_closure",
    "dae": "keeping.closure.derive_dae",
    "closed": "quantities.dynamics.derive_dynamics",
    "closed balance": "quantities.outputs.derive_balance",
    "scene": "quantities.scene.derive_scene",
    "switches": "quantities.switching.derive_switches",
    "contacts": "quantities.contacts.derive_contacts",
    "contact laws": "quantities.contacts.derive_contact_laws",
    "contact response": "quantities.contacts.derive_contact_response",
    "contact steps": "quantities.contacts.derive_contact_steps",
    "open": "quantities.contacts.derive_open",
    "open ends": "quantities.contacts.derive_open_ends",
    "guards": "quantities.contacts.derive_guards",
    "jumps": "quantities.contacts.derive_jumps",
}
_BY_FORMALISM = (
    "dynamics", "matrices", "mass matrix", "balance", "closed", "closed balance",
    "open", "open ends",
)  # fmt: skip


def derive_kind(kind: str, of: Derivations, by: Compile) -> Equations:
    """Derive equations of a kind."""
    options: dict[str, object] = {}
    if kind in _BY_FORMALISM:
        options = {"formalism": by.formalism, "merge": by.merge}
        if of.system.constraints:
            # First, as in closing: what is built first says how terms are ordered.
            _of_formalisms("keeping.closure.state_rows")(of)
    if kind == "matrices" and by.formalism in ("auto", "articulated"):
        options["formalism"] = "composite"  # which gives M and c
    if kind == "inverse":
        options = {"merge": by.merge}
    equations: Equations = _of_formalisms(EQUATIONS[kind])(of, **options)
    if kind.startswith("closed"):
        equations = _of_formalisms("keeping.closure.closed")(of, equations)
    return equations


def _of_formalisms(place: str) -> Any:
    module, _, name = place.rpartition(".")
    return getattr(import_module(f"symbody.formalisms.{module}"), name)


Kind: TypeAlias = Literal["jacobian", "jvp", "vjp", "hessian"]
_FORM = r"\s*(jacobian|jvp|vjp|hessian)\s*\(([^;()]+);([^;()]+)\)\s*"
FORM = '"jacobian(vd; q, v)", likewise "jvp", "vjp" and "hessian"'


def derivative_in(name: object) -> tuple[Kind, list[str], list[str]] | None:
    """Return kind, quantities and variables in the name of a derivative; else None."""
    result = None
    if isinstance(name, str) and "(" in name:
        result = re.fullmatch(_FORM, name)
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


STATE, _POSITION = _arguments(y="q v x"), _arguments(q="q")
_MOTION = _arguments(q="q", v="v", x="x")
_FORCES = _arguments(q="q", v="v", vd="vd", x="x")
# The accelerations of the state beside it.
_STATE_AND_RATE = _arguments(y="q v x vd")
_DAE = _arguments(y="y", yd="yd")

# Name, equations, arguments, result, and parts of the equations' results; "" is all.
_ROWS: tuple[tuple[str, str, Groups, str, str], ...] = (
    ("derivatives", "dynamics", STATE, "yd", "qd vd xd"),
    ("forward_dynamics", "dynamics", _MOTION, "vd", "vd"),
    ("mass_matrix", "mass matrix", _POSITION, "M", "M"),
    ("bias", "matrices", _MOTION, "c", "c"),
    ("joint_forces", "dynamics", _MOTION, "tau", "tau"),
    ("inverse_dynamics", "inverse", _FORCES, "tau", "tau"),
    ("regressor", "regressor", _FORCES, "Y", "Y"),
    ("reduced_inverse_dynamics", "actuation", _STATE_AND_RATE, "needed", "needed"),
    ("velocity_map", "actuation", STATE, "B", "B"),
    ("input_forces", "input forces", _STATE_AND_RATE, "forces", "forces"),
    ("sensors", "sensors", STATE, "sensors", ""),
    ("energy", "energy", STATE, "energy", "kinetic potential power"),
    ("energy_flow", "energy flow", STATE, "energy_flow", ""),
    ("reactions", "reactions", STATE, "reactions", ""),
    ("element_forces", "element forces", STATE, "element_forces", ""),
    ("arrows", "arrows", STATE, "arrows", "arrows"),
    ("balance", "balance", STATE, "yd", "qd vd xd"),
    ("drives", "drives", STATE, "drives", "drives"),
    ("scene", "scene", STATE, "scene", "scene"),
    ("jacobian", "jacobian", STATE, "J", "J"),
    ("balance_jacobian", "balance jacobian", STATE, "J", "J"),
    ("dependents", "dependents", STATE, "dependents", "dependents"),
    (
        "dependent_accelerations", "dependent accelerations", _STATE_AND_RATE, "vd",
        "accelerations",
    ),
    ("driven", "driven", STATE, "driven", "driven"),
    ("coincident_ends", "coincident_ends", STATE, "coincident_ends", ""),
    ("sides", "sides", STATE, "sides", ""),
    ("nodes", "nodes", STATE, "places", ""),
    ("holding", "holding", STATE, "holding", ""),
    ("range", "range", STATE, "state", "q v x growth"),
    ("multipliers", "dynamics", STATE, "lam", "lam"),
    ("constraints", "constraints", STATE, "residuals", "phi rates"),
    ("constraint_jacobian", "constraints", STATE, "J", "J"),
    ("constraint_gamma", "constraints", STATE, "gamma", "gamma"),
    ("correction", "correction", STATE, "state", "q v x growth"),
    ("closure", "closure", STATE, "state", "q v x growth"),
    ("closed_derivatives", "closed", STATE, "yd", "qd vd xd"),
    ("closed_balance", "closed balance", STATE, "yd", "qd vd xd"),
    ("dae_residual", "dae", _DAE, "residual", "residual"),
    ("dae_matrices", "dae", _DAE, "matrices", "A B"),
    ("reduced_mass_matrix", "matrices", STATE, "M_r", "M_r"),
    ("reduced_forces", "matrices", STATE, "F_r", "F_r"),
    ("contacts", "contacts", STATE, "contacts", "gap speed offset A strength"),
    ("contact_laws", "contact laws", STATE, "laws",
     "gap speed offset strength counts columns entries"),
    ("contact_gaps", "contact laws", STATE, "gaps", "gap speed"),
    ("contact_response", "contact response", STATE, "response", "Nq D"),
    ("contact_changes", "contact response", STATE, "changes", "counts columns entries"),
    ("contact_steps", "contact steps", STATE, "steps", ""),
    ("open_derivatives", "open", STATE, "yd", ""),
    ("open_ends", "open ends", STATE, "ends", ""),
    ("switches", "switches", STATE, "switches", ""),
    ("guards", "guards", STATE, "guards", "guards"),
    ("jumps", "jumps", STATE, "jumps", ""),
)  # fmt: skip
_SELDOM = {
    "jumps", "regressor", "energy", "energy_flow", "reactions", "element_forces",
    "arrows", "drives", "scene", "dependents", "multipliers", "constraints", "sides",
}  # fmt: skip
_ROLLED = {
    "derivatives", "forward_dynamics", "inverse_dynamics", "energy", "multipliers",
    "correction",
}  # fmt: skip
OF_CONSTRAINTS = {
    "multipliers", "constraints", "constraint_jacobian", "constraint_gamma",
    "correction", "closure", "closed_derivatives", "closed_balance", "dae_residual",
    "dae_matrices", "reduced_mass_matrix", "reduced_forces",
}  # fmt: skip
_OF_CONTACTS = {
    "contacts", "contact_laws", "contact_gaps", "contact_response", "contact_changes",
    "contact_steps", "open_derivatives", "open_ends",
}  # fmt: skip
OF_WHENS = {"guards", "jumps"}
FUNCTIONS: Mapping[str, FunctionSpec] = {
    name: FunctionSpec(
        name, equations, arguments, result, tuple(parts.split()), name in _SELDOM,
        name in _ROLLED,
    )
    for name, equations, arguments, result, parts in _ROWS
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
        for part in spec.parts or own.results:
            name, array = f"{spec.name}: {part}", own.results[part]
            results[name] = array
            labels[name] = own.labels.get(part) or tuple(indexed(part, array.shape))
        symbols |= own.arguments
        marks.update(own.marks)
    joint = Equations(
        system.name, "outputs", symbols, results, labels, tuple(sorted(marks))
    )
    arguments = _joint_arguments(system, specs)
    name = f"{system.name}_outputs"
    return ProgramRequest(joint, name, arguments, {"outputs": tuple(results)})


def request_of(
    system: System,
    kind: str,
    formulas: Sequence[Node],
    symbols: Mapping[str, tuple[Symbol, ...]],
    arguments: Groups = STATE,
) -> ProgramRequest:
    """Return the request for formulas of any symbols, as one function of this name."""
    name = kind.replace(" ", "_")
    equations = Equations(system.name, kind, symbols, {name: as_vector(formulas)})
    title = f"{system.name}_{name}"
    return ProgramRequest(equations, title, arguments, {name: (name,)})


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
                f"outputs {names}: {spec.name!r} has the arguments {', '.join(own)}, "
                f"the ones before have {', '.join(longest)}. Functions of the same "
                "arguments can be had together; ask for the others one by one."
            )
        result = longest
    return result
