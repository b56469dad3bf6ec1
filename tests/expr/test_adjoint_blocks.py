"""Reverse mode through numerical blocks gives what forward mode gives."""

import numpy as np
import pytest

from symbody.expr.blocks import linear_solve, newton_solve
from symbody.expr.differentiate import jacobian
from symbody.expr.evaluate import evaluate
from symbody.expr.functions import cos, sin, where
from symbody.expr.gradient import gradient
from symbody.expr.node import Symbol

x, y, z = Symbol("x"), Symbol("y"), Symbol("z")
VALUES = {x: 0.4, y: -0.7, z: 1.3}


def solved(definite, sides):
    """Return the solution of a system that depends on x, y and z everywhere."""
    A = np.array([[5 + x * x, y, x * z], [y, 4 + sin(z), z], [x * z, z, 6 + y * y]])
    b = np.array([[x * y, z], [sin(y), x - z], [cos(z), y * y]])[:, :sides]
    return linear_solve(A, b, definite=definite).ravel().tolist()


def circle():
    """Return a point on a circle and a line that depend on x and y."""
    a, b = Symbol("a"), Symbol("b")
    f = [a * a + b * b - 4 - x, a - y * b]
    steps = linear_solve(jacobian(f, [a, b]), np.array(f)).tolist()
    return newton_solve(f, {a: -1, b: 2 + z}, steps)


FORMULAS = {
    "one side": sum(
        c * item for c, item in zip((x, 2, z), solved(False, 1), strict=True)
    ),
    "two sides": sum(sin(item) * (i + x) for i, item in enumerate(solved(False, 2))),
    "definite": sum(sin(item) * (i + x) for i, item in enumerate(solved(True, 2))),
    "one item": solved(False, 2)[3] * y,
    "in a system": linear_solve([[2, x], [y, 3]], solved(False, 1)[:2])[0],
    "Newton": circle()[0] * x + sin(circle()[1]),
    "Newton of a solution": (lambda a, b: a * solved(False, 1)[1] - b)(*circle()),
    "in a branch": where(x > 0, solved(False, 1)[0], z) * where(x < 0, circle()[0], y),
}


@pytest.mark.parametrize("name", FORMULAS)
def test_reverse_mode_gives_what_forward_mode_gives_through_blocks(name):
    symbols = [x, y, z]
    backward = evaluate(gradient(FORMULAS[name], symbols), VALUES)
    forward = evaluate(jacobian([FORMULAS[name]], symbols), VALUES)[0]
    # Two solves of three unknowns lose a few digits of the last place.
    np.testing.assert_allclose(backward, forward, rtol=1e-12, atol=1e-13)
    assert np.abs(forward).max() > 0
