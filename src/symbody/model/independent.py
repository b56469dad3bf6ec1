"""The user's choice of coordinates: which are independent, which start fixed."""

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


def start_names(model: _Joints, given: Any) -> tuple[Joint, set[str]]:
    """Return a joint, and the names of those of its start values that are meant.

    Args:
        model: Whose joints may be meant.
        given: Joint or its name, for its coordinates; or name or symbol of a
            coordinate or a velocity.

    Raises:
        ModelError: There is nothing of this name, or it is driven.
    """
    name = str(getattr(given, "name", given))
    for joint in model.joints.values():
        driven = {
            symbol.name
            for q, v, drive in zip(joint.q, joint.rates, joint.drives, strict=True)
            if drive is not None
            for symbol in (q, v)
            if symbol is not None
        }
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
