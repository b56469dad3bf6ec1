"""Adjoints of the arguments of a numerical block, from those of its items.

If a root changes by X̄ with the solution of A X = B, then by Λ with B and by -Λ Xᵀ with
A, where Aᵀ Λ = X̄. With z of f(z, a) = 0 it changes by z̄, and so by -λᵀ ∂f/∂a with a,
where (∂f/∂z)ᵀ λ = z̄.

References:
    Giles (2008), Collected matrix derivative results for forward and reverse mode
    algorithmic differentiation, section 2.2.3.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import numpy as np

from symbody.expr.blocks import items, linear_solve
from symbody.expr.definition import LinearSystem, Mapped, NonlinearSystem, Products
from symbody.expr.differentiate import jacobian
from symbody.expr.mapped import mapped_parts
from symbody.expr.node import ZERO, Apply, Node, Symbol, mul, neg, sub
from symbody.expr.products import product_parts
from symbody.expr.substitute import substitute

# Slopes of one formula by many symbols.
Gradient = Callable[[Node, Sequence[Symbol]], list[Node]]


def block_parts(
    block: Apply, changes: Mapping[int, Node], gradient: Gradient
) -> list[Node]:
    """Return by how much each argument of a block changes the root.

    Args:
        block: The block.
        changes: By how much its items do, by their numbers.
        gradient: Differentiates what a block iterates.
    """
    definition = block.op.definition
    if isinstance(definition, LinearSystem):
        return _linear(block, definition, changes)
    if isinstance(definition, Products):
        return product_parts(block, changes)
    if isinstance(definition, Mapped):
        return mapped_parts(block, changes)
    assert isinstance(definition, NonlinearSystem)
    return _nonlinear(block, definition, changes, gradient)


def _linear(
    block: Apply, system: LinearSystem, changes: Mapping[int, Node]
) -> list[Node]:
    n, m = system.size, system.sides
    A = np.array(block.args[: n * n], dtype=object).reshape(n, n)
    x = np.array(items(block), dtype=object).reshape(n, m)
    sides = np.full((n, m), ZERO, dtype=object)
    for index, change in changes.items():
        sides[divmod(index, m)] = change
    asked = [c for c in range(m) if any(side is not ZERO for side in sides[:, c])]
    adjoint = np.full((n, m), ZERO, dtype=object)
    adjoint[:, asked] = linear_solve(A.T, sides[:, asked], definite=system.definite)
    by_A = [
        _less([mul(adjoint[i, c], x[j, c]) for c in asked])
        for i in range(n)
        for j in range(n)
    ]
    return [*by_A, *adjoint.ravel().tolist()]


def _nonlinear(
    block: Apply,
    system: NonlinearSystem,
    changes: Mapping[int, Node],
    gradient: Gradient,
) -> list[Node]:
    n = len(system.unknowns)
    J = jacobian(list(system.residuals), list(system.unknowns))
    values: dict[Node, Node] = dict(zip(system.unknowns, items(block), strict=True))
    values.update(zip(system.given, block.args[n:], strict=True))
    sides = np.array([changes.get(i, ZERO) for i in range(n)], dtype=object)
    adjoint = linear_solve(substitute(J, values).T, sides)
    stand_ins = [Symbol(f"adjoint_{i}") for i in range(n)]
    terms = map(mul, stand_ins, system.residuals)
    slopes = gradient(_less(list(terms)), system.given)
    values.update(zip(stand_ins, adjoint, strict=True))
    # Where Newton's method starts does not change where it ends.
    return [ZERO] * n + substitute(slopes, values)


def _less(terms: Sequence[Node]) -> Node:
    """Return the sum of terms with the sign turned."""
    total = neg(terms[0])
    for term in terms[1:]:
        total = sub(total, term)
    return total
