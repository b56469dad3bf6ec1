"""Contacts of a run: their laws for the compiled loops, and what happened to them.

Time stepping also needs to know which velocities each law has to do with. The forces of
a law change the velocities of the trees that its own velocities are of, and no others.
So one evaluation of the rates with unit forces on many trees gives a column of each,
and n free bodies cost as much as one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import chain

import numpy as np
from numpy.typing import NDArray

from symbody import formalisms
from symbody.analyses.instant.inputs import Array
from symbody.analyses.run.methods import IntegrationMethod, Moreau
from symbody.arguments import listed
from symbody.errors import AnalysisError, ModelError, warn_user
from symbody.expr.traverse import symbols_of
from symbody.formalisms.derivations import building_graph
from symbody.model.contacts.contact import LawKind
from symbody.notes import Note
from symbody.pipeline import CompiledModel
from symbody.results.contact_events import EVENT_KINDS, ContactEvent, ContactEvents
from symbody.runtime.functions import CompiledFunction
from symbody.runtime.loops import contacts as loops
from symbody.runtime.loops.contacts import (
    Contacts,
    ContactStatus,
    ContactSystem,
    MoreauSystem,
    Stepping,
)
from symbody.runtime.loops.library import map_over
from symbody.runtime.loops.solver import LoopSolver
from symbody.runtime.loops.structures import BEHIND
from symbody.system.laws import (
    WHY_NOT_OBEYED,
    LawName,
    law_name,
    law_names,
    law_table,
    refuse_following,
    tolerances_of,
)
from symbody.system.system import System

# Methods whose steps the loops go back in.
_METHODS = ("DP54", "DP853", "Radau")
_SHOWN = 4
# What changes by so much where coordinates do by so little is a matter of rounding.
_ASIDE, _CHANGED = 1e-9, 1e-3
_ROUNDED = 1e-12  # part of the slopes along that is rounding across


def contacts_of(
    model: CompiledModel,
    method: IntegrationMethod,
    treatment: str,
    t: float,
    y0: Array,
    u: Array,
    rates: str = "",
    span: float = 1.0,
) -> Contacts | None:
    """Return the laws of a model for the loops; None if it has no contacts.

    Their coefficients are checked at a time [s], a state and inputs, where a run of so
    long a span [s] begins.

    With the name of the `rates` of a run, those where all are open are found as well.

    Raises ModelError where a method or treatment of constraints does not obey them.
    """
    system, steps = model.system, isinstance(method, Moreau)
    if not system.contacts:
        if steps:
            raise ModelError(
                f"model {system.name!r} has no contacts, for which Moreau "
                f"is. Take a method that chooses its steps, such as 'DP853'."
            )
        return None
    sets = [one.name for one in system.contacts if one.contact.is_set]
    if sets and not steps:
        raise ModelError(
            f"contact {sets[0]!r} is a set of spheres, whose pairs "
            f"method={method.name!r} does not look for. Take method=sb.Moreau("
            f"step=1e-3), or SphereOnSphere for each pair."
        )
    if steps:
        refuse_following("time stepping", system, "Take 'DP853'")
    for one in system.contacts if steps else ():
        if one.contact.poisson:
            raise ModelError(
                f"contact {one.name!r} has law='poisson', but the impacts "
                f"of Moreau follow Newton's law. Leave the law out, or take 'DP853'."
            )
    if (method.name not in _METHODS and not steps) or treatment == "dae":
        what = f"method={method.name!r}" if treatment != "dae" else "constraints='dae'"
        raise ModelError(
            f"model {system.name!r} has contacts, whose events the steps of "
            f"{what} cannot go back to. Take one of {listed(_METHODS)}, or Moreau, "
            f"with constraints='projection'."
        )
    stepping = None
    if isinstance(method, Moreau):
        of_laws = model.shared.once(_stepping_of, lambda: _stepping_of(model))
        stepping = of_laws(tolerance=method.tolerance, sweeps=method.sweeps)
    of_trees = model.shared.once(_may_be_open, lambda: _may_be_open(model))
    is_open = not steps and rates == "derivatives" and of_trees
    table = model.shared.once(law_table, lambda: law_table(system))
    has_room = not method.is_implicit and 2 * len(table) <= BEHIND * y0.size
    # First: formulas of the laws would put those that they share in another order.
    open_rates = model.function("open_derivatives") if is_open else None
    ends = model.function("open_ends") if is_open and has_room else None
    at_start = np.asarray(y0)[None], model.parameters[None]
    (tolerances,) = tolerances_of(system, *at_start, span, steps=steps)
    name = "contact_steps" if steps else "contact_laws"
    values = model.function(name)(t, np.asarray(y0), u)
    contacts = Contacts(
        table=table, tolerances=tolerances, nq=len(system.q),
        nv=len(system.v), first=system.forces_in_u.start,
        contacts=None if stepping else model.function("contact_laws"),
        response=None if stepping else model.function("contact_changes"),
        gaps=model.function("contact_steps" if stepping else "contact_gaps"),
        open=open_rates, ends=ends, stepping=stepping,
    )  # fmt: skip
    _check_laws(system, contacts, values)
    return contacts


def _may_be_open(model: CompiledModel) -> bool:
    """Return whether all contacts can be open, with rates that are formulas of trees.

    Friction alone is never open. Dependent coordinates may be chosen anew in a run, and
    a loop over links has no part for gaps.
    """
    laws = (rows.kind for one in model.system.contacts for rows in one.contact.rows)
    return (
        LawKind.FRICTION not in laws
        and not model.system.constraints
        and model.shared.rolled is None
    )


# Coefficients of a law in their order, and the greatest that each may be.
_WITH_STRENGTHS = (LawKind.UNILATERAL, LawKind.FRICTION)
_COEFFICIENTS, _GREATEST = ("friction", "stiction", "restitution"), (np.inf, np.inf, 1)


def _check_laws(system: System, contacts: Contacts, values: Array) -> None:
    """Raise ModelError where parameters make a coefficient what no law may have.

    Warns of friction that nothing presses.
    """
    table, steps = contacts.table, contacts.stepping is not None
    if not (table[:, :1] == _WITH_STRENGTHS).any():
        return
    if not steps:
        _warn_of_held_normals(system, contacts, values)
    rows = contacts.rows * (1 if steps else 2)
    (strengths,), (wrong,) = looked_at(table, values[None], len(table) + rows)
    if not wrong.any():
        return
    at, i = np.argwhere(wrong)[0]
    most = _GREATEST[i]
    far = f" and at most {most:g}" if np.isfinite(most) else ""
    what = "bound" if table[at, 0] == LawKind.FRICTION else _COEFFICIENTS[i]
    raise ModelError(
        f"parameters: the {what} of contact {law_names(system)[at].contact!r} is "
        f"{strengths[at, i]:g} with these parameters; it must be at least 0{far}. Look "
        f"at its formula and at the parameters in it."
    )


def _warn_of_held_normals(system: System, contacts: Contacts, values: Array) -> None:
    """Warn of friction without normal force, as constraints hold what is closed."""
    table = contacts.table
    touches = values[: len(table)] <= contacts.tolerances[:, 0]
    closed = np.flatnonzero(touches & (table[:, 0] == LawKind.UNILATERAL)).tolist()
    A = contacts.parts(values)[-1].diagonal() if closed else values
    for law in closed:
        _, first, tangents, _ = table[law].tolist()
        if A[first] < _ROUNDED * A[first + 1 : first + 1 + tangents].max(initial=0.0):
            warn_user(
                f"contact {law_names(system)[law].contact!r}: joints and constraints "
                f"hold it along its normal where it starts, so that its force there "
                f"counts as zero, and it rubs without friction. Let them leave its "
                f"ends free along the normal."
            )


def looked_at(
    table: NDArray[np.int64], values: Array, first: int
) -> tuple[Array, NDArray[np.bool_]]:
    """Return coefficients of laws, shape (runs, L, 3), and which are wrong.

    They stand in what functions of contacts say, from `first` on.
    """
    strengths = values[:, first : first + 3 * len(table)].reshape(-1, len(table), 3)
    right = (strengths >= 0) & (strengths <= _GREATEST)
    return strengths, ~right & (table[:, :1] == _WITH_STRENGTHS).any(1, keepdims=True)


def check_places(
    contacts: Contacts, names: Sequence[LawName], t: float, y: Array, u: Array
) -> None:
    """Raise AnalysisError where the place of a closed contact is rounding alone.

    Then other coordinates by a billionth change what its forces do by far more.
    """
    n, function = contacts.nq, contacts.contacts
    if function is None:
        return
    assert isinstance(function, CompiledFunction)
    undefined = np.array([bool(name.undefined) for name in names])
    undefined &= function(t, y, u)[: len(names)] <= contacts.tolerances[:, 0]
    if not undefined.any():
        return
    Y, U = (np.tile(values, (n + 1, 1)) for values in (y, u))
    Y[range(1, n + 1), range(n)] += _ASIDE * np.maximum(1.0, np.abs(y[:n]))
    values = map_over(function, np.full(n + 1, t), Y, U, function.size)
    A = contacts.parts(values)[-1]
    is_same = np.abs(A - A[0]).max((0, 2)) <= _CHANGED * np.abs(A[0]).max(1)
    moves = np.logical_or.reduceat(~is_same, contacts.table[:, 1])
    for law in np.flatnonzero(undefined & moves).tolist():
        raise AnalysisError(
            f"contact {names[law].contact!r} is not defined at t = {t:.6g} s: "
            f"{names[law].undefined}."
        )


class EventLog:
    """The events of the contacts of a run so far."""

    at_once = 1 << 40  # so many steps may be taken between two looks at a solver

    def __init__(self, names: Sequence[LawName], whens: Iterable[str] = ()) -> None:
        self._names = names
        contacts = dict.fromkeys(law.contact.partition("[")[0] for law in names)
        self._elements = (*contacts, *whens)
        self._rows: list[ContactEvent] = []

    def take(
        self, solver: LoopSolver, others: list[tuple[ContactEvent, ...]], begins: bool
    ) -> None:
        """Empty the list of others, and the table of a solver, which may just begin."""
        self._rows += chain.from_iterable(others)
        others.clear()
        if solver.contacts is not None:
            self.add(solver.contacts.events())

    def add(self, rows: Iterable[loops.ContactEvent]) -> None:
        """Add rows of a table of events."""
        for row in rows:
            name, entries = law_name(self._names, row.law)
            kind = EVENT_KINDS[row.kind]
            gives = kind in ("impact", "rest")
            impulse = tuple(row.impulse[:entries]) if gives else ()
            self._rows.append(ContactEvent(row.time, kind, name, impulse, row.energy))

    @property
    def events(self) -> ContactEvents:
        """All of them, in order."""
        # One that is told at its limit is noted before the instant of its end.
        rows = sorted(self._rows, key=lambda row: row.time)
        return ContactEvents(rows, self._elements)


def explain_contact(
    names: Sequence[LawName], solver: LoopSolver, *, back: bool = False
) -> str:
    """Return why the laws of contacts cannot be obeyed, also `back` in time."""
    assert solver.contacts is not None
    state = solver.contacts.structure
    why = {**WHY_NOT_OBEYED, **WHY_NOT_STEPPED}[state.status].format(
        value=f"{state.value:.3g}"
    )
    if back:
        undone = "the times decrease, and impacts cannot be undone"
        # An impact that is not undone comes again at once.
        again = state.status == ContactStatus.CHATTERS
        why = undone if again else f"{undone}; {why}"
    who = "contacts" if state.law < 0 else f"contact {law_name(names, state.law)[0]!r}"
    return f"{who}, at t = {solver.t:.6g} s: {why}."


def notes_of_contacts(
    names: Sequence[LawName], events: ContactEvents, system: ContactSystem, step: float
) -> Iterator[Note]:
    """Yield that series of impacts were ended, and what is not unique.

    These are of a run at whose end the system was so, after a last step [s].
    """
    if step < 0 and (events or system.closed):
        yield Note(
            "The times decrease, and no state tells since when a contact has held: "
            "what sticks or touches is taken to have done so before. Give times that "
            "increase, from an earlier state.",
            "contacts",
        )
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
    if isinstance(system, MoreauSystem):
        laws = system.deepest_law, system.unsolved_law
        deepest, worst = (law_name(names, k)[0] if k >= 0 else "" for k in laws)
        yield note_of_steps(deepest, worst, system, step)
    if np.isfinite(system.unseen):
        name = law_name(names, system.unseen_law)[0]
        yield Note(
            f"The gap of {name!r} turns so often within a step, from t = "
            f"{system.unseen:.6g} s on, that it may have closed unseen. Give the "
            f"method a max_step of some of its turns.",
            "contacts", name, float(system.unseen),
        )  # fmt: skip
    since = system.least_norm
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


# Beside the reasons of `WHY_NOT_OBEYED`, by the numbers of moreau.h.
TOO_DEEP = 16
WHY_NOT_STEPPED = {
    TOO_DEEP: (
        "the gap is {value} m after a step: the bodies would pass through each other. "
        "Take a shorter step"
    ),
    17: (
        "more bodies touch at once than spheres of like size can. Start with bodies "
        "that do not overlap"
    ),
}
_SETS = (LawKind.SPHERE, LawKind.WALL)


def _stepping_of(model: CompiledModel) -> Callable[..., Stepping]:
    """Return what time stepping needs beside the laws, but for the numbers of a run."""
    with building_graph():
        laws = formalisms.contact_rows(model.derivations.spanning_tree)
    trees = _trees(model.system)
    of_laws = list(_trees_of_laws(model.system, laws, trees))
    members = [
        np.flatnonzero(trees == tree) for tree in range(trees.max(initial=-1) + 1)
    ]
    own = [np.concatenate([[], *(members[t] for t in ts)]) for ts in of_laws]
    counts = [len(rows.entries) for rows in laws.rows]
    # Laws that share a tree have other colors, and so have trees that share a law.
    colors = _colors(of_laws)
    laws_of: list[list[int]] = [[] for _ in members]
    for law, ts in enumerate(of_laws):
        for tree in ts if len(ts) > 1 else ():
            laws_of[tree].append(law)
    of_trees = _colors(laws_of)
    kinds = [rows.kind for rows in laws.rows]
    width = max(counts)
    tree_width = max((len(one) for one in members), default=0)
    velocity_colors = np.zeros(len(trees), np.int64)
    for tree, one in enumerate(members):
        velocity_colors[one] = of_trees[tree] * tree_width + np.arange(len(one))
    return partial(
        Stepping,
        starts=np.cumsum([0, *map(len, own)], dtype=np.int64),
        velocities=np.concatenate([[], *own]).astype(np.int64),
        row_colors=np.array(
            [width * color + i for color, n in zip(colors, counts, strict=True)
             for i in range(n)], dtype=np.int64,
        ),
        velocity_colors=velocity_colors,
        first_place=sum(kind not in _SETS for kind in kinds),
        walls=sum(kind == LawKind.WALL for kind in kinds),
    )  # fmt: skip


def _trees(system: System) -> NDArray[np.int64]:
    """Return the number of the tree of each velocity; one where trees share loops."""
    if system.constraints or system.coordinates.loops or system.nodes:
        return np.zeros(len(system.v), np.int64)
    place = {v: i for i, v in enumerate(system.v)}
    trees = np.zeros(len(place), np.int64)
    roots = [0]
    numbers: dict[int, int] = {}
    for link in system.links:
        roots.append(roots[link.parent] or link.index)
        at = place.get(link.v)  # type: ignore[call-overload]
        if at is not None:
            trees[at] = numbers.setdefault(roots[-1], len(numbers))
    return trees


def _trees_of_laws(
    system: System, laws: formalisms.ContactRows, trees: NDArray[np.int64]
) -> Iterator[tuple[int, ...]]:
    """Yield the trees whose velocities are in each law."""
    place = {v: i for i, v in enumerate(system.coordinates.tree_v)}
    whole = len(place) != len(system.v)
    numbers = {v: i for i, v in enumerate(system.v)}
    row = 0
    for own in laws.rows:
        speeds = laws.speeds[row : row + len(own.entries)]
        row += len(own.entries)
        used = {int(trees[numbers[s]]) for s in symbols_of(*speeds) if s in numbers}
        yield (0,) if whole and trees.size else tuple(sorted(used))


def _colors(groups_of: Sequence[Sequence[int]]) -> list[int]:
    """Return a color for each item, other ones for items that share a group."""
    taken: dict[int, int] = {}  # colors of a group so far, as bits
    colors = []
    for groups in groups_of:
        used = 0
        for group in groups:
            used |= taken.get(group, 0)
        color = ((used + 1) & ~used).bit_length() - 1
        colors.append(color)
        for group in groups:
            taken[group] = taken.get(group, 0) | 1 << color
    return colors


def note_of_steps(deepest: str, worst: str, steps: MoreauSystem, step: float) -> Note:
    """Return how well laws are obeyed, by the contacts that do so least."""
    text = (
        f"Time stepping with {step:g} s: contact forces are means over a step. Their "
        f"laws hold to {steps.residual:.2g} of the velocities"
    )
    if steps.residual > steps.tolerance:
        text += (
            f" at t = {steps.unsolved_time:.6g} s, of {worst}, more than the tolerance "
            f"{steps.tolerance:g}: more sweeps or a shorter step lower it"
        )
    if steps.deepest < 0.0:
        text += (
            f"; {deepest} penetrates up to {-steps.deepest:.2g} m at t = "
            f"{steps.deepest_time:.6g} s, which goes as the step"
        )
    text += f". Contacts took {steps.taken:.4g} J"
    if steps.given > 0.0:
        text += f", and gave up to {steps.given:.2g} J in a step"
    text += f"; at most {steps.most_active} were closed at once."
    return Note(text, "contacts")


def note_of_halving(
    labels: Sequence[str], times: Array, y: Array, finer: Array, step: float
) -> Note:
    """Return how far a run is from one with half the step, as an estimate of errors."""
    far = np.abs(y - finer)
    row, column = divmod(int(np.argmax(far)), far.shape[1])
    return Note(
        f"Half the step, {step / 2:g} s, changes the motion by up to "
        f"{far[row, column]:.2g}, {labels[column]!r} at t = {times[row]:.6g} s, and by "
        f"{far.mean():.2g} in the mean: so large are its errors, or twice that where "
        f"there are impacts.",
        "contacts", labels[column], float(times[row]),
    )  # fmt: skip
