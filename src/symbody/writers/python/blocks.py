"""The routines of the numerical blocks in Python."""

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
    A = [A[i * n : i * n + n] + b[i * m : i * m + m] for i in range(n)]
    for i in range(n):
        best = max(range(i, n), key=lambda row: abs(A[row][i]))
        A[i], A[best] = A[best], A[i]
        if A[i][i] == 0.0 or A[i][i] != A[i][i]:
            return [math.nan] * (n * m)
        for row in A[i + 1 :]:
            factor = row[i] / A[i][i]
            for j in range(i + 1, n + m):
                row[j] -= factor * A[i][j]
    for i in reversed(range(n)):
        for c in range(n, n + m):
            inner = sum(A[i][j] * A[j][c] for j in range(i + 1, n))
            A[i][c] = (A[i][c] - inner) / A[i][i]
    return [A[i][c] for i in range(n) for c in range(n, n + m)]
'''

_NEWTON = f'''\
def newton(step, z, a):
    """Return the z near the given one where step, what Newton's method takes off, is 0.

    A step that does not shrink is halved; NaN if it does not converge.
    """
    before, part, last = math.inf, 1.0, [0.0] * len(z)
    for _ in range({NEWTON_ROUNDS}):
        d = step(z, a)
        size = sum(x * x for x in d)
        scale = 1.0 + sum(x * x for x in z)
        if size <= {CONVERGED!r} * scale:
            return [x - y for x, y in zip(z, d)]
        if size < before:
            before, part, last = size, 1.0, d
            z = [x - y for x, y in zip(z, d)]
            continue
        if before <= {STALLED!r} * scale:
            return z
        part *= 0.5
        if before == math.inf or part < {SMALLEST_PART!r}:
            break
        z = [x + part * y for x, y in zip(z, last)]
    return [math.nan] * len(z)
'''

BLOCKS: dict[str, str] = {"solve": _SOLVE, "newton": _NEWTON}
