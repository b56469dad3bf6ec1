"""The search for the places of nodes: where it starts, and its code.

Newton's method alone begins anew in each evaluation and asks that its steps shrink.
From a tendon that is strained too far they are short, as its stiffness grows with its
force, and must grow before they shrink.

The middle of its neighbours, or where the user puts it, may be where a spring ends:
there the force along the spring is not finite, nor is any step from there. Or the
steps from there lead away.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import final

import numpy as np

from symbody.errors import ModelError
from symbody.expr.arithmetic import add
from symbody.expr.blocks import linear_solve, newton_solve, newton_steps
from symbody.expr.definition import NonlinearSystem
from symbody.expr.differentiate import jacobian
from symbody.expr.evaluate import evaluate_all, hoisted, substitute
from symbody.expr.functions import sqrt, where
from symbody.expr.node import ZERO, Node, Symbol, as_node
from symbody.expr.traverse import symbols_of
from symbody.formalisms.tree.node_balance import Balance, LimitedLoads
from symbody.formalisms.tree.unknowns import (
    Array,
    Rows,
    Solve,
    Values,
    by_newton,
    finite,
    solved,
)

# The radius is this part of its unknown R, which falls by p R in each round: with steps
# of nodes at most r long, r² + (p R)² falls if r < R p sqrt(1 - (1 - p)²)/(1 - p).
_RADIUS = 1 / 140
_FALL = 1 / 32
# Of the first steps, of the size; small steps first, which leap over less.
_RADII = (0.06, 0.25)
# Steps below this part of the radius need it no longer.
_NEAR_REST = 0.02
_LEAST = 1e-300
_GREATEST, _FARTHEST = 1e300, 1e100
# A step that ends the search: its square is no finite number.
_LOST = 1e200
# Directions from the guess, along the moves of the first node, the second, … so that
# they part, too; none lies in the plane of others, and the lengths differ.
_DIRECTIONS = ((0.5, 0.35, 0.2), (-0.3, 0.55, 0.25), (0.2, -0.45, 0.6))
# Of the distance to the next neighbour that is not there itself.
_STEPS = (0.1, 0.5, -0.5)
_MOST_SLOW_STEPS = 200
_SLOWER = 2.0
_ARRIVED = 1e-9
# Of the same distance: how far from its guess a node is searched by Newton's method
# alone. Longer steps may end at a place that is not stable, or at another one.
_NEAR = 0.25
# From where the search arrives Newton's method goes on so often, along what loads hold
# better than this, in relation to what they hold best.
_POLISHED = 8
_NEARLY_LOOSE = 1e-6


def searched(
    rows: Sequence[Node],
    begin: Mapping[Symbol, Node],
    size: float | None,
    solve: Solve = linear_solve,
) -> list[Node]:
    """Return the places at which forces without rates vanish.

    Newton's method searches first. Where it finds nothing, the nodes go with the forces
    f in steps of a radius at most, (∂f/∂z - 1 |f|/radius)⁻¹ f taken off, which become
    those of Newton's method near the place. The radius follows an unknown of that
    block, whose own steps are so long that all together shrink, as the rule of the
    block asks, while those of nodes may grow. Forces that grow on the way, as beyond a
    fold towards another place, end the search. `size` is the distance to the next
    neighbor [m], or None for Newton's method alone; `solve` solves linear systems.
    """
    if size is None:
        return by_newton(rows, begin, "balance", solve)
    unknowns, n = list(begin), len(rows)
    steps = newton_steps(rows, unknowns, solve)
    reach = Symbol("reach")
    far = _limited(rows, unknowns, reach, solve)
    formulas, outside = hoisted([*rows, *steps, *far], [*unknowns, reach])
    rows, steps, far = formulas[:n], formulas[n : 2 * n], formulas[2 * n :]
    solution = newton_solve(rows, begin, steps, "balance")
    is_led: Node = ZERO
    for part in _RADII:
        starts = {
            s: where(abs(place) < _GREATEST, place, begin[s])
            for s, place in zip(unknowns, solution, strict=True)
        }
        # Where the first radius leads to a place, all steps are small beside this one.
        starts[reach] = where(is_led, _FARTHEST, part * size / _RADIUS)
        solution = newton_solve([*rows, reach], starts, far, "led")[:n]
        is_led = abs(solution[0]) < _GREATEST
    near = dict(zip(unknowns, solution, strict=True))
    return substitute(newton_solve(rows, near, steps, "balance"), outside)


def _limited(
    rows: Sequence[Node], unknowns: Sequence[Symbol], reach: Symbol, solve: Solve
) -> list[Node]:
    """Return what is taken off in a step no longer than the radius, and off its R."""
    radius = _RADIUS * reach
    J = jacobian(rows, unknowns)
    f = np.array(list(rows), dtype=object)
    growth = f @ J @ f
    force = sqrt(f @ f + _LEAST)
    for i in range(len(rows)):
        J[i, i] = J[i, i] - force / radius
    steps = solve(J, f)
    fall = where(growth > 0, as_node(_LOST), _FALL * reach)
    return [*steps, where(steps @ steps > (_NEAR_REST * radius) ** 2, fall, ZERO)]


def regular(balance: Balance, start: Values) -> Balance:
    """Return the balance with guesses from which the search arrives at the start.

    Where Newton's method does not arrive, loads shift the guesses slowly: its long
    steps may end at another place, also at one that is not stable.
    """
    search = _Search(balance, start)
    begin = search.guesses()
    end = search.arrived(begin)
    near = _NEAR * nearest(balance, start)
    if end is not None and np.linalg.norm(end - begin) <= near:
        return balance
    for offset in search.offsets() if end is None else (np.zeros_like(begin),):
        led = search.led(begin + offset)
        if led is not None:
            return shifted(balance, led - begin)
    if end is not None:
        return shifted(balance, end - begin)
    if search.finite(begin):
        return balance
    names = ", ".join(
        f"{s.name} = {value:.6g}"
        for s, value in zip(balance.coordinates, begin, strict=True)
    )
    raise ModelError(
        f"{balance.who()}: the loads on it are not finite at {names}, where the search "
        f"for its place begins. A force along the line of two points has no direction "
        f"where these coincide: let it begin elsewhere by add_node(..., at=(x, y, z)), "
        f"or look for a law that is not defined at the start."
    )


def rest(balance: Balance, start: Values) -> tuple[Array, Array, Array] | None:
    """Return where springs balance, slopes there and at the guess; None if damped."""
    search = _Search(balance, start)
    begin = search.guesses()
    if search.damped:
        return None
    # Where nothing holds a node, Newton's method need not arrive where it is.
    end = search.arrived(begin)
    end = begin if end is None else end
    for _ in range(_POLISHED):
        step = search.on_springs.step(search.start, end, _NEARLY_LOOSE)
        if step is None:
            return None
        end = end - step
    rows, J = search.parts(end)
    arrived = np.linalg.norm(rows) <= _ARRIVED * np.linalg.norm(J)
    return (end, J, search.parts(begin)[1]) if arrived else None


def nearest(balance: Balance, start: Values) -> float:
    """Return the least distance of a guess from its node's neighbors [m]."""
    entries = [entry for anchor in balance.anchors for entry in anchor]
    places = np.array(evaluate_all(entries, start)).reshape(-1, 3)
    guesses = np.array(evaluate_all(balance.guesses, start))
    sizes: list[float] = []
    at = 0
    for node in balance.nodes:
        here = guesses[at : at + len(node.moves)]
        apart = np.linalg.norm(places[:, list(node.moves)] - here, axis=1)
        sizes += apart[apart > _ARRIVED].tolist()
        at += len(node.coordinates)
    return min(sizes, default=1.0)


def shifted(balance: Balance, offset: Array) -> Balance:
    """Return the same balance with guesses that differ by numbers."""
    guesses = [
        add(guess, as_node(float(part))) if part else guess
        for guess, part in zip(balance.guesses, offset, strict=True)
    ]
    return replace(balance, guesses=tuple(guesses))


@final
class _Search:
    """Newton's method for a balance where the model starts, in numbers."""

    def __init__(self, balance: Balance, start: Values) -> None:
        self._balance = balance
        self.start = {**start, **dict.fromkeys(balance.rates, 0.0)}
        rated = set(balance.rates)
        rows = list(balance.rows)
        elastic = [row for row in rows if rated.isdisjoint(symbols_of(row))]
        self.damped = len(elastic) < len(rows)
        self._limited = LimitedLoads(balance.loads(), start)
        self.on_springs = Rows(elastic, balance.coordinates)
        self._all = Rows(rows, balance.coordinates)

    def guesses(self) -> Array:
        return np.array(evaluate_all(self._balance.guesses, self.start))

    def finite(self, at: Array) -> bool:
        return finite(*self._all.at(self.start, at))

    def arrived(self, begin: Array) -> Array | None:
        """Return where Newton's method arrives, if so; with dampers, the guess."""
        if self.damped:
            return begin if self.finite(begin) else None
        names = tuple(self._balance.coordinates)
        newton = NonlinearSystem(names, (), (), (), self._step)
        end = np.array(newton.value(*begin.tolist()))
        return end if finite(end) and self._limited.in_balance(end) else None

    def _step(self, at: Sequence[float], _: Sequence[float]) -> list[float]:
        step = self.on_springs.step(self.start, np.array(at))
        return [np.nan] * len(at) if step is None else step.tolist()

    def led(self, begin: Array) -> Array | None:
        """Return where loads bring the nodes from there, in honey; None if nowhere.

        Steps of the implicit method of Euler for ṅ = B(n), which grow as the loads get
        small (pseudo-transient continuation, Kelley and Keyes 1998).
        """
        if self.damped:
            return begin if self.finite(begin) else None
        at = begin
        rows, J = self.parts(at)
        rate, least = np.linalg.norm(J), np.linalg.norm(rows)
        for _ in range(_MOST_SLOW_STEPS):
            if not finite(rows, J):
                return None
            if np.linalg.norm(solved(J, rows)) <= _ARRIVED * (1 + np.linalg.norm(at)):
                return at if self._limited.in_balance(at) else None
            # Where loads push on, a step is short enough to go with them.
            slow = max(rate, _SLOWER * np.linalg.eigvalsh((J + J.T) / 2).max())
            at = at + solved(slow * np.eye(len(J)) - J, rows)
            rows, J = self.parts(at)
            left = np.linalg.norm(rows)
            rate *= np.clip(left / least, 0.1, 2.0) if least else 0.0
            least = left
        return None

    def offsets(self) -> Iterator[Array]:
        """Yield shifts of the guesses, small ones first; none for placed states."""
        nodes = self._balance.nodes
        if self.damped and any(node.at is not None for node in nodes):
            return
        yield np.zeros(len(self._balance.coordinates))
        size = nearest(self._balance, self.start)
        for step in _STEPS:
            for turn in range(len(_DIRECTIONS)):
                offset: list[float] = []
                for number, node in enumerate(nodes):
                    direction = _DIRECTIONS[(number + turn) % len(_DIRECTIONS)]
                    further = 1 + 0.3 * (number // len(_DIRECTIONS))
                    moves = len(node.moves)
                    offset += [step * size * further * d for d in direction[:moves]]
                    offset += [0.0] * (len(node.coordinates) - moves)
                yield np.array(offset)

    def parts(self, at: Array) -> tuple[Array, Array]:
        """Return the balance on springs at a place, and its slopes."""
        return self.on_springs.at(self.start, at)
