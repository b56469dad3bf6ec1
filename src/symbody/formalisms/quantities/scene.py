"""Places and sizes of visuals: numbers for pictures in any language."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from symbody.equations import Equations
from symbody.expr.node import ZERO, Node, next_serial
from symbody.formalisms.constraints.state_coordinates import in_state_coordinates
from symbody.formalisms.derivations import Derivations
from symbody.formalisms.quantities.dynamics import arguments_of
from symbody.formalisms.quantities.outputs import solved_kinematics
from symbody.formalisms.tree.measured import Measured
from symbody.model.body import Body, Frame
from symbody.model.visuals import (
    COLORS,
    Arrow,
    Box,
    Cylinder,
    FrameAxes,
    Line,
    Mesh,
    Sphere,
    Visual,
)
from symbody.spatial.vectors import IDENTITY, add3, matvec, scale
from symbody.system.system import System

# Columns of a row: R_0F row by row, the origin of F [m], and the size.
COLUMNS = (
    *(f"R{i}{j}" for i in "xyz" for j in "xyz"),
    *(f"p{i}" for i in "xyz"),
    *(f"size{i}" for i in "xyz"),
)


def drawn(system: System) -> tuple[Visual, ...]:
    """Return the visuals of a system; if it has none, its skeleton.

    The skeleton is a line from the centre of mass of each body to each of its joints.
    """
    if system.visuals:
        return system.visuals
    lines = []
    for joint in system.joints:
        for frame in (joint.parent, joint.child):
            if frame.body.name != "world":
                name = f"{frame.body.name}_{joint.name}"
                at = center_of_mass(frame.body)
                lines.append(Visual(name, at, Line(frame), COLORS["blue"], 1.0))
    return tuple(lines)


def center_of_mass(body: Body) -> Frame:
    """Return the frame at the center of mass of a body, with the body's axes."""
    return Frame("com", body, body.com, IDENTITY)


@in_state_coordinates
def derive_scene(of: Derivations) -> Equations:
    """Derive a row of numbers for everything that is drawn.

    Returns:
        Equations with the result "scene", shape (number of visuals, 15): for each its
        rotation R_0F, row by row, its origin in the world and its size. The size is
        the edges of a box; radius and length of a cylinder; the radius of a sphere;
        the length of axes; the scale of a mesh; and for a line or an arrow its end in
        the world. [m]
    """
    system, marks = of.system, ((next_serial(), "scene"),)
    measured = solved_kinematics(of)
    visuals = drawn(system)
    rows = [_row(measured, visual) for visual in visuals]
    scene = np.empty((len(rows), len(COLUMNS)), dtype=object)
    for index, row in enumerate(rows):
        scene[index] = row
    labels = [f"{visual.name}[{column}]" for visual in visuals for column in COLUMNS]
    arguments = arguments_of(system)
    return Equations(
        system.name, "scene", arguments, {"scene": scene}, {"scene": tuple(labels)},
        marks,
    )  # fmt: skip


def _row(measured: Measured, visual: Visual) -> list[Node]:
    R = measured.rotation(visual.frame, None)
    p = measured.position(visual.frame, None, None)
    size: Sequence[Node] = (ZERO, ZERO, ZERO)
    match visual.shape:
        case Box(edges):
            size = edges
        case Cylinder(radius, length):
            size = radius, length, ZERO
        case Sphere(number) | FrameAxes(number):
            size = number, ZERO, ZERO
        case Mesh(_, number):
            size = number, ZERO, ZERO
        case Line(to):
            if isinstance(to, Frame):
                size = measured.position(to, None, None)
            else:
                size = add3(p, matvec(R, to))
        case Arrow(vector, length):
            x, y, z = measured.resolve(list(vector))
            size = add3(p, matvec(R, scale(length, (x, y, z))))
    return [*R[0], *R[1], *R[2], *p, *size]
