"""Forces of contacts in a mode, as formulas, and how they change with the motion.

In a mode the set-valued laws are equations, row by row: what is held, closed or
sticking, has no acceleration; what slips has the force of friction along d; what is
open has none:

    h (A F + b) + (1 - h) (F + mu F_n d) = 0

The numbers h and d of each row are parameters, so that one function serves all modes.

References:
    Pfeiffer, Glocker (1996), Multibody Dynamics with Unilateral Contacts, chapter 5.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

import numpy as np

from symbody.dataclass import dataclass
from symbody.expr.arithmetic import div, neg, sub
from symbody.expr.blocks import linear_solve
from symbody.expr.evaluate import substitute
from symbody.expr.functions import sqrt, where
from symbody.expr.node import ONE, ZERO, Array, Const, Node, Symbol
from symbody.expr.traverse import as_vector
from symbody.model.contacts.contact import LawKind
from symbody.model.quantities import guarded
from symbody.pipeline.compiled_system import CompiledSystem
from symbody.spatial.vectors import inner, minus, plus, times
from symbody.system.laws import refuse_following

# A slip in the plane has the direction of the mode while it is slower [m/s].
_SLOW = Const(1e-9)


@final
@dataclass(frozen=True)
class LawRows:
    """The rows of a law: the normal one, -1 if none, and those of friction."""

    kind: LawKind
    normal: int
    tangents: tuple[int, ...]

    @property
    def first(self) -> int:
        """The first row."""
        return self.normal if self.normal >= 0 else self.tangents[0]


def rows_of_laws(shared: CompiledSystem) -> tuple[LawRows, ...]:
    """Return the rows of each law, in the order of the loops."""
    result, first = [], 0
    for one in shared.system.contacts:
        for rows in one.contact.rows:
            stop = first + len(rows.entries)
            is_friction = rows.kind == LawKind.FRICTION
            tangents = range(first + (not is_friction), stop)
            result.append(
                LawRows(rows.kind, -1 if is_friction else first, tuple(tangents))
            )
            first = stop
    return tuple(result)


@final
@dataclass(frozen=True)
class ModeForces:
    """Forces of contacts by the numbers of a mode: of all rows h, then of all d."""

    numbers: tuple[Symbol, ...]
    forces: dict[Symbol, Node]


def mode_forces(shared: CompiledSystem) -> ModeForces:
    """Return the formulas of the forces; none without contacts."""
    return shared.once("mode forces", lambda: _derived(shared))


def _derived(shared: CompiledSystem) -> ModeForces:
    symbols = shared.system.contact_forces
    m = len(symbols)
    if not m:
        return ModeForces((), {})
    who = f"slopes of model {shared.system.name!r}"
    refuse_following(who, shared.system, "Take differences of runs")
    held = [Symbol(f"_held_{i}") for i in range(m)]
    ways = [Symbol(f"_slip_{i}") for i in range(m)]
    results = shared.equations("contacts").results
    A, offset = results["A"], results["offset"].tolist()
    speeds, strengths = results["speed"].tolist(), results["strength"].tolist()
    G = np.full((m, m), ZERO, dtype=object)
    right: list[Node] = []
    for i, h in enumerate(held):
        G[i] = [times(h, a) for a in A[i]]
        G[i, i] = plus(G[i, i], sub(ONE, h))
        right.append(neg(times(h, offset[i])))
    for k, law in enumerate(rows_of_laws(shared)):
        own = [ways[i] for i in law.tangents]
        slips = inner(own, own)
        at = _directions([speeds[i] for i in law.tangents], own, slips)
        for i, d in zip(law.tangents, at, strict=True):
            strength = where(slips, times(strengths[3 * k], d), ZERO)
            if law.normal >= 0:
                G[i, law.normal] = plus(G[i, law.normal], strength)
            else:
                right[i] = minus(right[i], strength)
    forces = linear_solve(G, as_vector(right)).tolist()
    return ModeForces((*held, *ways), dict(zip(symbols, forces, strict=True)))


def _directions(
    speeds: Sequence[Node], ways: Sequence[Node], slips: Node
) -> Sequence[Node]:
    """Return the direction of a slip: along a line that of the mode."""
    if len(speeds) < 2:
        return ways
    moved = [plus(s, times(_SLOW, d)) for s, d in zip(speeds, ways, strict=True)]
    size = sqrt(where(slips, inner(moved, moved), ONE))
    return [div(s, size) for s in moved]


# What an event of contacts depends on, one after the other.
_PARTS = ("gap", "speed", "A", "strength", "force", "Nq", "D")


def event_parts(shared: CompiledSystem, rates: Sequence[Node]) -> dict[str, Array]:
    """Return the formulas of what an event depends on, by the numbers of a mode.

    Behind those of contacts stand "guards" and those of jumps of when clauses, as "when
    values"; last the rates, which do not change.
    """
    known, parts = mode_forces(shared).forces, dict[str, Array]()
    if shared.system.contacts:
        results = {**shared.equations("contacts").results}
        results |= shared.equations("contact response").results
        results["force"] = as_vector(list(known.values()))
        parts = {name: results[name] for name in _PARTS}
    if shared.system.whens:
        purposes = ["guards", "jumps"] if guarded(shared.system.whens) else ["jumps"]
        for purpose in purposes:
            own = shared.equations(purpose).results
            parts |= {f"when {name}": array for name, array in own.items()}
    parts["rates"] = as_vector(rates)
    return {
        name: as_vector(substitute(array.ravel().tolist(), known))
        for name, array in parts.items()
    }
