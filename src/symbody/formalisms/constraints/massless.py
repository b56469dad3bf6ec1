"""Bodies without mass beyond which nothing has mass: their loads are in balance.

Along the motions v of such bodies there is no inertia, so that the generalized forces
of the loads vanish, Q(q, v, t) = 0. These equations are constraints whose multipliers
vanish: with J = ∂Q/∂v, or ∂Q/∂q for springs, the equations of motion along v are
0 = Q + Jᵀ λ, so that λ = 0 where J is regular. A combination of them that vanishes
whatever moves belongs to a turn that nothing feels, which is held.

References:
    Sol (1983), sections 7.1 to 7.3.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import final

import numpy as np

from symbody.arguments import listed
from symbody.expr.differentiate import jacobian
from symbody.expr.evaluate import Evaluation
from symbody.expr.node import Node, Symbol, as_node
from symbody.expr.traverse import symbols_of
from symbody.formalisms.constraints.rows import time_derivatives
from symbody.formalisms.constraints.singular_mass import (
    Group,
    free_name,
    singular_mass_groups,
)
from symbody.formalisms.derivations import Derivations
from symbody.formalisms.tree.node_directions import TURNS
from symbody.formalisms.tree.unknowns import (
    Array,
    Rows,
    Values,
    by_size,
    finite,
    near_axes,
    pivots,
    rank,
    with_other_parameters,
)
from symbody.model.constraints.constraint import Balance, NamedConstraint
from symbody.slow_packages import scipy
from symbody.spatial.vectors import total
from symbody.system.parts import Massless
from symbody.system.redundant_freedoms import singular_mass_links
from symbody.system.system import System, coordinate_rates
from symbody.system.values import values_at_start

# Forces are looked at in so many places near the start, in which coordinates differ by
# so much; velocities are there of the size one.
_PLACES = 24
_NEAR = 0.1
# A force of this size, in relation to the largest, is rounding.
_ROUNDING = 1e-9
# How bodies go to their places at the start: for how long in times of the stiffest
# spring, how accurately, and how far beside a place that may be one of no stability.
_LONG = 1e6
_FLOW = 1e-9
_ASIDE = 1e-3
# So far from the start, in its size, nothing is looked for.
_FAR = 1e2
# Velocities there that are so small, in units of length or turn, count as none.
_STILL = 1e-5
# From there on Newton's method goes so often, along what loads hold better than so.
_POLISHED = 4
_NEARLY_LOOSE = 1e-6


class _LeftError(Exception):
    """The reason why a balance does not say how bodies move, as a sentence."""


def with_massless(of: Derivations, parameters: Sequence[float]) -> Derivations:
    """Return a system whose massless bodies move as loads demand, where these tell."""
    tree = of.system.spanning_tree
    light = singular_mass_links(tree)
    if not light:
        return of
    start: dict[Symbol, float] = values_at_start(tree, parameters)
    for symbols in tree.nodes_of_loops.unknowns.values():
        start |= dict.fromkeys(symbols.ravel().tolist(), 0.0)
    massless = of.system.massless
    constraints: list[NamedConstraint] = []
    begun: dict[Symbol, float] = {}
    for group in singular_mass_groups(of, light):
        try:
            balance = _Balanced(tree, group, start)
        except _LeftError as reason:
            massless = replace(massless, reasons=(*massless.reasons, str(reason)))
            continue
        names = _bodies(tree, group)
        constraints.append(
            NamedConstraint(free_name(tree, f"balance_of_{names[0]}"), balance.made)
        )
        begun |= balance.begun
        massless = replace(
            massless,
            bodies=(*massless.bodies, *names),
            velocities=(*massless.velocities, *(v.name for v in balance.v)),
            coordinates=(*massless.coordinates, *(q.name for q in balance.q)),
            turns=(*massless.turns, *balance.turns),
        )
    return Derivations(_put_in(of.system, constraints, begun, massless))


def _put_in(
    system: System,
    constraints: Sequence[NamedConstraint],
    begun: Values,
    massless: Massless,
) -> System:
    tree = system.tree
    if tree is not None:
        tree = _put_in(tree, constraints, begun, massless)
    starts = zip(system.q, system.q_start, strict=True)
    return replace(
        system,
        tree=tree,
        constraints=(*system.constraints, *constraints),
        q_start=tuple(begun.get(s, value) for s, value in starts),
        massless=massless,
    )


def _bodies(system: System, group: Group) -> list[str]:
    carried = {link.joint for link in group.links}
    return [b.name for k, b in enumerate(system.bodies) if k in carried]


@final
class _Balanced:
    """The balance of a group of links, or raise _LeftError with the reason for none."""

    def __init__(self, system: System, group: Group, start: Values) -> None:
        if group.reason:
            raise _LeftError(group.reason)
        self._system = system
        self._group = group
        self._who = f"the balance of {listed(map(repr, _bodies(system, group)))}"
        self.v = [s.v for s in group.links if isinstance(s.v, Symbol)]
        self._forces = group.forces
        rates = zip(system.q, coordinate_rates(system), strict=True)
        moving = set(self.v)
        self._rate = {q: r for q, r in rates if not moving.isdisjoint(symbols_of(r))}
        self.q = list(self._rate)
        velocities = set(system.v)
        self._damped = [
            not velocities.isdisjoint(symbols_of(force)) for force in self._forces
        ]
        self._check_known()
        # The slopes along velocities: by rates where forces have some.
        along = time_derivatives(self._system, self._forces)
        roots = [
            force if damped else rate
            for force, rate, damped in zip(
                self._forces, along, self._damped, strict=True
            )
        ]
        slopes = jacobian(roots, self.v)
        for row, damped in zip(slopes.tolist(), self._damped, strict=True):
            inside = set(symbols_of(*row)) if damped else set()
            if not inside.isdisjoint(self._system.v):
                raise _LeftError(
                    f"{self._who} holds velocities otherwise than linearly, as a law "
                    f"of friction does"
                )
            if following := [s.name for s in self._system.x if s in inside]:
                raise _LeftError(
                    f"{self._who} holds velocities with factors that follow the "
                    f"states {listed(following)}, as a damper to a damped node does"
                )
        self._at = Rows(self._forces, self.v, slopes).at
        combined, dropped = self._redundant(start)
        self.begun = {}
        if not any(self._damped):
            self.begun = self._settled(start)
            self._check_held({**start, **self.begun}, combined, dropped)
        self.turns = self._names(combined)
        self.made = self._balance({**start, **self.begun}, combined, dropped)

    def _check_known(self) -> None:
        if not self._group.loads:
            raise _LeftError(f"{self._who}: no load acts on it")
        system = self._system
        inputs, states = set(system.u), set(system.x)
        for symbols in system.nodes_of_loops.unknowns.values():
            inputs |= set(symbols.ravel().tolist())
        for force, damped in zip(self._forces, self._damped, strict=True):
            inside = symbols_of(force)
            wrong = [
                s.name for s in inside if s in inputs or (s in states and not damped)
            ]
            if wrong:
                raise _LeftError(
                    f"{self._who} depends on {listed(wrong)}, whose rates of second "
                    f"order are not known"
                )

    def _near(self, start: Values) -> list[dict[Symbol, float]]:
        """Return values at some places near the start, and with some velocities."""
        system, rng = self._system, np.random.default_rng(0)
        places = []
        for _ in range(_PLACES):
            values = dict(start)
            for q in system.q:
                values[q] += _NEAR * rng.uniform(-1, 1)
            for i in system.quaternions:
                ball = system.q[i : i + 4]
                size = float(np.linalg.norm([values[q] for q in ball]))
                values |= {q: values[q] / size for q in ball}
            for v in system.v:
                values[v] = rng.uniform(-1, 1)
            places.append(values)
        return places

    def _redundant(self, start: Values) -> tuple[Array, list[int]]:
        """Return combinations of forces that vanish anywhere, and rows they spare."""
        near, p = self._near(start), self._system.p
        samples = [self._at(values) for values in near]
        samples = [sample for sample in samples if finite(*sample)]
        if len(samples) < _PLACES // 2:
            raise _LeftError(f"{self._who} is not finite near the start")
        others = [self._at(with_other_parameters(values, p)) for values in near]
        forces = np.array([f for f, _ in (*samples, *others) if finite(f)]).T
        size = np.abs(forces).max()
        if not size > 0:
            raise _LeftError(f"{self._who} has no force in it")
        U, sizes, _ = np.linalg.svd(forces / size)
        combined = U.T[int((sizes > _ROUNDING).sum()) :]
        sliding = np.array([link.kind != "R" for link in self._group.links])
        bare = np.abs(combined[:, sliding]).max(axis=0, initial=0.0) > TURNS
        if bare.any():
            names = np.array([v.name.removeprefix("v_") for v in self.v])[sliding][bare]
            raise _LeftError(f"{self._who}: no load acts along {listed(names)}")
        combined = near_axes(combined.T @ combined, len(combined)).T
        dropped = pivots(combined) if len(combined) else []
        best = max(
            rank(by_size(self._square(slopes, combined, dropped)))
            for _, slopes in samples
        )
        if best < len(self.v):
            what = "by default parameters no load changes along some motion"
            if any(self._damped):
                what = "dampers act in some directions only"
            raise _LeftError(f"{self._who} does not say how it moves: {what}")
        return combined, dropped

    def _square(self, slopes: Array, combined: Array, dropped: Sequence[int]) -> Array:
        remaining = [i for i in range(len(slopes)) if i not in dropped]
        return np.vstack([slopes[remaining], combined])

    def _settled(self, start: Values) -> dict[Symbol, float]:
        """Return where damped bodies come to rest: forces vanish and push back."""
        rates = Evaluation(list(self._rate.values()))
        ease = 1.0 / self._sizes(start)

        begin = np.array([start[s] for s in self.q])
        begin += _ASIDE * np.random.default_rng(1).uniform(-1, 1, len(begin))

        away = f"{self._who} is not reached from the start: its loads push on"

        def flow(_: float, at: Array) -> Array:
            if not np.abs(at - begin).max() < _FAR * (1 + np.abs(begin).max()):
                raise _LeftError(away)
            values = dict(start) | dict(zip(self.q, at.tolist(), strict=True))
            v = ease * self._at(values)[0]
            values |= dict(zip(self.v, v.tolist(), strict=True))
            return np.array(rates(values))

        if not finite(flow(0.0, begin)):
            raise _LeftError(f"{self._who} is not finite at the start")
        solve = scipy.integrate.solve_ivp
        solution = solve(flow, (0.0, _LONG), begin, "BDF", rtol=_FLOW, atol=_FLOW)
        end = solution.y[:, -1]
        if not solution.success or not np.abs(flow(0.0, end)).max() < _STILL:
            raise _LeftError(away)
        return dict(zip(self.q, end.tolist(), strict=True))

    def _check_held(self, at: Values, combined: Array, dropped: Sequence[int]) -> None:
        """Raise if a motion from rest changes no load, as across a spring's line."""
        rates, values = Evaluation(list(self._rate.values())), dict(at)
        for _ in range(_POLISHED):
            forces, slopes = self._at(values)
            v = -np.linalg.lstsq(slopes, forces, rcond=_NEARLY_LOOSE)[0]
            values |= dict(zip(self.v, v.tolist(), strict=True))
            q = [values[s] + dq for s, dq in zip(self.q, rates(values), strict=True)]
            values |= dict(zip(self.q, q, strict=True))
        square = self._square(self._at(values)[1], combined, dropped)
        if not finite(square) or rank(by_size(square)) < len(self.v):
            raise _LeftError(
                f"{self._who} does not say how it moves: where it comes to rest, "
                f"nothing holds it along some motion"
            )

    def _names(self, combined: Array) -> list[str]:
        """Return for each turn that nothing feels the velocities that take part."""
        names = [v.name.removeprefix("v_") for v in self.v]
        return [
            " with ".join(n for n, w in zip(names, row, strict=True) if abs(w) > TURNS)
            for row in combined
        ]

    def _sizes(self, at: Values) -> Array:
        """Return the median of the largest slope of each force near a place."""
        slopes = [self._at(values)[1] for values in [at, *self._near(at)]]
        sizes = np.array([np.abs(s).max(axis=1) for s in slopes if finite(s)])
        size: Array = np.median(sizes, axis=0)
        return np.where(size > _ROUNDING * size.max(), size, size.max())

    def _balance(self, at: Values, combined: Array, dropped: Sequence[int]) -> Balance:
        """Return the equations, in relation to their slopes at the start."""
        size = self._sizes(at)
        names = [v.name.removeprefix("v_") for v in self.v]
        elastic: dict[str, Node] = {}
        viscous: dict[str, Node] = {}
        for i, force in enumerate(self._forces):
            if i not in dropped:
                into = viscous if self._damped[i] else elastic
                into[names[i]] = force / as_node(float(size[i]))
        for name, row in zip(self.turns, combined, strict=True):
            terms = [
                as_node(float(w)) * v for w, v in zip(row, self.v, strict=True) if w
            ]
            viscous[f"turn of {name}"] = total(*terms)
        return Balance(
            tuple(_bodies(self._system, self._group)),
            (*elastic, *viscous),
            tuple(elastic.values()),
            tuple(viscous.values()),
            any(self._damped),
        )
