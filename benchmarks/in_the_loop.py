"""What a step and a sample of a controller in Python take, on a six-joint arm."""

from __future__ import annotations

import time
from typing import Any, NamedTuple

from size import run

import symbody as sb


class Size(NamedTuple):
    """What is measured.

    Attributes:
        seconds: Of motion [s].
        period: Of the controller [s].
    """

    seconds: float
    period: float


FULL = Size(2.0, 1e-3)
SMALLEST = Size(0.01, 1e-3)


def main(size: Size) -> None:
    """Print a row a way to put a controller into the loop."""
    compiled = sb.compile_model(sb.library.arm6())
    n, steps = len(compiled.system.v), round(size.seconds / size.period)
    stepper = sb.Stepper(compiled, dt=size.period)
    start = time.process_time()
    for _ in range(steps):
        stepper.step(-stepper.y[n:])
    rows = {"sb.Stepper": time.process_time() - start}
    speeds = [symbol.name for symbol in compiled.system.v]

    def damper(t: float, measured: Any) -> list[float]:
        return [-measured[name] for name in speeds]

    inputs = {"torque": sb.Sampled(damper, size.period)}
    sb.simulate(compiled, 2 * size.period, inputs=inputs)  # compiles
    start = time.process_time()
    sb.simulate(compiled, size.seconds, inputs=inputs)
    rows["sb.Sampled"] = time.process_time() - start
    print(f"{'':16}{'a step [µs]':>14}{'of real time':>16}")
    for way, seconds in rows.items():
        each, pace = seconds / steps * 1e6, size.seconds / seconds
        print(f"{way:16}{each:14.1f}{pace:15.0f}x", flush=True)


if __name__ == "__main__":
    run(main, FULL, SMALLEST)
