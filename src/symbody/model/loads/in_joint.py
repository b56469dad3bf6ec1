"""What loads that act in joints check."""

from __future__ import annotations

from typing import Any

from symbody.errors import ModelError
from symbody.model.joint import Joint


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
