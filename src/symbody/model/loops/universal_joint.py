"""Legs and rods on a universal joint: two axes that cross at right angles.

With the first axis e1, the second e2 and e3 = e1×e2, vectors across an axis are complex
numbers: l2 + i l3 across the first, w3 + i w1 across the second.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from symbody.errors import ModelError
from symbody.expr.functions import atan2
from symbody.expr.node import ONE, ZERO, Const, Node, as_node, neg
from symbody.model.loops.path import Branch, LoopPath, Step
from symbody.model.loops.trigonometric_sum import Complex, conjugate, product
from symbody.spatial.vectors import AXES, Vec, dot, matvec

# Directions come from sines and cosines in double precision.
_PERPENDICULAR = 1e-9
_RULE = (
    "The two axes that turn are perpendicular, and the one that slides is "
    "perpendicular to the second"
)


def leg_of(
    path: LoopPath, kinds: Sequence[str], point: str, rule: str
) -> tuple[Branch, Branch]:
    """Return the branch that ends with a leg of `kinds`, as "RRT", and the other."""
    for leg, other in ((path.b, path.a), (path.a, path.b)):
        last = leg.steps[-len(kinds[0]) :]
        if "".join(step.kind for step in last) not in kinds:
            continue
        for step in last:
            if step.driven:
                raise ModelError(
                    f"{path.who}: joint {step.joint!r} of the leg is driven, but would "
                    f"follow from the motion of the {point}. A motion has one cause: "
                    f"do not drive it, or close the loop by add_constraint."
                )
        return leg, other
    raise ModelError(
        f"{path.who}: the way round the loop is {path.in_words()}. {rule}. Give frames "
        f"at such an end, or close the loop by add_constraint."
    )


def axis_on_last(step: Step, axis: int) -> Vec:
    """Return an axis of a step's frame in the last one, without rounding errors."""
    x, y, z = matvec(step.R, AXES[axis])
    return without_rounding(x), without_rounding(y), without_rounding(z)


def without_rounding(entry: Node) -> Node:
    """Return a constant entry of a direction as the whole number it is next to."""
    if isinstance(entry, Const) and abs(entry.value - round(entry.value)) < 1e-15:
        return as_node(round(entry.value))
    return entry


def check_perpendicular(
    path: LoopPath, a: Vec, b: Vec, steps: tuple[Step, Step], rule: str = _RULE
) -> None:
    """Raise unless two axes, of these steps and in one frame, are perpendicular."""
    along = path.value(dot(a, b))
    if not abs(along) < _PERPENDICULAR:
        angle = math.degrees(math.acos(max(-1.0, min(1.0, along))))
        raise ModelError(
            f"{path.who}: in the leg, the axes of {steps[0].symbol.name} and "
            f"{steps[1].symbol.name} make an angle of {angle:.4g}°. {rule}; turn the "
            f"joints' frames, or close the loop by add_constraint."
        )


def first_angle(l2: Node, l3: Node, m: Node, N: Node, tilt: int) -> Node:
    """Return q1 of (l2 + i l3) exp(-i q1) = m + i N, N with the sign `tilt` [rad]."""
    if m is ZERO:
        return atan2(signed(-tilt, l2), signed(tilt, l3))
    x, y = product((l2, l3), (m, neg(N)))
    return atan2(y, x)


def direction(KL: Complex, d: Complex, along: Complex) -> tuple[Node, float]:
    """Return the angle of KL d* along, and a constant to add to it [rad]."""
    constant = 0.0
    if isinstance(d[0], Const) and isinstance(d[1], Const):
        constant = -math.atan2(d[1].value, d[0].value)
        d = (ONE, ZERO)
    x, y = product(KL, conjugate(d))
    if along[1] is not ZERO:
        x, y = product((x, y), along)
    return atan2(y, x), constant


def signed(sign: int, a: Node) -> Node:
    """Return a, or -a where the sign is negative."""
    return a if sign > 0 else neg(a)
