"""Derivatives of accelerations and multipliers, and of the implicit form.

On a tree:

    ∂vd/∂s = -M⁻¹ ∂r/∂s,    r = M vd + c - tau  where vd is held

M⁻¹ is applied by the factorization that the accelerations use, or, for many unknowns,
by a numerical block.

With constraints, by the implicit function theorem, from the equations on the tree:

    r(s, vd) = Jᵀ lam,                J vd = gamma
    M dvd - Jᵀ dlam = -g,             J dvd = h
    g = ∂r - ∂Jᵀ lam,                 h = ∂gamma - ∂J vd

Accelerations that are eliminated change by dvd = B du + e with e = G h, where G is the
inverse of the columns of J that belong to dependent velocities. Then

    Bᵀ M B du = -Bᵀ (g + M e),        dlam = Gᵀ (g + M dvd)

The rows of B and G that belong to a loop are short, so that these are products of
matrices over few terms each: loops in generated code. Coordinates and velocities that
explicit loops determine change with those of the state: their columns of g and h are
added to those, each with its slope.

References:
    Carpentier, Mansard (2018), Analytical derivatives of rigid body dynamics
    algorithms, section V.
    Samin and Fisette (2003), section 2.3; Griewank, Walther (2008), section 15.1.

In all coordinates of the spanning tree, with accelerations and multipliers as unknowns
of their own, nothing is solved and nothing eliminated:

    M vd + c - tau - Jᵀ lam,    xd,    phi,    J v + p0,    J vd - gamma

The derivatives of the forces of bodies follow by recursion, those of the others are
sparse. What analyses eliminate, they eliminate in numbers.

References:
    Samin and Fisette (2003), section 2.3; ROBOTRAN basics, section 5.3 and appendix B.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import final

import numpy as np

from symbody.dataclass import dataclass
from symbody.equations import Equations
from symbody.expr.blocks import linear_solve
from symbody.expr.differentiate import directional, jacobian
from symbody.expr.evaluate import substitute
from symbody.expr.gradient import gradient, shorter_jacobian
from symbody.expr.node import ONE, ZERO, Array, Node, Symbol
from symbody.expr.traverse import as_vector, connected, indexed
from symbody.formalisms.constraints.rows import (
    Constraints,
    Elimination,
    chosen_elimination,
    constraint_rows,
    multipliers,
    rows_with_feedback,
)
from symbody.formalisms.derivations import Derivable, Derivations, of_tree
from symbody.formalisms.derivatives.inverse_dynamics import (
    bias_products,
    mass_products,
    worth_products,
)
from symbody.formalisms.derivatives.residual import forces_needed, residual_derivatives
from symbody.formalisms.dynamics.matrices import (
    added,
    block_product,
    filled,
    identity,
    less,
    negative,
    solve,
    written_product,
)
from symbody.formalisms.dynamics.newton_euler import mass_matrix
from symbody.formalisms.quantities.choose import best_derivation
from symbody.formalisms.quantities.outputs import sensing_expressions
from symbody.formalisms.quantities.solved import kinematics_solved_by, state_rates
from symbody.formalisms.tree.loads_on_tree import tree_kinematics, tree_loads
from symbody.formalisms.tree.tree import Tree
from symbody.spatial.vectors import inner, minus
from symbody.system.system import System

# From so many unknowns on, a factorization in a loop is faster than one written out.
_LEAST_BLOCK = 10


@of_tree
def held_accelerations(of: Derivations) -> tuple[Node, ...]:
    """Return the accelerations of a tree, as their derivatives hold them."""
    tree = tree_kinematics(of, merge=False).tree
    if not worth_products(tree):
        return best_derivation(of, merge=False).vd
    motion = tree_kinematics(of, merge=False).kinematics.motion()
    applied = tree_loads(of, merge=False).applied
    bias = bias_products(tree, motion, applied)
    lacking = [
        [minus(bias.get(m.index, ZERO), applied.joint[m.index])] for m in tree.free()
    ]
    return tuple(solved(tree, np.array(lacking, dtype=object))[:, 0])


def acceleration_derivatives(
    of: Derivable, vd: Sequence[Node], wrt: Sequence[Symbol]
) -> Array:
    """Return ∂vd/∂s of a tree, shape (nv, ns), at length one of quaternions."""
    of = Derivations.of(of)
    tree = tree_kinematics(of, merge=False).tree
    residual = residual_derivatives(of, vd, wrt)
    return solved(tree, residual.slopes, residual.M)


def solved(tree: Tree, right: Array, M: Array | None = None) -> Array:
    """Return -M⁻¹ times columns, where M may be known already."""
    result: Array = np.full(right.shape, ZERO, dtype=object)
    if not filled(right).any():
        return result
    if M is None:
        M = mass_products(tree) if worth_products(tree) else mass_matrix(tree)
    # What M couples is solved together; bodies side by side are apart.
    for group in connected(np.flatnonzero(row).tolist() for row in filled(M)):
        rows = np.array(group)
        sides = negative(right[rows])
        columns = np.flatnonzero(filled(sides).any(axis=0))
        if not columns.size:
            continue
        own, sides = M[np.ix_(rows, rows)], sides[:, columns]
        if len(rows) >= _LEAST_BLOCK:
            # The tips first: elimination then fills nothing in.
            part = linear_solve(own[::-1, ::-1], sides[::-1], definite=True)[::-1]
        else:
            part = np.array(solve(own, list(sides.T)), dtype=object).T
        result[np.ix_(rows, columns)] = part
    return result


def constrained_derivatives(
    of: Derivations,
    vd: Sequence[Node],
    lam: Sequence[Node],
    wrt: Sequence[Symbol],
    *,
    through: Mapping[Symbol, Node],
    multiplied: bool,
) -> Array:
    """Return d(vd, lam)/ds, shape (nv + nc, ns), at length one of quaternions.

    `through` are q and v that follow from s; rows of lam are zero unless `multiplied`.
    """
    rows, elimination = rows_with_feedback(of), chosen_elimination(of)
    n, moved = len(vd), [*wrt, *through]
    chain = jacobian(list(through.values()), wrt) if through else None
    lack, M = _forces(of, vd, lam, moved)
    held = of.system.vd
    lacking = [
        minus(gamma, inner(row, held))
        for row, gamma in zip(rows.J, rows.gamma, strict=True)
    ]
    unmet = substitute(jacobian(lacking, moved), dict(zip(held, vd, strict=True)))
    if chain is not None:  # what comes through variables that follow
        parts = ((A[:, : len(wrt)], A[:, len(wrt) :]) for A in (lack, unmet))
        lack, unmet = (added(own, block_product(A, chain)) for own, A in parts)
    G = _inverse(rows, elimination)
    e = written_product(G, unmet)
    result: Array = np.full((n + len(lam), len(wrt)), ZERO, dtype=object)
    columns = np.flatnonzero((filled(lack) | filled(e)).any(axis=0))
    if not columns.size:
        return result
    lack, e = lack[:, columns], e[:, columns]
    slopes = _solved(elimination, M, lack, e)
    result[:n, columns] = slopes
    if multiplied:
        dependent = list(elimination.partition.dependent)
        forces = less(block_product(M[dependent], slopes), lack[dependent])
        result[n:, columns] = block_product(G[dependent].T, forces)
    return result


def _forces(
    of: Derivations, vd: Sequence[Node], lam: Sequence[Node], wrt: Sequence[Symbol]
) -> tuple[Array, Array]:
    """Return ∂Jᵀ lam - ∂r, and the mass matrix."""
    rows = rows_with_feedback(of)
    residual = residual_derivatives(of, vd, wrt)
    held = [Symbol(name) for name in rows.names]
    turned = jacobian(rows.forces(held), wrt)
    turned = substitute(turned, dict(zip(held, lam, strict=True)))
    M = residual.M
    if M is None:
        M = mass_matrix(tree_kinematics(of, merge=False).tree)
    return added(negative(residual.slopes), turned), M


def _inverse(rows: Constraints, elimination: Elimination) -> Array:
    """Return the inverse of J's dependent columns, shape (velocities, equations)."""
    dependent = elimination.partition.dependent
    G: Array = np.full(rows.J.T.shape, ZERO, dtype=object)
    for j in dependent:
        unit: dict[int, Node] = {k: ONE if k == j else ZERO for k in dependent}
        G[j] = list(multipliers(rows, elimination, unit).values())
    return G


def _solved(elimination: Elimination, M: Array, lack: Array, e: Array) -> Array:
    """Return dvd = B du + e with Bᵀ M B du = Bᵀ (lack - M e)."""
    # The tips first: elimination then fills less in.
    free = list(elimination.partition.independent[::-1])
    if not free:
        return e
    n, m = len(M), len(free)
    B: Array = np.full((n, m), ZERO, dtype=object)
    for row, entries in zip(B, elimination.B, strict=True):
        row[:] = [entries.get(u, ZERO) for u in free]
    # What follows from the same velocities side by side: sums are short.
    order = sorted(range(n), key=lambda j: _least(B[j]))
    M, B, e = M[np.ix_(order, order)], B[order], e[order]
    carried = block_product(M, B)
    reduced = block_product(B.T, carried)
    opposed = block_product(carried.T, negative(e))
    # Both sums in one, each row of the second behind what it is added to.
    place = [_least(row) for row in B]
    mixed = sorted(range(n + m), key=lambda k: place[k] if k < n else k - n)
    factor = np.vstack([B, identity(m)])[mixed]
    right = block_product(factor.T, np.vstack([lack[order], opposed])[mixed])
    du = linear_solve(reduced, right, definite=True)
    # Likewise each change of an independent one before what follows from it.
    mixed = sorted(range(n + m), key=lambda k: place[k] if k < n else k - n - 0.5)
    left = np.hstack([identity(n), B])[:, mixed]
    result: Array = np.empty(e.shape, dtype=object)
    result[order] = block_product(left, np.vstack([e, du])[mixed])
    result[free] = du
    return result


def _least(row: Array) -> int:
    """Return the number of the first entry that is not zero."""
    return next((k for k, entry in enumerate(row) if entry is not ZERO), len(row))


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
        forces_needed(of),
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
        labels += indexed(name, symbols.shape)
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
    return form.equations("outputs, Jacobian", J=jacobian(nodes, by))


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
    curvature = as_vector(gradient(along, [*form.variables, *form.system.p]))
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
    slopes = residual_derivatives(of, system.vd, own, factored=True).slopes
    forces: Array = np.full((len(slopes), len(wrt)), ZERO, dtype=object)
    forces[:, [k for k, s in enumerate(wrt) if s not in form.lam]] = slopes
    forces = less(forces, jacobian(rows.forces(form.lam), list(wrt)))
    others = [*form.xd, *rows.phi, *rows.rates, *form.accelerations]
    return np.vstack([forces, shorter_jacobian(others, wrt)]) if others else forces


def _symbols(name: str, count: int) -> tuple[Symbol, ...]:
    return tuple(Symbol(f"{name}_{i}") for i in range(count))
