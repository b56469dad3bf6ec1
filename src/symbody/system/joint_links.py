"""The freedoms of a joint, one link each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from symbody.expr.differentiate import derivative
from symbody.expr.node import ZERO, Node
from symbody.model.joint import Drives, Joint
from symbody.model.joint_types.element import Element
from symbody.model.model import Model
from symbody.spatial.rotation import aligning
from symbody.spatial.six import MASSLESS
from symbody.spatial.vectors import AXES, IDENTITY, ZERO_VEC, Mat
from symbody.system.law_links import law_links
from symbody.system.link import Link


def links_of(
    joint: Joint, driven: Drives, number: int, model: Model
) -> Iterator[tuple[Link, Mat]]:
    """Yield each freedom of a joint with the constant turn that aligns its axis."""
    iq = iv = 0
    for element in joint.elements:
        nq, nv = len(element.coordinates), len(element.velocities)
        q, v, vd = joint.q[iq:], joint.v[iv:], joint.vd[iv:]
        if element.kind == "Q":
            for k in range(3):
                quaternion = (q[0], q[1], q[2], q[3]) if k == 0 else None
                yield (
                    Link(0, 0, number, "R", k, IDENTITY, ZERO_VEC, None, v[k], vd[k],
                         quaternion=quaternion, ball=k, mass=MASSLESS,
                         armature=joint.armature[iv + k]),
                    IDENTITY,
                )  # fmt: skip
        elif element.law is not None:
            drives = driven[iq : iq + nq]
            laws = law_links(element.law, number, q, v, vd, drives, model.t)
            # The link that stands for time, if there is one, comes last.
            armatures = [*joint.armature[iv : iv + nv], ZERO]
            for link, armature in zip(laws, armatures, strict=False):
                yield replace(link, armature=armature), IDENTITY
        else:
            axis, align = _aligned(element, model)
            state: tuple[Node, Node, Node] = (q[0], v[0], vd[0])
            drive = driven[iq]
            if drive is not None:
                rate = derivative(drive, model.t)
                state = (drive, rate, derivative(rate, model.t))
            yield (
                Link(0, 0, number, element.kind, axis, IDENTITY, ZERO_VEC, *state,
                     driven=drive is not None, mass=MASSLESS,
                     armature=joint.armature[iv]),
                align,
            )  # fmt: skip
        iq, iv = iq + nq, iv + nv


def _aligned(element: Element, model: Model) -> tuple[int, Mat]:
    """Return the coordinate axis of an element, and the turn that makes it one."""
    if element.axis in AXES:
        return AXES.index(element.axis), IDENTITY
    height = model.default_value(element.axis[2])
    return 2, aligning(element.axis, downward=height < 0)
