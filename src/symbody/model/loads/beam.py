"""A massless beam between two frames, for small deflections."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, final

from symbody.errors import ModelError
from symbody.expr.node import ZERO, Array, Node, as_node, neg
from symbody.model.field import Bind, element, preset
from symbody.model.fields import ConstantFormula, Formula, Place
from symbody.model.kinematics import Kinematics
from symbody.model.loads.coefficients import checked_not_negative, checked_positive
from symbody.model.loads.connection import checked_two_bodies
from symbody.model.loads.load import Load, Wrench
from symbody.model.loads.small_turn import rate_matrix, small_turn
from symbody.spatial.vectors import (
    Vec,
    add3,
    array,
    cross,
    matvec,
    minus,
    neg3,
    plus,
    times,
    transposed,
)


@final
@element
class Beam(Load):
    """A straight elastic beam without mass from a frame A along its x to a frame B.

    Stretch e = c - (length, 0, 0), with c = p_AB in A, and turn r = vee(R_AB - R_BA)/2
    are the relevant variables; K is the stiffness matrix of Euler and Bernoulli:

        F_x = EA/l e_x                        M_x = GJ/l r_x
        F_y = EIz (12 e_y/l³ - 6 r_z/l²)      M_z = EIz (4 r_z/l - 6 e_y/l²)
        F_z = EIy (12 e_z/l³ + 6 r_y/l²)      M_y = EIy (4 r_y/l + 6 e_z/l²)

    on the beam at B; B takes the opposite, and A what keeps the balance. For any
    deflection the forces belong to the energy (eᵀF + rᵀM)/2; K is that of small ones,
    up to about a tenth of the length and of a radian. The damping is in proportion to
    K.

    Attributes:
        a: Body or frame at the beginning; the beam leaves it along x.
        b: Body or frame at the end, on another body; unloaded, its axes are parallel
            to A's.
        length: Length without load [m].
        axial: Stiffness EA [N].
        bending_y: Stiffness EI about y, which resists deflection along z [N m²].
        bending_z: Stiffness EI about z, which resists deflection along y [N m²].
        torsion: Stiffness GJ about x [N m²].
        damping_time: Damping matrix as this times the stiffness matrix [s].

    References:
        Sol (1983), section 3.2; Przemieniecki (1968), Theory of Matrix Structural
        Analysis, section 5.6.
    """

    a: Place
    b: Place
    length: Annotated[ConstantFormula, "m"]
    axial: Annotated[Formula, "N"]
    bending_y: Annotated[Formula, "N m²"]
    bending_z: Annotated[Formula, "N m²"]
    torsion: Annotated[Formula, "N m²"]
    damping_time: Annotated[Formula, "s"] = preset(0)
    shape = (6,)
    unit = ""

    def check(self, who: str, bind: Bind) -> None:
        """Raise if the ends are on one body, or a stiffness is negative."""
        checked_two_bodies(who, "ends", self.a, self.b)
        line = "because the beam leaves A along its x"
        checked_positive(who, "the length", self.length, line, bind)
        stiff = "because a beam resists"
        stiffnesses = {
            "axial": self.axial,
            "bending_y": self.bending_y,
            "bending_z": self.bending_z,
            "torsion": self.torsion,
        }
        for name, value in stiffnesses.items():
            checked_not_negative(who, f"the stiffness {name}", value, stiff, bind)
        if all(value is ZERO for value in stiffnesses.values()):
            raise ModelError(
                f"{who}: all its stiffnesses are zero, so it does nothing. Give at "
                f"least one of {', '.join(stiffnesses)}."
            )
        brakes = "because it brakes"
        checked_not_negative(who, "the damping_time", self.damping_time, brakes, bind)

    def wrenches(self, kinematics: Kinematics) -> Sequence[Wrench]:
        """Return force and torque on B, and what keeps the balance on A."""
        c = kinematics.position(self.b, self.a, self.a)
        R = kinematics.rotation(self.b, self.a)
        H = rate_matrix(R)
        e, r = (minus(c[0], self.length), c[1], c[2]), small_turn(R)
        if self.damping_time is not ZERO:
            c_rate = kinematics.velocity(self.b, self.a, self.a)
            w = kinematics.angular_velocity(self.b, self.a, self.a)
            e = _with_rate(e, self.damping_time, c_rate)
            r = _with_rate(r, self.damping_time, matvec(H, w))
        F, M = self._elastic(e, r)
        force, torque = neg3(F), neg3(matvec(transposed(H), M))
        return (
            Wrench(self.b, self.a, force=force, torque=torque),
            Wrench(
                self.a,
                self.a,
                force=neg3(force),
                torque=neg3(add3(torque, cross(c, force))),
            ),
        )

    def _elastic(self, e: Vec, r: Vec) -> tuple[Vec, Vec]:
        """Return K (e, r): force and torque on the beam, dual to these."""
        ln = self.length

        def bent(EI: Node, shift: Node, turn: Node) -> tuple[Node, Node]:
            # Of a turn that is positive where it deflects along `shift`.
            k = EI / (ln * ln * ln)
            force = times(k, minus(times(as_node(12), shift), times(6 * ln, turn)))
            inner = minus(times(4 * ln * ln, turn), times(6 * ln, shift))
            return force, times(k, inner)

        F_y, M_z = bent(self.bending_z, e[1], r[2])
        F_z, M_y = bent(self.bending_y, e[2], neg(r[1]))
        axial, twist = times(self.axial / ln, e[0]), times(self.torsion / ln, r[0])
        return (axial, F_y, F_z), (twist, neg(M_y), M_z)

    def value(self, kinematics: Kinematics) -> Array:
        """Return torque and force on B, in the axes of A."""
        on_b, _ = self.wrenches(kinematics)
        return array([*on_b.torque, *on_b.force])


def _with_rate(x: Vec, time: Node, rate: Vec) -> Vec:
    x0, x1, x2 = (plus(a, times(time, b)) for a, b in zip(x, rate, strict=True))
    return x0, x1, x2
