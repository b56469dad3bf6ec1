"""Linear systems at states and along motions, exact and without constraints.

References:
    ROBOTRAN basics, section 5.4.1 and appendix B.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.along_motion import finished_motion, gap_after
from symbody.analyses.equilibrium.contact_modes import (
    ModeWord,
    in_mode,
    mode_at,
    note_of_mode,
    with_words,
)
from symbody.analyses.instant.free_loads import (
    as_parameters,
    note_of_held,
    with_free_loads,
    without_discretes,
)
from symbody.analyses.instant.implicit_point import ImplicitModel, Point
from symbody.analyses.instant.inputs import Array, missing_inputs, places_of
from symbody.analyses.instant.labels import (
    labels_of,
    output_labels,
    shown_units,
    units_of,
)
from symbody.analyses.instant.linear_terms import (
    LinearTerms,
    accelerated,
    finite_terms,
)
from symbody.analyses.instant.stationarity import (
    ALONE,
    FROZEN,
    TIMED,
    changes_along,
    changes_in_time,
    note_of_corner,
)
from symbody.analyses.instant.steady_request import input_values
from symbody.analyses.run.keeping import (
    StartLike,
    notes_of_sides,
    other_posture,
    start_of,
)
from symbody.analyses.run.preparation import check_model, compiled_for
from symbody.arguments import Arguments, listed, near, real_array
from symbody.errors import ExpressionError, ModelError
from symbody.expr.differentiate import jacobian
from symbody.expr.evaluate import substitute
from symbody.expr.node import Array as Formulas
from symbody.expr.node import Node, Symbol, as_node
from symbody.formalisms.derivations import building_graph
from symbody.model.model import Model
from symbody.notes import Note, note_of_missing, noted
from symbody.pipeline import CompiledModel
from symbody.pipeline.compiled_model import with_sought
from symbody.pipeline.tangent import quantity
from symbody.results.equilibrium import Equilibrium
from symbody.results.linear_system import (
    LinearFormulas,
    LinearizationStatus,
    LinearSystem,
)
from symbody.results.motion import Motion
from symbody.results.result import Labels
from symbody.system.parts import MovedStart, notes_of_moved
from symbody.system.system import System

# Where linear systems are taken: an equilibrium, a state, or the model's start.
AtLike: TypeAlias = Equilibrium | StartLike | None
# Rates below, in relation to the terms that they are made of, are rounding.
_AT_REST = 1e-8


def linearize(
    model: Model | CompiledModel,
    at: AtLike = None,
    *,
    t: float | None = None,
    inputs: Mapping[str, object] | None = None,
    parameters: Mapping[str, object] | None = None,
    mode: Mapping[str, ModeWord] | None = None,
) -> LinearSystem:
    """Return the linear equations of small motions about a state, exactly.

    Dependent coordinates and velocities are eliminated, so that only independent
    states remain; a quaternion has three small rotations.

    Args:
        model: The mechanism; a compiled one saves deriving and compiling again.
        at: An equilibrium, with its parameters and inputs; or a state, by name as
            for `simulate` or as an array; the model's start by default. Loops are
            closed first.
        t: Time [s]; that of the equilibrium, or zero.
        inputs: Constant values by name; those of the equilibrium, or zero.
        parameters: Values by name in place of the defaults.
        mode: What contacts do by name, "open", "stick" or "slip", where it is not what
            they do in that state. A linear system is that of a mode: what is closed or
            sticks is a constraint, and a note says so.

    Returns:
        The linear system, with all sensors as outputs; a note says so where formulas
        have a corner in that state, and slopes are those of one side.

    Raises:
        ModelError: The model, or an argument, is wrong.
        AnalysisError: A motion has no inertia there, or slopes are infinite.

    Example:
        >>> import symbody as sb
        >>> system = sb.linearize(sb.library.pendulum(), {"q_hinge": 0.0})
        >>> system.states.names
        ('q_hinge', 'v_hinge')
    """
    arguments = Arguments("linearize", ModelError)
    implicit, point, notes = located(arguments, model, at, t, inputs, parameters, mode)
    return linear_system(implicit, point, notes=notes)


def linearize_along(
    model: Model | CompiledModel,
    motion: Motion,
    times: Sequence[float] | NDArray[np.float64] | None = None,
    *,
    parameters: Mapping[str, object] | None = None,
) -> tuple[LinearSystem, ...]:
    """Return linear systems along a motion of a model, one a time.

    Args:
        model: The mechanism of which it is the motion.
        motion: What `simulate` has returned.
        times: When; all of the motion's times by default [s].
        parameters: Values by name with which the motion was simulated.

    Raises:
        ModelError: The model, or an argument, is wrong.
        AnalysisError: The model does not move so, for one with other parameters.
        CallError: A time is outside of the motion.
    """
    arguments = Arguments("linearize_along", ModelError)
    values = finished_motion(arguments, model, motion, parameters)
    compiled = values.model
    grid = motion.time if times is None else real_array(arguments.times("times", times))
    if grid is None or grid.ndim != 1 or not grid.size:
        remedy = "Leave it out for all times of the motion."
        raise arguments.refused("times", times, "a list of times [s]", remedy)
    result = motion.data if times is None else motion.at(grid)
    # Where formulas of time jump, results are those of one side.
    sides, gap = values.formula_times.tolist(), gap_after(motion.time)
    if times is not None:
        known = dict(zip(motion.time.tolist(), sides, strict=True))
        sides = [known.get(t, t + gap) for t in grid.tolist()]
    discrete, of = list(compiled.system.discretes), compiled.system
    names = [*(s.name for s in (*of.q, *of.v)), *of.states]
    held = without_discretes(compiled)
    assert isinstance(held, CompiledModel), "what is compiled stays so"
    systems = []
    for k, t in enumerate(sides):
        if discrete:
            compiled = with_sought(held, {n: result[n][k].to_numpy() for n in discrete})
        y = np.hstack([result[n][k].to_numpy().ravel() for n in names])
        u = {n: result[n][k].to_numpy() for n in compiled.system.inputs}
        own, inputs = ImplicitModel.of(compiled), input_values(arguments, compiled, u)
        notes = (*values.notes, *note_of_held(compiled))
        if compiled.system.contacts:
            there, y, more = moded(arguments, compiled, t, y, inputs, None)
            own, notes = ImplicitModel.of(there), (*notes, *more)
        point = own.point_of(t, y, inputs[: len(own.system.u)])
        system = linear_system(own, accelerated(own, point), notes=notes)
        systems.append(replace(system, t=float(grid[k])))
    return tuple(systems)


def located(
    arguments: Arguments,
    model: Model | CompiledModel,
    at: AtLike,
    t: float | None,
    inputs: Mapping[str, object] | None,
    parameters: Mapping[str, object] | None,
    mode: Mapping[str, ModeWord] | None = None,
) -> tuple[ImplicitModel, Point, list[str]]:
    """Return the model and the point that a call means, and how loops closed there.

    Of a model with contacts it is that of the mode of the state, or of a given one.
    """
    check_model(arguments, model)
    loads: Mapping[str, float] = {}
    overrides: Mapping[str, object] = {}
    usual = 0.0
    if isinstance(at, Equilibrium):
        of = model.system if isinstance(model, CompiledModel) else model
        unknown = [n for n in at.parameters if n not in of.parameters]
        unknown = [n for n in unknown if n not in of.discretes]
        _refuse(arguments, of.name, at, unknown)
        loads, usual, overrides = at.loads, at.t, at.parameters
    t = usual if t is None else arguments.number("t", t, unit="s")
    compiled = compiled_for(
        arguments,
        model,
        parameters,
        None,
        overrides,
        contacts=True,
        discretes=as_parameters,
    )
    if isinstance(at, Equilibrium):
        system = compiled.system
        differ: list[str] = []
        if at.state_names != compiled.state_labels():
            own = {s.name for joint in system.joints for s in (*joint.q, *joint.v)}
            own |= {s.name for x in system.states.values() for s in x.symbols.ravel()}
            differ = [name for name in at.state_names if name not in own]
        entries = {s.name for u in system.inputs.values() for s in u.symbols.ravel()}
        differ += sorted(entries ^ {*at.input_labels.names})
        _refuse(arguments, system.name, at, differ)
    if loads:
        freed = with_free_loads(arguments, compiled, loads).model
        compiled = with_sought(freed, loads)
    home, (compiled, y, moved) = compiled, _start_of(compiled, at, t)
    notes: list[str] = [*notes_of_moved(moved), *note_of_held(compiled)]
    if at is not None and not isinstance(at, Equilibrium):
        notes += other_posture(home, y, t=t)
    notes += notes_of_sides(compiled, y, t)
    if mode is not None and not home.system.contacts:
        rule = "left out, because the model has no contacts"
        raise arguments.refused("mode", mode, rule, "Leave it out.")
    u = input_values(arguments, compiled, inputs)
    missing = missing_inputs(compiled.system, inputs)
    of_inputs = [*note_of_missing(missing)]
    if isinstance(at, Equilibrium):
        before = dict(zip(at.input_labels.names, at.u.tolist(), strict=True))
        for name, part in places_of(compiled.system.inputs).items():
            if name in missing:
                u[part] = [before[s.name] for s in compiled.system.u[part]]
        known = noted(at.notes) if inputs is None else []
        of_inputs = [n for n in known if n.kind == "inputs" or n.startswith(ALONE)]
    if home.system.contacts:
        compiled, y, of_mode = moded(arguments, compiled, t, y, u, mode)
        notes += of_mode
    notes += of_inputs
    implicit = ImplicitModel.of(compiled)
    u = u[: len(implicit.system.u)]  # without forces of contacts
    point = accelerated(implicit, implicit.point_of(t, y, u))
    if isinstance(at, Equilibrium) and at.growth is None and point.v.any():
        terms = finite_terms(implicit, point)
        notes += [FROZEN] if changes_along(implicit, point, terms) else []
    return implicit, point, notes


def moded(
    arguments: Arguments,
    model: CompiledModel,
    t: float,
    y: NDArray[np.float64],
    u: NDArray[np.float64],
    words: Mapping[str, ModeWord] | None,
) -> tuple[CompiledModel, NDArray[np.float64], tuple[Note, ...]]:
    """Return a model in the mode of a state, and the state there, with a note."""
    mode = mode_at(arguments.who, model, t, y, u)
    if words is not None:
        mode = with_words(arguments, model, mode, words)
    own, there, *_ = start_of(in_mode(model, mode), y, t=t)
    return own, there, (note_of_mode(model, mode),)


def _start_of(
    model: CompiledModel, at: AtLike, t: float
) -> tuple[CompiledModel, NDArray[np.float64], Sequence[MovedStart]]:
    """Return the closed start as `start_of` does; an equilibrium of a tree as it is."""
    closed = not (model.system.constrained or model.system.start_conditions)
    if not isinstance(at, Equilibrium):
        return start_of(model, at, t=t)[:3]
    alike = closed and at.state_names == model.state_labels()
    if alike and np.isfinite(at.state).all():
        return model, np.array(at.state), ()
    return start_of(model, at.start, t=t)[:3]


def _refuse(
    arguments: Arguments, name: str, at: Equilibrium, differ: list[str]
) -> None:
    if differ:
        raise ModelError(
            f"{arguments.who}: at={at.title()}: it must be an equilibrium of the same "
            f"model, which is {name!r} here; only one of the two has "
            f"{listed(differ)}. Find it by equilibrium of this model."
        )


_ONE_SIDE = (
    "the linear system is that of one side alone. Take an equilibrium, or a state "
    "beside it."
)


def _per_unit(model: ImplicitModel, terms: LinearTerms) -> tuple[Array, Array]:
    """Return factors that make A, and rates of states, numbers without a unit."""
    unit, steps, u_v = model.units[1], model.step_sizes, [*terms.independent_v]
    q, v = steps[[*terms.independent]], steps[u_v] / unit
    sizes = np.concatenate([q, v, np.ones(len(model.system.x))])
    return unit * sizes / sizes[:, None], unit / sizes


def linear_system(
    model: ImplicitModel,
    point: Point,
    terms: LinearTerms | None = None,
    notes: Sequence[str] = (),
) -> LinearSystem:
    """Return the linear system at a point, under the user's names."""
    system = model.system
    terms = terms or finite_terms(model, point)
    slopes = model.output_slopes(point) if model.functions.output_labels else None
    n, nu = len(terms.A), len(point.u)
    C, D = terms.outputs(slopes) if slopes else (np.zeros((0, n)), np.zeros((0, nu)))
    places = terms.independent, terms.independent_v
    labels, (u_q, u_v) = model.known(
        (_labels, *places),
        lambda: (_labels(model, terms), [np.array(u, dtype=int) for u in places]),
    )
    per_unit, rates_per_unit = model.known(
        (_per_unit, model.units[:2], *places), lambda: _per_unit(model, terms)
    )
    xd = model.residuals(point)[model.rows["xd"]]
    rates = np.concatenate([point.v[u_q], point.vd[u_v], xd])
    # A wheel that rolls steadily is at equilibrium: positions may change.
    fastest = np.abs((rates_per_unit * rates)[len(u_q) :]).max(initial=0.0)
    calm = fastest < _AT_REST * np.abs(per_unit * terms.A).max(initial=1.0)
    # Who linearizes along a motion knows that it goes on.
    frozen = calm and FROZEN not in notes and changes_along(model, point, terms)
    timed = calm and changes_in_time(model, point, terms)
    notes = (*notes, *note_of_corner(model, point, terms, _ONE_SIDE))
    notes = (*notes, *[TIMED] * bool(timed))
    return LinearSystem(
        model=system.name,
        status=LinearizationStatus.AT_EQUILIBRIUM if calm
        else LinearizationStatus.ALONG_MOTION,
        notes=(*notes, FROZEN) if frozen else notes,
        A=terms.A, B=terms.B, C=C, D=D,
        M=terms.M, G=terms.G, K=terms.K, L=terms.L, F=terms.F,
        q=terms.q, v=terms.v, rates=rates,
        state=model.state_of(point),
        state_names=model.model.state_labels(),
        t=point.t,
        **labels,
    )  # fmt: skip


def _labels(model: ImplicitModel, terms: LinearTerms) -> dict[str, Any]:
    """Return the names and units of what a linear system holds."""
    system = model.system
    steps = Labels(model.step_names(), shown_units(model.step_units()))
    velocities = labels_of(system, [system.v[j] for j in terms.independent_v])
    states = steps.at(terms.independent) + velocities + labels_of(system, system.x)
    return {
        "states": states,
        "inputs": labels_of(system, system.u),
        "outputs": output_labels(model),
        "velocities": velocities,
        "forces": tuple(system.force_units[system.v[j]] for j in terms.independent_v),
        "coordinates": steps,
    }


def linear_formulas(
    model: Model | CompiledModel, at: Equilibrium | Mapping[str, object] | None = None
) -> LinearFormulas:
    """Return A, B, C and D of a small mechanism as formulas.

    Their entries hold the parameters as symbols, and the time, states and inputs that
    `at` does not give. Formulas grow fast with the number of bodies: for numbers take
    `linearize`.

    Args:
        model: A tree, or a mechanism whose loops are closed by formulas.
        at: Numbers or formulas of parameters by name of states, inputs or "t", such as
            {"q_hip": 0, "v_hip": 0}; or an equilibrium, whose states, inputs and
            loads that were found are put in as numbers. What is not named stays a
            symbol.

    Raises:
        ModelError: A name is unknown, or the model has constraints.

    Example:
        >>> import symbody as sb
        >>> found = sb.linear_formulas(sb.library.pendulum(), {"q_hinge": 0})
        >>> A, B, C, D = found.to_sympy()
        >>> A[1, 0].simplify()
        -981/(100*l)
    """
    arguments = Arguments("linear_formulas", ModelError)
    compiled = compiled_for(arguments, model, discretes=as_parameters)
    if isinstance(at, Equilibrium) and at.loads:
        compiled = with_free_loads(arguments, compiled, at.loads).model
    system = compiled.system
    if system.constraints:
        raise ModelError(
            f"{arguments.who}: model {system.name!r} has the constraint "
            f"{system.constraints[0].name!r}, and what it makes dependent is solved "
            f"for in numbers. Close its loop by formulas (add_loop), or take linearize."
        )
    known = _values(arguments, system, at)
    _, rates = quantity(compiled.shared, arguments, "derivatives")
    labels: tuple[str, ...] = ()
    sensed: list[Node] = []
    if system.sensors or any(e.is_sensor for e in system.expressions.values()):
        labels, sensed = quantity(compiled.shared, arguments, "sensors")
    y, u = system.coordinates.y, system.u
    with building_graph():
        A, B = (_slopes(rates, wrt, known) for wrt in (y, u))
        C, D = (_slopes(sensed, wrt, known) for wrt in (y, u))
    units = [units_of(system, label, 1)[0] for label in labels]
    return LinearFormulas(
        system.name,
        labels_of(system, y),
        labels_of(system, u),
        Labels(labels, shown_units(units)),
        A, B, C, D,
    )  # fmt: skip


def _values(arguments: Arguments, system: System, at: object) -> dict[Node, Node]:
    """Return what is put in for states, inputs and the time."""
    symbols = {s.name: s for s in (*system.coordinates.y, *system.u, system.t)}
    symbols["t"] = system.t
    if isinstance(at, Equilibrium):
        symbols |= {s.name: s for s in system.p if s.name in at.loads}
        values: dict[str, object] = {**at.start, **at.loads}
        values |= dict(zip(at.input_labels.names, at.u.tolist(), strict=True))
    else:
        values = arguments.mapping(
            "at", at, "names of states or inputs", "{'q_hip': 0}"
        )
    table: dict[Node, Node] = {}
    for name, value in values.items():
        if name not in symbols:
            rule = f"values of states or inputs of model {system.name!r}"
            raise arguments.refused("at", name, rule, near(name, symbols))
        try:
            table[symbols[name]] = as_node(value, arguments.who)
        except ExpressionError as error:
            raise ModelError(str(error)) from None
    return table


def _slopes(
    formulas: Sequence[Node], wrt: Sequence[Symbol], known: Mapping[Node, Node]
) -> Formulas:
    """Return derivatives with what is known put in, shape (formulas, symbols)."""
    if not formulas or not wrt:
        return np.empty((len(formulas), len(wrt)), dtype=object)
    return substitute(jacobian(list(formulas), list(wrt)), known)
