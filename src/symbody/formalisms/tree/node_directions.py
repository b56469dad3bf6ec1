"""Coordinates of nodes along the directions in which dampers act, and across them.

A damper along one line determines the velocity of a node along this line only; across
it springs alone are in balance. With D = ∂B/∂ṅ of rank r, of which U spans the columns
and V the rows where the model starts, the place is n = V s + V₀ w. Of these s are
states, and w follow from the part of the balance that dampers do not reach,

    U₀ᵀ B - (U₀ᵀ D V) (Uᵀ D V)⁻¹ Uᵀ B = 0,

wherever their lines turn, as long as these stay less than 90° from where they were.

The rank of the slopes says whether anything holds a node; if not, messages say what.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import listed
from symbody.dataclass import dataclass
from symbody.errors import ModelError
from symbody.expr.arithmetic import div, sub
from symbody.expr.blocks import linear_solve
from symbody.expr.differentiate import jacobian
from symbody.expr.evaluate import Evaluation, evaluate_all, substitute
from symbody.expr.node import ZERO, Node, Symbol, as_node
from symbody.expr.traverse import symbols_of
from symbody.formalisms.tree.node_balance import LIMITS_REMEDY, Balance, LimitedLoads
from symbody.formalisms.tree.node_search import rest, shifted
from symbody.formalisms.tree.unknowns import (
    Array,
    Values,
    by_size,
    finite,
    free_motions,
    near_axes,
    rank,
    with_other_parameters,
)
from symbody.model.body import ConnectionNode
from symbody.slow_packages import scipy
from symbody.spatial.six import SpatialForce
from symbody.spatial.vectors import ZERO_VEC, total

_RANK = 1e-9
# Damping of turns that is less, beside that of moves [m²], is rounding of an arm.
_NO_TURN = 1e-20
# The balance across dampers must not depend on any velocity: it is looked at here.
_PLACES = 12
_NEAR = 0.05
_ROUNDING = 1e-7
# How nodes go to their places at the start: for how long in times of the stiffest
# spring, how accurately, and the steps for slopes [m].
_LONG = 100.0
_FLOW = 1e-8
_STEP = 1e-6


@final
@dataclass(frozen=True)
class Directions:
    """Columns: directions in which dampers act, and the others."""

    along: Array
    across: Array


def along_dampers(
    balance: Balance, start: Values, velocities: Sequence[Symbol]
) -> Balance | None:
    """Return a balance along and across dampers, or None if rates matter across."""
    rates, still = balance.rates, dict.fromkeys([*balance.rates, *velocities], ZERO)
    slopes = jacobian(balance.rows, rates)
    damped = [i for i, row in enumerate(slopes) if any(e is not ZERO for e in row)]
    D = substitute(slopes, still)
    at_start, there = _at_start(balance, D, start)
    if not finite(at_start):
        return balance
    alike_at_start = alike(at_start, balance.coordinates, balance.nodes)
    if rank(alike_at_start, _RANK) == len(damped):
        return balance
    if not at_start.any():
        return None
    balance = _across_settled(balance, D, {**start, **dict.fromkeys(still, 0.0)})
    at_start, there = _at_start(balance, D, start)
    rows, columns = _directions(at_start.T), _directions(at_start)
    across, moving = (
        _across(balance.rows, D, rows, columns, velocities_at)
        for velocities_at in (still, {})
    )
    if not _agree(balance.rows, across, moving, there, still):
        return None
    return _turned(balance, columns, [*_combined(rows.along, balance.rows), *across])


def _at_start(
    balance: Balance, D: NDArray[np.object_], start: Values
) -> tuple[Array, dict[Symbol, float]]:
    """Return D where the search for nodes begins, and the values there."""
    begin = evaluate_all(balance.guesses, start)
    there = {**start, **dict(zip(balance.coordinates, begin, strict=True))}
    return np.array(evaluate_all(D.ravel().tolist(), there)).reshape(D.shape), there


def alike(
    D: Array, coordinates: Sequence[Symbol], nodes: Sequence[ConnectionNode]
) -> Array:
    """Return D in a unit of length in which turns are damped as moves are."""
    turning = {s for node in nodes for s in node.coordinates[len(node.moves) :]}
    turns, own = np.array([s in turning for s in coordinates]), np.abs(np.diag(D))
    turn, move = own[turns].max(initial=0.0), own[~turns].max(initial=0.0)
    if not (move and turn > _NO_TURN * move):
        return D
    size = np.where(turns, np.sqrt(turn / move), 1.0)
    scaled: Array = D / np.outer(size, size)
    return scaled


def _directions(D: Array) -> Directions:
    """Return the directions that the rows of a matrix span, and the others."""
    _, _, V = np.linalg.svd(D)
    V = V[: rank(D, _RANK)]
    projector = V.T @ V
    m = len(D)
    return Directions(
        near_axes(projector, len(V)), near_axes(np.eye(m) - projector, m - len(V))
    )


def _across_settled(balance: Balance, D: NDArray[np.object_], start: Values) -> Balance:
    """Return the same balance with guesses where springs are in balance across dampers.

    Nodes go there as with a small damping, alike in all directions, for a long time.
    """
    formulas = Evaluation([*balance.rows, *D.ravel().tolist()])
    m = len(D)

    def flow(_: float, at: Array) -> Array:
        known = dict(zip(balance.coordinates, at.tolist(), strict=True))
        numbers = np.array(formulas({**start, **known}))
        if not finite(numbers):
            return np.full(m, np.nan)
        slopes = numbers[m:].reshape(m, m)
        rows, columns = _directions(slopes.T).across, _directions(slopes).across
        return columns @ np.linalg.solve(rows.T @ columns, rows.T @ numbers[:m])

    begin = np.array(evaluate_all(balance.guesses, start))
    here = flow(0.0, begin)
    beside = np.array([flow(0.0, begin + _STEP * e) for e in np.eye(m)])
    rate = float(np.linalg.norm(beside - here)) / _STEP
    if not (np.isfinite(rate) and rate > 0):
        return balance
    solve = scipy.integrate.solve_ivp
    end = solve(flow, (0.0, _LONG / rate), begin, rtol=_FLOW, atol=_FLOW).y[:, -1]
    return shifted(balance, end - begin) if finite(end) else balance


def _combined(weights: Array, rows: Sequence[Node]) -> list[Node]:
    """Return the sums of rows with the weights in each column."""
    return [
        total(*(as_node(w) * row for w, row in zip(column, rows, strict=True) if w))
        for column in weights.T.tolist()
    ]


def _across(
    balance: Sequence[Node],
    D: NDArray[np.object_],
    rows: Directions,
    columns: Directions,
    still: Mapping[Symbol, Node],
) -> list[Node]:
    """Return the part of a balance that dampers do not reach."""
    B = substitute(balance, still)
    r = columns.along.shape[1]
    DV = np.array([_combined(columns.along, row) for row in D.tolist()], dtype=object)
    UDV = np.array([_combined(rows.along, column) for column in DV.T.tolist()]).T
    U0DV = np.array([_combined(rows.across, column) for column in DV.T.tolist()]).T
    right = _combined(rows.along, B)
    if r == 1:
        share = [div(right[0], UDV[0, 0])]
    else:
        share = linear_solve(UDV, np.array(right, dtype=object)).tolist()
    sums = [total(*(a * b for a, b in zip(row, share, strict=True))) for row in U0DV]
    return [sub(a, b) for a, b in zip(_combined(rows.across, B), sums, strict=True)]


def _agree(
    balance: Sequence[Node],
    across: Sequence[Node],
    moving: Sequence[Node],
    there: Values,
    still: Mapping[Symbol, Node],
) -> bool:
    """Return whether what is across dampers is the same whatever moves."""
    evaluation = Evaluation([*across, *moving, *balance])
    count, rng, samples = len(across), np.random.default_rng(0), 0
    free = symbols_of(*across, *moving, *balance)
    for _ in range(_PLACES):
        values = {s: there.get(s, 0.0) for s in free}
        for s in free:
            size = 1.0 if s in still else _NEAR * max(abs(values[s]), 0.1)
            values[s] += size * rng.uniform(-1, 1)
        numbers = np.array(evaluation(values))
        if not finite(numbers):
            continue
        samples += 1
        apart = np.abs(numbers[:count] - numbers[count : 2 * count]).max()
        if apart > _ROUNDING * np.abs(numbers[2 * count :]).max(initial=1.0):
            return False
    return samples > 0


def _turned(balance: Balance, columns: Directions, rows: Sequence[Node]) -> Balance:
    """Return a balance of such rows in coordinates along some directions."""
    V = np.hstack([columns.along, columns.across])
    owners = [balance.owners[int(np.abs(c).argmax())] for c in V.T]
    names = _names(owners, columns.along.shape[1])
    new = [Symbol(name) for name in names]
    new_rates = [Symbol(f"v_{name}") for name in names]
    back: dict[Symbol, Node] = {}
    for symbols, into in ((balance.coordinates, new), (balance.rates, new_rates)):
        back.update(zip(symbols, _combined(V.T, into), strict=True))
    return replace(
        balance,
        rows=tuple(substitute(rows, back)),
        guesses=tuple(_combined(V, balance.guesses)),
        coordinates=tuple(new),
        rates=tuple(new_rates),
        owners=tuple(owners),
        back=back,
        along=tuple(map(tuple, columns.along.T.tolist())),
    )


def _names(owners: Sequence[str], states: int) -> list[str]:
    """Return names: node_along for one state of a node, node_along1, … for several."""
    along = owners[:states]
    names = [
        f"{owner}_along"
        if along.count(owner) == 1
        else f"{owner}_along{along[: k + 1].count(owner)}"
        for k, owner in enumerate(along)
    ]
    return names + [f"{owner}_across{k + 1}" for k, owner in enumerate(owners[states:])]


# A motion that is smaller, of a direction of length one, is rounding.
TURNS = 1e-6
# A torque that vanishes at places near the start vanishes everywhere: what formulas
# say so by cancelling only differs from zero by rounding.
_RANDOM_PLACES = 3
_APART = 0.1
_OF_ROUNDING = 1e-9


def raise_partly_damped(balance: Balance, J: Array) -> None:
    """Raise for dampers whose directions change; J are slopes by rates, then by q."""
    names = [s.name for s in balance.coordinates]
    free = free_motions(J)
    by_motion = np.argsort(-np.linalg.norm(free, axis=0).round(6), kind="stable")
    most = [names[i] for i in sorted(by_motion[: len(free)].tolist())]
    rates = set(balance.rates)
    bare = [
        f"load {name!r}"
        for name, rows in balance.parts
        if rates.isdisjoint(symbols_of(*rows))
    ]
    give = f" Loads on it without any: {listed(bare)}." if bare else ""
    raise ModelError(
        f"{balance.who()}: where the model starts, dampers act on it in some "
        f"directions only, across them springs act without a damper, most of all "
        f"along {listed(most)}; and which directions these are changes near there, "
        f"with velocities or parameters: a cable that gets slack, a damping that is "
        f"zero. Give all directions a damper, in which a small damping is enough, so "
        f"that it settles fast and method='Radau' follows it, or none.{give}"
    )


def check_held(balance: Balance, start: Values) -> None:
    """Raise for nodes that loads hold beside where they rest, but not there."""
    balance_place = rest(balance, start)
    if balance_place is None:
        return
    place, there, before = balance_place
    if finite(there) and rank(by_size(there)) < rank(by_size(before)):
        at = dict(zip(balance.coordinates, place.tolist(), strict=True))
        raise_loose(balance, by_size(there), {**start, **at})


def raise_loose(balance: Balance, J: Array, start: Values) -> None:
    """Raise for nodes that loads do not hold, with slopes J at the start."""
    loads = LimitedLoads(balance.loads(), start)
    at = np.array([start[s] for s in balance.coordinates])
    reason = "" if loads.in_balance(at) else loads.reason()
    if reason:
        raise ModelError(
            f"{balance.who()}: no equilibrium under these loads where the "
            f"model starts: {reason}. {LIMITS_REMEDY}"
        )
    motion = np.abs(free_motions(J)).max(axis=0)
    names = [
        s.name for s, m in zip(balance.coordinates, motion, strict=True) if m > TURNS
    ]
    places = [
        f"{s.name} = {x:.6g}" for s, x in zip(balance.coordinates, at, strict=True)
    ]
    raise ModelError(
        f"{balance.who()}: where the model starts, nothing holds {listed(names)}: the "
        f"loads at {listed(places)} do not change with it, neither with its rate, so "
        "that their balance does not say where it is. Add a spring or damper that it "
        "strains, leave out the move, such as add_node(..., at=..., moves='x'), or let "
        "the search begin elsewhere by at=(x, y, z)."
    )


def refuse_torques(
    nodes: Sequence[ConnectionNode],
    loads: Mapping[str, Mapping[str, SpatialForce]],
    start: Values,
    fixed: Sequence[Symbol],
) -> None:
    """Raise for a torque on a node that does not turn, of loads about its origin."""
    start = with_other_parameters(start, fixed)
    for node in nodes:
        for name, wrench in loads[node.name].items():
            if node.turns or wrench.torque == ZERO_VEC:
                continue
            numbers = _torque_numbers(wrench, start, fixed)
            if numbers is not None:
                shown = ", ".join(f"{entry:.4g}" for entry in numbers)
                raise ModelError(
                    f"node {node.name!r}: load {name!r} has a torque on it, such as "
                    f"({shown}) N m about its origin near the start, but the node does "
                    f"not turn, so that nothing is in balance with it. Let the load "
                    f"end at the origin of the node, not on a frame beside it; give a "
                    f"Bushing or Connector the node as its last place; or let the node "
                    f"turn: add_node(..., turns=True)."
                )


def _torque_numbers(
    wrench: SpatialForce, start: Values, fixed: Sequence[Symbol]
) -> NDArray[np.float64] | None:
    """Return a torque that differs from zero at places near the start; None if none."""
    rng, (torque, force) = np.random.default_rng(0), wrench
    free = [s for s in symbols_of(*force, *torque) if s not in set(fixed)]
    for _ in range(_RANDOM_PLACES):
        offsets = rng.uniform(0.5 * _APART, _APART, len(free)).tolist()
        near = {s: start.get(s, 0.0) + d for s, d in zip(free, offsets, strict=True)}
        values = np.array(evaluate_all([*force, *torque], {**start, **near}))
        size = np.abs(values[:3]).max()
        exceeds = np.abs(values[3:]).max() > _OF_ROUNDING * size
        if np.isfinite(values).all() and exceeds:
            return values[3:]
    return None
