"""Data of a solver: its accuracy, the effect of singular positions, its memory."""

from __future__ import annotations

from typing import Literal, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.dataclass import dataclass

Array: TypeAlias = NDArray[np.float64]
MethodName: TypeAlias = Literal["dp54", "dp853", "rk4", "radau5"]


@final
@dataclass(frozen=True)
class Accuracy:
    """Method and accuracy of a solver.

    Attributes:
        method: Which method.
        rtol: Error allowed in a step, relative to the state.
        atol: Error allowed beside it, of each state, shape (n,).
        max_step: Longest step [s].
        step: Step of "rk4" [s].
    """

    method: MethodName
    rtol: float
    atol: Array
    max_step: float = np.inf
    step: float = 0.0


@final
@dataclass(frozen=True)
class Singular:
    """The effect of singular positions on the steps of a run.

    Attributes:
        lost: The largest error that rounding excused, in tolerances; 0 for none.
        lost_time: When that was [s].
        worst: The largest growth.
        worst_time: When that was [s].
        best: The smallest growth.
    """

    lost: float
    lost_time: float
    worst: float
    worst_time: float
    best: float


@final
@dataclass(frozen=True, eq=False)
class Memory:
    """A copy of what a solver keeps between two steps.

    Attributes:
        solver: Its structure.
        work: Its arrays.
        pivots: Its pivots.
        limits: Of the growth, now and of a good choice.
        corrected: What the last correction wrote.
    """

    solver: bytes
    work: Array
    pivots: NDArray[np.int64]
    limits: tuple[float, float]
    corrected: Array
