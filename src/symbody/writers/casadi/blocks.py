"""The routines of the numerical blocks in CasADi, which differentiates through them."""

from __future__ import annotations

from symbody.expr.definition import STALLED

_SOLVE = '''\
def solve(n, m, A, b):
    """Return x of A x = b for m right sides, all row by row; NaN if A is singular."""
    matrix, side = stacked(A, (n, n)), stacked(b, (n, m))
    x = stacked([*ca.horzsplit(ca.reshape(ca.solve(matrix, side).T, 1, n * m))], (1,))
    finite = ca.fabs(x[0]) < math.inf
    for i in range(1, n * m):
        finite = ca.logic_and(finite, ca.fabs(x[i]) < math.inf)
    return ca.if_else(finite, x, math.nan)
'''

_NEWTON = f'''\
def newton(residual, step, z, a):
    """Return the z near the given one where the residual is 0; NaN if there is none.

    CasADi's own Newton method iterates, and differentiates the equation that it solved.
    """
    unknown, known = ca.MX.sym("z", len(z)), ca.MX.sym("a", len(a))
    equation = {{"x": unknown, "p": known, "g": residual(unknown, known)}}
    options = {{"abstol": 1e-14, "max_iter": 60, "error_on_fail": False}}
    solver = ca.rootfinder("newton", "newton", equation, options)
    start, known = ca.vertcat(*z), ca.vertcat(*a)
    root = solver(start, known)
    left = step(root, known)
    found = ca.dot(left, left) <= {STALLED!r} * (1.0 + ca.dot(root, root))
    return ca.if_else(found, root, math.nan)
'''

BLOCKS: dict[str, str] = {"solve": _SOLVE, "newton": _NEWTON}
