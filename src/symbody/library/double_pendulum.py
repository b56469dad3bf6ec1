"""Two rods that swing in one plane, one from the other."""

from __future__ import annotations

from symbody.model.body import Frame
from symbody.model.model import Model
from symbody.model.sensors.energy import Energy
from symbody.model.sensors.frames import Position


def double_pendulum() -> Model:
    """Return two slender rods on hinges with parallel axes.

    Each angle is measured from the rod above, the first from the vertical.

    References:
        Any textbook, for example Meriam and Kraige, Dynamics.
    """
    model = Model("double_pendulum")
    upper_end = _rod(model, model.world.origin, "upper", mass=1.0, length=1.0, q=1.0)
    lower_end = _rod(model, upper_end, "lower", mass=0.8, length=0.7, q=-0.5)
    model.add_sensor("tip", Position(lower_end))
    model.add_sensor("energy", Energy())
    return model


def _rod(
    model: Model, place: Frame, name: str, *, mass: float, length: float, q: float
) -> Frame:
    m = model.add_parameter(f"m_{name}", mass, positive=True, unit="kg")
    l_rod = model.add_parameter(f"l_{name}", length, positive=True, unit="m")
    rod = model.add_body(
        f"{name}_rod", mass=m, com=(0, 0, -l_rod / 2), inertia=(0, m * l_rod**2 / 12, 0)
    )
    model.add_joint(name, place, rod, "Ry", q=q)
    return rod.add_frame("end", at=(0, 0, -l_rod))
