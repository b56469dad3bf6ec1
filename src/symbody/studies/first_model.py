"""The first model of a study whose models are made by a function."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from symbody.arguments import listed, shown
from symbody.errors import ModelError, SymbodyError, warn_user
from symbody.model.model import Model
from symbody.pipeline import CompiledModel
from symbody.studies.block import Failure
from symbody.studies.content import hashed
from symbody.studies.description import arguments_for
from symbody.studies.design import Design
from symbody.studies.runs import compiled_of, made_by, told
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
