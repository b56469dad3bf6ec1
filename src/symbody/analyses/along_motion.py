"""Energies, powers, work and reactions along a finished motion, not computed anew."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import final

import numpy as np

from symbody.analyses.instant.free_loads import with_driving_inputs
from symbody.analyses.instant.inputs import Array
from symbody.analyses.run.indeterminate_forces import note_of_indeterminate_forces
from symbody.analyses.run.preparation import compiled_for
from symbody.arguments import Arguments, listed
from symbody.errors import AnalysisError, ModelError
from symbody.model.model import Model
from symbody.notes import Note
from symbody.pipeline import CompiledModel
from symbody.results.motion import Motion, other_parameters
from symbody.results.record import Kind, Quantity, Statistics, Status
from symbody.runtime.rows import rows_of
from symbody.slow_packages import scipy
from symbody.system.system import sizes_in, units_of

# By how much each acceleration may differ, of its greatest. Feedback of Baumgarte
# and splines of data are within.
_SAME = 1e-5
_ROUNDINGS = 8


@final
@dataclass(frozen=True)
class FinishedMotion:
    """States and inputs of a motion in the order of its model."""

    model: CompiledModel  # with the parameters of the motion
    times: Array  # shape (N,) [s]
    formula_times: Array  # see formula_times_of
    y: Array  # shape (N, n)
    u: Array  # shape (N, m)
    notes: tuple[Note, ...]  # what could not be checked

    def evaluated(self, purpose: str) -> Array:
        """Return a function of the model at each time, shape (N, number of results)."""
        function = self.model.function(purpose)
        return rows_of(function, self.formula_times, self.y, self.u)

    def labelled(
        self, what: str, quantities: list[Quantity], notes: list[Note]
    ) -> Motion:
        """Return quantities as a motion of their own."""
        return Motion.from_arrays(
            self.times,
            quantities,
            model=self.model.system.name,
            status=Status("completed", f"{what} along a finished motion."),
            statistics=Statistics(what, 0, None, self.times.size, 0, 0.0),
            notes=[*self.notes, *notes],
        )


def finished_motion(
    arguments: Arguments,
    model: Model | CompiledModel,
    motion: object,
    parameters: Mapping[str, object] | None,
) -> FinishedMotion:
    """Return a motion as its model has it; AnalysisError if it does not move so."""
    remedy = "Give what simulate, kinematics or inverse_dynamics returned."
    motion = arguments.instance("motion", motion, Motion, remedy)
    compiled = compiled_for(arguments, model, parameters, contacts=True, whens=True)
    if others := other_parameters(motion, compiled):
        raise AnalysisError(
            f"{arguments.who}: the motion was computed with other parameters than the "
            f"model has: {others}. Give those of the motion, as parameters=."
        )
    # Of prescribed coordinates and of joints that are actuators.
    driving = [entry.name for entry in motion.record.of_kind("drive force")]
    compiled = with_driving_inputs(compiled, driving)
    system = compiled.system
    names = [s.name for s in (*system.q, *system.v)]
    forces = [*system.inputs, *system.discretes]
    forces += [one.force for one in system.contacts]
    wanted = [*names, *system.states, *forces]
    missing = [name for name in wanted if name not in motion]
    if missing:
        raise ModelError(
            f"{arguments.who}: the motion of {motion.record.model!r} has no "
            f"{listed(missing)}, which model {system.name!r} has. Give a motion of "
            f"this model."
        )
    y = motion.record.stacked((*names, *system.states))
    u = motion.record.stacked(forces)
    formula_times = formula_times_of(motion)
    notes = _check_moves(arguments, compiled, motion, formula_times, y, u)
    return FinishedMotion(compiled, motion.time, formula_times, y, u, notes)


def formula_times_of(motion: Motion) -> Array:
    """Return the times that formulas got in a run, or would have of a file's motion."""
    known = motion.record.formula_times
    return beside_jumps(motion.time) if known is None else np.array(known)


def beside_jumps(times: Array) -> Array:
    """Return times, some roundings beside jumps, at which formulas are as results are.

    These are taken as those after what happens at their time, in the direction of the
    run; at the first of two equal times and at the end as those before it.
    """
    if times.size < 2:
        return np.array(times)
    gap = gap_after(times)
    result: Array = times + gap
    before = np.append(times[:-1] == times[1:], times[-2] != times[-1])
    result[before] -= 2 * gap
    return result


def gap_after(times: Array) -> float:
    """Return how far from a time, in a run's direction, formulas are behind it."""
    size = _ROUNDINGS * np.spacing(np.abs(times).max(initial=0.0))
    return float(np.copysign(size, times[-1] - times[0]))


def _check_moves(
    arguments: Arguments,
    model: CompiledModel,
    motion: Motion,
    times: Array,
    y: Array,
    u: Array,
) -> tuple[Note, ...]:
    """Raise unless the model has the accelerations of the motion.

    Where formulas jump within rounding of a time, this becomes one before or after it.
    """
    system = model.system
    if not system.vd:
        return ()
    names = [s.name for s in system.vd]
    if any(name not in motion for name in names):
        text = (
            "The motion has no accelerations, so it was not checked that the model has "
            "this motion with these parameters."
        )
        return (Note(text, "accuracy"),)
    vd, gap = motion.record.stacked(names), gap_after(times)
    length, second, _ = units_of(system, model.parameters)
    sizes = sizes_in([system.units[v] for v in system.v], length) / second**2
    peaks = np.abs(vd).max(axis=0) / sizes
    most = _SAME * sizes * (1e-3 + peaks + 1e-7 * peaks.max())
    rates = partial(rows_of, model.function("derivatives"))
    result = rates(times, y, u)[:, system.coordinates.v_in_y]
    for shift in (gap, -gap):
        rows = np.flatnonzero(~(np.abs(result - vd) <= most).all(axis=1))
        beside = rates(times[rows] + shift, y[rows], u[rows])
        beside = beside[:, system.coordinates.v_in_y]
        fit = (np.abs(beside - vd[rows]) <= most).all(axis=1)
        result[rows[fit]] = beside[fit]
        times[rows[fit]] += shift
    error: Array = np.abs(result - vd) / most
    error[~np.isfinite(u).all(axis=1)] = 0.0
    if not error.max() <= 1.0:
        i, j = divmod(int(np.nanargmax(error)), len(names))
        raise AnalysisError(
            f"{arguments.who}: the motion is not one of model {system.name!r} as it is "
            f"now: at t = {motion.time[i]:g} s {names[j]} is {vd[i, j]:.6g} in the "
            f"motion, {result[i, j]:.6g} by the model. Give the parameters that "
            f"the motion was computed with, as parameters=; of kinematics, a motion "
            f"with the forces that its drives need."
        )
    return ()


_DEGREE = 5
# An imbalance of this part of all that was exchanged is told.
_TOLD = 1e-6
# Energies that differ by less of their size are rounding.
_ROUNDED = 1e-13


def energy_flow(
    model: Model | CompiledModel,
    motion: Motion,
    *,
    parameters: Mapping[str, object] | None = None,
) -> Motion:
    """Return the energies of all bodies, and power and work of all that changes them.

    The work is the integral of splines of fifth degree through the powers at the times
    of the motion. What it lacks shows as the error of the balance: jumps between two
    times, or too few of these. Potential energy is that of gravity; springs are loads,
    which do work.

    Args:
        model: The mechanism of the motion.
        motion: What `simulate`, `kinematics` or `inverse_dynamics` returned.
        parameters: Values by name in place of the defaults, as the motion had them.

    Returns:
        A motion of "kinetic_BODY", "potential_BODY", "kinetic_energy",
        "potential_energy", "total_energy" [J]; "power_NAME" of each load, of each drive
        ("power_drive_COORDINATE"), of each joint by a law of time ("power_law_JOINT")
        and constraint that changes with time, and "total_power" [W]; "work_NAME" and
        "total_work" [J]; "energy_error", the total energy less what it was at first and
        the total work [J].

    Raises:
        ModelError: It is no motion, or one of another model.
        AnalysisError: The model does not move so, for one with other parameters.

    Example:
        >>> import symbody as sb
        >>> model = sb.library.pendulum()
        >>> flow = sb.energy_flow(model, sb.simulate(model, duration=1.0))
        >>> float(abs(flow.array("energy_error")).max()) < 1e-6
        True
    """
    arguments = Arguments("energy_flow", ModelError)
    finished = finished_motion(arguments, model, motion, parameters)
    values = finished.evaluated("energy_flow")
    names = finished.model.equations("energy flow").labels
    columns = {name: values[:, i] for i, name in enumerate(names)}
    return _labelled(finished, columns, any(len(e.impulse) for e in motion.events))


def _labelled(
    motion: FinishedMotion, columns: Mapping[str, Array], struck: bool
) -> Motion:
    zero = np.zeros(motion.times.size)

    def summed(prefix: str) -> Array:
        parts = [c for name, c in columns.items() if name.startswith(prefix)]
        return np.asarray(np.sum([zero, *parts], axis=0))

    kinetic, potential = summed("kinetic_"), summed("potential_")
    powers = {n: c for n, c in columns.items() if n.startswith("power_")}
    total, power = kinetic + potential, summed("power_")
    works = {f"work_{n[6:]}": integral(motion.times, c) for n, c in powers.items()}
    work = integral(motion.times, power)
    error = total - total[0] - work
    rows: list[tuple[str, Array, Kind, str, str]] = [
        (n, c, "energy", "J", "") for n, c in columns.items() if n not in powers
    ]
    rows += [
        ("kinetic_energy", kinetic, "energy", "J", ""),
        ("potential_energy", potential, "energy", "J", ""),
        ("total_energy", total, "energy", "J", ""),
        *((name, c, "power", "W", "") for name, c in powers.items()),
        ("total_power", power, "power", "W", ""),
        *((name, c, "work", "J", "") for name, c in works.items()),
        ("total_work", work, "work", "J", ""),
        ("energy_error", error, "residual", "J", "total energy less work"),
    ]
    quantities = [Quantity(*row) for row in rows]
    exchanged = np.ptp(kinetic) + sum(np.ptp(c) for c in works.values())
    notes, known = [], np.isfinite(error)
    worst = float(np.abs(error).max())
    rounding = _ROUNDED * float(np.max(np.abs(kinetic) + np.abs(potential)))
    if not known.all():
        t = motion.times[int(np.argmin(known))]
        text = f"From t = {t:g} s on energies or powers are no finite numbers."
        notes.append(Note(text, "value", time=float(t)))
    elif worst > max(_TOLD * float(exchanged), rounding):
        t = motion.times[int(np.argmax(np.abs(error)))]
        text = (
            f"The balance of energy is off by {worst:.3g} J, most at t = {t:g} s: "
            + ("impulses, which have no power, change the energy, or " * struck)
            + "the powers jump or swing between two times of the motion. Ask for more "
            "of them, with those of jumps twice, or for the work: sb.Save(work=True)."
        )
        notes.append(Note(text, "accuracy", time=float(t)))
    return motion.labelled("energy flow", quantities, notes)


def integral(times: Array, values: Array) -> Array:
    """Return the integral over time, which may decrease.

    Where a time stands twice, a new spline begins. From the first value on that is not
    finite the integral is no number.
    """
    known = np.isfinite(values)
    if not known.all():
        first = int(np.argmin(known))
        until = integral(times[:first], values[:first]) if first else values[:0]
        return np.append(until, np.full(len(values) - first, np.nan))
    sign = 1.0 if times[-1] >= times[0] else -1.0
    times, values = sign * times, sign * values
    ends = [0, *(np.flatnonzero(np.diff(times) == 0) + 1).tolist(), len(times)]
    result, before = np.zeros(len(times)), 0.0
    for first, last in pairwise(ends):
        rows = slice(first, last)
        degree = min(_DEGREE, last - first - 1)
        degree -= int(degree > 0 and degree % 2 == 0)
        if degree > 0:
            through = scipy.interpolate.make_interp_spline
            whole = through(times[rows], values[rows], k=degree).antiderivative()
            result[rows] = whole(times[rows]) - whole(times[first])
        result[rows] += before
        before = float(result[last - 1])
    return result


def reactions(
    model: Model | CompiledModel,
    motion: Motion,
    *,
    parameters: Mapping[str, object] | None = None,
) -> Motion:
    """Return the reactions in all joints, and the forces of loads and constraints.

    Args:
        model: The mechanism of the motion.
        motion: What `simulate`, `kinematics` or `inverse_dynamics` returned.
        parameters: Values by name in place of the defaults, as the motion had them.

    Returns:
        A motion of "JOINT_force" [N] and "JOINT_torque" [N m], of the parent on the
        child, about the joint's frame on the child and in its axes;
        "NAME_force_on_FRAME" and "NAME_torque_on_FRAME" of each load, loop and
        constraint, about the frame's origin in the world's axes; and
        "NAME_in_COORDINATE" of those that act in joints [N m or N], the forces
        "drive_NAME" of `kinematics` and `inverse_dynamics` among them. Except in
        joints, what is zero at all times is left out.

    Raises:
        ModelError: It is no motion, or one of another model.
        AnalysisError: The model does not move so, for one with other parameters.

    Example:
        >>> import symbody as sb
        >>> model = sb.library.pendulum()
        >>> found = sb.reactions(model, sb.simulate(model, duration=1.0))
        >>> found.array("hinge_force").shape
        (501, 3)
    """
    arguments = Arguments("reactions", ModelError)
    values = finished_motion(arguments, model, motion, parameters)
    own = values.evaluated("reactions").reshape(values.times.size, -1, 2, 3)
    of_joints = [
        Quantity(f"{joint.name}_{part}", own[:, i, k], "reaction", unit)
        for i, joint in enumerate(values.model.system.joints)
        for k, (part, unit) in enumerate((("force", "N"), ("torque", "N m")))
    ]
    system, notes = values.model.system, tuple[Note, ...]()
    if system.constraints:
        notes = note_of_indeterminate_forces(
            values.model, values.formula_times, values.y, values.u,
            [joint.name for joint in system.joints],
        )  # fmt: skip
    return values.labelled("reactions", [*of_joints, *_of_elements(values)], [*notes])


def _of_elements(motion: FinishedMotion) -> list[Quantity]:
    results = motion.model.equations("element forces").results
    if not results:
        return []
    values = motion.evaluated("element_forces")
    system = motion.model.system
    units = {s.name.removeprefix("v_"): u for s, u in system.force_units.items()}
    quantities, at = [], 0
    for name, part in results.items():
        columns = values[:, at : at + part.size]
        at += part.size
        if part.size == 1:
            unit = units[name.rpartition("_in_")[2]]
            quantities.append(Quantity(name, np.ravel(columns), "reaction", unit))
        else:
            unit = "N m" if "_torque_on_" in name else "N"
            quantities.append(Quantity(name, columns, "reaction", unit))
    return quantities
