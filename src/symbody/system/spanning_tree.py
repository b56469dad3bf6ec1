"""Trees by themselves: the order of bodies, and which joints of any graph are cut.

Bodies and joints are a graph; a formalism needs a tree, in which each body has one
joint that carries it. Of each loop the joint with the most coordinates is cut, so that
the tree has as few as can be, and becomes the constraint that it is; a body to which no
path of joints leads from the world moves freely. What is cut are the chords of the
graph.

A joint that loads, sensors, drives or formulas refer to, or that has an armature, keeps
its coordinates when it is cut: it carries a massless copy of the body, which a
constraint keeps on the body.

References:
    Sol (1983), section 4.2; Edmonds (1967), Optimum branchings, Journal of Research of
    the National Bureau of Standards 71B.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields, replace
from functools import partial
from typing import Any, NamedTuple, TypeVar, final

from symbody.dataclass import dataclass
from symbody.errors import ModelError, NameTakenError, warn_user
from symbody.expr.node import ZERO
from symbody.model.body import Body, Frame, place_name
from symbody.model.constraints.constraint import Constraint
from symbody.model.joint import Drives, Joint
from symbody.model.model import Model
from symbody.model.sensors.joints import TransmittedByJoint
from symbody.spatial.vectors import AXES

Item = TypeVar("Item")


def number_bodies(model: Model) -> tuple[list[Body], list[Joint], list[int]]:
    """Return the bodies, parents first, their joints, and their parents' numbers."""
    carrier: dict[str, Joint] = {}
    for joint in model.joints.values():
        body = joint.child.body
        if body.name not in model.bodies:
            raise ModelError(
                f"joint {joint.name!r}: the body {body.name!r} that it carries is not "
                f"in the model any more. Delete the joint, and what acts on either."
            )
        if body.name in carrier:
            first = carrier[body.name]
            raise ModelError(
                f"joint {joint.name!r}: it would carry body {body.name!r}, which joint "
                f"{first.name!r} from {place_name(first.parent)!r} carries already, so "
                f"it closes a loop. Joints form a tree, each body with one joint "
                f"towards the world; close loops by add_loop or add_constraint, or "
                f"exchange parent and child of one of the two."
            )
        carrier[body.name] = joint
    children: dict[str, list[tuple[int, Joint]]] = {}
    for k, joint in enumerate(model.joints.values()):
        children.setdefault(joint.parent.body.name, []).append((k, joint))
    number = {"world": 0}
    bodies: list[Body] = []
    joints: list[Joint] = []
    parents: list[int] = []
    ready = list(children.get("world", ()))
    heapq.heapify(ready)
    while ready:
        _, joint = heapq.heappop(ready)
        body = joint.child.body
        bodies.append(body)
        joints.append(joint)
        parents.append(number[joint.parent.body.name])
        number[body.name] = len(bodies)
        for item in children.get(body.name, ()):
            heapq.heappush(ready, item)
    _check_all_reached(model, number, carrier)
    return bodies, joints, parents


def _check_all_reached(
    model: Model, number: dict[str, int], carrier: dict[str, Joint]
) -> None:
    for name in model.bodies:
        if name in number:
            continue
        if name not in carrier:
            raise ModelError(
                f"body {name!r}: no joint carries it, so its place is unknown. Connect "
                f"it by add_joint; a body that moves freely takes a joint 'free' from "
                f"the world."
            )
        parents = {body: [j.parent.body.name] for body, j in carrier.items()}
        ring = [carrier[body].name for body in ring_of(parents, [name])[:-1]]
        if ring:
            raise ModelError(
                f"joint {ring[0]!r}: the joints {', '.join(ring)} form a ring that the "
                f"world has no part in. Joints form a tree that begins at the world; "
                f"close loops by add_loop or add_constraint."
            )


def ring_of(
    uses: Mapping[Item, Iterable[Item]], starts: Iterable[Item] | None = None
) -> list[Item]:
    """Return items of which each uses the next, the first again at the end, or none.

    They are sought from the `starts` on, by default from all.
    """
    done: set[Item] = set()
    for start in uses if starts is None else starts:
        path: dict[Item, None] = {}
        todo = [(start, False)]
        while todo:
            one, leaving = todo.pop()
            if leaving:
                del path[one]
                done.add(one)
            elif one in path:
                items = list(path)
                return [*items[items.index(one) :], one]
            elif one not in done:
                path[one] = None
                todo.append((one, True))
                todo += [(used, False) for used in reversed([*uses.get(one, ())])]
    return []


class Arc(NamedTuple):
    """A directed edge from its tail to its head, known in the result by its key."""

    tail: int
    head: int
    cost: int
    key: int


def least_arborescence(arcs: Sequence[Arc], root: int) -> set[int]:
    """Return the keys of arcs from the root to all heads, of least cost, then first."""
    best: dict[int, Arc] = {}
    for arc in arcs:
        if arc.head == root or arc.tail == arc.head:
            continue
        if arc.head not in best or arc.cost < best[arc.head].cost:
            best[arc.head] = arc
    ring = {*ring_of({head: [arc.tail] for head, arc in best.items()})}
    if not ring:
        return {arc.key for arc in best.values()}
    # The ring becomes one node, which an arc enters at the cost of what it replaces.
    one = max(max(arc.tail, arc.head) for arc in arcs) + 1
    entered = {arc.key: arc.head for arc in arcs}
    contracted = [
        Arc(
            one if arc.tail in ring else arc.tail,
            one if arc.head in ring else arc.head,
            arc.cost - (best[arc.head].cost if arc.head in ring else 0),
            arc.key,
        )
        for arc in arcs
        if not (arc.tail in ring and arc.head in ring)
    ]
    taken = least_arborescence(contracted, root)
    into = next(arc.key for arc in contracted if arc.key in taken and arc.head == one)
    return taken | {best[node].key for node in ring if node != entered[into]}


@final
@dataclass(frozen=True)
class Chord:
    """A joint that was cut, or that a body on no path to the world was given.

    `constraint` is empty for the latter; a joint `keeps` coordinates that are in use.
    """

    joint: str
    parent: str
    child: str
    constraint: str = ""
    keeps: bool = False

    def text(self) -> str:
        """Return what was done, as a line of a description."""
        between = f"joint {self.joint!r} from {self.parent!r} to {self.child!r}"
        if not self.constraint:
            return (
                f"no joint leads from the world to body {self.child!r}, so it moves by "
                f"the free joint {self.joint!r}"
            )
        if self.keeps:
            return (
                f"{between} was cut, its coordinates stay: constraint "
                f"{self.constraint!r}"
            )
        return f"{between} was cut: constraint {self.constraint!r}"


def with_cuts(
    model: Model, drives: Mapping[str, Drives]
) -> tuple[Model, tuple[Chord, ...]]:
    """Return a model whose joints form a tree, and its cuts; the one given stays."""
    cut, free = _chosen(model, drives)
    if not cut and not free:
        return model, ()
    own = own_copy(model)
    chords = [_cut(own, joint, drives[joint.name]) for joint in cut]
    for body in free:
        add = partial(own.add_joint, parent=own.world, child=body, kind="free")
        name = added(add, f"{body.name}_free")
        chords.append(Chord(name, "world", body.name))
    return own, tuple(chords)


def _chosen(
    model: Model, drives: Mapping[str, Drives]
) -> tuple[list[Joint], list[Body]]:
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
            (-free if any(d is not None for d in drives[joint.name]) else 0)
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


def added(add: Callable[[str], object], name: str) -> str:
    """Add something under a name that may be the user's; return the one that it has."""
    while True:
        try:
            add(name)
        except NameTakenError:
            name += "_"
        else:
            return name


def _cut(model: Model, joint: Joint, drives: Drives) -> Chord:
    parent, child = joint.parent.body.name, joint.child.body.name
    lock = _lock(joint)
    keeps = lock is None or _is_used(model, joint, drives)
    if lock is None or keeps:
        lock = _through_copy(model, joint, drives)
    else:
        del model.joints[joint.name]
    add = partial(model.add_constraint, constraint=lock)
    name = added(add, f"{joint.name}_cut")
    return Chord(joint.name, parent, child, name, keeps)


def _through_copy(model: Model, joint: Joint, drives: Drives) -> Constraint:
    """Let a joint carry a massless copy of its child; return what keeps it there."""
    turns = any(element.kind != "T" for element in joint.elements)
    driven = all(drive is not None for drive in drives)
    if turns and not joint.given and not driven:
        warn_user(
            f"joint {joint.name!r}: it closes a loop and is cut, and keeps its "
            f"coordinates, as loads, sensors or formulas refer to it, or it has an "
            f"armature, or its kind has no constraint of its own; but its start values "
            f"are not given, and turned by half a turn the loop closes, too. Give q "
            f"about as it is at the start."
        )
    copy = added(model.add_body, f"{joint.child.body.name}_at_{joint.name}")
    end = model.bodies[copy].register_frame("end", joint.child.p, joint.child.R)
    carried = model.joints[joint.name] = replace(joint, child=end)
    for name, named in model.sensors.items():
        sensor = named.sensor
        if isinstance(sensor, TransmittedByJoint) and sensor.joint is joint:
            model.sensors[name] = replace(named, sensor=replace(sensor, joint=carried))
    return _held(end, joint.child, (1, 1, 1), (1, 1, 1))


def _lock(joint: Joint) -> Constraint | None:
    """Return the constraint that a joint is; None if it is not one of the usual."""
    slides = [e for e in joint.elements if e.kind == "T" and e.law is None]
    turns = [e for e in joint.elements if e.kind == "R" and e.law is None]
    ball = [e for e in joint.elements if e.kind == "Q"]
    if [*slides, *turns, *ball] != list(joint.elements):
        return None
    skew = any(e.axis not in AXES for e in (*slides, *turns))
    if skew or len(turns) == 2 or (ball and turns):
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
    return _held(joint.parent, joint.child, free_slides, free_turns)


def _held(
    parent: Frame, child: Frame, slides: tuple[int, ...], turns: tuple[int, ...]
) -> Constraint:
    # Trees do without.
    from symbody.model.constraints.cuts import Lock

    return Lock(parent, child, slides, turns)


def _is_used(model: Model, joint: Joint, drives: Drives) -> bool:
    """Return whether anything refers to a joint or to one of its symbols."""
    symbols = {*joint.q, *joint.v, *joint.vd}
    if any(drive is not None for drive in drives) or joint.fixed or joint.given:
        return True
    if any(inertia is not ZERO for inertia in joint.armature):
        return True
    independent = any(s.name in model.independent for s in symbols)
    if independent or any(limit is not None for limit in joint.limits):
        return True
    elements: list[Any] = [
        *(named.load for named in model.loads.values()),
        *(named.sensor for named in model.sensors.values()),
        *(named.constraint for named in model.constraints.values()),
        *(named.loop for named in model.loops.values()),
        *(named.contact for named in model.contacts.values()),
    ]
    held = [getattr(e, f.name) for e in elements for f in fields(e)]
    return not symbols.isdisjoint(model._used) or mentions(held, joint)


def mentions(values: Iterable[object], joint: Joint) -> bool:
    """Return whether one of some values is a joint, or holds it."""
    return any(
        value is joint or (isinstance(value, tuple | list) and mentions(value, joint))
        for value in values
    )
