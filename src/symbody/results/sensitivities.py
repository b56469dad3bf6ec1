"""Slopes of a motion: sensitivities of its results, and the gradient of a cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from symbody.results.record import Array
from symbody.results.result import AnalysisStatus, Labels, Result
from symbody.results.tabulated import Axes, Table, draw_bars, framed


@final
class SensitivityStatus(AnalysisStatus):
    """The outcome of the computation of sensitivities."""

    COMPLETED = True, "the motion and its slopes are integrated"


@final
@dataclass(frozen=True, repr=False, eq=False)
class Sensitivities(Result):
    """Results over time and their slopes by parameters, inputs and start values.

    Attributes:
        status: How it ended.
        time: Shape (N,) [s].
        rows: The results.
        columns: By what they are differentiated.
        values: The results, shape (N, number of rows).
        slopes: Their derivatives, shape (N, number of rows, number of columns).
    """

    status: SensitivityStatus
    time: Array
    rows: Labels
    columns: Labels
    values: Array
    slopes: Array

    def value(self, row: str) -> Array:
        """Return a result over time, shape (N,).

        Args:
            row: Its label.

        Raises:
            UnknownQuantityError: There is none of this name.
        """
        return self.values[:, self.rows.index(row, self.title())]

    def slope(self, row: str, column: str) -> Array:
        """Return a derivative over time, shape (N,).

        Args:
            row: Of what.
            column: By what.

        Raises:
            UnknownQuantityError: There is none of this name.
        """
        i = self.rows.index(row, self.title())
        return self.slopes[:, i, self.columns.index(column, self.title())]

    def table(self) -> Table:
        """Return the slopes at the last time."""
        rows, columns = self.rows.with_units(), self.columns.with_units()
        corner = f"at t = {self.time[-1]:g} s"
        return Table.of_matrix(corner, self.slopes[-1], rows, columns)

    def draw(self, ax: Axes) -> None:
        """Draw each slope over time."""
        for i, row in enumerate(self.rows.names):
            for k, column in enumerate(self.columns.names):
                ax.plot(self.time, self.slopes[:, i, k], label=f"d {row} / d {column}")
        framed(ax, "t [s]", "")


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
    gradient: Array

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
        rows = zip(self.columns.with_units(), self.gradient.tolist(), strict=True)
        return Table((f"cost {self.value:.10g}", "derivative"), tuple(rows))

    def draw(self, ax: Axes) -> None:
        """Draw the derivatives as bars."""
        draw_bars(ax, self.columns.with_units(), self.gradient)
        ax.set_xlabel("derivative of the cost")
        ax.grid(alpha=0.3, axis="x")
