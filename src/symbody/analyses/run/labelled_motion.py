"""The motion of a model under the user's names, from a trajectory of its state."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from functools import cached_property, partial
from typing import Any, final

import numpy as np

from symbody import formalisms
from symbody.analyses import run
from symbody.analyses.instant.inputs import Array
from symbody.analyses.instant.labels import symbol_units
from symbody.analyses.run.indeterminate_forces import (
    forces_in_results,
    note_of_indeterminate_forces,
)
from symbody.analyses.run.integrate import BetweenResults
from symbody.analyses.run.keeping import notes_of_sides, signed_lines
from symbody.analyses.run.observers import (
    angles_with_turns,
    has_cables,
    has_moving_laws,
    has_ranges,
    joint_limits,
    jumps_of_angles,
    jumps_of_cables,
    jumps_of_nodes,
    lost_balances,
    may_be_left,
    negative_laws,
    out_of_range,
    passed_limits,
    without_value,
)
from symbody.analyses.run.options import Save
from symbody.analyses.run.problem import Trajectory
from symbody.dataclass import altered, dataclass
from symbody.errors import collected_warnings
from symbody.formalisms.derivations import Derivable, Derivations
from symbody.model.quantities import Discrete, Input, State
from symbody.notes import Note
from symbody.pipeline import CompiledModel
from symbody.pipeline.functions import FUNCTIONS, in_order
from symbody.results.motion import Motion
from symbody.results.record import (
    Column,
    Kind,
    Labelled,
    LaterArrays,
    Record,
    by_name,
)
from symbody.runtime import loops
from symbody.runtime.functions import CompiledFunction
from symbody.system.laws import contact_quantities, rows_by_law
from symbody.system.parts import MovedStart, notes_of_moved
from symbody.system.system import System

# Residuals of constraints above this get a note, relative to the largest state above 1.
_RESIDUAL = 1e-6
# Functions into which formulas of the user's enter.
_BY_FORMULAS = ("sensors", "driven", "dependents", "dependent_accelerations")

# Arrays of the quantities of contacts, and what these are.
_SOURCES = {
    "contact force": ("u", "on the first"), "gap": ("gaps", ""), "slip": ("gaps", ""),
    "impulse": ("impulses", "of impacts until now"),
}  # fmt: skip


@final
@dataclass(frozen=True)
class Contents:
    """The contents of the motions of one model, which are alike for all."""

    save: Save

    columns: Mapping[str, Column]
    early: tuple[str, ...]  # functions in which formulas of the user's may be
    late: tuple[str, ...]  # those that nobody needs beside these
    limited: tuple[str, ...]  # names of the coordinates that have limits
    has_ranges: bool
    by_formulas: tuple[str, ...]  # sources that may have no value
    has_limits: bool  # whether inputs have
    jumps: bool  # whether nodes or cables may
    angles: tuple[str, ...]  # by explicit loops, whose whole turns act
    has_sides: bool  # whether loads keep the direction of the model's start
    laws_move: bool  # whether coefficients of contacts' laws may change


@final
@dataclass(frozen=True)
class _Results:
    """Results of a trajectory, by functions of a compiled model that never changes."""

    model: CompiledModel
    trajectory: Trajectory
    contents: Contents
    between: BetweenResults | None
    lacking: list[Note] = field(default_factory=list)  # on what has no value

    def of(self, arrays: Mapping[str, Array], source: str) -> dict[str, Array]:
        """Return the arrays of a source, and of what is computed with it."""
        if source in self.contents.early:
            return self._looked_over(self._outputs(arrays, self.contents.early))
        if source in self.contents.late:
            return self._outputs(arrays, self.contents.late)
        if source == "gaps":
            # Of the two functions of gaps and speeds the one that the run called.
            steps = self.trajectory.statistics.method == "Moreau"
            name = "contact_steps" if steps else "contact_gaps"
            return {source: self._evaluated(name, self._states)}
        if source == "impulses":
            laws = rows_by_law(self.model.system)
            sums = self.trajectory.events.impulses_until(self._reached, laws)
            return {source: sums}
        if source != "vd":
            return {source: self._derived(arrays, source)[:, None]}
        if self.contents.save.work:
            result = self._evaluated("balance", self.trajectory.y)
        else:
            # What the time loop has called is compiled already.
            result = self._evaluated("derivatives", self._states)
        return {source: result[:, self.model.system.coordinates.v_in_y]}

    def _looked_over(self, values: dict[str, Array]) -> dict[str, Array]:
        """Tell of what formulas have no value for, once somebody needs their values."""
        sources, columns = self.contents.by_formulas, self.contents.columns.values()
        # Infinite values may be of both signs, and are then looked at in vain.
        if any(math.isnan(np.add.reduce(values[s], axis=None)) for s in sources):
            own = [column.of(values) for column in columns if column.source in sources]
            system, times = self.model.system, self.trajectory.times
            self.lacking[:] = without_value(system, times, own)
        return values

    @cached_property
    def lost_digits(self) -> tuple[Note, ...]:
        """A note on a motion that is hardly larger than its errors."""
        return () if self.between is None else self.between.lost_digits(self.trajectory)

    @cached_property
    def indeterminate(self) -> tuple[Note, ...]:
        """A note on forces that no motion tells, if there are."""
        system, trajectory = self.model.system, self.trajectory
        if not system.constraints:
            return ()
        save = self.contents.save
        own = forces_in_results(
            system, multipliers=save.multipliers, drives=save.drives
        )
        return note_of_indeterminate_forces(
            self.model, trajectory.formula_times, self._states, trajectory.u, own
        )

    @property
    def _states(self) -> Array:
        """The states without the work, shape (N, n)."""
        count = len(self.model.state_labels())
        return np.ascontiguousarray(self.trajectory.y[:, :count])

    @property
    def _reached(self) -> Array:
        """The times until which impacts count, of Moreau ends of steps [s]."""
        steps = self.trajectory.statistics.method == "Moreau"
        return self.trajectory.times if steps else self.trajectory.formula_times

    def _derived(self, arrays: Mapping[str, Array], source: str) -> Array:
        """Return what follows from results of functions, shape (N,)."""
        trajectory, system = self.trajectory, self.model.system
        match source:
            case "constraint_residual":
                residuals = np.abs(arrays["constraints"])
                return np.asarray(residuals.max(axis=1, initial=0.0))
            case "residual":
                return _residual(self.model, trajectory, self._states)
            case "total_energy":
                return arrays["energy"][:, 0] + arrays["energy"][:, 1]
            case "work":
                return trajectory.y[:, -1] + self._work_in_impacts()
            case "impact_loss":
                return trajectory.events.energy_until(self._reached)
        assert source == "energy_error", source
        work = self.contents.columns["work"].of(arrays).values
        balance: Array = arrays["total_energy"][:, 0] - work
        if system.contacts and trajectory.statistics.method != "Moreau":
            # Whose forces do the work of impacts as well.
            balance += trajectory.events.energy_until(self._reached)
        return np.asarray(balance - balance[0])

    def _work_in_impacts(self) -> Array:
        """Return what drives, and constraints by time, have done in impacts [J].

        They move what they drive as before, so with the velocities v then, of speeds w
        in the contacts, their work is v M Δv - P w, shape (N,) until each time.
        """
        trajectory, system = self.trajectory, self.model.system
        impacts = trajectory.events.of(kind="impact")
        in_forces = trajectory.statistics.method == "Moreau"  # as means over a step
        if not impacts or self.between is None or in_forces:
            return np.zeros(trajectory.times.size)
        times, places = np.unique(impacts.times, return_inverse=True)
        first, rows = int(times[0] == trajectory.times[0]), rows_by_law(system)
        at = self.between.states(times[first:])
        before = at.y[:, : len(self.model.state_labels())].copy()

        def values(name: str, y: Array) -> Array:
            function = self.model.function(name)
            return run.rows_of(function, at.formula_times, y, at.u)[1 - first :]

        m = len(system.contact_forces)
        w, P = values("contact_gaps", before)[:, -m:], np.zeros((len(times), m))
        for event, place in zip(impacts, places.ravel(), strict=True):
            P[place, rows[event.contact]] += event.impulse
        of_v = system.coordinates.v_in_y
        changes = values("contact_changes", before)
        at_rows, columns, D = loops.entries_of(changes, of_v.stop)
        change = np.zeros((of_v.stop, len(times)))
        np.add.at(change, at_rows, (D * P[:, columns]).T)
        moved = before.copy(), before.copy()
        for y, sign in zip(moved, (0.5, -0.5), strict=True):
            y[1 - first :, of_v] += sign * change[of_v].T
        forth, back = (values("energy", y)[:, 0] for y in moved)
        done = forth - back - (P * w).sum(axis=1)
        counts = np.searchsorted(times, self._reached, side="right")
        return np.asarray(np.concatenate([[0.0], np.cumsum(done)])[counts])

    def _outputs(
        self, arrays: Mapping[str, Array], names: tuple[str, ...]
    ) -> dict[str, Array]:
        """Return the results of functions by name, all evaluated at once."""
        model, y = self.model, self._states
        values: dict[str, Array] = {}
        if model.rolled:
            alone = [name for name in names if FUNCTIONS[name].rolled]
            values = {name: self._evaluated(name, y) for name in alone}
            names = tuple(name for name in names if name not in alone)
        if names:
            outputs = model.outputs(names)
            if "dependent_accelerations" in names:
                y = np.hstack([y, arrays["vd"]])
            result = self._mapped(outputs.function, y)
            values |= {n: result[:, place] for n, place in outputs.places.items()}
        if "multipliers" in values:
            values["multipliers"] = values["multipliers"].copy()
            redundant = model.system.coordinates.by_constraints.redundant
            values["multipliers"][:, list(redundant)] = np.nan
        return values

    def _evaluated(self, purpose: str, y: Array) -> Array:
        return self._mapped(self.model.function(purpose), y)

    def _mapped(self, function: CompiledFunction, y: Array) -> Array:
        trajectory = self.trajectory
        times = trajectory.formula_times
        return run.rows_of(function, times, y, trajectory.u)


@final
@dataclass(frozen=True, eq=False)
class _Notes(Sequence[str]):
    """Notes on a motion, of which some need values that are computed for them."""

    moved: Sequence[MovedStart]
    known: Sequence[str]
    values: Mapping[str, Array]
    results: _Results

    def __len__(self) -> int:
        return len(self[:])

    def __getitem__(self, place: Any) -> Any:
        for source in self.results.contents.by_formulas[:1]:
            assert self.values[source] is not None
        notes = *notes_of_moved(self.moved), *self.known, *self.results.lacking
        return (*notes, *self.results.indeterminate, *self.results.lost_digits)[place]

    def __reduce__(self) -> tuple[object, ...]:
        # As of the values.
        return tuple, (self[:],)


def labelled_motion(
    model: CompiledModel,
    trajectory: Trajectory,
    what: Save | Contents,
    moved: Sequence[MovedStart] = (),
    held: tuple[str, ...] = (),
    between: BetweenResults | None = None,
) -> Motion:
    """Return a trajectory under the users' names; work is its last state."""
    system, times = model.system, trajectory.times
    contents = what if isinstance(what, Contents) else contents_of(model, what)
    known = {"y": trajectory.y, "u": trajectory.u}
    results = _Results(model, trajectory, contents, between)
    values = LaterArrays(system.name, known, contents.columns, results.of)
    quantities = Labelled(contents.columns, values)
    passed: list[Note] = []
    if contents.has_sides:
        passed += notes_of_sides(
            model, trajectory.y[0], float(trajectory.formula_times[0])
        )
    if "holding" in contents.early:
        passed += lost_balances(model, trajectory, values["holding"])
    if contents.limited:
        limited = [quantities[name] for name in contents.limited]
        passed += passed_limits(system, times, limited)
    if contents.has_ranges or contents.has_limits:
        observed = quantities if contents.has_ranges else {}
        passed += out_of_range(model, times, trajectory.u, observed)
    if contents.laws_move:
        passed += negative_laws(model, trajectory)
    if contents.jumps:
        if "nodes" in contents.early:
            passed += jumps_of_nodes(model, trajectory, values["nodes"])
        passed += jumps_of_cables(model, trajectory)
    if contents.angles:
        again = None if between is None else partial(between.states, anew=True)
        passed += jumps_of_angles(model, trajectory, contents.angles, again)
    if contents.save.constraints:
        passed += _notes_on_residuals(model, times, values)
    notes = _Notes(moved, (*trajectory.notes, *passed), values, results)
    record = Record(
        np.array(times), quantities, system.name, trajectory.status,
        trajectory.statistics, notes, moved, held, trajectory.events,
        trajectory.formula_times,
    )  # fmt: skip
    later = between and partial(_between, model, contents, between)
    return Motion(record, model, later)


def _between(
    model: CompiledModel, contents: Contents, between: BetweenResults, values: Array
) -> Motion:
    """Return the motion at times within a run, after its start, in order [s]."""
    trajectory = between.states(values)
    # The run has told what is to be told of it.
    contents = altered(contents, jumps=False, angles=())
    with collected_warnings():
        return labelled_motion(model, trajectory, contents, between=between)


def _notes_on_residuals(
    model: CompiledModel, times: Array, values: Mapping[str, Array]
) -> list[Note]:
    """Return where a constraint is off by more than errors of steps, as a note."""
    residuals = np.abs(values["constraints"])
    size = max(1.0, np.nanmax(np.abs(values["y"]), initial=0.0))
    if not residuals.max(initial=0.0) > _RESIDUAL * size:
        return []
    row, column = np.unravel_index(residuals.argmax(), residuals.shape)
    labels = model.equations("constraints").labels
    name = (*labels["phi"], *(f"the rate of {n[4:]}" for n in labels["rates"]))[column]
    off = f"{name} by {residuals[row, column]:.3g}"
    remedy = "Tighten rtol and atol, or keep them by 'projection'."
    t = float(times[row])
    text = f"At t = {t:.6g} s the constraints are off: {off}. {remedy}"
    return [Note(text, "constraints", time=t)]


def is_looked_over(model: CompiledModel, *, limits: bool = True) -> bool:
    """Return whether a motion must be made for its notes, though states would do.

    Who gets all states looks at `limits` there.
    """
    system = model.system
    return (
        (limits and bool(joint_limits(system)))
        or has_ranges(system)
        or has_moving_laws(system)
        or bool(system.nodes and formalisms.nodes_on_springs(system))
        or may_be_left(model)
        or bool(signed_lines(model) or angles_with_turns(model))
    )


def contents_of(model: CompiledModel, save: Save) -> Contents:
    """Return the contents of a model's motions, known since the first of them."""

    def planned() -> Contents:
        system, columns = model.system, by_name(_columns(model, save))
        limited = [s.name for s in joint_limits(system) if s.name in columns]
        sources = {column.source for column in columns.values()}
        early, late = sources & {*_BY_FORMULAS}, sources & {*FUNCTIONS}
        if system.nodes and formalisms.nodes_on_springs(system):
            early |= {"nodes"}
        early |= {"holding"} if may_be_left(model) else set()
        early |= {"constraints"} if save.constraints else set()
        early |= late if has_ranges(system) else set()
        return Contents(
            save, columns, in_order(early), in_order(late - early), tuple(limited),
            has_ranges(system), in_order(sources & {*_BY_FORMULAS}),
            any(entry.limits is not None for entry in system.inputs.values()),
            "nodes" in early or has_cables(system), angles_with_turns(model),
            bool(signed_lines(model)), has_moving_laws(system),
        )  # fmt: skip

    return model.shared.once((Contents, save), planned)


def _columns(model: CompiledModel, save: Save) -> list[Column]:
    """Return the quantities of a motion, and where their values are."""
    system, units = model.system, symbol_units(model.system)

    def labels(kind: str, part: str) -> Sequence[str]:
        return model.shared.outline(kind).labels[part]

    driven = _side_by_side(labels("driven", "driven"), "driven", "driven", units)
    if not save.accelerations:
        seconds = {s.name for joint in system.joints for s in joint.vd}
        driven = [column for column in driven if column.name not in seconds]
    columns = [*_states(system), *driven]
    if system.loop_solutions:
        names = labels("dependents", "dependents")
        columns += _side_by_side(names, "dependent", "dependents", units)
    if save.accelerations:
        names = [s.name for s in system.vd]
        columns += _side_by_side(names, "acceleration", "vd", units)
        if system.loop_solutions:
            kind = "dependent accelerations"
            names, source = labels(kind, "accelerations"), kind.replace(" ", "_")
            columns += _side_by_side(names, "dependent", source, units)
    columns += _split("u", "input", 0, system.inputs.values())
    columns += _discrete(system)
    columns += _of_contacts(system)
    columns += _sensors(model)
    if save.multipliers and system.constraints:
        # Those of velocities stand behind all others, as formulas say which these are.
        own = [name for named in system.constraints for name in named.multipliers]
        names = own if system.holonomic else labels("dynamics", "lam")
        columns += multiplier_columns(model.derivations, names)
    if save.drives:
        names = labels("drives", "drives")
        forces = {f"drive_{s.name[2:]}": u for s, u in system.force_units.items()}
        columns += _side_by_side(names, "drive force", "drives", forces)
    if save.constraints:
        about = "largest residual of positions and velocities"
        columns.append(_alone("constraint_residual", "residual", "", about))
    if save.energy:
        energies = {"kinetic_energy": "J", "potential_energy": "J"}
        columns += _side_by_side(energies, "energy", "energy", energies)
        columns.append(_alone("total_energy", "energy", "J"))
    if save.energy and system.contacts:
        about = "taken by impacts until now"
        columns.append(_alone("impact_loss", "energy", "J", about))
    if save.work:
        about = "work of loads and drives"
        moves = system.contacts and (
            system.coordinates.driven_v or formalisms.moves_by_time(model.derivations)
        )
        source, place = ("work", 0) if moves else ("y", -1)
        columns.append(Column("work", "energy", "J", source, place, (), about))
        columns.append(_alone("energy_error", "energy", "J", "total energy less work"))
    if save.residual:
        about = "of the equations of motion"
        columns.append(_alone("residual", "residual", "N m or N", about))
    return columns


def _alone(name: str, kind: Kind, unit: str, about: str = "") -> Column:
    """Return a quantity that has an array of its own."""
    return Column(name, kind, unit, name, 0, (), about)


def _states(system: System) -> list[Column]:
    unit, place = system.units, system.coordinates
    at = place.v_in_y.start
    return [
        *(Column(s.name, "coordinate", unit[s], "y", i) for i, s in enumerate(place.q)),
        *(Column(s.name, "velocity", unit[s], "y", at + j)
          for j, s in enumerate(place.v)),
        *_split("y", "state", place.x_in_y.start, system.states.values()),
    ]  # fmt: skip


def columns_of_states(system: System) -> list[Column]:
    """Return states "y", their accelerations "vd" and inputs "u", by these arrays."""
    names = [s.name for s in system.vd]
    accelerations = _side_by_side(names, "acceleration", "vd", symbol_units(system))
    inputs = _split("u", "input", 0, system.inputs.values())
    forces = (one for one in _of_contacts(system) if one.source == "u")
    held = [*_discrete(system), *forces]
    return [*_states(system), *accelerations, *inputs, *held]


def _discrete(system: System) -> Iterator[Column]:
    """Return the discrete variables, which stand behind the inputs."""
    at = system.discrete_in_u.start
    return _split("u", "discrete", at, system.discretes.values())


def _split(
    source: str, kind: Kind, at: int, entries: Iterable[Input | State | Discrete]
) -> Iterator[Column]:
    """Yield what has columns side by side; entries of a node are of axes, or lines."""
    for entry in entries:
        size, shape = entry.symbols.size, entry.symbols.shape
        place, words = slice(at, at + size), tuple[str, ...]()
        if len(shape) == 1 and not any("[" in s.name for s in entry.symbols):
            words = tuple(s.name.removeprefix(f"{entry.name}_") for s in entry.symbols)
        yield Column(entry.name, kind, entry.unit, source, place, shape, entries=words)
        at += size


def _of_contacts(system: System) -> Iterator[Column]:
    """Yield forces, gaps, sliding velocities, and impulses until now."""
    first = system.forces_in_u.start
    for one in contact_quantities(system):
        source, about = _SOURCES[one.kind]
        places = tuple(i + first for i in one.places) if source == "u" else one.places
        place = places if one.entries else places[0]
        yield Column(
            one.name, one.kind, one.unit, source, place, one.form[0], about, one.entries
        )


def _sensors(model: CompiledModel) -> list[Column]:
    units = {name: s.sensor.unit for name, s in model.system.sensors.items()}
    units |= {name: e.unit for name, e in model.system.expressions.items()}
    entries = {name: s.sensor.entries for name, s in model.system.sensors.items()}
    columns = []
    at = 0
    for name, shape in model.shared.outline("sensors").shapes.items():
        size = math.prod(shape)
        place = slice(at, at + size)
        columns.append(
            Column(
                name, "sensor", units[name], "sensors", place, shape,
                entries=entries.get(name, ()),
            )
        )  # fmt: skip
        at += size
    return columns


def _side_by_side(
    names: Iterable[str], kind: Kind, source: str, units: Mapping[str, str]
) -> list[Column]:
    """Return numbers that have a column each, in order."""
    return [Column(n, kind, units[n], source, i) for i, n in enumerate(names)]


def _residual(model: CompiledModel, trajectory: Trajectory, y: Array) -> Array:
    """Return how far M vd + c is from tau: what forward and inverse dynamics differ."""
    at = model.system.coordinates
    function = model.function("derivatives")
    rates = run.rows_of(function, trajectory.formula_times, y, trajectory.u)
    worst = np.zeros(len(y))
    for i, (t, row, rate, u) in enumerate(
        zip(trajectory.formula_times, y, rates, trajectory.u, strict=True)
    ):
        q, v, x = row[at.q_in_y], row[at.v_in_y], row[at.x_in_y]
        left = model.inverse_dynamics(t, q, v, rate[at.v_in_y], u, x=x)
        worst[i] = np.abs(left).max(initial=0.0)
    return worst


def multiplier_columns(of: Derivable, names: Sequence[str]) -> list[Column]:
    """Return the multipliers of each constraint, as columns of "multipliers"."""
    of = Derivations.of(of)
    columns, unit_of = [], formalisms.multiplier_units(of)
    place = {name: i for i, name in enumerate(names)}
    for named in of.system.constraints:
        units = [unit_of[name] for name in named.multipliers]
        unit = units[0] if len(set(units)) == 1 else ", ".join(units)
        places = tuple(place[name] for name in named.multipliers)
        several = len(places) > 1
        columns.append(
            Column(
                named.multiplier, "multiplier", unit, "multipliers",
                places if several else places[0], (len(places),) if several else (),
                entries=named.constraint.entries if several else (),
            )
        )  # fmt: skip
    return columns
