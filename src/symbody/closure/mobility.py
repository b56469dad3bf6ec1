"""Degrees of freedom by rank: what may be independent, what is redundant.

A rank that is lower at the start than nearby is a singular position; equations that
follow from others nearby, too, are redundant.

References:
    Sol (1983), section 8.2; Samin and Fisette (2003), section 2.3.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import final

import numpy as np

from symbody import late_methods
from symbody.arguments import listed
from symbody.closure.choose import Pivots, pivots, rank, stages
from symbody.closure.close import CLOSED, close
from symbody.closure.numbers import Array, Numbers
from symbody.errors import AnalysisError
from symbody.system.moved_start import MovedStart
from symbody.system.partition import Partition

_NEARBY = 3
_SPREAD = 0.1
# How far equations that are set aside are tried [rad or m], and from when they are off.
_AWAY, _ROUNDS, _BROKEN = 1e-2, 12, 1e-7
# A chosen partition with a pivot below this, in relation to the largest, is singular.
_SMALLEST_PIVOT = 1e-6


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
    numbers: Numbers, q: Array, given: Sequence[Collection[int]] = ()
) -> Mobility:
    """Return how a system can move at closed coordinates.

    Args:
        numbers: The equations.
        q: The coordinates.
        given: Velocities that are rather independent, the last ones most of all.

    Raises:
        AnalysisError: The coordinates that the user wants to be independent are not.
    """
    here = numbers.J(q)
    ranks = [rank(here, numbers.parts)]
    places = [here]
    # Where no rank could be higher, none needs to be looked for.
    highest = sum(min(len(rows), len(columns)) for rows, columns in numbers.parts)
    rng = np.random.default_rng(1)
    for _ in range(_NEARBY if ranks[0] < highest else 0):
        step = rng.normal(scale=_SPREAD, size=len(numbers.labels))
        near = close(numbers, numbers.moved(q, step), range(len(numbers.labels)))
        if near is not None:
            places.append(numbers.J(near))
            ranks.append(rank(places[-1], numbers.parts))
    most = max(ranks)
    singular = ranks[0] < most
    J = places[ranks.index(most)]
    partition = partition_at(numbers, J, given)
    system = numbers.system
    found = numbers.coordinates
    independent = found.velocities(partition.independent)
    dependent = found.velocities(partition.dependent)
    slipping = sum(len(s.rows) for s in partition.stages if not s.holonomic)
    return Mobility(
        model=system.name,
        degrees_of_freedom=len(independent),
        position_freedoms=len(independent) + slipping,
        independent=tuple(v.name for v in independent),
        dependent=tuple(v.name for v in dependent),
        redundant=tuple(
            numbers.names[i - found.loop_rows] for i in partition.redundant
        ),
        grubler=len(system.v) - len(numbers.names),
        singular=singular,
        momentary=_momentary(numbers, here, J) if singular else (),
        partition=partition,
    )


def unkept(numbers: Numbers, q: Array, partition: Partition) -> tuple[str, ...]:
    """Return the equations set aside that do not hold where the others do, nearby.

    A redundant equation stays zero along motions that keep the others; one that only
    touches them at a singular position opens with the square of the way.
    """
    aside = [i for i in partition.redundant if i < numbers.holonomic]
    kept = [i for i in range(numbers.holonomic) if i not in partition.redundant]
    if not aside:
        return ()
    rng, broken = np.random.default_rng(2), np.zeros(len(aside))
    for _ in range(_NEARBY):
        step = rng.normal(scale=_AWAY, size=len(numbers.labels))
        J = numbers.J(q)[kept]
        back: Array = np.linalg.lstsq(J, J @ step, rcond=1e-9)[0]
        here = numbers.moved(q, step - back)
        for _ in range(_ROUNDS):
            J, phi = numbers.J(here)[kept], numbers.phi(here)[kept]
            here = numbers.moved(here, -np.linalg.lstsq(J, phi, rcond=1e-9)[0])
        residual = numbers.phi(here)
        if np.abs(residual[kept]).max(initial=0.0) < CLOSED:
            broken = np.maximum(broken, np.abs(residual[aside] - numbers.phi(q)[aside]))
    first = numbers.coordinates.loop_rows
    return tuple(
        numbers.names[i - first]
        for i, size in zip(aside, broken.tolist(), strict=True)
        if size > _BROKEN
    )


def _momentary(numbers: Numbers, here: Array, J: Array) -> tuple[str, ...]:
    """Return the velocities of the motions that exist at a singular position only."""
    _, rows = np.linalg.svd(here)[1:]
    count = rank(here, numbers.parts)
    extra = rows[count : rank(J, numbers.parts)]
    size = np.abs(extra).max(axis=0)
    return tuple(
        label
        for label, s in zip(numbers.labels, size, strict=True)
        if s > 0.1 * size.max()
    )


def partition_at(
    numbers: Numbers,
    J: Array,
    given: Sequence[Collection[int]] = (),
    wanted: Collection[str] | None = None,
) -> Partition:
    """Return a choice of equations and dependent velocities by a Jacobian.

    Args:
        numbers: The equations.
        J: Their Jacobian.
        given: Velocities that are rather independent, the last ones most of all.
        wanted: Names of those that the user wants to be; default what the system says.

    Raises:
        AnalysisError: The coordinates that the user wants to be independent are not.
    """
    system = numbers.system
    names = system.preferred if wanted is None else wanted
    free = [j for j, name in enumerate(numbers.labels) if name in names]
    count = numbers.holonomic
    first, second = _dependents(numbers, J, given, free)
    taken = [j for j in (*first.columns, *second.columns) if j in free]
    if taken or (free and min(first.smallest, second.smallest) < _SMALLEST_PIVOT):
        instead = _dependents(numbers, J, given, ())
        raise AnalysisError(_not_independent(numbers, free, taken, instead))
    found = [
        *stages(numbers.pattern, first.rows, first.columns, holonomic=True),
        *stages(
            numbers.pattern,
            [count + i for i in second.rows],
            second.columns,
            holonomic=False,
        ),
    ]
    redundant = (*first.left, *(count + i for i in second.left))
    return numbers.coordinates.with_loops(found, redundant)


def _dependents(
    numbers: Numbers, J: Array, given: Sequence[Collection[int]], wanted: Sequence[int]
) -> tuple[Pivots, Pivots]:
    """Return dependent velocities by holonomic and by the remaining equations."""
    count = numbers.holonomic
    sooner = numbers.massless
    held = (numbers.balls - set(wanted) - sooner, wanted)
    by = numbers.taken_by
    first = pivots(
        J[:count], numbers.holonomic_parts, mildly=given, avoided=held, sooner=sooner,
        taken_by=by,
    )  # fmt: skip
    if count == len(J):
        return first, Pivots((), (), (), 1.0)
    rest = _eliminated(J, first, count)
    others = [j for j in range(len(numbers.labels)) if j not in first.columns]
    everything = (list(range(len(rest))), list(range(len(numbers.labels))))
    slipping = [everything] if len(rest) else []
    second = pivots(
        rest, slipping, mildly=given, avoided=held, sooner=sooner, allowed=others,
        taken_by=by,
    )  # fmt: skip
    return first, second


def _eliminated(J: Array, first: Pivots, count: int) -> Array:
    """Return the nonholonomic rows without the velocities that are dependent."""
    rest = J[count:]
    if not first.rows or not len(rest):
        return rest
    known = J[list(first.rows)]
    columns = list(first.columns)
    return rest - rest[:, columns] @ np.linalg.solve(known[:, columns], known)


def _not_independent(
    numbers: Numbers,
    wanted: Sequence[int],
    taken: Sequence[int],
    instead: tuple[Pivots, Pivots],
) -> str:
    """Return why a choice cannot be, and which could.

    Args:
        numbers: The equations.
        wanted: Velocities that were to be independent.
        taken: Those of them that are not.
        instead: Dependent velocities if nothing is wanted.
    """
    dependent = {j for found in instead for j in found.columns}
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


def _freedoms(count: int) -> str:
    return "1 degree of freedom" if count == 1 else f"{count} degrees of freedom"
