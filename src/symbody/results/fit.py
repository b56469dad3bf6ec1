"""Parameters found from measured motion, and how well the data tell them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.results.axes import Axes
from symbody.results.free_variables import FoundVariables
from symbody.results.result import AnalysisStatus, Labels
from symbody.results.tabulated import Table


@final
class FitStatus(AnalysisStatus):
    """The outcome of a fit."""

    CONVERGED = True, "the squares of the residuals are least"
    UNDETERMINED = (
        False,
        "the squares are least, but the data do not tell all variables",
    )
    LIMIT = False, "the number of iterations is used up"


@final
@dataclass(frozen=True, repr=False, eq=False, kw_only=True)
class Fit(FoundVariables):
    """The parameters that `fit` found, and how sure they are.

    Attributes:
        status: How it ended.
        variables: The free ones.
        values: Shape (number of variables,).
        first: Where the fit began.
        errors: Standard errors; infinite for what the data do not tell.
        low: Lower ends of the confidence intervals.
        high: Upper ends.
        level: Of the confidence.
        covariance: Of the values, shape (number of variables, the same); NaN where
            they are not told.
        rows: The measured quantities, an entry each.
        scatter: Standard deviation of the residuals of each, or what was given.
        time: Of the data, shape (N,) [s].
        data: Shape (N, number of rows); NaN where they were masked.
        fitted: What the model gives, shape (N, number of rows).
        parameters: To give to `simulate`, by name.
        start: Start values among the variables, by name.
    """

    status: FitStatus
    errors: NDArray[np.float64]
    low: NDArray[np.float64]
    high: NDArray[np.float64]
    level: float
    covariance: NDArray[np.float64]
    rows: Labels
    scatter: NDArray[np.float64]
    time: NDArray[np.float64]
    data: NDArray[np.float64]
    fitted: NDArray[np.float64]

    def interval(self, name: str) -> tuple[float, float]:
        """Return the confidence interval of a variable.

        Args:
            name: Its label.

        Raises:
            UnknownQuantityError: There is none of this name.
        """
        k = self.variables.index(name, self.title())
        return float(self.low[k]), float(self.high[k])

    def table(self) -> Table:
        """Return the values with their confidence intervals."""
        columns = (self.values, self.errors, self.low, self.high, self.first)
        rows = zip(self.variables.told(), *(c.tolist() for c in columns), strict=True)
        percent = f"{100 * self.level:g} %"
        heading = ("variable", "value", "error", f"{percent} from", "to", "first")
        return Table(heading, tuple(rows))

    def draw(self, ax: Axes) -> None:
        """Draw the data as points and the model as lines."""
        for i, row in enumerate(self.rows.told()):
            color = f"C{i % 10}"
            ax.plot(self.time, self.data[:, i], ".", color=color, ms=3, alpha=0.5)
            ax.plot(self.time, self.fitted[:, i], color=color, label=row)
        ax.set_xlabel("t [s]")
        ax.legend(fontsize="small")
        ax.grid(alpha=0.3)
