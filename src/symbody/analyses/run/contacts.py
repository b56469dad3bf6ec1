"""Contacts of a run: their laws for the compiled loops, and what happened to them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import final

import numpy as np

from symbody.analyses.instant.inputs import Array
from symbody.analyses.run.methods import IntegrationMethod
from symbody.arguments import listed
from symbody.dataclass import dataclass
from symbody.errors import ModelError
from symbody.notes import Note
from symbody.pipeline import CompiledModel
from symbody.results.contact_events import (
    EVENT_KINDS,
    NO_EVENTS,
    ContactEvent,
    ContactEvents,
)
from symbody.runtime.loops.contacts import Contacts
from symbody.runtime.loops.solver import LoopSolver
from symbody.runtime.loops.structures import ContactStatus
from symbody.system.system import System

# What counts as closed and as still, in relation to lengths of the mechanism and to
# their ratio to a second, and the least of both for mechanisms without size.
_GAP, _SPEED, _LEAST = 1e-9, 1e-8, 1e-12
_POISSON = 1
# Methods whose steps the loops go back in.
_METHODS = ("DP54", "DP853", "Radau")
_SHOWN = 4


@final
@dataclass(frozen=True)
class LawName:
    """A law as messages and results call it, and its forces' names."""

    contact: str
    entries: tuple[str, ...]


def law_names(system: System) -> tuple[LawName, ...]:
    """Return the laws of a system, in the order of the loops."""
    names = []
    for one in system.contacts:
        several = len(one.contact.rows) > 1
        for i, rows in enumerate(one.contact.rows):
            number = f"[{i}]" if several else ""
            names.append(LawName(f"{one.name}{number}", rows.entries))
    return tuple(names)


def contacts_of(
    model: CompiledModel, method: IntegrationMethod, treatment: str, y0: Array
) -> Contacts | None:
    """Return the laws of a model for the loops; None if it has no contacts.

    Raises ModelError where a method or treatment of constraints does not obey them.
    """
    system = model.system
    if not system.contacts:
        return None
    if method.name not in _METHODS or treatment == "dae":
        what = f"method={method.name!r}" if treatment != "dae" else "constraints='dae'"
        raise ModelError(
            f"simulate: model {system.name!r} has contacts, whose events the steps of "
            f"{what} cannot go back to. Take one of {listed(_METHODS)}, with "
            f"constraints='projection'."
        )
    table, first = [], 0
    for one in system.contacts:
        flags = _POISSON if one.contact.poisson else 0
        for rows in one.contact.rows:
            table.append((int(rows.kind), first, rows.tangents, flags))
            first += len(rows.entries)
    size = _size(system, y0)
    return Contacts(
        table=np.array(table, dtype=np.int64),
        tolerances=np.tile([_GAP * size, _SPEED * size], (len(table), 1)),
        nq=len(system.q),
        nv=len(system.v),
        first=len(system.u) - len(system.contact_forces),
        contacts=model.function("contacts"),
        response=model.function("contact_response"),
        gaps=model.function("contact_gaps"),
    )


def _size(system: System, y0: Array) -> float:
    """Return a length of the mechanism [m]: how far its frames are apart."""
    reach = [
        abs(float(x))
        for link in system.links
        for x in link.p
        if hasattr(x, "value")  # formulas of parameters have none
    ]
    place = np.abs(y0[system.coordinates.q_in_y]).max(initial=0.0)
    return max(1e-3, min(1.0, max([*reach, float(place)], default=1.0)))


@final
class EventLog:
    """The events of the contacts of a run so far."""

    def __init__(self, names: Sequence[LawName]) -> None:
        self._names = names
        self._rows: list[ContactEvent] = []

    def take(self, solver: LoopSolver, others: list[ContactEvent]) -> None:
        """Empty the table of events of a solver, and the list of others."""
        self._rows += others
        others.clear()
        if solver.contacts is None:
            return
        for row in solver.contacts.events():
            name = self._names[row.law]
            kind = EVENT_KINDS[row.kind]
            impulse = tuple(row.impulse[: len(name.entries)])
            is_impact = kind == "impact"
            self._rows.append(
                ContactEvent(
                    float(row.time), kind, name.contact, impulse if is_impact else (),
                    float(row.energy),
                )
            )  # fmt: skip

    @property
    def events(self) -> ContactEvents:
        """All of them, in order."""
        # One that is told at its limit is noted before the instant of its end.
        rows = sorted(self._rows, key=lambda row: row.time)
        return ContactEvents(rows) if rows else NO_EVENTS


_WHY = {
    ContactStatus.NO_SOLUTION: (
        "no forces obey the laws of contact and friction (Painlevé's paradox): bodies "
        "that are rigid jam there. Lower the friction, or take a compliant contact, "
        "such as loads.CompliantContact"
    ),
    ContactStatus.NOT_SOLVED: (
        "the laws of contact and friction are not solved: the residual is {value:.3g}. "
        "Look for contacts that say the same twice"
    ),
    ContactStatus.ENERGY_RISES: (
        "an impact by Newton's law with friction would raise the kinetic energy by "
        "{value:.3g} J (Kane's paradox). Take law='poisson', or a lower restitution"
    ),
    ContactStatus.CHATTERS: (
        "contacts change their modes again and again without any time going by. Give "
        "a stiction that is larger than the friction, or look for stops that "
        "contradict each other"
    ),
    ContactStatus.PENETRATES: (
        "the gap is {value:.3g}: bodies overlap. Start with gaps that are closed or "
        "open, or move the start by start_at"
    ),
    ContactStatus.NOT_FINITE: (
        "its formulas are not finite there. Check where its shape or its friction is "
        "defined"
    ),
}


def explain_contact(names: Sequence[LawName], solver: LoopSolver) -> str:
    """Return why the laws of contacts cannot be obeyed, as a sentence."""
    assert solver.contacts is not None
    state = solver.contacts.structure
    why = _WHY[ContactStatus(state.status)].format(value=state.value)
    who = "contacts" if state.law < 0 else f"contact {names[state.law].contact!r}"
    return f"{who}, at t = {solver.t:.6g} s: {why}."


def notes_of_contacts(
    names: Sequence[LawName], events: ContactEvents, solver: LoopSolver
) -> tuple[Note, ...]:
    """Return that series of impacts were ended, and forces are not unique."""
    return tuple(_notes(names, events, solver))


def _notes(
    names: Sequence[LawName], events: ContactEvents, solver: LoopSolver
) -> Iterator[Note]:
    resting = events.of(kind="rest")
    if resting:
        first = resting[0]
        others = sorted({one.contact for one in resting})
        yield Note(
            f"At t = {first.time:.6g} s a series of impacts of {first.contact!r} is "
            f"ended at its limit, which follows from the ratio of its flights. Such "
            f"series are of {listed(others, most=_SHOWN)}, {len(resting)} in all.",
            "contacts", first.contact, first.time,
        )  # fmt: skip
    assert solver.contacts is not None
    since = float(solver.contacts.structure.least_norm)
    if np.isfinite(since):
        yield Note(
            f"From t = {since:.6g} s on the forces of contacts are not unique, as of a "
            f"table on four legs: those with the least sum of squares are shown.",
            "contacts", "", since,
        )  # fmt: skip


def with_forces(u: Array, forces: Array) -> Array:
    """Return inputs with the forces of contacts behind those of the user."""
    if forces.shape[1] == 0:
        return u
    u = u.copy()
    u[: len(forces), u.shape[1] - forces.shape[1] :] = forces
    return u
