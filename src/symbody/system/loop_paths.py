"""The way round a loop, found in the tree of links."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from symbody.errors import ModelError
from symbody.expr.node import Node, Symbol
from symbody.model.body import Frame, place_name
from symbody.model.joint import Drives, Joint
from symbody.model.loops.loop import NamedLoop
from symbody.model.loops.path import Branch, LoopPath, Step
from symbody.spatial.quaternion import quaternion_matrix
from symbody.spatial.vectors import IDENTITY, ZERO_VEC, add3, matmul, matvec
from symbody.system.link import Link
from symbody.system.system import System, driven_motion


def loop_paths(system: System, values: Mapping[Symbol, float]) -> dict[str, LoopPath]:
    """Return the freedoms between the frames of each loop, by its name.

    Args:
        system: The system, with all coordinates of the tree.
        values: At the start, of coordinates, parameters and time.

    Raises:
        ModelError: No joint moves the frames of a loop relative to each other.
    """
    coordinates, known = frozenset(system.q), _known(system)
    return {
        named.name: LoopPath(
            named.name, *_branches(system, named), values, coordinates, known
        )
        for named in system.loops
    }


def _known(system: System) -> dict[Symbol, Node]:
    """Return driven coordinates and expressions as formulas."""
    known = driven_motion(system)
    for expression in system.expressions.values():
        symbols, formulas = expression.symbols.ravel(), expression.formula.ravel()
        known |= dict(zip(symbols.tolist(), formulas.tolist(), strict=True))
    return known


def _branches(system: System, named: NamedLoop) -> tuple[Branch, Branch]:
    frames = named.loop.frames()
    if not frames:
        return Branch(()), Branch(())
    ways = [_way(system, frame) for frame in frames]
    common = len([x for x, y in zip(*ways, strict=False) if x is y])
    a, b = (
        _branch(system, frame, way[common:])
        for frame, way in zip(frames, ways, strict=True)
    )
    if not a.steps and not b.steps:
        raise ModelError(
            f"loop {named.name!r}: no joint moves its frames {place_name(frames[0])} "
            f"and {place_name(frames[1])} relative to each other. A loop has joints on "
            f"the way from one frame to the other; give frames of other bodies."
        )
    return a, b


def _way(system: System, frame: Frame) -> list[Link]:
    """Return the links from the world to the body of a frame."""
    links: list[Link] = []
    i = system.placements[frame.body.name].link
    while i:
        links.append(system.links[i - 1])
        i = links[-1].parent
    return links[::-1]


def _branch(system: System, frame: Frame, links: list[Link]) -> Branch:
    on = system.placements[frame.body.name]
    return Branch(
        # A joint whose freedoms share one frame moves it by the first of its links.
        tuple(_step(system, link) for link in links if not link.ball),
        matmul(on.R, frame.R),
        add3(on.p, matvec(on.R, frame.p)),
    )


def _step(system: System, link: Link) -> Step:
    joint = system.joints[link.joint]
    drives = system.drives[joint.name]
    free = tuple(q for q, drive in zip(joint.q, drives, strict=True) if drive is None)
    if link.quaternion is not None or link.general is not None:
        motion = IDENTITY, ZERO_VEC
        if link.general is not None:
            motion = link.general.R, link.general.p
        elif link.quaternion is not None:
            motion = quaternion_matrix(*link.quaternion), ZERO_VEC
        return Step(
            joint.name, "G", 0, joint.q[0], joint.q[0], link.E, link.p, free, motion
        )
    assert link.q is not None
    symbol = _symbol(joint, drives, link.q)
    own = (symbol,) if symbol in free else ()
    kind: Literal["R", "T"] = "R" if link.kind == "R" else "T"
    return Step(joint.name, kind, link.axis, symbol, link.q, link.E, link.p, own)


def _symbol(joint: Joint, drives: Drives, value: Node) -> Symbol:
    """Return the coordinate that has a value: itself, or its drive."""
    for q, drive in zip(joint.q, drives, strict=True):
        if value is (q if drive is None else drive):
            return q
    raise AssertionError(f"no coordinate of {joint!r} is {value!r}")
