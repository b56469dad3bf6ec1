"""Forces, torques and powers of each load, drive and constraint; energies.

The rate of all energies together is the sum of the powers, whatever the state is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import final

from symbody.dataclass import dataclass
from symbody.expr.node import ZERO, Array, Node
from symbody.formalisms.constraints.constraint_loads import constraint_loads
from symbody.formalisms.constraints.rows import constraint_rows
from symbody.formalisms.derivations import Derivations
from symbody.formalisms.quantities.choose import best_derivation
from symbody.formalisms.quantities.dynamics import Results, quantity
from symbody.formalisms.quantities.outputs import drive_forces, powers_to_constraints
from symbody.formalisms.tree.loads_on_tree import in_world, tree_kinematics
from symbody.formalisms.tree.tree_kinematics import TreeKinematics
from symbody.model.body import Frame
from symbody.model.loads.load import JointLoad, NamedLoad, Wrench
from symbody.spatial.vectors import ZERO_VEC, Vec, add3, array, dot, minus, plus, times
from symbody.system.system import driven_links, velocity_links


@quantity("energy flow")
def derive_energy_flow(of: Derivations) -> Results:
    """Derive the energies of the bodies, and the power of what changes them.

    One result a quantity: "kinetic_BODY" and "potential_BODY" [J], "kinetic_of_rotors"
    where joints have armature [J]; "power_LOAD", "power_drive_COORDINATE" and
    "power_CONSTRAINT" for what changes with time [W].
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
    for named in (one for one in system.loads if one.name not in added):
        values[f"power_{named.name}"] = _power_of_load(kinematics, named)
    forces = dict(drive_forces(of))
    for link, v in zip(driven_links(system), system.coordinates.driven_v, strict=True):
        power = times(forces[link.index], tree.members[link.index - 1].v)
        values[f"power_drive_{v.name.removeprefix('v_')}"] = power
    for owner, power in _powers_of_constraints(of).items():
        values[f"power_{owner}"] = power
    results = {name: array([node]) for name, node in values.items()}
    return results, {name: (name,) for name in results}


def _power_of_load(kinematics: TreeKinematics, named: NamedLoad) -> Node:
    power = ZERO
    links, who = velocity_links(kinematics.system), f"load {named.name!r}"
    for load in named.load.joint_loads(kinematics):
        i = links[load.joint.name][load.index].index
        (along,) = kinematics.resolve([load.force], who)
        power = plus(power, times(along, kinematics.tree.members[i - 1].v))
    for wrench in named.load.wrenches(kinematics):
        force, torque = in_world(kinematics, wrench, who)
        power = plus(power, dot(force, kinematics.origin_velocity(wrench.on)))
        power = plus(power, dot(torque, kinematics.spin(wrench.on)))
    return power


def _powers_of_constraints(of: Derivations) -> dict[str, Node]:
    """Return the power of each constraint that changes with time, by its name."""
    result: dict[str, Node] = {}
    for name, power in powers_to_constraints(of).items():
        owner = _owners(of)[name]
        result[owner] = minus(result.get(owner, ZERO), power)
    return result


def _owners(of: Derivations) -> dict[str, str]:
    rows = constraint_rows(of)
    return dict(zip(rows.names, rows.owners, strict=True))


@final
@dataclass(frozen=True)
class Acting:
    """The forces of one load, loop or constraint."""

    owner: str
    constrains: bool  # whether it is a loop or a constraint
    on_frames: Mapping[Frame, tuple[Vec, Vec]]  # [N, N m], in the world's axes
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
        results |= _parts(kinematics, acting)
    return results, {name: _labels(name, part) for name, part in results.items()}


def acting_elements(of: Derivations) -> Iterator[Acting]:
    """Yield what each load, then each loop and constraint, does to the tree."""
    system = of.system
    kinematics = tree_kinematics(of, merge=False).kinematics
    for named in system.loads:
        on_frames = wrenches_on_frames(
            kinematics, named.name, named.load.wrenches(kinematics)
        )
        in_joints = tuple(named.load.joint_loads(kinematics))
        yield Acting(named.name, False, on_frames, in_joints)
    for owner, lam in _by_owner(of).items():
        made = constraint_loads(kinematics, lam)
        on_frames = wrenches_on_frames(kinematics, owner, made.wrenches)
        yield Acting(owner, True, on_frames, tuple(made.joint_loads))


def wrenches_on_frames(
    kinematics: TreeKinematics, owner: str, wrenches: Iterable[Wrench]
) -> dict[Frame, tuple[Vec, Vec]]:
    """Return the sums of force and torque on each frame, in the world's axes."""
    by_frame: dict[Frame, tuple[Vec, Vec]] = {}
    for wrench in wrenches:
        force, torque = in_world(kinematics, wrench, owner)
        before = by_frame.get(wrench.on, (ZERO_VEC, ZERO_VEC))
        by_frame[wrench.on] = add3(before[0], force), add3(before[1], torque)
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


def _parts(kinematics: TreeKinematics, acting: Acting) -> dict[str, Array]:
    owner = acting.owner
    result: dict[str, Array] = {}
    for frame, both in acting.on_frames.items():
        for part, vector in zip(("force", "torque"), both, strict=True):
            if any(entry is not ZERO for entry in vector):
                result[f"{owner}_{part}_on_{_called(frame)}"] = array(vector)
    in_joints: dict[str, Node] = {}
    for load in acting.in_joints:
        name = load.joint.v[load.index].name.removeprefix("v_")
        (value,) = kinematics.resolve([load.force], owner)
        in_joints[name] = plus(in_joints.get(name, ZERO), value)
    for name, value in in_joints.items():
        if value is not ZERO:
            result[f"{owner}_in_{name}"] = array([value])
    return result


def _called(frame: Frame) -> str:
    body = frame.body
    return body.name if frame.name == body.origin.name else f"{body.name}_{frame.name}"


def _labels(name: str, part: Array) -> tuple[str, ...]:
    if part.size == 1:
        return (name,)
    return tuple(f"{name}[{axis}]" for axis in "xyz")
