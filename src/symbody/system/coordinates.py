"""Places of coordinates, velocities and equations; partitions of the velocities.

The spanning tree has all coordinates that are not driven; the state has those of them
that no explicit loop makes dependent. Equations are counted in one list of rows, those
of explicit loops first, then those of constraints. Which number one of them has in the
tree, in the state, in y and among the rows, only this map knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from typing import final

from symbody.dataclass import dataclass
from symbody.errors import DerivationError
from symbody.expr.node import Node, Symbol
from symbody.model.loops.path import LoopSolution


@final
@dataclass(frozen=True)
class NamedSolution:
    """The solution of a loop of the model, and its dependent coordinates at the start.

    The formulas are of time, parameters, independent coordinates and the dependent ones
    of loops before this one.
    """

    name: str
    solution: LoopSolution
    start: tuple[float, ...]


@final
@dataclass(frozen=True)
class ConstraintBlock:
    """Equations solved for as many velocities; `holonomic` ones bind positions, too."""

    rows: tuple[int, ...]
    dependent: tuple[int, ...]
    holonomic: bool = True


@final
@dataclass(frozen=True)
class Partition:
    """Dependent velocities in order of solution; `redundant` equations follow."""

    size: int
    blocks: tuple[ConstraintBlock, ...] = ()
    redundant: tuple[int, ...] = ()

    @property
    def dependent(self) -> tuple[int, ...]:
        """Numbers of the dependent velocities."""
        return tuple(sorted(j for block in self.blocks for j in block.dependent))

    @property
    def independent(self) -> tuple[int, ...]:
        """Numbers of the independent velocities: one a degree of freedom."""
        dependent = set(self.dependent)
        return tuple(j for j in range(self.size) if j not in dependent)

    @property
    def rows(self) -> tuple[int, ...]:
        """Numbers of the equations that are kept."""
        return tuple(sorted(i for block in self.blocks for i in block.rows))


@final
@dataclass(frozen=True)
class Coordinates:
    """The map of the coordinates, velocities and rows of one system.

    The state has q, v and the extra states x; `tree_…` are of the spanning tree,
    `driven_…` follow formulas of time and are in neither. `loops` are in order of
    evaluation; `partition` is of `tree_v` by loops and constraints, None until it is
    chosen.
    """

    model: str
    q: tuple[Symbol, ...]
    v: tuple[Symbol, ...]
    x: tuple[Symbol, ...]
    tree_q: tuple[Symbol, ...]
    tree_v: tuple[Symbol, ...]
    tree_rates: tuple[Node, ...]
    driven_q: tuple[Symbol, ...]
    driven_v: tuple[Symbol, ...]
    loops: tuple[NamedSolution, ...]
    partition: Partition | None

    @cached_property
    def velocity_of(self) -> dict[Symbol, Symbol]:
        """The velocity of each coordinate whose rate is one: of all but quaternions."""
        rates = zip(self.tree_q, self.tree_rates, strict=True)
        return {q: rate for q, rate in rates if isinstance(rate, Symbol)}

    @cached_property
    def coordinate_of(self) -> dict[Symbol, Symbol]:
        """The coordinate that each velocity is the rate of."""
        return {v: q for q, v in self.velocity_of.items()}

    @cached_property
    def q_in_tree(self) -> tuple[int, ...]:
        """Numbers in the tree of the state's coordinates."""
        return _numbers(self.tree_q, self.q)

    @cached_property
    def v_in_tree(self) -> tuple[int, ...]:
        """Numbers in the tree of the state's velocities."""
        return _numbers(self.tree_v, self.v)

    @property
    def y(self) -> tuple[Symbol, ...]:
        """The state: coordinates, velocities, extra states."""
        return (*self.q, *self.v, *self.x)

    @cached_property
    def q_in_y(self) -> slice:
        """The places of the coordinates in the state."""
        return slice(0, len(self.q))

    @cached_property
    def v_in_y(self) -> slice:
        """The places of velocities in the state, and of accelerations in its rate."""
        return slice(len(self.q), len(self.q) + len(self.v))

    @cached_property
    def x_in_y(self) -> slice:
        """The places of the extra states in the state."""
        return slice(self.v_in_y.stop, self.size)

    @cached_property
    def size(self) -> int:
        """Number of entries of the state."""
        return len(self.q) + len(self.v) + len(self.x)

    @cached_property
    def loop_rows(self) -> int:
        """Number of the rows of explicit loops, which come first."""
        return sum(len(named.solution.rows) for named in self.loops)

    @cached_property
    def by_loops(self) -> Partition:
        """The partition of the tree's velocities by the explicit loops alone."""
        number = {v: j for j, v in enumerate(self.tree_v)}
        blocks = []
        row = 0
        for named in self.loops:
            rows = tuple(range(row, row + len(named.solution.rows)))
            row += len(rows)
            speeds = [self.velocity_of[q] for q in named.solution.dependent]
            blocks.append(ConstraintBlock(rows, tuple(number[v] for v in speeds)))
        return Partition(len(self.tree_v), tuple(blocks))

    @property
    def chosen(self) -> Partition:
        """The partition of the tree's velocities, or raise DerivationError."""
        if self.partition is None:
            raise DerivationError(
                f"system {self.model!r}: its constraints cannot be solved before it is "
                f"chosen which velocities depend on which. Pass the system "
                f"through `close_and_partition`, as `symbody.derive` and "
                f"`symbody.compile_model` do."
            )
        return self.partition

    @cached_property
    def by_constraints(self) -> Partition:
        """The partition without loops, in numbers of the state and constraint rows."""
        chosen, first = self.chosen, self.loop_rows
        number = {j: k for k, j in enumerate(self.v_in_tree)}
        blocks = tuple(
            replace(
                block,
                rows=tuple(i - first for i in block.rows),
                dependent=tuple(number[j] for j in block.dependent),
            )
            for block in chosen.blocks[len(self.by_loops.blocks) :]
        )
        redundant = tuple(i - first for i in chosen.redundant)
        return Partition(len(self.v), blocks, redundant)

    def with_loops(
        self, blocks: Sequence[ConstraintBlock], redundant: Sequence[int]
    ) -> Partition:
        """Return the tree's partition, loops first, from blocks in state numbers."""
        first = self.loop_rows
        moved = tuple(
            ConstraintBlock(
                tuple(first + i for i in block.rows),
                tuple(self.v_in_tree[j] for j in block.dependent),
                block.holonomic,
            )
            for block in blocks
        )
        rows = tuple(first + i for i in redundant)
        return Partition(len(self.tree_v), (*self.by_loops.blocks, *moved), rows)

    def velocities(self, numbers: Sequence[int]) -> tuple[Symbol, ...]:
        """Return velocities by their numbers in the tree, as partitions have them."""
        return tuple(self.tree_v[j] for j in numbers)

    @property
    def independent(self) -> tuple[Symbol, ...]:
        """The chosen independent velocities: one a degree of freedom."""
        return self.velocities(self.chosen.independent)

    @property
    def independent_in_tree(self) -> tuple[int, ...]:
        """Numbers in the tree of the independent velocities, or those of no loop."""
        return (self.partition or self.by_loops).independent

    @property
    def loop_dependent(self) -> tuple[Symbol, ...]:
        """The coordinates that follow from explicit loops, in order of evaluation."""
        return tuple(q for named in self.loops for q in named.solution.dependent)


def _numbers(of_all: tuple[Symbol, ...], some: tuple[Symbol, ...]) -> tuple[int, ...]:
    number = {s: i for i, s in enumerate(of_all)}
    return tuple(number[s] for s in some)
