"""Start of a page or picture of a model, and what is to be told of it."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.run.keeping import StartLike, other_posture, start_of
from symbody.analyses.run.out_of_range import passed_limits
from symbody.model.model import Model
from symbody.pipeline import CompiledModel, compile_model
from symbody.results.quantity import Quantity
from symbody.system.moved_start import notes_of_moved, warn_of_far

Array = NDArray[np.float64]


def started(
    model: Model,
    parameters: Mapping[str, object] | None,
    start: StartLike | None,
) -> tuple[CompiledModel, Array, list[str]]:
    """Return a compiled model, its closed state at the start, and notes on that.

    The user is warned of start values that are moved far, and of limits of joints.

    Args:
        model: The model.
        parameters: Values by name in place of the defaults.
        start: Start values by name in place of the model's.
    """
    own = compile_model(model, parameters=parameters)
    compiled, y, moved = start_of(own, start)
    notes = notes_of_moved(moved)
    if moved is not own.system.moved:
        warn_of_far(own.system.name, moved)
    posture = "" if start is None else other_posture(own, y)
    if posture:
        notes.append(posture)
    return compiled, y, [*notes, *_beyond_limits(compiled, y)]


def _beyond_limits(compiled: CompiledModel, y: Array) -> list[str]:
    system = compiled.system
    quantities = [
        Quantity(q.name, np.array([value]), "coordinate", system.units[q])
        for q, value in zip(system.q, y[system.coordinates.q_in_y], strict=True)
    ]
    return passed_limits(system, np.zeros(1), quantities)
