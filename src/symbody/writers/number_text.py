"""Numbers as text that reads as the same number."""

from __future__ import annotations

import math
from collections.abc import Callable


def shortest(infinity: str, not_a_number: str = "") -> Callable[[float], str]:
    """Return a function from a number that is not negative to its shortest text.

    Args:
        infinity: What the language calls it.
        not_a_number: What it calls NaN; "" where no NaN is written.
    """

    def text(value: float) -> str:
        if math.isnan(value) and not_a_number:
            return not_a_number
        return repr(value) if math.isfinite(value) else infinity

    return text
