"""Equilibria that contacts carry: in which mode they stand, stick or slip.

An equilibrium is looked for in a mode, whose closed and sticking contacts are
constraints. There the set-valued laws decide, at rest, whether forces within friction's
cones and without pull keep it so; what they do not hold opens or begins to slip, and
what penetrates closes, until a mode lasts. What nothing carries falls from rest until
it meets something. Friction that holds at many places holds where the search began;
where it cannot, the nearest place is that at its bound.

References:
    Glocker (2001), Set-Valued Force Laws, chapter 9.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.equilibrium.contact_modes import (
    Mode,
    in_mode,
    law_mode,
    note_of_mode,
)
from symbody.analyses.instant.free_loads import with_free_loads
from symbody.analyses.instant.inputs import Array
from symbody.analyses.run.contacts import contacts_of
from symbody.analyses.run.keeping import StartLike, start_of
from symbody.analyses.run.methods import DP54
from symbody.arguments import Arguments, listed
from symbody.errors import AnalysisError, ModelError
from symbody.model.contacts.contact import LawKind
from symbody.notes import Note
from symbody.pipeline import CompiledModel
from symbody.pipeline.compiled_model import with_sought
from symbody.pipeline.mode_forces import LawRows, rows_of_laws
from symbody.results.equilibrium import Equilibrium
from symbody.results.result import Labels
from symbody.runtime.loops.contacts import ContactLaws, ContactMode, ContactStatus
from symbody.system.laws import law_names
from symbody.system.system import normalized

Search: TypeAlias = Callable[[CompiledModel, StartLike | None], Equilibrium]
_ROUNDS = 12
# What holds has no more than this of the acceleration that it would have alone.
_STILL = 1e-8
# What closes so nearly at once, in relation to when, closes together.
_TOGETHER = 1e-6


def standing(
    arguments: Arguments,
    model: CompiledModel,
    find: Search,
    t: float,
    u: Array,
    start: StartLike | None,
    speeds: object,
) -> Equilibrium:
    """Return the equilibrium of a model with contacts, or raise AnalysisError.

    `find` searches in a model without contacts, from a start.
    """
    units = {v.name: model.system.units[v] for v in model.system.v}
    moving = arguments.numbers_by_name("speeds", speeds, units)
    y = start_of(model, start, t=t)[1].copy()
    y[model.system.coordinates.v_in_y] = [moving.get(name, 0.0) for name in units]
    _, y, *_ = start_of(model, y, t=t)
    at_rest = _AtRest(model, t, u, y)
    mode, needed = at_rest.begun(y), dict[str, str]()
    tried: list[Mode] = []
    while mode not in tried and len(tried) < _ROUNDS + 4 * len(mode):
        tried.append(mode)
        try:
            own = in_mode(model, mode)
            _, y, *_ = start_of(own, y, t=t)
            result = find(own, y)
        except (AnalysisError, ModelError) as error:
            if isinstance(error, ModelError) and len(tried) == 1:
                raise
            # What nothing carries falls until it meets something.
            met = None if needed else at_rest.met(mode, y)
            if met is not None:
                mode = met
                continue
            # Targets may name forces that there are no longer.
            text = _words(arguments.who, model, needed)
            if not needed:
                left = [n for n, one in zip(at_rest.names, mode, strict=True)
                        if one.word == "open"]  # fmt: skip
                text += f" Open are left {listed(left)}." if left else ""
                text = f"{text} {error}"
            raise AnalysisError(text, getattr(error, "result", None)) from None
        before, y = y, np.asarray(result.state, dtype=float)
        if result.solved:
            own = with_sought(model, result.parameters)
            own = with_free_loads(arguments, own, result.loads).model
            at_rest = _AtRest(with_sought(own, result.loads), t, result.u, y)
        if not at_rest.slips_so(mode, before, y):
            raise AnalysisError(_words(arguments.who, model, needed), result)
        met, there = at_rest.below(mode, before, y)
        if met is not None:
            mode, y = met, there
            continue
        following = at_rest.following(mode, y, result)
        if following == mode:
            return _with_forces(result, model, at_rest, mode)
        needed |= at_rest.needed(result, mode, following)
        mode = following
    raise AnalysisError(
        f"{_words(arguments.who, model, needed)} No mode of the contacts lasts: begin "
        f"elsewhere by start=."
    )


def _words(who: str, model: CompiledModel, needed: dict[str, str]) -> str:
    what = f"{who}: model {model.system.name!r}: "
    if not needed:
        return f"{what}the contacts that are closed do not carry it."
    return (
        f"{what}it slides, since friction does not hold: {'; '.join(needed.values())}. "
        f"Raise the friction, or add what holds it."
    )


class _AtRest:
    """The laws of a model at rest, or in steady motion."""

    def __init__(self, model: CompiledModel, t: float, u: Array, y: Array) -> None:
        first = model.system.forces_in_u.start
        self._u = np.zeros(len(model.system.u))
        self._u[:first] = u[:first]
        contacts = contacts_of(model, DP54(), "projection", t, y, self._u)
        assert contacts is not None
        self.laws: tuple[LawRows, ...] = rows_of_laws(model.shared)
        self.names = [one.contact for one in law_names(model.system)]
        self._contacts, self._t, self._model = contacts, t, model
        self._function = model.function("contact_laws")
        self.forces = np.zeros(contacts.rows)
        self.residual, self.redundant, self.least = 0.0, 0, False

    def _look(self, y: Array) -> list[Array]:
        return self._contacts.parts(self._function(self._t, y, self._u))

    def begun(self, y: Array) -> Mode:
        """Return a mode with all closed that touches, and all that does not slide."""
        gaps, speeds, *_ = self._look(y)
        return tuple(
            law_mode(law, int(self._touches(k, gaps)), ())
            if not self._slides(law, speeds)
            else law_mode(law, 2 * self._touches(k, gaps), self._direction(law, speeds))
            for k, law in enumerate(self.laws)
        )

    def _touches(self, k: int, gaps: Array) -> bool:
        is_gap = self.laws[k].kind == LawKind.UNILATERAL
        return not is_gap or bool(gaps[k] <= self._contacts.tolerances[k, 0])

    def _slides(self, law: LawRows, speeds: Array) -> bool:
        own = speeds[list(law.tangents)]
        return bool(np.linalg.norm(own) > self._contacts.tolerances[:, 1].max())

    def _direction(self, law: LawRows, motion: Array) -> list[float]:
        own = motion[list(law.tangents)]
        return list(map(float, own / np.linalg.norm(own)))

    def below(self, mode: Mode, before: Array, y: Array) -> tuple[Mode | None, Array]:
        """Return a mode with what is met first closed, if any, and about where."""
        gaps, began = self._look(y)[0], self._look(before)[0]
        parts = np.full(len(mode), np.inf)
        for k, (law, one) in enumerate(zip(self.laws, mode, strict=True)):
            is_gap = law.kind == LawKind.UNILATERAL and not one.closed
            if is_gap and gaps[k] < -self._contacts.tolerances[k, 0]:
                parts[k] = max(began[k], 0.0) / (max(began[k], 0.0) - gaps[k])
        there = before + min(parts.min(initial=1.0), 1.0) * (y - before)
        return self._closed(mode, parts), normalized(self._model.system, there)

    def following(self, mode: Mode, y: Array, result: Equilibrium) -> Mode:
        """Return the mode that the laws ask for; the same where it lasts."""
        _, speeds, offset, strength, A = self._look(y)
        if self._holds(mode, result, strength.reshape(-1, 3)):
            self.least = True
            self._judge(A, offset)
            return mode
        laws, presence = self._solved_laws(y)
        self.forces = laws.forces.copy()
        self.least = laws.structure.redundant > 0
        self._judge(A, offset)
        still = _STILL * max(1.0, float(np.abs(offset).max(initial=0.0)))
        modes = []
        for k, (law, one) in enumerate(zip(self.laws, mode, strict=True)):
            tangents = list(law.tangents)
            rises = law.normal >= 0 and laws.accelerations[law.normal] > still
            moves = bool(np.linalg.norm(laws.accelerations[tangents]) > still)
            if not presence[k] or rises:
                one = law_mode(law, ContactMode.OPEN)
            elif presence[k] > 1:
                one = law_mode(law, ContactMode.SLIP, self._direction(law, speeds))
            elif moves:
                direction = self._direction(law, laws.accelerations)
                one = law_mode(law, ContactMode.SLIP, direction, static=True)
            modes.append(one)
        return tuple(modes)

    def _solved_laws(self, y: Array) -> tuple[ContactLaws, NDArray[np.int64]]:
        """Return the solved laws of what touches, and which do: 2 where it slides."""
        c = self._contacts
        gaps, speeds, offset, strength, A = self._look(y)
        laws = ContactLaws(c.table, strength.reshape(-1, 3), c.rows)
        presence = np.zeros(len(self.laws), np.int64)
        for k, law in enumerate(self.laws):
            slides = self._slides(law, speeds)
            presence[k] = self._touches(k, gaps) * (1 + slides)
            laws.modes[k] = ContactMode.SLIP if slides else ContactMode.STICK
            if slides:
                laws.directions[list(law.tangents)] = self._direction(law, speeds)
        status = laws.solve(A, offset, presence)
        if status != ContactStatus.SOLVED:
            raise AnalysisError(
                f"equilibrium: the laws of the contacts are not solved "
                f"({status.name.lower()}), with a residual of "
                f"{laws.structure.residual:.3g}."
            )
        return laws, presence

    def met(self, mode: Mode, y: Array) -> Mode | None:
        """Return a mode with what is met first from rest closed; None if nothing is."""
        gaps, *_ = self._look(y)
        laws, presence = self._solved_laws(y)
        times = np.full(len(mode), np.inf)
        for k, law in enumerate(self.laws):
            if law.kind == LawKind.UNILATERAL and not presence[k]:
                approach = -laws.accelerations[law.normal]
                if approach > 0 and not mode[k].closed:
                    times[k] = np.sqrt(2 * gaps[k] / approach)
        return self._closed(mode, times)

    def _closed(self, mode: Mode, order: Array) -> Mode | None:
        """Return a mode with those closed that come first, if any does."""
        first = order.min(initial=np.inf)
        if not np.isfinite(first):
            return None
        return tuple(
            law_mode(law, ContactMode.STICK)
            if at <= first + _TOGETHER * abs(first) else one
            for law, one, at in zip(self.laws, mode, order.tolist(), strict=True)
        )  # fmt: skip

    def _judge(self, A: Array, offset: Array) -> None:
        """Note what is left of accelerations, and how many forces are not unique."""
        held = np.nonzero(self.forces * np.diag(A))[0]
        rank = int(np.linalg.matrix_rank(A[np.ix_(held, held)], rtol=_STILL))
        left = np.abs((A @ self.forces + offset)[held]).max(initial=0.0)
        self.redundant = held.size - rank
        self.residual = float(left / max(np.abs(offset).max(initial=0.0), 1e-300))

    def _holds(self, mode: Mode, result: Equilibrium, strength: Array) -> bool:
        """Return whether the least forces of a mode without slip obey the laws."""
        if any(one.slip for one in mode):
            return False
        names = [s.name for s in self._model.system.contact_forces]
        values = dict(zip(result.multipliers.names, result.lam.tolist(), strict=True))
        self.forces = np.array([values.get(name, 0.0) for name in names])
        for law, numbers in zip(self.laws, strength, strict=True):
            normal = self.forces[law.normal] if law.normal >= 0 else 1.0
            bound = numbers[1] * normal * (1 + _STILL)
            along = np.linalg.norm(self.forces[list(law.tangents)])
            if normal < 0 or along > bound:
                return False
        return True

    def slips_so(self, mode: Mode, begin: Array, end: Array) -> bool:
        """Return whether what is at its bound moves as its friction lets it."""
        c = self._contacts
        if not any(one.static for one in mode):
            return True
        y = 0.5 * (begin + end)
        N = self._model.jacobian("qd", "v")(self._t, y, self._u)
        still, moving = y.copy(), y.copy()
        v = slice(c.nq, c.nq + c.nv)
        still[v] = 0.0
        moving[v] = np.linalg.lstsq(N, (end - begin)[: c.nq], rcond=None)[0]
        far = self._look(moving)[1] - self._look(still)[1]
        return all(
            far[list(law.tangents)] @ one.slip >= -np.sqrt(_STILL)
            for law, one in zip(self.laws, mode, strict=True)
            if one.static
        )

    def needed(
        self, result: Equilibrium, mode: Mode, following: Mode
    ) -> dict[str, str]:
        """Return what it would take to hold what begins to slip."""
        words: dict[str, str] = {}
        values = dict(zip(result.multipliers.names, result.lam.tolist(), strict=True))
        for k, (before, after) in enumerate(zip(mode, following, strict=True)):
            if not (before.sticks and after.static):
                continue
            whole, _, number = self.names[k].partition("[")
            first = f"F_{whole}[{number[:-1] + ',' if number else ''}"
            own = [v for name, v in values.items() if name.startswith(first)]
            normal = own[0] if self.laws[k].normal >= 0 and own else None
            size = float(np.linalg.norm(own[1:] if normal is not None else own))
            words[self.names[k]] = (
                f"{self.names[k]!r} would need a coefficient of {size / normal:.4g}"
                if normal else f"{self.names[k]!r} would need {size:.4g}"
            )  # fmt: skip
        return words


def _with_forces(
    result: Equilibrium, model: CompiledModel, at_rest: _AtRest, mode: Mode
) -> Equilibrium:
    """Return an equilibrium with the forces of all contacts, and its mode."""
    labels = result.multipliers
    names = tuple(s.name for s in model.system.contact_forces)
    units = tuple(unit for one in model.system.contacts for unit in one.units)
    others = [i for i, name in enumerate(labels) if name not in names]
    notes = [*result.notes, note_of_mode(model, mode)]
    if any(one.sticks for one in mode):  # it holds beside where it is, too
        notes = [one for one in notes if one not in result.notes_of("singular")]
    if at_rest.redundant:
        least, some = "those with the least sum of squares", "some that obey the laws"
        text = (
            f"The forces of contacts are not unique, as of a table on four legs: "
            f"{least if at_rest.least else some} are shown."
        )
        notes.append(Note(text, "contacts"))
    text = f"Contacts hold but for {at_rest.residual:.1e} of what acts on them."
    notes.append(Note(text, "contacts"))
    sensitivities = result.sensitivities
    if sensitivities.size:
        first = sum(map(len, (result.q, result.v, result.x, result.u)))
        begun = np.cumsum([first, len(labels)])
        before, own, behind = np.split(sensitivities, begun)
        slopes = np.zeros((len(names), own.shape[1]))
        for law, one in zip(at_rest.laws, mode, strict=True):
            if one.slip:  # Its friction is no multiplier.
                slopes[list(law.tangents)] = np.nan
        for row, name in zip(own, labels.names, strict=True):
            if name in names:
                slopes[names.index(name)] = row
        sensitivities = np.vstack([before, own[others], slopes, behind])
    return replace(
        result,
        multipliers=labels.at(others) + Labels(names, units),
        lam=np.concatenate([result.lam[others], at_rest.forces]),
        sensitivities=sensitivities,
        notes=tuple(notes),
    )
