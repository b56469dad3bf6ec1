"""Ctrl-C during a run: what was computed is kept."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

import numpy as np
from numpy.typing import NDArray


@contextmanager
def interruptible(stop: NDArray[np.int64]) -> Iterator[None]:
    """Let Ctrl-C set stop[0] instead of raising KeyboardInterrupt anywhere.

    A second Ctrl-C raises, should a user's function hang. Nothing is changed in threads
    (signals go to the main thread) and where somebody else handles Ctrl-C.
    """
    in_main = threading.current_thread() is threading.main_thread()
    usual = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if not (in_main and usual):
        yield
        return

    def handle(number: int, frame: FrameType | None) -> None:
        if stop[0] != 0:
            raise KeyboardInterrupt
        stop[0] = 1

    signal.signal(signal.SIGINT, handle)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)
