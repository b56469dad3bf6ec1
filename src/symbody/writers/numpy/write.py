"""Programs as NumPy code: many states in one call.

Each argument is an array of shape (n,) or (n, N), time a number or of shape (N,); each
result has N as its last dimension, if any of them has. Parameters may vary too.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from symbody.program.program import Program
from symbody.writers.header import header
from symbody.writers.numpy.blocks import BLOCKS
from symbody.writers.numpy.forms import HELPERS, NOTATION, STYLE
from symbody.writers.python_frame import assign, function
from symbody.writers.script import Dialect, functions
from symbody.writers.script_definitions import definitions
from symbody.writers.used import Used


def write(programs: Sequence[Program], name: str) -> dict[str, str]:
    """Return a module with two functions for each program.

    Args:
        programs: The programs.
        name: Of the file, without extension.

    Raises:
        WriterError: A program holds an operation that NumPy has no form for.
    """
    used = Used()
    texts = [t for program in programs for t in functions(program, _DIALECT, used)]
    first, *rest = header(programs)
    about = "\n".join([f'"""{first}', "", *rest, '"""'])
    done = used.operations
    blocks = [text for operation, text in HELPERS.items() if operation in done]
    blocks += [text for block, text in BLOCKS.items() if block in done]
    blocks += [*definitions(used, STYLE), *texts]
    return {f"{name}.py": f"{about}\n\nimport numpy as np\n\n\n" + "\n\n".join(blocks)}


def _prepare(arrays: Sequence[str], timed: bool) -> list[str]:
    """Make arrays of floats, since with Python's own 1/0 is an exception."""
    names = ["t"] * timed + list(arrays)
    shapes = ["t.shape"] * timed + [f"{name}.shape[1:]" for name in arrays]
    lines = [f"{name} = np.asarray({name}, dtype=float)" for name in names]
    rows = [f"    {shape}," for shape in shapes]
    return [*lines, "shape = np.broadcast_shapes(", *rows, ")"]


def _create(shape: tuple[int, ...]) -> str:
    if not shape:
        return "np.empty(shape)"
    return f"np.empty(({''.join(f'{size}, ' for size in shape)}*shape))"


def _entry(name: str, indices: Sequence[int]) -> str:
    return f"{name}[{', '.join(map(str, indices)) or '...'}]"


_function = partial(function, decorator='@np.errstate(all="ignore")')
_DIALECT = Dialect(NOTATION, _prepare, _create, _entry, assign, _function)
