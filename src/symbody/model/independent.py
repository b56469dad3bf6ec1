"""The user's choice of independent coordinates."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from symbody.errors import ModelError
from symbody.model.joint import Joint


class _Joints(Protocol):
    """What is asked of a model."""

    name: str
    joints: dict[str, Joint]


def independent_names(model: _Joints, given: Any) -> list[str]:
    """Return the names of the velocities that a choice means.

    Args:
        model: Whose joints may be meant.
        given: Joint, or name or symbol of a joint, a coordinate or a velocity.

    Raises:
        ModelError: There is nothing free of this name.
    """
    name = str(getattr(given, "name", given))
    known = _free_velocities(model.joints)
    if name not in known:
        raise ModelError(
            f"independent coordinate {name!r}: model {model.name!r} has no free "
            f"coordinate, velocity or joint of this name. It has "
            f"{', '.join(model.joints) or 'no joints'}."
        )
    return known[name]


def _free_velocities(joints: Mapping[str, Joint]) -> dict[str, list[str]]:
    """Return by name of joint, coordinate or velocity the free velocities meant."""
    known: dict[str, list[str]] = {}
    for joint in joints.values():
        free = [
            v.name
            for k, v in enumerate(joint.v)
            if len(joint.q) != len(joint.v) or joint.drives[k] is None
        ]
        if free:
            known[joint.name] = free
        known |= {name: [name] for name in free}
        if len(joint.q) == len(joint.v):
            pairs = zip(joint.q, joint.v, strict=True)
            known |= {q.name: [v.name] for q, v in pairs if v.name in free}
    return known
