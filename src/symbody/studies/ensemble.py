"""Many simulations of one model whose states are kept in one array."""

from __future__ import annotations

import threading
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Unpack, final

import numpy as np

from symbody.analyses.run.integrate import result_times
from symbody.analyses.run.labelled_motion import may_lose_balance
from symbody.analyses.run.options import DEFAULTS
from symbody.analyses.run.prepare import check_model, compiled_for
from symbody.arguments import Arguments, Numbers, listed
from symbody.errors import (
    AnalysisError,
    Interrupted,
    ModelError,
    heard_warnings,
    warn_user,
)
from symbody.model.model import Model
from symbody.pipeline import CompiledModel
from symbody.pipeline.batches import processors
from symbody.results.ensemble import Ensemble, EnsembleStatus, FailedRun
from symbody.results.motion import Motion
from symbody.results.result import Labels
from symbody.runtime.arrays import free_memory
from symbody.studies.block import Heard
from symbody.studies.description import (
    check_tables,
    check_told_once,
    checked_options,
    notes_on_inputs,
)
from symbody.studies.design import Design, checked_design
from symbody.studies.quick import QuickRuns, quick_runs
from symbody.studies.run_options import EnsembleOptions
from symbody.studies.runs import Runs, noted_runs, told
from symbody.studies.side_by_side import OnDevice, SideBySide
from symbody.studies.study import VaryLike
from symbody.studies.targets import Target, found_targets
from symbody.studies.ways_of_runs import checked_device, device_for, way_of
from symbody.system.system import System

# So many runs a thread takes at once, at most.
_BLOCK = 256


def simulate_many(
    model: Model | CompiledModel,
    vary: VaryLike,
    duration: float | Sequence[float] | Numbers,
    *,
    workers: int | None = None,
    device: str = "cpu",
    **options: Unpack[EnsembleOptions],
) -> Ensemble:
    """Simulate a model many times, and return the states of all runs in one array.

    With a method sb.RK4(step) eight runs go side by side, one in each lane of the
    processor's vectors, where the model has no loops, events or functions of Python;
    they agree
    with `simulate` up to rounding. With other methods runs go one by one in each
    thread, and their states are those of `simulate` to the last bit. Either way a run
    does not know of the others.

    Args:
        model: The mechanism; a compiled one saves deriving and compiling again.
        vary: What varies: names of parameters, of their entries as "J_arm[0]", of start
            values and inputs; a dictionary from names to lists of values for a grid, or
            a design of sb.studies, such as sb.studies.rows for a table of runs.
        duration: How long each run is, from t = 0, which gives 501 results; or a list
            of the times of the results, the first for the start values [s].
        workers: Number of threads; as many as processors by default.
        device: "cpu", or "cuda" or "cuda:1" for a graphics processor, which does runs
            of sb.RK4(step) of models that could go in lanes.
        **options: Of all runs, see `simulate`.

    Returns:
        The states of all runs, shape (runs, times, states), and which runs failed.

    Raises:
        ModelError: A name is unknown, an option is wrong, no run begins, the states
            do not fit into memory, or the device cannot do such runs.
        CompileError: There is no such device.
        Interrupted: The user pressed Ctrl-C; its `result` has what was done.

    Example:
        >>> import symbody as sb
        >>> pushes = {"F": [0.0, 5.0, 10.0]}
        >>> many = sb.simulate_many(sb.library.crane_crab(), pushes, [0, 1, 2])
        >>> many.states.shape
        (3, 3, 4)
    """
    arguments = Arguments("simulate_many", ModelError)
    known = checked_options(arguments, options, EnsembleOptions)
    check_model(arguments, model)
    if workers is not None:
        workers = arguments.whole("workers", workers, least=1)
    where = checked_device(arguments, device, workers)
    design = checked_design(arguments, vary)
    grid = result_times(arguments, duration)
    how, parameters = options.get("compile"), options.get("parameters")
    compiled = compiled_for(arguments, model, parameters, how)
    targets = found_targets(design.names, compiled.system, None)
    check_tables(design, targets, compiled)
    check_told_once(arguments, targets, known)
    _check_memory(design, grid, compiled)
    runs = _EnsembleRuns(compiled, design, targets, grid, known, where)
    return runs.all(workers or processors())


@final
class _EnsembleRuns:
    """The runs of an ensemble, with the array that gets their states."""

    def __init__(
        self,
        model: CompiledModel,
        design: Design,
        targets: Mapping[str, Target],
        times: Numbers,
        options: dict[str, object],
        device: str,
    ) -> None:
        self._model, self._design, self._times = model, design, times
        self._targets, self._options = targets, options
        self._alone = Runs(model, design, targets, {}, times, options, {}, DEFAULTS)
        self._common = notes_on_inputs(model.system, targets, options)
        self._own = threading.local()
        self._halt = threading.Event()
        self._failures: list[FailedRun] = []
        self._noted: dict[int, str] = {}
        self._warned: set[int] = set()
        self._is_looked_over = may_lose_balance(model)
        # The first thread finds out what all others may rely on.
        quick = self._quick()
        self._device: OnDevice | None = None
        if device:
            self._device = device_for(model, quick, times, device)
            self._way = "device"
            self._why = f"Runs were on {self._device.device}."
        else:
            self._way, self._why = way_of(model, quick, times)
        n = len(model.system.coordinates.y)
        self._states = np.full((len(design), len(times), n), np.nan)

    def all(self, workers: int) -> Ensemble:
        """Do all runs."""
        count = len(self._design)
        size = min(_BLOCK, max(1, -(-count // (4 * workers))))
        size = -(-size // SideBySide.width) * SideBySide.width
        if self._device is not None:
            size, workers = self._device.width, 1
        blocks = [range(k, min(k + size, count)) for k in range(0, count, size)]
        try:
            self._blocks(blocks, workers)
        except KeyboardInterrupt:
            ensemble = self._ensemble(EnsembleStatus.INTERRUPTED)
            raise Interrupted(
                f"{ensemble.title()}: {ensemble.status}", ensemble
            ) from None
        failures = self._failures
        if len(failures) == count and all(one.time is None for one in failures):
            first = min(failures, key=lambda one: one.run)
            raise ModelError(
                f"simulate_many: none of {count} runs begins. Run {first.run}: "
                f"{first.message}"
            )
        some = EnsembleStatus.SOME_FAILED if failures else EnsembleStatus.COMPLETED
        every = len(failures) == count
        if self._warned:
            told_once = {run: self._noted.get(run, "") for run in self._warned}
            warn_user(f"simulate_many: {noted_runs(told_once)}")
        return self._ensemble(EnsembleStatus.ALL_FAILED if every else some)

    def _blocks(self, blocks: Sequence[range], workers: int) -> None:
        if workers == 1 or len(blocks) == 1:
            for block in blocks:
                self._block(block)
            return
        with ThreadPoolExecutor(min(workers, len(blocks))) as pool:
            waiting = [pool.submit(self._block, block) for block in blocks]
            try:
                for one in waiting:
                    one.result()
            except BaseException:
                self._halt.set()
                for one in waiting:
                    one.cancel()
                raise

    def _block(self, block: range) -> None:
        """Do some runs in a row."""
        lanes = self._lanes() if self._way == "lanes" else None
        if self._device is not None:
            left = self._side_by_side(self._device, block)
        elif lanes is None:
            left = list(block) if self._way == "simulate" else self._by_one(block)
        else:
            left = []
            for first in range(block.start, block.stop, lanes.width):
                some = range(first, min(first + lanes.width, block.stop))
                left += self._side_by_side(lanes, some)
        for run in left:
            if self._halt.is_set():
                return
            self._simulate(run)

    def _by_one(self, block: range) -> list[int]:
        """Do runs by their numbers; return those to which `simulate` has to say."""
        quick, left, first, size = self._quick(), list[int](), block.start, 1
        assert quick is not None
        while first < block.stop and not self._halt.is_set():
            some = block[first - block.start :][:size]
            began = time.thread_time()
            states, done = quick.states(some)
            self._states[np.asarray(some)[done]] = states[done]
            self._look_over(quick, np.asarray(some)[done].tolist())
            left += [run for run, ok in zip(some, done, strict=True) if not ok]
            first += len(some)
            size = quick.together((time.thread_time() - began) / len(some))
        return left

    def _side_by_side(self, lanes: SideBySide | OnDevice, some: range) -> list[int]:
        """Do runs at once; return those to which `simulate` has to say."""
        quick = self._quick()
        assert quick is not None
        p, y, u, fit = quick.numbers(some)
        if fit.any():
            p, y, u = p[fit], y[fit], u[fit]
            states, done = lanes.states(p, y, u, self._halt.is_set)
            fit[fit] = done
            self._states[np.asarray(some)[fit]] = states[done]
            self._look_over(quick, np.asarray(some)[fit].tolist())
        return [run for run, ok in zip(some, fit, strict=True) if not ok]

    def _look_over(self, quick: QuickRuns, some: list[int]) -> None:
        """Note where nodes jump, or what has no mass leaves its equilibrium."""
        if not (some and self._is_looked_over):
            return
        numbers = quick.numbers(some)
        for run, p, u in zip(some, numbers.p, numbers.u, strict=True):
            self._note(run, quick.heard(self._states[run], p, u))

    def _note(self, run: int, result: Heard) -> None:
        noted = [note for note in result.notes if note not in self._common]
        if noted:
            self._noted[run] = " ".join(noted)
        if result.warnings:
            self._warned.add(run)

    def _simulate(self, run: int) -> None:
        """Do a run by `simulate`, which says what is wrong with it."""
        try:
            with heard_warnings() as heard:
                motion = self._alone.motion(run, reduced=True)
        except AnalysisError as error:
            reached = error.result if isinstance(error.result, Motion) else None
            time = None
            if reached is not None:
                time = float(reached.time[-1])
                self._put(run, reached)
            self._failures.append(FailedRun(run, str(error), time))
        except Exception as error:  # any, of the user's functions: failures are data
            self._failures.append(FailedRun(run, told(error)))
        else:
            self._put(run, motion)
            self._note(run, Heard(motion, heard))

    def _put(self, run: int, motion: Motion) -> None:
        """Keep the states of a motion, as far as it came."""
        columns = _columns(motion, self._model.system)
        count = min(len(columns), len(self._times))
        known = motion.time[:count] == self._times[:count]
        self._states[run, :count][known] = columns[:count][known]

    def _quick(self) -> QuickRuns | None:
        """Return what does runs of this thread that differ in numbers only, or none."""
        own = self._own
        if not hasattr(own, "quick"):
            own.quick = quick_runs(
                self._model, self._design, dict(self._targets), frozenset(),
                self._times, self._options, DEFAULTS,
            )  # fmt: skip
        result: QuickRuns | None = own.quick
        return result

    def _lanes(self) -> SideBySide:
        """Return what does eight runs of this thread at once."""
        own, quick = self._own, self._quick()
        assert quick is not None
        if not hasattr(own, "lanes"):
            own.lanes = SideBySide(
                self._model, quick.repeated, quick.varied, self._times
            )
        side_by_side: SideBySide = own.lanes
        return side_by_side

    def _ensemble(self, status: EnsembleStatus) -> Ensemble:
        system, design = self._model.system, self._design
        names = tuple(symbol.name for symbol in system.coordinates.y)
        units = tuple(system.units.get(s, "") for s in system.coordinates.y)
        failures = tuple(sorted(self._failures, key=lambda one: one.run))
        vary = {
            name: tuple(map(str, column.told())) if column.options else column.values
            for name, column in design.columns.items()
        }
        notes = [*self._common, *([self._why] if self._why else [])]
        if failures:
            numbers = listed((one.run for one in failures), 5)
            notes.append(
                f"{len(failures)} of {len(design)} runs failed: {numbers}. Run "
                f"{failures[0].run}: {failures[0].message}"
            )
        if self._noted:
            notes.append(noted_runs(self._noted))
        if not names:
            notes.append(
                "All coordinates are driven, so there are no states. Sensors of many "
                "runs are kept by a Study."
            )
        notes += _passed(system, self._states)
        return Ensemble(
            system.name, status, tuple(notes), Labels(names, units),
            self._times.copy(), self._states, vary, self._way, failures,
        )  # fmt: skip


def _columns(motion: Motion, system: System) -> Numbers:
    """Return the states of a motion, a row a time."""
    quantities = motion.record.quantities
    count = len(motion.time)
    symbols = (*system.coordinates.q, *system.coordinates.v)
    entries = [np.empty((count, 0))]
    entries += [
        np.asarray(quantities[symbol.name].values).reshape(count, 1)
        for symbol in symbols
    ]
    for state in system.states.values():
        entries.append(np.asarray(quantities[state.name].values).reshape(count, -1))
    return np.hstack(entries)


def _passed(system: System, states: Numbers) -> list[str]:
    """Return which runs pass limits of joints, as notes."""
    names = [symbol.name for symbol in system.coordinates.y]
    notes = []
    for joint in system.joints:
        for symbol, limits in zip(joint.q, joint.limits, strict=True):
            if limits is None or symbol.name not in names:
                continue
            values = states[:, :, names.index(symbol.name)]
            beyond = ((values < limits[0]) | (values > limits[1])).any(axis=1)
            if beyond.any():
                notes.append(
                    f"Limits of joints stop nothing: {symbol.name} is beyond its "
                    f"own in {int(beyond.sum())} runs, the first of them run "
                    f"{int(beyond.argmax())}."
                )
    return notes


def _check_memory(design: Design, times: Numbers, model: CompiledModel) -> None:
    """Raise if the states of all runs do not fit into memory."""
    n = len(model.system.coordinates.y)
    size, free = 8 * len(design) * len(times) * n, free_memory()
    if free is not None and size > free:
        grid = ""
        if design.is_grid and len(design.shape) > 1:
            sides = " x ".join(map(str, design.shape))
            grid = f" (a grid of {sides}; sb.studies.rows takes a run a row)"
        raise ModelError(
            f"simulate_many: the states of {len(design)} runs{grid} at {len(times)} "
            f"times, {n} each, need {size / 1e9:.3g} GB, and {free / 1e9:.3g} GB are "
            f"free. Ask for fewer times, or take sb.Study, which keeps what is "
            f"asked for."
        )
