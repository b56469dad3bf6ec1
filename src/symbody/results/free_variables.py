"""Values of free variables: optima, and positions that meet targets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

from symbody.results.axes import Axes
from symbody.results.result import AnalysisStatus, Labels, Result
from symbody.results.tabulated import Table


@dataclass(frozen=True, repr=False, eq=False, kw_only=True)
class FoundVariables(Result):
    """Values of variables that were searched for.

    Attributes:
        variables: The free ones.
        values: Where the search ended, shape (number of variables,).
        first: Where it began.
        parameters: To give to `simulate`, by name.
        start: Start values among the variables, by name.
    """

    variables: Labels
    values: NDArray[np.float64]
    first: NDArray[np.float64]
    parameters: dict[str, Any]
    start: dict[str, float]

    def value(self, name: str) -> float:
        """Return the value of a variable.

        Args:
            name: Its label.

        Raises:
            UnknownQuantityError: There is none of this name.
        """
        return float(self.values[self.variables.index(name, self.title())])


@final
class AssembledStatus(AnalysisStatus):
    """The outcome of inverse kinematics."""

    REACHED = True, "all targets are met"
    NEAREST = False, "targets are missed, by the least squares found: a local minimum"


@final
@dataclass(frozen=True, repr=False, eq=False)
class InverseKinematics(Result):
    """The posture that `inverse_kinematics` found.

    Attributes:
        status: How it ended.
        time: Shape (N,) [s].
        coordinates: All coordinates of the state.
        values: Shape (N, number of coordinates).
        targets: What was wanted, an entry each.
        residuals: By how much it is missed, shape (N, number of targets).
    """

    status: AssembledStatus
    time: NDArray[np.float64]
    coordinates: Labels
    values: NDArray[np.float64]
    targets: Labels
    residuals: NDArray[np.float64]

    @property
    def start(self) -> dict[str, float]:
        """The coordinates at the first time by name, to give to `simulate`."""
        pairs = zip(self.coordinates.names, self.values[0].tolist(), strict=True)
        return dict(pairs)

    @property
    def data(self) -> dict[str, NDArray[np.float64]]:
        """The coordinates over time by name, to give to `inverse_dynamics`."""
        return dict(zip(self.coordinates.names, self.values.T, strict=True))

    def value(self, name: str) -> NDArray[np.float64]:
        """Return a coordinate over time, shape (N,).

        Args:
            name: Of the coordinate.

        Raises:
            UnknownQuantityError: There is none of this name.
        """
        return self.values[:, self.coordinates.index(name, self.title())]

    def table(self) -> Table:
        """Return the coordinates at the first and last time, and their extremes."""
        columns = [self.values[0]]
        heading = ["coordinate", f"t = {self.time[0]:g} s"]
        if self.time.size > 1:
            columns += [
                self.values[-1],
                self.values.min(axis=0),
                self.values.max(axis=0),
            ]
            heading += [f"t = {self.time[-1]:g} s", "least", "greatest"]
        cells = zip(
            self.coordinates.told(), *(c.tolist() for c in columns), strict=True
        )
        return Table(tuple(heading), tuple(cells))

    def draw(self, ax: Axes) -> None:
        """Draw the coordinates over time."""
        for i, name in enumerate(self.coordinates.told()):
            marker = "o" if self.time.size == 1 else ""
            ax.plot(self.time, self.values[:, i], marker=marker, label=name)
        ax.set_xlabel("t [s]")
        ax.legend(fontsize="small")
        ax.grid(alpha=0.3)


@final
class OptimumStatus(AnalysisStatus):
    """The outcome of an optimization."""

    CONVERGED = True, "nothing near by costs less"
    LIMIT = False, "the number of iterations is used up, and less may be possible"
    STUCK = False, "no step makes the cost less, though its gradient is not zero"
    VIOLATED = False, "not all conditions hold, and no motion near by keeps them"


@final
@dataclass(frozen=True, repr=False, eq=False, kw_only=True)
class Optimum(FoundVariables):
    """The minimum that `optimize` found.

    Attributes:
        status: How it ended.
        variables: The free ones.
        values: At which the cost is least, shape (number of variables,).
        first: Where it began.
        gradient: Of the cost there; not zero along a bound that is reached.
        cost: The least one.
        costs: At each iteration, the first where it began.
        parameters: To give to `simulate`, by name.
        start: Start values among the variables, by name.
        conditions: What must hold at the end or throughout, in words; none without.
        reached: By how much each is within its limits; negative where it is not.
    """

    status: OptimumStatus
    gradient: NDArray[np.float64]
    cost: float
    costs: NDArray[np.float64]
    conditions: tuple[str, ...] = ()
    reached: tuple[float, ...] = ()

    def table(self) -> Table:
        """Return the values, first ones, and the gradient."""
        columns = (self.values, self.first, self.gradient)
        rows = zip(self.variables.told(), *(c.tolist() for c in columns), strict=True)
        heading = (f"cost {self.cost:.10g}", "value", "first", "gradient")
        return Table(heading, tuple(rows))

    def draw(self, ax: Axes) -> None:
        """Draw how the cost fell."""
        ax.plot(np.arange(self.costs.size), self.costs, "o-")
        ax.set_xlabel("iteration")
        ax.set_ylabel("cost")
        ax.grid(alpha=0.3)
