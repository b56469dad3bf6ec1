"""The routines of the numerical blocks in CasADi, which differentiates through them."""

from __future__ import annotations

from symbody.expr.definition import (
    CONVERGED,
    NEWTON_ROUNDS,
    SMALLEST_PART,
    STALLED,
)

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

# Rounds that are asked for together whether there is anything left to do.
_INNER = 6

_NEWTON = f'''\
def newton(residual, step, z, a):
    """Return the z near the given one where step, what Newton's method takes off, is 0.

    A step that does not shrink is halved; NaN if it does not converge. CasADi's own
    Newton method starts from there, and differentiates the equation that it solved.
    """
    unknown, known = ca.MX.sym("z", len(z)), ca.MX.sym("a", len(a))
    start, given = ca.vertcat(*z), ca.vertcat(*a)
    found = searched(step, unknown, known)(start, given)
    equation = {{"x": unknown, "p": known, "g": residual(unknown, known)}}
    options = {{"abstol": 1e-14, "max_iter": 3, "error_on_fail": False}}
    solver = ca.rootfinder("newton", "newton", equation, options)
    polished = ca.Function("polished", [unknown, known], [solver(unknown, known)])
    none = ca.Function("none", [unknown, known], [ca.MX(ca.DM.nan(len(z), 1))])
    chosen = ca.Function.if_else("chosen", polished, none)
    return chosen(ca.dot(found, found) < math.inf, found, given)


def searched(step, z, a):
    """Return the function of start and given values that Newton's method ends at."""
    n = z.numel()
    last, before, part = ca.MX.sym("last", n), ca.MX.sym("before"), ca.MX.sym("part")
    busy = ca.MX.sym("busy")
    d = step(z, a)
    size, scale = ca.dot(d, d), 1.0 + ca.dot(z, z)
    done = size <= {CONVERGED!r} * scale
    taken = ca.logic_and(ca.logic_not(done), size < before)
    rest = ca.logic_not(ca.logic_or(done, taken))
    stalled = ca.logic_and(rest, before <= {STALLED!r} * scale)
    back = ca.logic_and(rest, ca.logic_not(stalled))
    less = ca.if_else(taken, 1.0, 0.5 * part)
    small = ca.logic_or(before >= math.inf, less < {SMALLEST_PART!r})
    lost = ca.logic_and(back, small)
    nearer = ca.if_else(stalled, z, ca.if_else(back, z + less * last, z - d))
    state = ca.vertcat(z, last, before, part, busy, a)
    after = ca.vertcat(
        ca.if_else(lost, math.nan, nearer),
        ca.if_else(taken, d, last),
        ca.if_else(taken, size, before),
        less,
        ca.logic_not(ca.logic_or(done, ca.logic_or(stalled, lost))),
        a,
    )
    advance = ca.Function("advance", [state], [after])
    stay = ca.Function("stay", [state], [state])
    for rounds in ({_INNER}, {NEWTON_ROUNDS // _INNER}):
        choice = ca.Function.if_else("choice", advance, stay)
        one = ca.Function("one", [state], [choice(busy, state)])
        advance = one.fold(rounds)
    end = advance(ca.vertcat(z, ca.DM.zeros(n, 1), math.inf, 1.0, 1.0, a))
    root = ca.if_else(end[2 * n + 2], math.nan, end[:n])
    # Derivatives follow from the equation, not from the iteration.
    options = {{"is_diff_in": [False, False]}}
    return ca.Function("searched", [z, a], [root], options)
'''

BLOCKS: dict[str, str] = {"solve": _SOLVE, "newton": _NEWTON}
