"""Equations of motion in implicit form, and their derivatives.

In all coordinates of the spanning tree, with accelerations and multipliers as unknowns
of their own, nothing is solved and nothing eliminated:

    M vd + c - tau - Jᵀ lam,    xd,    phi,    J v + p0,    J vd - gamma

The derivatives of the forces of bodies follow by recursion, those of the others are
sparse. What analyses eliminate, they eliminate in numbers.

References:
    Samin and Fisette (2003), section 2.3; ROBOTRAN basics, section 5.3 and appendix B.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import final

import numpy as np

from symbody.dataclass import dataclass
from symbody.equations import Equations
from symbody.expr.differentiate import directional, jacobian
from symbody.expr.gradient import gradient
from symbody.expr.node import ZERO, Array, Node, Symbol
from symbody.expr.traverse import as_vector
from symbody.formalisms.constraints.rows import Constraints, constraint_rows
from symbody.formalisms.derivations import Derivations, of_tree
from symbody.formalisms.derivatives.residual import forces_needed, residual_derivatives
from symbody.formalisms.dynamics.matrices import less
from symbody.formalisms.quantities.outputs import sensing_expressions
from symbody.formalisms.quantities.solved import kinematics_solved_by, state_rates
from symbody.formalisms.tree.loads_on_tree import tree_kinematics
from symbody.spatial.vectors import inner, minus
from symbody.system.spellings import numbered
from symbody.system.system import System


@final
@dataclass(frozen=True)
class ImplicitForm:
    """The equations of a system in implicit form, in all coordinates of its tree."""

    system: System
    rows: Constraints
    lam: tuple[Symbol, ...]  # one a multiplier
    needed: tuple[Node, ...]  # M vd + c - tau
    xd: tuple[Node, ...]  # may hold the symbols of accelerations
    accelerations: tuple[Node, ...]  # J vd - gamma

    @property
    def residuals(self) -> tuple[Node, ...]:
        """All equations: forces, rates of states, constraints of all three levels."""
        held = self.rows.forces(self.lam)
        forces = [minus(n, h) for n, h in zip(self.needed, held, strict=True)]
        rows = self.rows
        return (*forces, *self.xd, *rows.phi, *rows.rates, *self.accelerations)

    @property
    def variables(self) -> tuple[Symbol, ...]:
        """The variables of the slopes: q, v, vd, lam, x, u, t."""
        s = self.system
        return (*s.q, *s.v, *s.vd, *self.lam, *s.x, *s.u, s.t)

    def equations(self, title: str, **results: Array) -> Equations:
        """Return equations that depend on the same symbols."""
        s = self.system
        arguments = {
            "t": (s.t,), "q": s.q, "v": s.v, "vd": s.vd, "lam": self.lam, "x": s.x,
            "u": s.u, "p": s.p,
        }  # fmt: skip
        return Equations(s.name, title, arguments, results)


@of_tree
def implicit_form(of: Derivations) -> ImplicitForm:
    """Return the equations of motion in implicit form."""
    system, rows = of.system, constraint_rows(of)
    accelerations = [
        minus(inner(row, system.vd), gamma)
        for row, gamma in zip(rows.J, rows.gamma, strict=True)
    ]
    return ImplicitForm(
        system,
        rows,
        tuple(Symbol(name) for name in rows.names),
        tuple(forces_needed(of)),
        state_rates(of, system.vd, merge=False),
        tuple(accelerations),
    )


@of_tree
def implicit_form_of_tree(of: Derivations) -> ImplicitForm:
    """Return the same of a tree without constraints, but for the forces."""
    rows = constraint_rows(of)
    rates = state_rates(of, of.system.vd, merge=False)
    return ImplicitForm(of.system, rows, (), (), rates, ())


@of_tree
def implicit_outputs(of: Derivations) -> tuple[tuple[str, ...], tuple[Node, ...]]:
    """Return labels and formulas of all sensors' entries, by vd and lam, too."""
    form = implicit_form(of)
    lam = dict(zip(form.rows.names, form.lam, strict=True))
    kinematics = kinematics_solved_by(of, lambda: of.system.vd, lambda: lam)
    labels, nodes = [], []
    named = {name: s.symbols for name, s in of.system.sensors.items()}
    named |= {name: e.symbols for name, e in sensing_expressions(of.system).items()}
    for name, symbols in named.items():
        labels += numbered(name, symbols.shape)
        nodes += kinematics.resolve(symbols.ravel().tolist())
    return tuple(labels), tuple(nodes)


@of_tree
def derive_implicit_outputs(of: Derivations) -> Equations:
    """Derive "outputs", the values of all sensors by the form's variables."""
    _, nodes = implicit_outputs(of)
    return implicit_form(of).equations("outputs", outputs=as_vector(nodes))


@of_tree
def derive_implicit_outputs_by(
    of: Derivations, wrt: tuple[Symbol, ...] | None = None
) -> Equations:
    """Derive "J" of all sensors, by the form's variables or others."""
    form = implicit_form(of)
    _, nodes = implicit_outputs(of)
    by = form.variables if wrt is None else wrt
    return form.equations("outputs, Jacobian", J=jacobian(list(nodes), list(by)))


@of_tree
def derive_body_energies(of: Derivations) -> Equations:
    """Derive "energies", the kinetic energy of each body [J]."""
    kinematics = tree_kinematics(of, merge=False).kinematics
    energies = [kinematics.kinetic_energy(body) for body in of.system.bodies]
    form = implicit_form(of)
    return form.equations("energies of bodies", energies=as_vector(energies))


@of_tree
def derive_implicit_jacobian(
    of: Derivations, wrt: tuple[Symbol, ...] | None = None
) -> Equations:
    """Derive "J" of the residuals, by the form's variables or others."""
    form = implicit_form(of)
    title = "implicit form, Jacobian" + ("" if wrt is None else " by parameters")
    return form.equations(title, J=_jacobian(of, form, wrt))


@of_tree
def derive_implicit_curvature(of: Derivations) -> Equations:
    """Derive "curvature", the gradient of weightsᵀ ∂(residuals)/∂(variables) direction.

    It is by variables, then parameters; "weights" and "direction" are arguments, too.
    """
    form = implicit_form(of)
    weights = _symbols("weight", len(form.residuals))
    direction = _symbols("direction", len(form.variables))
    total = inner(weights, form.residuals)
    along = directional(total, dict(zip(form.variables, direction, strict=True)))
    slopes = gradient(along, [*form.variables, *form.system.p])
    curvature = as_vector(slopes)
    equations = form.equations("implicit form, curvature", curvature=curvature)
    more = {"weights": weights, "direction": direction}
    return replace(equations, arguments={**equations.arguments, **more})


def _jacobian(
    of: Derivations, form: ImplicitForm, wrt: Sequence[Symbol] | None
) -> Array:
    """Return the derivatives of all residuals, shape (residuals, symbols)."""
    wrt = form.variables if wrt is None else wrt
    system, rows = form.system, form.rows
    own = [s for s in wrt if s not in form.lam]
    slopes = residual_derivatives(of, system.vd, own).slopes
    forces: Array = np.full((len(slopes), len(wrt)), ZERO, dtype=object)
    forces[:, [k for k, s in enumerate(wrt) if s not in form.lam]] = slopes
    held = jacobian(rows.forces(form.lam), list(wrt))
    forces = less(forces, held)
    others = [*form.xd, *rows.phi, *rows.rates, *form.accelerations]
    if not others:
        return forces
    return np.vstack([forces, jacobian(others, list(wrt))])


def _symbols(name: str, count: int) -> tuple[Symbol, ...]:
    return tuple(Symbol(f"{name}_{i}") for i in range(count))
