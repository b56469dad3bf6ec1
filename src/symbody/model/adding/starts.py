"""Conditions on the start of a motion."""

from __future__ import annotations

from symbody.expr.node import Array, Scalar
from symbody.model.description import Description
from symbody.model.formulas import NumbersLike
from symbody.model.start_condition import start_conditions

_KNOWN = (
    "sensor", "coordinate", "velocity", "acceleration", "state", "input", "parameter",
    "time", "expression",
)  # fmt: skip


def start_at(
    self: Description,
    quantity: Scalar | Array,
    value: float | NumbersLike,
) -> None:
    """Say what a sensor shows where a motion starts.

    The start values of joints follow when the model is compiled: those that nobody
    gave change rather than those that somebody gave, those that are fixed do not. Of
    sensors of positions coordinates follow, of sensors of velocities velocities. Of
    accelerations, loads, energies and extra states all of these follow together, with
    the shortest change; a steady state is what `start_at(joint.vd, 0)` of all joints
    asks for.
    Where `simulate(start=…)` names values, these take the place of all conditions; the
    other values are those that the model found.

    Args:
        quantity: What add_sensor returned, an entry of it, or a formula of sensors,
            coordinates, velocities, accelerations, states, inputs, parameters and
            time; or several of these.
        value: Its value at the start; one for all, or one for each.

    Raises:
        ModelError: The formula holds anything else, or the value is no number.

    Example:
        >>> import symbody as sb
        >>> model = sb.library.double_pendulum()
        >>> end = model.add_sensor("end", sb.Position(model.bodies["lower_rod"]))
        >>> model.start_at(end[0], 0.1)
    """
    formulas = self._formula("start_at", quantity, None, allowed=_KNOWN)
    added = start_conditions(formulas, value)
    self.start_conditions += added
