"""Whether the times of a study are too few for what is kept of them."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from symbody.arguments import Numbers
from symbody.errors import SymbodyError, heard_warnings
from symbody.results.motion import Motion
from symbody.studies.fmu import Fmu
from symbody.studies.keep import FirstTime, Maximum, Minimum, Reduction
from symbody.studies.runs import Runs

_FINER, _MOST_TIMES = 10, 50_000
# What is told of: in relation to the steps of time, or to all that a quantity passes.
_FAR = 0.01


def notes_on_times(runs: Runs, run: int, motion: Motion) -> tuple[str, ...]:
    """Return which reductions of a run change much if it is looked at more often.

    Args:
        runs: The runs; nothing is told of FMUs, whose steps end at the times asked for.
        run: Its number.
        motion: Of it, at the times of the study.
    """
    seen = {
        label: what
        for label, what in runs.keep.items()
        if isinstance(what, (FirstTime, Maximum, Minimum))
    }
    times = finer(runs.times)
    if not seen or len(times) <= len(runs.times) or isinstance(runs.source, Fmu):
        return ()
    try:
        with heard_warnings():  # it has been told of the run itself
            closer = replace(runs, times=times).motion(run)
    except SymbodyError:  # more times make no other run, but memory has an end
        return ()
    return tuple(
        f"keep[{label!r}]: {type(what).__name__} of {what.of!r} is "
        f"{_shown(what, motion)} in run {run}, and {_shown(what, closer)} if that is "
        f"looked at {_FINER} times as often: a study sees quantities at its own times "
        f"only. Give more times."
        for label, what in seen.items()
        if _differs(what, motion, closer)
    )


def finer(times: Numbers) -> Numbers:
    """Return times with others between them, or as they are if they are many.

    Args:
        times: In order [s].
    """
    if len(times) * _FINER > _MOST_TIMES:
        return times
    places = np.arange((len(times) - 1) * _FINER + 1) / _FINER
    found = np.interp(places, np.arange(len(times)), times)
    # Those of the study themselves, without rounding.
    found[::_FINER] = times
    return found


def _differs(what: Reduction, motion: Motion, closer: Motion) -> bool:
    one, other = what(motion), what(closer)
    if isinstance(what, FirstTime):
        step = float(np.abs(np.diff(motion.time)).max(initial=0.0))
        if np.isnan(one) or np.isnan(other):
            return bool(np.isnan(one) != np.isnan(other))
        return bool(abs(one - other) > _FAR * step)
    values = closer.array(what.of)
    passed = values.max(axis=0) - values.min(axis=0)
    return bool((np.abs(one - other) > _FAR * passed).any())


def _shown(what: Reduction, motion: Motion) -> str:
    return np.array2string(what(motion), precision=6, threshold=6)
