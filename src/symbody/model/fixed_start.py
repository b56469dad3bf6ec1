"""Start values of joints that nothing may change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from symbody.arguments import listed, shown
from symbody.errors import ModelError
from symbody.model.independent import HasJoints
from symbody.model.joint import Joint


def fix_given(joint: Joint, fixed: Any) -> None:
    """Fix start values that were given.

    Args:
        joint: The joint.
        fixed: True for all of them, or True or False for each coordinate, with its
            velocity.

    Raises:
        ModelError: There are others than True and False, or another number of them,
            or what is fixed was not given.
    """
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
    found = wanted & joint.given
    if wanted and not found:
        raise ModelError(
            f"joint {joint.name!r}: fixed={shown(fixed)}, but no start value is given "
            f"that could be kept. Give it, for example q=0.3, or fix where the joint "
            f"begins without it by fix_start."
        )
    fix(joint, found)


def fix(joint: Joint, names: set[str]) -> None:
    """Let nothing change the start values of these coordinates and velocities.

    Raises:
        ModelError: They are a part of a quaternion.
    """
    at = 0
    for element in joint.elements:
        own = {q.name for q in joint.q[at : at + len(element.coordinates)]}
        at += len(element.coordinates)
        if element.kind == "Q" and 0 < len(own & names) < len(own):
            raise ModelError(
                f"joint {joint.name!r}: {', '.join(sorted(own & names))} cannot be "
                f"fixed alone, because the entries of a quaternion depend on each "
                f"other. Fix all of {', '.join(sorted(own))}."
            )
    joint.fixed |= names


def start_names(model: HasJoints, given: object) -> tuple[Joint, set[str]]:
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
