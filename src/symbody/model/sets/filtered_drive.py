"""A drive that follows an input, smoothed so that velocity and acceleration exist."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from symbody.arguments import Arguments
from symbody.errors import ModelError
from symbody.expr.node import Symbol
from symbody.expr.traverse import symbols_of
from symbody.model.constraints.relations import Nonholonomic
from symbody.model.joint import Joint
from symbody.model.model import Model
from symbody.model.sets.slot import check_set


@final
@dataclass(frozen=True, eq=False)
class FilteredDrive:
    """The symbols of a drive that follows an input.

    Attributes:
        command: The input: where the joint is to go [rad or m].
        position: Expression: where the filter is, which is where the joint is.
        rate: State: its velocity, which the joint has.
    """

    command: Symbol
    position: Symbol
    rate: Symbol


def add_filtered_drive(
    model: Model, name: str, joint: Joint, *, frequency: float, damping: float = 1.0
) -> FilteredDrive:
    """Let a joint follow an input exactly, through a filter of second order.

        s = q,    ṙ = ω² (w - s) - 2 ζ ω r,    v = r

    A motion needs a velocity and an acceleration, which an input that jumps has not;
    the filter's has. They are the input w_name, the state r_name, and the constraint
    name on the joint's velocity, whose multiplier lam_name is the force or torque of
    the drive. The filter is where the joint is, its position s_name, wherever that
    starts.

    Args:
        model: The model.
        name: Of the drive.
        joint: Joint of one freedom, which nothing else drives.
        frequency: ω of the filter [rad/s].
        damping: ζ of the filter; with 1 it comes to a command without overshoot.

    Raises:
        ModelError: A name is taken, the joint has several freedoms or is driven, or a
            number is not positive.
    """
    check_set("add_filtered_drive", model, name)
    who = f"filtered drive {name!r}"
    asked = Arguments(who, ModelError)
    given = asked.instance("joint", joint, Joint, "Give what add_joint returned.")
    w = asked.number("frequency", frequency, above=0, unit="rad/s")
    zeta = asked.number("damping", damping, above=0)
    if len(given.v) != 1:
        raise ModelError(
            f"{who}: the joint {given.name!r} has {len(given.v)} velocities, but one "
            f"input moves one. Give a joint of one freedom."
        )
    if given.drives[0] is not None:
        raise ModelError(
            f"{who}: the joint {given.name!r} is driven already, by "
            f"{given.drives[0]!r}. A motion has one cause: release it first with "
            f"drive(joint, None)."
        )
    _check_alone(who, model, given)
    (element,) = given.elements
    command = model.add_input(f"w_{name}", unit=element.unit)
    q = given.q[0]
    s = model.add_expression(f"s_{name}", q, sensor=True, unit=element.unit)
    r = model.add_state(f"r_{name}", given.v_start[0], unit=element.rate_unit)
    model.set_rate(r, w * w * (command - q) - 2 * zeta * w * r)
    model.add_constraint(name, Nonholonomic(given.v[0] - r))
    return FilteredDrive(command, s, r)


def _check_alone(who: str, model: Model, joint: Joint) -> None:
    """Raise if a constraint binds the velocity of a joint alone already."""
    velocities = {v for other in model.joints.values() for v in other.v}
    for named in model.constraints.values():
        if not isinstance(named.constraint, Nonholonomic):
            continue
        for formula in named.constraint.formula:
            if velocities.intersection(symbols_of(formula)) == {joint.v[0]}:
                raise ModelError(
                    f"{who}: the constraint {named.name!r} gives the joint "
                    f"{joint.name!r} its velocity already. A motion has one cause: "
                    f"leave one of the two out."
                )
