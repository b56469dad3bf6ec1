"""Steps across singular positions of mechanisms with constraints.

At a singular position the constraints lose rank. A motion that passes it is smooth, but
at a distance s from there rounding errors ε of the constraints are errors ε/s of
positions, ε/s² of velocities and ε/s³ of accelerations, and what a stage is away from
the constraints is multiplied with 1/s. So

* steps are placed: none ends near the position, and the one that crosses it has it in
  the widest gap between its stages. The condition of the dependent coordinates grows
  with 1/s², so two values tell how far away the position is;
* nearby, the states of the stages are projected onto the constraints;
* nearby, an error that rounding explains is let pass, because a shorter step would come
  nearer and have a larger one. How much that is tells a second evaluation of each
  stage, at a state that differs by rounding.
"""

from __future__ import annotations

import numpy as np

from symbody.analyses.integrators.call import (
    RUNNING,
    STOPPED,
    Array,
    RightHandSide,
    evaluate,
    project,
)
from symbody.analyses.integrators.compiled import compiled
from symbody.analyses.integrators.run import (
    BACKUP,
    BEST,
    CONDITION,
    EVALUATIONS,
    LOST,
    LOST_TIME,
    SAMPLE,
    SINGULAR,
    STEP,
    TIME,
    WORST,
    WORST_TIME,
    Run,
    copy,
    rates,
)

# Where in a step of Dormand and Prince the widest gap between stages is.
MIDDLE = 0.55
# Within so many steps stages are projected; within more, if the condition is bad.
_NEAR, _NEARBY = 3.0, 10.0
_BAD_CONDITION = 1e3
# By how much states differ to sample rounding; that of positions tens of meters away.
_DIFFERENCE = 1e-13
# How much of an error a sample explains; how much at most in tolerances, and in
# relation to the state.
_EXPLAINED, _MOST, _MOST_OF_STATE = 5.0, 5e4, 1e-7


@compiled
def look_ahead(f: RightHandSide, run: Run, t: float, h: float) -> None:
    """Estimate when a singular position is passed, from a step of length h to t."""
    if f.correction == 0 or f.passes[0] == 0:
        return
    clock = run.clock
    before, now = clock[CONDITION], f.corrected[run.y.size]
    clock[CONDITION] = now
    clock[BEST] = min(clock[BEST], now)
    if now > clock[WORST]:
        clock[WORST], clock[WORST_TIME] = now, t
    beyond = t - clock[SINGULAR]
    has_crossed = 0 <= beyond * np.sign(h) <= abs(h)
    if 0 < before < now < np.inf and not has_crossed:
        clock[SINGULAR] = t + h / (np.sqrt(now / before) - 1)


@compiled
def placed(run: Run, h: float) -> float:
    """Return a step that ends far from the singular position or well beyond it."""
    ahead = (run.clock[SINGULAR] - run.clock[TIME]) * np.sign(h)
    if not 0 < ahead < np.inf:
        return h
    size = abs(h)
    if size >= ahead / MIDDLE:
        size = ahead / MIDDLE
    elif size > ahead / (1 + MIDDLE):
        size = ahead / (1 + MIDDLE)  # the next one, as long, then crosses it
    return float(np.sign(h) * size)


@compiled
def is_near(run: Run, h: float) -> bool:
    """Return whether a step of length h is near a singular position."""
    steps = abs((run.clock[SINGULAR] - run.clock[TIME]) / h)
    is_bad = run.clock[CONDITION] > _BAD_CONDITION
    return bool(steps < _NEAR or (steps < _NEARBY and is_bad))


@compiled
def projected_rates(
    f: RightHandSide, run: Run, stage: int, t: float, y: Array, weight: float
) -> int:
    """Project a state, evaluate a stage there, and add to the noise.

    Args:
        f: The functions.
        run: The run.
        stage: Number of the stage.
        t: Its time [s].
        y: Its state.
        weight: Of the stage in the error.
    """
    status = project(f, t, y)
    if status != RUNNING:
        return status
    status = rates(f, run, stage, t, y)
    if status != RUNNING:
        return status
    copy(y, run.stages[BACKUP])
    for i in range(y.size):
        sign = 1.0 if i % 2 == 0 else -1.0
        y[i] += sign * _DIFFERENCE * max(abs(y[i]), 1.0)
    if project(f, t, y) == RUNNING:
        run.counts[EVALUATIONS] += 1
        status = evaluate(f, t, y, run.stages[SAMPLE])
        if status == RUNNING:
            for i in range(y.size):
                difference = run.stages[SAMPLE, i] - run.stages[stage, i]
                run.noise[i] += abs(weight * difference)
    copy(run.stages[BACKUP], y)
    return STOPPED if status == STOPPED else RUNNING


@compiled
def excusable(run: Run, h: float, atol: Array, rtol: float) -> float:
    """Return how large an error of the step rounding explains, in tolerances."""
    total = 0.0
    for i in range(run.y.size):
        size = max(abs(run.y[i]), abs(run.y_new[i]))
        total += (h * run.noise[i] / (atol[i] + rtol * size)) ** 2
    noise = np.sqrt(total / max(run.y.size, 1))
    return float(min(_EXPLAINED * noise, _MOST, _MOST_OF_STATE / rtol))


@compiled
def excuse(run: Run, t: float, error: float, wanted: float) -> None:
    """Go on with the step that was wanted, after one whose error is rounding."""
    if abs(run.clock[STEP]) < abs(wanted):
        run.clock[STEP] = wanted
    if error > max(1.0, run.clock[LOST]):
        run.clock[LOST] = error
        run.clock[LOST_TIME] = t
