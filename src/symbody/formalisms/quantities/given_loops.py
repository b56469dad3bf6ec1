"""Loads that follow accelerations where accelerations are given, as unknowns are.

What the sensors measure is a formula of the state and of the symbols of accelerations
then, so that nothing that moves has to be solved for.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from symbody.expr.node import Node
from symbody.formalisms.derivations import Derivations
from symbody.formalisms.quantities.algebraic_loops import loop_unknowns, solved_loops
from symbody.formalisms.quantities.solved import solver
from symbody.formalisms.tree.tree_account import tree_kinematics
from symbody.formalisms.tree.tree_kinematics import TreeKinematics
from symbody.system.parts import NO_LOOPS, AlgebraicLoops
from symbody.system.system import System, with_loops


@final
class _FromMultipliersError(Exception):
    """A sensor that loads follow measures what multipliers of constraints do."""


def loops_of_given_motion(system: System) -> AlgebraicLoops | None:
    """Return what sensors measure, by given accelerations; None if by multipliers.

    Args:
        system: All coordinates of the spanning tree.
    """
    still = with_loops(system, NO_LOOPS)

    def kinematics_of(looped: System) -> TreeKinematics:
        found = tree_kinematics(Derivations(looped), merge=False)
        solve = solver(looped, found.tree, lambda: looped.vd, _no_multipliers)
        return found.kinematics.solved_by(solve)

    try:
        return solved_loops(still, loop_unknowns(still), kinematics_of)
    except _FromMultipliersError:
        return None


def with_given_accelerations(of: Derivations) -> Derivations:
    """Return the account in which loads follow the symbols of accelerations.

    It is the same if no load follows accelerations, or one follows multipliers.

    Args:
        of: The account of a system whose algebraic loops are solved.
    """
    system = of.system
    if not system.algebraic.sensors:
        return of
    loops = loops_of_given_motion(system.spanning_tree)
    if loops is None:
        return of
    return Derivations(with_loops(system, loops))


def _no_multipliers() -> Mapping[str, Node]:
    raise _FromMultipliersError
