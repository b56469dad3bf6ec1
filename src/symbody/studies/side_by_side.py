"""Runs with steps of one length: in lanes of the processor, or on a device."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.instant.inputs import Array
from symbody.analyses.run.repeated import RepeatedRuns, normalized
from symbody.errors import ModelError
from symbody.pipeline import CompiledModel
from symbody.runtime.lane_runs import LaneRuns, planned_steps


def why_not_in_lanes(model: CompiledModel, runs: RepeatedRuns, times: Array) -> str:
    """Return why runs with steps of one length cannot go in lanes; "" if they can.

    It is the same for all runs, and for each of them wherever it is done.

    Args:
        model: The model.
        runs: Of it, which differ in numbers only.
        times: When states are asked for [s].
    """
    step = runs.method.step
    assert step is not None, "adaptive runs are not in lanes"
    if model.backend != "llvm":
        return f"the model is compiled by {model.backend!r}, and LLVM writes lanes"
    if not model.batch("derivatives", workers=1).in_lanes:
        return "its rates call Python, or are a loop over links"
    if runs.meets:
        return "the ends of its loads may meet, which is looked for in single runs"
    if runs.watches:
        return "its loops are watched in single runs"
    most = runs.method.max_steps
    if planned_steps(times, step) > most:
        return f"a run has more steps than {most}, which are allowed"
    return ""


@final
class SideBySide:
    """Runs in lanes, eight at a time; for one thread.

    A run gives the same bits whatever the others are.

    Attributes:
        width: How many runs go at once.
    """

    width = LaneRuns.width

    def __init__(
        self,
        model: CompiledModel,
        runs: RepeatedRuns,
        varied: Collection[str],
        times: Array,
    ) -> None:
        """Make ready.

        Args:
            model: The model.
            runs: The same runs, one by one.
            varied: In which of "p", "y" and "u" runs differ.
            times: When states are asked for [s].
        """
        step = runs.method.step
        assert step is not None, "adaptive runs are not in lanes"
        self._runs, self._shape = runs, (len(times), len(model.system.coordinates.y))
        self._lanes = LaneRuns(
            model.function("derivatives"), model.batch("derivatives", workers=1),
            sorted({*varied} - {"y"}), times, step, runs.quaternions,
        )  # fmt: skip

    def states(
        self, p: Array, y0: Array, u: Array, stopped: Callable[[], bool] | None = None
    ) -> tuple[Array, NDArray[np.bool_]]:
        """Return the states at the asked times, and which runs came to their end.

        Args:
            p: Parameters, a row a run.
            y0: The state at the first time, likewise.
            u: Inputs, likewise.
            stopped: Whether to stop; runs that are not done did not come to their end.

        Returns:
            Shapes (runs, times, n), with NaN where a run did not, and (runs,).
        """
        done = ~self._runs.lack_inertia(p, y0)
        if done.all():
            return self._all(p, y0, u, stopped)
        states: Array = np.full((len(p), *self._shape), np.nan)
        if done.any():
            states[done], ended = self._all(p[done], y0[done], u[done], stopped)
            done[done] = ended
        return states, done

    def _all(
        self, p: Array, y0: Array, u: Array, stopped: Callable[[], bool] | None
    ) -> tuple[Array, NDArray[np.bool_]]:
        if self._runs.quaternions:
            y0 = np.array([normalized(row, self._runs.quaternions) for row in y0])
        states: Array = np.full((len(p), *self._shape), np.nan)
        done = np.zeros(len(p), dtype=bool)
        for first in range(0, len(p), self.width):
            some = slice(first, first + self.width)
            failed = self._lanes.states(
                p[some], y0[some], u[some], states[some], stopped or _never
            )
            if failed is None:
                break
            done[some] = np.isnan(failed)
        return states, done


def _never() -> bool:
    return False


# Of runs in one call, so many numbers in their states at most, and so many runs.
_MOST_NUMBERS, _MOST_RUNS = 1 << 25, 1 << 16


def is_device(where: object) -> bool:
    """Return whether a word is the name of a device."""
    return isinstance(where, str) and bool(
        re.fullmatch(r"cuda(:\d{1,3})?|emulated_cuda", where)
    )


@final
class OnDevice:
    """Runs on a device, a thread of it each.

    Attributes:
        width: How many runs are done in one call.
        device: Name of the device.
    """

    def __init__(
        self,
        model: CompiledModel,
        runs: RepeatedRuns,
        varied: Collection[str],
        times: Array,
        where: str,
    ) -> None:
        """Make ready; the text of the device is compiled here.

        Args:
            model: The model.
            runs: The same runs, one by one.
            varied: In which of "p", "y" and "u" runs differ.
            times: When states are asked for [s].
            where: Name of the device.

        Raises:
            ModelError: These runs cannot be on a device.
            CompileError: There is no such device.
        """
        step = runs.method.step
        if step is None:
            raise ModelError(
                f"where={where!r}: the method is {runs.method.name}, which chooses "
                f"steps for each run. On a device runs take steps of one length: give "
                f"method='RK4', step=0.001, or take where='threads'."
            )
        why = why_not_in_lanes(model, runs, times)
        if why:
            raise ModelError(
                f"where={where!r}: runs cannot be on a device: {why}. Take "
                f"where='threads'."
            )
        self._runs = runs
        # What writes for devices is needed there only.
        from symbody.runtime.cuda.runs import DeviceRuns

        own = sorted({*varied} - {"y"})
        rates = model.function("derivatives")
        self._there = DeviceRuns(rates, where, own, times, step, runs.quaternions)
        self.device = self._there.device
        size = len(times) * max(1, len(model.system.coordinates.y))
        self.width = max(1, min(_MOST_RUNS, _MOST_NUMBERS // size))
        self._shape = (len(times), len(model.system.coordinates.y))

    def states(
        self, p: Array, y0: Array, u: Array, stopped: Callable[[], bool] | None = None
    ) -> tuple[Array, NDArray[np.bool_]]:
        """Return the states at the asked times, and which runs came to their end.

        Args:
            p: Parameters, a row a run.
            y0: The state at the first time, likewise.
            u: Inputs, likewise.
            stopped: Looked at between calls by whoever calls.

        Returns:
            Shapes (runs, times, n), with NaN where a run did not, and (runs,).
        """
        done = ~self._runs.lack_inertia(p, y0)
        states: Array = np.full((len(p), *self._shape), np.nan)
        if not done.any() or (stopped is not None and stopped()):
            return states, np.zeros(len(p), dtype=bool)
        p, y0, u = p[done], y0[done], u[done]
        if self._runs.quaternions:
            y0 = np.array([normalized(row, self._runs.quaternions) for row in y0])
        states[done], failed = self._there.states(p, y0, u)
        done[done] = np.isnan(failed)
        return states, done
