"""The routines of the numerical blocks with NumPy, for many states at a time."""

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
    entries = np.stack(np.broadcast_arrays(*A, *b), axis=-1).astype(float)
    matrices = entries[..., : n * n].reshape(-1, n, n)
    sides = entries[..., n * n :].reshape(-1, n, m)
    x = np.full(sides.shape, np.nan)
    for i, (matrix, side) in enumerate(zip(matrices, sides)):
        try:
            x[i] = np.linalg.solve(matrix, side)
        except np.linalg.LinAlgError:
            pass
    return np.moveaxis(x.reshape(*entries.shape[:-1], n * m), -1, 0)
'''

_NEWTON = f'''\
def newton(step, z, a):
    """Return the z near the given one where step, what Newton's method takes off, is 0.

    A step that does not shrink is halved; NaN if it does not converge.
    """
    n = len(z)
    known = np.stack(np.broadcast_arrays(*z, *a)).astype(float)
    z, a = known[:n].copy(), known[n:]
    shape = known.shape[1:]
    before, part = np.full(shape, np.inf), np.ones(shape)
    last, busy = np.zeros_like(z), np.ones(shape, dtype=bool)
    for _ in range({NEWTON_ROUNDS}):
        d = step(z, a)
        size, scale = (d * d).sum(axis=0), 1.0 + (z * z).sum(axis=0)
        done = busy & (size <= {CONVERGED!r} * scale)
        z = np.where(done, z - d, z)
        busy = busy & ~done
        taken = busy & (size < before)
        z = np.where(taken, z - d, z)
        last = np.where(taken, d, last)
        part = np.where(taken, 1.0, part * 0.5)
        back = busy & ~taken
        busy = busy & ~(back & (before <= {STALLED!r} * scale))
        back = back & busy
        lost = back & (np.isinf(before) | (part < {SMALLEST_PART!r}))
        z = np.where(lost, np.nan, np.where(back, z + part * last, z))
        busy = busy & ~lost
        before = np.where(taken, size, before)
        if not busy.any():
            return z
    return np.where(busy, np.nan, z)
'''

BLOCKS: dict[str, str] = {"solve": _SOLVE, "newton": _NEWTON}
