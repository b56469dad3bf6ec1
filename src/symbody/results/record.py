"""Everything a simulation found, as plain arrays: what a motion keeps in memory.

Runs of one model have the same quantities: what they are called stands once, and a
quantity is a place in an array until it is looked at. How it ended, and what it cost,
are data as well.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from functools import cached_property
from typing import Any, Literal, NamedTuple, TypeAlias, TypeVar, final

import numpy as np
import numpy.typing as npt

from symbody.dataclass import dataclass
from symbody.errors import CallError, SymbodyError
from symbody.expr.traverse import indexed
from symbody.results.contact_events import NO_EVENTS, ContactEvents
from symbody.system.spellings import AXES, entry_spellings, suffixes

Outcome: TypeAlias = Literal["completed", "interrupted", "failed"]


@final
@dataclass(frozen=True)
class Status:
    """The outcome of an analysis.

    Attributes:
        outcome: "completed"; "interrupted" by the user, who keeps what was computed;
            or "failed".
        message: What happened, as a sentence for the user.
    """

    outcome: Outcome
    message: str

    @property
    def completed(self) -> bool:
        """Whether the analysis came to its end."""
        return self.outcome == "completed"

    def __str__(self) -> str:
        return f"{self.outcome}: {self.message}"


@final
@dataclass(frozen=True)
class Statistics:
    """The cost of a time integration.

    Attributes:
        method: "DP54", "RK4", "Radau", "Moreau", ….
        steps: Accepted steps.
        rejected: Steps that were tried in vain; None where the solver does not tell.
        evaluations: Calls of the right-hand side.
        jacobians: Calls of the Jacobian, or differencings if there is none.
        seconds: Of all steps, without loading or compiling the loop.
        stiff: Whether DP54 was held up by stiffness: an implicit method is faster then.
        events: Time events at which steps ended: corners and jumps of formulas of time.
        note: What else is to be known of the steps, such as a longest step that was
            chosen because nobody said when a Python function jumps.
    """

    method: str
    steps: int
    rejected: int | None
    evaluations: int
    jacobians: int
    seconds: float
    stiff: bool = False
    events: int = 0
    note: str = ""

    def __str__(self) -> str:
        parts = [f"{self.steps} steps"]
        if self.rejected is not None:
            parts.append(f"{self.rejected} rejected")
        parts.append(f"{self.evaluations} evaluations")
        if self.jacobians:
            parts.append(f"{self.jacobians} Jacobians")
        if self.events:
            parts.append(f"{self.events} time event{'s' * (self.events > 1)}")
        stiff = ", stiff: try an implicit method" if self.stiff else ""
        note = f"; {self.note}" if self.note else ""
        text = f"{self.method}: {', '.join(parts)} in {self.seconds:.3g} s"
        return f"{text}{stiff}{note}"


Array: TypeAlias = npt.NDArray[np.float64]
Kind: TypeAlias = Literal[
    "coordinate", "velocity", "acceleration", "driven", "dependent", "state", "input",
    "contact force", "gap", "slip", "impulse", "discrete", "sensor", "multiplier",
    "drive force", "passive force", "reaction", "power", "work", "energy", "residual",
]  # fmt: skip

DIMENSIONS: dict[tuple[int, ...], tuple[str, ...]] = {
    (3,): ("axis",),
    (3, 3): ("row", "column"),
}


def dimensions_of(name: str, shape: tuple[int, ...]) -> tuple[str, ...]:
    """Return the names of a quantity's own dimensions, without time."""
    return DIMENSIONS.get(shape, tuple(f"{name}_{i}" for i in range(len(shape))))


class Named:
    """A quantity with a name: what can be said of it without its values."""

    name: str
    kind: Kind
    unit: str
    entries: tuple[str, ...]

    @property
    def labels(self) -> dict[str, tuple[str, ...]]:
        """Names along the dimension that the quantity has for itself, if any."""
        if not self.entries or self.entries == AXES:
            return {}
        return {f"{self.name}_entry": self.entries}


AnyNamed = TypeVar("AnyNamed", bound=Named)


@final
@dataclass(frozen=True)
class Quantity(Named):
    """Values of one quantity over time, with what a plot needs to name them.

    Attributes:
        name: As the user gave it.
        values: Shape (N,), or (N, 3) for vectors, (N, 3, 3) for matrices, or any other.
        kind: What it is in the model.
        unit: Of the values, such as "rad/s"; "" for a number. Of entries that differ,
            one each, separated by commas.
        description: One line, or nothing.
        entries: Names of the entries of a vector that is not one in space; or nothing.
    """

    name: str
    values: Array
    kind: Kind
    unit: str = ""
    description: str = ""
    entries: tuple[str, ...] = ()

    @property
    def shape(self) -> tuple[int, ...]:
        """Shape of the value at one time."""
        return np.shape(self.values)[1:]

    def columns(self) -> dict[str, Array]:
        """Return the scalar parts by names: "tip_x", "R_xy", "d_rate", "F_heel[n]"."""
        values = np.asarray(self.values)
        shape = values.shape[1:]
        form = "{}[{}]" if self.kind in OF_CONTACTS else "{}_{}"
        return {
            form.format(self.name, suffix) if suffix else self.name: values[:, *index]
            for index, suffix in zip(
                np.ndindex(shape), suffixes(shape, self.entries), strict=True
            )
        }


# Whose entries, as "2,n", stand in brackets.
OF_CONTACTS = frozenset({"contact force", "gap", "slip", "impulse"})
RESERVED_NAMES = frozenset({"time", "axis", "row", "column"})
_OF_JOINTS: dict[str, Kind] = {
    "q": "coordinate", "v": "velocity", "vd": "acceleration"
}  # fmt: skip


class GivenStart(NamedTuple):
    """A start value that was given."""

    name: str
    given: float


@final
@dataclass(frozen=True, eq=False)
class Record:
    """Quantities over time, and how the simulation went.

    `quantities` are in the order of tables and plots. `given_start` are start values
    that were given and that it does not have, as `GivenStart` or `MovedStart`; `held`
    are inputs that were held between calls of a controller; `events` those of contacts;
    `formula_times` what formulas got, some roundings beside events, if that is known;
    `parameters` what a file tells of them, by name.
    """

    time: Array
    quantities: Mapping[str, Quantity]
    model: str
    status: Status
    statistics: Statistics
    notes: Sequence[str] = ()
    given_start: Sequence[Any] = ()
    held: tuple[str, ...] = ()
    events: ContactEvents = NO_EVENTS
    formula_times: Array | None = None
    parameters: Mapping[str, float] = field(default_factory=dict)

    @property
    def named(self) -> Mapping[str, Quantity | Column]:
        """The quantities, of which none is computed for its name, kind and shape."""
        own = self.quantities
        return own.columns if isinstance(own, Labelled) else own

    def of_kind(self, kind: Kind) -> list[Quantity]:
        """Return the quantities of a kind."""
        return [self.quantities[q.name] for q in self.named.values() if q.kind == kind]

    def group(self, name: str) -> tuple[str, ...]:
        """Return the names with a prefix; "q", "v", "vd" of joints, "u" all inputs."""
        members = [q for n, q in self.named.items() if n.startswith(f"{name}_")]
        if name == "u":
            inputs = [q for q in self.named.values() if q.kind == "input"]
            members = inputs or members
        elif name in _OF_JOINTS:
            kinds = _OF_JOINTS[name], "driven", "dependent"
            members = [q for q in members if q.kind in kinds] or members
        return tuple(q.name for q in members)

    def quantity(self, name: str) -> Quantity:
        """Return a quantity, or an entry of one."""
        if name in self.quantities:
            return self.quantities[name]
        whole, number = self.entries[name]
        quantity = self.quantities[whole]
        column = [*quantity.columns().values()][number]
        several = quantity.unit.split(",")
        unit = several[number].strip() if len(several) > 1 else quantity.unit
        return replace(quantity, name=name, values=column, unit=unit, entries=())

    def columns(self, name: str) -> dict[str, Array]:
        """Return the scalar parts of a quantity by names, each of which means one."""
        quantity = self.quantities[name]
        labels, parts = indexed(name, quantity.shape), quantity.columns().items()
        return {
            own if self.entries.get(own) == (name, i) else label: values
            for i, (label, (own, values)) in enumerate(zip(labels, parts, strict=True))
        }

    def stacked(self, names: Iterable[str]) -> Array:
        """Return quantities as columns side by side, in an array of the caller's."""
        own, rows = self.quantities, self.time.size
        parts: Iterable[Array] = (own[name].values for name in names)
        if isinstance(own, Labelled):
            parts = own.blocks(names)
        flat = [a.reshape(rows, math.prod(a.shape[1:])) for a in parts]
        if not flat:
            return np.empty((rows, 0))
        return np.concatenate(flat, axis=1, dtype=np.float64)

    def rows_of(self, *kinds: Kind) -> Array:
        """Return all quantities of some kinds as columns, in an array of its own."""
        return self.stacked(q.name for q in self.named.values() if q.kind in kinds)

    @cached_property
    def entries(self) -> dict[str, tuple[str, int]]:
        """Quantity and number of each entry of a vector, in all spellings."""
        return entry_spellings(
            {name: (q.shape, q.entries) for name, q in self.named.items()}
        )


def by_name(quantities: Iterable[AnyNamed]) -> dict[str, AnyNamed]:
    """Return quantities by their names, or raise CallError if two have one."""
    table: dict[str, AnyNamed] = {}
    for quantity in quantities:
        name = quantity.name
        if name in table or name in RESERVED_NAMES:
            raise CallError(
                f"motion: the name {name!r} is given to two quantities, or to a "
                f"quantity and a dimension ({', '.join(sorted(RESERVED_NAMES))}). "
                f"Names identify quantities in results, so each must be unique."
            )
        table[name] = quantity
    return table


Place: TypeAlias = int | slice | tuple[int, ...]


@final
@dataclass(frozen=True)
class Column(Named):
    """A quantity, and which columns of which array have its values, a row a time."""

    name: str
    kind: Kind
    unit: str
    source: str
    place: Place
    shape: tuple[int, ...] = ()
    description: str = ""
    entries: tuple[str, ...] = ()

    def of(self, arrays: Mapping[str, Array]) -> Quantity:
        """Return the quantity with its values."""
        place = list(self.place) if isinstance(self.place, tuple) else self.place
        values = arrays[self.source][:, place]
        if isinstance(place, slice):
            values = values.reshape(len(values), *self.shape)
        return Quantity(
            self.name, values, self.kind, self.unit, self.description, self.entries
        )


@final
class LaterArrays(Mapping[str, Array]):
    """The arrays of a motion by source, some computed when they are first looked at.

    `compute` gives those of a source, by these arrays and its name; nothing that it
    depends on may change.
    """

    def __init__(
        self,
        model: str,
        known: Mapping[str, Array],
        columns: Mapping[str, Column],
        compute: Callable[[Mapping[str, Array], str], Mapping[str, Array]],
    ) -> None:
        self._model, self._arrays = model, dict(known)
        self._columns, self._compute = columns, compute

    def __getitem__(self, source: str) -> Array:
        if source not in self._arrays:
            try:
                self._arrays |= self._compute(self, source)
            except SymbodyError as error:
                which = f"{source!r} of a motion of {self._model!r}"
                error.add_note(f"{which} was computed then.")
                raise
        return self._arrays[source]

    def __iter__(self) -> Iterator[str]:
        return iter({column.source for column in self._columns.values()})

    def __len__(self) -> int:
        return len([*self])

    def __reduce__(self) -> tuple[object, ...]:
        # What is computed goes elsewhere, not what computes.
        return dict, ({source: self[source] for source in self},)


@final
class Labelled(Mapping[str, Quantity]):
    """Quantities by name, each made when it is first asked for, of one run's arrays.

    `columns` say what can be known of them without these.
    """

    def __init__(
        self, columns: Mapping[str, Column], arrays: Mapping[str, Array]
    ) -> None:
        self.columns, self._arrays = columns, arrays
        self._made: dict[str, Quantity] = {}

    def __getitem__(self, name: str) -> Quantity:
        result = self._made.get(name)
        if result is None:
            result = self._made[name] = self.columns[name].of(self._arrays)
        return result

    def blocks(self, names: Iterable[str]) -> Iterator[Array]:
        """Yield the values of quantities, neighbors in an array at once."""
        source, begin, end = "", 0, 0
        for column in map(self.columns.__getitem__, names):
            place = column.place
            if column.source == source and place == end:
                end += 1
                continue
            if end > begin:
                yield self._arrays[source][:, begin:end]
            source, begin, end = column.source, 0, 0
            if isinstance(place, tuple):
                yield self._arrays[source][:, list(place)]
            else:
                at = place if isinstance(place, slice) else slice(place, place + 1)
                begin, end = at.start, at.stop
        if end > begin:
            yield self._arrays[source][:, begin:end]

    def __iter__(self) -> Iterator[str]:
        return iter(self.columns)

    def __len__(self) -> int:
        return len(self.columns)

    def __contains__(self, name: object) -> bool:
        return name in self.columns
