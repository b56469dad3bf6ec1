"""Pictures in any language: places and sizes of visuals, and arrows of forces."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Literal, TypeAlias, final

from symbody.dataclass import dataclass
from symbody.expr.node import ZERO, Array, Node
from symbody.expr.traverse import as_vector
from symbody.formalisms.derivations import (
    Derivable,
    Derivations,
    derivation,
    derivations_of,
)
from symbody.formalisms.quantities.dynamics import Results, quantity
from symbody.formalisms.quantities.element_forces import acting_elements
from symbody.formalisms.quantities.solved import solved_kinematics
from symbody.formalisms.tree.loads_on_tree import tree_kinematics
from symbody.formalisms.tree.tree_kinematics import TreeKinematics
from symbody.model.body import Body, Frame
from symbody.model.constraints.constraint import Constraint
from symbody.model.constraints.cuts import Lock, RigidConnector, Rod, UniversalCut
from symbody.model.joint import Joint
from symbody.model.loads.load import JointLoad
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
from symbody.spatial.vectors import IDENTITY, ZERO_VEC, Vec, add3, matvec, scale
from symbody.system.system import System

# Constraints that tie a place of a body to one of another.
_TYING = (Lock, RigidConnector, Rod, UniversalCut)
# Columns of a row: R_0F row by row, the origin of F [m], and the size.
COLUMNS = (
    *(f"R{i}{j}" for i in "xyz" for j in "xyz"),
    *(f"p{i}" for i in "xyz"),
    *(f"size{i}" for i in "xyz"),
)
ArrowRole: TypeAlias = Literal["load", "constraint", "reaction"]
# Columns of a row: where it acts [m], and the force [N] or torque [N m].
_ARROW_COLUMNS = ("px", "py", "pz", "x", "y", "z")


def drawn(system: System) -> tuple[Visual, ...]:
    """Return the visuals of a system; if it has none, its skeleton."""
    return system.visuals or skeleton(system)


def skeleton(system: System) -> tuple[Visual, ...]:
    """Return lines from each body's center of mass to its joints and closed loops."""
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


@quantity("scene")
def derive_scene(of: Derivations) -> Results:
    """Derive "scene", shape (number of visuals, 15), in the world.

    A row is the rotation R_0F, row by row, the origin [m] and the size [m]: edges of a
    box; radius and length of a cylinder; radius of a sphere; length of axes; scale of a
    mesh; end of a line or an arrow.
    """
    kinematics, visuals = solved_kinematics(of), drawn(of.system)
    rows = [_row(kinematics, visual) for visual in visuals]
    labels = [f"{visual.name}[{column}]" for visual in visuals for column in COLUMNS]
    return {"scene": _table(rows, len(COLUMNS))}, {"scene": tuple(labels)}


def _table(rows: Sequence[Sequence[Node]], columns: int) -> Array:
    return as_vector(n for row in rows for n in row).reshape(len(rows), columns)


def _row(kinematics: TreeKinematics, visual: Visual) -> list[Node]:
    R = kinematics.rotation(visual.frame, None)
    p = kinematics.position(visual.frame, None, None)
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
                size = kinematics.position(to, None, None)
            else:
                size = add3(p, matvec(R, to))
        case Arrow(vector, length):
            x, y, z = kinematics.resolve(list(vector))
            size = add3(p, matvec(R, scale(length, (x, y, z))))
    return [*R[0], *R[1], *R[2], *p, *size]


@final
@dataclass(frozen=True)
class ForceArrow:
    """One arrow of a load, loop, constraint or joint."""

    name: str
    role: ArrowRole  # "constraint" for loops, too
    part: Literal["force", "torque"]
    on: Frame  # about its origin

    @property
    def label(self) -> str:
        """Its name in the equations, which tells it from all others."""
        return f"{self.role}:{self.name}:{self.part}:{self.on.body.name}.{self.on.name}"


@quantity("arrows")
def derive_arrows(of: Derivations) -> Results:
    """Derive "arrows", shape (number of `arrows_of`, 6): point [m], force or torque.

    They are in the axes of the world [N or N m]. What acts along the motion of a joint
    is an arrow along the axis, on the joint's child; it is part of the reaction there,
    too.
    """
    kinematics = tree_kinematics(of, merge=False).kinematics
    rows, labels = [], []
    for arrow, vector in _arrows_and_vectors(of):
        rows.append([*kinematics.position(arrow.on, None, None), *vector])
        labels += [f"{arrow.label}[{column}]" for column in _ARROW_COLUMNS]
    arrows = _table(rows, len(_ARROW_COLUMNS))
    return {"arrows": arrows}, {"arrows": tuple(labels)}


def arrows_of(of: Derivable) -> tuple[ForceArrow, ...]:
    """Return what the rows of `derive_arrows` are."""
    return tuple(
        arrow for arrow, _ in _arrows_and_vectors(derivations_of(of).spanning_tree)
    )


@derivation
def loads_along_joints(of: Derivations) -> tuple[str, ...]:
    """Return the names of loads in freedoms without an axis, which have no arrow."""
    return tuple(
        acting.owner
        for acting in acting_elements(of.spanning_tree)
        if not acting.constrains
        and any(
            load.force is not ZERO and _kind(load) == "G" for load in acting.in_joints
        )
    )


def _kind(load: JointLoad) -> str:
    elements = load.joint.elements
    kinds = [element.kind for element in elements for _ in element.velocities]
    return kinds[load.index]


def _along_axes(
    kinematics: TreeKinematics, loads: Sequence[JointLoad], owner: str
) -> Iterator[tuple[Frame, tuple[Vec, Vec]]]:
    """Yield force and torque on the child of each joint, of what acts in it."""
    on: dict[Joint, tuple[Vec, Vec]] = {}
    for load in loads:
        force, torque = on.get(load.joint, (ZERO_VEC, ZERO_VEC))
        if (kind := _kind(load)) != "G":
            both = kinematics.partial_velocities(load.joint.child, load.joint, None)
            spin, speed = both[load.index]
            (value,) = kinematics.resolve([load.force], owner)
            if kind == "T":
                force = add3(force, scale(value, speed))
            else:
                torque = add3(torque, scale(value, spin))
        on[load.joint] = force, torque
    yield from ((joint.child, both) for joint, both in on.items())


@derivation
def _arrows_and_vectors(of: Derivations) -> tuple[tuple[ForceArrow, Vec], ...]:
    return tuple(_arrows(of))


def _arrows(of: Derivations) -> Iterator[tuple[ForceArrow, Vec]]:
    still = tree_kinematics(of, merge=False).kinematics
    for acting in acting_elements(of):
        role: ArrowRole = "constraint" if acting.constrains else "load"
        on_frames = dict(acting.on_frames)
        for frame, (force, torque) in _along_axes(
            still, acting.in_joints, acting.owner
        ):
            before = on_frames.get(frame, (ZERO_VEC, ZERO_VEC))
            on_frames[frame] = add3(before[0], force), add3(before[1], torque)
        for frame, both in on_frames.items():
            yield from _of_both(acting.owner, role, frame, both)
    kinematics = solved_kinematics(of)
    for joint in of.system.joints:
        frame = joint.child
        R = kinematics.rotation(frame, None)
        force = matvec(R, kinematics.constraint_force(joint, frame))
        torque = matvec(R, kinematics.constraint_torque(joint, frame))
        yield from _of_both(joint.name, "reaction", frame, (force, torque))


def _of_both(
    name: str, role: ArrowRole, frame: Frame, both: tuple[Vec, Vec]
) -> Iterator[tuple[ForceArrow, Vec]]:
    parts: tuple[Literal["force", "torque"], ...] = ("force", "torque")
    for part, vector in zip(parts, both, strict=True):
        if vector != ZERO_VEC:
            yield ForceArrow(name, role, part, frame), vector
