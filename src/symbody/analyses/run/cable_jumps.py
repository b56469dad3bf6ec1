"""Cables about cylinders that came from one way round to another during a motion."""

from __future__ import annotations

import numpy as np

from symbody.analyses.run.trajectory import Trajectory
from symbody.errors import warn_user
from symbody.expr.evaluate import Evaluation
from symbody.formalisms.quantities.frames import derive_turns_of_cables
from symbody.model.loads.cable import WrappedCable
from symbody.pipeline.calls.undefined import values_at
from symbody.pipeline.compiled_model import CompiledModel
from symbody.pipeline.graph_lock import building_graph
from symbody.system.system import System


def has_wrapped_cables(system: System) -> bool:
    """Return whether there are cables about cylinders."""
    return any(isinstance(named.load, WrappedCable) for named in system.loads)


def told_ways_of_cables(
    model: CompiledModel, trajectory: Trajectory
) -> tuple[str, ...]:
    """Return a note for each cable whose length jumped, from which way to which.

    They are a warning, too, unless the run failed, which is told itself.

    Args:
        model: The model.
        trajectory: States in its order.
    """
    with building_graph():
        result = derive_turns_of_cables(model.derivations).results
        angles = Evaluation([turn for array in result.values() for turn in array])
    n, times = len(model.state_labels()), trajectory.times
    rows = zip(trajectory.seen, trajectory.y[:, :n], trajectory.u, strict=True)
    turns = np.array([angles(values_at(model, float(t), y, u)) for t, y, u in rows])
    notes = []
    for name, turn in zip(result, turns.T, strict=True):
        # No motion of the ends goes half a turn between two times but a jump.
        for k in np.flatnonzero(np.abs(np.diff(turn)) > np.pi).tolist():
            notes.append(_note(name, turn[k : k + 2], times[k : k + 2]))
    if notes and trajectory.status.completed:
        warn_user(" ".join(notes))
    return tuple(notes)


def _note(name: str, turn: np.ndarray, times: np.ndarray) -> str:
    here, there = (
        "straight, 1/4 of a turn ahead of where it would touch"
        if angle < 0
        else "3/4 of a turn round the cylinder"
        for angle in turn
    )
    return (
        f"The cable {name!r} jumped between t = {times[0]:.6g} s and {times[1]:.6g} s: "
        f"from {here} to {there}. A WrappedCable knows no turns before: its length "
        f"jumps there by nearly that much, and what follows is not the motion of a "
        f"real cable. Look whether it should pass the cylinder on the other side "
        f"(side=), or end the motion before."
    )
