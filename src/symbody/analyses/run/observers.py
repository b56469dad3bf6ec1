"""Observers of a finished run: notes, warnings and errors from its trajectory.

Nodes that jumped to another place of equilibrium, cables that came to the other side of
their cylinder, unstable equilibria of what has no mass, ends of loads that met; and
motions beyond the meaning of their model: quantities without a value, laws beyond the
range that they hold in, contacts that would pull, inputs and joints beyond limits.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symbody import formalisms
from symbody.analyses import run
from symbody.analyses.instant.inputs import Array
from symbody.analyses.run.problem import InitialValueProblem, Prepared, Trajectory
from symbody.arguments import first_of
from symbody.errors import AnalysisError, warn_user
from symbody.expr.evaluate import Evaluation
from symbody.expr.node import Apply, Node, Symbol
from symbody.expr.traverse import symbols_of
from symbody.formalisms.derivations import building_graph
from symbody.model.contacts.contact import LawKind
from symbody.model.field import signs_of
from symbody.model.loads.load import Load, Range
from symbody.model.loads.own_law import OwnLaw
from symbody.model.quantities import expanded
from symbody.notes import Note, NoteKind
from symbody.pipeline.compiled_functions import values_at
from symbody.pipeline.compiled_model import CompiledModel
from symbody.results.record import Quantity, Status
from symbody.runtime.loops.library import map_over
from symbody.runtime.loops.structures import END_ENTRIES
from symbody.system.formulas_in_fields import ending_curves, formulas_in, named_ends
from symbody.system.laws import law_table, tolerances_of
from symbody.system.system import System
from symbody.system.unit_check import formulas_of
from symbody.system.values import parameter_values

# A step from time to time is looked at if it is so much longer than those beside it.
_LONGER = 4.0
# With fewer times, and where it begins, the longest steps are looked at, so many.
_LONGEST = 3
# A step below this part of all that the node moves is none.
_STEP = 1e-6
_TURN = 2 * np.pi
# So often angles are looked at closer, where they turn by more than 1 rad from time to
# time, in at most so many parts of this way.
_CLOSER, _PARTS = 4, 1000


def jumps_of_nodes(
    model: CompiledModel, trajectory: Trajectory, places: Array
) -> list[Note]:
    """Return notes on jumps of nodes on springs [m]; warn unless the run failed."""
    system, times = model.system, trajectory.times
    number = {node.name: i for i, node in enumerate(system.nodes)}
    by_node = places.reshape(len(times), -1, 3)
    notes: list[Note] = []
    for names in formalisms.nodes_on_springs(system):
        of_group = by_node.take([number[name] for name in names], axis=1)
        steps = np.diff(of_group, axis=0)
        steps = np.nan_to_num(np.sqrt(np.einsum("tij,tij->t", steps, steps)))
        beside = np.maximum(np.append(steps[1:], 0.0), np.insert(steps[:-1], 0, 0.0))
        span = np.nanmax(np.ptp(of_group, axis=0), initial=0.0)
        is_long = (steps > _LONGER * beside) & (steps > _STEP * span)
        longest = np.argsort(-steps, kind="stable")[:_LONGEST]
        is_long[longest[steps[longest] > span / _LONGEST]] = True
        for k in np.flatnonzero(is_long).tolist():
            first, last = (_values_in(model, trajectory, i) for i in (k, k + 1))
            both = of_group[k : k + 2]
            with building_graph():
                is_jump = formalisms.jumped(model.derivations, names, first, both, last)
            if is_jump:
                notes.append(_note_of_node(names, both, times[k : k + 2]))
    if notes and trajectory.status.completed:
        warn_user(" ".join(notes))
    return notes


def _values_in(
    model: CompiledModel, trajectory: Trajectory, row: int
) -> dict[Symbol, float]:
    """Return the values of all symbols at one time of a trajectory."""
    t, y = float(trajectory.formula_times[row]), trajectory.y[row]
    return values_at(model, t, y[: len(model.state_labels())], trajectory.u[row])


def _note_of_node(names: Sequence[str], places: Array, times: Array) -> Note:
    far = np.linalg.norm(places[1] - places[0], axis=1)
    i = int(np.argmax(far))
    here, there = (
        "(" + ", ".join(f"{x:.4g}" for x in place[i]) + ")" for place in places
    )
    text = (
        f"node {names[i]!r} jumped between t = {times[0]:.6g} s and {times[1]:.6g} s, "
        f"from {here} to {there} m: its loads are in balance at several places, or the "
        f"equilibrium that it was in ended. What follows is the motion with the other "
        f"place. A body without mass with a joint ['Tx', 'Ty', 'Tz'] in place of the "
        f"node goes on from where it is."
    )
    return Note(text, "jump", names[i], float(times[0]))


def has_cables(system: System) -> bool:
    """Return whether there are cables whose lengths may jump."""
    return any(one.load.may_jump for one in system.loads)


def jumps_of_cables(model: CompiledModel, trajectory: Trajectory) -> list[Note]:
    """Return notes on jumps of cables' lengths; warn unless the run failed."""
    if not has_cables(model.system):
        return []
    with building_graph():
        result = formalisms.derive_turns_of_cables(model.derivations).results
        angles = Evaluation([turn for array in result.values() for turn in array])
    times = trajectory.times
    rows = (_values_in(model, trajectory, i) for i in range(times.size))
    turns = np.array([angles(values) for values in rows])
    notes = []
    for name, turn in zip(result, turns.T, strict=True):
        # No motion of the ends goes half a turn between two times but a jump.
        for k in np.flatnonzero(np.abs(np.diff(turn)) > np.pi).tolist():
            notes.append(_note_of_cable(name, turn[k : k + 2], times[k : k + 2]))
    if notes and trajectory.status.completed:
        warn_user(" ".join(notes))
    return notes


def _note_of_cable(name: str, turn: np.ndarray, times: np.ndarray) -> Note:
    here, there = (
        "straight, 1/4 of a turn ahead of where it would touch"
        if angle < 0
        else "3/4 of a turn round the cylinder"
        for angle in turn
    )
    text = (
        f"The cable {name!r} jumped between t = {times[0]:.6g} s and {times[1]:.6g} s: "
        f"from {here} to {there}. A WrappedCable knows no turns before: its length "
        f"jumps there by nearly that much, and what follows is not the motion of a "
        f"real cable. Look whether it should pass the cylinder on the other side "
        f"(side=), or end the motion before."
    )
    return Note(text, "jump", name, float(times[0]))


def angles_with_turns(model: CompiledModel) -> tuple[str, ...]:
    """Return dependent angles of explicit loops whose whole turns loads tell apart."""
    shared = model.shared

    def derived() -> list[str]:
        return formalisms.angles_with_turns(model.derivations)

    def noted() -> tuple[str, ...]:
        return tuple(shared.noted("angles with turns", make=derived))

    system = model.system
    acts = system.loads or system.states or system.contacts or system.whens
    has_any = system.loop_solutions and (acts or len(system.loop_solutions) > 1)
    return shared.once(angles_with_turns, noted) if has_any else ()


def angles_of_inputs(ready: Prepared) -> tuple[str, ...]:
    """Return such angles whose turns formulas of the inputs of a run tell apart."""
    model, driving = ready.model, ready.driving
    formulas = [one for one in driving.formulas.values() if isinstance(one, Apply)]
    if not model.system.loop_solutions or not (formulas or driving.looks):
        return ()
    with building_graph():
        if driving.looks:  # at any of the sensors
            sensors = model.equations("sensors").results.values()
            formulas += [node for array in sensors for node in array.ravel().tolist()]
        return tuple(formalisms.angles_with_turns(model.derivations, formulas))


def jumps_of_angles(
    model: CompiledModel,
    trajectory: Trajectory,
    names: Sequence[str],
    again: Callable[[Array], Trajectory] | None = None,
) -> list[Note]:
    """Return notes on dependent angles that jumped; warn unless the run failed.

    Where angles turn far from time to time, and may not be counted, they are looked at
    in between.
    """
    system, is_whole = model.system, trajectory.status.completed
    counted = all(
        one.solution.counts_turns or one.solution.relations
        for one in system.loop_solutions
    )
    if counted and np.array_equal(model.parameters, parameter_values(system)):
        again = None
    labels = model.shared.outline("dependents").labels["dependents"]
    own = [
        (q, labels.index(q.name), labels.index(v.name))
        for joint in system.joints
        for q, v in zip(joint.q, joint.v, strict=False)
        if q.name in names
    ]
    for _ in range(_CLOSER):
        times = trajectory.times
        y = np.ascontiguousarray(trajectory.y[:, : len(model.state_labels())])
        values = map_over(
            model.function("dependents"), trajectory.formula_times, y, trajectory.u,
            len(labels),
        )  # fmt: skip
        steps, speeds = np.diff(times), np.abs(values[:, [at for *_, at in own]])
        far = np.abs(steps) * np.maximum(speeds[1:], speeds[:-1]).max(axis=1)
        # Two for each radian, as it may go faster on the way.
        parts = np.ceil(np.minimum(2 * np.nan_to_num(far), _PARTS)).astype(int)
        parts[far <= 1] = 1
        if again is None or not is_whole or parts.max(initial=0) < 2:
            break
        more = [
            times[k] + steps[k] * np.arange(1, parts[k]) / parts[k]
            for k in np.flatnonzero(parts > 1).tolist()
        ]
        every = np.unique(np.concatenate([times[1:], *more]))
        trajectory = again(every if times[-1] > times[0] else every[::-1])
    notes = []
    for q, place, at in own:
        angle, rate = values[:, place], values[:, at]
        moved = (rate[1:] + rate[:-1]) / 2 * steps
        off = np.diff(angle) - moved
        turns = np.rint(off / _TURN)
        jumps = (turns != 0) & (np.abs(off - turns * _TURN) < 1)
        # Else it may have turned in between.
        jumps &= np.abs(moved) < np.pi
        for k in np.flatnonzero(jumps)[:1].tolist():
            notes.append(_note_of_angle(system, q, times[k : k + 2].tolist()))
    if notes and is_whole:
        warn_user(" ".join(notes))
    return notes


def _note_of_angle(system: System, q: Symbol, times: Sequence[float]) -> Note:
    loop = next(s.name for s in system.loop_solutions if q in s.solution.dependent)
    text = (
        f"The angle {q.name}, which loop {loop!r} determines, jumped by a turn between "
        f"t = {times[0]:.6g} s and {times[1]:.6g} s: the solution of this loop counts "
        f"no turns there. Loads that act by the angle itself, as a spring does, jump "
        f"with it, and what follows is not the motion of the mechanism. Close the loop "
        f"by a constraint, such as Rod or PlanarHingeCut, which counts them; planar "
        f"loops count by lengths that the model itself has, not by those of a run."
    )
    return Note(text, "jump", loop, times[0])


def may_be_left(model: CompiledModel) -> bool:
    """Return whether something without mass is where loads on it are in balance."""
    system = model.system
    if not system.nodes and not system.massless.bodies:
        return False
    return bool(model.equations("holding").results)


def lost_balances(
    model: CompiledModel, trajectory: Trajectory, values: Array
) -> list[Note]:
    """Return notes on unstable equilibria without mass; warn unless the run failed.

    Values are those of the function "holding".
    """
    system = model.system
    notes: list[Note] = []
    begin = 0
    for who, matrix in model.equations("holding").results.items():
        own = values[:, begin : begin + matrix.size].reshape(-1, *matrix.shape)
        begin += matrix.size
        held = formalisms.is_stable(own)
        if held.all():
            continue
        t = float(trajectory.times[int(held.argmin())])
        text = (
            f"rom t = {t:.6g} s on {who} is where the loads on it are in balance, but "
            f"they do not push it back there: the equilibrium is not stable, and it "
            f"would leave at once, as a straight row of springs that is pressed. What "
            f"follows is the motion on that equilibrium. Give it a mass, a damper in "
            f"all directions, or a start value beside that place."
        )
        if trajectory.status.outcome != "failed":
            warn_user(f"model {system.name!r}: f{text}")
        notes.append(Note(f"F{text}", "balance", who, t))
    return notes


# Two vectors are opposite if they are so nearly on one line.
_ON_ONE_LINE = 1e-4
# As in meeting.c, between rows instead of steps.
_VANISHING = 1e-3


def check_coincident_ends(problem: InitialValueProblem, trajectory: Trajectory) -> None:
    """Raise AnalysisError where a load's ends swap sides, for solvers without steps."""
    if problem.ends is None:
        return
    rows, n = len(trajectory.times), len(problem.end_messages)
    size = END_ENTRIES * n
    out = map_over(
        problem.ends, trajectory.formula_times, trajectory.y, trajectory.u, size
    )
    values = out.reshape(rows, n, END_ENTRIES)
    p, force = values[:, :, :3], values[:, :, 3]
    along = (p[1:] * p[:-1]).sum(axis=2)
    across = np.linalg.norm(np.cross(p[1:], p[:-1]), axis=2)
    met = (along < 0) & (across < -_ON_ONE_LINE * along)
    met &= (force[1:] != 0) & (force[:-1] != 0)
    followed = trajectory.formula_times, trajectory.y, trajectory.u
    for row, i in np.argwhere(met).tolist():
        # Where the way of the vector is nearest to zero.
        far = np.linalg.norm(p[row : row + 2, i], axis=1)
        part = far[0] / far.sum()
        t, y, u = (a[[row]] + part * (a[[row + 1]] - a[[row]]) for a in followed)
        at = map_over(problem.ends, t, y, u, size).reshape(n, END_ENTRIES)[i, 3]
        largest = np.abs(force[row : row + 2, i]).max()
        met[row, i] = not abs(at) <= _VANISHING * largest
    if not met.any():
        return
    row = int(met.any(axis=1).argmax())
    t = float(trajectory.times[row])
    words = problem.end_messages[int(met[row].argmax())]
    text = f"time integration: after t = {t:.6g} s {words}"
    arrays = ("times", "y", "u", "formula_times")
    before = {name: getattr(trajectory, name)[: row + 1] for name in arrays}
    reached = replace(trajectory, **before, status=Status("failed", text))
    raise AnalysisError(text, reached)


_ROUNDING = 1e-9
_SHOWN = 6


def out_of_range(
    model: CompiledModel, times: Array, u: Array, quantities: Mapping[str, Quantity]
) -> list[Note]:
    """Return notes of what is out of its range, with warnings of laws."""
    notes, system = [], model.system
    if quantities:
        notes = _with_warnings(system, _laws(model, times, quantities))
        notes += _pulled(system, times, quantities)
    return [*notes, *_at_limits(system, times, u)]


def _with_warnings(system: System, notes: list[Note], remedy: str = "") -> list[Note]:
    """Return notes of which the user is warned as well."""
    for note in notes:
        warn_user(f"model {system.name!r}: {note}{remedy}")
    return notes


def _joined(
    begin: str, entries: Sequence[Note], end: str = ".", separator: str = "; "
) -> list[Note]:
    """Return events as one note, which names the first of many; none without any."""
    if not entries:
        return []
    text = f"{begin} {first_of(entries, _SHOWN, separator)}{end}"
    names = {entry.element for entry in entries}
    first = min(entry.time or 0.0 for entry in entries)
    return [Note(text, entries[0].kind, names.pop() if len(names) == 1 else "", first)]


def without_value(
    system: System, times: Array, quantities: Sequence[Quantity]
) -> list[Note]:
    """Return which are not numbers, since when, and a likely cause; and warn."""
    entries = []
    for quantity in quantities:
        rows = np.asarray(quantity.values).reshape(len(times), -1)
        undefined = np.asarray(np.isnan(rows).any(axis=1))
        if undefined.any():
            name = quantity.name
            entries.append(_since("value", name, name, times, undefined))
    if not entries:
        return []
    curves = named_ends(ending_curves(one.formula for one in formulas_of(system)))
    ends = f"; {curves}, without values beyond" if curves else ""
    remedy = (
        f". Look for a formula that is not defined there, or for a node or an implicit "
        f"law without a solution{ends}."
    )
    return _with_warnings(system, _joined("Not numbers are", entries, remedy))


# Fields of contacts that may become negative; forces that press count as zero then.
_FRICTIONS = "friction", "stiction", "coefficient"


def has_moving_laws(system: System) -> bool:
    """Return whether formulas of friction may change in a run, if not by the speed."""
    steady = {*system.p}

    def moves(held: object) -> bool:
        if isinstance(held, OwnLaw):
            return not steady.union(held.arguments) >= {*symbols_of(*held.formulas)}
        return isinstance(held, Node) and not steady.issuperset(symbols_of(held))

    contacts = [one.contact for one in system.contacts]
    return any(moves(getattr(c, name, None)) for c in contacts for name in _FRICTIONS)


# So many values of laws are looked at together.
_AT_ONCE = 1_000_000


def negative_laws(model: CompiledModel, trajectory: Trajectory) -> list[Note]:
    """Return where friction of what touches is negative, and warn."""
    system, times = model.system, trajectory.times
    steps = trajectory.statistics.method == "Moreau"
    function = model.function("contact_steps" if steps else "contact_laws")
    y = np.ascontiguousarray(trajectory.y[:, : len(model.state_labels())])
    table, size = law_table(system), function.size
    first = len(table) + len(system.contact_forces) * (1 if steps else 2)
    p, span = model.parameters[None], float(np.ptp(times))
    tolerances = tolerances_of(system, y[:1], p, span)[0, :, 0]
    least = np.empty((len(y), len(table)))
    together = max(1, _AT_ONCE // size)
    for at in range(0, len(y), together):
        rows = slice(at, at + together)
        values = map_over(
            function, trajectory.formula_times[rows], y[rows], trajectory.u[rows], size
        )
        strengths, _ = run.looked_at(table, values, first)
        touches = values[:, : len(table)] <= tolerances
        touches |= table[:, 0] == LawKind.FRICTION
        least[rows] = np.where(touches, strengths[:, :, :2].min(axis=2), 0.0)
    entries = []
    for law, name in enumerate(run.law_names(system)):
        wrong = least[:, law] < -_ROUNDING
        if wrong.any():
            text = f"friction of {name.contact!r} is below 0"
            far = f", down to {least[wrong, law].min():.6g}"
            entries.append(_since("range", name.contact, text, times, wrong, far))
    begin = "Laws are used beyond what they hold for:"
    return _with_warnings(system, _joined(begin, entries))


def has_ranges(system: System) -> bool:
    """Return whether there are laws that may hold in a range only, or contacts."""
    limited = any(type(n.load).ranges is not Load.ranges for n in system.loads)
    return (
        limited
        or bool(system.ranges or _signed(system))
        or any(named.constraint.presses for named in system.constraints)
    )


def _pulled(
    system: System, times: Array, quantities: Mapping[str, Quantity]
) -> list[Note]:
    entries = []
    for named in system.constraints:
        name = named.multiplier
        name += "[0]" if len(named.multipliers) > 1 else ""
        force = _of(name, quantities) if named.constraint.presses else None
        if force is None:
            continue
        pulls = force < -_ROUNDING * max(1.0, np.abs(force).max(initial=0.0))
        if pulls.any():
            words = f"{named.name!r} pulls, as {name} tells"
            far = f", by up to {-force.min():.6g} N"
            entries.append(_since("range", named.name, words, times, pulls, far))
    return _joined("Real bodies lift off where these contacts would pull:", entries)


def _signed(system: System) -> list[tuple[str, Range]]:
    """Return fields of loads that have a rule of sign, and follow more than parameters.

    A range is that of what the rule allows, without regard to its end.
    """
    return [
        (load.name, Range(f"the {name}", node, 0.0 if sign.holds(0.5) else 1.0, np.inf))
        for load in system.loads
        for name, sign in signs_of(type(load.load))
        for _, node in formulas_in(getattr(load.load, name))
        if sign.rule and not {*system.p}.issuperset(symbols_of(node))
    ]


def _laws(
    model: CompiledModel, times: Array, quantities: Mapping[str, Quantity]
) -> list[Note]:
    system = model.system
    watched = [(n.name, one) for n in system.loads for one in n.load.ranges()]
    watched += [*system.ranges, *_signed(system)]
    formulas = expanded([one.formula for _, one in watched], system.expressions)
    known: dict[Symbol, Any] = dict(zip(system.p, model.parameters, strict=True))
    for s in {*symbols_of(*formulas)}.difference(known):
        known[s] = times if s.name == "t" else _of(s.name, quantities)
    entries = []
    for (name, one), formula in zip(watched, formulas, strict=True):
        if all(known[s] is not None for s in symbols_of(formula)):
            values = np.broadcast_to(Evaluation([formula]).over(known)[0], times.shape)
            entries += _left(name, one, times, values)
    return _joined("Laws are used beyond what they hold for:", entries)


def _of(symbol: str, quantities: Mapping[str, Quantity]) -> Array | None:
    """Return the values of a symbol, which may be an entry of a quantity, or None.

    What is not asked for is not computed.
    """
    name, _, entry = symbol.rpartition("[")
    places = entry[:-1].split(",")
    several = symbol not in quantities and all(map(str.isdecimal, places))
    at: tuple[Any, ...] = tuple(map(int, places)) if several else ()
    quantity = quantities.get(name if several else symbol)
    values = None if quantity is None else np.asarray(quantity.values)
    if values is None or values.ndim != 1 + len(at):
        return None
    return np.asarray(values[(slice(None), *at)])


def _left(owner: str, one: Range, times: Array, values: Array) -> list[Note]:
    left = []
    for bound, sign, words in ((one.least, -1, "below"), (one.greatest, 1, "above")):
        beyond = sign * (values - bound)
        finite = values[np.isfinite(values)]
        size = np.abs(finite).max(initial=max(1.0, abs(bound)))
        outside = beyond > _ROUNDING * size
        if outside.any():
            worst = values[int(np.nanargmax(beyond))]
            text = f"{one.what} of {owner!r} ({one.formula}) is {words} {bound:g}"
            far = f", up to {worst:.6g}"
            left.append(_since("range", owner, text, times, outside, far))
    return left


def _at_limits(system: System, times: Array, u: Array) -> list[Note]:
    result, at = [], 0
    for entry in system.inputs.values():
        columns = u[:, at : at + entry.symbols.size]
        at += entry.symbols.size
        if entry.limits is None:
            continue
        # What rests at zero is not in use.
        columns = columns[:, (columns != 0).any(axis=0)]
        for bound, sign in zip(entry.limits, (-1, 1), strict=True):
            held = np.asarray((sign * (columns - bound) >= 0).any(axis=1))
            if held.any():
                text = f"{entry.name} at {bound:g}"
                result.append(_since("limits", entry.name, text, times, held))
    return _joined("Inputs are at their limits, which hold them:", result)


def _since(
    kind: NoteKind,
    element: str,
    words: str,
    times: Array,
    where: NDArray[np.bool_],
    far: str = "",
) -> Note:
    t = float(times[int(where.argmax())])
    return Note(f"{words}, first at t = {t:.6g} s{far}", kind, element, t)


def joint_limits(system: System) -> dict[Symbol, tuple[float, float]]:
    """Return the limits of coordinates that have some."""
    pairs = (p for j in system.joints for p in zip(j.q, j.limits, strict=True))
    return {symbol: limits for symbol, limits in pairs if limits is not None}


def passed_limits(
    system: System, times: Array, quantities: Sequence[Quantity]
) -> list[Note]:
    """Return which coordinates are beyond limits, which stop nothing, and warn."""
    limits = {s.name: pair for s, pair in joint_limits(system).items()}
    entries = []
    for quantity in quantities:
        pair = limits.get(quantity.name, ())
        sides = zip(pair, (-1, 1), ("below", "above"), strict=False)
        for limit, sign, words in sides:
            passed = sign * (np.asarray(quantity.values) - limit)
            beyond = passed > _ROUNDING * max(1.0, abs(limit))
            if beyond.any():
                t, name = float(times[int(beyond.argmax())]), quantity.name
                far = f"{words} {limit:.6g} {quantity.unit}"
                text = f"{name} is {far} from t = {t:.6g} s on"
                entries.append(Note(text, "limits", name, t))
    begin = "Limits of joints stop nothing, and are passed:"
    remedy = (
        " Add a load that acts beyond them, for example a spring by where(…), or leave "
        "limits out."
    )
    return _with_warnings(system, _joined(begin, entries, separator=", "), remedy)
