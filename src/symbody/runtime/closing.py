"""Loops closed, and dependent velocities chosen, by compiled code."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from ctypes import Structure, c_double, c_int64, c_void_p
from typing import Any, ClassVar, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.runtime.arrays import Vector, address
from symbody.runtime.functions import CompiledFunction, buffers_of
from symbody.runtime.loops.library import library
from symbody.runtime.repeat import Rebound

# Columns, and the least size of a pivot in them.
Groups: TypeAlias = Sequence[tuple[Sequence[int], float]]


def taken_pivots(work: Vector, groups: Groups) -> tuple[list[tuple[int, int]], float]:
    """Return rows and columns of the pivots that are taken, and the smallest one.

    Full pivoting: among the entries that are large enough the one is taken that fills
    the fewest others, of several the last column. Groups of columns, each with the
    least size of a pivot, are looked at one after the other.
    """
    m, n = work.shape
    numbers = np.empty(m * n + len(groups) + 1)
    numbers[: m * n] = work.reshape(-1)
    numbers[m * n : -1] = [least for _, least in groups]
    places = np.zeros(len(groups) * n + 4 * m + 2 * n, dtype=np.int64)
    places[[g * n + j for g, (some, _) in enumerate(groups) for j in some]] = 1
    count = library("closing").choose_pivots(
        m, n, len(groups), address(numbers), address(places)
    )
    first = len(groups) * n
    rows = places[first : first + count].tolist()
    columns = places[first + m : first + m + count].tolist()
    return list(zip(rows, columns, strict=True)), float(numbers[-1])


class _Rows(Structure):
    """Equations of constraints and memory (closing_rows)."""

    _fields_: ClassVar = [
        ("packed", c_void_p), ("block", c_void_p), ("t", c_double),
        *((n, c_void_p) for n in ("q", "v", "phi", "J", "p0", "rates")),
        *((n, c_int64) for n in ("q_count", "v_count", "rows", "plain")),
        ("quaternions", c_void_p), ("quaternion_count", c_int64),
        ("work", c_void_p), ("places", c_void_p),
    ]  # fmt: skip


class _Choice(Structure):
    """Parts of a matrix and preferred columns (closing_choice)."""

    _fields_: ClassVar = [
        ("parts", c_int64),
        *((n, c_void_p) for n in ("sizes", "rows", "columns", "least", "groups")),
    ]


class _Start(Structure):
    """A start: what is asked and found (closing_start)."""

    moving: int
    dependent: int
    changing: int
    kept: int
    q: int
    count: int
    _fields_: ClassVar = [
        *((n, c_void_p) for n in ("moving", "dependent", "changing", "kept", "q", "v")),
        *((n, c_void_p) for n in ("pivot_rows", "pivot_columns")),
        ("count", c_int64),
    ]


@final
class Choice:
    """Parts of a matrix: rows, columns and preferred groups of these, by place."""

    def __init__(
        self, parts: Sequence[tuple[Sequence[int], Sequence[int], Groups]]
    ) -> None:
        sizes, rows, columns, masks = [], list[int](), list[int](), list[int]()
        least: list[float] = []
        for own, some, groups in parts:
            sizes += [len(own), len(some), len(groups)]
            rows += own
            columns += some
            for places, smallest in groups:
                least.append(smallest)
                masks += [int(k in places) for k in range(len(some))]
        self._memory = [
            np.array(numbers, dtype=np.int64) for numbers in (sizes, rows, columns)
        ]
        self._least, self._masks = np.array(least), np.array(masks, dtype=np.int64)
        self._structure = _Choice(
            len(parts), *map(address, self._memory), address(self._least),
            address(self._masks),
        )  # fmt: skip
        self.pointer = ctypes.addressof(self._structure)
        self.groups = max((len(groups) for *_, groups in parts), default=0)


@final
class Closing:
    """Holonomic equations that close loops, for one thread; see closing.c.

    The function writes phi, J, p0 and rates; it is `plain` if rates are velocities.
    """

    def __init__(
        self,
        function: CompiledFunction | Rebound,
        *,
        plain: bool,
        quaternions: Sequence[int],
    ) -> None:
        entry = function.entry
        self._function = function
        pointer, block, q, v, x, u, phi, J, p0, rates = buffers_of(
            entry, function.parameters, function.constants
        )
        self._x, self._quaternions = x, np.array(quaternions, dtype=np.int64)
        self._memory = block, q, v, u, phi, J, p0, rates
        self._q, self._v = np.zeros(q.shape), np.zeros(v.shape)
        rows, n = J.shape
        self._pivots = np.zeros((2, max(1, rows)), dtype=np.int64)
        self._loops = library("closing")
        self._work = np.zeros(self._loops.closing_work(len(q), n, rows))
        self._places = np.zeros(0, dtype=np.int64)
        self._groups = -1
        self._rows = _Rows(
            packed=entry.addresses.packed, block=pointer, q=address(q), v=address(v),
            phi=address(phi), J=address(J), p0=address(p0), rates=address(rates),
            q_count=len(q), v_count=n, rows=rows, plain=int(plain),
            quaternions=address(self._quaternions),
            quaternion_count=len(self._quaternions), work=address(self._work),
        )  # fmt: skip
        self._start = _Start(
            q=address(self._q), v=address(self._v),
            pivot_rows=address(self._pivots[0]), pivot_columns=address(self._pivots[1]),
        )  # fmt: skip
        self._pointers = ctypes.addressof(self._rows), ctypes.addressof(self._start)

    def settled(
        self,
        q: Vector,
        v: Vector,
        x: Vector,
        moving: Choice,
        dependent: Choice,
        changing: Choice,
        values: NDArray[np.int64],
    ) -> bool:
        """Close the loops at a start, at t = 0, in place; return whether all is well.

        `moving` are coordinates that closing may change, `dependent` velocities;
        `changing` change where dependent ones stay; `values` say with 1 or 0 which
        stay.
        """
        self._make_room(moving, dependent, changing)
        start = self._start
        start.moving, start.dependent = moving.pointer, dependent.pointer
        start.changing, start.kept = changing.pointer, address(values)
        self._rows.t = 0.0
        self._q[:], self._v[:], self._x[:] = q, v, x
        if self._loops.closing_settled(*self._pointers) != 0:
            return False
        q[:], v[:] = self._q, self._v
        return True

    def chosen(self, t: float, q: Vector, x: Vector, dependent: Choice) -> bool:
        """Choose dependent velocities at a time; return whether that is clear."""
        self._make_room(dependent)
        self._start.dependent, self._rows.t = dependent.pointer, t
        self._q[:], self._x[:] = q, x
        done: int = self._loops.closing_chosen(*self._pointers)
        return done == 0

    def sign(self, q: Vector, x: Vector, places: NDArray[np.int64]) -> int:
        """Return the sign of the determinant of rows and columns of J at t = 0."""
        self._rows.t = 0.0
        self._q[:], self._x[:] = q, x
        count, first = places.shape[1], address(places)
        result: int = self._loops.closing_sign(
            self._pointers[0], self._start.q, count, first, first + 8 * count
        )
        return result

    def found(self) -> bytes:
        """Return rows and columns of the choice made last, to look them up by."""
        return self._pivots[:, : self._start.count].tobytes()

    @property
    def count(self) -> int:
        """Number of dependent velocities of the choice made last."""
        return self._start.count

    def pivots(self) -> tuple[list[int], list[int]]:
        """Return rows and columns of the choice made last, in order of elimination."""
        rows, columns = self._pivots[:, : self._start.count].tolist()
        return rows, columns

    def _make_room(self, *choices: Choice) -> None:
        groups = max(choice.groups for choice in choices)
        if groups > self._groups:
            rows, n = self._pivots.shape[1], len(self._v)
            size: int = self._loops.closing_places(n, rows, groups)
            self._places, self._groups = np.zeros(size, dtype=np.int64), groups
            rooms: Any = self._rows
            rooms.places = address(self._places)
