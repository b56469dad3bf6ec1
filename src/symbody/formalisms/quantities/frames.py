"""Poses of frames and their Jacobians; angles of cables; prescribed coordinates."""

from __future__ import annotations

import numpy as np

from symbody.equations import Equations
from symbody.expr.differentiate import derivative
from symbody.expr.node import ZERO, Array, Node, Symbol, next_serial
from symbody.expr.substitute import substitute
from symbody.expr.traverse import as_vector
from symbody.formalisms.constraints.state_coordinates import (
    dependents,
    explicit_loop_elimination,
)
from symbody.formalisms.derivations import Derivations, derivation
from symbody.formalisms.quantities.dynamics import Results, arguments_of, quantity
from symbody.formalisms.tree.loads_on_tree import tree_kinematics
from symbody.formalisms.tree.tree_kinematics import TreeKinematics
from symbody.model.body import Frame
from symbody.model.loads.cable import WrappedCable
from symbody.spatial.vectors import array, plus, times
from symbody.system.system import System, driven_motion, velocity_links


@quantity("pose")
def derive_pose(of: Derivations, frame: Frame) -> Results:
    """Derive where a frame is.

    Returns:
        Equations with the results "R", which takes components in the frame to those in
        world axes, and "origin", its origin in world axes [m].
    """
    kinematics = tree_kinematics(of, merge=False).kinematics
    return {
        "R": array(kinematics.rotation(frame, None)),
        "origin": array(kinematics.position(frame, None, None)),
    }


@derivation
def derive_frame_jacobian(of: Derivations, frame: Frame) -> Equations:
    """Derive the partial velocities of a frame by the velocities of the state.

    Returns:
        Equations with the result "J", shape (6, nv): angular rows, then those of the
        origin's velocity, in world axes. What follows from explicit loops moves along;
        other constraints are not put in.
    """
    system, marks = of.system, ((next_serial(), "frame Jacobian"),)
    kinematics = tree_kinematics(of, merge=False).kinematics
    columns = _projected(of, _columns(of.spanning_tree.system, kinematics, frame))
    J = np.full((6, len(system.v)), ZERO, dtype=object)
    for place, symbol in enumerate(system.v):
        J[:, place] = columns.get(symbol, (ZERO,) * 6)
    return Equations(
        system.name, "frame Jacobian", arguments_of(system), {"J": J}, {}, marks
    )


def _columns(
    tree: System, kinematics: TreeKinematics, frame: Frame
) -> dict[Symbol, tuple[Node, ...]]:
    """Return the column of each velocity of the tree that is not driven."""
    links = velocity_links(tree)
    return {
        link.v: (*w, *v)
        for joint in tree.joints
        for link, (w, v) in zip(
            links[joint.name],
            kinematics.partial_velocities(frame, joint, None),
            strict=True,
        )
        if isinstance(link.v, Symbol)
    }


def _projected(
    of: Derivations, columns: dict[Symbol, tuple[Node, ...]]
) -> dict[Symbol, tuple[Node, ...]]:
    """Return columns by the velocities of the state, those that follow put in."""
    tree = of.spanning_tree.system
    if tree is of.system:
        return columns
    total: dict[Symbol, list[Node]] = {v: [ZERO] * 6 for v in of.system.v}
    for v, factors in zip(tree.v, explicit_loop_elimination(of).B, strict=True):
        for u, factor in factors.items():
            independent = total[tree.v[u]]
            for i, entry in enumerate(columns[v]):
                independent[i] = plus(independent[i], times(factor, entry))
    flat = substitute([n for column in total.values() for n in column], dependents(of))
    return {v: tuple(flat[6 * i : 6 * i + 6]) for i, v in enumerate(total)}


@quantity("turns of cables")
def derive_turns_of_cables(of: Derivations) -> Results:
    """Derive the angle that each wrapped cable goes about its cylinder.

    Returns:
        Equations with one result a cable, by its name: from -1/4 of a turn, where it is
        straight, to 3/4 [rad].
    """
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
    """Derive what drives prescribe.

    Returns:
        Equations with the result "driven": coordinate, velocity and acceleration of
        each driven coordinate, one after another.
    """
    system = of.system
    formulas: dict[str, Node] = {}
    motion = driven_motion(system)
    for joint in system.joints:
        for q, v, vd in zip(joint.q, joint.v, joint.vd, strict=False):
            if q in motion:
                formulas[q.name], formulas[v.name] = motion[q], motion[v]
                formulas[vd.name] = derivative(motion[v], system.t)
    array = as_vector(formulas.values())
    labels = {"driven": tuple(formulas)}
    return Equations(
        system.name, "driven", arguments_of(system), {"driven": array}, labels
    )
