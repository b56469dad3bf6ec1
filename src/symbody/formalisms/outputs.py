"""What a motion means: sensors, energies, powers, forces of drives."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

import numpy as np

from symbody.equations import Equations
from symbody.expr.node import ZERO, Array, Node, Symbol, next_serial
from symbody.formalisms.constraint_loads import with_constraints
from symbody.formalisms.derivation import Formalism, best_derivation
from symbody.formalisms.dynamics import arguments_of, derive_dynamics, drive_names
from symbody.formalisms.formula_loads import prescribed_rates
from symbody.formalisms.inverse import inverse_dynamics
from symbody.formalisms.kinematics import forward_pass
from symbody.formalisms.loads_on_tree import Applied, applied_loads
from symbody.formalisms.measured import Measured
from symbody.formalisms.minimal import in_state_coordinates
from symbody.formalisms.solved import solver
from symbody.formalisms.tree import Tree, build_tree, with_accelerations
from symbody.model.quantities import Expression
from symbody.spatial.vectors import (
    ZERO_VEC,
    Vec,
    add3,
    array,
    cross,
    dot,
    minus,
    plus,
    scale,
    times,
)
from symbody.system.system import System, driven_links


@in_state_coordinates
def derive_sensors(system: System) -> Equations:
    """Derive the values of all sensors, and of expressions marked as such.

    The accelerations are solved for only if one of them needs them.

    Returns:
        Equations with one result a sensor, by its name.
    """
    marks = ((next_serial(), "sensors"),)
    tree = build_tree(system, merge=False)
    best = cache(lambda: best_derivation(system, merge=False))
    solve = solver(system, tree, lambda: best().vd, lambda: best().lam)
    measured = Measured(system, tree, solve=solve)
    results: dict[str, Array] = {}
    labels: dict[str, tuple[str, ...]] = {}
    for name, sensor in system.sensors.items():
        results[name] = _resolved(measured, sensor.symbols)
        entries = sensor.sensor.entries
        if entries:
            labels[name] = tuple(f"{name}[{entry}]" for entry in entries)
    for name, expression in sensing_expressions(system).items():
        results[name] = _resolved(measured, expression.symbols)
    return Equations(
        system.name, "sensors", arguments_of(system), results, labels, marks
    )


def sensing_expressions(system: System) -> dict[str, Expression]:
    """Return the expressions that are results of simulations."""
    return {name: e for name, e in system.expressions.items() if e.is_sensor}


def _resolved(measured: Measured, symbols: Array) -> Array:
    flat = measured.resolve(list(symbols.reshape(-1)))
    result = np.empty(len(flat), dtype=object)
    result[:] = flat
    return result.reshape(symbols.shape)


@in_state_coordinates
def derive_energy(system: System) -> Equations:
    """Derive the energies of the whole system and the power that changes them.

    Returns:
        Equations with the results "kinetic", "potential" [J] and "power" [W], the
        power of all loads, drives, and constraints that change with time, which is the
        rate of the two energies' sum.
    """
    marks = ((next_serial(), "energy"),)
    tree = build_tree(system, merge=False)
    motion = forward_pass(tree, accelerated=False)
    measured = Measured(system, tree, motion)
    applied = applied_loads(system, tree, measured)
    power = ZERO
    for member, velocity in zip(tree.members, _velocities(tree, motion.w), strict=True):
        i = member.index
        power = plus(power, dot(applied.force[i], velocity))
        power = plus(power, dot(applied.torque[i], motion.w[i]))
        power = plus(power, times(applied.joint[i], member.v))
    kinetic, potential = measured.kinetic_energy(None), measured.potential_energy(None)
    for i, force in drive_forces(system, tree, applied):
        power = plus(power, times(force, tree.members[i - 1].v))
    power = minus(power, _against_constraints(system, measured))
    results = {
        "kinetic": array([kinetic]),
        "potential": array([potential]),
        "power": array([power]),
    }
    labels = {name: (name,) for name in results}
    return Equations(
        system.name, "energy", arguments_of(system), results, labels, marks
    )


def _against_constraints(system: System, measured: Measured) -> Node:
    """Return the power that bodies give to constraints that change with time."""
    rates = prescribed_rates(system, measured) if system.constrained else {}
    if not rates:
        return ZERO
    lam = best_derivation(system, merge=False).lam
    total = ZERO
    for name, rate in rates.items():
        total = plus(total, times(lam[name], rate))
    return total


@in_state_coordinates
def derive_balance(
    system: System, formalism: Formalism = "auto", *, merge: bool | None = None
) -> Equations:
    """Derive the equations of motion with the work of loads and drives as a state.

    Returns:
        Equations as of `derive_dynamics`, with one more extra state, the last, whose
        rate is the power.
    """
    dynamics = derive_dynamics(system, formalism, merge=merge)
    power = derive_energy(system).results["power"]
    return replace(
        dynamics,
        arguments={**dynamics.arguments, "x": (*system.x, Symbol("work"))},
        results={
            **dynamics.results,
            "xd": np.concatenate([dynamics.results["xd"], power]),
        },
        labels={
            **dynamics.labels,
            "xd": (*dynamics.labels["xd"], "d/dt work"),
        },
    )


def _velocities(tree: Tree, w: Sequence[Vec]) -> list[Vec]:
    """Return the velocities of the members' origins, in C."""
    result = [ZERO_VEC]
    for member in tree.members:
        h = member.parent
        v = member.turn.inward(add3(result[h], cross(w[h], member.p)))
        v = add3(v, scale(member.v, member.s_l))
        result.append(v)
    return result[1:]


def drive_forces(
    system: System, tree: Tree, applied: Applied
) -> list[tuple[int, Node]]:
    """Return the force of each drive, by number of its member; of laws of time, too.

    It is what the motion needs beyond the loads that act in the joint.
    """
    if not any(member.driven for member in tree.members):
        return []
    best = best_derivation(system, merge=False)
    applied = with_constraints(system, tree, applied, best.lam)
    moving = with_accelerations(tree, best.vd)
    needed = inverse_dynamics(moving, forward_pass(moving, accelerated=True), applied)
    return [
        (i, needed[i - 1] - applied.joint[i])
        for i in (member.index for member in tree.members if member.driven)
    ]


@in_state_coordinates
def derive_drives(system: System) -> Equations:
    """Derive the forces and torques that the drives need.

    Returns:
        Equations with the result "drives", one entry a driven coordinate
        [N m or N].
    """
    marks = ((next_serial(), "drives"),)
    tree = build_tree(system, merge=False)
    applied = applied_loads(system, tree, Measured(system, tree))
    force = dict(drive_forces(system, tree, applied))
    forces = [force[link.index] for link in driven_links(system)]
    return Equations(
        system.name,
        "drives",
        arguments_of(system),
        {"drives": array(forces)},
        {"drives": tuple(f"drive_{n.removeprefix('v_')}" for n in drive_names(system))},
        marks,
    )
