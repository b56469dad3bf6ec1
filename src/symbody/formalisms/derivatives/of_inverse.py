"""Derivatives of the forces that given accelerations need.

On a tree those by coordinates and velocities follow by recursion, and those by the
accelerations are the mass matrix.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

import numpy as np

from symbody.expr.differentiate import directional, jacobian
from symbody.expr.gradient import gradient
from symbody.expr.node import ZERO, Array, Node, Symbol
from symbody.formalisms.derivatives.of_formulas import weighted
from symbody.formalisms.derivatives.residual import (
    Column,
    quaternions_among,
    residual_derivatives,
)
from symbody.formalisms.dynamics.composite import mass_matrix
from symbody.formalisms.tree.tree import Tree, build_tree
from symbody.system.system import System


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
        # Entries of one quaternion are found together.
        whole = [q for turn in quaternions_among(self.system, own) for q in turn]
        asked = list(dict.fromkeys([*own, *whole]))
        residual = residual_derivatives(self.system, tree, self.system.vd, asked)
        columns = dict(zip(asked, residual.columns, strict=True))
        columns |= _by_accelerations(self.system, tree)
        free = [member.index for member in tree.free()]
        result: Array = np.full((len(free), len(wrt)), ZERO, dtype=object)
        for k, symbol in enumerate(wrt):
            result[:, k] = [columns[symbol].get(i, ZERO) for i in free]
        return result

    def forward(self, wrt: Sequence[Symbol], changes: Sequence[Node]) -> list[Node]:
        """Return ∂τ/∂s · changes, one entry a force."""
        seeds = dict(zip(wrt, changes, strict=True))
        return directional(list(self.formulas), seeds)

    def reverse(self, wrt: Sequence[Symbol], weights: Sequence[Node]) -> list[Node]:
        """Return weightsᵀ · ∂τ/∂s, one entry a symbol."""
        return gradient(weighted(weights, self.formulas), wrt)

    def hessian(self, wrt: Sequence[Symbol], weights: Sequence[Node]) -> Array:
        """Return ∂²(weightsᵀ τ)/∂s², shape (number of symbols, number of symbols)."""
        return jacobian(self.reverse(wrt, weights), wrt)


def held_forces(system: System, formulas: Sequence[Node]) -> HeldForces:
    """Return the formulas of the inverse dynamics, ready to be differentiated."""
    return HeldForces(system, tuple(formulas))


def _by_accelerations(system: System, tree: Tree) -> dict[Symbol, Column]:
    """Return the columns of the mass matrix."""
    M = mass_matrix(tree)
    free = [member.index for member in tree.free()]
    return {
        vd: {i: M[max(i, j), min(i, j)] for i in free if (max(i, j), min(i, j)) in M}
        for vd, j in zip(system.vd, free, strict=True)
    }
