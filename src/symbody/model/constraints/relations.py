"""Relations of joints, as gears and screws, and constraints written as formulas."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Annotated, Any, ClassVar, final

from symbody.errors import ModelError
from symbody.expr.node import Const, Node, as_node
from symbody.model.constraints.constraint import Constraint, ConstraintKinematics
from symbody.model.field import Bind, element, preset
from symbody.model.fields import Equations, Formula, SingleJoint
from symbody.model.formulas import FormulaLike, is_sympy
from symbody.model.joint import Joint


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
        return tuple(self.formula)


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
        return tuple(self.formula)


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
        return tuple(self.formula)
