"""The common part of results that are values of free variables."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symbody.results.result import Labels, Result


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
