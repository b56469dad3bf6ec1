"""Plans: motions that cost least, with controls, multipliers and how sure they are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, final

import numpy as np

from symbody.errors import CallError
from symbody.results.motion import Motion
from symbody.results.record import Array
from symbody.results.result import UNSAVED, AnalysisStatus, Labels, Result
from symbody.results.tabulated import Axes, Table, framed


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
        mesh: Times of the nodes [s].
        errors: Of the states in each interval, relative to their size.
        difference: The largest difference between the plan and its simulation,
            relative to the size of each state; NaN where it is not simulated.
        history: Cost and largest violation at each iteration of the last search.
        iterations: Of all searches.
        seconds: All of these took.
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
    def inputs(self) -> dict[str | tuple[str, ...], Callable[[float], Any]]:
        """The controls as functions of time, to give to `simulate` as inputs."""
        shapes = self._shapes
        if not shapes:
            return {}
        return {tuple(shapes) if len(shapes) > 1 else next(iter(shapes)): self._at}

    @property
    def _shapes(self) -> dict[str, tuple[int, ...]]:
        """The shapes of the inputs that have the controls as entries, by name."""
        shapes: dict[str, tuple[int, ...]] = {}
        for entry in self.controls:
            name, _, place = entry.partition("[")
            last = place.rstrip("]").split(",") if place else ()
            shapes[name] = tuple(int(i) + 1 for i in last)
        return shapes

    def _at(self, t: float) -> Any:
        """Return the controls by their polynomials in the interval of a time."""
        rows, places = self._pieces
        last = len(rows) - 1
        i = min(max(int(np.searchsorted(self.mesh, t, "right")) - 1, 0), last)
        own = self.time[rows[i]]
        weights = _lagrange(own, min(max(t, own[0]), own[-1]))
        numbers = weights @ self.values[rows[i]][:, places]
        several, at = [], 0
        for shape in self._shapes.values():
            size = int(np.prod(shape))
            part = numbers[at : at + size]
            several.append(part.reshape(shape) if shape else float(part[0]))
            at += size
        return several if len(several) > 1 else several[0]

    @property
    def _pieces(self) -> tuple[list[slice], list[int]]:
        """Return the rows of each interval that its controls go through."""
        count = len(self.mesh) - 1
        size = len(self.time) // count
        names = self.quantities.names
        rows = [slice(i * size, i * size + size) for i in range(count)]
        return rows, [names.index(name) for name in self.controls]

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
            f"error {self.errors.max(initial=0.0):.2g}, simulated "
            f"{self.difference:.2g}"
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
        framed(ax, "t [s]", "")

    def plot_states(self, *, ax: object = None) -> object:
        """Return a figure of Matplotlib with the states over time.

        Args:
            ax: Axes of Matplotlib to draw into, which are returned; those of a new
                figure by default.
        """
        return self._pictured(ax, "states")


def _lagrange(nodes: Array, t: float) -> Array:
    """Return the weights of values at nodes in the polynomial through them."""
    others = ~np.eye(len(nodes), dtype=bool)
    numerators = np.where(others, t - nodes[None, :], 1.0).prod(axis=1)
    apart = np.where(others, nodes[:, None] - nodes[None, :], 1.0).prod(axis=1)
    weights: Array = numerators / apart
    return weights
