"""Modes of small motions near an equilibrium or a state.

References:
    ROBOTRAN basics, section 5.4 and appendix B.
    Pérez-Arriaga, Verghese, Schweppe (1982), Selective modal analysis.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.instant.eigen import (
    Complex,
    Eigen,
    eigen,
    is_conservative,
    undamped,
)
from symbody.analyses.instant.implicit_point import Array, ImplicitModel, Point
from symbody.analyses.instant.lasting import ALONE, FROZEN
from symbody.analyses.instant.linear_terms import (
    LinearTerms,
    linear_terms,
    wished_of,
    without_rounding,
)
from symbody.analyses.instant.steady_names import entries_of, parameter_labels
from symbody.analyses.linear.eigenvalue_slopes import eigenvalue_slopes
from symbody.analyses.linear.linearize import AtLike, linear_system, located
from symbody.arguments import Arguments
from symbody.errors import ModelError
from symbody.model.model import Model
from symbody.pipeline import CompiledModel
from symbody.results.linear_system import LinearizationStatus, LinearSystem
from symbody.results.modes import ModalStatus, Modes
from symbody.runtime.load import Backend

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
    backend: Backend = "llvm",
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
        backend: What compiles: "llvm", "c" or "python".

    Returns:
        The modes; a note says so where the state is no equilibrium.

    Raises:
        ModelError: The model, or an argument, is wrong.
        AnalysisError: A motion has no inertia there.

    Example:
        >>> import symbody as sb
        >>> modes = sb.modal(sb.library.pendulum(), {"q_hinge": 0.0})
        >>> len(modes.eigenvalues)
        1
    """
    arguments = Arguments("modal", ModelError)
    result = located(arguments, model, at, t, inputs, parameters, backend)
    implicit, point, notes = result
    return modes_at(
        implicit, point, entries_of(arguments, implicit.system, sensitivities), notes
    )


def modes_at(
    model: ImplicitModel,
    point: Point,
    names: Sequence[str] = (),
    notes: Sequence[str] = (),
) -> Modes:
    """Return the modes at a point.

    Args:
        model: The model.
        point: With accelerations and multipliers that belong to its state.
        names: Of parameters by which eigenvalues are differentiated.
        notes: On how the state was found.
    """
    terms = linear_terms(model, point, wished_of(model))
    terms = without_rounding(model, point, terms)
    system = linear_system(model, point, terms, notes)
    result = _eigen(model, point, system)
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
    return Modes(
        model=system.model,
        status=ModalStatus.INSTANT
        if any(note.startswith((ALONE, FROZEN)) for note in system.notes)
        else _status(s),
        notes=(*_notes(system, result, s), *system.notes),
        system=system,
        eigenvalues=s,
        coordinates=system.coordinates,
        shapes=shapes,
        state_shapes=states,
        participation=participation,
        bodies=tuple(body.name for body in model.system.bodies),
        kinetic=_kinetic(model, point, system.v @ states),
        stiffness=_stiffness(system, states),
        repeated=_repeated(s),
        parameters=parameter_labels(model.system, names),
        sensitivities=_slopes(model, point, terms, system, s, states, names),
        compiled=model.model,
    )


def _slopes(
    model: ImplicitModel,
    point: Point,
    terms: LinearTerms,
    system: LinearSystem,
    s: Complex,
    states: Complex,
    names: Sequence[str],
) -> Complex:
    """Return derivatives of eigenvalues; rigid ones stay, repeated ones have none."""
    result: Complex = np.zeros((len(s), len(names)), dtype=complex)
    if not names:
        return result
    if system.status is not LinearizationStatus.AT_EQUILIBRIUM:
        raise ModelError(
            f"modal: sensitivities={list(names)}: the state is no equilibrium, so that "
            f"it is not known how it moves with parameters. Give what equilibrium has "
            f"found, or leave them out."
        )
    simple = (_repeated(s) == 1) & (s != 0)
    result[(s != 0) & ~simple] = np.nan
    result[simple] = eigenvalue_slopes(
        model, point, terms, s[simple], states[:, simple], names
    )
    return result


def _eigen(model: ImplicitModel, point: Point, system: LinearSystem) -> Eigen:
    fq, fv = system.K.shape[1], len(system.M)
    names = system.states.names
    # Positions and velocities go in pairs unless velocities are bound more.
    paired = fq == fv and not point.v.any() and len(names) == fq + fv
    if paired and is_conservative(system.M, system.G, system.K, system.L):
        return undamped(system.M, system.K)
    return eigen(system.A)


def _scales(shapes: Complex, states: Complex) -> Complex:
    """Return what brings the largest entry of each shape to 1, with phase 0."""
    result: Complex = np.ones(shapes.shape[1], dtype=complex)
    for k in range(shapes.shape[1]):
        column = (
            shapes[:, k]
            if np.abs(shapes[:, k]).max(initial=0) > 1e-12
            else states[:, k]
        )
        sizes = np.abs(column)
        # The first of those that are equally large, whatever rounding does.
        result[k] = column[np.flatnonzero(sizes > (1 - 1e-6) * sizes.max())[0]]
    return result


def _shares(parts: Array) -> Array:
    total = parts.sum(axis=0)
    shares: Array = parts / np.where(total > 0, total, 1.0)
    return shares


def _kinetic(model: ImplicitModel, point: Point, v: Complex) -> Array:
    """Return the share of each body in the kinetic energy of each mode."""
    result: Array = np.full((len(model.system.bodies), v.shape[1]), np.nan)
    still = model.functions.body_energies(point.t, point.q, 0 * point.v)
    for k, column in enumerate(v.T):
        total = np.zeros(len(result))
        size = np.abs(column).max(initial=0.0)
        for part in (column.real, column.imag):
            for method in (part, -part):
                moved = model.functions.body_energies(
                    point.t, point.q, method / (size or 1)
                )
                total += moved - still
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
    moving = s[s != 0]
    rounding = 1e-10 * np.abs(moving).max(initial=0.0)
    if (moving.real > rounding).any():
        return ModalStatus.UNSTABLE
    decays = len(moving) == len(s) and (moving.real < -rounding).all()
    return ModalStatus.DECAYS if decays else ModalStatus.STABLE


def _notes(system: LinearSystem, result: Eigen, s: Complex) -> tuple[str, ...]:
    notes = []
    at_rest = system.status is LinearizationStatus.AT_EQUILIBRIUM
    if not at_rest and FROZEN not in system.notes:
        worst = int(np.abs(system.rates).argmax())
        notes.append(
            f"The state is no equilibrium: d/dt {system.states.names[worst]} = "
            f"{system.rates[worst]:.3g}. The modes are of deviations from the motion "
            f"through it, for as long as that hardly changes; find an equilibrium by "
            f"equilibrium."
        )
    rigid = result.rigid.shape[1]
    if result.zeros > rigid:
        notes.append(
            f"Zero is an eigenvalue {result.zeros} times: {rigid} rigid "
            f"mode{'s' * (rigid != 1)}, along which the mechanism may also drift "
            f"steadily."
        )
    if ((_repeated(s) > 1) & (s != 0)).any():
        notes.append(
            "Some eigenvalues are repeated: any combination of their shapes is a shape."
        )
    return tuple(notes)
