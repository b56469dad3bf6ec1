"""Planar linkages: four-bar, crank-slider, chains of loops, loader, Andrews."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from symbody.arguments import Arguments
from symbody.errors import ModelError
from symbody.model.body import Body, Frame
from symbody.model.constraints.cuts import PlanarHingeCut
from symbody.model.loads.joint_loads import JointForce
from symbody.model.loads.springs import SpringDamper
from symbody.model.loops.planar_kinds import (
    CrankSlider,
    FourBar,
    FourBarTrans,
    ThreeBarTrans,
)
from symbody.model.model import Model
from symbody.model.sensors.frames import Position
from symbody.spatial.rotation import rotation

# Masses per length [kg/m] of the bars, as of slender rods.
_DENSITY = 2.0


def four_bar(*, explicit: bool = True) -> Model:
    """Return a crank that turns fully, a coupler and a rocker in the x-z plane.

    The crank is driven by a torque; the tip of a plate on the coupler draws a coupler
    curve.

    Args:
        explicit: Whether the loop is solved in closed form; otherwise a constraint
            closes it.
    """
    Arguments("four_bar", ModelError).flag("explicit", explicit)
    model = Model("four_bar")
    torque = model.add_input("torque", unit="N m")
    ground = model.add_parameter("ground", 1.0, positive=True, unit="m")
    pivot = model.world.add_frame("pivot", at=(ground, 0, 0))
    bars = []
    for name, length in (("crank", 0.4), ("coupler", 1.1), ("rocker", 0.8)):
        size = model.add_parameter(f"l_{name}", length, positive=True, unit="m")
        m = model.add_parameter(f"m_{name}", _DENSITY * size, positive=True, unit="kg")
        J = m * size**2 / 12
        bar = model.add_body(f"{name}_bar", m, (size / 2, 0, 0), (0, J, J))
        bar.add_frame("end", at=(size, 0, 0))
        bars.append(bar)
    crank, coupler, rocker = bars
    joint = model.add_joint("crank", model.world, crank, "Ry", q=-0.6)
    model.add_joint("coupler", crank["end"], coupler, "Ry")
    model.add_joint("rocker", pivot, rocker, "Ry")
    if explicit:
        model.add_loop("loop", FourBar(coupler["end"], rocker["end"], posture=-1))
    else:
        # The hinge's axis must be z of the frame that the lock looks at.
        turn = rotation("x", math.pi / 2)
        hinge = coupler.add_frame("hinge", at=coupler["end"].p, rotation=turn)
        model.add_constraint("loop", PlanarHingeCut(hinge, rocker["end"]))
    model.add_load("drive", JointForce(joint, torque))
    model.add_sensor("curve", Position(coupler.add_frame("tip", at=(0.5, 0, 0.4))))
    return model


def crank_slider() -> Model:
    """Return crank, rod and piston; the rod is carried by the piston.

    The piston slides along x at a height above the crank, and a force acts on it.
    """
    model = Model("crank_slider")
    force = model.add_input("force", unit="N")
    r = model.add_parameter("r", 0.05, positive=True, unit="m")
    l = model.add_parameter("l", 0.16, positive=True, unit="m")  # noqa: E741
    height = model.add_parameter("height", 0.005, unit="m")
    m = model.add_parameter("m", (2.0, 0.5, 0.4), unit="kg")
    J_crank = model.add_parameter("J_crank", 0.01, positive=True, unit="kg m²")
    crank = model.add_body("crank_shaft", m[0], inertia=(0, J_crank, 0))
    pin = crank.add_frame("pin", at=(r, 0, 0))
    piston = model.add_body("piston_head", m[2])
    J = m[1] * l**2 / 12
    rod = model.add_body("rod_bar", m[1], (l / 2, 0, 0), (0, J, J))
    bearing = rod.add_frame("bearing", at=(l, 0, 0))
    guide = model.world.add_frame("guide", at=(0, 0, height))
    model.add_joint("crank", model.world, crank, "Ry", q=-0.5, v=100.0)
    slide = model.add_joint("piston", guide, piston, "Tx", q=0.203)
    model.add_joint("rod", piston, rod, "Ry", q=3.26)
    model.add_loop("loop", CrankSlider(pin, bearing))
    model.add_load("gas", JointForce(slide, force))
    return model


# The left crank leans out at the start, and the loop is closed from there.
_LEANING = 0.1  # [rad]


def loop_chain(loops: int) -> Model:
    """Return a tower of four-bars, each on the coupler of the one below.

    A loop has two cranks of different length and a coupler of 1 m, whose far end is
    hinged to the right crank by a constraint. Each adds one degree of freedom, so the
    mechanism has as many as it has loops, and falls under its weight.

    Args:
        loops: How many.
    """
    arguments = Arguments("loop_chain", ModelError)
    loops = arguments.whole("loops", loops, least=1, most=100_000)
    model = Model("loop_chain", gravity=(0, -9.81, 0))
    inertia = (0, 0, 0.01)
    place: Body = model.world
    for i in range(1, loops + 1):
        left = model.add_body(f"left_{i}", 0.5, (0.25, 0, 0), inertia)
        right = model.add_body(f"right_{i}", 0.5, (0.3, 0, 0), inertia)
        coupler = model.add_body(f"coupler_{i}", 1.0, (0.5, 0, 0), inertia)
        near = place.add_frame("near", at=(0, 0, 0))
        far = place.add_frame("far", at=(1, 0, 0))
        upright = math.pi / 2
        model.add_joint(f"swing_{i}", near, left, "Rz", q=upright + _LEANING)
        model.add_joint(f"rock_{i}", far, right, "Rz", q=upright)
        end = left.add_frame("end", at=(0.5, 0, 0))
        model.add_joint(f"turn_{i}", end, coupler, "Rz", q=-upright)
        hinge = PlanarHingeCut(
            coupler.add_frame("end", at=(1, 0, 0)),
            right.add_frame("end", at=(0.6, 0, 0)),
        )
        model.add_constraint(f"loop_{i}", hinge)
        place = coupler
    return model


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


# As named in the reference; lengths [m], masses [kg], inertias [kg m²].
_SIZES = {
    "xa": -0.06934, "ya": -0.00227, "xb": -0.03635, "yb": 0.03273, "xc": 0.014,
    "yc": 0.072, "d": 0.028, "da": 0.0115, "e": 0.02, "ea": 0.01421, "rr": 0.007,
    "ra": 0.00092, "ss": 0.035, "sa": 0.01874, "sb": 0.01043, "sc": 0.018, "sd": 0.02,
    "ta": 0.02308, "tb": 0.00916, "u": 0.04, "ua": 0.01228, "ub": 0.00449,
    "zf": 0.02, "zt": 0.04, "fa": 0.01421,
}  # fmt: skip
_MASSES = (0.04325, 0.00365, 0.02373, 0.00706, 0.07050, 0.00706, 0.05498)
_INERTIAS = (2.194e-6, 4.410e-7, 5.255e-6, 5.667e-7, 1.169e-5, 5.667e-7, 1.912e-5)
_START = {
    "beta": -0.0617138900142764496358948458001,
    "Theta": 0.0,
    "gamma": 0.455279819163070380255912382449,
    "delta": 0.487364979543842550225598953530,
    "Phi": 0.222668390165885884674473185609,
    "epsilon": 1.23054744454982119249735015568,
    "Omega": -0.222668390165885884674473185609,
}


def andrews(*, explicit: bool = True) -> Model:
    """Return the mechanism in the reference's coordinates, with its names.

    A motor turns K1; K2 connects it to the point P, where K3, K4 and K6 end. K3 pivots
    at B and is held by a spring from C; K5 and K7 pivot at A and carry K4 and K6. All
    coordinates follow from beta: Theta and gamma by a first four-bar, delta and Phi,
    epsilon and Omega by two more, of which gamma is the independent coordinate.

    Args:
        explicit: Whether the loops are solved in closed form; otherwise constraints
            close them.

    References:
        Mazzia and Magherini (2008), Test Set for Initial Value Problem Solvers,
        Andrews' squeezing mechanism.
    """
    Arguments("andrews", ModelError).flag("explicit", explicit)
    model = Model("andrews", gravity=(0, 0, 0))
    s = {
        name: model.add_parameter(
            name, value, positive=value > 0, negative=value < 0, unit="m"
        )
        for name, value in _SIZES.items()
    }
    A, B, C = (
        model.world.add_frame(k.upper(), at=(s[f"x{k}"], s[f"y{k}"], 0)) for k in "abc"
    )
    K1, K2, K3, K4, K5, K6, K7 = _bodies(model, s)
    carriers: dict[str, tuple[Body | Frame, Body]] = {
        "beta": (model.world, K1), "Theta": (K1["end"], K2), "gamma": (B, K3),
        "delta": (A, K5), "Phi": (K5["end"], K4), "epsilon": (A, K7),
        "Omega": (K7["end"], K6),
    }  # fmt: skip
    joints = {
        name: model.add_joint(name, parent, child, "Rz", q=_START[name])
        for name, (parent, child) in carriers.items()
    }
    for number, (one, other) in enumerate([(K2, K3), (K3, K4), (K3, K6)], start=1):
        a, b = one["end"], other["end"]
        if not explicit:
            model.add_constraint(f"loop_{number}", PlanarHingeCut(a, b))
        else:
            chosen = None if number == 1 else joints["gamma"]
            model.add_loop(f"loop_{number}", FourBar(a, b, independent=chosen))
    D = K3.add_frame("D", at=(s["sd"], -s["sc"], 0))
    torque = model.add_parameter("mom", 0.033, unit="N m")
    stiffness = model.add_parameter("c0", 4530.0, positive=True, unit="N/m")
    free_length = model.add_parameter("l0", 0.07785, positive=True, unit="m")
    spring = SpringDamper(C, D, stiffness=stiffness, free_length=free_length)
    model.add_load("spring", spring)
    model.add_load("motor", JointForce(joints["beta"], torque))
    return model


def _bodies(model: Model, s: Mapping[str, Any]) -> list[Body]:
    """Add the seven bodies, each with a frame at its end."""
    m = model.add_parameter("m", _MASSES, unit="kg")
    J = model.add_parameter("J", _INERTIAS, unit="kg m²")
    # Center of mass, and the end where the next body or the point P is.
    shapes = [
        ((s["ra"], 0), (s["rr"], 0)),
        ((-s["da"], 0), (-s["d"], 0)),
        ((s["sb"], -s["sa"]), (0, -s["ss"])),
        ((0, s["ea"] - s["e"]), (0, -s["e"])),
        ((s["ta"], s["tb"]), (s["zt"], 0)),
        ((s["zf"] - s["fa"], 0), (s["zf"], 0)),
        ((-s["ub"], -s["ua"]), (0, -s["u"])),
    ]
    bodies = []
    for k, (center, end) in enumerate(shapes):
        body = model.add_body(f"K{k + 1}", m[k], (*center, 0), (0, 0, J[k]))
        body.add_frame("end", at=(*end, 0))
        bodies.append(body)
    return bodies
