"""The working gear of a wheel loader: three loops, two cylinders."""

from __future__ import annotations

from symbody.model.loads.joint_loads import JointForce
from symbody.model.loops.planar_kinds import FourBar, FourBarTrans, ThreeBarTrans
from symbody.model.model import Model
from symbody.model.sensors.frames import Position

# Mass [kg], center of mass x, z [m], moment of inertia about y [kg m²].
_BODIES = {
    "boom": (1400.0, (1.4, 0.05), 1300.0),
    "lever": (350.0, (0.0, 0.05), 60.0),
    "link": (90.0, (0.35, 0.0), 8.0),
    "bucket": (1600.0, (0.45, 0.15), 600.0),
    "lift_housing": (130.0, (0.55, 0.0), 25.0),
    "lift_rod": (90.0, (-0.5, 0.0), 18.0),
    "tilt_housing": (120.0, (0.55, 0.0), 20.0),
    "tilt_rod": (80.0, (-0.5, 0.0), 14.0),
}
# Joint: carrier with place x, z [m], body, motion, start [rad or m].
_JOINTS = {
    "boom": ("world", (0.0, 1.9), "boom", "Ry", 0.35),
    "lever": ("boom", (1.6, 0.35), "lever", "Ry", 1.3),
    "link": ("lever", (0.55, 0.0), "link", "Ry", -1.72),
    "bucket": ("boom", (2.9, 0.0), "bucket", "Ry", -0.8),
    "lift": ("world", (0.05, 1.1), "lift_housing", "Ry", -0.11),
    "lift_stroke": ("lift_housing", (0.0, 0.0), "lift_rod", "Tx", 1.427),
    "tilt": ("world", (0.35, 2.2), "tilt_housing", "Ry", -0.06),
    "tilt_stroke": ("tilt_housing", (0.0, 0.0), "tilt_rod", "Tx", 1.323),
}


def loader() -> Model:
    """Return boom, lever, link and bucket with lift and tilt cylinder.

    The angles of boom and lever are independent. The lift cylinder and the boom are a
    triangle, the tilt cylinder, lever and boom a four-bar linkage with a slider, and
    lever, link and bucket a four-bar linkage that the boom carries. Sizes are round
    ones of a machine of twelve tons; the cylinders' forces are inputs.
    """
    model = Model("loader")
    force = model.add_input("force", shape=2, unit="N")
    places = {"world": model.world}
    for name, (mass, (x, z), inertia) in _BODIES.items():
        m = model.add_parameter(f"m_{name}", mass, positive=True, unit="kg")
        J = model.add_parameter(f"J_{name}", inertia, positive=True, unit="kg m²")
        places[name] = model.add_body(f"{name}_body", m, (x, 0, z), (0, J, 0))
    joints = {}
    for name, (carrier, at, body, motion, start) in _JOINTS.items():
        p = model.add_parameter(f"p_{name}", at, unit="m")
        place = places[carrier].add_frame(f"to_{name}", at=(p[0], 0, p[1]))
        joints[name] = model.add_joint(name, place, places[body], motion, q=start)
    eye = places["boom"].add_frame("eye", at=(1.6, 0, -0.1))
    head = places["lever"].add_frame("head", at=(-0.6, 0, 0))
    pin = places["link"].add_frame("pin", at=(0.95, 0, 0))
    ear = places["bucket"].add_frame("ear", at=(-0.05, 0, 0.35))
    model.add_loop("lifting", ThreeBarTrans(eye, places["lift_rod"]))
    model.add_loop("tilting", FourBarTrans(head, places["tilt_rod"]))
    model.add_loop("emptying", FourBar(pin, ear))
    model.add_load("lift_force", JointForce(joints["lift_stroke"], force[0]))
    model.add_load("tilt_force", JointForce(joints["tilt_stroke"], force[1]))
    edge = places["bucket"].add_frame("edge", at=(1.1, 0, -0.1))
    model.add_sensor("edge", Position(edge))
    return model
