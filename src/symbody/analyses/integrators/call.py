"""Calls of functions by their address, from inside compiled loops.

All functions of a time loop have one signature,
``void f(double t, const double *y, const double *u, const double *p, const double *k,
double *out)``, whatever made them: LLVM, a C compiler, or ctypes around Python.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from symbody.analyses.integrators.compiled import compiled

Array = npt.NDArray[np.float64]
Integers = npt.NDArray[np.int64]

RUNNING = 0
COMPLETED = 1
STOPPED = 2  # someone set `stop`: Ctrl-C, or a Python function that raised
NOT_FINITE = 3
STEP_TOO_SMALL = 4
JACOBIAN_NOT_FINITE = 5
TOO_MANY_STEPS = 6
DEGRADED = 7  # the dependent coordinates are badly chosen by now
OPENED = 8  # the constraints cannot be kept


_NOTHING = np.zeros(0)
_NEVER = np.zeros(1, dtype=np.int64)


class RightHandSide(NamedTuple):
    """The functions that give the rates, and all that they read beside t and y.

    Attributes:
        address: Of the right-hand side.
        p: Its parameters.
        k: Its constants, the part of it that depends on parameters only.
        inputs: Address of the function that fills `u`; 0 if `u` never changes.
        inputs_p: Its parameters.
        inputs_k: Its constants.
        no_inputs: What it gets as its own inputs.
        u: The inputs.
        stop: One entry; a loop ends after the call that finds it not zero.
        correction: Address of the function that puts a state back on its constraints,
            and appends how fast dependent velocities are; 0 if there are none.
        correction_p: Its parameters.
        correction_k: Its constants.
        corrected: What it writes, shape (n + 1,).
        limit: How fast dependent velocities may become now, and where they are chosen
            well, shape (2,).
        corrects: Whether the state is corrected, or the limit watched only, shape (1,).
        passes: Whether the motion may pass singular positions, shape (1,).
        ends: Address of the function that gives the vectors between the ends of loads
            and the forces along them; 0 if there are none.
        ends_p: Its parameters.
        ends_k: Its constants.
        ends_before: What it writes before a step, four numbers a load.
        ends_after: The same after it.
        met: Number of the load whose ends have met, shape (1,).
    """

    address: int
    p: Array
    k: Array
    inputs: int
    inputs_p: Array
    inputs_k: Array
    no_inputs: Array
    u: Array
    stop: Integers
    correction: int = 0
    correction_p: Array = _NOTHING
    correction_k: Array = _NOTHING
    corrected: Array = _NOTHING
    limit: Array = _NOTHING
    corrects: Integers = _NEVER
    passes: Integers = _NEVER
    ends: int = 0
    ends_p: Array = _NOTHING
    ends_k: Array = _NOTHING
    ends_before: Array = _NOTHING
    ends_after: Array = _NOTHING
    met: Integers = _NEVER


def _call(
    context: Any, address: Any, t: Any, y: Any, u: Any, p: Any, k: Any, out: Any
) -> Any:
    """Type and build the call of a function pointer made from an integer."""
    array = types.Array(types.float64, 1, "C")
    signature = types.void(types.intp, types.float64, array, array, array, array, array)

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        double = ir.DoubleType()
        pointer = double.as_pointer()
        kind = ir.FunctionType(ir.VoidType(), [double] + [pointer] * 5)
        function = builder.inttoptr(arguments[0], kind.as_pointer())
        pointers = [
            context.make_array(type_)(context, builder, value).data
            for type_, value in zip(signature.args[2:], arguments[2:], strict=True)
        ]
        builder.call(function, [arguments[1], *pointers])
        return context.get_dummy_value()

    return signature, build


call: Any = intrinsic(_call)


@compiled
def fill_inputs(f: RightHandSide, t: float, y: Array) -> bool:
    """Set `f.u` to the inputs at a time; return False if the run is to stop."""
    if f.inputs != 0:
        call(f.inputs, t, y, f.no_inputs, f.inputs_p, f.inputs_k, f.u)
    return bool(f.stop[0] == 0)


@compiled
def evaluate(f: RightHandSide, t: float, y: Array, yd: Array) -> int:
    """Write the rates `yd`; return RUNNING, STOPPED or NOT_FINITE."""
    if not fill_inputs(f, t, y):
        return STOPPED
    call(f.address, t, y, f.u, f.p, f.k, yd)
    for i in range(yd.size):
        if not np.isfinite(yd[i]):
            return NOT_FINITE
    return RUNNING


@compiled
def normalize(y: Array, quaternions: Integers) -> None:
    """Give each quaternion, four entries from its start index, length one."""
    for start in quaternions:
        square = 0.0
        for i in range(start, start + 4):
            square += y[i] * y[i]
        for i in range(start, start + 4):
            y[i] /= np.sqrt(square)


# A correction is repeated until it is as small as this, in relation to the state.
_SETTLED = 1e-13
_ROUNDS = 6
# Where no better dependent coordinates are found, the limit is raised so much above
# the growth; the numbers are squares.
RAISE = 4.0


@compiled
def project(f: RightHandSide, t: float, y: Array) -> int:
    """Put a state on its constraints; return RUNNING, or OPENED if that fails."""
    if f.correction == 0:
        return RUNNING
    n = y.size
    for _ in range(_ROUNDS):
        call(f.correction, t, y, f.u, f.correction_p, f.correction_k, f.corrected)
        for i in range(n):
            if not np.isfinite(f.corrected[i]):
                return OPENED
        change, size = 0.0, 1.0
        for i in range(n):
            change = max(change, abs(f.corrected[i] - y[i]))
            size = max(size, abs(y[i]))
            y[i] = f.corrected[i]
        if change <= _SETTLED * size:
            break
    return RUNNING


@compiled
def keep(f: RightHandSide, t: float, y: Array) -> int:
    """Put a state on its constraints, if the way to keep them is to do so."""
    if f.correction == 0:
        return RUNNING
    if f.corrects[0] != 0:
        return project(f, t, y)
    call(f.correction, t, y, f.u, f.correction_p, f.correction_k, f.corrected)
    return RUNNING


@compiled
def check(f: RightHandSide, n: int) -> int:
    """Return RUNNING, or DEGRADED if what `keep` found is beyond the limit."""
    if f.correction == 0:
        return RUNNING
    growth = f.corrected[n]
    if growth > f.limit[0]:
        return DEGRADED
    # A limit that was raised, for want of a better choice, comes down again.
    f.limit[0] = max(f.limit[1], min(f.limit[0], RAISE * growth))
    return RUNNING


@compiled
def correct(f: RightHandSide, t: float, y: Array) -> int:
    """Keep the constraints after a step; return RUNNING, DEGRADED or OPENED."""
    status = keep(f, t, y)
    return status if status != RUNNING else check(f, y.size)
