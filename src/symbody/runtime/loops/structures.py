"""The structures of the loops, as ode.h and model.h declare them."""

from __future__ import annotations

from ctypes import Structure, c_double, c_int64, c_void_p
from enum import IntEnum
from typing import Any, ClassVar, Literal, Protocol, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.dataclass import dataclass
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


class ContactEventKind(IntEnum):
    """The change at an event of a law."""

    IMPACT = 0
    CLOSED = 1
    OPENED = 2
    STICKS = 3
    SLIPS = 4
    RESTS = 5


def _all(kind: type, names: str) -> list[tuple[str, type]]:
    return [(name, kind) for name in names.split()]


class System(Structure):
    """The system to integrate: sizes and callbacks (ode_system)."""

    n: int
    events: int
    rates: int
    jacobian: int
    keep: int
    watch: int
    _fields_: ClassVar = [
        *_all(c_int64, "n events"),
        *_all(c_void_p, "context rates jacobian keep project condition watch event"),
    ]


class Options(Structure):
    """Method and accuracy (ode_options)."""

    method: int
    rtol: float
    atol: int
    max_step: float
    step: float
    _fields_: ClassVar = [
        ("method", c_void_p),
        ("rtol", c_double),
        ("atol", c_void_p),
        *_all(c_double, "max_step step"),
    ]


class Counts(Structure):
    """Numbers of steps, evaluations and Jacobians (ode_counts)."""

    steps: int
    rejected: int
    evaluations: int
    jacobians: int
    factorizations: int
    stiff: int  # whether a nonstiff method was held up by stiffness
    _fields_: ClassVar = _all(
        c_int64, "steps rejected evaluations jacobians factorizations stiff"
    )


class Solver(Structure):
    """The state of a solver between two steps (ode_solver)."""

    system: int
    options: int
    work: int
    pivots: int
    counts: Counts
    t: float
    t_old: float
    h: float
    end: float
    bad_time: float
    condition: float  # growth at the last step
    best: float  # growth so far
    worst: float
    worst_time: float  # [s]
    singular: float
    lost: float  # largest excused error, in tolerances
    lost_time: float  # [s]
    event: int  # number of the function that has a root at the time; -1 for none
    _fields_: ClassVar = [
        *_all(c_void_p, "system options work pivots"),
        ("counts", Counts),
        *_all(
            c_double,
            "t t_old h h_old end bad_time error h_factored contraction remainder "
            "h_control planned origin condition best worst worst_time asked "
            "stiffness fine singular lost lost_time",
        ),
        *_all(
            c_int64,
            "planned_steps taken begun retry bad near signs no_signs dense "
            "refined fresh watching event",
        ),
    ]


class Call(Structure):
    """A compiled function with its parameters (model_call)."""

    function: int
    p: int
    k: int
    _fields_: ClassVar = _all(c_void_p, "function p k")


class Context(Structure):
    """The functions of a model that a solver calls (model_context)."""

    n: int
    rates: Call
    jacobian: Call
    inputs: Call
    correction: Call
    event: Call
    ends: Call
    ends_count: int
    met: int  # number of the load whose ends have met
    corrects: int
    passes: int
    sets_aside: int
    corrected_count: int
    window: Any  # times that functions get: no stage sees what an event changes [s]
    limit: float  # of the growth, beyond which a solver returns
    good_limit: float  # that of a good choice, below which it is never lowered
    _fields_: ClassVar = [
        ("n", c_int64),
        *_all(Call, "rates jacobian inputs correction event ends"),
        *_all(c_void_p, "u no_inputs quaternions"),
        *_all(c_int64, "quaternion_count corrects passes sets_aside"),
        ("corrected", c_void_p),
        ("corrected_count", c_int64),
        *_all(c_double, "limit good_limit"),
        ("bad_inputs", c_void_p),
        ("inputs_count", c_int64),
        ("window", c_double * 2),
        *_all(c_void_p, "ends_before ends_after between"),
        *_all(c_int64, "ends_count met"),
        *_all(c_void_p, "stop contacts"),
    ]


# A normal and two tangents.
LAW_ROWS = 3


class ContactEvent(Structure):
    """A row of the table of contact events (contact_event)."""

    time: float  # [s]
    kind: int
    law: int
    impulse: Any  # normal, tangents; of friction: tangents
    energy: float  # that this law took at an impact [J]
    _fields_: ClassVar = [
        ("time", c_double),
        *_all(c_int64, "kind law"),
        ("impulse", c_double * LAW_ROWS),
        ("energy", c_double),
    ]


class LawProblem(Structure):
    """Forces that obey all laws at an instant (law_problem)."""

    residual: float
    law: int
    redundant: int
    _fields_: ClassVar = [
        *_all(c_int64, "laws rows"),
        *_all(
            c_void_p,
            "table numbers A offset presence least modes directions forces "
            "accelerations",
        ),
        ("residual", c_double),
        *_all(c_int64, "law redundant"),
        *_all(c_void_p, "work places"),
    ]


class ContactSystem(Structure):
    """Set-valued laws, their functions and their modes (contact_system)."""

    event_count: int
    answers: int | None
    begun: int
    closed: int
    at_once: int
    status: int
    law: int
    value: float
    residual: float
    least_norm: float
    _fields_: ClassVar = [
        *_all(c_int64, "laws rows nq nv first"),
        *_all(c_void_p, "table tolerances"),
        *_all(Call, "gaps contacts response"),
        ("shortest", c_double),
        *_all(c_void_p, "answers events"),
        *_all(c_int64, "event_rows event_count"),
        *_all(c_void_p, "forces search resolve project"),
        *_all(c_void_p, "modes directions work places parts"),
        ("forced", c_int64),
        *_all(c_int64, "begun silent watching fired closed status law at_once"),
        *_all(c_double, "value residual least_norm last_event rise searched pace"),
    ]


class Run(Structure):
    """A run over asked times (model_run)."""

    next: int
    last: int  # the row before which a solver stops to answer, as others follow later
    _fields_: ClassVar = [
        *_all(c_void_p, "solver times states"),
        *_all(c_int64, "rows next last"),
    ]


def offsets() -> dict[str, dict[str, object]]:
    """Return the size, and by field as "rates.function" offset [bytes] and kind."""
    return {
        kind.__name__: {"size": size, "fields": fields}
        for kind in (System, Options, Solver, Context, Run, ContactSystem, ContactEvent)
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


MethodName: TypeAlias = Literal["dp54", "dp853", "rk4", "radau5"]


@final
@dataclass(frozen=True)
class Accuracy:
    """Method and accuracy of a solver, with the longest step, and that of "rk4" [s]."""

    method: MethodName
    rtol: float
    atol: Vector
    max_step: float = np.inf
    step: float = 0.0


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
@dataclass(frozen=True)
class Functions:
    """The compiled functions that a solver calls.

    Without a Jacobian differences are taken, without `inputs` these never change. The
    correction puts a state on its constraints, and appends how badly the dependent
    coordinates are chosen. Of `events`, functions of time and state, roots are located.
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
    ends: Addressed | None = None
    end_count: int = 0
