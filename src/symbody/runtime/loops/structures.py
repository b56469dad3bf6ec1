"""The structures of the loops, as their C sources declare them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from ctypes import Structure, c_double, c_int64, c_void_p
from enum import IntEnum
from functools import cache
from typing import Any, Literal, Protocol, TypeAlias, TypeVar, final

import numpy as np
from numpy.typing import NDArray

from symbody.dataclass import dataclass
from symbody.public_names import file_of
from symbody.runtime.arrays import Vector


class Ending(IntEnum):
    """The reason why a loop returned."""

    RUNNING = 0
    DONE = 1
    STOPPED = 2
    NOT_FINITE = 3
    STEP_TOO_SMALL = 4
    JACOBIAN_NOT_FINITE = 5
    TOO_MANY_STEPS = 6
    REPARTITION = 7
    NOT_KEPT = 8
    EVENT = 9
    MET = 10
    SET_ASIDE = 11
    CONTACT = 12
    EVENTS_FULL = 13
    CONTACT_EVENT = 14
    NO_JACOBIAN = 15
    STIFF = 16
    UNCLEAR = 17


# Of members of structures, by how C calls them; and structures that others have.
_KINDS: dict[str, Any] = {
    "double": c_double, "int64_t": c_int64, "model_function": c_void_p
}  # fmt: skip
_REMARK = re.compile(r"/\*.*?\*/", re.DOTALL)
_STRUCTURE = re.compile(r"typedef struct \w*\s*\{([^}]*)\} (\w+);")
_NUMBER = re.compile(r"\b(\w+) = (\d+)")
_MEMBER = re.compile(r"(?:\(\*(\w+)\)|(\w+)(?:\[(\w+)\])?$)")
_Kind = TypeVar("_Kind", bound=type[Structure])


def source(name: str) -> bytes:
    """Return a file of the loops, from a folder or a zip file."""
    return file_of("symbody.runtime.loops", f"sources/{name}")


@cache
def _declarations(file: str) -> tuple[Mapping[str, str], Mapping[str, str]]:
    """Return the numbers that a file of the loops names, and its structures."""
    text = _REMARK.sub("", source(file).decode())
    bodies = {called: body for body, called in _STRUCTURE.findall(text)}
    return dict(_NUMBER.findall(text)), bodies


def declared(file: str, name: str) -> Callable[[_Kind], _Kind]:
    """Give a class the members of a structure that a file of the loops declares."""
    numbers, bodies = _declarations(file)

    def with_members(cls: _Kind) -> _Kind:
        members = []
        for statement in bodies[name].split(";")[:-1]:
            word = statement.split()[0]
            several = [statement] if "(" in statement else statement.split(",")
            for member in several:
                match = _MEMBER.search(member.strip())
                assert match is not None, statement
                kind = c_void_p if "*" in member else _KINDS[word]
                if match[3]:
                    kind *= int(numbers.get(match[3], match[3]))
                # What a class inherits stands first.
                if kind is not cls.__base__:
                    members.append((match[1] or match[2], kind))
        cls._fields_ = members
        _KINDS[name] = cls
        return cls

    return with_members


def structure(file: str, name: str) -> Any:
    """Return a structure that a file of the loops declares."""
    kind = type(name.partition("_")[2].capitalize(), (Structure,), {})
    return declared(file, name)(kind)


# Sizes and callbacks; method, accuracy; numbers of steps; a solver between two steps.
System, Options, Counts, Solver = (
    structure("ode.h", f"ode_{n}") for n in ("system", "options", "counts", "solver")
)
# A compiled function with its parameters, and those of a model that a solver calls; the
# changes of the method in a run, of the first ones when and why, and a run over times;
# a function whose parameters change, what a solver finds as before its first run, and
# what tells whether all has inertia.
Call, Context, Changes, Run, Changing, Fresh, InertiaCall = (
    structure("model.h", f"model_{name}")
    for name in ("call", "context", "changes", "run", "rebound", "fresh", "inertia")
)
# Numbers a state that rates at the end of a step may write behind these.
BEHIND = int(_declarations("ode.h")[0]["ODE_BEHIND"])
# What a solver knows of event functions where the sides of conditions are set alone.
CONDITIONS_KNOWN = int(_declarations("ode.h")[0]["ODE_CONDITIONS_KNOWN"])
# The highest order of a Taylor series.
SERIES_ORDERS = int(_declarations("model.h")[0]["SERIES_ORDERS"])


def offsets(*kinds: type[Structure]) -> dict[str, dict[str, object]]:
    """Return the size, and by field as "rates.function" offset [bytes] and kind."""
    return {
        kind.__name__: {"size": size, "fields": fields}
        for kind in kinds
        for size, fields in [_slots(kind)]
    }


_WORDS = {c_double: "double", c_void_p: "pointer", c_int64: "integer"}


def _slots(kind: type[Structure]) -> tuple[int, dict[str, tuple[int, str]]]:
    table: dict[str, tuple[int, str]] = {}
    at = 0
    fields: Any = kind._fields_
    for name, of in fields:
        if of in _WORDS:
            table[name] = at, _WORDS[of]
            at += 8
        elif issubclass(of, Structure):
            size, inner = _slots(of)
            table |= {f"{name}.{k}": (at + i, word) for k, (i, word) in inner.items()}
            at += size
        else:  # an array of doubles
            table[name] = at, "double"
            at += 8 * of._length_
    return at, table


MethodName: TypeAlias = Literal["dp54", "dp853", "rk4", "radau", "moreau", "taylor"]


@final
@dataclass(frozen=True)
class Accuracy:
    """Method and accuracy of a solver, with its longest step, and its only one [s].

    One that `leaves` may be followed by another where stiffness costs steps.
    """

    method: MethodName
    rtol: float
    atol: Vector
    max_step: float = np.inf
    step: float = 0.0
    leaves: bool = False


@final
@dataclass(frozen=True, eq=False)
class Memory:
    """A copy of what a solver keeps between two steps, with `limits` of the growth."""

    solver: bytes
    work: Vector
    pivots: NDArray[np.int64]
    limits: tuple[float, float]
    corrected: Vector
    contacts: Any = None  # of ContactMemory


# Numbers of a load between two ends: the vector between them, the force along it.
END_ENTRIES = 4
NO_CALL = Call(0, 0, 0)


class Addressed(Protocol):
    """A compiled function with the signature of loops.

    ``void f(double t, const double *y, const double *u, const double *p, const double
    *k, double *out)``
    """

    @property
    def address(self) -> int:
        """The address of the function in memory."""

    @property
    def parameters(self) -> Vector:
        """The values of p."""

    @property
    def constants(self) -> Vector:
        """The values of k, which follow from the parameters."""


@final
@dataclass(frozen=True, eq=False)
class SeriesFunctions:
    """The functions of a Taylor series, of order 0 and any other, see `TaylorSeries`.

    `values` and `sums` are the numbers of values and of sums of products.
    """

    start: Addressed
    orders: Addressed
    values: int
    sums: int


@final
@dataclass(frozen=True)
class Functions:
    """The compiled functions that a solver calls.

    Without a Jacobian differences are taken, without `inputs` these never change. The
    correction puts a state on its constraints, and appends how badly the dependent
    coordinates are chosen. Of `events`, functions of time and state, roots are located;
    those of `switches` no step passes.
    `ends` writes, for each load between two ends, the vector between them and the force
    along it, four numbers; a solver returns before the step in which such a force would
    flip.
    """

    rates: Addressed
    jacobian: Addressed | None = None
    inputs: Addressed | None = None
    correction: Addressed | None = None
    events: Addressed | None = None
    event_count: int = 0
    switches: Addressed | None = None
    switch_count: int = 0
    ends: Addressed | None = None
    end_count: int = 0
    series: SeriesFunctions | None = None
