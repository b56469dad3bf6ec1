"""The kinds of elements by group, result by the list of public names.

A kind of the user's own is among them as soon as its class is made.
"""

from __future__ import annotations

import importlib
from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from typing import get_args

from symbody.model.field import registered
from symbody.model.visuals import Shape
from symbody.public_names import places

# By what the kinds of a group have and no others do; viewers know each of the shapes.
GROUPS: Mapping[str, Callable[[type], bool]] = {
    "joint": lambda kind: hasattr(kind, "elements"),
    "load": lambda kind: hasattr(kind, "joint_loads"),
    "loop": lambda kind: hasattr(kind, "solve"),
    "constraint": lambda kind: hasattr(kind, "positions"),
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
    result = {kind.__name__: kind for kind in _public() if belongs(kind)}
    others = [kind for kind in own if belongs(kind)]
    count = Counter(kind.__name__ for kind in others)
    for kind in others:
        if count[kind.__name__] == 1:
            result.setdefault(kind.__name__, kind)
    return dict(sorted(result.items()))


@cache
def _public() -> tuple[type, ...]:
    """Return the kinds that the list of public names leads to."""
    named = {
        getattr(importlib.import_module(place), name)
        for name, place in places().items()
        if place.startswith("symbody.model.")
    }
    return tuple(kind for kind in registered() if kind in named)
