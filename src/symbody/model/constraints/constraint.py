"""The interface of constraints; relations of joints, and what assembly adds.

Assembly adds constraints where nothing has mass.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Annotated, Any, ClassVar, Protocol, final

from symbody.dataclass import dataclass
from symbody.errors import ModelError
from symbody.expr.node import Const, Node, as_node
from symbody.model.body import Apart, Frame
from symbody.model.field import Bind, ModelElement, element, preset
from symbody.model.fields import Equations, Formula, Place, SingleJoint, Vector
from symbody.model.formulas import FormulaLike, is_sympy
from symbody.model.joint import Joint
from symbody.model.loads.load import Kinematics, Wrench
from symbody.spatial.vectors import ZERO_VEC, Mat, Vec, dot, matvec, neg3, scale


class ConstraintKinematics(Kinematics, Protocol):
    """The kinematics of constraints: frames as seen from their nearest common carrier.

    The carrier C of two frames is the last link that carries both, so that the
    equations of a loop hold its own coordinates only.
    """

    def gap(self, a: Frame, b: Frame) -> Vec:
        """Return the vector from A's origin to B's, in C [m]."""

    def attitudes(self, a: Frame, b: Frame) -> tuple[Mat, Mat]:
        """Return R_CA and R_CB."""


class Constraint(ModelElement, Protocol):
    """Conditions on the motion.

    Each holonomic equation, and after those each nonholonomic one, has a multiplier:
    M vd + c = tau + Jᵀ lam.
    """

    prefix: ClassVar[str] = "lam"  # of the names of multipliers
    presses: ClassVar[bool] = False  # whether its first may not pull, as of contacts

    @property
    def entries(self) -> tuple[str, ...]:
        """Names of the equations, the holonomic ones first."""

    @property
    def units(self) -> tuple[str, ...]:
        """Units of the multipliers; by default empty, of those that formulas tell."""
        return ("",) * len(self.entries)

    def multipliers(self, name: str) -> tuple[str, ...]:
        """Return the names of the multipliers of a constraint of some name."""
        if len(self.entries) == 1:
            return (f"lam_{name}",)
        return tuple(f"lam_{name}[{entry}]" for entry in self.entries)

    def positions(self, kinematics: ConstraintKinematics) -> Sequence[Node]:
        """Return the residuals phi(q, t) of the holonomic equations."""
        return ()

    def velocities(self, kinematics: ConstraintKinematics) -> Sequence[Node]:
        """Return the residuals P v + p0 of the nonholonomic equations."""
        return ()

    def friction(
        self, kinematics: ConstraintKinematics
    ) -> Sequence[tuple[Node, Node, int]]:
        """Return sliding velocities, and forces along them by a unit of a multiplier.

        Its number is -1 where the force has no multiplier but a bound of its own.
        """
        return ()

    def formulas(self) -> Sequence[Node]:
        """Return the part of each residual that is a formula of the user's.

        The multipliers act on what its sensors measure and on its coordinates; where
        it changes with time alone, they do work. Nothing if there is no such part.
        """
        return ()

    def wrenches(
        self, kinematics: ConstraintKinematics, lam: Sequence[Node]
    ) -> Sequence[Wrench]:
        """Return the wrenches of the multipliers, beside those of the formulas."""
        return ()


PAIR = Apart("frames", "so nothing between them can move. Take frames on two bodies.")


@final
@dataclass(frozen=True)
class NamedConstraint:
    """A constraint with the name it has in the model."""

    name: str
    constraint: Constraint

    @property
    def multiplier(self) -> str:
        """Name of all its multipliers together."""
        return f"{self.constraint.prefix}_{self.name}"

    @property
    def multipliers(self) -> tuple[str, ...]:
        """Names of its multipliers: "lam_NAME" for one, else "lam_NAME[entry]"."""
        return self.constraint.multipliers(self.name)


@final
@dataclass(frozen=True)
class Balance(Constraint):
    """Generalized forces that vanish, as nothing along their motions has mass.

    Assembly adds it in place of equations of motion; its multipliers are zero.
    `motions` has the elastic ones first; `elastic` are forces of positions alone, by a
    stiffness, `viscous` those of velocities, too, by a damping, and velocities of turns
    that nothing feels.
    """

    bodies: tuple[str, ...]
    motions: tuple[str, ...]
    elastic: tuple[Node, ...]
    viscous: tuple[Node, ...]
    damped: bool

    def verify(self, who: str, bind: Bind) -> None:
        """Do nothing: its formulas are of loads, which are checked by themselves."""

    @property
    def entries(self) -> tuple[str, ...]:
        """The motions."""
        return self.motions

    def frames(self) -> Sequence[Frame]:
        """Return none: the multipliers act on nothing."""
        return ()

    def positions(self, kinematics: ConstraintKinematics) -> Sequence[Node]:
        """Return the generalized forces of positions."""
        return self.elastic

    def velocities(self, kinematics: ConstraintKinematics) -> Sequence[Node]:
        """Return the generalized forces of velocities, and velocities that are zero."""
        return self.viscous


@final
@element
class FrozenTurn(Constraint):
    """A body does not turn about an axis that affects no load; its multiplier is 0."""

    body: Place
    base: Place
    axis: Vector
    entries = ("turn",)
    units = ("N m",)

    def velocities(self, kinematics: ConstraintKinematics) -> Sequence[Node]:
        """Return the angular velocity about the axis, times the axis's length."""
        spin = kinematics.angular_velocity(self.body, self.base, self.body)
        return (dot(self.axis, spin),)

    def wrenches(
        self, kinematics: ConstraintKinematics, lam: Sequence[Node]
    ) -> Sequence[Wrench]:
        """Return opposite torques."""
        torque = scale(lam[0], self.axis)
        R = kinematics.rotation(self.body, self.base)
        return (
            Wrench(self.body, self.body, ZERO_VEC, torque),
            Wrench(self.base, self.base, ZERO_VEC, neg3(matvec(R, torque))),
        )


@final
@element
class Gear(Constraint):
    """q_driven = ratio q_driving + offset; one equation.

    Meshing outside, the ratio is negative. The multiplier is the generalized force on
    the driven joint; it acts along both coordinates alone, so that forces in the
    bearings are without that of the teeth. A `GearPair` has it.

    Attributes:
        driven: Joint of one freedom.
        driving: Another one.
        ratio: Number or formula of parameters.
        offset: Number or formula, also of time [rad or m].
    """

    driven: SingleJoint
    driving: SingleJoint
    ratio: Annotated[Formula, "{driven}/{driving}"]
    offset: Annotated[Formula, "{driven}"] = preset(0)
    entries = ("mesh",)

    def check(self, who: str, bind: Bind) -> None:
        """Raise if both joints are one."""
        if self.driven is self.driving:
            raise ModelError(
                f"{who}: both joints are {self.driven.name!r}. A relation needs two."
            )

    def positions(self, kinematics: ConstraintKinematics) -> Sequence[Node]:
        """Return the difference of the two sides."""
        return self.formulas()

    def formulas(self) -> Sequence[Node]:
        """Return the difference of the two sides."""
        a, b = self.driven.q[0], self.driving.q[0]
        return (a - self.ratio * b - self.offset,)


def RackAndPinion(
    rack: Joint, pinion: Joint, radius: FormulaLike, offset: FormulaLike = 0
) -> Gear:
    """Return q_rack = radius q_pinion + offset of a slider and a hinge."""
    return Gear(rack, pinion, radius, offset)


def ScrewRelation(
    slider: Joint, hinge: Joint, pitch: FormulaLike, offset: FormulaLike = 0
) -> Gear:
    """Return q_slider = pitch/2π q_hinge + offset; the pitch is that of one turn."""
    advance: Any = pitch if is_sympy(pitch) else as_node(pitch, "ScrewRelation: pitch")
    return Gear(slider, hinge, advance * (0.5 / math.pi), offset)


class OfFormulas(Constraint):
    """A constraint whose equations are formulas of the user's."""

    formula: Equations
    # What a formula must hold, and what to give where it does not.
    _variable: ClassVar[str]
    _remedy: ClassVar[str]

    def check(self, who: str, bind: Bind) -> None:
        """Raise if a formula is a number."""
        if not self.formula or any(isinstance(node, Const) for node in self.formula):
            raise ModelError(
                f"{who}: the formula {self.formula!r} holds no {self._variable}, so it "
                f"binds nothing. Give {self._remedy}."
            )

    @property
    def entries(self) -> tuple[str, ...]:
        """One number a formula."""
        return tuple(str(i) for i in range(len(self.formula)))

    def formulas(self) -> Sequence[Node]:
        """Return the formulas."""
        return self.formula


@final
@element
class Algebraic(OfFormulas):
    """h(q, t) = 0; the Jacobian and all derivatives come by themselves.

    The multiplier is the generalized force along the change of h.

    Attributes:
        formula: h, or a list of several: of coordinates of joints, sensors of
            positions, parameters and time.
    """

    formula: Equations
    _variable = "coordinate"
    _remedy = "what shall be zero, such as a.q[0] - 2 * b.q[0]"

    def positions(self, kinematics: ConstraintKinematics) -> Sequence[Node]:
        """Return the formulas."""
        return self.formula


@final
@element
class Nonholonomic(OfFormulas):
    """P(q, t) v + p0(q, t) = 0: velocities are bound, positions are not.

    The multiplier is the generalized force along the left side.

    Attributes:
        formula: The left side, linear in the velocities, or a list of several.
    """

    formula: Equations
    _variable = "velocity"
    _remedy = "a formula of velocities that shall stay zero"

    def velocities(self, kinematics: ConstraintKinematics) -> Sequence[Node]:
        """Return the formulas."""
        return self.formula
