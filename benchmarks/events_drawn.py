"""A picture of accuracy against time beside the peers, and of two ways that converge.

`python benchmarks/events_drawn.py` writes docs/pictures/contact-accuracy.png: the error
of the place where a box slides to rest, against the time that it takes; and how far
time stepping is from the closed forms, by its step, beside the run from event to event.
"""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path

import numpy as np
from size import run

import symbody as sb
from events import (
    DRAKE,
    EXUDYN,
    FAR,
    FULL,
    PEER,
    SMALLEST,
    Size,
    bouncing,
    drake_slides,
    exudyn_slides,
    mujoco_slides,
    on_belt,
    sliding,
)

FILE = Path(__file__).parents[1] / "docs" / "pictures" / "contact-accuracy.png"
LEAST = 1e-16
Series = list[tuple[float, float]]


def own(method: sb.DP54 | sb.Moreau, rounds: int) -> tuple[float, float]:
    """Return our error of the stop [m], and our time [s]."""
    model, duration, _ = sliding()
    compiled, least, far = sb.compile_model(model), np.inf, 0.0
    end = [0.0, duration]
    for _ in range(rounds + 1):
        motion = sb.simulate(compiled, end, method=method)
        least = min(least, motion.statistics.seconds)
        far = float(np.hypot(*motion.q[-1, :2]))
    return abs(far - FAR), least


def measured(size: Size) -> dict[str, Series]:
    """Return errors and times [ms] by name, and print them."""
    ways: dict[str, list[tuple[float, float]]] = {
        f"symbody {sb.__version__}, events": [
            own(sb.DP54(rtol=rtol, atol=rtol / 100), size.rounds)
            for rtol in size.tolerances
        ],
        f"symbody {sb.__version__}, time stepping": [
            own(sb.Moreau(step), size.rounds) for step in size.steps
        ],
    }
    for there, package, slides, widths in (
        (PEER, "mujoco", mujoco_slides, size.steps),
        (DRAKE, "drake", drake_slides, size.tolerances[:2]),
        (EXUDYN, "exudyn", exudyn_slides, size.steps),
    ):
        if there:
            names = {"mujoco": "MuJoCo", "drake": "Drake", "exudyn": "Exudyn"}
            name = f"{names[package]} {version(package)}"
            ways[name] = [slides(width, size.rounds) for width in widths]
    for name, points in ways.items():
        for error, seconds in points:
            print(f"{name:32}{error:10.1e} m{seconds * 1e3:10.3f} ms")
    return ways


def apart(steps: tuple[float, ...]) -> dict[str, Series]:
    """Return how far time stepping is from a run from event to event, by step."""
    result: dict[str, Series] = {}
    for make, name, end in (
        (sliding, "a box slides to rest", 3.0),
        (bouncing, "a ball bounces", 0.9),
        (on_belt, "a block sticks and slips", 3.0),
    ):
        compiled = sb.compile_model(make()[0])
        exact = sb.simulate(compiled, [0, end], method=sb.DP853(rtol=1e-12, atol=1e-14))
        result[name] = []
        for step in steps:
            other = sb.simulate(compiled, [0, end], method=sb.Moreau(step))
            far = float(np.abs(other.q[-1] - exact.q[-1]).max())
            result[name].append((step, far))
            print(f"{name:32}{step:10.1e} s{far:10.1e} m")
    return result


def draw(ways: dict[str, Series], steps: dict[str, Series]) -> None:
    """Draw both in a picture."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9.0, 3.6), layout="constrained")
    left, right = figure.subplots(1, 2)
    for name, points in ways.items():
        errors, seconds = np.array(points).T
        left.loglog(1e3 * seconds, np.maximum(errors, LEAST), "o-", ms=4, label=name)
    left.set(xlabel="time [ms]", ylabel="error of the place where it rests [m]")
    for name, points in steps.items():
        step, far = np.array(points).T
        right.loglog(step, np.maximum(far, LEAST), "o-", ms=4, label=name)
    step = np.array([point[0] for point in points])
    right.loglog(step, step, "k:", lw=1, label="order 1")
    right.set(xlabel="step of time stepping [s]", ylabel="far from events [m]")
    for ax in (left, right):
        ax.grid(alpha=0.3)
        ax.legend(fontsize=7)
    figure.savefig(FILE, dpi=80)


def main(size: Size) -> None:
    """Print figures; in full size draw them as well."""
    ways = measured(size)
    steps = apart((1e-2,) if size is SMALLEST else (2e-2, 1e-2, 5e-3, 2e-3, 1e-3, 5e-4))
    if size is not SMALLEST:
        draw(ways, steps)


if __name__ == "__main__":
    run(main, FULL, SMALLEST)
