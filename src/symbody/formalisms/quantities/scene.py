"""Places and sizes of visuals: numbers for pictures in any language."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import numpy as np

from symbody.equations import Equations
from symbody.expr.node import ZERO, Node, next_serial
from symbody.formalisms.constraints.state_coordinates import in_state_coordinates
from symbody.formalisms.derivations import Derivations
from symbody.formalisms.quantities.dynamics import arguments_of
from symbody.formalisms.quantities.outputs import solved_kinematics
from symbody.formalisms.tree.measured import Measured
from symbody.model.body import Body, Frame
from symbody.model.constraints.constraint import Constraint
from symbody.model.constraints.cuts import Lock, UniversalCut
from symbody.model.constraints.rods import RigidConnector, Rod
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
from symbody.spatial.vectors import IDENTITY, Vec, add3, matvec, scale
from symbody.system.system import System

# Constraints that tie a place of a body to one of another.
_TYING = (Lock, RigidConnector, Rod, UniversalCut)
# Columns of a row: R_0F row by row, the origin of F [m], and the size.
COLUMNS = (
    *(f"R{i}{j}" for i in "xyz" for j in "xyz"),
    *(f"p{i}" for i in "xyz"),
    *(f"size{i}" for i in "xyz"),
)


def drawn(system: System) -> tuple[Visual, ...]:
    """Return the visuals of a system; if it has none, its skeleton."""
    return system.visuals or skeleton(system)


def skeleton(system: System) -> tuple[Visual, ...]:
    """Return a line from the center of mass of each body to each of its joints.

    There is one to each place where a loop is closed, too.
    """
    lines: dict[str, Visual] = {}
    ends: set[tuple[str, Vec]] = set()
    joints = [(joint.name, (joint.parent, joint.child)) for joint in system.joints]
    for is_joint, elements in (True, joints), (False, _cuts(system)):
        for name, frames in elements:
            for frame in frames:
                body, end = frame.body, (frame.body.name, frame.p)
                if body.name == "world" or (end in ends and not is_joint):
                    continue
                ends.add(end)
                line = _free(f"{body.name}_{name}", lines)
                shape = Line(frame)
                at = center_of_mass(body)
                lines[line] = Visual(line, at, shape, COLORS["blue"], 1.0)
    return tuple(lines.values())


def _cuts(system: System) -> list[tuple[str, Sequence[Frame]]]:
    """Return the places that loops and constraints tie together."""
    tied = [
        (one.name, one.constraint.frames())
        for one in system.constraints
        if isinstance(one.constraint, _TYING) and not _turns_only(one.constraint)
    ]
    return [*((one.name, one.loop.frames()) for one in system.loops), *tied]


def _turns_only(constraint: Constraint) -> bool:
    return isinstance(constraint, Lock) and not any(constraint.translations)


def _free(name: str, taken: Collection[str]) -> str:
    """Return a name that is not taken: a loop may tie several places of a body."""
    while name in taken:
        name += "_"
    return name


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
