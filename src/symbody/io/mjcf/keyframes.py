"""Keyframes: where a motion may start.

References:
    mujoco.readthedocs.io, XML reference: keyframe.
"""

from __future__ import annotations

from symbody.errors import FileError
from symbody.io.mjcf.document import Document


def start_of(document: Document, keyframe: str | int | None) -> list[float] | None:
    """Return the coordinates of a keyframe; None for those of the file itself.

    Raises:
        FileError: There is none of this name or number.
    """
    if keyframe is None:
        return None
    keys = [key for key in document.sections("keyframe") if key.tag == "key"]
    for number, key in enumerate(keys):
        if keyframe in (number, key.get("name", "")):
            if "qpos" not in key.attributes:
                return None
            return list(key.numbers("qpos", None))
    known = ", ".join(
        key.get("name", "") or str(number) for number, key in enumerate(keys)
    )
    raise FileError(
        f"read: there is no keyframe {keyframe!r}. Known: {known or 'none'}."
    )
