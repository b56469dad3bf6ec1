"""Motion of a model over time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, TypeAlias, get_args

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.driving import connect_inputs
from symbody.analyses.inputs import ConstantInputs
from symbody.analyses.integrate import integrate
from symbody.analyses.integrators.map_over import map_over
from symbody.analyses.problem import InitialValueProblem
from symbody.analyses.settings import Method
from symbody.analyses.trajectory import Trajectory
from symbody.errors import AnalysisError, ModelError
from symbody.expr.node import Symbol
from symbody.formalisms.dynamics import Formalism
from symbody.model.model import Model
from symbody.pipeline import CompiledModel, compile_model
from symbody.results.motion import Motion
from symbody.results.quantity import Quantity
from symbody.runtime.load import Backend
from symbody.system.system import System

Array = NDArray[np.float64]
Monitor: TypeAlias = Literal["energy", "work", "residual"]
_IMPLICIT = ("Radau", "BDF", "LSODA")
_DEFAULT_SAMPLES = 501
# Beyond this size the mass matrix costs more to derive than the motion.
_LARGEST_CHECKED = 60


def simulate(
    model: Model | CompiledModel,
    duration: float | None = None,
    *,
    times: Sequence[float] | Array | None = None,
    inputs: Mapping[str, Any] | None = None,
    parameters: Mapping[str, Any] | None = None,
    start: Mapping[str, float] | None = None,
    method: Method = "DP54",
    rtol: float = 1e-8,
    atol: float = 1e-10,
    step: float | None = None,
    max_step: float = np.inf,
    max_steps: int = 10_000_000,
    monitor: Sequence[Monitor] = ("energy",),
    backend: Backend = "llvm",
    formalism: Formalism = "auto",
    progress: Callable[[float], object] | None = None,
) -> Motion:
    """Simulate a model from its start values.

    DP54 and RK4 run inside compiled code, stiff methods are SciPy's with the exact
    Jacobian. Ctrl-C returns what was computed.

    Args:
        model: The mechanism; a compiled one saves deriving and compiling again.
        duration: How long, from t = 0 [s].
        times: When results are asked for, the first for the start values [s]; in
            place of the duration, which gives 501 of them.
        inputs: By name: number, formula of model.t or of anything known, table (times,
            values), or Python function of t or of (t, measured values); zero if not
            given.
        parameters: Values by name in place of the defaults.
        start: Coordinates, velocities and extra states by name in place of the model's
            start values.
        method: "DP54" (adaptive), "RK4" (fixed step), "Radau", "BDF" or "LSODA".
        rtol: Error allowed in a step, relative to the state.
        atol: Error allowed beside it.
        step: Step of RK4 [s].
        max_step: Longest step of the other methods [s].
        max_steps: After so many steps the simulation fails.
        monitor: What is computed beside: "energy" at the asked times; "work" of loads
            and drives, integrated along, with the balance of energy; "residual" of the
            equations of motion.
        backend: What compiles: "llvm", "c" or "python".
        formalism: See `derive`.
        progress: Is called some times a second with the fraction of time that is done.

    Returns:
        The motion, under the user's names.

    Raises:
        ModelError: The model, or an input, parameter or start value, is wrong.
        AnalysisError: The simulation failed; its `result` is the motion until then.

    Example:
        >>> import symbody as sb
        >>> motion = sb.simulate(sb.library.pendulum(), duration=1.0)
        >>> motion.status.outcome
        'completed'
    """
    unknown = set(monitor) - set(get_args(Monitor))
    if isinstance(monitor, str) or unknown:
        raise ModelError(
            f"simulate: monitor={monitor!r}: give a list of "
            f"{', '.join(get_args(Monitor))}, for example ['work']."
        )
    if isinstance(model, CompiledModel):
        compiled = model
        if parameters is not None:
            compiled.set_parameters(parameters)
    else:
        compiled = compile_model(
            model, backend=backend, formalism=formalism, parameters=parameters
        )
    problem = _problem(compiled, inputs or {}, start or {}, method, "work" in monitor)
    _check_start(compiled, problem)
    grid = _grid(duration, times)
    try:
        trajectory = integrate(
            problem, grid, method=method, rtol=rtol, atol=atol, step=step,
            max_step=max_step, max_steps=max_steps, progress=progress,
        )  # fmt: skip
    except AnalysisError as error:
        if not isinstance(error.result, Trajectory):
            raise
        motion = _motion(compiled, error.result, monitor)
        raise AnalysisError(str(error), motion) from (error.__cause__ or error)
    return _motion(compiled, trajectory, monitor)


def _grid(
    duration: float | None, times: Sequence[float] | Array | None
) -> Sequence[float] | Array:
    if (duration is None) == (times is None):
        raise ModelError(
            f"simulate: duration={duration!r} and times={times!r}: give one of the "
            f"two, how long or when."
        )
    if times is not None:
        return times
    assert duration is not None
    if not 0 < duration < np.inf:
        raise ModelError(
            f"simulate: the duration is {duration!r} s; it must be positive and finite."
        )
    return np.linspace(0.0, duration, _DEFAULT_SAMPLES)


def _problem(
    model: CompiledModel,
    inputs: Mapping[str, Any],
    start: Mapping[str, float],
    method: Method,
    with_work: bool,
) -> InitialValueProblem:
    system = model.system
    y0 = _start_state(model, start)
    labels = model.state_labels()
    rhs = model.function("balance" if with_work else "derivatives")
    return InitialValueProblem(
        rhs=rhs,
        y0=[*y0, 0.0] if with_work else y0,
        labels=(*labels, "work") if with_work else labels,
        quaternions=system.quaternions,
        input_labels=tuple(symbol.name for symbol in system.u),
        inputs=connect_inputs(model, inputs),
        jacobian=model.function("jacobian")
        if method in _IMPLICIT and not with_work
        else None,
    )


def _start_state(model: CompiledModel, start: Mapping[str, float]) -> Array:
    y = model.start_state()
    labels = list(model.state_labels())
    for name, value in start.items():
        if name not in labels:
            raise ModelError(
                f"start value {name!r}: not a state of model {model.system.name!r}. "
                f"Known states: {', '.join(labels)}."
            )
        y[labels.index(name)] = _number(name, value)
    for at in model.system.quaternions:
        norm = float(np.linalg.norm(y[at : at + 4]))
        if abs(norm - 1) > 1e-6:
            raise ModelError(
                f"start values: the quaternion {', '.join(labels[at : at + 4])} has "
                f"length {norm:.6g}; a rotation needs length 1."
            )
        y[at : at + 4] /= norm
    return y


def _number(name: str, value: Any) -> float:
    try:
        number = float(value)
    except (TypeError, ValueError):
        number = np.nan
    if not np.isfinite(number):
        raise ModelError(
            f"start value {name!r}: {value!r} is not a finite number. Give one number "
            f"a coordinate or velocity [rad, m, rad/s or m/s]."
        )
    return number


def _check_start(model: CompiledModel, problem: InitialValueProblem) -> None:
    """Say which coordinate has no inertia before a run fails without a reason."""
    n = len(model.state_labels())
    y0 = np.asarray(problem.y0, dtype=float)[:n]
    if len(model.system.v) <= _LARGEST_CHECKED:
        model.check_inertia(0.0, y0)
    if isinstance(problem.inputs, ConstantInputs):
        model.derivatives(0.0, y0, np.asarray(problem.inputs.values, dtype=float))


def _motion(
    model: CompiledModel, trajectory: Trajectory, monitor: Sequence[Monitor]
) -> Motion:
    system = model.system
    n = len(model.state_labels())
    quantities = _states(system, trajectory) + _inputs(system, trajectory)
    y = np.ascontiguousarray(trajectory.y[:, :n])
    quantities += _sensors(model, trajectory, y)
    if "energy" in monitor or "work" in monitor:
        quantities += _energies(model, trajectory, y, "work" in monitor)
    if "residual" in monitor:
        quantities.append(_residual(model, trajectory, y))
    return Motion.from_arrays(
        trajectory.times,
        quantities,
        model=system.name,
        status=trajectory.status,
        statistics=trajectory.statistics,
    )


def _states(system: System, trajectory: Trajectory) -> list[Quantity]:
    unit: dict[Symbol, str] = {}
    for joint in system.joints:
        units = [e.unit for e in joint.elements for _ in e.coordinates]
        unit.update(zip(joint.q, units, strict=True))
        rates = ["m/s" if e.kind == "T" else "rad/s" for e in joint.elements
                 for _ in e.velocities]  # fmt: skip
        unit.update(zip(joint.v, rates, strict=True))
    nq = len(system.q)
    states = [
        Quantity(
            symbol.name,
            trajectory.y[:, i],
            "coordinate" if i < nq else "velocity",
            unit[symbol],
        )
        for i, symbol in enumerate((*system.q, *system.v))
    ]
    at = nq + len(system.v)
    for state in system.states.values():
        columns = trajectory.y[:, at : at + state.symbols.size]
        values = columns.reshape(len(trajectory.times), *state.symbols.shape)
        states.append(Quantity(state.name, values, "state", state.unit))
        at += state.symbols.size
    return states


def _inputs(system: System, trajectory: Trajectory) -> list[Quantity]:
    result = []
    at = 0
    for entry in system.inputs.values():
        columns = trajectory.u[:, at : at + entry.symbols.size]
        values = columns.reshape(len(trajectory.times), *entry.symbols.shape)
        result.append(Quantity(entry.name, values, "input", entry.unit))
        at += entry.symbols.size
    return result


def _evaluated(
    model: CompiledModel, purpose: str, trajectory: Trajectory, y: Array
) -> Array:
    function = model.function(purpose)
    size = sum(len(result.nodes) for result in function.program.results)
    out = np.zeros((len(trajectory.times), size))
    map_over(
        function.address, trajectory.times, y, np.ascontiguousarray(trajectory.u),
        function.parameters, function.constants, out,
    )  # fmt: skip
    return out


def _sensors(model: CompiledModel, trajectory: Trajectory, y: Array) -> list[Quantity]:
    results = model.equations("sensors").results
    if not results:
        return []
    values = _evaluated(model, "sensors", trajectory, y)
    units = {name: s.sensor.unit for name, s in model.system.sensors.items()}
    units |= {name: e.unit for name, e in model.system.expressions.items()}
    entries = {name: s.sensor.entries for name, s in model.system.sensors.items()}
    quantities = []
    at = 0
    for name, nodes in results.items():
        columns = values[:, at : at + nodes.size]
        shaped = columns.reshape(len(values), *nodes.shape)
        quantities.append(
            Quantity(name, shaped, "sensor", units[name], entries=entries.get(name, ()))
        )
        at += nodes.size
    return quantities


def _energies(
    model: CompiledModel, trajectory: Trajectory, y: Array, with_work: bool
) -> list[Quantity]:
    values = _evaluated(model, "energy", trajectory, y)
    kinetic, potential = values[:, 0], values[:, 1]
    total = kinetic + potential
    quantities = [
        Quantity("kinetic_energy", kinetic, "energy", "J"),
        Quantity("potential_energy", potential, "energy", "J"),
        Quantity("total_energy", total, "energy", "J"),
    ]
    if with_work:
        work = trajectory.y[:, -1]
        error = total - total[0] - work
        quantities += [
            Quantity("work", work, "energy", "J", "work of loads and drives"),
            Quantity("energy_error", error, "energy", "J", "total energy less work"),
        ]
    return quantities


def _residual(model: CompiledModel, trajectory: Trajectory, y: Array) -> Quantity:
    """Return how far M vd + c is from tau: what forward and inverse dynamics differ."""
    nq = len(model.system.q)
    nv = len(model.system.v)
    rates = _evaluated(model, "derivatives", trajectory, y)
    worst = np.zeros(len(y))
    for i, (t, row, rate, u) in enumerate(
        zip(trajectory.times, y, rates, trajectory.u, strict=True)
    ):
        q, v, x = np.split(row, [nq, nq + nv])
        left = model.inverse_dynamics(t, q, v, rate[nq : nq + nv], u, x=x)
        worst[i] = np.abs(left).max() if nv else 0.0
    return Quantity(
        "residual", worst, "energy", "N m or N", "of the equations of motion"
    )
