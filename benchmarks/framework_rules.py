"""Time until a Jacobian in a framework, and of one: traced, and by machine code.

Traced, the framework differentiates a graph of all formulas; with compiled=True it
calls the model's machine code and its Jacobian. Processor's seconds from a compiled
model to the first Jacobian by the state, and microseconds for each after that.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from size import has, run

import symbody as sb
from symbody.model.model import Model
from symbody.pipeline.compiled_model import CompiledModel


class Size(NamedTuple):
    """What is measured.

    Attributes:
        mechanisms: Of the library, by name.
        calls: How many Jacobians.
    """

    mechanisms: dict[str, Model]
    calls: int


FULL = Size(
    {"7-joint arm": sb.library.arm7(), "30-dof humanoid": sb.library.humanoid()}, 200
)
# The graph of its slopes is not compiled in minutes.
TOO_LONG = {("jax", "30-dof humanoid")}
SMALLEST = Size({"2-joint chain": sb.library.chain(2)}, 2)


def in_casadi(model: CompiledModel, *, compiled: bool) -> Callable[[Any], Any]:
    """Return the Jacobian as a function of CasADi."""
    # The other columns do without it.
    import casadi

    f = sb.to_casadi(model, parameters="values", compiled=compiled)
    y = (casadi.MX if compiled else casadi.SX).sym("y", f.size1_in("y"))
    A = casadi.jacobian(f(0.0, y, np.zeros(f.size1_in("u"))), y)
    J = casadi.Function("A", [y], [A])
    # What calls Python must be kept.
    return lambda y: (J(y), f)[0]


def in_jax(model: CompiledModel, *, compiled: bool) -> Callable[[Any], Any]:
    """Return the Jacobian as a function of JAX."""
    # The other columns do without it.
    import jax

    jax.config.update("jax_enable_x64", True)
    f: Any = sb.to_jax(model, compiled=compiled)
    J = jax.jit(jax.jacfwd(lambda y: f(0.0, y)))
    return lambda y: J(y).block_until_ready()


def in_torch(model: CompiledModel, *, compiled: bool) -> Callable[[Any], Any]:
    """Return the Jacobian as a function of PyTorch."""
    # The other columns do without it.
    import torch

    f: Any = sb.to_torch(model, compiled=compiled)
    J = torch.func.jacrev(lambda y: f(0.0, y))
    return lambda y: J(torch.as_tensor(y))


def main(size: Size) -> None:
    """Print a row a mechanism and framework."""
    print(f"{'':18}{'':9}{'ready [s]':>22}{'one [us]':>22}")
    print(f"{'':27}{'traced':>11}{'machine':>11}{'traced':>11}{'machine':>11}")
    frameworks = {"casadi": in_casadi, "jax": in_jax, "torch": in_torch}
    for name, mechanism in size.mechanisms.items():
        for framework, make in frameworks.items():
            if not has(framework) or (framework, name) in TOO_LONG:
                continue
            ready, each = [], []
            for compiled in (False, True):
                model = sb.compile_model(mechanism)
                y = np.array(model.start_state())
                start = time.process_time()
                J = make(model, compiled=compiled)
                J(y)
                ready.append(time.process_time() - start)
                start = time.process_time()
                for _ in range(size.calls):
                    J(y)
                each.append((time.process_time() - start) / size.calls * 1e6)
            print(f"{name:18}{framework:9}{ready[0]:11.2f}{ready[1]:11.2f}"
                  f"{each[0]:11.0f}{each[1]:11.0f}")  # fmt: skip


if __name__ == "__main__":
    run(main, FULL, SMALLEST)
