"""Set-valued laws of a model for a solver: their functions, modes and events."""

from __future__ import annotations

import ctypes
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

from symbody.dataclass import dataclass
from symbody.runtime.arrays import Vector, address
from symbody.runtime.loops.library import call_of, library
from symbody.runtime.loops.structures import (
    NO_CALL,
    Addressed,
    ContactEvent,
    ContactKind,
    ContactSystem,
    MoreauSystem,
)

# Rows of the table of events, beside some for each law, before Python empties it.
_EVENTS, _EVENTS_OF_A_LAW = 64, 6
# From this field on a system has what changes in a run, and no addresses [bytes].
_CHANGING: int = ContactSystem.begun.offset  # type: ignore[attr-defined]


# Spheres of a set touch at most so many others at once, on the average.
_NEIGHBORS = 12


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
    size: float  # a length of the mechanism [m]

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
            tolerance=self.tolerance, size=self.size, deepest_law=-1, laws=laws,
            **of_contacts,
        )  # fmt: skip


@final
@dataclass(frozen=True, eq=False)
class Contacts:
    """Laws and the compiled functions that say where they are, see contact.h.

    A row of `table` (L, 4) has a ContactKind, the first row of forces, the number of
    tangent rows, and flags; one of `tolerances` (L, 2) the gap and the speed that are
    zero. The state begins with `nq` coordinates and `nv` velocities; forces stand in
    the inputs from `first`. A series of impacts that ends within `shortest` [s] is
    ended at its limit. With `stepping` steps are those of "moreau", and `gaps` write
    coefficients and places as well, see moreau.h.
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
    shortest: float = 1e-6
    stepping: Stepping | None = None

    @property
    def rows(self) -> int:
        """The number of forces."""
        kinds, tangents = self.table[:, 0], self.table[:, 2]
        return int(tangents.sum() + np.count_nonzero(kinds != ContactKind.FRICTION))


@final
class ContactMemory:
    """Modes, work and the table of events of one solver of `n` states."""

    def __init__(self, contacts: Contacts, n: int) -> None:
        laws, stepping = len(contacts.table), contacts.stepping
        unit = "contact" if stepping is None else "moreau"
        loop = library(unit)
        self.contacts = contacts
        self._table = np.ascontiguousarray(contacts.table, dtype=np.int64)
        self._tolerances = np.ascontiguousarray(contacts.tolerances, dtype=float)
        self.modes = np.zeros(laws, np.int64)
        self.directions: Vector = np.zeros(contacts.rows)
        values: dict[str, Any] = {
            "laws": laws, "rows": contacts.rows, "nq": contacts.nq, "nv": contacts.nv,
            "first": contacts.first, "table": address(self._table),
            "tolerances": address(self._tolerances), "shortest": contacts.shortest,
            "modes": address(self.modes), "directions": address(self.directions),
            "silent": 1, "fired": -1, "law": -1, "least_norm": np.nan,
            "last_event": np.nan, "searched": np.nan,
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
        self._new = bytes(self.structure)
        self.connect(contacts)

    def connect(self, contacts: Contacts) -> None:
        """Go on with other functions of the same laws."""
        self.contacts = contacts
        for name in ("contacts", "response", "gaps", "open", "ends"):
            function = getattr(contacts, name)
            setattr(self.structure, name, call_of(function) if function else NO_CALL)

    def renew(self, contacts: Contacts) -> None:
        """Forget a run that is over."""
        ctypes.memmove(self.pointer, self._new, len(self._new))
        self.modes.fill(0)
        self.directions.fill(0.0)
        self.connect(contacts)

    def events(self) -> list[ContactEvent]:
        """Return the events since the last call, and empty their table."""
        count, self.structure.event_count = self.structure.event_count, 0
        return [ContactEvent.from_buffer_copy(row) for row in self._events[:count]]

    def saved(self) -> tuple[bytes, Vector, Vector, NDArray[np.int64]]:
        """Return a copy of all that steps to come depend on, without addresses."""
        copies = self._work.copy(), self.directions.copy(), self.modes.copy()
        return bytes(self.structure)[_CHANGING:], *copies

    def restore(self, saved: tuple[bytes, Vector, Vector, NDArray[np.int64]]) -> None:
        """Go back to where a copy was made; the table of events is empty then."""
        # Addresses remain the own ones: another solver may have saved, or a process.
        ctypes.memmove(self.pointer + _CHANGING, saved[0], len(saved[0]))
        self._work[:], self.directions[:], self.modes[:] = saved[1:]
        self.structure.event_count = 0
