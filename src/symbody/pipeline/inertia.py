"""The inertia of a system at its states, and what moves without any.

Formulas say where the members of the tree are and what mass they have; from there M is
the same recursion for all systems, in C.
"""

from __future__ import annotations

import ctypes
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property, partial
from typing import Any, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody import formalisms
from symbody.expr.node import Symbol
from symbody.formalisms.derivations import Derivations, building_graph
from symbody.pipeline.functions import request_of
from symbody.runtime.arrays import Vector, address
from symbody.runtime.functions import Entry, buffers_of
from symbody.runtime.loops.library import library
from symbody.runtime.loops.structures import InertiaCall, structure

# Whether all has inertia, by time and a row of states and parameters for each run.
Clear: TypeAlias = Callable[[float, Vector, Vector], NDArray[np.bool_]]
_OfKind: TypeAlias = "tuple[Callable[..., Any], formalisms.InertiaCheck, int]"
_ARGUMENTS = {"t": ("t",), "q": ("q",), "p": ("p",)}
# A motion with so little inertia, in relation to that of single velocities, may be why
# a run has failed.
_LITTLE = 1e-9
# From so many states on, compiling what is asked is quicker than to go on in Python.
_PAYS = 5


class Inertia(ABC):
    """The motions without inertia at states of a compiled model."""

    @abstractmethod
    def message(self, t: float, y: Vector, p: Vector, nearly: bool) -> str | None:
        """Return what moves without inertia, or `nearly`; None if nothing does."""

    @abstractmethod
    def clear(self) -> Clear:
        """Return a quick test for one thread; where it says no, `message` decides."""

    @property
    def place(self) -> int:
        """The address of such a test for runs of this thread; 0 if there is none."""
        return 0


@final
class InertiaOfStates(Inertia):
    """The same by the mass matrix."""

    def __init__(
        self,
        of: Derivations,
        compiled: Callable[..., Entry],
        noted: Callable[..., str] | None = None,
        parts: Callable[[], Sequence[Any]] = tuple,
    ) -> None:
        """Begin without formulas; `noted` returns what is on disk, or made.

        `parts` returns the `Kind`s of parts that are alike.
        """
        self._of, self._noted, self._parts = of, noted, parts
        self._system, self._q_in_y = of.system, of.system.coordinates.q_in_y
        self._compiled = compiled
        self._calls = 0
        self._entry: Entry | None = None
        self._own = threading.local()

    def message(self, t: float, y: Vector, p: Vector, nearly: bool) -> str | None:
        """See `Inertia`."""
        self._calls += 1
        rows = y[None], p[None]
        compiles = hasattr(self._own, "inertia")
        compiles = compiles or (self._calls >= _PAYS and not self._of_parts)
        if compiles and not nearly and self.compiled.are_clear(t, *rows)[0]:
            return None
        when, little = f" at t = {t:.6g} s", _LITTLE if nearly else 0.0
        question = t, y, p, when, little
        if self._calls == 1 and self._noted is not None:
            # Where a process starts, as others before it have done.
            at = (np.asarray(a, dtype=float).tobytes().hex() for a in (y, p))
            words = "inertia", repr(t), *at, str(little)
            result = self._noted(*words, make=partial(self._slowly, *question))
        elif compiles:
            own = self.compiled
            result = self.check.message_of(*own.at(t, y, p), when, little) or ""
        else:
            result = self._slowly(*question)
        if not result:
            return None
        return f"model {self._system.name!r}: {result}"

    @cached_property
    def check(self) -> formalisms.InertiaCheck:
        """The formulas of the mass matrix."""
        with building_graph():
            return formalisms.InertiaCheck(self._of)

    def _slowly(self, t: float, y: Vector, p: Vector, when: str, little: float) -> str:
        with building_graph():
            if not little and self._of_parts and self._clear_by_parts(y, p):
                return ""
            return self.check.message(self.values(t, y, p), when, little) or ""

    @cached_property
    def _of_parts(self) -> list[_OfKind]:
        """Of each kind the values of its symbols, the inertia of one, and the count."""
        with building_graph():
            return [
                (k.values(self._system), formalisms.InertiaCheck(k.of), len(k.parts))
                for k in self._parts()
            ]

    def _clear_by_parts(self, y: Vector, p: Vector) -> bool:
        """Return whether all parts that are alike clearly have inertia."""
        q = y[self._q_in_y]
        return all(
            check.is_clear(check.mass.matrix(values(q, p), (count,)))
            for values, check, count in self._of_parts
        )

    def clear(self) -> Clear:
        """See `Inertia`."""
        if not self._of_parts:
            return self._in_memory_of_its_own().are_clear
        return lambda _, Y, P: np.array([*map(self._clear_by_parts, Y, P)], dtype=bool)

    def values(self, t: float, y: Vector, p: Vector) -> dict[Symbol, float]:
        """Return the values of all symbols at a state, closed."""
        system = self._system
        values = {system.t: t, **dict(zip(system.q, y, strict=False))}
        values |= dict(zip(system.p, p.tolist(), strict=True))
        return formalisms.closed_values(self._of, values)

    @property
    def place(self) -> int:
        """See `Inertia`; made where it pays."""
        own: _CompiledInertia | None = getattr(self._own, "inertia", None)
        return 0 if own is None else own.place

    @property
    def compiled(self) -> _CompiledInertia:
        """The compiled code in memory of this thread."""
        own: _CompiledInertia | None = getattr(self._own, "inertia", None)
        if own is None:
            own = self._own.inertia = self._in_memory_of_its_own()
        return own

    def _in_memory_of_its_own(self) -> _CompiledInertia:
        if self._entry is None:
            with building_graph():
                formulas = [*self.check.mass.formulas, *self.check.rates]
                symbols = formalisms.arguments_of(self._system.spanning_tree)
                request = request_of(
                    self._system, "inertia", formulas, symbols, _ARGUMENTS
                )
                # From all coordinates of the tree to those of the state.
                equations = formalisms.minimal(self._of, request.equations)
                request = replace(request, equations=equations)
                self._entry = self._compiled("inertia", request, seldom=True)
        is_rigid = self.check.mass.is_rigid(self._system.p)
        return _CompiledInertia(self._entry, self.check, is_rigid=is_rigid)


_States = structure("tree_mass.c", "tree_states")


@final
class _CompiledInertia:
    """M and the values of the rates as compiled code, in memory of its own."""

    def __init__(
        self, entry: Entry, check: formalisms.InertiaCheck, *, is_rigid: bool
    ) -> None:
        mass, self._least = check.mass, check.least
        count = len(mass.formulas)
        p, k = np.zeros(entry.p.shape), np.zeros(entry.signature.constants)
        pointer, block, q, values = buffers_of(entry, p, k)
        self._loops = library("tree_mass")
        tree = np.ascontiguousarray(mass.tree)
        n, rows = len(tree), int((tree[:, 1] >= 0).sum())
        self._M = np.empty((rows, rows))
        work: Vector = np.empty(self._loops.tree_mass_work(n) // 8)
        numbers, self._rates = mass.numbers(values[:count]), values[count:]
        # The code as well, which another thread may have compiled once more.
        self._memory = entry, block, p, k, q, values, tree, work, numbers, mass
        self._structure = _States(
            entry.addresses.constants, address(p), address(k), p.size,
            entry.addresses.packed, pointer, address(q), q.size, address(values), count,
            address(mass.varying), address(numbers), n, address(tree), address(work),
            rows, is_rigid=is_rigid,
        )  # fmt: skip
        self._at = ctypes.addressof(self._structure)
        self._call = InertiaCall(
            self._loops.code.find("tree_mass_is_clear"), self._at, self._least,
            address(self._M),
        )  # fmt: skip
        self.place = ctypes.addressof(self._call)

    def are_clear(self, t: float, Y: Vector, P: Vector) -> NDArray[np.bool_]:
        """Return whether all has inertia at rows of coordinates and parameters."""
        Y, P = np.ascontiguousarray(Y, float), np.ascontiguousarray(P, float)
        clear: NDArray[np.int64] = np.empty(len(Y), dtype=np.int64)
        self._loops.tree_mass_clear(
            self._at, t, len(Y), address(Y), Y.shape[1], address(P), P.shape[1],
            self._least, address(self._M), address(clear),
        )  # fmt: skip
        return clear.astype(np.bool_)

    def at(self, t: float, y: Vector, p: Vector) -> tuple[Vector, Vector]:
        """Return M and the values of the rates, which the next call writes over."""
        y, p = np.ascontiguousarray(y, float), np.ascontiguousarray(p, float)
        self._loops.tree_mass_at(self._at, t, address(y), address(p), address(self._M))
        return self._M, self._rates
