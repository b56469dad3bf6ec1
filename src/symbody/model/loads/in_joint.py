"""What loads that act in joints check."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from symbody.errors import ModelError
from symbody.expr.node import Array
from symbody.model.joint import Joint
from symbody.model.loads.load import JointLoad
from symbody.spatial.vectors import array


def checked_joint(who: str, joint: Any) -> int:
    """Return the number of velocities of a joint.

    Raises:
        ModelError: It is no joint, or fixed.
    """
    if not isinstance(joint, Joint):
        raise ModelError(
            f"{who}: {joint!r} is not a joint. Give what add_joint returned."
        )
    if not joint.v:
        raise ModelError(
            f"{who}: the joint {joint.name!r} is fixed, so a force in it changes "
            f"nothing. Choose a joint that can move."
        )
    return len(joint.v)


def shape_in_joint(joint: Joint) -> tuple[int, ...]:
    """Return the shape of forces along the velocities of a joint; () for one."""
    return () if len(joint.v) == 1 else (len(joint.v),)


def value_in_joint(loads: Sequence[JointLoad]) -> Array:
    """Return forces in a joint, in that shape."""
    forces = [load.force for load in loads]
    return array(forces[0] if len(forces) == 1 else forces)
