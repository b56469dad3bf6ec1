"""Derivation of the accelerations of a system by a formalism of choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias, final, get_args

import numpy as np

from symbody.equations import Equations
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
from symbody.formalisms import articulated, composite, explicit, recursive, tmt
from symbody.formalisms.factorization import solve
from symbody.formalisms.inverse import inverse_dynamics
from symbody.formalisms.kinematics import forward_pass
from symbody.formalisms.loads_on_tree import applied_loads
from symbody.formalisms.measured import Measured
from symbody.formalisms.state_rates import state_rates
from symbody.formalisms.tree import Tree, build_tree, parallel_groups
from symbody.spatial.vectors import minus
from symbody.system.system import System, coordinate_rates, driven_links

Formalism: TypeAlias = Literal[
    "auto", "explicit", "recursive", "composite", "articulated", "tmt"
]
# Beyond this size M has so many entries that order n wins without looking.
_LARGEST_DENSE = 60
# The closed formulas of small systems may be the shortest; those of large ones explode.
_LARGEST_CLOSED = 3


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
    """

    formalism: str
    merged: bool
    vd: tuple[Node, ...]
    M: Array | None
    c: tuple[Node, ...] | None
    tau: tuple[Node, ...]
    marks: tuple[tuple[int, str], ...]

    def cost(self, parameters: Sequence[Symbol]) -> int:
        """Return the operations of the accelerations that parameters do not settle."""
        return _running_operations(self.vd, parameters)


def arguments_of(system: System) -> dict[str, tuple[Symbol, ...]]:
    """Return the groups of symbols that equations of a system depend on."""
    return {
        "t": (system.t,),
        "q": system.q,
        "v": system.v,
        "x": system.x,
        "u": system.u,
        "p": system.p,
    }


def derive_dynamics(
    system: System, formalism: Formalism = "auto", *, merge: bool | None = None
) -> Equations:
    """Derive the equations of motion M vd + c = tau, solved for vd.

    Args:
        system: The system; a tree.
        formalism: Which way; "auto" takes the one with the fewest operations.
        merge: Whether links with parallel axes share a frame; None for what is
            shorter.

    Returns:
        Equations with the results "qd", "vd", "tau" and, unless the formalism is
        "articulated", "M" and "c".

    Raises:
        DerivationError: The formalism is unknown.
    """
    best = best_derivation(system, formalism, merge=merge)
    results = {
        "qd": _array(coordinate_rates(system)),
        "vd": _array(best.vd),
        "xd": _array(state_rates(system, best.vd, merge=best.merged)),
        "tau": _array(best.tau),
    }
    if best.M is not None and best.c is not None:
        results |= {"M": best.M, "c": _array(best.c)}
    return Equations(
        name=system.name,
        formalism=best.formalism + (", parallel axes merged" if best.merged else ""),
        arguments=arguments_of(system),
        results=results,
        labels={
            "qd": tuple(f"d/dt {s.name}" for s in system.q),
            "vd": tuple(s.name for s in system.vd),
            "xd": tuple(f"d/dt {s.name}" for s in system.x),
            "c": tuple(s.name for s in system.v),
            "tau": tuple(s.name for s in system.v),
        },
        marks=best.marks,
    )


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
    merges = _merges(system, merge)
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


def _merges(system: System, merge: bool | None) -> tuple[bool, ...]:
    if merge is not None:
        return (merge,)
    return (True, False) if any(parallel_groups(list(system.links))) else (False,)


def derive_by(system: System, formalism: str, *, merge: bool) -> Derivation:
    """Derive the accelerations by one formalism."""
    marks: list[tuple[int, str]] = []

    def mark(title: str) -> None:
        marks.append((next_serial(), title))

    if not system.v:
        return Derivation(formalism, merge, (), _array(()).reshape(0, 0), (), (), ())
    mark("kinematics")
    tree = build_tree(system, merge=merge)
    if formalism in ("explicit", "tmt"):
        way = explicit if formalism == "explicit" else tmt
        M, c, tau = way.equations_of_motion(system, Measured(system, tree))
        dense = _by_members(tree, M)
        mark("accelerations")
        vd = solve(tree, dense, [minus(t, b) for t, b in zip(tau, c, strict=True)])
        return Derivation(
            formalism, merge, tuple(vd), M, tuple(c), tuple(tau), tuple(marks)
        )
    motion = forward_pass(tree, accelerated=False)
    mark("forces")
    applied = applied_loads(system, tree, Measured(system, tree, motion))
    tau = [applied.joint[member.index] for member in tree.free()]
    if formalism == "articulated":
        mark("articulated bodies")
        vd = articulated.forward_dynamics(tree, motion, applied)
        return Derivation(
            formalism, merge, tuple(vd), None, None, tuple(tau), tuple(marks)
        )
    mark("bias")
    bias = inverse_dynamics(tree, motion, applied)
    c = [bias[member.index - 1] for member in tree.free()]
    mark("mass matrix")
    lower = _MASS_MATRIX[formalism](tree)
    mark("accelerations")
    vd = solve(tree, lower, [minus(t, b) for t, b in zip(tau, c, strict=True)])
    M = _full(tree, lower)
    return Derivation(
        formalism, merge, tuple(vd), M, tuple(c), tuple(tau), tuple(marks)
    )


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


def _array(nodes: Sequence[Node]) -> Array:
    array = np.empty(len(nodes), dtype=object)
    array[:] = nodes
    return array


def derive_inverse(system: System, *, merge: bool | None = None) -> Equations:
    """Derive tau = M vd + c, the generalized forces that a motion needs.

    Forces of loads in joints count as applied already.

    Returns:
        Equations with the extra argument "vd" and the results "tau", of the free
        velocities, and "drive", of the driven ones.
    """
    candidates = [_inverse_by(system, merge=m) for m in _merges(system, merge)]
    if len(candidates) == 1:
        return candidates[0]
    return min(
        candidates,
        key=lambda e: _running_operations(e.results["tau"].tolist(), system.p),
    )


def _running_operations(roots: Sequence[Node], parameters: Sequence[Symbol]) -> int:
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


def _inverse_by(system: System, *, merge: bool) -> Equations:
    marks = [(next_serial(), "kinematics")]
    tree = build_tree(system, merge=merge)
    motion = forward_pass(tree, accelerated=True)
    marks.append((next_serial(), "forces"))
    applied = applied_loads(system, tree, Measured(system, tree, motion))
    needed = inverse_dynamics(tree, motion, applied)
    tau = [minus(n, applied.joint[i]) for i, n in enumerate(needed, start=1)]
    free = [tau[m.index - 1] for m in tree.members if not m.driven]
    drive = [tau[link.index - 1] for link in driven_links(system)]
    return Equations(
        name=system.name,
        formalism="inverse" + (", parallel axes merged" if merge else ""),
        arguments={**arguments_of(system), "vd": system.vd},
        results={"tau": _array(free), "drive": _array(drive)},
        labels={"tau": tuple(s.name for s in system.v), "drive": drive_names(system)},
        marks=tuple(marks),
    )


def drive_names(system: System) -> tuple[str, ...]:
    """Return the names of the driven velocities, in the order of the links."""
    names = []
    for joint in system.joints:
        driven = [d is not None for d in joint.drives]
        if any(driven):
            names += [v.name for v, d in zip(joint.v, driven, strict=True) if d]
    return tuple(names)
