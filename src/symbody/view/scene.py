"""Scenes of mechanisms: visuals, or else skeletons; bodies, joints, frames.

Each thing is a row of the function "scene", see `formalisms/quantities/scene.py`: where
it is in the world and how large. Bodies and joints have rows, seen or not, for names,
followers, traces and whatever pulls at them.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, Literal, TypeAlias, cast, final

import numpy as np

from symbody.arguments import listed
from symbody.expr.differentiate import derivative
from symbody.expr.evaluate import evaluate, substitute
from symbody.expr.functions import absolute, sqrt
from symbody.expr.node import ZERO, Node, Symbol, as_node
from symbody.expr.traverse import symbols_of
from symbody.formalisms.quantities.scene import skeleton
from symbody.formalisms.tree.tree_kinematics import center_of_mass
from symbody.model.body import Frame
from symbody.model.constraints.constraint import Balance, FrozenTurn, Gear
from symbody.model.constraints.cuts import Lock, RigidConnector, Rod, UniversalCut
from symbody.model.constraints.rolling import (
    FlatCam,
    KnifeEdge,
    RollerCam,
    RollingDisc,
    Skate,
)
from symbody.model.contacts.contact import Touching
from symbody.model.field import field_types
from symbody.model.fields import Place
from symbody.model.joint import Joint
from symbody.model.loads.beam import Beam, Membrane
from symbody.model.loads.cable import Bar, Cable, Muscle, WrappedCable
from symbody.model.loads.connection import Connection
from symbody.model.loads.contact import (
    CompliantContact,
    LineTraction,
    SphereContact,
    Tire,
)
from symbody.model.loads.joint_loads import GearMesh
from symbody.model.loads.journal_bearings import OilFilm
from symbody.model.loads.own_law import OwnLaw
from symbody.model.loads.springs import PointToPoint, SpringDamper
from symbody.model.loops.path import Loop
from symbody.model.loops.relations import GearPair, Transmission
from symbody.model.loops.rod_loops import RodLoop
from symbody.model.visuals import (
    COLORS,
    Cylinder,
    FrameAxes,
    Line,
    Mesh,
    Shape,
    Sphere,
    Visual,
)
from symbody.spatial import vectors
from symbody.system.system import System, with_fields
from symbody.view.parts import mesh_file, turned
from symbody.view.templates import Numbers

# What wheels of a chain take of the distance of their axes.
_CHAINED = 0.5
# Chords of the profile of a cam, and how thick wheels are, in radii.
_CHORDS, _THICK = 48, 0.2
_PARALLEL = 1e-9
Role: TypeAlias = Literal[
    "visual", "link", "element", "support", "body", "joint", "frame"
]
_UNIT = FrameAxes(as_node(1.0))
# What lines between places look like, by the kind of the element.
_STYLES: dict[type, str] = {
    PointToPoint: "actuator", Cable: "rope", WrappedCable: "rope", Muscle: "muscle",
    Bar: "rod", Rod: "rod", RigidConnector: "rod", RodLoop: "rod", Beam: "rod",
}  # fmt: skip
# Kinds whose ends meet in a point, and those that assembly adds.
_WITHOUT_LINE = frozenset({Balance, FrozenTurn, Lock, UniversalCut, Loop})


@final
@dataclass(frozen=True)
class Item:
    """One thing that is drawn; its name is "body.frame" for a frame.

    Roles: "visual" of the model, "link" from a center of mass to a place of the body,
    "element" of a load, loop or constraint, "support" of a joint on its parent, "body"
    axes at its center of mass, "joint" axes on its child, "frame". It is bare if it is
    of a body without a visual that can be drawn, or of its joint. The style says what
    an element looks like; a rope has the length that it has without tension.
    """

    name: str
    role: Role
    body: str
    visual: Visual
    bare: bool = False
    style: str = ""
    rest: Node = ZERO


def items_of(system: System) -> tuple[Item, ...]:
    """Return all that may be drawn of a system, in the order of its rows."""
    bare = bare_bodies(system)
    return (
        *(Item(v.name, "visual", v.frame.body.name, v) for v in system.visuals),
        *_links(system, bare),
        *element_shapes(system),
        *_marks(system, bare),
    )


def _links(system: System, bare: frozenset[str]) -> Iterator[Item]:
    """Yield lines from centers of mass to joints, loops and frames of bare bodies."""
    # The foot of a hydraulic cylinder stands on its body.
    feet = [v.frame for v in system.visuals if is_telescope(v)]
    ends = {(foot.body.name, foot.p) for foot in feet}
    for line in skeleton(system) if bare else ():
        if line.frame.body.name in bare:
            assert isinstance(line.shape, Line)
            ends.add((line.frame.body.name, cast(Frame, line.shape.to).p))
            yield Item(line.name, "link", line.frame.body.name, line, bare=True)
    for body in system.bodies:
        for frame in body.frames.values() if body.name in bare else ():
            if (body.name, frame.p) not in ends:
                ends.add((body.name, frame.p))
                name = f"{body.name}.{frame.name}"
                at, shape = center_of_mass(body), Line(frame)
                line = Visual(name, at, shape, COLORS["blue"], 1.0)
                yield Item(name, "link", body.name, line, bare=True)


def bare_bodies(system: System) -> frozenset[str]:
    """Return the names of bodies where no drawable visual begins or ends.

    One without mass is none of them where others have visuals: it was not meant to be
    seen, as the base of a robot's file, or what stands between two slides.
    """
    shown: set[str] = set()
    for visual in system.visuals:
        # A hydraulic cylinder shows none of its bodies.
        if is_drawable(visual.shape) and not is_telescope(visual):
            shown.add(visual.frame.body.name)
            if isinstance(visual.shape, Line) and isinstance(visual.shape.to, Frame):
                shown.add(visual.shape.to.body.name)
    massless = {b.name for b in system.bodies if {b.mass, *b.inertia} == {ZERO}}
    every = {b.name for b in system.bodies}
    return frozenset(every - massless - shown if shown else every)


def is_telescope(visual: Visual) -> bool:
    """Return whether a visual is a thick line to another body."""
    match visual.shape:
        case Line(Frame() as to, radius):
            return radius is not ZERO and to.body is not visual.frame.body
    return False


def is_drawable(shape: object) -> bool:
    """Return whether a shape can be drawn; the file of a mesh may be broken."""
    return not (isinstance(shape, Mesh) and isinstance(mesh_file(shape.path), str))


def notes_of_lost(items: Sequence[Item], rows: Numbers) -> list[str]:
    """Return in words what has no place at a time, for the rows of the scene then."""
    there = np.asarray(np.isfinite(rows).all(axis=1))
    pairs = zip(items, there, strict=True)
    names = [f"{item.role} {item.name!r}" for item, is_there in pairs if not is_there]
    words = (
        f"{listed(names, 4)}: not drawn, as what places it is not a number here. Look "
        f"for a division by zero, or the root of a negative number."
    )
    return [words] if names else []


def with_items(system: System, items: tuple[Item, ...]) -> System:
    """Return a system whose scene has a row for each item."""
    visuals = tuple(
        replace(item.visual, name=f"{item.role}_{item.name}") for item in items
    )
    return with_fields(system, visuals=visuals)


def axes_of(
    joint: Joint, values: Mapping[Symbol, float], side: str = ""
) -> list[tuple[str, tuple[float, ...]]]:
    """Return kind and axis of each elementary motion, in the frame on the child.

    "R" is about the axis, "T" along it, "Q" about all axes, "G" by a law, without axis.
    Axes before the last turn are where the joint is at zero; of a side there are those
    that stay in its axes: from the last turn on of the "joint", up to the first turn of
    the rest of the "support". Formulas in axes are those of parameters, whose values
    are given.
    """
    every = [(e.kind, e.axis if e.kind in ("R", "T") else ()) for e in joint.elements]
    turns = [k for k, (kind, _) in enumerate(every) if kind != "T"] or [0]
    if side:
        of_parent = every[: min(turns[0] + 1, turns[-1])]
        every = every[turns[-1] :] if side == "joint" else of_parent
    return [
        (kind, tuple(float(evaluate(x, dict(values))) for x in axis))
        for kind, axis in every
    ]


def _marks(system: System, bare: frozenset[str]) -> Iterator[Item]:
    for joint in system.joints:
        is_bare, on = joint.child.body.name in bare, joint.parent
        if is_bare or len(joint.elements) > 1:
            visual = Visual(joint.name, on, Line(joint.child), COLORS["gray"], 1.0)
            yield Item(joint.name, "support", on.body.name, visual, is_bare)
    for body in system.bodies:
        visual = Visual(body.name, center_of_mass(body), _UNIT, COLORS["gray"], 1.0)
        yield Item(body.name, "body", body.name, visual, body.name in bare)
    for joint in system.joints:
        visual = Visual(joint.name, joint.child, _UNIT, COLORS["orange"], 1.0)
        sides = joint.parent.body.name, joint.child.body.name
        yield Item(joint.name, "joint", sides[1], visual, not bare.isdisjoint(sides))
    for body in system.bodies:
        for frame in (body.origin, *body.frames.values()):
            name = f"{body.name}.{frame.name}"
            visual = Visual(name, frame, _UNIT, COLORS["gray"], 1.0)
            yield Item(name, "frame", body.name, visual)


def element_shapes(system: System) -> Iterator[Item]:
    """Yield the shapes of loads, loops and constraints that no visual shows.

    An element of a kind that has no case below is a line through its places.
    """
    shown = [_ends(visual.frame, visual.shape) for visual in system.visuals]
    bodies = {visual.frame.body.name for visual in system.visuals}
    elements = (
        (name, one) for kind, name, one in system.elements() if kind != "sensor"
    )
    for name, element in (*elements, *((one.name, one) for one in system.joints)):
        for k, (frame, shape, style) in enumerate(_shapes(element, system)):
            ends, on = _ends(frame, shape), frame.body.name
            is_solid = isinstance(shape, Cylinder | Sphere)
            if (ends in shown and ends) or (is_solid and on in bodies):
                continue
            visual = Visual(f"{name}_{k}", frame, shape, COLORS["green"], 1.0)
            rest = ZERO
            # A rope through several places is as taut as it was drawn.
            if isinstance(element, Cable) and len(element.ends) == 2:
                rest = element.free_length
            yield Item(visual.name, "element", on, visual, style=style, rest=rest)


def _ends(frame: Frame, shape: Shape) -> frozenset[tuple[str, vectors.Vec]]:
    """Return the two points that a line joins; empty for other shapes."""
    if not (isinstance(shape, Line) and isinstance(shape.to, Frame)):
        return frozenset()
    return frozenset((end.body.name, end.p) for end in (frame, shape.to))


Drawn: TypeAlias = tuple[Frame, Shape, str]


def _shapes(element: object, system: System) -> Iterator[Drawn]:
    style = _STYLES.get(type(element), "line")
    match element:
        case Joint():
            # What slides along a line that turns hangs on a rope, or on its spring.
            kinds = [e.kind for e in element.elements]
            ends = {element.parent.body, element.child.body}
            on_spring = any(
                isinstance(load, SpringDamper) and ends == {load.a.body, load.b.body}
                for load in (one.load for one in system.loads)
            )
            if kinds[-1:] == ["T"] and set(kinds[:-1]) == {"R"} and not on_spring:
                yield from _path([element.parent, element.child], "rope")
        case SpringDamper():
            has_spring = element.stiffness is not ZERO or element.law is not None
            both = has_spring and element.damping is not ZERO
            style = "strut" if both else "spring" if has_spring else "damper"
            yield from _path([element.a, element.b], style)
        case WrappedCable(cylinder, a, b, radius):
            yield from _path([a, cylinder, b], style)
            yield cylinder, Cylinder(radius, radius), "disc"
        case SphereContact(a, b, radius_a, radius_b):
            yield a, Sphere(absolute(radius_a)), ""
            yield b, Sphere(absolute(radius_b)), ""
        case Membrane(a, b, c):
            yield from _path([a, b, c, a], "rod")
        case RodLoop(a, b):
            yield from _path([a, b], style)
        case CompliantContact(place) | Tire(place) | KnifeEdge(place) | Skate(place):
            yield place, _UNIT, "place"
        case Touching():
            yield element.ends[0], _UNIT, "place"
        case RollingDisc(disc, _, radius):
            yield disc, Cylinder(radius, _THICK * radius, "y"), "wheel"
        case OilFilm():
            yield element.bearing, Cylinder(element.radius, element.length), "film"
        case RollerCam(cam, roller, profile, radius) | LineTraction(
            cam, roller, profile, radius
        ):
            yield from _curve(cam, _pitch_curve(profile, radius))
            if radius is not None:
                yield roller, Sphere(radius), "roller"
        case FlatCam(cam, _, profile):
            # The face touches the envelope of its tangents.
            points = [
                vectors.add3(vectors.scale(r, along), vectors.scale(rate, across))
                for r, rate, along, across in _around(profile)
            ]
            yield from _curve(cam, points)
        case GearMesh(first, second, radius, other):
            yield from _wheel(first, absolute(radius))
            yield from _wheel(second, absolute(other))
        case Gear(driven, driving, ratio):
            yield from _gears(driving, driven, ratio)
        case GearPair(first, second, _, ratio):
            yield from _gears(first, second, ratio)
        case Transmission(first, second, ratio):
            by_coordinate = {j.q[0]: j for j in system.joints if len(j.q) == 1}
            if first in by_coordinate and second in by_coordinate:
                pair = by_coordinate[first], by_coordinate[second]
                yield from _gears(*pair, ratio, touch=False)
        case _ if Connection in type(element).__mro__:
            yield from _path(cast(Connection, element).frames_at_ends(), style)
        case _ if _WITHOUT_LINE.isdisjoint(type(element).__mro__):
            types = field_types(cast(Any, type(element))).items()
            places = [name for name, kind in types if issubclass(kind, Place)]
            yield from _path([getattr(element, name) for name in places], style)


def _path(places: Sequence[Frame], style: str) -> Iterator[Drawn]:
    for a, b in pairwise(places):
        yield a, Line(b), style


def _curve(cam: Frame, points: Sequence[vectors.Vec]) -> Iterator[Drawn]:
    """Yield the chords of a closed curve in the plane z = 0 of a frame."""
    for start, end in pairwise([*points, points[0]]):
        place = vectors.add3(cam.p, vectors.matvec(cam.R, start))
        chord = Frame(cam.name, cam.body, place, cam.R)
        yield chord, Line(vectors.sub3(end, start)), "cam"


def _around(profile: OwnLaw) -> Iterator[tuple[Node, Node, vectors.Vec, vectors.Vec]]:
    """Yield radius, its slope, and directions along and across, from -π to π."""
    (angle,) = profile.arguments
    formulas = profile.formula, derivative(profile.formula, angle)
    for k in range(_CHORDS):
        at = -math.pi + 2 * math.pi * (k + 0.5) / _CHORDS
        c, s = math.cos(at), math.sin(at)
        r, rate = (substitute(f, {angle: as_node(at)}) for f in formulas)
        yield r, rate, vectors.vec([c, s, 0]), vectors.vec([-s, c, 0])


def _pitch_curve(profile: OwnLaw, radius: Node | None) -> list[vectors.Vec]:
    """Return where a roller's center goes, moved along the normal by its radius."""
    points = []
    for r, rate, along, across in _around(profile):
        point = vectors.scale(r, along)
        if radius is not None:
            factor = radius / sqrt(r * r + rate * rate)
            normal = vectors.sub3(vectors.scale(r, along), vectors.scale(rate, across))
            point = vectors.sub3(point, vectors.scale(factor, normal))
        points.append(point)
    return points


def _axis(joint: Joint) -> vectors.Vec | None:
    """Return the only axis that a joint turns about, in its frame on the child."""
    kinds = [element.kind for element in joint.elements]
    return joint.elements[0].axis if kinds == ["R"] else None


def _wheel(joint: Joint, radius: Node, style: str = "gear") -> Iterator[Drawn]:
    """Yield a cylinder about the axis of a joint, on its child."""
    axis, child = _axis(joint), joint.child
    if axis is None or symbols_of(*axis):
        return
    z = np.array([float(evaluate(entry, {})) for entry in axis])
    across = np.cross(z, np.eye(3)[np.argmin(abs(z))])
    turn = vectors.mat(turned(z, 1, 1, 1, across)[:, :3].tolist())
    frame = Frame(child.name, child.body, child.p, vectors.matmul(child.R, turn))
    yield frame, Cylinder(radius, _THICK * radius), style


def _gears(
    driving: Joint, driven: Joint, ratio: Node, *, touch: bool = True
) -> Iterator[Drawn]:
    """Yield two wheels that touch, on parallel axes that one body carries.

    With the ratio i (driven by driving angle) and the distance d of the axes the radii
    are d/|1 - i| and d |i|/|1 - i|; a rack's wheel has the ratio as its radius. Those
    that do not touch, as of a chain, leave some of the distance between them.
    """
    axes = _axis(driving), _axis(driven)
    if axes[0] is not None and [e.kind for e in driven.elements] == ["T"]:
        # What turns in the body that slides rolls.
        rolls = driving.parent.body is driven.child.body
        yield from _wheel(driving, absolute(ratio), "roll" if rolls else "gear")
    if axes[0] is None or axes[1] is None:
        return
    first, second = driving.parent, driven.parent
    n, other = vectors.matvec(first.R, axes[0]), vectors.matvec(second.R, axes[1])
    cosine = vectors.dot(n, other)
    if first.body is not second.body or symbols_of(cosine):
        return
    turn = float(evaluate(cosine, {}))
    if abs(abs(turn) - 1) > _PARALLEL:
        return
    between = vectors.sub3(second.p, first.p)
    across = vectors.sub3(between, vectors.scale(vectors.dot(between, n), n))
    apart = sqrt(vectors.dot(across, across))
    if touch:
        apart /= absolute(1 - math.copysign(1.0, turn) * ratio)
    else:
        apart *= _CHAINED / (1 + absolute(ratio))
    yield from _wheel(driving, apart * absolute(ratio))
    yield from _wheel(driven, apart)
