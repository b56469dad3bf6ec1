"""The assembly of a model: its loops closed, and its coordinates chosen, in numbers."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import final

import numpy as np

from symbody.closure.close_and_partition import (
    choose,
    close_and_partition,
    with_partition,
)
from symbody.closure.compiled_starts import CompiledStarts
from symbody.closure.numbers import Array, Numbers
from symbody.formalisms.derivations import Derivations
from symbody.system.coordinates import Partition
from symbody.system.system import System
from symbody.system.values import started


@final
class Assembly:
    """Closes loops and chooses independent coordinates, at values of the parameters.

    Compiled code (`starts`) does it where all is plain, else Python, which tells why.
    """

    def __init__(
        self,
        of: Derivations,
        parameters: Array,
        numbers: Callable[[float, Array], Numbers] | None,
        starts: CompiledStarts | None,
    ) -> None:
        self._of, self._parameters = of, parameters
        self._numbers, self._starts = numbers, starts

    def closed_by_code(
        self, y: Array, start: Collection[str]
    ) -> tuple[Partition, Array] | None:
        """Return the partition and the closed state; None where a look is needed."""
        if self._starts is None:
            return None
        at, closed = self._of.system.coordinates, y.copy()
        q, v, x = closed[at.q_in_y], closed[at.v_in_y], closed[at.x_in_y]
        partition = self._starts.close(q, v, x, start)
        return None if partition is None else (partition, closed)

    def closed(
        self,
        y: Array,
        start: Collection[str],
        inputs: Sequence[float] | Array = (),
    ) -> System:
        """Return the system whose constraints hold at the start, near a rough state.

        `start` names a run's given values; inputs are for conditions on accelerations.
        """
        system, at = self._of.system, self._of.system.coordinates
        if start and system.start_conditions:
            system = replace(system, start_conditions=())
        by_code = None if system.start_conditions else self.closed_by_code(y, start)
        if by_code is not None:
            system, y = with_partition(system, by_code[0]), by_code[1]
        x = y[at.x_in_y]
        system = started(system, y[at.q_in_y].tolist(), y[at.v_in_y].tolist(), x)
        if by_code is None:
            numbers = None if self._numbers is None else self._numbers(0.0, x)
            system = close_and_partition(
                system, self._parameters, x, start, numbers=numbers,
                derivations=self._of, inputs=inputs,
            )  # fmt: skip
        if self._starts is not None:
            self._starts.rank = len(system.coordinates.by_constraints.rows)
        return system

    def chosen(self, t: float, y: Array) -> System:
        """Return the system with independent coordinates that fit a closed state."""
        system, before = self._of.system, self._of.system.partition
        q, x = y[system.coordinates.q_in_y], np.array(system.x_start)
        if self._starts is not None and before is not None:
            partition = self._starts.choose(t, q, x)
            if partition is not None and len(partition.rows) == len(before.rows):
                return with_partition(system, partition)
        return (
            system if self._numbers is None else choose(system, self._numbers(t, x), q)
        )

    def posture(self, y: Array) -> int:
        """Return the side of singular positions, 1 or -1, of a closed state."""
        at = self._of.system.coordinates
        q, x, own = y[at.q_in_y], y[at.x_in_y], at.by_constraints
        if self._starts is not None:
            return self._starts.sign(q, x, own)
        if self._numbers is None:
            return 0
        part = self._numbers(0.0, x).J(q)[np.ix_(own.rows, own.dependent)]
        return round(float(np.linalg.slogdet(part).sign))
