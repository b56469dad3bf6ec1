"""A nonlinear program under construction: unknowns, and equations by labelled rows."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import final

import numpy as np
from scipy.sparse import csr_matrix

from symbody.analyses.optimal.point_functions import Floats, Numbers, PointFunctions
from symbody.analyses.optimal.shooting import ShootingFunctions
from symbody.analyses.optimal.sparse_problem import PointGroup, SparseProblem


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

    def __post_init__(self) -> None:
        self.add("the cost", np.zeros(1))

    def unknowns(self, *shape: int) -> Numbers:
        """Add unknowns; return their places."""
        first, count = self.size, int(np.prod(shape))
        self.size += count
        return first + np.arange(count).reshape(shape)

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
        self._to(self.linear, rows, columns, factors)

    def put_value(
        self, rows: Numbers, values: Numbers, factors: Floats | float
    ) -> None:
        """Add factors of values of formulas."""
        self._to(self.valued, rows, values, factors)

    @staticmethod
    def _to(
        to: list[tuple[Numbers, Numbers, Floats]],
        rows: Numbers, columns: Numbers, factors: Floats | float,
    ) -> None:  # fmt: skip
        shape = np.broadcast_shapes(
            np.shape(rows), np.shape(columns), np.shape(factors)
        )
        own = [np.broadcast_to(a, shape).ravel() for a in (rows, columns, factors)]
        to.append((own[0], own[1], own[2]))

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
        parts = [np.concatenate(part) for part in zip(*of, strict=True)]
        if not parts:
            return csr_matrix((self.count, columns))
        return csr_matrix((parts[2], (parts[0], parts[1])), (self.count, columns))
