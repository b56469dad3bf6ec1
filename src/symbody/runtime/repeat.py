"""Runs of one solver with other numbers, many in one call."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from ctypes import Structure
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.runtime.arrays import Vector, address
from symbody.runtime.functions import Entry
from symbody.runtime.loops.library import Answers, library
from symbody.runtime.loops.solver import LoopSolver
from symbody.runtime.loops.structures import Ending, declared


@final
class Rebound:
    """A compiled function whose parameters change in place."""

    def __init__(self, entry: Entry) -> None:
        self.address = entry.address
        self.parameters: Vector = np.full(entry.p.shape, np.nan)
        self.constants: Vector = np.full(entry.signature.constants, np.nan)
        # It keeps the code in memory.
        self.entry = entry

    def put(self, p: Vector) -> None:
        """Take other values of the parameters."""
        self.parameters[:] = p[: self.parameters.size]
        self.entry.condense(address(self.parameters), address(self.constants))

    def place(self) -> _Function:
        """Return where it is, for C."""
        return _Function(
            self.entry.addresses.constants, address(self.parameters),
            address(self.constants), self.parameters.size,
        )  # fmt: skip


@declared("repeat.c", "repeat_function")
class _Function(Structure):
    """A function whose parameters change."""


@declared("repeat.c", "repeat_runs")
class _Runs(Structure):
    """Runs that differ in numbers."""


@final
class Repeat:
    """Many runs of one solver over the same times, for one thread."""

    def __init__(
        self,
        solver: LoopSolver,
        functions: Sequence[Rebound],
        times: Vector,
        budget: int,
        growth: tuple[float, float, float],
    ) -> None:
        """Make ready, for functions that get the parameters of each run.

        `growth` of dependent velocities is what is always allowed, how much larger than
        at the start it may become, and from what variation on a run is told to have
        come near singular positions.
        """
        self._growth = growth
        self._solver, self._functions, self._budget = solver, functions, budget
        self._times = np.ascontiguousarray(times, dtype=float)
        self._places = (_Function * len(functions))(*(f.place() for f in functions))

    def states(
        self, p: Vector, y: Vector, u: Vector
    ) -> tuple[Vector, NDArray[np.bool_]]:
        """Return states (runs, times, n), and which ended; Python's lock is free."""
        solver, count = self._solver, len(y)
        p, y, u = (np.ascontiguousarray(rows, dtype=float) for rows in (p, y, u))
        answers = Answers(self._times, solver.n)
        answers.structure.solver = solver.pointer
        states: Vector = np.full((count, len(self._times), solver.n), np.nan)
        endings = np.full(count, -1, np.int64)
        loop = library("loop").code
        runs = _Runs(
            start=loop.find("ode_start"), advance=loop.find("model_advance"),
            run=ctypes.addressof(answers.structure), y=address(solver.y),
            u=address(solver.u), functions=ctypes.addressof(self._places),
            function_count=len(self._functions),
            parameters=p.shape[1], state_size=y.shape[1], inputs=u.shape[1],
            p=address(p), y0=address(y), u0=address(u), states=address(states),
            endings=address(endings), budget=self._budget,
            harmless=self._growth[0], most=self._growth[1], undecided=self._growth[2],
        )  # fmt: skip
        library("repeat").repeat_advance(ctypes.addressof(runs), 0, count)
        return states, endings == Ending.DONE
