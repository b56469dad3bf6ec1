"""The Jacobian of the state derivative.

The Jacobian of a tree follows by recursion; where velocities are eliminated, the
formulas of the rates are differentiated, or the equations of motion of large systems.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from symbody.equations import Equations
from symbody.expr.gradient import gradient
from symbody.expr.node import ZERO, Symbol, next_serial
from symbody.formalisms.derivations import Derivations, derivation
from symbody.formalisms.derivatives.forward_dynamics import held_accelerations
from symbody.formalisms.derivatives.of_formulas import Held
from symbody.formalisms.quantities.dynamics import arguments_of, derive_dynamics
from symbody.formalisms.quantities.outputs import derive_energy
from symbody.formalisms.quantities.solved import state_rates
from symbody.system.system import coordinate_rates


@derivation
def derive_jacobian(of: Derivations) -> Equations:
    """Derive ∂(qd, vd, xd)/∂(q, v, x).

    Returns:
        Equations with the result "J", shape (nq + nv + nx, nq + nv + nx).
    """
    system = of.system
    if system.constrained:
        dynamics = derive_dynamics(of)
        marks = (*dynamics.marks, (next_serial(), "derivatives of the rates"))
        roots = [rate for name in ("qd", "vd", "xd") for rate in dynamics.results[name]]
        rates = Held(of, tuple(roots))
    else:
        begin = next_serial()
        vd = held_accelerations(of)
        derivatives = (next_serial(), "derivatives of the accelerations")
        marks = ((begin, "accelerations"), derivatives)
        xd = state_rates(of, system.vd, merge=False)
        rates = Held(of, (*coordinate_rates(system), *system.vd, *xd), vd)
    return Equations(
        system.name,
        "Jacobian of the state derivative",
        arguments_of(system),
        {"J": rates.jacobian(system.coordinates.y)},
        marks=marks,
    )


@derivation
def derive_balance_jacobian(of: Derivations) -> Equations:
    """Derive the Jacobian of the state with the work of loads and drives as last entry.

    Nothing depends on the work; its rate is the power.

    Returns:
        Equations with the result "J", one larger than that of `derive_jacobian`.
    """
    system, rates, energy = of.system, derive_jacobian(of), derive_energy(of)
    (power,) = energy.results["power"].tolist()
    n = system.coordinates.size
    J = np.full((n + 1, n + 1), ZERO, dtype=object)
    J[:n, :n] = rates.results["J"]
    J[n, :n] = gradient(power, system.coordinates.y)
    work = (*system.x, Symbol("work"))
    return replace(rates, arguments={**rates.arguments, "x": work}, results={"J": J})
