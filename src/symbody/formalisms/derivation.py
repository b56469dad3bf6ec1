"""One way of derivation, and the choice among all: M, c, tau, and the accelerations."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias, final, get_args

import numpy as np

from symbody.errors import DerivationError
from symbody.expr.node import (
    NEG,
    ZERO,
    Apply,
    Array,
    Const,
    Node,
    Symbol,
    next_serial,
)
from symbody.expr.traverse import reachable
from symbody.formalisms import (
    articulated,
    articulated_loops,
    composite,
    explicit,
    recursive,
    tmt,
)
from symbody.formalisms.constrained import (
    Reduced,
    chosen_partition,
    dot_row,
    elimination_of,
    reduce_dynamics,
)
from symbody.formalisms.constraints import constraint_rows
from symbody.formalisms.elimination import multipliers
from symbody.formalisms.factorization import solve
from symbody.formalisms.inverse import inverse_dynamics
from symbody.formalisms.kinematics import Motion, forward_pass
from symbody.formalisms.loads_on_tree import Applied, applied_loads
from symbody.formalisms.measured import Measured
from symbody.formalisms.tree import (
    Tree,
    build_tree,
    parallel_groups,
    with_accelerations,
)
from symbody.formalisms.without_inertia import InertiaCheck, start_values
from symbody.formalisms.zero_pivot import ZeroPivotError
from symbody.spatial.vectors import minus, plus
from symbody.system.system import System

Formalism: TypeAlias = Literal[
    "auto", "explicit", "recursive", "composite", "articulated", "tmt"
]
# Beyond this size M has so many entries that order n wins without looking.
_LARGEST_DENSE = 60
# The closed formulas of small systems may be the shortest; those of large ones explode.
_LARGEST_CLOSED = 3
# With loops, too: the reduced system is as full as M.
_LARGEST_REDUCED = 20


@final
@dataclass(frozen=True)
class Derivation:
    """The result of one way of derivation.

    Attributes:
        formalism: Which way.
        merged: Whether links with parallel axes share a frame.
        vd: Accelerations of the free velocities.
        M: Mass matrix, shape (nv, nv); None for the order-n formalism.
        c: Bias; None for the order-n formalism.
        tau: Generalized joint forces.
        marks: (serial, title) of the steps.
        lam: Multipliers of the constraints, by name.
        reduced: M_r and F_r of a constrained system.
    """

    formalism: str
    merged: bool
    vd: tuple[Node, ...]
    M: Array | None
    c: tuple[Node, ...] | None
    tau: tuple[Node, ...]
    marks: tuple[tuple[int, str], ...]
    lam: Mapping[str, Node] = field(default_factory=dict)
    reduced: Reduced | None = None

    def cost(self, parameters: Sequence[Symbol]) -> int:
        """Return the operations of the accelerations that parameters do not settle."""
        return running_operations(self.vd, parameters)


def best_derivation(
    system: System, formalism: Formalism = "auto", *, merge: bool | None = None
) -> Derivation:
    """Return the derivation with the fewest operations among those asked for.

    Raises:
        DerivationError: The formalism is unknown.
    """
    if formalism not in get_args(Formalism):
        known = ", ".join(get_args(Formalism))
        raise DerivationError(
            f"formalism {formalism!r}: unknown. Known formalisms: {known}."
        )
    merges = merges_of(system, merge)
    candidates = [
        derive_by(system, name, merge=m)
        for name in _candidates(system, formalism)
        for m in merges
        if m is merges[0] or name not in ("explicit", "tmt")
    ]
    if len(candidates) == 1:
        return candidates[0]
    return min(candidates, key=lambda derivation: derivation.cost(system.p))


def _candidates(system: System, formalism: Formalism) -> Sequence[str]:
    if formalism != "auto":
        return (formalism,)
    n = len(system.v)
    if system.constrained:
        if n > _LARGEST_REDUCED:
            return ("articulated",)
        return ("composite", "articulated")
    if n > _LARGEST_DENSE:
        return ("articulated",)
    if n > _LARGEST_CLOSED:
        dense, order_n = _estimates(system)
        return ("articulated",) if dense > 2 * order_n else ("composite", "articulated")
    return ("composite", "recursive", "articulated", "explicit")


def _estimates(system: System) -> tuple[float, float]:
    """Return roughly the operations by composite bodies and by articulated bodies.

    Fitted to chains of 7 to 30 spatial links; a factor of two is decided by it, no
    less: forces are handed down to each of the links below, and eliminating a link
    touches each pair of them.
    """
    depth = [0]
    for link in system.links:
        depth.append(depth[link.parent] + 1)
    n = len(system.links)
    return 165 * n + sum(22 * d + d * d for d in depth), 280 * n


def merges_of(system: System, merge: bool | None) -> tuple[bool, ...]:
    """Return the ways to try: with merged frames, without, or both."""
    if merge is not None:
        return (merge,)
    return (True, False) if any(parallel_groups(list(system.links))) else (False,)


def derive_by(system: System, formalism: str, *, merge: bool) -> Derivation:
    """Derive the accelerations by one formalism.

    Raises:
        DerivationError: The mass matrix is singular, whatever parameters and motion.
    """
    try:
        return _derive_by(system, formalism, merge=merge)
    except ZeroPivotError as error:
        message = InertiaCheck(system).message(start_values(system))
        if message is None:
            raise
        who = f"model {system.name!r}"
        raise DerivationError(f"{who}: {message}") from error


def _derive_by(system: System, formalism: str, *, merge: bool) -> Derivation:
    marks: list[tuple[int, str]] = []

    def mark(title: str) -> None:
        marks.append((next_serial(), title))

    if not system.v:
        return Derivation(formalism, merge, (), _no_matrix(), (), (), ())
    mark("kinematics")
    tree = build_tree(system, merge=merge)
    if formalism in ("explicit", "tmt"):
        way = explicit if formalism == "explicit" else tmt
        full, c, tau = way.equations_of_motion(system, Measured(system, tree))
        lower = _by_members(tree, full)
    else:
        motion = forward_pass(tree, accelerated=False)
        mark("forces")
        applied = applied_loads(system, tree, Measured(system, tree, motion))
        tau = [applied.joint[member.index] for member in tree.free()]
        if formalism == "articulated" and system.constrained:
            return _articulated_loops(system, tree, motion, applied, merge, marks)
        if formalism == "articulated":
            mark("articulated bodies")
            vd = tuple(articulated.forward_dynamics(tree, motion, applied))
            return Derivation(
                formalism, merge, vd, None, None, tuple(tau), tuple(marks)
            )
        mark("bias")
        bias = inverse_dynamics(tree, motion, applied)
        c = [bias[member.index - 1] for member in tree.free()]
        mark("mass matrix")
        lower = _MASS_MATRIX[formalism](tree)
        full = _full(tree, lower)
    lam: dict[str, Node] = {}
    reduced: Reduced | None = None
    if system.constrained:
        vd, lam, reduced = _constrained(system, full, c, tau, mark)
    else:
        mark("accelerations")
        forces = [minus(t, b) for t, b in zip(tau, c, strict=True)]
        vd = tuple(solve(tree, lower, forces))
    return Derivation(
        formalism, merge, vd, full, tuple(c), tuple(tau), tuple(marks), lam, reduced
    )


def _articulated_loops(
    system: System,
    tree: Tree,
    motion: Motion,
    applied: Applied,
    merge: bool,
    marks: list[tuple[int, str]],
) -> Derivation:
    """Derive the accelerations of a system with loops by articulated bodies."""
    partition = chosen_partition(system)
    marks.append((next_serial(), "constraints"))
    rows = constraint_rows(system)
    elimination = elimination_of(system, rows, partition)
    marks.append((next_serial(), "articulated bodies"))
    vd = articulated_loops.forward_dynamics(tree, motion, applied, elimination)
    marks.append((next_serial(), "multipliers"))
    moving = with_accelerations(tree, vd)
    needed = inverse_dynamics(moving, forward_pass(moving, accelerated=True), applied)
    tau = [applied.joint[member.index] for member in tree.free()]
    numbers = [member.index for member in tree.free()]
    forces = {j: minus(needed[numbers[j] - 1], tau[j]) for j in partition.dependent}
    lam = multipliers(rows, elimination, forces)
    return Derivation(
        "articulated",
        merge,
        tuple(vd),
        None,
        None,
        tuple(tau),
        tuple(marks),
        dict(zip(rows.names, lam, strict=True)),
    )


def _constrained(
    system: System,
    M: Array,
    c: Sequence[Node],
    tau: Sequence[Node],
    mark: Callable[[str], None],
) -> tuple[tuple[Node, ...], dict[str, Node], Reduced]:
    """Return accelerations, multipliers and the reduced system."""
    partition = chosen_partition(system)
    mark("constraints")
    rows = constraint_rows(system)
    elimination = elimination_of(system, rows, partition)
    mark("reduction")
    reduced = reduce_dynamics(M, c, tau, elimination)
    mark("multipliers")
    forces = {
        j: minus(plus(dot_row(M[j], reduced.vd), c[j]), tau[j])
        for j in partition.dependent
    }
    lam = multipliers(rows, elimination, forces)
    return reduced.vd, dict(zip(rows.names, lam, strict=True)), reduced


def _no_matrix() -> Array:
    return np.empty((0, 0), dtype=object)


_MASS_MATRIX: dict[str, Callable[[Tree], dict[tuple[int, int], Node]]] = {
    "composite": composite.mass_matrix,
    "recursive": recursive.mass_matrix,
}


def _by_members(tree: Tree, M: Array) -> dict[tuple[int, int], Node]:
    free = tree.free()
    return {
        (free[i].index, free[j].index): M[i, j]
        for i in range(len(free))
        for j in range(i + 1)
        if M[i, j] is not ZERO
    }


def _full(tree: Tree, lower: dict[tuple[int, int], Node]) -> Array:
    row = {member.index: i for i, member in enumerate(tree.free())}
    M = np.full((len(row), len(row)), ZERO, dtype=object)
    for (i, k), entry in lower.items():
        M[row[i], row[k]] = M[row[k], row[i]] = entry
    return M


def running_operations(roots: Sequence[Node], parameters: Sequence[Symbol]) -> int:
    """Return how many operations depend on more than parameters."""
    settled: set[Node] = set(parameters)
    count = 0
    for node in reachable(list(roots)):
        if not isinstance(node, Apply):
            if isinstance(node, Const):
                settled.add(node)
        elif settled.issuperset(node.args):
            settled.add(node)
        elif node.op is not NEG:
            count += 1
    return count
