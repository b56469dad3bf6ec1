"""Equations of a nonlinear program under construction, by rows and their labels."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import final

import numpy as np
from scipy.sparse import csr_matrix

from symbody.analyses.optimal.point_functions import Floats, Numbers


@final
@dataclass
class EquationRows:
    """Equations under construction, by rows."""

    count: int = 0
    linear: list[tuple[Numbers, Numbers, Floats]] = field(default_factory=list)
    valued: list[tuple[Numbers, Numbers, Floats]] = field(default_factory=list)
    least: list[Floats] = field(default_factory=list)
    most: list[Floats] = field(default_factory=list)
    labels: list[tuple[str, Floats]] = field(default_factory=list)

    def add(
        self, label: str, times: Floats, low: float = 0.0, high: float = 0.0
    ) -> Numbers:
        """Add rows, one a time; return their numbers."""
        size = len(times)
        self.least.append(np.full(size, low))
        self.most.append(np.full(size, high))
        self.labels.append((label, times))
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

    def matrix(
        self, of: list[tuple[Numbers, Numbers, Floats]], columns: int
    ) -> csr_matrix:
        """Return a matrix of all factors."""
        parts = [np.concatenate(part) for part in zip(*of, strict=True)]
        if not parts:
            return csr_matrix((self.count, columns))
        return csr_matrix((parts[2], (parts[0], parts[1])), (self.count, columns))
