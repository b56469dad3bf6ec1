"""Time of the gradient of a motion's cost by all parameters, in simulations.

Beside it the plain simulation by `simulate`, at the same tolerances, with the 501 rows
and energies that it gives by default. The least of some repetitions of each, in turn.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from size import run

import symbody as sb
from symbody.model.model import Model


class Size(NamedTuple):
    """What is measured.

    Attributes:
        mechanisms: Of the library, by name, each with the time of the run [s].
        tolerances: Relative ones.
        rounds: Of repetitions.
    """

    mechanisms: dict[str, tuple[Model, float]]
    tolerances: tuple[float, ...]
    rounds: int


FULL = Size(
    {
        "6-joint arm": (sb.library.arm6(), 3.0),
        "7-joint arm": (sb.library.arm7(), 2.0),
        "8-joint chain": (sb.library.chain(8), 10.0),
    },
    (1e-6, 1e-8),
    40,
)
SMALLEST = Size({"2-joint chain": (sb.library.chain(2), 0.1)}, (1e-6,), 1)


def least(functions: list[Callable[[], object]], rounds: int) -> list[float]:
    """Return the least time of each function, which are called in turn [s]."""
    found = [float("inf")] * len(functions)
    for _ in range(rounds):
        for i, function in enumerate(functions):
            begin = time.perf_counter()
            function()
            found[i] = min(found[i], time.perf_counter() - begin)
    return found


def main(size: Size) -> None:
    """Print a row a mechanism, method and tolerance."""
    print("gradient of a cost by all parameters")
    print("mechanism        parameters  method  rtol   gradient  simulation  ratio")
    for name, (model, duration) in size.mechanisms.items():
        compiled = sb.compile_model(model)
        cost = sum(joint.q[0] * joint.q[0] for joint in model.joints.values())
        for rtol in size.tolerances:
            for method in ("DP54", "DP853"):
                row(name, compiled, duration, cost, rtol, method, size.rounds)


def row(
    name: str,
    compiled: sb.CompiledModel,
    duration: float,
    cost: object,
    rtol: float,
    method: str,
    rounds: int,
) -> None:
    """Print one row."""
    options = {"method": getattr(sb, method)(rtol, 1e-2 * rtol)}

    def gradient() -> object:
        return sb.cost_gradient(
            compiled, "p", duration, running=cost, by="adjoint", **options
        )

    def simulation() -> object:
        return sb.simulate(compiled, duration, **options)

    gradient(), simulation()
    ours, plain = least([gradient, simulation], rounds)
    print(
        f"{name:16} {compiled.parameters.size:10}  {method:6}  {rtol:.0e}"
        f"  {1e3 * ours:5.1f} ms  {1e3 * plain:7.1f} ms  {ours / plain:5.1f}",
        flush=True,
    )


if __name__ == "__main__":
    run(main, FULL, SMALLEST)
