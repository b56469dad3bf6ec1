"""The LLVM text of the loops, and the C sources that it is made from.

A unit is what is compiled together: the loop with the method that is the default, and
each other method by itself, so that nobody waits for a method that is not used.
"""

from __future__ import annotations

import hashlib
import pkgutil
from collections.abc import Mapping
from pathlib import Path

# In an installation that is not a zip file; what reads them needs no folder.
SOURCES = Path(__file__).parent / "sources"
HEADERS = (
    "ode.h",
    "solver.h",
    "singular.h",
    "nonstiff.h",
    "model.h",
    "meeting.h",
    "batch.h",
    "lanes.h",
    "lane_blocks.h",
    "tree_motion.h",
)
UNITS: Mapping[str, tuple[str, ...]] = {
    "loop": ("ode", "adaptive", "singular", "dp54", "model", "meeting"),
    "dp853": ("dp853",),
    "rk4": ("rk4",),
    "radau5": ("radau5",),
    "batch": ("batch", "lanes"),
    "tree_mass": ("tree_mass",),
    "call": ("call",),
    "closing": ("closing", "pivots"),
    "repeat": ("repeat",),
    "tree_motion": ("tree_motion",),
    "lane_blocks": ("lane_blocks",),
    "device_math": ("device_math",),
    "device_runs": ("device_runs",),
}
# Units for graphics processors, linked with functions of a model that they call.
OF_DEVICES = ("device_math", "device_runs")


def text_path(unit: str) -> Path:
    """Return where the text of a unit is."""
    return SOURCES / f"{unit}.ll"


def loop_text(unit: str) -> str:
    """Return the LLVM text of a unit."""
    return source(text_path(unit).name).decode()


def source(name: str) -> bytes:
    """Return a file of the loops, from a folder or a zip file."""
    content = pkgutil.get_data("symbody.runtime.loops", f"sources/{name}")
    assert content is not None, f"the package was installed without {name}"
    return content


def digest(unit: str) -> str:
    """Return a checksum of the sources of a unit."""
    names = [*HEADERS, *(f"{name}.c" for name in UNITS[unit])]
    whole = hashlib.sha256()
    for name in names:
        whole.update(source(name))
    return whole.hexdigest()
