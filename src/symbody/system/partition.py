"""Dependent velocities of a constrained system, and those that they follow from."""

from __future__ import annotations

from typing import final

from symbody.dataclass import dataclass


@final
@dataclass(frozen=True)
class ConstraintBlock:
    """Some equations, solved for as many velocities; earlier blocks are known by then.

    Attributes:
        rows: Numbers of the equations.
        dependent: Numbers of the velocities of the tree.
        holonomic: Whether the equations bind positions, too.
    """

    rows: tuple[int, ...]
    dependent: tuple[int, ...]
    holonomic: bool = True


@final
@dataclass(frozen=True)
class Partition:
    """Dependent velocities in the order in which they are found, and what is left.

    Attributes:
        size: Number of velocities of the tree.
        blocks: In order of solution.
        redundant: Numbers of the equations that follow from others, set aside.
    """

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
