"""Systems whose algebraic loops are solved, so that loads are formulas of the state."""

from __future__ import annotations

from symbody.formalisms.derivations import Derivations
from symbody.formalisms.quantities.algebraic_loops import loop_unknowns, solved_loops
from symbody.formalisms.quantities.outputs import solved_kinematics
from symbody.model.sensors.energy import Energy, Jacobian
from symbody.model.sensors.loads import LoadValue
from symbody.model.sensors.sensor import Dual
from symbody.system.algebraic import NO_LOOPS
from symbody.system.system import System, with_loops

# The value of a load follows from accelerations only if a sensor that it holds does.
_OF_THE_STATE = (Dual, Energy, Jacobian, LoadValue)


def with_algebraic_loops(of: Derivations) -> Derivations:
    """Return the account of a system whose algebraic loops are solved.

    It is the same account if no load follows from the accelerations.

    Args:
        of: The account of a settled system, as its partition solves it.
    """
    system = of.system
    if not _may_loop(system):
        return of
    system = with_loops(system, NO_LOOPS)
    tree = system.opened
    unknowns = loop_unknowns(tree)
    if not unknowns:
        return of
    found = solved_loops(
        tree, unknowns, lambda looped: solved_kinematics(Derivations(looped))
    )
    return Derivations(with_loops(system, found))


def _may_loop(system: System) -> bool:
    """Return whether there is a sensor that may follow from the accelerations."""
    return any(
        not isinstance(named.sensor, _OF_THE_STATE) for named in system.sensors.values()
    )
