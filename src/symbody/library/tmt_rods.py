"""Two rods and a sliding bead, the example on which the TMT method is taught."""

from __future__ import annotations

import math

from symbody.model.loads.joint_loads import JointForce
from symbody.model.model import Model


def tmt_rods() -> Model:
    """Return rods A and B with the bead Q that slides along B.

    A turns about z of the world by q1, B about x of A at its end by q2, and Q slides
    along y of B by q3; each against a linear spring. Gravity acts along +x.

    References:
        Moore, Learn Multibody Dynamics, chapter on the TMT method.
    """
    model = Model("tmt_rods")
    g = model.add_parameter("g", 9.81, unit="m/s²")
    k_l = model.add_parameter("k_l", 2.0, unit="N/m")
    k_t = model.add_parameter("k_t", 0.01, unit="N m/rad")
    length = model.add_parameter("l", 0.6, positive=True, unit="m")
    m = model.add_parameter("m", 1.0, positive=True, unit="kg")
    model.gravity = (g, 0, 0)
    J = m * length**2 / 12
    A = model.add_body("A", mass=m, com=(length / 2, 0, 0), inertia=(0, J, J))
    B = model.add_body("B", mass=m, inertia=(J, 0, J))
    Q = model.add_body("Q", mass=m / 4)
    end = A.add_frame("end", at=(length, 0, 0))
    joints = (
        model.add_joint("A_pin", model.world, A, "Rz", q=math.radians(25), v=0.1),
        model.add_joint("B_pin", end, B, "Rx", q=math.radians(5), v=2.2),
        model.add_joint("Q_slide", B, Q, "Ty", q=0.1, v=0.3),
    )
    for joint, stiffness in zip(joints, (k_t, k_t, k_l), strict=True):
        spring = JointForce(joint, -stiffness * joint.q[0])
        model.add_load(f"spring_{joint.name}", spring)
    return model
