"""The mobility of a mechanism with loops."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from symbody.arguments import Arguments, listed, near, shown
from symbody.closure.close_and_partition import closed_positions, warn_of_idle_cuts
from symbody.closure.mobility import Mobility, mobility_at, unkept
from symbody.closure.numbers import Numbers
from symbody.closure.start_preferences import start_preferences
from symbody.errors import ModelError
from symbody.formalisms.keeping.start_moves import moved_start
from symbody.model.model import Model, checked_model
from symbody.system.assemble import assemble
from symbody.system.system import System
from symbody.system.values import assumed_start, parameter_values, user_start


def mobility(
    model: Model,
    *,
    parameters: Mapping[str, object] | None = None,
    start: Mapping[str, float] | None = None,
) -> Mobility:
    """Return degrees of freedom by rank, and what is redundant or singular.

    Args:
        model: The mechanism; its loops are closed first.
        parameters: Values by name in place of the defaults.
        start: Coordinates by name in place of the model's start values.

    Raises:
        ModelError: The model contradicts itself or physics.
        AnalysisError: The loops do not close, or the coordinates wanted to be
            independent are not.
    """
    system = assemble(checked_model(Arguments("mobility", ModelError), model))
    return mobility_of(system, parameters, start)


def mobility_of(
    system: System,
    parameters: Mapping[str, object] | None,
    start: Mapping[str, float] | None,
) -> Mobility:
    """Return the same of a system."""
    values = parameter_values(system, parameters)
    checked_start = _checked_start(system, start)
    q = {s.name: float(x) for s, x in zip(system.q, system.q_start, strict=True)}
    numbers, wanted = Numbers(system, values), start_preferences(system, checked_start)
    warn_of_idle_cuts(numbers)
    closed = closed_positions(
        numbers, np.array(list((q | checked_start).values())), wanted
    )
    result = mobility_at(numbers, closed, wanted.soft_velocities)
    positions = {s.name for s in system.coordinates.tree_q}
    request = {
        n: x for n, x in user_start(system).items() if n in positions
    } | checked_start
    assumed = {n: x for n, x in assumed_start(system).items() if n not in request}
    closed_system = replace(system, q_start=tuple(closed.tolist()))
    moved = moved_start(closed_system, request, values, assumed)
    return replace(
        result, moved=moved, unkept=unkept(numbers, closed, result.partition)
    )


def _checked_start(system: System, start: object) -> dict[str, float]:
    """Return start values by name, or raise if they are none of free coordinates."""
    arguments = Arguments("start values", ModelError)
    checked_start = arguments.mapping(
        "start", start, "names of coordinates", "{'q_hip': 0.5}"
    )
    names = [s.name for s in system.q]
    for name, value in checked_start.items():
        if name not in names:
            raise ModelError(
                f"start value {shown(name)}: not a coordinate of model "
                f"{system.name!r}. Known coordinates: {listed(names)}. "
                f"{near(name, names)}"
            )
        checked_start[name] = arguments.number(f"start[{name!r}]", value)
    return checked_start
