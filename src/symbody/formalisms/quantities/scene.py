"""Contents of pictures: forces and energies of elements, places of visuals.

The rate of all energies together is the sum of the powers, whatever the state is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Literal, TypeAlias, final

from symbody.dataclass import dataclass
from symbody.expr.differentiate import time_derivative
from symbody.expr.node import ZERO, Array, Node
from symbody.expr.traverse import as_vector
from symbody.formalisms.constraints.constraint_loads import constraint_loads
from symbody.formalisms.constraints.rows import constraint_rows
from symbody.formalisms.derivations import Derivable, Derivations, derivation
from symbody.formalisms.quantities.choose import best_derivation
from symbody.formalisms.quantities.dynamics import Results, quantity
from symbody.formalisms.quantities.outputs import drive_forces, powers_to_constraints
from symbody.formalisms.quantities.solved import solved_kinematics
from symbody.formalisms.tree.loads_on_tree import in_world, tree_kinematics
from symbody.formalisms.tree.tree_kinematics import TreeKinematics, center_of_mass
from symbody.model.body import Frame
from symbody.model.constraints.cuts import Lock, RigidConnector, Rod, UniversalCut
from symbody.model.contacts.contact import NamedContact, Touching, combined
from symbody.model.joint import Joint
from symbody.model.loads.load import JointLoad, NamedLoad, Wrench
from symbody.model.sensors.energy import power_of
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
from symbody.spatial.six import NO_FORCE, SpatialForce
from symbody.spatial.vectors import (
    ZERO_VEC,
    Vec,
    add3,
    array,
    matvec,
    minus,
    plus,
    scale,
    times,
)
from symbody.system.system import System, driven_links, flow_of


@quantity("energy flow")
def derive_energy_flow(of: Derivations) -> Results:
    """Derive the energies of the bodies, and the power of what changes them.

    One result a quantity: "kinetic_BODY" and "potential_BODY" [J], "kinetic_of_rotors"
    where joints have armature [J]; "power_LOAD", "power_drive_COORDINATE", and
    "power_law_JOINT" and "power_CONSTRAINT" for what changes with time [W].
    """
    system, marked = of.system, tree_kinematics(of, merge=False)
    kinematics, tree = marked.kinematics, marked.tree
    values: dict[str, Node] = {}
    for body in system.bodies:
        values[f"kinetic_{body.name}"] = kinematics.kinetic_energy(body)
        values[f"potential_{body.name}"] = kinematics.potential_energy(body)
    rotors = kinematics.rotor_energy()
    if rotors is not ZERO:
        values["kinetic_of_rotors"] = rotors
    added = system.massless.added
    for named in (one for one in system.acting if one.name not in added):
        values[f"power_{named.name}"] = _power_of_load(kinematics, named)
    pairs = zip(driven_links(system), system.coordinates.driven_v, strict=True)
    drives = {link.index: f"drive_{v.name.removeprefix('v_')}" for link, v in pairs}
    for i, force in drive_forces(of):
        member = tree.members[i - 1]
        owner = f"power_{drives.get(i, f'law_{system.joints[member.joint].name}')}"
        values[owner] = plus(values.get(owner, ZERO), times(force, member.v))
    for name, power in powers_to_constraints(of).items():
        owner = f"power_{_owners(of)[name]}"
        values[owner] = minus(values.get(owner, ZERO), power)
    results = {name: array([node]) for name, node in values.items()}
    return results, {name: (name,) for name in results}


def _power_of_load(kinematics: TreeKinematics, named: NamedLoad) -> Node:
    # What bodies have in its field is among their potential energies.
    field = kinematics.energy_in_fields(None, (named,))
    both = [power_of(named.load, kinematics), field]
    power, field = kinematics.resolve(both, f"load {named.name!r}")
    return plus(power, time_derivative(field, flow_of(kinematics.system)))


def _owners(of: Derivations) -> dict[str, str]:
    rows = constraint_rows(of)
    return dict(zip(rows.names, rows.owners, strict=True))


@final
@dataclass(frozen=True)
class Acting:
    """The forces of one load, loop or constraint."""

    owner: str
    constrains: bool  # whether it is a loop or a constraint
    on_frames: Mapping[Frame, SpatialForce]  # in the world's axes
    in_joints: tuple[JointLoad, ...]


@quantity("element forces")
def derive_element_forces(of: Derivations) -> Results:
    """Derive what each load, loop and constraint does to frames and in joints.

    "NAME_force_on_FRAME" and "NAME_torque_on_FRAME" in the world's axes, about the
    frame's origin [N], [N m]; "NAME_in_COORDINATE", one entry [N m or N]. What is zero
    everywhere is left out.
    """
    kinematics = tree_kinematics(of, merge=False).kinematics
    results: dict[str, Array] = {}
    for acting in acting_elements(of):
        owner = acting.owner
        for frame, (torque, force) in acting.on_frames.items():
            called = frame.body.name
            if frame.name != frame.body.origin.name:
                called += f"_{frame.name}"
            for part, vector in ("force", force), ("torque", torque):
                if any(entry is not ZERO for entry in vector):
                    results[f"{owner}_{part}_on_{called}"] = array(vector)
        in_joints: dict[str, Node] = {}
        for load in acting.in_joints:
            name = load.joint.v[load.index].name.removeprefix("v_")
            (value,) = kinematics.resolve([load.force], owner)
            in_joints[name] = plus(in_joints.get(name, ZERO), value)
        for name, value in in_joints.items():
            if value is not ZERO:
                results[f"{owner}_in_{name}"] = array([value])
    return results, {
        name: (name,) if part.size == 1 else tuple(f"{name}[{i}]" for i in "xyz")
        for name, part in results.items()
    }


def acting_elements(of: Derivations) -> Iterator[Acting]:
    """Yield what each load and contact, then each loop and constraint, does."""
    kinematics = tree_kinematics(of, merge=False).kinematics
    for named in of.system.acting:
        by = kinematics.for_load(named.load)
        on_frames = wrenches_on_frames(by, named.name, named.load.wrenches(by))
        in_joints = tuple(named.load.joint_loads(kinematics))
        yield Acting(named.name, False, on_frames, in_joints)
    for owner, lam in _by_owner(of).items():
        wrenches, loads = constraint_loads(kinematics, lam)
        on_frames = wrenches_on_frames(kinematics, owner, wrenches)
        yield Acting(owner, True, on_frames, tuple(loads))


def wrenches_on_frames(
    kinematics: TreeKinematics, owner: str, wrenches: Iterable[Wrench]
) -> dict[Frame, SpatialForce]:
    """Return the sums of force and torque on each frame, in the world's axes."""
    by_frame: dict[Frame, SpatialForce] = {}
    for wrench in wrenches:
        push = in_world(kinematics, wrench, owner)
        by_frame[wrench.on] = by_frame.get(wrench.on, NO_FORCE).plus(push)
    return by_frame


def _by_owner(of: Derivations) -> dict[str, Mapping[str, Node]]:
    """Return for each loop and constraint the multipliers, those of others zero."""
    if not of.system.constrained:
        return {}
    lam, owners = best_derivation(of, merge=False).lam, _owners(of)
    return {
        owner: {name: lam[name] if owners[name] == owner else ZERO for name in lam}
        for owner in dict.fromkeys(owners.values())
    }


# Constraints that tie a place of a body to one of another.
_TYING = (Lock, RigidConnector, Rod, UniversalCut)
# Columns of a row: R_0F row by row, the origin of F [m], and the size.
COLUMNS = (
    *(f"R{i}{j}" for i in "xyz" for j in "xyz"),
    *(f"p{i}" for i in "xyz"),
    *(f"size{i}" for i in "xyz"),
)
ArrowRole: TypeAlias = Literal["load", "contact", "constraint", "reaction"]
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
    tied = [(one.name, one.loop.frames()) for one in system.loops]
    for constraint in system.constraints:
        tie = constraint.constraint
        turns_only = isinstance(tie, Lock) and not any(tie.translations)
        if isinstance(tie, _TYING) and not turns_only:
            tied.append((constraint.name, tie.frames()))
    for is_joint, elements in (True, joints), (False, tied):
        for name, frames in elements:
            for frame in frames:
                body, end = frame.body, (frame.body.name, frame.p)
                if body.name == "world" or (end in ends and not is_joint):
                    continue
                ends.add(end)
                line = f"{body.name}_{name}"
                while line in lines:  # a loop may tie several places of a body
                    line += "_"
                at, color = center_of_mass(body), COLORS["blue"]
                lines[line] = Visual(line, at, Line(frame), color, 1.0)
    return tuple(lines.values())


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
        case Sphere(number) | FrameAxes(number) | Mesh(_, number):
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
    on: Frame  # about its origin; of contacts that have one, at the place of touch

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
    for arrow, place, vector in _arrows_and_vectors(of):
        place = place or kinematics.position(arrow.on, None, None)
        rows.append([*place, *vector])
        labels += [f"{arrow.label}[{column}]" for column in _ARROW_COLUMNS]
    return {"arrows": _table(rows, len(_ARROW_COLUMNS))}, {"arrows": tuple(labels)}


def arrows_of(of: Derivable) -> tuple[ForceArrow, ...]:
    """Return what the rows of `derive_arrows` are."""
    return tuple(
        arrow for arrow, *_ in _arrows_and_vectors(Derivations.of(of).spanning_tree)
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
) -> Iterator[tuple[Frame, SpatialForce]]:
    """Yield the wrench on the child of each joint, of what acts in it."""
    on: dict[Joint, SpatialForce] = {}
    for load in loads:
        torque, force = on.get(load.joint, NO_FORCE)
        if (kind := _kind(load)) != "G":
            both = kinematics.partial_velocities(load.joint.child, load.joint, None)
            spin, speed = both[load.index]
            (value,) = kinematics.resolve([load.force], owner)
            if kind == "T":
                force = add3(force, scale(value, speed))
            else:
                torque = add3(torque, scale(value, spin))
        on[load.joint] = SpatialForce(torque, force)
    yield from ((joint.child, wrench) for joint, wrench in on.items())


@derivation
def _arrows_and_vectors(of: Derivations) -> tuple[_Placed, ...]:
    return tuple(_arrows(of))


# With a place in the world, None for the frame's.
_Placed: TypeAlias = tuple[ForceArrow, Vec | None, Vec]


def _arrows(of: Derivations) -> Iterator[_Placed]:
    still = tree_kinematics(of, merge=False).kinematics
    contacts = {one.name: one for one in of.system.contacts}
    for acting in acting_elements(of):
        contact = None if acting.constrains else contacts.get(acting.owner)
        if contact is not None and isinstance(contact.contact, Touching):
            yield from _of_touches(still, contact, contact.contact)
            continue
        role: ArrowRole = "constraint" if acting.constrains else "load"
        if contact is not None:
            role = "contact"
        on_frames = dict(acting.on_frames)
        for frame, along in _along_axes(still, acting.in_joints, acting.owner):
            on_frames[frame] = on_frames.get(frame, NO_FORCE).plus(along)
        for frame, wrench in on_frames.items():
            yield from _of_wrench(acting.owner, role, frame, wrench)
    kinematics = solved_kinematics(of)
    for joint in of.system.joints:
        frame = joint.child
        R = kinematics.rotation(frame, None)
        force = matvec(R, kinematics.constraint_force(joint, frame))
        torque = matvec(R, kinematics.constraint_torque(joint, frame))
        wrench = SpatialForce(torque, force)
        yield from _of_wrench(joint.name, "reaction", frame, wrench)


def _of_wrench(
    name: str, role: ArrowRole, frame: Frame, wrench: SpatialForce
) -> Iterator[_Placed]:
    if wrench.force != ZERO_VEC:
        yield ForceArrow(name, role, "force", frame), None, wrench.force
    if wrench.torque != ZERO_VEC:
        yield ForceArrow(name, role, "torque", frame), None, wrench.torque


def _of_touches(
    kinematics: TreeKinematics, named: NamedContact, contact: Touching
) -> Iterator[_Placed]:
    """Yield the force on the first body at each place where two may touch."""
    a, b = contact.ends
    R, origin = kinematics.rotation(b, None), kinematics.position(b, None, None)
    forces = iter(named.symbols.tolist())
    touches = contact.touches(kinematics)
    for i, (touch, rows) in enumerate(zip(touches, contact.rows, strict=True)):
        own = [next(forces) for _ in rows.entries]
        force = combined(touch.axes[: len(own)], own)
        px, py, pz, fx, fy, fz = kinematics.resolve([*touch.place, *force], named.name)
        name = f"{named.name}[{i}]" if len(touches) > 1 else named.name
        place = add3(origin, matvec(R, (px, py, pz)))
        yield ForceArrow(name, "contact", "force", a), place, matvec(R, (fx, fy, fz))
