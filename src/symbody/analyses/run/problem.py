"""The initial value problem, and its solution: a trajectory."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import field
from typing import final

import numpy as np

from symbody.analyses.instant.inputs import Array, ConstantInputs, Inputs
from symbody.analyses.run.sampled import Controllers, Outputs
from symbody.analyses.run.time_events import VelocityJumps
from symbody.dataclass import dataclass
from symbody.errors import CallError
from symbody.events.event import TimeEvent
from symbody.notes import Note
from symbody.results.status import Statistics, Status
from symbody.runtime.loops.structures import Addressed
from symbody.system.coordinates import Partition


def _no_events(begin: float, end: float) -> Iterable[TimeEvent]:
    return ()


@dataclass(frozen=True)
class StateCorrection:
    """A correction of states onto their constraints, with the rates that belong to it.

    Attributes:
        rates: The right-hand side.
        function: Writes the corrected state, and the condition of the partition.
        corrects: Whether the former is taken; else the latter is only watched.
        condition: That at the start; far beyond it other coordinates are chosen.
    """

    rates: Addressed
    function: Addressed
    corrects: bool
    condition: float

    @property
    def partition(self) -> Partition | None:
        """The dependent coordinates; None if nobody needs to know."""
        return None

    @property
    def can_repartition(self) -> bool:
        """Whether there are others; without, the run ends where these end."""
        return True

    def repartitioned(self, t: float, y: Array) -> StateCorrection:
        """Return the correction with the dependent coordinates that fit a state."""
        raise NotImplementedError

    def with_partition(
        self, partition: Partition, t: float, y: Array
    ) -> StateCorrection:
        """Return the correction with dependent coordinates of before."""
        raise NotImplementedError

    def jacobian(self) -> Addressed | None:
        """Return the Jacobian of these rates, for stiff methods."""
        raise NotImplementedError

    def meaning(self) -> str | None:
        """Return a checksum of the formulas of these rates, if there is one."""
        return None

    def explain(self, t: float, y: Array) -> str:
        """Return what is singular at a time and state, in sentences; or nothing."""
        return ""

    def explain_set_aside(self, row: int) -> str:
        """Return what it means that a redundant equation is off, in sentences."""
        return "a constraint would be broken."


@final
@dataclass(frozen=True)
class InitialValueProblem:
    """yd = f(t, y, u, p) from a start value.

    Attributes:
        rhs: The compiled right-hand side.
        y0: Start values at the first asked time, shape (n,).
        labels: Name of each state, for messages.
        quaternions: Index of the first of the four entries of each unit quaternion.
        input_labels: Name of each input.
        inputs: What gives the inputs.
        jacobian: Writes ∂f/∂y, row-major, shape (n, n), at given u; exact where the
            inputs do not depend on the state, and good enough for the implicit
            methods where they do. They difference without it.
        correction: What keeps the state on its constraints; None without constraints.
        explain: From time and state to what jumps there, for messages; "" if nothing
            does.
        events: From the first and the last time of a run to the times in it at which
            formulas of time have corners or jumps, in the order of the run.
        node_ends: From time and state where nodes have a place, those where they have
            none, and inputs, to where their equilibria end, as a sentence; None
            without nodes.
        undefined: From time, state and inputs to why rates are not finite there, as a
            sentence; "" if that is not known.
        held: Values of inputs that are held while time goes on, shape (m,): what a
            compiled function of the inputs gets as its own inputs, or the inputs.
        controllers: What changes these at certain times; None if nothing does.
        ends: Writes the vectors between the ends of loads, three numbers, and the force
            along each, which has no direction where they meet; likewise what passes
            zero at corners of kinematic formulas. None if there are none.
        passed: What is wrong where one of these passes zero, for messages.
        jump: What changes velocities at events; None where they jump at none.
    """

    rhs: Addressed
    y0: Sequence[float] | Array
    labels: tuple[str, ...]
    quaternions: tuple[int, ...] = ()
    input_labels: tuple[str, ...] = ()
    inputs: Inputs = field(default_factory=ConstantInputs)
    jacobian: Addressed | None = None
    correction: StateCorrection | None = None
    events: Callable[[float, float], Iterable[TimeEvent]] = _no_events
    explain: Callable[[float, Array], str] | None = None
    undefined: Callable[[float, Array, Array], str] | None = None
    node_ends: Callable[[float, Array, float, Array, Array], str] | None = None
    held: Array | None = None
    controllers: Controllers | Outputs | None = None
    ends: Addressed | None = None
    passed: tuple[str, ...] = ()
    jump: VelocityJumps | None = None

    def corrected_by(self, correction: StateCorrection) -> InitialValueProblem:
        """Return the problem with functions for other dependent coordinates.

        Its start, which was checked, is the same.
        """
        new = object.__new__(type(self))
        jacobian = None if self.jacobian is None else correction.jacobian()
        changed = {"rhs": correction.rates, "jacobian": jacobian}
        new.__dict__.update(self.__dict__ | changed | {"correction": correction})
        return new

    def __post_init__(self) -> None:
        n = len(self.labels)
        if len(self.y0) != n:
            raise CallError(
                f"initial value problem: y0 has {len(self.y0)} entries, but there are "
                f"{n} states: {', '.join(self.labels)}. Give one value for each."
            )
        distinct = len(set(self.labels)) == n
        for name, count in () if distinct else Counter(self.labels).items():
            if count > 1:
                raise CallError(
                    f"initial value problem: {count} states are called {name!r}. "
                    f"Labels identify states in results, so each must be unique."
                )
        self._check_values()
        if isinstance(self.inputs, ConstantInputs):
            self._check_constant_inputs(len(self.inputs.values))

    def _check_values(self) -> None:
        y0, n = np.asarray(self.y0, dtype=np.float64), len(self.labels)
        finite = bool(np.isfinite(y0).all())
        for label, value in () if finite else zip(self.labels, y0, strict=True):
            if not np.isfinite(value):
                raise CallError(
                    f"initial value problem: {label!r} starts at {value}. Start values "
                    f"must be finite."
                )
        for start in self.quaternions:
            if not 0 <= start <= n - 4:
                raise CallError(
                    f"initial value problem: a quaternion at index {start} needs four "
                    f"entries, but there are {n} states. Give the first index of each."
                )
            if not y0[start : start + 4].any():
                raise CallError(
                    f"initial value problem: the quaternion of {self.labels[start]!r} "
                    f"starts at 0, 0, 0, 0, which is no rotation. No rotation at all "
                    f"is 1, 0, 0, 0."
                )

    def _check_constant_inputs(self, values: int) -> None:
        if values != len(self.input_labels):
            raise CallError(
                f"initial value problem: {values} input values are given, but there "
                f"are {len(self.input_labels)} inputs: "
                f"{', '.join(self.input_labels) or 'none'}. Give one value for each."
            )


@final
@dataclass(frozen=True)
class Trajectory:
    """States and inputs at the asked times, as far as the integration came.

    If it ended early, the last row is the last state that was reached, whether its
    time was asked for or not.

    Attributes:
        times: Shape (N,) [s].
        y: States, shape (N, n).
        u: Inputs, shape (N, m); NaN where the function that gives them failed.
        status: How the integration ended.
        statistics: What it took.
        formula_times: The times that formulas get for these, some roundings before or
            after the events among them, shape (N,) [s].
        notes: What else is to be known of it, in sentences.
    """

    times: Array
    y: Array
    u: Array
    status: Status
    statistics: Statistics
    formula_times: Array
    notes: tuple[Note, ...] = ()

    def __repr__(self) -> str:
        n, m = self.y.shape[1], self.u.shape[1]
        return (
            f"Trajectory({n} states, {m} inputs at {self.times.size} times from "
            f"{self.times[0]:g} to {self.times[-1]:g} s, {self.status.outcome}; "
            f"{self.statistics})"
        )
