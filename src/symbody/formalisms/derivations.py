"""The derivation cache of a system: each of its derivations is made once.

A derivation is a function of the cache. It calls other derivations with the same cache,
which keeps every result; so the order of the calls does not matter, and nothing is
derived twice. Called with a system in place of a cache, a derivation begins a new one.

What follows from the joints, loads and constraints alone holds for every partition, and
the caches of all partitions share it: `of_tree`, such as the tree and the equations of
constraints in all its coordinates, and `of_state`, in those of the state.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Hashable
from functools import wraps
from threading import RLock
from typing import Any, Concatenate, ParamSpec, TypeAlias, TypeVar, final

from symbody.errors import warnings_told
from symbody.expr.node import Node, begin_building, drop_young, end_building, take_young
from symbody.forks import free_in_forks, undisturbed
from symbody.system.system import System, with_fields

P = ParamSpec("P")
T = TypeVar("T")
# Whether a derivation is going on, of which others are parts.
_deriving = False


@final
class Derivations:
    """The derivation cache of one system, which holds each result as long as itself."""

    def __init__(self, system: System, unsettled: Derivations | None = None) -> None:
        self.system = system
        self._results: dict[Hashable, Any] = {}
        self._built: list[Node] = []
        self._unsettled = unsettled
        self._spanning_tree: Derivations | None = None

    @staticmethod
    def of(of: Derivable) -> Derivations:
        """Return the cache itself, or a new one of a system."""
        return of if isinstance(of, Derivations) else Derivations(of)

    @property
    def unsettled(self) -> Derivations:
        """The cache before a partition or stabilization is chosen."""
        if self._unsettled is None:
            system = _unsettled(self.system)
            self._unsettled = self if system is self.system else Derivations(system)
        return self._unsettled

    @property
    def spanning_tree(self) -> Derivations:
        """The cache of the system with all coordinates of the spanning tree."""
        if self.system.tree is None:
            return self
        if self._spanning_tree is None:
            before = self.unsettled
            self._spanning_tree = Derivations(
                self.system.tree, None if before is self else before.spanning_tree
            )
        return self._spanning_tree

    def variant(self, system: System) -> Derivations:
        """Return the cache of the system with another partition or start."""
        return self if system is self.system else Derivations(system, self.unsettled)

    def once(self, key: Hashable, derive: Callable[[], T]) -> T:
        """Return what was derived under a key, or derive it now."""
        if key not in self._results:
            self._results[key] = derive() if _deriving else self._building(derive)
        result: T = self._results[key]
        return result

    def _building(self, derive: Callable[[], T]) -> T:
        """Derive, and hold what is built: it decides the order of later formulas."""
        global _deriving
        drop_young()
        _deriving = True
        try:
            return derive()
        finally:
            _deriving = False
            self._built += take_young()

    def __repr__(self) -> str:
        return f"Derivations({self.system!r}; {len(self._results)} kept)"


Derivable: TypeAlias = System | Derivations
# A derivation as it is written, and as it is called.
Derive: TypeAlias = Callable[Concatenate[Derivations, P], T]
Derived: TypeAlias = Callable[Concatenate[Derivable, P], T]


def derivation(derive: Derive[P, T]) -> Derived[P, T]:
    """Return a derivation that is made once a cache and set of options."""
    return _once_by(derive, lambda of: of)


def of_state(derive: Derive[P, T]) -> Derived[P, T]:
    """Return a derivation before a partition is chosen, which all caches share."""
    return _once_by(derive, lambda of: of.unsettled)


def of_tree(derive: Derive[P, T]) -> Derived[P, T]:
    """Return such a derivation for all coordinates of the spanning tree."""
    return _once_by(derive, lambda of: of.unsettled.spanning_tree)


def _once_by(
    derive: Derive[P, T], by: Callable[[Derivations], Derivations]
) -> Derived[P, T]:
    signature = inspect.signature(derive)
    alone = (derive,) if len(signature.parameters) == 1 else None

    @wraps(derive)
    def derived(of: Derivable, /, *args: P.args, **kwargs: P.kwargs) -> T:
        of = by(Derivations.of(of))
        if alone is not None and not args and not kwargs:
            return of.once(alone, lambda: derive(of, *args, **kwargs))
        bound = signature.bind(of, *args, **kwargs)
        bound.apply_defaults()
        key = (derive, *list(bound.arguments.values())[1:])
        return of.once(key, lambda: derive(of, *args, **kwargs))

    return derived


def _unsettled(system: System) -> System:
    """Return a system without what is chosen after assembly; itself if nothing is."""
    # Of loops that are solved by formulas alone assembly knows the partition.
    partition = None if system.constraints else system.partition
    if system.partition is partition and system.stabilization is None:
        return system
    return with_fields(system, partition=partition, stabilization=None)


_LOCK = free_in_forks(RLock())
# How many warnings the derivations had that have ended; and how many all had had when
# the one that goes on began.
_warnings = 0
_before: int | None = None


def warnings_of_derivations() -> int:
    """Return how many warnings derivations have had: none of runs and of assembly."""
    return _warnings + (0 if _before is None else warnings_told() - _before)


@final
class building_graph(undisturbed):  # noqa: N801 (used as a function)
    """Build nodes alone, as threads share their tables.

    Unused nodes leave where the derivation alone decides, alike in every process. What
    `assembles` a model has warnings that are none of derivations.
    """

    __slots__ = ("_assembles", "_before")

    def __init__(self, *, assembles: bool = False) -> None:
        super().__init__(_LOCK)
        self._assembles = assembles

    def __enter__(self) -> None:
        global _before
        super().__enter__()
        self._before = begin_building()
        if not self._before[1]:
            _before = warnings_told()

    def __exit__(self, *_: object) -> None:
        global _warnings, _before
        if not self._before[1]:
            if not self._assembles:
                _warnings = warnings_of_derivations()
            _before = None
        end_building(self._before)
        super().__exit__()
