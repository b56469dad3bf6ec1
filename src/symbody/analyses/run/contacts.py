"""Contacts of a run: their laws for the compiled loops, and what happened to them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from symbody.analyses.instant.inputs import Array
from symbody.analyses.run.methods import IntegrationMethod, Moreau
from symbody.analyses.run.stepping import (
    WHY_NOT_STEPPED,
    note_of_steps,
    stepping_of,
)
from symbody.arguments import listed
from symbody.errors import ModelError
from symbody.model.contacts.spheres import Spheres
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
from symbody.runtime.loops.structures import MoreauSystem
from symbody.system.laws import (
    WHY_NOT_OBEYED,
    LawName,
    law_name,
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
    system, steps = model.system, isinstance(method, Moreau)
    if not system.contacts:
        if steps:
            raise ModelError(
                f"simulate: model {system.name!r} has no contacts, for which Moreau "
                f"is. Take a method that chooses its steps, such as 'DP54'."
            )
        return None
    sets = [one.name for one in system.contacts if isinstance(one.contact, Spheres)]
    if sets and not steps:
        raise ModelError(
            f"simulate: the contact {sets[0]!r} is a set of spheres, whose pairs "
            f"method={method.name!r} does not look for. Take method=sb.Moreau("
            f"step=1e-3), or SphereOnSphere for each pair."
        )
    poisson = [one.name for one in system.contacts if one.contact.poisson]
    if steps and poisson:
        raise ModelError(
            f"simulate: the contact {poisson[0]!r} has law='poisson', but the impacts "
            f"of Moreau follow Newton's law. Leave the law out, or take 'DP54'."
        )
    if (method.name not in _METHODS and not steps) or treatment == "dae":
        what = f"method={method.name!r}" if treatment != "dae" else "constraints='dae'"
        raise ModelError(
            f"simulate: model {system.name!r} has contacts, whose events the steps of "
            f"{what} cannot go back to. Take one of {listed(_METHODS)}, or Moreau, "
            f"with constraints='projection'."
        )
    stepping = stepping_of(model, method, y0) if isinstance(method, Moreau) else None
    return Contacts(
        table=law_table(system),
        tolerances=law_tolerances(system, y0),
        nq=len(system.q),
        nv=len(system.v),
        first=len(system.u) - len(system.contact_forces),
        contacts=None if stepping else model.function("contacts"),
        response=None if stepping else model.function("contact_response"),
        gaps=model.function("contact_steps" if stepping else "contact_gaps"),
        stepping=stepping,
    )


class EventLog:
    """The events of the contacts of a run so far."""

    at_once = 1 << 40  # so many steps may be taken between two looks at a solver

    def __init__(self, names: Sequence[LawName]) -> None:
        self._names = names
        self._rows: list[ContactEvent] = []

    def take(
        self,
        solver: LoopSolver,
        others: list[ContactEvent] | None = None,
        *,
        begins: bool = False,
    ) -> None:
        """Empty the table of events of a solver, and the list of others.

        The solver may be at a begin of its own.
        """
        if others:
            self._rows += others
            others.clear()
        if solver.contacts is None:
            return
        for row in solver.contacts.events():
            name, entries = law_name(self._names, row.law)
            kind = EVENT_KINDS[row.kind]
            impulse = tuple(row.impulse[:entries]) if kind == "impact" else ()
            self._rows.append(
                ContactEvent(float(row.time), kind, name, impulse, float(row.energy))
            )

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
    why = {**WHY_NOT_OBEYED, **WHY_NOT_STEPPED}[state.status].format(
        value=f"{state.value:.3g}"
    )
    who = "contacts" if state.law < 0 else f"contact {law_name(names, state.law)[0]!r}"
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
    steps = solver.contacts.structure
    if isinstance(steps, MoreauSystem):
        deepest = steps.deepest_law
        who = law_name(names, deepest)[0] if deepest >= 0 else ""
        yield note_of_steps(who, steps, solver.structure.h_old)
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
