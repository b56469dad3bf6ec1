"""Motion for prescribed coordinates, the kinematic simulation, and the mobility.

The prescribed joints are driven; what loops and constraints then leave free must be
nothing. Coordinates that only nonholonomic equations bind are integrated alongside.

References:
    Sol (1983), section 8.3.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.run.driving import InputsLike
from symbody.analyses.run.integrate import result_times
from symbody.analyses.run.methods import DP54, MethodLike, chosen_method
from symbody.analyses.run.options import Save, by_objects
from symbody.analyses.simulate import simulate
from symbody.arguments import Arguments, counted, listed, near, shown
from symbody.closure.close_and_partition import closed_positions, warn_of_idle_cuts
from symbody.closure.mobility import (
    Mobility,
    listed_velocities,
    mobility_at,
    momentary_at,
    unkept,
)
from symbody.closure.numbers import interpreted_rows
from symbody.closure.start_conditions import start_preferences
from symbody.errors import AnalysisError, ModelError, collected_warnings
from symbody.expr.node import Node, Symbol
from symbody.formalisms.derivations import Derivations
from symbody.formalisms.keeping.start_moves import moved_start
from symbody.model.formulas import FormulaLike
from symbody.model.joint import Drives, JointRef
from symbody.model.model import Model, checked_model
from symbody.pipeline import CompiledModel
from symbody.pipeline.compile import compile_quietly
from symbody.results.motion import Motion
from symbody.results.tabulated import Table
from symbody.system.assemble import assemble
from symbody.system.checks import refuse_contacts, refuse_whens
from symbody.system.formulas_in_fields import ending_curves, left_curves, named_ends
from symbody.system.system import System, with_fields
from symbody.system.values import assumed_start, parameter_values, user_start

_FINE = DP54(rtol=1e-10, atol=1e-12)


@by_objects
def kinematics(
    model: Model,
    prescribed: Mapping[JointRef, FormulaLike | Sequence[FormulaLike | None] | None],
    duration: float | Sequence[float] | NDArray[np.float64],
    *,
    inputs: InputsLike | None = None,
    parameters: Mapping[str, object] | None = None,
    start: Mapping[str, float] | None = None,
    method: MethodLike = _FINE,
) -> Motion:
    """Return positions, velocities and accelerations for prescribed coordinates.

    Args:
        model: The mechanism.
        prescribed: By joint, or its name: a formula of model.t for its coordinate, one
            for each of several, None for those that stay free. For a table make a
            curve of it with add_curve.
        duration: How long, from t = 0; or a list of times, of which one is enough [s].
        inputs: As in `simulate`; extra states and the forces of drives depend on them.
        parameters: Values by name in place of the defaults.
        start: Coordinates by name from which loops are closed.
        method: How nonholonomic coordinates are integrated, see `simulate`; by default
            sb.DP54(rtol=1e-10, atol=1e-12).

    Returns:
        The motion: all coordinates, velocities and accelerations, also the prescribed
        ones, sensors, multipliers, and the forces "drive_NAME" that these need.

    Raises:
        ModelError: A joint is unknown, or a formula is not one of time.
        AnalysisError: A coordinate is still free; the message says what to prescribe.
            Or the mechanism comes to a singular position or to its limit, or a
            prescribed formula has no value; the result is the motion until then.

    Example:
        >>> import symbody as sb
        >>> model = sb.library.double_pendulum()
        >>> first, second = model.joints.values()
        >>> motion = sb.kinematics(model, {first: model.t, second: 0.5}, [0, 1])
        >>> motion.status.outcome
        'completed'
    """
    return prescribed_motion(
        Arguments("kinematics", ModelError), model, prescribed, duration,
        inputs=inputs, parameters=parameters, start=start, method=method,
    )  # fmt: skip


def prescribed_motion(
    arguments: Arguments,
    model: Model,
    prescribed: Mapping[Any, object],
    duration: object,
    *,
    inputs: InputsLike | None,
    parameters: Mapping[str, object] | None,
    start: Mapping[str, float] | None,
    method: MethodLike = _FINE,
    contacts: bool = False,
) -> Motion:
    """Return what `kinematics` does, with errors in the name of another analysis.

    With `contacts`, whoever asks knows of them, and they are left out.
    """
    who = arguments.who
    checked_model(arguments, model)
    drives = _drives(arguments, model, prescribed)
    grid = result_times(arguments, duration)
    own_method = chosen_method(arguments, method)
    # What is prescribed leaves nothing independent that one could wish for.
    system = replace(assemble(model, drives), requested_independent=())
    if contacts:
        system = with_fields(system, contacts=())
    refuse_contacts(who, system)
    refuse_whens(who, system)
    with collected_warnings() as warned:
        try:
            mobility = mobility_of(system, parameters, start)
        except AnalysisError as error:
            too_many = _too_many(who, model, system, parameters)
            raise AnalysisError(f"{too_many}{error}", error.result) from error
    if mobility.degrees_of_freedom:
        names = ", ".join(name.removeprefix("v_") for name in mobility.independent)
        raise AnalysisError(
            f"{who} of model {system.name!r}: "
            f"{counted(mobility.degrees_of_freedom, 'degree')} of freedom "
            f"{'is' if mobility.degrees_of_freedom == 1 else 'are'} left. Prescribe "
            f"{names}, too, or as many others. {' '.join(warned)}".rstrip()
        )
    compiled = compile_quietly(system, parameters=parameters)
    driven = any(d is not None for own in system.drives.values() for d in own)
    run = partial(
        simulate, compiled, inputs=inputs, start=start, method=own_method,
        save=Save(energy=False, drives=driven),
    )  # fmt: skip
    try:
        motion = run(grid)
    except AnalysisError as error:
        if not isinstance(error.result, Motion):
            raise
        where = _explained(who, compiled.system, parameters, error.result)
        raise AnalysisError(f"{where}{error}", error.result) from error
    rows, missing = _prescribed_rows(who, compiled, motion)
    if missing:
        raise AnalysisError(missing, run(motion.time[:rows]) if rows else None)
    return motion


def _drives(
    arguments: Arguments, model: Model, prescribed: Mapping[Any, object]
) -> dict[str, Drives]:
    """Return what is prescribed, by name of the joint; the model stays as it is."""
    if not isinstance(prescribed, Mapping):
        rule, remedy = "a dictionary from joints to formulas", "Give {joint: model.t}."
        raise arguments.refused("prescribed", prescribed, rule, remedy)
    drives: dict[str, Drives] = {}
    for key, formula in prescribed.items():
        name = getattr(key, "name", key)
        if name not in model.joints:
            raise ModelError(
                f"{arguments.who}: {shown(name)} is not a joint of model "
                f"{model.name!r}. It has {', '.join(model.joints) or 'none'}. "
                f"{near(name, model.joints)}"
            )
        drives[name] = model.checked_drives(model.joints[name], formula)
    return drives


def _too_many(
    who: str, model: Model, system: System, parameters: Mapping[str, object] | None
) -> str:
    """Return that more is prescribed than the loops leave free, if so."""
    names = [name.removeprefix("q_") for name in _formulas(system)]
    try:
        with collected_warnings():
            freedoms = mobility_of(assemble(model), parameters, None).degrees_of_freedom
    except AnalysisError:
        return ""  # The loops close for no prescribed motion.
    if len(names) <= freedoms:
        return ""
    return (
        f"{who} of model {system.name!r}: {counted(len(names), 'coordinate')} "
        f"({listed(names)}) cannot be prescribed to {counted(freedoms, 'degree')} of "
        f"freedom. Prescribe {freedoms} of them; the others follow. It ended so: "
    )


def _formulas(system: System) -> dict[str, Node]:
    """Return what is prescribed, by the names of coordinates."""
    return {
        q.name: formula
        for joint in system.joints
        for q, formula in zip(joint.q, system.drives[joint.name], strict=False)
        if formula is not None
    }


def _prescribed_rows(
    who: str, compiled: CompiledModel, motion: Motion
) -> tuple[int, str]:
    """Return at how many times all that is prescribed has values, and what has none."""
    system, time = compiled.system, motion.time
    formulas = _formulas(system)
    table = {name: ~np.isfinite(motion.array(name)) for name in formulas}
    first = min((int(at.argmax()) for at in table.values() if at.any()), default=None)
    if first is None:
        return time.size, ""
    names = [name for name, at in table.items() if at[first]]
    values: dict[str | Symbol, float] = dict(
        zip(system.p, compiled.parameters.tolist(), strict=True)
    )
    values[system.t] = t = float(time[first])
    curves = left_curves([formulas[name] for name in names], values)
    if not curves:
        # A value at the end of a table is one before the time event that is there.
        first += int(bool(ending_curves(formulas.values())))
        values[system.t] = t = float(time[min(first, time.size - 1)])
        curves = left_curves([formulas[name] for name in names], values)
    request = ", ".join(f"{curve.name!r} for {x:.6g}" for curve, x in curves)
    why = f"{named_ends(c for c, _ in curves)}; asked is {request}. " if curves else ""
    return first, (
        f"{who} of model {system.name!r}: the value prescribed to {listed(names)} "
        f"is not a number from t = {t:.6g} s on. {why}The result is the motion before. "
        f"End the run there, or prescribe what is defined until {time[-1]:.6g} s; a "
        f"curve goes on with extrapolation='linear', 'constant' or 'periodic'."
    )


def _explained(
    who: str, system: System, parameters: Mapping[str, object] | None, motion: Motion
) -> str:
    """Return what is singular where a motion has ended, if anything is."""
    t = float(motion.time[-1])
    q = np.array([float(motion[s.name].to_numpy()[-1]) for s in system.q])
    momentary = momentary_at(system, parameter_values(system, parameters), t, q)
    if not momentary:
        return ""
    return (
        f"{who} of model {system.name!r}: the position at t = {t:.6g} s is nearly "
        f"singular: there {listed_velocities(momentary)} could move although nothing "
        f"else does. Prescribe {listed_velocities(momentary[:1])} in place of, or "
        f"beside, what is prescribed now. The run ended with: "
    )


def mobility(
    model: Model,
    *,
    parameters: Mapping[str, object] | None = None,
    start: Mapping[str, float] | None = None,
) -> Mobility:
    """Return degrees of freedom by rank, and what is redundant or singular.

    Args:
        model: The mechanism; its loops are closed first.
        parameters: Values by name in place of the defaults.
        start: Coordinates by name in place of the model's start values.

    Raises:
        ModelError: The model contradicts itself or physics.
        AnalysisError: The loops do not close, or the coordinates wanted to be
            independent are not.
    """
    system = assemble(checked_model(Arguments("mobility", ModelError), model))
    return mobility_of(system, parameters, start)


def mobility_of(
    system: System,
    parameters: Mapping[str, object] | None,
    start: Mapping[str, float] | None,
) -> Mobility:
    """Return the same of a system."""
    values = parameter_values(system, parameters)
    known = {s.name: system.units[s] for s in system.q}
    arguments = Arguments(f"model {system.name!r}", ModelError)
    checked_start = arguments.numbers_by_name("start", start, known)
    q = {s.name: float(x) for s, x in zip(system.q, system.q_start, strict=True)}
    numbers = interpreted_rows(system, values)
    wanted = start_preferences(system, checked_start)
    warn_of_idle_cuts(numbers)
    closed = closed_positions(
        numbers, np.array(list((q | checked_start).values())), wanted
    )
    result = mobility_at(numbers, closed, wanted.soft_velocities)
    positions = {s.name for s in system.coordinates.tree_q}
    request = {
        n: x for n, x in user_start(system).items() if n in positions
    } | checked_start
    assumed = {n: x for n, x in assumed_start(system).items() if n not in request}
    state = [*closed.tolist(), *system.v_start]
    of = Derivations(system)
    moved = moved_start(of, request, values, assumed, state=state)
    return replace(
        result, moved=moved, unkept=unkept(numbers, closed, result.partition)
    )


def mobility_table(self: Mobility) -> Table:
    """Return a table of velocities and redundant equations, with what each is."""
    roles = (
        ("independent", self.independent), ("dependent", self.dependent),
        ("redundant equation", self.redundant),
        ("moves at the singular start only", self.momentary),
        ("follows from others at the start only", self.unkept),
    )  # fmt: skip
    rows = tuple((name, role) for role, names in roles for name in names)
    return Table(("name", "role"), rows)
