"""The distance of two points, and its rate."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from symbody.errors import ModelError
from symbody.expr.functions import sqrt
from symbody.expr.node import Array
from symbody.model.body import place_name
from symbody.model.field import Bind, element
from symbody.model.fields import Place
from symbody.model.kinematics import Kinematics
from symbody.model.loads.load import JointLoad, Wrench
from symbody.model.sensors.sensor import Sensor
from symbody.spatial.vectors import ZERO_VEC, array, dot, neg3, plus, scale, sub3


@final
@element
class Distance(Sensor):
    """Distance of the origins of two frames, and its rate: entries 0 and 1.

    The rate is undefined where the points coincide.

    Attributes:
        a: Body or frame at one end.
        b: Body or frame at the other end, on another body.
    """

    a: Place
    b: Place
    shape = (2,)
    unit = "m, m/s"
    entries = ("length", "rate")
    orders = (0, 1)
    dual_units = ("N", "N")

    def check(self, who: str, bind: Bind) -> None:
        """Raise if both ends are on one body."""
        if self.a.body is self.b.body:
            raise ModelError(
                f"{who}: both ends, {place_name(self.a)} and {place_name(self.b)}, are "
                f"on the body {self.a.body.name!r}, so their distance is constant. Put "
                f"the ends on two bodies."
            )

    def measure(self, kinematics: Kinematics) -> Array:
        """Return (distance [m], rate [m/s])."""
        p_AB = kinematics.position(self.b, self.a, None)
        if p_AB == ZERO_VEC:
            raise ModelError(
                f"distance of {place_name(self.a)} and {place_name(self.b)}: the ends "
                f"coincide always, so the distance has no rate. Move one of them."
            )
        v_A = kinematics.velocity(self.a, None, None)
        v_B = kinematics.velocity(self.b, None, None)
        length = sqrt(dot(p_AB, p_AB))
        return array([length, dot(p_AB, sub3(v_B, v_A)) / length])

    def dual_wrenches(self, kinematics: Kinematics, dual: Array) -> Sequence[Wrench]:
        """Return two opposite forces along the line, which push the ends apart."""
        p_AB = kinematics.position(self.b, self.a, None)
        size = plus(dual[0], dual[1]) / sqrt(dot(p_AB, p_AB))
        on_b = scale(size, p_AB)
        return Wrench(self.b, None, force=on_b), Wrench(self.a, None, force=neg3(on_b))

    def dual_loads(self, dual: Array) -> Sequence[JointLoad]:
        """Return nothing."""
        return ()
