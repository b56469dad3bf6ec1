"""Shapes of modes as motions, to be looked at."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from symbody.analyses.instant.implicit_point import Array, ImplicitModel, Point
from symbody.analyses.run.labelled_motion import labelled_motion
from symbody.analyses.run.prepare import check_model, compiled_for
from symbody.analyses.run.trajectory import Trajectory
from symbody.arguments import Arguments
from symbody.errors import AnalysisError, ModelError
from symbody.model.model import Model
from symbody.pipeline import CompiledModel
from symbody.results.modes import Modes
from symbody.results.motion import Motion
from symbody.results.status import Statistics, Status
from symbody.runtime.load import Backend

_SLOWEST = 1.0  # s, of a mode that does not vibrate


def mode_motion(
    model: Model | CompiledModel,
    modes: Modes,
    mode: int,
    *,
    amplitude: float = 0.1,
    cycles: int = 1,
    samples: int = 61,
    parameters: Mapping[str, object] | None = None,
    backend: Backend = "llvm",
) -> Motion:
    """Return the shape of a mode as a motion, with loops closed, ready to be animated.

    The mechanism swings about the state of the modes as if nothing decayed or grew.
    Independent coordinates move by the shape, those that depend on them close the
    loops.

    Args:
        model: The mechanism of which these are the modes.
        modes: What `modal` has returned.
        mode: Number of the mode, from 0.
        amplitude: Of the largest entry of the shape [rad or m].
        cycles: How many periods; one that does not vibrate has a second.
        samples: Times in a period.
        parameters: Values by name with which the modes were found.
        backend: What compiles: "llvm", "c" or "python".

    Raises:
        ModelError: An argument is wrong.
        AnalysisError: The loops do not close so far from the state.

    Example:
        >>> import symbody as sb
        >>> model = sb.library.pendulum()
        >>> modes = sb.modal(model, {"q_hinge": 0.0})
        >>> motion = sb.mode_motion(model, modes, 0, amplitude=0.2)
        >>> round(float(motion["q_hinge"][0]), 6)
        0.2
    """
    arguments = Arguments("mode_motion", ModelError)
    check_model(arguments, model, backend, "auto")
    arguments.instance("modes", modes, Modes, "Give what modal has returned.")
    mode = arguments.whole("mode", mode, most=len(modes.eigenvalues) - 1)
    amplitude = arguments.number("amplitude", amplitude)
    cycles = arguments.whole("cycles", cycles, least=1, most=1000)
    samples = arguments.whole("samples", samples, least=2, most=100_000)
    compiled = compiled_for(model, backend, "auto", parameters)
    implicit = ImplicitModel(compiled)
    if compiled.state_labels() != modes.system.state_names:
        rule = f"modes of model {compiled.system.name!r}"
        raise arguments.refused("modes", modes, rule, "Give those of the same model.")
    frequency = float(abs(modes.eigenvalues[mode].imag))
    period = 2 * np.pi / frequency if frequency else _SLOWEST
    times = np.linspace(0.0, cycles * period, cycles * (samples - 1) + 1)
    u = np.zeros(len(compiled.system.u))
    center = implicit.point_of(modes.system.t, np.array(modes.system.state), u)
    shape = amplitude * modes.shapes[:, mode]
    rows = []
    for angle in 2 * np.pi * times / period:
        turned = shape * np.exp(1j * angle)
        rate = (1j * turned * (2 * np.pi / period)).real
        rows.append(_state(implicit, center, turned.real, rate))
    return labelled_motion(compiled, _trajectory(times, np.array(rows), u), ())


def _state(model: ImplicitModel, center: Point, step: Array, rate: Array) -> Array:
    """Return the closed state at a step from the center."""
    compiled = model.model
    moved = replace(center, q=model.moved(center.q, step), v=center.v + rate)
    y = model.state_of(moved)
    if not compiled.system.constraints:
        return y
    closed: Array = compiled.function("closure")(center.t, y, center.u)[: len(y)]
    residual = compiled.function("constraints")(center.t, closed, center.u)
    if not np.abs(residual[: len(residual) // 2]).max(initial=0.0) < 1e-6:
        raise AnalysisError(
            f"mode_motion of model {compiled.system.name!r}: the loops do not close so "
            f"far from the state of the modes. Give a smaller amplitude."
        )
    return closed


def _trajectory(times: Array, y: Array, u: Array) -> Trajectory:
    message = "the shape of a mode as a motion; no forces make it"
    return Trajectory(
        times,
        y,
        np.tile(u, (len(times), 1)),
        Status("completed", message),
        Statistics("mode shape", 0, None, 0, 0, 0.0),
        times,
    )
