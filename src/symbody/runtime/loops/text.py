"""The LLVM text of the loops, and the C sources that it is made from.

A unit is what is compiled together: the loop with the method that is the default, and
each other method by itself, so that nobody waits for a method that is not used.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable

SOURCES: Traversable = files("symbody.runtime.loops") / "sources"
_HEADERS = ("ode.h", "solver.h", "singular.h", "explicit.h", "model.h", "meeting.h")
UNITS: Mapping[str, tuple[str, ...]] = {
    "loop": ("ode", "adaptive", "singular", "dp54", "model", "meeting"),
    "dp853": ("dp853",),
    "rk4": ("rk4",),
    "radau5": ("radau5",),
}


def text_path(unit: str) -> Traversable:
    """Return where the text of a unit is."""
    return SOURCES / f"{unit}.ll"


def loop_text(unit: str) -> str:
    """Return the LLVM text of a unit."""
    return text_path(unit).read_text(encoding="utf-8")


def digest(unit: str) -> str:
    """Return a checksum of the sources of a unit."""
    names = [*_HEADERS, *(f"{name}.c" for name in UNITS[unit])]
    whole = hashlib.sha256()
    for name in names:
        whole.update((SOURCES / name).read_bytes())
    return whole.hexdigest()
