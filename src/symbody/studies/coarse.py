"""Whether the times of a study are too few for what is kept of them."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from symbody.arguments import Numbers
from symbody.errors import SymbodyError, heard_warnings
from symbody.pipeline import CompiledModel
from symbody.results.motion import Motion
from symbody.studies.fmu import Fmu
from symbody.studies.keep import (
    FirstTime,
    Maximum,
    Mean,
    Minimum,
    Reduction,
    RootMeanSquare,
)
from symbody.studies.runs import Runs

# Of a study with more times the first ones are looked at.
_FINER, _MOST_TIMES = 10, 50_000
# What is told of: in relation to the steps of time, or to all that a quantity passes.
_FAR, _ROUNDING = 0.01, 1e-9
# What depends on how many times there are.
_BY_TIMES = (FirstTime, Maximum, Mean, Minimum, RootMeanSquare)
# So long a run may take for which others are looked at, too [s].
_QUICK = 0.1


def notes_on_times(runs: Runs, run: int, motion: Motion) -> tuple[str, ...]:
    """Return which reductions change much if runs are looked at more often.

    Beside the run that was tried the first and the last one are looked at, where they
    are quick: what varies is often a frequency or a speed.

    Args:
        runs: The runs; nothing is told of FMUs, whose steps end at the times asked for.
        run: Number of the run that was tried.
        motion: Of it, at the times of the study.
    """
    table = {k: what for k, what in runs.keep.items() if isinstance(what, _BY_TIMES)}
    if not table or len(runs.times) < 2 or isinstance(runs.source, Fmu):
        return ()
    some = [run]
    if isinstance(runs.source, CompiledModel) and motion.statistics.seconds < _QUICK:
        some = [*dict.fromkeys([run, 0, len(runs.design) - 1])]
    times = runs.times[: _MOST_TIMES // _FINER]
    whole = len(times) == len(runs.times)
    notes: dict[str, str] = {}
    for one in some:
        result = motion if whole and one == run else _motion(runs, one, times)
        closer = _motion(runs, one, finer(times))
        if result is None or closer is None:
            continue
        until = "" if whole else f" until t = {times[-1]:.6g} s"
        for label, what in table.items():
            if label not in notes and _differs(what, result, closer):
                notes[label] = (
                    f"keep[{label!r}]: {type(what).__name__} of {what.of!r} is "
                    f"{_shown(what, result)} in run {one}{until}, and "
                    f"{_shown(what, closer)} if that is looked at {_FINER} times as "
                    f"often: a study sees quantities at its own times only. Give more "
                    f"times."
                )
    return tuple(notes[label] for label in table if label in notes)


def _motion(runs: Runs, run: int, times: Numbers) -> Motion | None:
    """Return the motion of a run at other times; None if it fails."""
    try:
        with heard_warnings():  # the study tells of the run itself
            return replace(runs, times=times).motion(run)
    except SymbodyError:  # more times make no other run, but memory has an end
        return None


def finer(times: Numbers) -> Numbers:
    """Return times with others between them, or as they are if they are many."""
    if len(times) * _FINER > _MOST_TIMES:
        return times
    places = np.arange((len(times) - 1) * _FINER + 1) / _FINER
    result = np.interp(places, np.arange(len(times)), times)
    # Those of the study themselves, without rounding.
    result[::_FINER] = times
    return result


def _differs(what: Reduction, motion: Motion, closer: Motion) -> bool:
    one, other = what(motion), what(closer)
    if isinstance(what, FirstTime):
        step = float(np.abs(np.diff(motion.time)).max(initial=0.0))
        if np.isnan(one) or np.isnan(other):
            return bool(np.isnan(one) != np.isnan(other))
        return bool(abs(one - other) > _FAR * step)
    values = closer.array(what.of)
    passed = values.max(axis=0) - values.min(axis=0)
    # Means of what stays the same differ by rounding.
    return bool((np.abs(one - other) > _FAR * passed + _ROUNDING * np.abs(other)).any())


def _shown(what: Reduction, motion: Motion) -> str:
    return np.array2string(what(motion), precision=6, threshold=6)
