"""The part of a model that URDF can hold: trees, friction, joints that follow."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, final

from symbody.errors import FileError
from symbody.expr.differentiate import derivative
from symbody.expr.evaluate import substitute
from symbody.expr.node import ZERO, Node, Symbol
from symbody.expr.traverse import symbols_of
from symbody.model.joint import Joint
from symbody.model.loads.joint_loads import (
    CoulombFriction,
    JointForce,
    TorsionalSpringDamper,
)
from symbody.model.loops.relations import GearPair, JointFormula, Transmission
from symbody.model.model import Model

LEAVABLE = (
    "armatures", "constraints", "curves", "drives", "expressions", "inputs", "loads",
    "loops", "sensors", "states", "visuals",
)  # fmt: skip


@final
@dataclass
class Friction:
    """Viscous [N m s/rad or N s/m] and dry friction [N m or N] along one velocity."""

    damping: float = 0.0
    dry: float = 0.0


@final
@dataclass
class Extras:
    """Friction by velocity; (coordinate, multiplier, offset) by what follows it."""

    friction: dict[Symbol, Friction] = field(default_factory=dict)
    mimics: dict[Symbol, tuple[Symbol, float, float]] = field(default_factory=dict)


def refuse(leave_out: Sequence[str], kind: str, who: str, why: str) -> None:
    """Raise FileError unless elements of a kind may be left out of a file."""
    if kind in leave_out:
        return
    remedy = f"let {kind} go with leave_out=[{kind!r}] (--leave-out {kind}), or "
    raise FileError(
        f"{who}: a URDF file cannot hold it: {why}. JSON holds every model; else "
        f"{remedy if kind in LEAVABLE else ''}change the model."
    )


def extras_of(model: Model, leave_out: Sequence[str]) -> Extras:
    """Return friction and mimics of the joints; FileError for what URDF cannot hold."""

    def refuse_all(kind: str, names: Iterable[str]) -> None:
        for name in names:
            refuse(leave_out, f"{kind}s", f"{kind} {name!r}", f"it has no {kind}s")

    refuse_all("input", model.inputs)
    refuse_all("state", model.states)
    refuse_all("curve", model.curves)
    refuse_all("expression", [*model.expressions, *model.undefined])
    for joint in model.joints.values():
        _check_joint(joint, leave_out)
    extras = Extras()
    for name, named in model.loops.items():
        if not _add_mimic(model, named.loop, extras):
            why = "joints can only follow another one in proportion ('mimic')"
            refuse(leave_out, "loops", f"loop {name!r}", why)
    refuse_all("constraint", model.constraints)
    refuse_all("sensor", model.sensors)
    for name, load in model.loads.items():
        if not _add_friction(model, load.load, extras):
            why = "its only loads are damping and dry friction of joints, not free ones"
            refuse(leave_out, "loads", f"load {name!r}", why)
    return extras


def is_floating(joint: Joint) -> bool:
    """Return whether a joint is free, its rotation by a quaternion."""
    return [e.label for e in joint.elements] == ["Tx", "Ty", "Tz", "Q"]


def _check_joint(joint: Joint, leave_out: Sequence[str]) -> None:
    who = f"joint {joint.name!r}"
    kinds = {element.kind for element in joint.elements}
    if "G" in kinds:
        why = f"its motion follows a law ({type(joint.kind).__name__})"
        refuse(leave_out, "joints", who, why)
    if "Q" in kinds and not is_floating(joint):
        why = "it has no ball joints; Spherical('cardan') is three joints there"
        refuse(leave_out, "joints", who, why)
    if any(drive is not None for drive in joint.drives):
        refuse(leave_out, "drives", who, "it is driven")
    if any(inertia is not ZERO for inertia in joint.armature):
        refuse(leave_out, "armatures", who, "it has an armature")


def _linear(model: Model, formula: Node, of: Symbol) -> tuple[float, float] | None:
    """Return slope and value at zero of a formula; None if it is not linear."""
    slope, rest = derivative(formula, of), substitute(formula, {of: ZERO})
    if any(s.name not in _constants(model) for s in symbols_of(slope, rest)):
        return None
    return model.default_value(slope), model.default_value(rest)


def _constants(model: Model) -> set[str]:
    return {s.name for p in model.parameters.values() for s in p.symbols.ravel()}


def _add_mimic(model: Model, loop: object, extras: Extras) -> bool:
    """Add a loop, if it is a joint that follows another one in proportion."""
    if isinstance(loop, GearPair):
        loop = loop.transmission()
    if isinstance(loop, Transmission):
        ratio, offset = (model.default_value(x) for x in (loop.ratio, loop.offset))
        extras.mimics[loop.joint2] = loop.joint1, ratio, offset
        return True
    if isinstance(loop, JointFormula):
        constants = _constants(model)
        others = [s for s in symbols_of(loop.formula) if s.name not in constants]
        if len(others) == 1 and any(others[0] in j.q for j in model.joints.values()):
            line = _linear(model, loop.formula, others[0])
            if line is not None:
                extras.mimics[loop.joint] = others[0], *line
                return True
    return False


def _add_friction(model: Model, load: Any, extras: Extras) -> bool:
    """Add a load, if it is friction in a joint."""
    brakes = _brakes(model, load)
    if brakes is None or any(b.damping < 0 or b.dry < 0 for b in brakes):
        return False
    if is_floating(load.joint):
        return False
    for velocity, brake in zip(load.joint.v, brakes, strict=True):
        total = extras.friction.setdefault(velocity, Friction())
        total.damping += brake.damping
        total.dry += brake.dry
    return True


def _brakes(model: Model, load: object) -> list[Friction] | None:
    """Return the friction that a load is, one a velocity; None if it is none."""
    if isinstance(load, TorsionalSpringDamper):
        if any(load.law) or any(k is not ZERO for k in load.stiffness):
            return None
        rows = [(d, ZERO) for d in load.damping]
    elif isinstance(load, CoulombFriction):
        dry = [c * f for c, f in zip(load.coefficient, load.normal_force, strict=True)]
        rows = list(zip(load.viscous, dry, strict=True))
    elif isinstance(load, JointForce):
        lines = [
            _linear(model, force, v)
            for force, v in zip(load.force, load.joint.v, strict=True)
        ]
        if any(line is None or line[1] for line in lines):
            return None
        return [Friction(-line[0]) for line in lines if line is not None]
    else:
        return None
    constants = _constants(model)
    if any(s.name not in constants for row in rows for s in symbols_of(*row)):
        return None
    return [Friction(*(model.default_value(node) for node in row)) for row in rows]
