"""The differential equations of the extra states: xd = s(x, q, v, u, t)."""

from __future__ import annotations

from collections.abc import Sequence

from symbody.expr.node import Node
from symbody.formalisms.measured import Measured
from symbody.formalisms.solved import solver
from symbody.formalisms.tree import build_tree
from symbody.system.system import System


def state_rates(system: System, vd: Sequence[Node], *, merge: bool) -> tuple[Node, ...]:
    """Return xd, sensors and expressions in it replaced by their formulas.

    Args:
        system: The system.
        vd: The solved accelerations, which a rate may follow.
        merge: Whether links with parallel axes share a frame; as in the equations
            beside which the rates are, so that both share what they have in common.
    """
    rates: list[Node] = []
    for state in system.states.values():
        assert state.rate is not None, "assemble refuses states without rate"
        rates += state.rate.ravel().tolist()
    if not rates:
        return ()
    tree = build_tree(system, merge=merge)
    measured = Measured(system, tree, solve=solver(system, tree, lambda: vd))
    return tuple(measured.resolve(rates))
