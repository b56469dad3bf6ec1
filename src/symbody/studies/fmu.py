"""FMUs of any tool as what a study runs, with their inputs; FMPy is underneath."""

from __future__ import annotations

import contextlib
import ctypes
import hashlib
import os
import shutil
import tempfile
import threading
import weakref
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from os import PathLike
from pathlib import Path
from typing import Any, Literal, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.instant.inputs import points
from symbody.arguments import Arguments, Numbers, listed, near, real_array, shown
from symbody.errors import FileError, ModelError, from_extra, warn_user
from symbody.forks import free_in_forks
from symbody.results.motion import Motion
from symbody.results.record import Quantity, Record, Statistics, Status
from symbody.runtime.machine_code import once
from symbody.studies.design import Design
from symbody.studies.targets import Assigned, Target

# Recorded times and variables, by their names.
Rows: TypeAlias = NDArray[np.void]
# Times and values of inputs, by their names.
Table: TypeAlias = tuple[NDArray[np.float64], NDArray[np.float64]]
Tables: TypeAlias = Mapping[str, Table]


def moving(tables: Tables) -> list[str]:
    """Return the names of inputs that change but by jumps."""
    return [
        name
        for name, (times, values) in tables.items()
        if ((np.diff(times) > 0) & (np.diff(values) != 0)).any()
    ]


def signals(tables: Tables, *, corners: bool) -> Rows | None:
    """Return rows for FMPy, whose times stand twice at jumps, or all with corners."""
    if not tables:
        return None
    at = np.unique(np.concatenate([times for times, _ in tables.values()]))
    before, after = (
        {name: _values(table, at, before=side) for name, table in tables.items()}
        for side in (True, False)
    )
    jumps = np.any([before[name] != after[name] for name in tables], axis=0)
    twice = np.repeat(np.arange(len(at)), np.where(corners | jumps, 2, 1))
    second = np.concatenate([[False], twice[1:] == twice[:-1]])
    rows = np.empty(len(twice), [(name, float) for name in ("time", *tables)])
    rows["time"] = at[twice]
    for name in tables:
        rows[name] = np.where(second, after[name][twice], before[name][twice])
    return rows


def _values(
    table: Table, at: NDArray[np.float64], *, before: bool
) -> NDArray[np.float64]:
    """Return the values just before times, or from them on."""
    times, values = table
    result = np.interp(at, times, values)
    # The first or the last of the entries at a time.
    k = np.searchsorted(times, at, side="left" if before else "right") - (not before)
    k = np.clip(k, 0, len(times) - 1)
    return np.where(times[k] == at, values[k], result)


@contextmanager
def sloped(instance: Any, about: Any, tables: Tables) -> Iterator[None]:
    """Give an FMU of FMI 2.0 its input slopes by step; FMPy's only fit nine inputs."""
    places = {v.name: v.valueReference for v in about.modelVariables}
    count = len(tables)
    references = (ctypes.c_uint32 * count)(*(places[name] for name in tables))
    orders = (ctypes.c_int * count)(*[1] * count)
    slopes, step = (ctypes.c_double * count)(), instance.doStep

    # The names are those by which FMPy calls it.
    def with_slopes(
        currentCommunicationPoint: float, communicationStepSize: float
    ) -> None:
        t, h = currentCommunicationPoint, communicationStepSize
        for k, table in enumerate(tables.values()):
            at = np.array([t, t + h])
            nearest = table[0][np.abs(table[0] - at[:, None]).argmin(axis=1)]
            # As FMPy takes times for equal.
            begin, end = list(np.where(np.isclose(nearest, at), nearest, at)[:, None])
            (first,) = _values(table, begin, before=False)
            (last,) = _values(table, end, before=True)
            slopes[k] = (last - first) / h
        instance.fmi2SetRealInputDerivatives(
            instance.component, references, count, orders, slopes
        )
        step(currentCommunicationPoint=t, communicationStepSize=h)

    instance.doStep = with_slopes
    try:
        yield
    finally:
        del instance.doStep


FmuKind: TypeAlias = Literal["CoSimulation", "ModelExchange"]
_DONE = Status("completed", "the run of an FMU")
# Of `simulate`, those that an FMU can follow.
OPTIONS = ("parameters", "start", "inputs")
# So many steps has a run whose inputs move and are held by the FMU in each.
_HELD_STEPS = 1000
_PLAIN = ("Real", "Float64", "Float32")
# FMPy changes the folder of the process while it loads a library, and goes back to
# the one it found: two threads at a time would leave the process in the FMU's folder.
_LOADING = free_in_forks(threading.Lock())


@final
class Fmu:
    """An FMU in a file, in place of the model of a study.

    It is unpacked once, loaded once a process, has an instance a thread, and is set
    back between runs. Parameters, start values and inputs vary by the names of its
    variables; kept are variables, too, by their names.

    Attributes:
        path: Of the file.
        kind: Whether it has a solver of its own.
        rtol: Error allowed in a step; None for its own.
        name: Of its model.
        content: A number for what the file holds.
    """

    def __init__(
        self,
        path: str | PathLike[str],
        *,
        kind: FmuKind | None = None,
        rtol: float | None = None,
    ) -> None:
        """Read what the FMU says of itself; nothing of it runs yet.

        Args:
            path: Of the file.
            kind: "CoSimulation" or "ModelExchange", which FMPy solves by CVode; by
                default the first one that it has.
            rtol: Error allowed in a step, relative to the state; its own by default.

        Raises:
            FileError: There is no such file, or it is no FMU.
            ModelError: It has not that kind, or FMPy is not installed.
        """
        arguments = Arguments("Fmu", ModelError)
        self.path = arguments.path("path", path).resolve()
        self.rtol = None if rtol is None else arguments.number("rtol", rtol, above=0)
        fmpy = from_extra("study", "fmpy", "fmu", ModelError)
        try:
            self.content = hashlib.sha256(self.path.read_bytes()).hexdigest()
            self._about = fmpy.read_model_description(str(self.path))
        except Exception as error:  # of FMPy: plain exceptions, of the unzipping, too
            raise FileError(
                f"file {str(self.path)!r}: it cannot be read as an FMU "
                f"({type(error).__name__}: {error}). Give the path of an FMU."
            ) from None
        known: dict[FmuKind, object] = {
            "CoSimulation": self._about.coSimulation,
            "ModelExchange": self._about.modelExchange,
        }
        has = [name for name, there in known.items() if there is not None]
        self.kind: FmuKind = arguments.word("kind", kind or has[0], has)
        self.name = str(self._about.modelName)
        self._variables = {v.name: v for v in self._about.modelVariables}
        self._loaded: _Loaded | None = None
        self._lock = free_in_forks(threading.Lock())

    def __repr__(self) -> str:
        return f"Fmu({str(self.path)!r}, kind={self.kind!r})"

    def __reduce__(self) -> tuple[object, ...]:
        path, folder = str(self.path), self._ready().folder
        return Fmu.again, (path, self.kind, self.rtol, self.content, folder)

    @classmethod
    def again(
        cls, path: str, kind: FmuKind, rtol: float | None, content: str, folder: str
    ) -> Fmu:
        """Return the FMU in another process, unless its file is another one by now."""
        result = cls(path, kind=kind, rtol=rtol)
        if result.content != content:
            raise FileError(
                f"file {path!r}: it has changed since the study began. Run the study "
                f"again with what it is now."
            )
        if Path(folder).is_dir():
            result._loaded = _Loaded(result, folder)
        return result

    def _ready(self) -> _Loaded:
        with self._lock:
            if self._loaded is None:
                self._loaded = _Loaded(self)
            return self._loaded

    @property
    def names(self) -> list[str]:
        """Names of what its motions have."""
        return self._wanted(None)

    @property
    def units(self) -> dict[str, str]:
        """Units of its variables, as far as it tells them."""
        return {name: v.unit for name, v in self._variables.items() if v.unit}

    def targets(self, names: Collection[str]) -> dict[str, Target]:
        """Return what names are.

        Raises:
            ModelError: A variable is unknown, or cannot be set.
        """
        known: dict[str, Target] = {}
        for name, variable in self._variables.items():
            if variable.causality in ("input", "parameter"):
                known[name] = Target(name, variable.causality)
            elif variable.initial in ("exact", "approx"):
                known[name] = Target(name, "start")
        for name in names:
            if name not in known:
                raise ModelError(
                    f"study of {self!r}: {name!r} cannot vary, as the FMU has no "
                    f"parameter, start value or input of this name. It has "
                    f"{', '.join(known)}. {near(name, [*known])}"
                )
        return {name: known[name] for name in names}

    def check(
        self, options: Mapping[str, object], times: Numbers, design: Design
    ) -> None:
        """Raise unless an FMU can follow the options of a study, and its tables.

        Raises:
            ModelError: One has no meaning for it, the times are not evenly spaced, or a
                table is none.
        """
        arguments = Arguments("Study", ModelError)
        for option, value in options.items():
            if option not in OPTIONS:
                rule = f"left out: of the options an FMU knows {listed(OPTIONS)} only"
                raise arguments.refused(option, value, rule, "The FMU has its own.")
        steps = np.diff(times)
        if not steps.size or not np.allclose(steps, steps[0]) or steps[0] <= 0:
            remedy = "Give a duration, or times by np.linspace."
            rule = "two evenly spaced times or more, as FMPy steps through an FMU"
            raise arguments.refused("duration", times, rule, remedy)
        for option in ("parameters", "start", "inputs"):
            named = arguments.mapping(option, options.get(option), optional=True)
            self.targets([*named])
        # Inputs come last.
        entries = [*named.items()]
        for name, column in design.columns.items():
            entries += [(name, value) for _, value in column.options]
        for name, value in entries:
            if isinstance(value, tuple):
                times_of, values = value if len(value) == 2 else (value, None)
                points(f"input {name!r}", times_of, values)

    def motion(
        self,
        of_run: Assigned,
        options: Mapping[str, Any],
        times: Numbers,
        names: Collection[str] | None,
    ) -> Motion:
        """Return the motion of a run."""
        values = dict[str, object]()
        inputs = {**(options.get("inputs") or {}), **of_run.inputs}
        given = {n: v for n, v in inputs.items() if isinstance(v, tuple)}
        tables = {n: points(f"input {n!r}", *table) for n, table in given.items()}
        for some in (options.get("parameters"), options.get("start")):
            values |= dict(some or {})
        values |= of_run.parameters | of_run.start
        self._check_limits(values)
        values |= {n: v for n, v in inputs.items() if n not in tables}
        wanted = self._wanted(names)
        held = [] if self._follows() else moving(tables)
        interval = float(times[-1] - times[0]) / (len(times) - 1)
        if held:
            interval /= -(-_HELD_STEPS // (len(times) - 1))
        rows = self._ready().run(
            start_time=float(times[0]), stop_time=float(times[-1]),
            output_interval=interval,
            relative_tolerance=self.rtol, record_events=False,
            start_values=values, output=wanted, tables=tables,
        )  # fmt: skip
        # The last row at each time.
        recorded, near = rows["time"], 1e-6 * float(times[1] - times[0])
        at = np.searchsorted(recorded, np.asarray(times) + near, side="right") - 1
        if (at < 0).any() or (np.abs(recorded[at] - times) > near).any():
            ended = f"it ended the simulation at t = {recorded[-1]:g} s."
            raise ModelError(f"{self!r}: {ended}")
        quantities = {
            name: Quantity(
                name, np.asarray(rows[name][at], dtype=float), "sensor",
                self._variables[name].unit or "",
            )
            for name in wanted
        }  # fmt: skip
        statistics = Statistics(self.kind, 0, 0, 0, 0, 0.0)
        note = (
            f"The FMU holds {listed(map(repr, held))} for steps of {interval:.3g} s "
            f"each, though the inputs move: results are off in proportion to these "
            f"steps. Give more times, and see what changes; an FMU of FMI 2.0 for "
            f"co-simulation that interpolates inputs follows them."
        )
        notes = (note,) if held else ()
        return Motion(Record(times, quantities, self.name, _DONE, statistics, notes))

    def _follows(self) -> bool:
        """Return whether it follows inputs that move within its steps."""
        solver = self._about.coSimulation
        return bool(
            self.kind == "CoSimulation"
            and self._about.fmiVersion == "2.0"
            and solver.canInterpolateInputs
            and solver.canHandleVariableCommunicationStepSize
        )

    def _check_limits(self, values: Mapping[str, object]) -> None:
        """Raise if a parameter or start value is beyond what the FMU says of it."""
        for name, value in values.items():
            variable, number = self._variables[name], real_array(value)
            if number is None or number.size != 1:
                continue  # which FMPy says
            for limit, sign in ((variable.min, 1), (variable.max, -1)):
                if limit is not None and sign * (number.item() - float(limit)) < 0:
                    side = "at least" if sign > 0 else "at most"
                    raise ModelError(
                        f"{self!r}: {name}={shown(value)}; the FMU says that it must "
                        f"be {side} {float(limit):g}. Give a value within its limits."
                    )

    def _wanted(self, names: Collection[str] | None) -> list[str]:
        if names is not None:
            entries = [name for name in names if name in self._variables]
            if len(entries) == len(names):
                return entries
        return [
            name for name, v in self._variables.items()
            if v.type in _PLAIN and v.causality not in ("independent", "parameter")
        ]  # fmt: skip


@final
class _Loaded:
    """An FMU unpacked for this process, with an instance for each thread."""

    def __init__(self, fmu: Fmu, folder: str = "") -> None:
        self._fmu, self._fmpy = fmu, from_extra("study", "fmpy", "fmu", ModelError)
        self.folder = folder
        if not folder:
            # It goes with this process.
            self.folder = tempfile.mkdtemp(prefix="symbody_fmu_")
            weakref.finalize(self, shutil.rmtree, self.folder, ignore_errors=True)
            self._fmpy.extract(str(fmu.path), self.folder)
        self._own = threading.local()
        self._once = getattr(fmu._about, fmu.kind[0].lower() + fmu.kind[1:])
        self._is_trusted: bool | None = None
        # Where an FMU may be there once in a process, threads wait for each other.
        self._alone = (
            threading.Lock() if self._once.canBeInstantiatedOnlyOncePerProcess else None
        )

    def run(self, **options: object) -> Rows:
        """Return the recorded rows of a run."""
        with self._alone or contextlib.nullcontext():
            if self._alone is not None or self._is_trusted is False:
                return self._fresh(options)
            return self._again(options)

    def _fresh(self, options: dict[str, object]) -> Rows:
        """Return a run of an instance of its own."""
        instance = self._instance()
        try:
            return self._rows(instance, options)
        finally:
            instance.freeInstance()

    def _again(self, options: dict[str, object]) -> Rows:
        """Return a run of this thread's instance, set back; compare it once."""
        own = self._own
        first = getattr(own, "instance", None) is None
        if first:
            own.instance, own.values = self._instance(), None
            own.owner = _Owner()
            own.freed = weakref.finalize(own.owner, own.instance.freeInstance)
        before, own.values = own.values, options["start_values"]
        try:
            if not first:
                own.instance.reset()
            rows = self._rows(own.instance, options)
        except BaseException:
            self._give_up()
            raise
        if first or self._is_trusted is not None:
            return rows
        wanted = self._fresh(options)
        if rows.tobytes() != wanted.tobytes():
            self._is_trusted = False
            self._give_up()
            warn_user(
                f"{self._fmu!r}: a run after its reset differs from the same run of a "
                f"fresh instance, so each run gets one, which takes longer.",
                of_all=True,
            )
        elif own.values != before:  # which an instance might remember
            self._is_trusted = True
        return wanted

    def _give_up(self) -> None:
        self._own.instance = None
        self._own.freed()

    def _instance(self) -> Any:
        # A library that cannot be loaded would leave the process in the FMU's folder.
        with _LOADING, contextlib.chdir(os.curdir):
            print_messages(self._fmpy.fmi2)
            return self._fmpy.instantiate_fmu(
                self.folder, self._fmu._about, self._fmu.kind
            )

    def _rows(self, instance: Any, options: dict[str, Any]) -> Rows:
        about, kind, values = self._fmu._about, self._fmu.kind, dict(options)
        tables: Tables = values.pop("tables")
        follows = bool(moving(tables)) and self._fmu._follows()
        with sloped(instance, about, tables) if follows else contextlib.nullcontext():
            rows: Rows = self._fmpy.simulate_fmu(
                self.folder, model_description=about, fmu_instance=instance,
                fmi_type=kind, input=signals(tables, corners=follows), **values,
            )  # fmt: skip
        return rows


def print_messages(fmi2: Any) -> None:
    """Have FMUs of FMI 1 and 2 print their messages.

    FMPy calls the logger of the last FMU of the process, and frees it with that:
    another FMU's message would end the process then.
    """
    callbacks = fmi2.fmi2CallbackFunctions()
    callbacks.logger = _printer(fmi2)
    fmi2.addLoggerProxy(ctypes.byref(callbacks))


@once
def _printer(fmi2: Any) -> object:
    return fmi2.fmi2CallbackLoggerTYPE(fmi2.printLogMessage)


class _Owner:
    """Lives as long as what a thread keeps for itself."""
