"""Start values that closing keeps, and conditions on the start, which nothing keeps.

Conditions that follow from accelerations, loads or states are met by Newton's method
for coordinates, velocities and extra states at once, with the loops and all other
conditions; each step is the shortest one.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import final

import numpy as np

from symbody.closure.numbers import Array, interpreted_rows
from symbody.equations import Equations
from symbody.errors import AnalysisError
from symbody.expr.differentiate import jacobian
from symbody.expr.evaluate import Evaluation, substitute
from symbody.expr.node import Node, as_node
from symbody.expr.traverse import symbols_of
from symbody.formalisms.constraints.state_coordinates import in_state_coordinates
from symbody.formalisms.derivations import Derivable, Derivations, of_state
from symbody.formalisms.quantities.choose import best_derivation
from symbody.formalisms.quantities.dynamics import arguments_of
from symbody.formalisms.quantities.solved import solved_kinematics
from symbody.model.constraints.constraint import (
    Algebraic,
    NamedConstraint,
    Nonholonomic,
)
from symbody.model.quantities import StartCondition, expanded
from symbody.spatial.vectors import array, minus
from symbody.system.checks import derivative_order
from symbody.system.system import System, with_fields
from symbody.system.values import fixed_start, started, user_start, values_at_start


@final
@dataclass(frozen=True)
class StartPreferences:
    """Start values to be kept, by numbers of the velocities of the state.

    Coordinates change along no `fixed` velocity, and along `soft` ones only where
    others would have to change much; the first ones sooner: those that the model gives,
    then those of a run. The same of the velocities themselves.
    """

    fixed: frozenset[int]
    soft: tuple[frozenset[int], ...]
    fixed_velocities: frozenset[int]
    soft_velocities: tuple[frozenset[int], ...]


def start_preferences(
    system: System, start: Collection[str] = (), derivations: Derivations | None = None
) -> StartPreferences:
    """Return what the user wants to keep by joints and by names of a run."""
    moving = {
        v.name for v, value in zip(system.v, system.v_start, strict=True) if value
    }.difference(system.massless.velocities)
    # The balance of bodies without mass says where they are.
    requested = set(start).difference(
        system.massless.coordinates, system.massless.velocities
    )
    return preferences_of(derivations or system, requested, moving)


def preferences_of(
    of: Derivable, requested: Collection[str], moving: Collection[str]
) -> StartPreferences:
    """Return what the user wants to keep, whatever the numbers are.

    `moving` velocities are not zero: who gives such a one wants to keep it.
    """
    said, requested, moving = _joint_preferences(of), set(requested), set(moving)
    model = said.soft - requested
    return StartPreferences(
        said.along(said.fixed),
        (said.along(model), said.along(requested)),
        said.numbers(said.fixed),
        (
            said.numbers(moving - requested),
            said.numbers(requested - moving),
            said.numbers(requested & moving),
        ),
    )


@final
@dataclass(frozen=True)
class _JointPreferences:
    """The start values that joints fix or give, alike for all starts of a model."""

    fixed: frozenset[str]
    soft: frozenset[str]
    velocities: Mapping[str, int]
    moved_by: Mapping[str, tuple[int, ...]]

    def along(self, coordinates: Collection[str]) -> frozenset[int]:
        """Return the velocities along which some coordinates change."""
        return frozenset(j for n in coordinates for j in self.moved_by.get(n, ()))

    def numbers(self, names: Collection[str]) -> frozenset[int]:
        """Return the numbers of velocities; other names are left out."""
        return frozenset(self.velocities[n] for n in names if n in self.velocities)


@of_state
def _joint_preferences(of: Derivations) -> _JointPreferences:
    system = of.system
    velocities = {v.name: j for j, v in enumerate(system.v)}
    moved_by = {
        q.name: tuple(velocities[v.name] for v in moved if v.name in velocities)
        for q, moved in system.moved_by.items()
    }
    return _JointPreferences(
        frozenset(fixed_start(system)),
        frozenset(user_start(system)).difference(system.massless.coordinates),
        velocities,
        moved_by,
    )  # fmt: skip


_ROUNDS = 50
# Residuals in relation to what is wanted and to slopes; where no step makes them less.
_MET, _ROUNDING = 1e-12, 1e-9
_SMALLEST_PART = 1e-4
_TRIES = 6
# A step, in rad, m or their rates: further away linear terms say little.
_LONGEST = 1.0
_SPREAD = 0.3
# Of differences, in rad, m or their rates; and of longer ones, which tell sizes.
_DIFFERENCE, _FAR = 1e-6, 1e-3
_NEGLIGIBLE = 1e-9


def with_conditions(system: System, *, of_velocities: bool) -> System:
    """Return a system constrained by its start conditions, too, those of v or of q."""
    kind = Nonholonomic if of_velocities else Algebraic
    constraints = [*system.constraints]
    for condition in system.start_conditions:
        if condition_order(system, condition) == of_velocities:
            residual = minus(condition.formula, as_node(condition.value))
            name = f"start_at({condition.formula!r}, {condition.value:g})"
            constraints.append(NamedConstraint(name, kind((residual,))))
    return with_fields(system, constraints=tuple(constraints))


def condition_order(system: System, condition: StartCondition) -> int:
    """Return what a condition binds: 0 coordinates, 1 velocities, 2 what follows.

    Accelerations, loads, energies, extra states and what is not linear in v follow.
    """
    formulas = expanded([condition.formula], system.expressions)
    orders = {
        symbol: derivative_order(system, symbol) for symbol in symbols_of(*formulas)
    }
    order = max(orders.values(), default=0)
    if order == 1:
        velocities = [symbol for symbol, of in orders.items() if of == 1]
        slopes = [s for row in jacobian(formulas, velocities) for s in row]
        return 2 if set(velocities).intersection(symbols_of(*slopes)) else 1
    return order


def has_late(system: System) -> bool:
    """Return whether a system has conditions on what follows from accelerations."""
    return any(condition_order(system, c) == 2 for c in system.start_conditions)


def met_late(
    of: Derivations,
    parameters: Sequence[float] | Array,
    start: Collection[str] = (),
    inputs: Sequence[float] | Array = (),
    t: float = 0.0,
) -> System:
    """Return a system with start values at which all of its conditions hold.

    Values that the user did not give change first, then extra states, then the others;
    fixed ones stay.
    """
    problem = _Problem(of, parameters, inputs, t)
    begin = problem.begin()
    nearest = begin
    for columns in problem.columns(start_preferences(of.system, start)):
        ends = []
        for y in problem.begins(begin, columns):
            met, end = problem.solved(y, columns)
            if met:
                ends.append(end)
                if y is begin:
                    break
            elif problem.size(end) < problem.size(nearest):
                nearest = end
        if ends:
            # Of mirror images, which are as near up to rounding, the first one.
            far = [float(f"{np.linalg.norm(begin - end):.6g}") for end in ends]
            return problem.system_at(ends[far.index(min(far))])
    raise AnalysisError(problem.refusal(nearest))


@final
class _Problem:
    """The conditions as equations for a state y = (q, v, x)."""

    def __init__(
        self,
        of: Derivations,
        parameters: Sequence[float] | Array,
        inputs: Sequence[float] | Array,
        t: float,
    ) -> None:
        system = of.system
        self._system = system
        self._numbers = interpreted_rows(of, parameters, t, system.x_start)
        self._values = Evaluation(_conditions(of).results["values"].tolist())
        self._wanted = np.array([c.value for c in system.start_conditions])
        self._known = {**values_at_start(system, parameters), system.t: t}
        self._known |= dict(zip(system.u, map(float, inputs), strict=False))
        # Of a motion from a start: turns and shifts, velocities, extra states.
        self._directions = 2 * len(system.v) + len(system.x)
        self._sizes: Array = np.array(1.0)
        self._sizes = self._sizes_at(self.begin())

    def begin(self) -> Array:
        """Return the start that the system has."""
        system = self._system
        return np.array([*system.q_start, *system.v_start, *system.x_start])

    def columns(self, wanted: StartPreferences) -> Iterator[list[int]]:
        """Yield what may change: of 2 nv + nx, more and more."""
        nv, nx = len(self._system.v), len(self._system.x)
        fixed = wanted.fixed.union(nv + j for j in wanted.fixed_velocities)
        unmoved = fixed.union(*wanted.soft)
        unmoved |= {nv + j for j in frozenset().union(*wanted.soft_velocities)}
        both = unmoved, fixed
        free, every = ([j for j in range(2 * nv) if j not in k] for k in both)
        states = list(range(2 * nv, 2 * nv + nx))
        yield free
        if states:
            yield [*free, *states]
        if every != free:
            yield [*every, *states]

    def begins(self, y: Array, columns: Sequence[int]) -> Iterator[Array]:
        """Yield y, then places near by: at rest, vd is stationary in v."""
        yield y
        rng = np.random.default_rng(0)
        for _ in range(_TRIES):
            step = np.zeros(self._directions)
            step[columns] = rng.normal(scale=_SPREAD, size=len(columns))
            yield self._moved(y, step)

    def solved(self, y: Array, columns: Sequence[int]) -> tuple[bool, Array]:
        """Return whether Newton's method arrives if these change, and where it ends."""
        residual = self._residual(y)
        for _ in range(_ROUNDS):
            off = np.abs(residual).max()
            if off <= _MET:
                return True, y
            if not (columns and np.isfinite(off)):
                return False, y
            step = np.zeros(self._directions)
            J = self._slopes(y, columns)
            if not np.isfinite(J).all():
                return False, y
            step[columns] = -np.linalg.lstsq(J, residual, rcond=_NEGLIGIBLE)[0]
            part = min(1.0, _LONGEST / max(float(np.linalg.norm(step)), _LONGEST))
            size = np.linalg.norm(residual)
            while part > _SMALLEST_PART:
                tried = self._moved(y, part * step)
                trial = self._residual(tried)
                if np.linalg.norm(trial) < (1 - 0.1 * part) * size:
                    break
                part *= 0.5
            else:
                return bool(off <= _ROUNDING), y
            y, residual = tried, trial
        return False, y

    def size(self, y: Array) -> float:
        """Return how far from met all is."""
        return float(np.nan_to_num(np.linalg.norm(self._residual(y)), nan=np.inf))

    def system_at(self, y: Array) -> System:
        """Return the system with this start."""
        at = self._system.coordinates
        q, v, x = y[at.q_in_y].tolist(), y[at.v_in_y].tolist(), y[at.x_in_y].tolist()
        return started(self._system, q, v, x)

    def refusal(self, y: Array) -> str:
        """Return what is not met, in words."""
        system, off = self._system, self._shown(y) - self._wanted
        worst = np.argsort(-np.abs(off))[:3]
        rows = ", ".join(
            f"start_at({system.start_conditions[i].formula!r}, {self._wanted[i]:g}) is "
            f"off by {off[i]:.3g}"
            for i in worst
            if not abs(off[i]) <= _ROUNDING * self._sizes[i]
        )
        states = system.coordinates.y
        near = ", ".join(
            f"{s.name} = {x:.6g}" for s, x in zip(states[:12], y, strict=False)
        )
        return (
            f"model {system.name!r}: no start values were found at which all "
            f"conditions hold. Nearest is {near}, where {rows or 'loops are open'}. "
            f"Give start values nearer to what is meant, release fixed ones, or let a "
            f"parameter or a force follow in place of them: sb.equilibrium(model, "
            f"free=[…], targets={{…}}), whose start and parameters a run takes."
        )

    def _sizes_at(self, y: Array) -> Array:
        """Return what residuals are measured by: what is wanted, and slopes."""
        here, changes = self._residual(y), []
        for length in (_DIFFERENCE, _FAR):
            steps = length * np.eye(self._directions)
            there = np.array([self._residual(self._moved(y, s)) - here for s in steps])
            finite = np.isfinite(there)
            changes.append(np.abs(there).max(axis=0, initial=0.0, where=finite))
        near, far = changes
        # What a short step changes as a long one does is rounding.
        sizes = np.where(near < 0.1 * far, far / _FAR, 1.0)
        sizes[: len(self._wanted)] += np.abs(self._wanted)
        return sizes

    def _shown(self, y: Array) -> Array:
        values = dict(self._known)
        values.update(zip(self._system.coordinates.y, y.tolist(), strict=True))
        return np.array(self._values(values))

    def _residual(self, y: Array) -> Array:
        at, numbers = self._system.coordinates, self._numbers
        q, v = y[at.q_in_y], y[at.v_in_y]
        loops = numbers.J(q) @ (v / numbers.shape.steps.units) + numbers.p0(q)
        off = [*(self._shown(y) - self._wanted), *numbers.phi(q), *loops]
        return np.array(off) / self._sizes

    def _slopes(self, y: Array, columns: Sequence[int]) -> Array:
        ends = [
            (self._moved(y, step), self._moved(y, -step))
            for step in _DIFFERENCE * np.eye(self._directions)[columns]
        ]
        slopes = [self._residual(a) - self._residual(b) for a, b in ends]
        return np.array(slopes).T / (2 * _DIFFERENCE)

    def _moved(self, y: Array, step: Array) -> Array:
        at, nv = self._system.coordinates, len(self._system.v)
        q = self._numbers.moved(y[at.q_in_y], step[:nv])
        v = y[at.v_in_y] + self._numbers.shape.steps.units * step[nv : 2 * nv]
        return np.array([*q, *v, *(y[at.x_in_y] + step[2 * nv :])])


@in_state_coordinates
def _conditions(of: Derivations) -> Equations:
    """Return the values of the formulas of all conditions."""
    system = of.system
    formulas: list[Node] = [c.formula for c in system.start_conditions]
    resolved = solved_kinematics(of).resolve(formulas, "start_at")
    if not set(system.vd).isdisjoint(symbols_of(*resolved)):
        vd = best_derivation(of, merge=False).vd
        resolved = substitute(resolved, dict(zip(system.vd, vd, strict=True)))
    results = {"values": array(resolved)}
    return Equations(system.name, "conditions", arguments_of(system), results)
