"""The trial of a study: its first model and one run, which tell shapes and times."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, final

import numpy as np

from symbody.analyses.run.options import Default
from symbody.arguments import Numbers, listed, shown
from symbody.errors import ModelError, SymbodyError, heard_warnings, warn_user
from symbody.model.model import Model
from symbody.pipeline import CompiledModel
from symbody.results.motion import Motion
from symbody.studies.block import Failure, Heard
from symbody.studies.coarse import notes_on_times
from symbody.studies.content import hashed
from symbody.studies.description import arguments_for
from symbody.studies.design import Design
from symbody.studies.fmu import Fmu
from symbody.studies.keep import Reduction, check_names
from symbody.studies.runs import Runs, compiled_of, made_by, told, unneeded
from symbody.studies.targets import Target, found_targets

# So many runs are tried until one tells what all have in common.
TRIES = 8


class FirstModel(NamedTuple):
    """A model of one run, which tells what the names that vary are.

    Attributes:
        model: As the function made it.
        compiled: The same, compiled.
        targets: By the name that varies.
    """

    model: Model
    compiled: CompiledModel
    targets: dict[str, Target]


def tried_runs(count: int) -> list[int]:
    """Return the runs that are tried of so many: the first, the last, some between."""
    return sorted({round(i * (count - 1) / TRIES) for i in range(TRIES + 1)})


def first_model(
    function: Callable[..., Model], design: Design, options: Mapping[str, Any]
) -> FirstModel:
    """Return the first model that has all names that vary.

    Runs for which the function fails are failures of the study, as long as there are
    others.

    Args:
        function: What makes the model of a run.
        design: The values of the runs.
        options: Of all runs.

    Raises:
        SymbodyError: There is none among the runs that are tried.
    """
    failures: list[Failure] = []
    refused: list[SymbodyError] = []
    for run in tried_runs(len(design)):
        arguments = arguments_for(function, design.row(run))
        try:
            model = made_by(function, arguments)
        except Exception as error:  # any, of the user's function: failures are data
            failures.append(Failure(run, told(error)))
            continue
        try:
            compiled = compiled_of(model, options)
            targets = found_targets(design.names, compiled.system, function)
        except SymbodyError as error:
            error.add_note(f"This is run {run} of the study, with {shown(arguments)}.")
            refused.append(error)
            continue
        _check_again(function, arguments, run, model)
        return FirstModel(model, compiled, targets)
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


def _check_again(
    function: Callable[..., Model], values: Mapping[str, object], run: int, model: Model
) -> None:
    """Warn if a function makes another model of the same arguments."""
    wanted = hashed(model)
    try:
        same = hashed(made_by(function, values)) == wanted
    except Exception:  # any, of the user's function
        same = False
    if not same:
        warn_user(
            f"Study: the function {shown(function)} makes another model when it is "
            f"called again with {shown(values)}, as in run {run}. Its models depend on "
            f"more than what varies, so a study that is done again, or goes on, "
            f"differs. Let a seed vary, if it is random."
        )


# A short run is done so often at most to know how long it takes.
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
        ModelError: No run that is tried comes to its end and has all that is kept.
    """
    failures: list[Failure] = []
    for run in tried_runs(len(runs.design)):
        try:
            # It is done again, and then what is warned of becomes notes.
            with heard_warnings() as heard:
                motion = runs.motion(run)
            check_names(runs.keep, [*motion], "Study")
        except Exception as error:  # any, of the user's functions
            failures.append(Failure(run, told(error)))
            continue
        result = runs.reduced(run, Heard(motion, heard))
        if not isinstance(result, Failure):
            again = _told_again(runs, who, run, motion, result[0])
            break
        failures.append(result)
    else:
        all_fail = all_failed(who, failures)
        raise ModelError(f"{all_fail} Look at it with rerun({failures[0].run}).")
    without = unneeded(motion, runs.keep)
    shapes = {label: value.shape for label, value in result[0].items()}
    short = replace(runs, without=without, shapes=shapes)
    each = motion.statistics.seconds
    if each < _LONG:  # which says nothing of what is done beside the steps
        each = _seconds(short, run)
    units = _kept_units(runs.keep, motion)
    # A run that takes long is not done again to know whether more times were better.
    coarse = notes_on_times(runs, run, motion) if each < _LONG else ()
    return Known(shapes, units, without, each, (*again, *coarse))


def _told_again(
    runs: Runs, who: str, run: int, motion: Motion, values: Mapping[str, Numbers]
) -> tuple[str, ...]:
    """Return a note, and warn, if functions give something else of the same motion."""
    again = runs.reduced(run, Heard(motion, ()))
    for label, value in values.items():
        other = None if isinstance(again, Failure) else again[0][label]
        if other is None or not np.array_equal(other, value, equal_nan=True):
            result = shown(other if not isinstance(again, Failure) else again.message)
            note = (
                f"keep[{label!r}] gives {shown(value)} of run {run}, and {result} of "
                f"the same motion asked again. What is kept depends on more than the "
                f"run, so a study that is done again, or goes on, differs. Let a seed "
                f"vary, if it is random."
            )
            warn_user(f"{who}: {note}")
            return (note,)
    return ()


def check_kept(runs: Runs) -> None:
    """Raise if there is no quantity that is kept, or none that can be reduced so.

    Runs are looked at where they begin: whole ones may take hours. If none begins, the
    study says why when it runs. Models that a function makes may have quantities that
    others do not, so one of them that has all is enough.

    Args:
        runs: The runs.

    Raises:
        ModelError: There is none.
    """
    source = runs.source
    if isinstance(source, Fmu):
        check_names(runs.keep, source.names, "Study")
        return
    some = tried_runs(len(runs.design))
    refused: list[ModelError] = []
    for run in some[:1] if isinstance(source, CompiledModel) else some:
        try:
            with heard_warnings():  # as it will be, of the whole run
                begin = replace(runs, times=runs.times[:1]).motion(run)
        except Exception:  # any, of the user's functions: failures are data
            continue
        try:
            check_names(runs.keep, [*begin], "Study")
            for what in runs.keep.values():
                if isinstance(what, Reduction):
                    what(begin)
        except ModelError as error:
            refused.append(error)
            continue
        return
    if refused:
        raise refused[0]


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
