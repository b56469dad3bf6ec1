"""Motions without inertia, whose accelerations do not exist.

M is looked at in numbers, among the velocities that the constraints allow: where a
motion z of them has zᵀ M z = 0, it moves nothing that has mass.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.expr.evaluate import evaluate_all
from symbody.expr.node import ZERO, Node, Symbol
from symbody.formalisms.constraints.rows import constraint_rows
from symbody.formalisms.derivations import Derivable, derivations_of
from symbody.formalisms.dynamics.numeric_mass import NumericMass
from symbody.system.system import System
from symbody.system.values import parameter_values

Array = NDArray[np.float64]
# What is less, in relation to the inertia of the single velocities and times their
# number, is rounding.
_ROUNDING = 1e-14
_LEAST_COUNT = 10
# Singular values of J that are smaller belong to redundant equations.
_REDUNDANT = 1e-10
# Velocities with a smaller share in a motion are not named.
_SHARE = 1e-6


@final
class InertiaCheck:
    """The mass matrix of a spanning tree, and the motions that constraints allow."""

    def __init__(self, of: Derivable) -> None:
        of = derivations_of(of)
        self._system = of.system.spanning_tree
        self.mass = NumericMass(of)
        self._J: list[tuple[int, int, Node]] = []
        self._rows = 0
        if of.system.constrained:
            J = constraint_rows(of).J
            self._rows = len(J)
            self._J = [
                (i, j, entry)
                for (i, j), entry in np.ndenumerate(J)
                if entry is not ZERO
            ]

    @property
    def rates(self) -> list[Node]:
        """The entries of J that are not zero; none without constraints."""
        return [entry for *_, entry in self._J]

    def message(
        self, values: Mapping[Symbol, float], when: str = "", little: float = 0.0
    ) -> str | None:
        """Return what moves without inertia, or against it; None if nothing does.

        Inertia below `little`, relative to that of the single velocities, is named,
        too; `when` is about time, such as " at t = 0 s".
        """
        M = self.mass.matrix(values)
        return self.message_of(M, evaluate_all(self.rates, values), when, little)

    def message_of(
        self, M: Array, rates: Sequence[float] | Array, when: str, little: float
    ) -> str | None:
        """Return the same for a mass matrix and values of `rates`."""
        # What constraints leave has no less inertia than the least of all motions.
        if not (self._rows and little) and self.is_clear(M, little):
            return None
        N = self._allowed(rates)
        if not len(M) or not N.shape[1] or not np.isfinite(M).all():
            return None
        own = np.diag(M).copy()
        own[own <= 0] = np.abs(own).max() or 1.0
        size = np.sqrt(own)
        # Scaled, so that every velocity has the inertia one, and orthonormal again.
        scaled, basis = M / np.outer(size, size), N
        if self._rows:
            basis, _ = np.linalg.qr(N * size[:, None])
            scaled = basis.T @ scaled @ basis
        least = _least(little, len(M))
        if _is_definite(scaled, least):
            return None
        moments, vectors = np.linalg.eigh(scaled)
        if moments[0] < -least * max(1.0, moments[-1]):
            motion = basis @ vectors[:, 0] / size
            energy = float(motion @ M @ motion / np.abs(motion).max() ** 2)
            return self._indefinite(_groups(motion[:, None])[0], energy, when)
        if moments[0] > least:
            return None
        word = "nearly singular" if little else "singular"
        return self._singular(basis @ vectors[:, moments <= least], word + when)

    def is_clear(self, M: Array, little: float = 0.0) -> bool:
        """Return whether M tells at first sight that all has inertia.

        Constraints only take motions away; for `little` see `message`.
        """
        return bool(self.are_clear(M[None], little)[0])

    def are_clear(self, M: Array, little: float = 0.0) -> NDArray[np.bool_]:
        """Return the same of mass matrices, shape (runs, nv, nv)."""
        own = np.diagonal(M, axis1=1, axis2=2)
        # What is not finite fails the comparison, too.
        if M.shape[1] and (own > 0).all():
            size = np.sqrt(own)
            scaled = M / (size[:, :, None] * size[:, None, :])
            try:
                return _least_pivots(scaled) > _least(little, M.shape[1])
            except np.linalg.LinAlgError:
                pass  # It does not say which: one after the other.
        if len(M) == 1:
            return np.zeros(1, dtype=bool)
        return np.array([self.is_clear(one, little) for one in M], dtype=bool)

    def _allowed(self, rates: Sequence[float] | Array) -> Array:
        """Return a basis of the velocities that the constraints allow."""
        n = len(self._system.v)
        if not self._rows:
            return np.eye(n)
        J = np.zeros((self._rows, n))
        for (i, j, _), number in zip(self._J, rates, strict=True):
            J[i, j] = number
        if not np.isfinite(J).all():
            return np.zeros((n, 0))
        _, sizes, V = np.linalg.svd(J)
        rank = int((sizes > _REDUNDANT * sizes.max(initial=0.0)).sum())
        basis: Array = V[rank:].T
        return basis

    def _named(self, group: Sequence[int]) -> str:
        names = [self._system.v[j].name.removeprefix("v_") for j in group]
        return names[0] + (
            " together with " + ", ".join(names[1:]) if names[1:] else ""
        )

    def _singular(self, motions: Array, singular: str) -> str:
        groups = _groups(motions)
        names = "; ".join(self._named(group) for group in groups)
        text = (
            f"the mass matrix is {singular}: {names} moves without inertia, so its "
            f"acceleration is undefined. "
        )
        for joint in self._by_law(groups):
            text += (
                f"These are coordinates of the joint {joint!r}, whose formulas have "
                f"a lower rank than there are coordinates if some move it in the same "
                f"way: leave such ones out of the formulas. "
            )
        if any(len(group) > 1 for group in groups):
            text += (
                "Motions that are named together cancel in all that has mass, as those "
                "about parallel axes do: leave one of them out, drive or lock it, or "
                "give mass and inertia to the bodies between them. "
            )
        if any(len(group) == 1 for group in groups):
            text += (
                "Give the bodies that it moves mass, or inertia about its axis, or, "
                "where springs alone hold it, let these meet in a node (add_node), or "
                "drive or lock the joint."
            )
        reasons = self._system.massless.reasons
        if reasons:
            text += (
                f" A balance of loads does not take the place of inertia: "
                f"{'; '.join(reason.rstrip('.') for reason in reasons)}."
            )
        return text.strip()

    def _by_law(self, groups: Sequence[Sequence[int]]) -> list[str]:
        """Return the joints by formulas that hold all velocities of a group."""
        return [
            joint.name
            for joint in self._system.joints
            for group in groups
            if len(group) > 1
            and any(element.law is not None for element in joint.elements)
            and {self._system.v[j] for j in group} <= set(joint.v)
        ]

    def _indefinite(self, group: Sequence[int], energy: float, when: str) -> str:
        return (
            f"the mass matrix is indefinite{when}: {self._named(group)} moves with the "
            f"negative inertia {energy:.4g}, so that it would accelerate against the "
            f"forces. Correct the inertias of the bodies that it moves: look for "
            f"negative moments, which add_body(as_given=True) lets pass."
        )


def start_values(system: System) -> dict[Symbol, float]:
    """Return the values of coordinates, parameters and time at the start."""
    values: dict[Symbol, float] = {system.t: 0.0}
    values |= dict(zip(system.p, parameter_values(system).tolist(), strict=True))
    values |= dict(zip(system.q, system.q_start, strict=True))
    for named in system.loop_solutions:
        values |= dict(zip(named.solution.dependent, named.start, strict=True))
    return values


def _least(little: float, count: int) -> float:
    return max(little, _ROUNDING * (_LEAST_COUNT + count))


def _least_pivots(A: Array) -> Array:
    """Return the least pivot of each matrix, all with ones on the diagonal."""
    # From the tips to the root, as the mass matrix is eliminated, nothing is lost.
    factors = np.linalg.cholesky(A[:, ::-1, ::-1])
    least: Array = (np.diagonal(factors, axis1=1, axis2=2) ** 2).min(axis=1)
    return least


def _is_definite(A: Array, least: float) -> bool:
    try:
        return bool(_least_pivots(A[None])[0] > least)
    except np.linalg.LinAlgError:
        return False


def _groups(motions: Array) -> list[list[int]]:
    """Return the velocities that take part in motions, those that move together."""
    basis, _ = np.linalg.qr(motions)
    shared = np.abs(basis @ basis.T) > _SHARE
    waiting = {j for j in range(len(shared)) if shared[j, j]}
    groups: list[list[int]] = []
    while waiting:
        todo = [min(waiting)]
        group: list[int] = []
        while todo:
            j = todo.pop()
            if j in waiting:
                waiting.remove(j)
                group.append(j)
                todo += np.flatnonzero(shared[j]).tolist()
        groups.append(sorted(group))
    return groups
