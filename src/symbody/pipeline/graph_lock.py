"""One thread at a time builds graphs, and the cycle collector keeps away meanwhile."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from threading import RLock

_LOCK = RLock()


@contextmanager
def building_graph() -> Iterator[None]:
    """Build nodes undisturbed.

    Nodes are interned in tables that all threads share, and two threads building at
    once would gain nothing, as both need Python's lock. The collector would scan the
    growing graph again and again, though nodes form no cycles.
    """
    with _LOCK:
        enabled = gc.isenabled()
        gc.disable()
        try:
            yield
        finally:
            if enabled:
                gc.enable()
