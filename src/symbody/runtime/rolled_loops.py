"""Tables of the constraints of a tree, see tree_motion.h."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping
from ctypes import Structure
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.dataclass import dataclass
from symbody.runtime.arrays import address
from symbody.runtime.functions import Entry
from symbody.runtime.loops.structures import declared

Integers = NDArray[np.int64]
# Rows of a pack.
PACK = 4


@declared("tree_motion.h", "tree_loads")
class KindOfRows(Structure):
    """A kind of loads, or of constraints."""


@final
@dataclass(frozen=True, eq=False)
class TableKind:
    """Elements with one formula, from `leaves` into `outs`; see tree_motion.h."""

    formulas: Entry
    leaves: Integers
    outs: Integers

    @property
    def memory(self) -> int:
        """The count of numbers that one of them reads and writes."""
        return int(self.leaves.shape[1] + self.outs.shape[1])

    @property
    def structure(self) -> KindOfRows:
        """This kind for the loops in C."""
        return KindOfRows(
            *self.leaves.shape, self.outs.shape[1], address(self.leaves),
            address(self.outs), self.formulas.address,
        )  # fmt: skip


@final
@dataclass(frozen=True, eq=False)
class Elimination:
    """The elimination of multipliers; see tree_motion.h for the arrays.

    `places` is where the entry of a row by a motion of an end stands.
    """

    places: Mapping[tuple[int, int], int]
    slots: Integers
    entries: Integers
    lanes: Integers
    first: Integers
    active: Integers
    packs: Integers
    up: Integers
    pushes: Integers
    block_count: int
    first_pair: Integers
    pairs: Integers
    first_front: Integers
    fronts: Integers
    front_data: Integers
    result_count: int
    parts: Integers
    part_rows: Integers
    part_columns: Integers
    dependent: Integers
    pack_parts: Integers
    pack_rows: Integers
    columns: Integers
    J_count: int
    part_memory: int

    @property
    def multiplications(self) -> int:
        """The count in an evaluation, of blocks and fronts, as a measure of work."""
        fronts = self.fronts.reshape(-1, 5)
        n, sides = fronts[:, 2], PACK * (2 + fronts[:, 1])
        dense = int((n**3 // 6 + (n * n * sides + n * sides**2) // 2).sum())
        return dense + 36 * PACK * len(self.packs) + PACK**2 * len(self.pairs)


@final
@dataclass(frozen=True, eq=False)
class ClosingTables:
    """Constraints between links of a tree, see tree_motion.h.

    `ends` are numbers of the links that they connect, from 1; `multipliers` which of
    all equations those that count are, `aside` those that follow from them, which are
    `off` if larger than that, and than `magnified` times the others.
    """

    ends: Integers
    kinds: tuple[TableKind, ...]
    multiplier_count: int
    multipliers: Integers
    aside: Integers
    off: float
    magnified: float
    elimination: Elimination


@declared("tree_motion.h", "tree_closing")
class Closing(Structure):
    """Constraints of a tree."""

    @classmethod
    def of(cls, tables: ClosingTables) -> Closing:
        """Return the structure of tables, which hold its memory, and its kinds."""
        plan, own = tables.elimination, cls()
        kinds = (KindOfRows * len(tables.kinds))(*(k.structure for k in tables.kinds))
        own.kinds_kept = kinds
        for name, *_ in cls._fields_:
            value = getattr(tables, name, getattr(plan, name, None))
            if name != "kinds" and value is not None:
                is_array = isinstance(value, np.ndarray)
                setattr(own, name, address(value) if is_array else value)
        own.row_count, own.aside_count = len(tables.multipliers), len(tables.aside)
        own.end_count, own.entry_count = len(tables.ends), len(plan.entries)
        own.pack_count, own.present_count = len(plan.lanes), len(plan.packs)
        own.part_count = len(plan.parts)
        own.kind_count, own.kinds = len(kinds), ctypes.addressof(kinds)
        own.memory = max((kind.memory for kind in tables.kinds), default=0)
        return own
