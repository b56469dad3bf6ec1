"""The search for the place of nodes in generated code, by blocks of Newton's method.

Newton's method alone begins anew in each evaluation and asks that its steps shrink.
From a tendon that is strained too far they are short, as its stiffness grows with its
force, and must grow before they shrink.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from symbody.expr.blocks import linear_solve, newton_solve, newton_steps
from symbody.expr.differentiate import jacobian
from symbody.expr.functions import sqrt, where
from symbody.expr.node import ZERO, Node, Symbol, as_node, symbol
from symbody.expr.substitute import hoisted, substitute

# The radius is this part of its unknown R, which falls by p R in each round: with steps
# of nodes at most r long, r² + (p R)² falls if r < R p sqrt(1 - (1 - p)²)/(1 - p).
_RADIUS = 1 / 140
_FALL = 1 / 32
# Of the first steps, of the size; small steps first, which leap over less.
_RADII = (0.06, 0.25)
# Steps below this part of the radius need it no longer.
_NEAR = 0.02
_LEAST = 1e-300
_GREATEST = 1e300
# A step that ends the search: its square is no finite number.
_LOST = 1e200


def searched(
    rows: Sequence[Node], begin: Mapping[Symbol, Node], size: float | None
) -> list[Node]:
    """Return the places at which forces vanish.

    Newton's method searches first. Where it finds nothing, the nodes go with the
    forces f in steps of a radius at most, (∂f/∂z - 1 |f|/radius)⁻¹ f taken off, which
    become those of Newton's method near the place. The radius follows an unknown of
    that block, whose own steps are so long that all together shrink, as the rule of
    the block asks, while those of nodes may grow. Forces that grow on the way, as
    beyond a fold towards another place, end the search.

    Args:
        rows: Forces on nodes without rates, as formulas of their coordinates.
        begin: For each coordinate where to begin.
        size: Distance to the next neighbor [m]; None for Newton's method alone.
    """
    unknowns, n = list(begin), len(rows)
    steps = newton_steps(rows, unknowns)
    if size is None:
        formulas, outside = hoisted([*rows, *steps], unknowns)
        found = newton_solve(formulas[:n], begin, formulas[n:], "balance")
        return substitute(found, outside)
    reach = symbol("reach")
    far = _limited(rows, unknowns, reach)
    formulas, outside = hoisted([*rows, *steps, *far], [*unknowns, reach])
    rows, steps, far = formulas[:n], formulas[n : 2 * n], formulas[2 * n :]
    found = newton_solve(rows, begin, steps, "balance")
    for part in _RADII:
        starts = {
            s: where(abs(place) < _GREATEST, place, begin[s])
            for s, place in zip(unknowns, found, strict=True)
        }
        starts[reach] = as_node(part * size / _RADIUS)
        found = newton_solve([*rows, reach], starts, far, "led")[:n]
    near = dict(zip(unknowns, found, strict=True))
    return substitute(newton_solve(rows, near, steps, "balance"), outside)


def _limited(
    rows: Sequence[Node], unknowns: Sequence[Symbol], reach: Symbol
) -> list[Node]:
    """Return what is taken off in a step no longer than the radius, and off its R."""
    radius = _RADIUS * reach
    J = jacobian(list(rows), list(unknowns))
    f = np.array(list(rows), dtype=object)
    growth = f @ J @ f
    force = sqrt(f @ f + _LEAST)
    for i in range(len(rows)):
        J[i, i] = J[i, i] - force / radius
    steps = linear_solve(J, f)
    fall = where(growth > 0, as_node(_LOST), _FALL * reach)
    return [*steps, where(steps @ steps > (_NEAR * radius) ** 2, fall, ZERO)]
