"""Modes of small motions near an equilibrium or a state.

References:
    ROBOTRAN basics, section 5.4 and appendix B.
    Pérez-Arriaga, Verghese, Schweppe (1982), Selective modal analysis.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.equilibrium.contact_modes import ModeWord
from symbody.analyses.instant.eigen import (
    Complex,
    Eigen,
    eigen,
    eigenvalue_slopes,
    growths,
    is_conservative,
    undamped,
)
from symbody.analyses.instant.free_loads import as_parameters
from symbody.analyses.instant.implicit_point import ImplicitModel, Point
from symbody.analyses.instant.inputs import Array
from symbody.analyses.instant.labels import labels_of
from symbody.analyses.instant.linear_terms import clean_terms
from symbody.analyses.instant.stationarity import ALONE, FROZEN, TIMED
from symbody.analyses.instant.steady_request import entries_of
from symbody.analyses.linear.linearize import AtLike, linear_system, located, moded
from symbody.analyses.run.labelled_motion import labelled_motion
from symbody.analyses.run.options import NOTHING
from symbody.analyses.run.preparation import check_model, compiled_for
from symbody.analyses.run.problem import Trajectory
from symbody.arguments import Arguments
from symbody.errors import AnalysisError, ModelError
from symbody.model.model import Model
from symbody.notes import Note, note_of_missing
from symbody.pipeline import CompiledModel
from symbody.results.linear_system import (
    LinearizationStatus,
    LinearSystem,
    note_of_motion,
)
from symbody.results.modes import ModalStatus, Modes
from symbody.results.motion import Motion
from symbody.results.record import Statistics, Status

# Eigenvalues nearer than this, in relation to their size, count as one.
_SAME = 1e-7


def modal(
    model: Model | CompiledModel,
    at: AtLike = None,
    *,
    t: float | None = None,
    inputs: Mapping[str, object] | None = None,
    parameters: Mapping[str, object] | None = None,
    sensitivities: Sequence[str] = (),
    mode: Mapping[str, ModeWord] | None = None,
) -> Modes:
    """Return the modes of small motions: frequencies, damping, shapes, stability.

    Args:
        model: The mechanism; a compiled one saves deriving and compiling again.
        at: An equilibrium; or a state, by name as for `simulate` or as an array; the
            model's start by default.
        t: Time [s]; that of the equilibrium, or zero.
        inputs: Constant values by name; those of the equilibrium, or zero.
        parameters: Values by name in place of the defaults.
        sensitivities: Names of parameters, or entries of them, by which eigenvalues
            are differentiated, exactly; the equilibrium moves along.
        mode: What contacts do, as in `linearize`.

    Returns:
        The modes; a note says so where the state is no equilibrium, or at a corner.

    Raises:
        ModelError: The model, or an argument, is wrong.
        AnalysisError: A motion has no inertia there, or slopes are infinite.

    Example:
        >>> import symbody as sb
        >>> modes = sb.modal(sb.library.pendulum(), {"q_hinge": 0.0})
        >>> len(modes.eigenvalues)
        1
    """
    arguments = Arguments("modal", ModelError)
    implicit, point, notes = located(arguments, model, at, t, inputs, parameters, mode)
    names = entries_of(arguments, implicit.system, sensitivities)
    terms = clean_terms(implicit, point)
    system = linear_system(implicit, point, terms, notes)
    fq, fv = system.K.shape[1], len(system.M)
    # Positions and velocities go in pairs unless velocities are bound more.
    paired = fq == fv and not point.v.any() and len(system.states) == fq + fv
    if paired and is_conservative(system.M, system.G, system.K, system.L):
        result = undamped(system.M, system.K)
    else:
        result = eigen(system.A)
    order = np.lexsort((result.values.real, np.abs(result.values)))
    rigid = result.rigid.shape[1]
    s = np.concatenate([np.zeros(rigid), result.values[order]])
    states = np.hstack([result.rigid.astype(complex), result.right[:, order]])
    shapes = system.q @ states
    scale = _scales(shapes, states)
    states, shapes = states / scale, shapes / scale
    participation = np.zeros(states.shape)
    participation[:, :rigid] = _shares(np.abs(states[:, :rigid]) ** 2)
    products = result.right[:, order] * result.left[:, order]
    participation[:, rigid:] = _shares(np.abs(products))
    # Derivatives of eigenvalues: rigid ones stay, repeated ones have none.
    slopes: Complex = np.zeros((len(s), len(names)), dtype=complex)
    if names:
        if system.status is not LinearizationStatus.AT_EQUILIBRIUM:
            raise ModelError(
                f"modal: sensitivities={list(names)}: the state is no equilibrium, so "
                f"that it is not known how it moves with parameters. Give what "
                f"equilibrium has found, or leave them out."
            )
        simple = (_repeated(s) == 1) & (s != 0)
        slopes[(s != 0) & ~simple] = np.nan
        slopes[simple] = eigenvalue_slopes(
            implicit, point, terms, s[simple], states[:, simple], names
        )
    return Modes(
        model=system.model,
        status=ModalStatus.INSTANT
        if any(note.startswith((ALONE, FROZEN, TIMED)) for note in system.notes)
        else _status(s),
        notes=(*_notes(system, result, s), *system.notes),
        system=system,
        eigenvalues=s,
        coordinates=system.coordinates,
        shapes=shapes,
        state_shapes=states,
        participation=participation,
        bodies=tuple(body.name for body in implicit.system.bodies),
        kinetic=_kinetic(implicit, point, system.v @ states),
        stiffness=_stiffness(system, states),
        repeated=_repeated(s),
        parameters=labels_of(implicit.system, names),
        sensitivities=slopes,
        compiled=implicit.model,
    )


def _scales(shapes: Complex, states: Complex) -> Complex:
    """Return what brings the largest entry of each shape to 1, with phase 0."""
    result: Complex = np.ones(shapes.shape[1], dtype=complex)
    for k in range(shapes.shape[1]):
        moves = np.abs(shapes[:, k]).max(initial=0) > 1e-12
        column = (shapes if moves else states)[:, k]
        sizes = np.abs(column)
        # The first of those that are equally large, whatever rounding does.
        result[k] = column[np.flatnonzero(sizes > (1 - 1e-6) * sizes.max())[0]]
    return result


def _shares(parts: Array) -> Array:
    total = parts.sum(axis=0)
    return np.asarray(parts / np.where(total > 0, total, 1.0))


def _kinetic(model: ImplicitModel, point: Point, v: Complex) -> Array:
    """Return the share of each body in the kinetic energy of each mode."""
    result: Array = np.full((len(model.system.bodies), v.shape[1]), np.nan)
    energies = partial(model.functions.body_energies, point.t, point.q)
    still = energies(0 * point.v)
    for k, column in enumerate(v.T):
        total = np.zeros(len(result))
        size = np.abs(column).max(initial=0.0) or 1
        for part in (column.real, -column.real, column.imag, -column.imag):
            total += energies(part / size) - still
        if total.sum() > 0:
            result[:, k] = total / total.sum()
    return result


def _stiffness(system: LinearSystem, states: Complex) -> Array:
    """Return the share of each independent coordinate in qᴴ K q."""
    fq = system.K.shape[1]
    q = states[:fq]
    result: Array = np.full((fq, states.shape[1]), np.nan)
    if system.K.shape != (fq, fq):
        return result
    work = (q.conj() * (system.K @ q)).real
    total = work.sum(axis=0)
    sized = np.abs(total) > 1e-10 * np.abs(system.K).max(initial=0.0)
    result[:, sized] = work[:, sized] / total[sized]
    return result


def _repeated(s: Complex) -> NDArray[np.intp]:
    """Return how many eigenvalues are the same as each."""
    near = np.abs(s[:, None] - s) <= _SAME * np.maximum(np.abs(s)[:, None], np.abs(s))
    return np.asarray(near.sum(axis=1))


def _status(s: Complex) -> ModalStatus:
    if not s.size:
        return ModalStatus.NONE
    real = growths(s)
    if (real > 0).any():
        return ModalStatus.UNSTABLE
    return ModalStatus.DECAYS if (real < 0).all() else ModalStatus.STABLE


def _notes(system: LinearSystem, result: Eigen, s: Complex) -> list[Note]:
    notes: list[Note] = []
    if FROZEN not in system.notes:
        notes += note_of_motion(system, "modes")
    rigid = result.rigid.shape[1]
    if result.zeros > rigid:
        text = (
            f"Zero is an eigenvalue {result.zeros} times: {rigid} rigid "
            f"mode{'s' * (rigid != 1)}, along which the mechanism may also drift "
            f"steadily."
        )
        notes.append(Note(text, "rigid"))
    if ((_repeated(s) > 1) & (s != 0)).any():
        text = "Some eigenvalues are repeated: any combination of their shapes is a "
        notes.append(Note(f"{text}shape.", "repeated"))
    return notes


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
) -> Motion:
    """Return the shape of a mode as a motion, with loops closed, ready to be animated.

    The mechanism swings about the state of the modes as if nothing decayed or grew, at
    their time: formulas of time stand still. Inputs are zero, as a note tells.
    Independent coordinates move by the shape, those that depend on them close the
    loops.

    Args:
        model: The mechanism of which these are the modes.
        modes: What `modal` has returned.
        mode: Number of the mode, from 0.
        amplitude: Of the largest entry of the shape [rad or m].
        cycles: How many periods; one that does not vibrate has a second.
        samples: Times in a period.
        parameters: Values by name, in place of those with which the modes were found;
            of modes from a file in place of the defaults.

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
    arguments.instance("modes", modes, Modes, "Give what modal has returned.")
    mode = arguments.whole("mode", mode, most=len(modes.eigenvalues) - 1)
    amplitude = arguments.number("amplitude", amplitude)
    cycles = arguments.whole("cycles", cycles, least=1, most=1000)
    samples = arguments.whole("samples", samples, least=2, most=100_000)
    check_model(arguments, model)
    of = model.system if isinstance(model, CompiledModel) else model
    known = {} if modes.compiled is None else modes.compiled.overrides
    values = {n: x for n, x in known.items() if n in of.parameters or n in of.discretes}
    compiled = compiled_for(
        arguments,
        model,
        parameters,
        None,
        values,
        contacts=True,
        discretes=as_parameters,
    )
    if compiled.state_labels() != modes.system.state_names:
        rule = f"modes of model {compiled.system.name!r}"
        raise arguments.refused("modes", modes, rule, "Give those of the same model.")
    if compiled.system.contacts and modes.compiled is not None:
        compiled = modes.compiled.with_parameters(compiled.overrides)
    elif compiled.system.contacts:
        at, none = np.array(modes.system.state), np.zeros(len(compiled.system.u))
        compiled, _, _ = moded(arguments, compiled, modes.system.t, at, none, None)
    implicit = ImplicitModel.of(compiled)
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
    status = Status("completed", "the shape of a mode as a motion; no forces make it")
    statistics = Statistics("mode shape", 0, None, 0, 0, 0.0)
    inputs = np.tile(u, (len(times), 1))
    # Modes do not hold their inputs.
    held, unknown = np.full(times.size, center.t), [*compiled.system.inputs]
    motion = Trajectory(
        times, np.array(rows), inputs, status, statistics, held,
        note_of_missing(unknown),
    )  # fmt: skip
    return labelled_motion(compiled, motion, NOTHING)


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
