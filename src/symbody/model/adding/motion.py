"""Motion of joints: drives, independent coordinates, start values and conditions."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle
from typing import Any

import numpy as np

from symbody.arguments import Arguments, counted, listed, shown
from symbody.errors import ModelError
from symbody.expr.node import Array, Const, Node, Scalar, Symbol
from symbody.expr.traverse import symbols_of
from symbody.model.description import Description
from symbody.model.formulas import FormulaLike, NumbersLike
from symbody.model.joint import Drives, Joint, placed_elements
from symbody.model.quantities import StartCondition
from symbody.with_units import warn_of_degrees

# The remedy for a drive whose formula holds a symbol of a kind.
_REMEDIES = {
    "input": "To follow an input take its filter, which has both: add_filtered_drive("
    "model, 'follow', {joint}, frequency=20.0); or give the formula for one run by "
    "kinematics(model, {{joint: …}}).",
    "state": "A state prescribes the velocity: model.add_constraint('follow', "
    "Nonholonomic({joint}.v[0] - rate)) with the formula of the state's rate.",
    "sensor": "What relates coordinates is a constraint: model.add_constraint("
    "'follow', Algebraic({joint}.q[0] - …)), or a Gear.",
}
# Kinds of symbols in conditions on the start.
_AT_START = (
    "sensor", "coordinate", "velocity", "acceleration", "state", "input", "parameter",
    "time", "expression",
)  # fmt: skip


def drive(
    self: Description,
    joint: Joint,
    formula: FormulaLike | Sequence[FormulaLike | None] | None,
    *,
    provisional: bool = False,
) -> None:
    """Prescribe the coordinates of a joint as formulas of time.

    Its velocities and accelerations follow by differentiation, and the force or torque
    that the drive needs becomes a result. It begins where the formula is: start values
    of the joint do not add to that.

    Args:
        joint: A joint without quaternion.
        formula: Of model.t and parameters [rad or m]; a constant locks the joint.
            One for each coordinate; None leaves a coordinate free, or ends its drive.
        provisional: Whether another drive may replace this one, as for joints whose law
            a file leaves to the user.

    Raises:
        ModelError: The formula depends on anything else, the joint is driven
            already, or cannot be driven.
    """
    drives = checked_drives(self, joint, formula)
    arguments = Arguments(f"drive of joint {joint.name!r}", ModelError)
    provisional = arguments.flag("provisional", provisional)
    free = joint.name in self._provisional
    for q, before, now in zip(joint.q, joint.drives, drives, strict=True):
        if not free and None not in (before, now) and before is not now:
            raise ModelError(
                f"drive of joint {joint.name!r}: {q.name} is driven already, by "
                f"{before!r}. A motion has one cause: release it first with "
                f"drive(joint, None), or give other formulas for one run by "
                f"kinematics(model, {{joint: …}})."
            )
    joint.drives[:] = drives
    self._names.news.append(f"drive of joint {joint.name!r}")
    self._provisional.discard(joint.name)
    if provisional:
        self._provisional.add(joint.name)


def checked_drives(self: Description, joint: Joint, formula: Any) -> Drives:
    """Return the formulas that `drive` would prescribe, without prescribing them.

    Raises:
        ModelError: As of `drive`.
    """
    name = getattr(joint, "name", None)
    if name is None or self.joints.get(str(name)) is not joint:
        raise ModelError(
            f"drive: {shown(joint)} is not a joint of model {self.name!r}. Give "
            f"what its add_joint returned."
        )
    who = f"drive of joint {joint.name!r}"
    if any(element.kind == "Q" for element in joint.elements):
        raise ModelError(
            f"{who}: its quaternion's entries depend on each other, so they cannot be "
            f"prescribed one by one. Use a chain of rotations such as "
            f"['Rx', 'Ry', 'Rz'], or Spherical('cardan')."
        )
    one = not getattr(formula, "shape", hasattr(formula, "__len__"))
    one = one or isinstance(formula, str)
    formulas = [formula] if one else list(formula)
    if len(formulas) != len(joint.q):
        names = ", ".join(symbol.name for symbol in joint.q) or "none"
        raise ModelError(
            f"{who}: {counted(len(formulas), 'formula')} for "
            f"{counted(len(joint.q), 'coordinate')}: {names}. "
            f"Give one for each, None where a coordinate stays free."
        )
    drives = tuple(None if f is None else _of_time(self, joint, f) for f in formulas)
    units = [element.unit for element in joint.elements for _ in element.coordinates]
    for q, drive, unit in zip(joint.q, drives, units, strict=True):
        angle = drive.value if isinstance(drive, Const) and unit == "rad" else 0.0
        warn_of_degrees(f"{who}: {q.name}", angle)
    return drives


def _angles(self: Description) -> set[Symbol]:
    """Return coordinates, and entries of sensors, that are in radians."""
    units: list[tuple[Symbol, str]] = []
    for joint in self.joints.values():
        own = [element.unit for element in joint.elements for _ in element.coordinates]
        units += zip(joint.q, own, strict=True)
    for named in self.sensors.values():
        several = cycle(named.sensor.unit.split(", "))
        units += zip(named.symbols.ravel().tolist(), several, strict=False)
    return {symbol for symbol, unit in units if unit == "rad"}


def _of_time(self: Description, joint: Joint, value: object) -> Node:
    """Return a formula of time and parameters."""
    who = f"drive of joint {joint.name!r}"
    formula: Node = self._formula(who, value, ()).item()
    for symbol in symbols_of(formula):
        kind = self._kinds[symbol]
        if kind in ("parameter", "time"):
            continue
        remedy = _REMEDIES.get(kind, _REMEDIES["sensor"]).format(joint=joint.name)
        raise ModelError(
            f"{who}: the formula holds the {kind} {symbol.name!r}, but only parameters "
            f"and time can stand here, from which velocity and acceleration follow. "
            f"{remedy}"
        )
    return formula


def choose_independent(self: Description, *coordinates: Joint | Symbol | str) -> None:
    """Say which coordinates of a constrained mechanism are to be independent.

    symbody chooses the remaining ones; the choice is checked when the model is
    compiled.

    Args:
        coordinates: Joints, or names or symbols of coordinates or velocities.

    Raises:
        ModelError: One of them is not of this model, or driven.
    """
    for coordinate in coordinates:
        self.independent += _independent_names(self, coordinate)


def _independent_names(model: Description, choice: object) -> list[str]:
    """Return the names of the velocities that a joint, a name or a symbol means."""
    name = str(getattr(choice, "name", choice))
    for joint in model.joints.values():
        driven = _driven_names(joint)
        free = [v.name for v in joint.v if v.name not in driven]
        if name == joint.name and free:
            return free
        rates = {q.name: v for q, v in zip(joint.q, joint.rates, strict=True)}
        rate = rates.get(name)
        velocity = name if rate is None else rate.name
        if velocity in free:
            return [velocity]
        if name in rates and rate is None:
            paired = {rate.name for rate in joint.rates if rate is not None}
            turns = ", ".join(v.name for v in joint.v if v.name not in paired)
            raise ModelError(
                f"independent coordinate {name!r}: it is an entry of the quaternion of "
                f"joint {joint.name!r}, which has no rate of its own. Choose among the "
                f"angular velocities {turns}, or describe the joint by angles."
            )
    raise ModelError(
        f"independent coordinate {name!r}: model {model.name!r} has no free "
        f"coordinate, velocity or joint of this name. It has "
        f"{', '.join(model.joints) or 'no joints'}."
    )


def _driven_names(joint: Joint) -> set[str]:
    """Return the names of driven coordinates, and of their rates."""
    triples = zip(joint.q, joint.rates, joint.drives, strict=True)
    pairs = [(q, v) for q, v, drive in triples if drive is not None]
    return {symbol.name for pair in pairs for symbol in pair if symbol is not None}


def fix_start(self: Description, *values: Joint | Symbol | str) -> None:
    """Say which start values closing the loops must keep.

    Others move in place of them; where nothing else can, the model is refused when
    it is compiled.

    Args:
        values: Joints, for all their coordinates; names or symbols of coordinates
            or velocities.

    Raises:
        ModelError: One of them is not of this model, driven, or a part of a
            quaternion.

    Example:
        >>> import symbody as sb
        >>> model = sb.library.four_bar(explicit=False)
        >>> model.fix_start("q_crank", "v_crank")
    """
    for value in values:
        fix(*_start_names(self, value))


def _start_names(model: Description, choice: object) -> tuple[Joint, set[str]]:
    """Return a joint, and the names of those of its start values that are meant."""
    name = str(getattr(choice, "name", choice))
    for joint in model.joints.values():
        driven = _driven_names(joint)
        free = [s.name for s in (*joint.q, *joint.v) if s.name not in driven]
        if name == joint.name and free:
            return joint, {s.name for s in joint.q} & set(free)
        if name in free:
            return joint, {name}
    raise ModelError(
        f"fix_start of {name!r}: model {model.name!r} has no joint, coordinate or "
        f"velocity of this name that is not driven. It has the joints "
        f"{', '.join(model.joints) or 'none'}."
    )


def fix(joint: Joint, names: set[str]) -> None:
    """Let nothing change the start values of these coordinates and velocities."""
    for element, of_q, _ in placed_elements(joint):
        own = {q.name for q in joint.q[of_q]}
        if element.kind == "Q" and 0 < len(own & names) < len(own):
            raise ModelError(
                f"joint {joint.name!r}: {', '.join(sorted(own & names))} cannot be "
                f"fixed alone, because the entries of a quaternion depend on each "
                f"other. Fix all of {', '.join(sorted(own))}."
            )
    joint.fixed.update(names)


def fix_starts(joint: Joint, fixed: Any) -> None:
    """Fix start values: all, or by a True or False for each coordinate."""
    is_one = not isinstance(fixed, Sequence)
    flags = [fixed] * len(joint.q) if is_one else list(fixed)
    names = listed(s.name for s in joint.q)
    if len(flags) != len(joint.q) or not all(isinstance(f, bool) for f in flags):
        raise ModelError(
            f"joint {joint.name!r}: fixed={shown(fixed)} does not fit its coordinates: "
            f"{names}. Give True or False, or one of these for each."
        )
    wanted = {q.name for q, flag in zip(joint.q, flags, strict=True) if flag}
    pairs = zip(joint.q, joint.rates, strict=True)
    wanted |= {v.name for q, v in pairs if v is not None and q.name in wanted}
    if is_one and fixed:
        wanted |= {v.name for v in joint.v}
    if wanted and wanted.isdisjoint(joint.given):
        raise ModelError(
            f"joint {joint.name!r}: fixed={shown(fixed)}, but no start value is given "
            f"that could be kept. Give it, for example q=0.3, or fix where the joint "
            f"begins without it by fix_start."
        )
    fix(joint, wanted & joint.given)


def start_at(
    self: Description, quantity: Scalar | Array, value: float | NumbersLike
) -> None:
    """Give the value of a sensor at the start of a motion.

    The start values of joints follow when the model is compiled: those without a given
    value change first, given ones only if need be, fixed ones never. Sensors of
    positions determine coordinates, sensors of velocities determine velocities.
    Accelerations, loads, energies and extra states determine all of these together,
    with the shortest change; `start_at(joint.vd, 0)` for all joints gives a steady
    state. Values in `simulate(start=…)` replace all conditions; the other values are
    those of the compiled model.

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
        >>> end = model.add_sensor(
        ...     "end", sb.sensors.Position(model.bodies["lower_rod"])
        ... )
        >>> model.start_at(end[0], 0.1)
    """
    formulas = self._formula("start_at", quantity, None, allowed=_AT_START)
    if not formulas.size:
        raise ModelError(
            "start_at: the quantity is an empty list, which asks for nothing. Give "
            "what add_sensor returned, or an entry of it."
        )
    remedy = "Give one number a formula."
    values = Arguments("start_at", ModelError).numbers("value", value, remedy=remedy)
    if values.shape not in ((), formulas.shape):
        raise ModelError(
            f"start_at: values of the shape {values.shape} for formulas of the shape "
            f"{formulas.shape}. Give one number for all, or one for each."
        )
    numbers = np.broadcast_to(values, formulas.shape).ravel().tolist()
    pairs = list(zip(formulas.ravel().tolist(), numbers, strict=True))
    for formula, _ in pairs:
        if not symbols_of(formula):
            raise ModelError(
                f"start_at: {formula!r} is a constant, so that no start value changes "
                f"it. Give what add_sensor returned, or a formula of it."
            )
    angles = _angles(self)
    for formula, number in pairs:
        if isinstance(formula, Symbol) and formula in angles:
            warn_of_degrees(f"start_at: {formula.name!r}", number)
    self.start_conditions += [StartCondition(*pair) for pair in pairs]
    self._names.news.append("condition on the start")
