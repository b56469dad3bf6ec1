"""How a mechanism with loops can move."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from symbody.closure.mobility import Mobility, mobility_at
from symbody.closure.numbers import Numbers
from symbody.closure.settle import closed_positions
from symbody.closure.wishes import wishes
from symbody.errors import ModelError
from symbody.formalisms.start_moves import moved_start
from symbody.model.model import Model
from symbody.system.assemble import assemble
from symbody.system.parameters import parameter_values
from symbody.system.start_values import assumed_start, given_start
from symbody.system.system import System


def mobility(
    model: Model,
    *,
    parameters: Mapping[str, Any] | None = None,
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
    return mobility_of(assemble(model), parameters, start)


def mobility_of(
    system: System,
    parameters: Mapping[str, Any] | None,
    start: Mapping[str, float] | None,
) -> Mobility:
    """Return the same of a system."""
    values = parameter_values(system, parameters)
    numbers = Numbers(system, values)
    asked = given_start(system)
    q = dict(zip((s.name for s in system.q), system.q_start, strict=True))
    for name, value in (start or {}).items():
        if name not in q:
            raise ModelError(
                f"mobility: start has {name!r}, which is no free coordinate of model "
                f"{system.name!r}. It has {', '.join(q) or 'none'}."
            )
        q[name] = asked[name] = float(value)
    wanted = wishes(system, start or ())
    closed = closed_positions(numbers, np.array(list(q.values())), wanted)
    found = mobility_at(numbers, closed, wanted.given_velocities)
    closed_system = replace(system, q_start=tuple(closed.tolist()))
    positions = {s.name for s in system.opened.q}
    asked = {name: value for name, value in asked.items() if name in positions}
    assumed = assumed_start(system)
    assumed = {name: value for name, value in assumed.items() if name not in asked}
    moved = moved_start(closed_system, asked, values, assumed)
    return replace(found, moved=moved)
