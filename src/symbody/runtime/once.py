"""Objects made once in a process, however many threads ask for them first."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from threading import RLock
from typing import ParamSpec, TypeVar

from symbody.forks import free_in_forks

_Arguments = ParamSpec("_Arguments")
_Made = TypeVar("_Made")
_LOCK = free_in_forks(RLock())


def once(
    make: Callable[_Arguments, _Made],
) -> Callable[_Arguments, _Made]:
    """Keep what a function returns, by its arguments, and call it once for each.

    `functools.cache` lets two threads that ask at the same time both call it, and keeps
    the last result. Of code in memory the other one is then freed, though addresses in
    it may be known by now; a call of these ends the process.

    Args:
        make: Has positional arguments that can be hashed.
    """
    made: dict[object, _Made] = {}

    @wraps(make)
    def kept(*args: _Arguments.args, **kwargs: _Arguments.kwargs) -> _Made:
        if args not in made:
            with _LOCK:
                if args not in made:
                    made[args] = make(*args, **kwargs)
        return made[args]

    return kept
