"""The motion that a user gives: as formulas, as data, or as a result of before.

Whether velocities and accelerations that are given are the slopes of what moves, a
spline of fifth degree tells. How well data of this spacing tell a slope is estimated by
that of a spline of third degree, which is wrong by more: what differs by less than a
few times the difference of both is no fault.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, final

import numpy as np

from symbody.analyses.equilibrium.contact_modes import (
    ModeWord,
    in_mode,
    law_mode,
    note_of_mode,
    with_forces_as_inputs,
    with_words,
)
from symbody.analyses.instant.inputs import Array
from symbody.analyses.kinematics import prescribed_motion
from symbody.analyses.run.preparation import compiled_for
from symbody.analyses.run.sampled import names_of
from symbody.arguments import Arguments, listed, near, real_array, shown
from symbody.errors import AnalysisError, ModelError
from symbody.expr.evaluate import Evaluation
from symbody.expr.node import Symbol
from symbody.model.model import Model
from symbody.model.quantities import new_curve
from symbody.notes import Note
from symbody.pipeline import CompiledModel
from symbody.pipeline.mode_forces import rows_of_laws
from symbody.results.motion import Motion
from symbody.results.record import Record
from symbody.runtime.rows import rows_of
from symbody.slow_packages import scipy
from symbody.system.system import System, coordinate_rates

FEWEST = 6  # points of a spline of fifth degree
# Noise makes both splines wrong, though not equally: of series of white noise alone,
# the slope is within so many times the estimate in 19 of 20; of smooth ones within 6.
_TIMES, _NEIGHBORS = 16.0, 5
_ROUNDED = 1e-6  # of the greatest value


def slope_notes(
    model: CompiledModel, grid: Array, y: Array, vd: Array, names: Collection[str]
) -> list[Note]:
    """Return notes where velocities or accelerations in data are not their slopes."""
    if grid.size < FEWEST:
        few = (
            f"{grid.size} times are too few to tell whether the velocities and "
            f"accelerations are those of the coordinates: {FEWEST} would do."
        )
        return [Note(few, "accuracy")] if grid.size > 1 else []
    return _compared(grid, [*_pairs(model.system, y, vd, names)])


def _pairs(
    system: System, y: Array, vd: Array, names: Collection[str]
) -> Iterator[tuple[str, Array, str, Array]]:
    """Yield name and values of what moves, and of what the data have as its slope."""
    column = dict(zip(system.coordinates.y, y.T, strict=False))
    for i, (q, rate) in enumerate(zip(system.q, coordinate_rates(system), strict=True)):
        if isinstance(rate, Symbol):
            if rate.name in names:
                yield q.name, y[:, i], rate.name, column[rate]
            continue
        text, at = f"the rate of {q.name}, as of the angular velocity,", [*column]
        rate_of = Evaluation([rate])
        slopes = [rate_of(dict(zip(at, row, strict=False)))[0] for row in y.tolist()]
        yield q.name, y[:, i], text, np.array(slopes)
    for v, a, slope in zip(system.v, system.vd, vd.T, strict=True):
        if a.name in names:
            yield v.name, column[v], a.name, slope


def _compared(
    grid: Array, pairs: Sequence[tuple[str, Array, str, Array]]
) -> list[Note]:
    """Return notes where rates are not the slopes of values."""
    if not pairs:
        return []
    # A column for each pair.
    names, columns, rate_names, rate_columns = zip(*pairs, strict=True)
    values, rates = np.stack(columns, axis=1), np.stack(rate_columns, axis=1)

    slopes = _spline(grid, values, 5)(grid, nu=1)
    ends = [end for a in (slopes, rates) for end in (a.max(axis=0), -a.min(axis=0))]
    off = np.abs(rates - slopes)
    beyond = off - _ROUNDED * np.max(ends, axis=0)
    doubtful = np.flatnonzero(beyond.max(axis=0) > 0)
    if doubtful.size:
        others = _spline(grid, values[:, doubtful], 3)(grid, nu=1)
        unsure = np.abs(others - slopes[:, doubtful])
        most = scipy.ndimage.maximum_filter1d(unsure, 2 * _NEIGHBORS + 1, axis=0)
        beyond[:, doubtful] -= _TIMES * most
    notes = []
    for j in np.flatnonzero(beyond.max(axis=0) > 0):
        i = int(np.argmax(beyond[:, j]))
        text = (
            f"{rate_names[j]} is not the slope of {names[j]}: at t = {grid[i]:g} s it "
            f"is {rates[i, j]:.4g} as given, {slopes[i, j]:.4g} by a spline, off by "
            f"{off[i, j]:.3g}. What was computed holds for the values as given; leave "
            f"out the one that is less certain."
        )
        notes.append(Note(text, "accuracy"))
    return notes


def _spline(grid: Array, values: Array, degree: int) -> Any:
    through = scipy.interpolate.make_interp_spline
    return through(grid, values, k=degree, check_finite=False)


# A motion; formulas or tables by joint; or values by name.
MotionLike: TypeAlias = Motion | Mapping[Any, Any]


@final
@dataclass(frozen=True)
class WantedMotion:
    """Motion, a row a time, of a model without what is prescribed.

    A row of `states` has the state y and then the accelerations.
    """

    model: CompiledModel
    times: Array
    states: Array
    inputs: Mapping[str, Array]
    notes: tuple[Note, ...] = ()
    integrated: bool = False
    forced: Collection[str] = ()  # inputs that are forces of contacts

    @property
    def y(self) -> Array:
        """The states."""
        return self.states[:, : len(self.model.state_labels())]

    @property
    def vd(self) -> Array:
        """The accelerations."""
        return self.states[:, len(self.model.state_labels()) :]


def wanted_motion(
    arguments: Arguments,
    model: Model | CompiledModel,
    motion: MotionLike,
    duration: float | None,
    times: Sequence[float] | Array | None,
    parameters: Mapping[str, object] | None,
    start: Mapping[str, float] | None,
    inputs: Mapping[Any, object],
    tolerance: float,
    mode: Mapping[str, ModeWord] | None = None,
) -> WantedMotion:
    """Return a user's motion in the order of the state; extra states follow inputs.

    Forces of contacts are inputs, or the contacts are constraints of a mode.
    """
    compiled = compiled_for(arguments, model, parameters, contacts=True)
    forced = {one.force for one in compiled.system.contacts}
    compiled, known = _without_contacts(arguments, compiled, mode)
    notes: tuple[Note, ...] = ()
    result: Motion | None = None
    if isinstance(motion, Motion):
        _without(arguments, duration=duration, times=times, start=start)
        grid, states = motion.time, _states_of(arguments, compiled, motion.record)
    elif _is_data(arguments, compiled, motion):
        _without(arguments, duration=duration, start=start)
        grid, values = _data(arguments, compiled, motion, times)
        states = _states_of(arguments, compiled, values)
    else:
        formulas = _formulas(arguments, model, compiled, motion, duration, times)
        members = {one for key in inputs for one in (names_of(key) or ())}
        zero = {
            name: np.zeros(entry.symbols.shape)
            for name, entry in compiled.system.inputs.items()
            if name not in members
        }
        assert isinstance(model, Model)
        if model.contacts:
            inputs = {key: inputs[key] for key in inputs if key not in forced}
            zero = {name: zero[name] for name in zero if name not in forced}
        result = prescribed_motion(
            arguments, model, formulas, duration if times is None else times,
            inputs={**zero, **inputs}, parameters=parameters, start=start,
            contacts=True,
        )  # fmt: skip
        grid, notes = result.time, tuple(result.notes)
        states = _states_of(arguments, compiled, result.record)
    there = np.isfinite(states)
    if not there.all():
        i = int(np.argmin(there.all(axis=1)))
        labels = [*compiled.state_labels(), *(s.name for s in compiled.system.vd)]
        raise ModelError(
            f"{arguments.who}: the motion has no value of "
            f"{labels[int(np.argmin(there[i]))]!r} at t = {grid[i]:g} s, where it must "
            f"be a number. Formulas and curves of the motion must have a value at all "
            f"wanted times; choose times at which they have one."
        )
    count = len(compiled.state_labels())
    y, vd = states[:, :count], states[:, count:]
    if result is None and not isinstance(motion, Motion):
        notes = tuple(slope_notes(compiled, grid, y, vd, motion))
    if compiled.system.constraints:
        _check_constraints(arguments, compiled, grid, y, vd, tolerance)
        compiled = compiled.repartitioned(float(grid[0]), y[0])
    own: dict[str, Array] = {}
    if isinstance(motion, Motion):
        # Of one of formulas the caller knows better which inputs are given.
        names = [name for name in compiled.system.inputs if name in motion.record.named]
        own = {name: motion.array(name) for name in names}
    integrated = result is not None and bool(compiled.system.x)
    return WantedMotion(
        compiled, grid, states, own, (*notes, *known), integrated, forced
    )


def _without_contacts(
    arguments: Arguments, model: CompiledModel, mode: Mapping[str, ModeWord] | None
) -> tuple[CompiledModel, tuple[Note, ...]]:
    """Return a model whose contacts are forces that are known, or those of a mode."""
    if not model.system.contacts:
        if mode is not None:
            rule = "left out, because the model has no contacts"
            raise arguments.refused("mode", mode, rule, "Leave it out.")
        return model, ()
    if mode is None:
        return with_forces_as_inputs(model), ()
    laws = rows_of_laws(model.shared)
    every = with_words(arguments, model, tuple(law_mode(one, 0) for one in laws), mode)
    return in_mode(model, every), (note_of_mode(model, every),)


def _without(arguments: Arguments, **unused: object) -> None:
    for what, value in unused.items():
        if value is not None:
            rule = "left out, because the motion that is given has its own"
            raise arguments.refused(what, value, rule, "Leave it out.")


def _is_data(arguments: Arguments, model: CompiledModel, motion: object) -> bool:
    """Return whether a motion is given by names of states and accelerations."""
    if not isinstance(motion, Mapping) or not motion:
        rule = "a motion, or a dictionary that tells how joints move"
        remedy = "Give {joint: formula of model.t}, or what simulate returned."
        raise arguments.refused("motion", motion, rule, remedy)
    known = {*model.state_labels(), *(s.name for s in model.system.vd)}
    return all(isinstance(key, str) and key in known for key in motion)


def _formulas(
    arguments: Arguments,
    model: Model | CompiledModel,
    compiled: CompiledModel,
    prescribed: Mapping[Any, object],
    duration: float | None,
    times: object,
) -> dict[Any, object]:
    """Return what is prescribed to joints, tables as splines, and check the times."""
    if not isinstance(model, Model):
        rule = "what simulate returned, as the model is compiled already"
        remedy = "Give the model itself, of which formulas make another one."
        raise arguments.refused("motion", prescribed, rule, remedy)
    names = {s.name for joint in compiled.system.joints for s in joint.q}
    strange = [k for k in prescribed if isinstance(k, str) and k[:2] in ("v_", "q_")]
    if strange and strange[0] not in model.joints:
        raise ModelError(
            f"{arguments.who}: {strange[0]!r} is prescribed. Give data by names of all "
            f"coordinates, {listed(names)}, or formulas by names of joints. "
            f"{near(strange[0], [*names, *model.joints])}"
        )
    # The first and the last time that are asked for; kinematics says if they are none.
    span = real_array([0.0, duration] if times is None else times)

    def formula(key: object, value: object) -> Any:
        """Return a table (times, values) as a spline of time, anything else as is."""
        arrays = (
            [real_array(part) for part in value] if isinstance(value, tuple) else []
        )
        if len(arrays) != 2 or any(a is None or a.ndim != 1 for a in arrays):
            return value
        name = getattr(key, "name", key)
        curve, _ = new_curve(f"motion of {name}", arrays[0], arrays[1], "error")
        at = np.asarray(arrays[0], dtype=float)
        first, last = float(at.min()), float(at.max())
        grid = at if span is None or not span.size else span
        if grid.min() < first or grid.max() > last:
            raise ModelError(
                f"{arguments.who}: the table of {name!r} goes from {first:.12g} to "
                f"{last:.12g} s, but the times that are asked for go from "
                f"{grid.min():.12g} to {grid.max():.12g} s. Ask for times within the "
                f"table, or give a longer one."
            )
        return curve(model.t)

    formulas = {key: formula(key, value) for key, value in prescribed.items()}
    if (duration is None) == (times is None):
        raise arguments.error(
            f"{arguments.who}: duration={shown(duration)} and times={shown(times)}: "
            f"give one of the two, how long or when."
        )
    if isinstance(times, int | float):
        remedy = "Give duration for how long."
        raise arguments.refused("times", times, "a list of times [s]", remedy)
    return formulas


def _data(
    arguments: Arguments,
    model: CompiledModel,
    motion: Mapping[str, object],
    times: object,
) -> tuple[Array, dict[str, Array]]:
    """Return times and values by name; what is missing of the rates by splines."""
    rows = [0.0] if times is None else arguments.times("times", times)
    grid = arguments.numbers("times", rows)
    if grid.ndim != 1 or grid.size == 0 or (np.diff(grid) <= 0).any():
        rule = "a list of rising times"
        raise arguments.refused("times", times, rule, "Sort the data by time.")
    values = {}
    for name, column in motion.items():
        array = real_array(column)
        if array is None or array.shape not in ((), grid.shape):
            result = "no numbers" if array is None else f"shape {array.shape}"
            raise ModelError(
                f"{arguments.who}: {name!r} is given as {shown(column)}, "
                f"{result}, for {grid.size} time{'s' * (grid.size > 1)}. Give one "
                f"value for each time, with times=, or one number that holds always."
            )
        array = array if array.shape else np.broadcast_to(array, grid.shape)
        # The sum of finite numbers may be infinite, which their look tells.
        if not (math.isfinite(np.add.reduce(array)) or np.isfinite(array).all()):
            i = int(np.argmin(np.isfinite(array)))
            raise ModelError(
                f"{arguments.who}: {name!r} has a gap: it is {array[i]} at t = "
                f"{grid[i]:g} s. Leave out the times without values."
            )
        values[name] = array
    return grid, values | _rates_of_data(arguments, model, grid, values)


def _rates_of_data(
    arguments: Arguments, model: CompiledModel, grid: Array, values: dict[str, Array]
) -> dict[str, Array]:
    """Return velocities and accelerations that are not given, from what is."""
    system = model.system
    if all(s.name in values for s in (*system.q, *system.v, *system.vd)):
        return {}
    slopes = dict(zip(system.v, system.vd, strict=True))
    result: dict[str, Array] = {}
    # Values, and the names of their first and perhaps second derivatives.
    derived: list[tuple[str, str, str | None]] = []
    for q, v in zip(system.q, coordinate_rates(system), strict=True):
        if not isinstance(v, Symbol):
            continue  # a quaternion: its velocities must be given
        vd = slopes[v]
        entries = [s.name in values for s in (q, v, vd)]
        if all(entries) or not entries[0]:
            continue
        if grid.size < FEWEST:
            if grid.size > 1:
                raise ModelError(
                    f"{arguments.who}: {q.name!r} is given at {grid.size} times, "
                    f"without {v.name!r} or {vd.name!r}. Give these, too, or at least "
                    f"{FEWEST} times, from which they follow by splines."
                )
            for name in (v.name, vd.name):
                result[name] = values.get(name, np.zeros(1))
            continue
        if entries[1]:
            derived.append((v.name, vd.name, None))
        else:
            derived.append((q.name, v.name, None if entries[2] else vd.name))
    if not derived:
        return result
    columns = np.array([values[name] for name, _, _ in derived]).T
    spline = _spline(grid, columns, 5)
    first, second = spline(grid, nu=1), spline(grid, nu=2)
    for j, (_, name, more) in enumerate(derived):
        result[name] = first[:, j]
        if more is not None:
            result[more] = second[:, j]
    return result


def _states_of(
    arguments: Arguments, model: CompiledModel, values: Record | Mapping[str, Array]
) -> Array:
    """Return states and their accelerations, a row a time."""
    system = model.system
    names = [s.name for s in (*system.q, *system.v)]
    names += [*system.states, *(s.name for s in system.vd)]
    known = values.named if isinstance(values, Record) else values
    missing = next((name for name in names if name not in known), None)
    if missing is not None:
        raise ModelError(
            f"{arguments.who}: the motion has no {missing!r}. It has "
            f"{listed(known)}. Give coordinates, velocities and "
            f"accelerations of all joints; a simulation has the last unless it was "
            f"asked to go save=sb.Save(accelerations=False)."
        )
    if isinstance(values, Record):
        return values.stacked(names)
    return np.ascontiguousarray(np.transpose([values[name] for name in names]))


def _check_constraints(
    arguments: Arguments,
    model: CompiledModel,
    grid: Array,
    y: Array,
    vd: Array,
    tolerance: float,
) -> None:
    system = model.system
    u = np.zeros((grid.size, len(system.u)))
    outputs = model.outputs(["constraints", "constraint_jacobian", "constraint_gamma"])
    places = outputs.places
    over = rows_of(outputs.function, grid, y, u)
    residuals, gamma = (over[:, places[f"constraint{x}"]] for x in ("s", "_gamma"))
    count = gamma.shape[1]
    J = over[:, places["constraint_jacobian"]].reshape(grid.size, count, -1)
    change = np.einsum("tij,tj->ti", J, vd)
    positions, rates = residuals[:, :-count], residuals[:, -count:]
    speed, force = 1 + np.abs(y).max(axis=1), 1 + np.abs(vd).max(axis=1, initial=0)
    labels = model.equations("constraints").labels
    for what, error, scale, names in (
        ("position", positions, np.ones(grid.size), labels["phi"]),
        ("velocity", rates, speed, labels["gamma"]),
        ("acceleration", change - gamma, force, labels["gamma"]),
    ):
        worst = np.abs(error).max(axis=1, initial=0.0) / scale
        if worst.max() > tolerance:
            i = int(np.argmax(worst))
            j = int(np.argmax(np.abs(error[i])))
            raise AnalysisError(
                f"{arguments.who}: the motion violates the constraints of model "
                f"{system.name!r}: at t = {grid[i]:g} s the {what} of {names[j]!r} by "
                f"{abs(error[i, j]):.3g}, more than the tolerance of {tolerance:g}. "
                f"Prescribe as many joints as there are degrees of freedom and let "
                f"kinematics close the loops, or give a greater tolerance."
            )
