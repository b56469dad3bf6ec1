"""Loads without a finite value at a state, for messages about rates without one."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from symbody.equations import Equations
from symbody.expr.evaluate import evaluate_all
from symbody.expr.node import Symbol
from symbody.formalisms.constraints.state_coordinates import in_state_coordinates
from symbody.formalisms.derivations import Derivable, Derivations
from symbody.formalisms.quantities.dynamics import arguments_of
from symbody.formalisms.tree.loads_on_tree import in_member
from symbody.formalisms.tree.tree_account import tree_kinematics


def undefined_loads(of: Derivable, values: Mapping[Symbol, float]) -> list[str]:
    """Return the names of the loads that are not finite.

    Args:
        of: The system.
        values: Of its time, states, inputs and parameters.
    """
    equations = wrenches_of_loads(of)
    known: dict[str | Symbol, float] = dict(values.items())
    return [
        name
        for name, nodes in equations.results.items()
        if not np.isfinite(evaluate_all(nodes.tolist(), known)).all()
    ]


@in_state_coordinates
def wrenches_of_loads(of: Derivations) -> Equations:
    """Return what each load does: forces and torques on bodies, forces in joints."""
    tree, measured = of.system, tree_kinematics(of, merge=False).measured
    results = {}
    for named in tree.loads:
        own = [load.force for load in named.load.joint_loads(measured)]
        nodes = measured.resolve(own, f"load {named.name!r}")
        for wrench in named.load.wrenches(measured):
            for vector in in_member(measured, wrench, named.name):
                nodes += vector
        results[named.name] = np.array(nodes, dtype=object)
    return Equations(tree.name, "loads", arguments_of(tree), results)
