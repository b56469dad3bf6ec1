"""Derivatives of formulas of the motion, accelerations and all that follows from them.

On a tree the accelerations in the formulas are symbols, and what they change by is put
in: ∂vd = -M⁻¹ ∂r with r = M vd + c - tau, for a direction as for many, and backwards

    wᵀ df = wᵀ ∂f - λᵀ ∂r,    λ = M⁻¹ (∂f/∂vd)ᵀ w

so that a product with a row of weights costs one reverse sweep over the inverse
dynamics. Where velocities are eliminated, the formulas themselves are differentiated,
through the systems of equations in them; for the matrices of large systems, see
forward_dynamics.py. The Jacobian of the state derivative is that of its formulas.

Along a velocity v the coordinates change by qd = N v; so ∂f/∂q N are the derivatives
by small motions, turns about the axes of the child where q is a quaternion.

References:
    Griewank, Walther (2008), Evaluating Derivatives, sections 3.1 and 3.2.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.equations import Equations
from symbody.errors import DerivationError
from symbody.expr.differentiate import directional, jacobian
from symbody.expr.evaluate import substitute
from symbody.expr.gradient import gradient
from symbody.expr.node import ONE, ZERO, Apply, Array, Const, Node, Symbol, next_serial
from symbody.expr.traverse import as_vector, symbols_of
from symbody.formalisms.constraints.rows import rows_with_feedback
from symbody.formalisms.constraints.state_coordinates import dependents
from symbody.formalisms.derivations import Derivable, Derivations, derivation
from symbody.formalisms.derivatives.forward_dynamics import (
    acceleration_derivatives,
    constrained_derivatives,
    held_accelerations,
    solved,
)
from symbody.formalisms.derivatives.residual import forces_needed, residual_derivatives
from symbody.formalisms.dynamics.matrices import added, filled, product
from symbody.formalisms.quantities.choose import best_derivation
from symbody.formalisms.quantities.dynamics import arguments_of, derive_dynamics
from symbody.formalisms.quantities.outputs import derive_energy
from symbody.formalisms.quantities.solved import (
    state_rates,
    with_prescribed_accelerations,
)
from symbody.formalisms.tree.loads_on_tree import tree_kinematics
from symbody.model.loads.joint_loads import JointForce
from symbody.model.loads.load import NamedLoad
from symbody.spatial.vectors import inner, plus, times
from symbody.system.system import System, coordinate_rates, with_fields

# Below so many velocities the formulas themselves are differentiated in no more
# operations than by the implicit function theorem.
_LEAST = 10
# A reverse sweep costs as much as the changes in so many directions.
_FEW = 4


@final
@dataclass(frozen=True)
class Held:
    """Formulas of a system, as its derivatives are taken.

    `vd` stands for symbols of accelerations, which are variables if `inverse`.
    """

    of: Derivations
    formulas: tuple[Node, ...]
    vd: tuple[Node, ...] = ()
    inverse: bool = False

    @property
    def system(self) -> System:
        """The system."""
        return self.of.system

    def jacobian(self, wrt: Sequence[Symbol]) -> Array:
        """Return ∂f/∂s, shape (number of formulas, number of symbols)."""
        if self.vd:
            values = self._accelerations

            def slopes(_: NDArray[np.bool_]) -> Array:
                return acceleration_derivatives(self.of, self.vd, wrt)

            return _through(self.formulas, wrt, values, slopes)
        if self.inverse and not self.system.constrained:
            of = with_prescribed_accelerations(self.of)
            return residual_derivatives(of, self.system.vd, wrt).slopes
        tree = self.of.spanning_tree.system
        if tree.constrained and len(tree.v) >= _LEAST and not self.inverse:
            return self._constrained(wrt)
        return _slopes(self.formulas, wrt)

    def _constrained(self, wrt: Sequence[Symbol]) -> Array:
        """Return ∂f/∂s through accelerations and multipliers."""
        of, known = self.of.spanning_tree, dependents(self.of)
        best, also = best_derivation(of, merge=False), best_derivation(of)
        unknowns = [*of.system.vd, *map(Symbol, rows_with_feedback(of).names)]
        vd, lam = list(best.vd), list(best.lam.values())
        values = substitute([*vd, *lam], known)
        # Sensors and rates may be those of either derivation.
        named = _named(substitute([*also.vd, *also.lam.values()], known), unknowns)
        named |= _named(values, unknowns)

        def slopes(wanted: NDArray[np.bool_]) -> Array:
            multiplied = bool(wanted[len(vd) :].any())
            derivatives = constrained_derivatives(
                of, vd, lam, wrt, through=known, multiplied=multiplied
            )
            return substitute(derivatives, known)

        formulas = substitute(self.formulas, named)
        return _through(formulas, wrt, dict(zip(unknowns, values, strict=True)), slopes)

    def forward(self, wrt: Sequence[Symbol], changes: Sequence[Node]) -> list[Node]:
        """Return ∂f/∂s · changes, one entry a formula."""
        seeds = dict(zip(wrt, changes, strict=True))
        if not self.vd:
            return directional(self.formulas, seeds)
        tree = tree_kinematics(self.of, merge=False).tree
        moved = directional(forces_needed(self.of), seeds)
        moved = substitute(moved, self._accelerations)
        (slopes,) = solved(tree, as_vector(moved)[:, None]).T
        seeds |= dict(zip(self.system.vd, slopes, strict=True))
        return substitute(directional(self.formulas, seeds), self._accelerations)

    def reverse(self, wrt: Sequence[Symbol], weights: Sequence[Node]) -> list[Node]:
        """Return weightsᵀ · ∂f/∂s, one entry a symbol."""
        total = inner(weights, self.formulas)
        if not self.vd:
            return gradient(total, wrt)
        adjoint, forces = self._adjoint(weights)
        slopes = gradient(plus(total, inner(list(adjoint), forces)), wrt)
        return substitute(slopes, {**self._accelerations, **adjoint})

    def hessian(self, wrt: Sequence[Symbol], weights: Sequence[Node]) -> Array:
        """Return ∂²(weightsᵀ f)/∂s², shape (number of symbols, number of symbols).

        On a tree it is Zᵀ ∂²L Z of L = wᵀ f - λᵀ r by symbols and accelerations, where
        λ is held and the columns of Z are the changes of both.
        """
        total = inner(weights, self.formulas)
        if not self.vd:
            return jacobian(gradient(total, wrt), wrt)
        adjoint, forces = self._adjoint(weights)
        both = [*wrt, *self.system.vd]
        slopes = gradient(plus(total, inner(list(adjoint), forces)), both)
        second = jacobian(slopes, both)
        second = substitute(second, {**self._accelerations, **adjoint})
        changes = acceleration_derivatives(self.of, self.vd, wrt)
        m = len(wrt)
        mixed = product(second[:m, m:], changes)
        bent = product(changes.T, product(second[m:, m:], changes))
        result: Array = np.empty((m, m), dtype=object)
        for i in range(m):
            for j in range(i + 1):
                entry = plus(plus(mixed[i, j], mixed[j, i]), bent[i, j])
                result[i, j] = result[j, i] = plus(second[i, j], entry)
        return result

    def _adjoint(
        self, weights: Sequence[Node]
    ) -> tuple[dict[Symbol, Node], Sequence[Node]]:
        """Return -λ by the symbols that stand for it, and r."""
        system = self.system
        by_vd = gradient(inner(weights, self.formulas), system.vd)
        by_vd = substitute(by_vd, self._accelerations)
        tree = tree_kinematics(self.of, merge=False).tree
        forces = forces_needed(self.of)
        (adjoint,) = solved(tree, as_vector(by_vd)[:, None]).T
        stand_ins = [Symbol(f"adjoint_{v.name}") for v in system.v]
        return dict(zip(stand_ins, adjoint, strict=True)), forces

    @property
    def _accelerations(self) -> dict[Symbol, Node]:
        return dict(zip(self.system.vd, self.vd, strict=True))


def held(of: Derivable, formulas: Sequence[Node]) -> Held:
    """Return formulas, as of `best_derivation(of, merge=False)`, to differentiate."""
    of = Derivations.of(of)
    if of.system.constrained:
        return Held(of, tuple(formulas))
    try:
        accelerations = best_derivation(of, merge=False).vd
    except DerivationError:
        # What has no inertia has no accelerations, which positions do without.
        if not set(symbols_of(formulas)).isdisjoint(of.system.vd):
            raise
        return Held(of, tuple(formulas))
    formulas = substitute(formulas, _named(accelerations, of.system.vd))
    return Held(of, tuple(formulas), held_accelerations(of))


def _named(nodes: Iterable[Node], symbols: Sequence[Symbol]) -> dict[Node, Symbol]:
    """Return symbols for formulas that were put in; equal ones are one object."""
    pairs = zip(nodes, symbols, strict=True)
    return {node: s for node, s in pairs if not isinstance(node, Const)}


def _through(
    formulas: Sequence[Node],
    wrt: Sequence[Symbol],
    values: Mapping[Symbol, Node],
    slopes: Callable[[NDArray[np.bool_]], Array],
) -> Array:
    """Return ∂f/∂s by the chain rule; `slopes` gets flags of the values that count."""
    partial = substitute(_slopes(formulas, [*wrt, *values]), dict(values))
    result, by_value = partial[:, : len(wrt)], partial[:, len(wrt) :]
    counts = np.asarray(filled(by_value).any(axis=0))
    if not counts.any():
        return result
    return added(result, product(by_value, slopes(counts)))


def _slopes(formulas: Sequence[Node], wrt: Sequence[Symbol]) -> Array:
    """Return ∂f/∂s of formulas alone, row by row where these are few."""
    rows = [i for i, formula in enumerate(formulas) if isinstance(formula, Apply)]
    if _FEW * len(rows) > len(wrt):
        return jacobian(formulas, wrt)
    result = jacobian([ZERO if i in rows else f for i, f in enumerate(formulas)], wrt)
    for i in rows:
        result[i] = gradient(formulas[i], wrt)
    return result


@derivation
def derive_jacobian(of: Derivations) -> Equations:
    """Derive "J", ∂(qd, vd, xd)/∂(q, v, x)."""
    system = of.system
    if system.constrained:
        dynamics = derive_dynamics(of)
        marks = (*dynamics.marks, (next_serial(), "derivatives of the rates"))
        roots = [rate for name in ("qd", "vd", "xd") for rate in dynamics.results[name]]
        rates = Held(of, tuple(roots))
    else:
        begin = next_serial()
        vd = held_accelerations(of)
        derivatives = (next_serial(), "derivatives of the accelerations")
        marks = ((begin, "accelerations"), derivatives)
        xd = state_rates(of, system.vd, merge=False)
        rates = Held(of, (*coordinate_rates(system), *system.vd, *xd), vd)
    return Equations(
        system.name,
        "Jacobian of the state derivative",
        arguments_of(system),
        {"J": rates.jacobian(system.coordinates.y)},
        marks=marks,
    )


@derivation
def derive_balance_jacobian(of: Derivations) -> Equations:
    """Derive "J" of the state with the work as last entry, on which nothing depends."""
    system, rates, energy = of.system, derive_jacobian(of), derive_energy(of)
    (power,) = energy.results["power"].tolist()
    n = system.coordinates.size
    J = np.full((n + 1, n + 1), ZERO, dtype=object)
    J[:n, :n] = rates.results["J"]
    J[n, :n] = gradient(power, system.coordinates.y)
    work = (*system.x, Symbol("work"))
    return replace(rates, arguments={**rates.arguments, "x": work}, results={"J": J})


@final
@dataclass(frozen=True, eq=False)
class Chart:
    """Symbols, each once, and their derivatives by variables, where not zero."""

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
    return with_fields(system, loads=(*system.loads, *more)), tuple(forces.values())
