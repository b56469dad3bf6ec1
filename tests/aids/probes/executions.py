"""Counts of the runs of functions, for tests of what is derived once."""

from __future__ import annotations

import cProfile
import inspect
import pstats
import sys
from collections.abc import Callable
from types import FrameType


def executions(
    run: Callable[[], object], *functions: Callable[..., object]
) -> list[int]:
    """Return how often the bodies of functions are executed by a call.

    A decorated function counts where its own body runs, not where what it returned
    before is looked up.

    Args:
        run: What is called.
        functions: Functions written in Python.
    """
    codes = [inspect.unwrap(function).__code__ for function in functions]
    counts = dict.fromkeys(codes, 0)

    def count(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code in counts:
            counts[frame.f_code] += 1

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        run()
    finally:
        sys.setprofile(before)
    return [counts[code] for code in codes]


def calls_again(function: Callable[[], object]) -> int:
    """Return how many functions a second call of a function calls."""
    function()
    profile = cProfile.Profile()
    profile.runcall(function)
    total: int = pstats.Stats(profile).total_calls  # type: ignore[attr-defined]
    return total
