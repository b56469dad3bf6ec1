"""Kinds of equations that may be derived of a model, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

from symbody.equations import Equations
from symbody.formalisms.constraints.state_coordinates import (
    derive_dependent_accelerations,
    derive_dependents,
)
from symbody.formalisms.derivations import Derivations
from symbody.formalisms.keeping.closure import (
    closed,
    derive_closure,
    derive_correction,
    derive_range,
)
from symbody.formalisms.keeping.constrained_state import (
    derive_constraints,
    derive_dae,
    with_work,
)
from symbody.formalisms.quantities.actuation import (
    derive_actuation,
    derive_equilibrium_slopes,
    derive_input_forces,
)
from symbody.formalisms.quantities.choose import Formalism
from symbody.formalisms.quantities.dynamics import derive_dynamics, derive_inverse
from symbody.formalisms.quantities.element_forces import (
    derive_element_forces,
    derive_energy_flow,
)
from symbody.formalisms.quantities.frames import derive_driven
from symbody.formalisms.quantities.loop_solutions import places
from symbody.formalisms.quantities.outputs import (
    derive_balance,
    derive_drives,
    derive_energy,
    derive_reactions,
    derive_sensors,
)
from symbody.formalisms.quantities.scene import derive_arrows, derive_scene
from symbody.formalisms.quantities.switching import (
    derive_coincident_ends,
    derive_switches,
)


class Way(NamedTuple):
    """The formalism of the equations of motion, and whether bodies merge.

    Attributes:
        formalism: As asked for.
        merge: Whether links with parallel axes share a frame; None for what is shorter.
    """

    formalism: Formalism
    merge: bool | None


Derive: TypeAlias = Callable[[Derivations, Way], Equations]


def _dynamics(of: Derivations, method: Way) -> Equations:
    return derive_dynamics(of, method.formalism, merge=method.merge)


def _matrices(of: Derivations, method: Way) -> Equations:
    """Derive by a formalism that gives M and c, whatever was asked for."""
    without = method.formalism in ("auto", "articulated")
    formalism: Formalism = "composite" if without else method.formalism
    return derive_dynamics(of, formalism, merge=method.merge)


def _balance(of: Derivations, method: Way) -> Equations:
    return derive_balance(of, method.formalism, merge=method.merge)


def _jacobian(of: Derivations, _: Way) -> Equations:
    # A dozen modules that nonstiff methods do without.
    from symbody.formalisms.derivatives.state_jacobian import derive_jacobian

    return derive_jacobian(of)


def _balance_jacobian(of: Derivations, _: Way) -> Equations:
    # As above.
    from symbody.formalisms.derivatives.state_jacobian import derive_balance_jacobian

    return derive_balance_jacobian(of)


def _regressor(of: Derivations, _: Way) -> Equations:
    # As above.
    from symbody.formalisms.derivatives.inertial import derive_regressor

    return derive_regressor(of)


EQUATIONS: Mapping[str, Derive] = {
    "dynamics": _dynamics,
    "matrices": _matrices,
    "inverse": lambda of, way: derive_inverse(of, merge=way.merge),
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
    "closed": lambda of, way: closed(of, _dynamics(of, way)),
    "closed balance": lambda of, way: closed(of, _balance(of, way)),
    "scene": lambda of, _: derive_scene(of),
    "switches": lambda of, _: derive_switches(of),
}
