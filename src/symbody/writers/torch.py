"""Programs as PyTorch code in double precision: autograd differentiates every function.

The last dimension of an array counts its entries, those before it are a batch.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from symbody.expr.definition import CONVERGED, NEWTON_ROUNDS, SMALLEST_PART, STALLED
from symbody.program.program import Program
from symbody.writers.curves import curve_function
from symbody.writers.printer import (
    INFIX,
    NOT_ZERO_IN_PYTHON,
    Form,
    Notation,
    choice,
    logical,
    shortest,
)
from symbody.writers.python_text import (
    PYTHON_WORDS,
    Package,
    curve_forms,
    extrema,
    module,
    traced,
)
from symbody.writers.script import solved

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


_FUNCTIONS = (
    "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh",
    "acosh", "atanh", "exp", "log", "sqrt", "sign",
    "floor",
)  # fmt: skip

FORMS: dict[str, Form] = {
    **INFIX,
    **{name: Form(f"torch.{name}({{}})") for name in _FUNCTIONS},
    "abs": Form("size({})"),
    "atan2": Form("angle({}, {})"),
    "pow": Form("torch.pow({}, {})"),
    "min": Form("lesser({}, {})"),
    "max": Form("greater({}, {})"),
    **logical("torch"),
    "where": choice("choice({}, {}, {})"),
}

_CHOICE = '''\
def choice(condition, a, b):
    """Return a where the condition holds, else b; numbers in double precision."""
    return torch.where(condition, tensor(a), tensor(b))
'''

_HELPERS: dict[str, str] = {
    "abs": '''\
def size(a):
    """Return a without its sign; its slope at 0 is 1."""
    return choice(a < 0.0, -a, a)
''',
    "atan2": '''\
def angle(a, b):
    """Return the angle of the point (b, a)."""
    return torch.atan2(tensor(a), tensor(b))
''',
    **extrema("choice"),
}

_STACKED = f'''\
def tensor(a):
    """Return a number or a tensor in double precision."""
    return torch.as_tensor(a, dtype=torch.float64)


{_CHOICE}

def stacked(entries, shape):
    """Return entries as an array of a shape, after the dimensions of the batch."""
    if not entries:
        return torch.zeros(shape, dtype=torch.float64)
    array = torch.stack(torch.broadcast_tensors(*map(tensor, entries)), dim=-1)
    return array.reshape(array.shape[:-1] + shape)
'''

_FIND_PIECE = '''\
def find_piece(x, knots):
    """Return in which piece x lies, and how far it is from where that begins.

    The piece has one dimension more than x: an index without any is read at once, which
    torch.func cannot trace.
    """
    x = x[..., None]
    i = (x >= knots[:-1]).sum(-1, keepdim=True) + (x > knots[-1])
    return i, (x - knots[torch.clamp(i - 1, min=0)])[..., 0]
'''

_OWN = "angle choice find_piece greater lesser newton size solve stacked tensor torch"
_RESERVED = PYTHON_WORDS | set(_OWN.split())


def write(programs: Sequence[Program], name: str) -> dict[str, str]:
    """Return a module with two functions for each program."""
    return {f"{name}_torch.py": module(programs, _TORCH)}


_number = shortest("torch.inf", "torch.nan")


_curve = partial(
    curve_function,
    forms=curve_forms(
        "torch.tensor({}, dtype=torch.float64)",
        _number,
        prepare="{x} = tensor({x})",
        periodic="{x} = {x} - {period}*torch.floor(({x} - ({start}))/{period})",
        piece="i{x}, {x} = find_piece({x}, {array}.to(x.device))",
        row="c = {c}.to(x.device)[{indices}][..., 0, :]",
        entry="c[..., {i}]",
    ),
)


def _prepare(arrays: Sequence[str], timed: bool) -> list[str]:
    return [f"{name} = tensor({name})" for name in ["t"] * timed + list(arrays)]


_NOTATION = Notation(
    "torch",
    FORMS,
    _number,
    Form("choice({}, 1.0, 0.0)"),
    NOT_ZERO_IN_PYTHON,
    _RESERVED,
    item="{}[..., {}]".format,
    solve=solved,
)
_TORCH = Package(
    traced(_NOTATION, _prepare),
    imports=("import torch",),
    helpers={**_HELPERS, **BLOCKS},
    curve=_curve,
    find_piece=_FIND_PIECE,
    example="return v*torch.abs(v)",
    brought=lambda used: [_STACKED],
)
