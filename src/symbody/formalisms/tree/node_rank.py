"""Coordinates of nodes that their balance determines, and torques it cannot have.

The rank of the slopes says whether anything holds a node; if not, messages say what.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from symbody.arguments import listed
from symbody.errors import ModelError
from symbody.expr.evaluate import evaluate_all
from symbody.expr.node import Symbol
from symbody.expr.traverse import symbols_of
from symbody.formalisms.tree.node_balance import Balance
from symbody.formalisms.tree.node_limits import LIMITS_REMEDY, LimitedLoads
from symbody.formalisms.tree.node_search import rest
from symbody.formalisms.tree.unknowns import Array, Values, by_size, rank
from symbody.model.body import ConnectionNode
from symbody.spatial.six import SpatialForce
from symbody.spatial.vectors import ZERO_VEC

# A motion that is smaller, of a direction of length one, is rounding.
TURNS = 1e-6
# A torque that vanishes at places near the start vanishes everywhere: what formulas
# say so by cancelling only differs from zero by rounding.
_PLACES = 3
_NEAR = 0.1
_ROUNDING = 1e-9


def raise_partly_damped(balance: Balance, J: Array) -> None:
    """Raise for dampers in directions that are not the same whatever moves.

    Args:
        balance: Of the nodes.
        J: Its slopes at the start by the rates, then those by the coordinates.
    """
    _, _, V = np.linalg.svd(J)
    names = [s.name for s in balance.coordinates]
    free = V[rank(J) :]
    by_motion = np.argsort(-np.linalg.norm(free, axis=0).round(6), kind="stable")
    most = [names[i] for i in sorted(by_motion[: len(free)].tolist())]
    rates = set(balance.rates)
    bare = [
        f"load {name!r}"
        for name, rows in balance.parts
        if rates.isdisjoint(symbols_of(*rows))
    ]
    give = f" Loads on it without any: {listed(bare)}." if bare else ""
    raise ModelError(
        f"{balance.who()}: where the model starts, dampers act on it in some "
        f"directions only, across them springs act without a damper, most of all "
        f"along {listed(most)}; and which directions these are changes near there, "
        f"with velocities or parameters: a cable that gets slack, a damping that is "
        f"zero. Give all directions a damper, in which a small damping is enough, so "
        f"that it settles fast and method='Radau' follows it, or none.{give}"
    )


def check_held(balance: Balance, start: Values) -> None:
    """Raise for nodes that nothing holds where they come to rest, only beside it.

    Args:
        balance: Of the nodes.
        start: Values of all symbols but those of nodes.

    Raises:
        ModelError: There are some, such as those on which one spring ends.
    """
    balance_place = rest(balance, start)
    if balance_place is None:
        return
    place, there, before = balance_place
    if np.isfinite(there).all() and rank(by_size(there)) < rank(by_size(before)):
        at = dict(zip(balance.coordinates, place.tolist(), strict=True))
        raise_loose(balance, by_size(there), {**start, **at})


def raise_loose(balance: Balance, J: Array, start: Values) -> None:
    """Raise for nodes that loads do not hold.

    Args:
        balance: Of the nodes.
        J: Slopes of the balance at the start.
        start: Values of all symbols there.
    """
    _, _, V = np.linalg.svd(J)
    loads = LimitedLoads(balance.loads(), start)
    at = np.array([start[s] for s in balance.coordinates])
    reason = "" if loads.in_balance(at) else loads.reason()
    if reason:
        raise ModelError(
            f"{balance.who()}: no equilibrium under these loads where the "
            f"model starts: {reason}. {LIMITS_REMEDY}"
        )
    motion = np.abs(V[rank(J) :]).max(axis=0)
    names = [
        s.name for s, m in zip(balance.coordinates, motion, strict=True) if m > TURNS
    ]
    places = [
        f"{s.name} = {x:.6g}" for s, x in zip(balance.coordinates, at, strict=True)
    ]
    raise ModelError(
        f"{balance.who()}: where the model starts, nothing holds "
        f"{listed(names)}: the loads at {listed(places)} do not change with it, "
        f"neither with its rate, so that their balance does not say where it is. "
        f"Add a spring or damper that it strains, leave out the move, such as "
        f"add_node(..., at=..., moves='x'), or let the search begin elsewhere by "
        f"at=(x, y, z)."
    )


def refuse_torques(
    nodes: Sequence[ConnectionNode],
    loads: Mapping[str, Mapping[str, SpatialForce]],
    start: Mapping[Symbol, float],
    fixed: Sequence[Symbol],
) -> None:
    """Raise if a load has a torque on a node that does not turn.

    Args:
        nodes: The nodes.
        loads: On each by name, about its origin in world axes.
        start: Values of all symbols but those of nodes.
        fixed: Symbols that stay what they are at the start.

    Raises:
        ModelError: It has.
    """
    for node in nodes:
        for name, wrench in loads[node.name].items():
            if node.turns or wrench.torque == ZERO_VEC:
                continue
            numbers = _torque_numbers(wrench, start, fixed)
            if numbers is not None:
                shown = ", ".join(f"{entry:.4g}" for entry in numbers)
                raise ModelError(
                    f"node {node.name!r}: load {name!r} has a torque on it, such as "
                    f"({shown}) N m about its origin near the start, but the node does "
                    f"not turn, so that nothing is in balance with it. Let the load "
                    f"end at the origin of the node, not on a frame beside it; give a "
                    f"Bushing or Connector the node as its last place; or let the node "
                    f"turn: add_node(..., turns=True)."
                )


def _torque_numbers(
    wrench: SpatialForce, start: Mapping[Symbol, float], fixed: Sequence[Symbol]
) -> NDArray[np.float64] | None:
    """Return a torque that differs from zero at places near the start; None if none."""
    rng, (torque, force) = np.random.default_rng(0), wrench
    free = [s for s in symbols_of(*force, *torque) if s not in set(fixed)]
    for _ in range(_PLACES):
        values = np.array(evaluate_all([*force, *torque], _near(rng, free, start)))
        size = np.abs(values[:3]).max()
        exceeds = np.abs(values[3:]).max() > _ROUNDING * size
        if np.isfinite(values).all() and exceeds:
            return values[3:]
    return None


def _near(
    rng: Generator, free: Sequence[Symbol], start: Mapping[Symbol, float]
) -> dict[Symbol, float]:
    offsets = rng.uniform(0.5 * _NEAR, _NEAR, len(free)).tolist()
    near = {s: start.get(s, 0.0) + d for s, d in zip(free, offsets, strict=True)}
    return {**start, **near}
