"""The exact Jacobian of the state derivative, for implicit integrators.

    ∂vd/∂y = -M⁻¹ ∂(M vd + c - tau)/∂y   where vd is held

The residual of the inverse dynamics is short, so its derivatives are; M⁻¹ is applied
to each column by the factorization that the accelerations use. Differentiating the
accelerations themselves would be many times longer.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from symbody.equations import Equations
from symbody.expr.differentiate import jacobian
from symbody.expr.gradient import gradient
from symbody.expr.node import ZERO, Array, Symbol, neg, next_serial
from symbody.expr.substitute import substitute
from symbody.formalisms import composite
from symbody.formalisms.derivation import best_derivation
from symbody.formalisms.derivations import Derivations, derivation
from symbody.formalisms.dynamics import (
    arguments_of,
    derive_dynamics,
    derive_inverse,
)
from symbody.formalisms.factorization import solve
from symbody.formalisms.outputs import derive_energy
from symbody.formalisms.state_rates import state_rates
from symbody.formalisms.tree_account import tree_kinematics
from symbody.system.system import coordinate_rates


@derivation
def derive_jacobian(of: Derivations) -> Equations:
    """Derive ∂(qd, vd, xd)/∂(q, v, x).

    Returns:
        Equations with the result "J", shape (nq + nv + nx, nq + nv + nx).
    """
    system = of.system
    if system.constrained:
        return _by_differentiation(of)
    marks = [(next_serial(), "accelerations")]
    vd = best_derivation(of).vd
    marks.append((next_serial(), "derivatives of the forces"))
    state = [*system.q, *system.v, *system.x]
    inverse = derive_inverse(of, merge=False)
    residual = jacobian(list(inverse.results["tau"]), state)
    held = dict(zip(system.vd, vd, strict=True))
    residual = _substituted(residual, held)
    marks.append((next_serial(), "derivatives of the accelerations"))
    tree = tree_kinematics(of, merge=False).tree
    M = composite.mass_matrix(tree)
    columns = [
        solve(tree, M, [neg(entry) for entry in residual[:, j]])
        if any(entry is not ZERO for entry in residual[:, j])
        else [ZERO] * len(system.v)
        for j in range(len(state))
    ]
    lower = np.empty((len(system.v), len(state)), dtype=object)
    for j, column in enumerate(columns):
        lower[:, j] = column
    upper = jacobian(list(coordinate_rates(system)), state)
    extra = jacobian(list(state_rates(of, vd, merge=False)), state)
    return Equations(
        system.name,
        "Jacobian of the state derivative",
        arguments_of(system),
        {"J": np.vstack([upper, lower, extra])},
        {},
        tuple(marks),
    )


@derivation
def derive_balance_jacobian(of: Derivations) -> Equations:
    """Derive the Jacobian of the state with the work of loads and drives as last entry.

    Nothing depends on the work; its rate is the power.

    Returns:
        Equations with the result "J", one larger than that of `derive_jacobian`.
    """
    system, rates, energy = of.system, derive_jacobian(of), derive_energy(of)
    (power,) = energy.results["power"].tolist()
    n = len(system.q) + len(system.v) + len(system.x)
    J = np.full((n + 1, n + 1), ZERO, dtype=object)
    J[:n, :n] = rates.results["J"]
    J[n, :n] = gradient(power, [*system.q, *system.v, *system.x])
    work = (*system.x, Symbol("work"))
    return replace(rates, arguments={**rates.arguments, "x": work}, results={"J": J})


def _by_differentiation(of: Derivations) -> Equations:
    """Return the Jacobian of the rates themselves, where velocities are eliminated."""
    system, rates = of.system, derive_dynamics(of)
    marks = (*rates.marks, (next_serial(), "derivatives of the rates"))
    roots = [rate for name in ("qd", "vd", "xd") for rate in rates.results[name]]
    return Equations(
        system.name,
        "Jacobian of the state derivative",
        arguments_of(system),
        {"J": jacobian(roots, [*system.q, *system.v, *system.x])},
        {},
        marks,
    )


def _substituted(array: Array, mapping: dict) -> Array:  # type: ignore[type-arg]
    flat = substitute(list(array.reshape(-1)), mapping)
    result = np.empty(len(flat), dtype=object)
    result[:] = flat
    return result.reshape(array.shape)
