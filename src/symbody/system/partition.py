"""Dependent velocities of a constrained system, and those that they follow from."""

from __future__ import annotations

from typing import final

from symbody.dataclass import dataclass


@final
@dataclass(frozen=True)
class Stage:
    """Some equations, solved for as many velocities; earlier stages are known by then.

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
        stages: In order of solution.
        redundant: Numbers of the equations that follow from others, set aside.
    """

    size: int
    stages: tuple[Stage, ...] = ()
    redundant: tuple[int, ...] = ()

    @property
    def dependent(self) -> tuple[int, ...]:
        """Numbers of the dependent velocities."""
        return tuple(sorted(j for stage in self.stages for j in stage.dependent))

    @property
    def independent(self) -> tuple[int, ...]:
        """Numbers of the independent velocities: one a degree of freedom."""
        dependent = set(self.dependent)
        return tuple(j for j in range(self.size) if j not in dependent)

    @property
    def rows(self) -> tuple[int, ...]:
        """Numbers of the equations that are kept."""
        return tuple(sorted(i for stage in self.stages for i in stage.rows))
