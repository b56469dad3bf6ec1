"""The types of fields: places, formulas, choices.

Each has what the user may write and what an element of a model holds instead. A new
one is a class here, whose `form` says by the name of a codec how it stands in files.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Literal, TypeAlias, get_args

from symbody.arguments import among
from symbody.errors import ModelError
from symbody.expr.node import Array, Node, Symbol
from symbody.model.body import Body, Frame, PlaceLike, frame_of
from symbody.model.field import Entry, Field, FieldType, Sample
from symbody.model.formulas import FormulaLike, VectorLike
from symbody.model.joint import Joint
from symbody.spatial.vectors import Vec, vec

AxisWord: TypeAlias = Literal["x", "y", "z"]


def some_body(model: Any, n: int) -> object:
    """Return one of the last bodies of a model, as a sample of places."""
    return list(model.bodies.values())[-1 - n]


def some_joint(model: Any, n: int) -> Joint:
    """Return one of the joints of one freedom that no drive moves, as a sample."""
    joints: list[Joint] = [*model.joints.values()]
    return [j for j in joints if len(j.v) == 1 and j.drives == [None]][n]


def some_load(kind: type) -> Sample:
    """Return what gives one of the loads of a kind, as a sample."""
    return lambda model, n: [
        named.load for named in model.loads.values() if isinstance(named.load, kind)
    ][n]


class Place(Field[PlaceLike, Frame]):
    """A frame, or a body for its own one."""

    words = "body or frame"
    form, sample = "place", some_body

    @classmethod
    def bound(cls, value: object, entry: Entry) -> Frame:
        """Return the frame."""
        return frame_of(entry.who, value)


class OptionalPlace(Field[PlaceLike | None, Frame | None]):
    """A place, or none, which commonly means the world."""

    words = "body, frame or None"
    form, sample = "place", some_body
    of = Place


class PlaceOrDefault(Field[PlaceLike | None, Frame]):
    """A place; None for that of the field that `preset(None, instead=…)` names."""

    words = "body, frame or None"
    form, sample = "place", some_body
    of = Place


class Formula(Field[FormulaLike, Node]):
    """One number or formula of anything that the model knows."""

    words = "number or formula"
    form = "formula"
    sample: ClassVar[Sample | None] = lambda m, n: 1.5 + 0.25 * n
    allowed: tuple[str, ...] = ()

    @classmethod
    def bound(cls, value: object, entry: Entry) -> Node:
        """Return the node."""
        node: Node = entry.formulas(value, (), cls.allowed).item()
        return node


class ConstantFormula(Formula):
    """One number or formula of parameters."""

    words = "number or formula of parameters"
    allowed = ("parameter",)


class PositionFormula(Formula):
    """One formula of coordinates, parameters, time, and expressions of these."""

    words = "number or formula of coordinates, parameters and time"
    # Those known before velocities.
    allowed = ("coordinate", "parameter", "time", "expression")


class OptionalFormula(Field[FormulaLike | None, Node | None]):
    """One number or formula, or none."""

    words = "number, formula or None"
    form, sample = "formula", lambda *_: 0.5
    of: ClassVar[FieldType | None] = Formula


class OptionalConstant(OptionalFormula):
    """One number or formula of parameters, or none."""

    words = "number, formula of parameters or None"
    of = ConstantFormula


class Vector(Field[VectorLike, Vec]):
    """Three numbers or formulas."""

    words = "three numbers or formulas"
    allowed: tuple[str, ...] = ()
    form, sample = "formula", lambda *_: (0.3, 0.2, 0.1)

    @classmethod
    def bound(cls, value: object, entry: Entry) -> Vec:
        """Return the three nodes."""
        return vec(entry.formulas(value, (3,), cls.allowed))


class ConstantVector(Vector):
    """Three numbers or formulas of parameters."""

    words = "three numbers or formulas of parameters"
    allowed = ("parameter",)


class PerAxis(Field[FormulaLike | VectorLike, Array]):
    """One number or formula for all three axes, or one for each."""

    words = "number or formula, or one for each axis"
    form, sample = "formula", lambda *_: (0.5, 0.6, 0.7)

    @classmethod
    def bound(cls, value: object, entry: Entry) -> Array:
        """Return three nodes."""
        return entry.formulas(spread(value, 3), (3,))


def spread(value: object, n: int) -> object:
    """Return one value for all n, or those given for each."""
    return value if hasattr(value, "__len__") else [value] * n


class Equations(Field[FormulaLike | VectorLike, tuple[Node, ...]]):
    """One equation or several: formulas that shall be zero."""

    words = "formula, or several"
    form, sample = (
        "formula",
        lambda m, n: [some_joint(m, 0).v[0] - some_joint(m, 1).v[0]],
    )

    @classmethod
    def bound(cls, value: Any, entry: Entry) -> tuple[Node, ...]:
        """Return the nodes."""
        formulas = list(value) if hasattr(value, "__len__") else [value]
        return tuple(entry.formulas(formulas, (len(formulas),)))


class Flags(Field[Sequence[int], tuple[bool, ...]]):
    """Three times 1 or 0, for x, y and z."""

    words = "three times 1 or 0"
    form, sample = "numbers", lambda m, n: (1, 1, 1 - n)

    @classmethod
    def bound(cls, value: Any, entry: Entry) -> tuple[bool, ...]:
        """Return three times True or False."""
        flags = tuple(value) if hasattr(value, "__len__") else ()
        if len(flags) != 3 or any(flag not in (0, 1) for flag in flags):
            raise ModelError(
                f"{entry.who}: {entry.name}={value!r}. Give three numbers, for x, y "
                f"and z: 1 to lock, 0 to leave free."
            )
        return tuple(bool(flag) for flag in flags)


class Side(Field[int, int]):
    """1 or -1 for one of two sides."""

    words = "1 or -1"
    form, sample = "whole", lambda *_: 1
    rule = "There are two sides, called 1 and -1; give one of these."

    @classmethod
    def bound(cls, value: object, entry: Entry) -> int:
        """Return the number."""
        if isinstance(value, int) and value in (1, -1) and value is not True:
            return value
        raise ModelError(f"{entry.who}: {entry.name}={value!r}. {cls.rule}")


class _OneOfTwoWays(Side):
    rule = (
        "A loop of this kind closes in two ways, called 1 and -1; give one of these, "
        "or None for the one nearest to the start values of the joints."
    )


class Posture(Field[int | None, int | None]):
    """1 or -1 for one of two ways in which a loop closes; None for the nearest."""

    words = "1, -1 or None"
    form, sample = "whole", lambda *_: 1
    of = _OneOfTwoWays


class AxisName(Field[AxisWord, str]):
    """One of the axes of a frame."""

    words = '"x", "y" or "z"'
    form, sample = "word", lambda m, n: "xyz"[n]

    @classmethod
    def bound(cls, value: object, entry: Entry) -> str:
        """Return the word."""
        if not among(value, get_args(AxisWord)):
            raise ModelError(
                f"{entry.who}: the {entry.name} {value!r} must be 'x', 'y' or 'z'. "
                f"For another one turn the frames, or add ones that are turned."
            )
        return str(value)


class OptionalBody(Field[Body | None, Body | None]):
    """A body; None, or the world, for all bodies."""

    words = "body or None"
    form, sample = "place", some_body

    @classmethod
    def bound(cls, value: object, entry: Entry) -> Body | None:
        """Return the body; None for the world."""
        if value is not None and not isinstance(value, Body):
            raise ModelError(
                f"{entry.who}: {value!r} is not a body. Give what add_body returned, "
                f"or nothing for all bodies."
            )
        return None if value is None or value.name == "world" else value


CoordinateLike: TypeAlias = Joint | Symbol


class PerFreedom(Field[FormulaLike | VectorLike, Array]):
    """One for all velocities of the joint in a field before this one, or for each."""

    words = "number or formula, or one for each velocity of the joint"
    form, sample = "formula", lambda m, n: 0.4 + 0.1 * n

    @classmethod
    def bound(cls, value: object, entry: Entry) -> Array:
        """Return as many nodes as the joint has velocities."""
        n = freedoms(entry)
        return entry.formulas(spread(value, n), (n,))


class OnePerFreedom(Field[FormulaLike | VectorLike, Array]):
    """One number or formula for each velocity of the joint in a field before."""

    words = "number or formula for each velocity of the joint"
    form, sample = "formula", lambda *_: 0.3

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
    form, sample = "joint", some_joint

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
    of = AnyJoint
    form, sample = "joint", some_joint

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


class Coordinate(Field[CoordinateLike, Symbol]):
    """A coordinate, or a joint that has one only."""

    words = "joint of one coordinate, or a coordinate"
    form, sample = "coordinate", lambda m, n: some_joint(m, n).q[0]

    @classmethod
    def bound(cls, value: object, entry: Entry) -> Symbol:
        """Return the symbol."""
        return entry.bind.coordinate(value)


class OptionalCoordinates(
    Field[CoordinateLike | Sequence[CoordinateLike] | None, tuple[Symbol, ...] | None]
):
    """A coordinate or several, or none for those that the kind chooses."""

    words = "coordinate or joint, or several, or None"
    form = "coordinate"

    @classmethod
    def bound(cls, value: object, entry: Entry) -> tuple[Symbol, ...] | None:
        """Return the symbols."""
        if value is None:
            return None
        several = value if isinstance(value, (list, tuple)) else (value,)
        return tuple(entry.bind.coordinate(one) for one in several)
