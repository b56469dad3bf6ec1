"""The bodies of an MJCF file as numbers, before they become a model.

References:
    mujoco.readthedocs.io, XML reference: body, compiler.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import final

import numpy as np

from symbody.io.context import MASSLESS, Floats, Inertial, Pose, pose, symmetric
from symbody.io.mjcf.document import Document, Places
from symbody.io.mjcf.geoms import Geom, Meshes, geom_of, inertial_of
from symbody.io.source import Notes
from symbody.io.xml import XmlElement

_EXPANDED = ("replicate", "composite", "flexcomp", "attach")
_PASSED_OVER = ("camera", "light", "plugin")


@final
@dataclass(eq=False)
class MjBody:
    """A body with its place in the parent, of which 0 is the world, and its contents.

    Axes are principal axes of the file or of the only geom, else None.
    """

    name: str
    element: XmlElement
    parent: int
    at: Pose
    joints: list[tuple[XmlElement, Pose]] = field(default_factory=list)
    geoms: list[Geom] = field(default_factory=list)
    sites: dict[str, Pose] = field(default_factory=dict)
    own: list[tuple[XmlElement, Pose]] = field(default_factory=list)  # inertial
    inertial: Inertial = MASSLESS
    axes: Floats | None = None

    @property
    def is_free(self) -> bool:
        """Whether a free joint carries it."""
        return any(
            joint.tag == "freejoint" or joint.get("type", "hinge") == "free"
            for joint, _ in self.joints
        )


@final
class MjTree:
    """All bodies by number, depth first; the world is number 0."""

    def __init__(self, document: Document, places: Places, notes: Notes) -> None:
        self.bodies: list[MjBody] = []
        self._document, self._places, self._notes = document, places, notes
        self.meshes = Meshes(document)
        low, high = document.compiler.numbers("inertiagrouprange", 2, (0, 5))
        self._groups = range(int(low), min(int(high), 5) + 1)
        self._walk()
        wanted = document.compiler.number("settotalmass", 0.0)
        total = sum(body.inertial.mass for body in self.bodies)
        if wanted > 0 and total > 0:
            factor = wanted / total
            for body in self.bodies:
                old = body.inertial
                scaled = factor * old.mass, old.com, factor * old.inertia
                body.inertial = Inertial(*scaled)

    def _walk(self) -> None:
        self.bodies.append(MjBody("world", self._document.root, 0, pose()))
        # Bodies whose content is still to be read: number, elements, class around them.
        open_ = [(0, self._document.sections("worldbody"), "")]
        waiting: list[tuple[XmlElement, int, Pose, str]] = []
        while open_ or waiting:
            if open_:
                number, children, inherited = open_.pop()
                waiting += reversed(self._content(number, children, inherited))
                continue
            element, parent, at, inherited = waiting.pop()
            place, number = at @ self._places.place(element), len(self.bodies)
            if element.get("mocap", "false") == "true":
                what = "motions of mocap bodies, which stand"
                self._notes.left_out(what, element.where)
            self.bodies.append(MjBody(element.get("name", ""), element, parent, place))
            own = element.get("childclass", inherited)
            open_.append((number, element.children, own))
        for body in self.bodies[1:]:
            body.inertial = self._inertial(body)

    def _content(
        self, number: int, children: list[XmlElement], inherited: str
    ) -> list[tuple[XmlElement, int, Pose, str]]:
        """Take the content of a body; return the bodies in it with place and class."""
        bodies = []
        open_ = [(child, pose(), inherited) for child in reversed(children)]
        while open_:
            element, at, around = open_.pop()
            if element.tag == "body":
                bodies.append((element, number, at, around))
            elif element.tag == "frame":
                inner = at @ self._places.place(element)
                own = element.get("childclass", around)
                open_ += [(child, inner, own) for child in reversed(element.children)]
            else:
                self._take(element, self.bodies[number], at, around)
        return bodies

    def _take(self, child: XmlElement, body: MjBody, at: Pose, around: str) -> None:
        if child.tag in _EXPANDED:
            raise child.error(
                f"{child.tag!r} is not carried out. Let MuJoCo expand the file first: "
                f"mujoco.MjSpec.from_file(…).to_xml()."
            )
        if child.tag in _PASSED_OVER:
            return
        if child.tag == "inertial":
            if body.own:
                raise child.error("this is the second 'inertial' here. Remove one.")
            body.own.append((child, at))
            return
        whole = self._document.with_defaults(child, around)
        match child.tag:
            case "joint" | "freejoint":
                if body is self.bodies[0]:
                    raise child.error("the world cannot have a joint.")
                body.joints.append((whole, at))
            case "geom":
                body.geoms.append(geom_of(whole, at, self._places))
            case "site":
                body.sites[whole.get("name", "")] = at @ self._places.place(whole)
            case _:
                raise child.error("this element is not known here.")

    def _inertial(self, body: MjBody) -> Inertial:
        """Return the mass properties that MuJoCo's compiler gives a body."""
        from_geoms = self._document.compiler.get("inertiafromgeom", "auto")
        geoms = [geom for geom in body.geoms if geom.group in self._groups]
        if body.own and not (from_geoms == "true" and geoms):
            element, around = body.own[0]
            mass = element.number("mass")
            if mass < 0:
                raise element.error(f"the mass is {mass:g} kg; it is zero or positive.")
            if "fullinertia" in element.attributes:
                J = symmetric(*element.numbers("fullinertia", 6))
            else:
                J = np.diag(element.numbers("diaginertia", 3, (0, 0, 0)))
            at = around @ self._places.place(element)
            total = Inertial(mass, np.zeros(3), J).placed(at)
            if "fullinertia" not in element.attributes:
                body.axes = at.R
            return _bounded(total, self._document.compiler)
        total = MASSLESS
        for geom in [] if from_geoms == "false" else geoms:
            part = inertial_of(geom, self.meshes)
            if part.mass and not total.mass and geom.kind != "mesh":
                body.axes = geom.at.R
            elif part.mass:
                body.axes = None
            total = total + part
        if not total.mass:
            # MuJoCo counts the place of the body twice for a mass by 'boundmass'.
            total, body.axes = Inertial(0.0, body.at.p, total.inertia), body.at.R
        return _bounded(total, self._document.compiler)


def _bounded(inertial: Inertial, compiler: XmlElement) -> Inertial:
    least = compiler.number("boundinertia", 0.0)
    balance = compiler.get("balanceinertia", "false") == "true"
    mass = max(inertial.mass, compiler.number("boundmass", 0.0))
    if not least and not balance:
        return Inertial(mass, inertial.com, inertial.inertia)
    moments, axes = np.linalg.eigh(inertial.inertia)
    moments = np.maximum(moments, least)
    if balance and 2 * moments.max() > moments.sum():
        moments = np.full(3, moments.mean())
    inertia: Floats = axes @ np.diag(moments) @ axes.T
    return Inertial(mass, inertial.com, (inertia + inertia.T) / 2)
