"""Barriers of a run: ends of loads that meet, corners of kinematic formulas.

A force along the line of two ends has no direction where they meet.
"""

from __future__ import annotations

import numpy as np

from symbody.equations import Equations
from symbody.expr.node import Array
from symbody.expr.traverse import symbols_of
from symbody.formalisms.constraints.state_coordinates import in_state_coordinates
from symbody.formalisms.derivations import Derivations
from symbody.formalisms.quantities.dynamics import arguments_of
from symbody.formalisms.quantities.kinematic_corners import corners_in_states
from symbody.formalisms.tree.tree_account import tree_kinematics
from symbody.model.loads.springs import UnsignedLine


@in_state_coordinates
def derive_coincidences(of: Derivations) -> Equations:
    """Derive the vectors between the ends of loads, and the forces along them.

    Returns:
        Equations with one result for each load whose ends can move relative to each
        other, by its name: three components in the world's axes [m], and the force [N];
        and one for each corner that a state may come to, see `corners_in_states`.
    """
    system, measured = of.system, tree_kinematics(of, merge=False).measured
    moving = {*system.q, system.t}
    results: dict[str, Array] = {}
    for named in system.loads:
        if not isinstance(named.load, UnsignedLine):
            continue
        found = named.load.unsigned_line(measured)
        if found is not None and not moving.isdisjoint(symbols_of(*found[0])):
            p, force = found
            results[named.name] = np.empty(4, dtype=object)
            results[named.name][:] = measured.resolve(
                [*p, force], f"load {named.name!r}"
            )
    results |= corners_in_states(of)
    return Equations(system.name, "coincidences", arguments_of(system), results)
