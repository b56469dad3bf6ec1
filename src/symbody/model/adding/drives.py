"""Drives, and choices of independent coordinates and of start values to keep."""

from __future__ import annotations

from collections.abc import Sequence

from symbody.arguments import Arguments, shown
from symbody.errors import ModelError
from symbody.expr.node import Array, Symbol
from symbody.expr.traverse import symbols_of
from symbody.model.description import Description
from symbody.model.drive import Drives
from symbody.model.drive import checked_drives as prescribed
from symbody.model.fixed_start import fix, start_names
from symbody.model.formulas import (
    FormulaLike,
)
from symbody.model.independent import independent_names
from symbody.model.joint import Joint

_FOLLOWS = {
    "input": "To follow an input take its filter, which has both: add_filtered_drive("
    "model, 'follow', {joint}, frequency=20.0); or give the formula for one run by "
    "kinematics(model, {{joint: …}}).",
    "state": "A state prescribes the velocity: model.add_constraint('follow', "
    "Nonholonomic({joint}.v[0] - rate)) with the formula of the state's rate.",
    "sensor": "What relates coordinates is a constraint: model.add_constraint("
    "'follow', Algebraic({joint}.q[0] - …)), or a Gear.",
}


def drive(
    self: Description,
    joint: Joint,
    formula: FormulaLike | Sequence[FormulaLike | None] | None,
    *,
    provisional: bool = False,
) -> None:
    """Prescribe the coordinates of a joint as formulas of time.

    Its velocities and accelerations follow by differentiation, and the force or
    torque that the drive needs becomes a result.

    Args:
        joint: A joint without quaternion.
        formula: Of model.t and parameters [rad or m]; a constant locks the joint.
            One for each coordinate; None leaves a coordinate free, or releases it.
        provisional: Whether another drive may take the place of this one, as of
            joints whose law a file leaves to the user.

    Raises:
        ModelError: The formula depends on anything else, the joint is driven
            already, or cannot be driven.
    """
    _check_joint(self, joint)
    asked = Arguments(f"drive of joint {joint.name!r}", ModelError)
    provisional = asked.flag("provisional", provisional)
    drives = checked_drives(self, joint, formula)
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
    self._provisional.discard(joint.name)
    if provisional:
        self._provisional.add(joint.name)


def checked_drives(self: Description, joint: Joint, formula: object) -> Drives:
    """Return the formulas that `drive` would prescribe, without prescribing them.

    Raises:
        ModelError: As of `drive`.
    """
    _check_joint(self, joint)
    return prescribed(joint, formula, lambda value: _of_time(self, joint, value))


def _of_time(self: Description, joint: Joint, value: object) -> Array:
    """Return a formula of time and parameters.

    Raises:
        ModelError: It holds anything else; the message says what follows that.
    """
    who = f"drive of joint {joint.name!r}"
    formula = self._formula(who, value, ())
    for symbol in symbols_of(formula.item()):
        kind = self._kinds[symbol]
        if kind in ("parameter", "time"):
            continue
        follows = _FOLLOWS.get(kind, _FOLLOWS["sensor"])
        raise ModelError(
            f"{who}: the formula holds the {kind} {symbol.name!r}, but only parameters "
            f"and time can stand here, from which velocity and acceleration follow. "
            f"{follows.format(joint=joint.name)}"
        )
    return formula


def choose_independent(self: Description, *coordinates: Joint | Symbol | str) -> None:
    """Say which coordinates of a constrained mechanism are to be independent.

    The others that may be are chosen by themselves; the choice is verified when
    the model is compiled.

    Args:
        coordinates: Joints, or names or symbols of coordinates or velocities.

    Raises:
        ModelError: One of them is not of this model, or driven.
    """
    for given in coordinates:
        self.independent += independent_names(self, given)


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
    for given in values:
        joint, names = start_names(self, given)
        fix(joint, names)


def _check_joint(self: Description, joint: object) -> None:
    name = getattr(joint, "name", None)
    if name is None or self.joints.get(str(name)) is not joint:
        raise ModelError(
            f"drive: {shown(joint)} is not a joint of model {self.name!r}. Give "
            f"what its add_joint returned."
        )
