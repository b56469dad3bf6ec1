"""The formulas in the fields of elements, and the symbols that they hold."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from typing import NamedTuple

import numpy as np

from symbody.expr.node import Node, Symbol
from symbody.expr.traverse import symbols_of
from symbody.model.field import ModelElement
from symbody.model.loads.own_law import OwnFormulas, OwnLaw
from symbody.model.quantities import Expression, expanded


class Followed(NamedTuple):
    """An element, and what it follows.

    Attributes:
        who: Its kind and name, for messages.
        element: The element.
        symbols: In its formulas, those of expressions put in.
    """

    who: str
    element: ModelElement
    symbols: frozenset[Symbol]


def followed(
    elements: Iterable[tuple[str, ModelElement]], expressions: Mapping[str, Expression]
) -> tuple[Followed, ...]:
    """Return the elements whose formulas hold symbols.

    Args:
        elements: Kinds and names of elements, and these.
        expressions: Of the model.
    """
    found = []
    for who, element in elements:
        values = (getattr(element, field.name) for field in fields(element))  # type: ignore[arg-type]
        formulas = [formula for value in values for formula in _all_in(value)]
        symbols = symbols_of(*expanded(formulas, expressions))
        if symbols:
            found.append(Followed(who, element, frozenset(symbols)))
    return tuple(found)


def laws_in(value: object) -> list[tuple[int, OwnLaw | OwnFormulas]]:
    """Return the functions of the user's in a field, with their numbers."""
    several = value if isinstance(value, tuple) else (value,)
    held = enumerate(several)
    return [(i, law) for i, law in held if isinstance(law, OwnLaw | OwnFormulas)]


def formulas_in(value: object) -> list[tuple[int, Node]]:
    """Return the formulas in a field, with their numbers."""
    several: Sequence[object] = (value,)
    if isinstance(value, np.ndarray):
        several = value.ravel().tolist()
    elif isinstance(value, list | tuple):
        several = value
    return [(i, one) for i, one in enumerate(several) if isinstance(one, Node)]


def _all_in(value: object) -> Iterator[Node]:
    yield from (formula for _, formula in formulas_in(value))
    for _, law in laws_in(value):
        yield from law.formulas if isinstance(law, OwnFormulas) else (law.formula,)
