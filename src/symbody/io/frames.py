"""Frames of a file on bodies of a model."""

from __future__ import annotations

from symbody.io.pose import Pose
from symbody.model.body import Body, Frame


def frame_at(body: Body, wanted: str, at: Pose) -> Body | Frame:
    """Return a frame at a place on a body; the body itself if it is there.

    Args:
        body: The body.
        wanted: Name of the frame, to which a number is added where it is taken.
        at: Place in the body's own frame.
    """
    if at.is_identity:
        return body
    name = free_frame_name(body, wanted)
    return body.add_frame(name, at=at.p, rotation=at.rotation)


def free_frame_name(body: Body, wanted: str) -> str:
    """Return a name that no frame of a body has."""
    name, number = wanted, len(body.frames) + 1
    while name in body.frames:
        name, number = f"{wanted}_{number}", number + 1
    return name
