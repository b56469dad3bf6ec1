"""The values of free variables at which a motion costs least."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.results.axes import Axes
from symbody.results.found_variables import FoundVariables
from symbody.results.result import AnalysisStatus
from symbody.results.tabulated import Table


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
