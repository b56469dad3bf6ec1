"""The part of a model that URDF can hold: trees, friction, joints that follow.

The first element that it cannot hold is named. Parameters become numbers, their
defaults; gravity and start values are no part of a robot.
"""

from __future__ import annotations

from collections.abc import Iterable
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
    """The attributes of joints in URDF besides their motion.

    Mimics are (coordinate, multiplier, offset) by the coordinate that follows.
    """

    friction: dict[Symbol, Friction] = field(default_factory=dict)
    mimics: dict[Symbol, tuple[Symbol, float, float]] = field(default_factory=dict)


@final
@dataclass(frozen=True)
class Refusals:
    """Elements that a file may not lack silently, except kinds of LEAVABLE."""

    leave_out: tuple[str, ...] = ()

    def refuse(self, kind: str, who: str, why: str) -> None:
        """Raise FileError unless elements of this kind may be left out."""
        if kind in self.leave_out:
            return
        remedy = f"let {kind} go with leave_out=[{kind!r}] (--leave-out {kind}), or "
        raise FileError(
            f"{who}: a URDF file cannot hold it: {why}. JSON holds every model; else "
            f"{remedy if kind in LEAVABLE else ''}change the model."
        )


def extras_of(model: Model, refusals: Refusals) -> Extras:
    """Return friction and mimics of the joints; FileError for what URDF cannot hold."""
    before: list[tuple[str, Iterable[str]]] = [
        ("input", model.inputs),
        ("state", model.states),
        ("curve", model.curves),
        ("expression", [*model.expressions, *model.undefined]),
    ]
    _refuse_all(before, refusals)
    for joint in model.joints.values():
        _check_joint(joint, refusals)
    extras = Extras()
    for name, named in model.loops.items():
        if not _add_mimic(model, named.loop, extras):
            refusals.refuse(
                "loops",
                f"loop {name!r}",
                "joints can only follow another one in proportion ('mimic')",
            )
    _refuse_all(
        [("constraint", model.constraints), ("sensor", model.sensors)], refusals
    )
    for name, load in model.loads.items():
        if not _add_friction(model, load.load, extras):
            refusals.refuse(
                "loads",
                f"load {name!r}",
                "its only loads are damping and dry friction of joints, not free ones",
            )
    return extras


def _refuse_all(kinds: Iterable[tuple[str, Iterable[str]]], refusals: Refusals) -> None:
    for kind, names in kinds:
        for name in names:
            refusals.refuse(f"{kind}s", f"{kind} {name!r}", f"it has no {kind}s")


def is_floating(joint: Joint) -> bool:
    """Return whether a joint is free, its rotation by a quaternion."""
    return [e.label for e in joint.elements] == ["Tx", "Ty", "Tz", "Q"]


def _check_joint(joint: Joint, refusals: Refusals) -> None:
    who = f"joint {joint.name!r}"
    kinds = {element.kind for element in joint.elements}
    if "G" in kinds:
        kind = type(joint.kind).__name__
        refusals.refuse("joints", who, f"its motion follows a law ({kind})")
    if "Q" in kinds and not is_floating(joint):
        refusals.refuse(
            "joints",
            who,
            "it has no ball joints; Spherical('cardan') is three joints there",
        )
    if any(drive is not None for drive in joint.drives):
        refusals.refuse("drives", who, "it is driven")
    if any(inertia is not ZERO for inertia in joint.armature):
        refusals.refuse("armatures", who, "it has an armature")


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
        laws = load.law
        if any(laws) or any(k is not ZERO for k in load.stiffness):
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
