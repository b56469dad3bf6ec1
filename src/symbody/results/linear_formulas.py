"""A linear system as formulas of parameters."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, final

import numpy as np

from symbody.errors import ExpressionError, from_extra
from symbody.expr.node import Array
from symbody.expr.sympy_bridge import from_sympy, to_sympy
from symbody.expr.traverse import symbols_of
from symbody.results.result import Labels


@final
@dataclass(frozen=True, repr=False, eq=False)
class LinearFormulas:
    """dx/dt = A x + B u, y = C x + D u, each entry a formula.

    Attributes:
        model: Name of the mechanism.
        states: Names and units of the states.
        inputs: Names and units of the inputs.
        outputs: Names and units of the outputs, all entries of all sensors.
        A: Shape (n, n).
        B: Shape (n, nu).
        C: Shape (ny, n).
        D: Shape (ny, nu).
    """

    model: str
    states: Labels
    inputs: Labels
    outputs: Labels
    A: Array
    B: Array
    C: Array
    D: Array

    def to_sympy(self) -> tuple[Any, Any, Any, Any]:
        """Return A, B, C and D as matrices of SymPy, for example to simplify them."""
        return (
            to_sympy(self.A), to_sympy(self.B), to_sympy(self.C), to_sympy(self.D)
        )  # fmt: skip

    def simplified(self) -> LinearFormulas:
        """Return the same with shorter entries: what cancels is cancelled, by SymPy.

        That takes seconds for entries that are long.

        Raises:
            ExpressionError: SymPy is not installed.
        """
        sympy = from_extra(
            "simplified", "sympy", "sympy", ExpressionError, name="SymPy"
        )
        every = [self.A, self.B, self.C, self.D]
        nodes = [node for matrix in every for node in matrix.ravel().tolist()]
        own = {s.name: s for s in symbols_of(*nodes)}
        undefined = (sympy.nan, sympy.zoo, sympy.oo)
        short = []
        for node in nodes:
            entry = sympy.simplify(to_sympy(node))
            # What has no value, such as 0/0, is no formula of SymPy's, and stays.
            short.append(node if entry.has(*undefined) else from_sympy(entry, own))
        result, begin = [], 0
        for matrix in every:
            part = np.empty(matrix.size, dtype=object)
            part[:] = short[begin : begin + matrix.size]
            result.append(part.reshape(matrix.shape))
            begin += matrix.size
        A, B, C, D = result
        return replace(self, A=A, B=B, C=C, D=D)

    def __repr__(self) -> str:
        lines = [f"LinearFormulas of {self.model!r}"]
        for title, labels in (
            ("states", self.states), ("inputs", self.inputs), ("outputs", self.outputs)
        ):  # fmt: skip
            lines.append(f"  {title}: {', '.join(labels.told()) or 'none'}")
        return "\n".join(lines)
