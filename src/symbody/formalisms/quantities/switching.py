"""Switches of a model's elements: the conditions of its loads and its states."""

from __future__ import annotations

import numpy as np

from symbody.equations import Equations
from symbody.events.switches import conditions_in
from symbody.expr.node import Node
from symbody.expr.traverse import symbols_of
from symbody.formalisms.constraints.state_coordinates import in_state_coordinates
from symbody.formalisms.derivations import Derivations
from symbody.formalisms.quantities.dynamics import arguments_of
from symbody.formalisms.quantities.outputs import solved_kinematics


@in_state_coordinates
def derive_switches(of: Derivations) -> Equations:
    """Derive what is zero where the formulas of loads and states' rates switch.

    Returns:
        Equations with one result an element that has conditions, by its kind and name.
    """
    system, kinematics = of.system, solved_kinematics(of)
    formulas: dict[str, list[Node]] = {}
    for named in system.loads:
        load = named.load
        nodes = [one.force for one in load.joint_loads(kinematics)]
        for wrench in load.wrenches(kinematics):
            nodes += [*wrench.force, *wrench.torque]
        formulas[f"load {named.name!r}"] = nodes
    for name, state in system.states.items():
        assert state.rate is not None, "assemble refuses states without rate"
        formulas[f"state {name!r}"] = state.rate.ravel().tolist()
    moving = {system.t, *system.coordinates.y, *system.u}
    results = {}
    for who, nodes in formulas.items():
        conditions = conditions_in(kinematics.resolve(nodes, who))
        found = [c for c in conditions if not moving.isdisjoint(symbols_of(c))]
        if found:
            results[who] = np.array(found, dtype=object)
    return Equations(system.name, "switches", arguments_of(system), results)
