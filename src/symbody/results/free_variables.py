"""Values of free variables and slopes by them: optima, fits, postures, gradients."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, final

import numpy as np

from symbody.arguments import Arguments
from symbody.results.record import Array
from symbody.results.result import AnalysisStatus, Labels, Result
from symbody.results.tabulated import Axes, Table, draw_bars, framed


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
    values: Array
    first: Array
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
    time: Array
    coordinates: Labels
    values: Array
    targets: Labels
    residuals: Array

    @property
    def start(self) -> dict[str, float]:
        """The coordinates at the first time by name, to give to `simulate`."""
        pairs = zip(self.coordinates.names, self.values[0].tolist(), strict=True)
        return dict(pairs)

    @property
    def data(self) -> dict[str, Array]:
        """The coordinates over time by name, to give to `inverse_dynamics`."""
        return dict(zip(self.coordinates.names, self.values.T, strict=True))

    def value(self, name: str) -> Array:
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
        heading = [f"t = {self.time[0]:g} s"]
        if self.time.size > 1:
            extremes = self.values.min(axis=0), self.values.max(axis=0)
            columns += [self.values[-1], *extremes]
            heading += [f"t = {self.time[-1]:g} s", "least", "greatest"]
        names = self.coordinates.with_units()
        return Table.of_matrix("coordinate", np.column_stack(columns), names, heading)

    def draw(self, ax: Axes) -> None:
        """Draw the coordinates over time."""
        for i, name in enumerate(self.coordinates.with_units()):
            marker = "o" if self.time.size == 1 else ""
            ax.plot(self.time, self.values[:, i], marker=marker, label=name)
        framed(ax, "time [s]", "")


@final
class OptimumStatus(AnalysisStatus):
    """The outcome of an optimization."""

    CONVERGED = True, "nothing near by costs less"
    LIMIT = False, "the number of iterations is used up, and less may be possible"
    STUCK = False, "no step makes the cost less, though its gradient is not zero"
    VIOLATED = False, "not all conditions hold, and no motion near by keeps them"
    INTERRUPTED = False, "interrupted by the user; this is the best until then"


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
    gradient: Array
    cost: float
    costs: Array
    conditions: tuple[str, ...] = ()
    reached: tuple[float, ...] = ()

    def table(self) -> Table:
        """Return the values, first ones, and the gradient."""
        columns = np.column_stack([self.values, self.first, self.gradient])
        corner, names = f"cost {self.cost:.10g}", self.variables.with_units()
        return Table.of_matrix(corner, columns, names, ("value", "first", "gradient"))

    def draw(self, ax: Axes) -> None:
        """Draw how the cost fell."""
        ax.plot(np.arange(self.costs.size), self.costs, "o-")
        framed(ax, "iteration", "cost", legend=False)


@final
class FitStatus(AnalysisStatus):
    """The outcome of a fit."""

    CONVERGED = True, "the squares of the residuals are least"
    UNDETERMINED = (
        False,
        "the squares are least, but the data do not tell all variables",
    )
    LIMIT = False, "the number of iterations is used up"
    INTERRUPTED = False, "interrupted by the user; this is the best until then"


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
    errors: Array
    low: Array
    high: Array
    level: float
    covariance: Array
    rows: Labels
    scatter: Array
    time: Array
    data: Array
    fitted: Array

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
        names, percent = self.variables.with_units(), f"{100 * self.level:g} %"
        heading = ("value", "error", f"{percent} from", "to", "first")
        return Table.of_matrix("variable", np.column_stack(columns), names, heading)

    def draw(self, ax: Axes) -> None:
        """Draw the data as points and the model as lines."""
        for i, row in enumerate(self.rows.with_units()):
            color = f"C{i % 10}"
            ax.plot(self.time, self.data[:, i], ".", color=color, ms=3, alpha=0.5)
            ax.plot(self.time, self.fitted[:, i], color=color, label=row)
        framed(ax, "time [s]", "")


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
        k = Arguments(self.title()).whole("k", k, most=len(self.independent) - 1)
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
        framed(ax, "time [s]", "")


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
