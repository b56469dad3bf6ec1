"""A shaft with two cardan joints, up to the bearing that would close its loop."""

from __future__ import annotations

from symbody.model.joint_types.chain import JointKind
from symbody.model.joint_types.pairs import Universal
from symbody.model.loads.joint_loads import JointForce
from symbody.model.model import Model
from symbody.model.sensors.frames import AngularVelocity, Position


def cardan_shaft() -> Model:
    """Return a driven shaft, an intermediate and an output shaft, all along x.

    This is the tree: the output shaft has no bearing of its own, so that the two
    shafts behind the first hang from it.
    """
    model = Model("cardan_shaft")
    tau = model.add_input("tau", unit="N m")
    m = model.add_parameter("m", (2.0, 4.0, 2.0), unit="kg")
    length = model.add_parameter("l", (0.2, 0.8, 0.3), unit="m")
    r = model.add_parameter("r", 0.03, positive=True, unit="m")
    place = model.world.origin
    names = ("input", "middle", "output")
    kinds: tuple[JointKind, ...] = ("Rx", Universal("y", "z"), Universal("y", "z"))
    joints = []
    for i, (name, kind) in enumerate(zip(names, kinds, strict=True)):
        along = m[i] * r**2 / 2
        across = m[i] * (r**2 / 4 + length[i] ** 2 / 12)
        shaft = model.add_body(
            f"{name}_shaft",
            mass=m[i],
            com=(length[i] / 2, 0, 0),
            inertia=(along, across, across),
        )
        start = 5.0 if i == 0 else None
        joints.append(model.add_joint(name, place, shaft, kind, v=start))
        place = shaft.add_frame("end", at=(length[i], 0, 0))
    model.add_load("motor", JointForce(joints[0], tau))
    model.add_sensor("end", Position(place))
    model.add_sensor("w", AngularVelocity(place))
    return model
