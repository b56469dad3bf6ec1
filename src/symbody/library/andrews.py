"""Andrews' squeezing mechanism: seven bodies, three loops, one degree of freedom."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from symbody.arguments import Arguments
from symbody.errors import ModelError
from symbody.model.body import Body, Frame
from symbody.model.constraints.cuts import PlanarHingeCut
from symbody.model.joint import Joint
from symbody.model.loads.joint_loads import JointForce
from symbody.model.loads.springs import SpringDamper
from symbody.model.loops.planar_kinds import FourBar
from symbody.model.model import Model

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
            given = None if number == 1 else joints["gamma"]
            model.add_loop(f"loop_{number}", FourBar(a, b, independent=given))
    D = K3.add_frame("D", at=(s["sd"], -s["sc"], 0))
    _add_loads(model, joints["beta"], (C, D))
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


def _add_loads(model: Model, motor: Joint, spring: tuple[Frame, Frame]) -> None:
    """Add the spring between two places, and the torque of the motor."""
    torque = model.add_parameter("mom", 0.033, unit="N m")
    stiffness = model.add_parameter("c0", 4530.0, positive=True, unit="N/m")
    free_length = model.add_parameter("l0", 0.07785, positive=True, unit="m")
    law = SpringDamper(*spring, stiffness=stiffness, free_length=free_length)
    model.add_load("spring", law)
    model.add_load("motor", JointForce(motor, torque))
