"""Drawings of actuators, gears, constraints, forces for docs/element_drawings.py."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from drawing_pen import Pen


def _cylinder(pen: Pen) -> None:
    pen.line((0.6, 1.2), (2.4, 1.2), (2.4, 1.9), (0.6, 1.9), (0.6, 1.2))
    pen.line((1.5, 1.2), (1.5, 1.9), width=4)
    pen.line((1.5, 1.55), (3.5, 1.55), width=3)
    pen.dots((0.4, 1.55), (3.6, 1.55))
    pen.names(0.2, 1.55, "a")
    pen.names(3.8, 1.55, "b")


def _hydraulic_actuator(pen: Pen) -> None:
    _cylinder(pen)
    pen.names(1.5, 2.2, "areas, lengths")
    pen.line((0.8, 1.2), (0.8, 0.7), (1.1, 0.7))
    pen.line((2.2, 1.2), (2.2, 0.7), (1.9, 0.7))
    pen.body(1.5, 0.7, width=0.6)
    pen.names(3.1, 0.7, "supply, tank")
    pen.names(1.5, 0.25, "flow")


def _hydraulic_cylinder(pen: Pen) -> None:
    _cylinder(pen)
    pen.names(2.0, 2.4, "law")
    pen.note(2.0, 0.7, "(length, rate) to a force")


def _motor(pen: Pen) -> None:
    pen.line((0.4, 2.0), (0.4, 0.9), (1.9, 0.9), (1.9, 1.3))
    pen.line((0.4, 2.0), (1.9, 2.0), (1.9, 1.7))
    pen.disc(1.9, 1.5, 0.35)
    pen.note(1.9, 1.5, "M")
    pen.line((2.25, 1.5), (2.8, 1.5), width=2)
    pen.names(2.6, 1.75, "ratio")
    pen.body(3.2, 1.5)
    pen.names(3.2, 1.05, "joint")
    pen.names(1.2, 2.25, "resistance, inductance")
    pen.names(1.9, 0.6, "constant")


def _servo(pen: Pen) -> None:
    _motor(pen)
    pen.names(0.85, 1.5, "gain")
    pen.names(1.9, 0.25, "greatest_voltage")
    pen.note(3.0, 2.7, "follows w_<name>")


def _filtered(pen: Pen) -> None:
    pen.hinged()
    pen.line((1.8, 2.4), (2.4, 2.4), (2.4, 2.8), (3.7, 2.8), color="0.5", style="--")
    pen.names(2.3, 0.45, "frequency, damping")
    pen.note(2.3, 0.15, "of the filter")


def _muscle(pen: Pen) -> None:
    pen.line((0.4, 0.9), (0.9, 1.6), (2.1, 1.9), width=5, color="C3")
    pen.line((2.1, 1.9), (2.9, 1.8), (3.6, 1.0), width=1.5)
    pen.dots((0.4, 0.9), (0.9, 1.6), (2.9, 1.8), (3.6, 1.0))
    pen.names(3.55, 0.75, "ends")
    pen.names(1.2, 2.15, "fiber_length")
    pen.names(3.0, 2.15, "tendon_length")
    pen.names(1.8, 1.35, "pennation")
    pen.names(1.8, 0.85, "strength, max_speed")


def _muscle_kind(pen: Pen) -> None:
    _muscle(pen)
    pen.names(2.0, 0.4, "activation, damping")
    pen.names(2.0, 2.7, "fiber")


def _muscle_set(pen: Pen) -> None:
    _muscle(pen)
    pen.names(2.0, 0.4, "activation, rise, fall")
    pen.names(2.0, 2.7, "tendon, fiber")


def _rotor(pen: Pen) -> None:
    pen.body(2, 1.3, width=2.6)
    pen.names(0.7, 0.75, "carrier")
    pen.body(2, 1.9, 90, width=1.0)
    pen.line((1.3, 1.9), (3.2, 1.9), color="C0", style="-.", width=0.8)
    pen.names(3.5, 1.9, "axis")
    pen.arc(2, 1.9, 0.75, 40, 130)
    pen.names(3.1, 2.6, "speed")
    pen.names(0.85, 2.6, "inertia")
    pen.names(2.2, 0.35, "geared_to, ratio")


def _bevel(pen: Pen) -> None:
    pen.line((0.5, 0.6), (3.6, 0.6), color="0.6", style="-.", width=0.8)
    pen.line((0.5, 0.6), (0.5, 2.9), color="0.6", style="-.", width=0.8)
    pen.line((2.6, 0.6), (2.6, 1.9), (2.1, 1.6), (2.1, 0.6))
    pen.line((0.5, 1.9), (2.6, 1.9), (2.1, 1.6), (0.5, 1.6))
    pen.names(3.3, 0.85, "joint1")
    pen.names(0.9, 2.7, "joint2")
    pen.names(3.1, 1.5, "teeth1")
    pen.names(1.7, 2.15, "teeth2")
    pen.size((0.5, 0.6), (2.6, 1.9))
    pen.names(1.3, 0.9, "cone_distance")
    pen.names(2.4, 0.2, "pressure_angle")


def _gear(pen: Pen) -> None:
    pen.disc(1.2, 1.6, 0.6)
    pen.disc(2.8, 1.6, 0.9)
    pen.dots((1.2, 1.6), (2.8, 1.6))
    pen.arc(1.2, 1.6, 0.75, 60, 160)
    pen.arc(2.8, 1.6, 1.05, 120, 40)
    pen.names(1.2, 0.75, "driving")
    pen.names(2.8, 1.3, "driven")
    pen.names(2.0, 0.3, "ratio, offset")
    pen.note(2.0, 0.05, "here negative")


def _rack(pen: Pen) -> None:
    pen.line((0.4, 0.9), (3.6, 0.9), width=4)
    pen.disc(2, 1.7, 0.75)
    pen.dots((2, 1.7))
    pen.size((2, 1.7), (2, 0.95))
    pen.names(2.4, 1.35, "radius")
    pen.names(1.5, 1.85, "pinion")
    pen.names(0.6, 0.6, "rack")
    pen.arrow((2.6, 0.6), (3.4, 0.6))
    pen.names(2.0, 0.3, "offset")


def _screw(pen: Pen) -> None:
    pen.line((0.4, 1.5), (3.6, 1.5), width=2)
    for x in (0.9, 1.3, 1.7, 2.1, 2.5, 2.9):
        pen.line((x, 1.2), (x + 0.2, 1.8), width=1)
    pen.size((2.1, 2.0), (2.5, 2.0))
    pen.names(2.3, 2.25, "pitch")
    pen.body(1.2, 1.5)
    pen.names(1.2, 0.9, "slider")
    pen.arc(3.5, 1.5, 0.35, 60, 300)
    pen.names(3.3, 0.9, "hinge")
    pen.names(2.0, 0.4, "offset")


def _rod(pen: Pen) -> None:
    pen.two()
    pen.line((0.7, 0.9), (3.3, 1.9), width=2)
    pen.size((0.55, 1.3), (3.15, 2.3))
    pen.names(1.5, 2.1, "length")


def _roller_cam(pen: Pen) -> None:
    pen.cam(1.4, 1.4)
    pen.disc(2.7, 1.4, 0.48)
    pen.dots((1.4, 1.4), (2.7, 1.4))
    pen.frame(1.4, 1.4, 35)
    pen.names(1.2, 1.1, "cam")
    pen.names(2.9, 0.75, "roller")
    pen.size((1.4, 1.4), (2.7, 1.4))
    pen.arc(1.4, 1.4, 0.35, 35, 0)
    pen.names(2.5, 2.2, "profile")
    pen.note(2.5, 1.95, "(angle) = distance")
    pen.size((2.7, 1.4), (3.04, 1.06))
    pen.names(3.5, 1.1, "radius")


def _flat_cam(pen: Pen) -> None:
    pen.cam(1.4, 1.4)
    pen.line((2.2, 0.5), (2.2, 2.4), width=3)
    pen.line((2.2, 1.4), (3.6, 1.4), width=3)
    pen.frame(2.2, 1.4)
    pen.dots((1.4, 1.4))
    pen.names(1.2, 1.1, "cam")
    pen.names(2.6, 0.7, "face")
    pen.size((1.4, 1.4), (2.2, 1.4))
    pen.names(3.1, 2.4, "profile")
    pen.note(3.0, 2.1, "(angle) = distance")


def _rolling(pen: Pen) -> None:
    pen.ground((0.4, 0.6), (3.6, 0.6))
    pen.disc(2, 1.5, 0.88)
    pen.size((2, 1.5), (2, 0.65))
    pen.names(2.4, 1.0, "radius")
    pen.frame(2, 1.5, letters="xz")
    pen.names(1.7, 1.75, "disc")
    pen.frame(0.7, 0.6, letters="xz")
    pen.names(0.9, 0.25, "ground")
    pen.note(3.1, 0.25, "y along the axis")


def _edge(pen: Pen) -> None:
    pen.line((0.9, 0.9), (3.0, 1.7), width=3)
    pen.frame(1.95, 1.3, 21)
    pen.dots((1.95, 1.3))
    pen.line((1.75, 1.9), (1.5, 2.4), color="C3", style=":")
    pen.note(1.4, 2.6, "no velocity along y")


def _knife_edge(pen: Pen) -> None:
    _edge(pen)
    pen.names(2.3, 1.05, "edge")
    pen.names(0.6, 0.4, "ground")


def _skate(pen: Pen) -> None:
    _edge(pen)
    pen.names(2.3, 1.05, "blade")
    pen.frame(0.5, 0.5)
    pen.names(0.6, 0.25, "ground")
    pen.note(2.6, 0.4, "stays on its plane")


def _pair(pen: Pen, what: str) -> None:
    pen.body(1.1, 1.2, 15, width=1.6)
    pen.body(2.9, 1.5, -20, width=1.6)
    pen.names(0.7, 0.65, "a")
    pen.names(3.3, 0.85, "b")
    pen.frame(2.0, 1.5)
    pen.note(2.0, 0.3, what)


def _lock(pen: Pen) -> None:
    _pair(pen, "1: locked, of x, y, z of A")
    pen.names(2.0, 2.7, "translations, rotations")


def _ball_cut(pen: Pen) -> None:
    _pair(pen, "origins coincide")
    pen.dots((2.0, 1.5))


def _hinge_cut(pen: Pen) -> None:
    _pair(pen, "origins and the axis coincide")
    pen.line((1.5, 1.0), (2.6, 2.1), color="C3", style="-.", width=0.9)
    pen.names(2.8, 2.35, "axis")


def _prismatic_cut(pen: Pen) -> None:
    pen.line((0.4, 1.2), (3.6, 1.2), width=1.5)
    pen.frame(0.8, 1.2)
    pen.names(0.8, 0.85, "a")
    pen.body(2.5, 1.5)
    pen.frame(2.5, 1.5)
    pen.names(2.5, 1.0, "b")
    pen.arrow((2.9, 0.8), (3.6, 0.8))
    pen.names(3.3, 0.5, "axis")


def _universal_cut(pen: Pen) -> None:
    _pair(pen, "pins along A's x and B's y")
    pen.line((1.5, 1.5), (2.5, 1.5), color="C0", width=2)
    pen.line((2.0, 1.0), (2.0, 2.0), color="C2", width=2)


def _body_cut(pen: Pen) -> None:
    _pair(pen, "welded")
    pen.line((1.9, 1.2), (2.1, 1.8), color="0.1", width=3)


def _platform(pen: Pen) -> None:
    pen.body(2, 2.1, 8, width=2.4)
    pen.names(2.9, 2.7, "driver")
    for x in (1.0, 2.0, 3.0):
        pen.line((x, 0.7), (x - 0.2, 1.9), width=1.5)
    pen.ground((0.5, 0.7), (3.5, 0.7))
    pen.frame(2.0, 2.1, 8)
    pen.note(2.0, 0.25, "its place and turn as sensors")


def _force(pen: Pen) -> None:
    pen.body(0.9, 0.9, 20)
    pen.body(2.8, 1.6, 20)
    pen.arrow((2.8, 1.6), (3.4, 2.5))
    pen.arrow((0.9, 0.9), (0.3, 0.0))
    pen.names(2.7, 2.5, "vector")
    pen.names(3.2, 1.3, "on")
    pen.names(1.2, 1.5, "reaction_on")
    pen.frame(2.2, 0.3)
    pen.names(3.3, 0.15, "expressed_in")


def _torque(pen: Pen) -> None:
    pen.body(0.9, 1.0, 20)
    pen.body(2.8, 1.7, 20)
    pen.arc(2.8, 1.7, 0.6, -30, 140)
    pen.arc(0.9, 1.0, 0.55, 140, -30)
    pen.names(2.8, 2.6, "vector")
    pen.names(3.5, 1.4, "on")
    pen.names(1.0, 1.85, "reaction_on")
    pen.frame(2.2, 0.3)
    pen.names(3.3, 0.15, "expressed_in")


def _field(pen: Pen) -> None:
    for x in (0.7, 1.6, 2.5, 3.4):
        pen.arrow((x, 2.5), (x, 1.9), color="0.6", style="->")
    pen.body(2.0, 1.2, 15, width=1.4)
    pen.arrow((2.0, 1.2), (2.0, 0.4))
    pen.names(2.0, 2.75, "potential")
    pen.note(3.1, 0.6, "−m ∇U(x, y, z)")


def _point_gravity(pen: Pen) -> None:
    pen.disc(0.9, 0.9, 0.5, "C0")
    pen.names(0.9, 0.2, "center")
    pen.names(1.3, 1.7, "parameter")
    pen.body(3.1, 2.1, 15)
    pen.arrow((3.1, 2.1), (2.2, 1.6))
    pen.note(2.8, 1.2, "m parameter/r²")


def _ends(pen: Pen) -> None:
    pen.body(0.7, 0.8, 20)
    pen.body(3.3, 0.9, -15)
    pen.body(2.0, 2.2)
    pen.line((0.7, 0.8), (2.0, 2.2), (3.3, 0.9), (0.7, 0.8), color="0.5", style="--")
    pen.dots((0.7, 0.8), (2.0, 2.2), (3.3, 0.9))
    pen.names(0.9, 2.2, "ends")
    pen.note(2.0, 0.55, "p, R of the others")


def _connector(pen: Pen) -> None:
    _ends(pen)
    pen.names(2.0, 1.25, "variables, law")


def _rigid(pen: Pen) -> None:
    _ends(pen)
    pen.names(2.0, 1.35, "variables")
    pen.note(2.0, 1.1, "= 0")


def _algebraic(pen: Pen) -> None:
    pen.line((0.6, 0.8), (1.4, 2.0), (2.4, 1.9), (3.4, 0.9))
    pen.body(1.9, 2.05, -6, width=0.6)
    pen.names(1.7, 1.2, "formula")
    pen.note(2.6, 1.2, "h(q, t) = 0")


def _nonholonomic(pen: Pen) -> None:
    pen.body(1.6, 1.4, 25, width=1.2)
    pen.arrow((1.6, 1.4), (2.7, 1.9))
    pen.names(1.4, 0.6, "formula")
    pen.note(2.9, 0.6, "P v + p0 = 0")


MACHINES: Mapping[str, Callable[[Pen], None]] = {
    "add_hydraulic_actuator": _hydraulic_actuator,
    "add_hydraulic_cylinder": _hydraulic_cylinder,
    "add_dc_motor": _motor,
    "add_position_servo": _servo,
    "add_filtered_drive": _filtered,
    "Muscle": _muscle_kind,
    "add_muscle": _muscle_set,
    "add_rotor": _rotor,
    "add_bevel_gears": _bevel,
    "Gear": _gear,
    "RackAndPinion": _rack,
    "ScrewRelation": _screw,
    "Rod": _rod,
    "RollerCam": _roller_cam,
    "FlatCam": _flat_cam,
    "RollingDisc": _rolling,
    "KnifeEdge": _knife_edge,
    "Skate": _skate,
    "Lock": _lock,
    "BallCut": _ball_cut,
    "HingeCut": _hinge_cut,
    "PlanarHingeCut": _hinge_cut,
    "PrismaticCut": _prismatic_cut,
    "UniversalCut": _universal_cut,
    "BodyCut": _body_cut,
    "add_motion_platform": _platform,
    "Force": _force,
    "Torque": _torque,
    "GravityField": _field,
    "PointGravity": _point_gravity,
    "Connector": _connector,
    "RigidConnector": _rigid,
    "Algebraic": _algebraic,
    "Nonholonomic": _nonholonomic,
}
