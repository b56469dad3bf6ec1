"""Operations of a function by part of the mechanism and stage."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.results.result import AnalysisStatus, Result
from symbody.results.tabulated import Axes, Table

# More bars than this cannot be read; the smallest are drawn as one.
_MOST_BARS = 30


class OperationsStatus(AnalysisStatus):
    """The outcome of counting."""

    COUNTED = True, "all operations are counted"


@final
@dataclass(frozen=True, repr=False, eq=False)
class OperationCounts(Result):
    """Operations of one evaluation of a function, by part and stage.

    What depends on parameters only is computed once a run and does not count.

    Attributes:
        function: Name of the function.
        formalism: By which its formulas were derived.
        parts: Bodies in their order, then loads, loops and constraints, then "all
            together" for what belongs to no single one, such as solving for several.
        stages: Of the derivation, such as "kinematics" and "mass matrix".
        counts: Operations, shape (parts, stages).
    """

    status: OperationsStatus
    function: str
    formalism: str
    parts: tuple[str, ...]
    stages: tuple[str, ...]
    counts: NDArray[np.int64]

    @property
    def total(self) -> int:
        """Operations of one evaluation."""
        return int(self.counts.sum())

    def title(self) -> str:
        """Return a title, as a line."""
        return (
            f"Operations of {self.function!r} of {self.model!r}, {self.formalism}: "
            f"{self.total}"
        )

    def table(self) -> Table:
        """Return operations by part and stage, with sums."""
        sums = self.counts.sum(axis=0)
        whole = np.vstack([self.counts, sums])
        whole = np.column_stack([whole, whole.sum(axis=1)])
        return Table.of_matrix(
            "operations", whole, (*self.parts, "sum"), (*self.stages, "sum")
        )

    def draw(self, ax: Axes) -> None:
        """Draw a bar a part, in the colors of the stages."""
        parts, counts = self._readable()
        ends = np.zeros(len(parts))
        places = np.arange(len(parts))
        for stage, numbers in zip(self.stages, counts.T, strict=True):
            ax.barh(places, numbers, left=ends, label=stage)
            ends += numbers
        ax.set_yticks(places, parts)
        ax.invert_yaxis()
        ax.set_xlabel("operations [1]")
        what = f"{self.model}, {self.function}: {self.total} operations"
        ax.set_title(f"{what}\n{self.formalism}", fontsize="medium")
        # Beside the bars, which it would cover.
        ax.legend(fontsize="small", loc="upper left", bbox_to_anchor=(1, 1))

    def _readable(self) -> tuple[Sequence[str], NDArray[np.int64]]:
        """Return the parts that are drawn, small ones as one that says how many."""
        sizes = self.counts.sum(axis=1)
        if len(sizes) <= _MOST_BARS:
            return self.parts, self.counts
        large = np.sort(np.argsort(-sizes, kind="stable")[: _MOST_BARS - 1])
        others = np.setdiff1d(np.arange(len(sizes)), large)
        parts = [*(self.parts[i] for i in large), f"{len(others)} others"]
        return parts, np.vstack([self.counts[large], self.counts[others].sum(axis=0)])
