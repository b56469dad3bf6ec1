"""The text of a URDF file, from a model: trees, friction, joints that follow.

Joints of several freedoms become chains.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import chain, count
from pathlib import Path
from typing import Any, TypeAlias, final
from xml.etree.ElementTree import Element, SubElement, indent, tostring

import numpy as np

from symbody.errors import FileError
from symbody.expr.differentiate import derivative
from symbody.expr.evaluate import substitute
from symbody.expr.node import ZERO, Node, Scalar, Symbol
from symbody.expr.operation import number
from symbody.expr.traverse import symbols_of
from symbody.io.context import Floats, Pose, about, pose
from symbody.io.source import relative_to
from symbody.model.body import Body, Frame
from symbody.model.joint import Joint
from symbody.model.loads import joint_loads
from symbody.model.loops.relations import GearPair, JointFormula, Transmission
from symbody.model.model import Model
from symbody.model.visuals import Box, Cylinder, Mesh, Shape, Sphere, Visual
from symbody.spatial.vectors import full

LEAVABLE = (
    "armatures", "constraints", "curves", "drives", "expressions", "inputs", "loads",
    "loops", "sensors", "states", "visuals",
)  # fmt: skip


# Viscous [N m s/rad or N s/m] and dry friction [N m or N] along one velocity.
Friction: TypeAlias = tuple[float, float]


@final
@dataclass
class Extras:
    """Friction by velocity; (coordinate, multiplier, offset) by what follows it."""

    friction: dict[Symbol, Friction] = field(default_factory=dict)
    mimics: dict[Symbol, tuple[Symbol, float, float]] = field(default_factory=dict)


def refuse(leave_out: Sequence[str], kind: str, who: str, why: str) -> None:
    """Raise FileError unless elements of a kind may be left out of a file."""
    if kind in leave_out:
        return
    remedy = f"let {kind} go with leave_out=[{kind!r}] (--leave-out {kind}), or "
    raise FileError(
        f"{who}: a URDF file cannot hold it: {why}. JSON holds every model; else "
        f"{remedy if kind in LEAVABLE else ''}change the model."
    )


def extras_of(model: Model, leave_out: Sequence[str]) -> Extras:
    """Return friction and mimics of the joints; FileError for what URDF cannot hold."""

    def refuse_all(kind: str, names: Iterable[str]) -> None:
        for name in names:
            refuse(leave_out, f"{kind}s", f"{kind} {name!r}", f"it has no {kind}s")

    refuse_all("input", model.inputs)
    refuse_all("state", model.states)
    refuse_all("curve", model.curves)
    refuse_all("expression", [*model.expressions, *model.undefined])
    for joint in model.joints.values():
        _check_joint(joint, leave_out)
    extras = Extras()
    for name, named in model.loops.items():
        if not _add_mimic(model, named.loop, extras):
            why = "joints can only follow another one in proportion ('mimic')"
            refuse(leave_out, "loops", f"loop {name!r}", why)
    refuse_all("constraint", model.constraints)
    refuse_all("sensor", model.sensors)
    for name, load in model.loads.items():
        if not _add_friction(model, load.load, extras):
            why = "its only loads are damping and dry friction of joints, not free ones"
            refuse(leave_out, "loads", f"load {name!r}", why)
    return extras


def is_floating(joint: Joint) -> bool:
    """Return whether a joint is free, its rotation by a quaternion."""
    return [e.label for e in joint.elements] == ["Tx", "Ty", "Tz", "Q"]


def _check_joint(joint: Joint, leave_out: Sequence[str]) -> None:
    who = f"joint {joint.name!r}"
    kinds = {element.kind for element in joint.elements}
    if "G" in kinds:
        why = f"its motion follows a law ({type(joint.kind).__name__})"
        refuse(leave_out, "joints", who, why)
    if "Q" in kinds and not is_floating(joint):
        why = "it has no ball joints; Spherical('cardan') is three joints there"
        refuse(leave_out, "joints", who, why)
    if any(drive is not None for drive in joint.drives):
        refuse(leave_out, "drives", who, "it is driven")
    if any(inertia is not ZERO for inertia in joint.armature):
        refuse(leave_out, "armatures", who, "it has an armature")


def _linear(model: Model, formula: Node, of: Symbol) -> tuple[float, float] | None:
    """Return slope and value at zero of a formula; None if it is not linear."""
    slope, rest = derivative(formula, of), substitute(formula, {of: ZERO})
    if any(s.name not in _constants(model) for s in symbols_of(slope, rest)):
        return None
    return model.default_value(slope), model.default_value(rest)


def _constants(model: Model) -> set[str]:
    return {s.name for p in model.parameters.values() for s in p.symbols.ravel()}


def _add_mimic(model: Model, loop: object, extras: Extras) -> bool:
    """Add a loop, if it is a joint that follows another one in proportion."""
    if isinstance(loop, GearPair):
        loop = loop.transmission()
    if isinstance(loop, Transmission):
        ratio, offset = (model.default_value(x) for x in (loop.ratio, loop.offset))
        extras.mimics[loop.joint2] = loop.joint1, ratio, offset
        return True
    if isinstance(loop, JointFormula):
        constants = _constants(model)
        others = [s for s in symbols_of(loop.formula) if s.name not in constants]
        if len(others) == 1 and any(others[0] in j.q for j in model.joints.values()):
            line = _linear(model, loop.formula, others[0])
            if line is not None:
                extras.mimics[loop.joint] = others[0], *line
                return True
    return False


def _add_friction(model: Model, load: Any, extras: Extras) -> bool:
    """Add a load, if it is friction in a joint."""
    brakes = _brakes(model, load)
    if brakes is None or any(min(brake) < 0 for brake in brakes):
        return False
    if is_floating(load.joint):
        return False
    for velocity, brake in zip(load.joint.v, brakes, strict=True):
        damping, dry = extras.friction.get(velocity, (0.0, 0.0))
        extras.friction[velocity] = damping + brake[0], dry + brake[1]
    return True


def _brakes(model: Model, load: object) -> list[Friction] | None:
    """Return the friction that a load is, one a velocity; None if it is none."""
    if isinstance(load, joint_loads.TorsionalSpringDamper):
        if any(load.law) or any(k is not ZERO for k in load.stiffness):
            return None
        rows = [(d, ZERO) for d in load.damping]
    elif isinstance(load, joint_loads.CoulombFriction):
        dry = [c * f for c, f in zip(load.coefficient, load.normal_force, strict=True)]
        rows = list(zip(load.viscous, dry, strict=True))
    elif isinstance(load, joint_loads.JointForce):
        lines = [
            _linear(model, force, v)
            for force, v in zip(load.force, load.joint.v, strict=True)
        ]
        if any(line is None or line[1] for line in lines):
            return None
        return [(-line[0], 0.0) for line in lines if line is not None]
    else:
        return None
    constants = _constants(model)
    if any(s.name not in constants for row in rows for s in symbols_of(*row)):
        return None
    return [(model.default_value(d), model.default_value(f)) for d, f in rows]


# URDF wants limits of sliding joints, and of forces and speeds; models need not have
# any.
_NO_LIMIT = 1e9


def write_urdf(model: Model, path: Path, *, leave_out: Sequence[str] = ()) -> str:
    """Return a model as URDF; FileError names the first element that it cannot hold."""
    kinds = [leave_out] if isinstance(leave_out, str) else leave_out
    for kind in kinds:
        if kind not in LEAVABLE:
            raise FileError(
                f"leave_out={kind!r}: unknown. Known are {', '.join(LEAVABLE)}."
            )
    return _Writer(model, path.parent, extras_of(model, kinds), kinds).text()


@final
class _Writer:
    def __init__(
        self, model: Model, folder: Path, extras: Extras, leave_out: Sequence[str]
    ) -> None:
        self._model, self._folder = model, folder
        self._extras, self._leave_out = extras, leave_out
        self._carrier = _carriers(model)
        self._names: set[str] = {*model.bodies}
        self._root = Element("robot", name=model.name)
        self._joint_of = {
            q: q.name.removeprefix("q_")
            for joint in model.joints.values()
            for q in joint.q
        }

    def text(self) -> str:
        base = self._base()
        if base is None:
            self._names.add("world")
            self._link(self._model.world)
        for body in self._model.bodies.values():
            self._link(body)
        for joint in self._model.joints.values():
            if joint is not base:
                self._joint(joint)
        for body in (self._model.world, *self._model.bodies.values()):
            self._frames(body)
        indent(self._root)
        xml = tostring(self._root, encoding="unicode")
        return f'<?xml version="1.0" encoding="utf-8"?>\n{xml}\n'

    def _base(self) -> Joint | None:
        """Return the joint that fixes the root to the world; None for a world link."""
        first = [j for j in self._model.joints.values() if _is_world(j.parent.body)]
        shown = any(_is_world(v.frame.body) for v in self._model.visuals.values())
        if len(first) != 1 or first[0].elements or shown or self._model.world.frames:
            return None
        return first[0] if self._place(first[0].parent).is_identity else None

    def _value(self, node: Scalar) -> float:
        return self._model.default_value(node)

    def _values(self, nest: object) -> Floats:
        array = np.asarray(nest, dtype=object)
        flat = [self._value(node) for node in array.ravel().tolist()]
        return np.reshape(np.array(flat, float), array.shape)

    def _place(self, frame: Frame) -> Pose:
        """Return the place of a frame in the frame of its link."""
        own = Pose(self._values(frame.p), self._values(frame.R))
        carrier = self._carrier.get(frame.body.name)
        if carrier is None:
            return own
        child = carrier.child
        link = Pose(self._values(child.p), self._values(child.R))
        return own if link.is_identity else link.inverse() @ own

    def _link(self, body: Body) -> None:
        link = SubElement(self._root, "link", name=body.name)
        if body.mass is not ZERO or any(entry is not ZERO for entry in body.inertia):
            place = self._place(body.origin)
            inertial = SubElement(link, "inertial")
            com = place.p + place.R @ self._values(body.com)
            _origin(inertial, Pose(com, np.eye(3)))
            SubElement(inertial, "mass", value=_text(self._value(body.mass)))
            J = place.R @ self._values(full(body.inertia)) @ place.R.T
            entries = {
                f"i{'xyz'[i]}{'xyz'[j]}": _text((J[i, j] + J[j, i]) / 2)
                for i in range(3)
                for j in range(i, 3)
            }
            SubElement(inertial, "inertia", entries)
        for visual in self._model.visuals.values():
            if visual.frame.body is body:
                self._visual(link, visual)

    def _visual(self, link: Element, visual: Visual) -> None:
        form = self._form(visual.shape)
        if form is None:
            why = f"{type(visual.shape).__name__} is no shape there"
            refuse(self._leave_out, "visuals", f"visual {visual.name!r}", why)
            return
        element = SubElement(link, "visual", name=visual.name)
        place = self._place(visual.frame)
        axis = getattr(visual.shape, "axis", "z")
        if axis != "z":
            quarter = math.pi / 2
            turn = about(1, quarter) if axis == "x" else about(0, -quarter)
            place = place @ pose(R=turn)
        _origin(element, place)
        SubElement(element, "geometry").append(form)
        material = SubElement(element, "material", name=f"{visual.name}_color")
        SubElement(material, "color", rgba=_row([*visual.color, visual.opacity]))

    def _form(self, shape: Shape) -> Element | None:
        match shape:
            case Box(size):
                return Element("box", size=_row(self._values(size)))
            case Cylinder(radius, length):
                sizes = {"radius": radius, "length": length}
                texts = {name: _text(self._value(x)) for name, x in sizes.items()}
                return Element("cylinder", texts)
            case Sphere(radius):
                return Element("sphere", radius=_text(self._value(radius)))
            case Mesh(file, scale):
                named = relative_to(self._folder, file)
                row = _row([self._value(scale)] * 3)
                return Element("mesh", filename=named, scale=row)
        return None

    def _joint(self, joint: Joint) -> None:
        place = self._place(joint.parent)
        parent, child = joint.parent.body.name, joint.child.body.name
        if not joint.elements or is_floating(joint):
            kind = "floating" if joint.elements else "fixed"
            self._one(self._free(joint.name), kind, parent, child, place)
            return
        last = len(joint.elements) - 1
        for i, element in enumerate(joint.elements):
            name = self._joint_of[joint.q[i]]
            to = child if i == last else self._free(f"{name}_link")
            if i < last:
                SubElement(self._root, "link", name=to)
            limits = joint.limits[i]
            turns = element.kind == "R"
            kind = "prismatic" if not turns else "revolute" if limits else "continuous"
            made = self._one(name, kind, parent, to, place)
            SubElement(made, "axis", xyz=_row(self._values(element.axis)))
            if kind != "continuous":
                low, high = limits or (-math.inf, math.inf)
                bounds = (
                    max(low, -_NO_LIMIT),
                    min(high, _NO_LIMIT),
                    _NO_LIMIT,
                    _NO_LIMIT,
                )
                names = ("lower", "upper", "effort", "velocity")
                texts = dict(zip(names, map(_text, bounds), strict=True))
                SubElement(made, "limit", texts)
            self._extra(made, joint, i)
            parent, place = to, pose()

    def _extra(self, made: Element, joint: Joint, i: int) -> None:
        damping, dry = self._extras.friction.get(joint.v[i], (0.0, 0.0))
        if damping or dry:
            texts = {"damping": _text(damping), "friction": _text(dry)}
            SubElement(made, "dynamics", texts)
        if joint.q[i] in self._extras.mimics:
            other, multiplier, offset = self._extras.mimics[joint.q[i]]
            texts = {"multiplier": _text(multiplier), "offset": _text(offset)}
            SubElement(made, "mimic", {"joint": self._joint_of[other], **texts})

    def _one(self, name: str, kind: str, parent: str, child: str, at: Pose) -> Element:
        made = SubElement(self._root, "joint", name=name, type=kind)
        _origin(made, at)
        SubElement(made, "parent", link=parent)
        SubElement(made, "child", link=child)
        return made

    def _frames(self, body: Body) -> None:
        """Add the frames that no joint uses as links without mass."""
        ends = [end for j in self._model.joints.values() for end in (j.parent, j.child)]
        for frame in body.frames.values():
            if not any(frame is end for end in ends):
                name = self._free(frame.name, f"{body.name}_{frame.name}")
                SubElement(self._root, "link", name=name)
                joint = self._free(f"{name}_fixed")
                self._one(joint, "fixed", body.name, name, self._place(frame))

    def _free(self, *wanted: str) -> str:
        """Return the first name that is not taken, and take it."""
        taken = {*self._names, *self._joint_of.values()}
        names = chain(wanted, (f"{wanted[-1]}_{i}" for i in count(2)))
        name = next(name for name in names if name not in taken)
        self._names.add(name)
        return name


def _is_world(body: Body) -> bool:
    return body.name == "world"


def _carriers(model: Model) -> dict[str, Joint]:
    carriers: dict[str, Joint] = {}
    for joint in model.joints.values():
        name = joint.child.body.name
        if name in carriers:
            raise FileError(
                f"joint {joint.name!r}: it carries the body {name!r}, which the joint "
                f"{carriers[name].name!r} carries already. A file of URDF holds trees."
            )
        carriers[name] = joint
    for name in model.bodies:
        if name not in carriers:
            raise FileError(f"body {name!r}: no joint carries it. Add one.")
    return carriers


def _origin(element: Element, at: Pose) -> None:
    if not at.is_identity:
        SubElement(element, "origin", xyz=_row(at.p), rpy=_row(_roll_pitch_yaw(at.R)))


def _roll_pitch_yaw(R: Floats) -> tuple[float, float, float]:
    """Return the angles about fixed x, y, z; where x leads to ±z the first is 0."""
    across = math.hypot(R[0, 0], R[1, 0])
    pitch = math.atan2(-R[2, 0], across)
    if across < 1e-12:
        return 0.0, pitch, math.atan2(-R[0, 1], R[1, 1])
    return math.atan2(R[2, 1], R[2, 2]), pitch, math.atan2(R[1, 0], R[0, 0])


def _text(value: float) -> str:
    return number(float(value) + 0.0)[0]


def _row(values: Iterable[float]) -> str:
    return " ".join(map(_text, values))
