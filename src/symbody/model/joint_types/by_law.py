"""Joints that move by a law: the screw, and any motion given by formulas."""

from __future__ import annotations

from collections.abc import Iterable
from math import isfinite, pi
from typing import Annotated, Any, final

import numpy as np

from symbody.arguments import Arguments, shown
from symbody.errors import ModelError, warn_user
from symbody.expr.evaluate import evaluate_all
from symbody.expr.node import ZERO, Const, Node, Symbol, as_node
from symbody.expr.traverse import symbols_of
from symbody.model.field import element, preset, value_kind
from symbody.model.joint_types.element import (
    Axis,
    Element,
    Entry3,
    Law,
    Length,
    Numbers,
    OptionalMatrix,
    OwnCoordinates,
    Unit,
    elementary,
)
from symbody.spatial.rotation import rotation
from symbody.spatial.vectors import IDENTITY, ZERO_VEC, mat, vec

# Formulas of rotations are products of sines and cosines in double precision.
_ORTHOGONALITY = 1e-9
_SAMPLES = 3


@final
@value_kind
class Screw:
    """Rotation by the angle q [rad], with a translation of pitch·q/2π [m].

    Attributes:
        axis: "x", "y", "z" or any vector but zero, in the joint's frames.
        pitch: Advance in one turn [m]; negative for a left-handed thread.
    """

    axis: Axis
    pitch: Annotated[Length, "m"]

    def __post_init__(self) -> None:
        elementary("R", self.axis, "Screw")
        pitch = as_node(self.pitch, "Screw: pitch")
        if isinstance(pitch, Const) and not isfinite(pitch.value):
            raise ModelError(
                f"Screw({shown(self.axis)}, {shown(self.pitch)}): the pitch must be "
                f"finite. Give the advance of one turn [m], or take Prismatic for a "
                f"translation alone."
            )
        if pitch is ZERO:
            warn_user(
                f"Screw({shown(self.axis)}, {shown(self.pitch)}): the pitch is zero, "
                f"so that nothing advances. Give the advance of one turn [m], or take "
                f"Revolute for a rotation alone."
            )

    @property
    def elements(self) -> tuple[Element, ...]:
        """One motion by a law."""
        angle = Symbol("angle")
        direction = elementary("R", self.axis, "Screw").axis
        advance = as_node(self.pitch) * angle / (2 * pi)
        law = Law(
            (angle,),
            vec([component * advance for component in direction]),
            mat(rotation(self.axis, angle)),
            (0.0,),
            "rad",
        )
        return (Element("G", ZERO_VEC, "screw", law),)


@final
@element
class CustomJoint:
    """Any relative motion, given as formulas of its own coordinates and of time.

    Partial velocities and what velocities add to the accelerations are derived.

    Attributes:
        coordinates: Symbols of the coordinates, e.g. symbol("s"); in the model they
            are called q_joint or, if there are several, q_joint_s.
        position: Origin of the child's frame in the parent's, three formulas [m].
        rotation: Matrix that takes components in the child's frame to the parent's,
            shape (3, 3); None for parallel axes.
        start: Coordinates to start from; default zero.
        unit: Of the coordinates, for plots.

    References:
        Sol (1983), section 3.3.
    """

    coordinates: OwnCoordinates
    position: Annotated[Entry3, "m"] = preset((0, 0, 0))
    rotation: OptionalMatrix = preset(None)
    start: Numbers = preset(())
    unit: Unit = preset("")

    def __post_init__(self) -> None:
        arguments = Arguments("CustomJoint", ModelError)
        arguments.text("unit", self.unit)
        several = isinstance(self.coordinates, Iterable)
        coordinates = tuple(self.coordinates) if several else ()
        if not coordinates or not all(isinstance(s, Symbol) for s in coordinates):
            raise ModelError(
                f"CustomJoint: the coordinates {shown(self.coordinates)} must be "
                f"symbols, at least one, e.g. [symbol('s')]. A joint without is "
                f"Fixed()."
            )
        if len(set(coordinates)) < len(coordinates):
            names = ", ".join(s.name for s in coordinates)
            raise ModelError(
                f"CustomJoint: a coordinate is given twice: {names}. Give each once."
            )
        start = arguments.numbers("start", self.start)
        if start.size and start.shape != (len(coordinates),):
            raise ModelError(
                f"CustomJoint: {start.size} start values for {len(coordinates)} "
                f"coordinates. Give one for each, or none for zero."
            )
        self._check()

    @property
    def elements(self) -> tuple[Element, ...]:
        """One motion by a law."""
        coordinates = tuple(self.coordinates)
        start = tuple(float(x) for x in self.start) or (0.0,) * len(coordinates)
        law = Law(coordinates, *self._formulas(), start, self.unit)
        return (Element("G", ZERO_VEC, "G", law),)

    def _formulas(self) -> tuple[Any, Any]:
        position = np.asarray(self.position, dtype=object)
        if position.shape != (3,):
            raise ModelError(
                f"CustomJoint: the position has the shape {position.shape}; it is a "
                f"vector of three formulas. Give (x, y, z)."
            )
        if self.rotation is None:
            return vec(position), IDENTITY
        rotation = np.asarray(self.rotation, dtype=object)
        if rotation.shape != (3, 3):
            raise ModelError(
                f"CustomJoint: the rotation has the shape {rotation.shape}; it is a "
                f"3x3 matrix, e.g. rotation('x', s)."
            )
        return vec(position), mat(rotation)

    def _check(self) -> None:
        position, rotation = self._formulas()
        entries: list[Node] = [entry for row in rotation for entry in row]
        used = symbols_of(*position, *entries)
        idle = [s.name for s in self.coordinates if s not in used]
        if idle:
            raise ModelError(
                f"CustomJoint: neither position nor rotation depends on the coordinate "
                f"{idle[0]!r}, so it would move nothing. Leave it out."
            )
        if all(isinstance(entry, Const) for entry in entries) and rotation is IDENTITY:
            return
        rng = np.random.default_rng(0)
        for _ in range(_SAMPLES):
            values: dict[str | Symbol, float] = {s: rng.uniform(0.1, 0.9) for s in used}
            R = np.reshape(evaluate_all(entries, values), (3, 3))
            error = np.abs(R @ R.T - np.eye(3)).max()
            if not error < _ORTHOGONALITY or np.linalg.det(R) < 0:
                at = ", ".join(f"{s!r} = {x:.3g}" for s, x in values.items())
                raise ModelError(
                    f"CustomJoint: the rotation is not a rotation: R Rᵀ differs from "
                    f"the unit matrix by {error:.2g} and det R is "
                    f"{np.linalg.det(R):.4g} at {at}. Build it with rotation(axis, "
                    f"angle) and products of those."
                )
