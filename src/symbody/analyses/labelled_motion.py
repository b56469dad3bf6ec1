"""The motion of a model under the user's names, from a trajectory of its state."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.limits import passed_limits
from symbody.analyses.monitor import Monitor
from symbody.analyses.node_jumps import told_jumps
from symbody.analyses.out_of_range import out_of_range
from symbody.analyses.trajectory import Trajectory
from symbody.formalisms.quantities.node_jumps import nodes_on_springs
from symbody.model.quantities import Input, State
from symbody.pipeline import CompiledModel
from symbody.pipeline.rolled import ROLLED
from symbody.results.motion import Motion
from symbody.results.quantity import Quantity
from symbody.runtime.functions import CompiledFunction
from symbody.runtime.loops.answers import map_over
from symbody.system.moved_start import MovedStart, notes_of_moved
from symbody.system.system import System

Array = NDArray[np.float64]
_Entry = TypeVar("_Entry", Input, State)


def labelled_motion(
    model: CompiledModel,
    trajectory: Trajectory,
    monitor: Collection[Monitor],
    moved: Sequence[MovedStart] = (),
) -> Motion:
    """Return states, inputs, sensors and what is monitored, at the trajectory's times.

    Args:
        model: The model.
        trajectory: States in the model's order; the work as last one if monitored.
        monitor: What is computed beside, see `checked_monitor`.
        moved: Start values that are not what was given.
    """
    system = model.system
    n = len(model.state_labels())
    y = np.ascontiguousarray(trajectory.y[:, :n])
    vd = None
    if "accelerations" in monitor:
        vd = _accelerations(model, trajectory, y, "work" in monitor)
    values = _outputs(model, trajectory, y, vd, _wanted(model, monitor))
    quantities = _states(system, trajectory)
    quantities += _driven(model, values, "accelerations" in monitor)
    quantities += _dependents(model, values)
    if vd is not None:
        quantities += _labelled_accelerations(model, values, vd)
    quantities += _inputs(system, trajectory)
    quantities += _sensors(model, values)
    passed = passed_limits(system, trajectory.times, quantities)
    passed += out_of_range(system, trajectory.times, trajectory.u, quantities)
    if "nodes" in values:
        passed += told_jumps(model, trajectory, values["nodes"])
    if "multipliers" in monitor:
        quantities += _multipliers(model, values)
    if "drives" in monitor:
        quantities += _drives(model, values)
    if "constraints" in monitor:
        residuals = np.abs(values["constraints"])
        worst = residuals.max(axis=1, initial=0.0)
        about = "largest residual of positions and velocities"
        quantities.append(Quantity("constraint_residual", worst, "residual", "", about))
    if "energy" in monitor or "work" in monitor:
        quantities += _energies(values["energy"], trajectory, "work" in monitor)
    if "residual" in monitor:
        quantities.append(_residual(model, trajectory, y))
    motion = Motion.from_arrays(
        trajectory.times,
        quantities,
        model=system.name,
        status=trajectory.status,
        statistics=trajectory.statistics,
        notes=[*notes_of_moved(moved), *trajectory.notes, *passed],
        given_start={one.name: one.given for one in moved},
    )
    return replace(motion, compiled=model)


def _wanted(model: CompiledModel, monitor: Collection[Monitor]) -> list[str]:
    """Return the functions whose results are asked for, beside the accelerations."""
    system = model.system
    rates = "accelerations" in monitor
    wanted = {
        "driven": bool(model.equations("driven").labels["driven"]),
        "dependents": bool(system.loop_solutions),
        "nodes": bool(nodes_on_springs(system)),
        "dependent_accelerations": bool(system.loop_solutions) and rates,
        "sensors": bool(model.equations("sensors").results),
        "multipliers": bool(system.constraints) and "multipliers" in monitor,
        "drives": "drives" in monitor,
        "constraints": "constraints" in monitor,
        "energy": not {"energy", "work"}.isdisjoint(monitor),
    }
    return [name for name, is_wanted in wanted.items() if is_wanted]


def _outputs(
    model: CompiledModel,
    trajectory: Trajectory,
    y: Array,
    vd: Array | None,
    names: Sequence[str],
) -> dict[str, Array]:
    """Return the results of functions by name, a row a time, all evaluated at once."""
    alone = [name for name in names if name in ROLLED] if model.rolled else []
    values = {name: _evaluated(model, name, trajectory, y) for name in alone}
    names = [name for name in names if name not in alone]
    if not names:
        return values
    outputs = model.outputs(names)
    if "dependent_accelerations" in names and vd is not None:
        y = np.hstack([y, vd])
    found = _mapped(outputs.function, trajectory, y)
    return values | {n: found[:, place] for n, place in outputs.places.items()}


def _states(system: System, trajectory: Trajectory) -> list[Quantity]:
    unit, place = system.units, system.coordinates
    q, v = trajectory.y[:, place.q_in_y].T, trajectory.y[:, place.v_in_y].T
    states = [
        *(Quantity(s.name, q[i], "coordinate", unit[s]) for i, s in enumerate(place.q)),
        *(Quantity(s.name, v[j], "velocity", unit[s]) for j, s in enumerate(place.v)),
    ]
    extra = _split(trajectory.y, place.x_in_y.start, system.states.values())
    states += [Quantity(x.name, values, "state", x.unit) for x, values in extra]
    return states


def _inputs(system: System, trajectory: Trajectory) -> list[Quantity]:
    inputs = _split(trajectory.u, 0, system.inputs.values())
    return [Quantity(u.name, values, "input", u.unit) for u, values in inputs]


def _split(
    rows: Array, at: int, entries: Iterable[_Entry]
) -> Iterator[tuple[_Entry, Array]]:
    """Yield what has columns side by side, and its values in their shape."""
    for entry in entries:
        columns = rows[:, at : at + entry.symbols.size]
        yield entry, columns.reshape(len(rows), *entry.symbols.shape)
        at += entry.symbols.size


def _evaluated(
    model: CompiledModel, purpose: str, trajectory: Trajectory, y: Array
) -> Array:
    return _mapped(model.function(purpose), trajectory, y)


def _mapped(function: CompiledFunction, trajectory: Trajectory, y: Array) -> Array:
    return map_over(function, trajectory.seen, y, trajectory.u, function.size)


def _sensors(model: CompiledModel, outputs: Mapping[str, Array]) -> list[Quantity]:
    results = model.equations("sensors").results
    if not results:
        return []
    values = outputs["sensors"]
    units = {name: s.sensor.unit for name, s in model.system.sensors.items()}
    units |= {name: e.unit for name, e in model.system.expressions.items()}
    entries = {name: s.sensor.entries for name, s in model.system.sensors.items()}
    quantities = []
    at = 0
    for name, nodes in results.items():
        columns = values[:, at : at + nodes.size]
        shaped = columns.reshape(len(values), *nodes.shape)
        quantities.append(
            Quantity(name, shaped, "sensor", units[name], entries=entries.get(name, ()))
        )
        at += nodes.size
    return quantities


def _dependents(model: CompiledModel, outputs: Mapping[str, Array]) -> list[Quantity]:
    """Return coordinates and velocities that follow from explicit loops."""
    if not model.system.loop_solutions:
        return []
    values = outputs["dependents"]
    unit = model.system.units
    by_name = {s.name: unit[s] for s in unit}
    names = model.equations("dependents").labels["dependents"]
    return [
        Quantity(name, values[:, i], "dependent", by_name[name])
        for i, name in enumerate(names)
    ]


def _driven(
    model: CompiledModel, outputs: Mapping[str, Array], accelerated: bool
) -> list[Quantity]:
    """Return coordinates, velocities and accelerations that drives prescribe."""
    names = model.equations("driven").labels["driven"]
    if not names:
        return []
    values = outputs["driven"]
    unit = {s.name: unit for s, unit in model.system.units.items()}
    seconds = {s.name for joint in model.system.joints for s in joint.vd}
    return [
        Quantity(name, values[:, i], "driven", unit[name])
        for i, name in enumerate(names)
        if accelerated or name not in seconds
    ]


def _accelerations(
    model: CompiledModel, trajectory: Trajectory, y: Array, with_work: bool
) -> Array:
    """Return the accelerations of the state, a row a time."""
    # What the time loop has called is compiled already.
    rates = (
        _evaluated(model, "balance", trajectory, trajectory.y)
        if with_work
        else _evaluated(model, "derivatives", trajectory, y)
    )
    return rates[:, model.system.coordinates.v_in_y]


def _labelled_accelerations(
    model: CompiledModel, outputs: Mapping[str, Array], vd: Array
) -> list[Quantity]:
    """Return the accelerations of the state, and of what follows by explicit loops."""
    system = model.system
    unit = system.units
    result = [
        Quantity(s.name, vd[:, i], "acceleration", unit[s])
        for i, s in enumerate(system.vd)
    ]
    if system.loop_solutions:
        values = outputs["dependent_accelerations"]
        names = model.equations("dependent accelerations").labels["accelerations"]
        by_name = {s.name: unit[s] for s in unit}
        result += [
            Quantity(name, values[:, i], "dependent", by_name[name])
            for i, name in enumerate(names)
        ]
    return result


def _multipliers(model: CompiledModel, outputs: Mapping[str, Array]) -> list[Quantity]:
    """Return the multipliers of each constraint; NaN for redundant equations."""
    system = model.system
    if not system.constraints:
        return []
    values = outputs["multipliers"].copy()
    # A loop over links has them without the formulas of the equations.
    names = (
        [name for named in system.constraints for name in named.multipliers]
        if model.rolled
        else list(model.equations("dynamics").labels["lam"])
    )
    values[:, list(system.coordinates.by_constraints.redundant)] = np.nan
    # Trees do without.
    from symbody.analyses.multiplier_quantities import multiplier_quantities

    return multiplier_quantities(model.derivations, names, values)


def _drives(model: CompiledModel, outputs: Mapping[str, Array]) -> list[Quantity]:
    """Return the force or torque that each drive needs."""
    names = model.equations("drives").labels["drives"]
    if not names:
        return []
    values = outputs["drives"]
    unit = {f"drive_{s.name[2:]}": u for s, u in model.system.force_units.items()}
    return [
        Quantity(name, values[:, i], "drive force", unit[name])
        for i, name in enumerate(names)
    ]


def _energies(values: Array, trajectory: Trajectory, with_work: bool) -> list[Quantity]:
    kinetic, potential = values[:, 0], values[:, 1]
    total = kinetic + potential
    quantities = [
        Quantity("kinetic_energy", kinetic, "energy", "J"),
        Quantity("potential_energy", potential, "energy", "J"),
        Quantity("total_energy", total, "energy", "J"),
    ]
    if with_work:
        work = trajectory.y[:, -1]
        error = total - total[0] - work
        quantities += [
            Quantity("work", work, "energy", "J", "work of loads and drives"),
            Quantity("energy_error", error, "energy", "J", "total energy less work"),
        ]
    return quantities


def _residual(model: CompiledModel, trajectory: Trajectory, y: Array) -> Quantity:
    """Return how far M vd + c is from tau: what forward and inverse dynamics differ."""
    at = model.system.coordinates
    rates = _evaluated(model, "derivatives", trajectory, y)
    worst = np.zeros(len(y))
    for i, (t, row, rate, u) in enumerate(
        zip(trajectory.seen, y, rates, trajectory.u, strict=True)
    ):
        q, v, x = row[at.q_in_y], row[at.v_in_y], row[at.x_in_y]
        left = model.inverse_dynamics(t, q, v, rate[at.v_in_y], u, x=x)
        worst[i] = np.abs(left).max(initial=0.0)
    return Quantity(
        "residual", worst, "residual", "N m or N", "of the equations of motion"
    )
