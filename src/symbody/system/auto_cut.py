"""Trees by themselves: which joints of an arbitrary graph are cut.

Bodies and joints are a graph; a formalism needs a tree, in which each body has one
joint that carries it. Of each loop the joint with the most coordinates is cut, so that
the tree has as few as can be, and becomes the constraint that it is; a body to which no
path of joints leads from the world moves freely. What is cut are the chords of the
graph.

A joint that loads, sensors, drives or formulas refer to, or that has an armature, keeps
its coordinates when it is cut: it carries a massless copy of the body, which a
constraint keeps on the body.

References:
    Sol (1983), section 4.2.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields, replace
from typing import Any

from symbody.errors import warn_user
from symbody.expr.node import ZERO, Node, Symbol
from symbody.expr.traverse import symbols_of
from symbody.model.body import Body, Frame
from symbody.model.constraints.cuts import Lock
from symbody.model.joint import Joint
from symbody.model.model import Model
from symbody.model.sensors.joints import TransmittedByJoint
from symbody.spatial.vectors import AXES
from symbody.system.spanning_tree import Arc, Chord, least_arborescence


def with_cuts(model: Model) -> tuple[Model, tuple[Chord, ...]]:
    """Return a model whose joints form a tree, and its cuts; the one given stays."""
    cut, free = _chosen(model)
    if not cut and not free:
        return model, ()
    own = own_copy(model)
    chords = [_cut(own, joint) for joint in cut]
    for body in free:
        name = f"{body.name}_free"
        own.add_joint(name, own.world, body, "free")
        chords.append(Chord(name, "world", body.name))
    return own, tuple(chords)


def _chosen(model: Model) -> tuple[list[Joint], list[Body]]:
    """Return the joints to cut for fewest coordinates, and the bodies to set free."""
    names = {name: i for i, name in enumerate(("world", *model.bodies))}
    joints = model.joints.values()
    count, most = len(joints), max((len(j.v) for j in joints), default=0)
    # First come coordinates, then what was added first.
    step = count * count + 1
    free = (most + 1) * step * (len(names) + 1)
    arcs = [
        Arc(
            names[joint.parent.body.name],
            names[joint.child.body.name],
            # What is driven is taken first.
            (-free if any(d is not None for d in joint.drives) else 0)
            + len(joint.v) * step
            + i,
            i,
        )
        for i, joint in enumerate(joints)
    ]
    arcs += [Arc(0, i, free * (count + 2), count + i) for i in range(1, len(names))]
    tree = least_arborescence(arcs, root=0)
    cut = [joint for i, joint in enumerate(joints) if i not in tree]
    loose = [b for i, b in enumerate(model.bodies.values()) if count + 1 + i in tree]
    return cut, loose


def own_copy(model: Model) -> Model:
    """Return a model with tables of its own, of the same elements and symbols."""
    own = object.__new__(Model)
    own.__dict__.update(model.__dict__)
    for name in ("bodies", "joints", "constraints", "sensors", "_kinds"):
        setattr(own, name, dict(getattr(model, name)))
    own._names = model._names.copy()
    own._provisional = set(model._provisional)
    return own


def _cut(model: Model, joint: Joint) -> Chord:
    name = f"{joint.name}_cut"
    parent, child = joint.parent.body.name, joint.child.body.name
    lock = _lock(joint)
    keeps = lock is None or _is_used(model, joint)
    if lock is None or keeps:
        lock = _through_copy(model, joint)
    else:
        del model.joints[joint.name]
    model.add_constraint(name, lock)
    return Chord(joint.name, parent, child, name, keeps)


def _through_copy(model: Model, joint: Joint) -> Lock:
    """Let a joint carry a massless copy of its child; return what keeps it there."""
    turns = any(element.kind != "T" for element in joint.elements)
    driven = all(drive is not None for drive in joint.drives)
    if turns and not joint.given and not driven:
        warn_user(
            f"joint {joint.name!r}: it closes a loop and is cut, and keeps its "
            f"coordinates, as loads, sensors or formulas refer to it, or it has an "
            f"armature, or its kind has no constraint of its own; but its start values "
            f"are not given, and turned by half a turn the loop closes, too. Give q "
            f"about as it is at the start."
        )
    copy = model.add_body(f"{joint.child.body.name}_at_{joint.name}")
    end = copy.register_frame("end", joint.child.p, joint.child.R)
    carried = model.joints[joint.name] = replace(joint, child=end)
    for name, named in model.sensors.items():
        sensor = named.sensor
        if isinstance(sensor, TransmittedByJoint) and sensor.joint is joint:
            measured = replace(sensor, joint=carried)
            model.sensors[name] = replace(named, sensor=measured)
    return Lock(end, joint.child, (1, 1, 1), (1, 1, 1))


def _lock(joint: Joint) -> Lock | None:
    """Return the constraint that a joint is; None if it is not one of the usual."""
    slides = [e for e in joint.elements if e.kind == "T" and e.law is None]
    turns = [e for e in joint.elements if e.kind == "R" and e.law is None]
    ball = [e for e in joint.elements if e.kind == "Q"]
    if [*slides, *turns, *ball] != list(joint.elements):
        return None
    if any(e.axis not in AXES for e in (*slides, *turns)):
        return None
    if len(turns) == 2 or (ball and turns):
        return None
    slid = {AXES.index(e.axis) for e in slides}
    turned = {AXES.index(e.axis) for e in turns}
    if len(turns) == 3 or ball:
        turned = {0, 1, 2}
    if len(slid) == 3 and len(turned) == 3:
        return None
    free_slides, free_turns = (
        tuple(int(i not in moved) for i in range(3)) for moved in (slid, turned)
    )
    return Lock(joint.parent, joint.child, free_slides, free_turns)


def _is_used(model: Model, joint: Joint) -> bool:
    """Return whether anything refers to a joint or to one of its symbols."""
    symbols = {*joint.q, *joint.v, *joint.vd}
    if any(drive is not None for drive in joint.drives) or joint.fixed or joint.given:
        return True
    if any(inertia is not ZERO for inertia in joint.armature):
        return True
    if any(limit is not None for limit in joint.limits) or any(
        s.name in model.independent for s in symbols
    ):
        return True
    elements: list[Any] = [
        *(named.load for named in model.loads.values()),
        *(named.sensor for named in model.sensors.values()),
        *(named.constraint for named in model.constraints.values()),
        *(named.loop for named in model.loops.values()),
    ]
    held = [getattr(e, f.name) for e in elements for f in fields(e)]
    formulas = [x.formula for x in model.expressions.values()]
    formulas += [x.rate for x in model.states.values() if x.rate is not None]
    return mentions([*held, *formulas], joint, symbols)


def mentions(values: Iterable[object], joint: Joint, symbols: set[Symbol]) -> bool:
    """Return whether one of some values is a joint, or holds one of its symbols."""
    for value in values:
        if value is joint:
            return True
        if isinstance(value, Node) and not symbols.isdisjoint(symbols_of(value)):
            return True
        inner: Sequence[object] = ()
        if hasattr(value, "formulas"):
            inner = value.formulas
        elif hasattr(value, "formula"):
            inner = [value.formula]
        elif hasattr(value, "ravel"):
            inner = value.ravel().tolist()
        elif isinstance(value, (tuple, list)):
            inner = value
        if not isinstance(value, Frame) and mentions(inner, joint, symbols):
            return True
    return False
