"""Programs as PyTorch code in double precision: autograd differentiates every function.

The last dimension of an array counts its entries, those before it are a batch.
"""

from __future__ import annotations

import builtins
import keyword
from collections.abc import Sequence

from symbody.expr.definition import PiecewisePolynomial
from symbody.program.program import Program
from symbody.writers.number_text import shortest
from symbody.writers.printer import INFIX, Binding, Form, Notation, choice, logical
from symbody.writers.script import solved
from symbody.writers.torch.blocks import BLOCKS
from symbody.writers.traced import Framework, module
from symbody.writers.traced_curves import curve_function

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
    "min": '''\
def lesser(a, b):
    """Return b where it is less than a, else a."""
    return choice(b < a, b, a)
''',
    "max": '''\
def greater(a, b):
    """Return b where it is greater than a, else a."""
    return choice(b > a, b, a)
''',
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

_RESERVED = frozenset(
    {
        *keyword.kwlist,
        *keyword.softkwlist,
        *dir(builtins),
        "angle",
        "choice",
        "find_piece",
        "greater",
        "lesser",
        "newton",
        "size",
        "solve",
        "stacked",
        "tensor",
        "torch",
    }
)


def write(programs: Sequence[Program], name: str) -> dict[str, str]:
    """Return a module with two functions for each program.

    Args:
        programs: The programs.
        name: Of the file, without extension.

    Raises:
        WriterError: A program holds an operation that PyTorch has no form for, such as
            an external function.
    """
    return {f"{name}_torch.py": module(programs, _TORCH)}


_number = shortest("torch.inf")


def _curve(name: str, curve: PiecewisePolynomial) -> str:
    return curve_function(
        name,
        curve,
        array="torch.tensor({}, dtype=torch.float64)".format,
        table="{}.to(x.device)".format,
        floor="torch.floor",
        not_a_number="torch.nan",
        first="{0} = tensor({0})",
        picked="[..., 0, :]",
    )


_NOTATION = Notation(
    "torch",
    FORMS,
    _number,
    Form("choice({}, 1.0, 0.0)"),
    Form("{} != 0.0", Binding.COMPARE, (Binding.COMPARE + 1,)),
    _RESERVED,
    item="{}[..., {}]".format,
    solve=solved,
)
_TORCH = Framework(
    notation=_NOTATION,
    imports=("import torch",),
    helpers={**_HELPERS, **BLOCKS},
    stacked=_STACKED,
    prepare="{0} = tensor({0})",
    example="return v*torch.abs(v)",
    curve=_curve,
    find_piece=_FIND_PIECE,
)
