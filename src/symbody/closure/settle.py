"""A system with constraints, made ready: loops closed, coordinates chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from symbody.closure.choose import pivots
from symbody.closure.close import close_from_rough
from symbody.closure.mobility import Mobility, mobility_at, partition_at
from symbody.closure.numbers import Array, Numbers
from symbody.errors import AnalysisError
from symbody.formalisms.derivations import Derivations
from symbody.system.partition import Partition
from symbody.system.system import System

_CONSISTENT = 1e-9


def settle(
    system: System,
    parameters: Sequence[float] | Array | None = None,
    x: Sequence[float] | Array | None = None,
    *,
    derivations: Derivations | None = None,
) -> System:
    """Return a system with closed start values and a partition.

    A system without constraints is returned as it is.

    Args:
        system: The system; its start values may be rough.
        parameters: Values of its parameters; the defaults if not given.
        x: Its extra states; their start values if not given.
        derivations: What is derived of it, whatever its partition and start.

    Raises:
        AnalysisError: The loops do not close, the velocities contradict each other, or
            the coordinates wanted to be independent are not.
    """
    if not system.constraints:
        return system
    numbers = Numbers(system, parameters, x=x, derivations=derivations)
    q = closed_positions(numbers, np.array(system.q_start, dtype=float))
    found = mobility_at(numbers, q)
    v = closed_velocities(numbers, q, np.array(system.v_start, dtype=float), found)
    settled = with_partition(system, found.partition)
    return replace(settled, q_start=tuple(q.tolist()), v_start=tuple(v.tolist()))


def closed_positions(numbers: Numbers, q: Array) -> Array:
    """Return closed coordinates near rough ones.

    Raises:
        AnalysisError: Nothing closes.
    """
    system = numbers.system
    for at in system.quaternions:
        q[at : at + 4] /= np.linalg.norm(q[at : at + 4])
    count = numbers.holonomic
    wanted = [j for j, name in enumerate(numbers.labels) if name in system.preferred]
    J = numbers.J(q)[:count]
    moving: Sequence[int] = ()
    if np.isfinite(J).all():
        moving = pivots(J, numbers.holonomic_parts, avoided=(wanted,)).columns
    return close_from_rough(numbers, q, moving, f"model {system.name!r}")


def closed_velocities(numbers: Numbers, q: Array, v: Array, found: Mobility) -> Array:
    """Return velocities that keep the constraints, the independent ones as they are.

    Raises:
        AnalysisError: There are none.
    """
    J, p0 = numbers.J(q), numbers.p0(q)
    names = set(found.dependent)
    dependent = {j for j, name in enumerate(numbers.labels) if name in names}
    everything = set(range(len(v)))
    for columns in (dependent, everything) if not found.singular else (everything,):
        moved = v.copy()
        error = J @ v + p0
        for rows, some in numbers.parts:
            inner = [j for j in some if j in columns]
            part = J[np.ix_(rows, inner)]
            moved[inner] -= np.linalg.lstsq(part, error[rows], rcond=1e-10)[0]
        residual = J @ moved + p0
        if np.abs(residual).max(initial=0.0) < _CONSISTENT * (1 + np.abs(moved).max()):
            return moved
    worst = int(np.abs(residual).argmax())
    raise AnalysisError(
        f"model {numbers.system.name!r}: no velocities keep all constraints at the "
        f"start: {numbers.names[worst].removeprefix('lam_')} is off by "
        f"{residual[worst]:.3g}. The constraints contradict each other in velocities; "
        f"check those that depend on time."
    )


def choose(
    system: System,
    parameters: Sequence[float] | Array,
    t: float,
    y: Array,
    *,
    derivations: Derivations | None = None,
) -> System:
    """Return a system with the independent coordinates that fit a closed state.

    Args:
        system: A settled system.
        parameters: Values of its parameters.
        t: Time [s].
        y: A state that keeps the constraints.
        derivations: As of `settle`.
    """
    # What the user wanted, and the velocities at the start, no longer matter.
    still = replace(system, preferred=(), v_start=(0.0,) * len(system.v))
    numbers = Numbers(still, parameters, t, derivations=derivations)
    found = partition_at(numbers, numbers.J(np.array(y[: len(system.q)], dtype=float)))
    before = system.partition
    if before is None or len(found.rows) != len(before.rows):
        # Right at a singular position no choice is better than another.
        return system
    return with_partition(system, found)


def with_partition(system: System, partition: Partition) -> System:
    """Return a system that solves its constraints by a partition."""
    tree = system.tree
    if tree is not None:
        tree = replace(tree, partition=partition)
    return replace(system, partition=partition, tree=tree)
