"""Forces and impulses by set-valued laws, solved in compiled code at one instant."""

from __future__ import annotations

import ctypes
from dataclasses import field
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.dataclass import dataclass
from symbody.runtime.arrays import Vector, address
from symbody.runtime.loops.library import library
from symbody.runtime.loops.structures import ContactStatus, LawProblem

# Columns of the table of laws: kind, first row, tangent rows, flags.
LAW_COLUMNS = 4
# So many combinations of modes are tried where pivots find no forces.
_COMBINATIONS = 4096
# Flag of a law whose impacts are by Poisson's law in place of Newton's.
POISSON = 1


@final
@dataclass(eq=False)
class ContactLaws:
    """Laws with the memory of their solution, used by one thread.

    A row of `table` (L, 4) has a ContactKind, the first row, the number of tangent rows
    behind the normal one, and flags; one of `numbers` (L, 3) coefficients of kinetic
    and static friction, of dry friction the forces themselves, and restitution.
    """

    table: NDArray[np.int64]
    numbers: Vector
    rows: int
    modes: NDArray[np.int64] = field(init=False)
    directions: Vector = field(init=False)  # of slip, by row
    forces: Vector = field(init=False)
    accelerations: Vector = field(init=False)

    def __post_init__(self) -> None:
        laws, m, loop = len(self.table), self.rows, library("contact")
        self.table = np.ascontiguousarray(self.table, dtype=np.int64)
        self.numbers = np.ascontiguousarray(self.numbers, dtype=float)
        assert self.table.shape == (laws, LAW_COLUMNS)
        assert self.numbers.shape == (laws, 3)
        self.modes = np.zeros(laws, np.int64)
        self.directions, self.forces = np.zeros(m), np.zeros(m)
        self.accelerations = np.zeros(m)
        self._offset, self._least = np.zeros(m), np.zeros(laws)
        self._presence = np.zeros(laws, np.int64)
        self._energy = np.zeros(laws)
        self._work = np.zeros(max(1, loop.law_work(m)))
        self._places = np.zeros(max(1, loop.law_places(m)), np.int64)
        self.structure = LawProblem(
            laws=laws, rows=m, table=address(self.table), numbers=address(self.numbers),
            offset=address(self._offset), presence=address(self._presence),
            least=address(self._least), modes=address(self.modes),
            directions=address(self.directions), forces=address(self.forces),
            accelerations=address(self.accelerations), work=address(self._work),
            places=address(self._places), combinations=_COMBINATIONS,
        )  # fmt: skip

    def solve(
        self, A: Vector, offset: Vector, presence: NDArray[np.int64]
    ) -> ContactStatus:
        """Write forces, accelerations and modes; what laws do is LAW_ABSENT, ..."""
        pointer = self._set(A, offset, presence)
        return ContactStatus(library("contact").law_solve(pointer))

    def impact(
        self, A: Vector, speeds: Vector, presence: NDArray[np.int64]
    ) -> tuple[ContactStatus, Vector]:
        """Write impulses in `forces`, and the speeds behind; return what laws take [J].

        The speeds stand in `accelerations`.
        """
        pointer = self._set(A, speeds, presence)
        status = library("contact").law_impact(pointer, address(self._energy))
        return ContactStatus(status), self._energy.copy()

    def _set(self, A: Vector, offset: Vector, presence: NDArray[np.int64]) -> int:
        self._A = np.ascontiguousarray(A, dtype=float)
        assert self._A.shape == (self.rows, self.rows)
        self.structure.A = address(self._A)
        self._offset[:], self._presence[:] = offset, presence
        return ctypes.addressof(self.structure)
