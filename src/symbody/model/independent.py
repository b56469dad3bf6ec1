"""The user's choice of independent coordinates."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from symbody.errors import ModelError
from symbody.model.joint import Joint


class HasJoints(Protocol):
    """A model, as far as its joints are needed."""

    name: str
    joints: dict[str, Joint]


def independent_names(model: HasJoints, given: object) -> list[str]:
    """Return the names of the velocities that a choice means.

    Args:
        model: Whose joints may be meant.
        given: Joint, or name or symbol of a joint, a coordinate or a velocity.

    Raises:
        ModelError: There is nothing free of this name, or it is an entry of a
            quaternion.
    """
    name = str(getattr(given, "name", given))
    known = _free_velocities(model.joints)
    if name in known:
        return known[name]
    for joint in model.joints.values():
        if name in {q.name for q in joint.q if q.name not in known}:
            _check_rate(f"independent coordinate {name!r}", joint, name)
    raise ModelError(
        f"independent coordinate {name!r}: model {model.name!r} has no free "
        f"coordinate, velocity or joint of this name. It has "
        f"{', '.join(model.joints) or 'no joints'}."
    )


def _check_rate(who: str, joint: Joint, name: str) -> None:
    """Refuse an entry of a quaternion."""
    rates = {q.name: v for q, v in zip(joint.q, joint.rates, strict=True)}
    if rates[name] is None:
        paired = {rate.name for rate in joint.rates if rate is not None}
        turns = ", ".join(v.name for v in joint.v if v.name not in paired)
        raise ModelError(
            f"{who}: it is an entry of the quaternion of joint {joint.name!r}, which "
            f"has no rate of its own. Choose among the angular velocities {turns}, or "
            f"describe the joint by angles."
        )


def _free_velocities(joints: Mapping[str, Joint]) -> dict[str, list[str]]:
    """Return by name of joint, coordinate or velocity the free velocities meant."""
    known: dict[str, list[str]] = {}
    for joint in joints.values():
        pairs = list(zip(joint.q, joint.rates, joint.drives, strict=True))
        driven = {
            v.name for _, v, drive in pairs if v is not None and drive is not None
        }
        free = [v.name for v in joint.v if v.name not in driven]
        if free:
            known[joint.name] = free
        known |= {name: [name] for name in free}
        known |= {
            q.name: [v.name] for q, v, _ in pairs if v is not None and v.name in free
        }
    return known
