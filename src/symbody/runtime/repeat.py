"""Runs of one solver with other numbers: many in one call, and eight in lanes."""

from __future__ import annotations

import ctypes
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from ctypes import c_void_p
from typing import Any, NamedTuple, final

import numpy as np
from numpy.typing import NDArray

from symbody.runtime import loops
from symbody.runtime.arrays import Vector, address
from symbody.runtime.batch import Batch
from symbody.runtime.batch_task import aligned
from symbody.runtime.functions import CompiledFunction
from symbody.runtime.loops.library import Answers, library
from symbody.runtime.loops.solver import LoopSolver, Rebound, changing
from symbody.runtime.loops.structures import Changes, Ending, structure
from symbody.writers.llvm import WIDTH

# Functions of a choice, places of choices; memory of runs, their numbers and contacts.
_Partition, PlacesOfChoices, _Memory, _Numbers, _Contacts, _Runs = (
    structure("repeat.c", f"repeat_{name}")
    for name in ("partition", "choices", "memory", "numbers", "contacts", "runs")
)


class Touched(NamedTuple):
    """Events and sums of the contacts of a run."""

    forces: Vector  # at the asked times, shape (T, m); (T, 0) if nobody asked
    events: Sequence[loops.ContactEvent]
    system: loops.ContactSystem  # at the end
    step: float  # the last one [s]


# As in repeat.c.
_SEGMENT = np.dtype([*((name, np.float64) for name in "abcd"), ("last", np.int64)])


class Repeated(NamedTuple):
    """States of runs, shape (runs, T, n), and which ended; contacts where there are."""

    states: Vector
    done: NDArray[np.bool_]
    contacts: Mapping[int, Touched]  # by run; none where there are no laws
    changes: Mapping[int, Changes]  # of the method, of runs with any


_GROWTH = "harmless", "most", "undecided", "raised"
# Events for which there is room at first, a run.
_EVENTS = 64


@final
class Choices:
    """Choices of dependent coordinates, for one thread.

    `places` are where they are made; `made` returns pivots and functions of the choice
    made last: rates, correction and perhaps a Jacobian.
    """

    def __init__(
        self,
        places: Any,
        functions: Sequence[Rebound],
        made: Callable[[], tuple[NDArray[np.int64], Sequence[Rebound]]],
    ) -> None:
        """Make ready, for the functions of a first choice, which needs no pivots."""
        self.structure, self._made = places, made
        self._pivots = np.zeros((0, 2 * places.count), np.int64)
        self._functions: list[Sequence[Rebound]] = []
        self.add(None, functions)

    def add(
        self, pivots: NDArray[np.int64] | None, functions: Sequence[Rebound]
    ) -> int:
        """Return the number of a choice that becomes known; none comes to no pivots."""
        row = np.full(2 * self.structure.count, -1) if pivots is None else pivots
        self._pivots = np.vstack([self._pivots, row.reshape(1, -1)])
        self._functions.append(functions)
        self._places = (_Partition * len(self._functions))(
            *(_Partition(*(f.place() for f in own)) for own in self._functions)
        )
        self.structure.pivots = address(self._pivots)
        self.structure.partitions = ctypes.addressof(self._places)
        self.structure.known = len(self._functions)
        return len(self._functions) - 1

    def learn(self) -> None:
        """Take in the choice that was made last."""
        self.add(*self._made())


@final
class Repeat:
    """Many runs of one solver over the same times, for one thread."""

    def __init__(
        self,
        solver: LoopSolver,
        functions: Sequence[Rebound],
        times: Vector,
        budget: int,
        growth: tuple[float, float, float, float],
        choices: Choices | None = None,
    ) -> None:
        """Make ready, for functions that get the parameters of each run.

        `growth` of dependent velocities is what is always allowed, how much larger than
        at the start it may become, from what variation on a run is told to have come
        near singular positions, and how far above it the limit is raised where no
        choice is better.
        """
        self._growth, self._choices = growth, choices
        self._solver, self._functions, self._budget = solver, functions, budget
        self._times = np.ascontiguousarray(times, dtype=float)
        self._places = changing(functions)
        regions = [] if solver.contacts is None else solver.contacts.regions()
        # As it is before the first run.
        self._fresh = [
            np.frombuffer(ctypes.string_at(*one), np.uint8) for one in regions
        ]
        self._memory = (_Memory * len(regions))(
            *(
                _Memory(at=at, fresh=address(old), size=size)
                for (at, size), old in zip(regions, self._fresh, strict=True)
            )
        )

    def states(
        self,
        p: Vector,
        y: Vector,
        u: Vector,
        others: Sequence[tuple[int, Vector]] = (),
        *,
        forces: bool = False,
        first: NDArray[np.int64] | None = None,
        segments: Sequence[Sequence[Any]] | None = None,
    ) -> Repeated:
        """Return what comes of runs; Python's lock is free meanwhile.

        Of `others` each run gets a row, at an address. Forces of contacts are NaN
        unless they are asked for. `first` is the choice that each run begins with,
        `segments` are those of each between its time events.
        """
        solver, count, touching = self._solver, len(y), self._solver.contacts
        p = np.ascontiguousarray(p, dtype=float)
        pairs = [(address(solver.y), y), (address(solver.u), u), *others]
        rows = [np.ascontiguousarray(own, dtype=float) for _, own in pairs]
        numbers = (_Numbers * len(pairs))(
            *(
                _Numbers(at=at, rows=address(own), count=own[0].size)
                for (at, _), own in zip(pairs, rows, strict=True)
            )
        )
        answers = Answers(self._times, solver.n)
        answers.structure.solver = solver.pointer
        states: Vector = np.full((count, len(self._times), solver.n), np.nan)
        endings = np.full(count, -1, np.int64)
        loop, choices = library("loop").code, self._choices
        if choices is not None:
            assert first is not None, "each run begins with a choice"
            choices.structure.first = address(first)
        tables = (
            None if touching is None else _Tables(touching, count, self._times, forces)
        )
        changes, behind, parts = (Changes * count)(), np.zeros(0, np.int64), None
        if segments is not None:
            behind = np.cumsum([len(own) for own in segments], dtype=np.int64)
            every = (one for own in segments for one in own)
            fields = [(s.begin, s.end, *s.window, s.last) for s in every]
            parts = np.array(fields, _SEGMENT)
        runs = _Runs(
            start=loop.find("ode_begin"), restart=loop.find("ode_start"),
            advance=loop.find("model_advance"), changes=ctypes.addressof(changes),
            segments=None if parts is None else address(parts), behind=address(behind),
            connect=loop.find("model_connect"),
            run=ctypes.addressof(answers.structure), solver=solver.pointer,
            functions=ctypes.addressof(self._places),
            function_count=len(self._functions),
            memory=ctypes.addressof(self._memory), memory_count=len(self._memory),
            numbers=ctypes.addressof(numbers), number_count=len(numbers),
            parameters=p.shape[1], state_size=solver.n, p=address(p),
            contacts=tables and ctypes.addressof(tables.structure),
            choices=choices and ctypes.addressof(choices.structure),
            states=address(states), endings=address(endings), budget=self._budget,
            **dict(zip(_GROWTH, self._growth, strict=True)),
        )  # fmt: skip
        done, advance = 0, library("repeat").repeat_advance
        while (done := advance(ctypes.addressof(runs), done, count)) < count:
            if endings[done] == Ending.EVENTS_FULL:
                assert tables is not None, "only tables of events get full"
                tables.double()
            elif endings[done] == Ending.STIFF:
                solver.followed_by("radau")
            else:
                assert choices is not None, "only choices are unknown"
                choices.learn()
        contacts = {} if tables is None else dict(enumerate(tables.touched()))
        # Their count stands first.
        counts = np.frombuffer(memoryview(changes), np.int64).reshape(count, -1)[:, 0]
        own = {i: changes[i] for i in np.flatnonzero(counts).tolist()}
        return Repeated(states, endings == Ending.DONE, contacts, own)


@final
class _Tables:
    """Memory for tables of the contacts of runs."""

    def __init__(
        self, contacts: loops.ContactMemory, count: int, times: Vector, forces: bool
    ) -> None:
        self._kind, laws = type(contacts.structure), contacts.contacts
        size = ctypes.sizeof(self._kind)
        shape = count, len(times), laws.rows if forces else 0
        self._forces: Vector = np.full(shape, np.nan)
        self._events = (loops.ContactEvent * (count * _EVENTS))()
        self._ends = np.zeros(count, np.int64)
        self._systems = np.zeros((count, size), np.uint8)
        self._steps = np.zeros(count)
        self.structure = _Contacts(
            forces=address(self._forces) if self._forces.size else None,
            ends=address(self._ends), systems=address(self._systems), size=size,
            steps=address(self._steps),
        )  # fmt: skip
        self._place()

    def _place(self) -> None:
        self.structure.events = ctypes.addressof(self._events)
        self.structure.room = len(self._events)

    def double(self) -> None:
        """Make room for twice as many events."""
        old = self._events
        self._events = (loops.ContactEvent * (2 * len(old)))()
        ctypes.memmove(self._events, old, ctypes.sizeof(old))
        self._place()

    def touched(self) -> Iterator[Touched]:
        """Yield what is known of each run."""
        first, steps = 0, self._steps.tolist()
        for i, (end, step) in enumerate(zip(self._ends.tolist(), steps, strict=True)):
            system = self._kind.from_buffer(self._systems[i])
            yield Touched(self._forces[i], self._events[first:end], system, step)
            first = end


# Of n vectors each: the state, that before, the new one, the argument of a stage, five
# stages and two coefficients of dense output.
_ARRAYS = 11
# So many steps are done until Python looks after Ctrl-C.
_SLICE = 2048


# Runs at work.
_Run = structure("lanes.h", "lanes_run")


def planned_steps(times: Vector, step: float) -> int:
    """Return how many steps of RK4 lead from the first to the last time."""
    span = abs(float(times[-1]) - float(times[0]))
    # The margin is that of single runs.
    return max(1, math.ceil(span / step * (1.0 - 1e-12))) if span else 0


@final
class LaneRuns:
    """Runs over the same times, up to eight at once, with memory of one thread."""

    width = WIDTH

    def __init__(
        self,
        function: CompiledFunction,
        batch: Batch,
        own: Sequence[str],
        times: Vector,
        step: float,
        quaternions: Sequence[int],
    ) -> None:
        """Make ready; `quaternions` are where each begins, `step` the longest [s]."""
        self._lanes = batch.lanes(frozenset({"t", "u", "p"} - set(own)))
        entry = self._lanes.entry
        self._entry, self._n = entry, entry.results[0].shape[0]
        self._times = np.ascontiguousarray(times, dtype=float)
        self._steps = planned_steps(times, step)
        self._t = np.zeros(1)
        self._quaternions = np.array(quaternions, dtype=np.int64)
        self._work = aligned(_ARRAYS * self._n * WIDTH)
        self._places = {"t": self._t, "y": self._work}
        for slot in (*entry.inputs, entry.p):
            if slot.name != "y":
                width = WIDTH if slot.name in own else 1
                self._places[slot.name] = aligned(math.prod(slot.shape) * width)
        self._k = aligned(entry.signature.constants * (WIDTH if "p" in own else 1))
        self._own = frozenset(own)
        arrays = [self._places[s.name] for s in entry.signature.arrays]
        scratch = aligned(WIDTH * self._lanes.work)
        block = [self._t, *arrays, self._k, self._work, scratch]
        self._scratch = scratch
        self._block = (c_void_p * (2 * len(block)))(*(address(a) for a in 2 * block))

    def states(
        self, p: Vector, y: Vector, u: Vector, into: Vector, stopped: Callable[[], bool]
    ) -> Vector | None:
        """Write states at the asked times; return when each run failed, or NaN.

        States (runs, times, n) are NaN from a failure on; None is returned if stopped.
        """
        count = len(y)
        self._put(self._work[: self._n * WIDTH], y, own=True)
        self._put(self._places["u"], u, own="u" in self._own)
        self._put(self._places["p"], p, own="p" in self._own)
        of_constants = address(self._places["p"]), address(self._k)
        if "p" not in self._own:
            self._entry.condense(*of_constants)
        elif self._lanes.constants:
            kind = ctypes.CFUNCTYPE(None, c_void_p, c_void_p)
            kind(self._lanes.constants)(*of_constants)
        failed = np.full(WIDTH, np.nan)
        rows = [address(into[i]) if i < count else None for i in range(WIDTH)]
        states = (c_void_p * WIDTH)(*rows)
        places = [s.name for s in self._entry.signature.arrays]
        run = _Run(
            evaluate=self._lanes.evaluate, block=ctypes.addressof(self._block),
            y_place=1 + places.index("y"), yd_place=len(self._block) // 2 - 2,
            t=address(self._t), n=self._n, quaternions=address(self._quaternions),
            quaternion_count=len(self._quaternions), work=address(self._work),
            failed=address(failed), times=address(self._times),
            states=ctypes.addressof(states), rows=len(self._times),
            end=float(self._times[-1]), planned=self._steps, taken=-1,
        )  # fmt: skip
        advance = library("batch").lanes_advance
        while not advance(ctypes.addressof(run), _SLICE):
            if stopped():
                return None
        # No step was taken any more when all had failed.
        into[:, run.next :] = np.nan
        return failed[:count]

    def _put(self, place: Vector, rows: Vector, *, own: bool) -> None:
        """Put values of runs side by side; the last stands for those beyond."""
        if not own:
            place[:] = rows[0]
            return
        tile = place.reshape(-1, WIDTH)
        tile[:, : len(rows)] = rows.T
        tile[:, len(rows) :] = rows[-1][:, None]
