"""The method of Dormand and Prince of order 5(4) with adaptive step.

The error estimate of order 4 steers the step through a PI controller; the last stage
of a step is the first of the next; states between two steps come from the continuous
extension of order 4. A test of stiffness runs beside it.

References:
    Hairer, Nørsett, Wanner (1993), Solving Ordinary Differential Equations I:
    table II.5.2 (coefficients), section II.4 (first step), II.6 (dense output).
    Hairer, Wanner (1996), Solving Ordinary Differential Equations II: section IV.2
    (PI controller, stiffness), with the constants of the code DOPRI5.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from symbody.analyses.integrators.call import (
    COMPLETED,
    NOT_FINITE,
    OPENED,
    RUNNING,
    STEP_TOO_SMALL,
    STOPPED,
    Array,
    RightHandSide,
    check,
    normalize,
)
from symbody.analyses.integrators.coincidence import MET, passed
from symbody.analyses.integrators.compiled import compiled
from symbody.analyses.integrators.projection import keep_answer, keep_new
from symbody.analyses.integrators.run import (
    BAD,
    ERROR,
    KEPT,
    NOT_STIFF,
    OUTPUT,
    REJECTED,
    RETRY,
    STEP,
    STEPS,
    STIFF,
    TIME,
    Run,
    copy,
    is_answered,
    rates,
)
from symbody.analyses.integrators.singular import (
    excusable,
    excuse,
    is_near,
    look_ahead,
    placed,
    projected_rates,
)

C2, C3, C4, C5 = 1 / 5, 3 / 10, 4 / 5, 8 / 9
A21 = 1 / 5
A31, A32 = 3 / 40, 9 / 40
A41, A42, A43 = 44 / 45, -56 / 15, 32 / 9
A51, A52, A53, A54 = 19372 / 6561, -25360 / 2187, 64448 / 6561, -212 / 729
A61, A62, A63, A64, A65 = 9017 / 3168, -355 / 33, 46732 / 5247, 49 / 176, -5103 / 18656
A71, A73, A74, A75, A76 = 35 / 384, 500 / 1113, 125 / 192, -2187 / 6784, 11 / 84
# Of the difference between the solutions of order 5 and 4.
E1, E3, E4 = 71 / 57600, -71 / 16695, 71 / 1920
E5, E6, E7 = -17253 / 339200, 22 / 525, -1 / 40
# Of the term of order 4 of the continuous extension.
D1, D3 = -12715105075 / 11282082432, 87487479700 / 32700410799
D4, D5 = -10690763975 / 1880347072, 701980252875 / 199316789632
D6, D7 = -1453857185 / 822651844, 69997945 / 29380423

SAFETY = 0.9
BETA = 0.04  # weight of the integral part
EXPONENT = 0.2 - 0.75 * BETA
SHRINK, GROW = 0.2, 10.0  # how much the step may change at once
SMALLEST = 10 * np.finfo(np.float64).eps  # step, relative to the time
STIFF_LIMIT = 15  # signs of stiffness that settle it


class Tolerance(NamedTuple):
    """What a step must keep to.

    Attributes:
        rtol: Error allowed relative to the state.
        atol: Error allowed beside it, positive, shape (n,).
        max_step: Longest step allowed [s].
    """

    rtol: float
    atol: Array
    max_step: float


@compiled
def start(f: RightHandSide, run: Run, tolerance: Tolerance) -> int:
    """Answer the first asked time and choose the first step."""
    normalize(run.y, run.quaternions)
    copy(run.y, run.states[0])
    run.counts[OUTPUT] = 1
    status = rates(f, run, 0, run.times[0], run.y)
    if status == RUNNING and run.times.size > 1:
        status = _first_step(f, run, tolerance)
    return status


@compiled
def _first_step(f: RightHandSide, run: Run, tolerance: Tolerance) -> int:
    """Choose the step from the sizes of the state and its two derivatives."""
    y, k = run.y, run.stages
    span = run.times[-1] - run.times[0]
    longest = min(abs(span), tolerance.max_step)
    size, speed = _norm(y, y, tolerance), _norm(k[0], y, tolerance)
    h = 1e-6 if min(size, speed) <= 1e-5 else 0.01 * size / speed
    h = min(h, longest)
    run.clock[STEP] = np.sign(span) * h
    for i in range(y.size):
        run.y_new[i] = y[i] + run.clock[STEP] * k[0, i]
    status = rates(f, run, 1, run.times[0] + run.clock[STEP], run.y_new)
    if status == NOT_FINITE:
        return RUNNING  # begin with this tiny step, which shrinks if it must
    for i in range(y.size):
        k[1, i] -= k[0, i]
    most = max(_norm(k[1], y, tolerance) / h, speed)
    better = max(1e-6, 1e-3 * h) if most <= 1e-15 else (0.01 / most) ** 0.2
    run.clock[STEP] = np.sign(span) * min(100 * h, better, longest)
    return status


@compiled
def _norm(a: Array, y: Array, tolerance: Tolerance) -> float:
    """Return the length of `a` in units of the error allowed at y."""
    total = 0.0
    for i in range(a.size):
        total += (a[i] / (tolerance.atol[i] + tolerance.rtol * abs(y[i]))) ** 2
    return float(np.sqrt(total))


@compiled
def advance(f: RightHandSide, run: Run, tolerance: Tolerance, budget: int) -> int:
    """Try at most `budget` steps; return RUNNING or why the run has ended."""
    for _ in range(budget):
        if is_answered(run):
            return COMPLETED
        status = _step(f, run, tolerance)
        if status != RUNNING:
            return status
    return COMPLETED if is_answered(run) else RUNNING


@compiled
def _step(f: RightHandSide, run: Run, tolerance: Tolerance) -> int:
    """Try one step, and take it if its error is allowed."""
    t, wanted, end = run.clock[TIME], run.clock[STEP], run.times[-1]
    if abs(wanted) <= SMALLEST * max(abs(t), abs(end)):
        return _why_too_small(run)
    h = run.clock[STEP] = placed(run, wanted)
    last = (t + 1.01 * h - end) * h >= 0
    if last:
        h = run.clock[STEP] = end - t
    near = is_near(run, h)
    status = _stages(f, run, t, h, near)
    if status == STOPPED:
        return STOPPED
    error = _error(run, h, tolerance) if status == RUNNING else np.nan
    if not np.isfinite(error):
        return _refuse(run, SHRINK * h)
    run.counts[BAD] = 0
    excused = excusable(run, h, tolerance.atol, tolerance.rtol) if near else 0.0
    if error > max(1.0, excused):
        return _refuse(run, h * max(SHRINK, SAFETY / error**EXPONENT))
    t_new = end if last else t + h
    if passed(f, t, run.y, t_new, run.y_new, run.y_stage) != RUNNING:
        return MET
    _watch_stiffness(run, h)
    if not keep_new(f, run, t_new, near, tolerance.atol, tolerance.rtol):
        run.counts[BAD] = 2
        return _refuse(run, SHRINK * h)
    status = check(f, run.y.size)
    look_ahead(f, run, t_new, h)
    _answer(f, run, t, h, t_new, tolerance)
    _accept(run, t_new, h, min(error, 1.0), tolerance.max_step)
    if error < excused:
        excuse(run, t, error, wanted)
    return status


@compiled
def _why_too_small(run: Run) -> int:
    if run.counts[BAD] == 1:
        return NOT_FINITE
    return OPENED if run.counts[BAD] == 2 else STEP_TOO_SMALL


@compiled
def _refuse(run: Run, step: float) -> int:
    """Try again with another step."""
    run.counts[REJECTED] += 1
    run.counts[RETRY] = 1
    run.clock[STEP] = step
    return RUNNING


@compiled
def _stages(f: RightHandSide, run: Run, t: float, h: float, near: bool) -> int:
    """Fill stages 1 to 6 (counted from 0) and the new state."""
    y, w, k = run.y, run.y_stage, run.stages
    n = y.size
    if near:
        run.noise[:] = 0.0
        status = _rates(f, run, 0, t, y, near)
        if status != RUNNING:
            return status
    for i in range(n):
        w[i] = y[i] + h * A21 * k[0, i]
    status = _rates(f, run, 1, t + C2 * h, w, near)
    if status != RUNNING:
        return status
    for i in range(n):
        w[i] = y[i] + h * (A31 * k[0, i] + A32 * k[1, i])
    status = _rates(f, run, 2, t + C3 * h, w, near)
    if status != RUNNING:
        return status
    for i in range(n):
        w[i] = y[i] + h * (A41 * k[0, i] + A42 * k[1, i] + A43 * k[2, i])
    status = _rates(f, run, 3, t + C4 * h, w, near)
    if status != RUNNING:
        return status
    for i in range(n):
        slope = A51 * k[0, i] + A52 * k[1, i] + A53 * k[2, i] + A54 * k[3, i]
        w[i] = y[i] + h * slope
    status = _rates(f, run, 4, t + C5 * h, w, near)
    if status != RUNNING:
        return status
    for i in range(n):
        slope = A61 * k[0, i] + A62 * k[1, i] + A63 * k[2, i] + A64 * k[3, i]
        w[i] = y[i] + h * (slope + A65 * k[4, i])
    status = _rates(f, run, 5, t + h, w, near)
    if status != RUNNING:
        return status
    for i in range(n):
        slope = A71 * k[0, i] + A73 * k[2, i] + A74 * k[3, i] + A75 * k[4, i]
        run.y_new[i] = y[i] + h * (slope + A76 * k[5, i])
    copy(run.y_new, run.stages[KEPT])
    return _rates(f, run, 6, t + h, run.y_new, near)


@compiled
def _rates(
    f: RightHandSide, run: Run, stage: int, t: float, y: Array, near: bool
) -> int:
    if near:
        weight = (E1, 0.0, E3, E4, E5, E6, E7)[stage]
        return projected_rates(f, run, stage, t, y, weight)
    return rates(f, run, stage, t, y)


@compiled
def _error(run: Run, h: float, tolerance: Tolerance) -> float:
    """Return the root mean square of the error over what is allowed."""
    k = run.stages
    total = 0.0
    for i in range(run.y.size):
        slope = E1 * k[0, i] + E3 * k[2, i] + E4 * k[3, i]
        slope += E5 * k[4, i] + E6 * k[5, i] + E7 * k[6, i]
        size = max(abs(run.y[i]), abs(run.y_new[i]))
        total += (h * slope / (tolerance.atol[i] + tolerance.rtol * size)) ** 2
    return float(np.sqrt(total / max(run.y.size, 1)))


@compiled
def _watch_stiffness(run: Run, h: float) -> None:
    """Compare h with the largest rate, estimated from the last two stages."""
    counts = run.counts
    if counts[STIFF] == STIFF_LIMIT:
        return
    if counts[STIFF] == 0 and (counts[STEPS] + 1) % 1000 != 0:
        return
    rise = distance = 0.0
    for i in range(run.y.size):
        rise += (run.stages[6, i] - run.stages[5, i]) ** 2
        distance += (run.y_new[i] - run.y_stage[i]) ** 2
    # |h λ| = 3.3 is where the method's region of stability ends.
    if distance > 0 and abs(h) * np.sqrt(rise / distance) > 3.25:
        counts[NOT_STIFF] = 0
        counts[STIFF] += 1
    else:
        counts[NOT_STIFF] += 1
        if counts[NOT_STIFF] == 6:
            counts[STIFF] = 0


@compiled
def _answer(
    f: RightHandSide, run: Run, t: float, h: float, t_new: float, tolerance: Tolerance
) -> None:
    """Write the states at the asked times that this step has passed."""
    k = run.stages
    while run.counts[OUTPUT] < run.times.size:
        row = run.counts[OUTPUT]
        if (run.times[row] - t_new) * h > 0:
            return
        s = (run.times[row] - t) / h
        for i in range(run.y.size):
            rise = run.y_new[i] - run.y[i]
            bend = h * k[0, i] - rise
            twist = rise - h * k[6, i] - bend
            fourth = D1 * k[0, i] + D3 * k[2, i] + D4 * k[3, i]
            fourth += D5 * k[4, i] + D6 * k[5, i] + D7 * k[6, i]
            inner = bend + s * (twist + (1 - s) * h * fourth)
            run.states[row, i] = run.y[i] + s * (rise + (1 - s) * inner)
        normalize(run.states[row], run.quaternions)
        keep_answer(f, run, row, tolerance.atol, tolerance.rtol)
        run.counts[OUTPUT] += 1


@compiled
def _accept(run: Run, t_new: float, h: float, error: float, longest: float) -> None:
    """Move on, and choose the next step."""
    growth = SAFETY * run.clock[ERROR] ** BETA / max(error, 1e-300) ** EXPONENT
    step = abs(h) * min(GROW, max(SHRINK, growth))
    if run.counts[RETRY] == 1:
        step = min(step, abs(h))
    run.clock[STEP] = np.sign(h) * min(step, longest)
    run.clock[ERROR] = max(error, 1e-4)
    run.clock[TIME] = t_new
    run.counts[RETRY] = 0
    run.counts[STEPS] += 1
    copy(run.stages[KEPT], run.y)
    # Rates of the state before it was normalized and corrected: the difference is as
    # small as the error of a step, and one evaluation of seven is saved.
    copy(run.stages[6], run.stages[0])
    normalize(run.y, run.quaternions)
