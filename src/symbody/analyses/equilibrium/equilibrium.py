"""Static and steady equilibrium, also with other unknowns than coordinates.

Derivatives by parameters follow from the implicit function theorem: where the residuals
r(y, p) are zero, the unknowns y change with the parameters p by
(∂r/∂y) dy/dp = -∂r/∂p. What describes motions that change no force stays where it is.

References:
    ROBOTRAN basics, section 5.3.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, final

import numpy as np

from symbody import formalisms
from symbody.analyses.equilibrium.equilibrium_words import (
    explain_failure,
    notes_on,
    why_passing,
)
from symbody.analyses.equilibrium.soft_constraints import with_wishes
from symbody.analyses.equilibrium.steady_search import HOMOTOPY, nearest, placed
from symbody.analyses.instant.free_loads import (
    as_parameters,
    note_of_held,
    with_free_loads,
)
from symbody.analyses.instant.implicit_point import ImplicitModel
from symbody.analyses.instant.inputs import Array
from symbody.analyses.instant.labels import (
    labels_of,
    note_of_impossible,
    notes_beyond_limits,
    output_labels,
    symbol_units,
)
from symbody.analyses.instant.newton import Root
from symbody.analyses.instant.regular import Linear
from symbody.analyses.instant.sensitivity_to_coordinates import Neutral, at_rest
from symbody.analyses.instant.stationarity import (
    STILL,
    TIMED,
    UNDECIDED,
    changes_in_time,
    growth_at,
    note_of_corner,
)
from symbody.analyses.instant.steady import Free, Steady, Tried, column_of
from symbody.analyses.instant.steady_request import (
    Request,
    Wanted,
    check_along,
    entries_of,
    free_by_name,
    input_values,
    requested,
)
from symbody.analyses.run.indeterminate_forces import note_of_indeterminate_forces
from symbody.analyses.run.keeping import (
    StartLike,
    note_of_locked,
    notes_of_sides,
    other_posture,
    start_of,
)
from symbody.analyses.run.preparation import compiled_for
from symbody.arguments import Arguments, listed
from symbody.dataclass import dataclass
from symbody.errors import AnalysisError, ModelError
from symbody.model.model import Model
from symbody.notes import Note, note_of_missing
from symbody.pipeline import CompiledModel
from symbody.results.equilibrium import Equilibrium, EquilibriumStatus
from symbody.results.result import Labels

_FOLLOWED = Note(
    "The start was far from an equilibrium: this one was reached as the forces that "
    "held the mechanism there were released step by step. Others may be nearer.",
    "search",
)


def equilibrium(
    model: Model | CompiledModel,
    *,
    t: float = 0.0,
    inputs: Mapping[str, object] | None = None,
    parameters: Mapping[str, object] | None = None,
    start: StartLike | None = None,
    speeds: Mapping[str, float] | None = None,
    free: Sequence[str] | Mapping[str, float] = (),
    targets: Mapping[str, float] | None = None,
    wishes: Mapping[str, float] | None = None,
    sensitivities: Sequence[str] = (),
) -> Equilibrium:
    """Find where the forces on a mechanism balance, at rest or in steady motion.

    Newton's method with exact derivatives, in all coordinates and multipliers at once;
    from a rough start, the mechanism first falls to where loads carry it, or forces
    that hold it are released step by step. Independent velocities are constant: the
    given speeds, or zero. Coordinates on which no force depends, such as the place of a
    vehicle on a plane, keep their start values and are named.

    Args:
        model: The mechanism; a compiled one saves deriving and compiling again.
        t: Time, for what depends on it such as driven joints [s].
        inputs: Constant values by name; zero if not given.
        parameters: Values by name in place of the defaults.
        start: Start of the search, coordinates and extra states by name, in place of
            the model's start values; loops are closed first. Its velocities have no
            effect.
        speeds: Velocities by name that are not zero [rad/s or m/s].
        free: Names of further unknowns: parameters, inputs, velocities, accelerations
            or loads; or a dictionary with their first guesses. Entries of vectors are
            called "com[0]". The name of a force or torque stands for its value, in
            place of the model's; "drive_hip" stands for an additional force along the
            velocity "v_hip".
        targets: By name of a coordinate, velocity, acceleration, state, multiplier or
            entry of a sensor, its wanted value. As many as there are free unknowns.
        wishes: Soft targets: within what the targets leave free, the sum of the squares
            of their errors is least.
        sensitivities: Names of parameters, or entries of them, by which the equilibrium
            is differentiated, exactly; `found.sensitivity(of, by)` is one derivative.

    Returns:
        The equilibrium.

    Raises:
        ModelError: The model, or an argument, is wrong.
        AnalysisError: There is no equilibrium nearby; its `result` is the last state of
            the search.

    Example:
        >>> import symbody as sb
        >>> model = sb.library.pendulum()
        >>> found = sb.equilibrium(model, start={"q_hinge": 2.5})
        >>> round(float(found["q_hinge"]), 6), found.stable
        (3.141593, False)
    """
    arguments = Arguments("equilibrium", ModelError)
    t = arguments.number("t", t, unit="s")
    compiled = compiled_for(
        arguments, model, parameters, contacts=True, discretes=as_parameters
    )

    def find(compiled: CompiledModel, start: StartLike | None) -> Equilibrium:
        freed = with_free_loads(arguments, compiled, free_by_name(arguments, free))
        compiled, y, *_ = start_of(freed.model, start, t=t)
        wanted = Wanted(
            arguments, ImplicitModel.of(compiled), t, inputs, freed.free, freed.names,
            targets, speeds, wishes,
        )  # fmt: skip
        request, sides = requested(wanted, y), notes_of_sides(compiled, y, t)
        names = entries_of(arguments, compiled.system, sensitivities)
        if names and (
            request.wishes or {*names} & {f.name for f in request.steady.free}
        ):
            rule = "parameters that are not free, of an equilibrium without wishes"
            remedy = "Leave them out."
            raise arguments.refused("sensitivities", sensitivities, rule, remedy)
        result = search(replace(request, sensitivities=names)).result
        beyond = *other_posture(freed.model, result.state, t=t), *sides
        return replace(result, notes=(*result.notes, *beyond)) if beyond else result

    if not compiled.system.contacts:
        return find(compiled, start)
    u = input_values(arguments, compiled, inputs)
    # Models without contacts do without.
    from symbody.analyses.equilibrium.standing import standing

    return standing(arguments, compiled, find, t, u, start, speeds)


@final
@dataclass(frozen=True)
class Search:
    """An equilibrium, unknowns that change no equation, and the user's result."""

    at: Tried
    frozen: tuple[int, ...]
    result: Equilibrium


_SIDES = (
    "forces and small motions are those of one side alone, which formulas have there "
    "as they are written. Look beside it as well, or round the formulas."
)


def search(request: Request) -> Search:
    """Search for the equilibrium, or raise AnalysisError if none is near."""
    request = at_rest(request)
    if request.wishes:
        nearby, status, notes = with_wishes(request)
        tried = placed(request, nearby)
    else:
        tried, status, notes = nearest(request), None, ()
    entry, motions = tried.root, tried.neutral or Neutral(tried.root)
    if tried.method == HOMOTOPY:
        notes = (*notes, _FOLLOWED)
    if motions.singular and not request.wishes:
        singular = (
            f"The stiffness is singular here: along {listed(motions.singular)} forces "
            f"do not change to first order, as at a fold or where another equilibrium "
            f"branches off. Follow it by equilibrium_path."
        )
        notes = (*notes, Note(singular, "singular"))
    if entry.converged:
        notes = (*notes, *note_of_corner(entry.at.model, entry.at.point, None, _SIDES))
    result = result_of(
        tried.steady, entry, tried.method, motions.names, motions.moved, tried.growth,
        (*notes, *note_of_missing(request.missing)), status,
    )  # fmt: skip
    if not entry.converged:
        raise AnalysisError(explain_failure(tried, request.at), result)
    if request.sensitivities:
        slopes = equilibrium_slopes(
            request.steady, entry.at, motions.columns, request.sensitivities
        )
        by = labels_of(entry.at.model.system, request.sensitivities)
        result = replace(result, parameter_labels=by, sensitivities=slopes)
    return Search(entry.at, motions.columns, result)


def result_of(
    steady: Steady,
    result: Root[Tried],
    text: str,
    insensitive: tuple[str, ...] = (),
    moved: tuple[str, ...] = (),
    growth: tuple[Any, str] | None = None,
    notes: tuple[Note, ...] = (),
    status: EquilibriumStatus | None = None,
) -> Equilibrium:
    """Return what Newton's method has found, under the user's names."""
    model, point = result.at.model, result.at.point
    still = STILL * max(1.0, np.abs(point.v).max(initial=0.0))
    v = np.where(np.abs(point.v) > still, point.v, 0.0)
    point = replace(point, v=v)
    system, overrides = model.system, model.model.overrides
    own = dict(zip((f.name for f in steady.own), result.at.free.tolist(), strict=True))
    solved_for = {
        f.name: own[f.name] if f.name in own else float(getattr(point, f.kind)[f.index])
        for f in steady.free
    }
    loads = {f.name: own[f.name] for f in steady.free if f.kind == "load"}
    chosen = {f.name for f in steady.free if f.kind == "parameter"}
    impossible = note_of_impossible(model.model, chosen)
    inputs_by_number = {f.index: own[f.name] for f in steady.own if f.kind == "input"}
    impossible += tuple(notes_beyond_limits(system, inputs_by_number))
    first = system.coordinates.loop_rows
    lam_names = model.multiplier_names[first:]
    units: Mapping[str, str] = {}
    if lam_names:
        derive = formalisms.multiplier_units
        units = model.known(derive, lambda: derive(system))
        at = np.array([point.t]), model.state_of(point)[None], point.u[None]
        impossible += note_of_indeterminate_forces(model.model, *at, lam_names)
    groups = system.q, system.v, system.x, system.u
    coordinates, velocities, states, inputs = model.known(
        labels_of, lambda: [labels_of(system, symbols) for symbols in groups]
    )
    grows, why = None, ""
    if result.converged:
        why = why_passing(steady, model, point)
        if why:
            status = EquilibriumStatus.INSTANT
        else:
            status = status or EquilibriumStatus.FOUND
            grows, why = growth or growth_at(model, point)
            if not why and changes_in_time(model, point):
                grows, why = None, TIMED
            if grows is None and not why:
                impossible += (UNDECIDED,)
    return Equilibrium(
        model=system.name,
        status=status or EquilibriumStatus.NOT_FOUND,
        notes=(
            *notes_on(model, point, insensitive, moved, why),
            *impossible,
            *note_of_held(model.model),
            *note_of_locked(model.model),
            *notes,
        ),
        coordinates=coordinates,
        q=point.q,
        velocities=velocities,
        v=point.v,
        states=states,
        x=point.x,
        input_labels=inputs,
        u=point.u,
        multipliers=Labels(lam_names, tuple(units.get(n, "") for n in lam_names)),
        lam=point.lam[first:],
        outputs=output_labels(model),
        measured=model.outputs(point) if model.functions.output_labels else np.zeros(0),
        solved=solved_for,
        insensitive=insensitive,
        state=model.state_of(point),
        state_names=model.model.state_labels(),
        residual=float(result.residual.max(initial=0.0)),
        iterations=result.iterations,
        way=text,
        growth=grows,
        t=point.t,
        parameters={n: v for n, v in overrides.items() if n not in loads},
        solved_units={f.name: "" if f.unit == "1" else f.unit for f in steady.free},
        loads=loads,
    )


@final
@dataclass(frozen=True)
class Followed:
    """Equilibria along a quantity; `first` is its value if it is a target velocity."""

    wanted: Wanted
    along: str
    y: Array
    first: float | None

    @property
    def unit(self) -> str:
        """The unit of the quantity; "" where it is not known."""
        return symbol_units(self.wanted.model.system).get(self.along, "")

    def request(self, value: float | None, y: Array) -> tuple[Request, Free, int]:
        """Return the request at a value (None: the present), quantity and column."""
        free = {**self.wanted.free, self.along: value}
        request = requested(replace(self.wanted, free=free), y)
        varied = next(f for f in request.steady.free if f.name == self.along)
        return request, varied, column_of(request.steady, varied)


def followed(
    arguments: Arguments,
    model: Model | CompiledModel,
    along: str,
    *,
    t: float,
    inputs: Mapping[str, object] | None,
    parameters: Mapping[str, object] | None,
    start: StartLike | None,
    free: Sequence[str] | Mapping[str, float],
    targets: Mapping[str, float] | None,
) -> Followed:
    """Return the equilibria along a quantity that a user wants."""
    arguments.text("along", along, "Give the name of a parameter, input or velocity.")
    t = arguments.number("t", t, unit="s")
    aims = arguments.mapping("targets", targets, "names", "{'v_wheel': 3.0}")
    first = aims.pop(along, None)
    if first is not None:
        first = arguments.number(f"targets[{along!r}]", first)
    compiled = compiled_for(arguments, model, parameters, discretes=as_parameters)
    check_along(arguments, compiled.system.spanning_tree, along, free)
    more = {**free_by_name(arguments, free), along: first}
    freed = with_free_loads(arguments, compiled, more)
    compiled, y, *_ = start_of(freed.model, start, t=t)
    wanted = Wanted(
        arguments, ImplicitModel.of(compiled), t, inputs, freed.free, freed.names, aims
    )
    return Followed(wanted, list(freed.free)[-1], y, first)


# What is left of an equation, in relation to its change: then no equilibrium follows.
_LEFT = 1e-6


def equilibrium_slopes(
    steady: Steady, at: Tried, neutral: Sequence[int], names: Sequence[str]
) -> Array:
    """Return slopes of quantities, then of what is free; NaN where equilibria end."""
    held, columns = steady.without(neutral), at.model.columns
    J = held.jacobian(at)
    by_p, outputs_by_p = at.model.by_parameters(at.point, names)
    aimed = [
        outputs_by_p[t.index] if t.kind == "output" else np.zeros(len(names))
        for t in steady.targets
    ]
    values = np.zeros((len(J) - len(by_p) - len(aimed), len(names)))
    right = np.vstack([by_p, values, *aimed])
    linear = Linear(J, steady.sizes, steady.beside)
    moves = linear.steps(right)
    left = np.abs(J @ moves + right) * linear.rows[:, None]
    ends = left.max(axis=0) > _LEFT * (np.abs(right) * linear.rows[:, None]).max(axis=0)
    moves[:, ends] = np.nan
    solved = [moves[column_of(steady, f)] for f in steady.free]
    every = steady.whole(moves)
    inputs = np.zeros((len(at.point.u), len(names)))
    for f, move in zip(steady.free, solved, strict=True):
        if f.kind == "input":
            inputs[f.index] = move
    first = at.model.system.coordinates.loop_rows
    return np.vstack(
        [
            at.model.tangent(at.point.q) @ every[columns["q"]],
            every[columns["v"]],
            every[columns["x"]],
            inputs,
            every[columns["lam"]][first:],
            steady.output_rows(at) @ moves + outputs_by_p,
            *solved,
        ]
    )
