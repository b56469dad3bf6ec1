"""Descriptions of studies, checked before anything runs, and what all runs share."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Any, TypeAlias, TypedDict

from symbody.analyses.run.driving import (
    InputsLike,
    check_inputs,
    checked_inputs,
    inputs_left,
)
from symbody.analyses.run.keeping import (
    StartLike,
    constraint_treatment,
    discretes_of_start,
)
from symbody.analyses.run.methods import (
    AUTOMATIC,
    EVEN_STEPS,
    ConstraintsLike,
    MethodLike,
    Projection,
    chosen_constraints,
    chosen_method,
)
from symbody.analyses.run.options import Save, check_options
from symbody.arguments import Arguments, listed, real_array, shown
from symbody.errors import ModelError, from_extra
from symbody.model.model import Model
from symbody.notes import Note, note_of_idle, note_of_missing
from symbody.pipeline import CompiledModel
from symbody.pipeline.compiled_model import note_of_switches
from symbody.pipeline.functions import Compile
from symbody.studies.design import Design
from symbody.studies.targets import Target


def checked_options(
    arguments: Arguments, options: Mapping[str, object], known: type
) -> dict[str, Any]:
    """Return the options of all runs, with objects for words, or raise ModelError."""
    check_options(arguments, options, known)
    arguments.mapping("parameters", options.get("parameters"))
    checked_inputs(arguments, options.get("inputs"))  # type: ignore[arg-type]
    checked: dict[str, Any] = dict(options)
    if options.get("method") is None:
        checked.pop("method", None)
    else:
        checked["method"] = chosen_method(arguments, options["method"])
    if "constraints" in options:
        checked["constraints"] = chosen_constraints(arguments, options["constraints"])
    if "save" in options:
        remedy = "Give for example sb.Save(work=True)."
        arguments.instance("save", options["save"], Save, remedy)
    return checked


# What results have beside what is kept and what varies.
_RESERVED = ("run", "time", "status", "message", "completed", "chunk_places")


def check_labels(labels: Sequence[str], names: Sequence[str]) -> None:
    """Raise if something is kept under the name of what results have anyway."""
    taken = [label for label in labels if label in _RESERVED]
    if taken:
        raise ModelError(
            f"Study: keep has the label {listed(map(repr, taken))}, which results have "
            f"anyway: {listed(_RESERVED)} tell of each run. Choose another label."
        )
    both = [label for label in labels if label in names]
    if both:
        raise ModelError(
            f"Study: {listed(both)} is kept and varies, too. A name means one "
            f"thing in results: keep it as {{'end': {both[0]!r}}}, for example."
        )


def check_unique(
    arguments: Arguments, targets: Mapping[str, Target], options: Mapping[str, object]
) -> None:
    """Raise if something varies that is given otherwise, too."""
    known: dict[tuple[str, tuple[int, ...]], str] = {}
    for name, target in targets.items():
        twin = known.setdefault((target.of or name, target.at), name)
        if twin != name:
            raise ModelError(
                f"{arguments.who}: {twin!r} and {name!r} vary, which are the same "
                f"entry: which of the two counts is not said. Let one of them vary."
            )
        if target.kind == "entry" and target.of in targets:
            raise ModelError(
                f"{arguments.who}: {target.of!r} varies, and so does its entry "
                f"{name!r}: which of the two counts is not said. Let one of them vary."
            )
        option = {"parameter": "parameters", "start": "start", "input": "inputs"}
        values = options.get(option.get(target.kind, ""))
        for key, value in values.items() if isinstance(values, Mapping) else ():
            if name == key or (isinstance(key, tuple) and name in key):
                raise ModelError(
                    f"{arguments.who}: {name!r} varies, and {option[target.kind]} "
                    f"gives {shown(value)} for it in all runs, which would have no "
                    f"effect. Leave one of the two out."
                )


def check_tables(
    design: Design, targets: Mapping[str, Target], model: CompiledModel
) -> None:
    """Raise ModelError unless what is no number fits the inputs for which it stands."""
    for name, column in design.columns.items():
        if targets[name].kind == "input":
            for _, value in column.options:
                check_inputs(model, {name: value})


def check_run_options(
    arguments: Arguments,
    model: CompiledModel,
    options: Mapping[str, Any],
    *,
    fixed: bool,
) -> None:
    """Raise if an option of all runs is wrong, as far as no run is needed to see it."""
    method = options.get("method", AUTOMATIC)
    save = options.get("save", Save())
    wanted = options.get("constraints", Projection())
    save.computed(model.system)
    constraint_treatment(model, wanted, method, save.work)
    if fixed:
        method.tolerances(model.state_labels())
        discretes_of_start(model, options.get("start"))
        check_inputs(model, checked_inputs(arguments, options.get("inputs")))


def common_notes(
    model: CompiledModel, targets: Mapping[str, Target], options: Mapping[str, Any]
) -> tuple[Note, ...]:
    """Return notes on inputs and parameters, and switches not located, in all runs."""
    inputs = options.get("inputs") or {}
    # Formulas of inputs may hold what those of the model do not.
    are_numbers = all(real_array(value) is not None for value in inputs.values())
    sought = model.system.idle if are_numbers else ()
    idle = note_of_idle([name for name in sought if name in targets])
    missing = inputs_left(model, inputs, targets)
    is_even = options.get("method", AUTOMATIC).step is not None
    passed = note_of_switches(model, EVEN_STEPS) if is_even else ()
    return idle + note_of_missing(missing) + passed


def arguments_for(
    function: Callable[..., Model], row: Mapping[str, object]
) -> dict[str, object]:
    """Return the arguments of a function that vary; ModelError if it needs others."""
    wanted = inspect.signature(function).parameters.values()
    for argument in wanted:
        needs = argument.default is argument.empty
        named = argument.kind in (argument.POSITIONAL_OR_KEYWORD, argument.KEYWORD_ONLY)
        if needs and named and argument.name not in row:
            raise ModelError(
                f"Study: the function {shown(function)} needs {argument.name!r}, which "
                f"does not vary. Let it vary, give it a default, or give "
                f"functools.partial({getattr(function, '__name__', 'f')}, "
                f"{argument.name}=…)."
            )
    return {a.name: row[a.name] for a in wanted if a.name in row}


class EnsembleOptions(TypedDict, total=False):
    """Options of every run of an ensemble, as `simulate` has them."""

    parameters: Mapping[str, object] | None
    start: StartLike | None
    inputs: InputsLike | None
    method: MethodLike | None
    constraints: ConstraintsLike
    compile: Compile


class RunOptions(EnsembleOptions, total=False):
    """Options of every run of a study, as `simulate` has them."""

    save: Save


def imported(module: str, extra: str = "studies") -> Any:
    """Return an optional package of an extra, or raise ModelError how to get it."""
    return from_extra("study", module, extra, ModelError)


# Of the runs done, of all runs.
Progress: TypeAlias = Callable[[int, int], object]


@contextmanager
def telling(
    progress: Progress | bool | None, done: int, runs: int, name: str
) -> Iterator[Callable[[int], None]]:
    """Give a counter of runs done; None is for a bar if tqdm and a terminal exist."""
    if progress is False or (progress is None and find_spec("tqdm") is None):
        yield lambda more: None
    elif progress is None or progress is True:
        bar = imported("tqdm.auto").tqdm(
            total=runs, initial=done, unit="run", desc=name, smoothing=0.1,
            disable=None if progress is None else False,
        )  # fmt: skip
        with bar:
            yield bar.update
    else:
        arguments = Arguments("Study.run", ModelError)
        remedy = "Give True or False for a bar or none."
        text = arguments.function("progress", progress, ("done", "runs"), remedy)
        at = [done]

        def tell(more: int) -> None:
            at[0] += more
            text(at[0], runs)

        yield tell
