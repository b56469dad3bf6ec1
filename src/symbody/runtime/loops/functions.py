"""The compiled functions that loops call."""

from __future__ import annotations

from typing import Protocol, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.dataclass import dataclass
from symbody.runtime.arrays import address
from symbody.runtime.loops.structures import Call

Array: TypeAlias = NDArray[np.float64]
# Numbers of a load between two ends: the vector between them, the force along it.
END_ENTRIES = 4
_NO_CALL = Call(0, 0, 0)


class Addressed(Protocol):
    """A compiled function with the signature of loops.

    ``void f(double t, const double *y, const double *u, const double *p,
    const double *k, double *out)``
    """

    @property
    def address(self) -> int:
        """The address of the function in memory."""

    @property
    def parameters(self) -> Array:
        """The values of p."""

    @property
    def constants(self) -> Array:
        """The values of k, which follow from the parameters."""


@final
@dataclass(frozen=True)
class Functions:
    """The compiled functions that a solver calls.

    Attributes:
        rates: The derivative of the state.
        jacobian: Of the rates by the state, row by row; None: by differences.
        inputs: Writes the inputs; None if they never change.
        correction: Puts a state on its constraints, and appends how badly the
            dependent coordinates are chosen; None without constraints.
        events: Functions of time and state of which roots are located.
        event_count: How many.
        ends: Writes, for each load between two ends, the vector between them and the
            force along it, four numbers; a solver returns before the step in which
            such a force would flip.
        end_count: How many such loads there are.
    """

    rates: Addressed
    jacobian: Addressed | None = None
    inputs: Addressed | None = None
    correction: Addressed | None = None
    events: Addressed | None = None
    event_count: int = 0
    ends: Addressed | None = None
    end_count: int = 0


def call_of(function: Addressed | None) -> Call:
    """Return a function with its parameters, as loops take it."""
    if function is None:
        return _NO_CALL
    p, k = function.parameters, function.constants
    return Call(function.address, address(p), address(k))
