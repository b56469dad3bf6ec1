"""Runs of a study that differ in numbers only, with little between them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Self, final

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.instant.inputs import Array, ConstantInputs
from symbody.analyses.run.keeping import rough_start, start_by_name
from symbody.analyses.run.labelled_motion import is_looked_over, labelled_motion
from symbody.analyses.run.methods import DP54
from symbody.analyses.run.observers import with_notes_of_holding
from symbody.analyses.run.options import Save
from symbody.analyses.run.prepare import prepared
from symbody.analyses.run.problem import Trajectory
from symbody.analyses.run.repeated import RepeatedRuns, repeats
from symbody.errors import ModelError, heard_warnings
from symbody.expr.node import Const, Symbol
from symbody.expr.traverse import symbols_of
from symbody.pipeline import CompiledModel
from symbody.results.motion import Motion
from symbody.results.record import Quantity, Record
from symbody.results.status import Statistics, Status
from symbody.studies.block import Heard
from symbody.studies.design import Design
from symbody.studies.keep import Reduction
from symbody.studies.side_by_side import OnDevice, SideBySide, why_not_in_lanes
from symbody.studies.targets import Target, assigned
from symbody.system.bodies_of_runs import BodiesOfRuns
from symbody.system.checks import (
    bodies_that_follow,
    check_bodies,
    check_elements,
    elements_that_follow,
)
from symbody.system.system import System
from symbody.system.values import parameter_values

_DONE = Status("completed", "the run of a study")
# So long runs are done together in compiled code, before someone may stop them [s], and
# so many numbers their states are at most.
_TOGETHER, _MOST_NUMBERS = 0.02, 1 << 19
# Options of `simulate` that runs may have.
_KNOWN = {"method", "start", "inputs", "compile", "parameters"}


class Numbers(NamedTuple):
    """The numbers in which runs differ, a row a run.

    Attributes:
        p: Parameters.
        y: The state at the first time.
        u: Inputs.
        fit: Whether `simulate` has nothing to say to them, of each run.
    """

    p: Array
    y: Array
    u: Array
    fit: NDArray[np.bool_]


@final
class QuickRuns:
    """Runs of a model without loops, events or functions of Python; for one thread."""

    def __init__(
        self,
        runs: RepeatedRuns,
        model: CompiledModel,
        times: Array,
        base: tuple[Array, Array, Array],
        columns: list[tuple[int, NDArray[np.int64], Array]],
        members: frozenset[str],
        monitor: frozenset[Any],
        method: str,
        following: Callable[[int], Array] | None,
    ) -> None:
        self._runs, self._model, self._times = runs, model, times
        # With steps of one length, eight at a time where that can be.
        self._lanes: SideBySide | OnDevice | None = None
        self._base, self._columns = base, columns
        self._monitor = monitor
        # The parameters of a run, where some follow from those that vary.
        self._following = following
        self._statistics = Statistics(method, 0, 0, 0, 0, 0.0)
        # Where what is kept stands among the states; None if it is not all there.
        names = {s.name: i for i, s in enumerate(model.system.coordinates.y)}
        self._columns_kept: list[tuple[str, int]] | None = None
        if members <= names.keys() and not is_looked_over(model):
            self._columns_kept = [(name, names[name]) for name in members]
        self._promises = [
            (i, symbol.sign) for i, symbol in enumerate(model.system.p) if symbol.sign
        ]
        places = {i for which, at, _ in columns if which == 0 for i in at.tolist()}
        varying = [
            name
            for name, there in model.system.defaults.places.items()
            if not places.isdisjoint(range(there.start, there.stop))
        ]
        self._bodies = bodies_that_follow(model.system, varying)
        self._masses = BodiesOfRuns(model.system, self._bodies)
        self._elements = elements_that_follow(model.system, varying)

    @property
    def varied(self) -> frozenset[str]:
        """The quantities that differ between runs: of "p", "y" and "u"."""
        return frozenset("pyu"[which] for which, _, _ in self._columns)

    @property
    def width(self) -> int:
        """The number of runs that go at once, at least."""
        return 1 if self._lanes is None else self._lanes.width

    def in_lanes(self) -> Self:
        """Return itself, with runs side by side where their steps are of one length."""
        runs, times = self._runs, self._times
        if runs.method.step is not None and not why_not_in_lanes(
            self._model, runs, times
        ):
            self._lanes = SideBySide(self._model, runs, self.varied, times)
        return self

    def on_device(self, where: str) -> Self:
        """Return itself, with runs on a graphics processor.

        Args:
            where: Its name.

        Raises:
            ModelError: These runs cannot be there.
            CompileError: There is no such device.
        """
        model, runs, times = self._model, self._runs, self._times
        self._lanes = OnDevice(model, runs, self.varied, times, where)
        return self

    @property
    def repeated(self) -> RepeatedRuns:
        """The runs with numbers put in their places."""
        return self._runs

    def together(self, seconds: float) -> int:
        """Return how many runs are best done in one call.

        Args:
            seconds: How long a run takes [s].
        """
        most = _MOST_NUMBERS // (len(self._times) * max(1, len(self._base[1])))
        count = max(1, min(round(_TOGETHER / max(seconds, 1e-9)), most))
        return -(-count // self.width) * self.width

    def numbers(self, runs: Sequence[int]) -> Numbers:
        """Return parameters, start values and inputs of runs.

        Args:
            runs: Their numbers.
        """
        p, y, u = (np.tile(values, (len(runs), 1)) for values in self._base)
        rows = np.asarray(runs, dtype=np.int64)
        places = p, y, u
        for which, at, values in self._columns:
            places[which][:, at] = values[rows]
        fit = np.ones(len(rows), dtype=bool)
        if self._following is not None:
            for i, run in enumerate(runs):
                try:
                    p[i] = self._following(run)
                except ModelError:  # which `simulate` raises again
                    fit[i] = False
        for i, sign in self._promises:
            fit &= ~(p[:, i] * sign <= 0)
        if self._bodies:
            unclear = fit & ~self._masses.are_clear(p)
            self._refuse(fit, p, unclear, check_bodies, self._bodies)
        if self._elements:
            self._refuse(fit, p, fit, check_elements, self._elements)
        return Numbers(p, y, u, fit)

    def _refuse(
        self, fit: NDArray[np.bool_], p: Array, values: NDArray[np.bool_],
        check: Callable[..., None], what: Sequence[object],
    ) -> None:  # fmt: skip
        """Count those of the asked runs as not fit to which a check says no."""
        for i in np.flatnonzero(values).tolist():
            try:
                check(self._model.system, what, p[i])
            except ModelError:  # which `simulate` raises again
                fit[i] = False

    def states(self, runs: Sequence[int]) -> tuple[Array, NDArray[np.bool_]]:
        """Return the states of runs, and which of them end well.

        Args:
            runs: Their numbers.

        Returns:
            Shapes (runs, N, n), with anything for others, and (runs,).
        """
        return self._states(self.numbers(runs))

    def _states(self, numbers: Numbers) -> tuple[Array, NDArray[np.bool_]]:
        p, y, u, fit = numbers
        method = self._runs if self._lanes is None else self._lanes
        if fit.all():
            return method.states(p, y, u)
        states: Array = np.full((len(p), len(self._times), y.shape[1]), np.nan)
        if fit.any():
            states[fit], done = method.states(p[fit], y[fit], u[fit])
            fit[fit] = done
        return states, fit

    def reduced(
        self, runs: Sequence[int], keep: Mapping[str, Reduction]
    ) -> tuple[dict[str, Array], NDArray[np.bool_]] | None:
        """Return what is kept of runs at once, and which of them end well.

        None if reductions have to look at one motion after the other.

        Args:
            runs: Their numbers.
            keep: What is kept, by label.
        """
        if self._columns_kept is None or not all(w.is_joint for w in keep.values()):
            return None
        places = dict(self._columns_kept)
        states, done = self.states(runs)
        return {
            label: what.of_all(states[:, :, places[what.of]])
            for label, what in keep.items()
        }, done

    def motions(self, runs: Sequence[int]) -> list[Heard | None]:
        """Return motions with what is kept; None for those that do not end well.

        Args:
            runs: Their numbers.
        """
        numbers = self.numbers(runs)
        states, done = self._states(numbers)
        return [
            self.heard(states[i], p, u) if done[i] else None
            for i, (p, u) in enumerate(zip(numbers.p, numbers.u, strict=True))
        ]  # fmt: skip

    def heard(self, states: Array, p: Array, u: Array) -> Heard:
        """Return a motion with what is kept, and what would be warned of.

        Args:
            states: At its times.
            p: Parameters.
            u: Inputs.
        """
        with heard_warnings() as heard:
            motion = self._of_states(states) or self._labelled(states, p, u)
        return Heard(motion, heard)

    def labelled(self, run: int) -> Motion | None:
        """Return the motion of a run with all quantities; None if it fails.

        Args:
            run: Its number.
        """
        numbers = self.numbers([run])
        states, done = self._states(numbers)
        return (
            self._labelled(states[0], numbers.p[0], numbers.u[0]) if done[0] else None
        )

    def _of_states(self, states: Array) -> Motion | None:
        """Return the motion of what is kept, if that is among the states."""
        if self._columns_kept is None:
            return None
        quantities = {
            name: Quantity(name, states[:, i], "coordinate")
            for name, i in self._columns_kept
        }
        name = self._model.system.name
        return Motion(Record(self._times, quantities, name, _DONE, self._statistics))

    def _labelled(self, states: Array, p: Array, u: Array) -> Motion:
        model = CompiledModel(self._model.shared, self._model.overrides, p)
        times = self._times
        U = np.tile(u, (len(times), 1))
        reached = Trajectory(times, states, U, _DONE, self._statistics, times, ())
        reached = with_notes_of_holding(model, reached, warned=True)
        return labelled_motion(model, reached, self._monitor)


def quick_runs(
    model: CompiledModel,
    design: Design,
    targets: dict[str, Target],
    stored: frozenset[str],
    times: Array,
    options: dict[str, Any],
    without: tuple[Any, ...],
) -> QuickRuns | None:
    """Return the runs of a study made ready; None if they differ in more than numbers.

    Args:
        model: The model, with the parameters that do not vary.
        design: What varies.
        targets: What the names that vary are.
        stored: Names of the quantities that reductions look at.
        times: When they are known [s].
        options: Of `simulate`.
        without: What is not computed.
    """
    if set(options) - _KNOWN or not _are_numbers(model.system, design, targets):
        return None
    method = options.get("method", DP54())
    if method.input_times is not None:
        return None
    ready = prepared(
        model, options.get("inputs") or {}, options.get("start"),
        float(abs(times[-1] - times[0])), method,
    )  # fmt: skip
    problem = ready.problem
    own = start_by_name(model, options.get("start"))
    members = {*own, *(n for n, target in targets.items() if target.kind == "start")}
    plain = repeats(model, problem, method, started=bool(members))
    if not plain or ready.plan.note:
        return None
    assert isinstance(problem.inputs, ConstantInputs)
    saved = Save(**dict.fromkeys(without, False))
    y0 = np.array(problem.y0, dtype=float)
    if model.system.constraints:
        # They are closed again for each run.
        y0 = rough_start(model, options.get("start"))
    base = (
        model.parameters.copy(), y0, np.array(problem.inputs.values, dtype=float),
    )  # fmt: skip
    return QuickRuns(
        RepeatedRuns(model, problem, ready.method, times, members), model, times, base,
        [_column(model.system, name, design, targets[name]) for name in design.names],
        stored, saved.computed(model.system), method.name,
        _following(model, design, targets),
    )  # fmt: skip


def _column(
    system: System, name: str, design: Design, target: Target
) -> tuple[int, NDArray[np.int64], Array]:
    """Return where a name's numbers are among all, and their values.

    The first is 0 for parameters, 1 for the state and 2 for inputs.
    """
    values = design.columns[name].values.reshape(len(design), -1)
    if target.kind == "start":
        labels = [symbol.name for symbol in system.coordinates.y]
        return 1, np.array([labels.index(name)]), values
    which, order = (2, system.u) if target.kind == "input" else (0, system.p)
    symbols = _symbols(system, name, target)
    places = {symbol: i for i, symbol in enumerate(order)}
    return which, np.array([places[symbol] for symbol in symbols]), values


def _symbols(system: System, name: str, target: Target) -> list[Symbol]:
    """Return the symbols of a parameter, its entry, or an input."""
    if target.kind == "entry":
        return [system.parameters[target.of].symbols[target.at]]
    owner = system.inputs if target.kind == "input" else system.parameters
    return list(owner[name].symbols.ravel().tolist())


def _are_numbers(system: System, design: Design, targets: dict[str, Target]) -> bool:
    """Return whether what varies are numbers, of which no start value follows."""
    fixed = {i + k for i in system.quaternions for k in range(4)}
    labels = [symbol.name for symbol in system.coordinates.y]
    for name, target in targets.items():
        if design.columns[name].options or target.kind == "argument":
            return False
        if target.kind == "start":
            if labels.index(name) in fixed:
                return False
        elif target.kind == "input" and system.inputs[name].limits is not None:
            return False
    return True


def _following(
    model: CompiledModel, design: Design, targets: dict[str, Target]
) -> Callable[[int], Array] | None:
    """Return what gives all parameters of a run; None if none follow from others."""
    system = model.system
    varied = {
        symbol
        for name, target in targets.items()
        if target.kind in ("parameter", "entry")
        for symbol in _symbols(system, name, target)
    }
    if not any(
        symbol not in varied
        and not isinstance(default, Const)
        and varied.intersection(symbols_of(default))
        for parameter in system.parameters.values()
        for symbol, default in zip(
            parameter.symbols.ravel().tolist(), parameter.default.ravel().tolist(),
            strict=True,
        )
    ):  # fmt: skip
        return None

    def parameters(run: int) -> Array:
        arguments_by_name = assigned(design.row(run), targets, model).parameters
        return parameter_values(system, {**model.overrides, **arguments_by_name})

    return parameters
