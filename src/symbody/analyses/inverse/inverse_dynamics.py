"""Inverse dynamics: the forces of actuators that produce a given motion.

References:
    Samin and Fisette (2003), section 2.3; Fisette et al., ROBOTRAN, section 5.5.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np

from symbody.analyses.equilibrium.contact_modes import ModeWord
from symbody.analyses.instant.inputs import Array, ConstantInputs, places_of
from symbody.analyses.instant.labels import notes_beyond_limits
from symbody.analyses.inverse.actuators import (
    Actuators,
    Bounds,
    Criterion,
    Produced,
    actuators_of,
    bounds_of,
    check_produced,
    multipliers,
    produced,
)
from symbody.analyses.inverse.wanted_motion import (
    MotionLike,
    WantedMotion,
    check_constraints,
    wanted_motion,
)
from symbody.analyses.run.driving import InputsLike, checked_inputs, connect_inputs
from symbody.analyses.run.indeterminate_forces import (
    forces_in_results,
    note_of_indeterminate_forces,
)
from symbody.analyses.run.labelled_motion import columns_of_states, multiplier_columns
from symbody.analyses.run.observers import out_of_range
from symbody.arguments import Arguments, listed
from symbody.errors import ModelError
from symbody.expr.node import Const
from symbody.expr.traverse import symbols_of
from symbody.model.model import Model
from symbody.model.quantities import expanded
from symbody.notes import Note
from symbody.pipeline import CompiledModel
from symbody.results.motion import Motion
from symbody.results.record import (
    Column,
    Labelled,
    LaterArrays,
    Record,
    Statistics,
    Status,
    by_name,
)
from symbody.runtime.arrays import read_only
from symbody.runtime.batch import Batch
from symbody.runtime.rows import rows_of
from symbody.system.system import sizes_in, units_of

_TOLERANCE = 1e-6
# Where B is so much greater than at first, other velocities are independent.
_GROWTH = 10.0


def inverse_dynamics(
    model: Model | CompiledModel,
    motion: MotionLike,
    duration: float | None = None,
    *,
    times: Sequence[float] | Array | None = None,
    actuators: object = None,
    bounds: Mapping[str, tuple[float, float]] | None = None,
    criterion: Criterion = "least squares",
    inputs: InputsLike | None = None,
    parameters: Mapping[str, object] | None = None,
    start: Mapping[str, float] | None = None,
    tolerance: float = _TOLERANCE,
    mode: Mapping[str, ModeWord] | None = None,
) -> Motion:
    """Return the forces of actuators that produce a motion, of trees and of loops.

    Loads of the model act besides, so that these forces are what is needed beyond
    springs, friction and gravity. More actuators than degrees of freedom share the work
    by `criterion`, within `bounds`, and a note of the result says so.

    Args:
        model: The mechanism; a compiled one for data or a motion.
        motion: What `simulate` or `kinematics` returned; or by joint, or its name, a
            formula of model.t, one for each of several coordinates, or a table (times,
            values) that becomes a spline, for as many joints as there are degrees of
            freedom; or data: values of coordinates by name, such as {"q_hip": …}, and
            of velocities and accelerations, which follow by splines of fifth degree if
            they are left out; at one instant they are zero then. A note tells where
            they are given and are not the slopes of these splines, or where data are
            too coarse or too rough for accelerations by splines.
        duration: How long formulas are followed, from t = 0 [s].
        times: At which times, in place of it; of data, the times of the values.
        actuators: Inputs, joints or coordinates, or their names; by default all inputs
            that are forces, or without such the independent joints.
        bounds: Least and greatest force of actuators by name: a muscle or a rope is
            (0, F_max), which pulls only. Others have none.
        criterion: What is least: "least squares", the sum of the squares of the
            forces; "least activation", that of the forces divided by their greater
            bounds; "min-max", the greatest of these, and of all forces with this
            maximum the sum of squares.
        inputs: Of those inputs that are not actuators, as of `simulate`; those of a
            motion that has them are taken from there.
        parameters: Values by name in place of the defaults; a note tells where none are
            given and the motion had others.
        start: Coordinates by name from which formulas close the loops.
        tolerance: By how much the motion may violate constraints [rad or m], lengths of
            quaternions among them, and their rates relative to the greatest ones.
        mode: What contacts do, by name "open" or "stick"; those not named are open.
            They are constraints then, whose forces are found. Without a mode forces
            of contacts are known, as a motion of `simulate` has them, or by inputs=,
            {"F_heel": [800, 0, 20]}.

    Returns:
        The motion: coordinates, velocities, accelerations; "drive_NAME" for each joint
        that is an actuator, beside it "passive_NAME", what loads do in this joint; the
        inputs, actuators among them with what they have to be; and the multipliers of
        constraints, "lam_NAME".

    Raises:
        ModelError: The motion, an actuator or an input is wrong, or without a value.
        AnalysisError: The actuators cannot produce the motion within bounds, or it
            violates the constraints; the message says by how much, and when. A
            prescribed formula has no value from some time on.

    Example:
        >>> import symbody as sb
        >>> model = sb.library.pendulum()
        >>> joint = next(iter(model.joints))
        >>> motion = sb.inverse_dynamics(model, {joint: 0.5 * model.t}, times=[0, 1])
        >>> [name for name in motion if name.startswith("drive")]
        ['drive_hinge']
    """
    arguments = Arguments("inverse_dynamics", ModelError)
    tolerance = arguments.number("tolerance", tolerance, above=0)
    fixed = checked_inputs(arguments, inputs)
    began = time.perf_counter()
    values = wanted_motion(
        arguments, model, motion, duration, times, parameters, start, fixed, mode
    )  # fmt: skip
    chosen = actuators_of(arguments, values.model, actuators, values.forced)
    arguments.word("criterion", criterion, Criterion)
    limits = bounds_of(arguments, chosen, bounds)
    if criterion == "least activation" and limits is None:
        remedy = "Give bounds, by which activations are measured."
        raise arguments.refused(
            "criterion", criterion, "another one without bounds", remedy
        )
    u = _inputs(arguments, values, chosen, fixed)
    if fixed:
        held = out_of_range(values.model, values.times, u, {})
        # Of formulas kinematics has told it already.
        values = replace(values, notes=(*dict.fromkeys([*values.notes, *held]),))
    check_constraints(arguments, values, u, tolerance)
    result = _solved(arguments, values, chosen, u, limits, criterion)
    system = values.model.system
    acting = {system.u[i] for i in chosen.inputs}
    # Extra states were found as if actuators were zero.
    for state in system.states.values() if values.integrated else ():
        rate = [] if state.rate is None else state.rate.ravel().tolist()
        felt = [s for s in symbols_of(*expanded(rate, system.expressions))
                if s in acting]  # fmt: skip
        if felt:
            raise ModelError(
                f"{arguments.who}: the rate of the state {state.name!r} of model "
                f"{system.name!r} depends on the actuator {felt[0].name!r}, which is "
                f"to be found, so that this state is unknown. Give the motion as data "
                f"or a motion that has {state.name!r}, or name other actuators."
            )
    seconds = time.perf_counter() - began
    return _labelled(values, chosen, u, result, seconds, criterion)


def _inputs(
    arguments: Arguments,
    values: WantedMotion,
    chosen: Actuators,
    fixed: Mapping[Any, object],
) -> Array:
    """Return the inputs over time, those that are actuators zero."""
    system = values.model.system
    if not (system.u or fixed):
        return np.empty((values.times.size, 0))
    acting = {system.u[i] for i in chosen.inputs}
    wanted = dict(fixed)
    for name, entry in system.inputs.items():
        acts = not acting.isdisjoint(entry.symbols.ravel().tolist())
        if acts and name in wanted:
            rule = "left out for an actuator, whose value is computed"
            raise arguments.refused("inputs", fixed, rule, f"Leave out {name!r}.")
        if not acts and name not in wanted and name not in values.inputs:
            raise ModelError(
                f"{arguments.who}: input {name!r} of model {system.name!r} is neither "
                f"an actuator nor has it a value. Give inputs={{{name!r}: …}}, zero "
                f"for nothing, or name it among the actuators."
            )
    driving = connect_inputs(values.model, wanted)
    if driving.controllers is not None:
        rule = "numbers, formulas, tables or functions, and none Sampled"
        remedy = "A motion that is prescribed has no controller to wait for."
        raise arguments.refused("inputs", fixed, rule, remedy)
    alike = values.times.size if isinstance(driving.inputs, ConstantInputs) else 1
    some = values.formula_times[::alike].tolist()
    u = np.repeat([*map(driving.at, some, values.y)], alike, axis=0)
    for name, part in places_of(system.inputs).items():
        if name in values.inputs and name not in wanted:
            u[:, part] = values.inputs[name].reshape(values.times.size, -1)
    u[:, list(chosen.inputs)] = 0.0
    return u


def _solved(
    arguments: Arguments,
    values: WantedMotion,
    chosen: Actuators,
    u: Array,
    bounds: Bounds | None,
    criterion: Criterion,
) -> Produced:
    """Return the forces of the actuators, piece by piece where partitions change."""
    begin, model, N = 0, values.model, values.times.size
    length, *_ = units_of(model.system, model.parameters)
    parts: list[Produced] = []
    while begin < N:
        B, end = _velocity_map(model, values, u, begin)
        rows = slice(begin, end)
        times, states = values.formula_times[rows], values.states[rows]
        tree, at = model.system.spanning_tree, model.system.coordinates
        free = {tree.v[j]: tree.v[j].name[2:] for j in at.independent_in_tree}
        sizes = sizes_in([tree.units[v] for v in free], length)
        needed = sizes * _needed(model, times, states, u[rows])
        # What a unit of each actuator does, as B if alike.
        effect = B[: end - begin, list(chosen.joints), :].transpose(0, 2, 1)
        if chosen.inputs:
            forces = _mapped(model, "input_forces", times, states, u[rows])
            shape = -1, B.shape[2], u.shape[1]
            forces = forces.reshape(shape)[:, :, list(chosen.inputs)]
            most = max(len(effect), len(forces))
            both = (np.broadcast_to(a, (most, *a.shape[1:])) for a in (effect, forces))
            effect = np.concatenate([*both], axis=2)
        part = produced(needed, sizes[:, None] * effect, bounds, criterion)
        at_rest = states.copy()
        at_rest[:, len(model.state_labels()) :] = 0.0
        still = partial(_needed, model, times, at_rest, u[rows])
        each = dict(zip(free.values(), sizes, strict=True))
        check_produced(arguments, times, part, needed, still, chosen, each, bounds)
        parts.append(part)
        begin = end
        if begin < N:
            model = model.repartitioned(float(values.times[begin]), values.y[begin])
    return Produced(*map(np.concatenate, zip(*parts, strict=True)))


def _velocity_map(
    model: CompiledModel, values: WantedMotion, u: Array, begin: int
) -> tuple[Array, int]:
    """Return B from one row on, and the row where another partition fits better."""
    rows = slice(begin, None)
    times, states = values.formula_times[rows], values.states[rows]
    B = _mapped(model, "velocity_map", times, states, u[rows])
    if not model.system.constraints:
        return B, values.times.size
    size = np.abs(B).max(axis=(1, 2), initial=0.0)
    worse = ~(size <= _GROWTH * max(1.0, float(size[0])))
    worse[0] = False
    return B, begin + int(np.argmax(worse)) if worse.any() else values.times.size


def _mapped(
    model: CompiledModel, purpose: str, t: Array, states: Array, u: Array
) -> Array:
    """Return a function at each row; one row for all if its numbers never change."""

    def known() -> tuple[tuple[int, ...], Array | None]:
        result = model.program(purpose).results[0]
        own = [node.value for node in result.nodes if isinstance(node, Const)]
        constant = len(own) == len(result.nodes)
        return result.shape, read_only(np.array(own)) if constant else None

    shape, values = model.shared.once((_mapped, purpose), known)
    if values is None:
        values = rows_of(model.function(purpose), t, states, u)
    return values.reshape(-1, *shape)


def _needed(model: CompiledModel, times: Array, states: Array, u: Array) -> Array:
    needed = _mapped(model, "reduced_inverse_dynamics", times, states, u)
    return needed if len(needed) > 1 else np.repeat(needed, len(u), axis=0)


def _labelled(
    values: WantedMotion,
    chosen: Actuators,
    u: Array,
    result: Produced,
    seconds: float,
    criterion: Criterion,
) -> Motion:
    system = values.model.system
    u = u.copy()
    u[:, list(chosen.inputs)] = result.forces[:, len(chosen.joints) :]

    def later(arrays: Mapping[str, Array], source: str) -> dict[str, Array]:
        """Return what loads do in the joints, or the forces of constraints."""
        if source == "passive":
            at, y = system.coordinates, values.y
            extra = (y[:, at.x_in_y],) if system.x else ()
            rows = Batch(values.model.function("joint_forces"), in_lanes=False)
            parts = y[:, at.q_in_y], y[:, at.v_in_y], *extra, u
            tau = rows(values.formula_times, *parts)
            return {source: tau}
        return {source: multipliers(values, chosen, result.forces, u)}

    columns = values.model.shared.once(
        (_labelled, chosen), lambda: by_name(_columns(values.model, chosen))
    )
    known = {"y": values.y, "vd": values.vd, "u": u, "drives": result.forces}
    arrays = LaterArrays(system.name, known, columns, later)
    status = Status("completed", "The actuators produce the motion.")
    rows = values.times.size
    statistics = Statistics("inverse dynamics", 0, None, rows, 0, seconds)
    notes = tuple(_notes(values, chosen, result, criterion))
    if system.constraints:
        own = forces_in_results(system, multipliers=True)
        motion = values.formula_times, values.y, u
        notes += note_of_indeterminate_forces(values.model, *motion, own)
    times, table = np.array(values.times), Labelled(columns, arrays)
    record = Record(
        times, table, system.name, status, statistics, notes,
        formula_times=values.formula_times,
    )  # fmt: skip
    return Motion(record)


def _columns(model: CompiledModel, chosen: Actuators) -> list[Column]:
    """Return the quantities of a result: passive forces are those of loads."""
    system, joints = model.system, chosen.names[: len(chosen.joints)]
    columns = columns_of_states(system)
    units = system.spanning_tree.force_units
    number = {v.name: v for v in system.spanning_tree.v}
    for k, name in enumerate(joints):
        unit = units[number[f"v_{name}"]]
        columns.append(Column(f"drive_{name}", "drive force", unit, "drives", k))
    names = [s.name.removeprefix("v_") for s in system.v]
    for name in (name for name in joints if name in names):
        j = names.index(name)
        unit = system.force_units[system.v[j]]
        columns.append(Column(f"passive_{name}", "passive force", unit, "passive", j))
    if system.constraints:
        multipliers_of = model.equations("constraints").labels["rates"]
        columns += multiplier_columns(system, multipliers_of)
    return columns


_BEST = {
    "least squares": "with the least sum of squares",
    "least activation": "with the least sum of squares of activations",
    "min-max": "whose greatest one is least",
}


def _notes(
    values: WantedMotion, chosen: Actuators, result: Produced, criterion: Criterion
) -> list[Note]:
    free, count = result.left.shape[1], len(chosen.names)
    least = int(result.rank.min(initial=free))
    texts = []
    if count > free:
        texts.append(
            f"{count} actuators for {free} degree{'s' * (free > 1)} of freedom: of "
            f"their forces these are the ones {_BEST[criterion]}."
        )
    elif least < count:
        t = values.times[int(np.argmin(result.rank))]
        texts.append(
            f"The actuators {listed(chosen.names)} are not independent of one another, "
            f"for the first time at t = {t:g} s: {least} of them would do; the forces "
            f"are those {_BEST[criterion]}."
        )
    if least < free:
        texts.append(
            f"The actuators act on {least} of {free} degrees of freedom; the others "
            f"move like this by themselves."
        )
    forces = result.forces.T[len(chosen.joints) :]
    of_inputs = dict(zip(chosen.inputs, forces, strict=True))
    return [
        *(Note(text, "actuators") for text in texts),
        *notes_beyond_limits(values.model.system, of_inputs),
        *values.notes,
    ]
