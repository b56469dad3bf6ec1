"""Whole runs in lanes: eight at a time, with steps of one length."""

from __future__ import annotations

import ctypes
import math
from collections.abc import Callable, Sequence
from ctypes import Structure, c_void_p
from typing import final

import numpy as np

from symbody.runtime.arrays import Vector, address
from symbody.runtime.batch import Batch
from symbody.runtime.batch_task import aligned
from symbody.runtime.functions import CompiledFunction
from symbody.runtime.loops.library import library
from symbody.runtime.loops.structures import declared
from symbody.writers.llvm.sincos import WIDTH

# Of n vectors each: the state, that before, the new one, the argument of a stage, five
# stages and two coefficients of dense output.
_ARRAYS = 11
# So many steps are done until Python looks after Ctrl-C.
_SLICE = 2048


@declared("lanes.h", "lanes_run")
class _Run(Structure):
    """Runs at work."""

    next: int


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
                size = math.prod(slot.shape)
                width = WIDTH if slot.name in own else 1
                self._places[slot.name] = aligned(size * width)
        count = entry.signature.constants
        self._k = aligned(count * (WIDTH if "p" in own else 1))
        self._own = frozenset(own)
        arrays = [self._places[s.name] for s in entry.signature.arrays]
        scratch = aligned(WIDTH * self._lanes.work)
        block = [self._t, *arrays, self._k, self._work, scratch]
        self._scratch = scratch
        self._block = (c_void_p * len(block))(*(address(a) for a in block))

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
        self._condense()
        failed = np.full(WIDTH, np.nan)
        rows = [address(into[i]) if i < count else None for i in range(WIDTH)]
        states = (c_void_p * WIDTH)(*rows)
        places = [s.name for s in self._entry.signature.arrays]
        run = _Run(
            evaluate=self._lanes.evaluate, block=ctypes.addressof(self._block),
            y_place=1 + places.index("y"), yd_place=len(self._block) - 2,
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

    def _condense(self) -> None:
        p, k = address(self._places["p"]), address(self._k)
        if "p" not in self._own:
            self._entry.condense(p, k)
        elif self._lanes.constants:
            kind = ctypes.CFUNCTYPE(None, c_void_p, c_void_p)
            kind(self._lanes.constants)(p, k)
