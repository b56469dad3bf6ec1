"""Many simulations of one model whose states are kept in one array."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Unpack, final

import numpy as np

from symbody.analyses.run.integrate import result_times
from symbody.analyses.run.observers import joint_limits
from symbody.analyses.run.options import DEFAULTS
from symbody.arguments import Arguments, Numbers, among
from symbody.errors import ModelError, warn_user
from symbody.model.model import Model
from symbody.notes import Note
from symbody.pipeline import CompiledModel
from symbody.pipeline.batches import is_device, processors
from symbody.results.contact_events import ContactEvents
from symbody.results.ensemble import Ensemble, EnsembleStatus, Failure
from symbody.results.motion import Motion
from symbody.results.result import Labels, unless_interrupted
from symbody.runtime.arrays import free_memory
from symbody.studies.description import (
    EnsembleOptions,
    check_tables,
    check_unique,
    checked_options,
    common_notes,
)
from symbody.studies.design import Design, checked_design
from symbody.studies.keep import Block, Reduction
from symbody.studies.processes import in_threads
from symbody.studies.runs import Runs, compiled_of, failed_runs, noted_runs
from symbody.studies.study import VaryLike
from symbody.studies.targets import targets_of
from symbody.system.system import System
from symbody.writers.llvm import WIDTH

# So many runs a thread takes at once, at most.
_BLOCK = 256
# The label of what is kept.
_STATES = "states"
_ALONE = (
    "Each run was simulated by itself, as the model has contacts or jumps beside "
    "events of time, discrete variables or when clauses, start values that loops "
    "move, or a varied value or an option is not a number."
)


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
    they agree with `simulate` up to rounding. With other methods, each thread does one
    run at a time, and their states are those of `simulate` to the last bit. No run
    affects another.

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
        **options: Of all runs, as of `simulate`, but without `save` and `run`.

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
    if workers is not None:
        workers = arguments.whole("workers", workers, least=1)
    place = _checked_device(arguments, device, workers)
    grid = result_times(arguments, duration)
    compiled = compiled_of(model, options, "simulate_many")
    design = checked_design(arguments, vary, lambda: compiled)
    system = compiled.system
    targets = targets_of(design.names, system, None)
    check_tables(design, targets, compiled)
    check_unique(arguments, targets, known)
    _check_memory(design, grid, compiled)
    shape = len(grid), len(system.coordinates.y)
    states = np.full((len(design), *shape), np.nan)
    runs = Runs(
        compiled, design, targets, {_STATES: _States("", system, grid)}, grid, known,
        {_STATES: shape}, DEFAULTS, common_notes(compiled, targets, known), place,
        {_STATES: states},
    )  # fmt: skip
    return _done(runs, states, workers or processors())


def _checked_device(arguments: Arguments, device: str, workers: int | None) -> str:
    if among(device, ("cpu",)):
        return ""
    if not is_device(device):
        rule = "'cpu', 'cuda', 'cuda:N' or 'emulated_cuda'"
        remedy = "Give 'cuda' for the first graphics processor, or leave it out."
        raise arguments.refused("device", device, rule, remedy)
    if workers is not None:
        rule, remedy = "left out where a device does the runs", "Leave it out."
        raise arguments.refused("workers", workers, rule, remedy)
    return device


@final
@dataclass(frozen=True)
class _States(Reduction):
    """All states at all times, as far as a motion came; NaN behind."""

    system: System
    times: Numbers
    is_joint = True
    of_parts = True

    def __call__(self, motion: Motion) -> Numbers:
        """Return the states, a row a time."""
        states = np.full((len(self.times), len(self.system.coordinates.y)), np.nan)
        of = self.system
        names = [*(s.name for s in (*of.coordinates.q, *of.coordinates.v)), *of.states]
        columns = motion.record.stacked(names)[: len(states)]
        known = motion.time[: len(columns)] == self.times[: len(columns)]
        states[: len(columns)][known] = columns[known]
        return states

    def of_all(self, values: Numbers) -> Numbers:
        """Return the states of many runs."""
        return values


def _done(runs: Runs, states: Numbers, workers: int) -> Ensemble:
    engine, count = runs.engine(), len(runs.design)
    width = 1 if engine is None else engine.executor.width
    size = min(_BLOCK, max(1, -(-count // (4 * workers))))
    size = max(width, -(-size // WIDTH) * WIDTH)
    blocks = [range(k, min(k + size, count)) for k in range(0, count, size)]
    done: list[Block] = []
    status = EnsembleStatus.COMPLETED
    try:
        one = 1 if runs.device else min(workers, len(blocks))
        for block in in_threads(runs, blocks, one):
            done.append(block)
    except KeyboardInterrupt:
        status = EnsembleStatus.INTERRUPTED
    failures = sorted((f for b in done for f in b.failures), key=lambda one: one.run)
    noted: dict[int, str] = {}
    for run, note in (pair for block in done for pair in block.notes):
        noted[run] = f"{noted[run]} {note}" if run in noted else note
    if failures and status == EnsembleStatus.COMPLETED:
        every = len(failures) == count
        if every and all(one.time is None for one in failures):
            raise ModelError(
                f"simulate_many: none of {count} runs begins. Run {failures[0].run}: "
                f"{failures[0].message}"
            )
        status = EnsembleStatus.ALL_FAILED if every else EnsembleStatus.SOME_FAILED
    warned = [run for block in done for run in block.warned]
    if warned and status != EnsembleStatus.INTERRUPTED:
        (note,) = noted_runs({run: noted.get(run, "") for run in warned})
        warn_user(f"simulate_many: {note}")
    events = {run: own for block in done for run, own in block.events}
    own = runs, states, status, failures, noted, events
    return unless_interrupted(_ensemble(*own))


def _ensemble(
    runs: Runs, states: Numbers, status: EnsembleStatus, failures: Sequence[Failure],
    noted: Mapping[int, str], events: Mapping[int, ContactEvents],
) -> Ensemble:  # fmt: skip
    """Return the result, with what is to be known of it."""
    engine, design, source = runs.engine(), runs.design, runs.source
    assert isinstance(source, CompiledModel)
    system = source.system
    names = tuple(symbol.name for symbol in system.coordinates.y)
    units = tuple(system.units.get(s, "") for s in system.coordinates.y)
    vary = {
        name: tuple(map(str, column.readable())) if column.options else column.values
        for name, column in design.columns.items()
    }
    notes: list[str] = [*runs.common]
    why = _ALONE if engine is None else engine.executor.note
    notes += [why] if why else []
    notes += failed_runs(failures, len(design))
    notes += noted_runs(noted)
    if not names:
        notes.append(
            "All coordinates are driven, so there are no states. Sensors of many "
            "runs are kept by a Study."
        )
    notes += _passed(system, states)
    way = "simulate" if engine is None else engine.executor.mode
    return Ensemble(
        system.name, status, tuple(notes), Labels(names, units), runs.times.copy(),
        states, vary, way, tuple(failures),
        {run: tuple(events[run]) for run in sorted(events)},
    )  # fmt: skip


def _passed(system: System, states: Numbers) -> list[Note]:
    names = [symbol.name for symbol in system.coordinates.y]
    notes = []
    for symbol, (low, high) in joint_limits(system).items():
        if symbol.name not in names:
            continue
        values = states[:, :, names.index(symbol.name)]
        beyond = ((values < low) | (values > high)).any(axis=1)
        if beyond.any():
            text = (
                f"Limits of joints stop nothing: {symbol.name} is beyond its own in "
                f"{int(beyond.sum())} runs, the first of them run "
                f"{int(beyond.argmax())}."
            )
            notes.append(Note(text, "limits", symbol.name))
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
