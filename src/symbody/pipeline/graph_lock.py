"""One thread at a time builds graphs, and the cycle collector keeps away meanwhile."""

from __future__ import annotations

import gc
from threading import RLock
from typing import final

from symbody.expr.node import begin_building, end_building
from symbody.forks import free_in_forks

_LOCK = free_in_forks(RLock())


@final
class building_graph:  # noqa: N801 (used as a function; a generator takes 3 µs)
    """Build nodes undisturbed.

    Nodes are interned in tables that all threads share, and two threads building at
    once would gain nothing, as both need Python's lock. The collector would scan the
    growing graph again and again, though nodes form no cycles. Nodes that nothing uses
    leave where the derivation alone decides, so that it comes out the same in every
    process.
    """

    __slots__ = ("_before", "_enabled")

    def __enter__(self) -> None:
        _LOCK.acquire()
        self._enabled = gc.isenabled()
        gc.disable()
        self._before = begin_building()

    def __exit__(self, *_: object) -> None:
        end_building(self._before)
        if self._enabled:
            gc.enable()
        _LOCK.release()
