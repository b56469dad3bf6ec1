"""How long an FMU takes to make, and a call of it through FMPy.

A call sets the states and gets their derivatives, which are two calls of the FMU.
"""

from __future__ import annotations

import ctypes
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import numpy as np
from size import has, run

import symbody as sb


class Size(NamedTuple):
    """What is measured.

    Attributes:
        mechanisms: Names in the library.
        calls: In a round.
    """

    mechanisms: tuple[str, ...]
    calls: int


FULL, SMALLEST = Size(("arm7", "humanoid"), 2000), Size(("cart_pole",), 1)
ROUNDS = 7


def main(size: Size) -> None:
    """Print a table."""
    if not has("fmpy"):
        return
    print("mechanism   make  derivatives: FMPy   ours   directional derivative: FMPy")
    for name in size.mechanisms:
        with tempfile.TemporaryDirectory() as folder:
            times = row(name, Path(folder), size.calls)
        print(
            "{:10s} {:4.1f} s {:13.1f} µs {:4.1f} µs {:20.1f} µs".format(name, *times)
        )


def row(name: str, folder: Path, calls: int) -> tuple[float, float, float, float]:
    """Return seconds to make the FMU, then microseconds of the calls."""
    # Without it there is no table, but the other benchmarks run.
    import fmpy

    start = time.perf_counter()
    (path,) = sb.generate(sb.library.LIBRARY[name](), "fmu3", folder)
    made = time.perf_counter() - start
    unpacked = fmpy.extract(str(path), folder / "unpacked")
    description = fmpy.read_model_description(unpacked)
    fmu = fmpy.instantiate_fmu(unpacked, description, "ModelExchange")
    fmu.enterInitializationMode()
    fmu.exitInitializationMode()
    fmu.enterContinuousTimeMode()
    rates = [unknown.variable for unknown in description.derivatives]
    n = len(rates)
    y, yd = (ctypes.c_double * n)(), (ctypes.c_double * n)()
    fmu.getContinuousStates(y, n)

    def call() -> None:
        fmu.setContinuousStates(y, n)
        fmu.getContinuousStateDerivatives(yd, n)

    unknowns = [rate.valueReference for rate in rates]
    knowns = [rate.derivative.valueReference for rate in rates]
    seeds = [1.0] * n

    def differentiate() -> None:
        fmu.getDirectionalDerivative(unknowns, knowns, seeds)

    compiled = sb.compile_model(sb.library.LIBRARY[name]())
    function = compiled.function("derivatives")
    state, u = compiled.start_state(), np.zeros(len(compiled.system.u))
    out = np.zeros(n)
    calls_of_ours = microseconds(lambda: function.into(0.0, state, u, out), calls)
    of_fmpy = (microseconds(each, calls) for each in (call, differentiate))
    derivatives, directional = of_fmpy
    times = made, derivatives, calls_of_ours, directional
    fmu.terminate()
    fmu.freeInstance()
    return times


def microseconds(call: Callable[[], object], calls: int) -> float:
    """Return the least time of a call."""
    best = np.inf
    for _ in range(ROUNDS):
        start = time.perf_counter()
        for _ in range(calls):
            call()
        best = min(best, time.perf_counter() - start)
    return float(best / calls * 1e6)


if __name__ == "__main__":
    run(main, FULL, SMALLEST)
