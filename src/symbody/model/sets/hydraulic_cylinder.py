"""A hydraulic cylinder: how long it is, how fast it grows, and its force."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import final

from symbody.expr.node import Node
from symbody.model.body import Body, Frame
from symbody.model.formulas import FormulaLike
from symbody.model.loads.springs import PointToPoint
from symbody.model.model import Model
from symbody.model.sensors.frames import Distance
from symbody.model.sets.slot import check_set


@final
@dataclass(frozen=True)
class HydraulicCylinder:
    """The symbols of a hydraulic cylinder.

    Attributes:
        length: Distance of its ends [m].
        rate: How fast that grows [m/s].
        force: Positive if it pushes the ends apart [N].
    """

    length: Node
    rate: Node
    force: Node


def add_hydraulic_cylinder(
    model: Model,
    name: str,
    a: Body | Frame,
    b: Body | Frame,
    *,
    law: Callable[[Node, Node], FormulaLike] | None = None,
) -> HydraulicCylinder:
    """Add the sensors and the load of a hydraulic cylinder.

    They are the distance d_name, the force F_name and the load PtPForce_name.

    Args:
        model: The model.
        name: Of the cylinder.
        a: Body or frame at its bottom.
        b: Body or frame at the end of its rod.
        law: From length and rate to the formula of the force; without it, the force
            is an input.

    Raises:
        ModelError: A name is taken, or the ends are on one body.
    """
    check_set("add_hydraulic_cylinder", model, name, law, ("length", "rate"))
    length, rate = model.add_sensor(f"d_{name}", Distance(a, b))
    if law is None:
        force = model.add_input(f"F_{name}", unit="N")
    else:
        force = model.add_expression(
            f"F_{name}", law(length, rate), sensor=True, unit="N"
        )
    model.add_load(f"PtPForce_{name}", PointToPoint(a, b, force))
    return HydraulicCylinder(length, rate, force)
