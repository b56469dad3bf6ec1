"""The routines of the numerical blocks in PyTorch, differentiated by autograd.

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
    entries = torch.stack(torch.broadcast_tensors(*map(tensor, [*A, *b])), dim=-1)
    batch = entries.shape[:-1]
    matrix = entries[..., : n * n].reshape(*batch, n, n)
    side = entries[..., n * n :].reshape(*batch, n, m)
    x, failed = torch.linalg.solve_ex(matrix, side)
    return choice(failed[..., None] == 0, x.reshape(*batch, n * m), torch.nan)
'''

_NEWTON = f'''\
def newton(step, z, a):
    """Return the z near the given one where step, what Newton's method takes off, is 0.

    A step that does not shrink is halved; NaN if it does not converge.
    """
    n = len(z)
    entries = torch.stack(torch.broadcast_tensors(*map(tensor, [*z, *a])), dim=-1)
    with torch.no_grad():
        z, fixed = entries[..., :n].detach(), entries[..., n:].detach()
        shape = z.shape[:-1]
        before, part = z.new_full(shape, torch.inf), z.new_ones(shape)
        last, busy = torch.zeros_like(z), before > 0.0
        for _ in range({NEWTON_ROUNDS}):
            d = step(z, fixed)
            size, scale = (d * d).sum(-1), 1.0 + (z * z).sum(-1)
            done = busy & (size <= {CONVERGED!r} * scale)
            taken = busy & ~done & (size < before)
            stalled = busy & ~done & ~taken & (before <= {STALLED!r} * scale)
            back = busy & ~done & ~taken & ~stalled
            part = choice(taken, 1.0, part * 0.5)
            lost = back & (torch.isinf(before) | (part < {SMALLEST_PART!r}))
            z = choice((done | taken)[..., None], z - d, z)
            z = choice(back[..., None], z + part[..., None] * last, z)
            z = choice(lost[..., None], torch.nan, z)
            last = choice(taken[..., None], d, last)
            before = choice(taken, size, before)
            busy = busy & ~(done | stalled | lost)
            if not busy.any():
                break
        z = choice(busy[..., None], torch.nan, z)
    a = entries[..., n:]
    z = z - step(z, a)
    return z - step(z, a)
'''

BLOCKS: dict[str, str] = {"solve": _SOLVE, "newton": _NEWTON}
