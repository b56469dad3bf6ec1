"""Programs as JAX and as PyTorch code: every function is differentiated.

The last dimension counts entries, those before it are a batch. Numbers have double
precision, in JAX with jax_enable_x64.
"""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import indent

from symbody.expr.definition import CONVERGED, NEWTON_ROUNDS, SMALLEST_PART, STALLED
from symbody.writers import python_text
from symbody.writers.printer import (
    ELEMENTARY,
    EXTREMA,
    INFIX,
    Form,
    choice,
    logical,
    shortest,
)

# One round of Newton's method, with the words for a choice and for the package.
_ROUND = f"""\
d = step(z, fixed)
size, scale = (d * d).sum(-1), 1.0 + (z * z).sum(-1)
done = busy & (size <= {CONVERGED!r} * scale)
taken = busy & ~done & (size < before)
stalled = busy & ~done & ~taken & (before <= {STALLED!r} * scale)
back = busy & ~done & ~taken & ~stalled
part = where(taken, 1.0, part * 0.5)
lost = back & (package.isinf(before) | (part < {SMALLEST_PART!r}))
z = where((done | taken)[..., None], z - d, z)
z = where(back[..., None], z + part[..., None] * last, z)
z = where(lost[..., None], package.nan, z)
last = where(taken[..., None], d, last)
before = where(taken, size, before)
"""


def _round(where: str, package: str, depth: int) -> str:
    text = _ROUND.replace("where", where).replace("package", package)
    return indent(text, depth * "    ").strip("\n")


_SOLVE_JAX = '''\
def solve(n, m, A, b):
    """Return x of A x = b for m right sides, all row by row; NaN if A is singular."""
    entries = jnp.stack(jnp.broadcast_arrays(*A, *b), axis=-1)
    batch = entries.shape[:-1]
    matrix = entries[..., : n * n].reshape((*batch, n, n))
    x = jnp.linalg.solve(matrix, entries[..., n * n :].reshape((*batch, n, m)))
    x = x.reshape((*batch, n * m))
    return jnp.where(jnp.isfinite(x).all(axis=-1, keepdims=True), x, jnp.nan)
'''

_NEWTON_JAX = f'''\
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
{_round("jnp.where", "jnp", 2)}
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

_SOLVE_TORCH = '''\
def solve(n, m, A, b):
    """Return x of A x = b for m right sides, all row by row; NaN if A is singular."""
    entries = torch.stack(torch.broadcast_tensors(*map(tensor, [*A, *b])), dim=-1)
    batch = entries.shape[:-1]
    matrix = entries[..., : n * n].reshape(*batch, n, n)
    side = entries[..., n * n :].reshape(*batch, n, m)
    x, failed = torch.linalg.solve_ex(matrix, side)
    return choice(failed[..., None] == 0, x.reshape(*batch, n * m), torch.nan)
'''

_NEWTON_TORCH = f'''\
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
{_round("choice", "torch", 3)}
            busy = busy & ~(done | stalled | lost)
            if not busy.any():
                break
        z = choice(busy[..., None], torch.nan, z)
    a = entries[..., n:]
    z = z - step(z, a)
    return z - step(z, a)
'''


def _forms(
    package: str, names: Mapping[str, str], atan2: str, power: str, where: str
) -> dict[str, Form]:
    """Return the forms of operations with the names that a package has for them."""
    return {
        **INFIX,
        **{name: Form(f"{package}.{called}({{}})") for name, called in names.items()},
        "abs": Form("size({})"),
        "atan2": Form(f"{atan2}({{}}, {{}})"),
        "pow": Form(f"{package}.{power}({{}}, {{}})"),
        **EXTREMA,
        **logical(package),
        "where": choice(f"{where}({{}}, {{}}, {{}})"),
    }


_STACKED_JAX = '''\
def stacked(entries, shape):
    """Return entries as an array of a shape, after the dimensions of the batch."""
    if not entries:
        return jnp.zeros(shape)
    array = jnp.stack(jnp.broadcast_arrays(*entries), axis=-1)
    return array.reshape(array.shape[:-1] + shape)
'''

_FIND_PIECE_JAX = '''\
def find_piece(x, knots):
    """Return in which piece x lies, and how far it is from where that begins."""
    i = jnp.searchsorted(knots[:-1], x, side="right") + (x > knots[-1])
    return i, x - knots[jnp.maximum(i - 1, 0)]
'''

_STACKED_TORCH = '''\
def tensor(a):
    """Return a number or a tensor in double precision."""
    return torch.as_tensor(a, dtype=torch.float64)


def choice(condition, a, b):
    """Return a where the condition holds, else b; numbers in double precision."""
    return torch.where(condition, tensor(a), tensor(b))


def stacked(entries, shape):
    """Return entries as an array of a shape, after the dimensions of the batch."""
    if not entries:
        return torch.zeros(shape, dtype=torch.float64)
    array = torch.stack(torch.broadcast_tensors(*map(tensor, entries)), dim=-1)
    return array.reshape(array.shape[:-1] + shape)
'''

_FIND_PIECE_TORCH = '''\
def find_piece(x, knots):
    """Return in which piece x lies, and how far it is from where that begins.

    The piece has one dimension more than x: an index without any is read at once, which
    torch.func cannot trace.
    """
    x = x[..., None]
    i = (x >= knots[:-1]).sum(-1, keepdim=True) + (x > knots[-1])
    return i, (x - knots[torch.clamp(i - 1, min=0)])[..., 0]
'''
_ANGLE = '''\
def angle(a, b):
    """Return the angle of the point (b, a)."""
    return torch.atan2(tensor(a), tensor(b))
'''


_ITEM = "{}[..., {}]".format


_jax_number = shortest("jnp.inf", "np.nan")
_JAX_NAMES = {name: python_text.NUMPY[name] for name in (*ELEMENTARY, "sign", "floor")}
_JAX = python_text.Package(
    python_text.traced(
        python_text.of_arrays(
            "jax",
            _forms("jnp", _JAX_NAMES, "jnp.arctan2", "power", "jnp.where"),
            _jax_number,
            "jnp.where({}, 1.0, 0.0)",
            "jax jnp np size stacked",
            _ITEM,
        ),
        lambda arrays, timed: [
            f"{name} = jnp.asarray({name}, dtype=float)"
            for name in ["t"] * timed + list(arrays)
        ],
    ),
    imports=("import jax", "import jax.numpy as jnp", "import numpy as np"),
    helpers={
        "abs": python_text.size("jnp.where", "0.0"),
        **python_text.extrema("jnp.where"),
        "solve": _SOLVE_JAX,
        "newton": _NEWTON_JAX,
    },
    curve=python_text.curves(
        "np.array({})",
        _jax_number,
        prepare="{x} = jnp.asarray({x}, dtype=float)",
        periodic="{x} = {x} - {period}*jnp.floor(({x} - ({start}))/{period})",
        piece="i{x}, {x} = find_piece({x}, jnp.asarray({array}))",
        row="c = jnp.asarray({c})[{indices}]",
        entry="c[..., {i}]",
    ),
    find_piece=_FIND_PIECE_JAX,
    example="return v*jnp.abs(v)",
    brought=lambda used: [_STACKED_JAX],
    file="{}_jax.py",
)
write_jax = _JAX.write

_torch_number = shortest("torch.inf", "torch.nan")
_TORCH_NAMES = {name: name for name in (*ELEMENTARY, "sign", "floor")}
_TORCH = python_text.Package(
    python_text.traced(
        python_text.of_arrays(
            "torch",
            _forms("torch", _TORCH_NAMES, "angle", "pow", "choice"),
            _torch_number,
            "choice({}, 1.0, 0.0)",
            "angle choice size stacked tensor torch",
            _ITEM,
        ),
        lambda arrays, timed: [
            f"{name} = tensor({name})" for name in ["t"] * timed + list(arrays)
        ],
    ),
    imports=("import torch",),
    helpers={
        "abs": python_text.size("choice", "0.0"),
        "atan2": _ANGLE,
        **python_text.extrema("choice"),
        "solve": _SOLVE_TORCH,
        "newton": _NEWTON_TORCH,
    },
    curve=python_text.curves(
        "torch.tensor({}, dtype=torch.float64)",
        _torch_number,
        prepare="{x} = tensor({x})",
        periodic="{x} = {x} - {period}*torch.floor(({x} - ({start}))/{period})",
        piece="i{x}, {x} = find_piece({x}, {array}.to(x.device))",
        row="c = {c}.to(x.device)[{indices}][..., 0, :]",
        entry="c[..., {i}]",
    ),
    find_piece=_FIND_PIECE_TORCH,
    example="return v*torch.abs(v)",
    brought=lambda used: [_STACKED_TORCH],
    file="{}_torch.py",
)
write_torch = _TORCH.write
