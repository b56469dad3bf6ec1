"""Outputs of a motion: sensors, energies, powers, poses of frames, forces of drives."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from symbody.equations import Equations, Formalism
from symbody.expr.differentiate import derivative, jacobian, time_derivative
from symbody.expr.node import ZERO, Array, Node, Symbol, next_serial
from symbody.expr.traverse import as_vector
from symbody.formalisms.constraints.rows import constraint_rows
from symbody.formalisms.constraints.state_coordinates import (
    along,
    dependents,
    explicit_loop_elimination,
    in_state_coordinates,
    of_symbols,
    put_in,
)
from symbody.formalisms.derivations import Derivations, derivation
from symbody.formalisms.dynamics.newton_euler import inverse_dynamics
from symbody.formalisms.quantities.choose import best_derivation
from symbody.formalisms.quantities.dynamics import (
    Labels,
    Named,
    Results,
    arguments_of,
    derive_dynamics,
    quantity,
)
from symbody.formalisms.quantities.solved import (
    kinematics_solved_by,
    solved_kinematics,
)
from symbody.formalisms.tree.kinematics import forward_pass
from symbody.formalisms.tree.loads_on_tree import tree_kinematics, tree_loads
from symbody.formalisms.tree.tree import with_accelerations
from symbody.formalisms.tree.tree_kinematics import TreeKinematics
from symbody.model.body import Frame
from symbody.model.loads.cable import WrappedCable
from symbody.model.quantities import Expression
from symbody.spatial.vectors import array, dot, matvec, minus, plus, times, total
from symbody.system.system import System, driven_links, driven_motion, flow_of

# So many frames have their Jacobians as formulas, which are faster evaluated.
_FEW = 5


@quantity("sensors")
def derive_sensors(of: Derivations) -> Results:
    """Derive sensors and marked expressions by name, solving for vd if one needs it."""
    system, results = of.system, dict[str, Array]()
    labels: dict[str, tuple[str, ...]] = {}
    if not (system.measuring or sensing_expressions(system)):
        return results, labels
    kinematics = solved_kinematics(of)
    for name, sensor in system.measuring.items():
        results[name] = _resolved(kinematics, sensor.symbols)
        entries = sensor.sensor.entries
        if entries:
            labels[name] = tuple(f"{name}[{entry}]" for entry in entries)
    for name, expression in sensing_expressions(system).items():
        results[name] = _resolved(kinematics, expression.symbols)
    return results, labels


@quantity("reactions")
def derive_reactions(of: Derivations) -> Results:
    """Derive what each joint transmits from its parent to its child, by its name.

    Force and torque about the joint's frame on the child, in its axes [N, N m].
    """
    return reactions_by(solved_kinematics(of))


def reactions_by(kinematics: TreeKinematics) -> tuple[Named, Labels]:
    """Return the reactions in all joints, and labels, by kinematics that has them."""
    results: Named = {}
    labels: Labels = {}
    for joint in kinematics.system.joints:
        force = kinematics.constraint_force(joint, joint.child)
        torque = kinematics.constraint_torque(joint, joint.child)
        results[joint.name] = array([*force, *torque])
        labels[joint.name] = tuple(
            f"{joint.name}.{part}[{axis}]"
            for part in ("force", "torque")
            for axis in "xyz"
        )
    return results, labels


@quantity("self stress")
def derive_self_stress(of: Derivations) -> Results:
    """Derive "J" of loops and constraints, and "forces" by their multipliers.

    Multipliers with Jᵀ λ = 0 are a state of self-stress: they move nothing, but joints
    and drives have the forces forces·λ. The labels name rows of both.

    References:
        Pellegrino and Calladine (1986), Matrix analysis of statically and
        kinematically indeterminate frameworks, International Journal of Solids and
        Structures 22.
    """
    rows, at_rest = constraint_rows(of), (ZERO,) * len(of.system.v)
    lam = {name: Symbol(name) for name in rows.names}
    own, labels = reactions_by(kinematics_solved_by(of, lambda: at_rest, lambda: lam))
    drives, more = _of_drives(of.system, dict(_drive_forces_by(of, at_rest, lam)))
    forces = np.concatenate([*own.values(), *drives.values()])
    names = tuple(name for names in (labels | more).values() for name in names)
    by_lam = jacobian(forces, [*lam.values()])
    return {"J": rows.J, "forces": by_lam}, {"J": rows.names, "forces": names}


def sensing_expressions(system: System) -> dict[str, Expression]:
    """Return the expressions that are results of simulations."""
    return {name: e for name, e in system.expressions.items() if e.is_sensor}


def _resolved(kinematics: TreeKinematics, symbols: Array) -> Array:
    flat = kinematics.resolve(list(symbols.reshape(-1)))
    return as_vector(flat).reshape(symbols.shape)


@quantity("energy")
def derive_energy(of: Derivations) -> Results:
    """Derive "kinetic" and "potential" [J], and "power" [W], the rate of their sum."""
    marked = tree_kinematics(of, merge=False)
    applied = tree_loads(of, merge=False).applied
    tree, kinematics = marked.tree, marked.kinematics
    motion = kinematics.motion()
    power = ZERO
    for member in tree.members:
        i = member.index
        wrench = applied.wrench[i]
        power = plus(power, dot(wrench.force, kinematics.speed(i)))
        power = plus(power, dot(wrench.torque, motion.w[i]))
        power = plus(power, times(applied.joint[i], member.v))
    kinetic = kinematics.kinetic_energy(None)
    potential = kinematics.potential_energy(None)
    for i, force in drive_forces(of):
        power = plus(power, times(force, tree.members[i - 1].v))
    power = minus(power, total(*powers_to_constraints(of).values()))
    # The power of loads that are gravity is a part of that of all; what they take from
    # bodies is theirs still.
    (fields,) = kinematics.resolve([kinematics.energy_in_fields()])
    power = plus(power, time_derivative(fields, flow_of(of.system)))
    results = {
        "kinetic": array([kinetic]),
        "potential": array([potential]),
        "power": array([power]),
    }
    return results, {name: (name,) for name in results}


def powers_to_constraints(of: Derivations) -> dict[str, Node]:
    """Return the power that bodies give to what changes with time, by multiplier."""
    if not of.system.constrained:
        return {}
    # A module that trees without drives do without.
    from symbody.formalisms.constraints.constraint_loads import prescribed_rates

    rates = prescribed_rates(tree_kinematics(of, merge=False).kinematics)
    lam = best_derivation(of, merge=False).lam if rates else {}
    return {name: times(lam[name], rate) for name, rate in rates.items()}


@in_state_coordinates
def derive_balance(
    of: Derivations, formalism: Formalism = "auto", *, merge: bool | None = None
) -> Equations:
    """Derive the equations of motion with the work of loads and drives as state."""
    dynamics = derive_dynamics(of, formalism, merge=merge)
    power = derive_energy(of).results["power"]
    return replace(
        dynamics,
        arguments={**dynamics.arguments, "x": (*of.system.x, Symbol("work"))},
        results={
            **dynamics.results,
            "xd": np.concatenate([dynamics.results["xd"], power]),
        },
        labels={**dynamics.labels, "xd": (*dynamics.labels["xd"], "d/dt work")},
    )


@derivation
def drive_forces(of: Derivations) -> Sequence[tuple[int, Node]]:
    """Return the forces of drives beyond loads in joints, by member; of laws, too."""
    if not any(m.driven for m in tree_kinematics(of, merge=False).tree.members):
        return []
    best = best_derivation(of, merge=False)
    return _drive_forces_by(of, best.vd, best.lam)


def _drive_forces_by(
    of: Derivations, vd: Sequence[Node], lam: Mapping[str, Node]
) -> Sequence[tuple[int, Node]]:
    # As above.
    from symbody.formalisms.constraints.constraint_loads import with_constraints

    marked = tree_kinematics(of, merge=False)
    applied = tree_loads(of, merge=False).applied
    applied = with_constraints(marked.kinematics, applied, lam)
    moving = with_accelerations(marked.tree, vd)
    needed = inverse_dynamics(moving, forward_pass(moving, accelerated=True), applied)
    return [
        (i, needed[i - 1] - applied.joint[i])
        for i in (member.index for member in marked.tree.members if member.driven)
    ]


@quantity("drives")
def derive_drives(of: Derivations) -> Results:
    """Derive "drives", the force or torque of each driven coordinate [N m or N]."""
    return _of_drives(of.system, dict(drive_forces(of)))


def _of_drives(system: System, force: Mapping[int, Node]) -> tuple[Named, Labels]:
    forces = [force[link.index] for link in driven_links(system)]
    driven = [v.name.removeprefix("v_") for v in system.coordinates.driven_v]
    labels = tuple(f"drive_{name}" for name in driven)
    return {"drives": array(forces)}, {"drives": labels}


@quantity("pose")
def derive_pose(of: Derivations, frame: Frame) -> Results:
    """Derive "R" of a frame, from its axes to the world's, and its "origin" [m]."""
    kinematics = tree_kinematics(of, merge=False).kinematics
    return {
        "R": array(kinematics.rotation(frame, None)),
        "origin": array(kinematics.position(frame, None, None)),
    }


@derivation
def derive_frame_jacobian(of: Derivations, frame: Frame) -> Equations:
    """Derive "J" of a frame by the velocities of the state, shape (6, nv).

    Angular rows come first, in world axes; explicit loops are put in, constraints not.
    """
    system, tree = of.system, of.spanning_tree.system
    marks = ((next_serial(), "frame Jacobian"),)
    kinematics = tree_kinematics(of, merge=False).kinematics
    # The column of each velocity of the tree that is not driven.
    columns = {
        link.v: (*w, *v)
        for joint in tree.joints
        for link, (w, v) in zip(
            kinematics.links[joint.name],
            kinematics.partial_velocities(frame, joint, None),
            strict=True,
        )
    }
    J = array([columns.get(v, (ZERO,) * 6) for v in tree.v]).reshape(-1, 6).T
    if tree is not system:
        B, free = explicit_loop_elimination(of).B, system.coordinates.v_in_tree
        rows = array([along(row.tolist(), B, free) for row in J])
        (J,) = put_in([rows], dependents(of))
    return Equations(
        system.name, "frame Jacobian", arguments_of(system), {"J": J}, {}, marks
    )


@derivation
def derive_frame_motions(
    of: Derivations, frames: tuple[Frame, ...]
) -> tuple[Equations, NDArray[np.bool_]]:
    """Derive "R" and "origin" of frames, and how velocities move them, in world axes.

    Few frames have their "J". For more there are by a unit of each velocity of the tree
    "motions": the angular velocity of what it carries, a point, and the velocity there;
    and "own", the velocity of each frame by its own link, which is zero on an axis
    without rounding. With explicit loops "B" has the velocities of the tree by those of
    the state. Beside the equations stands which velocities carry a frame, and which is
    that of its own link.
    """
    system, tree = of.system, of.spanning_tree.system
    kinematics = tree_kinematics(of, merge=False).kinematics
    kinematics.check_no_node("Jacobian", *frames)
    carried = np.zeros((2, len(frames), 1, len(tree.v)), dtype=bool)
    results = {
        "R": array([kinematics.places.attitude(frame) for frame in frames]),
        "origin": array([kinematics.places.origin(frame) for frame in frames]),
    }
    if len(frames) <= _FEW:
        jacobians = [derive_frame_jacobian(of, frame) for frame in frames]
        results["J"] = array([equations.results["J"] for equations in jacobians])
    else:
        results |= _motions(kinematics, frames, carried)
        if tree is not system:
            B, free = explicit_loop_elimination(of).B, system.coordinates.v_in_tree
            results["B"] = array([[row.get(u, ZERO) for u in free] for row in B])
    closed = put_in(results.values(), dependents(of))
    results, arguments = dict(zip(results, closed, strict=True)), arguments_of(system)
    title, marks = "frame motions", ((next_serial(), "frame motions"),)
    return Equations(system.name, title, arguments, results, {}, marks), carried


def _motions(
    kinematics: TreeKinematics, frames: tuple[Frame, ...], carried: NDArray[np.bool_]
) -> Named:
    """Return "motions" and "own" of frames, and note what carries them."""
    number: dict[Node, int] = {v: j for j, v in enumerate(kinematics.system.v)}
    links = [link for own in kinematics.links.values() for link in own]
    v = {link.index: number[link.v] for link in links if link.v in number}
    motions = np.full((3, 3, len(number)), ZERO, dtype=object)
    own = np.full((len(frames), 3), ZERO, dtype=object)
    for k, frame in enumerate(frames):
        i = last = kinematics.places.place(frame).link
        while i:
            member, (R, p) = kinematics.tree.members[i - 1], kinematics.places.pose(i)
            if i in v:
                motions[..., v[i]] = matvec(R, member.s_w), p, matvec(R, member.s_l)
                carried[:, k, 0, v[i]] = True, i == last
            i = member.parent
        if last in v:
            ((_, own[k]),) = kinematics.places.partial_velocities(frame, [last])
    return {"motions": motions, "own": own}


@quantity("turns of cables")
def derive_turns_of_cables(of: Derivations) -> Results:
    """Derive cables' angles about cylinders by name [rad], -π/2 (straight) to 3π/2."""
    system, kinematics = of.system, tree_kinematics(of, merge=False).kinematics
    results: dict[str, Array] = {}
    for named in system.loads:
        if isinstance(named.load, WrappedCable):
            turn = kinematics.resolve(
                [named.load.turn(kinematics)], f"load {named.name!r}"
            )
            results[named.name] = np.array(turn, dtype=object)
    return results


@derivation
def derive_driven(of: Derivations) -> Equations:
    """Derive "driven": coordinate, velocity, acceleration of each driven coordinate."""
    system = of.system
    formulas: dict[Symbol, Node] = {}
    motion = driven_motion(system)
    for joint in system.joints:
        for q, v, vd in zip(joint.q, joint.v, joint.vd, strict=False):
            if q in motion:
                formulas[q], formulas[v] = motion[q], motion[v]
                formulas[vd] = derivative(motion[v], system.t)
    return of_symbols(system, "driven", "driven", formulas)
