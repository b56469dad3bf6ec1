"""Sensors of the power that a load gives, and of the power that it dissipates."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import cast, final

from symbody.errors import ModelError
from symbody.expr.node import ZERO, Array, Node
from symbody.model.body import Frame
from symbody.model.field import element
from symbody.model.joint import Joint
from symbody.model.kinematics import Kinematics, Slide
from symbody.model.loads.load import JointLoad, Load, Wrench
from symbody.model.sensors.loads import AnyLoad
from symbody.model.sensors.sensor import Sensor
from symbody.spatial.vectors import ZERO_VEC, Vec, array, dot, minus, plus, times


class BrakingLoad(AnyLoad):
    """A load of the model with a part of its own that brakes, or its name."""


@final
@element
class Power(Sensor):
    """The power that a load gives to all it acts on [W].

    It is Σ F·v + T·w over the frames where the load acts, and Σ f v over the
    velocities of joints. Of a spring it is less than zero while the spring takes
    energy up. What the load takes from elsewhere, a motor from its supply for example,
    is not asked for.

    Attributes:
        load: What add_load returned, or the name of the load.
    """

    load: AnyLoad
    shape = ()
    unit = "W"
    entries = ()

    def measure(self, kinematics: Kinematics) -> Array:
        """Return the power."""
        return array(_power(kinematics, *_acting(self.load, kinematics)))


@final
@element
class Dissipation(Sensor):
    """The power that a load turns into heat [W], positive where it brakes.

    It is the power that the load takes, less what it would take if it felt no
    velocities: of a spring and a damper the part of the damper, of friction all of it,
    of a law(length, rate) that of law(length, rate) - law(length, 0). A force that is
    given as a formula feels nothing itself; of such a load `Power` is the measure.

    Attributes:
        load: What add_load returned, or the name of the load.
    """

    load: BrakingLoad
    shape = ()
    unit = "W"
    entries = ()

    def measure(self, kinematics: Kinematics) -> Array:
        """Return the dissipated power.

        Raises:
            ModelError: The load does not measure velocities itself.
        """
        moving = _acting(self.load, kinematics)
        at_rest = cast(Kinematics, _Still(kinematics))
        still = _acting(self.load, at_rest)
        braking = minus(_power(kinematics, *still), _power(kinematics, *moving))
        braking = minus(braking, _braking_of_winding(self.load, kinematics, at_rest))
        if braking is ZERO:
            raise ModelError(
                f"sensor Dissipation: the load {type(self.load).__name__} has no part "
                f"that it makes of velocities itself, so nothing tells what of its "
                f"power is dissipated. Use Power, or a load with a damping or a law of "
                f"the rate; add_viscoelastic and motors return what they dissipate as "
                f".dissipated and .heat, for add_expression(..., sensor=True)."
            )
        return array(braking)


def _acting(
    load: Load, kinematics: Kinematics
) -> tuple[Sequence[Wrench], Sequence[JointLoad]]:
    return load.wrenches(kinematics), load.joint_loads(kinematics)


def _power(
    kinematics: Kinematics, wrenches: Sequence[Wrench], in_joints: Sequence[JointLoad]
) -> Node:
    """Return the power of wrenches and forces in joints."""
    power = ZERO
    for wrench in wrenches:
        if wrench.force != ZERO_VEC:
            v = kinematics.velocity(wrench.on, None, wrench.expressed_in)
            power = plus(power, dot(wrench.force, v))
        if wrench.torque != ZERO_VEC:
            w = kinematics.angular_velocity(wrench.on, None, wrench.expressed_in)
            power = plus(power, dot(wrench.torque, w))
    for one in in_joints:
        v_joint = kinematics.velocities(one.joint)[one.index]
        power = plus(power, times(one.force, v_joint))
    return power


def _braking_of_winding(load: Load, moving: Kinematics, still: Kinematics) -> Node:
    """Return the power of what changes free lengths, against the load's dampers."""
    power = ZERO
    pairs = zip(load.windings(moving), load.windings(still), strict=True)
    for (tension, length), (without, _) in pairs:
        rate = moving.rate(length)
        power = plus(power, times(minus(tension, without), rate))
    return power


@final
class _Still:
    """The kinematics of bodies that stand where they are, without velocities."""

    def __init__(self, kinematics: Kinematics) -> None:
        self._kinematics = kinematics

    def velocity(
        self, of: Frame, seen_from: Frame | None, expressed_in: Frame | None
    ) -> Vec:
        """Return zero."""
        return ZERO_VEC

    def angular_velocity(
        self, of: Frame, seen_from: Frame | None, expressed_in: Frame | None
    ) -> Vec:
        """Return zero."""
        return ZERO_VEC

    def velocities(self, joint: Joint) -> tuple[Node, ...]:
        """Return zeros."""
        return (ZERO,) * len(joint.v)

    def rate(self, formula: Node) -> Node:
        """Return zero."""
        return ZERO

    def slide(self, a: Frame, b: Frame) -> Slide | None:
        """Return the line that joints let the origins move along, at rest."""
        slide = self._kinematics.slide(a, b)
        return None if slide is None else replace(slide, rate=ZERO)

    def __getattr__(self, name: str) -> object:
        # Whatever has no velocity in it.
        return getattr(self._kinematics, name)
