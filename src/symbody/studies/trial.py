"""The trial of a study: its first model and one run, which tell shapes and times."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, final

import numpy as np

from symbody.analyses.run.options import Default
from symbody.arguments import Numbers, listed, shown
from symbody.errors import ModelError, SymbodyError, collected_warnings, warn_user
from symbody.model.model import Model
from symbody.pipeline import CompiledModel
from symbody.results.motion import Motion
from symbody.studies.content import hashed
from symbody.studies.description import arguments_for
from symbody.studies.design import Design
from symbody.studies.fmu import Fmu
from symbody.studies.keep import (
    Failure,
    FirstTime,
    Maximum,
    Mean,
    Minimum,
    MotionWithWarnings,
    Reduction,
    RootMeanSquare,
    check_names,
)
from symbody.studies.runs import Runs, compiled_of, error_text, made_by, unneeded
from symbody.studies.targets import Target, targets_of

# Of a study with more times the first ones are looked at.
_FINER, _MOST_TIMES = 10, 50_000
# What is told of: in relation to the steps of time, or to all that a quantity passes.
_FAR, _ROUNDING = 0.01, 1e-9
# What depends on how many times there are.
_BY_TIMES = (FirstTime, Maximum, Mean, Minimum, RootMeanSquare)
# So long a run may take for which others are looked at, too [s].
_QUICK = 0.1


def notes_on_times(runs: Runs, run: int, motion: Motion) -> tuple[str, ...]:
    """Return which reductions change much if a run is looked at more often.

    The first and the last one, too, if quick; steps of FMUs end at the asked times.
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
        with collected_warnings():  # the study tells of the run itself
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


# So many runs are tried until one tells what all have in common.
TRIES = 8


def tried_runs(count: int) -> list[int]:
    """Return the runs that are tried of so many: the first, the last, some between."""
    return sorted({round(i * (count - 1) / TRIES) for i in range(TRIES + 1)})


def first_model(
    function: Callable[..., Model], design: Design, options: Mapping[str, Any]
) -> tuple[Model, CompiledModel, dict[str, Target]]:
    """Return the first model that a function can make, compiled, and its targets."""
    failures: list[Failure] = []
    refused: list[SymbodyError] = []
    for run in tried_runs(len(design)):
        arguments = arguments_for(function, design.row(run))
        try:
            model = made_by(function, arguments)
        except Exception as error:  # any, of the user's function: failures are data
            failures.append(Failure(run, error_text(error)))
            continue
        try:
            compiled = compiled_of(model, options)
            targets = targets_of(design.names, compiled.system, function)
        except SymbodyError as error:
            error.add_note(f"This is run {run} of the study, with {shown(arguments)}.")
            refused.append(error)
            continue
        wanted = hashed(model)
        try:
            same = hashed(made_by(function, arguments)) == wanted
        except Exception:  # any, of the user's function
            same = False
        if not same:
            warn_user(
                f"Study: the function {shown(function)} makes another model when it is "
                f"called again with {shown(arguments)}, as in run {run}. Its models "
                f"depend on more than what varies, so a study that is done again, or "
                f"goes on, differs. Let a seed vary, if it is random."
            )
        return model, compiled, targets
    if refused:
        raise refused[0]
    raise all_failed(f"Study of the function {shown(function)}", failures)


def all_failed(who: str, failures: list[Failure]) -> ModelError:
    """Return the error of a study of which no run that was tried succeeds."""
    first = failures[0]
    said = first.message if first.message.endswith((".", "?")) else f"{first.message}."
    runs = listed(failure.run for failure in failures)
    return ModelError(
        f"{who}: all runs that were tried fail: {runs}. Run {first.run}: {said}"
    )


# So long runs are done until it is known how long one takes [s].
_SHORT = 5e-3
# A run of so long a motion is not done again to know it better [s].
_LONG = 1.0


@final
@dataclass(frozen=True)
class Known:
    """Sizes and units that one run tells of all runs."""

    shapes: Mapping[str, tuple[int, ...]]  # of what is kept, by label
    units: Mapping[str, str]  # of what is kept
    without: tuple[Default, ...]  # what of a motion need not be computed
    seconds: float  # how long a run takes on one thread [s]
    notes: tuple[str, ...] = ()  # on reductions for which times are few


def tried(runs: Runs, who: str, enough: float) -> tuple[Known, Runs]:
    """Return what one run tells of all, and the runs that know it.

    Raises ModelError if none can.
    """
    failures: list[Failure] = []
    for run in tried_runs(len(runs.design)):
        try:
            # It is done again, and then what is warned of becomes notes.
            with collected_warnings() as collected:
                motion = runs.motion(run)
            check_names(runs.keep, motion, "Study")
        except Exception as error:  # any, of the user's functions
            failures.append(Failure(run, error_text(error)))
            continue
        result = runs.reduced(run, MotionWithWarnings(motion, collected))
        if result.failure is None:
            again = _note_of_chance(runs, who, run, motion, result.values)
            break
        failures.append(result.failure)
    else:
        all_fail = all_failed(who, failures)
        raise ModelError(f"{all_fail} Look at it with rerun({failures[0].run}).")
    without = unneeded(motion, runs.keep)
    shapes = {label: value.shape for label, value in result.values.items()}
    short = replace(runs, without=without, shapes=shapes)
    each = motion.statistics.seconds
    if each < _LONG:  # which says nothing of what is done beside the steps
        each = _seconds(short, run, enough)
    units = {
        label: what.unit(motion.record.quantity(what.of).unit)
        for label, what in runs.keep.items()
        if isinstance(what, Reduction)
    }
    # A run that takes long is not done again to know whether more times were better.
    coarse = notes_on_times(runs, run, motion) if each < _LONG else ()
    return Known(shapes, units, without, each, (*again, *coarse)), short


def _note_of_chance(
    runs: Runs, who: str, run: int, motion: Motion, values: Mapping[str, Numbers]
) -> tuple[str, ...]:
    """Return a note, and warn, if functions give something else of the same motion."""
    again = runs.reduced(run, MotionWithWarnings(motion, []))
    for label, value in values.items():
        other = again.values.get(label)
        if other is None or not np.array_equal(other, value, equal_nan=True):
            result = shown(again.failure.message if again.failure else other)
            note = (
                f"keep[{label!r}] gives {shown(value)} of run {run}, and {result} of "
                f"the same motion asked again. What is kept depends on more than the "
                f"run, so a study that is done again, or goes on, differs. Let a seed "
                f"vary, if it is random."
            )
            warn_user(f"{who}: {note}")
            return (note,)
    return ()


def check_keep(runs: Runs) -> None:
    """Raise ModelError if no run has a quantity that is kept, or reduces it so.

    Only beginnings are looked at, as runs may take hours; models that a function makes
    may differ, so one with all quantities is enough.
    """
    source = runs.source
    if isinstance(source, Fmu):
        check_names(runs.keep, source.names, "Study")
        return
    some = tried_runs(len(runs.design))
    refused: list[ModelError] = []
    for run in some[:1] if isinstance(source, CompiledModel) else some:
        try:
            with collected_warnings():  # as it will be, of the whole run
                begin = replace(runs, times=runs.times[:1]).motion(run)
        except Exception:  # any, of the user's functions: failures are data
            continue
        try:
            check_names(runs.keep, begin, "Study")
            for what in runs.keep.values():
                if isinstance(what, Reduction):
                    what(begin)
        except ModelError as error:
            refused.append(error)
            continue
        return
    if refused:
        raise refused[0]


def _seconds(runs: Runs, run: int, enough: float) -> float:
    """Return how long a run takes [s], exactly if not `enough`; user code runs once."""
    runs.block([run])  # makes ready what all share
    # Other work of the machine is no part of it; what the user's functions wait for is.
    alone = runs.is_own and not runs.device
    clock = time.thread_time if alone else time.perf_counter
    count = 1
    while True:
        first = min(run, len(runs.design) - count)
        began = clock()
        runs.block(range(first, first + count))
        seconds = clock() - began
        known = seconds > _SHORT or seconds < count * enough or not runs.is_own
        if known or 4 * count > len(runs.design):
            return seconds / count
        count *= 4
