"""Preparation of runs: the compiled model, its start, and the problem to solve."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np

from symbody import formalisms
from symbody.analyses import run
from symbody.analyses.instant.inputs import Array, ConstantInputs, places_of
from symbody.analyses.run.driving import Driving, InputsLike, connect_inputs
from symbody.analyses.run.keeping import (
    NODE_STARTS,
    OTHER_POSTURE,
    StartLike,
    constraint_treatment,
    correction_of,
    discretes_of_start,
    jacobian_of,
    note_of_locked,
    note_of_treatment,
    rates_name,
    singular_position,
    start_notes,
    start_of,
)
from symbody.analyses.run.methods import (
    DP853,
    EVEN_STEPS,
    ConstraintKeeping,
    IntegrationMethod,
    Moreau,
    Projection,
    Taylor,
)
from symbody.analyses.run.problem import InitialValueProblem, Prepared
from symbody.analyses.run.time_events import Causes, TimeEvents, velocity_jumps
from symbody.arguments import Arguments
from symbody.dataclass import altered
from symbody.errors import AnalysisError, ModelError, warn_user
from symbody.expr.node import Const
from symbody.expr.traverse import symbols_of
from symbody.model.model import Model, checked_model
from symbody.notes import note_of_idle, note_of_missing
from symbody.pipeline import CompiledModel
from symbody.pipeline.compile import compiled_again
from symbody.pipeline.compiled_functions import at_once
from symbody.pipeline.compiled_model import (
    check_parameters,
    note_of_switches,
    warn_of_news,
    with_functions,
    with_sought,
)
from symbody.pipeline.functions import Compile
from symbody.runtime.functions import CompiledFunction
from symbody.runtime.loops.structures import SeriesFunctions
from symbody.system.checks import refuse_contacts, refuse_whens
from symbody.system.parts import MovedStart, warn_of_far
from symbody.system.system import System

_PARAMETERS = Arguments("parameters", ModelError)
_ROUNDS = 20
_PROJECTION = Projection()
_COMPILE = Compile()
_AGREED = 1e-9
# So many steps of a Stepper count as a run, for scales of its motion.
_STEPS = 100


def compiled_for(
    arguments: Arguments,
    model: Model | CompiledModel,
    parameters: Mapping[str, object] | None = None,
    compile: Compile | None = None,
    table: Mapping[str, object] | None = None,
    *,
    contacts: bool = False,
    whens: bool = False,
    discretes: Callable[[System], System] | None = None,
) -> CompiledModel:
    """Return the compiled model with users' parameters, or an analysis's in `table`.

    Raises ModelError where a model has contacts, or discrete variables, unless the
    analysis obeys them, or has something else for `discretes`, as parameters.
    """
    check_model(arguments, model)
    if isinstance(model, CompiledModel) and compile is not None:
        rule = "left out, because the model is compiled already"
        raise arguments.refused("compile", compile, rule, "Give it to compile_model.")
    how = _COMPILE if compile is None else compile
    arguments.instance("compile", how, Compile, "Give sb.Compile(backend='c').")
    values = _PARAMETERS.mapping("parameters", parameters)
    both = {**(table or {}), **values}
    own = model if discretes is None else run.without_discretes(model, discretes)
    if not isinstance(own, CompiledModel):
        compiled = compiled_again(own, how, both)
    else:
        warn_of_news(own)
        compiled = with_sought(own, both) if both else own
    if values:
        check_parameters(compiled, values)
    if not contacts:
        refuse_contacts(arguments.who, compiled.system)
    if not whens and discretes is None:
        refuse_whens(arguments.who, compiled.system)
    return compiled


def _idle(model: CompiledModel, driving: Driving) -> list[str]:
    """Return inputs and parameters of which a run says values that nothing holds."""
    system = model.system
    valued = {*system.inputs, *model.overrides} - {*driving.missing}
    names = [name for name in system.idle if name in valued]
    if not names:
        return names
    inside = set(symbols_of(*driving.formulas.values()))
    entries = {**system.inputs, **system.parameters}
    every = {name: entries[name].symbols.ravel().tolist() for name in names}
    return [name for name in names if inside.isdisjoint(every[name])]


def prepared(
    compiled: CompiledModel,
    inputs: InputsLike,
    start: StartLike | None,
    span: float,
    method: IntegrationMethod,
    constraints: ConstraintKeeping = _PROJECTION,
    *,
    with_work: bool = False,
    known_moves: Sequence[MovedStart] = (),
    held: Sequence[str] | None = None,
    begin: float = 0.0,
) -> Prepared:
    """Return what an integration over a span [s] needs; users know `known_moves`.

    The span of a run back in time is negative; it is one of many steps where names of
    inputs are `held`, also none. Starts are closed, and looked at, where time begins
    [s].
    """
    whole, held = abs(span) * (1 if held is None else _STEPS), held or ()
    treatment = constraint_treatment(compiled, constraints, method, with_work)
    u = None if start is not None else _inputs_at_start(compiled, inputs, held, begin)
    home, (compiled, y0, moved, posture) = compiled, start_of(compiled, start, u, begin)
    shared_by_all = compiled.shared
    if moved is not known_moves:
        warn_of_far(compiled.system.name, moved)
    if treatment == "baumgarte":
        alpha, beta = constraints.feedback
        # Else what decays forward would grow.
        compiled = compiled.stabilized(alpha if span >= 0 else -alpha, beta)
    driving = connect_inputs(compiled, inputs, held)
    if treatment == "dae" and driving.controllers is not None:
        raise ModelError(
            "inputs: one is Sampled, and constraints='dae': the solver of all "
            "equations together does not call controllers. Take constraints="
            "'projection'."
        )
    notes = note_of_treatment(constraints, treatment, method)
    notes += note_of_locked(compiled)
    notes += note_of_missing(driving.missing)
    notes += note_of_idle(_idle(home, driving))
    notes += start_notes(home, start, y0, posture, begin)
    alone = driving.controllers is None and isinstance(driving.inputs, ConstantInputs)
    if alone and compiled.system.discretes:
        # What is held in this run is no other's, as it is already with controllers.
        held_values = driving.held.copy()
        driving = replace(driving, held=held_values, inputs=ConstantInputs(held_values))
    system = compiled.system
    discretes = discretes_of_start(home, start) if system.discretes else {}
    whens = None
    if system.discretes or system.whens:
        beginning = driving.held, discretes
        whens = run.when_clauses_of(compiled, method, treatment, *beginning)
    rates = rates_name(treatment, with_work)

    def contacts_at(
        model: CompiledModel, y: Array, t: float, held: Array, span: float
    ) -> Any:
        if not (system.contacts or isinstance(method, Moreau)):
            return None
        at = method, treatment, t, y, held, rates, span
        return run.contacts_of(model, *at)

    contacts = contacts_at(compiled, y0, begin, driving.held, whole)
    laws: tuple[run.LawName, ...] = ()
    if contacts is not None:
        laws = home.shared.once(run.law_names, lambda: run.law_names(system))
    events = TimeEvents(compiled, rates, driving, method, abs(span))
    implicit = method.is_implicit and treatment != "dae"
    labels, shared = compiled.state_labels(), compiled.shared
    ends = tuple(shared.outline("coincident_ends").shapes)
    end_messages = ends and shared.once(
        formalisms.coincident_end_messages,
        lambda: formalisms.coincident_end_messages(system, ends),
    )
    names = {"rhs": rates}
    names |= {"jacobian": jacobian_of(with_work)} if implicit else {}
    names |= {"ends": "coincident_ends"} if end_messages else {}
    if driving.switches is None and shared.outline("switches").shapes:
        names["switches"] = "switches"
    follows = isinstance(method, Taylor) and treatment != "dae" and bool(labels)
    expand: Any = partial(_series, rates, driving) if follows else None

    def problem_of(
        model: CompiledModel, start: Array, t: float, span: float,
        numbers: InputsLike | None = None, contacts: Any = None,
    ) -> InitialValueProblem:  # fmt: skip
        by = driving if numbers is None else connect_inputs(model, numbers)
        own: dict[str, Any] = {f: model.function(name) for f, name in names.items()}
        switches = own.setdefault("switches", driving.switches)
        correction = correction_of(model, t, start, treatment, with_work)
        y = start[: len(labels)]
        contacts = contacts or contacts_at(model, y, t, by.held, span)
        return InitialValueProblem(
            y0=start, labels=(*labels, "work") if with_work else labels,
            quaternions=system.quaternions,
            input_labels=tuple(symbol.name for symbol in system.u),
            inputs=by.inputs, correction=correction, events=events, held=by.held,
            controllers=by.controllers, causes=Causes(model, by),
            jump=velocity_jumps(model),
            timed=model.shared.timed, contacts=contacts, laws=laws, whens=whens,
            end_messages=end_messages, expand=expand, series=expand and expand(model),
            switch_count=0 if switches is None else switches.size, **own,
        )  # fmt: skip

    if with_work:
        y0 = np.append(y0, 0.0)
    problem = problem_of(compiled, y0, begin, whole, contacts=contacts)
    if isinstance(method, DP853) and treatment == "partition":
        method = replace(method, may_change=False)  # to what keeps them otherwise
    if method.step is not None:
        follow = driving.switches is not None
        notes += note_of_switches(compiled, EVEN_STEPS, inputs=follow)
    several = check_start(compiled, problem, begin)
    if several:
        warn_user(several)
    if events.max_step != method.longest:
        method = method.limited(events.max_step)
    ready = Prepared(
        compiled, y0, problem_of, events, method, treatment, moved, driving, notes,
        shared_by_all, begin, whole,
    )  # fmt: skip
    return altered(ready, problem=problem)


def alike(
    ready: Prepared,
    home: CompiledModel,
    start: StartLike | None,
    numbers: Mapping[str, float | Array],
    begin: float,
    span: float,
) -> Prepared | None:
    """Return what a run needs that differs from another one in numbers alone.

    None where it may differ in more, as in its dependent coordinates, or where there
    is something to refuse. The numbers are of the inputs that the other one is given,
    which has a begin and a span of its own [s].
    """
    system, method, u = home.system, ready.method, ready.inputs
    if isinstance(method, Taylor) or system.start_conditions:
        return None
    if numbers:
        places = home.shared.once(places_of, lambda: places_of(system.inputs))
        if u is None or not numbers.keys() <= places.keys():
            return None
        u = u.copy()
        for name, value in numbers.items():
            entry = system.inputs[name]
            if isinstance(value, np.ndarray):
                if value.shape not in ((), entry.symbols.shape):
                    return None
                value = value.ravel()
            limits = entry.limits
            u[places[name]] = value if limits is None else np.clip(value, *limits)
    model, y0, moved, posture = start_of(home, start, t=begin)
    if model.shared is not ready.shared:
        return None
    if ready.model.shared is not ready.shared:
        model = with_functions(model, ready.model.shared)
    if moved is not system.moved:
        warn_of_far(system.name, moved)
    of_start = (OTHER_POSTURE, NODE_STARTS)
    notes = ready.notes and tuple(n for n in ready.notes if n not in of_start)
    if system.idle:
        of_other = note_of_idle(_idle(ready.model, ready.driving))
        notes = tuple(n for n in notes if n not in of_other)
        notes += note_of_idle(_idle(home, ready.driving))
    notes += start_notes(home, start, y0, posture, begin)
    if len(ready.start) > len(y0):
        y0 = np.append(y0, 0.0)  # no work yet
    result = altered(
        ready, model=model, start=y0, moved=moved, notes=notes, unchecked=True,
        inputs=u, numbers=numbers or None, begin=begin, span=span,
    )  # fmt: skip
    vars(result).pop("problem", None)
    if ready.treatment == "dae":
        result.check_inertia()
    return result


def _series(rates: str, driving: Driving, model: CompiledModel) -> SeriesFunctions:
    """Return the functions of the Taylor series of rates, or raise ModelError."""
    if driving.functions:
        raise ModelError(
            f"model {model.system.name!r}: method='Taylor': the input "
            f"{driving.functions[0]!r} is a Python function, of which only values are "
            f"known. Give a formula of model.t and sensors, or take 'DP853'."
        )
    moving = {u: f for u, f in driving.formulas.items() if not isinstance(f, Const)}
    start, orders, values, sums = model.shared.series(rates, moving)
    first, any_order = (
        CompiledFunction.of(entry, model.parameters) for entry in (start, orders)
    )
    return SeriesFunctions(first, any_order, values, sums)


def _inputs_at_start(
    compiled: CompiledModel, inputs: InputsLike, held: Sequence[str], t: float
) -> Array | None:
    """Return inputs that agree with start accelerations, or raise AnalysisError."""
    system = compiled.system
    if not (system.start_conditions and system.u and run.has_late(system)):
        return None
    driving = connect_inputs(compiled, inputs, held)
    u = np.zeros(len(system.u))
    for _ in range(_ROUNDS):
        y = start_of(compiled, None, u, t)[1]
        before, u = u, driving.at(t, y)
        if np.abs(u - before).max(initial=0.0) <= _AGREED * (
            1 + np.abs(u).max(initial=0.0)
        ):
            return before
    raise AnalysisError(
        f"model {compiled.system.name!r}: start_at asks for accelerations, loads or "
        f"states, but the inputs follow the state, and no start was found that is "
        f"consistent with its inputs. Give start values by start=, or let "
        f"the input be a number or a function of time."
    )


def check_model(arguments: Arguments, model: object) -> None:
    """Raise unless there is a model, compiled or not."""
    if not isinstance(model, CompiledModel):
        checked_model(arguments, model)


def check_start(model: CompiledModel, problem: InitialValueProblem, t: float) -> str:
    """Say what is wrong at a start [s] before a run fails without a reason.

    Returns what to warn of: loops that have several solutions there.
    """
    begin = np.asarray(problem.y0, dtype=float)
    y0 = begin[: len(model.state_labels())]
    model.check_inertia(t, y0)
    if not isinstance(problem.inputs, ConstantInputs):
        return ""
    u, rhs = np.asarray(problem.inputs.values, dtype=float), problem.rhs
    who = f"model {model.system.name!r}: at the start"
    # What the time loop calls is compiled already.
    assert isinstance(rhs, CompiledFunction)
    if np.isfinite(at_once(rhs, t, begin, u)).all():
        if not model.solves_loops:
            return ""
        key = "loops at the start", t, y0.tobytes(), u.tobytes()
        words = model.ready_runs.get(key)
        if words is None:
            # Formulas one after the other, which take longer than runs.
            unsolved = model.loops_without_value(t, y0, u)
            words = unsolved, unsolved or model.loops_with_several(t, y0, u)
            model.ready_runs.clear()
            model.ready_runs[key] = words
        unsolved, several = words
        if unsolved:
            raise AnalysisError(f"{who}: {unsolved}")
        return several
    try:
        model.derivatives(t, y0, u)
    except AnalysisError:
        bound, at = model.system.constraints, (model, t, y0)
        text = singular_position(*at, at_start=True) if bound else ""
        if not text:
            raise
        raise AnalysisError(f"{who} accelerations do not exist. {text}") from None
    return ""
