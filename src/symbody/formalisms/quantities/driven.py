"""Coordinates that drives prescribe, with their velocities and accelerations."""

from __future__ import annotations

from symbody.equations import Equations
from symbody.expr.differentiate import derivative
from symbody.expr.node import Node
from symbody.expr.traverse import as_vector
from symbody.formalisms.derivations import Derivations, derivation
from symbody.formalisms.quantities.dynamics import arguments_of
from symbody.system.system import driven_motion


@derivation
def derive_driven(of: Derivations) -> Equations:
    """Derive what drives prescribe.

    Returns:
        Equations with the result "driven": coordinate, velocity and acceleration of
        each driven coordinate, one after another.
    """
    system = of.system
    formulas: dict[str, Node] = {}
    motion = driven_motion(system)
    for joint in system.joints:
        for q, v, vd in zip(joint.q, joint.v, joint.vd, strict=False):
            if q in motion:
                formulas[q.name], formulas[v.name] = motion[q], motion[v]
                formulas[vd.name] = derivative(motion[v], system.t)
    array = as_vector(formulas.values())
    labels = {"driven": tuple(formulas)}
    return Equations(
        system.name, "driven", arguments_of(system), {"driven": array}, labels
    )
