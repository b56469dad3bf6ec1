"""A pair of bevel gears: the sense in which they turn follows from where they lie.

With unit axes a1, a2 from the apex, where these cross, and gears at g1 = s1 a1 and
g2 = s2 a2, the pitch cones touch along a line between g1 and g2. Along it both move
alike, as the carrier sees it, which gives w2 = -s1 s2 teeth1/teeth2 w1.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments
from symbody.errors import ModelError
from symbody.model.joint import Joint
from symbody.model.loops.transmission import Transmission
from symbody.model.model import Model
from symbody.model.sets.slot import check_set

Array = NDArray[np.float64]
# Of directions and places that are computed in double precision.
_ROUNDING = 1e-9


@final
@dataclass(frozen=True, eq=False)
class BevelGears:
    """A pair of bevel gears.

    Attributes:
        ratio: Angle of the second joint for one of the first.
        apex: Where the axes cross, in the carrier's axes [m], shape (3,).
        pitch_angles: Of both cones, from axis to line of contact [rad].
    """

    ratio: float
    apex: Array
    pitch_angles: tuple[float, float]


def add_bevel_gears(
    model: Model, name: str, joint1: Joint, joint2: Joint, teeth1: int, teeth2: int
) -> BevelGears:
    """Add bevel gears that mesh, on two joints whose axes cross.

    The joints turn on one carrier, a body or the world, each in a frame that lies where
    its gear is, away from the apex; from both places the sense follows in which the
    second turns. They add the loop name, a `Transmission`, by which the second angle is
    no coordinate any more. The carrier takes the torques of both. The force between the
    teeth, which presses both gears sideways, acts inside the carrier and is in no
    reaction of the two joints: of a torque M of gear 1 at the distance d from the apex
    it is M/(d tan(pitch_angles[0])) along the teeth's way. With play and elastic teeth
    take a `GearMesh` whose radii are in this ratio.

    Args:
        model: The model.
        name: Of the pair.
        joint1: Joint that turns about one axis and carries gear 1; independent.
        joint2: Joint that turns about one axis and carries gear 2.
        teeth1: Number of teeth of gear 1.
        teeth2: Number of teeth of gear 2.

    Raises:
        ModelError: A name is taken, the joints are on two carriers, their axes do not
            cross, or a gear lies at the apex.
    """
    check_set("add_bevel_gears", model, name)
    who = f"bevel gears {name!r}"
    asked = Arguments(who, ModelError)
    first = asked.whole("teeth1", teeth1, least=1)
    second = asked.whole("teeth2", teeth2, least=1)
    p1, a1 = _axis(model, who, joint1)
    p2, a2 = _axis(model, who, joint2)
    if joint1.parent.body is not joint2.parent.body:
        raise ModelError(
            f"{who}: the joint {joint1.name!r} is on {joint1.parent.body.name!r}, "
            f"{joint2.name!r} on {joint2.parent.body.name!r}. Gears that mesh turn on "
            f"one carrier; let both joints begin there."
        )
    apex = _apex(who, (p1, a1), (p2, a2))
    sides = []
    for joint, p, a in ((joint1, p1, a1), (joint2, p2, a2)):
        along = float((p - apex) @ a)
        if abs(along) < _ROUNDING:
            raise ModelError(
                f"{who}: the frame of joint {joint.name!r} lies where the axes cross, "
                f"so that it does not say on which side the gear is. Put the frame "
                f"where the gear is."
            )
        sides.append((np.sign(along), np.sign(along) * a))
    (s1, g1), (s2, g2) = sides
    ratio = -float(s1 * s2) * first / second
    model.add_loop(name, Transmission(joint1, joint2, ratio))
    # sin δ1 / sin δ2 = teeth1 / teeth2, and δ1 + δ2 is the angle between the axes.
    between = float(np.arccos(np.clip(g1 @ g2, -1, 1)))
    cone = np.arctan2(np.sin(between), second / first + np.cos(between))
    return BevelGears(ratio, apex, (float(cone), between - float(cone)))


def _axis(model: Model, who: str, joint: object) -> tuple[Array, Array]:
    """Return where a joint turns on its carrier, and its axis there."""
    if not isinstance(joint, Joint) or [e.kind for e in joint.elements] != ["R"]:
        shown = joint.name if isinstance(joint, Joint) else joint
        raise ModelError(
            f"{who}: {shown!r} is no joint that turns about one axis. Give the joints "
            f"that carry the gears, such as what add_joint(…, 'Rx') returned."
        )
    R = np.array([[model.default_value(x) for x in row] for row in joint.parent.R])
    p = np.array([model.default_value(x) for x in joint.parent.p])
    axis = np.array([model.default_value(x) for x in joint.elements[0].axis])
    return p, R @ axis


def _apex(who: str, one: tuple[Array, Array], other: tuple[Array, Array]) -> Array:
    """Return where two axes cross."""
    (p1, a1), (p2, a2) = one, other
    across = np.cross(a1, a2)
    size = float(np.linalg.norm(across))
    if size < _ROUNDING:
        raise ModelError(
            f"{who}: the axes of both joints are parallel. Bevel gears have axes that "
            f"cross; spur gears are a Transmission or a GearMesh."
        )
    beside = abs(float((p2 - p1) @ across)) / size
    if beside > _ROUNDING * (1 + float(np.linalg.norm(p2 - p1))):
        raise ModelError(
            f"{who}: the axes of both joints pass each other at {beside:.4g} m. Those "
            f"of bevel gears cross; move the frame of one of them."
        )
    along = float(np.cross(p2 - p1, a2) @ across) / size**2
    apex: Array = p1 + along * a1
    return apex
