"""The differential equations of the extra states: xd = s(x, q, v, u, t)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from symbody.expr.node import Node
from symbody.formalisms.derivations import Derivable, derivations_of
from symbody.formalisms.quantities.solved import solver
from symbody.formalisms.tree.tree_account import tree_kinematics


def state_rates(
    of: Derivable,
    vd: Sequence[Node],
    lam: Mapping[str, Node] | None = None,
    *,
    merge: bool,
) -> tuple[Node, ...]:
    """Return xd, sensors and expressions in it replaced by their formulas.

    Args:
        of: The system.
        vd: The solved accelerations, which a rate may follow.
        lam: The multipliers of constraints, by name.
        merge: Whether links with parallel axes share a frame; as in the equations
            beside which the rates are, so that both share what they have in common.
    """
    of = derivations_of(of)
    system = of.system
    rates: list[Node] = []
    for state in system.states.values():
        assert state.rate is not None, "assemble refuses states without rate"
        rates += state.rate.ravel().tolist()
    if not rates:
        return ()
    found = tree_kinematics(of, merge=merge)
    kinematics = found.kinematics.solved_by(
        solver(system, found.tree, lambda: vd, lambda: lam or {})
    )
    return tuple(kinematics.resolve(rates))
