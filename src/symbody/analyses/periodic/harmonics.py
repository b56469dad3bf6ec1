"""Harmonic balance: the states of a forced motion as Fourier series.

Coefficients follow from rates at times of the period and back (alternating frequency
and time), by Newton's method with exact slopes of the rates. Smooth motions have
coefficients that decay like a power, so that some harmonics give all digits.

References:
    Cameron, Griffin (1989), An alternating frequency/time domain method for calculating
    the steady-state response of nonlinear dynamic systems.
    Krack, Gross (2019), Harmonic Balance for Nonlinear Vibration Problems.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import final

import numpy as np

from symbody.analyses.instant.inputs import Array
from symbody.analyses.periodic.orbits import Orbit, Orbits
from symbody.analyses.run.integrate import integrate
from symbody.analyses.tangent.tangent_runs import Run
from symbody.errors import ModelError
from symbody.expr.traverse import symbols_of
from symbody.system.system import state_sizes

# So many times of a period to each coefficient, so that products of series come back
# as others of no harmonic that is looked for.
_SAMPLES = 4
# States that are no larger beside the mechanism are at rest.
_REST = 1e-12


@final
@dataclass(frozen=True)
class HarmonicBalance:
    """The equations of Fourier coefficients, shape (1 + 2 harmonics, states).

    Cosines and sines of a harmonic stand behind each other, the mean before all.
    """

    orbits: Orbits
    first: Orbit
    run: Run
    count: int

    @cached_property
    def times(self) -> Array:
        """At which rates are taken, over the period without its end [s]."""
        samples = _SAMPLES * (2 * self.count + 1)
        return self.first.period * np.arange(samples) / samples

    @cached_property
    def _project(self) -> Array:
        """The coefficients of values at these times."""
        series = self.series(self.times)
        return np.asarray(series.T / (series**2).sum(axis=0)[:, None])

    @cached_property
    def _differentiate(self) -> Array:
        """The coefficients of the rate, by those of the value."""
        D = np.zeros((2 * self.count + 1, 2 * self.count + 1))
        for k in range(1, self.count + 1):
            rate = 2 * np.pi * k / self.first.period
            D[2 * k - 1, 2 * k], D[2 * k, 2 * k - 1] = rate, -rate
        return D

    def series(self, times: Array) -> Array:
        """Return what coefficients are multiplied with at times."""
        phases = np.outer(times, np.arange(1, self.count + 1))
        phases *= 2 * np.pi / self.first.period
        waves = np.stack([np.cos(phases), np.sin(phases)], axis=2)
        return np.hstack([np.ones((len(times), 1)), waves.reshape(len(times), -1)])

    def states(self, times: Array, coefficients: Array) -> Array:
        """Return the states at times."""
        steady = np.outer(times / self.first.period, self.orbits.advance)
        return self.series(times) @ coefficients + steady

    @property
    def beside(self) -> float:
        """Nothing: amplitudes change all that is in the equations."""
        return 0.0

    @cached_property
    def start(self) -> Array:
        """The coefficients of a run from the start, which need not repeat."""
        period = self.first.period
        grid = np.append(self.times, period)
        y = integrate(self.run.ready.problem, grid, self.run.method).y
        y = y[:, : self.run.y0.size]
        # Without what it misses itself by, which would be a jump.
        y = y - np.outer(grid / period, y[-1] - y[0])
        return np.asarray(self._project @ y[:-1])

    @property
    def sizes(self) -> Array:
        """The change of each unknown that counts as one: what begins, by its unit."""
        system = self.run.model.system
        units = [system.units.get(s, s.name) for s in system.coordinates.y]
        alike = np.equal.outer(units, units)
        own = (alike * np.abs(self.start).sum(axis=0)).max(axis=1)
        sizes = state_sizes(system, self.run.model.parameters)
        return np.tile(np.where(own > _REST * sizes, own, sizes), 2 * self.count + 1)

    def residual(self, at: Array) -> Array:
        """Return coefficients of rates by formulas, less those of the series."""
        phase = self.run.phases.phases[0]
        pairs = zip(self.times.tolist(), self.states(self.times, at), strict=True)
        rates = np.array([self.run.rates(phase, t, y) for t, y in pairs])
        missing = self._project @ rates - self._differentiate @ at
        missing[0] -= self.orbits.advance / self.first.period
        return np.asarray(missing.ravel())

    def jacobian(self, at: Array) -> Array:
        """Return its derivatives by the coefficients."""
        run = self.run
        slopes_at, inputs_at = run.model.function("jacobian"), run.ready.driving.at
        pairs = zip(self.times.tolist(), self.states(self.times, at), strict=True)
        slopes = np.array([slopes_at(t, y, inputs_at(t, y)) for t, y in pairs])
        series = self.series(self.times)
        J = np.einsum("as,sij,sb->aibj", self._project, slopes, series, optimize=True)
        n = np.arange(at.shape[1])
        J[:, n, :, n] -= self._differentiate
        return np.asarray(J.reshape(at.size, at.size))

    def moved(self, at: Array, step: Array) -> Array:
        """Return the coefficients after a step."""
        return at + step.reshape(at.shape)

    def limit(self, _at: Array, _step: Array) -> float:
        """Return the part of a step that may be taken."""
        return 1.0

    def orbit(self, at: Array) -> Orbit:
        """Return the motion from the start of the series on, as shooting has it."""
        begin = self.states(np.zeros(1), at)[0]
        of = self.first
        return Orbit(self.orbits, of.model, (begin,), of.period, of.value)

    def share(self, at: Array) -> float:
        """Return the highest two amplitudes, of which one may vanish, beside all."""
        waves = np.linalg.norm(at[1:].reshape(self.count, 2, -1), axis=1)
        largest = np.maximum(waves.max(axis=0), np.finfo(float).tiny)
        return float((waves[-2:] / largest).max())


def balance_of(orbits: Orbits, first: Orbit, harmonics: object) -> HarmonicBalance:
    """Return the equations of a motion that has a series, or say why it has none."""
    arguments, model = orbits.problem.arguments, first.model
    count = arguments.whole("harmonics", harmonics, least=1)
    system, run = model.system, orbits.problem.run(first.period)
    by_state = {*symbols_of([*run.formulas.values()])} & {*system.coordinates.y}
    for wrong, what in (
        (orbits.free, "one that time enters"),
        (bool(system.constraints), "one without constraints"),
        (bool(system.contacts), "one without contacts"),
        (bool(system.whens), "one without when clauses"),
        (bool(system.quaternions), "one without quaternions"),
        (bool(by_state), "one whose inputs are of time alone"),
        (orbits.segments > 1 or orbits.order is not None,
         "one without segments= and exchange="),
    ):  # fmt: skip
        if wrong:
            raise ModelError(
                f"{arguments.who}: harmonics={count} is for a forced motion, {what}, "
                f"which that of model {system.name!r} is not. Leave harmonics= out."
            )
    return HarmonicBalance(orbits, first, run, count)
