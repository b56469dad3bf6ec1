"""Nonlinear programs: labelled rows of formulas at points, exact derivatives.

Of the unknowns w, points take their variables z_k; the values F of formulas at all
points enter cost and constraints linearly, as the unknowns do:

    (cost, constraints) = A w + B F(z_1), …, F(z_K)

So the Jacobian is A + B F', and the Hessian of the Lagrangian the sum of those of
(Bᵀ λ)ᵀ F at the points. Where entries go is computed once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, final

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix

from symbody.analyses.optimal.point_functions import Floats, Numbers, PointFunctions
from symbody.analyses.optimal.shooting import ShootingFunctions


@final
@dataclass(frozen=True)
class PointGroup:
    """Points with the same formulas; `places` of their variables, a row a point."""

    functions: PointFunctions | ShootingFunctions
    places: Numbers
    first: int  # of its values among those of all

    @property
    def shape(self) -> tuple[int, int]:
        """The shape of the values: points, formulas."""
        return len(self.places), self.functions.count


@final
@dataclass(frozen=True)
class Pattern:
    """Entries of a sparse matrix by columns, and how they follow from data.

    The values are ``constant + gather @ data``.
    """

    rows: Numbers
    columns: Numbers
    shape: tuple[int, int]
    gather: csr_matrix
    constant: Floats

    @classmethod
    def of(
        cls,
        shape: tuple[int, int],
        rows: Numbers,
        columns: Numbers,
        factors: Floats,
        numbers: Numbers,
        size: int,
        fixed: csr_matrix | None = None,
    ) -> Pattern:
        """Return the pattern of entries factor · data[number], added to fixed ones."""
        own = (csr_matrix(shape) if fixed is None else fixed).tocoo()
        places = own.col.astype(np.int64) * shape[0] + own.row
        keys = np.concatenate([columns * shape[0] + rows, places])
        unique, inverse = np.unique(keys, return_inverse=True)
        gather = csr_matrix(
            (factors, (inverse[: len(rows)], numbers)), (len(unique), size)
        )
        constant = np.zeros(len(unique))
        np.add.at(constant, inverse[len(rows) :], own.data)
        by_column, by_row = np.divmod(unique, shape[0])
        return cls(by_row, by_column, shape, gather, constant)

    def values(self, data: Floats) -> Floats:
        """Return the entries."""
        return np.asarray(self.constant + self.gather @ data)


@final
@dataclass(frozen=True, eq=False)
class SparseProblem:
    """Cost and constraints of unknowns: row 0 is the cost, others are constraints."""

    A: csr_matrix
    B: csr_matrix
    groups: tuple[PointGroup, ...]
    _last: dict[str, tuple[bytes, Floats]] = field(default_factory=dict)

    @property
    def size(self) -> int:
        """The number of unknowns."""
        return int(self.A.shape[1])

    @property
    def rows(self) -> int:
        """The number of constraints."""
        return int(self.A.shape[0]) - 1

    def values(self, w: Floats) -> Floats:
        """Return the cost and all constraints."""
        return self._once("values", w, self._values)

    def slopes(self, w: Floats) -> Floats:
        """Return the entries of the Jacobian, by `slope_pattern`."""
        return self._once("slopes", w, self._slopes)

    def gradient(self, w: Floats) -> Floats:
        """Return the slopes of the cost by all unknowns."""
        own, result = ~self.in_rows, np.zeros(self.size)
        result[self.slope_pattern.columns[own]] = self.slopes(w)[own]
        return result

    def _once(self, word: str, w: Floats, make: object) -> Floats:
        key, last = w.tobytes(), self._last.get(word)
        if last is None or last[0] != key:
            last = self._last[word] = key, make(w)  # type: ignore[operator]
        return last[1]

    def _values(self, w: Floats) -> Floats:
        parts = [g.functions.values(w[g.places]).ravel() for g in self.groups]
        return np.asarray(self.A @ w + self.B @ np.concatenate([*parts, np.zeros(0)]))

    def _slopes(self, w: Floats) -> Floats:
        parts = [g.functions.slopes(w[g.places]).ravel() for g in self.groups]
        return self.slope_pattern.values(np.concatenate([*parts, np.zeros(0)]))

    def curvatures(self, w: Floats, weights: Floats) -> Floats:
        """Return the entries of the Lagrangian's Hessian, by `curvature_pattern`."""
        own = self.B.T @ weights
        parts = []
        for g in self.groups:
            mine = own[g.first : g.first + g.shape[0] * g.shape[1]].reshape(g.shape)
            parts.append(g.functions.curvatures(w[g.places], mine).ravel())
        return self.curvature_pattern.values(np.concatenate([*parts, np.zeros(0)]))

    @cached_property
    def slope_pattern(self) -> Pattern:
        """The Jacobian of cost and constraints; its row 0 is the gradient."""
        rows, columns = [], []
        for g in self.groups:
            i, j = g.functions.jacobian_places
            points = np.arange(g.shape[0])[:, None]
            rows.append((g.first + points * g.shape[1] + i).ravel())
            columns.append(g.places[:, j].ravel())
        of_values, by = _joined(rows), _joined(columns)
        # Each entry of B meets the entries of one row of F'.
        order = np.argsort(of_values, kind="stable")
        starts = np.searchsorted(of_values[order], np.arange(self.B.shape[1] + 1))
        B = self.B.tocoo()
        counts = np.diff(starts)[B.col]
        row, factor = np.repeat(B.row, counts), np.repeat(B.data, counts)
        within = np.arange(len(row)) - np.repeat(np.cumsum(counts) - counts, counts)
        numbers = order[np.repeat(starts[:-1][B.col], counts) + within]
        return Pattern.of(
            self.A.shape, row.astype(np.int64), by[numbers], factor, numbers,
            len(of_values), self.A,
        )  # fmt: skip

    @cached_property
    def in_rows(self) -> NDArray[np.bool_]:
        """Whether each entry of the Jacobian is one of the constraints."""
        return self.slope_pattern.rows > 0

    @cached_property
    def jacobian_places(self) -> tuple[Numbers, Numbers]:
        """Rows and columns of the entries of the constraints alone."""
        of, own = self.slope_pattern, self.in_rows
        return of.rows[own] - 1, of.columns[own]

    @cached_property
    def curvature_pattern(self) -> Pattern:
        """The upper triangle of the Hessian."""
        rows, columns, mixed = [], [], []
        for g in self.groups:
            i, j = g.functions.hessian_places
            rows.append(g.places[:, i].ravel())
            columns.append(g.places[:, j].ravel())
            mixed.append(np.tile(i != j, len(g.places)))
        a, b = _joined(rows), _joined(columns)
        # Two variables of a point may be one unknown.
        factors = np.where((a == b) & (_joined(mixed) == 1), 2.0, 1.0)
        n = self.size
        return Pattern.of(
            (n, n), np.minimum(a, b), np.maximum(a, b), factors,
            np.arange(len(a)), len(a),
        )  # fmt: skip


def _joined(parts: Sequence[Numbers]) -> Numbers:
    return np.concatenate([*parts, np.zeros(0, dtype=np.int64)])


@final
@dataclass
class EquationRows:
    """Equations under construction, by rows, of which the first is the cost."""

    count: int = 0
    size: int = 0  # of unknowns
    width: int = 0  # of values of formulas
    groups: list[PointGroup] = field(default_factory=list)
    linear: list[tuple[Numbers, Numbers, Floats]] = field(default_factory=list)
    valued: list[tuple[Numbers, Numbers, Floats]] = field(default_factory=list)
    least: list[Floats] = field(default_factory=list)
    most: list[Floats] = field(default_factory=list)
    labels: list[tuple[str, Floats, int]] = field(default_factory=list)
    phase: int = 0  # of rows that are added
    parameters: dict[str, int] = field(default_factory=dict)  # places of free ones

    def __post_init__(self) -> None:
        self.add("the cost", np.zeros(1))

    def unknowns(self, *shape: int) -> Numbers:
        """Add unknowns; return their places."""
        first, count = self.size, int(np.prod(shape))
        self.size += count
        return first + np.arange(count).reshape(shape)

    def free(self, names: Sequence[str]) -> Numbers:
        """Return the places of free parameters, of which all phases have the same."""
        for name in names:
            if name not in self.parameters:
                self.parameters[name] = int(self.unknowns(1)[0])
        return np.array([self.parameters[name] for name in names], dtype=np.int64)

    def group(
        self, functions: PointFunctions | ShootingFunctions, places: Numbers
    ) -> Numbers:
        """Add formulas at points; return the numbers of their values, a row a point."""
        shape, first = (len(places), functions.count), self.width
        self.groups.append(PointGroup(functions, places, first))
        self.width += shape[0] * shape[1]
        return first + np.arange(self.width - first).reshape(shape)

    def add(
        self, label: str, times: Floats, low: float = 0.0, high: float = 0.0
    ) -> Numbers:
        """Add rows, one a time; return their numbers."""
        size = len(times)
        self.least.append(np.full(size, low))
        self.most.append(np.full(size, high))
        self.labels.append((label, times, self.phase))
        self.count += size
        return np.arange(self.count - size, self.count)

    def put(self, rows: Numbers, columns: Numbers, factors: Floats | float) -> None:
        """Add factors of unknowns."""
        self.linear.append(_entries(rows, columns, factors))

    def put_value(
        self, rows: Numbers, values: Numbers, factors: Floats | float
    ) -> None:
        """Add factors of values of formulas."""
        self.valued.append(_entries(rows, values, factors))

    def problem(self) -> SparseProblem:
        """Return the nonlinear program."""
        A = self._matrix(self.linear, self.size)
        B = self._matrix(self.valued, self.width)
        return SparseProblem(A, B, tuple(self.groups))

    @property
    def limits(self) -> tuple[Floats, Floats]:
        """Limits of the constraints."""
        return np.concatenate(self.least)[1:], np.concatenate(self.most)[1:]

    def worst(self, constraints: Floats) -> tuple[str, float, int, float]:
        """Return what is missed most: label, time from 0 to 1, phase, and how far."""
        least, most = self.limits
        over = np.maximum(least - constraints, constraints - most)
        row = int(np.argmax(over)) + 1
        for label, times, phase in self.labels:
            if row < len(times):
                return label, float(times[row]), phase, float(over.max())
            row -= len(times)
        raise AssertionError(row)

    def _matrix(
        self, of: list[tuple[Numbers, Numbers, Floats]], columns: int
    ) -> csr_matrix:
        """Return a matrix of all factors."""
        if not of:
            return csr_matrix((self.count, columns))
        rows, places, factors = map(np.concatenate, zip(*of, strict=True))
        return csr_matrix((factors, (rows, places)), (self.count, columns))


def _entries(*arrays: Any) -> tuple[Numbers, Numbers, Floats]:
    """Return rows, columns and factors of entries, which are broadcast together."""
    rows, columns, factors = (a.ravel() for a in np.broadcast_arrays(*arrays))
    return rows, columns, factors
