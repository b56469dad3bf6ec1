"""Models in a mode: closed and sticking contacts are constraints, as long as it lasts.

What is closed keeps its gap at zero, and what sticks its tangential velocities;
friction that slips follows the normal force. Forces are multipliers, under their names.

References:
    Pfeiffer, Glocker (1996), Multibody Dynamics with Unilateral Contacts, chapter 5.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Literal, TypeAlias, get_args

import numpy as np

from symbody.analyses.instant.free_loads import compiled_like
from symbody.analyses.instant.inputs import Array
from symbody.analyses.run.contacts import contacts_of, explain_contact
from symbody.analyses.run.methods import DP54
from symbody.arguments import Arguments, listed, near
from symbody.errors import AnalysisError, ModelError
from symbody.model.constraints.constraint import NamedConstraint
from symbody.model.contacts.held import HeldContact, LawMode
from symbody.model.quantities import Input
from symbody.notes import Note
from symbody.pipeline import CompiledModel
from symbody.pipeline.mode_forces import LawRows, rows_of_laws
from symbody.runtime.loops.contacts import ContactMode
from symbody.runtime.loops.solver import LoopSolver
from symbody.runtime.loops.structures import Accuracy, Ending, Functions
from symbody.system.laws import law_names
from symbody.system.system import with_fields

ModeWord: TypeAlias = Literal["open", "stick", "slip"]
Mode: TypeAlias = tuple[LawMode, ...]
_ACCURACY = 1e-9


def law_mode(
    law: LawRows,
    mode: int,
    slip: Sequence[float] = (),
    *,
    begins: bool = False,
    static: bool = False,
) -> LawMode:
    """Return what a law does in a mode; what closes without friction does not stick."""
    is_open = mode == ContactMode.OPEN
    if is_open or not law.tangents:
        return LawMode(closed=not is_open)
    has_normal = law.normal >= 0
    if mode == ContactMode.STICK:
        return LawMode(closed=has_normal, sticks=True)
    return LawMode(has_normal, False, tuple(slip), begins or static, static)


def mode_at(
    who: str, model: CompiledModel, t: float, y: Array, u: Array
) -> tuple[LawMode, ...]:
    """Return the modes of a state by the laws, or raise AnalysisError."""
    values = np.zeros(len(model.system.u))
    values[: len(u)] = u
    contacts = contacts_of(model, DP54(), "projection", t, y, values)
    assert contacts is not None
    laws, names = rows_of_laws(model.shared), law_names(model.system)
    accuracy = Accuracy("dp54", _ACCURACY, np.full(y.size, _ACCURACY), np.inf, 0.0)
    functions = Functions(model.function("derivatives"))
    solver = LoopSolver(y.size, values, accuracy, functions, laws=contacts)
    solver.start(t, y)
    ending = solver.resolve()
    memory = solver.contacts
    assert memory is not None
    if ending not in (Ending.RUNNING, Ending.DONE):
        raise AnalysisError(f"{who}: {explain_contact(names, solver)}")
    impacts = [row for row in memory.events() if not row.kind]
    if impacts:
        name = names[impacts[0].law].contact
        raise AnalysisError(
            f"{who}: contact {name!r} has an impact in this state, so that it has no "
            f"mode. Give a state before or behind it."
        )
    speeds = model.function("contact_laws")(t, y, values)[len(laws) :]
    modes = []
    for k, (law, mode) in enumerate(zip(laws, memory.modes.tolist(), strict=True)):
        tangents = list(law.tangents)
        begins = np.linalg.norm(speeds[tangents]) <= contacts.tolerances[k, 1]
        slip = memory.directions[tangents].tolist()
        modes.append(law_mode(law, mode, slip, begins=bool(begins)))
    return tuple(modes)


def with_words(
    arguments: Arguments, model: CompiledModel, mode: Mode, words: object
) -> Mode:
    """Return modes with those that a user gives by names of contacts."""
    by_name = arguments.mapping("mode", words, "names of contacts", "{'heel': 'stick'}")
    names = [one.contact for one in law_names(model.system)]
    whole = [name.partition("[")[0] for name in names]
    result = list(mode)
    for name, word in by_name.items():
        places = [k for k, one in enumerate(names) if name in (one, whole[k])]
        if not places:
            rule = f"modes of contacts, of {listed(dict.fromkeys((*whole, *names)))}"
            raise arguments.refused("mode", words, rule, near(name, [*whole, *names]))
        arguments.word(f"mode[{name!r}]", word, ModeWord)
        for k in places:
            law = rows_of_laws(model.shared)[k]
            number = get_args(ModeWord).index(word)
            slip = mode[k].slip
            if number == ContactMode.SLIP and law.tangents and not slip:
                raise ModelError(
                    f"{arguments.who}: mode={{{name!r}: 'slip'}}: the contact does not "
                    f"slip in this state, so that its direction is not known. Give a "
                    f"state with a sliding velocity; to inverse_dynamics, the force of "
                    f"the contact as an input."
                )
            result[k] = law_mode(law, number, slip)
    return tuple(result)


def in_mode(model: CompiledModel, mode: Mode) -> CompiledModel:
    """Return a model whose contacts are constraints and friction of a mode."""
    system = model.derivations.unsettled.system
    constraints, at = list(system.constraints), 0
    for one in system.contacts:
        own = mode[at : at + len(one.contact.rows)]
        at += len(own)
        if any(m.closed or m.sticks or m.slip for m in own):
            held = HeldContact(one.contact, own)
            constraints.append(NamedConstraint(one.name, held))
    in_mode_alone = partial(with_fields, contacts=(), constraints=tuple(constraints))
    return compiled_like(model, ("mode", mode), in_mode_alone)


def with_forces_as_inputs(model: CompiledModel) -> CompiledModel:
    """Return a model whose forces of contacts are inputs, as "F_heel"."""
    system = model.derivations.unsettled.system
    forces = {one.force: Input(one.force, one.symbols, unit=one.unit)
              for one in system.contacts}  # fmt: skip
    inputs = {**system.inputs, **forces}
    acting = partial(with_fields, contacts=(), loads=system.acting, inputs=inputs)
    return compiled_like(model, "forces as inputs", acting)


def note_of_mode(model: CompiledModel, mode: Mode) -> Note:
    """Return which contacts are open, closed, stick and slip."""
    by_word: dict[str, list[str]] = {}
    for name, one in zip(law_names(model.system), mode, strict=True):
        by_word.setdefault(one.word, []).append(name.contact)
    parts = [f"{word} {listed(names)}" for word, names in by_word.items()]
    text = (
        f"It is that of a mode of the contacts, as long as this lasts, with "
        f"{'; '.join(parts)}. What is closed or sticks is a constraint."
    )
    return Note(text, "contacts")
