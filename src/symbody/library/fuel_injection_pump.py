"""A fuel injection pump: cam, roller and plunger with lubricated contacts.

References:
    Sol (1983), chapter 9. What the text does not say was chosen: the geometry so that
    the text's speeds and lift come out; masses, spring and pressure so that its slip,
    films, eccentricities and stresses do.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Literal

from symbody.arguments import Arguments
from symbody.errors import ModelError
from symbody.expr.differentiate import derivative
from symbody.expr.functions import absolute, cos, floor, sin, sqrt, where
from symbody.expr.node import Node, symbol
from symbody.model.body import Frame
from symbody.model.constraints.constraint import Algebraic, Nonholonomic
from symbody.model.constraints.cuts import PlanarHingeCut
from symbody.model.joint_types.element import CustomJoint
from symbody.model.loads.contact import LineTraction
from symbody.model.loads.joint_loads import JointForce
from symbody.model.loads.journal_bearings import FiniteJournalBearing
from symbody.model.model import Model
from symbody.model.sensors.frames import Position
from symbody.model.sensors.joints import LoadValue, Multiplier
from symbody.spatial.rotation import rotation

# Radii of roller, base and top circle, and of the arc between line and top [m].
ROLLER, BASE, LIFT, ARC = 12.03e-3, 16.12e-3, 10e-3, 2.51e-3
TOP = BASE + LIFT
FOOT = math.radians(76.5)  # of a tangent line, from the nose
START = math.radians(100)  # how far the shaft has turned
# Turns all frames so that their z is -y of the world.
_DOWN = rotation("x", math.pi / 2)
_Pitch = Callable[[Node], Node]  # pitch curve, of the angle as the roller sees it
_WIDEST_ARC = 13e-3  # where the arc would begin before the line's foot [m]
_UPRIGHT, _NOSE = math.pi / 2, 3 * math.pi / 2
# Chosen: length of the roller, radius and length of the pin, bore of the plunger [m].
# Given: oil at 90 °C [Pa s]; where the injection begins.
_LENGTH, _PIN, _PIN_LENGTH, _BORE = 20e-3, 6e-3, 20e-3, 5e-3
_OIL = 0.017
_INJECTION = math.radians(148)


def pitch_curve(angle: Node, arc: float = ARC) -> Node:
    """Return the distance of the roller's center from the shaft [m].

    Two tangents and arcs before the top; the angle is from the nose of the cam [rad].
    """
    # The line ends where the arc begins, whose center is on a ray of the top circle.
    center = TOP - arc
    along = math.sqrt(center**2 - (BASE - arc) ** 2)
    line_end = math.atan2(along, BASE + ROLLER)
    arc_end = math.atan2(along, BASE - arc)
    turns = floor((angle + math.pi) / (2 * math.pi))
    up = FOOT - absolute(angle - 2 * math.pi * turns)
    line = (BASE + ROLLER) / cos(where(up < line_end, where(up > 0, up, 0), 0))
    beside = where(up > line_end, up, arc_end) - arc_end
    beside = where(up < arc_end, beside, 0)
    bent = center * cos(beside) + sqrt(
        (arc + ROLLER) ** 2 - (center * sin(beside)) ** 2
    )
    lower = where(up < 0, BASE + ROLLER, where(up < line_end, line, bent))
    return where(up > arc_end, TOP + ROLLER, lower)


def fuel_injection_pump(
    *,
    contacts: Literal["lubricated", "rolling"] = "lubricated",
    speed: float = 1000.0,
    inlet: float = 15e-3,
    clearance: float = 6e-6,
    arc: float = ARC,
) -> Model:
    """Return one plunger of an injection pump, driven by its cam shaft.

    The coordinates are the text's: q_shaft, and of the roller, as the cam sees it, the
    angle q_roller_way_phi1, distance q_roller_way_r and rotation q_roller_way_phi2; the
    plunger's q_lift. All turn about -y.

    Args:
        contacts: "rolling" for the kinematics, where the roller rolls on the cam about
            a pin of the plunger; "lubricated" for an elastohydrodynamic film at the
            cam and an oil film about the pin.
        speed: Of the shaft [1/min].
        inlet: Opening of the fuel inlet, from 9 to 15 mm [m]; it sets how long and how
            high the pressure is.
        clearance: Radial clearance of the pin in the roller [m].
        arc: Radius of the cam between a tangent line and the top circle, below 13 mm
            [m].

    The contact of cam and roller is kept, also where the load is less than zero and a
    real roller would lift off, from about 1100/min on with this spring; a motion warns.

    References:
        Sol (1983), chapter 9.
    """
    arguments = Arguments("fuel_injection_pump", ModelError)
    arguments.word("contacts", contacts, ("lubricated", "rolling"))
    rpm = arguments.number("speed", speed, above=0)
    opening = arguments.number("inlet", inlet, least=9e-3)
    if opening > 15e-3:
        raise arguments.refused("inlet", inlet, "at most 0.015 m", "Give it in m.")
    gap = arguments.number("clearance", clearance, above=0)
    bend = arguments.number("arc", arc, above=0)
    if bend >= _WIDEST_ARC:
        raise arguments.refused(
            "arc", arc, f"less than {_WIDEST_ARC} m", "Give a smaller radius."
        )
    model = Model("fuel_injection_pump", gravity=(0, 0, 0))
    turning = model.add_parameter("turning", rpm * math.pi / 30, unit="rad/s")
    shaft = model.add_body("cam", mass=2.0, inertia=(1e-3, 4e-4, 1e-3))
    axle = model.world.add_frame("axle", rotation=_DOWN)
    axis = shaft.add_frame("axis", rotation=_DOWN)
    model.drive(model.add_joint("shaft", axle, axis, "Rz"), -START - turning * model.t)

    def pitch(angle: Node) -> Node:
        return pitch_curve(angle - _NOSE, bend)

    _add_roller(model, axis, pitch, rpm * math.pi / 30)
    _add_plunger(model)
    if contacts == "rolling":
        _roll(model, pitch)
    else:
        _lubricate(model, pitch, gap)
        _inject(model, opening, rpm)
    return model


def _add_roller(model: Model, axis: Frame, pitch: _Pitch, rate: float) -> None:
    """Add the roller, which turns with the cam but for its own coordinates."""
    mass = model.add_parameter("roller_mass", 0.026, unit="kg")
    J = mass * ROLLER**2 / 2
    roller = model.add_body("roller", mass, inertia=(J, J, J))
    phi1, r, phi2 = (symbol(name) for name in ("phi1", "r", "phi2"))
    polar = CustomJoint(
        (phi1, r, phi2), (r * cos(phi1), r * sin(phi1), 0), rotation("z", phi2)
    )
    far = BASE + ROLLER
    q, v = (_UPRIGHT + START, far, 0.0), (rate, 0.0, far / ROLLER * rate)
    joint = model.add_joint("roller_way", axis, roller, polar, q=q, v=v)
    model.add_constraint("contact", Algebraic(joint.q[1] - pitch(joint.q[0])))
    # The multiplier is the part of the normal force along the ray.
    load = model.add_sensor("radial_load", Multiplier("contact"))
    model.add_range("contact", load, what="the load", least=0.0)


def _add_plunger(model: Model) -> None:
    """Add the plunger, whose lift is zero on the base circle, and its spring."""
    mass = model.add_parameter("plunger_mass", 0.55, unit="kg")
    plunger = model.add_body("plunger", mass)
    bore = model.world.add_frame("bore", at=(0, 0, BASE + ROLLER))
    lift = model.add_joint("lift", bore, plunger, "Tz")
    plunger.add_frame("pin", rotation=_DOWN)
    preload = model.add_parameter("preload", 300.0, unit="N")
    stiffness = model.add_parameter("spring", 41e3, unit="N/m")
    model.add_load("spring_force", JointForce(lift, -preload - stiffness * lift.q[0]))


def _roll(model: Model, pitch: _Pitch) -> None:
    """Let the roller roll on the cam, about the pin."""
    joint = model.joints["roller_way"]
    (phi1, r, _), (phi1_rate, r_rate, phi2_rate) = joint.q, joint.v
    slope = derivative(pitch(phi1), phi1)
    size = sqrt(r * r + slope * slope)
    rolling = (r * r * phi1_rate + slope * r * r_rate / r) / size
    slip = Nonholonomic(rolling - ROLLER * phi2_rate)
    pin, roller = model.bodies["plunger"]["pin"], model.bodies["roller"]
    model.add_constraint("pin_joint", PlanarHingeCut(pin, roller))
    model.add_constraint("no_slip", slip)


def _lubricate(model: Model, pitch: _Pitch, clearance: float) -> None:
    """Put oil between cam and roller, and between roller and pin."""
    roller, pin = model.bodies["roller"], model.bodies["plunger"]["pin"]
    c = model.add_parameter("clearance", clearance, unit="m")
    phi1, r, _ = model.joints["roller_way"].q
    radial = model.sensors["radial_load"].symbols.item()
    load = radial * sqrt(1 + (derivative(pitch(phi1), phi1) / r) ** 2)
    normal = model.add_expression("load", load, sensor=True, unit="N")
    film = LineTraction(
        model.bodies["cam"]["axis"],
        roller,
        pitch,
        radius=ROLLER,
        length=_LENGTH,
        normal_force=normal,
        pressure_viscosity=model.add_parameter(
            "pressure_viscosity", 1.85e-8, unit="1/Pa"
        ),
        eyring_stress=model.add_parameter("eyring_stress", 5e6, unit="Pa"),
    )
    model.add_load("cam_film", film)
    bearing = FiniteJournalBearing(pin, roller, _PIN, _PIN_LENGTH, c, _OIL)
    model.add_load("pin_film", bearing)
    shown = ("traction", "slip", "thickness", "stress", "film_speed")
    values = model.add_sensor("cam_contact", LoadValue("cam_film"))
    for name, value, unit in zip(
        shown, values, ("N", "m/s", "m", "Pa", "m/s"), strict=True
    ):
        model.add_expression(name, value, sensor=True, unit=unit)
    x, y, _ = model.add_sensor("offset", Position(roller, seen_from=pin))
    model.add_expression("eccentricity", sqrt(x * x + y * y) / c, sensor=True)


def _inject(model: Model, inlet: float, rpm: float) -> None:
    """Let the fuel press on the plunger for a few degrees of each turn."""
    share = (inlet - 9e-3) / 6e-3
    width = math.radians(5 + 3 * share)
    most = model.add_parameter(
        "pressure", 400e5 * (0.6 + 0.4 * share) * (0.8 + 0.2 * rpm / 1000), unit="Pa"
    )
    turned = START + model.parameters["turning"].value * model.t
    turns = floor((turned - _INJECTION) / (2 * math.pi))
    part = (turned - _INJECTION - 2 * math.pi * turns) / width
    within = where(part < 1, part, 0)
    pressure = model.add_expression(
        "fuel", most * sin(math.pi * within) ** 2, sensor=True, unit="Pa"
    )
    area = math.pi / 4 * _BORE**2
    model.add_load("fuel_force", JointForce(model.joints["lift"], -area * pressure))
