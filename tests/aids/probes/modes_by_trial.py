"""Planar contacts with SciPy alone: each mode of a motion is found by trying all.

Glocker's phases (Pfeiffer, Glocker 1996): between events modes are held; at one, the
first of all combinations of open, stick and slip that obeys the laws is the next.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product

import numpy as np
from numpy.typing import NDArray
from scipy.integrate import solve_ivp

Array = NDArray[np.float64]
Of = Callable[[Array], Array]
# Of velocities, gaps and forces, in relation to those of the motion.
ZERO = 1e-9
# How much deeper than before a gap is where it closes again behind a rebound [m].
DEEP = 1e-14
# With which a series of impacts ends [m/s].
LAST = 1e-5
# Of slips that begin, and of those that go on.
SIGNS = {"stick": 0, "+": 1, "-": -1, ">": 1, "<": -1}


@dataclass(frozen=True)
class Touching:
    """M(q) vd = loads(q, v), and contacts whose relative velocities are W(q) v.

    The rows of W are normal and tangent of the first contact, of the second, ….
    """

    mass: Of
    loads: Callable[[Array, Array], Array]
    gaps: Of
    rows: Of
    restitution: Sequence[float]
    friction: float

    def free(self, q: Array, v: Array) -> Array:
        """Return the accelerations without forces of contacts."""
        return np.linalg.solve(self.mass(q), self.loads(q, v))

    def turning(self, q: Array, v: Array) -> Array:
        """Return the accelerations of the rows by velocities, a complex step of W."""
        return (self.rows(q + 1e-30j * v).imag / 1e-30) @ v

    def responses(self, q: Array) -> Array:
        """Return what forces of the rows do to velocities."""
        return np.linalg.solve(self.mass(q), self.rows(q).T)

    def equations(self, modes: dict[int, str]) -> tuple[list[int], Array]:
        """Return rows at rest, and forces of all rows by those of these."""
        rest: list[int] = []
        columns = []
        for k, mode in modes.items():
            if mode == "open":
                continue
            column = np.zeros(2 * len(self.restitution))
            column[2 * k] = 1
            column[2 * k + 1] = -self.friction * SIGNS[mode]
            rest.append(2 * k)
            columns.append(column)
            if mode == "stick":
                rest.append(2 * k + 1)
                columns.append(np.eye(len(column))[2 * k + 1])
        size = 2 * len(self.restitution)
        return rest, np.array(columns).reshape(len(rest), size).T

    def trial(self, A: Array, b: Array, allowed: dict[int, list[str]]) -> tuple:
        """Return the modes that obey the laws of s = A f + b, and their forces."""
        near = ZERO * max(1e-3, np.abs(b).max(initial=0))
        for words in product(*allowed.values()):
            modes = dict(zip(allowed, words, strict=True))
            rest, columns = self.equations(modes)
            f = columns @ np.linalg.lstsq((A @ columns)[rest], -b[rest], rcond=1e-12)[0]
            s = A @ f + b
            small = ZERO * max(1e-3, np.abs(f).max(initial=0))
            if np.abs(s[rest]).max(initial=0) <= near and all(
                _obeys(mode, s[2 * k : 2 * k + 2], f[2 * k : 2 * k + 2], near, small)
                and abs(f[2 * k + 1]) <= self.friction * f[2 * k] + small
                for k, mode in modes.items()
            ):
                return modes, f
        raise AssertionError(f"No modes among {allowed} obey the laws.")

    def impact(self, q: Array, v: Array, touching: Sequence[int]) -> Array:
        """Return the velocities after an impact by Newton's law."""
        before = self.rows(q) @ v
        b = before.copy()
        b[0::2] *= 1 + np.where(before[0::2] < -LAST, self.restitution, 0)
        every = ["open", "stick", "+", "-"]
        D = self.responses(q)
        _, P = self.trial(self.rows(q) @ D, b, dict.fromkeys(touching, every))
        return v + D @ P

    def run(self, q: Array, v: Array, end: float) -> tuple[Array, Array, list]:
        """Return coordinates and velocities at the end, and the times of impacts."""
        t, n, hits, left = 0.0, len(q), [], {}
        while True:
            s = self.rows(q) @ v
            near = ZERO * np.abs(s).max()
            touching = np.flatnonzero(self.gaps(q) < ZERO)
            if any(s[2 * k] < -near for k in touching):
                v = self.impact(q, v, touching)
                hits.append(t)
                s = self.rows(q) @ v
            allowed = {
                int(k): [
                    mode
                    for mode in _possible(s[2 * k + 1], near)
                    if left.get(k) != mode
                ]
                for k in touching
                if abs(s[2 * k]) <= near
            }
            D = self.responses(q)
            b = self.rows(q) @ self.free(q, v) + self.turning(q, v)
            modes, _ = self.trial(self.rows(q) @ D, b, allowed)
            modes = {k: mode for k, mode in modes.items() if mode != "open"}
            guards = self._guards(modes, np.minimum(self.gaps(q), 0) - DEEP)
            events = []
            for guard, _ in guards:
                events.append(lambda _, y, guard=guard: guard(y[:n], y[n:]))
                events[-1].terminal, events[-1].direction = True, -1
            solution = solve_ivp(
                lambda _, y, m=modes: np.r_[y[n:], self._held(y[:n], y[n:], m)[0]],
                (t, end), np.r_[q, v], "DOP853", rtol=1e-12, atol=1e-14,
                events=events, max_step=end / 10,
            )  # fmt: skip
            t, q, v = solution.t[-1], solution.y[:n, -1], solution.y[n:, -1]
            if solution.status == 0:
                return q, v, hits
            passed = [i for i, times in enumerate(solution.t_events) if times.size]
            left = dict(guards[i][1] for i in passed)

    def _held(self, q: Array, v: Array, modes: dict[int, str]) -> tuple[Array, Array]:
        """Return accelerations and forces while modes are held."""
        rest, columns = self.equations(modes)
        D, free, W = self.responses(q), self.free(q, v), self.rows(q)
        b = (W @ free + self.turning(q, v))[rest]
        f = columns @ np.linalg.lstsq((W @ D @ columns)[rest], -b, rcond=1e-12)[0]
        return free + D @ f, f

    def _guards(self, modes: dict[int, str], closed: Array) -> list:
        """Return what falls to zero, with the contact and the mode that ends there."""

        def force(k: int, q: Array, v: Array) -> Array:
            return self._held(q, v, modes)[1][2 * k : 2 * k + 2]

        def reserve(k: int, q: Array, v: Array) -> float:
            normal, tangent = force(k, q, v)
            return self.friction * normal - abs(tangent)

        def slip(k: int, q: Array, v: Array) -> float:
            return SIGNS[modes[k]] * (self.rows(q) @ v)[2 * k + 1]

        result = []
        for k in range(len(self.restitution)):
            if k not in modes:
                result.append((lambda q, _, k=k: self.gaps(q)[k] - closed[k], (k, "")))
                continue
            end = reserve if modes[k] == "stick" else slip
            result.append((lambda q, v, k=k: force(k, q, v)[0], (k, modes[k])))
            result.append((lambda q, v, k=k, end=end: end(k, q, v), (k, modes[k])))
        return result


def _possible(slip: float, near: float) -> list[str]:
    if abs(slip) <= near:
        return ["open", "stick", "+", "-"]
    return ["open", ">" if slip > 0 else "<"]


def _obeys(mode: str, s: Array, f: Array, near: float, small: float) -> bool:
    if mode == "open":
        return s[0] >= -near
    slips = {"+": s[1] >= -near, "-": s[1] <= near}
    return f[0] >= -small and slips.get(mode, True)
