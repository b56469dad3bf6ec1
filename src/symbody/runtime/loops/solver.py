"""A solver of the loops with its memory, over compiled functions."""

from __future__ import annotations

import copy
import ctypes
from collections.abc import Callable, Sequence
from dataclasses import field, replace
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
# Addresses of a function, its parameters and constants in a context.
_PLACES, _NOWHERE = ctypes.c_int64 * len(structures.Call._fields_), (0, 0, 0)
# A callback of a solver, called from here.
_RATES = ctypes.CFUNCTYPE(
    ctypes.c_int64, ctypes.c_void_p, ctypes.c_double, ctypes.c_void_p, ctypes.c_void_p
)


@final
class Rebound:
    """A compiled function whose parameters change in place."""

    def __init__(self, entry: Any) -> None:
        self.address = entry.address
        self.parameters: Vector = np.full(entry.p.shape, np.nan)
        self.constants: Vector = np.full(entry.signature.constants, np.nan)
        self.places = entry.address, address(self.parameters), address(self.constants)
        # It keeps the code in memory.
        self.entry = entry

    def put(self, p: Vector) -> None:
        """Take other values of the parameters."""
        self.parameters[:] = p[: self.parameters.size]
        self.entry.condense(*self.places[1:])

    def place(self) -> Any:
        """Return where it is, for C."""
        condense, (_, p, k) = self.entry.addresses.constants, self.places
        return structures.Changing(self.address, condense, p, k, self.parameters.size)


def changing(functions: Sequence[Rebound]) -> Any:
    """Return where functions are, one after the other."""
    places = [function.place() for function in functions]
    return (structures.Changing * len(places))(*places)


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
        n, m = self.n, len(self.u)
        self._quaternions = np.array(self.quaternions, dtype=np.int64)
        ends = structures.END_ENTRIES * self.functions.end_count
        sizes = [n + 1, m, m, 2 * ends, n]
        self._beside = np.zeros(sum(sizes))
        self._corrected, self.bad_inputs, self._none, ends_at, self._between = np.split(
            self._beside, np.cumsum(sizes)[:-1]
        )
        self._ends = ends_at.reshape(2, ends)
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
            stop=address(self.stop), conditions=self.functions.event_count,
        )  # fmt: skip
        self.contacts: loops.ContactMemory | None = None
        if self.laws is not None:
            self.contacts = loops.ContactMemory(self.laws, n)
            self.context.contacts = self.contacts.pointer
        # Steps of one length go on over switches.
        switches = 0 if self.accuracy.step else self.functions.switch_count
        events = self.functions.event_count + switches
        self._system = structures.System(events=events, switches=switches)
        self._make()
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
        self.own = self.functions  # which runs begin with
        members = vars(self.own) | vars(self.own.series or self.own)
        self._rebound = [f for f in members.values() if isinstance(f, Rebound)]
        self._changing = changing(self._rebound)
        # The parameters that these have, which nothing writes.
        self._taken: Vector | None = None
        self.fresh = structures.Fresh(
            solver=self.pointer, fresh=address(self._new),
            memory=address(self._memory), memory_count=len(self._memory),
            beside=address(self._beside), beside_count=len(self._beside),
            functions=ctypes.addressof(self._changing),
            function_count=len(self._rebound),
        )  # fmt: skip
        self._fresh = ctypes.addressof(self.fresh)

    def _make(self) -> None:
        """Make the solver itself, which knows no other one."""
        loop, n, events = library("loop"), self.n, self._system.events
        method = method_address(self.accuracy.method)
        work = max(1, loop.ode_work(method, n, events))
        pivots = max(1, loop.ode_pivots(method, n))
        memory = np.zeros(work + pivots + _LINE)
        begin = -(address(memory) // memory.itemsize) % _LINE
        self._memory = memory[begin : begin + work + pivots]
        self._work = self._memory[:work]
        self._pivots = self._memory[work:].view(np.int64)
        self._state = self._work[:n]
        at = loop.ode_work(method, n, 0)
        # Of event functions at the state, or of those that an event has passed before.
        self.sides = self._work[at : at + self.functions.event_count]
        self._advance, self._begin = loop.model_advance, loop.ode_start
        self._begin_run = loop.model_begin
        own, self._atol = self.accuracy, np.array(self.accuracy.atol, dtype=float)
        self._options = structures.Options(
            method=method, rtol=own.rtol, atol=address(self._atol),
            max_step=own.max_step, step=own.step, leaves=own.leaves,
        )  # fmt: skip
        self.structure = structures.Solver(
            system=ctypes.addressof(self._system),
            options=ctypes.addressof(self._options),
            work=address(self._work), pivots=address(self._pivots),
        )  # fmt: skip
        self.pointer = ctypes.addressof(self.structure)
        # Numbers of steps, evaluations and Jacobians so far.
        self.counts = self.structure.counts
        self._bytes = np.frombuffer(memoryview(self.structure), np.uint8)
        self._new = self._bytes.copy()
        self.other: LoopSolver | None = None

    def renew(
        self,
        u: Vector | Sequence[float],
        held: Vector | None,
        laws: loops.Contacts | None = None,
        p: Vector | None = None,
    ) -> None:
        """Forget a run that is over, for laws of the same sizes, and parameters."""
        held = self._none if held is None else held
        self.u[:] = u
        self._taken = p
        library("loop").model_renew(self._fresh, None if p is None else address(p))
        context = self.context
        if held is not self.held:
            self.held, context.no_inputs = held, address(held)
        if self.contacts is not None:
            self.contacts.renew(self.contacts.contacts if laws is None else laws)
            context.rates = call_of(self.functions.rates)
            self._link()
        if self.functions is not self.own:
            self.connect(self.own)

    def begin(
        self, run: Answers, y: Vector, u: Vector, p: Vector, place: int, inertia: int,
        budget: int,
    ) -> structures.Ending:  # fmt: skip
        """Do what `renew`, `start` and `advance` do, where nothing happens.

        Parameters may be at a known `place`. Unless `inertia` is 0, see `Inertia`, it
        may end UNCLEAR before the first step.
        """
        places = address(y), address(u), place or address(p), p is not self._taken
        self._taken = p
        number: int = self._begin_run(
            self._fresh, run.pointer, *places, inertia, budget
        )
        return _ENDINGS[number]

    def hold(self) -> None:
        """Take over inputs in `held`, if no function gives them; contacts come anew."""
        if self.contacts is not None:
            self.contacts.structure.begun = 0
        if self.functions.inputs is None and self.held is not None:
            self.u[:] = self.held

    def connect(self, functions: structures.Functions) -> None:
        """Go on with other functions, of the same sizes."""
        self.functions = functions
        if self.other is not None:
            self.other.functions = functions  # of the context that both have
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
        library("loop").model_connect(
            ctypes.addressof(self._system), ctypes.addressof(self.context)
        )

    def followed_by(self, method: structures.MethodName) -> None:
        """Let a solver of another method go on where this one cannot, and back."""
        other = copy.copy(self)
        other.accuracy = replace(self.accuracy, method=method, leaves=method == "dp853")
        other._make()
        other.other, self.other = self, other
        self.structure.other = other.pointer

    def current(self, run: Answers) -> LoopSolver:
        """Return which of this solver and the other one goes on with a run."""
        other = self.other
        if other is None or run.structure.solver == self.pointer:
            return self
        other.held = self.held
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

    def normalize(self, y: Vector) -> None:
        """Put the quaternions of a state on length one."""
        library("loop").model_normalize(ctypes.addressof(self.context), address(y))

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
        out: Vector = np.zeros(self.n)
        y = np.ascontiguousarray(y, dtype=float)
        own, context = _RATES(self._system.rates), ctypes.addressof(self.context)
        return structures.Ending(own(context, t, address(y), address(out))), out

    def map_inputs(self, t: Vector, Y: Vector) -> Vector:
        """Return inputs at rows, shape (N, m), NaN from where someone sets `stop`."""
        t, Y = (np.ascontiguousarray(a, dtype=float) for a in (t, Y))
        U: Vector = np.full((len(t), len(self.u)), np.nan)
        library("loop").model_map_inputs(
            ctypes.addressof(self.context), len(t), address(t), address(Y),
            len(self.u), address(U),
        )  # fmt: skip
        return U

    @property
    def t(self) -> float:
        """Time of the state [s]."""
        return float(self.structure.t)

    @property
    def y(self) -> Vector:
        """The state, shape (n,); the memory of the solver itself."""
        return self._state

    @property
    def next_step(self) -> float:
        """The step that comes next, with its sign [s]; 0 if it is not chosen yet."""
        return float(self.structure.h)

    @property
    def bad_time(self) -> float:
        """The time when rates were last not finite [s]."""
        return float(self.structure.bad_time)

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
    def tried(self) -> int:
        """Number of steps so far, with those that were rejected."""
        return int(self.counts.steps + self.counts.rejected)
