"""Sensitivities of results over time: forward, by the tangent equations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.instant.inputs import note_of_missing
from symbody.analyses.run.driving import InputsLike, checked_inputs
from symbody.analyses.run.integrate import result_times
from symbody.analyses.run.keeping import StartLike
from symbody.analyses.run.prepare import check_model, compiled_for
from symbody.analyses.tangent.jumps import check_jumps
from symbody.analyses.tangent.outputs_of import outputs_of
from symbody.analyses.tangent.tangent_runs import (
    Run,
    SlopeMethod,
    run_of,
    variables,
    with_slopes,
)
from symbody.arguments import Arguments
from symbody.errors import ModelError
from symbody.model.model import Model
from symbody.pipeline import CompiledModel
from symbody.results.result import Labels
from symbody.results.sensitivities import Sensitivities, SensitivityStatus

Array: TypeAlias = NDArray[np.float64]


def sensitivities(
    model: Model | CompiledModel,
    of: object,
    wrt: object,
    duration: float | None = None,
    *,
    times: Sequence[float] | Array | None = None,
    inputs: InputsLike | None = None,
    parameters: Mapping[str, object] | None = None,
    start: StartLike | None = None,
    method: SlopeMethod = "DP54",
    rtol: float = 1e-9,
    atol: float = 1e-11,
    input_times: Sequence[float] | Array | None = None,
) -> Sensitivities:
    """Return results of a simulation over time, and their exact derivatives.

    The tangent equations are integrated with the motion, in compiled code, and errors
    of both are kept within the tolerances. A column costs about as much as a motion;
    of one number by many parameters `cost_gradient` is cheaper.

    Args:
        model: The mechanism; a compiled one saves deriving and compiling again.
        of: Names of states, of sensors, or of other quantities that
            `CompiledModel.jacobian` knows; formulas; or a list of these.
        wrt: Parameters and inputs, to which a constant is added, by name or symbol;
            coordinates, velocities and extra states for their start values; or a list.
        duration: How long, from t = 0 [s].
        times: When results are asked for, in place of it.
        inputs: As of `simulate`, but no Python functions.
        parameters: Values by name in place of the defaults.
        start: As of `simulate`. Where loops are closed, independent coordinates keep
            their start values as parameters change, and dependent ones follow.
        method: "DP54", "DP853", or for stiff models "Radau".
        rtol: Error allowed in a step, relative to states and slopes.
        atol: Error allowed beside it.
        input_times: When external functions of time have corners or jumps [s].

    Raises:
        ModelError: A name is unknown, or something cannot be differentiated.
        AnalysisError: The simulation failed.

    Example:
        >>> import symbody as sb
        >>> model = sb.library.pendulum()
        >>> found = sb.sensitivities(model, "position", ["l", "q_hinge"], duration=1.0)
        >>> found.slope("position[y]", "l").shape
        (501,)
    """
    arguments = Arguments("sensitivities", ModelError)
    check_model(arguments, model, "llvm", "auto")
    arguments.word("method", method, SlopeMethod)
    rtol, atol = (
        arguments.number("rtol", rtol, above=0),
        arguments.number("atol", atol, above=0),
    )
    grid = result_times(arguments, duration, times)
    compiled = compiled_for(model, "llvm", "auto", parameters)
    run = run_of(
        arguments, compiled, checked_inputs(arguments, inputs), start, method, rtol,
        atol, float(np.ptp(grid)), input_times,
    )  # fmt: skip
    chosen, outputs = variables(arguments, run.model, wrt), outputs_of(run, of)
    check_jumps(run, chosen, float(grid[0]), float(grid[-1]))
    trajectory, S, _ = with_slopes(run, grid, chosen)
    values, by_y, by_p = outputs.along(
        run, trajectory.seen, trajectory.y, trajectory.u, chosen.wrt
    )
    slopes = chosen.total(by_y @ S, by_p)
    return Sensitivities(
        model=run.model.system.name,
        status=SensitivityStatus.COMPLETED,
        notes=notes_of_start(run),
        time=grid,
        rows=Labels(outputs.labels, outputs.units),
        columns=Labels(chosen.labels, chosen.units),
        values=values,
        slopes=slopes,
    )


def notes_of_start(run: Run) -> tuple[str, ...]:
    """Return which inputs have no value, and what is held where loops close anew."""
    system = run.model.system
    missing = note_of_missing(run.ready.driving.missing)
    if not system.constraints:
        return missing
    free = [system.v[j].name for j in system.coordinates.by_constraints.independent]
    held = f"the start values of {', '.join(free)} stay, and " if free else ""
    others = "by the others" if free else "anew"
    return (f"As parameters change, {held}the loops are closed {others}.", *missing)
