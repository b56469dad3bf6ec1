"""Runs: from the values of a run to what is kept of its motion."""

from __future__ import annotations

import pickle
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, TypeAlias, final

import numpy as np

from symbody.analyses.run.keeping import start_by_name
from symbody.analyses.run.options import DEFAULTS, Default, Save
from symbody.analyses.run.prepare import compiled_for
from symbody.analyses.simulate import simulate
from symbody.arguments import Arguments, Numbers, listed, real_array, shown
from symbody.errors import AnalysisError, ModelError, SymbodyError, heard_warnings
from symbody.model.model import Model
from symbody.pipeline import CompiledModel
from symbody.results.motion import Motion
from symbody.studies.block import Block, Failure, Heard, Outcome
from symbody.studies.design import Design
from symbody.studies.fmu import Fmu
from symbody.studies.keep import Function, Reduction
from symbody.studies.quick import QuickRuns, quick_runs
from symbody.studies.targets import Target, assigned

Source: TypeAlias = CompiledModel | Fmu | Callable[..., Model]


@final
@dataclass(frozen=True, eq=False)
class Runs:
    """All that a worker needs to do any run of a study; it can be pickled.

    Attributes:
        source: The compiled model, an FMU, or the function that makes the model of a
            run.
        design: The values of the runs.
        targets: What the names that vary are.
        keep: What is kept, by label.
        times: When quantities are known to reductions [s].
        options: Of `simulate`, beside these.
        shapes: Of what is kept, by label; empty while nobody knows them.
        without: What need not be computed for what is kept.
        common: Notes on all runs, which are not told of each.
        device: Name of the graphics processor that does them; "" for none.
    """

    source: Source
    design: Design
    targets: Mapping[str, Target]
    keep: Mapping[str, Reduction | Function]
    times: Numbers
    options: Mapping[str, Any]
    shapes: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    without: tuple[Default, ...] = ()
    common: tuple[str, ...] = ()
    device: str = ""

    def __getstate__(self) -> dict[str, object]:
        """Leave out what each process makes for itself."""
        return {k: v for k, v in self.__dict__.items() if k not in ("_made", "_own")}

    @cached_property
    def _own(self) -> threading.local:
        return threading.local()

    def _quick(self) -> QuickRuns | None:
        """Return what does runs of this thread that differ in numbers only, or none."""
        own = self._own  # once: threads that begin together may replace it
        if not hasattr(own, "quick"):
            own.quick = self._made_quick()
        result: QuickRuns | None = own.quick
        return result

    def _made_quick(self) -> QuickRuns | None:
        quantities, source = self._quantities(), self.source
        if quantities is None or not isinstance(source, CompiledModel):
            return None
        result = quick_runs(
            source, self.design, dict(self.targets), quantities, self.times,
            dict(self.options), self.without,
        )  # fmt: skip
        if result is None:
            return None
        return result.on_device(self.device) if self.device else result.in_lanes()

    def on_device(self, where: str) -> Runs:
        """Return the same runs on a graphics processor, made ready.

        Args:
            where: Its name.

        Raises:
            ModelError: These runs cannot be there.
            CompileError: There is no such device.
        """
        there = replace(self, device=where)
        if there._quick() is None:
            raise ModelError(
                f"where={where!r}: runs on a device differ in numbers only, and keep "
                f"quantities: the model has slipping constraints, events or start "
                f"values that loops move, or something that varies, is kept or given "
                f"as an option is more than that. Take where='threads'."
            )
        return there

    @property
    def is_own(self) -> bool:
        """Whether no function of the user and no FMU is called."""
        is_model = isinstance(self.source, CompiledModel)
        return is_model and self._quantities() is not None

    def _quantities(self) -> frozenset[str] | None:
        """Return what is reduced; None if functions may look at anything."""
        entries = [
            what.of for what in self.keep.values() if isinstance(what, Reduction)
        ]
        return frozenset(entries) if len(entries) == len(self.keep) else None

    @cached_property
    def _made(self) -> dict[bytes, CompiledModel]:
        return {}

    def model(self, values: Mapping[str, object]) -> CompiledModel:
        """Return the compiled model of a run, with the parameters of all runs."""
        if isinstance(self.source, CompiledModel):
            return self.source
        arguments_by_name = {
            n: v for n, v in values.items() if self.targets[n].kind == "argument"
        }
        key = pickle.dumps(arguments_by_name)
        result = self._made.get(key)
        if result is None:
            assert not isinstance(self.source, Fmu), "it has no model"
            result = compiled_of(made_by(self.source, arguments_by_name), self.options)
            if len(self._made) >= _MOST_MADE:
                self._made.clear()
            self._made[key] = result
        return result

    def motion(self, run: int, *, reduced: bool = False) -> Motion:
        """Return the motion of a run, with all quantities.

        Args:
            run: Its number.
            reduced: Whether what nobody keeps is left out.
        """
        values = self.design.row(run)
        if isinstance(self.source, Fmu):
            of_fmu = assigned(values, self.targets, None)
            names = self._quantities() if reduced else None
            return self.source.motion(of_fmu, self.options, self.times, names)
        model = self.model(values)
        of_run = assigned(values, self.targets, model)
        options = {k: v for k, v in self.options.items() if k not in _OF_COMPILING}
        options["parameters"] = of_run.parameters or None
        options["start"] = start_by_name(model, options.get("start")) | of_run.start
        options["inputs"] = {**(options.get("inputs") or {}), **of_run.inputs}
        if reduced:
            save = options.get("save", Save())
            # The balance of work needs the energy.
            unneeded = (w for w in self.without if w != "energy" or not save.work)
            options["save"] = replace(save, **dict.fromkeys(unneeded, False))
        return simulate(model, self.times, **options)

    def as_kept(self, run: int) -> Motion:
        """Return the motion of a run with all quantities, of which some are kept.

        Its states have the bits of the study, also where runs go in lanes.

        Args:
            run: Its number.
        """
        motion = self.motion(run)
        quick = self._quick()
        if quick is None or quick.width == 1:
            return motion
        whole = replace(self, without=())._quick()
        with heard_warnings():  # it has warned of its motion
            result = None if whole is None else whole.labelled(run)
        if result is None:
            return motion
        record = replace(motion.record, quantities=result.record.quantities)
        return replace(motion, record=record)

    def block(
        self, runs: Sequence[int], stopped: Callable[[], bool] = lambda: False
    ) -> Block | None:
        """Return what is kept of runs in a row; None if someone stops it meanwhile."""
        stored = self._empty(len(runs))
        failures: list[Failure] = []
        notes: list[tuple[int, str]] = []
        warned: list[int] = []
        at, size = 0, self._first_count()
        while at < len(runs):
            if stopped():
                return None
            began, some = time.thread_time(), runs[at : at + size]
            for run, outcome in self._outcomes(some, stored, runs[0]):
                if isinstance(outcome, Failure):
                    failures.append(outcome)
                    continue
                values, said, is_warned = outcome
                warned += [run] if is_warned else []
                for label, value in values.items():
                    stored[label][run - runs[0]] = value
                notes += [(run, note) for note in said]
            at += len(some)
            quick = getattr(self._own, "quick", None)
            if quick is not None:
                size = quick.together((time.thread_time() - began) / len(some))
        notes += _infinite(runs[0], stored)
        return Block(runs[0], stored, tuple(failures), tuple(notes), tuple(warned))

    def _first_count(self) -> int:
        """Return how many runs are done at once while nobody knows how long one takes.

        Whoever knows better has done some.
        """
        try:
            quick = self._quick()
        except SymbodyError:  # which `simulate` says of each run
            return 1
        return 1 if quick is None else quick.width

    def _outcomes(
        self, runs: Sequence[int], table: Mapping[str, Numbers], first: int
    ) -> Iterator[tuple[int, Outcome]]:
        """Yield what comes of runs, but of those that are put into what is kept."""
        motions: Sequence[Heard | None] = [None] * len(runs)
        keep = {k: w for k, w in self.keep.items() if isinstance(w, Reduction)}
        try:
            quick = self._quick()
            result = None if quick is None else quick.reduced(runs, keep)
            if quick is not None and result is None:
                motions = quick.motions(runs)
        except SymbodyError:  # which `simulate` says of each run
            result = None
        if result is not None:
            values, done = result
            places = np.asarray(runs)[done] - first
            for label, rows in values.items():
                table[label][places] = rows[done]
            runs = [run for run, ok in zip(runs, done, strict=True) if not ok]
        for run, motion in zip(runs, motions, strict=False):
            yield run, self._outcome(run, motion)

    def lost(self, run: int, message: str) -> Block:
        """Return a run that failed as a block."""
        return Block(run, self._empty(1), (Failure(run, message),))

    def _empty(self, count: int) -> dict[str, Numbers]:
        return {
            label: np.full((count, *shape), np.nan)
            for label, shape in self.shapes.items()
        }

    def _outcome(self, run: int, entry: Heard | None) -> Outcome:
        """Return the same of a motion; of that of `simulate` if there is none."""
        try:
            if entry is None:
                with heard_warnings() as heard:
                    motion = self.motion(run, reduced=True)
                entry = Heard(motion, heard)
        except AnalysisError as error:
            reached = error.result
            time = float(reached.time[-1]) if isinstance(reached, Motion) else None
            return Failure(run, str(error), time)
        except Exception as error:  # any, of the user's functions: failures are data
            return Failure(run, told(error))
        return self.reduced(run, entry)

    def reduced(self, run: int, result: Heard) -> Outcome:
        """Return what is kept of a motion and notes on it, or why it cannot be had."""
        values, motion = {}, result.motion
        notes = [note for note in result.notes if note not in self.common]
        warned = len(result.warnings)
        for label, what in self.keep.items():
            try:
                with heard_warnings() as heard:
                    value = what(motion)
            except Exception as error:  # as above
                end = float(motion.time[-1])
                return Failure(run, f"keep[{label!r}]: {told(error)}", end)
            array = real_array(value)
            shape = self.shapes.get(label)
            if array is None or (shape is not None and array.shape != shape):
                arguments_by_name = (
                    shown(value) if array is None else f"the shape {array.shape}"
                )
                wanted = "numbers" if shape is None else f"numbers in the shape {shape}"
                message = (
                    f"keep[{label!r}] gives {arguments_by_name}; it must give {wanted}."
                )
                return Failure(run, message, float(motion.time[-1]))
            values[label] = array
            notes += [f"keep[{label!r}]: {said}" for said in dict.fromkeys(heard)]
            warned += len(heard)
        return values, notes, warned > 0


# Compiled models that a worker keeps, if a function makes them.
_MOST_MADE = 64
# Numbers of runs that are named in a note.
_MOST_SHOWN = 5
_OF_COMPILING = ("compile", "parameters")


def _infinite(first: int, table: Mapping[str, Numbers]) -> Iterator[tuple[int, str]]:
    """Yield notes on runs of which something infinite is kept."""
    for label, values in table.items():
        infinite = np.isinf(values)
        if infinite.any():
            rows = infinite.reshape(len(values), -1).any(axis=1)
            for i in np.flatnonzero(rows).tolist():
                yield first + i, f"keep[{label!r}] is infinite."


def made_by(function: Callable[..., Model], arguments: Mapping[str, object]) -> Model:
    """Return the model that a function makes.

    Raises:
        ModelError: It is none.
    """
    model = function(**arguments)
    if not isinstance(model, Model):
        raise ModelError(
            f"study: the function {shown(function)} returned {shown(model)}. It "
            f"must return a Model."
        )
    return model


def noted_runs(notes: Mapping[int, str]) -> str:
    """Return which runs have notes, and that of the first one.

    Args:
        notes: By the number of the run; at least one.
    """
    runs = sorted(notes)
    return (
        f"Notes on runs: {listed(runs, _MOST_SHOWN)}. Run {runs[0]}: {notes[runs[0]]}"
    )


def compiled_of(model: Model, options: Mapping[str, Any]) -> CompiledModel:
    """Return a model compiled, with the parameters of all runs."""
    how, parameters = options.get("compile"), options.get("parameters")
    return compiled_for(Arguments("study", ModelError), model, parameters, how)


def told(error: BaseException) -> str:
    """Return an error as a sentence, with its class if it is none of ours."""
    text = f"{type(error).__name__}: {error}"
    return str(error) if type(error).__module__.startswith("symbody") else text


def unneeded(
    motion: Motion, keep: Mapping[str, Reduction | Function]
) -> tuple[Default, ...]:
    """Return what need not be computed; nothing if a function may look at anything."""
    kinds = set()
    for what in keep.values():
        if not isinstance(what, Reduction):
            return ()
        kinds.add(motion.record.quantities[what.of].kind)
    if "dependent" in kinds:
        kinds.add("acceleration")
    of = {
        "accelerations": "acceleration",
        "energy": "energy",
        "multipliers": "multiplier",
    }
    return tuple(word for word in DEFAULTS if of[word] not in kinds)
