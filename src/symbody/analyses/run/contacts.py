"""Contacts of a run: their laws for the compiled loops, and what happened to them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import final

import numpy as np

from symbody.analyses.instant.inputs import Array
from symbody.analyses.run.methods import IntegrationMethod
from symbody.arguments import listed
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
from symbody.system.laws import (
    WHY_NOT_OBEYED,
    LawName,
    law_table,
    law_tolerances,
)

# Methods whose steps the loops go back in.
_METHODS = ("DP54", "DP853", "Radau")
_SHOWN = 4


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
    return Contacts(
        table=law_table(system),
        tolerances=law_tolerances(system, y0),
        nq=len(system.q),
        nv=len(system.v),
        first=len(system.u) - len(system.contact_forces),
        contacts=model.function("contacts"),
        response=model.function("contact_response"),
        gaps=model.function("contact_gaps"),
    )


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


def explain_contact(names: Sequence[LawName], solver: LoopSolver) -> str:
    """Return why the laws of contacts cannot be obeyed, as a sentence."""
    assert solver.contacts is not None
    state = solver.contacts.structure
    why = WHY_NOT_OBEYED[state.status].format(value=f"{state.value:.3g}")
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
            f"table on four legs: those with the least sum of squares are shown, or "
            f"near to others that obey the laws where these do not.",
            "contacts", "", since,
        )  # fmt: skip


def with_forces(u: Array, forces: Array) -> Array:
    """Return inputs with the forces of contacts behind those of the user."""
    if forces.shape[1] == 0:
        return u
    u = u.copy()
    u[: len(forces), u.shape[1] - forces.shape[1] :] = forces
    return u
