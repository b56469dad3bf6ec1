"""The fields of elements: what the user may write, and what they hold once bound.

Loads, sensors, constraints, loops and shapes are written with bodies, numbers and
formulas; adding one to a model gives a copy whose fields hold frames and nodes. A
field's type has both: constructors take the one, the methods of the element read the
other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Generic, TypeAlias, TypeVar, dataclass_transform

from symbody.expr.node import Array, Node, Symbol
from symbody.model.body import Frame, PlaceLike
from symbody.model.formulas import FormulaLike, VectorLike
from symbody.model.joint import Joint
from symbody.spatial.vectors import Vec

Written = TypeVar("Written", contravariant=True)
Bound = TypeVar("Bound", covariant=True)
Class = TypeVar("Class")


class Field(Generic[Written, Bound]):
    """The type of a field; it exists for type checkers, as the protocol of both sides.

    They take the parameter of a constructor from `__set__`, and what an attribute is
    from `__get__`.
    """

    def __get__(self, element: object, owner: type) -> Bound:
        """Return what the field holds when the element is bound."""
        raise NotImplementedError

    def __set__(self, element: object, value: Written) -> None:
        """Take what the user wrote."""
        raise NotImplementedError


CoordinateLike: TypeAlias = Joint | Symbol

Place: TypeAlias = Field[PlaceLike, Frame]
OptionalPlace: TypeAlias = Field[PlaceLike | None, Frame | None]
# None stands for a frame that binding finds.
PlaceOrDefault: TypeAlias = Field[PlaceLike | None, Frame]
Formula: TypeAlias = Field[FormulaLike, Node]
OptionalFormula: TypeAlias = Field[FormulaLike | None, Node | None]
Vector: TypeAlias = Field[VectorLike, Vec]
# One formula for all freedoms or axes, or one for each.
Formulas: TypeAlias = Field[FormulaLike | VectorLike, Array]
# One equation or several.
Equations: TypeAlias = Field[FormulaLike | VectorLike, tuple[Node, ...]]
Coordinate: TypeAlias = Field[CoordinateLike, Symbol]
Flags: TypeAlias = Field[Sequence[int], tuple[bool, ...]]


def field_of(who: str, given: Any, value: Any) -> str:
    """Return the field of an element that a value stands in, and whose it is.

    Args:
        who: Kind and name of the element, for messages.
        given: The element.
        value: What stands in a field, or a list of that alone.
    """
    first = value[0] if isinstance(value, list) and value else value
    for field in fields(given) if is_dataclass(given) else ():
        held = getattr(given, field.name)
        if held is value or held is first:
            return f"{field.name} of {who}"
    return who


def preset(value: Any) -> Any:
    """Return the value that a field has unless the user gives another."""
    return value


@dataclass_transform(frozen_default=True, eq_default=False)
def element(kind: type[Class]) -> type[Class]:
    """Make a class a kind of element: a frozen dataclass, compared by identity."""
    return dataclass(frozen=True, eq=False)(kind)
