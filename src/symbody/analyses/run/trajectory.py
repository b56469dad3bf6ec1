"""The trajectory: states over time, as an integrator leaves them."""

from __future__ import annotations

from typing import final

from symbody.analyses.instant.inputs import Array
from symbody.dataclass import dataclass
from symbody.results.status import Statistics, Status


@final
@dataclass(frozen=True)
class Trajectory:
    """States and inputs at the asked times, as far as the integration came.

    If it ended early, the last row is the last state that was reached, whether its
    time was asked for or not.

    Attributes:
        times: Shape (N,) [s].
        y: States, shape (N, n).
        u: Inputs, shape (N, m); NaN where the function that gives them failed.
        status: How the integration ended.
        statistics: What it took.
        seen: The times that formulas get for these, some roundings before or after the
            events among them, shape (N,) [s].
        notes: What else is to be known of it, in sentences.
    """

    times: Array
    y: Array
    u: Array
    status: Status
    statistics: Statistics
    seen: Array
    notes: tuple[str, ...] = ()

    def __repr__(self) -> str:
        n, m = self.y.shape[1], self.u.shape[1]
        return (
            f"Trajectory({n} states, {m} inputs at {self.times.size} times from "
            f"{self.times[0]:g} to {self.times[-1]:g} s, {self.status.outcome}; "
            f"{self.statistics})"
        )
