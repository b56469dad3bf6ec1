"""A linear system as formulas of parameters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, final

from symbody.expr.node import Array
from symbody.expr.sympy_bridge import to_sympy
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

    def __repr__(self) -> str:
        lines = [f"LinearFormulas of {self.model!r}"]
        for title, labels in (
            ("states", self.states), ("inputs", self.inputs), ("outputs", self.outputs)
        ):  # fmt: skip
            lines.append(f"  {title}: {', '.join(labels.told()) or 'none'}")
        return "\n".join(lines)
