"""Degrees of freedom and singular positions, by the rank of the constraints.

A rank that is lower at the start than nearby is a singular position; equations that
follow from others nearby, too, are redundant.

References:
    Sol (1983), section 8.2; Samin and Fisette (2003), section 2.3.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import final

import numpy as np

from symbody import late_methods
from symbody.arguments import counted, first_of, listed
from symbody.closure.numbers import Array, Numbers, interpreted_rows
from symbody.closure.pivots import NEGLIGIBLE, ROUNDING, Pivots, pivots, rank
from symbody.errors import AnalysisError
from symbody.system.coordinates import Partition
from symbody.system.parts import MovedStart
from symbody.system.system import System

_NEARBY = 3
_SPREAD = 0.1
# How far equations that are set aside are tried [rad or m], and from when they are off.
_AWAY, _BROKEN = 1e-2, 1e-7
# A chosen partition with a pivot below this, in relation to the largest, is singular.
_SMALLEST_PIVOT = 1e-6
# Singular values that are smaller than this in relation to the largest, or to the
# smallest at the start, tell of a singular position nearby.
_NEARLY_SINGULAR, _IN_COMPARISON = 1e-3, 0.1
# Velocities that take part in a motion with at least this share of the largest.
_SHARE = 0.3
_SHOWN = 6
_freedoms = partial(counted, one="degree of freedom", several="degrees of freedom")


@final
@dataclass(frozen=True)
class Mobility:
    """The mobility of a constrained mechanism.

    Attributes:
        model: Name of the model.
        degrees_of_freedom: Independent velocities.
        position_freedoms: Independent coordinates; more, if there are nonholonomic
            equations.
        independent: Names of the independent velocities.
        dependent: Names of the others.
        redundant: Names of equations that follow from others, set aside.
        grubler: Degrees of freedom by counting joints and equations.
        singular: Whether the start is a singular position.
        momentary: Names of the velocities that take part in the motions that exist at
            the singular start only.
        partition: The choice.
        moved: Start values that closing the loops has changed.
        unkept: Names of redundant equations that follow from the others at the start
            only: where the mechanism moves by the others alone, they do not hold.
    """

    model: str
    degrees_of_freedom: int
    position_freedoms: int
    independent: tuple[str, ...]
    dependent: tuple[str, ...]
    redundant: tuple[str, ...]
    grubler: int
    singular: bool
    momentary: tuple[str, ...]
    partition: Partition
    moved: tuple[MovedStart, ...] = ()
    unkept: tuple[str, ...] = ()

    table = late_methods.mobility_table

    def __str__(self) -> str:
        counted = f"counted by joints and equations: {self.grubler}"
        lines = [
            f"{self.model}: {_freedoms(self.degrees_of_freedom)} ({counted})",
            f"independent: {', '.join(self.independent) or 'none'}",
            f"dependent: {', '.join(self.dependent) or 'none'}",
        ]
        if self.position_freedoms != self.degrees_of_freedom:
            lines.append(f"independent coordinates: {self.position_freedoms}")
        if self.redundant:
            lines.append(f"redundant, set aside: {', '.join(self.redundant)}")
        if self.unkept:
            lines.append(
                f"counted at a singular position: beside it {listed(self.unkept)} "
                f"cannot hold together with the others, so that less may move, or "
                f"nothing"
            )
        if self.singular:
            lines.append(
                f"the start is a singular position, where {', '.join(self.momentary)} "
                f"could also move otherwise"
            )
        lines += [f"start: {moved}" for moved in self.moved]
        return "\n".join(lines)


def mobility_at(
    numbers: Numbers, q: Array, penalized: Sequence[Collection[int]] = ()
) -> Mobility:
    """Return how a system can move at closed coordinates, see `partition_at`."""
    here = numbers.J(q)
    ranks = [rank(here, numbers.shape.parts)]
    places = [here]
    # Where no rank could be higher, none needs to be looked for.
    highest = sum(min(len(rows), len(columns)) for rows, columns in numbers.shape.parts)
    if ranks[0] < highest:
        aside = _dependents(numbers, here, penalized, ())[0].left
        for near in _nearby(numbers, q, aside):
            places.append(numbers.J(near))
            ranks.append(rank(places[-1], numbers.shape.parts))
    most = max(ranks)
    singular = ranks[0] < most
    J = places[ranks.index(most)]
    partition = partition_at(numbers, J, penalized)
    system = numbers.system
    coordinates = numbers.shape.coordinates
    independent = coordinates.velocities(partition.independent)
    dependent = coordinates.velocities(partition.dependent)
    slipping = sum(len(s.rows) for s in partition.blocks if not s.holonomic)
    return Mobility(
        model=system.name,
        degrees_of_freedom=len(independent),
        position_freedoms=len(independent) + slipping,
        independent=tuple(v.name for v in independent),
        dependent=tuple(v.name for v in dependent),
        redundant=tuple(
            numbers.shape.names[i - coordinates.loop_rows] for i in partition.redundant
        ),
        grubler=len(system.v) - len(numbers.shape.names),
        singular=singular,
        momentary=_momentary(numbers, here, J) if singular else (),
        partition=partition,
    )


def _nearby(numbers: Numbers, q: Array, aside: Collection[int]) -> Iterator[Array]:
    """Yield closed coordinates near others, with redundant equations set aside.

    With those that follow from others at all places, as of a parallelogram with a bar
    too many, the search would leave for places where the mechanism is flat.
    """
    others, every = numbers.without(aside), range(len(numbers.labels))
    rng = np.random.default_rng(1)
    for _ in range(_NEARBY):
        moved = numbers.moved(q, rng.normal(scale=_SPREAD, size=len(every)))
        near = others.closed(moved, every) if aside else None
        if near is None or np.abs(numbers.phi(near)).max() > _BROKEN:
            near = numbers.closed(moved, every)
        if near is not None:
            yield near


def unkept(numbers: Numbers, q: Array, partition: Partition) -> tuple[str, ...]:
    """Return the equations set aside that do not hold where the others do, nearby.

    A redundant equation stays zero along motions that keep the others; one that only
    touches them at a singular position opens with the square of the distance.
    """
    first = numbers.shape.coordinates.loop_rows
    redundant = (i - first for i in partition.redundant)
    aside = [i for i in redundant if i < numbers.shape.holonomic]
    if not aside:
        return ()
    others, every = numbers.without(aside), range(len(numbers.labels))
    rng, broken = np.random.default_rng(2), np.zeros(len(aside))
    for _ in range(_NEARBY):
        step = rng.normal(scale=_AWAY, size=len(every))
        here = others.closed(numbers.moved(q, step), every)
        if here is not None:
            off = np.abs(numbers.phi(here)[aside] - numbers.phi(q)[aside])
            broken = np.maximum(broken, off)
    return tuple(
        numbers.shape.names[i]
        for i, size in zip(aside, broken.tolist(), strict=True)
        if size > _BROKEN
    )


def _momentary(numbers: Numbers, here: Array, J: Array) -> tuple[str, ...]:
    """Return the velocities of the motions that exist at a singular position only."""
    rows, parts = np.linalg.svd(here)[2], numbers.shape.parts
    size = np.abs(rows[rank(here, parts) : rank(J, parts)]).max(axis=0)
    return tuple(
        label
        for label, s in zip(numbers.labels, size, strict=True)
        if s > 0.1 * size.max()
    )


def partition_at(
    numbers: Numbers,
    J: Array,
    penalized: Sequence[Collection[int]] = (),
    wanted: Collection[str] | None = None,
) -> Partition:
    """Return a choice of equations and dependent velocities by a Jacobian.

    Of the `penalized` velocities the last ones most of all are rather independent.
    """
    system = numbers.system
    names = system.requested_independent if wanted is None else wanted
    free = [j for j, name in enumerate(numbers.labels) if name in names]
    count = numbers.shape.holonomic
    first, second = _dependents(numbers, J, penalized, free)
    taken = [j for j in (*first.columns, *second.columns) if j in free]
    if taken or (free and min(first.smallest, second.smallest) < _SMALLEST_PIVOT):
        instead = _dependents(numbers, J, penalized, ())
        raise AnalysisError(_not_independent(numbers, free, taken, instead))
    rows = [*first.rows, *(count + i for i in second.rows)]
    return numbers.shape.partition(rows, [*first.columns, *second.columns])


def _dependents(
    numbers: Numbers,
    J: Array,
    penalized: Sequence[Collection[int]],
    wanted: Sequence[int],
) -> tuple[Pivots, Pivots]:
    """Return dependent velocities by holonomic and by the remaining equations."""
    count = numbers.shape.holonomic
    urgent = numbers.massless
    held = (numbers.shape.balls - set(wanted) - urgent, wanted)
    first = pivots(
        J[:count], numbers.shape.holonomic_parts, penalized=penalized, excluded=held,
        urgent=urgent,
    )  # fmt: skip
    if count == len(J):
        return first, Pivots((), (), (), 1.0)
    rest, known, columns = J[count:], J[list(first.rows)], list(first.columns)
    sizes = np.abs(rest).max(axis=1, keepdims=True, initial=0.0)
    rest = rest - rest[:, columns] @ np.linalg.solve(known[:, columns], known)
    # Rounding is all that is left of rows that follow, and `pivots` scales rows.
    rest[np.abs(rest) <= NEGLIGIBLE * sizes] = 0.0
    # In units far from those of the others an equation is no rounding; powers of two
    # change no ratio.
    for rows, _ in numbers.shape.parts:
        least = ROUNDING * np.abs(J[rows]).max(initial=1e-3)
        own = [i - count for i in rows if i >= count and sizes[i - count, 0] > least]
        rest[own] /= np.exp2(np.frexp(sizes[own])[1])
    others = [j for j in range(len(numbers.labels)) if j not in first.columns]
    everything = (list(range(len(rest))), list(range(len(numbers.labels))))
    second = pivots(
        rest, [everything], penalized=penalized, excluded=held, urgent=urgent,
        allowed=others,
    )  # fmt: skip
    return first, second


def _not_independent(
    numbers: Numbers,
    wanted: Sequence[int],
    taken: Sequence[int],
    instead: tuple[Pivots, Pivots],
) -> str:
    """Return why the `wanted` velocities are not all independent, and which may be."""
    dependent = {j for choice in instead for j in choice.columns}
    others = [n for j, n in enumerate(numbers.labels) if j not in dependent]
    names = listed(numbers.labels[j] for j in wanted)
    which = listed(numbers.labels[j] for j in taken) or "one of them"
    if len(wanted) > len(others):
        because = f"the mechanism has {_freedoms(len(others))}, and {which}"
    elif len(wanted) > 1:
        because = f"there the constraints bind them to one another, and {which}"
    else:
        because = "it"
    return (
        f"model {numbers.system.name!r}: {names} cannot {'all ' * (len(wanted) > 1)}be "
        f"independent: {because} follows from the others at the start. There "
        f"{listed(others)} would do: choose of these in choose_independent, or leave "
        f"the choice to symbody."
    )


def momentary_at(
    system: System, parameters: Sequence[float] | Array, t: float, q: Array
) -> tuple[str, ...]:
    """Return velocities of motions that are hardly opposed at q, the largest first."""
    if not system.constraints:
        return ()
    numbers = interpreted_rows(system, parameters, t)
    rows = list(system.coordinates.by_constraints.rows)
    here, start = numbers.J(q), numbers.J(np.array(system.q_start, dtype=float))
    # An equation may lose all of its coefficients there: its size is that elsewhere.
    size = np.maximum(np.abs(here), np.abs(start)).max(axis=1, initial=0.0)
    here, start = (J / np.where(size > 0, size, 1.0)[:, None] for J in (here, start))
    here, start = here[rows], start[rows]
    if not here.size or not np.isfinite(here).all():
        return ()
    _, sizes, motions = np.linalg.svd(here)
    usual = np.linalg.svd(start, compute_uv=False)[-1]
    weak = sizes <= max(_NEARLY_SINGULAR * sizes[0], _IN_COMPARISON * usual)
    if not weak.any():
        return ()
    share = np.abs(motions[: len(sizes)][weak]).max(axis=0)
    order = np.argsort(-share, kind="stable").tolist()
    return tuple(numbers.labels[j] for j in order if share[j] > _SHARE * share.max())


def listed_velocities(names: Sequence[str]) -> str:
    """Return the coordinates of some velocities as text, the first of many."""
    return first_of((name.removeprefix("v_") for name in names), _SHOWN)


def remedy_at_start(system: System, names: Sequence[str]) -> str:
    """Return what to prescribe where a start is singular, as a sentence."""
    driven = [
        symbol.name.removeprefix("q_")
        for joint in system.joints
        for symbol, drive in zip(joint.q, system.drives[joint.name], strict=False)
        if drive is not None
    ]
    place = f" in place of {listed(driven)}" if driven else ""
    return f"Prescribe {listed_velocities(names[:1])}{place}, or start elsewhere."
