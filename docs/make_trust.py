"""Write the page of what was published beside what we compute: make_trust.py [FILE].

The published numbers are those of tests/known and tests/library/test_machines.py, which
hold them in every run; this adds our numbers and the time of a run.
"""

from __future__ import annotations

import inspect
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import symbody as sb

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests" / "known"), str(ROOT / "tests" / "library")]

from test_bicycle import PUBLISHED, modes_at  # noqa: E402
from test_heavy_top import CENTER  # noqa: E402
from test_machines import ANSWERS  # noqa: E402

from symbody.library import closed_by_constraints as known  # noqa: E402

PAGE = ROOT / "docs" / "reference" / "trust.md"
TIGHT = sb.DP54(rtol=1e-12, atol=1e-13)
HEAD = """# Trust

What others have printed, or what has a closed form, beside what symbody computes. This
page follows from the tests, by `python docs/make_trust.py`; the tests of `tests/known`
and `tests/library` hold these numbers. Beyond them formalisms are tested against each
other, and against Pinocchio and MuJoCo on random mechanisms (`tests/agreement`),
writers against the reference evaluation, and all kinds of elements against the laws of
mechanics (`tests/laws`).

Times are seconds of processor time on one core: the first of building, deriving,
compiling and the run, the second of the same again, where the code is taken from disk.
How the times compare with those of other engines is told in
[speed of starts](speed-of-starts.md) and [speed of loops](speed-of-loops.md).
"""
Row = tuple[str, str, Any, Any]


def bicycle() -> Row:
    """Return a printed eigenvalue of the benchmark bicycle."""
    compiled = sb.compile_model(sb.library.bicycle())
    found = modes_at(compiled, 5.0).eigenvalues
    weave = PUBLISHED[5.0][0]
    ours = found[np.abs(found - weave).argmin()]
    return "weave at 5 m/s [1/s]", "Meijaard et al. (2007), table 2", weave, ours


def heavy_top() -> Row:
    """Return where the heavy top was recomputed to be."""
    motion = sb.simulate(sb.library.heavy_top(), (0.0, *CENTER), method=TIGHT)
    center = motion["center"].to_numpy()[-1]
    what = "center of mass after 2 s, 48 turns [m]"
    return what, "IFToMM benchmark, recomputed to eight digits", CENTER[2.0], center


def double_four_bar() -> Row:
    """Return where a point of two windows was recomputed to be."""
    motion = sb.simulate(known.double_four_bar(), [0, 1], method=TIGHT)
    printed = (-0.1950203019, -0.9807992057)
    what = "point B after 1 s, past a singular position [m]"
    return what, "IFToMM A02, ten digits", printed, motion["B"].to_numpy()[1, :2]


def spatial_slider_crank() -> Row:
    """Return where the slider was printed to be."""
    motion = sb.simulate(known.spatial_slider_crank(), [0, 5], method=TIGHT)
    what, printed = "place of the slider after 5 s [m]", 0.240719574
    return what, "IFToMM A03, nine digits", printed, motion["q_x"].to_numpy()[1]


PRINTED: tuple[Callable[[], Row], ...] = (
    bicycle, heavy_top, double_four_bar, spatial_slider_crank,
)  # fmt: skip


def timed(run: Callable[[], Any]) -> tuple[Any, float]:
    """Return what a function returns, and its processor time [s]."""
    begin = time.process_time()
    return run(), time.process_time() - begin


def digits(value: Any) -> str:
    """Return ten digits of each entry."""
    entries = [f"{entry:.10g}" for entry in np.ravel(value)]
    return ", ".join(entries)


def largest_error(value: Any, wanted: Any) -> float:
    """Return the largest difference of two arrays."""
    return float(np.abs(np.asarray(value) - np.asarray(wanted)).max())


def page() -> str:
    """Return the page."""
    lines = [HEAD, "## Printed numbers\n"]
    lines.append(
        "| mechanism | quantity | printed | ours | error | first [s] | again [s] |"
    )
    lines.append("|---|---|---|---|---|---|---|")
    for run in PRINTED:
        (what, source, printed, ours), first = timed(run)
        _, again = timed(run)
        error = largest_error(ours, printed)
        numbers = f"{digits(printed)} | {digits(ours)} | {error:.1e}"
        name = f"`{run.__name__}`, {source}"
        lines.append(f"| {name} | {what} | {numbers} | {first:.2f} | {again:.2f} |")
    lines += ["\n## Machines with a closed form\n"]
    lines.append(
        "| machine | what is compared | largest error | first [s] | again [s] |"
    )
    lines.append("|---|---|---|---|---|")
    for name, run in ANSWERS.items():
        (value, wanted, _), first = timed(run)
        _, again = timed(run)
        about = (inspect.getdoc(run) or ABOUT[name]).splitlines()[0]
        error = largest_error(value, wanted)
        lines.append(
            f"| `{name}` | {about} | {error:.1e} | {first:.2f} | {again:.2f} |"
        )
        print(lines[-1], flush=True)
    return "\n".join(lines) + "\n"


ABOUT = {
    "peaucellier": "The tip keeps to its line [m].",
    "pantograph": "The pen is at twice the place of the tracer [m].",
    "scotch_yoke": "The yoke moves as the cosine of the angle [m].",
    "sewing_machine": "Needle by the law of crank and rod, hook twice as fast.",
    "loom": "The sley is where circles of rod and sley meet [m].",
    "gyro_compass": "The period of small swings about north [s].",
    "clock": "Turns of the second hand in 14 minutes.",
    "watch_escapement": "The amplitude of the balance [rad].",
    "umbrella": "The runner's place by the angle of a rib [m].",
}

if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else PAGE
    # Of its own, so that the first run of each derives and compiles.
    with tempfile.TemporaryDirectory() as folder:
        os.environ["SYMBODY_CACHE_DIR"] = folder
        target.write_text(page(), "utf-8")
