"""Rates that errors of states make wrong, where runs by Radau tell what they are."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.run.between_results import BetweenResults
from symbody.analyses.run.prepare import Prepared
from symbody.analyses.run.settings import Settings
from symbody.analyses.run.trajectory import Trajectory
from symbody.errors import AnalysisError, heard_warnings, warn_user
from symbody.runtime.functions import CompiledFunction
from symbody.runtime.loops.answers import map_over

Array = NDArray[np.float64]
# Results that are looked at, first and where rates are sensitive; tolerances by which
# rates may be off; steps of Radau from one result to the next; names that are shown.
_FEW, _LOOKED_AT, _ALLOWED, _MOST_STEPS, _SHOWN = 5, 100, 100.0, 10_000, 6
_ROUNDINGS = 16 * np.finfo(np.float64).eps


def told_sensitive_rates(
    ready: Prepared, settings: Settings, trajectory: Trajectory
) -> tuple[str, ...]:
    """Return that rates are off by more than tolerances, as a note; the user is warned.

    Args:
        ready: The model and its problem.
        settings: Method and accuracy of the run.
        trajectory: Its results.
    """
    times, y, u = trajectory.times, trajectory.y, trajectory.u
    rhs, n = ready.problem.rhs, y.shape[1]
    assert isinstance(rhs, CompiledFunction)
    known = np.isfinite(y).all(axis=1) & np.isfinite(u).all(axis=1)
    after = np.flatnonzero(known[1:] & known[:-1] & (np.diff(times) != 0)) + 1
    if not after.size or not n or trajectory.status.outcome != "completed":
        return ()
    rates = map_over(rhs, trajectory.seen[known], y[known], u[known], n)
    atol = settings.tolerances(ready.problem.labels)
    allowed = _ALLOWED * (settings.rtol * np.abs(rates).max(axis=0) + atol)
    few = replace(settings, max_steps=min(_MOST_STEPS, settings.max_steps))
    between = BetweenResults(ready, few, trajectory, ())
    table: dict[int, tuple[float, float]] = {}

    def effects(row: int) -> tuple[Array, Array, Array]:
        """Return errors that are allowed in a state, its rates, and their errors."""
        t, errors = trajectory.seen[row], settings.rtol * np.abs(y[row]) + atol
        states = y[row] + np.vstack([np.zeros(n), np.diag(errors)])
        near = map_over(rhs, np.full(n + 1, t), states, np.tile(u[row], (n + 1, 1)), n)
        return errors, near[0], np.abs(near[1:] - near[0]).sum(axis=0)

    if not any((effects(row)[2] > allowed).any() for row in _some(after, _FEW)):
        return ()
    for row in _some(after, _LOOKED_AT):
        errors, rate, effect = effects(row)
        try:
            with heard_warnings():
                state = between.led(row - 1, times[row : row + 1])[-1][1][-1]
        except AnalysisError:
            continue  # Nothing can be compared, and the run itself has passed here.
        # States that are off by more are no matter of sensitive rates.
        if not (np.abs(state - y[row]) <= _ALLOWED * errors).all():
            continue
        exact = map_over(rhs, trajectory.seen[row : row + 1], state[None], u[[row]], n)
        off = np.abs(exact[0] - rate)
        rounding = _ROUNDINGS / settings.rtol * effect
        for i in np.flatnonzero(off > allowed + rounding).tolist():
            table[i] = max(table.get(i, (0.0, 0.0)), (float(off[i]), float(times[row])))
    if not table:
        return ()
    system = ready.model.system
    v, names = system.coordinates.v_in_y.start, [s.name for s in system.vd]
    worst = sorted(table, key=lambda i: -table[i][0] / allowed[i])
    words = [
        f"{names[i - v] if 0 <= i - v < len(names) else f'the rate of {label!r}'} by "
        f"{table[i][0]:.2g} at t = {table[i][1]:.6g} s"
        for i in worst[:_SHOWN]
        for label in ready.problem.labels[i : i + 1]
    ]
    stored = " and constraints='projection'" if ready.way == "dae" else ""
    text = (
        f"Errors of the states within rtol and atol make rates wrong, as the system is "
        f"stiff: {'; '.join(words)}, and with them loads and multipliers. Take "
        f"method='Radau'{stored}, whose results have "
        f"rates within the tolerance."
    )
    warn_user(f"model {system.name!r}: {text}")
    return (text,)


def _some(rows: NDArray[np.int64], most: int) -> list[int]:
    """Return so many of the rows, evenly."""
    places = np.linspace(0, rows.size - 1, min(most, rows.size)).astype(int)
    return [int(row) for row in rows[places]]
