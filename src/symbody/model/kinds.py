"""The kinds of elements by group, as the public modules list them.

A kind of the user's own is among them as soon as its class is made. A sample of any
kind, each field filled by what its type asks for, makes tests, and the mechanism that
has one of everything, hold for a kind as soon as it exists.
"""

from __future__ import annotations

import importlib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, fields
from functools import cache
from typing import Any, get_args

from symbody.errors import ModelError
from symbody.model.field import field_types, registered
from symbody.model.model import Model
from symbody.model.sensors.joints import AnyConstraint
from symbody.model.visuals import Shape

# By what the kinds of a group have and no others do; viewers know each of the shapes.
GROUPS: Mapping[str, Callable[[type], bool]] = {
    "joint": lambda kind: hasattr(kind, "elements"),
    "load": lambda kind: hasattr(kind, "joint_loads"),
    "loop": lambda kind: hasattr(kind, "solve"),
    "constraint": lambda kind: hasattr(kind, "positions"),
    "contact": lambda kind: hasattr(kind, "laws"),
    "sensor": lambda kind: hasattr(kind, "measure"),
    "shape": lambda kind: kind in get_args(Shape),
}


def kinds(group: str, *, own: bool = True) -> dict[str, type]:
    """Return the kinds of a group by their names, in the order of these.

    Our names win over the user's `own`; of two own kinds with one name none counts.
    """
    return dict(_kinds(group, registered() if own else ()))


@cache
def _kinds(group: str, own: tuple[type, ...]) -> Mapping[str, type]:
    belongs = GROUPS[group]
    module = "visuals" if group == "shape" else f"{group}s"
    public = importlib.import_module(f"symbody.{module}")
    ours = {name: getattr(public, name) for name in public.__all__}
    result = {name: kind for name, kind in ours.items() if belongs(kind)}
    others = [kind for kind in own if belongs(kind)]
    count = Counter(kind.__name__ for kind in others)
    for kind in others:
        if count[kind.__name__] == 1:
            result.setdefault(kind.__name__, kind)
    return dict(sorted(result.items()))


def sample(kind: type, model: Model) -> Any:
    """Return an element of a kind, for a model of three bodies and some joints."""
    counts: Counter[object] = Counter()
    values = {}
    types = field_types(kind)
    for entry in fields(kind):
        known = types[entry.name].sample
        if known is not None:
            values[entry.name] = known(model, counts[known])
            counts[known] += 1
        elif entry.default is MISSING:
            raise ModelError(
                f"{kind.__name__}.{entry.name}: there is no sample of a field of type "
                f"{types[entry.name].__name__}. Give the type one."
            )
    return kind(**values)


def missing(group: str, there: Iterable[object]) -> dict[str, type]:
    """Return public kinds without a sample; kinds that measure constraints excepted."""
    present = {type(element) for element in there}
    return {
        name: kind
        for name, kind in kinds(group, own=False).items()
        if kind not in present and AnyConstraint not in field_types(kind).values()
    }
