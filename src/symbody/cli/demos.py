"""Demonstrations: the crane crab of PyMbs, closed loops, and lubricated contacts."""

from __future__ import annotations

import importlib.util
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import numpy as np
from matplotlib.figure import Figure

import symbody as sb
from symbody.analyses.run.methods import DP853, ConstraintMethod, Radau
from symbody.analyses.run.options import Run, Save
from symbody.analyses.simulate import simulate
from symbody.cli.report import print_equations, timings_table
from symbody.cli.usage import wrote
from symbody.exports.packages import generate as write_code
from symbody.library.fuel_injection_pump import fuel_injection_pump
from symbody.library.linkages import four_bar
from symbody.library.machines import crane_crab
from symbody.library.robots import hexapod
from symbody.model.model import Model
from symbody.pipeline import CompiledModel, compile_model
from symbody.results.motion import Motion
from symbody.results.plot import Picture
from symbody.results.tabulated import Cell, Table
from symbody.whole_files import write_files
from symbody.writers.generate import generate

_METHODS: tuple[ConstraintMethod, ...] = ("projection", "partition", "baumgarte", "dae")
_WRITTEN = (
    "constraints", "constraint_jacobian", "closure", "reduced_mass_matrix",
    "reduced_forces", "derivatives", "multipliers",
)  # fmt: skip
_RTOL, _ATOL = 1e-9, 1e-11
_SPEED = 1000.0  # [1/min]
_TURNS = 3
_SHOWN = (
    ("v_roller_way_phi2", "rotation of the roller [rad/s]", 1.0),
    ("eccentricity", "eccentricity of the pin", 1.0),
    ("thickness", "film at the cam [µm]", 1e6),
    ("stress", "Hertz's pressure [GPa]", 1e-9),
    ("load", "normal force at the cam [N]", 1.0),
)


def demo_crane(folder: Path) -> int:
    """Derive, compile, simulate, plot; print result and time of each stage."""
    start = time.perf_counter()
    model = crane_crab()
    compiled = compile_model(model)
    compiled.timings["describe and assemble"] = time.perf_counter() - start
    compiled.timings.pop("assemble")
    print_equations(model, compiled, more="symbody derive --full")
    compiled.function("derivatives")
    run = Run(on_interrupt="return")
    with compiled.shared.timed("simulate 10 s"):
        motion = simulate(compiled, 10.0, save=Save(work=True), run=run)
    print("\nTime of each stage; first starts keep compiled code on disk:")
    print(timings_table(compiled.timings))
    print(f"\n{motion}")
    drift = abs(motion.array("energy_error")).max()
    print(f"\nlargest error of the energy balance: {drift:.2g} J")
    picture = folder / "crane_motion.png"
    motion.plot().savefig(picture, dpi=120)
    paths = write_code(model, "c", folder, force=True)
    print("\nwritten:")
    wrote(picture, *paths)
    return 0


def demo_loops(
    build: Callable[..., Model], coordinate: str, sensor: str, duration: float,
    folder: Path,
) -> int:  # fmt: skip
    """Show a mechanism with loops, closed explicitly and by constraints."""
    print(f"{sb.mobility(build(explicit=False))}\n")
    solved, cut = compile_model(build()), compile_model(build(explicit=False))
    print("One evaluation of the state derivative:")
    head = ("loops", "states", "operations")
    print(Table(head, (_cost("explicit", solved), _cost("constrained", cut))))
    reference = _run(solved, duration)
    columns = ("constraints kept by", "difference", "residual", "steps", "ms")
    rows = list[tuple[Cell, ...]]()
    for method in _METHODS:
        if method == "dae" and importlib.util.find_spec("sksundae") is None:
            print("without scikit-sundae there is no method 'dae'")
            continue
        motion = _run(cut, duration, method)
        error = np.abs(motion.array(coordinate) - reference.array(coordinate)).max()
        residual, run = motion.array("constraint_residual").max(), motion.statistics
        own = float(f"{error:.1e}"), float(f"{residual:.1e}"), run.steps
        rows.append((method, *own, round(1e3 * run.seconds, 2)))
    print(f"\n{duration:g} s beside the explicit loops, in {coordinate}:")
    print(Table(columns, tuple(rows)))
    motion = _run(cut, duration)
    print(f"\n{motion}\n\nTime of each stage, constrained:")
    print(timings_table(cut.timings))
    _write(folder, _plot_loops(motion, sensor), cut, _WRITTEN)
    return 0


def _write(
    folder: Path, figure: Figure, compiled: CompiledModel, functions: Sequence[str]
) -> None:
    name = compiled.system.name
    programs = [compiled.program(function) for function in functions]
    files = generate(programs, "c", name=name)
    figure.savefig(folder / f"{name}.png", dpi=120)
    write_files({folder / file: text for file, text in files.items()})
    print("\nwritten:")
    wrote(*(folder / file for file in (f"{name}.png", *files)))


def _cost(kind: str, compiled: CompiledModel) -> tuple[Cell, ...]:
    compiled.function("derivatives")
    counts = compiled.program("derivatives").counts
    return kind, len(compiled.state_labels()), str(counts)


def _run(
    compiled: CompiledModel, duration: float, method: ConstraintMethod = "projection"
) -> Motion:
    with compiled.shared.timed(f"simulate, {method}, with results"):
        return simulate(
            compiled, duration, method=DP853(_RTOL, _ATOL), constraints=method,
            save=Save(constraints=bool(compiled.system.constraints)),
            run=Run(on_interrupt="return"),
        )  # fmt: skip


def _plot_loops(motion: Motion, sensor: str) -> Picture:
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
    right.set_xlabel("time [s]")
    right.set_ylabel("multipliers [N]")
    if len(right.lines) < 8:
        right.legend()
    return figure


def demo_pump(folder: Path) -> int:
    """Show one plunger of a fuel injection pump, with rolling and with oil."""
    turn = 60 / _SPEED
    rolling = compile_model(fuel_injection_pump(contacts="rolling", speed=_SPEED))
    kinematic = simulate(rolling, np.linspace(0, turn, 2001), method=DP853(rtol=1e-8))
    oil = compile_model(fuel_injection_pump(speed=_SPEED))
    times = np.linspace(0, _TURNS * turn, 2000 * _TURNS + 1)
    motion = simulate(
        oil, times, method=Radau(rtol=1e-7, atol=1e-10), run=Run(on_interrupt="return")
    )
    spin = kinematic.array("v_roller_way_phi2")
    lift = kinematic.array("q_lift")
    top = np.flatnonzero(lift > 0.999 * lift.max())
    print("The roller rolls on the cam, as the text says [rad/s]:")
    head = ("", "here", "Sol (1983)")
    places = "base circle", "end of a tangent line", "top circle"
    here = np.round([spin[0], spin.max(), spin[top[len(top) // 2]]], 1).tolist()
    print(Table(head, tuple(zip(places, here, (245, 360, 332), strict=True))))
    print(f"\nIn oil, {_TURNS} turns:\n{motion}\n")
    last = motion.time > times[-1] - turn
    rows = [
        (words, float(f"{scale * of.min():.3g}"), float(f"{scale * of.max():.3g}"))
        for name, words, scale in _SHOWN
        for of in (motion.array(name)[last],)
    ]
    print(Table(("last turn", "least", "greatest"), tuple(rows)))
    figure = motion.plot([name for name, *_ in _SHOWN])
    _write(folder, figure, oil, ("derivatives",))
    return 0


DEMOS: dict[str, Callable[[Path], int]] = {
    "crane": demo_crane,
    "four-bar": partial(demo_loops, four_bar, "q_crank", "curve", 5.0),
    "stewart": partial(demo_loops, hexapod, "q_platform_Tz", "position", 2.0),
    "pump": demo_pump,
}
