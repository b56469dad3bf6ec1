"""Steps over a place where the ends of a load meet, and its force would flip.

A step leads from one side to the other without touching the place itself, where the
rates are not finite. It is found by the vector between the ends, which points the other
way afterwards, and vanishes somewhere along the step.
"""

from __future__ import annotations

import numpy as np

from symbody.analyses.integrators.call import (
    RUNNING,
    Array,
    RightHandSide,
    call,
    fill_inputs,
    seen,
)
from symbody.analyses.integrators.compiled import compiled

MET = 9  # the ends of a load have met, where its force has no direction

# Numbers of each load: the vector between its ends, and the force along it.
ENTRIES = 4
_ROUNDS = 40
# So near, in relation to the distances before and after, the ends have met.
_NEAR = 1e-4
# A force that is so small there, in relation to before and after, does not flip.
_VANISHING = 1e-3


@compiled
def passed(
    f: RightHandSide, t: float, y: Array, t_new: float, y_new: Array, between: Array
) -> int:
    """Return MET if the ends of a load have met within a step, else RUNNING.

    Args:
        f: Whose `ends` gives vectors and forces; `met` becomes the number of the load.
        t: Time before the step [s].
        y: State there.
        t_new: Time after it.
        y_new: State there.
        between: A state to work with, shape (n,).
    """
    if f.ends == 0:
        return RUNNING
    t, t_new = seen(f, t), seen(f, t_new)
    call(f.ends, t, y, f.u, f.ends_p, f.ends_k, f.ends_before)
    call(f.ends, t_new, y_new, f.u, f.ends_p, f.ends_k, f.ends_after)
    for i in range(f.ends_after.size // ENTRIES):
        if _along(f.ends_before, f.ends_after, i) < 0 and _flips(
            f, i, t, y, t_new, y_new, between
        ):
            f.met[0] = i
            return MET
    return RUNNING


@compiled
def _along(a: Array, b: Array, i: int) -> float:
    """Return the product of the vectors of a load at two times."""
    total = 0.0
    for k in range(ENTRIES * i, ENTRIES * i + 3):
        total += a[k] * b[k]
    return total


@compiled
def _flips(
    f: RightHandSide,
    i: int,
    t: float,
    y: Array,
    t_new: float,
    y_new: Array,
    between: Array,
) -> bool:
    """Return whether the ends meet on the way, with a force that does not vanish."""
    if not (fill_inputs(f, t, y)):
        return False
    call(f.ends, t, y, f.u, f.ends_p, f.ends_k, f.ends_before)
    largest = abs(f.ends_before[ENTRIES * i + 3])
    if not (fill_inputs(f, t_new, y_new)):
        return False
    call(f.ends, t_new, y_new, f.u, f.ends_p, f.ends_k, f.ends_after)
    largest = max(largest, abs(f.ends_after[ENTRIES * i + 3]))
    before = np.sqrt(_along(f.ends_before, f.ends_before, i))
    near = _NEAR * (before + np.sqrt(_along(f.ends_after, f.ends_after, i)))
    # Bisection for where the vector is across its way; `ends_before` is overwritten.
    low, high = 0.0, 1.0
    for _ in range(_ROUNDS):
        s = 0.5 * (low + high)
        for k in range(y.size):
            between[k] = y[k] + s * (y_new[k] - y[k])
        call(
            f.ends, t + s * (t_new - t), between, f.u, f.ends_p, f.ends_k, f.ends_before
        )
        distance = np.sqrt(_along(f.ends_before, f.ends_before, i))
        if 0 < distance < 0.01 * near:
            break
        if _along(f.ends_before, f.ends_after, i) > 0:
            high = s
        else:
            low = s
    if not distance < near:
        return False
    if not (fill_inputs(f, t + s * (t_new - t), between)):
        return False
    call(f.ends, t + s * (t_new - t), between, f.u, f.ends_p, f.ends_k, f.ends_before)
    force = abs(f.ends_before[ENTRIES * i + 3])
    return not force <= _VANISHING * largest
