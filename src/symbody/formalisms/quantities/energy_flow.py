"""Energies of each body, and the power of each load, drive and constraint.

The rate of all energies together is the sum of the powers, whatever the state is.
"""

from __future__ import annotations

import numpy as np

from symbody.equations import Equations
from symbody.expr.node import ZERO, Array, Node, next_serial
from symbody.formalisms.constraints.formula_loads import prescribed_rates
from symbody.formalisms.constraints.rows import constraint_rows
from symbody.formalisms.constraints.state_coordinates import in_state_coordinates
from symbody.formalisms.derivations import Derivations
from symbody.formalisms.quantities.choose import best_derivation
from symbody.formalisms.quantities.dynamics import arguments_of
from symbody.formalisms.quantities.outputs import drive_forces
from symbody.formalisms.tree.measured import Measured
from symbody.formalisms.tree.tree import Tree
from symbody.formalisms.tree.tree_account import tree_kinematics
from symbody.model.loads.load import NamedLoad, Wrench
from symbody.spatial.vectors import Vec, dot, matvec, minus, plus, times
from symbody.system.system import System, driven_links, velocity_links


@in_state_coordinates
def derive_energy_flow(of: Derivations) -> Equations:
    """Derive the energies of the bodies, and the power of what changes them.

    Returns:
        Equations with one result a quantity: "kinetic_BODY" and "potential_BODY" [J],
        "kinetic_of_rotors" where joints have armature [J]; "power_LOAD",
        "power_drive_COORDINATE" and "power_CONSTRAINT" for what changes with time [W].
    """
    system, found = of.system, tree_kinematics(of, merge=False)
    marks = ((next_serial(), "energy flow"),)
    measured, tree = found.measured, found.tree
    values: dict[str, Node] = {}
    for body in system.bodies:
        values[f"kinetic_{body.name}"] = measured.kinetic_energy(body)
        values[f"potential_{body.name}"] = measured.potential_energy(body)
    rotors = measured.rotor_energy()
    if rotors is not ZERO:
        values["kinetic_of_rotors"] = rotors
    added = system.massless.added
    for named in (one for one in system.loads if one.name not in added):
        values[f"power_{named.name}"] = _power_of_load(system, measured, tree, named)
    forces = dict(drive_forces(of))
    for link, v in zip(driven_links(system), system.coordinates.driven_v, strict=True):
        power = times(forces[link.index], tree.members[link.index - 1].v)
        values[f"power_drive_{v.name.removeprefix('v_')}"] = power
    for owner, power in _powers_of_constraints(of, measured).items():
        values[f"power_{owner}"] = power
    results = {name: _entry(node) for name, node in values.items()}
    labels = {name: (name,) for name in results}
    arguments = arguments_of(system)
    return Equations(system.name, "energy flow", arguments, results, labels, marks)


def _power_of_load(
    system: System, measured: Measured, tree: Tree, named: NamedLoad
) -> Node:
    power = ZERO
    links, who = velocity_links(system), f"load {named.name!r}"
    for load in named.load.joint_loads(measured):
        i = links[load.joint.name][load.index].index
        (along,) = measured.resolve([load.force], who)
        power = plus(power, times(along, tree.members[i - 1].v))
    for wrench in named.load.wrenches(measured):
        force, torque = in_world(measured, wrench, who)
        power = plus(power, dot(force, measured.origin_velocity(wrench.on)))
        power = plus(power, dot(torque, measured.spin(wrench.on)))
    return power


def in_world(measured: Measured, wrench: Wrench, who: str) -> tuple[Vec, Vec]:
    """Return force and torque of a wrench in the world's axes.

    Args:
        measured: Of the tree.
        wrench: About the origin of its frame.
        who: Whose it is, for messages.
    """
    nodes = measured.resolve([*wrench.force, *wrench.torque], who)
    force, torque = (nodes[0], nodes[1], nodes[2]), (nodes[3], nodes[4], nodes[5])
    if wrench.expressed_in is None:
        return force, torque
    R = measured.places.attitude(wrench.expressed_in)
    return matvec(R, force), matvec(R, torque)


def _powers_of_constraints(of: Derivations, measured: Measured) -> dict[str, Node]:
    """Return the power of each constraint that changes with time, by its name."""
    if not of.system.constrained:
        return {}
    rates = prescribed_rates(of.system, measured)
    if not rates:
        return {}
    lam, rows = best_derivation(of, merge=False).lam, constraint_rows(of)
    owners = dict(zip(rows.names, rows.owners, strict=True))
    result: dict[str, Node] = {}
    for name, rate in rates.items():
        before = result.get(owners[name], ZERO)
        result[owners[name]] = minus(before, times(lam[name], rate))
    return result


def _entry(node: Node) -> Array:
    array = np.empty(1, dtype=object)
    array[0] = node
    return array
