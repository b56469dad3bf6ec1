"""Meetings of the ends of loads, found afterwards in the rows of a trajectory."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from symbody.analyses.run.problem import InitialValueProblem
from symbody.analyses.run.trajectory import Trajectory
from symbody.errors import AnalysisError
from symbody.results.status import Status
from symbody.runtime.loops.answers import map_over
from symbody.runtime.loops.functions import END_ENTRIES

# Two vectors are opposite if they are so nearly on one line.
_ON_ONE_LINE = 1e-4
# As in meeting.c, between rows instead of steps.
_VANISHING = 1e-3


def check_meetings(problem: InitialValueProblem, trajectory: Trajectory) -> None:
    """Raise where the ends of a load are on opposite sides in successive rows.

    For solvers that do not show their steps. Forces that vanish on either side may
    vanish between as well, and are let pass.

    Raises:
        AnalysisError: The ends of a load have met; the result is the trajectory until
            the row before.
    """
    if problem.ends is None:
        return
    rows, n = len(trajectory.times), len(problem.passed)
    size = END_ENTRIES * n
    out = map_over(problem.ends, trajectory.seen, trajectory.y, trajectory.u, size)
    values = out.reshape(rows, n, END_ENTRIES)
    p, force = values[:, :, :3], values[:, :, 3]
    along = (p[1:] * p[:-1]).sum(axis=2)
    across = np.linalg.norm(np.cross(p[1:], p[:-1]), axis=2)
    met = (along < 0) & (across < -_ON_ONE_LINE * along)
    met &= (force[1:] != 0) & (force[:-1] != 0)
    followed = trajectory.seen, trajectory.y, trajectory.u
    for row, i in np.argwhere(met).tolist():
        # Where the way of the vector is nearest to zero.
        far = np.linalg.norm(p[row : row + 2, i], axis=1)
        part = far[0] / far.sum()
        t, y, u = (a[[row]] + part * (a[[row + 1]] - a[[row]]) for a in followed)
        at = map_over(problem.ends, t, y, u, size).reshape(n, END_ENTRIES)[i, 3]
        largest = np.abs(force[row : row + 2, i]).max()
        met[row, i] = not abs(at) <= _VANISHING * largest
    if not met.any():
        return
    row = int(met.any(axis=1).argmax())
    t = float(trajectory.times[row])
    words = problem.passed[int(met[row].argmax())]
    text = f"time integration: after t = {t:.6g} s {words}"
    reached = replace(
        trajectory,
        times=trajectory.times[: row + 1],
        y=trajectory.y[: row + 1],
        u=trajectory.u[: row + 1],
        seen=trajectory.seen[: row + 1],
        status=Status("failed", text),
    )
    raise AnalysisError(text, reached)
