"""Forward dynamics of many states on a graphics processor, beside the lanes.

States are on the device before, and results stay there. Without a graphics processor
of NVIDIA its text runs on the processor, one state after the other: only how far its
numbers are from those of single rows means something then, and the first line says so.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from size import left_out, run

import symbody as sb
from symbody.errors import CompileError
from symbody.model.model import Model


class Size(NamedTuple):
    """What is measured.

    Attributes:
        models: Mechanisms by their name.
        states: On a graphics processor, at once.
        few: Of these so many on the processor.
        rounds: Of which the least counts.
    """

    models: dict[str, Callable[[], Model]]
    states: int
    few: int
    rounds: int


FULL = Size(
    {
        "7-joint arm": sb.library.arm7,
        "30-dof humanoid": sb.library.humanoid,
        "hexapod": sb.library.hexapod,
    },
    1 << 20,
    4096,
    10,
)
SMALLEST = Size({"pendulum": sb.library.pendulum}, 64, 16, 1)


def main(size: Size) -> None:
    """Print a line for each mechanism."""
    device = _device()
    head = ("10⁶ a second", "device", "lanes", "difference", "first call")
    print("{:16}{:>10}{:>10}{:>12}{:>12}".format(*head))
    for name, make in size.models.items():
        compiled = sb.compile_model(make())
        batch = compiled.batch("derivatives", device=device)
        Y = _states(compiled, size.states if device == "cuda" else size.few)
        u = np.zeros(len(compiled.system.u))
        given = batch.to_device(Y) if device == "cuda" else Y
        began = time.perf_counter()
        found = batch(0.0, given, u)
        first = time.perf_counter() - began
        rate = len(Y) / _least(lambda b=batch, y=given, u=u: b(0.0, y, u), size)
        lanes = compiled.batch("derivatives", workers=1)
        few = Y[: size.few]
        lane_rate = len(few) / _least(lambda b=lanes, y=few, u=u: b(0.0, y, u), size)
        off = _difference(compiled, few, u, np.asarray(found)[: size.few])
        print(
            f"{name:16}{rate / 1e6:10.1f}{lane_rate / 1e6:10.1f}{off:12.1e}"
            f"{first:10.2f} s",
            flush=True,
        )


def _device() -> str:
    """Return what is at hand, and say what it is."""
    compiled = sb.compile_model(sb.library.pendulum())
    for device in ("cuda", "emulated_cuda"):
        try:
            batch: Any = compiled.batch("derivatives", device=device)
        except CompileError as error:
            left_out(str(error))
            continue
        print(f"on {batch.device}\n", flush=True)
        return device
    raise AssertionError


def _states(compiled: sb.CompiledModel, count: int) -> Any:
    start = compiled.start_state()
    noise = np.random.default_rng(0).uniform(-0.1, 0.1, (count, len(start)))
    return start + noise


def _least(call: Callable[[], object], size: Size) -> float:
    """Return the seconds of the fastest of some calls."""
    seconds = []
    for _ in range(size.rounds):
        began = time.perf_counter()
        call()
        seconds.append(time.perf_counter() - began)
    return min(seconds)


def _difference(compiled: sb.CompiledModel, Y: Any, u: Any, found: Any) -> float:
    """Return how far rows are from those of the function, relative to the largest."""
    function = compiled.function("derivatives")
    wanted = np.array([function(0.0, y, u) for y in Y])
    return float(np.abs(found - wanted).max() / np.abs(wanted).max())


if __name__ == "__main__":
    run(main, FULL, SMALLEST)
