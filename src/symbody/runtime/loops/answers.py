"""Answers of loops: states at asked times, and a function at many rows."""

from __future__ import annotations

import ctypes
from typing import TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.errors import CallError
from symbody.runtime.arrays import address
from symbody.runtime.loops.library import library
from symbody.runtime.loops.structures import Addressed, Run, call_of

Array: TypeAlias = NDArray[np.float64]


@final
class Answers:
    """The states at asked times, shape (N, n); NaN as far as they are not known.

    Times increase or decrease [s].
    """

    def __init__(self, times: Array, n: int) -> None:
        self.times = np.ascontiguousarray(times, dtype=float)
        self.states: Array = np.full((len(times), n), np.nan)
        rows = len(times)
        self.structure = Run(
            times=address(self.times), states=address(self.states), rows=rows, last=rows
        )

    @property
    def known(self) -> int:
        """The number of rows that are known, from the first."""
        return self.structure.next

    @property
    def last(self) -> int:
        """The row before which a solver stops to answer, as others follow later."""
        return self.structure.last

    @last.setter
    def last(self, row: int) -> None:
        self.structure.last = row

    def put(self, y: Array) -> None:
        """Answer the next time."""
        self.states[self.structure.next] = y
        self.structure.next += 1


def map_over(
    f: Addressed, t: Array, Y: Array, U: Array, size: int, into: Array | None = None
) -> Array:
    """Return f(t, y, u) at each row, shape (N, size), in contiguous memory."""
    if not len(t) == len(Y) == len(U):
        raise CallError(
            f"map_over: the arrays have different numbers of rows: t {len(t)}, "
            f"Y {len(Y)}, U {len(U)}. Each needs one for each time."
        )
    t, Y, U = (np.ascontiguousarray(a, dtype=float) for a in (t, Y, U))
    out: Array = np.zeros((len(t), size)) if into is None else into
    assert out.shape == (len(t), size)
    assert out.flags.c_contiguous
    call = call_of(f)
    library().model_map(
        ctypes.addressof(call), len(t), address(t), address(Y), Y.shape[1], address(U),
        U.shape[1], address(out), size,
    )  # fmt: skip
    return out
