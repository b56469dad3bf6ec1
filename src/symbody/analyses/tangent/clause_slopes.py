"""Jumps of slopes by when clauses: what those of an instant do, round by round.

With new values s and impulses P of inputs the states behind are

    y' = y,    y'[s] = values(t, y),    v' = v + D P,    A P = value - speed

of which all but P is known with its changes, and those of P follow from its equation.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import final

import numpy as np

from symbody.analyses.instant.inputs import Array
from symbody.formalisms.quantities.jumps import guarded
from symbody.pipeline import CompiledModel


@final
class ClauseJumps:
    """The when clauses of a model whose discrete variables are states."""

    def __init__(self, model: CompiledModel) -> None:
        system = model.system
        self._clauses = tuple(system.whens.values())
        self._guards = [when.name for when in guarded(system)]
        places = {s: i for i, s in enumerate(system.coordinates.y)}
        self._targets = [[places[s] for s in w.changed] for w in self._clauses]
        self._v, self._speeds = system.coordinates.v_in_y, len(system.v)
        self._pushes = sum(len(when.pushed) for when in self._clauses)

    @property
    def sizes(self) -> dict[str, int]:
        """Counts of numbers of the parts of an event."""
        n, changes = self._pushes, sum(map(len, self._targets))
        sizes = {"values": changes, "impulses": n, "speeds": n, "A": n * n}
        sizes["D"] = self._speeds * n
        if self._guards:
            sizes = {"guards": len(self._guards), **sizes}
        return {f"when {name}": size for name, size in sizes.items()}

    def guards_of(self, rounds: Sequence[Sequence[str]]) -> list[tuple[str, int]]:
        """Return the clauses that have acted, each with the number of its condition.

        It is -1 where the time of the first round is fixed.
        """
        names = [name for acting in rounds for name in acting]
        numbers = {name: i for i, name in enumerate(self._guards)}
        timed = [(name, -1) for name in rounds[0] if name not in numbers]
        own = dict.fromkeys(name for name in names if name in numbers)
        return [*timed, *((name, numbers[name]) for name in own)]

    def over(
        self,
        acting: Sequence[str],
        y: Array,
        ways: Array,
        values: Array,
        changes: Array,
        places: Mapping[str, slice],
    ) -> tuple[Array, Array]:
        """Return the state behind clauses that act at once, and its changes.

        The changes (1 + n + …, columns) are those of the time, the states, and others.
        """
        n, new_ones = self._pushes, sum(map(len, self._targets))

        def part(name: str, *shape: int) -> tuple[Array, Array]:
            at, columns = places[f"when {name}"], changes.shape[1]
            return values[at].reshape(shape), changes[at].reshape(*shape, columns)

        (new, d_new), (P, dP) = part("values", new_ones), part("impulses", n)
        (speeds, d_speeds), (A, dA) = part("speeds", n), part("A", n, n)
        D, dD = part("D", self._speeds, n)
        y, ways, rows, wanted = y.copy(), ways.copy(), list[int](), list[int]()
        first = push = 0
        for when, targets in zip(self._clauses, self._targets, strict=True):
            if when.name in acting:
                y[targets] = new[first : first + len(targets)]
                ways[[1 + i for i in targets]] = d_new[first : first + len(targets)]
                rows += range(push, push + len(when.pushed))
                wanted += [push + i for i, v in enumerate(when.velocities)
                           if v is not None]  # fmt: skip
            first, push = first + len(targets), push + len(when.pushed)
        if wanted:
            P, dP = P.copy(), dP.copy()
            left, turned = P[wanted] - speeds[wanted], dP[wanted] - d_speeds[wanted]
            P[wanted] = dP[wanted] = 0.0
            own = A[np.ix_(wanted, rows)]
            P[wanted] = np.linalg.solve(A[np.ix_(wanted, wanted)], left - own @ P[rows])
            turned -= own @ dP[rows] + np.einsum(
                "ijk,j->ik", dA[np.ix_(wanted, rows)], P[rows]
            )
            dP[wanted] = np.linalg.solve(A[np.ix_(wanted, wanted)], turned)
        y[self._v] += D[:, rows] @ P[rows]
        ways[1 + self._v.start : 1 + self._v.stop] += D[:, rows] @ dP[rows] + np.einsum(
            "ijk,j->ik", dD[:, rows], P[rows]
        )
        return y, ways
