"""Set-valued laws of a model: their structures, an instant, and runs of a solver."""

from __future__ import annotations

import ctypes
from ctypes import Structure
from dataclasses import field
from enum import IntEnum
from typing import Any, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.dataclass import dataclass
from symbody.runtime.arrays import Vector, address
from symbody.runtime.loops.library import call_of, library
from symbody.runtime.loops.structures import NO_CALL, Addressed, declared, structure

# Columns of the table of laws: kind, first row, tangent rows, flags.
LAW_COLUMNS = 4
# So many combinations of modes are tried where pivots find no forces.
_COMBINATIONS = 4096
# Rows of the table of events, beside some for each law, before Python empties it.
_EVENTS, _EVENTS_OF_A_LAW = 64, 6
# Spheres of a set touch at most so many others at once, on the average.
_NEIGHBORS = 12


class ContactKind(IntEnum):
    """The kind of a set-valued law, in its row of the table."""

    GAP = 0
    SPEED = 1
    FRICTION = 2


class ContactMode(IntEnum):
    """The mode of a law; one without friction that is closed sticks."""

    OPEN = 0
    STICK = 1
    SLIP = 2


class ContactStatus(IntEnum):
    """The reason why laws of contact cannot be obeyed."""

    SOLVED = 0
    NO_SOLUTION = 1
    NOT_SOLVED = 2
    ENERGY_RISES = 3
    CHATTERS = 4
    PENETRATES = 5
    NOT_FINITE = 6
    FOLLOWS_ITSELF = 7
    NO_IMPACT = 8


@declared("contact.h", "contact_event")
class ContactEvent(Structure):
    """A row of the table of contact events."""


# Forces that obey all laws at an instant.
LawProblem = structure("contact_law.h", "law_problem")


@declared("contact.h", "contact_system")
class ContactSystem(Structure):
    """Set-valued laws, their functions and their modes."""


@declared("moreau.h", "moreau_system")
class MoreauSystem(ContactSystem):
    """The same for time stepping."""


# From this field on a system has what changes in a run, and no addresses [bytes].
_CHANGING: int = ContactSystem.begun.offset


@final
@dataclass(frozen=True, eq=False)
class Stepping:
    """Time stepping: which velocities laws and their forces have to do with.

    A law depends on, and changes, the velocities from `starts` on (L + 1). Rows of one
    color change other velocities, and velocities of one color are in no law together.
    The laws from `first_place` on are spheres and walls of sets.
    """

    starts: NDArray[np.int64]
    velocities: NDArray[np.int64]
    row_colors: NDArray[np.int64]
    velocity_colors: NDArray[np.int64]
    first_place: int
    walls: int
    tolerance: float
    sweeps: int

    def structure(self, laws: int, **of_contacts: Any) -> MoreauSystem:
        """Return what loops get."""
        spheres = laws - self.first_place - self.walls
        pairs = spheres * (_NEIGHBORS // 2 + self.walls) if spheres > 0 else 0
        longest = int(np.diff(self.starts).max(initial=0))
        return MoreauSystem(
            starts=address(self.starts), velocities=address(self.velocities),
            row_colors=address(self.row_colors),
            velocity_colors=address(self.velocity_colors),
            row_color_count=int(self.row_colors.max(initial=-1)) + 1,
            velocity_color_count=int(self.velocity_colors.max(initial=-1)) + 1,
            first_place=self.first_place, most=self.first_place + pairs,
            most_blocks=12 * longest * pairs, sweeps=self.sweeps,
            tolerance=self.tolerance, deepest_law=-1, laws=laws,
            **of_contacts,
        )  # fmt: skip


@final
@dataclass(frozen=True, eq=False)
class Contacts:
    """Laws and the compiled functions that say where they are, see contact.h.

    A row of `table` (L, 4) has a ContactKind, the first row of forces, the number of
    tangent rows, and flags; one of `tolerances` (L, 2) the gap and the speed that are
    zero. The state begins with `nq` coordinates and `nv` velocities; forces stand in
    the inputs from `first`. With `stepping` steps are those of "moreau", and `gaps`
    write coefficients and places as well, see moreau.h.
    """

    table: NDArray[np.int64]
    tolerances: Vector
    nq: int
    nv: int
    first: int
    contacts: Addressed | None
    response: Addressed | None
    gaps: Addressed | None = None
    open: Addressed | None = None
    ends: Addressed | None = None
    stepping: Stepping | None = None

    @property
    def rows(self) -> int:
        """The number of forces."""
        kind, first, tangents, _ = self.table[-1].tolist()
        return int(first + (kind != ContactKind.FRICTION) + tangents)

    def parts(self, values: Vector) -> list[Vector]:
        """Return gaps, speeds, offsets, strengths and A of what `contacts` says."""
        L, m = len(self.table), self.rows
        *parts, entries = np.split(values, np.cumsum([L, m, m, 3 * L]), axis=-1)
        if entries.flat[0] >= 0.0:
            return [*parts, whole_matrix(entries, m, m)]
        factors = whole_matrix(entries[..., 1:], 2 * m, self.nv)
        W, D = np.split(factors, 2, axis=-2)
        return [*parts, W @ np.swapaxes(D, -1, -2)]


def entries_of(
    values: Vector, rows: int
) -> tuple[NDArray[np.int64], NDArray[np.int64], Vector]:
    """Return rows and columns of the entries of matrices that loops get, and these.

    Loops get how many each row has, their columns, and the entries (..., count).
    """
    first = values.reshape(-1, values.shape[-1])[0].astype(int)
    at = np.repeat(np.arange(rows), first[:rows])
    end = rows + len(at)
    return at, first[rows:end], values[..., end : end + len(at)]


def whole_matrix(values: Vector, rows: int, columns: int) -> Vector:
    """Return such matrices with their zeros, (..., rows, columns)."""
    result = np.zeros((*values.shape[:-1], rows, columns))
    at, places, entries = entries_of(values, rows)
    result[..., at, places] = entries
    return result


# All that steps to come depend on: the structure, work, directions, modes and places.
SavedContacts: TypeAlias = tuple[
    bytes, Vector, Vector, NDArray[np.int64], NDArray[np.int64]
]


@final
class ContactMemory:
    """Modes, work and the table of events of one solver of `n` states."""

    def __init__(self, contacts: Contacts, n: int) -> None:
        laws, stepping = len(contacts.table), contacts.stepping
        unit = "contact" if stepping is None else "moreau"
        loop = library(unit)
        self.contacts = contacts
        self._table = np.ascontiguousarray(contacts.table, dtype=np.int64)
        self.tolerances = np.ascontiguousarray(contacts.tolerances, dtype=float)
        self.modes = np.zeros(laws, np.int64)
        self.directions: Vector = np.zeros(contacts.rows)
        values: dict[str, Any] = {
            "laws": laws, "rows": contacts.rows, "nq": contacts.nq, "nv": contacts.nv,
            "first": contacts.first, "table": address(self._table),
            "tolerances": address(self.tolerances),
            "modes": address(self.modes), "directions": address(self.directions),
            "silent": 1, "fired": -1, "law": -1, "loosened": np.nan, "unseen": np.nan,
            "last_event": np.nan, "searched": np.nan, "least_norm": np.nan,
        }  # fmt: skip
        rows = _EVENTS + _EVENTS_OF_A_LAW * laws
        if stepping is None:
            self.structure: ContactSystem = ContactSystem(**values)
        else:
            own = stepping.structure(**values)
            self.structure, rows = own, _EVENTS + _EVENTS_OF_A_LAW * own.most
        self._events = (ContactEvent * rows)()
        self.structure.events = ctypes.addressof(self._events)
        self.structure.event_rows = rows
        for name in ("forces", "search", "resolve", "project"):
            setattr(self.structure, name, loop.code.find(f"{unit}_{name}"))
        self.pointer = ctypes.addressof(self.structure)
        self._work = np.zeros(max(1, getattr(loop, f"{unit}_work")(self.pointer, n)))
        places = getattr(loop, f"{unit}_places")(self.pointer)
        self._places = np.zeros(max(1, places), np.int64)
        self.structure.work = address(self._work)
        self.structure.places = address(self._places)
        if stepping is None:
            loop.contact_connect(self.pointer)
        # What a new run finds as zeros; and the places that are no addresses.
        self._stepped = slice(self.structure.stepped if stepping is None else None)
        integers = 3 * laws + contacts.rows + 1
        self._integers = slice(integers if stepping is None else None)
        self._new = bytes(self.structure)
        self._new_places = self._places.copy()
        self.connect(contacts)

    def regions(self) -> list[tuple[int, int]]:
        """Return all memory that a run changes: addresses and sizes [bytes]."""
        arrays = (self.modes, self.directions, self._work, self._places)
        own = [(address(array), array.nbytes) for array in arrays if array.size]
        return [(self.pointer, ctypes.sizeof(self.structure)), *own]

    def connect(self, contacts: Contacts) -> None:
        """Go on with other functions of the same laws."""
        self.contacts = contacts
        for name in ("contacts", "response", "gaps", "open", "ends"):
            function = getattr(contacts, name)
            setattr(self.structure, name, call_of(function) if function else NO_CALL)

    def renew(self, contacts: Contacts) -> None:
        """Forget a run that is over."""
        ctypes.memmove(self.pointer, self._new, len(self._new))
        for array in (self.modes, self.directions, self._work[self._stepped]):
            array.fill(0)
        if contacts.stepping is not None:
            self._places[:] = self._new_places
        self.tolerances[:] = contacts.tolerances
        self.connect(contacts)

    def events(self) -> list[ContactEvent]:
        """Return the events since the last call, and empty their table."""
        count, self.structure.event_count = self.structure.event_count, 0
        return [ContactEvent.from_buffer_copy(row) for row in self._events[:count]]

    def saved(self) -> SavedContacts:
        """Return a copy of all that steps to come depend on, without addresses."""
        numbers = self._work.copy(), self.directions.copy()
        integers = self.modes.copy(), self._places[self._integers].copy()
        return bytes(self.structure)[_CHANGING:], *numbers, *integers

    def restore(self, saved: SavedContacts) -> None:
        """Go back to where a copy was made; the table of events is empty then."""
        # Addresses remain the own ones: another solver may have saved, or a process.
        ctypes.memmove(self.pointer + _CHANGING, saved[0], len(saved[0]))
        self._work[:], self.directions[:], self.modes[:] = saved[1:4]
        self._places[self._integers] = saved[4]
        self.structure.event_count = 0


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
        rows, columns = np.nonzero(self._A)
        self._starts = np.searchsorted(rows, np.arange(self.rows + 1))
        self._columns = columns.astype(float)
        self.structure.A = address(self._A)
        self.structure.starts = address(self._starts)
        self.structure.columns = address(self._columns)
        self._offset[:], self._presence[:] = offset, presence
        return ctypes.addressof(self.structure)
