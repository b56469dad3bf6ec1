"""The engine of runs that differ in numbers only: rows in, states or motions out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.instant.inputs import Array, ConstantInputs
from symbody.analyses.run.keeping import rough_start, start_by_name
from symbody.analyses.run.labelled_motion import is_looked_over, may_lose_balance
from symbody.analyses.run.methods import DP54
from symbody.analyses.run.options import Save
from symbody.analyses.run.prepare import prepared
from symbody.analyses.run.problem import Trajectory
from symbody.analyses.simulate import observed
from symbody.errors import heard_warnings
from symbody.pipeline import CompiledModel
from symbody.results.motion import Motion
from symbody.results.record import Quantity, Record
from symbody.results.status import Statistics, Status
from symbody.studies.block import Heard
from symbody.studies.design import Design
from symbody.studies.executors import (
    Executor,
    Plan,
    States,
    Stopped,
    executor_for,
    never,
)
from symbody.studies.keep import Reduction
from symbody.studies.number_rows import (
    NumberRows,
    Rows,
    are_numbers,
    differ_in_numbers,
)
from symbody.studies.targets import Target

_DONE = Status("completed", "the run of a study")
# Options of `simulate` that runs may have.
_KNOWN = {"method", "start", "inputs", "compile", "parameters"}
# So long runs are done together in compiled code, before someone may stop them [s], and
# so many numbers their states are at most.
_TOGETHER, _MOST_NUMBERS = 0.02, 1 << 19


@final
class Engine:
    """Runs of a design over the same times, by an executor; for one thread."""

    def __init__(
        self,
        plan: Plan,
        rows: NumberRows,
        executor: Executor,
        kept: frozenset[str],
        monitor: frozenset[Any],
    ) -> None:
        """Make ready."""
        self.executor = executor
        self._model, self._rows, self._times = plan.model, rows, plan.times
        self._monitor, model = monitor, plan.model
        self._statistics = Statistics(plan.method.name, 0, 0, 0, 0, 0.0)
        places: dict[str, Any] = {"": slice(None)}
        places |= {s.name: i for i, s in enumerate(model.system.coordinates.y)}
        # Who gets all states looks at limits there.
        looked_over = may_lose_balance if "" in kept else is_looked_over
        # Where what is kept stands among the states; None if it is not all there.
        self._places: dict[str, Any] | None = None
        if kept <= places.keys() and not looked_over(model):
            self._places = {name: places[name] for name in kept}

    def together(self, seconds: float) -> int:
        """Return how many runs are best done in one call, if one takes so long [s]."""
        size = len(self._times) * max(1, len(self._model.system.coordinates.y))
        count = min(round(_TOGETHER / max(seconds, 1e-9)), _MOST_NUMBERS // size)
        width = self.executor.width
        return -(-max(1, count) // width) * width

    def states(self, runs: Sequence[int], stopped: Stopped = never) -> States:
        """Return the states of runs, shape (runs, times, n), and which end well."""
        return self._states(self._rows(runs), stopped)

    def reduced(
        self,
        runs: Sequence[int],
        keep: Mapping[str, Reduction],
        stopped: Stopped,
    ) -> tuple[dict[str, Array], NDArray[np.bool_]] | None:
        """Return what is kept of runs at once, and which of them end well.

        None if reductions have to look at one motion after the other.
        """
        if self._places is None or not all(w.is_joint for w in keep.values()):
            return None
        states, done = self.states(runs, stopped)
        return {
            label: what.of_all(states[:, :, self._places[what.of]])
            for label, what in keep.items()
        }, done

    def motions(self, runs: Sequence[int]) -> list[Heard | None]:
        """Return motions with what is kept; None for those that do not end well."""
        rows = self._rows(runs)
        states, done = self._states(rows, never)
        return [
            self._heard(states[i], rows.p[i], rows.u[i]) if done[i] else None
            for i in range(len(runs))
        ]

    def labelled(self, run: int) -> Motion | None:
        """Return the motion of a run with all quantities; None if it fails."""
        rows = self._rows([run])
        states, done = self._states(rows, never)
        return self._labelled(states[0], rows.p[0], rows.u[0]) if done[0] else None

    def _states(self, rows: Rows, stopped: Stopped) -> States:
        p, y, u, fit = rows
        if fit.all():
            return self.executor.states(p, y, u, stopped)
        states: Array = np.full((len(p), len(self._times), y.shape[1]), np.nan)
        if fit.any():
            states[fit], done = self.executor.states(p[fit], y[fit], u[fit], stopped)
            fit[fit] = done
        return states, fit

    def _heard(self, states: Array, p: Array, u: Array) -> Heard:
        """Return a motion with what is kept, and what would be warned of."""
        with heard_warnings() as heard:
            motion = self._of_states(states) or self._labelled(states, p, u)
        return Heard(motion, heard)

    def _of_states(self, states: Array) -> Motion | None:
        """Return the motion of what is kept, if that is among the states."""
        if self._places is None:
            return None
        quantities = {
            name: Quantity(name, states[:, place], "coordinate")
            for name, place in self._places.items()
        }
        name = self._model.system.name
        return Motion(Record(self._times, quantities, name, _DONE, self._statistics))

    def _labelled(self, states: Array, p: Array, u: Array) -> Motion:
        model = CompiledModel(self._model.shared, self._model.overrides, p)
        times = self._times
        U = np.tile(u, (len(times), 1))
        reached = Trajectory(times, states, U, _DONE, self._statistics, times, ())
        return observed(model, reached, self._monitor)


def engine_of(
    model: CompiledModel,
    design: Design,
    targets: Mapping[str, Target],
    kept: frozenset[str],
    times: Array,
    options: Mapping[str, Any],
    without: tuple[Any, ...],
    device: str = "",
) -> Engine | None:
    """Return the engine of a study; None if its runs differ in more than numbers.

    `model` has the parameters that do not vary, `kept` are quantities that reductions
    look at, `without` is what is not computed. Raises ModelError where an option is
    wrong, or the runs cannot be on that device.
    """
    if set(options) - _KNOWN or not are_numbers(model.system, design, targets):
        return None
    method, start = options.get("method", DP54()), options.get("start")
    if method.input_times is not None:
        return None
    span = float(abs(times[-1] - times[0]))
    ready = prepared(model, options.get("inputs") or {}, start, span, method)
    problem = ready.problem
    own = start_by_name(model, start)
    values = {*own, *(n for n, target in targets.items() if target.kind == "start")}
    alike = differ_in_numbers(model, problem, method, started=bool(values))
    if not alike or ready.plan.note:
        return None
    assert isinstance(problem.inputs, ConstantInputs)
    y0 = np.array(problem.y0, dtype=float)
    if model.system.constraints:
        # They are closed again for each run.
        y0 = rough_start(model, start)
    base = model.parameters.copy(), y0, np.array(problem.inputs.values, dtype=float)
    rows = NumberRows(model, design, targets, base)
    plan = Plan(model, problem, ready.method, times, values, rows.varied)
    monitor = Save(**dict.fromkeys(without, False)).computed(model.system)
    return Engine(plan, rows, executor_for(plan, device), kept, monitor)
