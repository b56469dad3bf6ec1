"""The assembly of a model: its loops closed, and its coordinates chosen."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import final

import numpy as np

from symbody.arguments import listed
from symbody.closure.compiled_starts import CompiledStarts
from symbody.closure.mobility import (
    Mobility,
    listed_velocities,
    mobility_at,
    partition_at,
    remedy_at_start,
)
from symbody.closure.numbers import Array, Numbers, idle_cuts, interpreted_rows
from symbody.closure.pivots import pivots
from symbody.closure.start_conditions import (
    StartPreferences,
    has_late,
    met_late,
    start_preferences,
    with_conditions,
)
from symbody.dataclass import dataclass
from symbody.errors import AnalysisError, warn_user
from symbody.expr.evaluate import Evaluation
from symbody.expr.traverse import symbols_of
from symbody.formalisms.derivations import Derivations
from symbody.formalisms.keeping.closure import cosines_of_locks, keeps_attitude
from symbody.formalisms.quantities.solved import with_algebraic_loops
from symbody.slow_packages import scipy
from symbody.system.coordinates import Partition
from symbody.system.system import System, normalized, with_fields
from symbody.system.values import fixed_start, parameter_values, started

# Residuals below this are closed, as in closing.c [m, or cosines].
_CLOSED = 1e-12
# Places near by that are tried where a start does not close.
_TRIES, _SPREAD = 8, 0.3
# A step [rad or m] behind which locked frames may close turned, and by how much then.
_FAR, _TURNED = 0.3, 0.5


def warn_of_idle_cuts(numbers: Numbers) -> None:
    """Warn of locks of two translations of which one holds whatever moves."""
    for name, multiplier, axis in idle_cuts(numbers.system, numbers.shape):
        warn_user(
            f"constraint {name!r}: of its two equations {multiplier} holds however the "
            f"mechanism moves, so that the other one alone closes the loop. The cut of "
            f"a loop in a plane is across the axis of its hinges: give that axis, such "
            f"as PlanarHingeCut(a, b, axis={axis!r}), or lock one translation only."
        )


def close_and_partition(
    system: System,
    parameters: Sequence[float] | Array | None = None,
    x: Sequence[float] | Array | None = None,
    start: Collection[str] = (),
    *,
    numbers: Numbers | None = None,
    derivations: Derivations | None = None,
    inputs: Sequence[float] | Array = (),
    t: float = 0.0,
) -> System:
    """Return a system with closed start values and a partition.

    Names in `start` are of values that are given for a run; `numbers` are the
    constraints at this time, parameters and extra states, interpreted by default;
    inputs (default zero) are for conditions on accelerations.
    """
    of = derivations or Derivations(system)
    if system.start_conditions:
        system = _at_conditions(system, parameters, x, start, t)
    if system.constraints:
        numbers = numbers or interpreted_rows(of, parameters, t, x)
        warn_of_idle_cuts(numbers)
        wanted = start_preferences(system, start, of)
        start_q, turns = np.array(system.q_start), _turns(of, parameters, t, x)
        q = closed_positions(numbers, start_q.copy(), wanted)
        if (turns(q) > _TURNED).any():
            q = _unturned(numbers, start_q, q, wanted, turns)
        mobility = mobility_at(numbers, q, wanted.soft_velocities)
        v = np.array(system.v_start, dtype=float)
        v = closed_velocities(numbers, q, v, mobility, wanted)
        system = _at(with_partition(system, mobility.partition), q, v)
    if not has_late(system):
        return system
    settled = with_algebraic_loops(of.variant(system))
    p = parameter_values(system) if parameters is None else parameters
    met = met_late(settled, p, start, inputs, t)
    return started(system, met.q_start, met.v_start, met.x_start)


def _turns(
    of: Derivations,
    parameters: Sequence[float] | Array | None,
    t: float,
    x: Sequence[float] | Array | None,
) -> Callable[[Array], Array]:
    """Return what is 0 where locked frames coincide, 1 or 2 where they are turned."""
    system, cosines = of.system, Evaluation(list(cosines_of_locks(of)))
    p = parameter_values(system) if parameters is None else parameters
    symbols = (system.t, *system.p, *system.x, *system.q)
    known = (t, *p, *(system.x_start if x is None else x))
    return lambda q: (
        1.0 - np.array(cosines(dict(zip(symbols, (*known, *q.tolist()), strict=True))))
    )


def _unturned(
    numbers: Numbers,
    start: Array,
    closed: Array,
    wanted: StartPreferences,
    turns: Callable[[Array], Array],
) -> Array:
    """Return closed coordinates near others at which locked frames coincide.

    Those that the user gave stay as they are closed already, if others suffice.
    """
    free, kept = {*range(len(numbers.labels))} - wanted.fixed, set().union(*wanted.soft)
    names = {numbers.labels[j] for j in kept}
    own, every = numbers.system.coordinates.velocity_of, numbers.system.q
    near = np.where([s in own and own[s].name in names for s in every], closed, start)
    for begin, moving in (near, sorted(free - kept)), (start, sorted(free)):
        nearest = _nearest(numbers, begin, moving, turns)
        q = numbers.closed(nearest, moving)
        if q is not None and not (turns(q) > _TURNED).any():
            return q
    locks = [n.name for n in numbers.system.constraints if keeps_attitude(n.constraint)]
    cosines = np.maximum(1.0 - turns(closed).reshape(-1, 3).sum(axis=1) / 2, -1.0)
    angles = zip(locks, np.degrees(np.arccos(cosines)), strict=True)
    turned = [f"{name!r} by {angle:.0f}°" for name, angle in angles if angle > 1]
    raise AnalysisError(
        f"model {numbers.system.name!r}: locked frames close only turned to each "
        f"other, those of constraint {listed(turned)}. Turn one of the frames, or "
        f"give start values nearer to the posture that is meant.",
        closed,
    )


def closes_turned(
    of: Derivations, parameters: Array, t: float, y: Array, closed: Array
) -> bool:
    """Return whether locked frames are turned where compiled code closed a state."""
    at, q = of.system.coordinates, closed[of.system.coordinates.q_in_y]
    if (np.abs(q - y[at.q_in_y]) <= _FAR).all():
        return False
    return bool((_turns(of, parameters, t, y[at.x_in_y])(q) > _TURNED).any())


def _at_conditions(
    system: System,
    parameters: Sequence[float] | Array | None,
    x: Sequence[float] | Array | None,
    start: Collection[str],
    t: float,
) -> System:
    """Return a system with start values at which its conditions hold, too."""
    wanted = start_preferences(system, start)
    bound = with_conditions(system, of_velocities=False)
    q = np.array(system.q_start, dtype=float)
    q = closed_positions(interpreted_rows(bound, parameters, t, x), q, wanted)
    moving = with_conditions(system, of_velocities=True)
    v = np.array(system.v_start, dtype=float)
    if moving.constraints:
        numbers = interpreted_rows(moving, parameters, t, x)
        mobility = mobility_at(numbers, q, wanted.soft_velocities)
        v = closed_velocities(numbers, q, v, mobility, wanted)
    return _at(system, q, v)


def _at(system: System, q: Array, v: Array) -> System:
    return replace(system, q_start=tuple(q.tolist()), v_start=tuple(v.tolist()))


def closed_positions(numbers: Numbers, q: Array, wanted: StartPreferences) -> Array:
    """Return closed coordinates near rough ones, or raise AnalysisError.

    Those that the user did not give change first: rather lengths than angles, which
    move points on long levers. Independent ones that were requested stay.
    """
    system = numbers.system
    normalized(system, q)
    count = numbers.shape.holonomic
    chosen = [
        j
        for j, name in enumerate(numbers.labels)
        if name in system.requested_independent
    ]
    J = numbers.J(q)[:count]
    moving: Sequence[int] = ()
    if np.isfinite(J[numbers.shape.pattern[:count]]).all():
        moving = pivots(
            J,
            numbers.shape.holonomic_parts,
            penalized=wanted.soft,
            excluded=(chosen,),
            urgent=numbers.massless,
            allowed=set(range(len(numbers.labels))) - wanted.fixed,
            cheap=numbers.shape.lengths,
        ).columns
    return solve_position_constraints(numbers, q, moving, wanted.fixed)


def solve_position_constraints(
    numbers: Numbers, q: Array, moving: Sequence[int], fixed: Collection[int] = ()
) -> Array:
    """Return coordinates closed along `moving` or, if need be, all but the `fixed`."""
    everything = [j for j in range(len(numbers.labels)) if j not in fixed]
    for columns in (moving, everything):
        closed = numbers.closed(q, columns)
        if closed is not None:
            return closed
    rng = np.random.default_rng(0)
    for attempt in range(_TRIES):
        columns = moving if attempt % 2 == 0 else everything
        step = np.zeros(len(numbers.labels))
        step[list(columns)] = rng.normal(scale=_SPREAD, size=len(columns))
        closed = numbers.closed(numbers.moved(q, step), columns)
        if closed is not None:
            return closed
    nearest = _nearest(numbers, q, everything)
    closed = numbers.closed(nearest, everything)
    if closed is not None:
        return closed
    raise AnalysisError(_cannot_close(numbers, q, nearest), nearest)


def _nearest(
    numbers: Numbers,
    q: Array,
    moving: Sequence[int],
    more: Callable[[Array], Array] = lambda q: q[:0],
) -> Array:
    """Return the coordinates with the least squares of the residuals nearby."""

    def moved(part: Array) -> Array:
        step = np.zeros(len(numbers.labels))
        step[list(moving)] = part
        return numbers.moved(q, step)

    def residuals(part: Array) -> Array:
        at = moved(part)
        return np.concatenate([numbers.phi(at), more(at)])

    # Without a finite residual nothing is nearer.
    if not (moving and np.isfinite(residuals(np.zeros(len(moving)))).all()):
        return q
    nearest = scipy.optimize.least_squares
    return moved(nearest(residuals, np.zeros(len(moving)), xtol=1e-12).x)


def _cannot_close(numbers: Numbers, q: Array, nearest: Array) -> str:
    residual = numbers.phi(nearest)
    worst = np.argsort(-np.abs(residual))[:3]
    rows = ", ".join(
        f"{numbers.shape.names[i].removeprefix('lam_')} is off by {residual[i]:.3g}"
        for i in worst
        if not abs(residual[i]) <= _CLOSED
    )
    system = numbers.system
    drives = [one for own in system.drives.values() for one in own if one is not None]
    timed = ""
    if system.t in symbols_of(*drives):
        timed = " What follows time must close at t = 0, too, where compiling begins."
    free = {s.name for s in system.q}
    fixed = [f"{n} = {x:.6g}" for n, x in fixed_start(system).items() if n in free]
    release = f" Or release one of the fixed ones: {', '.join(fixed)}." if fixed else ""
    if not numbers.labels:
        return (
            f"model {system.name!r}: the loops are open, and all joints are "
            f"prescribed: {rows}. Prescribe fewer, or what closes the loops.{timed}"
        )
    return (
        f"model {system.name!r}: the loops do not close from the start values "
        f"({numbers.shown(q)}). Nearest is {numbers.shown(nearest)}, where {rows}. "
        f"Either the lengths do not allow it, the constraints contradict each other, "
        f"or the start is too far away: check the geometry, or give start values "
        f"nearer to the posture that is meant.{release}{timed}"
    )


def closed_velocities(
    numbers: Numbers, q: Array, v: Array, mobility: Mobility, wanted: StartPreferences
) -> Array:
    """Return velocities that keep the constraints, the independent ones unchanged."""
    J, p0 = numbers.J(q), numbers.p0(q)
    names = set(mobility.dependent)
    dependent = {j for j, name in enumerate(numbers.labels) if name in names}
    everything = set(range(len(v))) - wanted.fixed_velocities
    if dependent & wanted.fixed_velocities.union(*wanted.soft_velocities):
        chosen = pivots(
            J, numbers.shape.parts, penalized=wanted.soft_velocities,
            allowed=everything, urgent=numbers.massless,
        )  # fmt: skip
        dependent = set(chosen.columns)
    for columns in (dependent, everything) if not mobility.singular else (everything,):
        done, moved = numbers.consistent(q, v, columns)
        if done:
            return moved
    residual = J @ (moved / numbers.shape.steps.units) + p0
    worst = int(np.abs(residual).argmax())
    row = numbers.shape.names[worst].removeprefix("lam_")
    if mobility.singular:
        raise AnalysisError(
            f"model {numbers.system.name!r}: the start is a singular position, where "
            f"{listed_velocities(mobility.momentary)} could also move otherwise, and "
            f"no velocities keep all constraints: {row} is off by "
            f"{residual[worst]:.3g}. "
            f"{remedy_at_start(numbers.system, mobility.momentary)}"
        )
    fixed = ", ".join(numbers.labels[j] for j in sorted(wanted.fixed_velocities))
    raise AnalysisError(
        f"model {numbers.system.name!r}: no velocities keep all constraints at the "
        f"start: {row} is off by {residual[worst]:.3g}. The constraints contradict "
        "each other in velocities; check those that depend on time"
        + (f", or release a fixed start value: {fixed}." if fixed else ".")
    )


def with_partition(system: System, partition: Partition) -> System:
    """Return a system that solves its constraints by a partition."""
    if partition == system.partition:
        return system
    return with_fields(system, partition=partition)


@final
@dataclass(eq=False)
class Assembly:
    """Closes loops and chooses independent coordinates, at values of the parameters.

    Compiled code (`starts`) does it where all is plain, else Python, which tells why.
    """

    _of: Derivations
    _parameters: Array
    # Of parameters, a time and extra states.
    _rows: Callable[[Array, float, Array], Numbers] | None
    _starts: CompiledStarts | None

    def at(self, p: Array) -> Assembly:
        """Return the same at other parameters."""
        if (own := self._starts) is not None:
            own = CompiledStarts(own.plans, own.entry, p, own.known)
        return Assembly(self._of, p, self._rows, own)

    def _numbers(self, t: float, x: Array) -> Numbers | None:
        return None if self._rows is None else self._rows(self._parameters, t, x)

    def closed_by_code(
        self, t: float, y: Array, start: Collection[str]
    ) -> tuple[Partition, Array, int] | None:
        """Return partition, closed state, posture; None where a look is needed."""
        if self._starts is None or self._of.system.partition is None:
            return None
        closed = y.copy()
        own = self._of.system.coordinates.by_constraints
        result = self._starts.close(t, closed, start, own)
        turns, p = self._starts.plans.has_locks, self._parameters
        if result is None or (turns and closes_turned(self._of, p, t, y, closed)):
            return None
        return result[0], closed, result[1]

    def closed(
        self,
        t: float,
        y: Array,
        start: Collection[str],
        inputs: Sequence[float] | Array = (),
    ) -> System:
        """Return the system whose constraints hold at the start, near a rough state.

        `start` names a run's given values; inputs are for conditions on accelerations.
        """
        system, at = self._of.system, self._of.system.coordinates
        if start and system.start_conditions:
            system = replace(system, start_conditions=())
        by_code = None if system.start_conditions else self.closed_by_code(t, y, start)
        if by_code is not None:
            system, y = with_partition(system, by_code[0]), by_code[1]
        x = y[at.x_in_y]
        system = started(system, y[at.q_in_y].tolist(), y[at.v_in_y].tolist(), x)
        if by_code is None:
            system = close_and_partition(
                system, self._parameters, x, start, numbers=self._numbers(t, x),
                derivations=self._of, inputs=inputs, t=t,
            )  # fmt: skip
        if self._starts is not None:
            self._starts.rank = len(system.coordinates.by_constraints.rows)
        return system

    def chosen(self, t: float, y: Array) -> System:
        """Return the system with independent coordinates that fit a closed state."""
        system, before = self._of.system, self._of.system.partition
        q, x = y[system.coordinates.q_in_y], y[system.coordinates.x_in_y]
        count = -1 if before is None else len(before.rows)
        partition = None if self._starts is None else self._starts.choose(t, q, x)
        if partition is None or len(partition.rows) != count:
            if (numbers := self._numbers(t, x)) is None:
                return system
            # What the user wanted no longer matters.
            partition = partition_at(numbers, numbers.J(q), wanted=())
        # Right at a singular position no choice is better than another.
        fits = len(partition.rows) == count
        return with_partition(system, partition) if fits else system

    def posture(self, t: float, y: Array) -> int:
        """Return the side of singular positions, 1 or -1, of a closed state."""
        at = self._of.system.coordinates
        q, x, own = y[at.q_in_y], y[at.x_in_y], at.by_constraints
        if self._starts is not None:
            return self._starts.sign(t, q, x, own)
        if (numbers := self._numbers(t, x)) is None:
            return 0
        part = numbers.J(q)[np.ix_(own.rows, own.dependent)]
        return round(float(np.linalg.slogdet(part).sign))
