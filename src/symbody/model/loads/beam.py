"""Elastic elements without mass: a beam, a rubber bushing, and a membrane."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, final

from symbody.arguments import listed
from symbody.errors import ModelError
from symbody.expr.arithmetic import neg
from symbody.expr.functions import sqrt
from symbody.expr.node import ONE, ZERO, Array, Node, as_node
from symbody.model.body import Apart, place_name
from symbody.model.field import Bind, element, preset
from symbody.model.fields import ConstantFormula, Formula, PerAxis, Place
from symbody.model.formulas import BRAKES, DAMPING, Sign, not_negative, positive
from symbody.model.loads.connection import Connection
from symbody.model.loads.load import Kinematics, Load, Wrench, action_and_reaction
from symbody.model.loads.variables import Endpoint
from symbody.spatial.vectors import (
    ZERO_VEC,
    Mat,
    Vec,
    add3,
    array,
    matvec,
    minus,
    neg3,
    plus,
    scale,
    sub3,
    times,
    transposed,
    vec,
)

_HALF = as_node(0.5)
_RIGID = "which does not deform. Put them on two bodies."
_RESISTS = not_negative("because a beam resists", "the stiffness {}")


def small_turn(R: Mat) -> Vec:
    """Return sin(angle) times the axis of a rotation."""
    (_, xy, xz), (yx, _, yz), (zx, zy, _) = R
    return scale(_HALF, (minus(zy, yz), minus(xz, zx), minus(yx, xy)))


def rate_matrix(R: Mat) -> Mat:
    """Return H of ṙ = H w, with w in the axes that R leads to."""
    trace = plus(plus(R[0][0], R[1][1]), R[2][2])
    diagonal = ((trace, ZERO, ZERO), (ZERO, trace, ZERO), (ZERO, ZERO, trace))
    x, y, z = (
        scale(_HALF, sub3(vec(d), row)) for d, row in zip(diagonal, R, strict=True)
    )
    return x, y, z


class _BetweenFrames(Load):
    """A load whose value is torque and force on B, in the axes of A."""

    shape = (6,)
    unit = ""
    is_relative = True

    def value(self, kinematics: Kinematics) -> Array:
        """Return torque and force on B, in the axes of A."""
        on_b, _ = self.wrenches(kinematics)
        return array([*on_b.torque, *on_b.force])


@final
@element
class Beam(_BetweenFrames):
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
    length: Annotated[
        ConstantFormula, "m", positive("because the beam leaves A along its x")
    ]
    axial: Annotated[Formula, "N", _RESISTS]
    bending_y: Annotated[Formula, "N m²", _RESISTS]
    bending_z: Annotated[Formula, "N m²", _RESISTS]
    torsion: Annotated[Formula, "N m²", _RESISTS]
    damping_time: Annotated[Formula, "s", BRAKES] = preset(0)
    apart = Apart("ends", _RIGID)
    acts_by = ("axial", "bending_y", "bending_z", "torsion")

    def wrenches(self, kinematics: Kinematics) -> Sequence[Wrench]:
        """Return force and torque on B, and what keeps the balance on A."""
        c = kinematics.position(self.b, self.a, self.a)
        R = kinematics.rotation(self.b, self.a)
        H = rate_matrix(R)
        e, r = (minus(c[0], self.length), c[1], c[2]), small_turn(R)
        if self.damping_time is not ZERO:
            c_rate = kinematics.velocity(self.b, self.a, self.a)
            w = kinematics.angular_velocity(self.b, self.a, self.a)
            e = add3(e, scale(self.damping_time, c_rate))
            r = add3(r, scale(self.damping_time, matvec(H, w)))
        F, M = self._elastic(e, r)
        force, torque = neg3(F), neg3(matvec(transposed(H), M))
        return action_and_reaction(self.b, self.a, c, force, torque)

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


@final
@element
class Bushing(_BetweenFrames):
    """Springs and dampers along and about the axes of a frame A against a frame B.

    The deformation is d = p_AB in A and r = vee(R_AB - R_BA)/2, the sine of the angle
    along the axis of the rotation from A to B. In axes of A,

        force on B   = -K d - D ḋ
        torque on B  = -Hᵀ (K_r r + D_r ṙ),  H = (tr(R_AB) 1 - R_AB)/2,  ṙ = H w

    with w the angular velocity of B relative to A. For small angles r is the rotation
    vector and H the unit matrix. For any angle the springs hold the energy (dᵀK d +
    rᵀK_r r)/2 and the dampers take energy; about one axis the torque has its maximum at
    45 degrees, so use it below that. A takes the opposite force at B's origin and the
    opposite torque. Each stiffness and damping is one value for all axes, or three.

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
    damping: Annotated[PerAxis, "N s/m", DAMPING] = preset(0)
    torsional_damping: Annotated[PerAxis, "N m s/rad", DAMPING] = preset(0)
    apart = Apart("frames", _RIGID)
    acts_by = ("stiffness", "torsional_stiffness", "damping", "torsional_damping")

    def wrenches(self, kinematics: Kinematics) -> Sequence[Wrench]:
        """Return force and torque on B, and the opposite ones on A."""
        d, d_rate = kinematics.position(self.b, self.a, self.a), ZERO_VEC
        if any(entry is not ZERO for entry in self.damping):
            d_rate = kinematics.velocity(self.b, self.a, self.a)
        force = _opposed(self.stiffness, d, self.damping, d_rate)
        R, r_rate = kinematics.rotation(self.b, self.a), ZERO_VEC
        H = rate_matrix(R)
        if any(entry is not ZERO for entry in self.torsional_damping):
            r_rate = matvec(H, kinematics.angular_velocity(self.b, self.a, self.a))
        inner = _opposed(
            self.torsional_stiffness, small_turn(R), self.torsional_damping, r_rate
        )
        torque = matvec(transposed(H), inner)
        return action_and_reaction(self.b, self.a, d, force, torque)


def _opposed(stiffness: Array, x: Vec, damping: Array, rate: Vec) -> Vec:
    def entry(i: int) -> Node:
        return plus(times(stiffness[i], x[i]), times(damping[i], rate[i]))

    return neg3((entry(0), entry(1), entry(2)))


_PLANE_STRESS = Sign(
    "must be above -1 and below 1",
    "or the energy of plane stress is not positive; 0.3 is steel",
    holds=lambda ratio: -1 < ratio < 1,
)


class PoissonRatio(Formula):
    """One number or formula of parameters, above -1 and below 1."""

    words = "number or formula of parameters, above -1 and below 1"
    form, sample = "formula", lambda *_: 0.25
    allowed = ("parameter",)


@final
@element
class Membrane(Connection):
    """A flat elastic triangle without mass between three places, for small strains.

    Its strains are the same all over it and follow from the stretches of its sides
    e = (e_ab, e_bc, e_ca), so that it turns and moves in space as it likes; bending has
    no stiffness. The forces F = K e + damping_time*K ė along the sides are those of
    plane stress, from the energy

        W = A t E/(1 - ν²) (εx² + εy² + 2 ν εx εy + (1 - ν)/2 γ²)/2.

    Its value is F, positive in tension. Several that share nodes make a sheet.

    Attributes:
        a: Body or frame at the first corner.
        b: Body or frame at the second one.
        c: Body or frame at the third one; not all three on one body.
        ab: Length of the side from A to B without load [m].
        bc: Of that from B to C [m].
        ca: Of that from C to A [m].
        modulus: Young's modulus E [N/m²].
        thickness: t [m].
        poisson: Poisson's ratio ν, above -1 and below 1.
        damping_time: Damping matrix as this times the stiffness matrix [s].

    References:
        Sol (1983), section 3.4, figure 3.9: an element with three endpoints.
        Argyris, Dunne, Malejannakis, Schelkle (1977), A simple triangular facet shell
        element: strains from the stretches of the sides.
    """

    a: Place
    b: Place
    c: Place
    ab: Annotated[ConstantFormula, "m"]
    bc: Annotated[ConstantFormula, "m"]
    ca: Annotated[ConstantFormula, "m"]
    modulus: Annotated[Formula, "N/m²", positive("as that of any sheet")]
    thickness: Annotated[Formula, "m", positive("as that of any sheet")]
    poisson: Annotated[PoissonRatio, "1", _PLANE_STRESS] = preset(0.3)
    damping_time: Annotated[Formula, "s", BRAKES] = preset(0)
    unit = "N"

    def check(self, who: str, bind: Bind) -> None:
        """Raise if the sides make no triangle, or the material is none."""
        corners = self.frames()
        if len(set(map(place_name, corners))) < len(corners):
            raise ModelError(
                f"{who}: its corners {listed(map(place_name, corners))} are not three "
                f"places, so that a side has no direction. Give each corner its own."
            )
        sides = [bind.default(side) for side in (self.ab, self.bc, self.ca)]
        known = [side for side in sides if side is not None]
        if len(known) == len(sides) and 2 * max(known) >= sum(known):
            raise ModelError(
                f"{who}: sides of {', '.join(f'{x:g}' for x in known)} m make no "
                f"triangle. Each must be shorter than the other two together."
            )

    def relevant(self, ends: Sequence[Endpoint]) -> Sequence[object]:
        """Return the stretches of the sides."""
        a, b, c = ends
        return [
            a.distance_to(b) - self.ab,
            b.distance_to(c) - self.bc,
            c.distance_to(a) - self.ca,
        ]

    def forces(self, variables: Array, rates: Array) -> Sequence[object]:
        """Return the forces along the sides."""
        e = variables + self.damping_time * rates
        return [
            sum(k * stretch for k, stretch in zip(row, e, strict=True))
            for row in self._stiffness()
        ]

    def _stiffness(self) -> list[list[Node]]:
        """Return K [N/m]."""
        units = [[ONE if i == k else ZERO for i in range(3)] for k in range(3)]
        slopes = [self._strains(unit) for unit in units]
        nu, (_, height) = self.poisson, self._corner()
        size = self.ab * height / 2 * self.thickness * self.modulus / (1 - nu * nu)

        def entry(i: int, j: int) -> Node:
            (x, y, shear), (xj, yj, shear_j) = slopes[i], slopes[j]
            across = (1 - nu) / 2 * (shear * shear_j)
            return as_node(size * (x * xj + y * yj + nu * (x * yj + y * xj) + across))

        return [[entry(max(i, j), min(i, j)) for j in range(3)] for i in range(3)]

    def _corner(self) -> tuple[Node, Node]:
        """Return the place of C; A is at the origin, B on the first axis [m]."""
        ab, bc, ca = self.ab, self.bc, self.ca
        x = (ab * ab + ca * ca - bc * bc) / (2 * ab)
        return as_node(x), sqrt(ca * ca - x * x)

    def _strains(self, e: Sequence[Node]) -> tuple[Node, Node, Node]:
        """Return εx, εy and γ for stretches of the sides, along AB and across."""
        x, y = self._corner()
        ab = self.ab
        along = e[0] / ab
        # l e = Δx² εx + Δy² εy + Δx Δy γ of each side.
        of_bc = self.bc * e[1] - (x - ab) ** 2 * along
        of_ca = self.ca * e[2] - x * x * along
        across = (x * of_bc - (x - ab) * of_ca) / (ab * y * y)
        return along, across, (of_ca - of_bc) / (ab * y)
