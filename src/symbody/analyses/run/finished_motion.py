"""A finished motion, to be evaluated again: does it belong to the model?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import final

import numpy as np

from symbody.analyses.instant.free_loads import with_driving_inputs
from symbody.analyses.instant.inputs import Array
from symbody.analyses.run.prepare import check_model, compiled_for
from symbody.arguments import Arguments, listed
from symbody.errors import AnalysisError, ModelError
from symbody.model.model import Model
from symbody.notes import Note
from symbody.pipeline import CompiledModel
from symbody.results.motion import Motion
from symbody.results.record import Quantity
from symbody.results.status import Statistics, Status
from symbody.runtime.loops.library import map_over

# By how much accelerations may differ, relative to the greatest. Feedback of Baumgarte
# and splines of data are within.
_SAME = 1e-5
_ROUNDINGS = 8


@final
@dataclass(frozen=True)
class FinishedMotion:
    """States and inputs of a motion in the order of its model."""

    model: CompiledModel  # with the parameters of the motion
    times: Array  # shape (N,) [s]
    formula_times: Array  # some roundings before or after where one stands twice
    y: Array  # shape (N, n)
    u: Array  # shape (N, m)
    notes: tuple[str, ...]  # what could not be checked

    def evaluated(self, purpose: str) -> Array:
        """Return a function of the model at each time, shape (N, number of results)."""
        function = self.model.function(purpose)
        size = sum(len(result.nodes) for result in function.program.results)
        return map_over(function, self.formula_times, self.y, self.u, size)

    def labelled(
        self, what: str, quantities: list[Quantity], notes: list[str]
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
    check_model(arguments, model)
    remedy = "Give what simulate, kinematics or inverse_dynamics returned."
    motion = arguments.instance("motion", motion, Motion, remedy)
    compiled = compiled_for(arguments, model, parameters)
    # Of prescribed coordinates and of joints that are actuators.
    driving = [entry.name for entry in motion.record.of_kind("drive force")]
    compiled = with_driving_inputs(compiled, driving)
    system, N = compiled.system, motion.time.size
    names = [s.name for s in (*system.q, *system.v)]
    wanted = [*names, *system.states, *system.inputs]
    missing = [name for name in wanted if name not in motion]
    if missing:
        raise ModelError(
            f"{arguments.who}: the motion of {motion.record.model!r} has no "
            f"{listed(missing)}, which model {system.name!r} has. Give a motion of "
            f"this model."
        )
    columns = [np.empty((N, 0)), *(motion.array(name) for name in names)]
    states = [motion.array(n).reshape(N, -1) for n in system.states]
    inputs = [motion.array(n).reshape(N, -1) for n in system.inputs]
    y = np.column_stack([*columns, *states])
    u = np.hstack([np.empty((N, 0)), *inputs])
    notes = _check_moves(arguments, compiled, motion, y, u)
    formula_times = _formula_times(motion.time)
    return FinishedMotion(compiled, motion.time, formula_times, y, u, notes)


def _formula_times(times: Array) -> Array:
    """Return times before and after what happens where one stands twice."""
    formula_times = times.copy()
    twice = np.flatnonzero(np.diff(times) == 0)
    gap = _ROUNDINGS * np.spacing(np.abs(times).max(initial=0.0))
    formula_times[twice] -= gap
    formula_times[twice + 1] += gap
    return formula_times


def _check_moves(
    arguments: Arguments, model: CompiledModel, motion: Motion, y: Array, u: Array
) -> tuple[str, ...]:
    """Raise unless the model has the accelerations of the motion."""
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
    rates = map_over(
        model.function("derivatives"), _formula_times(motion.time), y, u, y.shape[1]
    )
    vd = np.column_stack([motion.array(name) for name in names])
    result = rates[:, system.coordinates.v_in_y]
    error: Array = np.abs(result - vd)
    error[~np.isfinite(u).all(axis=1)] = 0.0
    scale = 1e-3 + np.abs(vd).max()
    if not error.max() <= _SAME * scale:
        i, j = divmod(int(np.nanargmax(error)), len(names))
        raise AnalysisError(
            f"{arguments.who}: the motion is not one of model {system.name!r} as it is "
            f"now: at t = {motion.time[i]:g} s {names[j]} is {vd[i, j]:.6g} in the "
            f"motion, {result[i, j]:.6g} by the model. Give the parameters that "
            f"the motion was computed with, as parameters=; of kinematics, a motion "
            f"with the forces that its drives need."
        )
    return ()
