"""States on their constraints: after a step, and at the asked times within it."""

from __future__ import annotations

from symbody.analyses.integrators.call import (
    RUNNING,
    Array,
    RightHandSide,
    keep,
    normalize,
)
from symbody.analyses.integrators.compiled import compiled
from symbody.analyses.integrators.run import BACKUP, KEPT, Run, copy

# How far a projection may move a state: in tolerances, or in relation to the state.
_FAR, _FAR_ANYWAY = 100.0, 1e-6


@compiled
def keep_new(
    f: RightHandSide, run: Run, t: float, projected: bool, atol: Array, rtol: float
) -> bool:
    """Put the new state on its constraints; return whether that moves it little.

    Its distance from them is an error of the step. Where it is much larger than what is
    allowed, the constraints would lead to another motion, or to none.

    Args:
        f: The functions.
        run: The run; the row KEPT of its stages becomes the state.
        t: Time of the new state [s].
        projected: Whether it is projected; the row KEPT then has what it was before.
        atol: Error allowed, of each state.
        rtol: The same, relative to the state.
    """
    kept, before = run.stages[KEPT], run.stages[BACKUP]
    if projected:
        copy(kept, before)
        copy(run.y_new, kept)
        return _is_close(before, kept, atol, rtol)
    copy(run.y_new, kept)
    normalize(kept, run.quaternions)
    if f.correction == 0:
        return True
    copy(kept, before)
    return keep(f, t, kept) == RUNNING and _is_close(before, kept, atol, rtol)


@compiled
def keep_answer(f: RightHandSide, run: Run, row: int, atol: Array, rtol: float) -> None:
    """Put an answer on its constraints, unless they are singular just there."""
    if f.correction == 0 or f.corrects[0] == 0:
        return
    answer, kept = run.states[row], run.stages[BACKUP]
    copy(answer, kept)
    status = keep(f, run.times[row], kept)
    if status == RUNNING and _is_close(answer, kept, atol, rtol):
        copy(kept, answer)


@compiled
def _is_close(a: Array, b: Array, atol: Array, rtol: float) -> bool:
    size = 1.0
    for i in range(a.size):
        size = max(size, abs(a[i]))
    for i in range(a.size):
        allowed = _FAR * (atol[i] + rtol * abs(a[i]))
        # Written so that NaN fails.
        if not abs(a[i] - b[i]) <= max(allowed, _FAR_ANYWAY * size):
            return False
    return True
