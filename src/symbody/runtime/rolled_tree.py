"""The accelerations of a tree as machine code that loops over tables of its links.

Its constraints are tables as well, see tree_motion.h.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping
from ctypes import Structure, c_void_p
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.dataclass import dataclass
from symbody.program.program import Program
from symbody.runtime.arrays import Vector, address
from symbody.runtime.functions import Entry, Signature, packed_text
from symbody.runtime.loops.library import library
from symbody.runtime.loops.structures import declared, structure
from symbody.runtime.machine_code import Code, addresses_of, machine_code

Integers = NDArray[np.int32]
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


# How many threads find scratch memory.
_SLOTS = 8
# Of the loads of a link, and of its place; see tree_motion.h.
ALONG, LINEAR, TORQUE, FORCE_NUMBERS = 0, 1, 4, 8
PLACE_AXES, PLACE_ORIGIN, PLACE_VELOCITY, PLACE_SPIN, PLACE_NUMBERS = 0, 12, 16, 20, 24
# Of links in a plane.
FLAT_NUMBERS, FLAT_BODY = 12, 32
# Where loads read from: constants, state, inputs, parameters, places of links.
POOLS = 5
_CALLED = (
    "tree_motion_rates", "tree_motion_accelerations", "tree_motion_energy",
    "tree_motion_inverse", "tree_motion_constants", "tree_motion_correction",
    "tree_motion_multipliers",
)  # fmt: skip


_Tree = structure("tree_motion.h", "tree_motion")


@final
@dataclass(frozen=True, eq=False)
class LoadTables:
    """Loads by formula, one or eight numbers a link; `placed` ones look at places."""

    force_numbers: int
    kinds: tuple[TableKind, ...]
    placed: bool


@final
@dataclass(frozen=True, eq=False)
class Tables:
    """A tree as tables, see tree_motion.h.

    `steps` say how table entries follow from parameters, by operations and operands,
    with `numbers` as constants; `entries` which step gives each entry, -1 for zero.
    `forces` are by t, y, u and p the rates of states and the motion of driven links;
    `normal` the axis of the world normal to all motions, or -1.
    """

    nq: int
    nv: int
    nx: int
    driven: int
    nu: int
    links: Integers
    steps: Integers
    numbers: Vector
    entries: Integers
    loads: LoadTables | None
    forces: Entry | None
    normal: int
    closing: ClosingTables | None


@final
class RolledTree:
    """Machine code of a tree, with scratch memory for eight threads, or more."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        forces, closing = tables.forces, tables.closing
        self._loops = library("tree_motion")
        self._tree = _Tree(
            count=len(tables.links), nq=tables.nq, nv=tables.nv, nx=tables.nx,
            driven=tables.driven, nu=tables.nu,
            links=address(tables.links), step_count=len(tables.steps),
            steps=address(tables.steps), numbers=address(tables.numbers),
            entries=address(tables.entries), constant_count=len(tables.entries),
            normal=tables.normal,
            forces=forces and forces.address,
            forces_constants=forces and forces.addresses.constants,
        )  # fmt: skip
        if tables.loads is not None:
            tree, kinds = self._tree, tables.loads.kinds
            self._kinds = (KindOfRows * len(kinds))(*(k.structure for k in kinds))
            tree.force_numbers = tables.loads.force_numbers
            tree.placed = tables.loads.placed
            tree.load_memory = max((kind.memory for kind in kinds), default=0)
            tree.kind_count, tree.kinds = len(kinds), ctypes.addressof(self._kinds)
        if closing is not None:
            self._closing = Closing.of(closing)
            self._tree.closing = ctypes.addressof(self._closing)
        size = self._loops.tree_motion_work(ctypes.addressof(self._tree))
        # Memory is had from the system when it is first written to.
        self._slots = [np.empty(size) for _ in range(_SLOTS)]
        for i, slot in enumerate(self._slots):
            self._tree.slots[i] = address(slot)

    @property
    def constants(self) -> int:
        """The number of numbers that are computed from parameters."""
        tables = self.tables
        flat = FLAT_NUMBERS * len(tables.links) if tables.normal >= 0 else 0
        own = tables.forces.signature.constants if tables.forces else 0
        return len(tables.entries) + flat + own

    def lacking(self, t: float, y: Vector, p: Vector) -> int | None:
        """Return the number of the last link without inertia, from 0; None for none."""
        tree, arrays = self._arguments(y, p)
        result = self._loops.tree_motion_lacking(tree, t, *map(address, arrays))
        return None if result < 0 else int(result)

    def rows(self, t: float, y: Vector, p: Vector) -> tuple[Vector, Vector]:
        """Return residuals of constraints, and their Jacobian by the velocities."""
        closing = self.tables.closing
        m, nv = len(closing.multipliers) if closing else 0, self.tables.nv
        phi, J = np.empty(m), np.empty((m, nv))
        tree, arrays = self._arguments(y, p)
        self._loops.tree_motion_rows(tree, t, *map(address, (*arrays, phi, J)))
        return phi, J

    def _arguments(self, y: Vector, p: Vector) -> tuple[int, tuple[Vector, ...]]:
        """Return the address of the tree, and state, parameters and constants."""
        y, p = (np.ascontiguousarray(a, dtype=float) for a in (y, p))
        k, tree = np.empty(self.constants), ctypes.addressof(self._tree)
        self._loops.tree_motion_constants(tree, address(p), address(k))
        return tree, (y, p, k)

    def entry(
        self,
        signature: Signature,
        again: Callable[[], Entry],
        lowered: Callable[[], Program],
    ) -> Entry:
        """Return a function of the tree.

        It is of (t, y, u, p) with the result "yd" or "energy", or of (t, q, v, u, p),
        or with x before u, with the accelerations, or of these and vd with the forces
        "tau". `again` makes the same in another process.
        """
        name = signature.name
        called = {one: self._loops.code.find(one) for one in _CALLED}
        code = machine_code(_module(signature, self.tables.nq), called)
        c_void_p.from_address(code.find(f"{name}.tree")).value = ctypes.addressof(
            self._tree
        )
        addresses = {name: addresses_of(name, code.find, code.find)}
        own = Code(addresses, (self, code, self.tables))
        return Entry(signature, own, again, lowered, is_written=False)


def _module(signature: Signature, nq: int) -> str:
    """Return the text of a function that hands the tree over, and of what it needs."""
    name, arrays = signature.name, [slot.name for slot in signature.arrays]
    (result,) = signature.results
    called = {
        "yd": "rates", "energy": "energy", "vd": "accelerations", "tau": "inverse",
        "state": "correction", "lam": "multipliers",
    }[result.name]  # fmt: skip
    values = ", ".join(f"ptr %{array}" for array in [*arrays, "k", "out"])
    passed = values + (", ptr %rates" if called == "rates" else "")
    if called in ("accelerations", "inverse") and "x" not in arrays:
        passed = passed.replace("ptr %u", "ptr null, ptr %u")
    velocities = nq if called == "rates" else 0
    declared = ", ".join(["ptr"] * len(passed.split(", ")))
    return "\n".join(
        [
            f"; {name}: a loop over the links of a tree",
            f"@{name}.tree = global ptr null",
            f"declare void @tree_motion_{called}(ptr, double, {declared})",
            "declare void @tree_motion_constants(ptr, ptr, ptr)",
            f"define void @{name}(double %t, {values}) {{",
            f"  %tree = load ptr, ptr @{name}.tree",
            f"  %rates = getelementptr double, ptr %out, i64 {velocities}",
            f"  call void @tree_motion_{called}(ptr %tree, double %t, {passed})",
            "  ret void",
            "}",
            f"define void @{name}_constants(ptr %p, ptr %k) {{",
            f"  %tree = load ptr, ptr @{name}.tree",
            "  call void @tree_motion_constants(ptr %tree, ptr %p, ptr %k)",
            "  ret void",
            "}",
            packed_text(name, ["t", *arrays, "k", "out"], ["t"]),
        ]
    )
