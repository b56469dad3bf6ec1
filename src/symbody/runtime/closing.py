"""Loops closed, and dependent velocities chosen, by compiled code; see closing.c.

The equations are compiled, too, or evaluated by Python.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Collection, Iterable, Sequence
from ctypes import c_double, c_void_p
from operator import is_not
from typing import Any, NamedTuple, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.runtime.arrays import Vector, address
from symbody.runtime.functions import Entry, buffers_of
from symbody.runtime.loops.library import library
from symbody.runtime.loops.solver import Rebound
from symbody.runtime.loops.structures import structure
from symbody.runtime.repeat import PlacesOfChoices

# Columns, and the least size of a pivot in them.
Groups: TypeAlias = Sequence[tuple[Sequence[int], float]]
# Rows and columns of a matrix that have nothing to do with others, and groups of these.
Part: TypeAlias = tuple[Sequence[int], Sequence[int], Groups]


# Equations of constraints and memory, parts of a matrix and preferred columns, a start,
# and starts of many runs.
_Rows, _Choice, _Start, _Starts = (
    structure("closing.c", f"closing_{name}")
    for name in ("rows", "choice", "start", "starts")
)


class Steps(NamedTuple):
    """Units of velocities, `plain` if these are rates, and where quaternions begin."""

    plain: bool
    units: Vector
    quaternions: Sequence[int]


@final
class Choice:
    """Parts of a matrix: rows, columns and preferred groups of these, by place.

    Behind it may stand the choice in `slipping` rows, from which those are eliminated.
    """

    def __init__(self, parts: Iterable[Part], slipping: Choice | None = None) -> None:
        sizes, rows, columns, masks = [], list[int](), list[int](), list[int]()
        least: list[float] = []
        for own, some, groups in parts:
            sizes += [len(own), len(some), len(groups)]
            rows += own
            columns += some
            for places, smallest in groups:
                least.append(smallest)
                masks += [int(k in places) for k in range(len(some))]
        self._memory = [np.array(n, dtype=np.int64) for n in (sizes, rows, columns)]
        self._least, self._masks = np.array(least), np.array(masks, dtype=np.int64)
        self._structure = _Choice(
            len(sizes) // 3, *map(address, self._memory), address(self._least),
            address(self._masks), slipping and slipping.pointer,
        )  # fmt: skip
        self._slipping = slipping
        self.pointer: int = ctypes.addressof(self._structure)
        most = slipping.groups if slipping is not None else 0
        self.groups: int = max([most, *sizes[2::3]])


def chosen_pivots(
    J: Vector, choice: Choice
) -> tuple[tuple[int, ...], tuple[int, ...], float]:
    """Return independent rows of J, a column for each, and the least scaled pivot.

    Full pivoting: among the entries that are large enough the one is taken that fills
    the fewest others, of several the last column. Groups of columns, each with the
    least size of a pivot, are looked at one after the other.
    """
    loops, (m, n) = library("closing"), J.shape
    work = np.zeros(loops.closing_work(n, n, m) + choice.groups)
    places = np.zeros(loops.closing_places(n, m, choice.groups), dtype=np.int64)
    pivots, sizes = np.zeros((2, max(1, m)), dtype=np.int64), np.zeros(2)
    J = np.ascontiguousarray(J, dtype=float)
    count = loops.closing_pivots(
        address(J), n, choice.pointer, address(work), address(places),
        address(pivots[0]), address(pivots[1]), address(sizes),
    )  # fmt: skip
    rows, columns = pivots[:, :count].tolist()
    return tuple(rows), tuple(columns), float(sizes[0])


class _Equations:
    """Equations of constraints in the memory of one thread.

    `packed` is the address of what computes phi, J, p0 and rates from q and v in
    `arrays`, called with a time and `block`.
    """

    def __init__(
        self, packed: int, block: int, arrays: Sequence[Vector], steps: Steps
    ) -> None:
        self._arrays = *arrays, steps.units
        self._quaternions = np.array(steps.quaternions, dtype=np.int64)
        q, _, phi, J = arrays[:4]
        self._loops = library("closing")
        self._work = np.zeros(self._loops.closing_work(len(q), J.shape[1], len(J)))
        self._places = np.zeros(0, dtype=np.int64)
        self._groups = -1
        self._rows = _Rows(
            packed, block, 0.0, *map(address, arrays), q_count=len(q),
            v_count=J.shape[1], rows=len(J), holonomic=len(phi), plain=int(steps.plain),
            units=address(steps.units), quaternions=address(self._quaternions),
            quaternion_count=len(self._quaternions), work=address(self._work),
        )  # fmt: skip
        self._pointer = ctypes.addressof(self._rows)

    def _make_room(self, *choices: Choice) -> None:
        groups = max(choice.groups for choice in choices)
        if groups > self._groups:
            rows = self._rows
            size: int = self._loops.closing_places(rows.v_count, rows.rows, groups)
            self._places, self._groups = np.zeros(size, dtype=np.int64), groups
            rows.places = address(self._places)


_EVALUATE = ctypes.CFUNCTYPE(None, c_double, c_void_p)


@final
class PythonClosing(_Equations):
    """Steps of closing, by equations of Python, which may raise errors."""

    def __init__(
        self,
        values: Callable[[Vector], tuple[Vector, Vector, Vector]],
        rates: Callable[[Vector, Vector], Vector],
        counts: tuple[int, int, int, int],
        steps: Steps,
    ) -> None:
        nq, nv, holonomic, rows = counts
        q, v, phi, p0, of_q = map(np.zeros, (nq, nv, holonomic, rows, nq))
        J = np.zeros((rows, nv))
        self._error: BaseException | None = None

        def evaluate(_t: float, _block: int) -> None:
            try:
                of_q[:] = rates(q, v) if v.any() else 0.0
                if not v.any():
                    phi[:], J[:], p0[:] = values(q)
            except BaseException as error:
                # None passes through compiled code, which NaN stops.
                self._error = error
                phi[:], J[:] = np.nan, np.nan

        self._evaluate = _EVALUATE(evaluate)
        packed = ctypes.cast(self._evaluate, c_void_p).value
        arrays = q, v, phi, J, p0, of_q
        super().__init__(packed or 0, 0, arrays, steps)

    def newton(self, q: Vector, parts: Choice, moving: Collection[int]) -> bool:
        """Close the loops in place, along `moving` only; return whether they are."""
        return self._done(self._loops.closing_newton, parts, moving, q)

    def velocities(
        self, q: Vector, v: Vector, parts: Choice, changing: Collection[int]
    ) -> bool:
        """Change velocities in place; return whether they keep the constraints."""
        return self._done(self._loops.closing_velocities, parts, changing, q, v)

    def _done(
        self,
        step: Callable[..., int],
        parts: Choice,
        places: Collection[int],
        *arrays: Vector,
    ) -> bool:
        self._make_room(parts)
        chosen = np.zeros(self._rows.v_count, dtype=np.int64)
        chosen[list(places)] = 1
        pointers = parts.pointer, address(chosen), *map(address, arrays)
        done = step(self._pointer, *pointers) == 0
        error, self._error = self._error, None
        if error is not None:
            raise error
        return done


@final
class Closing(_Equations):
    """Equations in compiled code, see `_Equations`, and their parameters."""

    def __init__(self, entry: Entry, steps: Steps, places: tuple[int, int]) -> None:
        """Make ready for states in which velocities and extra states begin there."""
        self.entry, self._function = entry, Rebound(entry)
        # The parameters that it has taken, which nothing writes.
        self._taken: Vector | None = None
        pointer, block, q, v, self._x, u, phi, J, p0, rates = buffers_of(
            entry, self._function.parameters, self._function.constants
        )
        self._memory = block, u
        arrays = q, v, phi, J, p0, rates
        super().__init__(entry.addresses.packed, pointer, arrays, steps)
        self._q, self._v = np.zeros(q.shape), np.zeros(v.shape)
        self._pivots = np.zeros((2, max(1, len(J))), dtype=np.int64)
        self._start = _Start(
            q=address(self._q), v=address(self._v), x=address(self._x),
            x_count=self._x.size, v_first=places[0], x_first=places[1],
            pivot_rows=address(self._pivots[0]), pivot_columns=address(self._pivots[1]),
        )  # fmt: skip
        self._pointers = self._pointer, ctypes.addressof(self._start)
        # Choices, which velocities stay, and places whose sign is asked for.
        self._request: tuple[object, ...] = ()

    def take(self, p: Vector) -> None:
        """Take other values of the parameters, unless they are those of before."""
        if p is not self._taken:
            self._function.put(p)
            self._taken = p

    def settled(
        self,
        t: float,
        y: Vector,
        moving: Choice,
        dependent: Choice,
        changing: Choice,
        values: NDArray[np.int64],
        signed: NDArray[np.int64],
    ) -> tuple[int, int] | None:
        """Close the loops of a start in place; return None unless all is well.

        `moving` are coordinates that closing may change, `dependent` velocities, whose
        number is returned; `changing` change where dependent ones stay; `values` say
        with 1 or 0 which stay. Beside the number stands the sign of the determinant of
        `signed` rows and columns of J.
        """
        start, request = self._start, (moving, dependent, changing, values, signed)
        if any(map(is_not, request, self._request)) or not self._request:
            self._make_room(moving, dependent, changing)
            start.moving, start.changing = moving.pointer, changing.pointer
            start.preserved, start.signed_rows = address(values), address(signed)
            start.sign_count = count = signed.shape[1]
            start.signed_columns = start.signed_rows + 8 * count
            self._request = request
        start.dependent, self._rows.t = dependent.pointer, t
        done: int = self._loops.closing_state(*self._pointers, address(y))
        return None if done else (start.count, start.sign)

    def chosen(self, t: float, q: Vector, x: Vector, dependent: Choice) -> bool:
        """Choose dependent velocities at a time; return whether that is clear."""
        self._make_room(dependent)
        self._start.dependent, self._rows.t = dependent.pointer, t
        self._q[:], self._x[:] = q, x
        done: int = self._loops.closing_chosen(*self._pointers)
        return done == 0

    def sign(self, t: float, q: Vector, x: Vector, places: NDArray[np.int64]) -> int:
        """Return the sign of the determinant of rows and columns of J at a time."""
        self._rows.t = t
        self._q[:], self._x[:] = q, x
        count, first = places.shape[1], address(places)
        result: int = self._loops.closing_sign(
            self._pointers[0], self._start.q, count, first, first + 8 * count
        )
        return result

    def many(
        self,
        t: float,
        which: NDArray[np.int64],
        P: Vector,
        Y: Vector,
        home: tuple[Vector, Vector],
        signed: NDArray[np.int64],
    ) -> NDArray[np.int64]:
        """Close some rows in place as `settled` has closed one; return a sign each.

        It is 1 on the side of singular positions on which coordinates and extra states
        `home` are, -1 on the other, 0 where a start needs a look or another choice.
        """
        function, x, self._taken, self._rows.t = self._function, self._x, None, t
        signs, pivots = np.zeros(len(which), dtype=np.int64), self._pivots.copy()
        pivots = np.ascontiguousarray(pivots[:, : self.count])
        p, k, start = function.parameters, function.constants, self._start
        places = start.v_first, start.x_first, *map(address, home)
        starts = _Starts(
            *self._pointers, function.entry.addresses.constants, address(p), address(k),
            p.size, address(x), x.size, address(which), address(P), P.shape[1],
            address(Y), Y.shape[1], *places, self.count, address(pivots),
            signed.shape[1], address(signed), address(signed) + 8 * signed.shape[1],
            address(signs),
        )  # fmt: skip
        self._loops.closing_many(ctypes.addressof(starts), len(which))
        return signs

    def choosing(self, dependent: Choice, count: int, singular: float) -> Any:
        """Return where runs choose so many pivots, up to a `singular` growth."""
        self._make_room(dependent)
        self._start.dependent = dependent.pointer
        return PlacesOfChoices(
            choose=self._loops.code.find("closing_chosen"), rows=self._pointers[0],
            start=self._pointers[1], equations=self._function.place(),
            t=self._pointer + _Rows.t.offset, q=self._start.q, x=address(self._x),
            q_count=self._rows.q_count, x_count=self._x.size, count=count,
            x_first=self._start.x_first, singular=singular,
            pivot_rows=self._start.pivot_rows,
            pivot_columns=self._start.pivot_columns,
            pivot_count=self._pointers[1] + _Start.count.offset,
        )  # fmt: skip

    def found(self) -> bytes:
        """Return rows and columns of the choice made last, to look them up by."""
        return self._pivots[:, : self._start.count].tobytes()

    @property
    def count(self) -> int:
        """Number of dependent velocities of the choice made last."""
        return int(self._start.count)

    def pivots(self) -> tuple[list[int], list[int]]:
        """Return rows and columns of the choice made last, in order of elimination."""
        rows, columns = self._pivots[:, : self._start.count].tolist()
        return rows, columns
