"""Forward dynamics and whole runs on a graphics processor, beside the lanes.

States are on the device before, and results stay there. Runs are those of an ensemble,
from its start values to states in NumPy; a run has steps of RK4. Without a graphics
processor of NVIDIA its text runs on the processor, one state after the other: only how
far its numbers are from those of single rows means something then, and the first line
says so.
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
        runs: Whole ones on a graphics processor.
        few_runs: Of these so many in lanes.
        steps: Of each run.
    """

    models: dict[str, Callable[[], Model]]
    states: int
    few: int
    rounds: int
    runs: int
    few_runs: int
    steps: int


FULL = Size(
    {
        "7-joint arm": sb.library.arm7,
        "30-dof humanoid": sb.library.humanoid,
        "hexapod": sb.library.hexapod,
    },
    1 << 20,
    4096,
    10,
    1 << 17,
    512,
    1000,
)
SMALLEST = Size({"pendulum": sb.library.pendulum}, 64, 16, 1, 8, 8, 10)


def main(size: Size) -> None:
    """Print a line for each mechanism."""
    device = _device()
    _rows(size, device)
    _runs(size, device)


def _runs(size: Size, device: str) -> None:
    """Print how fast whole runs are, on the device and in lanes of one thread."""
    head = ("runs a second", "device", "10⁶ steps", "lanes", "10⁶ steps", "difference")
    print("\n{:16}{:>12}{:>12}{:>12}{:>12}{:>12}".format(*head))
    for name, make in size.models.items():
        model = make()
        entries, ends = [], []
        for where, runs in ((device, size.runs), ("", size.few_runs)):
            count = runs if where != "emulated_cuda" else size.few_runs
            seconds, states = _ensemble(model, count, size.steps, where)
            entries += [count / seconds, count * size.steps / seconds / 1e6]
            ends.append(states[: size.few_runs, -1])
        off = float(np.abs(ends[0] - ends[1]).max() / np.abs(ends[1]).max())
        rates = "".join(
            f"{rate:12.0f}{million:12.2f}" for rate, million in _pairs(entries)
        )
        print(f"{name:16}{rates}{off:12.1e}", flush=True)


def _pairs(entries: list[float]) -> list[tuple[float, float]]:
    return list(zip(entries[::2], entries[1::2], strict=True))


def _ensemble(model: Model, runs: int, steps: int, where: str) -> tuple[float, Any]:
    """Return the seconds of the second ensemble, and its states."""
    compiled = sb.compile_model(model)
    first = compiled.system.coordinates.y[0].name
    begin = float(compiled.start_state()[0])
    # All have the same first runs.
    values = begin + 0.1 * np.random.default_rng(0).uniform(-1, 1, runs)
    h = 1e-3
    options: dict[str, Any] = {"device": where} if where else {"workers": 1}
    for _ in range(2):
        began = time.perf_counter()
        many = sb.simulate_many(
            compiled, {first: values}, [0.0, h * steps], method=sb.RK4(h), **options
        )
        seconds = time.perf_counter() - began
    return seconds, many.states


def _rows(size: Size, device: str) -> None:
    """Print how fast forward dynamics is, on the device and in lanes of one thread."""
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
