"""The Jacobian of the state derivative, and of the forces of given accelerations.

The Jacobian of a tree follows by recursion; where velocities are eliminated, the
formulas of the rates are differentiated, or the equations of motion of large systems.

On a tree the derivatives of forces by coordinates and velocities follow by recursion,
and those by the accelerations are the mass matrix.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import final

import numpy as np

from symbody.equations import Equations
from symbody.expr.differentiate import directional, jacobian
from symbody.expr.gradient import gradient
from symbody.expr.node import ZERO, Array, Node, Symbol, next_serial
from symbody.formalisms.constraints.elimination import dot_row
from symbody.formalisms.derivations import Derivations, derivation
from symbody.formalisms.derivatives.forward_dynamics import held_accelerations
from symbody.formalisms.derivatives.of_formulas import Held
from symbody.formalisms.derivatives.residual import residual_derivatives
from symbody.formalisms.dynamics.newton_euler import mass_matrix
from symbody.formalisms.quantities.dynamics import arguments_of, derive_dynamics
from symbody.formalisms.quantities.outputs import derive_energy
from symbody.formalisms.quantities.solved import state_rates
from symbody.formalisms.tree.tree import build_tree
from symbody.system.system import System, coordinate_rates


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
    vd = held_accelerations(of)
    marks.append((next_serial(), "derivatives of the accelerations"))
    xd = state_rates(of, system.vd, merge=False)
    rates = Held(of, (*coordinate_rates(system), *system.vd, *xd), vd)
    return Equations(
        system.name,
        "Jacobian of the state derivative",
        arguments_of(system),
        {"J": rates.jacobian(system.coordinates.y)},
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
    n = system.coordinates.size
    J = np.full((n + 1, n + 1), ZERO, dtype=object)
    J[:n, :n] = rates.results["J"]
    J[n, :n] = gradient(power, system.coordinates.y)
    work = (*system.x, Symbol("work"))
    return replace(rates, arguments={**rates.arguments, "x": work}, results={"J": J})


def _by_differentiation(of: Derivations) -> Equations:
    """Return the Jacobian of the rates, where velocities are eliminated."""
    system, rates = of.system, derive_dynamics(of)
    marks = (*rates.marks, (next_serial(), "derivatives of the rates"))
    roots = [rate for name in ("qd", "vd", "xd") for rate in rates.results[name]]
    return Equations(
        system.name,
        "Jacobian of the state derivative",
        arguments_of(system),
        {"J": Held(of, tuple(roots)).jacobian(system.coordinates.y)},
        {},
        marks,
    )


@final
@dataclass(frozen=True)
class HeldForces:
    """Formulas of the inverse dynamics, in which accelerations are variables.

    Attributes:
        system: The system.
        formulas: One a free velocity.
        vd: None that formulas would stand for.
    """

    system: System
    formulas: tuple[Node, ...]
    vd: tuple[Node, ...] = ()

    def jacobian(self, wrt: Sequence[Symbol]) -> Array:
        """Return ∂τ/∂s, shape (number of forces, number of symbols)."""
        if self.system.constrained:
            return jacobian(list(self.formulas), list(wrt))
        tree = build_tree(self.system, merge=False)
        own = [s for s in wrt if s not in set(self.system.vd)]
        residual = residual_derivatives(self.system, tree, self.system.vd, own)
        columns = dict(zip(own, residual.slopes.T, strict=True))
        columns |= zip(self.system.vd, mass_matrix(tree).T, strict=True)
        result: Array = np.empty((len(self.system.v), len(wrt)), dtype=object)
        for k, symbol in enumerate(wrt):
            result[:, k] = columns[symbol]
        return result

    def forward(self, wrt: Sequence[Symbol], changes: Sequence[Node]) -> list[Node]:
        """Return ∂τ/∂s · changes, one entry a force."""
        seeds = dict(zip(wrt, changes, strict=True))
        return directional(list(self.formulas), seeds)

    def reverse(self, wrt: Sequence[Symbol], weights: Sequence[Node]) -> list[Node]:
        """Return weightsᵀ · ∂τ/∂s, one entry a symbol."""
        return gradient(dot_row(weights, self.formulas), wrt)

    def hessian(self, wrt: Sequence[Symbol], weights: Sequence[Node]) -> Array:
        """Return ∂²(weightsᵀ τ)/∂s², shape (number of symbols, number of symbols)."""
        return jacobian(self.reverse(wrt, weights), wrt)


def held_forces(system: System, formulas: Sequence[Node]) -> HeldForces:
    """Return the formulas of the inverse dynamics, ready to be differentiated."""
    return HeldForces(system, tuple(formulas))
