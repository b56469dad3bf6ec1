"""Forces and torques as arrows: where each acts in the world, and how strongly."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, TypeAlias, final

import numpy as np

from symbody.dataclass import dataclass
from symbody.equations import Equations
from symbody.expr.node import ZERO, Node, next_serial
from symbody.formalisms.constraints.state_coordinates import in_state_coordinates
from symbody.formalisms.derivations import (
    Derivable,
    Derivations,
    derivation,
    derivations_of,
)
from symbody.formalisms.quantities.dynamics import arguments_of
from symbody.formalisms.quantities.element_forces import acting_elements
from symbody.formalisms.quantities.outputs import solved_kinematics
from symbody.formalisms.tree.tree_account import tree_kinematics
from symbody.formalisms.tree.tree_kinematics import TreeKinematics
from symbody.model.body import Frame
from symbody.model.joint import Joint
from symbody.model.loads.load import JointLoad
from symbody.spatial.vectors import ZERO_VEC, Vec, add3, matvec, scale

ArrowRole: TypeAlias = Literal["load", "constraint", "reaction"]
# Columns of a row: where it acts [m], and the force [N] or torque [N m].
COLUMNS = ("px", "py", "pz", "x", "y", "z")


@final
@dataclass(frozen=True)
class ForceArrow:
    """The meaning of one arrow.

    Attributes:
        name: Of the load, loop, constraint or joint.
        role: "load", "constraint" for loops too, or "reaction" for what a joint
            transmits from its parent to its child.
        part: Whether it is a force or a torque.
        on: Where it acts, about the origin of this frame.
    """

    name: str
    role: ArrowRole
    part: Literal["force", "torque"]
    on: Frame

    @property
    def label(self) -> str:
        """Its name in the equations, which tells it from all others."""
        return f"{self.role}:{self.name}:{self.part}:{self.on.body.name}.{self.on.name}"


@in_state_coordinates
def derive_arrows(of: Derivations) -> Equations:
    """Derive where forces and torques act, and how strongly.

    What acts along the motion of a joint is an arrow along the axis, on the joint's
    child; it is part of the reaction there, too.

    Returns:
        Equations with the result "arrows", shape (number of `arrows_of`, 6): the point
        where each acts, and its vector, in the axes of the world. [m, N or N m]
    """
    system, marks = of.system, ((next_serial(), "arrows"),)
    kinematics = tree_kinematics(of, merge=False).kinematics
    rows, labels = [], []
    for arrow, vector in _arrows_and_vectors(of):
        rows.append([*kinematics.position(arrow.on, None, None), *vector])
        labels += [f"{arrow.label}[{column}]" for column in COLUMNS]
    values = np.empty((len(rows), len(COLUMNS)), dtype=object)
    for row, entries in zip(values, rows, strict=True):
        row[:] = entries
    return Equations(
        system.name, "arrows", arguments_of(system), {"arrows": values},
        {"arrows": tuple(labels)}, marks,
    )  # fmt: skip


def arrows_of(of: Derivable) -> tuple[ForceArrow, ...]:
    """Return what the rows of `derive_arrows` are."""
    return tuple(
        arrow for arrow, _ in _arrows_and_vectors(derivations_of(of).spanning_tree)
    )


def loads_along_joints(of: Derivable) -> tuple[str, ...]:
    """Return the names of loads that act, or act too, in freedoms without an axis.

    Those of screws and of joints by formulas are meant. Such forces have no arrow of
    their own: they are in the reactions of the joints.
    """
    return _loads_along_joints(derivations_of(of).spanning_tree)


@derivation
def _loads_along_joints(of: Derivations) -> tuple[str, ...]:
    return tuple(
        acting.owner
        for acting in acting_elements(of)
        if not acting.constrains
        and any(
            load.force is not ZERO and _kind(load) == "G" for load in acting.in_joints
        )
    )


def _kind(load: JointLoad) -> str:
    """Return the kind of the motion along which a load acts."""
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
    force, torque = both
    if _is_there(force):
        yield ForceArrow(name, role, "force", frame), force
    if _is_there(torque):
        yield ForceArrow(name, role, "torque", frame), torque


def _is_there(vector: Vec) -> bool:
    entries: tuple[Node, ...] = vector
    return any(entry is not ZERO for entry in entries)
