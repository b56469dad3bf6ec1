"""Schematic drawings of the geometry of each element, for docs/make_pictures.py.

Names in red are those of the element's fields; a test holds them to be its own, and
all that must be given to be there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import ceil

from drawing_pen import Pen
from machine_drawings import MACHINES
from matplotlib.figure import Figure

from symbody.model.catalogue import GROUPS


def _spring_damper(pen: Pen) -> None:
    pen.two()
    pen.spring((0.7, 0.9), (3.3, 1.9))
    pen.damper((0.8, 0.7), (3.4, 1.7))
    pen.size((0.55, 1.3), (3.15, 2.3))
    pen.names(1.4, 2.1, "free_length")
    pen.names(2.1, 0.3, "stiffness, damping, law")


def _bar(pen: Pen) -> None:
    pen.two()
    pen.line((0.7, 0.9), (3.3, 1.9), width=3)
    pen.size((0.55, 1.3), (3.15, 2.3))
    pen.names(1.5, 2.1, "length")
    pen.names(2.1, 0.3, "axial, damping_time")


def _beam(pen: Pen) -> None:
    pen.line((0.6, 1.2), (1.4, 1.24), (2.3, 1.4), (3.2, 1.75), width=3)
    pen.frame(0.6, 1.2)
    pen.frame(3.2, 1.75, 24)
    pen.names(0.4, 1.0, "a")
    pen.names(3.3, 1.5, "b")
    pen.line((0.6, 1.2), (3.3, 1.2), color="0.6", width=0.7, style=":")
    pen.size((0.6, 0.8), (3.1, 0.8))
    pen.names(1.85, 0.95, "length")
    pen.names(2.0, 2.75, "axial, torsion")
    pen.note(2.0, 2.5, "along and about x")
    pen.names(2.0, 0.4, "bending_y, bending_z")
    pen.note(2.0, 0.15, "about y, about z")


def _membrane(pen: Pen) -> None:
    pen.line((0.7, 0.7), (3.3, 1.0), (1.8, 2.5), (0.7, 0.7))
    pen.dots((0.7, 0.7), (3.3, 1.0), (1.8, 2.5))
    for x, y, text in ((0.45, 0.6, "a"), (3.55, 0.95, "b"), (1.8, 2.75, "c"),
                       (2.0, 0.62, "ab"), (2.9, 1.8, "bc"), (0.9, 1.7, "ca"),
                       (1.9, 1.5, "modulus"), (1.9, 1.2, "thickness")):  # fmt: skip
        pen.names(x, y, text)


def _bushing(pen: Pen) -> None:
    pen.disc(2, 1.75, 1.0)
    pen.disc(2, 1.75, 0.5, "white")
    pen.frame(2, 1.75)
    pen.spring((1.05, 1.75), (1.5, 1.75))
    pen.spring((2, 0.8), (2, 1.25))
    pen.names(1.2, 2.2, "a")
    pen.names(1.8, 1.6, "b")
    pen.arc(2, 1.75, 1.1, 20, 110)
    pen.names(2.0, 0.45, "stiffness, damping")
    pen.names(2.0, 0.15, "torsional_stiffness, torsional_damping")


def _cable(pen: Pen) -> None:
    pen.line((0.5, 0.9), (1.4, 2.2), (2.6, 1.3), (3.6, 2.1))
    pen.dots((0.5, 0.9), (1.4, 2.2), (2.6, 1.3), (3.6, 2.1))
    pen.names(2.2, 2.3, "ends")
    pen.note(2.6, 1.0, "slides through")
    pen.names(2.0, 0.4, "stiffness, free_length, damping")


def _wrapped_cable(pen: Pen) -> None:
    pen.disc(2, 1.5, 0.6)
    pen.line((0.4, 0.9), (1.62, 1.97))
    pen.line((2.38, 1.97), (3.6, 0.9))
    pen.bow(2, 1.5, 0.61, 50, 130)
    pen.dots((0.4, 0.9), (3.6, 0.9))
    pen.frame(2, 1.5)
    pen.names(1.75, 1.3, "cylinder")
    pen.size((2, 1.5), (2.42, 1.08))
    pen.names(2.75, 1.0, "radius")
    pen.names(0.3, 0.65, "a")
    pen.names(3.7, 0.65, "b")
    pen.names(2.0, 2.5, "side")
    pen.note(2.0, 2.25, "here -1: clockwise about z")
    pen.names(2.0, 0.3, "stiffness, free_length, damping")


def _point_to_point(pen: Pen) -> None:
    pen.two()
    pen.line((0.7, 0.9), (3.3, 1.9), color="0.6", style=":")
    pen.arrow((3.3, 1.9), (3.9, 2.13))
    pen.arrow((0.7, 0.9), (0.1, 0.67))
    pen.names(3.3, 2.6, "force")
    pen.note(2.0, 0.3, "positive: apart")


def _viscoelastic(pen: Pen) -> None:
    pen.two()
    pen.spring((0.7, 1.0), (3.3, 2.0))
    pen.spring((0.75, 0.7), (2.0, 1.18))
    pen.damper((2.0, 1.18), (3.35, 1.7))
    pen.names(1.7, 1.85, "elastic")
    pen.names(2.5, 0.95, "relaxation")
    pen.size((0.55, 1.5), (3.15, 2.5))
    pen.names(1.4, 2.3, "free_length")


def _spring_mass(pen: Pen) -> None:
    pen.two()
    pen.spring((0.7, 0.9), (3.3, 1.9))
    pen.line((0.85, 0.75), (3.45, 1.75), color="C3", width=2.5)
    pen.names(2.3, 1.0, "mass")
    pen.note(2.0, 0.3, "spread evenly on the line")


def _joint_force(pen: Pen) -> None:
    pen.hinged()
    pen.arc(0.8, 1.3, 1.1, -10, 75)
    pen.names(2.2, 2.5, "force")
    pen.note(2.2, 0.5, "along the joint's v")


def _torsional(pen: Pen) -> None:
    pen.hinged()
    pen.line((0.8, 1.3), (2.9, 1.3), color="0.6", style=":", width=0.8)
    pen.arc(0.8, 1.3, 1.3, 0, 22)
    pen.names(3.0, 1.55, "free_angle")
    pen.note(3.0, 1.1, "q = 0")
    pen.names(2.2, 0.4, "stiffness, damping, law")


def _stops(pen: Pen) -> None:
    pen.hinged()
    pen.line((0.8, 1.3), (3.2, 1.0), color="C3", style="--", width=0.9)
    pen.line((0.8, 1.3), (2.0, 2.9), color="C3", style="--", width=0.9)
    pen.names(3.5, 0.9, "least")
    pen.names(2.5, 2.8, "greatest")
    pen.names(2.3, 0.35, "stiffness, dissipation, exponent")


def _friction(pen: Pen) -> None:
    pen.disc(2, 1.7, 0.9)
    pen.disc(2, 1.7, 0.6, "white")
    pen.names(2, 1.7, "joint")
    pen.arrow((2, 2.95), (2, 2.32))
    pen.names(3.0, 2.75, "normal_force")
    pen.arc(2, 1.7, 1.05, 200, 290)
    pen.names(2, 0.45, "coefficient, viscous")
    pen.names(2, 0.15, "regularization")


def _gear_mesh(pen: Pen) -> None:
    pen.disc(1.2, 1.6, 0.8)
    pen.disc(3.0, 1.6, 0.95)
    pen.dots((1.2, 1.6), (3.0, 1.6))
    pen.size((1.2, 1.6), (0.8, 2.25))
    pen.size((3.0, 1.6), (3.5, 2.35))
    pen.names(0.85, 2.6, "radius1")
    pen.names(3.3, 2.75, "radius2")
    pen.names(1.1, 1.3, "joint1")
    pen.names(3.0, 1.3, "joint2")
    pen.line((1.8, 0.9), (2.3, 2.3), color="C3", style="--", width=0.9)
    pen.names(2.05, 2.5, "backlash")
    pen.names(2.0, 0.35, "stiffness, damping")


def _contact(pen: Pen) -> None:
    pen.ground((0.4, 0.9), (3.6, 0.9))
    pen.frame(1.0, 0.9, letters="xz")
    pen.disc(2.4, 1.45, 0.65)
    pen.dots((2.4, 0.8))
    pen.names(0.6, 1.2, "plane")
    pen.names(2.8, 0.55, "point")
    pen.arrow((2.4, 0.8), (2.4, 1.6))
    pen.names(2.1, 2.65, "stiffness, exponent, dissipation")
    pen.names(2.0, 0.2, "coefficient, regularization")


def _spheres(pen: Pen) -> None:
    pen.disc(1.3, 1.5, 0.8)
    pen.disc(2.7, 1.7, 0.65)
    pen.dots((1.3, 1.5), (2.7, 1.7))
    pen.size((1.3, 1.5), (0.9, 2.2))
    pen.size((2.7, 1.7), (3.1, 2.22))
    pen.names(0.9, 2.5, "radius_a")
    pen.names(3.2, 2.5, "radius_b")
    pen.names(1.3, 1.2, "a")
    pen.names(2.7, 1.4, "b")
    pen.names(2.0, 0.35, "modulus, dissipation")


def _own_contact(pen: Pen) -> None:
    pen.ground((0.4, 0.9), (3.6, 0.9))
    pen.body(2.2, 1.6, 15, width=1.4)
    pen.frame(2.0, 1.2, 15)
    pen.names(1.6, 1.3, "frame")
    pen.names(2.2, 2.5, "law")
    pen.note(2.2, 2.2, "(p, R, v, ω) to force and torque")


def _traction(pen: Pen) -> None:
    pen.cam(1.5, 1.4)
    pen.disc(2.85, 1.4, 0.5)
    pen.dots((1.5, 1.4), (2.85, 1.4))
    pen.names(1.35, 1.15, "cam")
    pen.names(3.0, 0.75, "roller")
    pen.size((1.5, 1.4), (2.85, 1.4))
    pen.names(2.1, 1.6, "profile")
    pen.size((2.85, 1.4), (3.15, 1.8))
    pen.names(3.5, 1.9, "radius")
    pen.arrow((3.9, 1.4), (3.4, 1.4))
    pen.names(3.1, 2.3, "normal_force")
    pen.names(1.0, 2.6, "length")
    pen.note(1.0, 2.35, "into the page")


def _journal(pen: Pen) -> None:
    pen.disc(2, 1.6, 1.05)
    pen.disc(2, 1.6, 0.85, "white")
    pen.disc(1.93, 1.53, 0.65)
    pen.frame(2, 1.6)
    pen.names(3.45, 1.2, "bearing")
    pen.names(1.8, 1.3, "journal")
    pen.size((1.93, 1.53), (1.45, 1.97))
    pen.names(0.75, 2.3, "radius")
    pen.size((2.54, 1.95), (2.7, 2.08))
    pen.names(3.2, 2.4, "clearance")
    pen.names(2.0, 0.3, "length, viscosity")
    pen.note(2.0, 0.05, "length along z")


def _tire(pen: Pen) -> None:
    pen.ground((0.4, 0.5), (3.6, 0.5))
    pen.disc(2, 1.4, 0.88)
    pen.disc(2, 1.4, 0.5, "white")
    pen.line((2, 1.4), (2.9, 2.5), width=2.5)
    pen.names(3.2, 2.7, "carrier")
    pen.dots((2, 1.4))
    pen.names(1.75, 1.2, "rim")
    pen.arrow((2, 1.4), (3.3, 1.4))
    pen.names(3.5, 1.6, "force")
    pen.arc(2, 1.4, 1.05, 120, 200)
    pen.names(0.6, 2.1, "torque")


def _own_tire(pen: Pen) -> None:
    pen.ground((0.4, 0.5), (3.6, 0.5))
    pen.disc(2, 1.4, 0.88)
    pen.line((2, 1.4), (2.9, 2.5), width=2.5)
    pen.names(3.2, 2.7, "carrier")
    pen.frame(2, 1.4, letters="xz")
    pen.names(1.75, 1.2, "rim")
    pen.names(0.8, 2.6, "law")
    pen.note(0.9, 2.35, "(p, R, v, ω)")


DRAWINGS: Mapping[str, Callable[[Pen], None]] = {
    "SpringDamper": _spring_damper,
    "Bar": _bar,
    "Beam": _beam,
    "Membrane": _membrane,
    "Bushing": _bushing,
    "Cable": _cable,
    "WrappedCable": _wrapped_cable,
    "PointToPoint": _point_to_point,
    "add_viscoelastic": _viscoelastic,
    "add_spring_mass": _spring_mass,
    "JointForce": _joint_force,
    "TorsionalSpringDamper": _torsional,
    "JointStops": _stops,
    "CoulombFriction": _friction,
    "GearMesh": _gear_mesh,
    "CompliantContact": _contact,
    "SphereContact": _spheres,
    "add_contact_slot": _own_contact,
    "LineTraction": _traction,
    "JournalBearing": _journal,
    "FiniteJournalBearing": _journal,
    "Tire": _tire,
    "add_tire": _own_tire,
    **MACHINES,
}


def slug(title: str) -> str:
    """Return the name of the picture of a group of the catalogue."""
    return "geometry-" + title.lower().replace("'", "").replace(" ", "-")


def geometry(title: str) -> Figure:
    """Draw the geometry of all elements of a group of the catalogue.

    Args:
        title: The group's, as in `symbody.elements.catalogue()`.
    """
    names = GROUPS[title]
    columns = min(5, len(names))
    rows = ceil(len(names) / columns)
    figure = Figure(figsize=(2.5 * columns, 2.1 * rows), layout="constrained")
    axes = figure.subplots(rows, columns, squeeze=False).ravel()
    for ax in axes[len(names) :]:
        ax.set_axis_off()
    for ax, name in zip(axes, names, strict=False):
        ax.set_title(name, fontsize=10)
        DRAWINGS[name](Pen(ax))
    return figure
