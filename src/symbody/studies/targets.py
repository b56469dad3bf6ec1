"""Targets: what the names that vary in a study are."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, final

import numpy as np

from symbody.arguments import near
from symbody.errors import ModelError
from symbody.model.model import Model
from symbody.pipeline import CompiledModel
from symbody.system.system import System
from symbody.system.values import parameter_values

Kind: TypeAlias = Literal["argument", "parameter", "entry", "start", "input"]
# Arguments that stand for any number of them.
_MANY = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)
# J[1][0], or J[1,0] as symbols are called.
_ENTRY = re.compile(r"(.+?)((?:\[\d+(?:, ?\d+)*\])+)")


@final
@dataclass(frozen=True)
class Target:
    """The target of one name that varies."""

    name: str
    # The argument is of the function that makes the model, the entry of a parameter
    # with several.
    kind: Kind
    of: str = ""  # name of the parameter whose entry it is
    at: tuple[int, ...] = ()  # where in it


def targets_of(
    names: tuple[str, ...], system: System, function: Callable[..., Model] | None
) -> dict[str, Target]:
    """Return what names are; ModelError where one is unknown, or means two things."""
    arguments: tuple[str, ...] = ()
    if function is not None:
        wanted = inspect.signature(function).parameters.values()
        arguments = tuple(one.name for one in wanted if one.kind not in _MANY)
    known: dict[Kind, tuple[str, ...]] = {
        "argument": arguments,
        "parameter": tuple(system.parameters),
        "start": tuple(s.name for s in (*system.q, *system.v, *system.x)),
        "input": tuple(system.inputs),
    }
    return {name: _target(name, known, system) for name in names}


def _target(name: str, known: Mapping[Kind, tuple[str, ...]], system: System) -> Target:
    kinds = [kind for kind, names in known.items() if name in names]
    if len(kinds) > 1:
        raise ModelError(
            f"study of {system.name!r}: {name!r} is {' and '.join(kinds)} at once. "
            f"Rename one of them, so that it is clear what varies."
        )
    if kinds:
        return Target(name, kinds[0])
    parts = _ENTRY.fullmatch(name)
    if parts and parts[1] in system.parameters:
        at = tuple(int(i) for i in re.findall(r"\d+", parts[2]))
        shape = system.parameters[parts[1]].symbols.shape
        if len(at) == len(shape) and all(i < n for i, n in zip(at, shape, strict=True)):
            return Target(name, "entry", parts[1], at)
        raise ModelError(
            f"study of {system.name!r}: {name!r} is no entry of the parameter "
            f"{parts[1]!r}, whose shape is {shape}. Count from 0."
        )
    places = [other for names in known.values() for other in names]
    # What is two things at once cannot vary either.
    every = [other for other in places if places.count(other) == 1]
    raise ModelError(
        f"study of {system.name!r}: {name!r} cannot vary, as there is no parameter, "
        f"start value or input of this name. There are {', '.join(every)}. "
        f"{near(name, every)}"
    )


@final
@dataclass(frozen=True)
class Assigned:
    """The values of a run by name, as `simulate` takes them."""

    parameters: dict[str, object]
    start: dict[str, object]
    inputs: dict[str, object]


def assigned(
    values: Mapping[str, object],
    targets: Mapping[str, Target],
    model: CompiledModel | None,
) -> Assigned:
    """Return the values of a run, less the arguments of a function."""
    run = Assigned({}, {}, {})
    groups = {"parameter": run.parameters, "start": run.start, "input": run.inputs}
    entries = []
    for name, value in values.items():
        target = targets[name]
        if target.kind == "entry":
            entries.append((target, value))
        elif target.kind != "argument":
            groups[target.kind][name] = value
    if entries and model is not None:
        _set_entries(run.parameters, entries, model)
    return run


def _set_entries(
    parameters: dict[str, Any],
    entries: Sequence[tuple[Target, object]],
    model: CompiledModel,
) -> None:
    """Put entries into their parameters, whose others are as without them."""
    system = model.system
    others = parameter_values(system, model.overrides | parameters)
    known = dict(zip(system.p, others.tolist(), strict=True))
    for target, value in entries:
        if target.of not in parameters:
            symbols = system.parameters[target.of].symbols
            flat = [known[symbol] for symbol in symbols.ravel().tolist()]
            parameters[target.of] = np.array(flat).reshape(symbols.shape)
        parameters[target.of][target.at] = value
