"""Angles of cables about their cylinders, which have an end on both sides."""

from __future__ import annotations

import numpy as np

from symbody.equations import Equations
from symbody.expr.node import Array
from symbody.formalisms.constraints.state_coordinates import in_state_coordinates
from symbody.formalisms.derivations import Derivations
from symbody.formalisms.quantities.dynamics import arguments_of
from symbody.formalisms.tree.tree_account import tree_kinematics
from symbody.model.loads.cable import WrappedCable


@in_state_coordinates
def derive_turns_of_cables(of: Derivations) -> Equations:
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
    return Equations(system.name, "turns of cables", arguments_of(system), results)
