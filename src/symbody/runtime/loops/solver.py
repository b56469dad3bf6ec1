"""A solver of the loops with its memory, over compiled functions."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from dataclasses import field
from functools import partial
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

from symbody.dataclass import dataclass
from symbody.errors import CallError
from symbody.runtime import loops
from symbody.runtime.arrays import Vector, address
from symbody.runtime.loops import structures
from symbody.runtime.loops.library import (
    Answers,
    call_of,
    library,
    method_address,
    places_of,
)

_ENDINGS = tuple(structures.Ending)
# Numbers in a line of the processor's cache, at which matrices begin.
_LINE = 8
_OPEN = np.array([-np.inf, np.inf])
# Addresses of a function, its parameters and constants in a context.
_PLACES, _NOWHERE = ctypes.c_int64 * 3, (0, 0, 0)
# Callbacks of a solver, called from here.
_RATES = ctypes.CFUNCTYPE(
    ctypes.c_int64, ctypes.c_void_p, ctypes.c_double, ctypes.c_void_p, ctypes.c_void_p
)
_KEEP = ctypes.CFUNCTYPE(
    ctypes.c_int64, ctypes.c_void_p, ctypes.c_double, ctypes.c_void_p, ctypes.c_int64
)


@final
@dataclass(eq=False)
class LoopSolver:
    """Steps through time in compiled code; memory of one solver, used by one thread.

    The inputs `u` may be written between two steps where no function gives them; `held`
    is what that function gets as its own. A solver returns after the call that finds
    its one entry of `stop` not zero. `quaternions` are where each begins. Of set-valued
    `laws`, `contacts` has modes and events.
    """

    n: int
    u: Vector
    accuracy: structures.Accuracy
    functions: structures.Functions
    quaternions: Sequence[int] = ()
    stop: NDArray[np.int64] = field(default_factory=lambda: np.zeros(1, np.int64))
    held: Vector | None = None
    laws: loops.Contacts | None = None

    def __post_init__(self) -> None:
        loop, n, m = library("loop"), self.n, len(self.u)
        method = method_address(self.accuracy.method)
        conditions = self.functions.event_count
        # Steps of one length go on over switches.
        switches = 0 if self.accuracy.step else self.functions.switch_count
        events = conditions + switches
        self._atol = np.array(self.accuracy.atol, dtype=float)
        self._quaternions = np.array(self.quaternions, dtype=np.int64)
        ends = structures.END_ENTRIES * self.functions.end_count
        work = max(1, loop.ode_work(method, n, events))
        pivots = max(1, loop.ode_pivots(method, n))
        sizes = [work, n + 1, m, m, 2 * ends, n, pivots]
        memory = np.zeros(sum(sizes) + _LINE)
        begin = -(address(memory) // memory.itemsize) % _LINE
        self._memory = memory[begin : begin + sum(sizes)]
        (
            self._work, self._corrected, self.bad_inputs, self._none, ends_at,
            self._between, pivots_at,
        ) = np.split(self._memory, np.cumsum(sizes)[:-1])  # fmt: skip
        self._ends, self._pivots = ends_at.reshape(2, ends), pivots_at.view(np.int64)
        self._state = self._work[:n]
        at = loop.ode_work(method, n, 0)
        # Of event functions at the state, or of those that an event has passed before.
        self.sides = self._work[at : at + conditions]
        self._advance, self._begin = loop.model_advance, loop.ode_start
        if self.held is None:
            self.held = self._none
        self.context = structures.Context(
            n=n, u=address(self.u), no_inputs=address(self.held),
            quaternions=address(self._quaternions),
            quaternion_count=len(self._quaternions), corrects=1, passes=0,
            sets_aside=0, corrected=address(self._corrected), corrected_count=n,
            limit=np.inf, good_limit=np.inf, bad_inputs=address(self.bad_inputs),
            inputs_count=m, ends_before=address(self._ends[0]),
            ends_after=address(self._ends[1]), between=address(self._between),
            ends_count=self.functions.end_count, window=(-np.inf, np.inf),
            stop=address(self.stop), conditions=conditions,
        )  # fmt: skip
        self.contacts: loops.ContactMemory | None = None
        if self.laws is not None:
            self.contacts = loops.ContactMemory(self.laws, n)
            self.context.contacts = self.contacts.pointer
        self._system = structures.System(events=events, switches=switches)
        self._options = structures.Options(
            method=method,
            rtol=self.accuracy.rtol,
            atol=address(self._atol),
            max_step=self.accuracy.max_step,
            step=self.accuracy.step,
            leaves=self.accuracy.leaves,
            pace=self.accuracy.pace,
        )
        self.structure = structures.Solver(
            system=ctypes.addressof(self._system),
            options=ctypes.addressof(self._options),
            work=address(self._work),
            pivots=address(self._pivots),
        )
        self.pointer = ctypes.addressof(self.structure)
        self._bytes = np.frombuffer(memoryview(self.structure), np.uint8)
        self._new = self._bytes.copy()
        # Times that functions get, shape (2,) [s].
        self.window: Vector = np.frombuffer(self.context.window)
        # What the context has; no function is nothing in it.
        names = (
            "rates", "jacobian", "inputs", "correction", "event", "switches", "ends"
        )  # fmt: skip
        self._bound: dict[str, structures.Addressed | None] = dict.fromkeys(names)
        at = {name: getattr(structures.Context, name).offset for name in names}
        self._places: dict[str, Any] = {
            n: _PLACES.from_buffer(self.context, at[n]) for n in names
        }
        self._link()
        self.connect(self.functions)

    def renew(
        self,
        u: Vector | Sequence[float],
        functions: structures.Functions,
        held: Vector | None,
        laws: loops.Contacts | None = None,
    ) -> None:
        """Forget a run that is over, for functions and laws of the same sizes."""
        held = self._none if held is None else held
        self.u[:] = u
        self.stop[0] = 0
        self._memory.fill(0)
        self._bytes[:] = self._new
        context = self.context
        if held is not self.held:
            self.held, context.no_inputs = held, address(held)
        context.limit = context.good_limit = np.inf
        context.met = 0
        self.window[:] = _OPEN
        if self.contacts is not None:
            self.contacts.renew(self.contacts.contacts if laws is None else laws)
            context.rates = call_of(self.functions.rates)
            self._link()
        if functions is not self.functions:
            self.connect(functions)

    def hold(self) -> None:
        """Take over the values in `held` as inputs, unless a function gives these."""
        if self.functions.inputs is None and self.held is not None:
            self.u[:] = self.held

    def connect(self, functions: structures.Functions) -> None:
        """Go on with other functions, of the same sizes."""
        self.functions = functions
        context, bound, links = self.context, self._bound, self.contacts is not None
        switches = functions.switches if self._system.switches else None
        for name, function in (
            ("rates", functions.rates), ("jacobian", functions.jacobian),
            ("inputs", functions.inputs), ("correction", functions.correction),
            ("event", functions.events), ("switches", switches),
            ("ends", functions.ends),
        ):  # fmt: skip
            before = bound[name]
            if before is not function:
                links |= before is None or function is None
                places = _NOWHERE if function is None else places_of(function)
                self._places[name][:] = places
                bound[name] = function
        series = functions.series
        if series is not None:
            context.series, context.orders = map(call_of, (series.start, series.orders))
            first = self.n + series.values + series.sums + 3
            rows = structures.SERIES_ORDERS * (self.n + 7 + 2 * series.sums)
            memory = np.zeros(first + rows + 7)
            # Rows begin where lines of the cache do.
            self._series = memory[-(address(memory) // 8 + first) % 8 :]
            context.series_work = address(self._series)
            context.series_values, context.series_sums = series.values, series.sums
        if links:
            self._link()

    def _link(self) -> None:
        """Let the loops call what the context has."""
        context = self.context
        library("loop").model_connect(
            ctypes.addressof(self._system), ctypes.addressof(context)
        )

    def followed_by(self, accuracy: structures.Accuracy) -> LoopSolver:
        """Return a solver of another method that goes on, without contacts."""
        other = LoopSolver(
            self.n, self.u, accuracy, self.functions, self.quaternions, self.stop,
            self.held,
        )  # fmt: skip
        other.window[:] = self.window
        treatment = "corrected_count", "corrects", "passes", "sets_aside"
        for name in ("limit", "good_limit", *treatment):
            setattr(other.context, name, getattr(self.context, name))
        other._link()
        other.start(self.t, self.y, 0.0 if accuracy.leaves else self.next_step)
        for name in (
            "counts", "condition", "singular", "best", "worst", "worst_time", "lost",
            "lost_time",
        ):  # fmt: skip
            setattr(other.structure, name, getattr(self.structure, name))
        other.structure.looked = np.nan
        other.structure.counts.stiff = 0 if accuracy.leaves else 2
        return other

    def memory(self) -> structures.Memory:
        """Return a copy of all that steps to come depend on, beside the functions."""
        context = self.context
        return structures.Memory(
            bytes(self.structure), self._work.copy(), self._pivots.copy(),
            (context.limit, context.good_limit), self._corrected.copy(),
            None if self.contacts is None else self.contacts.saved(),
        )  # fmt: skip

    def restore(self, memory: structures.Memory) -> None:
        """Go back to where a copy was made, with functions of the same sizes."""
        if memory.work.shape != self._work.shape:
            raise CallError(
                "solver: the memory to restore is of another method or another number "
                "of states. Restore what the same solver has saved."
            )
        own = self.structure
        places = own.system, own.options, own.work, own.pivots
        ctypes.memmove(self.pointer, memory.solver, len(memory.solver))
        own.system, own.options, own.work, own.pivots = places
        self._work[:], self._pivots[:] = memory.work, memory.pivots
        self._corrected[:] = memory.corrected
        self.raise_limit(*memory.limits)
        if self.contacts is not None:
            self.contacts.restore(memory.contacts)
            self._link()

    def start(self, t: float, y: Vector, first_step: float = 0.0) -> None:
        """Begin at a time and state, also after a jump; `first_step` 0 is none [s]."""
        self._state[:] = y
        self._begin(self.pointer, t, first_step)
        if self.contacts is not None:
            self.contacts.structure.begun = 0

    def resolve(self) -> structures.Ending:
        """Resolve contacts at a start or jump: impacts, and who is closed or slides.

        `advance` does so too, where it has not been done.
        """
        contacts = self.contacts
        if contacts is None or contacts.structure.begun:
            return structures.Ending.RUNNING
        context, stepping = ctypes.addressof(self.context), contacts.contacts.stepping
        unit = "contact" if stepping is None else "moreau"
        resolve = getattr(library(unit), f"{unit}_resolve")
        ending = structures.Ending(resolve(context, self.pointer))
        self._link()
        return ending

    def advance(self, end: float, run: Answers, budget: int) -> structures.Ending:
        """Step until a time is reached or so many steps are tried; answer them."""
        self.structure.end = end
        run.structure.solver = self.pointer
        if self.contacts is not None:
            wanted = run.forces.shape[1] > 0
            self.contacts.structure.answers = address(run.forces) if wanted else None
        number: int = self._advance(run.pointer, budget)
        return _ENDINGS[number]

    def going(self, run: Answers, budget: int) -> Callable[[], int]:
        """Return the number of `advance` until `structure.end`, without contacts."""
        run.structure.solver = self.pointer
        return partial(self._advance, run.pointer, budget)

    def rates(self, t: float, y: Vector) -> tuple[structures.Ending, Vector]:
        """Return the rates at a time and state, and whether they are known."""
        return self._called(self._system.rates, t, y, (self.n,))

    def jacobian(self, t: float, y: Vector) -> tuple[structures.Ending, Vector]:
        """Return the Jacobian of the rates, shape (n, n), and whether it is known."""
        return self._called(self._system.jacobian, t, y, (self.n, self.n))

    def keep(self, t: float, y: Vector) -> structures.Ending:
        """Put a state on its constraints, in place, or watch them only."""
        if not self._system.keep:
            return structures.Ending.RUNNING
        function = _KEEP(self._system.keep)
        return structures.Ending(
            function(ctypes.addressof(self.context), t, address(y), 1)
        )

    def map_inputs(self, t: Vector, Y: Vector) -> Vector:
        """Return inputs at rows, shape (N, m), NaN from where someone sets `stop`."""
        t, Y = (np.ascontiguousarray(a, dtype=float) for a in (t, Y))
        U: Vector = np.full((len(t), len(self.u)), np.nan)
        library("loop").model_map_inputs(
            ctypes.addressof(self.context), len(t), address(t), address(Y),
            len(self.u), address(U),
        )  # fmt: skip
        return U

    def _called(
        self, function: int, t: float, y: Vector, shape: tuple[int, ...]
    ) -> tuple[structures.Ending, Vector]:
        out: Vector = np.zeros(shape)
        y = np.ascontiguousarray(y, dtype=float)
        context = ctypes.addressof(self.context)
        return structures.Ending(
            _RATES(function)(context, t, address(y), address(out))
        ), out

    def at(self, t: float) -> Vector:
        """Return the state at a time within the last step, not kept on constraints."""
        y: Vector = np.zeros(self.n)
        library("loop").ode_interpolate(self.pointer, t, address(y))
        return y

    @property
    def t(self) -> float:
        """Time of the state [s]."""
        return self.structure.t

    @property
    def y(self) -> Vector:
        """The state, shape (n,); the memory of the solver itself."""
        return self._state

    @property
    def next_step(self) -> float:
        """The step that comes next, with its sign [s]; 0 if it is not chosen yet."""
        return self.structure.h

    @property
    def bad_time(self) -> float:
        """The time when rates were last not finite [s]."""
        return self.structure.bad_time

    @property
    def bad_rates(self) -> Vector:
        """The rates that were not finite, shape (n,)."""
        return self._work[4 * self.n : 5 * self.n]

    @property
    def bad_state(self) -> Vector:
        """The state at which they were not finite, shape (n,)."""
        return self._work[5 * self.n : 6 * self.n]

    @property
    def growth(self) -> float:
        """The growth, large at a bad choice; -1 - number of an equation that is off."""
        return float(self._corrected[self.context.corrected_count])

    def set_limits(
        self, limit: float, count: int, corrects: bool, passes: bool, sets_aside: bool
    ) -> None:
        """Say how constraints are treated: corrected, or the growth is watched.

        The correction is one of the first `count` states; those behind are carried.
        """
        context = self.context
        context.limit = context.good_limit = limit
        own = context.corrected_count, context.corrects, context.passes
        context.sets_aside = sets_aside
        if own != (count, corrects, passes):
            context.corrected_count = count
            context.corrects, context.passes = corrects, passes
            self._link()

    def raise_limit(self, limit: float, good_limit: float) -> None:
        """Set the limits of the growth apart, where no better choice is found."""
        self.context.limit, self.context.good_limit = limit, good_limit

    @property
    def counts(self) -> structures.Counts:
        """Numbers of steps, evaluations and Jacobians so far."""
        return self.structure.counts
