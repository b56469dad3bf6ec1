"""The demonstration: the PyMbs crane crab, from its description to its motion."""

from __future__ import annotations

import time
from pathlib import Path

from symbody.analyses.simulate import simulate
from symbody.cli.progress import progress_bar
from symbody.cli.report import (
    equations_of_motion,
    model_summary,
    passes_table,
    timings_table,
)
from symbody.cli.writable import writable_folder
from symbody.exports.generate import generate
from symbody.library.machines import crane_crab
from symbody.pipeline.stages import compile_model

# Loading the time loop from disk takes less [s].
LONG = 3.0


def demo(folder: Path) -> int:
    """Derive, compile, simulate, plot; print what each stage gave and took."""
    folder = writable_folder(folder)
    start = time.perf_counter()
    model = crane_crab()
    compiled = compile_model(model)
    compiled.timings["describe and assemble"] = time.perf_counter() - start
    compiled.timings.pop("assemble")
    print(model_summary(model, compiled))
    matrices = compiled.equations("matrices")
    print(f"\nM vd + c = tau, by the {matrices.formalism} formalism:")
    print(equations_of_motion(compiled))
    program = compiled.program("derivatives")
    print(f"\nState derivative by the {program.formalism} formalism, operations:")
    print(passes_table(program))
    compiled.function("derivatives")
    start, known = time.perf_counter(), sum(compiled.timings.values())
    with progress_bar() as progress:
        motion = simulate(
            compiled, 10.0, monitor=["work"], progress=progress, on_interrupt="return"
        )
    passed = time.perf_counter() - start
    integrating = motion.statistics.seconds
    deriving = sum(compiled.timings.values()) - known
    compiled.timings["simulate 10 s"] = integrating
    compiled.timings["time loop, results"] = passed - deriving - integrating
    print("\nTime of each stage:")
    print(timings_table(compiled.timings))
    if passed > LONG:
        print("  (the time loop was compiled; it is kept on disk for the next time)")
    print(f"\n{motion}")
    drift = abs(motion.array("energy_error")).max()
    print(f"\nlargest error of the energy balance: {drift:.2g} J")
    picture = folder / "crane_motion.png"
    motion.plot().savefig(picture, dpi=120)
    paths = generate(model, "c", folder, force=True)
    print("\nwritten:", *(f"  {path}" for path in [picture, *paths]), sep="\n")
    return 0
