"""Programs as functions of CasADi, JAX and PyTorch.

The frameworks are optional: each is imported when it is first asked for.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from symbody.errors import CompileError, from_extra
from symbody.program.program import Program
from symbody.runtime.traced_function import TracedFunction
from symbody.writers.casadi import write as write_casadi
from symbody.writers.jax import write as write_jax
from symbody.writers.torch import write as write_torch


def load_casadi(program: Program, parameters: ArrayLike | None = None) -> Any:
    """Return a casadi.Function with the arguments and results of a program.

    Args:
        program: The program.
        parameters: Values that take the place of the argument p; None to keep it.

    Raises:
        CompileError: CasADi is not installed.
    """
    casadi = _framework("casadi", "CasADi")
    (text,) = write_casadi([program], "module").values()
    plain = _run(text)[f"{program.name}_function"]()
    # An SX graph cannot call the iteration of a Newton block, an MX graph can.
    kind = casadi.MX if program.bodies else casadi.SX
    entries = [
        kind.sym(a.name, *(() if a.scalar else (len(a.symbols),)))
        for a in program.arguments
    ]
    names = [argument.name for argument in program.arguments]
    free, passed = list(zip(names, entries, strict=True)), list(entries)
    if parameters is not None and "p" in names:
        passed[names.index("p")] = casadi.DM(np.asarray(parameters, dtype=float))
        free = [(name, symbols) for name, symbols in free if name != "p"]
    # What a call by name leaves out is zero if it may be, and is seen if it may not.
    defaults = [0.0 if name in ("t", "u") else math.nan for name, _ in free]
    return casadi.Function(
        plain.name(),
        [symbols for _, symbols in free],
        plain.call(passed),
        [name for name, _ in free],
        [result.name for result in program.results],
        {"default_in": defaults},
    )


def load_jax(program: Program, parameters: ArrayLike) -> TracedFunction:
    """Return a function on which jax.jit, jax.vmap and jax.grad work.

    Raises:
        CompileError: JAX is not installed, or works in single precision.
    """
    jax = _framework("jax", "JAX")
    if not jax.config.jax_enable_x64:
        raise CompileError(
            "to_jax: JAX is set to single precision, which loses half the digits. Say "
            "jax.config.update('jax_enable_x64', True) before; or write the text with "
            "generate(model, 'jax'), which takes any precision."
        )
    (text,) = write_jax([program], "module").values()
    return TracedFunction(program, text, _run(text), parameters, load_jax)


def load_torch(program: Program, parameters: ArrayLike) -> TracedFunction:
    """Return a function that torch.autograd differentiates.

    Raises:
        CompileError: PyTorch is not installed.
    """
    _framework("torch", "PyTorch")
    (text,) = write_torch([program], "module").values()
    return TracedFunction(program, text, _run(text), parameters, load_torch)


def _framework(module: str, name: str) -> Any:
    return from_extra(f"to_{module}", module, module, CompileError, name=name)


def _run(text: str) -> dict[str, Any]:
    scope: dict[str, object] = {}
    exec(text, scope)
    return scope
