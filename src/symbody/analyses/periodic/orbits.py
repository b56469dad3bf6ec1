"""The equations of a periodic motion: after a period the state is what it was.

The unknowns are changes of the independent states at the beginning of each segment of
the period (multiple shooting), of a period that is free, and of a parameter along a
path. Where a motion begins on an orbit that time does not enter, nothing says: the
phase condition lets a step be orthogonal to the motion. Quaternions change by a
rotation of three numbers. The slopes of a segment are those of the tangent equations,
so that their product over the period is the monodromy matrix, without differences.

References:
    Seydel (2010), Practical Bifurcation and Stability Analysis, chapters 2, 6 and 7.
    Ascher, Mattheij, Russell (1995), Numerical Solution of Boundary Value Problems,
    chapter 4 (multiple shooting).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Self, final

import numpy as np

from symbody.analyses.instant.implicit_point import by_turns
from symbody.analyses.instant.inputs import Array
from symbody.analyses.instant.newton import TOLERANCE
from symbody.analyses.instant.steady import with_values
from symbody.analyses.run.methods import Adaptive
from symbody.analyses.tangent.phases import on_contacts
from symbody.analyses.tangent.tangent_runs import (
    Problem,
    Run,
    slopes_at_start,
    variables,
    with_slopes,
)
from symbody.arguments import Arguments, listed, near
from symbody.errors import AnalysisError
from symbody.expr.differentiate import derivative
from symbody.expr.evaluate import evaluate
from symbody.expr.node import Node, Symbol
from symbody.notes import Note
from symbody.pipeline import CompiledModel
from symbody.system.system import independent_states, normalized, state_sizes

# Singular values below this, in relation to the largest, are those of a family.
_SINGULAR = 1e-7
# A motion that passes no more than so many times the error of its end is rest.
_STILL = 100.0
# A motion of which so small a part is left has ended at rest.
_SHRUNK = 1e-4
# The end of a period is known to so many times the tolerance of a step.
_NOISE = 10.0
# Beside the greatest state an error is rounding.
_ROUNDING = 2e-16
# Rates that differ by this part of the greatest do not repeat; they are compared at
# every so many samples, a part of their distance later, as formulas jump at the grid.
_REPEATS, _EVERY, _LATER, _BESIDE = 1e-4, 8, 0.37, 1e-2
# So many times rather the period of a family's motion changes than its states.
_RATHER = 1e3


@final
@dataclass(frozen=True)
class Segment:
    """A part of a period: where it begins and ends, with slopes of its end.

    Slopes are by independent states at its beginning, then by the parameter; so are
    those of its beginning itself, where dependent states follow.
    """

    run: Run
    begin: Array
    end: Array
    slopes: Array
    first_slopes: Array
    first_rates: Array
    last_rates: Array
    times: Array
    states: Array


@final
@dataclass(frozen=True)
class Orbit:
    """A candidate: the state at the beginning of each segment, period and parameter."""

    of: Orbits
    model: CompiledModel
    states: tuple[Array, ...]
    period: float
    value: float

    @cached_property
    def shot(self) -> list[Segment]:
        """The segments, integrated when they are first looked at."""
        return [self.of.flown(self, i) for i in range(len(self.states))]


@final
@dataclass(frozen=True)
class Orbits:
    """The equations of periodic motions of a model.

    Attributes:
        problem: The model, with the options of its runs.
        places: Where the independent states stand in the state, in order.
        quaternions: Places among these where the four of a quaternion begin, with the
            numbers of its velocities that are independent.
        advance: What each state has more after a period, as a wheel's angle a turn.
        free: Whether the period is unknown, since time does not enter.
        law: The period as a formula of parameters; None for a number.
        along: The parameter that changes on a path; None without.
        family: Along so many directions motions go on as a family, as with the energy.
        samples: Times of a period at which the states are kept.
        order: Where each state stands at the end, as legs that exchange their parts.
        scale: What changes by one unknown, of each independent state; by this are also
            measured how far states are apart, so that units of a model do not matter.
        scale_of_period: The change of the period that is one [s].
        span: The change of the parameter that is one.
        noise: The error to which the end of a period is known, by the scale.
    """

    problem: Problem
    places: tuple[int, ...]
    quaternions: Mapping[int, Sequence[int]]
    advance: Array
    free: bool
    law: Node | None
    along: Symbol | None
    segments: int
    frozen: tuple[int, ...] = ()
    family: int = 0
    samples: int = 129
    order: tuple[int, ...] | None = None
    scale: Array | float = 1.0
    scale_of_period: float = 1.0
    span: float = 1.0
    noise: Array | float = 0.0

    @cached_property
    def size(self) -> int:
        """The number of independent changes of a state."""
        return len(self.places) - sum(4 - len(j) for j in self.quaternions.values())

    @property
    def count(self) -> int:
        """The number of unknowns."""
        extra = int(self.free) + (self.along is not None)
        return self.size * self.segments + extra

    @property
    def sizes(self) -> Array:
        """The change of each unknown that counts as one, far above errors of runs."""
        noise = np.maximum(1.0, self._by_unknown(self.noise) / TOLERANCE)
        sizes = np.full(self.count, noise.max())
        sizes[: len(noise)] = noise
        if self.free and self.family:
            # Of a family, the motion that was begun on is meant: the period changes.
            sizes[self.size * self.segments] *= _RATHER
        return sizes

    @property
    def beside(self) -> float:
        """Nothing else changes what should be zero."""
        return 0.0

    @property
    def unscaled(self) -> Self:
        """The same with unknowns in the units of the model."""
        return replace(self, scale=1.0, scale_of_period=1.0, span=1.0)

    def scaled(self, at: Orbit, span: float = 1.0) -> tuple[Self, Orbit]:
        """Return the same with unknowns in relation to a candidate, and this by them.

        States of one unit change by what the candidate passes in that which passes
        most. Where all are at rest, they do by their greatest value or by one, and
        rates by this a radian of the period. Tolerances that the user did not give
        become finer where they are large beside it.
        """
        system, angle = at.model.system, at.period / (2 * np.pi)
        problem, method = self.problem, self.problem.method
        coarse = float(np.max(method.atol))
        symbols, rates = system.coordinates.y, {*system.v}
        states = np.vstack([s.states[:, list(self.places)] for s in at.shot])
        passed, most = np.ptp(states, axis=0), np.abs(states).max(axis=0)
        own = [symbols[i] for i in self.places]
        units = np.array([system.units.get(s) or s.name for s in own])
        scale = np.ones(len(own))
        for k, (symbol, unit) in enumerate(zip(own, units, strict=True)):
            alike = units == unit
            scale[k] = passed[alike].max()
            if scale[k] < max(coarse, method.rtol * most[alike].max()):
                rest = most[units == unit.removesuffix("/s")].max(initial=0.0)
                scale[k] = rest if rest > coarse else 1.0
                scale[k] /= angle if symbol in rates else 1.0
        for k in self.quaternions:
            scale[k : k + 4] = 1.0
        if isinstance(method, Adaptive) and not problem.own_method:
            fine = max(method.rtol * scale.min(), _ROUNDING * most.max())
            method = replace(method, atol=float(min(coarse, fine)))
        noise = _NOISE * (method.rtol * most + np.max(method.atol)) / scale
        scaled = replace(
            self, problem=replace(problem, method=method), scale=scale,
            scale_of_period=angle, span=span, noise=noise,
        )  # fmt: skip
        return scaled, at if method == problem.method else replace(at, of=scaled)

    def basis(self, y: Array) -> Array:
        """Return what changes of the unknowns do to the independent states."""
        basis: Array = np.zeros((len(self.places), self.size))
        row = column = 0
        while row < len(basis):
            if row in self.quaternions:
                own = self.quaternions[row]
                turns = by_turns(y[list(self.places[row : row + 4])])
                basis[row : row + 4, column : column + len(own)] = turns[:, own]
                row, column = row + 4, column + len(own)
            else:
                basis[row, column] = 1.0
                row, column = row + 1, column + 1
        basis *= np.reshape(self.scale, (-1, 1))
        return basis

    def _by_unknown(self, values: Array | float) -> Array:
        """Return numbers of independent states, alike in a quaternion, by unknown."""
        every = np.broadcast_to(values, len(self.places))
        turns = self.quaternions.items()
        left = [k + j for k, own in turns for j in range(4 - len(own))]
        return np.tile(np.delete(every, left), self.segments)

    def difference(self, reached: Array, wanted: Array) -> tuple[Array, Array]:
        """Return how far a state is from another, and the slopes by the former."""
        a, b = reached[list(self.places)], wanted[list(self.places)]
        scale = np.ones(len(a))
        for i in self.quaternions:
            # The squares of a column of the basis sum to a quarter, and e is -e.
            part = slice(i, i + 4)
            scale[part] = 4.0 if a[part] @ b[part] >= 0 else -4.0
        project: Array = self.basis(wanted).T * (scale / np.square(self.scale))
        return project @ (a - np.abs(scale) / scale * b), project

    def flown(self, at: Orbit, i: int) -> Segment:
        """Return a segment of a candidate, integrated with its slopes."""
        length = at.period / self.segments
        problem = replace(self.problem, model=at.model, start=at.states[i])
        run = problem.run(length * (i + 1), length * i)
        symbols = [run.model.system.coordinates.y[j] for j in self.places]
        wrt = [*symbols, *([] if self.along is None else [self.along])]
        chosen = variables(self.problem.arguments, run.model, wrt)
        chosen = replace(chosen, partly=True)
        grid = length * (i + np.linspace(0.0, 1.0, self.samples))
        trajectory, S = with_slopes(run, grid, chosen)
        n = run.y0.size
        # In the first row clauses and impacts at the start have happened.
        begin, end = run.y0, trajectory.y[-1, :n]

        def rates_at(row: int) -> Array:
            t, y = float(trajectory.formula_times[row]), trajectory.y[row, :n]
            return run.rates(run.phases.phases[row], t, y)

        exchanged = self.order if i + 1 == self.segments else None
        order = list(range(n) if exchanged is None else exchanged)
        return Segment(
            run, begin, end[order], S[-1, :n][order],
            slopes_at_start(run, chosen)[:, list(chosen.order)],
            rates_at(0), rates_at(-1)[order], trajectory.times,
            np.vstack([begin, trajectory.y[1:, :n]]),
        )  # fmt: skip

    def residual(self, at: Orbit) -> Array:
        """Return how far each segment ends from where the next one begins.

        It is not a number where a run fails.
        """
        try:
            shot = at.shot
        except AnalysisError:
            return np.full(self.count - (self.along is not None), np.nan)
        parts = [
            self.difference(segment.end - shift, following)[0]
            for segment, following, shift in self._joints(shot)
        ]
        missing = np.concatenate([*parts, np.zeros(int(self.free))])
        if self.family:
            # What no step changes, as the energy, is held to by errors of runs only.
            left = self._without_family(self._slopes(at))[1]
            missing -= left @ (left.T @ missing)
        return missing

    def _joints(self, shot: Sequence[Segment]) -> list[tuple[Segment, Array, Array]]:
        none = np.zeros_like(self.advance)
        following = [*(segment.begin for segment in shot[1:]), shot[0].begin]
        shifts = [none] * (len(shot) - 1) + [self.advance]
        return list(zip(shot, following, shifts, strict=True))

    def jacobian(self, at: Orbit) -> Array:
        """Return its derivatives by the unknowns."""
        J = self._slopes(at)
        return J if self.along is not None else self._without_family(J)[0]

    def _slopes(self, at: Orbit) -> Array:
        shot, n = at.shot, self.size
        J = np.zeros((n * len(shot) + int(self.free), self.count))
        own, by_law = list(self.places), 0.0
        if self.law is not None and self.along is not None:
            slope = derivative(self.law, self.along)
            by_law = self.of_parameters(slope, at.model)
        for i, (segment, following, shift) in enumerate(self._joints(shot)):
            rows = slice(n * i, n * (i + 1))
            _, project = self.difference(segment.end - shift, following)
            J[rows, n * i : n * (i + 1)] += (
                project @ segment.slopes[own][:, : len(own)] @ self.basis(segment.begin)
            )
            j = (i + 1) % len(shot)
            J[rows, n * j : n * (j + 1)] -= np.eye(n)
            # How its end changes with the period: it begins later, too.
            began = segment.slopes[:, : len(own)] @ segment.first_rates[own]
            slow = ((i + 1) * segment.last_rates - i * began) / self.segments
            if self.free:
                J[rows, n * len(shot)] = project @ slow[own] * self.scale_of_period
            if self.along is not None:
                by = segment.slopes[own, len(own)] + slow[own] * by_law
                J[rows, -1] = project @ by * self.span
        if self.free:
            # The phase condition: a step does not go along the motion.
            first = shot[0]
            back = np.linalg.pinv(self.basis(first.begin)) @ first.first_rates[own]
            J[-1, :n] = back / max(float(np.linalg.norm(back)), 1e-300)
        J[:, list(self.frozen)] = 0.0
        return J

    def _without_family(self, J: Array) -> tuple[Array, Array]:
        """Return a Jacobian without the directions along which motions go on as one.

        The second are the combinations of equations that it leaves out.
        """
        U, s, Vt = np.linalg.svd(J, full_matrices=False)
        s[s < _SINGULAR * s.max(initial=0.0)] = 0.0
        s[len(s) - self.family :] = 0.0
        return (U * s) @ Vt, U[:, len(s) - self.family :]

    def note_of_time(self, at: Orbit) -> tuple[Note, ...]:
        """Return a note if formulas of time do not repeat after a period.

        Inputs that are tables are meant to, beyond their ends too.
        """
        tables = {
            name
            for key, value in (self.problem.inputs or {}).items()
            if isinstance(value, tuple)
            for name in ([key] if isinstance(key, str) else key)
        }
        off = size = 0.0
        for segment in () if self.free else at.shot:
            run, times = segment.run, segment.times
            phase = run.phases.phases[0]
            order = slice(None) if self.order is None else list(self.order)
            names = [u.name.partition("[")[0] for u in run.model.system.u]
            held = [i for i, name in enumerate(names) if name in tables]
            later = _LATER * at.period / self.segments / self.samples
            rows = slice(0, -1, _EVERY)
            sizes = state_sizes(run.model.system, run.model.parameters)
            for t, y in zip(times[rows] + later, segment.states[rows], strict=True):
                y = y + _BESIDE * (sizes + np.abs(y))  # at rest no stiffness shows
                after = np.empty_like(y)
                after[order] = y + self.advance
                u = run.ready.driving.at(t + at.period, after)
                u[held] = run.ready.driving.at(t, y)[held]
                now = run.rates(phase, t, y)
                then = run.rates(phase, t + at.period, after, u)[order]
                off = max(off, float(np.abs((then - now) / sizes).max()))
                size = max(size, float(np.abs(now / sizes).max()))
        if off <= _REPEATS * size:
            return ()
        text = (
            f"Formulas of time do not repeat after {at.period:.6g} s: rates differ by "
            f"{off / size:.2g} of the greatest. The motion repeats only if time begins "
            f"anew with each period; else give a period of all formulas."
        )
        return (Note(text, "inputs"),)

    def of_parameters(self, formula: Node, model: CompiledModel) -> float:
        """Return the value of a formula of parameters."""
        values = zip(model.system.p, model.parameters.tolist(), strict=True)
        return float(evaluate(formula, dict(values)))

    def monodromy(self, at: Orbit) -> Array:
        """Return the slopes of the state after a period, in the unknowns."""
        own = list(self.places)
        total = np.eye(self.size)
        for segment, following, shift in self._joints(at.shot):
            _, project = self.difference(segment.end - shift, following)
            slopes = segment.slopes[own][:, : len(own)] @ self.basis(segment.begin)
            total = project @ slopes @ total
        return total

    def moved(self, at: Orbit, step: Array) -> Orbit:
        """Return the candidate after a step, its loops closed."""
        value, model = at.value, at.model
        if self.along is not None and step[-1]:
            value = at.value + float(step[-1]) * self.span
            model = with_values(model, {self.along.name: value})
        period = at.period
        if self.free:
            period += self._longer(step)
        elif self.law is not None:
            period = self.of_parameters(self.law, model)
        states = list[Array]()
        for i, (y, last) in enumerate(zip(at.states, at.shot, strict=True)):
            part = self.basis(y) @ step[self.size * i : self.size * (i + 1)]
            # Dependent states follow: what is left to close is of second order.
            part = part if self.along is None else np.append(part, step[-1] * self.span)
            moved = normalized(model.system, y + last.first_slopes @ part)
            begin = float(last.times[0])
            moved = self.closed(model, moved, begin)
            if model.system.contacts:
                moved = on_contacts(last.run.phases, model, begin, moved)
            states.append(moved)
        return Orbit(self, model, tuple(states), period, value)

    def closed(self, model: CompiledModel, y: Array, t: float) -> Array:
        """Return a state whose loops are closed at a time [s], by dependent states."""
        if not model.system.constraints:
            return y
        labels = model.state_labels()
        stay = {labels[j]: float(y[j]) for j in self.places}
        return model.settled_start(y, stay, t=t)[1]

    def limit(self, at: Orbit, step: Array) -> float:
        """Return the part of a step that stays near the orbit.

        Of a motion by itself the period changes by a third at most, and the states by a
        third of what they pass, so that the search does not end at rest.
        """
        if not self.free:
            return 1.0
        change = abs(self._longer(step)) / at.period
        states = np.vstack([s.states[:, list(self.places)] for s in at.shot])
        passed = np.linalg.norm(np.ptp(states, axis=0) / self.scale)
        far = float(np.abs(step[: self.size * self.segments]).max(initial=0.0))
        change = max(change, far / max(float(passed), 1e-300))
        return min(1.0, 1 / (3 * change)) if change else 1.0

    def is_at_rest(self, at: Orbit, first: Orbit | None = None) -> bool:
        """Return whether a candidate that repeats by itself does not move.

        Beside a first one, it moves if it does at least a small part of what that does.
        """
        own = list(self.places)

        def passed(of: Orbit) -> float:
            states = np.vstack([s.states[:, own] for s in of.shot]) - of.states[0][own]
            return float((np.abs(states) / self.scale).max())

        least = _STILL * float(np.max(self.noise))
        if first is not None:
            least = max(least, _SHRUNK * passed(first))
        return self.free and passed(at) < least

    def without(self, frozen: Sequence[int]) -> Self:
        """Return the same with some unknowns held."""
        return replace(self, frozen=tuple(sorted({*self.frozen, *frozen})))

    def weights(self, variable: int, span: float) -> Array:
        """Return what unknowns count as arc length: states, and the parameter.

        States count as rad or m, but those that pass more by that.
        """
        weights: Array = np.ones(self.count)
        own = np.minimum(self._by_unknown(self.scale), 1.0)
        weights[: len(own)] = own
        if self.free:
            weights[self.size * self.segments] = 0.0
        weights[variable] = self.span / span
        return weights

    def value(self, at: Orbit, column: int) -> float:
        """Return the value of the parameter."""
        return at.value

    def crossed(self, at: Orbit, step: Array) -> bool:
        """Return whether a step would make the period vanish."""
        return self.free and at.period + self._longer(step) <= 0

    def _longer(self, step: Array) -> float:
        """Return by how much a step makes a period that is free longer [s]."""
        return float(step[self.size * self.segments]) * self.scale_of_period


def independent_places(
    model: CompiledModel, without: Collection[int] = ()
) -> tuple[tuple[int, ...], dict[int, list[int]]]:
    """Return where independent states stand, and quaternions among these."""
    states, by = model.system.coordinates.y, model.system.moved_by
    free = {*independent_states(model.system, partly=True), *model.system.x}
    places = tuple(i for i, s in enumerate(states) if s in free and i not in without)
    turns = [i for i in model.system.quaternions if i in places]
    own = [[j for j, v in enumerate(by[states[i]]) if v in free] for i in turns]
    return places, dict(zip(map(places.index, turns), own, strict=True))


def parameter_of(
    arguments: Arguments, model: CompiledModel, what: str, name: object
) -> Symbol:
    """Return a parameter, or an entry of one, by its name."""
    parameters = {s.name: s for s in model.system.p}
    if not isinstance(name, str) or name not in parameters:
        rule = f"the name of a parameter or of an entry of one, of {listed(parameters)}"
        raise arguments.refused(what, name, rule, near(name, list(parameters)))
    return parameters[name]
