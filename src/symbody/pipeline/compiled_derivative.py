"""Derivatives of quantities of a model, as functions that are called with arrays."""

from __future__ import annotations

import warnings
from functools import cached_property
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import listed
from symbody.dataclass import dataclass
from symbody.errors import ModelWarning
from symbody.pipeline.corners import Corners
from symbody.program.program import Program
from symbody.runtime.functions import CompiledFunction


@final
@dataclass(frozen=True, eq=False, repr=False)
class CompiledDerivative:
    """A derivative of some quantities of a model by others, as a function.

    Called with t, y and u it returns the Jacobian, shape (number of rows, number of
    columns). A product with a direction takes the direction as fourth argument, one
    number a column, and returns one number a row; a product with weights takes one
    number a row and returns one a column. A Hessian takes weights, too, and returns the
    second derivatives of the weighted sum, shape (number of columns, the same).

    Attributes:
        function: The compiled function, with its program and its address.
        rows: What is differentiated, a label an entry.
        columns: By what, a label an entry.
        pattern: Which entries of the Jacobian, or of the Hessian, may differ from zero,
            read-only.
        corners: Finds where the derivatives are one-sided; None if there are none.
    """

    function: CompiledFunction
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    pattern: NDArray[np.bool_]
    corners: Corners | None = None

    def __call__(self, *arguments: object) -> NDArray[np.float64]:
        """Return the Jacobian, or the product.

        Exactly at a corner of a formula it is that of one side, and a `ModelWarning`
        says so; `function` does not look for corners.

        Args:
            *arguments: t, y, u and, for a product, the direction or the weights.

        Raises:
            CallError: The arguments do not fit.
        """
        result: NDArray[np.float64] = self.function(*arguments)
        met = [] if self.corners is None else self.corners.at(arguments)
        if met:
            warnings.warn(
                f"{self.function.program.name}: at this point there is a corner of "
                f"{listed(met)}. The derivatives are those of one side. Move the "
                f"point to either side to choose one, or smooth the formula.",
                ModelWarning,
                stacklevel=2,
            )
        return result

    @cached_property
    def program(self) -> Program:
        """The program that was compiled."""
        return self.function.program

    def __repr__(self) -> str:
        filled = int(self.pattern.sum())
        return (
            f"CompiledDerivative {self.function.signature}: {len(self.rows)} rows, "
            f"{len(self.columns)} columns, {filled} entries that may not be zero"
        )
