"""Systems without the coordinates that explicit loops make dependent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from symbody.system.closure import NamedClosure
from symbody.system.partition import Partition, Stage
from symbody.system.system import System, coordinate_rates


def without_dependents(system: System, closures: Sequence[NamedClosure]) -> System:
    """Return a system whose state holds independent coordinates only.

    Args:
        system: All coordinates of the spanning tree.
        closures: The solutions of its loops.
    """
    tree = replace(system, closures=tuple(closures))
    tree = replace(tree, partition=explicit_loop_partition(tree))
    dependent = {q for named in closures for q in named.closure.dependent}
    # A coordinate that depends on a loop is one of a joint of plain motions.
    speeds = dict(zip(coordinate_rates(system), system.q, strict=True))
    kept = [i for i, q in enumerate(system.q) if q not in dependent]
    kept_v = [j for j, v in enumerate(system.v) if speeds.get(v) not in dependent]
    return replace(
        tree,
        tree=tree,
        q=tuple(system.q[i] for i in kept),
        q_start=tuple(system.q_start[i] for i in kept),
        v=tuple(system.v[j] for j in kept_v),
        vd=tuple(system.vd[j] for j in kept_v),
        v_start=tuple(system.v_start[j] for j in kept_v),
        quaternions=tuple(kept.index(start) for start in system.quaternions),
    )


def explicit_loop_partition(tree: System) -> Partition:
    """Return the partition by the explicit loops alone."""
    number = {rate: j for j, v in enumerate(tree.v) for rate in (v,)}
    rates = dict(zip(tree.q, coordinate_rates(tree), strict=True))
    stages = []
    row = 0
    for named in tree.closures:
        closure = named.closure
        rows = tuple(range(row, row + len(closure.rows)))
        row += len(closure.rows)
        dependent = tuple(number[rates[q]] for q in closure.dependent)  # type: ignore[index]
        stages.append(Stage(rows, dependent))
    return Partition(len(tree.v), tuple(stages))


def kept_rows(system: System) -> list[int]:
    """Return the numbers of the constraints' equations that none other implies.

    They are counted from the first constraint, behind the equations of explicit loops.

    Args:
        system: A system whose partition is chosen.
    """
    assert system.partition is not None
    explicit = sum(len(named.closure.rows) for named in system.closures)
    return [i - explicit for i in system.partition.rows if i >= explicit]
