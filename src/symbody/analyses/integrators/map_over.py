"""One compiled function over all rows of a trajectory: sensors, energies, inputs."""

from __future__ import annotations

import numpy as np

from symbody.analyses.integrators.call import (
    Array,
    RightHandSide,
    call,
    fill_inputs,
)
from symbody.analyses.integrators.compiled import compiled
from symbody.analyses.integrators.run import copy
from symbody.errors import CallError


def map_over(
    address: int, t: Array, Y: Array, U: Array, p: Array, k: Array, out: Array
) -> None:
    """Write f(t, y, u, p, k) into the rows of `out`.

    Args:
        address: Of f; its sizes are not checked.
        t: Times, shape (N,) [s].
        Y: States, shape (N, n).
        U: Inputs, shape (N, m).
        p: Parameters.
        k: Constants.
        out: Results of f, flat, shape (N, r), C-contiguous; is written.

    Raises:
        CallError: The arrays differ in their number of rows, or `out` cannot be
            written in place.
    """
    rows = {"t": len(t), "Y": len(Y), "U": len(U), "out": len(out)}
    if len(set(rows.values())) != 1:
        found = ", ".join(f"{name} {count}" for name, count in rows.items())
        raise CallError(
            f"map_over: the arrays have different numbers of rows: {found}. Each needs "
            f"one for each time."
        )
    if out.dtype != np.float64 or not (out.flags.carray and out.ndim == 2):
        raise CallError(
            f"map_over: `out` is an array of {out.dtype} with shape {out.shape}. It is "
            f"written in place, so it must be a C-contiguous float64 matrix."
        )
    # Numba would compile anew for other types of array.
    t, Y, U, p, k = (np.require(a, np.float64, ["C", "W"]) for a in (t, Y, U, p, k))
    _map_over(address, t, Y, U, p, k, out)


@compiled
def _map_over(
    address: int, t: Array, Y: Array, U: Array, p: Array, k: Array, out: Array
) -> None:
    for i in range(t.size):
        call(address, t[i], Y[i], U[i], p, k, out[i])


@compiled
def map_inputs(f: RightHandSide, t: Array, Y: Array, U: Array) -> None:
    """Write the inputs at each row, until someone sets `f.stop`."""
    for i in range(t.size):
        if not fill_inputs(f, t[i], Y[i]):
            return
        copy(f.u, U[i])
