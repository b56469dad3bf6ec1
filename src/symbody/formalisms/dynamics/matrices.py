"""Matrices of formulas: products, sums and factorizations; the mass matrix in numbers.

Eliminating M = Lᵀ D L from the tips to the root fills in nothing along a tree: an entry
(i, k) of L is zero wherever member k does not carry member i, as in M itself. Small
systems that are written out share their parts with everything else; larger ones are
blocks, which generated code solves in a loop.

The formulas of a mass matrix are the better part of a derivation; its numbers at one
position are a matter of milliseconds, also for mechanisms of hundreds of bodies.

References:
    Walker and Orin (1982); Featherstone (2008), sections 6.2 and 6.5.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.errors import DerivationError
from symbody.expr.arithmetic import neg
from symbody.expr.definition import Part as ProductPart
from symbody.expr.evaluate import Evaluation
from symbody.expr.node import ONE, ZERO, Array, Const, Node, Symbol, as_node
from symbody.expr.origins import Part, part_by_part
from symbody.expr.traverse import entrywise, symbols_of
from symbody.formalisms.derivations import Derivable
from symbody.formalisms.tree.loads_on_tree import tree_kinematics
from symbody.formalisms.tree.tree import Member
from symbody.spatial.six import MassProperties
from symbody.spatial.vectors import full, minus, plus, times

# So many terms and more are a loop in generated code.
_MOST_WRITTEN = 1000


def written_product(a: Array, b: Array) -> Array:
    """Return the matrix product as formulas, where zeros cost nothing."""
    result: Array = np.full((len(a), b.shape[1]), ZERO, dtype=object)
    others = [[(j, x) for j, x in enumerate(row) if x is not ZERO] for row in b]
    for row, sums in zip(a, result, strict=True):
        for factor, other in zip(row, others, strict=True):
            for j, entry in other if factor is not ZERO else ():
                sums[j] = plus(sums[j], times(factor, entry))
    return result


def product(a: Array, b: Array) -> Array:
    """Return the matrix product, rows of many terms as a block if these are many."""
    terms = filled(a).astype(int) @ filled(b).astype(int)
    long = filled(a).sum(axis=1) > 1
    if terms[long].sum() < _MOST_WRITTEN:
        return written_product(a, b)
    result: Array = np.empty(terms.shape, dtype=object)
    result[~long] = written_product(a[~long], b)
    result[long] = block_product(a[long], b)
    return result


def block_product(a: Array, b: Array, wanted: NDArray[np.bool_] | None = None) -> Array:
    """Return the matrix product as a numerical block, zero where it is not wanted."""
    # Products of large matrices alone become blocks.
    from symbody.expr.product_blocks import matrix_product

    left, right = filled(a), filled(b)
    parts = []
    for i, row in enumerate(left):
        terms = row[:, None] & right
        some = terms.any(axis=0) if wanted is None else terms.any(axis=0) & wanted[i]
        columns = np.flatnonzero(some).tolist()
        first = terms.argmax(axis=0)
        last = len(b) - terms[::-1].argmax(axis=0)
        runs = [(j - n, first[j], last[j], j) for n, j in enumerate(columns)]
        for (_, begin, end), run in groupby(runs, key=itemgetter(0, 1, 2)):
            places = [j for *_, j in run]
            parts.append(
                ProductPart(i, places[0], places[-1] + 1, int(begin), int(end))
            )
    return matrix_product(a, b, parts)


def identity(n: int) -> Array:
    """Return the identity matrix."""
    result: Array = np.full((n, n), ZERO, dtype=object)
    np.fill_diagonal(result, ONE)
    return result


def added(a: Array, b: Array) -> Array:
    """Return the sum, where zeros cost nothing."""
    return entrywise(lambda x, y: x if y is ZERO else plus(x, y), a, b)


def less(a: Array, b: Array) -> Array:
    """Return the difference, where zeros cost nothing."""
    return entrywise(lambda x, y: x if y is ZERO else minus(x, y), a, b)


def negative(a: Array) -> Array:
    """Return the matrix with the sign turned."""
    return entrywise(neg, a)


def filled(matrix: Array) -> NDArray[np.bool_]:
    """Return which entries may differ from zero."""
    flat = [entry is not ZERO for entry in matrix.ravel().tolist()]
    return np.array(flat, dtype=bool).reshape(matrix.shape)


# Up to this size the closed formula of the inverse is shorter than elimination.
_LARGEST_CLOSED = 3
# Beyond this size elimination is longer to compile than it is worth.
_LARGEST_WRITTEN_OUT = 30


class ZeroPivotError(DerivationError):
    """A system of equations is singular whatever the parameters and the motion are."""

    def __init__(self) -> None:
        super().__init__(
            "a system of equations is singular whatever the parameters are: a motion "
            "has no inertia, or constraints bind nothing. Look for bodies without mass "
            "and for joints whose axes are parallel or in line."
        )


def inverse_of_pivot(pivot: Node) -> Node:
    """Return one over an articulated inertia, or raise ZeroPivotError if it is zero."""
    if pivot is ZERO:
        raise ZeroPivotError
    return ONE / pivot


def inverse(A: Array) -> Array:
    """Return the inverse of a small matrix; if singular, raise ZeroPivotError."""
    n = len(A)
    if n > _LARGEST_CLOSED:
        # Small systems are written out.
        from symbody.expr.blocks import linear_solve

        return linear_solve(A, identity(n))
    if n == 1:
        return np.array([[inverse_of_pivot(A[0, 0])]], dtype=object)
    if n == 2:
        (a, b), (c, d) = A
        adjugate = np.array([[d, minus(ZERO, b)], [minus(ZERO, c), a]], dtype=object)
    else:
        adjugate = _adjugate_of_three(A)
    determinant = ZERO
    for j in range(n):
        entry, cofactor = A[0, j], adjugate[j, 0]
        determinant = plus(determinant, times(as_node(entry), as_node(cofactor)))
    one_over = inverse_of_pivot(determinant)
    return entrywise(lambda cofactor: times(one_over, as_node(cofactor)), adjugate)


def _adjugate_of_three(A: Array) -> Array:
    result = np.empty((3, 3), dtype=object)
    for i, j in np.ndindex(3, 3):
        a, b, c, d = (j + 1) % 3, (j + 2) % 3, (i + 1) % 3, (i + 2) % 3
        first, second = times(A[a, c], A[b, d]), times(A[a, d], A[b, c])
        result[i, j] = minus(first, second)
    return result


def solve(
    M: Array,
    right: Sequence[Sequence[Node]],
    part: Callable[[int], Part] | None = None,
    largest: int = _LARGEST_WRITTEN_OUT,
) -> list[list[Node]]:
    """Return the solutions of M x = b, M positive definite, by its lower triangle.

    `part` says what a row belongs to; full matrices beyond `largest` become a block.
    """
    n = len(M)
    rows = [{j: e for j, e in enumerate(M[k, :k]) if e is not ZERO} for k in range(n)]
    if n > largest and n + sum(map(len, rows)) > n * n // 8:
        # As above.
        from symbody.expr.blocks import linear_solve

        x = linear_solve(M, np.array(right, dtype=object).T)
        return [list(side) for side in x.T]
    pivots, one_over = list(M.diagonal()), [ZERO] * n
    b = [list(side) for side in right]

    def in_turn(numbers: Iterable[int]) -> Iterable[int]:
        return numbers if part is None else part_by_part(list(numbers), part=part)

    for k in in_turn(reversed(range(n))):
        one_over[k] = inverse_of_pivot(pivots[k])
        row = sorted(rows[k].items())
        for place, (i, m) in enumerate(row):
            factor = times(m, one_over[k])
            for j, other in row[:place]:
                rows[i][j] = minus(rows[i].get(j, ZERO), times(factor, other))
            pivots[i] = minus(pivots[i], times(factor, m))
            for side in b:
                side[i] = minus(side[i], times(factor, side[k]))
            rows[k][i] = factor
    for side in b:
        for k in in_turn(range(n)):
            value = times(side[k], one_over[k])
            for i, factor in sorted(rows[k].items()):
                value = minus(value, times(factor, side[i]))
            side[k] = value
    return b


Numbers: TypeAlias = NDArray[np.float64]
# Up to this part of the natural inertia a sum of products may be rounding alone.
_ROUNDED = 1e-14


@final
class NumericMass:
    """M of a tree by the values of its symbols, in the world's axes."""

    def __init__(self, of: Derivable) -> None:
        tree = tree_kinematics(of, merge=False).tree
        self._members = tree.members
        # Mass that was moved cancels only up to rounding, which would be inertia.
        pairs = zip(tree.members, tree.masses, strict=True)
        roots = [root for member, mass in pairs for root in _roots(member, mass)]
        # Most entries are constant; the others are evaluated each time.
        varying = [i for i, e in enumerate(roots) if not isinstance(e, Const)]
        self.varying = np.array(varying, dtype=np.int64)
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

    def is_rigid(self, parameters: Collection[Symbol]) -> bool:
        """Return whether all but turns depends on nothing else than parameters."""
        turns, at = set[int](), 0
        for member in self._members:
            behind = at + 3 + 9 * len(member.turn.factors)
            turns |= {*range(at + 3, behind)}
            at = behind + 20
        pairs = zip(self.varying.tolist(), self.formulas, strict=True)
        others = [formula for place, formula in pairs if place not in turns]
        return {*parameters}.issuperset(symbols_of(*others))

    def numbers(
        self, varying: Sequence[Any] | Numbers, several: tuple[int, ...] = ()
    ) -> Numbers:
        """Return all that M is assembled from, by values of `formulas`."""
        numbers: Numbers = np.tile(self._entries, (*several, 1))
        for place, values in zip(self.varying, varying, strict=True):
            numbers[..., place] = values
        return numbers

    def matrix(
        self, values: Mapping[Symbol, Any], several: tuple[int, ...] = ()
    ) -> Numbers:
        """Return M, shape (nv, nv), by coordinates, parameters and time.

        Of `several` values each there are as many M, shape (several, nv, nv).
        """
        evaluated = self._roots.over(values) if several else self._roots(values)
        values_of = _Reader(self.numbers(evaluated, several))
        n = len(self._members) + 1
        R, J = np.zeros((2, n, *several, 3, 3))
        p, h, w, a = np.zeros((4, n, *several, 3))
        m, armature = np.zeros((2, n, *several, 1, 1))
        R[0] = np.eye(3)
        for member in self._members:
            i, k = member.index, member.parent
            R[i] = R[k]
            p[i] = p[k] + (R[k] @ values_of.take(3, 1))[..., 0]
            for _ in member.turn.factors:
                R[i] = R[i] @ values_of.take(3, 3)
            turned = values_of.take(3, 3) @ R[i].swapaxes(-1, -2)
            w[i], a[i], h[i] = (turned[..., row, :] for row in range(3))
            J[i] = R[i] @ values_of.take(3, 3) @ R[i].swapaxes(-1, -2)
            m[i], armature[i] = values_of.take(1, 1), values_of.take(1, 1)
        # What a member carries is added to its parent, about the parent's origin.
        for member in reversed(self._members):
            i, k = member.index, member.parent
            d, first = (p[i] - p[k])[..., None], h[i][..., None]
            across = d.swapaxes(-1, -2)
            outer = d @ first.swapaxes(-1, -2)
            square = m[i] * (across @ d) + 2 * (across @ first)
            J[k] += J[i] + square * np.eye(3) - outer - outer.swapaxes(-1, -2)
            J[k] -= m[i] * d @ across
            h[k] += h[i] + m[i][..., 0] * d[..., 0]
            m[k] += m[i]
        force = m[..., 0] * a + _cross(w, h)
        torque = (J @ w[..., None])[..., 0] + _cross(h, a)
        row = {i: j for j, i in enumerate(self._free)}
        M = np.zeros((*several, len(row), len(row)))
        path: list[list[int]] = [[]]
        for member in self._members:
            i = member.index
            above = path[member.parent]
            path.append(above if member.driven else [*above, i])
            if member.driven:
                continue
            on = np.array(path[i])
            about = torque[i] + _cross(p[i] - p[on], force[i])
            entries = (w[on] * about + a[on] * force[i]).sum(axis=-1).T
            places = [row[k] for k in path[i]]
            M[..., row[i], places] = M[..., places, row[i]] = entries
            # No inertia about the own axis is none, whatever rounding leaves of it.
            natural = m[i][..., 0, 0] * (a[i] ** 2).sum(-1)
            natural += np.abs(J[i]).max((-2, -1)) * (w[i] ** 2).sum(-1)
            own = M[..., row[i], row[i]]
            own *= np.abs(own) > _ROUNDED * natural
            own += armature[i][..., 0, 0]
        return M


def _roots(member: Member, mass: MassProperties) -> Sequence[Node]:
    turns = [e for f in member.turn.factors for r in f.matrix() for e in r]
    J = [entry for r in full(mass.J) for entry in r]
    motion = [*member.s_w, *member.s_l]
    return [*member.p, *turns, *motion, *mass.h, *J, mass.m, member.armature]


@final
class _Reader:
    """Takes numbers from an array, one after another."""

    def __init__(self, numbers: Numbers) -> None:
        self._numbers = numbers
        self._at = 0

    def take(self, rows: int, columns: int) -> Numbers:
        self._at += rows * columns
        numbers = self._numbers[..., self._at - rows * columns : self._at]
        return numbers.reshape(*numbers.shape[:-1], rows, columns)


def _cross(a: Numbers, b: Numbers) -> Numbers:
    """Return the cross products of rows; NumPy's takes long for few of them."""
    x, y, z = a[..., 0], a[..., 1], a[..., 2]
    u, v, w = b[..., 0], b[..., 1], b[..., 2]
    return np.stack([y * w - z * v, z * u - x * w, x * v - y * u], axis=-1)
