"""A SCARA robot: two parallel arms, a quill that slides and turns."""

from __future__ import annotations

from symbody.model.loads.joint_loads import JointForce
from symbody.model.model import Model
from symbody.model.sensors.frames import Position


def scara() -> Model:
    """Return a SCARA with three vertical axes and one vertical slide.

    The quill is at the end of the second arm; it slides, and the tool turns on it. The
    forces of the four motors are one input.
    """
    model = Model("scara")
    motor = model.add_input("motor", shape=4)
    m = model.add_parameter("m", (6.0, 4.0, 1.0, 0.3), unit="kg")
    length = model.add_parameter("l", (0.35, 0.25), unit="m")
    J = [m[i] * length[i] ** 2 / 12 for i in range(2)]
    first = model.add_body(
        "first_arm", mass=m[0], com=(length[0] / 2, 0, 0), inertia=(0, J[0], J[0])
    )
    second = model.add_body(
        "second_arm", mass=m[1], com=(length[1] / 2, 0, 0), inertia=(0, J[1], J[1])
    )
    quill = model.add_body("quill", mass=m[2], com=(0, 0, -0.1))
    tool = model.add_body("tool", mass=m[3], inertia=(0, 0, 2e-4))
    column = model.world.add_frame("column", at=(0, 0, 0.4))
    elbow = first.add_frame("elbow", at=(length[0], 0, 0))
    end = second.add_frame("end", at=(length[1], 0, 0))
    tip = quill.add_frame("tip", at=(0, 0, -0.2))
    joints = (
        model.add_joint("shoulder", column, first, "Rz", q=0.3, v=2.0),
        model.add_joint("elbow", elbow, second, "Rz", q=0.8, v=-3.0),
        model.add_joint("slide", end, quill, "Tz"),
        model.add_joint("roll", tip, tool, "Rz"),
    )
    for i, joint in enumerate(joints):
        model.add_load(f"motor_{joint.name}", JointForce(joint, motor[i]))
    model.add_sensor("tip", Position(tip))
    return model
