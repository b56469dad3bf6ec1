"""Loads without a finite value at a state, and the ends of curves that they left.

For messages about rates without a value.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from symbody.equations import Equations
from symbody.expr.evaluate import evaluate_each
from symbody.expr.node import Symbol
from symbody.expr.traverse import symbols_of
from symbody.formalisms.constraints.state_coordinates import in_state_coordinates
from symbody.formalisms.derivations import Derivable, Derivations
from symbody.formalisms.quantities.dynamics import arguments_of
from symbody.formalisms.quantities.state_rates import state_rates
from symbody.formalisms.tree.loads_on_tree import in_member
from symbody.formalisms.tree.tree_account import tree_kinematics
from symbody.system.formulas_in_fields import left_curves, left_told


def undefined_loads(of: Derivable, values: Mapping[Symbol, float]) -> list[str]:
    """Return the names of the loads that are not finite.

    Args:
        of: The system.
        values: Of its time, states, inputs and parameters.
    """
    found = evaluate_each(wrenches_of_loads(of).results, values).items()
    return [name for name, wrenches in found if not np.isfinite(wrenches).all()]


def curves_left(of: Derivable, values: Mapping[Symbol, float]) -> str:
    """Return which curves loads and rates of states ask for beyond their ends.

    Args:
        of: The system.
        values: Of its time, states, inputs and parameters.

    Returns:
        A sentence; "" if there is none.
    """
    results = (wrenches_of_loads(of).results, _rates_of_states(of).results)
    formulas = [node for found in results for nodes in found.values() for node in nodes]
    known: dict[str | Symbol, float] = dict(values.items())
    unknown = symbols_of(*formulas) - values.keys()
    return left_told(left_curves(formulas, known | dict.fromkeys(unknown, np.nan)))


@in_state_coordinates
def wrenches_of_loads(of: Derivations) -> Equations:
    """Return what each load does: forces and torques on bodies, forces in joints."""
    tree, kinematics = of.system, tree_kinematics(of, merge=False).kinematics
    results = {}
    for named in tree.loads:
        own = [load.force for load in named.load.joint_loads(kinematics)]
        nodes = kinematics.resolve(own, f"load {named.name!r}")
        for wrench in named.load.wrenches(kinematics):
            for vector in in_member(kinematics, wrench, named.name):
                nodes += vector
        results[named.name] = np.array(nodes, dtype=object)
    return Equations(tree.name, "loads", arguments_of(tree), results)


@in_state_coordinates
def _rates_of_states(of: Derivations) -> Equations:
    """Return the rates of the extra states, by accelerations that nobody knows."""
    system = of.system
    multipliers = {n: Symbol(n) for one in system.constraints for n in one.multipliers}
    rates = state_rates(of, system.vd, multipliers, merge=False)
    results = {"rates": np.array(rates, dtype=object)}
    return Equations(system.name, "rates", arguments_of(system), results)
