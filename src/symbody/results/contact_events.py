"""The events of contacts: what touched, stuck, slipped or lifted off, and when."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias, final, get_args

import numpy as np
import numpy.typing as npt

from symbody.arguments import Arguments, listed, near, shown
from symbody.dataclass import dataclass
from symbody.errors import UnknownQuantityError
from symbody.results.tabulated import Axes, Table

Array: TypeAlias = npt.NDArray[np.float64]
EventKind: TypeAlias = Literal[
    "impact", "contact", "separation", "stick", "slip", "rest", "switch"
]
EVENT_KINDS: tuple[EventKind, ...] = get_args(EventKind)
# How they are marked in plots.
_MARKS: Mapping[str, str] = {
    "impact": "tab:red", "contact": "tab:gray", "separation": "tab:green",
    "stick": "tab:blue", "slip": "tab:orange", "rest": "black",
    "switch": "tab:purple",
}  # fmt: skip
_MOST_MARKS = 200
_MOST_LINES, _LAST = 16, 4  # of a table that is printed, and of these behind a gap


@final
@dataclass(frozen=True)
class ContactEvent:
    """An event of a contact.

    Attributes:
        time: When it happened [s].
        kind: "impact"; "contact", where a gap closes without one; "separation"; "stick"
            and "slip", where these begin; "rest", at the end of a series of impacts;
            "switch", where a when clause acts.
        contact: Name of the contact; of one with several laws with the number of it, as
            "box[2]"; or of the when clause.
        impulse: Of an impact, or the rest of a series, in the order of the contact's
            forces [N s or N m s]; or of the inputs of a when clause.
        energy: What this contact has taken at an impact [J].
    """

    time: float
    kind: EventKind
    contact: str
    impulse: tuple[float, ...] = ()
    energy: float = 0.0


@final
class ContactEvents(Sequence[ContactEvent]):
    """The events of a motion's contacts, in order; ``print(motion.events)``.

    `elements` are names of contacts and when clauses, if these are known.
    """

    def __init__(
        self, events: Sequence[ContactEvent] = (), elements: Sequence[str] = ()
    ) -> None:
        self._events, self._elements = tuple(events), tuple(elements)

    def __getitem__(self, index: Any) -> Any:
        chosen = self._events[index]
        if isinstance(index, slice):
            return ContactEvents(chosen, self._elements)
        return chosen

    def __len__(self) -> int:
        return len(self._events)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ContactEvents) and self._events == other._events

    def __hash__(self) -> int:
        return hash(self._events)

    @property
    def times(self) -> Array:
        """Their times [s]."""
        return np.array([one.time for one in self._events], dtype=float)

    def of(self, contact: str = "", kind: str = "") -> ContactEvents:
        """Return the events of one contact, or of one kind, or of both.

        Raises:
            UnknownQuantityError: There is no such kind, contact or clause.
        """
        Arguments("events").text("contact", contact, "Give its name.")
        element = contact.partition("[")[0]
        if element and self._elements and element not in self._elements:
            raise UnknownQuantityError(
                f"events: there is no contact or when clause {shown(contact)}. There "
                f"are {listed(self._elements)}. {near(element, self._elements)}"
            )
        if kind:
            Arguments("events", UnknownQuantityError).word("kind", kind, EVENT_KINDS)

        fitting = [
            one
            for one in self._events
            if not contact or f"{one.contact}[".startswith(f"{contact}[")
            if not kind or one.kind == kind
        ]
        return ContactEvents(fitting, self._elements)

    @property
    def energy(self) -> float:
        """The energy that all impacts have taken [J]."""
        return float(sum(one.energy for one in self._events))

    def energy_until(self, times: Array) -> Array:
        """Return what impacts have taken until some times, in order [J]."""
        total = np.cumsum([0.0, *(one.energy for one in self._events)])
        return np.asarray(total[np.searchsorted(self.times, times, side="right")])

    def impulses_until(self, times: Array, laws: Mapping[str, slice]) -> Array:
        """Return the sums of impulses until some times, a column a row of the laws."""
        total = np.zeros((len(self) + 1, max(p.stop for p in laws.values())))
        for i, one in enumerate(self._events):
            if one.kind in ("impact", "rest") and one.contact in laws:
                total[i + 1, laws[one.contact]] = one.impulse
        counts = np.searchsorted(self.times, times, side="right")
        return np.asarray(np.cumsum(total, axis=0)[counts])

    def _folded(self) -> Table:
        """Return them as a table, a line for what an element does again and again."""
        lines: list[list[ContactEvent]] = []
        latest: dict[str, list[ContactEvent]] = {}
        for one in self._events:
            element = one.contact.partition("[")[0]
            line = latest.get(element)
            if line is None or line[-1].kind != one.kind:
                latest[element] = line = []
                lines.append(line)
            line.append(one)
        rows = []
        for line in lines:
            first, last = line[0], line[-1]
            names = {one.contact for one in line}
            name = first.contact.partition("[")[0] if len(names) > 1 else first.contact
            lost = sum(e.energy for e in line) if first.kind == "impact" else None
            end = last.time if len(line) > 1 else None
            rows.append((name, first.time, end, first.kind, len(line), lost))
        heads = ("element", "time [s]", "to [s]", "kind", "number", "energy [J]")
        return Table(heads, (*rows,))

    def table(self) -> Table:
        """Return the events as a table, a row each."""
        most = max((len(one.impulse) for one in self._events), default=0)
        heads = [f"impulse {i}" for i in range(most)]
        rows = []
        for one in self._events:
            impulse = (*one.impulse, *(None,) * (most - len(one.impulse)))
            lost = one.energy if one.kind == "impact" else None
            rows.append((one.contact, one.time, one.kind, *impulse, lost))
        return Table(("element", "time [s]", "kind", *heads, "energy [J]"), (*rows,))

    def mark(self, ax: Axes) -> None:
        """Draw a line at each event into axes over time; of many the first."""
        for one in self._events[:_MOST_MARKS]:
            color = _MARKS[one.kind]
            ax.axvline(one.time, color=color, linewidth=0.6, alpha=0.5, zorder=0)

    def as_lists(self) -> list[list[object]]:
        """Return the events for a file."""
        return [
            [e.time, e.kind, e.contact, list(e.impulse), e.energy] for e in self._events
        ]

    @classmethod
    def from_lists(cls, rows: Sequence[Any]) -> ContactEvents:
        """Return the events of a file."""
        return cls([ContactEvent(t, k, c, tuple(p), e) for t, k, c, p, e in rows])

    @property
    def _counts(self) -> str:
        kinds = Counter(one.kind for one in self._events)
        return ", ".join(f"{kinds[kind]} {kind}" for kind in EVENT_KINDS if kinds[kind])

    def _shown(self) -> tuple[Table, str]:
        """Return the table that is printed, and how to see what it leaves out."""
        table = self._folded()
        lines = len(table.rows)
        if lines == len(self._events) <= _MOST_LINES:
            return self.table(), ""
        text = f"{len(self._events)} events ({self._counts})"
        if lines > _MOST_LINES:
            first, last = table.rows[: _MOST_LINES - _LAST], table.rows[-_LAST:]
            left_out = ("…", None, None, "", None, None)
            table = Table(table.columns, (*first, left_out, *last))
            text += f", of whose {lines} lines the first and the last are shown"
        return table, f"{text}; print(motion.events.table()) has each."

    def __str__(self) -> str:
        if not self._events:
            return "no events"
        return "\n".join(filter(None, map(str, self._shown())))

    def __repr__(self) -> str:
        return f"ContactEvents({self._counts or 'none'})"

    def _repr_html_(self) -> str:
        table, text = self._shown()
        return f"{table._repr_html_()}{text and f'<p>{text}</p>'}"


NO_EVENTS = ContactEvents()
