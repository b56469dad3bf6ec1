"""Samples of elements: one of any kind, each field filled by what its type asks for.

They make tests, and the mechanism that has one of everything, hold for a kind as soon
as it exists.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import MISSING, fields
from typing import Any

from symbody.errors import ModelError
from symbody.model.field import field_types
from symbody.model.kinds import kinds
from symbody.model.model import Model
from symbody.model.sensors.joints import AnyConstraint


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
    public = kinds(group, own=False)
    return {
        name: kind
        for name, kind in public.items()
        if kind not in present and AnyConstraint not in field_types(kind).values()
    }
