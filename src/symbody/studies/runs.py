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
from symbody.analyses.run.preparation import compiled_for
from symbody.analyses.simulate import simulate
from symbody.arguments import Arguments, Numbers, listed, real_array, shown
from symbody.errors import AnalysisError, ModelError, SymbodyError, collected_warnings
from symbody.model.model import Model
from symbody.notes import Note
from symbody.pipeline import CompiledModel
from symbody.results.contact_events import ContactEvents
from symbody.results.motion import Motion
from symbody.studies.design import Design
from symbody.studies.engine import Engine, Stopped, engine_of, never
from symbody.studies.fmu import Fmu
from symbody.studies.keep import (
    Block,
    Failure,
    Function,
    MotionWithWarnings,
    Outcome,
    Reduction,
)
from symbody.studies.targets import Target, assigned

Source: TypeAlias = CompiledModel | Fmu | Callable[..., Model]


@final
@dataclass(frozen=True, eq=False)
class Runs:
    """All that a worker needs to do any run of a study; it can be pickled."""

    source: Source  # or the function that makes the model of a run
    design: Design
    targets: Mapping[str, Target]
    keep: Mapping[str, Reduction | Function]  # what is kept, by label
    times: Numbers  # when quantities are known to reductions [s]
    options: Mapping[str, Any]  # of `simulate`, beside these
    # of what is kept, by label; empty while unknown
    shapes: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    without: tuple[Default, ...] = ()  # what need not be computed for what is kept
    common: tuple[str, ...] = ()  # notes on all runs, which are not told of each
    device: str = ""  # name of the graphics processor that does them; "" for none
    # Arrays of all runs that get what is kept, by label, in place of those of blocks;
    # only for threads.
    into: Mapping[str, Numbers] | None = None

    def __getstate__(self) -> dict[str, object]:
        """Leave out what each process makes for itself."""
        return {k: v for k, v in self.__dict__.items() if k not in ("_made", "_own")}

    @cached_property
    def _own(self) -> threading.local:
        return threading.local()

    def engine(self) -> Engine | None:
        """Return this thread's engine; None if runs differ in more than numbers."""
        own = self._own  # once: threads that begin together may replace it
        if not hasattr(own, "engine"):
            own.engine = self._made_engine()
        engine: Engine | None = own.engine
        return engine

    def _made_engine(self) -> Engine | None:
        quantities, source = self._quantities(), self.source
        engine = None
        if quantities is not None and isinstance(source, CompiledModel):
            engine = engine_of(
                source, self.design, self.targets, quantities, self.times,
                self.options, self.without, self.device,
            )  # fmt: skip
        if engine is None and self.device:
            raise ModelError(
                f"where={self.device!r}: runs on a device differ in numbers only, and "
                f"keep quantities: the model has events or start values that loops "
                f"move, or something that varies, is kept or given as an option is "
                f"more than that. Take where='threads'."
            )
        return engine

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
        """Return the motion of a run, with all quantities unless it is reduced."""
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

    def as_in_study(self, run: int) -> Motion:
        """Return a run's motion with all quantities, with the bits of the study."""
        motion = self.motion(run)
        engine = self.engine()
        if engine is None or engine.executor.width == 1:
            return motion
        whole = replace(self, without=()).engine()
        with collected_warnings():  # it has warned of its motion
            result = None if whole is None else whole.labelled(run)
        if result is None:
            return motion
        record = replace(motion.record, quantities=result.record.quantities)
        return replace(motion, record=record)

    def block(self, runs: Sequence[int], stopped: Stopped = never) -> Block | None:
        """Return what is kept of runs in a row; None if someone stops it meanwhile."""
        first = runs[0]
        stored = self._room(first, len(runs))
        failures: list[Failure] = []
        notes: list[tuple[int, str]] = []
        warned: list[int] = []
        events: list[tuple[int, ContactEvents]] = []
        at, size = 0, getattr(self._own, "size", 0) or self._first_count()
        while at < len(runs):
            began, some = time.thread_time(), runs[at : at + size]
            for run, (values, said, is_warned, failure, own) in self._outcomes(
                some, stored, first, stopped
            ):
                # Only ensembles, which are in memory, have them all.
                events += [(run, own)] if own and self.into is not None else []
                failures += [] if failure is None else [failure]
                warned += [run] if is_warned else []
                for label, value in values.items():
                    stored[label][run - first] = value
                notes += [(run, note) for note in said]
            if stopped():
                return None
            at += len(some)
            engine = getattr(self._own, "engine", None)
            if engine is not None:
                size = engine.together((time.thread_time() - began) / len(some))
                self._own.size = size
        if self.into is None:
            notes += _infinite(first, stored)
        return Block(
            first, stored, tuple(failures), tuple(notes), tuple(warned), tuple(events)
        )

    def _first_count(self) -> int:
        """Return how many runs are done at once while their time is unknown."""
        try:
            engine = self.engine()
        except SymbodyError:  # which `simulate` says of each run
            return 1
        return 1 if engine is None else engine.executor.width

    def _outcomes(
        self,
        runs: Sequence[int],
        table: Mapping[str, Numbers],
        first: int,
        stopped: Stopped,
    ) -> Iterator[tuple[int, Outcome]]:
        """Yield what comes of runs, but of those that are put into what is kept."""
        motions: Sequence[MotionWithWarnings | None] = [None] * len(runs)
        keep = {k: w for k, w in self.keep.items() if isinstance(w, Reduction)}
        result = None
        try:
            engine = self.engine()
            if engine is not None:
                result = engine.reduced(runs, keep, stopped)
                motions = engine.motions(runs) if result is None else motions
        except SymbodyError:  # which `simulate` says of each run
            pass
        if result is not None:
            values, done, told = result
            places = np.asarray(runs)[done] - first
            for label, rows in values.items():
                table[label][places] = rows[done]
            for i, (events, notes) in told.items():
                own = [note for note in notes if note not in self.common]
                yield runs[i], Outcome({}, own, events=events)
            runs = np.asarray(runs)[~done].tolist()
        for run, motion in zip(runs, motions, strict=False):
            if stopped():
                return
            yield run, self._outcome(run, motion)

    def lost(self, run: int, message: str) -> Block:
        """Return a run that failed as a block."""
        return Block(run, self._room(run, 1), (Failure(run, message),))

    def _room(self, first: int, count: int) -> dict[str, Numbers]:
        """Return arrays for what is kept of runs in a row, NaN yet."""
        if self.into is not None:
            return {k: rows[first : first + count] for k, rows in self.into.items()}
        return {
            label: np.full((count, *shape), np.nan)
            for label, shape in self.shapes.items()
        }

    def _outcome(self, run: int, entry: MotionWithWarnings | None) -> Outcome:
        """Return what comes of a motion; of that of `simulate` if there is none."""
        try:
            if entry is None:
                with collected_warnings() as collected:
                    motion = self.motion(run, reduced=True)
                entry = MotionWithWarnings(motion, collected)
        except AnalysisError as error:
            reached = error.result
            if not isinstance(reached, Motion):
                return Outcome({}, failure=Failure(run, str(error)))
            parts = {
                label: what(reached)
                for label, what in self.keep.items()
                if isinstance(what, Reduction) and what.of_parts
            }
            failure = Failure(run, str(error), float(reached.time[-1]))
            return Outcome(parts, failure=failure, events=reached.events)
        except Exception as error:  # any, of the user's functions: failures are data
            return Outcome({}, failure=Failure(run, error_text(error)))
        return self.reduced(run, entry)

    def reduced(self, run: int, result: MotionWithWarnings) -> Outcome:
        """Return what is kept of a motion and notes on it, or why it cannot be had."""
        values, motion = {}, result.motion
        notes = [note for note in result.notes if note not in self.common]
        warned = len(result.warnings)
        end = float(motion.time[-1])
        for label, what in self.keep.items():
            try:
                with collected_warnings() as collected:
                    value = what(motion)
            except Exception as error:  # as above
                text = f"keep[{label!r}]: {error_text(error)}"
                return Outcome({}, failure=Failure(run, text, end))
            array, shape = real_array(value), self.shapes.get(label)
            if array is None or (shape is not None and array.shape != shape):
                gives = shown(value) if array is None else f"the shape {array.shape}"
                wanted = "" if shape is None else f" in the shape {shape}"
                text = f"keep[{label!r}] gives {gives}; it must give numbers{wanted}."
                return Outcome({}, failure=Failure(run, text, end))
            values[label] = array
            notes += [f"keep[{label!r}]: {said}" for said in dict.fromkeys(collected)]
            warned += len(collected)
        return Outcome(values, notes, warned > 0, events=motion.events)


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
    """Return the model that a function makes, or raise ModelError where it is none."""
    model = function(**arguments)
    if not isinstance(model, Model):
        raise ModelError(
            f"study: the function {shown(function)} returned {shown(model)}. It "
            f"must return a Model."
        )
    return model


def noted_runs(notes: Mapping[int, str], where: str = "") -> list[Note]:
    """Return which runs have notes, with that of the first one, as a note."""
    if not notes:
        return []
    runs = sorted(notes)
    text = f"Notes on runs: {listed(runs, _MOST_SHOWN)}. Run {runs[0]}: "
    return [Note(f"{text}{notes[runs[0]]}{where}", "runs")]


def failed_runs(failures: Sequence[Failure], count: int) -> list[Note]:
    """Return which of so many runs failed, and why the first one did, as a note."""
    if not failures:
        return []
    numbers = listed((failure.run for failure in failures), _MOST_SHOWN)
    text = f"{len(failures)} of {count} runs failed: {numbers}. Run {failures[0].run}: "
    return [Note(f"{text}{failures[0].message}", "runs")]


def compiled_of(
    model: Model | CompiledModel, options: Mapping[str, Any], who: str = "study"
) -> CompiledModel:
    """Return a model compiled, with the parameters of all runs; `who` is the caller."""
    how, parameters = options.get("compile"), options.get("parameters")
    arguments = Arguments(who, ModelError)
    return compiled_for(arguments, model, parameters, how, contacts=True, whens=True)


def error_text(error: BaseException) -> str:
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
        whole, _ = motion.record.entries.get(what.of, (what.of, 0))
        kinds.add(motion.record.named[whole].kind)
    if "dependent" in kinds:
        kinds.add("acceleration")
    of = {
        "accelerations": "acceleration",
        "energy": "energy",
        "multipliers": "multiplier",
    }
    return tuple(word for word in DEFAULTS if of[word] not in kinds)
