"""The crane crab of the PyMbs manual: a load that swings below a driven trolley."""

from __future__ import annotations

from symbody.model.loads.springs import PointToPoint
from symbody.model.model import Model
from symbody.model.sensors.frames import Distance


def crane_crab() -> Model:
    """Return the crane crab with the names of the manual.

    The frame of the pendulum is at its centre of mass, a length l2 below the crab. The
    force F pushes the crab away from the world's origin.

    References:
        PyMbs manual, section 2.3, a first example.
    """
    model = Model("crane_crab", gravity=(0, 0, -9.81))
    F = model.add_input("F", unit="N")
    m1 = model.add_parameter("m1", 1.0, positive=True, unit="kg")
    m2 = model.add_parameter("m2", 1.0, positive=True, unit="kg")
    l2 = model.add_parameter("l2", 1.0, positive=True, unit="m")
    I2 = model.add_parameter("I2", m2 * l2**2 / 12, positive=True, unit="kg m²")
    crab = model.add_body("crab", mass=m1)
    pendulum = model.add_body("pendulum", mass=m2, inertia=(0, I2, 0, 0, 0, 0))
    joint = pendulum.add_frame("joint", at=(0, 0, l2))
    model.add_joint("trans_crab", model.world, crab, "Tx", q=1.0)
    model.add_joint("rot_pendulum", crab, joint, "Ry", q=-1.0)
    model.add_load("drive", PointToPoint(crab, model.world, F))
    model.add_sensor("d", Distance(crab, model.world))
    return model
