"""Adding joints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from symbody.errors import ModelError, warn_user
from symbody.model.adding.nodes import checked_no_node
from symbody.model.body import PlaceLike
from symbody.model.description import Description
from symbody.model.fixed_start import fix_given
from symbody.model.formulas import (
    FormulaLike,
    NumbersLike,
    VectorLike,
    checked_formula,
)
from symbody.model.joint import Joint, new_joint, unusual
from symbody.model.joint_types.chain import JointKind, joint_type
from symbody.model.loads.load import check_not_negative

# Least and greatest value.
Limits: TypeAlias = tuple[float, float]


def add_joint(
    self: Description,
    name: str,
    parent: PlaceLike,
    child: PlaceLike,
    kind: JointKind,
    *,
    q: float | NumbersLike | None = None,
    v: float | NumbersLike | None = None,
    limits: Limits | Sequence[Limits | None] | None = None,
    armature: FormulaLike | VectorLike = 0,
    fixed: bool | Sequence[bool] = False,
) -> Joint:
    """Add a joint between two bodies.

    Args:
        name: Unique in the model; its coordinates are q_name or, where it has
            several, q_name_Tx and so on.
        parent: Body or frame nearer to the world.
        child: Body or frame that the joint carries. With all coordinates at zero
            both frames coincide.
        kind: "Rx", "Ty", …, a list of them, "fixed", "spherical", "free",
            "cylindrical", "planar", "universal", or an object such as
            `Revolute((1, 1, 0))`.
        q: Start coordinates [rad or m]; default where the frames coincide. Where
            loops close from rough values, they may change; a motion tells by how
            much.
        v: Start velocities; default zero. The same holds for them.
        limits: (least, greatest) of the coordinate; a list of those or None where
            there are several. They stop nothing, for there are no stops: a
            simulation that passes one warns, and its motion notes it.
        armature: Inertia of a rotor that turns with the joint, as the joint feels
            it: times the square of the gear ratio [kg m² or kg]. One for all
            velocities or a list. It adds to the diagonal of M and to nothing else.
        fixed: Whether closing the loops must keep the start values that q and v
            give: True, or True or False for each coordinate, with its velocity.
            See also `fix_start`.

    Raises:
        ModelError: A name is taken, a place is of another model, the joint starts
            and ends on one body, start values do not fit, an armature is negative,
            or what is fixed is not given.
    """
    who = f"joint {name!r}"
    self._names.check("joint", name)
    frames = tuple(self._own_frame(who, place) for place in (parent, child))
    checked_no_node(self, who, frames, "which no joint carries")
    if frames[0].body is frames[1].body:
        raise ModelError(
            f"{who}: parent and child are both on {frames[0].body.name!r}. A joint "
            f"connects two bodies; give a frame of another body."
        )
    if frames[1].body is self.world:
        raise ModelError(
            f"{who}: the child is the world, which nothing carries. Give the world "
            f"as parent and {frames[0].body.name!r} as child."
        )
    motions = joint_type(kind)
    allowed = ("own coordinate", "parameter", "time")
    for element in motions.elements:
        self._constant(f"axis of {who}", element.axis, (3,))
        if element.law is not None:
            law, kinds = element.law, dict.fromkeys(element.law.coordinates, allowed[0])
            kinds = self._kinds | kinds
            for formula in (law.position, law.rotation):
                checked_formula(who, formula, None, kinds, self.name, allowed)
    n = sum(len(element.velocities) for element in motions.elements)
    each = armature if hasattr(armature, "__len__") else [armature] * n
    inertias = tuple(self._constant(f"armature of {who}", each, (n,)))
    joint = new_joint(
        name, frames[0], frames[1], motions, q=q, v=v, limits=limits, armature=inertias
    )
    check_not_negative(who, joint, self._bind(who), "as any inertia", "armature")
    fix_given(joint, fixed)
    motion = {"coordinate": joint.q, "velocity": joint.v, "acceleration": joint.vd}
    for kind_of_symbol, symbols in motion.items():
        for symbol in symbols:
            self._names.check_free(kind_of_symbol, symbol.name)
    for kind_of_symbol, symbols in motion.items():
        for symbol in symbols:
            self._names.take(kind_of_symbol, symbol.name)
        self._register(kind_of_symbol, symbols)
    self._names.take("joint", name)
    self.joints[name] = joint
    for message in unusual(joint):
        warn_user(message)
    return joint
