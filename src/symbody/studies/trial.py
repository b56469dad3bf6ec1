"""The trial of a study: one run, which tells the shapes and the time of all."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import final

import numpy as np

from symbody.analyses.monitor import Default
from symbody.arguments import Numbers, listed, shown
from symbody.errors import ModelError, warn_user
from symbody.results.motion import Motion
from symbody.studies.block import Failure
from symbody.studies.coarse import notes_on_times
from symbody.studies.fmu import Fmu
from symbody.studies.keep import Reduction, check_names
from symbody.studies.runs import Runs, told, unneeded

# So many runs are tried until one tells the shapes of what functions keep.
_TRIES = 8
# So long runs are done until it is known how long one takes [s].
_SHORT = 5e-3
# A run of so long a motion is not done again to know it better [s].
_LONG = 1.0


@final
@dataclass(frozen=True)
class Known:
    """Sizes and units that one run tells of all runs.

    Attributes:
        shapes: Of what is kept, by label.
        units: Of what is kept.
        without: What of a motion need not be computed.
        seconds: How long a run takes on one thread [s].
        notes: Of reductions for which the times of the study are few.
    """

    shapes: Mapping[str, tuple[int, ...]]
    units: Mapping[str, str]
    without: tuple[Default, ...]
    seconds: float
    notes: tuple[str, ...] = ()


def tried(runs: Runs, who: str) -> Known:
    """Return what one run tells of all.

    Args:
        runs: The runs, of which nothing is known yet.
        who: The study, for messages.

    Raises:
        ModelError: No run that is tried comes to its end, or something kept is none of
            the quantities.
    """
    last = len(runs.design) - 1
    some = sorted({round(i * last / _TRIES) for i in range(_TRIES + 1)})
    failures: list[Failure] = []
    for run in some:
        try:
            motion = runs.motion(run)
        except Exception as error:  # any, of the user's functions
            failures.append(Failure(run, told(error)))
            continue
        check_names(runs.keep, [*motion], "Study")
        found = runs.reduced(run, motion)
        if not isinstance(found, Failure):
            _check_again(runs, who, run, motion, found[0])
            break
        failures.append(found)
    else:
        first = failures[0]
        said = (
            first.message if first.message.endswith((".", "?")) else f"{first.message}."
        )
        raise ModelError(
            f"{who}: all runs that were tried fail: {listed(some)}. Run "
            f"{first.run}: {said} Look at it with rerun({first.run})."
        )
    without = unneeded(motion, runs.keep)
    shapes = {label: value.shape for label, value in found[0].items()}
    short = replace(runs, without=without, shapes=shapes)
    each = motion.statistics.seconds
    if each < _LONG:  # which says nothing of what is done beside the steps
        each = _seconds(short, run)
    units = _kept_units(runs.keep, motion)
    # A run that takes long is not done again to know whether more times were better.
    coarse = notes_on_times(runs, run, motion) if each < _LONG else ()
    return Known(shapes, units, without, each, coarse)


def _check_again(
    runs: Runs, who: str, run: int, motion: Motion, values: Mapping[str, Numbers]
) -> None:
    """Warn if functions give something else of the same motion."""
    again = runs.reduced(run, motion)
    for label, value in values.items():
        other = None if isinstance(again, Failure) else again[0][label]
        if other is None or not np.array_equal(other, value, equal_nan=True):
            found = shown(other if not isinstance(again, Failure) else again.message)
            warn_user(
                f"{who}: keep[{label!r}] gives {shown(value)} of run {run}, and "
                f"{found} of the same motion asked again. What is kept depends on "
                f"more than the run, so a study that is done again, or goes on, "
                f"differs. Let a seed vary, if it is random."
            )
            return


def check_kept(runs: Runs) -> None:
    """Raise if there is no quantity that is kept, or none that can be reduced so.

    The first run is looked at where it begins: whole runs may take hours. If it does
    not begin, the study says why when it runs.

    Args:
        runs: The runs.

    Raises:
        ModelError: There is none.
    """
    source = runs.source
    if isinstance(source, Fmu):
        check_names(runs.keep, source.names, "Study")
        return
    try:
        begin = replace(runs, times=runs.times[:1]).motion(0)
    except Exception:  # any, of the user's functions: failures are data
        return
    check_names(runs.keep, [*begin], "Study")
    for what in runs.keep.values():
        if isinstance(what, Reduction):
            what(begin)


def _seconds(runs: Runs, run: int) -> float:
    """Return how long one of some runs takes [s].

    Several are timed together only where nothing of the user's is called: in another
    run it may hang, or end the process, which workers survive and a client does not.
    """
    runs.block([run])  # makes ready what all share
    if not runs.is_own:
        return _least(runs, range(run, run + 1))
    count = 1
    while True:
        first = min(run, len(runs.design) - count)
        seconds = _least(runs, range(first, first + count))
        if seconds > _SHORT or 4 * count > len(runs.design):
            return seconds / count
        count *= 4


def _least(runs: Runs, some: range) -> float:
    """Return how long runs take [s], the least of some tries if that is short.

    Other work of the machine, which a try waits for, would make small blocks.
    """
    least = np.inf
    for _ in range(_TRIES):
        began = time.perf_counter()
        runs.block(some)
        least = min(least, time.perf_counter() - began)
        if not _SHORT < least < _LONG / _TRIES:
            break
    return float(least)


def _kept_units(keep: Mapping[str, object], motion: Motion) -> dict[str, str]:
    """Return the units of what is kept of quantities."""
    quantities = motion.record.quantities
    return {
        label: what.unit(quantities[what.of].unit)
        for label, what in keep.items()
        if isinstance(what, Reduction)
    }
