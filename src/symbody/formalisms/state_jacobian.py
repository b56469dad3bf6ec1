"""The exact Jacobian of the state derivative, for implicit integrators.

That of a tree follows by recursion; where velocities are eliminated, the formulas of
the rates are differentiated.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from symbody.equations import Equations
from symbody.expr.differentiate import jacobian
from symbody.expr.node import ZERO, Array, Node, Symbol, next_serial
from symbody.expr.substitute import substitute
from symbody.formalisms.derivation import best_derivation
from symbody.formalisms.derivatives.forward_dynamics import acceleration_derivatives
from symbody.formalisms.dynamics import arguments_of, derive_dynamics
from symbody.formalisms.state_rates import state_rates
from symbody.spatial.vectors import plus, times
from symbody.system.system import System, coordinate_rates


def derive_jacobian(system: System) -> Equations:
    """Derive ∂(qd, vd, xd)/∂(q, v, x).

    Returns:
        Equations with the result "J", shape (nq + nv + nx, nq + nv + nx).
    """
    if system.constrained:
        return _by_differentiation(system)
    marks = [(next_serial(), "accelerations")]
    vd = best_derivation(system, merge=False).vd
    marks.append((next_serial(), "derivatives of the accelerations"))
    state = [*system.q, *system.v, *system.x]
    lower = acceleration_derivatives(system, vd, state)
    upper = jacobian(list(coordinate_rates(system)), state)
    extra = total_derivatives(
        system, list(state_rates(system, system.vd, merge=False)), state, vd, lower
    )
    return Equations(
        system.name,
        "Jacobian of the state derivative",
        arguments_of(system),
        {"J": np.vstack([upper, lower, extra])},
        {},
        tuple(marks),
    )


def total_derivatives(
    system: System,
    formulas: Sequence[Node],
    wrt: Sequence[Symbol],
    vd: Sequence[Node],
    slopes: Array,
) -> Array:
    """Return the derivatives of formulas in which accelerations are symbols.

    Args:
        system: The system.
        formulas: Of coordinates, velocities, accelerations and all else.
        wrt: The symbols by which to differentiate.
        vd: The accelerations that are put in.
        slopes: Their derivatives, shape (nv, number of symbols).
    """
    partial = jacobian(formulas, [*wrt, *system.vd])
    held = dict(zip(system.vd, vd, strict=True))
    result = _substituted(partial, held)
    direct, by_vd = result[:, : len(wrt)], result[:, len(wrt) :]
    for i, row in enumerate(by_vd):
        for k, factor in enumerate(row):
            if factor is not ZERO:
                terms = zip(direct[i], slopes[k], strict=True)
                direct[i] = [plus(own, times(factor, slope)) for own, slope in terms]
    return direct


def _by_differentiation(system: System) -> Equations:
    """Return the Jacobian of the rates themselves, where velocities are eliminated."""
    rates = derive_dynamics(system)
    marks = (*rates.marks, (next_serial(), "derivatives of the rates"))
    roots = [rate for name in ("qd", "vd", "xd") for rate in rates.results[name]]
    return Equations(
        system.name,
        "Jacobian of the state derivative",
        arguments_of(system),
        {"J": jacobian(roots, [*system.q, *system.v, *system.x])},
        {},
        marks,
    )


def _substituted(array: Array, mapping: dict) -> Array:  # type: ignore[type-arg]
    flat = substitute(list(array.reshape(-1)), mapping)
    result = np.empty(len(flat), dtype=object)
    result[:] = flat
    return result.reshape(array.shape)
