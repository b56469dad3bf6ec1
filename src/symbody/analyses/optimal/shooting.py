"""Multiple shooting: the states at the end of intervals by steps of Runge and Kutta.

Controls are constant on each interval. The state at its end, and the integral of the
cost, are functions of the unknowns of its start. First derivatives go forward with the
steps; for second ones adjoints μ of all stages go back, and with Z the variables of a
stage by those of the start

    ∂²(wᵀ y) = Σ Zᵀ ∂²(μᵀ f) Z

References:
    Bock, Plitt (1984), A multiple shooting algorithm for direct solution of optimal
    control problems.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import final

import numpy as np

from symbody.analyses.optimal.point_functions import Floats, Numbers, PointFunctions

# Of the classical method: places of the stages, and their weights in the step.
_PLACES, _WEIGHTS = (0.0, 0.5, 0.5, 1.0), (1 / 6, 1 / 3, 1 / 3, 1 / 6)


@final
@dataclass(frozen=True)
class _Stage:
    """Variables at a stage of all intervals, and their slopes by those of the start."""

    z: Floats
    slopes: Floats


@final
class ShootingFunctions:
    """The states at the ends of intervals, and integrals of a cost, by their starts.

    `flow` has the rates of both times the duration; variables have the states from
    `first` on, and before them perhaps the time. `lengths` are parts of the duration.
    """

    def __init__(
        self, flow: PointFunctions, first: int, states: int, lengths: Floats, steps: int
    ) -> None:
        self._flow, self._first, self._states = flow, first, states
        self._lengths, self.steps = lengths, steps
        self.count, self.width = flow.count, flow.width

    @property
    def jacobian_places(self) -> tuple[Numbers, Numbers]:
        """Rows and columns of the entries of the Jacobian: all."""
        rows, columns = np.indices((self.count, self.width))
        return rows.ravel(), columns.ravel()

    @property
    def hessian_places(self) -> tuple[Numbers, Numbers]:
        """Rows and columns of those of the Hessian's lower triangle: all."""
        rows, columns = np.tril_indices(self.width)
        return rows.astype(np.int64), columns.astype(np.int64)

    def with_steps(self, steps: int) -> ShootingFunctions:
        """Return the same by another number of steps."""
        return ShootingFunctions(
            self._flow, self._first, self._states, self._lengths, steps
        )

    def values(self, z: Floats) -> Floats:
        """Return states and costs at the ends, shape (intervals, count)."""
        return self._run(z, slopes=False)[0]

    def slopes(self, z: Floats) -> Floats:
        """Return the entries of the Jacobian, shape (intervals, entries)."""
        return self._run(z, slopes=True)[1].reshape(len(z), -1)

    def curvatures(self, z: Floats, weights: Floats) -> Floats:
        """Return the entries of the Hessian for weights, shape (intervals, entries)."""
        stages: list[_Stage] = []
        self._run(z, slopes=True, stages=stages)
        result = np.zeros((len(z), self.width, self.width))
        for stage, adjoint in self._adjoints(stages, weights):
            rows, columns = self._flow.hessian_places
            H = np.zeros_like(result)
            entries = self._flow.curvatures(stage.z, adjoint)
            H[:, rows, columns] = entries
            H[:, columns, rows] = entries
            result += np.swapaxes(stage.slopes, 1, 2) @ H @ stage.slopes
        rows, columns = self.hessian_places
        return result[:, rows, columns]

    def _run(
        self, z: Floats, *, slopes: bool, stages: list[_Stage] | None = None
    ) -> tuple[Floats, Floats]:
        """Return states and costs at the ends, with their slopes."""
        n, first = self._states, self._first
        own = slice(first, first + n)
        step = (self._lengths / self.steps)[:, None]
        y = np.zeros((len(z), self.count))
        y[:, :n] = z[:, own]
        Y = np.zeros((len(z), self.count, self.width))
        Y[:, range(n), range(first, first + n)] = 1.0
        for number in range(self.steps):
            rates, bends = np.zeros_like(y), np.zeros_like(Y)
            sums, moved = np.zeros_like(y), np.zeros_like(Y)
            for place, weight in zip(_PLACES, _WEIGHTS, strict=True):
                stage = self._stage(z, number + place, y + place * step * rates)
                rates = self._flow.values(stage.z)
                sums += weight * rates
                if slopes:
                    stage.slopes[:, own] = (Y + place * step[..., None] * bends)[:, :n]
                    bends = self._by_variables(stage) @ stage.slopes
                    moved += weight * bends
                if stages is not None:
                    stages.append(stage)
            y, Y = y + step * sums, Y + step[..., None] * moved
        return y, Y

    def _stage(self, z: Floats, place: float, y: Floats) -> _Stage:
        """Return the variables where so many steps are done."""
        n, first = self._states, self._first
        result, slopes = z.copy(), np.zeros((len(z), self.width, self.width))
        result[:, first : first + n] = y[:, :n]
        slopes[:, range(self.width), range(self.width)] = 1.0
        if first > 1:
            part = place * self._lengths / self.steps
            result[:, 1] += part * z[:, 0]
            slopes[:, 1, 0] = part
        return _Stage(result, slopes)

    def _by_variables(self, stage: _Stage) -> Floats:
        rows, columns = self._flow.jacobian_places
        J = np.zeros((len(stage.z), self.count, self.width))
        J[:, rows, columns] = self._flow.slopes(stage.z)
        return J

    def _adjoints(
        self, stages: list[_Stage], weights: Floats
    ) -> Iterator[tuple[_Stage, Floats]]:
        """Yield stages from the last on, with the weights of their rates."""
        own = slice(self._first, self._first + self._states)
        step = (self._lengths / self.steps)[:, None]
        adjoint = weights.copy()
        for last in range(len(stages), 0, -len(_PLACES)):
            through, after = np.zeros_like(adjoint), np.zeros_like(adjoint)
            behind = 0.0
            several = stages[last - len(_PLACES) : last]
            for stage, place, weight in reversed(
                [*zip(several, _PLACES, _WEIGHTS, strict=True)]
            ):
                own_weights = step * (weight * adjoint + behind * after)
                yield stage, own_weights
                back = np.einsum("kij,ki->kj", self._by_variables(stage), own_weights)
                after = np.zeros_like(adjoint)
                after[:, : self._states] = back[:, own]
                through += after
                behind = place
            adjoint = adjoint + through
