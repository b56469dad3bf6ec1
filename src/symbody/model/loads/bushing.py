"""A rubber bushing: six springs and dampers between two frames."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, final

from symbody.errors import ModelError
from symbody.expr.node import ZERO, Array, Node
from symbody.model.field import Bind, element, preset
from symbody.model.fields import PerAxis, Place
from symbody.model.kinematics import Kinematics
from symbody.model.loads.coefficients import tell_negative
from symbody.model.loads.connection import checked_two_bodies
from symbody.model.loads.load import Load, Wrench
from symbody.model.loads.small_turn import rate_matrix, small_turn
from symbody.spatial.vectors import (
    ZERO_VEC,
    Vec,
    add3,
    array,
    cross,
    matvec,
    neg3,
    plus,
    times,
    transposed,
)


@final
@element
class Bushing(Load):
    """Springs and dampers along and about the axes of a frame A against a frame B.

    The deformation is d = p_AB in A and r = vee(R_AB - R_BA)/2, the sine of the angle
    along the axis of the rotation from A to B. In axes of A,

        force on B   = -K d - D ḋ
        torque on B  = -Hᵀ (K_r r + D_r ṙ),  H = (tr(R_AB) 1 - R_AB)/2,  ṙ = H w

    with w the angular velocity of B relative to A. For small angles r is the rotation
    vector and H the unit matrix. For any angle the springs hold the energy
    (dᵀK d + rᵀK_r r)/2 and the dampers take energy; about one axis the torque has its
    maximum at 45 degrees, so use it below that. A takes the opposite force at B's
    origin and the opposite torque. Each stiffness and damping is one value for all
    axes, or three.

    Attributes:
        a: Body or frame whose axes are those of the springs.
        b: Body or frame on another body; without load it coincides with A.
        stiffness: Along x, y, z [N/m].
        torsional_stiffness: About x, y, z [N m/rad].
        damping: Along x, y, z [N s/m].
        torsional_damping: About x, y, z [N m s/rad].
    """

    a: Place
    b: Place
    stiffness: Annotated[PerAxis, "N/m"]
    torsional_stiffness: Annotated[PerAxis, "N m/rad"]
    damping: Annotated[PerAxis, "N s/m"] = preset(0)
    torsional_damping: Annotated[PerAxis, "N m s/rad"] = preset(0)
    shape = (6,)
    unit = ""

    def check(self, who: str, bind: Bind) -> None:
        """Raise if the fields do not fit each other."""
        checked_two_bodies(who, "frames", self.a, self.b)
        springs = (*self.stiffness, *self.torsional_stiffness)
        dampers = (*self.damping, *self.torsional_damping)
        if all(entry is ZERO for entry in (*springs, *dampers)):
            raise ModelError(
                f"{who}: all stiffnesses and dampings are zero, so it does nothing. "
                f"Give at least one."
            )
        tell_negative(who, "damping", self.damping, bind)
        tell_negative(who, "torsional_damping", self.torsional_damping, bind)

    def wrenches(self, kinematics: Kinematics) -> Sequence[Wrench]:
        """Return force and torque on B, and the opposite ones on A."""
        d, d_rate = kinematics.position(self.b, self.a, self.a), ZERO_VEC
        if _acts(self.damping):
            d_rate = kinematics.velocity(self.b, self.a, self.a)
        force = _opposed(self.stiffness, d, self.damping, d_rate)
        R, r_rate = kinematics.rotation(self.b, self.a), ZERO_VEC
        H = rate_matrix(R)
        if _acts(self.torsional_damping):
            r_rate = matvec(H, kinematics.angular_velocity(self.b, self.a, self.a))
        inner = _opposed(
            self.torsional_stiffness, small_turn(R), self.torsional_damping, r_rate
        )
        torque = matvec(transposed(H), inner)
        on_a = neg3(add3(torque, cross(d, force)))
        return (
            Wrench(self.b, self.a, force=force, torque=torque),
            Wrench(self.a, self.a, force=neg3(force), torque=on_a),
        )

    def value(self, kinematics: Kinematics) -> Array:
        """Return torque and force on B, in the axes of A."""
        on_b, _ = self.wrenches(kinematics)
        return array([*on_b.torque, *on_b.force])


def _acts(damping: Array) -> bool:
    return any(entry is not ZERO for entry in damping)


def _opposed(stiffness: Array, x: Vec, damping: Array, rate: Vec) -> Vec:
    def entry(i: int) -> Node:
        return plus(times(stiffness[i], x[i]), times(damping[i], rate[i]))

    return neg3((entry(0), entry(1), entry(2)))
