"""Whole runs on a graphics processor: steps of one length, a thread a run."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from typing import final

import numpy as np

from symbody.runtime.arrays import Vector
from symbody.runtime.cuda.batch import check_written, device_at, size_there
from symbody.runtime.functions import CompiledFunction
from symbody.runtime.lane_runs import planned_steps
from symbody.writers.llvm.kernel import runs_kernel

# So much memory states of a call have at most, here and on the device [bytes].
_MOST = 1 << 30


@final
class DeviceRuns:
    """Runs over the same times on a device.

    A run has the same bits whatever the others are.
    """

    def __init__(
        self,
        function: CompiledFunction,
        where: str,
        own: Collection[str],
        times: Vector,
        step: float,
        quaternions: Sequence[int],
    ) -> None:
        """Compile the rates of the state for a device.

        Runs have "p" or "u" of their own; `step` is the longest [s]; `quaternions` are
        where each begins.
        """
        check_written(function, where)
        self._entry, self._own = function.entry, frozenset(own)
        self._n = function.entry.results[0].shape[0]
        self._times = np.ascontiguousarray(times, dtype=float)
        self._plan = np.array([planned_steps(times, step), len(times)], dtype=float)
        self._device = device_at(where)
        self.device = self._device.name
        self._kernel = runs_kernel(
            function.entry.program, self._n, quaternions, own_parameters="p" in own
        )
        self._run = self._device.loaded(self._kernel)

    def states(self, p: Vector, y: Vector, u: Vector) -> tuple[Vector, Vector]:
        """Return the states at the asked times, and when each run failed, or NaN.

        Parameters, start values and inputs have a row a run; quaternions have length
        one. Shapes are (runs, times, n), with NaN from the step on in which a run
        failed, and (runs,).
        """
        states = np.empty((len(y), len(self._times), self._n))
        failed = np.empty(len(y))
        for some in self._pieces(len(y), p.shape[1] + u.shape[1]):
            self._do(p[some], y[some], u[some], states[some], failed[some])
        return states, failed

    def _pieces(self, runs: int, beside: int) -> list[slice]:
        """Return which runs are done together, so that memory suffices."""
        each = 8 * (self._n * (len(self._times) + 1) + beside + 1)
        free = self._device.free()
        most = _MOST if free is None else min(_MOST, free // 2)
        count = max(1, most // each)
        return [slice(k, k + count) for k in range(0, runs, count)]

    def _do(
        self, p: Vector, y: Vector, u: Vector, states: Vector, failed: Vector
    ) -> None:
        own = self._own
        arguments_by_name = {
            "plan": self._plan,
            "times": self._times,
            "y": y,
            "u": u if "u" in own else u[0],
            "p": p if "p" in own else p[0],
        }
        if "p" not in own:
            arguments_by_name["k"] = self._entry.condensed(
                np.require(p[0], float, ["C", "A"])
            )
        arrays = {
            n: np.require(a, float, ["C", "A"]) for n, a in arguments_by_name.items()
        }
        answers = {"states": states, "failed": failed}
        size = sum(map(size_there, [*arrays.values(), *answers.values()]))
        who = f"{self._entry.program.name}: {len(y)} runs"
        room = self._device.allocate(size, who, "Ask for fewer times.")
        place, places = room.address, {}
        for name, array in {**arrays, **answers}.items():
            places[name] = place
            place += size_there(array)
        for name, array in arrays.items():
            self._device.upload(array, places[name])
        steps = {name: math.prod(array.shape[1:]) for name, array in answers.items()}
        steps |= {n: arrays[n].shape[1] for n in ("y", "u", "p") if arrays[n].ndim > 1}
        arguments = [(places[n], steps.get(n, 0)) for n in self._kernel.arguments]
        self._run(len(y), arguments)
        for name, array in answers.items():
            self._device.download(places[name], array)
