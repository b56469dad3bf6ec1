"""The types of fields: joints, coordinates, and formulas for each freedom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from symbody.errors import ModelError
from symbody.expr.node import Array, Node, Symbol
from symbody.model.body import Frame
from symbody.model.field import Entry, Field
from symbody.model.fields import spread
from symbody.model.formulas import FormulaLike, VectorLike
from symbody.model.joint import Joint

CoordinateLike: TypeAlias = Joint | Symbol


class PerFreedom(Field[FormulaLike | VectorLike, Array]):
    """One for all velocities of the joint in a field before this one, or for each."""

    words = "number or formula, or one for each velocity of the joint"

    @classmethod
    def bound(cls, value: object, entry: Entry) -> Array:
        """Return as many nodes as the joint has velocities."""
        n = freedoms(entry)
        return entry.formulas(spread(value, n), (n,))


class OnePerFreedom(Field[FormulaLike | VectorLike, Array]):
    """One number or formula for each velocity of the joint in a field before."""

    words = "number or formula for each velocity of the joint"

    @classmethod
    def bound(cls, value: object, entry: Entry) -> tuple[Node, ...]:
        """Return as many nodes as the joint has velocities."""
        n = freedoms(entry)
        single = n == 1 and not hasattr(value, "__len__")
        return tuple(entry.formulas([value] if single else value, (n,)))


def freedoms(entry: Entry) -> int:
    """Return the number of velocities of the joint in a field before this one."""
    (joint,) = (held for held in entry.before.values() if isinstance(held, Joint))
    return len(joint.v)


class AnyJoint(Field[Joint, Joint]):
    """A joint; it may be fixed."""

    words = "joint"

    @classmethod
    def bound(cls, value: object, entry: Entry) -> Joint:
        """Return the joint."""
        if not isinstance(value, Joint):
            raise ModelError(
                f"{entry.who}: {value!r} is not a joint. Give what add_joint returned."
            )
        return value

    @classmethod
    def frames(cls, value: Joint) -> Sequence[Frame]:
        """Return the frames of the joint."""
        return value.parent, value.child


class MovingJoint(AnyJoint):
    """A joint that can move."""

    words = "joint that can move"

    @classmethod
    def bound(cls, value: object, entry: Entry) -> Joint:
        """Return the joint."""
        joint = super().bound(value, entry)
        if not joint.v:
            raise ModelError(
                f"{entry.who}: the joint {joint.name!r} is fixed, so a force in it "
                f"changes nothing. Choose a joint that can move."
            )
        return joint


class SingleJoint(AnyJoint):
    """A joint of one freedom."""

    words = "joint of one freedom"

    @classmethod
    def bound(cls, value: object, entry: Entry) -> Joint:
        """Return the joint."""
        if not isinstance(value, Joint) or len(value.v) != 1:
            shown = value.name if isinstance(value, Joint) else value
            raise ModelError(
                f"{entry.who}: {shown!r} is not a joint of one freedom. A relation "
                f"needs two of those; for others write Algebraic(formula)."
            )
        return value


class Joints(Field[Joint | Iterable[Joint], tuple[Joint, ...]]):
    """A joint or several, at least one of which can move."""

    words = "joint, or several"

    @classmethod
    def bound(cls, value: Any, entry: Entry) -> tuple[Joint, ...]:
        """Return the joints."""
        who = entry.who
        several = isinstance(value, Iterable) and not isinstance(value, str)
        joints = tuple(value) if several else (value,)
        for joint in joints:
            if not isinstance(joint, Joint):
                raise ModelError(
                    f"{who}: {joint!r} is not a joint. Give what add_joint returned, "
                    f"or several of these, such as model.joints.values()."
                )
        names = ", ".join(joint.name for joint in joints) or "none"
        if len(set(map(id, joints))) < len(joints):
            raise ModelError(f"{who}: a joint is given twice: {names}. Give each once.")
        if not any(joint.v for joint in joints):
            raise ModelError(
                f"{who}: its joints ({names}) have no velocities, so the Jacobian "
                f"would have no column. Give joints that can move."
            )
        return joints

    @classmethod
    def frames(cls, value: Sequence[Joint]) -> Sequence[Frame]:
        """Return the frames of the joints."""
        return [end for joint in value for end in (joint.parent, joint.child)]


class Coordinate(Field[CoordinateLike, Symbol]):
    """A coordinate, or a joint that has one only."""

    words = "joint of one coordinate, or a coordinate"

    @classmethod
    def bound(cls, value: object, entry: Entry) -> Symbol:
        """Return the symbol."""
        return entry.bind.coordinate(value)


class OptionalCoordinates(
    Field[CoordinateLike | Sequence[CoordinateLike] | None, tuple[Symbol, ...] | None]
):
    """A coordinate or several, or none for those that the kind chooses."""

    words = "coordinate or joint, or several, or None"

    @classmethod
    def bound(cls, value: object, entry: Entry) -> tuple[Symbol, ...] | None:
        """Return the symbols."""
        if value is None:
            return None
        given = value if isinstance(value, (list, tuple)) else (value,)
        return tuple(entry.bind.coordinate(one) for one in given)
