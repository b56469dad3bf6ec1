"""The start of a run, and how its constraints are kept through time."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import compress
from typing import Any, TypeAlias, final

import numpy as np

from symbody import formalisms
from symbody.analyses import run
from symbody.analyses.instant.inputs import Array
from symbody.analyses.run.methods import (
    ConstraintKeeping,
    ConstraintTreatment,
    IntegrationMethod,
)
from symbody.arguments import Arguments, as_named, listed, near, real, real_array, shown
from symbody.dataclass import dataclass
from symbody.errors import ModelError, warn_user
from symbody.expr.node import Node
from symbody.expr.traverse import symbols_of
from symbody.model.loads.load import Load
from symbody.notes import Note
from symbody.pipeline import CompiledModel
from symbody.pipeline.compiled_functions import at_once
from symbody.pipeline.compiled_model import begins_closed, settled_at
from symbody.runtime.loops.structures import Addressed
from symbody.system.coordinates import Partition
from symbody.system.parts import MovedStart
from symbody.system.system import System, driven_links
from symbody.with_units import has_units_or_masks, in_unit, likely_degrees

# Ends that are nearer to each other than this meet [m].
_MEETING = 1e-12
# So much is what is left of the range of an explicit loop, inverted, at its end.
_END_OF_RANGE = 1e8
_START = Arguments("start values", ModelError)
# Values by name, or all states in order.
StartLike: TypeAlias = Mapping[str, float] | Sequence[float] | Array


def constraint_treatment(
    model: CompiledModel,
    wanted: ConstraintKeeping,
    method: IntegrationMethod,
    with_work: bool,
) -> ConstraintTreatment:
    """Return how constraints are kept; ModelError if this way computes no work."""
    if not model.system.constraints:
        return "none"
    if wanted.word == "dae" and with_work:
        raise ModelError(
            "save: the work is not computed with constraints='dae'. Take another "
            "way, or leave the work out."
        )
    # Implicit methods try states from which Newton's method does not close the loops.
    by_projection = method.is_implicit and wanted.word == "partition"
    return "projection" if by_projection else wanted.word


def note_of_treatment(
    wanted: ConstraintKeeping, treatment: ConstraintTreatment, method: IntegrationMethod
) -> tuple[Note, ...]:
    """Return that constraints are kept in another way than asked for, if they are."""
    if treatment in (wanted.word, "none"):
        return ()
    way = f"by {treatment} in place of {wanted.word!r}"
    return (Note(f"{method.name} keeps the constraints {way}.", "constraints"),)


def note_of_locked(model: CompiledModel) -> tuple[Note, ...]:
    """Return that constraints leave nothing to move, if drives do not say how."""
    system = model.system
    if not system.constraints or driven_links(system):
        return ()
    if len(system.coordinates.by_constraints.dependent) < len(system.v):
        return ()
    text = (
        "The constraints leave no degree of freedom, as sb.mobility shows: only what "
        "depends on time moves the mechanism."
    )
    return (Note(text, "constraints"),)


def jacobian_of(with_work: bool) -> str:
    """Return what the Jacobian is called among a model's functions."""
    return "balance_jacobian" if with_work else "jacobian"


def rates_name(treatment: ConstraintTreatment, with_work: bool) -> str:
    """Return what the right-hand side is called among a model's functions."""
    rates = "balance" if with_work else "derivatives"
    return f"closed_{rates}" if treatment == "partition" else rates


@final
@dataclass(frozen=True)
class StateCorrection:
    """A correction of states onto constraints, or a watch of explicit loops."""

    rates: Addressed
    # writes the corrected state, and the condition of the partition
    function: Addressed
    corrects: bool  # whether the state is taken; else the condition is only watched
    condition: float  # that at the start; far beyond it other coordinates are chosen
    model: CompiledModel
    # From a model, a time and a state to the same of this model.
    again: Callable[[CompiledModel, float, Array], StateCorrection | None]
    jacobian: Callable[[], Addressed | None]  # of these rates, for stiff methods
    carries: bool = False  # slopes or adjoints behind the states of the model

    @property
    def partition(self) -> Partition | None:
        """The dependent coordinates; None if nobody needs to know."""
        if self.carries or not self.can_repartition:
            return None
        return self.model.system.partition

    @property
    def can_repartition(self) -> bool:
        """Whether there are others; without, the run ends where these end."""
        return bool(self.model.system.constraints)

    def repartitioned(self, t: float, y: Array) -> StateCorrection:
        """Return the correction with the dependent coordinates that fit a state."""
        labels = self.model.state_labels()
        return self.of(self.model.repartitioned(t, y[: len(labels)]), t, y)

    def of(self, model: CompiledModel, t: float, y: Array) -> StateCorrection:
        """Return the same of the model with other dependent coordinates."""
        correction = self.again(model, t, y)
        assert correction is not None
        return correction

    def meaning(self) -> str | None:
        """Return a checksum of the formulas of these rates, if there is one."""
        if not self.can_repartition:
            return None
        return self.model.shared.meaning("derivatives")

    def is_at_end(self, t: float, y: Array) -> bool:
        """Return whether an explicit loop is at the end of its range."""
        system, n = self.model.system, len(self.model.state_labels())
        if not any(c.solution.limits for c in system.loop_solutions):
            return False
        at = t, y[:n].copy(), np.zeros(len(system.u))
        return not 0 <= at_once(self.model.function("range"), *at)[-1] < _END_OF_RANGE

    def explain(self, t: float, y: Array) -> str:
        """Return what is singular at a time and state, in sentences; or nothing."""
        model, system = self.model, self.model.system
        if system.constraints and not self.is_at_end(t, y):
            return singular_position(model, t, y)
        states = system.coordinates.y
        values = dict(zip(states, y[: len(states)], strict=True))
        values |= dict(zip(system.p, model.parameters, strict=True)) | {system.t: t}
        return formalisms.narrowest(system, values)


def correction_of(
    model: CompiledModel,
    t: float,
    y: Array,
    treatment: ConstraintTreatment,
    with_work: bool,
) -> StateCorrection | None:
    """Return what keeps constraints, or None; it ends runs at singular loops."""
    system = model.system
    if treatment not in ("none", "dae"):
        name = "closure" if treatment == "partition" else "correction"
    elif not system.constraints and any(
        c.solution.limits for c in system.loop_solutions
    ):
        name = "range"
    else:
        return None
    function = model.function(name)
    state = np.array(y[: len(model.state_labels())])
    condition = float(at_once(function, t, state, np.zeros(len(system.u)))[-1])
    return StateCorrection(
        model.function(rates_name(treatment, with_work)), function,
        name != "range" and treatment != "baumgarte", condition, model,
        partial(correction_of, treatment=treatment, with_work=with_work),
        partial(model.function, jacobian_of(with_work)),
    )  # fmt: skip


def singular_position(
    model: CompiledModel, t: float, y: Array, *, at_start: bool = False
) -> str:
    """Return which singular position is near, and what helps, in words; or nothing."""
    system = model.system
    q = y[system.coordinates.q_in_y]
    momentary = run.momentary_at(system, model.parameters, t, q)
    if not momentary:
        return ""
    moving = run.listed_velocities(momentary)
    if at_start:
        return (
            f"It is a singular position, such as a dead centre: there {moving} could "
            f"move although nothing else does. {run.remedy_at_start(system, momentary)}"
        )
    return (
        "It is nearly a singular position, where rounding errors are magnified: there "
        f"{moving} could also move otherwise. A motion that passes it fast does so "
        "with method='DP853' and constraints='projection', if rtol and atol are not "
        "below 1e-12; where it comes to rest, it is not determined: prescribe "
        f"{run.listed_velocities(momentary[:1])}, or start elsewhere."
    )


def off_set_aside(model: CompiledModel, row: int) -> str:
    """Return what it means that an equation that was set aside is off, in sentences."""
    rows = formalisms.state_rows(model.derivations)
    name = rows.names[row].removeprefix("lam_")
    return (
        f"constraint {rows.owners[row]!r} would be broken. Its equation {name!r} was "
        f"set aside as redundant, since it follows from the others at the start; from "
        f"here on it does not. Either the lengths allow this position alone, so that "
        f"the mechanism is locked, or the equation begins to act here, as that of "
        f"minimum(q, 0) does at 0, which is an impact and is not computed. Check the "
        f"geometry, or describe a stop by a load, such as JointStops."
    )


def start_of(
    model: CompiledModel,
    start: StartLike | None,
    u: Array | None = None,
    t: float = 0.0,
) -> tuple[CompiledModel, Array, Sequence[MovedStart], int | None]:
    """Return the model, partitioned for its closed start, that start, and its moves.

    They are closed at a time [s], which rather moves other values than those of
    `start`. Last stands the posture, or None where it is not known. Raises
    AnalysisError where loops do not close, or a fixed value does not stay.
    """
    system, values = model.system, {} if start is None else start_by_name(model, start)
    unchanged = not (values or system.quaternions)
    y = model.start_state() if unchanged else unclosed_start(model, values)
    conditions = system.start_conditions and not values
    pushed = bool(conditions) and u is not None and bool(np.any(u))
    if not system.constrained and not conditions:
        return model, y, (), 0
    is_own = t == 0.0 or not (system.constraints or conditions)
    if is_own and not (values or pushed) and begins_closed(model):
        return model, y, system.moved, None
    # As numbers, and quaternions as they are taken.
    at = model.state_places
    by_name = {name: y.item(at[name]) for name in values if name in at}
    return settled_at(model, y, by_name, () if u is None else u, t)


def unclosed_start(model: CompiledModel, values: Mapping[str, object]) -> Array:
    """Return the start of a run with values by name, with loops perhaps open."""
    y, _ = _with_start(model, values)
    normalize_quaternions("start values", model.system, y)
    return y


_OFF_LENGTH = 1e-6


def normalize_quaternions(who: str, system: System, q: Array) -> None:
    """Bring the quaternions of coordinates, or a state, to length one.

    Raises ModelError where they are no rotations by more than rounding.
    """
    for at in system.quaternions:
        own = slice(at, at + 4)
        norm = math.sqrt(q[own].dot(q[own]))
        if abs(norm - 1) > _OFF_LENGTH:
            raise ModelError(
                f"{who}: the quaternion {', '.join(s.name for s in system.q[own])} has "
                f"length {norm:.6g}; a rotation needs length 1. Give all four entries, "
                f"divided by their length."
            )
        q[own] /= norm


OTHER_POSTURE = Note(
    "The loops close in another posture than at the start of the model: on the way "
    "from there the dependent coordinates pass a singular (dead-centre) position. "
    "Give start values of these, too, if the other one is meant.",
    "start",
)


def other_posture(
    model: CompiledModel, y: Array, posture: int | None = None, t: float = 0.0
) -> tuple[Note, ...]:
    """Return a word on a closed start that the model's own does not reach, or ""."""
    if not model.system.constraints:
        return ()
    there = model.posture(y, t) if posture is None else posture
    return () if model.start_posture * there >= 0 else (OTHER_POSTURE,)


def signed_lines(model: CompiledModel) -> tuple[str, ...]:
    """Return the names of loads that keep the direction of the model's start."""

    def derived() -> tuple[str, ...]:
        loads = (type(named.load) for named in model.system.loads)
        if all(kind.signed_line is Load.signed_line for kind in loads):
            return ()
        return tuple(model.shared.outline("sides").shapes)

    return model.shared.once(signed_lines, derived)


def notes_of_sides(model: CompiledModel, y: Array, t: float = 0.0) -> list[Note]:
    """Return notes on loads that keep a direction though their ends are beyond."""
    names = signed_lines(model)
    if not names:
        return []
    state, u = np.array(y[: len(model.state_labels())]), np.zeros(len(model.system.u))
    sides = at_once(model.function("sides"), t, state, u)
    return [
        Note(
            f"At t = {t:.6g} s the ends of load {name!r} are on the other side of each "
            f"other than at the start of the model, whose direction along the joint "
            f"the force keeps: here a positive force pulls them together. Negate it, "
            f"or let the model itself start on this side, if it is to push them apart.",
            "start",
            name,
            t,
        )
        for name, side in zip(names, sides.tolist(), strict=True)
        if side < -_MEETING
    ]


def start_notes(
    model: CompiledModel, start: StartLike | None, y: Array, posture: int | None,
    t: float,
) -> tuple[Note, ...]:  # fmt: skip
    """Return what is to be said of the start of a run."""
    nodes = note_of_nodes(model, start)
    if start is None:
        return nodes
    notes = nodes + other_posture(model, y, posture, t)
    request = model.system.start_conditions
    if len(start) and request:
        conditions = listed(f"{one.formula!r} = {one.value:g}" for one in request)
        left_out = (
            "The start values of this run take the place of what start_at asks for"
        )
        notes = (Note(f"{left_out}: {conditions}.", "start"), *notes)
    return notes


NODE_STARTS = Note(
    "Nodes with states begin where the parameters of the compiled model put them, not "
    "those of this run. Give start=, or simulate the model itself.",
    "start",
)


def note_of_nodes(model: CompiledModel, start: StartLike | None) -> tuple[Note, ...]:
    """Return a note on nodes that other parameters put elsewhere; none without such."""
    origin, system, sought = model.origin, model.system, list[Node]()
    if origin is None or not system.nodes:
        return ()
    known = start_by_name(model, start)
    for node in (one for one in system.nodes if one.name in system.states):
        loads = system.node_motions[node.name].loads
        if loads and any(x.name not in known for x in system.states[node.name].symbols):
            springs = loads.rows if loads.along else ()
            sought += [*(node.at or loads.guesses), *springs]
    changed = {*compress(system.p, model.parameters != origin.parameters)}
    return () if changed.isdisjoint(symbols_of(*sought)) else (NODE_STARTS,)


def start_by_name(model: CompiledModel, start: object) -> dict[str, object]:
    """Return start values by name, or raise ModelError."""
    labels = model.state_labels()
    if start.__class__ is dict and start.keys() <= model.state_places.keys():
        return start.copy()
    if start is None or isinstance(start, Mapping):
        return _START.mapping("start", start, "names of states", "{'q_hip': 0.5}")
    values = real_array(as_named(start, labels))
    if values is None or values.shape != (len(labels),):
        raise ModelError(
            f"start values: start={shown(start)}: it must be a dictionary from names, "
            f"or one number for each of the {len(labels)} states {listed(labels)}. "
            f"Give one of the two."
        )
    return dict(zip(labels, values.tolist(), strict=True))


def discretes_of_start(model: CompiledModel, start: object) -> dict[str, float]:
    """Return start values of discrete variables, which are no states.

    Raises ModelError unless all start values are numbers by name, or of all in order.
    """
    return _with_start(model, start_by_name(model, start))[1]


def _with_start(model: CompiledModel, values: Any) -> tuple[Array, dict[str, float]]:
    """Return the model's start with some values, and those of discrete variables."""
    y, discretes = model.start_state(), {}
    places, system = model.state_places, model.system
    own = {symbol.name for symbol in system.discrete} if system.discrete else ()
    for name, value in values.items():
        if name not in places and name not in own:
            labels = [*model.state_labels(), *own]
            raise ModelError(
                f"start value {name!r}: not a state of model {model.system.name!r}. "
                f"Known states: {', '.join(labels) or 'none (drives move all)'}. "
                f"{near(name, labels)}"
            )
        if has_units_or_masks(value):
            units = {symbol.name: unit for symbol, unit in system.units.items()}
            value = in_unit(f"start value {name!r}", value, units.get(name, ""))
        number: Any = value if value.__class__ is float else real(value)
        a_truth = isinstance(value, (bool, np.bool_)) and name in places
        if number is None or a_truth or not math.isfinite(number):
            raise ModelError(
                f"start value {name!r}: {shown(value)} is not a finite number. Give "
                f"one number a coordinate or velocity [rad, m, rad/s or m/s]."
            )
        if (text := likely_degrees(f"start values: {name}", number)) and name in {
            s.name for s in system.coordinates.q if system.units.get(s) == "rad"
        }:
            warn_user(text)
        if name in own:
            discretes[name] = number
        else:
            y[places[name]] = number
    return y, discretes
