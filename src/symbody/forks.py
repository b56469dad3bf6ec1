"""Locks that are free in a forked process.

A fork copies the calling thread alone: what another thread holds is held for ever in
the child, and what it was building stays half built. So a fork waits until no other
thread is deriving or compiling, and the child has all locks free.
"""

from __future__ import annotations

import gc
import os
import sys
import threading
from typing import Any, TypeVar
from weakref import ref

Lock = TypeVar("Lock", bound=Any)
_LOCKS: list[ref[Any]] = []
# What this thread holds while it forks, in the order of taking.
_own = threading.local()


def free_in_forks(lock: Lock) -> Lock:
    """Return a lock that no other thread holds when a process forks."""
    _LOCKS.append(ref(lock, _LOCKS.remove))
    return lock


def _acquire() -> None:
    held: list[Any] = []
    locks = [lock for one in list(_LOCKS) if (lock := one()) is not None]
    # Threads take locks in several orders: who waits for one here holds no other.
    while missing := next((lock for lock in locks if lock not in held), None):
        if not missing.acquire(blocking=not held):
            _release(held)
            missing.acquire()
        held.append(missing)
    if ffi := sys.modules.get("llvmlite.binding.ffi"):
        # Its holder waits for none of ours.
        held.append(ffi.lib._lock._lock)
        held[-1].acquire()
    _own.held = held


def _release(held: list[Any]) -> None:
    while held:
        held.pop().release()


class undisturbed:  # noqa: N801 (used as a function; a generator takes 3 µs)
    """Hold a lock, and keep the garbage collector away, which would scan in vain."""

    __slots__ = ("_enabled", "_lock")

    def __init__(self, lock: Any) -> None:
        self._lock = lock

    def __enter__(self) -> None:
        self._lock.acquire()
        self._enabled = gc.isenabled()
        gc.disable()

    def __exit__(self, *_: object) -> None:
        if self._enabled:
            gc.enable()
        self._lock.release()


# Modules that another thread is importing stay half imported in the child.
IMPORTING = free_in_forks(threading.RLock())

if hasattr(os, "register_at_fork"):
    os.register_at_fork(
        before=_acquire,
        after_in_parent=lambda: _release(_own.held),
        after_in_child=lambda: _release(_own.held),
    )
