"""Demonstrations of closed loops: the same mechanism, closed in every way."""

from __future__ import annotations

import importlib.util
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

from symbody.analyses.kinematics import mobility
from symbody.analyses.run.methods import ConstraintMethod
from symbody.analyses.simulate import simulate
from symbody.cli.report import table, timings_table
from symbody.cli.writable import writable_folder
from symbody.library.four_bar import four_bar
from symbody.library.hexapod import hexapod
from symbody.model.model import Model
from symbody.pipeline import CompiledModel, compile_model
from symbody.results.figure import Picture
from symbody.results.motion import Motion
from symbody.whole_files import write_files
from symbody.writers.generate import generate

_WAYS: tuple[ConstraintMethod, ...] = ("projection", "partition", "baumgarte", "dae")
_WRITTEN = (
    "constraints",
    "constraint_jacobian",
    "closure",
    "reduced_mass_matrix",
    "reduced_forces",
    "derivatives",
    "multipliers",
)
_RTOL, _ATOL = 1e-9, 1e-11


def demo_four_bar(folder: Path) -> int:
    """Show a four-bar linkage, closed explicitly and by a constraint."""
    return _demo(folder, four_bar, "q_crank", "curve", 5.0)


def demo_stewart(folder: Path) -> int:
    """Show a Stewart platform, its six legs closed explicitly and by constraints."""
    return _demo(folder, hexapod, "q_platform_Tz", "position", 2.0)


def _demo(
    folder: Path,
    build: Callable[..., Model],
    coordinate: str,
    sensor: str,
    duration: float,
) -> int:
    folder = writable_folder(folder)
    print(f"{mobility(build(explicit=False))}\n")
    solved, cut = compile_model(build()), compile_model(build(explicit=False))
    print("One evaluation of the state derivative:")
    head = ("loops", "states", "operations")
    print(table([head, _cost("explicit", solved), _cost("constrained", cut)]))
    reference = _run(solved, duration)
    rows: list[tuple[str, ...]] = [
        ("constraints kept by", "difference", "residual", "steps", "ms")
    ]
    for way in _WAYS:
        if way == "dae" and importlib.util.find_spec("sksundae") is None:
            print("without scikit-sundae there is no way 'dae'")
            continue
        motion = _run(cut, duration, way)
        error = motion.array(coordinate) - reference.array(coordinate)
        rows.append(
            (
                way,
                f"{np.abs(error).max():.1e}",
                f"{motion.array('constraint_residual').max():.1e}",
                str(motion.statistics.steps),
                f"{1e3 * motion.statistics.seconds:.2f}",
            )
        )
    print(f"\n{duration:g} s beside the explicit loops, in {coordinate}:")
    print(table(rows))
    motion = _run(cut, duration)
    print(f"\n{motion}\n\nTime of each stage, constrained:")
    print(timings_table(cut.timings))
    picture = folder / f"{cut.system.name}.png"
    _picture(motion, sensor).savefig(picture, dpi=120)
    programs = [cut.program(purpose) for purpose in _WRITTEN]
    files = generate(programs, "c", name=cut.system.name)
    write_files({folder / name: text for name, text in files.items()})
    print("\nwritten:", *(f"  {folder / name}" for name in (picture.name, *files)),
          sep="\n")  # fmt: skip
    return 0


def _cost(kind: str, compiled: CompiledModel) -> tuple[str, ...]:
    compiled.function("derivatives")
    counts = compiled.program("derivatives").counts
    return kind, str(len(compiled.state_labels())), str(counts)


def _run(
    compiled: CompiledModel, duration: float, way: ConstraintMethod = "projection"
) -> Motion:
    start = time.perf_counter()
    motion = simulate(
        compiled, duration, rtol=_RTOL, atol=_ATOL, constraints=way,
        monitor=["constraints"] if compiled.system.constraints else [],
        on_interrupt="return",
    )  # fmt: skip
    compiled.timings[f"simulate, {way}, with results"] = time.perf_counter() - start
    return motion


def _picture(motion: Motion, sensor: str) -> Picture:
    """Return the path of a point, and the multipliers over time."""
    figure = Picture(figsize=(9, 4), layout="constrained")
    left, right = figure.subplots(1, 2)
    path = motion.array(sensor)
    spread = np.ptp(path, axis=0)
    across, up = sorted(np.argsort(-spread)[:2])
    left.plot(path[:, across], path[:, up])
    left.set_xlabel(f"{sensor} {'xyz'[across]} [m]")
    left.set_ylabel(f"{sensor} {'xyz'[up]} [m]")
    left.set_aspect("equal", "datalim")
    for name, values in motion.data.filter_by_attrs(kind="multiplier").items():
        entries = np.atleast_2d(values.to_numpy().T)
        for i, entry in enumerate(entries):
            label = f"{name}[{i}]" if len(entries) > 1 else str(name)
            right.plot(motion.time, entry, label=label)
    right.set_xlabel("t [s]")
    right.set_ylabel("multipliers [N]")
    if len(right.lines) < 8:
        right.legend()
    return figure
