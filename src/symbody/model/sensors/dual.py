"""Forces dual to the value of a sensor, as wrenches on bodies.

A constraint h(s, …) = 0 on the value s of a sensor does the virtual work
Σ λ ∂h/∂s_k δs_k. The wrenches that do the same work for every motion of the bodies are
the sensor's own: on what it measures, the opposite on the observer, and a torque on
the frame whose axes turn beneath the components.

References:
    Sol (1983), section 3.4.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from symbody.expr.node import Array
from symbody.model.body import Frame
from symbody.model.kinematics import Kinematics
from symbody.model.loads.load import JointLoad, Wrench
from symbody.spatial.vectors import Vec, cross, neg3


@runtime_checkable
class Dual(Protocol):
    """A sensor of positions or velocities, whose value does virtual work."""

    @property
    def orders(self) -> tuple[int, ...]:
        """For each entry, row by row: 0 for a position, 1 for a velocity."""
        ...

    @property
    def dual_units(self) -> tuple[str, ...]:
        """For each entry, the unit of the force that is dual to it."""
        ...

    def dual_wrenches(self, kinematics: Kinematics, dual: Array) -> Sequence[Wrench]:
        """Return wrenches of the power Σ dual_k d/dt s_k; of velocities Σ dual_k s_k.

        Args:
            kinematics: Of the bodies.
            dual: In the shape of the value.
        """
        ...

    def dual_loads(self, dual: Array) -> Sequence[JointLoad]:
        """Return the loads in joints that belong to them."""
        ...


def opposite_of_observer(
    kinematics: Kinematics,
    of: Frame,
    seen_from: Frame | None,
    expressed_in: Frame | None,
    force: Vec,
    turning: Frame | None,
) -> Sequence[Wrench]:
    """Return the reaction on the observer of a force on a frame.

    Args:
        kinematics: Of the bodies.
        of: The frame on which the force acts.
        seen_from: The observer; None for the world, which nothing moves.
        expressed_in: Frame of the components; None for the world.
        force: On `of` [N].
        turning: The frame with which the vector between the two must turn for the
            force to do no work.
    """
    result = []
    back = neg3(force)
    if seen_from is not None:
        result.append(Wrench(seen_from, expressed_in, force=back))
    if turning is not None:
        arm = kinematics.position(of, seen_from, expressed_in)
        result.append(Wrench(turning, expressed_in, torque=cross(arm, back)))
    return result


def vector_of(dual: Array) -> Vec:
    """Return three entries as a vector."""
    x, y, z = dual.tolist()
    return x, y, z
