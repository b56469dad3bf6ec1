"""The way down to where the potential energy of a mechanism is least nearby.

Forces on a tree at rest that have a potential have a symmetric stiffness. A step goes
to the least of the quadratic model of the energy within a distance, also along which
the energy is bent downward; so it leaves an unstable equilibrium, whatever symmetry
holds the mechanism there. How far the model is good is seen by the work of the forces.

References:
    Conn, Gould, Toint (2000), Trust Region Methods, ch. 6 and 7.3.
"""

from __future__ import annotations

from typing import final

import numpy as np

from symbody.analyses.instant.inputs import Array
from symbody.analyses.instant.regular import definite_solution, is_definite
from symbody.analyses.instant.steady import Steady, Tried

_STEPS = 200
# Of a step, all coordinates together and each [rad or m].
_FIRST, _LONGEST, _LEAST = 0.5, 0.5, 1e-8
# Where it ends: a short step, and forces beside those of the start or 1 N.
_NEAR, _BALANCED = 1e-3, 1e-8
# Of stiffness, beside the largest: uneven by rounding or differences; zero.
EVEN, _FLAT = 1e-8, 1e-12
# Of what has a stiffness beyond doubt, beside the largest, or 1 N or N m.
_STIFF = 1e-4
# The part of the expected work that a step must do, and that makes steps longer.
_POOR, _GOOD = 0.1, 0.7
# Of the stiffness that makes a step as long as the radius.
_ROUNDS, _EQUAL = 60, 1e-12


def has_energy(steady: Steady) -> bool:
    """Return whether a mechanism is a tree at rest without anything else unknown."""
    model = steady.model
    speeds = any(steady.speeds.values()) or any(steady.accelerations.values())
    others = steady.targets or steady.own or len(model.system.x) or model.turns
    return not (speeds or others or model.multiplier_names)


@final
class _Slope:
    """Forces and stiffness at a place, where these have a potential."""

    def __init__(self, steady: Steady, at: Tried) -> None:
        force, self.at = steady.model.rows["force"], at
        self.g = steady.residual(at)[force]
        self.K = at.model.slopes(at.point).by("q", force)
        if steady.frozen:
            self.K = steady.jacobian(at)[force, steady.columns["q"]]
        finite = np.isfinite(self.K).all() and np.isfinite(self.g).all()
        size = np.abs(self.K).max(initial=0.0) if finite else np.inf
        self.even = bool(np.abs(self.K - self.K.T).max(initial=0.0) <= EVEN * size)

    def work(self, step: Array, end: _Slope) -> float:
        """Return by how much the energy changes along a step, by both ends [J]."""
        bent = step @ (self.K - end.K) @ step
        return float(step @ (self.g + end.g) / 2 + bent / 12)


def descended(steady: Steady, at: Tried) -> tuple[Tried, bool]:
    """Return where the way down ends, and whether the energy is least there."""
    here, radius = _Slope(steady, at), _FIRST
    sizes = steady.sizes[steady.columns["q"]]
    least = steady.model.force_sizes.min(initial=np.inf)
    begun = float(np.abs(here.g).max(initial=least))
    for _ in range(_STEPS):
        if not here.even:
            break
        K = sizes[:, None] * (here.K + here.K.T) / 2 * sizes
        step, stable = _least_within(K, sizes * here.g, radius)
        far, length = float(np.abs(step).max(initial=0.0)), float(np.linalg.norm(step))
        part = min(1.0, _LONGEST / far) if far else 1.0
        length, step = part * length, part * sizes * step
        expected = float(step @ here.g + step @ here.K @ step / 2)
        whole = np.zeros(steady.columns["free"].stop)
        whole[steady.columns["q"]] = step
        there = _Slope(steady, steady.moved(here.at, whole))
        part = here.work(step, there) / expected if expected < 0 and there.even else 0.0
        slope = here
        if part > _GOOD and length > 0.9 * radius:
            radius *= 2.0
        elif part < _POOR or not there.even:
            radius = 0.25 * length
        if part > _POOR:
            here = there
        if stable and far < _NEAR:
            # What has no stiffness may fall, which no quadratic model tells of.
            left = np.abs(slope.g + slope.K @ step).max(initial=0.0)
            return here.at, bool(left <= _BALANCED * begun)
        if radius < _LEAST:
            break
    return here.at, False


def is_stiff(steady: Steady, at: Tried) -> bool:
    """Return whether each motion from a place at rest surely takes a force."""
    if not has_energy(steady) or steady.free or steady.frozen:
        return False
    K = at.model.slopes(at.point).by("q", steady.model.rows["force"])
    least = _STIFF * np.abs(K).max(initial=steady.model.force_sizes.min(initial=np.inf))
    return is_definite((K + K.T) / 2 - least * np.eye(len(K)))


def is_least(at: Tried) -> bool:
    """Return whether energy is surely least at rest, and no load feeds a motion.

    References:
        Merkin (1997), Introduction to the Theory of Stability, ch. 6 (Kelvin, Chetaev).
    """
    slopes, force = at.model.slopes(at.point), at.model.rows["force"]
    for name in ("vd", "q", "v"):
        A = slopes.by(name, force)
        size = np.abs(A).max(initial=0.0)
        even: Array = (A + A.T) / 2
        if name == "v":
            even = even + _FLAT * (size or 1.0) * np.eye(len(A))
        elif not np.abs(A - even).max(initial=0.0) <= _FLAT * size:
            return False
        if not is_definite(even, _FLAT if name != "v" else 0.0):
            return False
    return True


def _least_within(K: Array, g: Array, radius: float) -> tuple[Array, bool]:
    """Return the step to the least of g s + s K s / 2 where |s| is at most a radius.

    And whether no stiffness is negative.
    """
    direct = definite_solution(K, -g[:, None], _FLAT)
    if direct is not None and np.linalg.norm(direct) <= radius:
        return np.asarray(direct[:, 0]), True
    sizes, axes = np.linalg.eigh(K)
    stable = bool(sizes[0] >= -_FLAT * np.abs(sizes).max())
    along = axes.T @ g
    flat = _FLAT * np.abs(sizes).max(initial=1e-300)

    def step(more: float) -> Array:
        stiff = sizes + more
        return np.where(np.abs(stiff) > flat, -along / np.where(stiff, stiff, 1.0), 0.0)

    least = max(0.0, -float(sizes[0]))
    whole = step(least)
    if np.linalg.norm(whole) <= radius:
        if least > flat:
            # Nothing drives it along what is most unstable: either way is down.
            left = radius**2 - whole @ whole
            whole[0] += np.copysign(np.sqrt(left), whole[0])
        return axes @ whole, stable
    low, high = least, least + float(np.linalg.norm(along)) / radius
    more = (low + high) / 2
    for _ in range(_ROUNDS):
        whole = step(more)
        size = float(np.linalg.norm(whole))
        if abs(size - radius) <= _EQUAL * radius:
            break
        low, high = (more, high) if size > radius else (low, more)
        # Newton's method for the inverse of the length, which is almost linear.
        more += (size / radius - 1) * size**2 / float((whole**2 / (sizes + more)).sum())
        more = more if low < more < high else (low + high) / 2
    return axes @ whole, stable
