"""The accelerations of a tree as machine code that loops over tables of its links."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from ctypes import Structure, c_int64, c_void_p
from typing import ClassVar, final

import numpy as np
from numpy.typing import NDArray

from symbody.dataclass import dataclass
from symbody.program.program import Program
from symbody.runtime.arrays import Vector, address
from symbody.runtime.functions import Entry, Signature, packed_text
from symbody.runtime.loops.library import library
from symbody.runtime.machine_code import Code, addresses_of, machine_code

Integers = NDArray[np.int64]
# How many threads find scratch memory.
_SLOTS = 8
# Of the loads of a link, and of its place; see tree_motion.h.
ALONG, LINEAR, TORQUE, FORCE_NUMBERS = 0, 1, 4, 8
PLACE_AXES, PLACE_ORIGIN, PLACE_VELOCITY, PLACE_SPIN, PLACE_NUMBERS = 0, 12, 16, 20, 24
# Where loads read from: constants, state, inputs, parameters, places of links.
POOLS = 5
_CALLED = (
    "tree_motion_rates", "tree_motion_accelerations", "tree_motion_energy",
    "tree_motion_inverse", "tree_motion_constants", "tree_motion_correction",
    "tree_motion_multipliers",
)  # fmt: skip


class _Tree(Structure):
    """A tree (tree_motion)."""

    _fields_: ClassVar = [
        *((name, c_int64) for name in ("count", "nq", "nv", "nx", "driven", "nu")),
        ("links", c_void_p), ("step_count", c_int64),
        *((n, c_void_p) for n in ("steps", "numbers", "entries")),
        ("force_numbers", c_int64), ("placed", c_int64), ("load_memory", c_int64),
        ("kind_count", c_int64), ("kinds", c_void_p), ("constant_count", c_int64),
        ("forces", c_void_p),
        ("forces_constants", c_void_p), ("forces_constant_count", c_int64),
        ("row_count", c_int64), ("end_count", c_int64), ("ends", c_void_p),
        ("entry_count", c_int64), ("row_entries", c_void_p),
        ("multiplier_count", c_int64), ("sets_aside", c_int64),
        ("multipliers", c_void_p),
        ("dependent", c_void_p),
        ("rows", c_void_p), ("rows_constants", c_void_p),
        ("slots", c_void_p * _SLOTS),
    ]  # fmt: skip


class _Kind(Structure):
    """A kind of loads (tree_loads)."""

    _fields_: ClassVar = [
        *((name, c_int64) for name in ("count", "leaf_count", "out_count")),
        ("leaves", c_void_p), ("outs", c_void_p), ("formulas", c_void_p),
    ]  # fmt: skip


@final
@dataclass(frozen=True, eq=False)
class LoadKind:
    """Loads with one formula, reading from `leaves` into `outs`; see tree_motion.h."""

    formulas: Entry
    leaves: Integers
    outs: Integers

    def reads(self, pool: int) -> bool:
        """Return whether anything is read from a pool."""
        return bool((self.leaves % POOLS == pool).any())


@final
@dataclass(frozen=True, eq=False)
class LoadTables:
    """Loads by formula, one or eight numbers a link; `placed` ones look at places."""

    force_numbers: int
    kinds: tuple[LoadKind, ...]
    placed: bool


@final
@dataclass(frozen=True, eq=False)
class ClosingTables:
    """Constraints between links of a tree, see tree_motion.h.

    `ends` are numbers of the links that they connect, from 1; `entries` row and place
    of each entry of their Jacobian by the motion of ends; `multipliers` which of all
    equations these are; `dependent` the velocities that follow from the others, one a
    row. `rows` are the equations by t, the motion of the ends, u and p: residuals,
    rates, right sides and entries of the Jacobian; then, where some were set aside,
    less than zero where one of these is off.
    """

    ends: Integers
    entries: Integers
    multiplier_count: int
    multipliers: Integers
    dependent: Integers
    rows: Entry


@final
@dataclass(frozen=True, eq=False)
class Tables:
    """A tree as tables, see tree_motion.h.

    `steps` say how table entries follow from parameters, by operations and operands,
    with `numbers` as constants; `entries` which step gives each entry, -1 for zero.
    `forces` are by t, y, u and p the rates of states and the motion of driven links.
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
            forces=forces and forces.address,
            forces_constants=forces and forces.addresses.constants,
            forces_constant_count=_constants(forces),
        )  # fmt: skip
        if tables.loads is not None:
            self._load(tables.loads)
        if closing is not None:
            self._add(closing)
        size = self._loops.tree_motion_work(ctypes.addressof(self._tree))
        # Memory is had from the system when it is first written to.
        self._slots = [np.empty(size) for _ in range(_SLOTS)]
        for i, slot in enumerate(self._slots):
            self._tree.slots[i] = address(slot)

    def _load(self, loads: LoadTables) -> None:
        tree, kinds = self._tree, loads.kinds
        self._kinds = (_Kind * len(kinds))(
            *(
                _Kind(
                    *kind.leaves.shape, kind.outs.shape[1], address(kind.leaves),
                    address(kind.outs), kind.formulas.address,
                )
                for kind in kinds
            )
        )  # fmt: skip
        tree.force_numbers, tree.placed = loads.force_numbers, loads.placed
        sizes = [kind.leaves.shape[1] + kind.outs.shape[1] for kind in kinds]
        tree.load_memory = max(sizes, default=0)
        tree.kind_count, tree.kinds = len(kinds), ctypes.addressof(self._kinds)

    def _add(self, closing: ClosingTables) -> None:
        tree = self._tree
        tree.row_count, tree.end_count = len(closing.dependent), len(closing.ends)
        tree.ends, tree.dependent = address(closing.ends), address(closing.dependent)
        tree.entry_count = len(closing.entries)
        tree.multiplier_count = closing.multiplier_count
        tree.sets_aside = closing.multiplier_count > len(closing.multipliers)
        tree.multipliers = address(closing.multipliers)
        tree.row_entries = address(closing.entries)
        tree.rows = closing.rows.address
        tree.rows_constants = closing.rows.addresses.constants

    @property
    def constants(self) -> int:
        """The number of numbers that are computed from parameters."""
        closing = self.tables.closing
        own = len(self.tables.entries)
        rows = None if closing is None else closing.rows
        return own + _constants(self.tables.forces) + _constants(rows)

    def lacking(self, t: float, y: Vector, p: Vector) -> int | None:
        """Return the number of the last link without inertia, from 0; None for none."""
        tree, arrays = self._arguments(y, p)
        result = self._loops.tree_motion_lacking(tree, t, *map(address, arrays))
        return None if result < 0 else int(result)

    def rows(self, t: float, y: Vector, p: Vector) -> tuple[Vector, Vector]:
        """Return residuals of constraints, and their Jacobian by the velocities."""
        closing = self.tables.closing
        m, nv = len(closing.dependent) if closing else 0, self.tables.nv
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


def _constants(entry: Entry | None) -> int:
    return 0 if entry is None else entry.signature.constants


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
