"""The routines of the numerical blocks in JAX, with derivatives of any mode.

The iteration itself is not differentiated. Two of its steps after the end are: each of
them doubles the order up to which the derivatives of the solution are exact, so
derivatives are exact up to the third.
"""

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
    entries = jnp.stack(jnp.broadcast_arrays(*A, *b), axis=-1)
    batch = entries.shape[:-1]
    matrix = entries[..., : n * n].reshape((*batch, n, n))
    x = jnp.linalg.solve(matrix, entries[..., n * n :].reshape((*batch, n, m)))
    x = x.reshape((*batch, n * m))
    return jnp.where(jnp.isfinite(x).all(axis=-1, keepdims=True), x, jnp.nan)
'''

_NEWTON = f'''\
def newton(step, z, a):
    """Return the z near the given one where step, what Newton's method takes off, is 0.

    A step that does not shrink is halved; NaN if it does not converge.
    """
    n = len(z)
    entries = jnp.stack(jnp.broadcast_arrays(*z, *a), axis=-1)
    known = jax.lax.stop_gradient(entries)
    start, fixed = known[..., :n], known[..., n:]

    def busy(state):
        return (state[0] < {NEWTON_ROUNDS}) & state[-1].any()

    def advance(state):
        rounds, z, last, before, part, busy = state
        d = step(z, fixed)
        size, scale = (d * d).sum(-1), 1.0 + (z * z).sum(-1)
        done = busy & (size <= {CONVERGED!r} * scale)
        taken = busy & ~done & (size < before)
        stalled = busy & ~done & ~taken & (before <= {STALLED!r} * scale)
        back = busy & ~done & ~taken & ~stalled
        part = jnp.where(taken, 1.0, part * 0.5)
        lost = back & (jnp.isinf(before) | (part < {SMALLEST_PART!r}))
        z = jnp.where((done | taken)[..., None], z - d, z)
        z = jnp.where(back[..., None], z + part[..., None] * last, z)
        z = jnp.where(lost[..., None], jnp.nan, z)
        last = jnp.where(taken[..., None], d, last)
        before = jnp.where(taken, size, before)
        return rounds + 1, z, last, before, part, busy & ~(done | stalled | lost)

    batch = entries.shape[:-1]
    big, ones = jnp.full(batch, jnp.inf), jnp.ones(batch)
    state = (0, start, jnp.zeros_like(start), big, ones, jnp.ones(batch, dtype=bool))
    _, z, _, _, _, left = jax.lax.while_loop(busy, advance, state)
    z = jax.lax.stop_gradient(jnp.where(left[..., None], jnp.nan, z))
    a = entries[..., n:]
    z = z - step(z, a)
    return z - step(z, a)
'''

BLOCKS: dict[str, str] = {"solve": _SOLVE, "newton": _NEWTON}
