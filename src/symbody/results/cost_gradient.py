"""The gradient of a cost of a whole motion."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.results.axes import Axes
from symbody.results.result import AnalysisStatus, Labels, Result
from symbody.results.tabulated import Table


@final
class GradientStatus(AnalysisStatus):
    """The outcome of a gradient's computation."""

    COMPLETED = True, "the motion and its adjoint are integrated"
    FORWARD = True, "the motion and its slopes are integrated"


@final
@dataclass(frozen=True, repr=False, eq=False)
class CostGradient(Result):
    """A cost of a motion and its derivatives.

    Attributes:
        status: How it ended.
        value: The cost.
        columns: By what it is differentiated.
        gradient: Shape (number of columns,).
    """

    status: GradientStatus
    value: float
    columns: Labels
    gradient: NDArray[np.float64]

    def slope(self, column: str) -> float:
        """Return a derivative of the cost.

        Args:
            column: By what.

        Raises:
            UnknownQuantityError: There is none of this name.
        """
        return float(self.gradient[self.columns.index(column, self.title())])

    def table(self) -> Table:
        """Return the derivatives."""
        rows = zip(self.columns.told(), self.gradient.tolist(), strict=True)
        return Table((f"cost {self.value:.10g}", "derivative"), tuple(rows))

    def draw(self, ax: Axes) -> None:
        """Draw the derivatives as bars."""
        places = np.arange(len(self.columns))
        ax.barh(places, self.gradient)
        ax.set_yticks(places, self.columns.told())
        ax.invert_yaxis()
        ax.set_xlabel("derivative of the cost")
        ax.grid(alpha=0.3, axis="x")
