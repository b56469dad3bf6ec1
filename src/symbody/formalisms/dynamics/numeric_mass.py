"""The mass matrix in numbers, without formulas for its entries.

Its formulas are the better part of a derivation; its numbers at one position are a
matter of milliseconds, also for mechanisms of hundreds of bodies.

References:
    Walker and Orin (1982); Featherstone (2008), section 6.2.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.expr.evaluate import Evaluation
from symbody.expr.node import Const, Node, Symbol
from symbody.formalisms.derivations import Derivable
from symbody.formalisms.tree.tree import Member
from symbody.formalisms.tree.tree_account import tree_kinematics
from symbody.spatial.six import MassProperties
from symbody.spatial.vectors import full

Array = NDArray[np.float64]


@final
class NumericMass:
    """M of a tree by the values of its symbols, in the world's axes.

    Attributes:
        formulas: What of the members depends on the symbols.
    """

    def __init__(self, of: Derivable) -> None:
        tree = tree_kinematics(of, merge=False).tree
        self._members = tree.members
        # Mass that was moved cancels only up to rounding, which would be inertia.
        pairs = zip(tree.members, tree.masses, strict=True)
        roots = [root for member, mass in pairs for root in _roots(member, mass)]
        # Most entries are constant; the others are evaluated each time.
        varying = [i for i, e in enumerate(roots) if not isinstance(e, Const)]
        self._varying = np.array(varying, dtype=np.int64)
        self.formulas = [roots[i] for i in varying]
        self._roots = Evaluation(self.formulas)
        self._entries = np.array(
            [entry.value if isinstance(entry, Const) else 0.0 for entry in roots]
        )
        self._free = [m.index for m in self._members if not m.driven]

    @property
    def tree(self) -> NDArray[np.int64]:
        """Of each member its parent, its row of M, or -1, and how many turns it has."""
        row = {i: j for j, i in enumerate(self._free)}
        return np.array(
            [
                (m.parent, row.get(m.index, -1), len(m.turn.factors))
                for m in self._members
            ],
            dtype=np.int64,
        ).reshape(-1, 3)

    def numbers(self, varying: Sequence[float] | Array) -> Array:
        """Return all that M is assembled from, one member after another.

        Args:
            varying: Values of `formulas`.
        """
        numbers = self._entries.copy()
        self.put(varying, numbers)
        return numbers

    def put(self, varying: Sequence[float] | Array, numbers: Array) -> None:
        """Put values of `formulas` into what `numbers` has returned."""
        numbers[self._varying] = varying

    def matrix(self, values: Mapping[Symbol, float]) -> Array:
        """Return M, shape (nv, nv).

        Args:
            values: Of coordinates, parameters and time.
        """
        found = _Reader(self.numbers(self._roots(values)))
        n = len(self._members) + 1
        R, p = np.tile(np.eye(3), (n, 1, 1)), np.zeros((n, 3))
        m, h, J = np.zeros(n), np.zeros((n, 3)), np.zeros((n, 3, 3))
        w, a, armature = np.zeros((n, 3)), np.zeros((n, 3)), np.zeros(n)
        for member in self._members:
            i, k = member.index, member.parent
            R[i] = R[k]
            p[i] = p[k] + R[k] @ found.take(3)
            for _ in member.turn.factors:
                R[i] = R[i] @ found.take(9).reshape(3, 3)
            w[i], a[i], h[i] = found.take(9).reshape(3, 3) @ R[i].T
            J[i] = R[i] @ found.take(9).reshape(3, 3) @ R[i].T
            m[i], armature[i] = found.take(2)
        for member in reversed(self._members):
            _carry(member, p, m, h, J)
        force = m[:, None] * a + _cross(w, h)
        torque = np.einsum("ijk,ik->ij", J, w) + _cross(h, a)
        return self._assembled(p, w, a, force, torque, armature)

    def _assembled(
        self, p: Array, w: Array, a: Array, force: Array, torque: Array, armature: Array
    ) -> Array:
        row = {i: j for j, i in enumerate(self._free)}
        M = np.zeros((len(row), len(row)))
        path: list[list[int]] = [[]]
        for member in self._members:
            i = member.index
            above = path[member.parent]
            path.append(above if member.driven else [*above, i])
            if member.driven:
                continue
            on = np.array(path[i])
            about = torque[i] + _cross(p[i] - p[on], force[i])
            entries = (w[on] * about).sum(axis=1) + a[on] @ force[i]
            places = [row[k] for k in path[i]]
            M[row[i], places] = M[places, row[i]] = entries
            M[row[i], row[i]] += armature[i]
        return M


def _roots(member: Member, mass: MassProperties) -> Sequence[Node]:
    turns = [e for f in member.turn.factors for r in f.matrix() for e in r]
    J = [entry for r in full(mass.J) for entry in r]
    motion = [*member.s_w, *member.s_l]
    return [*member.p, *turns, *motion, *mass.h, *J, mass.m, member.armature]


@final
class _Reader:
    """Takes numbers from an array, one after another."""

    def __init__(self, numbers: Array) -> None:
        self._numbers = numbers
        self._at = 0

    def take(self, count: int) -> Array:
        self._at += count
        return self._numbers[self._at - count : self._at]


def _cross(a: Array, b: Array) -> Array:
    """Return the cross products of rows; NumPy's takes long for few of them."""
    x, y, z = a[..., 0], a[..., 1], a[..., 2]
    u, v, w = b[..., 0], b[..., 1], b[..., 2]
    found: Array = np.stack([y * w - z * v, z * u - x * w, x * v - y * u], axis=-1)
    return found


def _carry(member: Member, p: Array, m: Array, h: Array, J: Array) -> None:
    """Add what a member carries to its parent, about the parent's origin."""
    i, k = member.index, member.parent
    d = p[i] - p[k]
    outer = np.outer(d, h[i])
    square = m[i] * (d @ d) + 2 * (d @ h[i])
    J[k] += J[i] + square * np.eye(3) - outer - outer.T - m[i] * np.outer(d, d)
    h[k] += h[i] + m[i] * d
    m[k] += m[i]
