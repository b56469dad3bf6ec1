"""The motion that a user gives: as formulas, as data, or as a result of before.

Whether velocities and accelerations that are given are the slopes of what moves, a
spline of fifth degree tells. How well data of this spacing tell a slope is estimated by
that of a spline of third degree, which is wrong by more: what differs by less than a
few times the difference of both is no fault.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import filterfalse
from typing import Any, TypeAlias, final

import numpy as np

from symbody.analyses.along_motion import beside_jumps, formula_times_of
from symbody.analyses.equilibrium.contact_modes import (
    ModeWord,
    in_mode,
    law_mode,
    note_of_mode,
    with_forces_as_inputs,
    with_words,
)
from symbody.analyses.instant.inputs import Array, missing_inputs
from symbody.analyses.kinematics import prescribed_motion
from symbody.analyses.run.preparation import compiled_for
from symbody.arguments import (
    Arguments,
    check_own_times,
    listed,
    near,
    real_array,
    shown,
)
from symbody.errors import AnalysisError, ModelError
from symbody.expr.evaluate import Evaluation
from symbody.expr.node import Node, Symbol
from symbody.model.model import Model
from symbody.model.quantities import new_curve
from symbody.notes import Note
from symbody.pipeline import CompiledModel
from symbody.pipeline.mode_forces import rows_of_laws
from symbody.results.motion import Motion, other_parameters
from symbody.results.record import Record
from symbody.runtime.arrays import FLOAT, address
from symbody.runtime.loops.library import library
from symbody.runtime.rows import rows_of
from symbody.slow_packages import scipy
from symbody.system.system import coordinate_rates, state_sizes, units_of
from symbody.with_units import has_units_or_masks, in_unit, warn_of_degrees

FEWEST = 6  # points of a spline of fifth degree
# Noise makes both splines wrong, though not equally: of series of white noise alone,
# the slope is within so many times the estimate in 19 of 20; of smooth ones within 6.
_TIMES, _NEIGHBORS = 16.0, 5
_ROUNDED = 1e-6  # of the greatest value
# Accelerations by splines and the second differences of the data are so far apart, of
# the greatest one, where splines miss it by 7 % or more: at the ends of data with fewer
# than 8 points in a wave, or beside its jumps. Of 12 points it is half of that.
_COARSE = 0.035
_SMALL = 1e-3  # of the greatest acceleration, of any coordinate
_FACTOR = 1e3  # from which on equations have one
_ROUNDED_TWICE = 1e-13  # of the greatest value, in second differences
_LANES = 8  # columns that splines are computed of at once
_AT_ONCE = 16  # columns that are put among the others, which stay in the cache


def slope_notes(
    model: CompiledModel, grid: Array, states: Array, names: Collection[str]
) -> list[Note]:
    """Return notes where velocities or accelerations in data are not their slopes."""
    if grid.size < FEWEST:
        few = (
            f"{grid.size} times are too few to tell whether the velocities and "
            f"accelerations are those of the coordinates: {FEWEST} would do."
        )
        return [Note(few, "accuracy")] if grid.size > 1 else []
    system, at = model.system, _columns(model)
    if max(map(at.__getitem__, names)) < len(system.q):
        return []
    labels, rates = [*at], dict(zip(system.v, system.vd, strict=True))
    # What moves, and what the data have as its slope, a pair of columns each.
    pairs: list[tuple[int, int]] = []
    for i, (q, rate) in enumerate(zip(system.q, coordinate_rates(system), strict=True)):
        if isinstance(rate, Symbol):
            if rate.name in names:
                pairs.append((i, at[rate.name]))
            continue
        pairs.append((i, len(labels)))
        labels.append(f"the rate of {q.name}, as of the angular velocity,")
        values = dict(zip(system.coordinates.y, states.T, strict=False))
        states = np.column_stack([states, *Evaluation([rate]).over(values)])
    pairs += [(at[v.name], at[a.name]) for v, a in rates.items() if a.name in names]
    return _compared(grid, states, labels, pairs)


def _compared(
    grid: Array, states: Array, labels: Sequence[str], pairs: list[tuple[int, int]]
) -> list[Note]:
    """Return notes where rates are not the slopes of values."""
    if not pairs:
        return []
    of, at = zip(*pairs, strict=True)
    values, rates = states[:, _span(of)], states[:, _span(at)]
    (slopes,) = _slopes(grid, values)
    own = rates - slopes  # memory for each in turn, as more costs more than the sums
    off, *ends = (np.maximum.reduce(np.abs(a, out=own)) for a in (own, rates, slopes))
    rounded = _ROUNDED * np.maximum(*ends)
    some = np.flatnonzero(~(off <= rounded))
    if not some.size:
        return []
    unsure = np.abs(_slopes(grid, values[:, some], 3)[0] - slopes[:, some])
    off = np.abs(rates[:, some] - slopes[:, some])
    beyond, notes = off - rounded[some] - _TIMES * unsure, []
    left = np.flatnonzero(~(np.maximum.reduce(beyond) <= 0))
    if left.size:
        # Beside points that are as unsure.
        some, off, near = some[left], off[:, left], 2 * _NEIGHBORS + 1
        most = scipy.ndimage.maximum_filter1d(unsure[:, left], near, axis=0)
        beyond = off - rounded[some] - _TIMES * most
    for k in np.flatnonzero(~(np.maximum.reduce(beyond) <= 0)):
        i, j = int(np.argmax(beyond[:, k])), some[k]
        text = (
            f"{labels[at[j]]} is not the slope of {labels[of[j]]}: at t = {grid[i]:g} "
            f"s it is {rates[i, j]:.4g} as given, {slopes[i, j]:.4g} by a spline, off "
            f"by {off[i, k]:.3g}. What was computed holds for the values as given; "
            f"leave out the one that is less certain."
        )
        notes.append(Note(text, "accuracy"))
    return notes


def _coarse_notes(
    grid: Array, values: Array, slopes: Array, names: Sequence[str | None]
) -> list[Note]:
    """Return a note where data are too coarse, or too rough, for accelerations.

    Columns without a name have none by a spline.
    """
    most = np.empty((3, len(names)))
    strides = (array.strides[0] // array.itemsize for array in (values, slopes))
    library("splines").spline_misfit(
        grid.size, len(names), *strides, *map(address, (grid, values, slopes, most))
    )
    off, at, size = most
    beyond = off - _COARSE * np.maximum(size, _SMALL * np.maximum.reduce(size))
    if not np.maximum.reduce(beyond) > 0:
        return []
    rounded = _ROUNDED_TWICE * np.abs(values).max(axis=0) / np.diff(grid).min() ** 2
    beyond = np.where([name is not None for name in names], beyond - rounded, 0.0)
    j = int(np.argmax(beyond))
    if beyond[j] <= 0:
        return []
    text = (
        f"{names[j]} follows by a spline from data too coarse or too rough for it: at "
        f"t = {grid[int(at[j])]:g} s second differences of the data are off by "
        f"{off[j]:.3g}, its greatest value being {size[j]:.4g}. At ends and beside "
        f"jumps the spline may be off by more. Give more times, smooth the data, or "
        f"give accelerations."
    )
    return [Note(text, "accuracy")]


def _slopes(grid: Array, values: Array, degree: int = 5, orders: int = 1) -> Array:
    """Return derivatives of splines through columns of values, the first or two."""
    loops, columns = library("splines"), values.shape[1]
    if columns < _LANES:
        values = np.tile(values, _LANES)[:, :_LANES]
    sizes = (orders, *values.shape), loops.spline_work(degree, grid.size) + 7
    arrays = [*map(np.ascontiguousarray, (grid, values)), *map(np.empty, sizes)]
    *places, begin = map(address, arrays)  # it begins where a line of the cache does
    loops.spline_slopes(degree, *values.shape, orders, *places, -(-begin // 64) * 64)
    return arrays[2][..., :columns]


def _span(places: Sequence[int]) -> slice | list[int]:
    """Return places as a slice, of which NumPy makes no copy, if they are one."""
    first, last = places[0], places[-1] + 1
    return slice(first, last) if [*places] == [*range(first, last)] else [*places]


def _columns(model: CompiledModel) -> dict[str, int]:
    """Return where states, and behind them accelerations, stand in a row."""
    labels, vd = model.state_labels(), model.system.vd
    names = enumerate((*labels, *(s.name for s in vd)))
    return model.shared.once(_columns, lambda: {name: i for i, name in names})


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
    formula_times: Array  # some roundings beside jumps, of a motion
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
    arguments: Arguments, model: Model | CompiledModel, motion: MotionLike,
    duration: float | None, times: Sequence[float] | Array | None,
    parameters: Mapping[str, object] | None, start: Mapping[str, float] | None,
    inputs: Mapping[Any, object], mode: Mapping[str, ModeWord] | None = None,
) -> WantedMotion:  # fmt: skip
    """Return a user's motion in the order of the state; extra states follow inputs.

    Forces of contacts are inputs, or the contacts are constraints of a mode.
    """
    compiled = compiled_for(arguments, model, parameters, contacts=True)
    forced = {one.force for one in compiled.system.contacts}
    compiled, known = _without_contacts(arguments, compiled, mode)
    notes: Sequence[Note] = ()
    result: Motion | None = None
    if isinstance(motion, Motion):
        _without(arguments, duration=duration, times=times, start=start)
        grid, states = motion.time, _states_of(arguments, compiled, motion.record)
        notes = () if parameters is not None else _notes_on_parameters(compiled, motion)
    elif _is_data(arguments, compiled, motion):
        _without(arguments, duration=duration, start=start)
        grid, states, notes = _data(arguments, compiled, motion, times)
    else:
        formulas = _formulas(arguments, model, compiled, motion, duration, times)
        entries = compiled.system.inputs
        missing = missing_inputs(compiled.system, inputs)
        zero = {name: np.zeros(entries[name].symbols.shape) for name in missing}
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
    if not np.isfinite(states).all():
        i, j = np.argwhere(~np.isfinite(states))[0]
        name = [*_columns(compiled)][j]
        raise ModelError(
            f"{arguments.who}: the motion has no value of {name!r} at t = {grid[i]:g} "
            f"s, where it must be a number. Formulas and curves of the motion must "
            f"have a value at all wanted times; choose times at which they have one."
        )
    if result is None and not isinstance(motion, Motion):
        notes = (*slope_notes(compiled, grid, states, motion), *notes)
    if compiled.system.constraints:
        y = states[0, : len(compiled.state_labels())]
        compiled = compiled.repartitioned(float(grid[0]), y)
    own: dict[str, Array] = {}
    done = motion if isinstance(motion, Motion) else result
    formula_times = beside_jumps(grid) if done is None else formula_times_of(done)
    if isinstance(motion, Motion):
        # Of one of formulas the caller knows better which inputs are given.
        names = [name for name in compiled.system.inputs if name in motion.record.named]
        own = {name: motion.array(name) for name in names}
    integrated = result is not None and bool(compiled.system.x)
    return WantedMotion(
        compiled, grid, formula_times, states, own, (*notes, *known), integrated, forced
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
    if any(isinstance(value, Node) for value in motion.values()):
        return False
    others = motion.keys() - _columns(model).keys()
    if others and len(others) < len(motion):
        names = [name for name in motion if name in others]
        raise ModelError(
            f"{arguments.who}: beside states and accelerations of model "
            f"{model.system.name!r} the data have {listed(map(shown, names))}. Leave "
            f"out what is none of these; of a motion, give it itself in place of data. "
            f"{near(names[0], _columns(model))}".rstrip()
        )
    return not others


def _formulas(
    arguments: Arguments, model: Model | CompiledModel, compiled: CompiledModel,
    prescribed: Mapping[Any, object], duration: float | None, times: object,
) -> dict[Any, object]:  # fmt: skip
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
            f"{near(strange[0][2:], model.joints)}"
        )
    # The first and the last time that are asked for; kinematics says if they are none.
    span = real_array([0.0, duration] if times is None else times)

    def formula(key: object, value: object) -> Any:
        """Return a table (times, values) as a spline of time, anything else as is."""
        name = getattr(key, "name", key)
        if isinstance(value, tuple) and has_units_or_masks(value):
            value = _table_without_units(arguments, compiled, name, value)
        arrays = (
            [real_array(part) for part in value] if isinstance(value, tuple) else []
        )
        if len(arrays) != 2 or any(a is None or a.ndim != 1 for a in arrays):
            return value
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


def _table_without_units(
    arguments: Arguments, model: CompiledModel, name: object, value: tuple[Any, ...]
) -> tuple[Any, ...]:
    """Return a table of a joint as numbers; anything else as it is."""
    joint = next((one for one in model.system.joints if one.name == name), None)
    if joint is None or len(joint.q) != 1 or [*map(np.ndim, value)] != [1, 1]:
        return value
    who, unit = f"{arguments.who}: the motion of {name!r}", model.system.units
    values = in_unit(who, value[1], unit.get(joint.q[0], ""))
    return in_unit(f"{who}: times", value[0], "s"), values


def rising_times(arguments: Arguments, times: object) -> Array:
    """Return times of data, of which each is later than the one before; 0 if None."""
    rows = [0.0] if times is None else arguments.times("times", times)
    grid = arguments.numbers("times", rows)
    if grid.ndim != 1 or grid.size == 0 or (np.diff(grid) <= 0).any():
        rule = "a list of rising times"
        raise arguments.refused("times", times, rule, "Sort the data by time.")
    return grid


def _data(
    arguments: Arguments,
    model: CompiledModel,
    motion: Mapping[str, object],
    times: object,
) -> tuple[Array, Array, Sequence[Note]]:
    """Return times and states, what is missing of the rates by splines, and notes."""
    grid = rising_times(arguments, times)
    columns, units = [], {s.name: unit for s, unit in model.system.units.items()}
    angles = {s.name for s in model.system.q if units.get(s.name) == "rad"}
    for name, column in motion.items():
        array: Any = column
        if type(column) is not np.ndarray or column.dtype != FLOAT:
            who = f"{arguments.who}: {name!r}"
            check_own_times(who, column, grid)
            if has_units_or_masks(column):
                column = in_unit(who, column, units.get(name, ""))
            array = real_array(column)
        if array is None or array.shape not in ((), grid.shape):
            result = "no numbers" if array is None else f"shape {array.shape}"
            raise ModelError(
                f"{arguments.who}: {name!r} is given as {shown(column)}, "
                f"{result}, for {grid.size} time{'s' * (grid.size > 1)}. Give one "
                f"value for each time, with times=, or one number that holds always."
            )
        if name in angles:
            warn_of_degrees(f"{arguments.who}: {name!r}", array)
        columns.append(array if array.shape else np.broadcast_to(array, grid.shape))
    at, names = _columns(model), tuple(motion)
    states, places = np.empty((grid.size, len(at))), [at[name] for name in names]
    for i in range(0, len(names), _AT_ONCE):
        some = slice(i, i + _AT_ONCE)
        states[:, _span(places[some])] = np.array(columns[some]).T
    data = states[:, _span(places)].T
    if not np.isfinite(data).all():
        j, i = np.argwhere(~np.isfinite(data))[0]
        raise ModelError(
            f"{arguments.who}: {[*motion][j]!r} has a gap: it is {data[j, i]} at t = "
            f"{grid[i]:g} s. Leave out the times without values."
        )
    # By what is given alone, as errors are.
    derived = model.shared.once(
        (_derived, names), lambda: _derived(arguments, model, names)
    )
    if not derived:
        return grid, states, ()
    if 1 < grid.size < FEWEST:
        name, rate, other = ([*at][i] for i in derived[0])
        others = repr(rate) if rate == other else f"{rate!r} or {other!r}"
        raise ModelError(
            f"{arguments.who}: {name!r} is given at {grid.size} times, without "
            f"{others}. Give these, too, or at least {FEWEST} times, from which they "
            f"follow by splines."
        )
    values, first, second = map(_span, zip(*derived, strict=True))
    known = states[:, values]
    if grid.size == 1:
        states[:, second] = states[:, first] = 0.0
        return grid, states, ()
    rates = _slopes(grid, known, orders=2)
    states[:, second] = rates[1]
    states[:, first] = rates[0]
    labels = [*at]
    twice = [labels[a] if v != a else None for _, v, a in derived]
    return grid, states, _coarse_notes(grid, known, rates[1], twice)


def _derived(
    arguments: Arguments, model: CompiledModel, names: Collection[str]
) -> list[tuple[int, int, int]]:
    """Return columns of values, and which their derivatives are that are missing.

    That of the second stands there, or where it is not missing the first once more.
    """
    system, at = model.system, _columns(model)
    vd_of, known = dict(zip(system.v, system.vd, strict=True)), [*names]
    derived: list[tuple[int, int, int]] = []
    for q, v in zip(system.q, coordinate_rates(system), strict=True):
        # Of a quaternion velocities must be given.
        if isinstance(v, Symbol) and q.name in names and v.name not in names:
            missing = [s.name for s in (v, vd_of[v]) if s.name not in names]
            derived.append((at[q.name], at[missing[0]], at[missing[-1]]))
            known += missing
    for v, vd in vd_of.items():
        if v.name in names and vd.name not in names:
            derived.append((at[v.name], at[vd.name], at[vd.name]))
            known.append(vd.name)
    _check_complete(arguments, at, known)
    return derived


def _states_of(arguments: Arguments, model: CompiledModel, values: Record) -> Array:
    """Return states and their accelerations, a row a time."""
    of = model.system

    def listed_once() -> tuple[str, ...]:
        return (*(s.name for s in (*of.q, *of.v)), *of.states, *(s.name for s in of.vd))

    names = model.shared.once(_states_of, listed_once)
    _check_complete(arguments, names, values.named)
    return values.stacked(names)


def _notes_on_parameters(model: CompiledModel, motion: Motion) -> tuple[Note, ...]:
    """Return a note where a motion was computed with other parameters, or none."""
    others = other_parameters(motion, model)
    text = (
        f"The motion was computed with other parameters: {others}; the forces are "
        f"those of the model as given. Give parameters= if it is to have the motion's."
    )
    return (Note(text, "result"),) if others else ()


def _check_complete(
    arguments: Arguments, names: Iterable[str], known: Collection[str]
) -> None:
    missing = next(filterfalse(known.__contains__, names), None)
    if missing is not None:
        raise ModelError(
            f"{arguments.who}: the motion has no {missing!r}. It has "
            f"{listed(known)}. Give coordinates, velocities and "
            f"accelerations of all joints; a simulation has the last unless it was "
            f"asked to go save=sb.Save(accelerations=False)."
        )


def check_constraints(
    arguments: Arguments, motion: WantedMotion, u: Array, tolerance: float
) -> None:
    """Raise AnalysisError if a motion violates constraints with some inputs.

    So it does where a quaternion is no rotation.
    """
    model, grid, y, vd = motion.model, motion.times, motion.y, motion.vd
    system = model.system
    for at in system.quaternions:
        off = np.abs(np.linalg.norm(y[:, at : at + 4], axis=1) - 1)
        if off.max() > tolerance:
            own = ", ".join(s.name for s in system.q[at : at + 4])
            raise AnalysisError(
                f"{arguments.who}: the motion of model {system.name!r} is none: at t = "
                f"{grid[int(np.argmax(off))]:g} s the length of the quaternion {own} "
                f"differs from 1 by {off.max():.3g}, more than the tolerance of "
                f"{tolerance:g}. Divide it by its length, or give a greater tolerance."
            )
    if not system.constraints:
        return
    outputs = model.outputs(["constraints", "constraint_jacobian", "constraint_gamma"])
    places = outputs.places
    over = rows_of(outputs.function, motion.formula_times, y, u)
    residuals, gamma = (over[:, places[f"constraint{x}"]] for x in ("s", "_gamma"))
    count = gamma.shape[1]
    J = over[:, places["constraint_jacobian"]].reshape(grid.size, count, -1)
    change = np.einsum("tij,tj->ti", J, vd)
    positions, rates = residuals[:, :-count], residuals[:, -count:]
    _, second, _ = units_of(system, model.parameters)
    sizes = state_sizes(system, model.parameters)
    labels = model.equations("constraints").labels
    steps = sizes[system.coordinates.v_in_y]
    measured = y / sizes, vd * (second / steps)
    speed, force = (1 + np.abs(x).max(axis=1, initial=0) for x in measured)
    # Of equations with a factor, or in other units, errors are what moves by it.
    units = np.abs(J * (second * steps)).max(axis=(0, 2), initial=0.0)
    units[(units > 1 / _FACTOR) & (units < _FACTOR) | (units == 0)] = 1.0
    for what, error, scale, names in (
        ("position", positions, np.ones(grid.size), labels["phi"]),
        ("velocity", second * rates, speed, labels["gamma"]),
        ("acceleration", second**2 * (change - gamma), force, labels["gamma"]),
    ):
        error /= units[: error.shape[1]]
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
