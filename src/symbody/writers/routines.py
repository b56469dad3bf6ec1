"""Routines that generated files bring along, in files of their own languages."""

from __future__ import annotations

import pkgutil
import re
from collections.abc import Callable
from functools import cache
from string import Template

from symbody.expr.definition import CONVERGED, NEWTON_ROUNDS, SMALLEST_PART, STALLED


@cache
def routines(path: str, number: Callable[[float], str] = repr) -> dict[str, str]:
    """Return the routines in a file of the package by name, in its order.

    A comment as ``// == solve ==`` begins each. The limits of Newton's method stand in
    for ``${CONVERGED}`` and its like; other such places are left to the writer.
    """
    limits = {
        "NEWTON_ROUNDS": str(NEWTON_ROUNDS),
        "CONVERGED": number(CONVERGED),
        "STALLED": number(STALLED),
        "SMALLEST_PART": number(SMALLEST_PART),
    }
    content = pkgutil.get_data("symbody", path)  # of a folder, or of a zip
    assert content is not None
    text = Template(content.decode()).safe_substitute(limits)
    parts = re.split(r"^\S+ == (\S+) ==\n", text, flags=re.MULTILINE)
    texts = [part.rstrip("\n") + "\n" for part in parts[2::2]]
    return dict(zip(parts[1::2], texts, strict=True))
