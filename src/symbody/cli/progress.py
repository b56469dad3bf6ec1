"""A progress bar in the terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

_WIDTH = 40


@contextmanager
def progress_bar() -> Iterator[Callable[[float], None]]:
    """Yield a function of the fraction that is done; silent if there is no terminal."""
    terminal = sys.stderr.isatty()

    def show(fraction: float) -> None:
        if terminal:
            done = round(_WIDTH * fraction)
            bar = "█" * done + "░" * (_WIDTH - done)
            sys.stderr.write(f"\r{bar} {fraction:4.0%}")
            sys.stderr.flush()

    try:
        yield show
    finally:
        if terminal:
            sys.stderr.write("\r" + " " * (_WIDTH + 6) + "\r")
            sys.stderr.flush()
