"""The combinations of inertial parameters that a motion can feel."""

from __future__ import annotations

from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments
from symbody.dataclass import dataclass
from symbody.results.axes import Axes
from symbody.results.result import AnalysisStatus, Labels, Result
from symbody.results.tabulated import Table

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
