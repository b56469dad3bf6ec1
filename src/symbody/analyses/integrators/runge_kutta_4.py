"""The classical Runge–Kutta method of order 4 with a fixed step.

States between two steps come from the cubic Hermite polynomial, of order 4 too; the
step is never changed to hit an asked time.

References:
    Hairer, Nørsett, Wanner (1993), Solving Ordinary Differential Equations I,
    table II.1.2, and equation II.6.7 for the polynomial.
"""

from __future__ import annotations

import numpy as np

from symbody.analyses.integrators.call import (
    COMPLETED,
    RUNNING,
    RightHandSide,
    correct,
    keep,
    normalize,
)
from symbody.analyses.integrators.coincidence import MET, passed
from symbody.analyses.integrators.compiled import compiled
from symbody.analyses.integrators.run import (
    OUTPUT,
    STEP,
    STEPS,
    TIME,
    Run,
    copy,
    is_answered,
    rates,
)


@compiled
def start(f: RightHandSide, run: Run, step: float) -> int:
    """Answer the first asked time and set a step of which a whole number fits.

    Args:
        f: The right-hand side.
        run: A new run.
        step: The step, positive [s]; made shorter where no whole number of it fits.
    """
    normalize(run.y, run.quaternions)
    copy(run.y, run.states[0])
    run.counts[OUTPUT] = 1
    span = run.times[-1] - run.times[0]
    # The margin keeps rounding from adding a step to 10 s in steps of 0.001 s.
    steps = max(1.0, np.ceil(abs(span) / step * (1 - 1e-12)))
    run.clock[STEP] = span / steps
    return rates(f, run, 0, run.times[0], run.y)


@compiled
def advance(f: RightHandSide, run: Run, budget: int) -> int:
    """Do at most `budget` steps; return RUNNING or why the run has ended."""
    for _ in range(budget):
        if is_answered(run):
            return COMPLETED
        status = _step(f, run)
        if status != RUNNING:
            return status
    return COMPLETED if is_answered(run) else RUNNING


@compiled
def _step(f: RightHandSide, run: Run) -> int:
    t, h = run.clock[TIME], run.clock[STEP]
    y, w, k = run.y, run.y_stage, run.stages
    for stage, part in ((1, 0.5), (2, 0.5), (3, 1.0)):
        for i in range(y.size):
            w[i] = y[i] + part * h * k[stage - 1, i]
        status = rates(f, run, stage, t + part * h, w)
        if status != RUNNING:
            return status
    for i in range(y.size):
        rate = k[0, i] + 2 * k[1, i] + 2 * k[2, i] + k[3, i]
        run.y_new[i] = y[i] + h / 6 * rate
    normalize(run.y_new, run.quaternions)
    kept = correct(f, run.times[0] + (run.counts[STEPS] + 1) * h, run.y_new)
    # From the count, so that the rounding of many steps does not add up.
    t_new = run.times[0] + (run.counts[STEPS] + 1) * h
    status = rates(f, run, 4, t_new, run.y_new)
    if status != RUNNING:
        return status
    if passed(f, t, y, t_new, run.y_new, w) != RUNNING:
        return MET
    _answer(f, run, t_new)
    run.counts[STEPS] += 1
    run.clock[TIME] = t_new
    copy(run.y_new, y)
    copy(k[4], k[0])
    return kept


@compiled
def _answer(f: RightHandSide, run: Run, t_new: float) -> None:
    """Write the states at the asked times that this step has passed."""
    times, t, h = run.times, run.clock[TIME], run.clock[STEP]
    # The last time is reached up to rounding only.
    reach = t_new if abs(t_new - times[-1]) > 0.5 * abs(h) else times[-1]
    while run.counts[OUTPUT] < times.size:
        row = run.counts[OUTPUT]
        if (times[row] - reach) * h > 0:
            return
        s = min((times[row] - t) / h, 1.0)
        for i in range(run.y.size):
            rise = run.y_new[i] - run.y[i]
            bend = (1 - 2 * s) * rise
            bend += h * ((s - 1) * run.stages[0, i] + s * run.stages[4, i])
            run.states[row, i] = run.y[i] + s * rise + s * (s - 1) * bend
        normalize(run.states[row], run.quaternions)
        keep(f, times[row], run.states[row])
        run.counts[OUTPUT] += 1
