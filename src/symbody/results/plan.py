"""Plans: motions that cost least, with controls, multipliers and how sure they are."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, final

import numpy as np

from symbody.errors import CallError
from symbody.results.motion import Motion
from symbody.results.record import Array
from symbody.results.result import UNSAVED, AnalysisStatus, Labels, Result
from symbody.results.tabulated import Axes, Table, framed
from symbody.system.spellings import quantities_of


@final
class PlanStatus(AnalysisStatus):
    """The outcome of a search for an optimal motion."""

    OPTIMAL = True, "no motion near by costs less, and the mesh is fine enough"
    COARSE = False, "no motion near by costs less on this mesh, which is too coarse"
    LIMIT = False, "the number of iterations is used up, and less may be possible"
    INFEASIBLE = False, "no motion near by keeps all conditions"
    INTERRUPTED = False, "the search was interrupted; this is where it was"
    FAILED = False, "the solver found no way on"


@final
@dataclass(frozen=True, repr=False, eq=False, kw_only=True)
class Plan(Result):
    """The motion that `OptimalControl.solve` found.

    Results stand at the start, the points and the end of each interval of the mesh: a
    time between two intervals stands twice, as controls may jump there.

    Attributes:
        status: How the search ended.
        time: Shape (N,) [s].
        quantities: States, accelerations, multipliers and controls.
        values: Of these, shape (N, number of quantities).
        controls: Names of the controls.
        states: Names of the states.
        duration: Of the motion [s].
        cost: The least one.
        costs: Of each start of the search, the best first; infinite where it failed.
        parameters: The values of free parameters, to give to `simulate`.
        switches: Times at which a control goes from one of its bounds to the other, by
            its name [s].
        mesh: Times of the nodes [s].
        errors: Of the states in each interval, relative to their size.
        difference: The largest difference between the plan and its simulation,
            relative to the size of each state; NaN where it is not simulated.
        history: Cost and largest violation at each iteration of the last search.
        iterations: Of all searches.
        seconds: All of these took, with the solver.
        own_seconds: The part of it that formulas and their derivatives took.
    """

    status: PlanStatus
    time: Array
    quantities: Labels
    values: Array
    controls: tuple[str, ...]
    states: tuple[str, ...]
    duration: float
    cost: float
    costs: Array
    parameters: dict[str, Any]
    switches: dict[str, Array]
    mesh: Array
    errors: Array
    difference: float
    history: Array
    iterations: int
    seconds: float
    own_seconds: float
    _motion: Callable[[], Motion] | Motion | None = field(
        default=None, metadata=UNSAVED, repr=False
    )

    def value(self, name: str) -> Array:
        """Return a quantity over time, shape (N,).

        Args:
            name: Of a state, an acceleration, a multiplier or a control.

        Raises:
            UnknownQuantityError: There is none of this name.
        """
        return self.values[:, self.quantities.index(name, self.title())]

    __getitem__ = value

    @property
    def motion(self) -> Motion:
        """The plan as a motion: with sensors and energies, pictures and pages.

        Raises:
            CallError: The plan is from a file, which does not hold the model.
        """
        if self._motion is None:
            raise CallError(
                f"{self.title()}: its model is not known, as it comes from a file. "
                f"Give the plan to OptimalControl(model, …).solve as guess=."
            )
        return self._motion if isinstance(self._motion, Motion) else self._motion()

    def __getstate__(self) -> dict[str, Any]:
        # Formulas stay where they were derived; the motion can go elsewhere.
        known = None if self._motion is None else self.motion
        return {**vars(self), "_motion": known}

    @property
    def inputs(self) -> dict[str | tuple[str, ...], Controls]:
        """The controls as functions of time, to give to `simulate` as inputs."""
        if not self.controls:
            return {}
        controls = Controls.of(self)
        names = tuple(controls.shapes)
        return {names if len(names) > 1 else names[0]: controls}

    def table(self) -> Table:
        """Return start, end, least and greatest value of each quantity."""
        v = self.values
        columns = np.column_stack([v[0], v[-1], v.min(axis=0), v.max(axis=0)])
        corner = f"cost {self.cost:.10g}, {self.duration:.6g} s"
        names = self.quantities.with_units()
        return Table.of_matrix(
            corner, columns, names, ("start", "end", "least", "most")
        )

    def _beside(self) -> Sequence[str]:
        share = 100 * self.own_seconds / self.seconds if self.seconds else 0.0
        text = (
            f"{self.iterations} iterations on meshes up to {len(self.mesh) - 1} "
            f"intervals in {self.seconds:.3g} s, {share:.0f} % of it in formulas; "
            f"error {self.errors.max(initial=0.0):.2g}, simulated {self.difference:.2g}"
        )
        return [text]

    def draw(self, ax: Axes, kind: str = "controls") -> None:
        """Draw the controls over time, or the states."""
        names = self.controls if kind == "controls" and self.controls else self.states
        units = dict(
            zip(self.quantities.names, self.quantities.with_units(), strict=True)
        )
        for name in names:
            ax.plot(self.time, self.value(name), label=units[name])
        framed(ax, "time [s]", "")

    def plot_states(self, *, ax: object = None) -> object:
        """Return a figure of Matplotlib with the states over time.

        Args:
            ax: Axes of Matplotlib to draw into, which are returned; those of a new
                figure by default.
        """
        return self._pictured(ax, "states")


@final
@dataclass(frozen=True)
class Controls:
    """Controls as a function of time: polynomials in the intervals of a mesh.

    Attributes:
        nodes: Times of the mesh [s].
        coefficients: Of powers of the place in an interval from 0 to 1, the highest
            first, shape (intervals, powers, controls).
        shapes: Of the inputs that have the controls as entries, by name.
    """

    nodes: Array
    coefficients: Array
    shapes: dict[str, tuple[int, ...]]

    @classmethod
    def of(cls, plan: Plan) -> Controls:
        """Return the controls of a plan."""
        count = len(plan.mesh) - 1
        names = plan.quantities.names
        columns = [names.index(name) for name in plan.controls]
        values = plan.values[:, columns].reshape(count, -1, len(columns))
        times = plan.time.reshape(count, -1)[0]
        # Points stand at the same places of all intervals.
        places = (times - times[0]) / (times[-1] - times[0])
        inverse = np.linalg.inv(np.vander(places))
        coefficients = np.einsum("pq,iqc->ipc", inverse, values)
        shapes = {n: shape for n, (shape, _) in quantities_of(plan.controls).items()}
        return cls(plan.mesh, coefficients, shapes)

    def __call__(self, t: float) -> Any:
        """Return the controls at a time, of several inputs in a list.

        Args:
            t: The time [s]; before and behind the plan as at its ends.
        """
        last = len(self.coefficients) - 1
        i = min(max(int(self.nodes.searchsorted(t, "right")) - 1, 0), last)
        begin = self.nodes[i]
        s = min(max((t - begin) / (self.nodes[i + 1] - begin), 0.0), 1.0)
        numbers = self.coefficients[i, 0]
        for row in self.coefficients[i, 1:]:
            numbers = numbers * s + row
        return by_inputs(numbers, self.shapes)


def by_inputs(numbers: Array, shapes: dict[str, tuple[int, ...]]) -> Any:
    """Return the values of controls as inputs, of several in a list."""
    several: list[Any] = []
    at = 0
    for shape in shapes.values():
        part = numbers[at : at + math.prod(shape)]
        several.append(part.reshape(shape) if shape else part[0])
        at += part.size
    return several if len(several) > 1 else several[0]
