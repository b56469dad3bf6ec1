"""Torques on nodes that do not turn, which no balance would have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from symbody.errors import ModelError
from symbody.expr.evaluate import evaluate_all
from symbody.expr.node import ZERO, Symbol
from symbody.expr.traverse import symbols_of
from symbody.model.body import ConnectionNode
from symbody.spatial.vectors import Vec

# A torque that vanishes at places near the start vanishes everywhere: what formulas
# say so by cancelling only differs from zero by rounding.
_PLACES = 3
_NEAR = 0.1
_ROUNDING = 1e-9


def refuse_torques(
    nodes: Sequence[ConnectionNode],
    loads: Mapping[str, Mapping[str, tuple[Vec, Vec]]],
    start: Mapping[Symbol, float],
    fixed: Sequence[Symbol],
) -> None:
    """Raise if a load has a torque on a node that does not turn.

    Args:
        nodes: The nodes.
        loads: On each by name, force and torque about its origin in world axes.
        start: Values of all symbols but those of nodes.
        fixed: Symbols that stay what they are at the start.

    Raises:
        ModelError: It has.
    """
    for node in nodes:
        for name, (force, torque) in loads[node.name].items():
            if node.turns or all(entry is ZERO for entry in torque):
                continue
            found = _found(force, torque, start, fixed)
            if found is not None:
                shown = ", ".join(f"{entry:.4g}" for entry in found)
                raise ModelError(
                    f"node {node.name!r}: load {name!r} has a torque on it, such as "
                    f"({shown}) N m about its origin near the start, but the node does "
                    f"not turn, so that nothing is in balance with it. Let the load "
                    f"end at the origin of the node, not on a frame beside it; give a "
                    f"Bushing or Connector the node as its last place; or let the node "
                    f"turn: add_node(..., turns=True)."
                )


def _found(
    force: Vec,
    torque: Vec,
    start: Mapping[Symbol, float],
    fixed: Sequence[Symbol],
) -> NDArray[np.float64] | None:
    """Return a torque that differs from zero at places near the start; None if none."""
    rng = np.random.default_rng(0)
    free = [s for s in symbols_of(*force, *torque) if s not in set(fixed)]
    for _ in range(_PLACES):
        values = np.array(evaluate_all([*force, *torque], _near(rng, free, start)))
        size = np.abs(values[:3]).max()
        if np.isfinite(values).all() and _exceeds(values[3:], size):
            return values[3:]
    return None


def _near(
    rng: Generator, free: Sequence[Symbol], start: Mapping[Symbol, float]
) -> dict[Symbol, float]:
    offsets = rng.uniform(0.5 * _NEAR, _NEAR, len(free)).tolist()
    near = {s: start.get(s, 0.0) + d for s, d in zip(free, offsets, strict=True)}
    return {**start, **near}


def _exceeds(torque: NDArray[np.float64], force: float) -> bool:
    return bool(np.abs(torque).max() > _ROUNDING * force)
