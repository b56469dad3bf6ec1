"""Programs as JAX and as PyTorch code: every function is differentiated.

The last dimension counts entries, those before it are a batch. Numbers have double
precision, in JAX with jax_enable_x64.
"""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import indent

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


def _routines(package: str, module: str, where: str, depth: int) -> dict[str, str]:
    """Return the routines of a package; Newton's method with its round in place."""
    texts = python_text.routines_for(package)
    advance = python_text.filled("traced.round", where=where, package=module)
    advance = indent(advance, depth * "    ").strip("\n")
    texts["newton"] = python_text.filled(f"{package}.newton", round=advance)
    return texts


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


_ITEM = "{}[..., {}]".format


_jax_number = shortest("jnp.inf", "np.nan")
_JAX_NAMES = {name: python_text.NUMPY[name] for name in (*ELEMENTARY, "sign", "floor")}
_JAX_ROUTINES = _routines("jax", "jnp", "jnp.where", 2)
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
        "abs": python_text.filled("size", where="jnp.where", zero="0.0"),
        **python_text.extrema("jnp.where"),
        **_JAX_ROUTINES,
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
    find_piece=_JAX_ROUTINES["find_piece"],
    example="return v*jnp.abs(v)",
    brought=lambda used: [_JAX_ROUTINES["stacked"]],
    file="{}_jax.py",
)
write_jax = _JAX.write

_torch_number = shortest("torch.inf", "torch.nan")
_TORCH_NAMES = {name: name for name in (*ELEMENTARY, "floor")}
_TORCH_ROUTINES = _routines("torch", "torch", "choice", 3)
_TORCH = python_text.Package(
    python_text.traced(
        python_text.of_arrays(
            "torch",
            {
                **_forms("torch", _TORCH_NAMES, "angle", "pow", "choice"),
                "sign": Form("signum({})"),
            },
            _torch_number,
            "choice({}, 1.0, 0.0)",
            "angle choice signum size stacked tensor torch",
            _ITEM,
        ),
        lambda arrays, timed: [
            f"{name} = tensor({name})" for name in ["t"] * timed + list(arrays)
        ],
    ),
    imports=("import torch",),
    helpers={
        "abs": python_text.filled("size", where="choice", zero="0.0"),
        "atan2": _TORCH_ROUTINES["atan2"],
        **python_text.extrema("choice"),
        **_TORCH_ROUTINES,
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
    find_piece=_TORCH_ROUTINES["find_piece"],
    example="return v*torch.abs(v)",
    brought=lambda used: [_TORCH_ROUTINES["stacked"]],
    file="{}_torch.py",
)
write_torch = _TORCH.write
