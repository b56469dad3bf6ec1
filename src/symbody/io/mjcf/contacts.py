"""Contacts of geoms as rigid laws: of spheres and on planes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple, final

from symbody.io.context import frame_at, pose, valid_name
from symbody.io.mjcf.build import MjcfImport
from symbody.io.mjcf.geoms import Geom
from symbody.io.xml import XmlElement
from symbody.model.contacts.contact import Contact
from symbody.model.contacts.shapes import (
    BoxOnPlane,
    CylinderOnPlane,
    EllipsoidOnPlane,
    SphereOnPlane,
    SphereOnSphere,
)

_FRICTION, _PLANAR, _SLIDING = 1.0, 1, 3


@final
class _Ends(NamedTuple):
    """Two geoms that may touch, with the bodies that they are on."""

    bodies: tuple[int, int]
    geoms: tuple[Geom, Geom]
    friction: float
    owners: tuple[str, str]

    @property
    def name(self) -> str:
        """The names of the geoms, or of the bodies of those without."""
        named = zip(self.geoms, self.owners, strict=True)
        names = (geom.element.get("name", "") or owner for geom, owner in named)
        return "_on_".join(map(valid_name, names))


def add_contacts(context: MjcfImport) -> list[str]:
    """Add the contacts that rigid laws have; return the pairs that they do not."""
    if context.document.flags.get("override") == "enable":
        context.notes.left_out("the friction and margin that options give all contacts")
    left = []
    for pair in _pairs(context):
        laws = list(_laws(context, pair))
        for law in laws:
            context.add_contact(pair.name, law)
        left += [] if laws else [pair.name]
    return left


def _pairs(context: MjcfImport) -> Iterator[_Ends]:
    """Yield the pairs of geoms that MuJoCo lets touch."""
    tree, document = context.tree, context.document
    geoms = [(n, geom) for n, body in enumerate(tree.bodies) for geom in body.geoms]
    by_name = {geom.element.get("name", ""): (n, geom) for n, geom in geoms}
    excluded: set[frozenset[int]] = set()
    listed: list[_Ends] = []

    def owners(i: int, j: int) -> tuple[str, str]:
        return context.bodies[i].name, context.bodies[j].name

    for element in document.sections("contact"):
        if element.tag == "exclude":
            ends = (element.get("body1"), element.get("body2"))
            names = context.named_bodies
            excluded.add(frozenset(element.referred(names, "body", e) for e in ends))
        elif element.tag == "pair":
            whole = document.with_defaults(element)
            _note_unread(context, whole, "pairs")
            (i, a), (j, b) = (
                whole.referred(by_name, "geom", whole.get(word))
                for word in ("geom1", "geom2")
            )
            listed.append(_Ends((i, j), (a, b), _friction(whole), owners(i, j)))
    for _, geom in geoms:
        _note_unread(context, geom.element, "geoms")
    # Bodies without joints are one with the body that carries them.
    one: list[int] = []
    for n, body in enumerate(tree.bodies):
        one.append(n if body.joints or n == 0 else one[body.parent])
    carriers = [one[tree.bodies[n].parent] for n in one]
    of_list = {frozenset(ends.geoms) for ends in listed}
    for (i, a), (j, b) in combinations(geoms, 2):
        related = one[i] == one[j]
        if one[i] and one[j] and document.flag("filterparent"):
            # A child may touch the world, though that is its parent.
            related |= carriers[i] == one[j] or carriers[j] == one[i]
        if related or frozenset((i, j)) in excluded or not _collide(a, b):
            continue
        if frozenset((a, b)) in of_list:
            continue
        ranks = [geom.element.number("priority", 0.0) for geom in (a, b)]
        first = [g for g, rank in zip((a, b), ranks, strict=True) if rank == max(ranks)]
        friction = _friction(*(geom.element for geom in first))
        yield _Ends((i, j), (a, b), friction, owners(i, j))
    yield from listed


def _note_unread(context: MjcfImport, element: XmlElement, what: str) -> None:
    own = element.get("name", "")
    unread = ("margin", "gap", "adhesion", "surfacevel")
    context.note_unread(element, own, what, *unread)
    if element.number("condim", 3.0) > _SLIDING:
        context.notes.left_out("friction of turning and rolling", own)


def _collide(a: Geom, b: Geom) -> bool:
    """Return whether the bits of two geoms let them touch."""
    types, affinities = (
        [int(geom.element.number(word, 1.0)) for geom in (a, b)]
        for word in ("contype", "conaffinity")
    )
    return bool(types[0] & affinities[1] or types[1] & affinities[0])


def _friction(*elements: XmlElement) -> float:
    """Return the coefficient of sliding; none if all are without friction."""
    if all(int(e.number("condim", 3.0)) == _PLANAR for e in elements):
        return 0.0
    return max(e.numbers("friction", None, (_FRICTION,))[0] for e in elements)


def _laws(context: MjcfImport, pair: _Ends) -> Iterator[Contact]:
    """Yield the rigid contacts of a pair; none where there is no such kind."""
    order = (0, 1) if pair.geoms[1].kind == "plane" else (1, 0)
    geom, other = (pair.geoms[k] for k in order)
    body, ground = (context.bodies[pair.bodies[k]] for k in order)
    name = pair.name
    if "mesh" in geom.element.attributes or "mesh" in other.element.attributes:
        return
    if {geom.kind, other.kind} == {"sphere"}:
        a, b = frame_at(body, name, geom.at), frame_at(ground, name, other.at)
        yield SphereOnSphere(a, b, geom.size[0], other.size[0], friction=pair.friction)
        return
    if other.kind != "plane" or geom.kind in ("plane", "hfield", "sdf"):
        return
    plane, size, mu = frame_at(ground, name, other.at), geom.size, pair.friction
    ends = [geom.at]
    if geom.kind == "capsule":
        ends = [geom.at @ pose((0, 0, side * size[1])) for side in (-1, 1)]
    if geom.kind == "cylinder":
        # Its axis is y there, z here.
        ends = [geom.at @ pose((0, 0, 0), _Z_TO_Y)]
    for at in ends:
        place = frame_at(body, name, at)
        if geom.kind in ("sphere", "capsule"):
            yield SphereOnPlane(place, plane, size[0], friction=mu)
        elif geom.kind == "box":
            yield BoxOnPlane(place, plane, [2 * s for s in size], friction=mu)
        elif geom.kind == "ellipsoid":
            yield EllipsoidOnPlane(place, plane, [*size], friction=mu)
        else:
            yield CylinderOnPlane(place, plane, size[0], 2 * size[1], friction=mu)


_Z_TO_Y = ((1, 0, 0), (0, 0, -1), (0, 1, 0))
