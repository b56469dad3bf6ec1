"""Conditions that an optimal motion must keep, at its end or all the time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.run.trajectory import Trajectory
from symbody.analyses.tangent.cost_gradient import Cost
from symbody.analyses.tangent.outputs_of import Outputs, outputs_of
from symbody.analyses.tangent.tangent_runs import Run, Variables, with_slopes
from symbody.arguments import Arguments, real, shown

Array: TypeAlias = NDArray[np.float64]
# A number, or the least and the greatest value, None for no bound.
Range: TypeAlias = float | tuple[float | None, float | None]
ConditionsLike: TypeAlias = Mapping[object, Range]
# Times of the run at which what shall hold throughout is looked at.
_TIMES = 101


@final
@dataclass(frozen=True)
class Condition:
    """Limits of one result of a motion.

    Attributes:
        of: Name or formula.
        what: For messages.
        low: Least value.
        high: Greatest value; the same for an equation.
        throughout: Whether at all times, or at the end alone.
    """

    of: object
    what: str
    low: float
    high: float
    throughout: bool


def conditions_of(
    arguments: Arguments, run: Run, at_end: object, throughout: object
) -> tuple[Condition, ...]:
    """Return the conditions that a user gave.

    Raises:
        ModelError: A name is unknown, or a range is none.
    """
    entries = []
    for what, values in (("at_end", at_end), ("throughout", throughout)):
        if values is None:
            continue
        if not isinstance(values, Mapping):
            rule = "a dictionary from names or formulas to ranges"
            remedy = "Give for example {'q_hip': (None, 0.5)}."
            raise arguments.refused(what, values, rule, remedy)
        for key, limits in values.items():
            outputs = outputs_of(run, key, what)
            if len(outputs.formulas) != 1:
                rule = f"one number each, and {shown(key)} has {len(outputs.formulas)}"
                raise arguments.refused(what, values, rule, "Name its entries.")
            low, high = _range(arguments, what, key, limits)
            when = "at the end" if what == "at_end" else "throughout"
            text = f"{outputs.labels[0]} {when}"
            entries.append(Condition(key, text, low, high, what == "throughout"))
    return tuple(entries)


def _range(
    arguments: Arguments, what: str, key: object, limits: object
) -> tuple[float, float]:
    number = real(limits)
    if number is not None and what == "at_end" and np.isfinite(number):
        return number, number
    several = list(limits) if isinstance(limits, (tuple, list)) else []
    ends = [end if end is None else real(end) for end in several]
    entries = [end for end in several if end is not None]
    if len(ends) != 2 or not entries or any(real(end) is None for end in entries):
        rule = "a pair of least and greatest value, None for no bound"
        rule += ", or a number" if what == "at_end" else ""
        remedy = "Give for example (None, 0.5)."
        raise arguments.refused(f"{what}[{shown(key)}]", limits, rule, remedy)
    low = -np.inf if ends[0] is None else ends[0]
    high = np.inf if ends[1] is None else ends[1]
    if not low < high:
        rule = f"a range, and not from {low:g} to {high:g}"
        raise arguments.refused(
            f"{what}[{shown(key)}]", limits, rule, "Least value first."
        )
    return low, high


@final
@dataclass(frozen=True)
class Seen:
    """Cost and conditions of a run, with slopes.

    Attributes:
        cost: The cost.
        gradient: Its slopes by the variables.
        values: Of each condition, one number, or one a time.
        slopes: Of these by the variables.
    """

    cost: float
    gradient: Array
    values: tuple[Array, ...]
    slopes: tuple[Array, ...]


def seen(
    run: Run,
    cost: Cost,
    chosen: Variables,
    duration: float,
    conditions: Sequence[Condition],
    times: int = _TIMES,
) -> Seen:
    """Return the cost of a run, and the values of conditions.

    Args:
        run: The run.
        cost: Of what.
        chosen: The variables.
        duration: How long [s].
        conditions: The conditions.
        times: At how many times what holds throughout is looked at.
    """
    several = any(c.throughout for c in conditions)
    grid = np.linspace(0.0, duration, times if several else 2)
    result, S, _ = with_slopes(run, grid, chosen, cost.running)
    n = run.y0.size
    gradient, value = np.zeros(len(chosen.labels)), 0.0
    if cost.running is not None:
        value, gradient = float(result.y[-1, n]), gradient + S[-1, n]
    if cost.final is not None:
        at, slope = _along(run, cost.final, result, S, chosen)
        value, gradient = value + float(at[-1]), gradient + slope[-1]
    values, slopes = [], []
    for condition in conditions:
        outputs = outputs_of(run, condition.of)
        rows = slice(None) if condition.throughout else slice(-1, None)
        at, slope = _along(run, outputs, result, S, chosen, rows)
        values.append(at)
        slopes.append(slope)
    return Seen(value, gradient, tuple(values), tuple(slopes))


def _along(
    run: Run,
    outputs: Outputs,
    trajectory: Trajectory,
    S: Array,
    chosen: Variables,
    rows: slice = slice(-1, None),
) -> tuple[Array, Array]:
    """Return one result at some times, and its slopes by the variables."""
    n = run.y0.size
    times, y, u = trajectory.seen[rows], trajectory.y[rows, :n], trajectory.u[rows]
    values, by_y, by_p = outputs.along(run, times, y, u, chosen.wrt)
    through_states = np.einsum("ti,tik->tk", by_y[:, 0], S[rows, :n])
    return values[:, 0], chosen.total(through_states, by_p[:, 0])
