"""Drives of joints: electric motors, position servos, and filtered commands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from symbody.arguments import Arguments
from symbody.errors import ModelError
from symbody.expr.arithmetic import neg
from symbody.expr.functions import maximum, minimum
from symbody.expr.node import ZERO, Node, Scalar, Symbol, as_node
from symbody.expr.traverse import symbols_of
from symbody.model.constraints.constraint import Nonholonomic
from symbody.model.joint import Joint
from symbody.model.loads.joint_loads import JointForce
from symbody.model.model import Model
from symbody.model.sets.slots import check_set, keep_sign
from symbody.spatial.vectors import minus, times

SENSE = ("gain", "constant", "ratio")  # together: towards the command, or away
_AWAY = (
    " drive it away from its command; their product must be positive. Give a gain "
    "other than zero, negative where the gear reverses."
)
_BOTH = (
    "; it must be positive, as it holds in both directions. Give its size, or None for "
    "any."
)
_GROWS = "; it must be positive, or the current would grow by itself. Check the number."
_NO_RATE = "; it must be positive, as the current is a state here. Leave it out for 0."
_IDLE = (
    ", with which the motor turns nothing. Give a number other than zero, negative for "
    "the other sense."
)


@final
@dataclass(frozen=True, eq=False)
class Motor:
    """The symbols of a motor.

    Attributes:
        given: The input: voltage [V], or the position that a servo is to take [rad or
            m].
        voltage: At its terminals [V].
        current: The state, or without inductance a formula [A].
        torque: In the joint [N m or N].
        heat: What the windings dissipate, R i² [W].
    """

    given: Symbol
    voltage: Node
    current: Node
    torque: Node
    heat: Node


def add_dc_motor(
    model: Model,
    name: str,
    joint: Joint,
    *,
    resistance: Scalar,
    constant: Scalar,
    inductance: Scalar = 0,
    ratio: Scalar = 1,
) -> Motor:
    """Add a direct-current motor that turns a joint of one freedom by a gear.

        L di/dt = u - R i - k n v,    torque in the joint = k n i

    They are the input u_name, the state i_name (without inductance an expression), the
    torque M_name and the load motor_name. The rotor's inertia is the `armature` of the
    joint, or `add_rotor`.

    Args:
        model: The model.
        name: Of the motor.
        joint: The joint that it turns, or slides.
        resistance: R of the windings [Ω].
        constant: k, of torque and of voltage [N m/A or V s/rad].
        inductance: L of the windings [H]; 0 for a current without delay.
        ratio: n, turns of the motor for one of the joint; 1/m of one that slides.

    Raises:
        ModelError: A name is taken, the joint has another number of freedoms, or a
            resistance or inductance is negative.
    """
    check_set("add_dc_motor", model, name)
    of = _constants(
        model, f"motor {name!r}", joint, resistance=resistance, constant=constant,
        inductance=inductance, ratio=ratio,
    )  # fmt: skip
    voltage = model.add_input(f"u_{name}", unit="V")
    return _motor(model, name, joint, voltage, voltage, of)


def add_position_servo(
    model: Model,
    name: str,
    joint: Joint,
    *,
    gain: Scalar,
    resistance: Scalar,
    constant: Scalar,
    inductance: Scalar = 0,
    ratio: Scalar = 1,
    greatest_voltage: Scalar | None = None,
) -> Motor:
    """Add a motor whose voltage makes a joint follow a command.

    The voltage is gain*(command - q), within the greatest one; the rest is
    `add_dc_motor`, with the input w_name for the command.

    Args:
        model: The model.
        name: Of the motor.
        joint: The joint that it turns, or slides.
        gain: Voltage for a deviation [V/rad or V/m]; negative where the gear reverses,
            gain*constant*ratio is positive.
        resistance: R of the windings [Ω].
        constant: k, of torque and of voltage [N m/A or V s/rad].
        inductance: L of the windings [H]; 0 for a current without delay.
        ratio: n, turns of the motor for one of the joint; 1/m of one that slides.
        greatest_voltage: Of the supply, in both directions [V]; None for any.

    Raises:
        ModelError: As of `add_dc_motor`, the motor would drive away from the command,
            or the greatest voltage is not positive.

    References:
        Sol (1983), section 3.2, with the sign of the voltage of motion that keeps the
        energy.
    """
    check_set("add_position_servo", model, name)
    who = f"servo {name!r}"
    of = _constants(
        model, who, joint, resistance=resistance, constant=constant,
        inductance=inductance, ratio=ratio, gain=gain,
    )  # fmt: skip
    keep_sign(model, who, {name: of[name] for name in SENSE}, "positive", _AWAY)
    command = model.add_input(f"w_{name}", unit=joint.elements[0].unit)
    voltage = times(of["gain"], command - joint.q[0])
    if greatest_voltage is not None:
        most = as_node(greatest_voltage, f"{who}: greatest_voltage")
        keep_sign(model, who, {"greatest_voltage": most}, "positive", _BOTH)
        voltage = maximum(minimum(voltage, most), neg(most))
    applied = model.add_expression(f"u_{name}", voltage, sensor=True, unit="V")
    return _motor(model, name, joint, command, applied, of)


def _check_single(who: str, value: object, why: str) -> Joint:
    """Return a joint of one freedom."""
    remedy = "Give what add_joint returned."
    joint = Arguments(who, ModelError).instance("joint", value, Joint, remedy)
    if len(joint.v) != 1:
        raise ModelError(
            f"{who}: the joint {joint.name!r} has {len(joint.v)} velocities, but "
            f"{why}. Give a joint of one freedom."
        )
    return joint


def _constants(
    model: Model, who: str, joint: object, **values: Scalar
) -> dict[str, Node]:
    """Return the constants of a motor as formulas."""
    _check_single(who, joint, "a motor turns one")
    formulas = {name: as_node(x, f"{who}: {name}") for name, x in values.items()}
    keep_sign(model, who, {"resistance": formulas["resistance"]}, "positive", _GROWS)
    inductance = formulas["inductance"]
    if inductance is not ZERO:
        # At a value of zero the current would have no rate.
        rule = _GROWS if model.default_value(inductance) < 0 else _NO_RATE
        keep_sign(model, who, {"inductance": inductance}, "positive", rule)
    for name in ("constant", "ratio"):
        keep_sign(model, who, {name: formulas[name]}, "not zero", _IDLE)
    return formulas


def _motor(
    model: Model,
    name: str,
    joint: Joint,
    command: Symbol,
    voltage: Node,
    of: dict[str, Node],
) -> Motor:
    """Add current, torque and load."""
    left = minus(voltage, times(of["constant"], times(of["ratio"], joint.v[0])))
    current: Node
    if of["inductance"] is ZERO:
        formula = left / of["resistance"]
        current = model.add_expression(f"i_{name}", formula, sensor=True, unit="A")
    else:
        state = current = model.add_state(f"i_{name}", unit="A")
        rate = minus(left, times(of["resistance"], current)) / of["inductance"]
        model.set_rate(state, rate)
    unit = joint.elements[0].force_unit
    formula = times(of["constant"], times(of["ratio"], current))
    torque = model.add_expression(f"M_{name}", formula, sensor=True, unit=unit)
    model.add_load(f"motor_{name}", JointForce(joint, torque))
    heat = times(of["resistance"], times(current, current))
    return Motor(command, voltage, current, torque, heat)


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
    arguments = Arguments(who, ModelError)
    joint = _check_single(who, joint, "one input moves one")
    w = arguments.number("frequency", frequency, above=0, unit="rad/s")
    zeta = arguments.number("damping", damping, above=0)
    if joint.drives[0] is not None:
        raise ModelError(
            f"{who}: the joint {joint.name!r} is driven already, by "
            f"{joint.drives[0]!r}. A motion has one cause: release it first with "
            f"drive(joint, None)."
        )
    _check_alone(who, model, joint)
    (element,) = joint.elements
    command = model.add_input(f"w_{name}", unit=element.unit)
    q = joint.q[0]
    s = model.add_expression(f"s_{name}", q, sensor=True, unit=element.unit)
    r = model.add_state(f"r_{name}", joint.v_start[0], unit=element.rate_unit)
    model.set_rate(r, w * w * (command - q) - 2 * zeta * w * r)
    model.add_constraint(name, Nonholonomic(joint.v[0] - r))
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
