"""Set-valued laws of a model for a solver: their functions, modes and events."""

from __future__ import annotations

import ctypes
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.dataclass import dataclass
from symbody.runtime.arrays import Vector, address
from symbody.runtime.loops.library import call_of, library
from symbody.runtime.loops.structures import (
    NO_CALL,
    Addressed,
    ContactEvent,
    ContactSystem,
)

# Rows of the table of events, beside some for each law, before Python empties it.
_EVENTS, _EVENTS_OF_A_LAW = 64, 6
# From this field on a system has what changes in a run, and no addresses [bytes].
_CHANGING: int = ContactSystem.begun.offset  # type: ignore[attr-defined]


@final
@dataclass(frozen=True, eq=False)
class Contacts:
    """Laws and the compiled functions that say where they are, see contact.h.

    A row of `table` (L, 4) has a ContactKind, the first row of forces, the number of
    tangent rows, and flags; one of `tolerances` (L, 2) the gap and the speed that are
    zero. The state begins with `nq` coordinates and `nv` velocities; forces stand in
    the inputs from `first`. A series of impacts that ends within `shortest` [s] is
    ended at its limit.
    """

    table: NDArray[np.int64]
    tolerances: Vector
    nq: int
    nv: int
    first: int
    contacts: Addressed
    response: Addressed
    gaps: Addressed | None = None
    shortest: float = 1e-6

    @property
    def rows(self) -> int:
        """The number of forces."""
        kinds, tangents = self.table[:, 0], self.table[:, 2]
        return int(tangents.sum() + np.count_nonzero(kinds != 2))


@final
class ContactMemory:
    """Modes, work and the table of events of one solver of `n` states."""

    def __init__(self, contacts: Contacts, n: int) -> None:
        loop, laws = library("contact"), len(contacts.table)
        self.contacts = contacts
        self._table = np.ascontiguousarray(contacts.table, dtype=np.int64)
        self._tolerances = np.ascontiguousarray(contacts.tolerances, dtype=float)
        self.modes = np.zeros(laws, np.int64)
        self.directions: Vector = np.zeros(contacts.rows)
        rows = _EVENTS + _EVENTS_OF_A_LAW * laws
        self._events = (ContactEvent * rows)()
        self.structure = ContactSystem(
            laws=laws, rows=contacts.rows, nq=contacts.nq, nv=contacts.nv,
            first=contacts.first, table=address(self._table),
            tolerances=address(self._tolerances), shortest=contacts.shortest,
            events=ctypes.addressof(self._events), event_rows=rows,
            modes=address(self.modes), directions=address(self.directions),
            silent=1, fired=-1, law=-1, least_norm=np.nan, last_event=np.nan,
            searched=np.nan,
        )  # fmt: skip
        for name in ("forces", "search", "resolve", "project"):
            setattr(self.structure, name, loop.code.find(f"contact_{name}"))
        self.pointer = ctypes.addressof(self.structure)
        self._work = np.zeros(max(1, loop.contact_work(self.pointer, n)))
        self._places = np.zeros(max(1, loop.contact_places(self.pointer)), np.int64)
        self.structure.work = address(self._work)
        self.structure.places = address(self._places)
        loop.contact_connect(self.pointer)
        self._new = bytes(self.structure)
        self.connect(contacts)

    def connect(self, contacts: Contacts) -> None:
        """Go on with other functions of the same laws."""
        self.contacts = contacts
        for name in ("contacts", "response", "gaps"):
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
