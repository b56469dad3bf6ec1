"""The arm of an excavator on its turning platform."""

from __future__ import annotations

from symbody.model.loads.joint_loads import JointForce
from symbody.model.model import Model
from symbody.model.sensors.frames import Position

# Joint, motion, place on the body before [m], angle at the start [rad].
_JOINTS = (
    ("swing", "Rz", (0.0, 0.0, 1.0), 0.0),
    ("boom", "Ry", (0.5, 0.0, 0.8), -0.6),
    ("stick", "Ry", (5.7, 0.0, 0.0), 1.6),
    ("bucket", "Ry", (2.9, 0.0, 0.0), 0.5),
)
# Mass [kg], center of mass [m], principal moments of inertia [kg m²].
_BODIES = (
    (9000.0, (-0.8, 0.0, 0.6), (6000.0, 9000.0, 11000.0)),
    (1600.0, (2.8, 0.0, 0.3), (150.0, 4500.0, 4500.0)),
    (850.0, (1.1, 0.0, 0.1), (40.0, 900.0, 900.0)),
    (750.0, (0.5, 0.0, -0.2), (180.0, 150.0, 180.0)),
)


def excavator() -> Model:
    """Return platform, boom, stick and bucket with a torque in each joint.

    Sizes are round ones of a machine of twenty tons. Cylinders act between points of
    these bodies; here their torques are inputs.
    """
    model = Model("excavator")
    torque = model.add_input("torque", shape=len(_JOINTS), unit="N m")
    body = model.world
    rows = enumerate(zip(_JOINTS, _BODIES, strict=True))
    for i, ((name, kind, at, start), (mass, center, moments)) in rows:
        p = model.add_parameter(f"p_{name}", at, unit="m")
        m = model.add_parameter(f"m_{name}", mass, positive=True, unit="kg")
        c = model.add_parameter(f"c_{name}", center, unit="m")
        J = model.add_parameter(f"J_{name}", moments, unit="kg m²")
        place = body.add_frame(f"to_{name}", at=p)
        body = model.add_body(f"{name}_body", mass=m, com=c, inertia=J)
        joint = model.add_joint(name, place, body, kind, q=start)
        model.add_load(f"torque_{name}", JointForce(joint, torque[i]))
    teeth = body.add_frame("teeth", at=(1.2, 0, 0))
    model.add_sensor("teeth", Position(teeth))
    return model
