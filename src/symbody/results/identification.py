"""Parameters found from measured motion, and the combinations that it can tell."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments
from symbody.results.axes import Axes
from symbody.results.free_variables import FoundVariables
from symbody.results.result import AnalysisStatus, Labels, Result
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


Array = NDArray[np.float64]
# Smaller factors are rounding.
_TOLD = 1e-9


class BaseParametersStatus(AnalysisStatus):
    """The outcome of a search for base parameters."""

    FOUND = True, "the base parameters are found"


@final
@dataclass(frozen=True, repr=False, eq=False)
class BaseParameters(Result):
    """The combinations of inertial parameters that forces of motions determine.

    With the regressor Y of `CompiledModel.regressor`, Y π = Y[:, independent] β in
    every motion, where β = combinations @ π.

    Attributes:
        labels: Of all inertial parameters π, the columns of Y.
        independent: Numbers of the parameters that stand for the combinations.
        combinations: Factors of the inertial parameters in β, shape (number of β,
            number of π).
        values: β with the model's values.
        singular_values: Of the regressor over all motions that were looked at, each
            column of length one, the largest first.
    """

    status: BaseParametersStatus
    labels: Labels
    independent: tuple[int, ...]
    combinations: Array
    values: Array
    singular_values: Array

    def text_of(self, k: int) -> str:
        """Return one combination as a sum: `a.I_zz + 0.25 b.m`.

        Args:
            k: Its number.
        """
        most = len(self.independent) - 1
        k = Arguments(self.title()).whole("k", k, most=most)
        own = self.independent[k]
        row = self.combinations[k]
        others = [j for j in np.flatnonzero(np.abs(row) > _TOLD) if j != own]
        terms = [self.labels.names[own]]
        for j in others:
            sign = "-" if row[j] < 0 else "+"
            factor = f"{abs(row[j]):.6g} " if abs(abs(row[j]) - 1) > _TOLD else ""
            terms.append(f"{sign} {factor}{self.labels.names[j]}")
        return " ".join(terms)

    def table(self) -> Table:
        """Return the combinations with their values and units."""
        rows = [
            (self.text_of(k), float(value), self.labels.units[own])
            for k, (own, value) in enumerate(
                zip(self.independent, self.values, strict=True)
            )
        ]
        return Table(("base parameter", "value", "unit"), tuple(rows))

    def draw(self, ax: Axes) -> None:
        """Draw the singular values of the regressor."""
        count = len(self.singular_values)
        ax.semilogy(range(1, count + 1), np.maximum(self.singular_values, 1e-18), "o")
        ax.axvline(len(self.independent) + 0.5, linestyle="--")
        ax.set_xlabel("number")
        ax.set_ylabel("singular value")
